// The strategic weapons as rows: what they cost, where they are kept, what was researched (B-BUILD-22 to -28).
import type { Weapon } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import type { Seat, SeatState } from '../state/seat.ts';
import { freeSpots } from './supply-center.ts';

export interface WeaponRow {
  readonly minerals: number;
  readonly price: number;
  /** The row of the supply center, and the mark of its research. */
  readonly row: 'nukes' | 'lStars';
  readonly mark: keyof SeatState['researched'];
  /** The clauses that give its cost, raise its meter and limit its row. */
  readonly cost: Clause;
  readonly meter: Clause;
  readonly limit: Clause;
}

export const WEAPONS = ['nuke', 'l-star'] as const satisfies readonly Weapon[];

export const WEAPON_ROWS: Readonly<Record<Weapon, WeaponRow>> = {
  nuke: {
    minerals: 1,
    price: 500,
    row: 'nukes',
    mark: 'nuke',
    cost: 'B-BUILD-22',
    meter: 'B-BUILD-23',
    limit: 'B-BUILD-24',
  },
  'l-star': {
    minerals: 2,
    price: 1000,
    row: 'lStars',
    mark: 'lStar',
    cost: 'B-BUILD-26',
    meter: 'B-BUILD-27',
    limit: 'B-BUILD-28',
  },
};

/** Whether a player has researched a weapon; bought and captured ones do not count (Q-B-86). */
export function hasResearched(play: Play, seat: Seat, weapon: Weapon): boolean {
  return play.seat(seat).researched[WEAPON_ROWS[weapon].mark];
}

/** Why no further weapon can be made of what lies in the supply center, for everybody to see. */
export function whyNoMaterial(play: Play, seat: Seat, weapon: Weapon): Refusal | undefined {
  const player = play.seat(seat);
  const { minerals, row, cost, limit } = WEAPON_ROWS[weapon];
  const stored = player.supplies.minerals;
  if (stored < minerals) return refuse('too-few-minerals', cost, { weapon, needed: minerals, stored });
  return freeSpots(player, row) > 0 ? undefined : refuse('row-full:build', limit, { weapon, stored: player[row] });
}

/** Why a player's cash does not pay for a weapon and what comes before it; cash is their own knowledge. */
export function whyNoMoney(play: Play, seat: Seat, needed: number, clause: Clause): Refusal | undefined {
  const { cash } = play.seat(seat);
  return cash >= needed ? undefined : refuse('too-little-cash:weapon', clause, { needed, cash });
}

/** Why neither weapon can be had; of two obstacles the one that a loan removes. */
export function whyNeither(why: (weapon: Weapon) => Refusal | undefined): Refusal | undefined {
  const nuke = why('nuke');
  const lStar = why('l-star');
  if (nuke === undefined || lStar === undefined) return undefined;
  return lStar.code === 'too-little-cash' && nuke.code !== 'too-little-cash' ? lStar : nuke;
}
