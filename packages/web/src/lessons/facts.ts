// What steps of a lesson look for in a position.
import {
  priceAt,
  RESOURCES,
  type Resource,
  type Seat,
  type SeatView,
  seat as seatId,
  type UnitKind,
} from '@marshall/rules';
import type { PowerId } from '../look/powers.ts';
import type { Seen } from './lesson.ts';

/** Units of a power in a zone, those aboard left out. */
export function unitsIn({ view }: Seen, power: PowerId, zone: string, kind: UnitKind = 'army'): number {
  return forceIn(view.board, seatId(power), zone)?.units[kind] ?? 0;
}

/** Armies that the navies of a power carry in a sea. */
export function aboardIn({ view }: Seen, power: PowerId, zone: string): number {
  const laden = forceIn(view.board, seatId(power), zone)?.laden ?? [];
  return laden.reduce((sum, { cargo }) => sum + (cargo.army ?? 0), 0);
}

const forceIn = (board: Seen['view']['board'], seat: Seat, zone: string) =>
  board.find((place) => place.zone === zone)?.forces.find((force) => force.seat === seat);

export const seatOf = ({ view }: Seen, power: PowerId): SeatView | undefined => view.seats[seatId(power)];

export const goods = (seen: Seen, power: PowerId, resource: Resource): number =>
  seatOf(seen, power)?.supplies[resource] ?? 0;

export const cash = (seen: Seen, power: PowerId): number => seatOf(seen, power)?.cash ?? 0;

/** Whole sets of supplies. */
export const sets = (seen: Seen, power: PowerId): number =>
  Math.min(...RESOURCES.map((resource) => goods(seen, power, resource)));

export const price = ({ view }: Seen, resource: Resource): number => priceAt(view.market[resource]);

/** Nukes that are on their way to a zone. */
export function flyingTo({ view }: Seen, zone: string): number {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'strategic');
  return frame?.procedure === 'strategic' ? (frame.salvo.find(({ at }) => at === zone)?.flying ?? 0) : 0;
}
