import { type ChartAhead, UNIT_ROWS, type View } from '@marshall/rules';
import { Emblem } from '../look/Glyph.tsx';
import { powerColours } from '../look/powers.ts';
import { powerOf } from '../room/facts.ts';
import { countTitle, seatTitle, zoneInText, zoneTitle } from '../session/names.ts';
import { unitGlyph, unitKind } from '../session/units.ts';
import { expansionWords, list, words } from '../words.ts';
import { type BattleStory, type Side, type SideStory, sumOf } from './battle-story.ts';
import { ChartLetters, sideIn } from './ChartAhead.tsx';
import { ChartResult } from './ChartResult.tsx';
import { Dice } from './Dice.tsx';
import { Drill } from './Drill.tsx';
import { Men } from './Men.tsx';

interface BattleCardProps {
  readonly view: View;
  readonly story: BattleStory;
  /** What stands on each side now; nothing where the battle is only told. */
  readonly standing?: Readonly<Record<Side, Readonly<Partial<Record<string, number>>>>> | undefined;
  /** What the chart may give, until it is read. */
  readonly ahead?: ChartAhead;
}

/** Both sides of a battle: who, with what, the dice as they fell, and what they removed. */
export function BattleCard({ view, story, standing, ahead }: BattleCardProps) {
  const where =
    story.from === undefined
      ? zoneTitle(story.to)
      : words.moment.battle.way(zoneTitle(story.from), zoneTitle(story.to));
  return (
    <section className="battle" aria-label={words.moment.battle.heading(zoneInText(story.to))}>
      <p className="eyebrow">
        {story.counterattack ? words.moment.battle.counterattack : words.moment.battle.attack} · {where}
      </p>
      <Drill now={story.step} names={(story.chart ?? ahead) ? BY_CHART : STEP_NAMES} />
      <SideCard
        view={view}
        story={story}
        side="attacker"
        standing={standing?.attacker}
        enemy={standing?.defender ?? {}}
      />
      <SideCard
        view={view}
        story={story}
        side="defender"
        standing={standing?.defender}
        enemy={standing?.attacker ?? story.units}
      />
      {story.chart && <ChartResult chart={story.chart} />}
      {ahead && <ChartLetters chart={ahead} side={sideIn(view)} />}
      {story.endings.map((ending) => (
        <p key={ending} className="battle-end">
          {ending}
        </p>
      ))}
    </section>
  );
}

const STEP_NAMES: Readonly<Record<string, string>> = words.moment.battle.steps;
const BY_CHART: typeof STEP_NAMES = { ...STEP_NAMES, ...expansionWords.chart.steps };

interface SideCardProps {
  readonly view: View;
  readonly story: BattleStory;
  readonly side: Side;
  readonly standing: Readonly<Partial<Record<string, number>>> | undefined;
  readonly enemy: Readonly<Partial<Record<string, number>>>;
}

function SideCard({ view, story, side, standing, enemy }: SideCardProps) {
  const text = words.moment.battle;
  const { seat, supplied, lost, points, edge } = story[side];
  const power = powerOf(view, seat);
  const units = standing ?? (side === 'attacker' ? story.units : {});
  const counted = list(kinds(units).map(([kind, number]) => countTitle(view, kind, number)));
  const enemyLost = sumOf(story[side === 'attacker' ? 'defender' : 'attacker'].lost);
  const dice = diceOf(story[side], seat === undefined);
  return (
    <article className="side" style={power && powerColours(power)}>
      <header>
        <span>
          {power && <Emblem power={power} />} {seat === undefined ? text.militia : seatTitle(view, seat)}{' '}
          <small>{seat !== undefined && seat === view.viewer ? text.you : text[side]}</small>
        </span>
        <small>
          {[counted, supplied === undefined ? '' : supplied ? text.set : text.noSet].filter(Boolean).join(', ')}
        </small>
      </header>
      {dice.length > 0 && (
        <div className="dice">
          <Dice dice={dice} />
          <span className="sum">
            {points === undefined ? (
              text.rollsNext
            ) : (
              <>
                <b>{points}</b>
                {edge === 0 ? '' : text.edge(edge)}{' '}
                {enemyLost > 0 ? text.removed(enemyLost) : text.removesUpTo(Math.floor(points / cheapest(enemy)))}
              </>
            )}
          </span>
        </div>
      )}
      {sumOf(lost) > 0 && (
        <p className="fallen">
          {kinds(lost).map(([kind, number]) => (
            <Men key={kind} kind={unitGlyph(kind)} number={number} label={text.lost(countTitle(view, kind, number))} />
          ))}
        </p>
      )}
    </article>
  );
}

/** Dice by what they are for, with the faces that fell. */
function diceOf({ dice, faces }: SideStory, militia: boolean): { readonly name: string; readonly face?: number }[] {
  const names =
    dice === undefined
      ? faces.map(() => (militia ? words.moment.battle.militiaDie : ''))
      : Object.entries(dice).flatMap(([name, number]) =>
          Array.from({ length: number ?? 0 }, () => words.moment.battle.diceFor[name] ?? name),
        );
  return names.map((name, i) => {
    const face = faces[i];
    return face === undefined ? { name } : { name, face };
  });
}

const kinds = (counts: Readonly<Partial<Record<string, number>>>): (readonly [string, number])[] =>
  Object.entries(counts).flatMap(([kind, number]) => (number ? [[kind, number] as const] : []));

/** The points of the unit of a force that is removed most easily; those of an army where the force is not known. */
function cheapest(force: Readonly<Partial<Record<string, number>>>): number {
  const points = kinds(force).flatMap(([kind]) => {
    const unit = unitKind(kind);
    return unit === undefined ? [] : [UNIT_ROWS[unit].killPoints];
  });
  return points.length === 0 ? UNIT_ROWS.army.killPoints : Math.min(...points);
}
