// Where units may be built in Stage 6 (B-BUILD-07 to -17, Q-B-83, X-08).
import {
  homeOf,
  homePower,
  isLightSea,
  isTerritory,
  LIGHT_SEAS,
  type LightSea,
  ports,
  portsOn,
  type Sea,
  shores,
  TERRITORIES,
  type Territory,
  type Zone,
} from '../board/index.ts';
import { besieged, whyNoBuild } from '../movement/blockade.ts';
import type { Clause } from '../referee/cite.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { nearest } from '../state/agenda.ts';
import { aboardAt, forcesIn, unitsAt } from '../state/forces.ts';
import { holdsHome, isHome, isNuked, occupants, otherOccupant } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { piecesLeft } from '../state/stock.ts';
import { sure } from '../sure.ts';
import type { UnitKind } from '../unit-table.ts';

/** Why a player may not build a kind of unit in a zone now, whatever they can pay for. The base's answer; expansions may amend it. */
export function whyNoSite(play: Play, seat: Seat, zone: Zone, kind: UnitKind): Refusal | undefined {
  if (play.rulebook.unit(kind).domain === 'land')
    return isTerritory(zone) ? whyNoLandSite(play, seat, zone) : refuse('not-at-sea', 'B-BUILD-07', { unit: kind });
  return isLightSea(zone) ? whyNoSeaSite(play, seat, zone) : refuse('not-a-port-sea', 'B-BUILD-09', { unit: kind });
}

/** Whether there is a site for a kind of unit, as far as the builder's own home lands and their ports show at once. */
export function hasSiteAtHome(play: Play, seat: Seat, kind: UnitKind, open: (zone: Zone) => boolean): boolean {
  const { power } = play.seat(seat);
  const onLand = play.rulebook.unit(kind).domain === 'land';
  return homeOf(sure(power)).some((territory) => (onLand ? open(territory) : ports(territory).some(open)));
}

/** Zones where a kind of unit may come to be built, in board order: all but those that are out of question. */
export function possibleSites(play: Play, seat: Seat, kind: UnitKind): readonly Zone[] {
  return play.rulebook.unit(kind).domain === 'land' ? basesOf(play, seat) : harboursOf(play, seat);
}

/** Light blue seas on which a base of the player's has a port, in board order. */
export function harboursOf(play: Play, seat: Seat): readonly LightSea[] {
  const open = new Set<LightSea>();
  for (const territory of basesOf(play, seat)) for (const sea of ports(territory)) open.add(sea);
  return LIGHT_SEAS.filter((sea) => open.has(sea));
}

/** Opponents whose port closes a sea to the player and who have not let them build in this go (B-BUILD-13 to -16). */
export function closersOf(play: Play, seat: Seat, sea: LightSea): readonly Seat[] {
  const holders = portHolders(play, seat, sea);
  if (holders.length === 0 || hadNavy(play, seat, sea)) return NOBODY;
  return holders.filter((holder) => answerOf(play, seat, holder, sea) !== true);
}

const NOBODY: readonly Seat[] = [];

/** What an opponent answered in this go when they were asked for a building site in a sea; undefined if they were not asked. */
export function answerOf(play: Play, seat: Seat, of: Seat, sea: Sea): boolean | undefined {
  const frame = nearest(play.state.agenda, 'conventional-builds');
  if (frame?.go !== seat) return undefined;
  return frame.answers.find((answer) => answer.of === of && answer.sea === sea)?.allow;
}

/** The clauses by which a unit may stand where it is built. */
export function siteClauses(play: Play, seat: Seat, zone: Zone): Clause[] {
  if (!isTerritory(zone)) return seaClauses(play, seat, zone);
  if (!isHome(play, seat, zone)) return ['B-BUILD-08', 'B-BUILD-17', 'X-08'];
  return besieged(play, seat) ? ['B-BUILD-07', 'B-TAC-38'] : ['B-BUILD-07'];
}

function seaClauses(play: Play, seat: Seat, sea: Sea): Clause[] {
  const fromHome = portsOn(sea).some((territory) => holdsHome(play, seat, territory));
  const clauses: Clause[] = fromHome ? ['B-BUILD-09'] : ['B-BUILD-10', 'B-BUILD-17', 'X-08'];
  const nextDoor = shores(sea).some((territory) => otherOccupant(play, seat, territory) !== undefined);
  if (!nextDoor) return clauses;
  clauses.push('B-BUILD-13', 'Q-B-83');
  if (portHolders(play, seat, sea).length === 0) clauses.push('B-BUILD-14');
  else if (hadNavy(play, seat, sea)) clauses.push('B-BUILD-15', 'Q-B-12');
  else clauses.push('B-BUILD-16', 'Q-B-78');
  return clauses;
}

function whyNoLandSite(play: Play, seat: Seat, territory: Territory): Refusal | undefined {
  if (isNuked(play, territory)) return refuse('nuked:build', 'B-STRAT-05', { zone: territory });
  if (otherOccupant(play, seat, territory) !== undefined) return occupied(territory);
  if (isHome(play, seat, territory)) return undefined;
  if (!hasArmy(play, seat, territory)) return refuse('no-army-there', 'B-BUILD-08', { zone: territory });
  return whyNoBuild(play, seat, territory);
}

function whyNoSeaSite(play: Play, seat: Seat, sea: LightSea): Refusal | undefined {
  if (otherOccupant(play, seat, sea) !== undefined) return occupied(sea);
  if (!portsOn(sea).some((territory) => isBase(play, seat, territory)))
    return refuse(
      'no-port:build',
      portsOn(sea).some((territory) => isHome(play, seat, territory)) ? 'B-BUILD-09' : 'B-BUILD-10',
      { sea },
    );
  const shut = whyNoBuild(play, seat, sea);
  if (shut !== undefined) return shut;
  const closers = closersOf(play, seat, sea);
  if (closers.length === 0) return undefined;
  return refuse('closed:sea', 'B-BUILD-13', { opponents: closers, sea });
}

function basesOf(play: Play, seat: Seat): readonly Territory[] {
  const { power } = play.seat(seat);
  const { board } = play.state;
  return TERRITORIES.filter((territory) =>
    // Most territories are empty and nobody's home; they are out of question at a glance.
    homePower(territory) === power || forcesIn(board, territory).length > 0 ? isBase(play, seat, territory) : false,
  );
}

/** A home territory they hold, or a foreign one with an army of their (X-08: of their armies, not of other units). */
function isBase(play: Play, seat: Seat, territory: Territory): boolean {
  if (isHome(play, seat, territory)) return holdsHome(play, seat, territory);
  return hasArmy(play, seat, territory) && otherOccupant(play, seat, territory) === undefined;
}

/** Opponents who hold a territory with a port on the sea, each once. */
function portHolders(play: Play, seat: Seat, sea: Sea): Seat[] {
  const holders: Seat[] = [];
  for (const territory of portsOn(sea)) {
    if (forcesIn(play.state.board, territory).length === 0) continue;
    for (const holder of occupants(play, territory))
      if (holder !== seat && !holders.includes(holder)) holders.push(holder);
  }
  return holders;
}

/** Q-B-83: whether a navy of theirs was there already. One that they build there first needs the same leave as those after it. */
function hadNavy(play: Play, seat: Seat, sea: Sea): boolean {
  return unitsAt(play.state.board, sea, seat, 'navy') > 0;
}

function occupied(zone: Zone): Refusal {
  return refuse('occupied:build', 'B-BUILD-12', { zone });
}

/** Whether an army of a player is in a territory; one inside a carrier there is. */
function hasArmy(play: Play, seat: Seat, territory: Territory): boolean {
  const { board } = play.state;
  return unitsAt(board, territory, seat, 'army') + aboardAt(board, territory, seat, 'army') > 0;
}

/** Why a player may have no more units of a kind than their pieces. */
export function whyNoPieces(play: Play, seat: Seat, kind: UnitKind): Refusal {
  const number = piecesLeft(play, seat, kind);
  return number > 0
    ? refuse('no-pieces:left', 'X-06', { number, unit: kind })
    : refuse('no-pieces', 'B-KIT-08', { unit: kind });
}
