// A game gone through once more, command by command, with what everybody remembered at each.
import {
  type Command,
  cloneState,
  type Entry,
  evolve,
  fold,
  type Game,
  type GameEvent,
  openTable,
  quickStream,
  type Seat,
  type Setup,
  type State,
  standing,
} from '@marshall/rules';
import { Recall } from '../memory/recall.ts';

/** A game that is over, as its file or the browser keeps it. */
export interface Record {
  readonly setup: Setup;
  /** The position it began with, if not with an opening. */
  readonly base?: State;
  readonly entries: readonly RecordEntry[];
}

export interface RecordEntry extends Entry {
  /** Set where the table answered for its player. */
  readonly auto?: true;
}

/** One command of the game: the position before it, with what came of it. */
export interface Turn {
  /** Its number among the entries; the position after it is that of moment `index + 1`. */
  readonly index: number;
  readonly seat: Seat | undefined;
  /** Missing where nobody commanded, or where it was taken back later. */
  readonly command: Command | undefined;
  readonly auto: boolean;
  readonly events: readonly GameEvent[];
  /** The position before it; it becomes the one after it when the next turn is asked for. */
  readonly game: Game;
  readonly recall: Recall;
}

/** All turns of a game in their order; what was taken back did not happen. */
export function* courseOf({ setup, base, entries }: Record): Generator<Turn> {
  const state = base === undefined ? fold(setup, []) : cloneState(base);
  const stands = new Set<GameEvent>(standing(entries.flatMap(({ events }) => events)));
  const recall = new Recall(setup.seats);
  const game = openTable(setup, state, quickStream('review'));
  for (const [index, { seat, command, events: all, auto }] of entries.entries()) {
    const events = all.filter((event) => stands.has(event));
    const stood = events.length > 0 && command !== undefined && command.type !== 'undo';
    yield { index, seat, command: stood ? command : undefined, auto: auto === true, events, game, recall };
    for (const event of events) evolve(state, event);
    recall.hear(events);
  }
}
