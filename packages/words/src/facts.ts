// What sentences of every language work out from the facts of an event.
import {
  type GameEvent,
  type Resource,
  type Seat,
  thingOf,
  UNIT_KINDS,
  type UnitKind,
  type Zone,
} from '@marshall/rules';

type Counts = Readonly<Partial<Record<UnitKind, number>>>;
type Offer = Extract<GameEvent, { type: 'offer-made' }>['offer'];
type Loss = Extract<GameEvent, { type: 'units-lost' }>['losses'][number];

/** A seat that nobody is named at, by its number: `Seat 3` for `seat-3`. */
export const seatName = (id: string, seat: string): string => id.replace(/^seat-(?=\d+$)/, `${seat} `);

/** Who made an offer that a seat has answered: the other of the two who hear of it. */
export function authorOf(answered: Seat, parties: readonly Seat[] | undefined): Seat | undefined {
  return parties?.find((seat) => seat !== answered);
}

/** How many units there are of all kinds. */
export function totalOf(counts: Counts): number {
  return UNIT_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

type Legs = Extract<GameEvent, { type: 'units-moved' }>['legs'];

/** Units that go the same way one after the other, told as one group; what carries others is told by itself. */
export function togetherOn(legs: Legs): Legs {
  const joined: Legs[number][] = [];
  for (const leg of legs) {
    const last = joined.at(-1);
    if (last !== undefined && goAlike(last, leg))
      joined[joined.length - 1] = { ...last, units: both(last.units, leg.units) };
    else joined.push(leg);
  }
  return joined;
}

function goAlike(one: Legs[number], other: Legs[number]): boolean {
  if (!('path' in one) || !('path' in other)) return false;
  if (totalOf(one.cargo) + totalOf(other.cargo) > 0) return false;
  if (UNIT_KINDS.some((kind) => !one.units[kind] !== !other.units[kind])) return false;
  return one.how === other.how && one.from === other.from && one.path.join() === other.path.join();
}

/** Units of one kind that come together in one place in the same way, from several. */
export interface Gathering {
  readonly how: MovedLeg['how'];
  readonly kind: UnitKind;
  readonly number: number;
  readonly to: MovedLeg['to'];
  readonly groups: readonly {
    readonly number: number;
    readonly from: MovedLeg['from'];
    readonly by: MovedLeg['path'];
  }[];
}
type MovedLeg = Extract<Legs[number], { readonly path: unknown }>;

/** The legs of a move as one gathering; undefined where they differ in more than where they begin. */
export function gatheringOf(legs: Legs): Gathering | undefined {
  const [first] = legs;
  if (first === undefined || legs.length < 2 || !('path' in first)) return undefined;
  const [kind, ...more] = UNIT_KINDS.filter((each) => (first.units[each] ?? 0) > 0);
  if (kind === undefined || more.length > 0) return undefined;
  const groups: Gathering['groups'][number][] = [];
  for (const leg of legs) {
    if (!('path' in leg) || leg.how !== first.how || leg.to !== first.to || totalOf(leg.cargo) > 0) return undefined;
    const number = leg.units[kind] ?? 0;
    if (number === 0 || number !== totalOf(leg.units)) return undefined;
    groups.push({ number, from: leg.from, by: leg.path.slice(0, -1) });
  }
  return { how: first.how, kind, number: groups.reduce((sum, each) => sum + each.number, 0), to: first.to, groups };
}

function both(one: Counts, other: Counts): Counts {
  const sum = { ...one };
  for (const kind of UNIT_KINDS) if (other[kind] !== undefined) sum[kind] = (sum[kind] ?? 0) + other[kind];
  return sum;
}

type Placements = Extract<GameEvent, { type: 'units-placed' }>['placements'];
type Placement = Placements[Seat];

/** How many units of each kind are placed, in all zones together. */
export function placedIn(placement: Placement): Counts {
  const sums: Partial<Record<UnitKind, number>> = {};
  for (const counts of Object.values(placement))
    for (const kind of UNIT_KINDS) sums[kind] = (sums[kind] ?? 0) + (counts[kind] ?? 0);
  return sums;
}

/** What every one of several players places alike; undefined where they differ. */
export function placedByAll(placements: Placements): Counts | undefined {
  const [first, ...others] = Object.values(placements).map(placedIn);
  if (first === undefined || others.length === 0) return undefined;
  return others.every((each) => UNIT_KINDS.every((kind) => each[kind] === first[kind])) ? first : undefined;
}

/** How many units each of several players places, of whatever kinds; undefined where the numbers differ. */
export function sumByAll(placements: Placements): number | undefined {
  const [first, ...others] = Object.values(placements).map((each) => totalOf(placedIn(each)));
  return others.length > 0 && others.every((each) => each === first) ? first : undefined;
}

/** Who places units, those who place none last. */
export function placersOf(placements: Placements): readonly Seat[] {
  const placesNone = (seat: Seat): number => (totalOf(placedIn(placements[seat] ?? {})) === 0 ? 1 : 0);
  return (Object.keys(placements) as Seat[]).sort((one, other) => placesNone(one) - placesNone(other));
}

type Bonuses = Extract<GameEvent, { type: 'bonus-supplies-revealed' }>['bonuses'];

/** The supplies that all of several players get alike; undefined where they differ. */
export function sameFor(bonuses: Bonuses): Bonuses[Seat] | undefined {
  const [first, ...others] = Object.values(bonuses);
  if (first === undefined || others.length === 0) return undefined;
  const isSame = (each: Bonuses[Seat]): boolean =>
    each.grain === first.grain && each.oil === first.oil && each.minerals === first.minerals;
  return others.every(isSame) ? first : undefined;
}

/** Whether a good in a basket is a drop-ship order. */
export function isOrder(good: string): boolean {
  return thingOf(good).kind === 'order';
}

/** What the drop-ship orders in a basket add up to. */
export function orderedIn(goods: Offer['gives']['goods']): Partial<Record<Resource, number>> {
  const ordered: Partial<Record<Resource, number>> = {};
  for (const good of Object.keys(goods)) {
    const thing = thingOf(good);
    if (thing.kind === 'order' && thing.resource !== undefined) ordered[thing.resource] = goods[good] ?? 0;
  }
  return ordered;
}

/** Whether what is given comes back in no other way. */
export function isGift({ loan, order }: Offer): boolean {
  return loan === undefined && (order === undefined || order.price === 0);
}

type Delivery = NonNullable<Offer['delivery']>;

/** Units by themselves, and carriers with what is aboard all of them. */
export interface Group {
  readonly plain: Counts;
  readonly laden: readonly { readonly kind: UnitKind; readonly number: number; readonly aboard: Counts }[];
}

/**
 * What a sale of units hands over, and where it comes from: everything that comes to its zone, and of a fleet that stays
 * its seller's only the units that it puts ashore.
 */
export function soldIn({ zone, fleet, orders }: Delivery): Group & { readonly from: readonly Zone[] } {
  const units: Counts[] = [];
  const laden: Group['laden'][number][] = [];
  const from = new Set<Zone>();
  for (const order of orders) {
    if (fleet !== undefined) {
      if (order.how === 'ashore' && order.on === zone) units.push(order.units);
      if (order.how === 'board' || order.how === 'convoy') from.add(order.from);
      continue;
    }
    // What has come there and sails out and back is sold once.
    if (!('from' in order) || order.from === zone) continue;
    from.add(order.from);
    if (order.how === 'convoy' || order.how === 'lift') {
      const { carrier: kind, number, cargo } = order;
      laden.push({ kind, number, aboard: sumOf(Array.from({ length: number }, () => cargo)) });
    } else units.push(order.units);
  }
  return { plain: sumOf(units), laden, from: [...from] };
}

/** Losses in one zone: units by themselves, and carriers with what went down with them. */
export interface LossesIn extends Group {
  readonly zone: Zone;
}

/** Losses zone by zone. */
export function lossesIn(losses: readonly Loss[]): LossesIn[] {
  const isLaden = ({ cargo }: Loss) => totalOf(cargo) > 0;
  return [...new Set(losses.map(({ zone }) => zone))].map((zone) => {
    const here = losses.filter((loss) => loss.zone === zone);
    return {
      zone,
      plain: sumOf(here.filter((loss) => !isLaden(loss)).map(({ kind, number }) => ({ [kind]: number }))),
      laden: here.filter(isLaden).map(({ kind, number, cargo }) => ({
        kind,
        number,
        aboard: sumOf(Array.from({ length: number }, () => cargo)),
      })),
    };
  });
}

/** All of some counts together. */
export function sumOf(all: readonly Counts[]): Counts {
  return Object.fromEntries(
    UNIT_KINDS.map((kind) => [kind, all.reduce((number, counts) => number + (counts[kind] ?? 0), 0)]),
  );
}

/** All that is lost, cargo included, wherever it was. */
export function lossesTogether(losses: readonly Loss[]): Counts {
  return sumOf(
    lossesIn(losses).flatMap(({ plain, laden }) => [
      plain,
      ...laden.flatMap(({ kind, number, aboard }) => [{ [kind]: number }, aboard]),
    ]),
  );
}

/** How many nukes are launched at all targets. */
export function nukesIn(targets: readonly { readonly nukes: number }[]): number {
  return targets.reduce((sum, { nukes }) => sum + nukes, 0);
}

type Grips = Extract<GameEvent, { type: 'grip-ended' }>['ended'];

/** Sieges and blockades of one player that end together, told once for each of the two. */
export function gripsEnded(
  ended: Grips,
): readonly { readonly by: Seat; readonly besieged: readonly Seat[]; readonly zones: readonly Zone[] }[] {
  return [...new Set(ended.map(({ by }) => by))].flatMap((by) => {
    const own = ended.filter((each) => each.by === by);
    const besieged = [...new Set(own.flatMap(({ against, grip }) => (grip === 'siege' ? [against] : [])))];
    const zones = [...new Set(own.flatMap(({ grip }) => (grip === 'siege' ? [] : [grip])))];
    return [
      ...(zones.length === 0 ? [] : [{ by, besieged: [], zones }]),
      ...(besieged.length === 0 ? [] : [{ by, besieged, zones: [] }]),
    ];
  });
}

/** Things that share what a key says of them, in the order in which each key first appears. */
export function alike<T>(all: readonly T[], keyOf: (each: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}
