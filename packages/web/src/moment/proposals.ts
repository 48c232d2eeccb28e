import {
  DARK_SEAS,
  distanceTo,
  homeOf,
  type Power,
  ports,
  type Seat,
  seaDistances,
  type Value,
  type View,
} from '@marshall/rules';
import type { Draft, Session, TableState } from '../session/session.ts';
import type { Chosen } from './form.ts';
import { isCounts, type Placing } from './map-plan.ts';
import { isOrder, lines, type OrderLine, stackFrom, unitsIn } from './orders.ts';

const NOTHING: Chosen = {};

/** What a command begins with: what fits the table best, else what the referee would answer or the player has planned. */
export async function proposalFor(
  ask: Session['options'],
  table: Pick<TableState, 'asked' | 'view' | 'seat'>,
  type: string,
): Promise<Chosen> {
  const { asked, view, seat } = table;
  if (type === 'plan-bids')
    return { cycle: asked?.kind === 'bid' ? 'this' : 'next', ...plannedBids(view, asked?.kind) };
  if (type === 'occupy') return thoseWhoFought(ask, view, seat);
  const fallback: Draft | undefined = asked?.fallback;
  if (fallback?.type !== type) return NOTHING;
  const { type: _, ...fields } = fallback;
  return { ...fields, ...spreadOut(view, seat, fallback) };
}

/** The bids that the player has planned before: for this cycle, or in its last stage for the next one. */
function plannedBids({ stage, standingOrders }: View, kind: string | undefined): Chosen {
  const bids = stage === 7 && kind !== 'bid' ? standingOrders?.next : standingOrders?.bids;
  return Object.fromEntries(Object.entries(bids ?? {}).map(([each, cubes]) => [`stage${each}`, cubes]));
}

/** The zone that a seat may move into after a battle, and the units of its own that fought for it. */
export function occupationOf(view: View, seat: Seat | undefined) {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (frame?.procedure !== 'conventional') return undefined;
  const open = frame.occupying?.find((other) => other.seat === seat);
  if (open === undefined) return undefined;
  const defended = { zone: frame.to, units: unitsOf(view, frame.to, open.seat) };
  return { zone: open.zone, fought: open.seat === frame.attacker ? frame.committed : [defended] };
}

const unitsOf = (view: View, zone: string, seat: Seat) =>
  view.board.find((place) => place.zone === zone)?.forces.find((force) => force.seat === seat)?.units ?? {};

/** The units that won the battle are ready to move in, as far as that can be paid for. */
async function thoseWhoFought(ask: Session['options'], view: View, seat: Seat | undefined): Promise<Chosen> {
  let orders: readonly OrderLine[] = [];
  for (const { zone, units } of occupationOf(view, seat)?.fought ?? [])
    orders = await stackFrom(ask, { type: 'occupy' }, zone, { chosen: orders, most: units });
  return orders.length === 0 ? NOTHING : { orders: lines(orders) };
}

/** Who would stand in the zone once the orders to occupy it are carried out. */
export function movingIn(view: View, seat: Seat | undefined, { type, orders }: Draft): readonly Placing[] {
  const zone = type === 'occupy' ? occupationOf(view, seat)?.zone : undefined;
  if (zone === undefined || !Array.isArray(orders)) return [];
  return Object.entries(unitsIn(orders.filter(isOrder))).map(([kind, number]) => ({ zone, kind, number }));
}

/** Units of the opening stand in all of a player's home, and ships in the open seas beside it, instead of all in one place. */
function spreadOut(view: View, seat: Seat | undefined, fallback: Draft): Chosen {
  const power = seat === undefined ? undefined : view.seats[seat]?.power;
  if (power === undefined) return NOTHING;
  const { type, armies, dark } = fallback;
  if (type === 'sea-lanes' && dark !== undefined) return { dark: evenly(sumIn(dark), darkSeasBy(power)) };
  if ((type === 'bonus-dozen' || type === 'bonus-units') && armies !== undefined)
    return { armies: evenly(sumIn(armies), homeOf(power)) };
  return NOTHING;
}

/** So many seas share a player's first merchant ships. */
const LANES = 3;

/** The dark seas nearest to a power's home ports. */
function darkSeasBy(power: Power): readonly string[] {
  const from = homeOf(power).flatMap((home) => ports(home).map((sea) => seaDistances(sea, () => true)));
  const far = (sea: (typeof DARK_SEAS)[number]): number =>
    Math.min(...from.map((distances) => distanceTo(distances, sea) ?? Number.POSITIVE_INFINITY));
  return DARK_SEAS.toSorted((a, b) => far(a) - far(b)).slice(0, LANES);
}

function evenly(number: number, places: readonly string[]): Value {
  const share = Math.floor(number / places.length);
  const over = number % places.length;
  return Object.fromEntries(
    places.map((place, i) => [place, share + (i < over ? 1 : 0)] as const).filter(([, some]) => some > 0),
  );
}

const sumIn = (value: Value): number =>
  isCounts(value) ? Object.values(value).reduce((sum, number) => sum + number, 0) : 0;
