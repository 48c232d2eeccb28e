// What this set remembers of a battle.
import { type BeforeDice, battleIn, type Side, type UnderFire } from '../../../battle/battle.ts';
import type { State } from '../../../state/state.ts';
import type { UnitKind } from '../../../unit-table.ts';

export interface ApcBattle {
  /** The defender has said that they stay. */
  stays?: true;
  /** Their APCs have stood without oil since Step A (A-OIL-01, Q-A-13). */
  dry?: true;
  /** Sides that have said who gets off. */
  unloaded?: Side[];
  /** The kind that each side must destroy first. */
  targets?: Partial<Record<Side, UnitKind>>;
  /** Fire power as it was compared, and the sides whose APCs are counted in it. */
  power?: Record<Side, number>;
  counted?: Side[];
  /** Sides that have said which APCs absorb, and how many of each class do. */
  absorbed?: Side[];
  shields?: Partial<Record<Side, Record<string, number>>>;
}

/** What a battle knows in the steps of this set. */
export interface ApcSteps {
  stay: BeforeDice;
  'dry-apcs': BeforeDice;
  passengers: BeforeDice;
  targets: BeforeDice;
  'fire-power': UnderFire;
  'defender-absorbs': UnderFire;
  'attacker-absorbs': UnderFire;
  'dry-left': UnderFire;
}

/** The slot of the battle under way; for evolve only. */
export function apcIn(state: State): ApcBattle {
  const battle = battleIn(state);
  battle.sets ??= {};
  battle.sets.apc ??= {};
  return battle.sets.apc;
}
