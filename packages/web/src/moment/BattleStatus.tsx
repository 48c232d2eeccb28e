import type { View } from '@marshall/rules';
import { Emblem } from '../look/Glyph.tsx';
import { powerColours } from '../look/powers.ts';
import { powerOf } from '../room/facts.ts';
import { countTitle, seatTitle, zoneTitle } from '../session/names.ts';
import type { LogLine } from '../session/session.ts';
import { list, words } from '../words.ts';
import { Dice } from './Dice.tsx';

type Battle = Extract<View['agenda'][number], { readonly procedure: 'conventional' }>;

interface BattleStatusProps {
  readonly view: View;
  readonly log: readonly LogLine[];
}

/** Both sides of the battle that is being fought: who, with what, and the dice as they fell. */
export function BattleStatus({ view, log }: BattleStatusProps) {
  const battle = view.agenda.findLast((frame): frame is Battle => frame.procedure === 'conventional');
  if (battle === undefined) return undefined;
  const units = battle.committed.flatMap(({ units: counts }) => countsOf(view, counts));
  const standing = view.board.find(({ zone }) => zone === battle.to)?.forces;
  const defending = standing?.find(({ seat }) => seat === battle.defender)?.units ?? {};
  return (
    <div className="battle">
      <p className="eyebrow">
        {battle.from === undefined ? '' : `${zoneTitle(battle.from)} \u2192 `}
        {zoneTitle(battle.to)}
      </p>
      <Side view={view} battle={battle} side="attacker" units={list(units)} log={log} />
      <Side view={view} battle={battle} side="defender" units={list(countsOf(view, defending))} log={log} />
    </div>
  );
}

interface SideProps {
  readonly view: View;
  readonly battle: Battle;
  readonly side: 'attacker' | 'defender';
  readonly units: string;
  readonly log: readonly LogLine[];
}

function Side({ view, battle, side, units, log }: SideProps) {
  const text = words.moment.battle;
  const seat = battle[side];
  const power = powerOf(view, seat);
  const points = battle.points[side];
  const dice = points === undefined ? [] : (rolls(log, seat, side)?.dice ?? []);
  const counted = battle.dice?.[side];
  const waiting = counted === undefined ? 0 : Object.values(counted).reduce((sum, number) => sum + number, 0);
  return (
    <div className="side" style={power && powerColours(power)}>
      <header>
        <span>
          {power && <Emblem power={power} />} {seat === undefined ? text.militia : seatTitle(view, seat)}{' '}
          <small>{text[side]}</small>
        </span>
        <small>{units}</small>
      </header>
      {(dice.length > 0 || waiting > 0) && (
        <div className="dice">
          <Dice dice={dice} waiting={points === undefined ? waiting : 0} />
          <span className="sum">
            {points === undefined ? (
              text.rollsNext
            ) : (
              <>
                <b>{points}</b> {text.rolled(Math.floor(points / 3))}
              </>
            )}
          </span>
        </div>
      )}
    </div>
  );
}

const rolls = (log: readonly LogLine[], seat: string | undefined, side: string): LogLine | undefined =>
  seat === undefined || side === '' ? undefined : log.findLast(({ kind, actor }) => kind === 'fired' && actor === seat);

const countsOf = (view: View, counts: Readonly<Partial<Record<string, number>>>): string[] =>
  Object.entries(counts).flatMap(([kind, number]) => (number ? [countTitle(view, kind, number)] : []));
