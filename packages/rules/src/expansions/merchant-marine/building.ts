// Merchant ships are built in any sea (M-BUILD-10 to -15); armies as many as the land allows (M-BUILD-01, -05 to -08).
import { homeOf, isSea, isTerritory, SEAS, type Zone } from '../../board/index.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import { nearest } from '../../state/agenda.ts';
import { holdsHome, isHome } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import { sure } from '../../sure.ts';

/** Armies that each territory allows in one Stage 6 (M-BUILD-01). */
const PER_TERRITORY = 3;

/** Every sea is a site for ships, no matter who is in it. */
export const SHIPYARDS: readonly Zone[] = SEAS;

/** Why a ship is not built in a zone. */
export function whyNoShipyard(zone: Zone): Refusal | undefined {
  return isSea(zone) ? undefined : refuse('not-on-land', 'M-BUILD-15');
}

/**
 * How many more armies a player may build in a territory in this go: what is left of the pool of their home (M-BUILD-05, -06)
 * and, abroad, of the quota of that colony (M-BUILD-07, -08).
 */
export function armiesAllowed(play: Play, seat: Seat, zone: Zone): number {
  return poolLeft(play, seat) + (isHome(play, seat, zone) ? 0 : Math.max(0, PER_TERRITORY - builtIn(play, seat, zone)));
}

/** Why no more armies than that. */
export function whyNoMoreArmies(play: Play, seat: Seat, zone: Zone): Refusal {
  const most = armiesAllowed(play, seat, zone);
  return isHome(play, seat, zone)
    ? refuse('army-cap:home', 'M-BUILD-05', { most, each: PER_TERRITORY })
    : refuse('army-cap:abroad', 'M-BUILD-08', { most, each: PER_TERRITORY, zone });
}

/** Q-M-83: three for each home territory still held, less those built at home and beyond the quotas of colonies. */
function poolLeft(play: Play, seat: Seat): number {
  const { power } = play.seat(seat);
  const pool = PER_TERRITORY * homeOf(sure(power)).filter((territory) => holdsHome(play, seat, territory)).length;
  const zones = new Set(armiesBuilt(play, seat).map(({ zone }) => zone));
  let taken = 0;
  for (const zone of zones)
    taken += isHome(play, seat, zone)
      ? builtIn(play, seat, zone)
      : Math.max(0, builtIn(play, seat, zone) - PER_TERRITORY);
  return Math.max(0, pool - taken);
}

function builtIn(play: Play, seat: Seat, zone: Zone): number {
  return armiesBuilt(play, seat).reduce((sum, build) => sum + (build.zone === zone ? build.number : 0), 0);
}

/** The armies of the go under way. */
function armiesBuilt(play: Play, seat: Seat) {
  const frame = nearest(play.state.agenda, 'conventional-builds');
  if (frame?.go !== seat) return [];
  return frame.built.filter(({ kind, zone }) => kind === 'army' && isTerritory(zone));
}
