// Everything that a naive reading of the rules allows is offered and accepted, and nothing else is.
import { expect, test } from 'vitest';
import {
  coasts,
  isDarkSea,
  isLightSea,
  isSea,
  isTerritory,
  landBorders,
  ports,
  SEAS,
  seaBorders,
  TERRITORIES,
  type Territory,
  ZONES,
  type Zone,
} from '../board/index.ts';
import { quickStream, type Stream } from '../dice/index.ts';
import { options } from '../referee/options.ts';
import { Play } from '../referee/play.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, scenario, type Table } from '../testing/index.ts';
import type { Order } from './order.ts';
import { whyNotOrders } from './orders.ts';
import { freeTerms } from './terms.ts';

const usa = seat('usa');
const ussr = seat('ussr');

const POSITIONS = process.env.MARSHALL_PROOF === '1' ? 400 : 15;

test(`in ${POSITIONS} random positions the destinations offered are those that a naive model reaches`, () => {
  for (let i = 0; i < POSITIONS; i++) {
    const position = randomPosition(quickStream(`destinations ${i}`));
    const table = tableOf(position);
    const offer = options(table.game, usa, { type: 'move' })[0];
    const offered = offer?.next?.domain.kind === 'one-of' ? offer.next.domain.values : [];
    const naive = ZONES.filter((to) => universe(position, []).some((order) => isPrefix(position, to, [order])));
    expect(offered, `position ${i}`).toEqual(naive);
  }
});

test(`in ${POSITIONS * 8} random positions the orders offered one after the other are those of a naive model`, () => {
  let longest = 0;
  for (let i = 0; i < POSITIONS * 8; i++) {
    const stream = quickStream(`orders ${i}`);
    const position = randomPosition(stream);
    const table = tableOf(position);
    const play = new Play(table.game);
    const to = pick(destinations(table), stream);
    const orders: Order[] = [];
    for (let depth = 0; to !== undefined && depth < 6; depth++) {
      const offered = offeredAfter(table, to, orders);
      const naive = universe(position, orders).filter((order) => isPrefix(position, to, [...orders, order]));
      expect(sorted(offered.values), `position ${i}: ${to} after ${JSON.stringify(orders)}`).toEqual(sorted(naive));
      expect(offered.mayStop).toBe(isWhole(position, to, orders));
      expect(whyNotOrders(play, usa, freeTerms(play, usa, to), orders) === undefined).toBe(offered.mayStop);
      const next = pick(offered.values, stream);
      if (next === undefined) break;
      orders.push(next);
      longest = Math.max(longest, orders.length);
    }
  }
  expect(longest).toBe(6);
});

test('what is carried out is what the naive model ends with, and costs as much', () => {
  for (let i = 0; i < POSITIONS * 8; i++) {
    const stream = quickStream(`carried out ${i}`);
    const position = randomPosition(stream);
    const table = tableOf(position);
    const to = pick(destinations(table), stream);
    if (to === undefined) continue;
    const orders: Order[] = [];
    for (let depth = 0; depth < 5 || !isWhole(position, to, orders); depth++) {
      const next = pick(offeredAfter(table, to, orders).values, stream);
      if (next === undefined) break;
      orders.push(next);
    }
    const after = evaluate(position, to, orders);
    if (after === undefined) throw new Error('the naive model does not know what was offered');
    table.usa.does({ type: 'move', to, orders });
    expect(table.usa.has.supplies).toMatchObject({
      grain: position.grain - after.grain,
      oil: position.oil - after.oil,
    });
    expect(deployed(table)).toEqual(deployment(after));
  }
});

// --- the options of the referee ---

function destinations(table: Table): Zone[] {
  const next = options(table.game, usa, { type: 'move' })[0]?.next;
  return next?.domain.kind === 'one-of' ? (next.domain.values as Zone[]) : [];
}

function offeredAfter(table: Table, to: Zone, orders: readonly Order[]): { values: Order[]; mayStop: boolean } {
  const draft =
    orders.length === 0 ? { type: 'move' as const, to } : { type: 'move' as const, to, orders: [...orders] };
  const offer = options(table.game, usa, draft)[0];
  const domain = (offer?.next ?? offer?.more)?.domain;
  if (domain === undefined) return { values: [], mayStop: true };
  if (domain.kind !== 'list' || domain.next.kind !== 'one-of') throw new Error('orders are a list of choices');
  return { values: domain.next.values as unknown as Order[], mayStop: domain.mayStop };
}

function deployed(table: Table) {
  const own: Record<string, string> = {};
  ZONES.forEach((zone, i) => {
    for (const force of table.state.board[i] ?? []) {
      if (force.seat !== usa) continue;
      const cargoes = force.laden.map(({ cargo }) => cargo.army).sort();
      own[zone] = `${force.units.army} armies, ${force.units.navy} navies carrying ${cargoes.join('+')}`;
    }
  });
  return own;
}

// --- positions ---

interface Position {
  armies: Map<Zone, number>;
  /** One entry for each navy. */
  navies: { at: Zone; cargo: number }[];
  others: Map<Zone, number>;
  lets: boolean;
  nuked: Territory[];
  grain: number;
  oil: number;
  /** Distances found before. */
  ways: Map<string, number | undefined>;
}

/** A handful of units near each other, opponents among them, clouds, and a few supplies. */
function randomPosition(stream: Stream): Position {
  const centre = pick(ZONES, stream) ?? 'alaska';
  const near = [...around(centre, 2)];
  const lands = near.filter(isTerritory);
  const seas = near.filter(isSea);
  const position: Position = {
    armies: new Map(),
    navies: [],
    others: new Map(),
    lets: stream.below(3) === 0,
    nuked: [],
    grain: stream.below(5),
    oil: stream.below(6),
    ways: new Map(),
  };
  for (let i = 0; i < 3; i++) {
    const land = pick(lands, stream);
    if (land !== undefined) position.armies.set(land, 1 + stream.below(3));
  }
  for (let i = stream.below(4); i > 0; i--) {
    const at = pick(seas, stream);
    if (at !== undefined) position.navies.push({ at, cargo: stream.below(2) * stream.below(5) });
  }
  for (let i = stream.below(4); i > 0; i--) {
    const zone = pick(near, stream);
    if (zone !== undefined && (isDarkSea(zone) || !isMine(position, zone))) position.others.set(zone, 1);
  }
  const cloud = pick(lands, stream);
  if (cloud !== undefined && !isMine(position, cloud) && !position.others.has(cloud)) position.nuked.push(cloud);
  return position;
}

function tableOf({ armies, navies, others, lets, nuked, grain, oil }: Position) {
  const units: Partial<Record<Zone, { army?: number; navy?: number }>> = {};
  for (const [zone, army] of armies) units[zone] = { army };
  for (const { at, cargo } of navies) if (cargo === 0) units[at] = { navy: (units[at]?.navy ?? 0) + 1 };
  const mine: PowerSketch = {
    units,
    laden: navies.filter(({ cargo }) => cargo > 0).map(({ at, cargo }) => ({ zone: at, cargo: { army: cargo } })),
    grain,
    oil,
  };
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: { usa: mine, ussr: { units: Object.fromEntries(others) } },
    bidders: ['usa', 'ussr'],
    nuked,
  });
  if (lets) table.state.passage = { ...table.state.passage, [ussr]: [usa] };
  return table;
}

// --- the naive model: plain counts, every way searched each time ---

interface Course {
  armies: Map<Zone, number>;
  navies: { at: Zone; cargo: number }[];
  grain: number;
  oil: number;
  /** Whether the last line does something. */
  acts: boolean;
}

/** Every order that could be thought of, a little beyond what there is. */
function universe(position: Position, before: readonly Order[]): Order[] {
  const found: Order[] = [];
  const beaches = before.flatMap((order) => (order.how === 'ashore' ? [order.on] : []));
  const lands = new Set([...position.armies.keys(), ...beaches]);
  for (const from of lands) {
    for (let n = 1; n <= 6; n++) {
      found.push({ how: 'march', from, units: { army: n } });
      found.push({ how: 'airlift', from, units: { army: n } });
      found.push({ how: 'board', from, units: { army: n } });
    }
  }
  const cargoes = [1, 2, 3, 4];
  for (const from of SEAS) {
    for (let n = 1; n <= 3; n++) {
      found.push({ how: 'sail', from, units: { navy: n } });
      for (const army of cargoes) found.push({ how: 'convoy', from, carrier: 'navy', number: n, cargo: { army } });
    }
    for (const cargo of cargoes)
      for (const n of cargoes)
        found.push({ how: 'land', from, carrier: 'navy', cargo: { army: cargo }, units: { army: n } });
  }
  for (const zone of ZONES) found.push({ how: 'by', zone });
  for (const on of TERRITORIES) for (const n of cargoes) found.push({ how: 'ashore', on, units: { army: n } });
  return found;
}

/** Whether orders are legal so far and can be made whole. */
function isPrefix(position: Position, to: Zone, orders: readonly Order[]): boolean {
  const course = evaluate(position, to, orders);
  if (course === undefined) return false;
  return (
    course.acts || universe(position, orders).some((order) => evaluate(position, to, [...orders, order])?.acts === true)
  );
}

function isWhole(position: Position, to: Zone, orders: readonly Order[]): boolean {
  return orders.length > 0 && evaluate(position, to, orders)?.acts === true;
}

/** Where the units are after the orders and what was paid, or undefined if that is not legal. */
function evaluate(position: Position, to: Zone, orders: readonly Order[]): Course | undefined {
  if (!mayEnd(position, to)) return undefined;
  const course: Course = {
    armies: new Map(position.armies),
    navies: position.navies.map((navy) => ({ ...navy })),
    grain: 0,
    oil: 0,
    acts: true,
  };
  let line: Order[] = [];
  for (const order of [...orders, undefined]) {
    const goesOn = order !== undefined && ['by', 'board', 'ashore'].includes(order.how);
    if (goesOn && line.length === 0) return undefined;
    if (!goesOn && line.length > 0) {
      if (order !== undefined && !lineActs(line, to)) return undefined;
      if (!follow(position, course, to, line)) return undefined;
      course.acts = lineActs(line, to);
      line = [];
    }
    if (order !== undefined) line.push(order);
  }
  return course.grain <= position.grain && course.oil <= position.oil ? course : undefined;
}

function lineActs([head, ...rest]: readonly Order[], to: Zone): boolean {
  return rest.length > 0 || head === undefined || !('from' in head) || head.from !== to;
}

function follow(position: Position, course: Course, to: Zone, [head, ...rest]: readonly Order[]): boolean {
  if (head?.how === 'march') return followMarch(position, course, to, head.from, head.units.army ?? 0, rest);
  if (head?.how === 'airlift' && rest.length === 0) {
    const n = head.units.army ?? 0;
    if (!isTerritory(to) || head.from === to || !take(course, head.from, n)) return false;
    give(course, to, n);
    course.oil += 2 * n;
    return true;
  }
  if (head?.how === 'land' && rest.length === 0) {
    const navy = course.navies.find(({ at, cargo }) => at === head.from && cargo === head.cargo.army);
    const n = head.units.army ?? 0;
    if (navy === undefined || !isTerritory(to) || !washes(head.from, to) || n > navy.cargo) return false;
    navy.cargo -= n;
    give(course, to, n);
    return true;
  }
  if (head?.how === 'sail') return followNavies(position, course, to, head.from, head.units.navy ?? 0, 0, rest);
  if (head?.how === 'convoy')
    return followNavies(position, course, to, head.from, head.number, head.cargo.army ?? 0, rest);
  return false;
}

function followMarch(
  position: Position,
  course: Course,
  to: Zone,
  from: Zone,
  n: number,
  rest: readonly Order[],
): boolean {
  if (!isTerritory(to) || from === to || !take(course, from, n)) return false;
  let at = from;
  let steps = 0;
  for (const order of rest) {
    if (order.how !== 'by' || order.zone === to || !borders(at).includes(order.zone) || !isOpen(position, order.zone))
      return false;
    at = order.zone;
    steps++;
  }
  const last = distance(position, at, to);
  if (last === undefined) return false;
  course.grain += n * (steps + last);
  give(course, to, n);
  return true;
}

function followNavies(
  position: Position,
  course: Course,
  to: Zone,
  from: Zone,
  n: number,
  cargo: number,
  rest: readonly Order[],
): boolean {
  if (!isSea(to) || (from === to && n > 1)) return false;
  const navies = course.navies.filter((navy) => navy.at === from && navy.cargo === cargo).slice(0, n);
  if (navies.length < n) return false;
  let at = from;
  let boarding = false;
  for (const order of rest) {
    if (order.how === 'by') {
      const steps = isSea(order.zone) && order.zone !== at ? distance(position, at, order.zone) : undefined;
      if (steps === undefined || (order.zone !== to && !isOpen(position, order.zone))) return false;
      course.oil += n * steps;
      at = order.zone;
      boarding = false;
    } else {
      const navy = navies[0];
      const units = 'units' in order ? (order.units.army ?? 0) : 0;
      if (n > 1 || navy === undefined) return false;
      if (order.how === 'board') {
        if (!isTerritory(order.from) || !(ports(order.from) as readonly Zone[]).includes(at)) return false;
        if (navy.cargo + units > 4 || !take(course, order.from, units)) return false;
        navy.cargo += units;
        if (!boarding) course.oil += 1;
        boarding = true;
      } else if (order.how === 'ashore') {
        if (!isTerritory(order.on) || !isLightSea(at) || !washes(at, order.on) || !mayEnd(position, order.on))
          return false;
        if (units > navy.cargo) return false;
        navy.cargo -= units;
        give(course, order.on, units);
        boarding = false;
      }
    }
  }
  const last = distance(position, at, to);
  if (last === undefined) return false;
  course.oil += n * last;
  for (const navy of navies) navy.at = to;
  return true;
}

function mayEnd({ others, nuked }: Position, zone: Zone): boolean {
  if (isDarkSea(zone)) return true;
  return !others.has(zone) && !(nuked as Zone[]).includes(zone);
}

function isOpen(position: Position, zone: Zone): boolean {
  return (
    mayEnd(position, zone) || (position.lets && position.others.has(zone) && !(position.nuked as Zone[]).includes(zone))
  );
}

function distance(position: Position, from: Zone, to: Zone): number | undefined {
  const key = `${from} ${to}`;
  if (!position.ways.has(key)) position.ways.set(key, wayByRings(position, from, to));
  return position.ways.get(key);
}

/** Steps between two zones of one kind through open ones, ring after ring. */
function wayByRings(position: Position, from: Zone, to: Zone): number | undefined {
  let ring = new Set<Zone>([from]);
  const seen = new Set<Zone>(ring);
  for (let steps = 0; ring.size > 0; steps++) {
    if (ring.has(to)) return steps;
    const next = new Set<Zone>();
    for (const zone of ring) {
      if (zone !== from && !isOpen(position, zone)) continue;
      for (const other of borders(zone)) if (!seen.has(other)) next.add(other);
    }
    for (const zone of next) seen.add(zone);
    ring = next;
  }
  return undefined;
}

function borders(zone: Zone): readonly Zone[] {
  return isTerritory(zone) ? landBorders(zone) : seaBorders(zone);
}

function washes(sea: Zone, territory: Territory): boolean {
  return (coasts(territory) as readonly Zone[]).includes(sea);
}

function take(course: Course, zone: Zone, n: number): boolean {
  const there = course.armies.get(zone) ?? 0;
  if (there < n) return false;
  course.armies.set(zone, there - n);
  return true;
}

function give(course: Course, zone: Zone, n: number): void {
  course.armies.set(zone, (course.armies.get(zone) ?? 0) + n);
}

function deployment({ armies, navies }: Course) {
  const own: Record<string, string> = {};
  for (const zone of ZONES) {
    const here = navies.filter(({ at }) => at === zone);
    const army = armies.get(zone) ?? 0;
    if (army + here.length === 0) continue;
    const cargoes = here.filter(({ cargo }) => cargo > 0).map(({ cargo }) => cargo);
    own[zone] = `${army} armies, ${here.length} navies carrying ${cargoes.sort().join('+')}`;
  }
  return own;
}

// --- helpers ---

function isMine({ armies, navies }: Position, zone: Zone): boolean {
  return armies.has(zone) || navies.some(({ at }) => at === zone);
}

function around(zone: Zone, steps: number): Set<Zone> {
  const found = new Set<Zone>([zone]);
  for (let i = 0; i < steps; i++)
    for (const each of [...found]) {
      for (const next of borders(each)) found.add(next);
      if (isTerritory(each)) for (const sea of coasts(each)) found.add(sea);
      else for (const land of TERRITORIES) if (washes(each, land)) found.add(land);
    }
  return found;
}

function pick<T>(items: readonly T[], stream: Stream): T | undefined {
  return items.length === 0 ? undefined : items[stream.below(items.length)];
}

function sorted(orders: readonly Order[]): string[] {
  return orders.map((order) => JSON.stringify(order)).sort();
}
