import type { Command } from '@marshall/rules';
import type { Reason } from '@marshall/words';
import type { Weights } from './characters.ts';

/** What a commander has decided, and why. */
export interface Decision {
  readonly command: Command;
  readonly why: Reason;
}

/** How a commander thinks: what it cares for, and how far it sees. */
export interface Mind {
  readonly weights: Weights;
  /** Sees what the market will do: holds out for a price, buys to lift it, knows what Détente will count. A beginner does not. */
  readonly shrewd: boolean;
  /** The price in millions below which it would rather keep its stock for the next cycle. */
  readonly holdOut: number;
  /** The same in the last cycle, when what is kept counts at the closing price. */
  readonly lastHoldOut: number;
  /** How much larger than the guards of a land it wants its force to be before it starts a war. */
  readonly superiority: number;
  /** Sets that it keeps for a war, at most. */
  readonly warChest: number;
  /** Gives up trade for a war once it is rich. A general judges that by what it learned. */
  readonly ventures: boolean;
  /** Buys and sells companies by the prices of the day, where others do. */
  readonly haggles: boolean;
  /** How often it does something thoughtless instead, out of 100. */
  readonly slips: number;
}
