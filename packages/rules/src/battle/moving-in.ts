// How a player comes into a zone that a battle emptied, and why not (B-ATK-41, -42).
import { coasts, homeOf, isTerritory, type LightSea, type Sea, type Territory, type Zone } from '../board/index.ts';
import type { Taker } from '../endings/spoils.ts';
import { nearestObstacle, obstacleTo } from '../movement/obstacle.ts';
import { canMove } from '../movement/orders.ts';
import { endingOn, type MoveTerms } from '../movement/terms.ts';
import type { Play } from '../referee/play.ts';
import { causeOf, type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { holdsHome, isVacant, occupies, otherOccupant } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { anyBattle, battleOf, type ConventionalFrame, isFromWithin, OVER } from './battle.ts';
import { isBefore } from './conventional.ts';
import { convoyReach } from './tactics/assault-reach.ts';
import { convoyTerms } from './tactics/assault-terms.ts';

/** The zone that a player may move into now. */
export function zoneToOccupy(play: Play, seat: Seat): Zone {
  const zone = battleOf(play).occupying?.find((other) => other.seat === seat)?.zone;
  if (zone === undefined) throw new Error(`${seat} has nothing to occupy`);
  return zone;
}

/** Any way of moving, but nobody goes ashore elsewhere on the way. */
export function occupation(play: Play, seat: Seat, zone: Zone): MoveTerms {
  return endingOn(
    play,
    seat,
    zone,
    'occupation',
    (target) => play.rulebook.mayOccupy(play, seat, target),
    () => refuse('not-that-zone', 'B-ATK-41', { zone }),
  );
}

export function convoy(play: Play, seat: Seat, sea: Zone): MoveTerms {
  const zone = zoneToOccupy(play, seat);
  // Into a sea nobody is brought by others.
  return isTerritory(zone) ? convoyTerms(play, seat, zone, sea, 'occupation') : occupation(play, seat, zone);
}

export function canOccupy(play: Play, seat: Seat, zone: Zone): boolean {
  return (
    play.seat(seat).out === undefined &&
    play.rulebook.mayOccupy(play, seat, zone) === undefined &&
    (canComeTo(play, seat, zone) || (isTerritory(zone) && shoresInReach(play, seat, zone).length > 0))
  );
}

/**
 * Who is about to take a player's last home territory, while nothing of its owner's stands in it any more: an assault force
 * that is left in it alone, or somebody who can move in. It may be the land that was attacked, or the one that a beaten
 * attack came from, or both.
 */
export function takerOfLastHome(play: Play, seat: Seat): Taker | undefined {
  const battle = anyBattle(play);
  const { power } = play.seat(seat);
  if (battle === undefined || power === undefined) return undefined;
  let last: Opening<Territory> | undefined;
  const open: Territory[] = [];
  const openings = openingsIn(play, battle);
  for (const home of homeOf(power)) {
    if (!holdsHome(play, seat, home)) continue;
    const taker = takerOf(play, openings, seat, home);
    if (taker === undefined) return undefined;
    open.push(home);
    // Of two homes the one that is dealt with last falls last.
    if (last === undefined || openings.indexOf(taker) > openings.indexOf(last)) last = taker;
  }
  return last && { captor: last.seat, home: last.zone, open };
}

/** Who is about to take a home that its owner does not defend any more. */
function takerOf(
  play: Play,
  openings: readonly Opening[],
  owner: Seat,
  home: Territory,
): Opening<Territory> | undefined {
  const ashore = occupies(play, owner, home) ? undefined : otherOccupant(play, owner, home);
  if (ashore !== undefined) return { seat: ashore, zone: home };
  const isOpen = (open: Opening): open is Opening<Territory> => open.zone === home && open.seat !== owner;
  return openings.filter(isOpen).find((open) => canOccupy(play, open.seat, home));
}

interface Opening<Z extends Zone = Zone> {
  readonly seat: Seat;
  readonly zone: Z;
}

/**
 * Who may move in where: once that is known, those who have not said yet; before, an attacker who has beaten the defender. A
 * defender may come back in Step E, to a land that is another's home too.
 */
function openingsIn(play: Play, battle: DeepReadonly<ConventionalFrame>): readonly Opening[] {
  const { attacker, defender, to, occupying, ended } = battle;
  if (defender === undefined) return occupying ?? [];
  const first: readonly Opening[] =
    occupying ?? (play.rulebook.isBeaten(play, battle) ? [{ seat: attacker, zone: to }] : []);
  const returns = ended === undefined && isVacant(play, to) && !isFromWithin(battle) && isStepEAhead(play, battle);
  return returns ? [...first, { seat: defender, zone: to }] : first;
}

function isStepEAhead(play: Play, { at, defender, reinforced }: DeepReadonly<ConventionalFrame>): boolean {
  if (at === OVER || defender === undefined || reinforced.includes(defender)) return false;
  return at === 'defender-reinforces' || isBefore(play.rulebook.drill(), at, 'defender-reinforces');
}

function canComeTo(play: Play, seat: Seat, zone: Zone): boolean {
  return canMove(play, seat, [zone], (to) => occupation(play, seat, to));
}

export function whyNotOccupy(play: Play, seat: Seat, zone: Zone): Refusal | undefined {
  if (canComeTo(play, seat, zone)) return undefined;
  return sumUp(
    refuse('cannot-occupy', 'B-ATK-42', { because: causeOf(obstacleTo(play, seat, occupation(play, seat, zone))) }),
  );
}

export function whyNotBySea(play: Play, seat: Seat, zone: Zone): Refusal | undefined {
  if (!isTerritory(zone)) return atSea(zone);
  if (shoresInReach(play, seat, zone).length > 0) return undefined;
  const ways = coasts(zone)
    .map((sea) => convoyTerms(play, seat, zone, sea, 'occupation'))
    .filter((terms) => terms.enter(terms.to) === undefined);
  const [way] = ways;
  return sumUp(
    way === undefined
      ? refuse('no-convoy', 'B-ATK-42', { zone })
      : refuse('no-convoy:because', 'B-ATK-42', { because: causeOf(nearestObstacle(play, seat, ways, way)) }),
  );
}

export function atSea(sea: Sea): Refusal {
  return refuse('at-sea:occupy', 'B-ATK-42', { sea });
}

function shoresInReach(play: Play, seat: Seat, zone: Territory): LightSea[] {
  const reach = convoyReach(play, seat, play.seat(seat).supplies.oil);
  return coasts(zone).filter(
    (sea) => reach(sea) && canMove(play, seat, [sea], () => convoyTerms(play, seat, zone, sea, 'occupation')),
  );
}
