// What the sides of a battle count for on the chart (C-MAP-03 to -05, C-MAP-14).

import { type ConventionalFrame, piecesOf, type Side } from '../../../battle/battle.ts';
import { firePower } from '../../../battle/dice.ts';
import type { Play } from '../../../referee/play.ts';
import type { Rulebook } from '../../../rulebook.ts';
import type { Pieces } from '../../../state/pieces.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { sure } from '../../../sure.ts';
import type { Letter } from '../chart.ts';
import { REPLACED_DICE, SETTINGS } from '../settings.ts';

export type Battle = DeepReadonly<ConventionalFrame>;

/** A side's points before its Generalship die: those of its units, and of its support. */
export interface ChartPoints {
  readonly units: number;
  readonly support: number;
}

export function chartPoints(play: Play, battle: Battle, side: Side): ChartPoints {
  const dice = play.rulebook.battleDice(play, battle, side);
  const won = Object.keys(dice).filter((die) => !REPLACED_DICE.includes(die));
  const edge = Math.floor(play.rulebook.battleEdge(play, battle, side) / SETTINGS.edgePerPoint);
  return {
    units: firePower(play, battle, side),
    support: won.reduce((sum, die) => sum + sure(dice[die]) * SETTINGS.pointsPerDie, 0) + edge,
  };
}

/** Whether a battle is read from the chart: between forces of players, neither against militia nor about what they guard (C-MAP-01, X-18). */
export function isByChart(rulebook: Rulebook, battle: Battle): boolean {
  return battle.defender !== undefined && rulebook.isOnHolders(battle);
}

/** The letter that a battle has been given. */
export function letterOf({ sets }: Battle): Letter | undefined {
  return sets?.chart?.letter;
}

/** What a side loses if it loses all, except for what is taken (C-MAP-14). */
export function allOf(play: Play, battle: Battle, side: Side): Pieces[] {
  return piecesOf(play, battle, side).filter((piece) => !play.rulebook.isTaken(battle, side, piece));
}
