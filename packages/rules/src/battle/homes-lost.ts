// Homes that change hands by moves in a battle about something else: from whom they are taken, and who strikes back for them.
import { homeOf, type Zone } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { hasFallen, holdsHome, homeOwner } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { mayCounterattack } from './attacks.ts';
import { battleOf, type ConventionalFrame } from './battle.ts';

/** Makes a move; players who lose their last home territory by it have their counterattack first (B-SPOILS-01, X-15). */
export function oustingBy(play: Play, mover: Seat, move: () => void): void {
  const before = play.living().filter((seat) => hasFallen(play, seat));
  move();
  const { attacked } = battleOf(play);
  const seats = play
    .living()
    .filter((seat) => seat !== mover && !before.includes(seat) && !attacked.includes(seat) && hasFallen(play, seat));
  const joining = seats.filter((seat) => mayCounterattack(play, seat));
  if (joining.length > 0) play.emit({ type: 'joined-attacked', seats: joining, clauses: ['B-SPOILS-01', 'X-15'] });
}

/**
 * From whom a player takes a zone that the battle emptied; undefined if it is only its home owner's (Q-B-32). A home that has
 * fallen back to its owner, who has no other left, is theirs to lose, no matter who was beaten in it (Q-B-36).
 */
export function loserOf(
  play: Play,
  { attacker, defender, to }: DeepReadonly<ConventionalFrame>,
  mover: Seat,
  zone: Zone,
): Seat | undefined {
  const owner = homeOwner(play, zone);
  if (owner !== undefined && isLastHome(play, owner, zone)) return owner;
  if (zone === to) return defender;
  return mover === attacker ? undefined : attacker;
}

function isLastHome(play: Play, owner: Seat, zone: Zone): boolean {
  const { power } = play.seat(owner);
  const held = power === undefined ? [] : homeOf(power).filter((home) => holdsHome(play, owner, home));
  return held.length === 1 && held[0] === zone;
}
