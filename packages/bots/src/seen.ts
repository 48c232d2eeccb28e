// A moment that was sent from elsewhere: what a seat may know, and nothing else.
import { type Command, imagine, options, quickStream, type Seat, type Setup, type View } from '@marshall/rules';
import type { Moment } from './commander.ts';
import type { Memory } from './memory/recall.ts';

export interface Seen {
  readonly seat: Seat;
  readonly setup: Setup;
  readonly view: View;
  /** What the seat remembers. */
  readonly memory?: Partial<Memory> | undefined;
  /** The legal answer for a silent seat. */
  readonly fallback: Command;
  /** Where the commander's own chance begins; never the dice of the game. */
  readonly seed: string;
}

/** What may be done is walked on a game imagined from the view: what is offered depends on what the seat knows alone. */
export function momentSeen({ seat, setup, view, memory, fallback, seed }: Seen): Moment {
  const game = imagine(setup, view, quickStream(0));
  return {
    seat,
    setup,
    view,
    offers: options(game, seat),
    walk: (draft) => options(game, seat, draft),
    fallback,
    stream: quickStream(seed),
    ...memory,
  };
}
