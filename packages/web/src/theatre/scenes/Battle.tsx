import type { GameEvent, View } from '@marshall/rules';
import { useMemo } from 'react';
import { Glyph } from '../../look/Glyph.tsx';
import type { GlyphName } from '../../look/glyphs.ts';
import { powerColours } from '../../look/powers.ts';
import { type BattleStory, SIDES, type Side, storiesIn } from '../../moment/battle-story.ts';
import { Die } from '../../moment/Dice.tsx';
import { powerOf } from '../../room/facts.ts';
import { seatTitle, zoneTitle } from '../../session/names.ts';
import { unitGlyph } from '../../session/units.ts';
import { sceneWords } from '../../words.ts';
import type { SceneProps } from '../scenes.ts';
import { boxAround, type Properties, useLaid } from './frame.ts';
import './near.css';

type Counts = Readonly<Partial<Record<string, number>>>;

/** How units come to an attack that does not march. */
const COMES = { amphibious: 'navy', airborne: 'plane' } as const satisfies Readonly<Record<string, GlyphName>>;
/** More units than these are a number. */
const MOST_UNITS = 8;

/** A battle on its stage: the zone comes near, dice fall in the middle of the eye, and losses leave the board. */
export function Battle({ beat, before, after, still, lasts, place }: SceneProps) {
  const laid = useLaid(place);
  // Not again with every frame in which the map moves under it.
  const story = useMemo(
    () => storiesIn(after.log, beat.last).findLast(({ first }) => first <= beat.last),
    [after.log, beat.last],
  );
  if (story === undefined) return undefined;
  const declared = beat.events.find((event) => event.type === 'attack-declared');
  const [x, y] = place(story.to) ?? [0, 0];
  const style: Properties = { '--x': `${x}px`, '--y': `${y}px`, '--lasts': `${lasts}ms` };
  const zone = laid?.chart.byId.get(story.to);
  const { view } = before;
  const holder = powerOf(view, story.defender.seat);
  // The table stood so before all that was told at once.
  const known = before.log.at(-1)?.n ?? 0;
  const gone = after.log.flatMap(({ n, event }) => (n > known && n < beat.first && event ? [event] : []));
  return (
    <div className="scene-field" data-still={still || undefined} style={style}>
      {declared && <Comes declared={declared} view={view} place={place} />}
      <div className="near" data-first={declared !== undefined || undefined}>
        <header>
          <h3>{sceneWords.battle(zoneTitle(story.to))}</h3>
          {zone && (
            <svg
              className="near-land"
              viewBox={boxAround(zone)}
              style={holder === undefined ? undefined : powerColours(holder)}
              aria-hidden="true"
            >
              <path d={zone.d} />
            </svg>
          )}
        </header>
        {SIDES.map((side) => (
          <Fighters key={side} side={side} story={story} view={view} beat={beat.events} gone={gone} />
        ))}
      </div>
    </div>
  );
}

interface FightersProps {
  readonly side: Side;
  readonly story: BattleStory;
  readonly view: View;
  readonly beat: readonly GameEvent[];
  /** What happened between the view and this beat. */
  readonly gone: readonly GameEvent[];
}

/** One side: what stands, what leaves with this beat, and the dice that it has thrown. */
function Fighters({ side, story, view, beat, gone }: FightersProps) {
  const { seat, faces, points } = story[side];
  const power = powerOf(view, seat);
  const falls = lossesIn(beat, side);
  const stands =
    side === 'attacker'
      ? less(story.units, story.attacker.lost, falls)
      : less(standing(view, story.to, seat), lossesIn(gone, side), {});
  const throws = beat.some((event) => event.type === 'fired' && event.side === side);
  return (
    <div className="fighters" data-side={side} style={power === undefined ? undefined : powerColours(power)}>
      <b>{seat === undefined ? sceneWords.militia : seatTitle(view, seat)}</b>
      <span className="fighters-units">
        {Object.entries(stands).flatMap(([kind, number = 0]) => {
          const going = falls[kind] ?? 0;
          return Array.from({ length: Math.min(number, MOST_UNITS) }, (_, i) => (
            // Units of a kind are told apart by their place alone.
            <span key={`${kind} ${i}`.toString()} className="fighter" data-falls={i < going || undefined}>
              <Glyph name={unitGlyph(kind)} size={18} />
            </span>
          )).concat(number > MOST_UNITS ? [<em key={`${kind} more`}>{sceneWords.more(number - MOST_UNITS)}</em>] : []);
        })}
      </span>
      {faces.length > 0 && (
        <span className="fighters-dice" data-throws={throws || undefined}>
          {faces.map((face, i) => (
            // Dice of one throw are told apart by their place alone.
            <Die key={`die ${i}`.toString()} face={face} order={i} />
          ))}
          {points !== undefined && <strong>{points}</strong>}
        </span>
      )}
    </div>
  );
}

interface ComesProps {
  readonly declared: Extract<GameEvent, { readonly type: 'attack-declared' }>;
  readonly view: View;
  readonly place: SceneProps['place'];
}

/** An assault from the sea or out of the air, seen to come. */
function Comes({ declared: { tactic, from, target, attacker }, view, place }: ComesProps) {
  const [start, end] = [from === undefined ? undefined : place(from), place(target)];
  const power = powerOf(view, attacker);
  if ((tactic !== 'amphibious' && tactic !== 'airborne') || end === undefined) return undefined;
  // Out of the air units come from above, where nothing says from where.
  const [x, y] = start ?? [end[0], end[1] - 160];
  const style: Properties = {
    ...(power === undefined ? {} : powerColours(power)),
    left: end[0],
    top: end[1],
    '--dx': `${x - end[0]}px`,
    '--dy': `${y - end[1]}px`,
  };
  return (
    <span className="comes" data-tactic={tactic} style={style}>
      <Glyph name={COMES[tactic]} size={40} />
      <small>{sceneWords.tactics[tactic]}</small>
    </span>
  );
}

/** Units of a seat in a zone. */
const standing = (view: View, zone: string, seat: string | undefined): Counts =>
  view.board.find((each) => each.zone === zone)?.forces.find((force) => force.seat === seat)?.units ?? {};

/** What a side loses with these events. */
function lossesIn(events: readonly GameEvent[], side: Side): Counts {
  const lost: Record<string, number> = {};
  for (const event of events)
    if (event.type === 'units-lost' && event.side === side)
      for (const { kind, number } of event.losses) lost[kind] = (lost[kind] ?? 0) + number;
  return lost;
}

/** What was there before these losses, of all that fell so far. */
const less = (all: Counts, lost: Counts, now: Counts): Counts =>
  Object.fromEntries(
    Object.entries(all).map(([kind, number = 0]) => [kind, Math.max(0, number - (lost[kind] ?? 0) + (now[kind] ?? 0))]),
  );
