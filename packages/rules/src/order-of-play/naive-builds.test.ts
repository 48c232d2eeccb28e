// Every build that a naive reading of the clauses allows is offered and accepted, and nothing else is.
import { expect, test } from 'vitest';
import {
  coasts,
  homeOf,
  isDarkSea,
  isLightSea,
  isTerritory,
  landBorders,
  POWERS,
  type Power,
  ports,
  portsOn,
  seaBorders,
  shores,
  TERRITORIES,
  type Territory,
  ZONES,
  type Zone,
} from '../board/index.ts';
import { quickStream, type Stream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import type { Draft } from '../referee/command.ts';
import { cloneGame } from '../referee/game.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { seat } from '../state/seat.ts';
import { scenario, type Table } from '../testing/index.ts';

const POSITIONS = process.env.MARSHALL_PROOF === '1' ? 5000 : 200;
const KINDS = ['army', 'navy'] as const;
type Kind = (typeof KINDS)[number];

test(`B-BUILD-03 to -17, B-TAC-31, -35 in ${POSITIONS} random goes the builds offered and accepted are those of a naive model`, () => {
  const tally = { offered: 0, besieged: 0, blockaded: 0, let: 0, limited: 0 };
  for (let i = 0; i < POSITIONS; i++) {
    const stream = quickStream(`builds ${i}`);
    const position = randomPosition(stream);
    const table = tableOf(position);
    for (let go = 0; go < 4 && isAsked(table, position); go++) {
      const sites = everySite(position);
      expect(offeredSites(table, position), `position ${i}, build ${go}`).toEqual(sites);
      for (const { kind, zone, most } of sites) checkNumber(table, position, kind, zone, most, stream);
      for (const kind of KINDS) {
        const elsewhere = pick(ZONES, stream) ?? 'alaska';
        const most = sites.find((site) => site.kind === kind && site.zone === elsewhere)?.most ?? 0;
        checkNumber(table, position, kind, elsewhere, most, stream);
      }
      tally.offered += sites.length;
      if (isBesieged(position)) tally.besieged += 1;
      if (TERRITORIES.some((land) => isBlockaded(position, land))) tally.blockaded += 1;
      if (position.limits) tally.limited += 1;
      if (askForLeave(table, position, stream)) tally.let += 1;
      else if (!buildSome(table, position, sites, stream)) break;
    }
  }
  // The test is worth something only if all of these happen.
  for (const [what, number] of Object.entries(tally)) expect(number, what).toBeGreaterThan(POSITIONS / 40);
});

// --- the referee's answers ---

interface Site {
  kind: Kind;
  zone: Zone;
  most: number;
}

function offeredSites(table: Table, position: Position): Site[] {
  return listed(table, position, { type: 'build' }).flatMap((kind) =>
    listed(table, position, { type: 'build', kind: kind as Kind }).map((zone) => {
      const next = options(table.game, seat(position.builder), {
        type: 'build',
        kind: kind as Kind,
        zone: zone as Zone,
      })[0]?.next;
      if (next?.domain.kind !== 'range' || next.domain.min !== 1) throw new Error('a number from 1 on is asked for');
      return { kind: kind as Kind, zone: zone as Zone, most: next.domain.max };
    }),
  );
}

function listed(table: Table, { builder }: Position, draft: Draft<Command>): string[] {
  const next = options(table.game, seat(builder), draft)[0]?.next;
  return next?.domain.kind === 'one-of' ? (next.domain.values as string[]) : [];
}

/** Accepted up to the number, and not beyond it. */
function checkNumber(table: Table, { builder }: Position, kind: Kind, zone: Zone, most: number, stream: Stream): void {
  for (const number of [1, most, most + 1]) {
    if (number === 0) continue;
    const result = perform(cloneGame(table.game, stream), seat(builder), { type: 'build', kind, zone, number });
    expect(result.ok, `${number} of ${kind} in ${zone}`).toBe(number <= most);
  }
}

function isAsked({ state }: Table, { builder }: Position): boolean {
  return state.question?.kind === 'build' && state.question.waiting[0] === seat(builder);
}

// --- a go: builds and requests one after the other, in the game and in the model ---

function buildSome(table: Table, position: Position, sites: readonly Site[], stream: Stream): boolean {
  const site = pick(sites, stream);
  if (site === undefined) return false;
  const { kind, zone, most } = site;
  const number = 1 + stream.below(Math.min(most, 4));
  const result = perform(table.game, seat(position.builder), { type: 'build', kind, zone, number });
  expect(result.ok).toBe(true);
  const before = Math.ceil(position.built / 3);
  position.built += number;
  const sets = Math.ceil(position.built / 3) - before;
  position.grain -= sets;
  position.oil -= sets;
  position.minerals -= sets;
  position.cash -= 100 * number;
  const there = position.units.get(zone);
  position.units.set(zone, { power: position.builder, number: (there?.number ?? 0) + number });
  if (kind === 'navy' && there === undefined) position.fresh.push(zone);
  return true;
}

/** Asks an opponent whose port closes a sea; whether they let the builder in. */
function askForLeave(table: Table, position: Position, stream: Stream): boolean {
  const sea = pick(listed(table, position, { type: 'ask-to-build' }), stream) as Zone | undefined;
  if (sea === undefined || !isLightSea(sea) || stream.below(2) === 0) return false;
  const of = pick(closers(position, sea), stream);
  if (of === undefined) throw new Error(`${sea} is closed by nobody`);
  expect(perform(table.game, seat(position.builder), { type: 'ask-to-build', sea, of: seat(of) }).ok).toBe(true);
  const allow = stream.below(3) > 0;
  expect(perform(table.game, seat(of), { type: 'permit-build', allow }).ok).toBe(true);
  if (allow) position.let.push({ of, sea });
  return allow;
}

// --- positions ---

interface Position {
  builder: Power;
  /** Who stands where: armies on land, navies at sea. */
  units: Map<Zone, { power: Power; number: number }>;
  nuked: Territory[];
  /** Opponents who grant the builder passage, so that they block no port of theirs. */
  grants: Power[];
  limits: boolean;
  cash: number;
  grain: number;
  oil: number;
  minerals: number;
  /** Units built in this go, and seas that hold none but navies built in it. */
  built: number;
  fresh: Zone[];
  let: { of: Power; sea: Zone }[];
}

/** Forces about the builder's home and about another place, navies before ports, clouds, and a few supplies. */
function randomPosition(stream: Stream): Position {
  const powers = [...POWERS];
  const take = () => powers.splice(stream.below(powers.length), 1)[0] ?? 'usa';
  const builder = take();
  const others = [take(), take()];
  const position: Position = {
    builder,
    units: new Map(),
    nuked: [],
    grants: others.filter(() => stream.below(4) === 0),
    limits: stream.below(5) === 0,
    cash: stream.below(3) === 0 ? stream.below(900) : 5000,
    grain: stream.below(5),
    oil: stream.below(5),
    minerals: stream.below(5),
    built: 0,
    fresh: [],
    let: [],
  };
  const home = homeOf(builder);
  const near = [...around(pick(home, stream) ?? 'alaska'), ...around(pick(ZONES, stream) ?? 'alaska')];
  const put = (zone: Zone | undefined, power: Power, number: number) => {
    if (zone !== undefined && !position.units.has(zone) && !isDarkSea(zone))
      position.units.set(zone, { power, number });
  };
  for (let i = stream.below(4); i > 0; i--) put(pick(near, stream), builder, 1);
  // Now and then every port of the home, or of a land abroad, has a hostile navy before it.
  const abroad = pick(near.filter(isTerritory), stream);
  const shut = stream.below(4) === 0 ? home : stream.below(3) === 0 && abroad !== undefined ? [abroad] : [];
  if (abroad !== undefined) put(abroad, builder, 1);
  for (const sea of shut.flatMap((land) => ports(land))) put(sea, pick(others, stream) ?? builder, 1);
  for (let i = stream.below(6); i > 0; i--) put(pick(near, stream), pick(others, stream) ?? builder, 1);
  if (position.limits) put(pick(home, stream), builder, 30 + stream.below(10));
  const cloud = pick([...home, ...near.filter(isTerritory)], stream);
  if (cloud !== undefined && !position.units.has(cloud)) position.nuked.push(cloud);
  return position;
}

function tableOf({ builder, units, nuked, grants, limits, cash, grain, oil, minerals }: Position): Table {
  const seated = [...new Set([builder, ...[...units.values()].map(({ power }) => power), ...grants])];
  const spare = POWERS.find((power) => power !== builder) ?? 'usa';
  if (seated.length === 1) seated.push(spare);
  const unitsOf = (power: Power) =>
    Object.fromEntries([...units].flatMap(([zone, there]) => (there.power === power ? [[zone, there.number]] : [])));
  const table = scenario({
    stage: 6,
    phase: 'conventional-builds',
    options: { componentLimits: limits },
    powers: Object.fromEntries(
      seated.map((power) => [
        power,
        { units: unitsOf(power), ...(power === builder ? { cash, grain, oil, minerals } : {}) },
      ]),
    ),
    bidders: [builder],
    nuked,
  });
  for (const power of grants) table.state.passage = { ...table.state.passage, [seat(power)]: [seat(builder)] };
  return table;
}

// --- the naive model ---

function everySite(position: Position): Site[] {
  return KINDS.flatMap((kind) =>
    ZONES.flatMap((zone) => {
      const most = Math.min(affordable(position), piecesLeft(position, kind));
      const open = kind === 'army' ? mayRaiseArmy(position, zone) : mayLaunchNavy(position, zone);
      return open && most > 0 ? [{ kind, zone, most }] : [];
    }),
  );
}

/** B-BUILD-04 to -06: three for a set, what is left of the last one first, each for $100M. */
function affordable({ grain, oil, minerals, built, cash }: Position): number {
  const left = built % 3 === 0 ? 0 : 3 - (built % 3);
  return Math.min(left + 3 * Math.min(grain, oil, minerals), Math.floor(cash / 100));
}

/** 42 armies less the three cubes, 12 navies, where the box is the limit. */
function piecesLeft({ limits, units, builder }: Position, kind: Kind): number {
  if (!limits) return Number.POSITIVE_INFINITY;
  let out = 0;
  for (const [zone, { power, number }] of units)
    if (power === builder && isTerritory(zone) === (kind === 'army')) out += number;
  return Math.max(0, (kind === 'army' ? 39 : 12) - out);
}

/** B-BUILD-07, -08, -12, -17. */
function mayRaiseArmy(position: Position, zone: Zone): boolean {
  if (!isTerritory(zone) || position.nuked.includes(zone) || isForeignHeld(position, zone)) return false;
  if (isHome(position, zone)) return true;
  return isMine(position, zone) && !isBlockaded(position, zone) && !isBesieged(position);
}

/** B-BUILD-09, -10, -12 to -17. */
function mayLaunchNavy(position: Position, sea: Zone): boolean {
  if (!isLightSea(sea) || isForeignHeld(position, sea)) return false;
  const bases = portsOn(sea).filter((land) =>
    isHome(position, land) ? holds(position, land) : isMine(position, land),
  );
  if (bases.length === 0) return false;
  if (isBesieged(position) && !portsOn(sea).some((land) => isHome(position, land))) return false;
  return closers(position, sea).length === 0;
}

/** Opponents with an army beside a port on the sea who have not let the builder in; none where they had a navy before (Q-B-83). */
function closers(position: Position, sea: Zone): Power[] {
  if (!isLightSea(sea) || (isMine(position, sea) && !position.fresh.includes(sea))) return [];
  const holders = portsOn(sea).flatMap((land) => {
    const there = position.units.get(land);
    return there === undefined || there.power === position.builder ? [] : [there.power];
  });
  return [...new Set(holders)].filter((of) => !position.let.some((leave) => leave.of === of && leave.sea === sea));
}

/** B-TAC-30, Q-B-62: their land abroad, and a hostile navy before each of its ports. */
function isBlockaded(position: Position, land: Territory): boolean {
  return isMine(position, land) && !isHome(position, land) && areBlocked(position, ports(land));
}

/** B-TAC-33: a hostile navy before each port of the home they still hold. */
function isBesieged(position: Position): boolean {
  const held = homeOf(position.builder).filter((land) => holds(position, land));
  return areBlocked(
    position,
    held.flatMap((land) => ports(land)),
  );
}

function areBlocked(position: Position, seas: readonly Zone[]): boolean {
  return seas.length > 0 && seas.every((sea) => isForeignHeld(position, sea) && !grantsPassage(position, sea));
}

function grantsPassage({ units, grants }: Position, sea: Zone): boolean {
  const there = units.get(sea);
  return there !== undefined && grants.includes(there.power);
}

function holds(position: Position, land: Territory): boolean {
  return isHome(position, land) && !position.nuked.includes(land) && !isForeignHeld(position, land);
}

function isHome({ builder }: Position, zone: Zone): boolean {
  return (homeOf(builder) as readonly Zone[]).includes(zone);
}

function isMine({ units, builder }: Position, zone: Zone): boolean {
  return units.get(zone)?.power === builder;
}

function isForeignHeld({ units, builder }: Position, zone: Zone): boolean {
  const there = units.get(zone);
  return there !== undefined && there.power !== builder;
}

// --- helpers ---

/** A zone, its neighbours and their coasts and shores. */
function around(zone: Zone): Zone[] {
  const found = new Set<Zone>([zone]);
  for (let i = 0; i < 2; i++)
    for (const each of [...found]) {
      const next: readonly Zone[] = isTerritory(each)
        ? [...landBorders(each), ...coasts(each)]
        : [...seaBorders(each), ...(isLightSea(each) ? shores(each) : [])];
      for (const other of next) found.add(other);
    }
  return [...found];
}

function pick<T>(items: readonly T[], stream: Stream): T | undefined {
  return items.length === 0 ? undefined : items[stream.below(items.length)];
}
