// Militia: an empty zone defends itself with one die (B-TAC-17 to -20, Q-B-61).
import { isTerritory, zoneName } from '../../board/index.ts';
import type { Play } from '../../referee/play.ts';
import type { DeepReadonly } from '../../state/state.ts';
import { attackingPieces, type ConventionalFrame, type Pieces } from '../battle.ts';
import { next } from '../conventional.ts';

const POINTS = 3;

/** The Marshall's die: one attacking unit for each full three points. */
export function militiaFires(play: Play, battle: DeepReadonly<ConventionalFrame>): void {
  if (battle.picked.includes('defender')) {
    next(play, battle);
    return;
  }
  const die = play.roll(`militia of ${zoneName(battle.to)}`);
  const kills = Math.floor(die / POINTS);
  play.emit({
    type: 'units-lost',
    side: 'attacker',
    seat: battle.attacker,
    losses: victims(play, battle, kills),
    clauses: ['B-TAC-17', 'B-TAC-18', 'B-TAC-19', 'Q-B-61'],
  });
}

/** The least valuable first, the empty before the laden; in a landing armies only. */
function victims(play: Play, battle: DeepReadonly<ConventionalFrame>, kills: number): Pieces[] {
  const losses: Pieces[] = [];
  let left = kills;
  const candidates = attackingPieces(play, battle).filter(
    ({ kind, zone }) =>
      play.rulebook.unit(kind).killPoints <= POINTS && (battle.tactic !== 'amphibious' || isTerritory(zone)),
  );
  for (const piece of candidates) {
    const number = Math.min(left, piece.number);
    if (number > 0) losses.push({ ...piece, number });
    left -= number;
  }
  return losses;
}
