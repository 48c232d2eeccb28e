// What moving, passage and blockades may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { Sea, Territory, Zone } from '../board/index.ts';
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Cost, Way } from './order.ts';

/** A move is the mover's own, or a delivery that somebody else pays for. */
type Mover = 'you' | 'seller';

export interface MovementRefusals {
  'all-granted': null;
  'asked-before': null;
  'assault-stands:pinned': { zone: Zone };
  'at-sea': null;
  'besieged:build': null;
  'besieged:trade': null;
  blockaded: null;
  'by-land': null;
  'by-sea': null;
  'dark-sea:landing': { sea: Sea };
  elsewhere: { zone: Zone };
  'from-sea-to-land': null;
  'goes-on:idle-carrier': { carrier: UnitKind };
  'goes-on:land': { zone: Territory };
  'goes-on:orders': null;
  granted: null;
  'idle-carrier': { carrier: UnitKind };
  'land-first': { zone: Territory };
  'may-pass': null;
  'never-flies': null;
  'next-sea': null;
  'next-territory': null;
  'no-flight-at-sea': null;
  'no-player:passage': null;
  'no-port:boarding': { territory: Territory; sea: Sea };
  'no-room': { room: number };
  'no-room:kind': { unit: UnitKind; carrier: UnitKind };
  'no-way:change': { from: Zone; to: Zone };
  'no-way:over-land': { from: Zone; to: Zone };
  'nobody-to-ask:passage': null;
  'none-granted': null;
  'not-adjacent:landing': { territory: Territory; sea: Sea };
  'not-granted': null;
  'not-in-the-way': null;
  /** `ask`: the way can be asked for on the spot. */
  'not-let-through:sea': { from: Zone; to: Zone; ask: boolean };
  'not-let-through:land': { from: Zone; to: Zone; ask: boolean };
  'not-let-through:by-sea': { zone: Zone; ask: boolean };
  'not-let-through:by-land': { zone: Zone; ask: boolean };
  'not-this-way': { way: Way };
  'nothing-to-do': { zone: Zone };
  'nothing-under-way': null;
  'nuked:end': { zone: Zone };
  'nuked:every-way': { from: Zone; to: Zone };
  'nuked:on-the-way': { zone: Zone };
  'occupied:land': { zone: Zone };
  'occupied:sea': { zone: Zone };
  'one-by-one': null;
  'one-kind': null;
  'one-navy:board': null;
  'one-navy:leave': null;
  /** The quick look, which the exact checks replace. */
  'out-of-reach': null;
  'out-of-reach:land': { unit: UnitKind; zone: Territory; of: Mover };
  'out-of-reach:move': { unit: UnitKind; zone: Zone; of: Mover };
  'there-already': { zone: Zone };
  /** What it costs and what there is for it; with `keepsSet`, beside the set of supplies that the battle needs. */
  'too-dear:move': { grain: number; oil: number; has: Cost; of: Mover; keepsSet: boolean };
  'too-far': { zones: number; most: number };
  'too-few': { there: number; unit: UnitKind; zone: Zone; laden: boolean; of: Mover };
  /** The others carry something. */
  'too-few:laden': { there: number; unit: UnitKind; zone: Zone; of: Mover };
  /** The others are inside a carrier. */
  'too-few:aboard': { there: number; unit: UnitKind; zone: Zone; of: Mover };
  'too-few-aboard': { aboard: number };
  'too-many-offers:grant': { most: number };
  'yourself:passage': null;
}

export interface MovementQuestions {
  permission: { asker: Seat };
}
