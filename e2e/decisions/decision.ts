import type { Command, Power } from '@marshall/rules';
import type { Hand } from '../hands.ts';
import type { Played, Prepared } from '../position.ts';

/** One decision of an expansion: where it comes up, what a person reads, what they press, and what shows that it is done. */
export interface Decision {
  /** As a sentence of the rules would say it. */
  readonly name: string;
  readonly command: Command['type'];
  /** What is asked then. */
  readonly question: string;
  readonly at: Prepared;
  /** What stands in the moment once the presses but the last are made: the choice, its cost, what follows from waiting. */
  readonly reads: readonly (string | RegExp)[];
  /** What is chosen before the last button. */
  readonly chooses?: (hand: Hand) => Promise<void>;
  /** The button that does it. */
  readonly presses: string | RegExp;
  /** What the log says of it then. */
  readonly log?: string | RegExp;
  /** What is asked next, where the log is silent. */
  readonly next?: string;
  /** How zones are called afterwards for people who cannot see the map. */
  readonly board?: Readonly<Record<string, RegExp>>;
  /** Played once more by keys alone. */
  readonly byKeys?: true;
}

export const by = (seat: Power, command: Command): Played => ({ seat, command });
