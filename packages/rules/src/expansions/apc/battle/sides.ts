// Who fights with APCs in a battle, and what the battle remembers of them.

import { type ConventionalFrame, piecesOf, type Side } from '../../../battle/battle.ts';
import { isSea, isTerritory } from '../../../board/index.ts';
import type { Play } from '../../../referee/play.ts';
import { forceOf, totalOf } from '../../../state/forces.ts';
import type { Pieces } from '../../../state/pieces.ts';
import type { Seat } from '../../../state/seat.ts';
import type { DeepReadonly } from '../../../state/state.ts';

export type Battle = DeepReadonly<ConventionalFrame>;

export const SIDES: readonly Side[] = ['attacker', 'defender'];

export function other(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The player of a side, if it has one who is still in the game. */
export function playerOf(play: Play, battle: Battle, side: Side): Seat | undefined {
  const seat = battle[side];
  return seat === undefined || play.seat(seat).out !== undefined ? undefined : seat;
}

export function sideOf(battle: Battle, seat: Seat): Side {
  return battle.attacker === seat ? 'attacker' : 'defender';
}

/** The APCs that a side has in the battle, by what is inside them. */
export function apcsOf(play: Play, battle: Battle, side: Side): Pieces[] {
  return piecesOf(play, battle, side).filter(({ kind }) => kind === 'apc');
}

/** Whether a side has passengers in its APCs. */
export function hasPassengers(play: Play, battle: Battle, side: Side): boolean {
  return apcsOf(play, battle, side).some(({ cargo }) => totalOf(cargo) > 0);
}

/** A-ATK-04: navies attack a land from the sea, so that its APCs cannot answer. */
export function isNaval(battle: Battle): boolean {
  return battle.tactic === 'direct' && battle.from !== undefined && isSea(battle.from) && isTerritory(battle.to);
}

/** Whether all that the defender has at the target is APCs, whatever is inside them. */
export function isLeftToApcs(play: Play, { defender, to }: Battle): boolean {
  const force = defender === undefined ? undefined : forceOf(play.state.board, to, defender);
  return force !== undefined && force.units.apc > 0 && totalOf(force.units) === force.units.apc;
}

/** C-MAP-14, A-OIL-02: APCs without oil are left to be captured. */
export function isLeftDry(battle: Battle, side: Side, { kind }: Pieces): boolean {
  return side === 'defender' && kind === 'apc' && isDry(battle);
}

/** A-OIL-01, Q-A-13: their APCs have stood without oil since Step A. */
export function isDry({ sets }: Battle): boolean {
  return sets?.apc?.dry === true;
}
