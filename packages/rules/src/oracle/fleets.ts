// Merchant ships under way: what they load, what pirates and blockades take of them, and how a siege holds (M-XFER, M-PIRATE, M-BLOCKADE, M-SIEGE, M-REROUTE).
import {
  type Company,
  companyOf,
  DARK_SEAS,
  homeOf,
  isCompany,
  isTerritory,
  type LightSea,
  ports,
  portsOn,
  type Resource,
  type Sea,
  type Territory,
} from '../board/index.ts';
import type { Frame, GameEvent } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import type { Case, Judges } from './case.ts';
import { Change } from './change.ts';
import { GOODS, TRIP } from './figures.ts';
import { blockadeAt, type Fate, PIRATES, SIEGE } from './interdiction.ts';
import { room } from './market.ts';
import { isHomeOf, isNuked, loose, player, presentIn, priceOf } from './position.ts';

type Trips = DeepReadonly<Extract<Frame, { procedure: 'ship-transfer' }>>['trips'];
type ShipsLost = Extract<GameEvent, { type: 'ships-lost' }>;

export const fleetJudges: Judges = {
  'ships-loaded'(at, { seat, trips }) {
    const loads = new Map<Company, number>();
    const used = new Map<Sea, number>();
    for (const { sea, cargo } of trips) {
      at.count('trip');
      used.set(sea, (used.get(sea) ?? 0) + 1);
      const kinds = new Set<string>();
      let units = 0;
      for (const { card, face, paid } of player(at.position, seat).holdings) {
        const number = isCompany(card) ? (cargo[card] ?? 0) : 0;
        if (!isCompany(card) || number === 0) continue;
        const { location, resource } = companyOf(card);
        at.holds(`${card} is open and paid for`, face === 'open' && paid);
        // M-XFER-09, -11, -12: only what lies abroad, in a sea on which its land has a port.
        at.holds(`${card} lies abroad`, !isHomeOf(at.position, location, seat));
        at.holds(`${card} is served from ${sea}`, isTerritory(location) ? isPortOn(location, sea) : location === sea);
        kinds.add(resource);
        units += number;
        loads.set(card, (loads.get(card) ?? 0) + number);
      }
      at.same('units of own companies', units, sum(Object.values(cargo)));
      at.holds('three units at most', units <= TRIP.units && units > 0);
      at.same('kinds of cargo', kinds.size, 1);
    }
    for (const [card, units] of loads) at.holds(`no more of ${card} than it yields`, units <= companyOf(card).units);
    for (const [sea, ships] of used) at.holds(`ships in ${sea}`, ships <= (loose(at.position, sea, seat).ship ?? 0));
    return new Change();
  },
  'pirates-rolled'(at, { seat, sea, company, pirates, die, demand }) {
    at.count(`pirates ${pirates}`);
    at.same('pirates', pirates, at.position.sets.marine?.pirates[sea] ?? 0);
    at.same('die', die, at.memory.dice.at(-1));
    const { pay, sunk } = PIRATES[Math.min(pirates, PIRATES.length) - 1]?.[die - 1] ?? {};
    const units = sum(tripsOf(at, sea).map(({ cargo }) => cargo[company] ?? 0));
    at.holds(`${company} is carried through ${sea}`, units > 0);
    // Q-M-28: the share of what the units cost now, rounded up on the total.
    if (pay !== undefined) {
      const amount = Math.ceil((units * priceOf(at.position, companyOf(company).resource) * pay) / 100);
      at.same('demand', demand, { kind: 'ransom', sea, company, amount });
    } else if (sunk !== undefined) {
      const ships = Math.min(sunk, loose(at.position, sea, seat).ship ?? 0);
      at.same('demand', demand, { kind: 'ships', sea, ships, how: 'sunk' });
    } else at.same('demand', demand, undefined);
    at.memory.demands = demand === undefined ? [] : [demand];
    return new Change();
  },
  'blockade-rolled'(at, { seat, territory, sea, navies, ships, die, fate, demands }) {
    at.count('blockade roll');
    const against = announcers(at.position, seat, territory);
    at.same('navies', navies, naviesOf(at.position, against, sea));
    // Q-M-58: the sea through which the cargo leaves, the one with the most navies if there are several.
    for (const other of ports(territory))
      if (tripsOf(at, other).some(({ cargo }) => Object.keys(cargo).some((card) => liesIn(card, territory))))
        at.holds(`no more navies in ${other}`, naviesOf(at.position, against, other) <= navies);
    at.same('ships', ships, loose(at.position, sea, seat).ship ?? 0);
    const expected = fateOf(at, navies, ships, die);
    at.same('fate', fate, expected.fate);
    // Loaded ships may be demanded first and the rest after them; all share one fate.
    let demanded = 0;
    for (const demand of demands) {
      at.same('demand', [demand.kind, demand.sea], ['ships', sea]);
      if (demand.kind !== 'ships') continue;
      at.same('how', demand.how, expected.fate);
      demanded += demand.ships;
      if (demand.how === 'captured') judgeCaptor(at, demand.by, against, sea);
    }
    at.same('ships demanded', demanded, Math.min(expected.ships, ships));
    at.memory.demands = [...demands];
    return new Change();
  },
  'siege-rolled'(at, { seat, navies, ships, die, result }) {
    at.count(`siege ${result}`);
    const against = announcers(at.position, seat, 'siege');
    // Q-M-69: all announced navies in the seas of the home ports that they still have.
    const seas = siegeSeas(at.position, seat);
    at.same('navies', navies, sum(seas.map((sea) => naviesOf(at.position, against, sea))));
    at.same('ships', ships, sum(DARK_SEAS.map((sea) => loose(at.position, sea, seat).ship ?? 0)));
    const row = SIEGE[navies - 1];
    at.same('whether a die is rolled', die !== undefined, row !== undefined);
    if (die !== undefined) at.same('die', die, at.memory.dice.at(-1));
    at.same('result', result, row === undefined ? 'holds' : row[lowered(die ?? Number.NaN, ships, navies) - 1]);
    return new Change();
  },
  'grip-announced'(at, { by, against, grip }) {
    at.count(grip === 'siege' ? 'siege announced' : 'blockade announced');
    at.holds('not against himself', by !== against);
    // Q-M-56, Q-M-88: before every port lies a navy of some opponent, and before one at least a navy of theirs.
    const seas = seasOf(at.position, against, grip);
    const opponents = at.position.order.filter((seat) => seat !== against);
    at.holds('there is a port', seas.length > 0);
    for (const sea of seas) at.holds(`${sea} is covered`, naviesOf(at.position, opponents, sea) > 0);
    at.holds(
      `${by} takes part`,
      seas.some((sea) => naviesOf(at.position, [by], sea) > 0),
    );
    if (grip !== 'siege') {
      at.holds(`${grip} is abroad`, !isHomeOf(at.position, grip, against));
      at.holds(`${grip} is not nuked`, !isNuked(at.position, grip));
    }
    return new Change();
  },
  'ships-rerouted'(at, { seat, from, into, ships }) {
    at.count('reroute');
    at.holds('ships to reroute', ships <= (loose(at.position, from, seat).ship ?? 0));
    const { met } = at.memory;
    if (met?.seat === seat && met.from === from) {
      at.count('reroute past a blockade');
      if (met.left !== undefined) at.same('ships that got through', ships, met.left);
      at.memory.met = undefined;
    }
    return new Change().units(seat, from, { ship: ships }, -1).units(seat, into, { ship: ships }, 1);
  },
  'reroute-intercepted'(at, { seat, by, sea, from, navies, ships, die, fate, lost }) {
    at.count(`interception ${fate}`);
    const against = interdictors(at.position, seat, sea);
    at.same('navies', navies, naviesOf(at.position, against, sea));
    judgeCaptor(at, by, against, sea);
    const there = loose(at.position, sea, seat).ship ?? 0;
    // Q-M-63: their ships there with those that move; on the way out they are there already.
    if (sea === from) at.same('ships', ships, there);
    const moving = sea === from ? undefined : ships - there;
    if (moving !== undefined)
      at.holds('ships come in', moving > 0 && moving <= (loose(at.position, from, seat).ship ?? 0));
    const expected = fateOf(at, navies, ships, die);
    at.same('fate', fate, expected.fate);
    // Losses only among the ships that move, as many as there are.
    const most = Math.min(expected.ships, moving ?? ships);
    if (moving !== undefined || lost > most) at.same('lost', lost, most);
    if (expected.fate !== 'through') at.holds('at least one is lost', lost > 0);
    const before = at.memory.met;
    const known = before?.seat === seat && before.from === from ? before.left : undefined;
    if (known !== undefined && moving !== undefined) at.same('survivors of the way out', moving, known);
    // Fewer than the table says are lost only if no more move.
    const left = moving === undefined ? (lost < expected.ships ? 0 : undefined) : moving - lost;
    at.memory.met = left === 0 ? undefined : { seat, from, left };
    const change = new Change().units(seat, from, { ship: lost }, -1);
    // M-REROUTE-08, M-BLOCKADE-06, Q-M-65: a captured ship is the captor's, where it was met.
    return fate === 'captured' ? change.units(by, sea, { ship: lost }, 1) : change;
  },
  'ships-lost'(at, event) {
    const { seat, sea, how, by, ships, laden } = event;
    at.count(`ships ${how}`);
    judgeDemand(at, event);
    const change = new Change().units(seat, sea, { ship: ships }, -1);
    for (const cargo of laden) change.units(seat, sea, cargo, -1);
    if (how !== 'captured' || by === undefined) return change;
    // M-BLOCKADE-06: a captured ship is the captor's, where it is, with all that it carries.
    change.units(by, sea, { ship: ships }, 1);
    for (const cargo of laden) change.units(by, sea, cargo, 1);
    for (const resource of GOODS) {
      // M-BLOCKADE-08, Q-M-64: what their rows hold; the rest is lost.
      const kept = Math.min(cargoOf(event.trips, resource), room(at, by, resource));
      at.same(`${resource} captured`, event.stored?.[resource] ?? 0, kept);
      change.add(by, resource, kept);
    }
    return change;
  },
  'ransom-paid'(at, { seat, amount }) {
    at.count('ransom');
    const demand = at.memory.demands.shift();
    at.same('ransom', amount, demand?.kind === 'ransom' ? demand.amount : undefined);
    return new Change().add(seat, 'cash', -amount);
  },
};

/** What a roll demanded, or the ships whose ransom was refused. */
function judgeDemand(at: Case, { sea, how, by, ships, laden, trips }: ShipsLost): void {
  const demand = at.memory.demands.shift();
  at.holds('something was demanded', demand !== undefined);
  if (demand === undefined) return;
  at.same('sea', sea, demand.sea);
  const number = ships + laden.length;
  const loaded = tripsOf(at, sea);
  if (demand.kind === 'ransom') {
    // Q-M-29: those that carry the card's units, with all aboard.
    const carriers = loaded.filter(({ cargo }) => (cargo[demand.company] ?? 0) > 0);
    at.count('ransom refused');
    at.same('ships', [how, number, trips.length], ['sunk', carriers.length, carriers.length]);
    return;
  }
  at.same('ships', [how, number], [demand.how, demand.ships]);
  at.same('captor', by, demand.by);
  // Q-M-60: a captured ship is a loaded one while there is one.
  if (how === 'captured') at.same('loaded ships', trips.length, Math.min(number, loaded.length));
}

function judgeCaptor(at: Case, by: Seat | undefined, against: readonly Seat[], sea: Sea): void {
  at.holds(
    'the captor blockades there',
    by !== undefined && against.includes(by) && naviesOf(at.position, [by], sea) > 0,
  );
}

/** M-BLOCKADE-03 to -05, Q-M-61. */
function fateOf(at: Case, navies: number, ships: number, die: number): Fate {
  at.same('die', die, at.memory.dice.at(-1));
  if (ships > navies) at.count('decoys');
  return blockadeAt(navies, lowered(die, ships, navies));
}

/** Q-M-61: one off for each ship beyond the navies, and never below one. */
function lowered(die: number, ships: number, navies: number): number {
  return Math.max(1, die - Math.max(0, ships - navies));
}

function sum(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
}

function isPortOn(territory: Territory, sea: Sea): boolean {
  return ports(territory).some((port) => port === sea);
}

function liesIn(card: string, territory: Territory): boolean {
  return isCompany(card) && companyOf(card).location === territory;
}

function cargoOf(trips: Trips, resource: Resource): number {
  let units = 0;
  for (const { cargo } of trips)
    for (const [card, number] of Object.entries(cargo))
      if (isCompany(card) && companyOf(card).resource === resource) units += number ?? 0;
  return units;
}

/** Those who have announced it, if their navies cover every port: before that it has no effect (Q-M-56). */
function announcers(position: Position, against: Seat, grip: Territory | 'siege'): Seat[] {
  const announced = position.sets.marine?.announced ?? [];
  const seats = announced.filter((each) => each.against === against && each.grip === grip).map(({ by }) => by);
  const seas = seasOf(position, against, grip);
  return seas.length > 0 && seas.every((sea) => naviesOf(position, seats, sea) > 0) ? seats : [];
}

function seasOf(position: Position, against: Seat, grip: Territory | 'siege'): readonly LightSea[] {
  return grip === 'siege' ? siegeSeas(position, against) : ports(grip);
}

/** Q-M-63: those who blockade their land on that sea, or besiege a home port on it. */
function interdictors(position: Position, seat: Seat, sea: LightSea): Seat[] {
  const seats = portsOn(sea).flatMap((territory) => announcers(position, seat, territory));
  if (siegeSeas(position, seat).includes(sea)) seats.push(...announcers(position, seat, 'siege'));
  return seats;
}

function naviesOf(position: Position, seats: readonly Seat[], sea: Sea): number {
  return sum([...new Set(seats)].map((seat) => loose(position, sea, seat).navy ?? 0));
}

/** seas of the home ports that they have; nuked and enemy-held ones do not count. */
function siegeSeas(position: Position, seat: Seat): LightSea[] {
  const { power } = player(position, seat);
  const held = (power === undefined ? [] : homeOf(power)).filter(
    (home) => !isNuked(position, home) && presentIn(position, home).every((other) => other === seat),
  );
  return [...new Set(held.flatMap((home) => ports(home)))];
}

function tripsOf({ position }: Case, sea: Sea): Trips {
  for (const frame of position.agenda)
    if (frame.procedure === 'ship-transfer') return frame.trips.filter((trip) => trip.sea === sea);
  return [];
}
