// Blockade and siege: read from the position whenever they are asked for (B-TAC-29 to -39, X-09, X-11).
import {
  companyOf,
  homeOf,
  isCompany,
  isTerritory,
  type LightSea,
  ports,
  portsOn,
  type Territory,
  type Zone,
} from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { holdsHome, isHome, isNuked, occupies, otherOccupant } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';

/** Whether navies of others block every port of a foreign territory of the player's (B-TAC-30, -32). */
export function blockaded(play: Play, seat: Seat, territory: Territory): boolean {
  if (!isHisAbroad(play, seat, territory)) return false;
  const harbours = ports(territory);
  return harbours.length > 0 && harbours.every((sea) => covered(play, seat, sea));
}

/** Whether navies of others block every port of the home territories he still holds (B-TAC-33). */
export function besieged(play: Play, seat: Seat): boolean {
  const { power } = play.seat(seat);
  if (power === undefined) return false;
  let found = false;
  for (const territory of homeOf(power)) {
    if (!holdsHome(play, seat, territory)) continue;
    for (const sea of ports(territory)) {
      if (!covered(play, seat, sea)) return false;
      found = true;
    }
  }
  return found;
}

/** The clause by which the player's companies in a zone yield nothing now, if one does (B-TAC-30, -34, -38, Q-B-63). */
export function yieldStopped(play: Play, seat: Seat, zone: Zone): Clause | undefined {
  if (isTerritory(zone) && blockaded(play, seat, zone)) return 'B-TAC-30';
  return !isHome(play, seat, zone) && besieged(play, seat) ? 'B-TAC-34' : undefined;
}

/** Why the player may not build units in a zone now (B-TAC-31, -35, -38). */
export function whyNoBuild(play: Play, seat: Seat, zone: Zone): Refusal | undefined {
  // a blockade of the base game closes its territory to armies, but no sea to navies.
  if (isTerritory(zone) && blockaded(play, seat, zone))
    return refuse(
      'blockaded',
      'B-TAC-31',
      'All ports of that territory are blocked; nothing is raised there until one is free.',
    );
  if (isAbroad(play, seat, zone) && besieged(play, seat))
    return refuse('besieged', 'B-TAC-35', 'All your home ports are blocked; until one is free you build only at home.');
  return undefined;
}

/** Why the player may neither buy nor sell resources now (B-TAC-36). */
export function whyBesieged(play: Play, seat: Seat): Refusal | undefined {
  return besieged(play, seat)
    ? refuse('besieged', 'B-TAC-36', 'All your home ports are blocked; you can trade resources again when one is free.')
    : undefined;
}

/** a port is covered while a navy of somebody who interdicts its holder stands in its sea. */
function covered(play: Play, holder: Seat, sea: LightSea): boolean {
  const navy = otherOccupant(play, holder, sea);
  return navy !== undefined && play.rulebook.interdicts(play, navy, holder);
}

/** his is what is not on his home list and holds a unit of his, or his open company with no other's unit beside it. */
function isHisAbroad(play: Play, seat: Seat, territory: Territory): boolean {
  if (isHome(play, seat, territory) || isNuked(play, territory)) return false;
  if (occupies(play, seat, territory)) return true;
  if (otherOccupant(play, seat, territory) !== undefined) return false;
  return play
    .seat(seat)
    .holdings.some(({ card, face }) => face === 'open' && isCompany(card) && companyOf(card).location === territory);
}

/** a territory off his home list, or a sea on which none of his home territories has a port. */
function isAbroad(play: Play, seat: Seat, zone: Zone): boolean {
  if (isTerritory(zone)) return !isHome(play, seat, zone);
  return !portsOn(zone).some((territory) => isHome(play, seat, territory));
}
