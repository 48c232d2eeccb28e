// How far armies and navies reach (B-ATK-10 to -17).
import { adjacent, isDarkSea, isLightSea, isTerritory, ZONES, type Zone, zoneIndex } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { isHome, isNuked, isVacant, occupants, occupies } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';

/** Zones that forces in a zone can hit, in board order; a dark blue sea is in reach of itself (B-ATK-15). */
export function zonesInReach(from: Zone): readonly Zone[] {
  return sure(IN_REACH[zoneIndex(from)]);
}

const IN_REACH: readonly (readonly Zone[])[] = ZONES.map((from) => ZONES.filter((to) => reaches(from, to)));

/** Whether forces in one zone can hit another. */
export function reaches(from: Zone, to: Zone): boolean {
  if (isTerritory(from)) return adjacent(from, to) && !isDarkSea(to);
  if (isLightSea(from)) return adjacent(from, to) && !isDarkSea(to);
  // B-ATK-16: from a dark blue sea no attack on land or on another dark blue sea.
  return to === from || (isLightSea(to) && adjacent(from, to));
}

/** whether a player's garrison shares its land with an assault force, which it may attack from within. */
export function isBeset(play: Play, seat: Seat, zone: Zone): boolean {
  return (
    play.state.assaults.some((assault) => assault.zone === zone && assault.seat !== seat) && occupies(play, seat, zone)
  );
}

/** Opponents a player can attack in a zone: each owner of units there (Q-B-43). */
export function opponentsIn(play: Play, seat: Seat, zone: Zone): Seat[] {
  return play.rulebook
    .targetsIn(play, seat, zone)
    .filter((other) => play.rulebook.mayTarget(play, seat, other) === undefined);
}

/** Why none of some players may be attacked now; undefined if there are none. */
export function whyNoneOf(play: Play, seat: Seat, others: readonly Seat[]): Refusal | undefined {
  for (const other of others) {
    const refusal = play.rulebook.mayTarget(play, seat, other);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Why nobody can be attacked in a zone that is not waste. */
export function whyNobodyIn(play: Play, seat: Seat, zone: Zone): Refusal {
  return whyNoneOf(play, seat, play.rulebook.targetsIn(play, seat, zone)) ?? refuse('no-target', 'B-ATK-19', { zone });
}

/** Why somebody who was named in a zone cannot be attacked there. */
export function whyNotNamed(play: Play, seat: Seat, zone: Zone, name: string): Refusal {
  const named = play.rulebook.targetsIn(play, seat, zone).filter((other) => other === name);
  return whyNoneOf(play, seat, named) ?? refuse('not-there:attack', 'B-ATK-19', { zone });
}

/** The base answer: another player who has units in the zone; what holds no zone is no target in it. */
export function ownersOfUnits(play: Play, seat: Seat, zone: Zone): Seat[] {
  return occupants(play, zone).filter((other) => other !== seat);
}

/** Whether a zone can be attacked at all: an opponent's units, or nobody's at all, where militia resists (B-ATK-19). */
export function isTarget(play: Play, seat: Seat, zone: Zone): boolean {
  if (isNuked(play, zone)) return false;
  return opponentsIn(play, seat, zone).length > 0 || isEmptyTarget(play, seat, zone);
}

/** Whether a player can attack the militia of a zone. */
export function isEmptyTarget(play: Play, seat: Seat, zone: Zone): boolean {
  return play.rulebook.meetsMilitia(play, seat, zone);
}

/** The base answer, B-TAC-17: nobody is there; a dark blue sea is nobody's to defend, an empty home territory its owner's (Q-B-32). */
export function isLeftToMilitia(play: Play, seat: Seat, zone: Zone): boolean {
  return !isDarkSea(zone) && !isNuked(play, zone) && !isHome(play, seat, zone) && isVacant(play, zone);
}
