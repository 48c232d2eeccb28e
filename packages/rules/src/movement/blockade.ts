// Blockade and siege: read from the position whenever they are asked for (B-TAC-29 to -39, X-09, X-11).
import {
  companyOf,
  homeOf,
  isCompany,
  isTerritory,
  type LightSea,
  ports,
  portsOn,
  TERRITORIES,
  type Territory,
  type Zone,
} from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { holdsHome, isHome, isNuked, occupies, otherOccupant } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';

export type BlockadeEvent = BlockadesRead;

/** What the position means for trade, production and building; it changes nothing by itself. */
interface BlockadesRead extends EventBase {
  readonly type: 'blockades-read';
  readonly besieged: readonly Seat[];
  readonly blockaded: readonly { readonly seat: Seat; readonly territory: Territory }[];
}

export const blockadeEvents: EventDefs<BlockadeEvent> = {
  'blockades-read': {
    clauses: ['B-TAC-29', 'B-TAC-30', 'B-TAC-32', 'B-TAC-33', 'B-TAC-39', 'Q-B-62', 'X-09', 'X-11'],
    evolve: () => undefined,
  },
};

/** Tells the players who is under siege and what is blockaded, if anything is. */
export function readBlockades(play: Play): void {
  const seats = play.living();
  const under = seats.filter((seat) => besieged(play, seat));
  const blockades = seats.flatMap((seat) =>
    TERRITORIES.filter((territory) => blockaded(play, seat, territory)).map((territory) => ({ seat, territory })),
  );
  if (under.length + blockades.length > 0) play.emit({ type: 'blockades-read', besieged: under, blockaded: blockades });
}

/** Whether navies of others block every port of a foreign territory of the player's (B-TAC-30, -32). */
export function blockaded(play: Play, seat: Seat, territory: Territory): boolean {
  const harbours = ports(territory);
  // Most ports are free, and that is known soonest.
  return (
    harbours.length > 0 &&
    harbours.every((sea) => covered(play, seat, sea, territory)) &&
    isHisAbroad(play, seat, territory)
  );
}

/** Whether navies of others block every port of the home territories they still hold (B-TAC-33). */
export function besieged(play: Play, seat: Seat): boolean {
  const { power } = play.seat(seat);
  let found = false;
  for (const territory of homeOf(sure(power))) {
    if (!holdsHome(play, seat, territory)) continue;
    for (const sea of ports(territory)) {
      if (!covered(play, seat, sea, 'siege')) return false;
      found = true;
    }
  }
  return found;
}

/** Whether they are not under siege for one reason alone: that a port of their home is free while another is blocked (B-TAC-37). */
export function justFree(play: Play, seat: Seat): boolean {
  const { power } = play.seat(seat);
  const held = homeOf(sure(power)).filter((territory) => holdsHome(play, seat, territory));
  const seas = held.flatMap(ports);
  const isShut = (sea: LightSea) => covered(play, seat, sea, 'siege');
  return seas.some(isShut) && !seas.every(isShut);
}

/** The clause by which the player's companies in a zone yield nothing now, if one does (B-TAC-30, -34, -38, Q-B-63). */
export function yieldStopped(play: Play, seat: Seat, zone: Zone): Clause | undefined {
  if (isTerritory(zone) && blockaded(play, seat, zone)) return 'B-TAC-30';
  if (!besieged(play, seat)) return undefined;
  return isHome(play, seat, zone) ? undefined : 'B-TAC-34';
}

/** Why the player may not build units in a zone now (B-TAC-31, -35, -38). */
export function whyNoBuild(play: Play, seat: Seat, zone: Zone): Refusal | undefined {
  // a blockade of the base game closes its territory to armies, but no sea to navies.
  if (isTerritory(zone) && blockaded(play, seat, zone)) return refuse('blockaded', 'B-TAC-31');
  if (!besieged(play, seat)) return undefined;
  if (isAbroad(play, seat, zone)) return refuse('besieged:build', 'B-TAC-35');
  return undefined;
}

/** Why the player may neither buy nor sell resources now (B-TAC-36). */
export function whyBesieged(play: Play, seat: Seat): Refusal | undefined {
  return besieged(play, seat) ? refuse('besieged:trade', 'B-TAC-36') : undefined;
}

/** What navies before ports hold: one territory under blockade, or a home country under siege. */
export type Grip = Territory | 'siege';

/** a port is covered while a navy of somebody who interdicts its holder stands in its sea; in any grip if none is named. */
export function covered(play: Play, holder: Seat, sea: LightSea, grip?: Grip): boolean {
  const navy = otherOccupant(play, holder, sea);
  return navy !== undefined && play.rulebook.interdicts(play, navy, holder, grip);
}

/** theirs is what is not on their home list and holds a unit of theirs, or their open company with no other's unit beside it. */
export function isHisAbroad(play: Play, seat: Seat, territory: Territory): boolean {
  if (isHome(play, seat, territory) || isNuked(play, territory)) return false;
  if (occupies(play, seat, territory)) return true;
  if (otherOccupant(play, seat, territory) !== undefined) return false;
  return play
    .seat(seat)
    .holdings.some(({ card, face }) => face === 'open' && isCompany(card) && companyOf(card).location === territory);
}

/** a territory off their home list, or a sea on which none of their home territories has a port. */
function isAbroad(play: Play, seat: Seat, zone: Zone): boolean {
  if (isTerritory(zone)) return !isHome(play, seat, zone);
  return !portsOn(zone).some((territory) => isHome(play, seat, territory));
}
