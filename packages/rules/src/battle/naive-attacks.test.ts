// Every attack that a naive reading of the clauses allows is offered and accepted, and nothing else is.
import { expect, test } from 'vitest';
import {
  coasts,
  homePower,
  isDarkSea,
  isLightSea,
  isSea,
  isTerritory,
  LIGHT_SEAS,
  landBorders,
  POWERS,
  type Power,
  ports,
  SEAS,
  seaBorders,
  shores,
  TERRITORIES,
  type Territory,
  ZONES,
  type Zone,
} from '../board/index.ts';
import { quickStream, type Stream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import type { Order } from '../movement/order.ts';
import type { Draft } from '../referee/command.ts';
import { cloneGame } from '../referee/game.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { seat } from '../state/seat.ts';
import { complete, type PowerSketch, scenario, type Table } from '../testing/index.ts';

const POSITIONS = process.env.MARSHALL_PROOF === '1' ? 2000 : 60;

test(`B-ATK-10 to -16, -19, -20, -24 in ${POSITIONS} random positions the attacks offered are those of a naive model`, () => {
  let found = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const position = randomPosition(quickStream(`attacks ${i}`));
    const table = tableOf(position);
    const naive = everyAttack(position);
    expect(sorted(offeredAttacks(table, position)), `position ${i}`).toEqual(sorted(naive));
    found += naive.length;
  }
  expect(found).toBeGreaterThan(POSITIONS);
});

test(`B-ATK-10 to -16, -19, -20, -24 in ${POSITIONS} random positions the attacks accepted are those of a naive model`, () => {
  for (let i = 0; i < POSITIONS; i++) {
    const stream = quickStream(`accepted ${i}`);
    const position = randomPosition(stream);
    const table = tableOf(position);
    const legal = new Set(sorted(everyAttack(position)));
    for (const attack of [...sample(everyAttack(position), 10, stream), ...anyAttacks(position, 60, stream)]) {
      const result = perform(cloneGame(table.game, stream), seat(position.mover), attack);
      expect(result.ok, `position ${i}: ${JSON.stringify(attack)}`).toBe(legal.has(JSON.stringify(attack)));
    }
  }
});

test(`B-TAC-10, -11, -16, X-02, X-21 in ${POSITIONS} random positions the flights offered to an assault are those of a naive model`, () => {
  let longest = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const stream = quickStream(`flights ${i}`);
    const position = randomPosition(stream);
    const table = tableOf(position);
    const targets = TERRITORIES.filter((to) => mayDrop(position, to) && flights(position, to, []).length > 0);
    const air = { type: 'assault-by-air' } as const;
    expect(listed(table, position, air), `position ${i}`).toEqual(targets);
    const to = pick(targets, stream);
    if (to === undefined) continue;
    expect(sorted(listed(table, position, { ...air, to })), `position ${i}: ${to}`).toEqual(
      sorted(names(position, to)),
    );
    const orders: Order[] = [];
    for (let depth = 0; depth < 4; depth++) {
      const against = names(position, to)[0] ?? '';
      const offered = offeredOrders(table, position, { ...air, to, against }, orders);
      const naive = flights(position, to, orders);
      expect(sorted(offered), `position ${i}: ${to} after ${JSON.stringify(orders)}`).toEqual(sorted(naive));
      const next = pick(offered, stream);
      if (next === undefined) break;
      orders.push(next);
      longest = Math.max(longest, orders.length);
      const result = perform(cloneGame(table.game, stream), seat(position.mover), { ...air, to, against, orders });
      expect(result.ok).toBe(true);
    }
  }
  expect(longest).toBeGreaterThan(1);
});

test(`B-TAC-02 to -04, X-02, X-21 in ${POSITIONS} random positions the landings offered are those of a naive model`, () => {
  let found = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const stream = quickStream(`landings ${i}`);
    const position = randomPosition(stream);
    const table = tableOf(position);
    const landings = everyLanding(position);
    const targets = TERRITORIES.filter((to) => landings.some((landing) => landing.to === to));
    const bySea = { type: 'assault-by-sea' } as const;
    expect(listed(table, position, bySea), `position ${i}`).toEqual(targets);
    for (const to of targets) {
      const seas = LIGHT_SEAS.filter((sea) => landings.some((landing) => landing.to === to && landing.sea === sea));
      const offered = listed(table, position, { ...bySea, to });
      expect([...offered].sort(), `position ${i}: ${to}`).toEqual([...seas].sort());
      found += seas.length;
    }
    // Whatever way the convoy is then put together, it is accepted.
    const [offer] = options(table.game, seat(position.mover), bySea);
    if (offer === undefined) continue;
    const assault = complete(table.game, seat(position.mover), offer, stream);
    expect(perform(cloneGame(table.game, stream), seat(position.mover), assault).ok, `position ${i}`).toBe(true);
  }
  expect(found).toBeGreaterThan(POSITIONS);
});

// --- the options of the referee ---

function offeredAttacks(table: Table, position: Position): Attack[] {
  const type = 'attack' as const;
  const found: Attack[] = [];
  for (const from of listed(table, position, { type }) as Zone[])
    for (const to of listed(table, position, { type, from }) as Zone[])
      for (const against of listed(table, position, { type, from, to })) {
        const next = options(table.game, seat(position.mover), { type, from, to, against })[0]?.next;
        if (next?.domain.kind !== 'counts') throw new Error('units are counted');
        const { max, least, most } = next.domain;
        const keys = Object.keys(max);
        // Armies stand on land and navies at sea, so that one kind is there.
        expect(keys.length).toBe(1);
        const [kind = ''] = keys;
        for (let n = least; n <= most; n++) found.push(attackOf(from, to, against, kind, n));
      }
  return found;
}

/** The values of the next field of a draft; none if the draft leads nowhere. */
function listed(table: Table, { mover }: Position, draft: Draft<Command>): string[] {
  const next = options(table.game, seat(mover), draft)[0]?.next;
  if (next === undefined) return [];
  if (next.domain.kind !== 'one-of') throw new Error(`${next.field} is no list`);
  return next.domain.values as string[];
}

function offeredOrders(table: Table, { mover }: Position, draft: Draft<Command>, orders: readonly Order[]): Order[] {
  // Whatever the command, its draft with a list of orders is a draft of it.
  const sofar = orders.length === 0 ? draft : ({ ...draft, orders: [...orders] } as Draft<Command>);
  const offer = options(table.game, seat(mover), sofar)[0];
  const domain = (offer?.next ?? offer?.more)?.domain;
  if (domain === undefined) return [];
  if (domain.kind !== 'list' || domain.next.kind !== 'one-of') throw new Error('orders are a list of choices');
  return domain.next.values as unknown as Order[];
}

// --- positions ---

interface Position {
  mover: Power;
  /** Armies on land and navies at sea, by zone and owner. */
  units: Map<Zone, Map<Power, number>>;
  /** Laden navies of the mover, which count among the units too. */
  laden: { at: Zone; cargo: number }[];
  nuked: Territory[];
  /** The land in which an opponent's assault stands. */
  contested: { zone: Territory; by: Power } | undefined;
  lets: Power[];
  grain: number;
  oil: number;
  minerals: number;
}

/** A few forces of three powers near each other, clouds, now and then an assault, and a few supplies. */
function randomPosition(stream: Stream): Position {
  const powers = [...POWERS];
  const take = () => powers.splice(stream.below(powers.length), 1)[0] ?? 'usa';
  const [mover, ...others] = [take(), take(), take()] as [Power, Power, Power];
  const near = [...around(pick(ZONES, stream) ?? 'alaska', 2)];
  const lands = near.filter(isTerritory);
  const position: Position = {
    mover,
    units: new Map(),
    laden: [],
    nuked: [],
    contested: undefined,
    lets: others.filter(() => stream.below(3) === 0),
    grain: stream.below(4),
    oil: stream.below(8),
    minerals: stream.below(4),
  };
  const put = (zone: Zone | undefined, power: Power, number: number) => {
    if (zone === undefined) return;
    const there = position.units.get(zone) ?? new Map<Power, number>();
    if (there.size > 0 && !there.has(power) && !isDarkSea(zone)) return;
    position.units.set(zone, there.set(power, (there.get(power) ?? 0) + number));
  };
  for (let i = 1 + stream.below(5); i > 0; i--) put(pick(near, stream), mover, 1 + stream.below(3));
  for (const power of others)
    for (let i = stream.below(4); i > 0; i--) put(pick(near, stream), power, 1 + stream.below(2));
  for (const [at, there] of position.units)
    if (isSea(at) && there.has(mover) && stream.below(2) === 0) position.laden.push({ at, cargo: 1 + stream.below(4) });
  for (let i = stream.below(3); i > 0; i--) {
    const land = pick(lands, stream);
    if (land !== undefined && !position.units.has(land) && !position.nuked.includes(land)) position.nuked.push(land);
  }
  const [first, second] = others;
  const held = lands.find((land) => position.units.get(land)?.has(first ?? mover) === true && first !== mover);
  if (held !== undefined && second !== undefined && stream.below(3) === 0) {
    position.units.get(held)?.set(second, 1);
    position.contested = { zone: held, by: second };
  }
  return position;
}

function tableOf(position: Position): Table {
  const { mover, units, laden, nuked, contested, lets, grain, oil, minerals } = position;
  const owners = [mover, ...new Set([...units.values()].flatMap((there) => [...there.keys()]))];
  const opponents = [...new Set([...owners, ...lets])].filter((power) => power !== mover);
  const spare = POWERS.find((power) => power !== mover && !opponents.includes(power)) ?? 'usa';
  const sketchOf = (power: Power): PowerSketch => ({
    units: Object.fromEntries(
      [...units].flatMap(([zone, there]) => {
        const empty = (there.get(power) ?? 0) - (power === mover ? laden.filter(({ at }) => at === zone).length : 0);
        return empty > 0 ? [[zone, empty]] : [];
      }),
    ),
    ...(power === mover
      ? { grain, oil, minerals, laden: laden.map(({ at, cargo }) => ({ zone: at, cargo: { army: cargo } })), nukes: 1 }
      : {}),
  });
  const seated = [mover, ...(opponents.length === 0 ? [spare] : opponents)];
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: Object.fromEntries(seated.map((power) => [power, sketchOf(power)])),
    bidders: seated,
    nuked,
  });
  for (const power of lets)
    if (opponents.includes(power)) table.state.passage = { ...table.state.passage, [seat(power)]: [seat(mover)] };
  if (contested !== undefined)
    table.state.assaults.push({ seat: seat(contested.by), zone: contested.zone, how: 'airborne' });
  return table;
}

// --- the naive model ---

type Attack = Extract<Command, { type: 'attack' }>;

function attackOf(from: Zone, to: Zone, against: string, kind: string, number: number): Attack {
  return { type: 'attack', from, to, against, units: { [kind]: number } };
}

function everyAttack(position: Position): Attack[] {
  const found: Attack[] = [];
  if (!hasSet(position)) return found;
  for (const from of ZONES)
    for (const to of ZONES) {
      if (!isInReach(from, to)) continue;
      for (const against of names(position, to))
        for (let n = 1; n <= own(position, from); n++)
          found.push(attackOf(from, to, against, isTerritory(from) ? 'army' : 'navy', n));
    }
  return found;
}

/** Attacks as anybody might think of, near what there is and beyond. */
function anyAttacks({ mover, units }: Position, number: number, stream: Stream): Attack[] {
  const held = [...units.keys()];
  return Array.from({ length: number }, () => {
    const from = pick(stream.below(5) === 0 ? ZONES : held, stream) ?? 'alaska';
    const to = pick(stream.below(2) === 0 ? ZONES : [...around(from, 1)], stream) ?? 'alaska';
    const against = pick(['militia', mover, ...POWERS, ...POWERS], stream) ?? 'militia';
    return attackOf(
      from,
      to,
      against,
      stream.below(5) === 0 ? 'navy' : isTerritory(from) ? 'army' : 'navy',
      1 + stream.below(4),
    );
  });
}

/** B-ATK-24, -26. */
function hasSet({ grain, oil, minerals }: Position): boolean {
  return grain >= 1 && oil >= 1 && minerals >= 1;
}

/** B-ATK-10 to -16, line by line. */
function isInReach(from: Zone, to: Zone): boolean {
  if (isTerritory(from) && isTerritory(to)) return landBorders(from).includes(to);
  if (isTerritory(from)) return isLightSea(to) && (coasts(from) as readonly Zone[]).includes(to);
  if (isLightSea(from))
    return isTerritory(to) ? shores(from).includes(to) : isLightSea(to) && seaBorders(from).includes(to);
  return from === to || (isLightSea(to) && seaBorders(from).includes(to));
}

/** Who an attack on a zone can name: each opponent with units there, or the militia of an empty one (B-ATK-19, B-TAC-17, Q-B-43). */
function names(position: Position, zone: Zone): string[] {
  if ((position.nuked as Zone[]).includes(zone)) return [];
  const there = position.units.get(zone);
  if (there === undefined) return homePower(zone) === position.mover ? [] : ['militia'];
  return [...there.keys()].filter((power) => power !== position.mover);
}

/** B-TAC-10, X-21: somebody else's land, or nobody's, that no other assault disputes. */
function mayDrop(position: Position, to: Territory): boolean {
  return names(position, to).length > 0 && own(position, to) === 0 && position.contested?.zone !== to;
}

/** Flights that may be ordered after others: two oil for each army, on top of the set (B-TAC-11, X-02). */
function flights(position: Position, to: Territory, before: readonly Order[]): Order[] {
  if (!hasSet(position)) return [];
  const flown = before.flatMap((order) => (order.how === 'airlift' ? [order] : []));
  const sum = (from?: Zone) =>
    flown
      .filter((order) => from === undefined || order.from === from)
      .reduce((n, order) => n + (order.units.army ?? 0), 0);
  const found: Order[] = [];
  for (const from of TERRITORIES) {
    if (from === to) continue;
    for (let n = 1; n <= own(position, from) - sum(from); n++)
      if (2 * (sum() + n) <= position.oil - 1) found.push({ how: 'airlift', from, units: { army: n } });
  }
  return found;
}

/** Territories and seas from which a convoy can put an army ashore there (B-TAC-02 to -04, Q-B-58). */
function everyLanding(position: Position): { to: Territory; sea: Zone }[] {
  const found: { to: Territory; sea: Zone }[] = [];
  if (!hasSet(position)) return found;
  for (const to of TERRITORIES) {
    if (!mayDrop(position, to)) continue;
    for (const sea of coasts(to))
      if (isLightSea(sea) && mayEnd(position, sea) && canConvoy(position, sea)) found.push({ to, sea });
  }
  return found;
}

/** Whether some navy comes to a sea with an army aboard, for the oil on top of the set. */
function canConvoy(position: Position, sea: Zone): boolean {
  const oil = position.oil - 1;
  const within = (cost: number | undefined) => cost !== undefined && cost <= oil;
  for (const at of SEAS) {
    const navies = own(position, at);
    const cargoes = position.laden.filter((navy) => navy.at === at).map(({ cargo }) => cargo);
    if (navies === 0) continue;
    if (cargoes.length > 0 && within(distance(position, at, sea))) return true;
    const room = navies > cargoes.length || cargoes.some((cargo) => cargo < 4);
    if (!room) continue;
    for (const port of TERRITORIES) {
      if (own(position, port) === 0) continue;
      for (const pier of ports(port)) {
        const there =
          pier === at || pier === sea || isPassable(position, pier) ? distance(position, at, pier) : undefined;
        const on = distance(position, pier, sea);
        if (there !== undefined && on !== undefined && within(there + 1 + on)) return true;
      }
    }
  }
  return false;
}

function own({ units, mover }: Position, zone: Zone): number {
  return units.get(zone)?.get(mover) ?? 0;
}

/** B-MOVE-25: a light blue sea never holds navies of two players. */
function mayEnd({ units, mover }: Position, sea: Zone): boolean {
  return isDarkSea(sea) || [...(units.get(sea)?.keys() ?? [])].every((power) => power === mover);
}

/** B-MOVE-24: nobody sails through a light blue sea of another without permission. */
function isPassable(position: Position, sea: Zone): boolean {
  const holders = [...(position.units.get(sea)?.keys() ?? [])];
  return mayEnd(position, sea) || holders.every((power) => power === position.mover || position.lets.includes(power));
}

/** Seas entered between two seas, ring after ring. */
function distance(position: Position, from: Zone, to: Zone): number | undefined {
  let ring = [from];
  const seen = new Set<Zone>(ring);
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.includes(to)) return steps;
    const next: Zone[] = [];
    for (const sea of ring) {
      if (sea !== from && !isPassable(position, sea)) continue;
      for (const other of isSea(sea) ? seaBorders(sea) : [])
        if (!seen.has(other)) {
          seen.add(other);
          next.push(other);
        }
    }
    ring = next;
  }
  return undefined;
}

// --- helpers ---

function around(zone: Zone, steps: number): Set<Zone> {
  const found = new Set<Zone>([zone]);
  for (let i = 0; i < steps; i++)
    for (const each of [...found]) {
      const next: readonly Zone[] = isTerritory(each)
        ? [...landBorders(each), ...coasts(each)]
        : [...seaBorders(each), ...(isLightSea(each) ? shores(each) : [])];
      for (const other of next) found.add(other);
    }
  return found;
}

function pick<T>(items: readonly T[], stream: Stream): T | undefined {
  return items.length === 0 ? undefined : items[stream.below(items.length)];
}

function sample<T>(items: readonly T[], number: number, stream: Stream): T[] {
  return Array.from({ length: items.length === 0 ? 0 : number }, () => pick(items, stream)).flatMap(
    (item) => item ?? [],
  );
}

function sorted(values: readonly unknown[]): string[] {
  return values.map((value) => JSON.stringify(value)).sort();
}
