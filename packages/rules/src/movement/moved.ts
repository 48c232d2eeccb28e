// Units have moved: what happened to them on the way, and what it cost.

import { isDarkSea, type Zone } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { goDone } from '../referee/parts.ts';
import { addLaden, addUnits, only, type SparseCounts, takeLaden, takeUnits, totalOf } from '../state/forces.ts';
import { markSpent } from '../state/goes.ts';
import { store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import { plus } from './draft.ts';
import type { Cost, Leg } from './order.ts';

/** Why units move: a go of Stage 5, after a battle, out of one, in retaliation, as an assault that must yet be fought, or to a buyer. */
export type Purpose = 'go' | 'battle' | 'withdrawal' | 'retaliation' | 'assault' | 'delivery';

export type MovedEvent = UnitsMoved;
interface UnitsMoved extends EventBase {
  readonly type: 'units-moved';
  readonly seat: Seat;
  readonly purpose: Purpose;
  /** The final zone. */
  readonly zone: Zone;
  readonly legs: readonly Leg[];
  readonly cost: Cost;
  readonly payer: Seat;
  /** Others carried the units for money. */
  readonly hired?: true;
}

export const movedEvents: EventDefs<MovedEvent> = {
  'units-moved': {
    clauses: ['B-MOVE-02', 'B-MOVE-05'],
    evolve: (state, { seat, purpose, legs, cost, payer, hired = false }) => {
      for (const leg of legs) walk(state, seat, leg);
      store(state, payer, 'grain', -cost.grain);
      store(state, payer, 'oil', -cost.oil);
      // a go that costs nothing is carried out and counts as a pass.
      if (purpose !== 'go' && cost.grain + cost.oil > 0) markSpent(state);
      if (purpose === 'go') goDone(state, seat, hired || cost.grain + cost.oil > 0 ? 'acted' : 'passed');
    },
  },
};

/** The clauses that the legs of a move bring to bear. */
export function clausesOf(legs: readonly Leg[], cost: Cost, purpose: Purpose): Clause[] {
  const found = movedEvents['units-moved'].clauses.slice();
  const ports: Zone[] = [];
  const beaches: Zone[] = [];
  const seas: Zone[] = [];
  for (const leg of legs) {
    // What boards or leaves a carrier on land is not the base's business.
    if (!('path' in leg) && leg.from === leg.to) continue;
    add(found, LEG_CLAUSES[leg.how]);
    if (leg.how === 'sail' && totalOf(leg.cargo) > 0) add(found, CONVOY);
    if (leg.how === 'sail' && isDarkSea(leg.to)) add(found, DARK);
    if (leg.how === 'land') add(beaches, [leg.to]);
    if (leg.how !== 'board') continue;
    add(ports, [leg.from]);
    add(seas, [leg.to]);
  }
  if (ports.length > 1) add(found, [seas.length > 1 ? 'B-MOVE-20' : 'B-MOVE-16']);
  if (beaches.length > 1) add(found, ['B-MOVE-21']);
  if (purpose === 'go') add(found, GO);
  if (purpose === 'go' && cost.grain + cost.oil === 0) add(found, ['X-31']);
  return found;
}

/** Adds to a short list what it does not hold yet. */
function add<T>(list: T[], more: readonly T[]): void {
  for (const each of more) if (!list.includes(each)) list.push(each);
}

const CONVOY: readonly Clause[] = ['B-MOVE-12', 'B-MOVE-13'];
const DARK: readonly Clause[] = ['B-MOVE-26'];
const GO: readonly Clause[] = ['B-MOVE-01', 'B-MOVE-03', 'B-MOVE-04', 'Q-B-17', 'Q-B-77'];

const LEG_CLAUSES: Readonly<Record<Leg['how'], readonly Clause[]>> = {
  march: ['B-MOVE-08', 'B-MOVE-09', 'B-MOVE-22'],
  airlift: ['B-MOVE-10', 'B-MOVE-22', 'Q-B-73'],
  sail: ['B-MOVE-22', 'B-MOVE-23', 'Q-B-79'],
  board: ['B-MOVE-12', 'B-MOVE-14', 'B-MOVE-15', 'Q-B-80'],
  land: ['B-MOVE-17', 'B-MOVE-18', 'Q-B-81'],
};

/** Zones in which the legs let units arrive, in the order of the legs; who leaves a carrier on land is there already. */
export function arrivalsOf(legs: readonly Leg[]): Zone[] {
  const arrivals: Zone[] = [];
  for (const leg of legs) if (leg.how !== 'board' && ('path' in leg || leg.from !== leg.to)) add(arrivals, [leg.to]);
  return arrivals;
}

/** Carries one leg out. */
function walk(state: State, seat: Seat, leg: Leg): void {
  if (leg.how === 'board') {
    takeUnits(state, leg.from, seat, leg.units);
    shift(state, leg.to, leg.to, seat, leg.carrier, 1, leg.cargo, plus(leg.cargo, leg.units, 1));
  } else if (leg.how === 'land') {
    shift(state, leg.from, leg.from, seat, leg.carrier, 1, leg.cargo, plus(leg.cargo, leg.units, -1));
    addUnits(state, leg.to, seat, leg.units);
  } else {
    for (const kind of UNIT_KINDS) {
      const number = leg.units[kind] ?? 0;
      if (number > 0) shift(state, leg.from, leg.to, seat, kind, number, leg.cargo, leg.cargo);
    }
  }
}

/** Takes units with one cargo from a zone and puts them into a zone with another. */
function shift(
  state: State,
  from: Zone,
  to: Zone,
  seat: Seat,
  kind: UnitKind,
  number: number,
  before: SparseCounts,
  after: SparseCounts,
): void {
  if (number === 0) return;
  if (totalOf(before) === 0) takeUnits(state, from, seat, only(kind, number));
  else for (let i = 0; i < number; i++) takeLaden(state, from, seat, { carrier: kind, cargo: before });
  if (totalOf(after) === 0) addUnits(state, to, seat, only(kind, number));
  else for (let i = 0; i < number; i++) addLaden(state, to, seat, { carrier: kind, cargo: after });
}
