// What this set remembers of a battle.
import { type BeforeDice, battleIn, type Side } from '../../../battle/battle.ts';
import type { State } from '../../../state/state.ts';
import type { Benefit } from './levels.ts';

export interface TechBattle {
  /** Those who have technology for it have been asked what they show. */
  asked?: true;
  /** What it gives each side, once it is shown. */
  benefits?: Record<Side, Benefit>;
}

/** What a battle knows in the steps of this set. */
export interface TechSteps {
  disclosure: BeforeDice;
}

/** The slot of the battle under way; for evolve only. */
export function techIn(state: State): TechBattle {
  const battle = battleIn(state);
  battle.sets ??= {};
  battle.sets.tech ??= {};
  return battle.sets.tech;
}
