// The tables of interdiction and detection, as data (T-M-10, T-M-11, T-M-13).
import { citeAll } from '../../board/cite.ts';
import type { SiegeResult } from './war-state.ts';

/** What a blockade does to ships: they come through, or so many are sunk or captured. */
export type Interdiction =
  | { readonly fate: 'through' }
  | { readonly fate: 'sunk' | 'captured'; readonly ships: number };

const T: Interdiction = { fate: 'through' };
const sunk = (ships: number): Interdiction => ({ fate: 'sunk', ships });
const captured = (ships: number): Interdiction => ({ fate: 'captured', ships });

/** T-M-10: a row for each number of enemy navies in the sea, the last for six or more; a column for each face. */
const BLOCKADE: readonly (readonly Interdiction[])[] = [
  [T, T, T, T, sunk(1), captured(1)],
  [T, T, T, sunk(1), sunk(1), captured(1)],
  [T, T, sunk(1), sunk(1), captured(1), captured(1)],
  [T, sunk(2), sunk(2), captured(2), captured(2), captured(2)],
  [sunk(3), sunk(3), sunk(3), captured(3), captured(3), captured(3)],
  [sunk(4), sunk(4), captured(4), captured(4), captured(4), captured(4)],
];

/** T-M-11: the same for the navies that make a siege; with five or more nobody rolls. */
const SIEGE: readonly (readonly SiegeResult[])[] = [
  ['none', 'none', 'none', 'none', 'half', 'holds'],
  ['none', 'none', 'none', 'half', 'half', 'holds'],
  ['none', 'none', 'half', 'half', 'holds', 'holds'],
  ['half', 'holds', 'holds', 'holds', 'holds', 'holds'],
];

/** From so many besieging navies on the siege holds without a roll (M-SIEGE-06). */
export const SURE_SIEGE = 5;

/** T-M-13: the least face that lets an attacker with so many more edge points strike the convoy first. */
const DETECTION: readonly number[] = [6, 5, 4, 3, 2];
/** From so many more on they choose without a roll (M-ESCORT-11). */
export const SURE_STRIKE = 5;

export function interdiction(navies: number, die: number): Interdiction {
  citeAll(['M-BLOCKADE-04', 'T-M-10']);
  return BLOCKADE[Math.min(navies, BLOCKADE.length) - 1]?.[die - 1] ?? T;
}

export function siegeHolds(navies: number, die: number): SiegeResult {
  citeAll(['M-SIEGE-06', 'T-M-11']);
  return SIEGE[navies - 1]?.[die - 1] ?? 'holds';
}

/** Whether a die lets the attacker slip past the escorts, at a lead of 0 to 4 edge points. */
export function slipsPast(lead: number, die: number): boolean {
  citeAll(['M-ESCORT-09', 'T-M-13']);
  return die >= (DETECTION[lead] ?? 7);
}

/** Decoys: the die is lowered by one for each ship more than navies, never below 1 (M-BLOCKADE-05, M-SIEGE-10, Q-M-61). */
export function withDecoys(die: number, ships: number, navies: number): number {
  return Math.max(1, die - Math.max(0, ships - navies));
}

/** The units of one resource that a ship carries on a trip (M-LANES-10). */
export const TONNAGE = 3;
