// The board in flat numbers: who stands where, and from where a home can be reached by land, by air and by sea.
import {
  coasts,
  homeOf,
  isSea,
  isTerritory,
  neighbours,
  POWERS,
  type Power,
  type Seat,
  UNIT_ROWS,
  ZONES,
  type Zone,
  zoneIndex,
} from '@marshall/rules';
import type { Standpoint } from './standpoint.ts';

export const COUNT = ZONES.length;

/** Zones next to each, by index, and the territories among them. */
export const NEXT: readonly (readonly number[])[] = ZONES.map((zone) => neighbours(zone).map(zoneIndex));
export const NEXT_LAND: readonly (readonly number[])[] = ZONES.map((zone) =>
  neighbours(zone).filter(isTerritory).map(zoneIndex),
);
export const HOMES: ReadonlyMap<string, readonly number[]> = new Map(
  POWERS.map((power: Power) => [power, homeOf(power).map((home) => zoneIndex(home))]),
);
const NONE: readonly number[] = [];
const SEA_INDEXES: readonly number[] = ZONES.filter(isSea).map(zoneIndex);
const LAND_INDEXES: readonly number[] = ZONES.filter(isTerritory).map(zoneIndex);

/** From how many steps at sea a fleet may land an army. */
const SAIL = 2;

/** Seas from which a fleet may come to each shore. */
export const APPROACHES: readonly (readonly number[])[] = ZONES.map((zone) => {
  if (!isTerritory(zone)) return NONE;
  const near = new Set<Zone>(coasts(zone));
  for (let step = 0; step < SAIL; step++)
    for (const sea of [...near]) for (const next of neighbours(sea)) if (isSea(next)) near.add(next);
  return [...near].map(zoneIndex);
});

/** Forces by player and zone. */
export interface Ground {
  readonly number: number;
  /** Fire power of all there, and of what floats there. */
  readonly power: Float64Array;
  readonly afloat: Float64Array;
}

export function groundOf(at: Standpoint, seats: readonly Seat[]): Ground {
  const power = new Float64Array(seats.length * COUNT);
  const afloat = new Float64Array(seats.length * COUNT);
  for (let zone = 0; zone < at.board.length; zone++) {
    const there = at.board[zone];
    if (there === undefined || there.length === 0) continue;
    for (const troops of there) {
      const k = seats.indexOf(troops.seat);
      if (k < 0) continue;
      power[k * COUNT + zone] = troops.power;
      afloat[k * COUNT + zone] = troops.afloat;
    }
  }
  return { number: seats.length, power, afloat };
}

export function powerIn({ power }: Ground, k: number, zone: number): number {
  return power[k * COUNT + zone] ?? 0;
}

/** The largest force of somebody else next to a zone. */
export function threatTo({ power, number }: Ground, k: number, zone: number): number {
  let most = 0;
  for (const next of NEXT[zone] ?? NONE)
    for (let other = 0; other < number; other++) {
      if (other === k) continue;
      const there = power[other * COUNT + next] ?? 0;
      if (there > most) most = there;
    }
  return most;
}

/** The most that somebody has in one territory. */
export function largestStack({ power, afloat }: Ground, k: number): number {
  let most = 0;
  for (const zone of LAND_INDEXES)
    most = Math.max(most, (power[k * COUNT + zone] ?? 0) - (afloat[k * COUNT + zone] ?? 0));
  return most;
}

/** How many armies the navies of somebody could bring ashore from each sea; undefined without any. */
export function landingsOf({ power, afloat }: Ground, k: number, oil: number): Float64Array | undefined {
  let found: Float64Array | undefined;
  if (oil < 2) return undefined;
  for (const sea of SEA_INDEXES) {
    const navies = afloat[k * COUNT + sea] ?? 0;
    if (navies < 1) continue;
    // Those who are aboard, and those who may board from the shores.
    let armies = (power[k * COUNT + sea] ?? 0) - navies;
    for (const land of NEXT_LAND[sea] ?? NONE) armies += Math.max(0, (power[k * COUNT + land] ?? 0) - 1);
    found ??= new Float64Array(COUNT);
    found[sea] = Math.min(armies, UNIT_ROWS.navy.places * Math.min(3, navies), UNIT_ROWS.navy.places * (oil - 1));
  }
  return found;
}
