// One decision of a computer commander, as it can be sent to a thread: what its seat may know, and nothing else.
import { commanderNamed, momentSeen, random, type Seen, fallback as silent } from '@marshall/bots';
import type { Command } from '@marshall/rules';

/** What a commander is asked. */
export interface Thought extends Seen {
  readonly commander: string;
  /** Milliseconds that a search may take; without them the same seed gives the same decision on any machine. */
  readonly millis?: number;
}

/** Decides: here or in a thread, the same for the same thought. */
export async function decide(thought: Thought): Promise<Command> {
  const { commander, millis } = thought;
  const clock = millis === undefined ? undefined : { now: () => performance.now(), millis };
  return (commanderNamed(commander, clock) ?? silent).decide(momentSeen(thought));
}

/** Whether a commander decides at once, so that no thread is needed for it. */
export function isQuick({ commander }: Thought): boolean {
  return commander === silent.name || commander === random.name || commanderNamed(commander) === undefined;
}
