import type { GameEvent } from '@marshall/rules';
import { Badge } from '../../look/Glyph.tsx';
import { powerColours } from '../../look/powers.ts';
import { Die } from '../../moment/Dice.tsx';
import { powerOf } from '../../room/facts.ts';
import { seatTitle } from '../../session/names.ts';
import { sceneWords } from '../../words.ts';
import type { SceneProps } from '../scenes.ts';
import type { Properties } from './frame.ts';
import './bids.css';

/** More are never bid at once. */
const CUBES = ['first', 'second', 'third'];

/** Sealed bids: the cubes lie face down on the cards, turn over together, and the dice put the bidders in order. */
export function Bids({ beat, after, still }: SceneProps) {
  const { view } = after;
  const bids = beat.events.find((event) => event.type === 'bids-revealed')?.bids ?? {};
  const sequence = beat.events.find((event) => event.type === 'sequence-set')?.sequence ?? [];
  const seats = view.order.filter((seat) => view.seats[seat]?.out === undefined);
  return (
    <div className="bids-turn" data-still={still || undefined}>
      {seats.map((seat, i) => {
        const power = powerOf(view, seat);
        const cubes = bids[seat] ?? 0;
        const order = sequence.indexOf(seat) + 1;
        const style: Properties = { ...(power === undefined ? {} : powerColours(power)), '--nth': i };
        return (
          <div key={seat} className="bid-card" data-cubes={cubes} style={style}>
            {power && <Badge power={power} />}
            <b>{seatTitle(view, seat)}</b>
            <span className="bid-flip">
              <span className="bid-back" aria-hidden="true" />
              <span className="bid-face">
                {cubes === 0 ? (
                  <i className="cube none" />
                ) : (
                  CUBES.slice(0, cubes).map((cube) => <i key={cube} className="cube" />)
                )}
                <em>{sceneWords.cubes(cubes)}</em>
              </span>
            </span>
            <span className="bid-order">
              {rollsOf(beat.events, seat).map((face, nth) => (
                // Dice of one throw are told apart by their place alone.
                <Die key={`die ${nth}`.toString()} face={face} order={nth} />
              ))}
              {order > 0 && <strong>{sceneWords.nth(order)}</strong>}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The dice that a bidder rolled for his place. */
const rollsOf = (events: readonly GameEvent[], seat: string): readonly number[] =>
  events.flatMap((event) => (event.type === 'rolled' && event.name.startsWith(`${seat},`) ? [event.value] : []));
