// What this set remembers of a battle.
import { type AfterOccupation, type BeforeDice, battleIn, type UnderFire } from '../../../battle/battle.ts';
import type { Sea } from '../../../board/index.ts';
import type { Seat } from '../../../state/seat.ts';
import type { State } from '../../../state/state.ts';

export interface MarineBattle {
  /** The declared target is merchant ships. */
  convoy?: true;
  /** Navies stood by them when they were named. */
  escorted?: true;
  /** When it came to fighting nobody stood by them. */
  unguarded?: true;
  /** The group that must be gone before points go on to the other. */
  struckFirst?: 'convoy' | 'escorts';
  /** The name of this battle's Step E, as the window in which ships sail once. */
  stepE?: string;
  /** Who has finished with their ships in it. */
  done?: Seat[];
  /** Who turned down whose proposal in it. */
  refused?: { user: Seat; partner: Seat }[];
  /** Navies of the attacker by sea: how many attack, and how many there have attacked in this Stage 4. */
  fleets?: Partial<Record<Sea, { attacking: number; engaged: number }>>;
}

/** What a battle knows in the steps of this set. */
export interface MarineSteps {
  'escorts-leave': BeforeDice;
  'convoy-looked-at': BeforeDice;
  detection: UnderFire;
  'escorts-counted': UnderFire;
  'defender-ships': AfterOccupation;
  'attacker-ships': AfterOccupation;
}

/** The slot of the battle under way; for evolve only. */
export function marineBattleIn(state: State): MarineBattle {
  const battle = battleIn(state);
  battle.sets ??= {};
  battle.sets.marine ??= {};
  return battle.sets.marine;
}
