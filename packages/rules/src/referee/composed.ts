// What the game is composed of, as the referee needs it. `game.ts` stands on top of all rooms and says it once; the referee
// stands below them and looks it up here.
import type { COMMANDS, DRILL, EVENTS, GAME_VIEW, IMAGINE_SETS, PROCEDURES, QUESTIONS } from '../game.ts';
import type { readOptions } from '../options.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Offer } from '../state/offers.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import type { Setup } from './game.ts';
import type { Viewer } from './redact.ts';

export interface Composed {
  readonly commands: typeof COMMANDS;
  readonly events: typeof EVENTS;
  readonly procedures: typeof PROCEDURES;
  readonly questions: typeof QUESTIONS;
  readonly drill: typeof DRILL;
  /** The table of answers for the options of a game. */
  rulebookOf(options: Setup['options']): Rulebook;
  readonly readOptions: typeof readOptions;
  /** The expansions' slots as a viewer may know them, and such slots made up from what they know. */
  readonly viewSets: typeof GAME_VIEW;
  readonly imagineSets: typeof IMAGINE_SETS;
  /** An offer as a viewer may know it. */
  seenOffer(state: Position, offer: DeepReadonly<Offer>, viewer: Viewer): DeepReadonly<Offer>;
}

let all: Composed | undefined;

/** Told by `game.ts` as it loads. */
export function compose(parts: Composed): void {
  all = parts;
}

/** The game as it was composed. */
export function composed(): Composed {
  if (all === undefined) throw new Error('nobody composed the game: import game.ts, index.ts or testing/index.ts');
  return all;
}
