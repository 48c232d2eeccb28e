// Who occupies what: rights follow the pieces on the board, there are no other marks (Q-B-32, X-08).
import { homeOf, homePower, isTerritory, type Power, type Territory, type Zone } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { nearest } from './agenda.ts';
import { forceOf, forcesIn, isSome, type SparseCounts } from './forces.ts';
import type { Seat } from './seat.ts';

/** Players with a unit that holds the zone: land forces in a territory, navies in a sea; an assault force is among them. */
export function occupants(play: Play, zone: Zone): Seat[] {
  const seats: Seat[] = [];
  for (const force of forcesIn(play.state.board, zone)) if (anyHolds(play, force.units)) seats.push(force.seat);
  return seats;
}

/** Whether a player occupies a zone. */
export function occupies(play: Play, seat: Seat, zone: Zone): boolean {
  const force = forceOf(play.state.board, zone, seat);
  return force !== undefined && anyHolds(play, force.units);
}

/** Another player who occupies the zone; the first of them where it is shared. */
export function otherOccupant(play: Play, seat: Seat, zone: Zone): Seat | undefined {
  for (const force of forcesIn(play.state.board, zone))
    if (force.seat !== seat && anyHolds(play, force.units)) return force.seat;
  return undefined;
}

/** Who holds the zone: not an assault force, which has not captured it yet; the first of them where it is shared. */
export function holderOf(play: Play, zone: Zone): Seat | undefined {
  for (const { seat, units } of forcesIn(play.state.board, zone))
    if (anyHolds(play, units) && !isAssault(play, seat, zone)) return seat;
  return undefined;
}

/** Whether nobody occupies the zone. */
export function isVacant(play: Play, zone: Zone): boolean {
  for (const force of forcesIn(play.state.board, zone)) if (anyHolds(play, force.units)) return false;
  return true;
}

/** Whether a player's units in a territory are an assault force that has not captured it yet. */
export function isAssault(play: Play, seat: Seat, zone: Zone): boolean {
  const { assaults } = play.state;
  if (assaults.length > 0 && assaults.some((assault) => assault.seat === seat && assault.zone === zone)) return true;
  return facesMilitia(play, seat, zone);
}

/** Whether a player's force has landed in an empty territory and its militia has not yet removed what it hits (Q-B-61). */
function facesMilitia(play: Play, seat: Seat, zone: Zone): boolean {
  const battle = nearest(play.state.agenda, 'conventional');
  if (battle === undefined || battle.defender !== undefined || battle.tactic === 'direct') return false;
  return battle.attacker === seat && battle.to === zone && !battle.picked.includes('defender');
}

/** Whether a mushroom cloud stands there; seas keep none (B-STRAT-04, -06). */
export function isNuked(play: Play, zone: Zone): boolean {
  const { nuked } = play.state;
  return nuked.length > 0 && isTerritory(zone) && nuked.includes(zone);
}

/** Whether the zone is on a player's own home list; everything else is foreign to them, forever (Q-B-32). */
export function isHome(play: Play, seat: Seat, zone: Zone): zone is Territory {
  const power = homePower(zone);
  return power !== undefined && play.seat(seat).power === power;
}

/** The living player whose home list the zone is on. */
export function homeOwner(play: Play, zone: Zone): Seat | undefined {
  const power = homePower(zone);
  return power === undefined ? undefined : leaderOf(play, power);
}

/**
 * Whether a player still holds a home territory of theirs: neither nuked nor in another's hands, though it may be empty.
 * An assault force in it does not take it from them before it is decided.
 */
export function holdsHome(play: Play, seat: Seat, zone: Zone): zone is Territory {
  if (!isHome(play, seat, zone) || isNuked(play, zone)) return false;
  for (const { seat: other, units } of forcesIn(play.state.board, zone))
    if (other !== seat && anyHolds(play, units) && !isAssault(play, other, zone)) return false;
  return true;
}

/** Whether every home territory of a player is nuked or in another's hands (Q-B-36). */
export function hasFallen(play: Play, seat: Seat): boolean {
  const { power } = play.seat(seat);
  return power !== undefined && homeOf(power).every((territory) => !holdsHome(play, seat, territory));
}

/** Whose a zone is: its holder's, or an empty home territory's living owner's (Q-B-32). */
export function ownerOf(play: Play, zone: Zone): Seat | undefined {
  return holderOf(play, zone) ?? (isNuked(play, zone) ? undefined : homeOwner(play, zone));
}

function leaderOf(play: Play, power: Power): Seat | undefined {
  const { order, seats } = play.state;
  return order.find((seat) => seats[seat]?.power === power && seats[seat].out === undefined);
}

function anyHolds(play: Play, units: SparseCounts): boolean {
  for (const kind of play.rulebook.kinds) if (isSome(units[kind]) && play.rulebook.unit(kind).holds) return true;
  return false;
}
