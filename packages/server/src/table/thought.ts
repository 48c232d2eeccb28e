// One decision of a computer commander, as it can be sent to a thread: what its seat may know, and nothing else.
import { commanderNamed, type Memory, type Moment, random, fallback as silent } from '@marshall/bots';
import { type Command, imagine, options, quickStream, type Seat, type Setup, type View } from '@marshall/rules';

/** What a commander is asked. */
export interface Thought {
  readonly commander: string;
  readonly seat: Seat;
  readonly setup: Setup;
  readonly view: View;
  /** What the seat remembers. */
  readonly memory?: Memory;
  /** The legal answer for a silent seat. */
  readonly fallback: Command;
  /** Where its own chance begins; never the dice of the game. */
  readonly seed: string;
  /** Milliseconds that a search may take; without them the same seed gives the same decision on any machine. */
  readonly millis?: number;
}

/** Decides: here or in a thread, the same for the same thought. */
export async function decide(thought: Thought): Promise<Command> {
  const { commander, millis } = thought;
  const clock = millis === undefined ? undefined : { now: () => performance.now(), millis };
  return (commanderNamed(commander, clock) ?? silent).decide(momentOf(thought));
}

/** What may be done is walked on a game imagined from the view: what is offered depends on what the seat knows alone. */
function momentOf({ seat, setup, view, memory, fallback, seed }: Thought): Moment {
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

/** Whether a commander decides at once, so that no thread is needed for it. */
export function isQuick({ commander }: Thought): boolean {
  return commander === silent.name || commander === random.name || commanderNamed(commander) === undefined;
}
