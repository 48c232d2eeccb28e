// Nukes and L-stars between players: in the arms bazaar, from supply center to supply center (B-BAZAAR-09).
import type { Weapon } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { arm } from '../state/ledger.ts';
import { whyNoArms } from './arms.ts';
import type { AssetRow, Passage } from './assets.ts';
import { freeSpots } from './supply-center.ts';
import { WEAPON_ROWS, WEAPONS } from './weapons.ts';

export const tradedWeapons: AssetRow = {
  kind: 'weapons',
  windows: { 'arms-bazaar': 'giver' },
  pays: ['arms-bazaar'],
  elsewhere: refuse('no-arms-now', 'B-BAZAAR-02'),
  // Q-B-86: what is bought may be used at once, and teaches nobody how it is built.
  clauses: () => ['B-BAZAAR-01', 'B-BAZAAR-02', 'B-BAZAAR-09', 'Q-B-20', 'Q-B-86', 'X-07', 'X-26'],
  names: isWeapon,
  barred: whyNoArms,
  inventory: () => WEAPONS,
  most: (play, { giver, receiver }, good) => {
    if (!isWeapon(good)) throw new Error(`${good} is no weapon`);
    const { row } = WEAPON_ROWS[good];
    return Math.min(play.seat(giver)[row], freeSpots(play.seat(receiver), row));
  },
  tooMany,
  face: (_state, _viewer, good) => good,
  hand: (state, { giver, receiver, good, number }) => {
    if (!isWeapon(good)) throw new Error(`${good} is no weapon`);
    const { row } = WEAPON_ROWS[good];
    arm(state, giver, row, -number);
    arm(state, receiver, row, number);
  },
  thing: (good) => (isWeapon(good) ? { kind: 'weapon', weapon: good } : undefined),
};

function tooMany(play: Play, { knower, giver, receiver }: Passage, good: string): Refusal {
  if (!isWeapon(good)) throw new Error(`${good} is no weapon`);
  const { row } = WEAPON_ROWS[good];
  const stored = play.seat(giver)[row];
  const free = freeSpots(play.seat(receiver), row);
  return free < stored
    ? refuse('row-full:traded-weapons', 'X-27', { seat: receiver, yours: knower === receiver, weapon: good, free })
    : refuse('too-few-stored:weapons', 'B-BAZAAR-09', { seat: giver, yours: knower === giver, weapon: good, stored });
}

function isWeapon(good: string): good is Weapon {
  return good === 'nuke' || good === 'l-star';
}
