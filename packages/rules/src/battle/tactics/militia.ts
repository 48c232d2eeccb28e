// Militia: an empty zone defends itself with one die (B-TAC-17 to -20, Q-B-61).

import { isTerritory, type Zone, zoneName } from '../../board/index.ts';
import type { Clause } from '../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import type { Pieces } from '../../state/pieces.ts';
import type { DeepReadonly } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import { attackingPieces, battleIn, type ConventionalFrame } from '../battle.ts';
import { next } from '../conventional.ts';

const POINTS = 3;
const CLAUSES: readonly Clause[] = ['B-TAC-17', 'B-TAC-18', 'B-TAC-19', 'Q-B-61'];

export type MilitiaEvent = MilitiaRolled;
/** The die is known and something is decided before it takes effect. */
interface MilitiaRolled extends EventBase {
  readonly type: 'militia-rolled';
  readonly zone: Zone;
  readonly points: number;
}

export const militiaEvents: EventDefs<MilitiaEvent> = {
  'militia-rolled': {
    clauses: ['B-TAC-17', 'B-TAC-18', 'Q-B-61'],
    evolve: (state, { points }) => {
      battleIn(state).points.defender = points;
    },
  },
};

/** The Marshall's die: one attacking unit for each full three points. */
export function militiaFires(play: Play, battle: DeepReadonly<ConventionalFrame>): void {
  if (battle.picked.includes('defender')) next(play, battle);
  else takeVictims(play, battle, rollDie(play, battle));
}

/** The same in two halves. */
export function militiaRolls(play: Play, battle: DeepReadonly<ConventionalFrame>): void {
  if (battle.points.defender !== undefined) next(play, battle);
  else play.emit({ type: 'militia-rolled', zone: battle.to, points: rollDie(play, battle) });
}

export function militiaRemoves(play: Play, battle: DeepReadonly<ConventionalFrame>): void {
  if (battle.picked.includes('defender')) next(play, battle);
  else takeVictims(play, battle, sure(battle.points.defender));
}

function rollDie(play: Play, battle: DeepReadonly<ConventionalFrame>): number {
  return play.roll(`militia of ${zoneName(battle.to)}`);
}

function takeVictims(play: Play, battle: DeepReadonly<ConventionalFrame>, die: number): void {
  const losses = victims(play, battle, Math.floor(die / POINTS));
  play.emit({ type: 'units-lost', side: 'attacker', seat: battle.attacker, losses, clauses: CLAUSES });
}

/** What militia can hit: the least valuable first, the empty before the laden; in a landing armies only. */
export function militiaTargets(play: Play, battle: DeepReadonly<ConventionalFrame>): Pieces[] {
  return attackingPieces(play, battle).filter(
    ({ kind, zone }) =>
      play.rulebook.unit(kind).killPoints <= POINTS && (battle.tactic !== 'amphibious' || isTerritory(zone)),
  );
}

function victims(play: Play, battle: DeepReadonly<ConventionalFrame>, kills: number): Pieces[] {
  const losses: Pieces[] = [];
  let left = kills;
  const all = attackingPieces(play, battle);
  for (const piece of militiaTargets(play, battle)) {
    if (play.rulebook.mayRemove(play, battle, 'defender', all, [], piece) !== undefined) continue;
    const number = Math.min(left, piece.number);
    if (number > 0) losses.push({ ...piece, number });
    left -= number;
  }
  return losses;
}
