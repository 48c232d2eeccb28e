import type { GameEvent, Seat } from '@marshall/rules';
import { Emblem } from '../../look/Glyph.tsx';
import { Die } from '../../moment/Dice.tsx';
import { powerOf } from '../../room/facts.ts';
import { seatTitle } from '../../session/names.ts';
import { sceneWords } from '../../words.ts';
import type { Cue } from '../player.ts';
import { useStill } from '../use-theatre.ts';
import type { Properties } from './frame.ts';
import './bids.css';

/** More are never bid at once. */
const CUBES = ['first', 'second', 'third'];

interface BidCardProps {
  readonly cue: Cue;
  readonly seat: Seat;
  readonly lasts: number;
  /** The place of the card in the strip. */
  readonly nth: number;
}

/** A sealed bid on the card of its power: face down, turned over with all the others, then put in order by the dice. */
export function BidCard({ cue: { beat, after }, seat, lasts, nth }: BidCardProps) {
  const still = useStill();
  const { view } = after;
  const bids = beat.events.find((event) => event.type === 'bids-revealed')?.bids ?? {};
  const sequence = beat.events.find((event) => event.type === 'sequence-set')?.sequence ?? [];
  const power = powerOf(view, seat);
  const cubes = bids[seat] ?? 0;
  const order = sequence.indexOf(seat) + 1;
  const rolls = rollsOf(beat.events, seat);
  const style: Properties = { '--nth': nth, '--lasts': `${lasts}ms` };
  return (
    <span className="bid-card" data-cubes={cubes} data-still={still || undefined} style={style}>
      <span className="bid-back" aria-hidden="true">
        <i className="cube" />
      </span>
      <span className="bid-face">
        <span className="bid-who">
          {power && <Emblem power={power} size={18} />}
          <b>{seatTitle(view, seat)}</b>
        </span>
        <span className="bid-cubes">
          {cubes === 0 ? (
            <i className="cube none" />
          ) : (
            CUBES.slice(0, cubes).map((cube) => <i key={cube} className="cube" />)
          )}
          <em>{sceneWords.cubes(cubes)}</em>
        </span>
        <span className="bid-order">
          {rolls.length > MOST_DICE && <span>{'\u2026'}</span>}
          {rolls.slice(-MOST_DICE).map((face, die) => (
            // Dice of one throw are told apart by their place alone.
            <Die key={`die ${die}`.toString()} face={face} order={die} />
          ))}
          {order > 0 && <strong>{sceneWords.nth(order)}</strong>}
        </span>
      </span>
    </span>
  );
}

/** A tie is rolled again and again: the last throws settle it, and a card has room for no more. */
const MOST_DICE = 3;

/** The dice that a bidder rolled for a place. */
const rollsOf = (events: readonly GameEvent[], seat: string): readonly number[] =>
  events.flatMap((event) => (event.type === 'rolled' && event.name.startsWith(`${seat},`) ? [event.value] : []));
