// Merchant ships: where they earn most, what they can carry to the market, and which seas are safe.
import {
  companyOf,
  DARK_SEAS,
  type DarkSea,
  homePower,
  isDarkSea,
  isTerritory,
  ports,
  RESOURCES,
  type Resource,
  type Sea,
  type Seat,
  type Territory,
  type Zone,
} from '@marshall/rules';
import type { Sight } from './sight.ts';

/** Units of one resource that a ship carries on a trip, and what a trip to the market costs (M-LANES-10, M-SELL-06). */
const TONNAGE = 3;
const FREIGHT = 50;
/** What a unit of production that comes home is worth, price or no price. */
const UNIT_OF_PRODUCTION = 220;
/** What each further ship in dark blue seas is worth a cycle: a row goes out in four, another in eight. */
const DARK_WORTH = [900, 900, 900, 900, 500, 500, 260, 260, 120] as const;
/** The part of a cargo that comes through, by the number of pirates or of blockading navies (T-M-08, T-M-10). */
const THROUGH = [1, 0.8, 0.7, 0.5, 0.15, 0] as const;

/** A sea, and how many ships. */
export interface Berth {
  readonly sea: Sea;
  readonly ships: number;
}

export interface Fleet {
  /** Ships of its own, wherever they lie. */
  readonly ships: number;
  /** Where they should lie. */
  readonly wanted: ReadonlyMap<Sea, number>;
  /** What the ships that lie elsewhere would bring in a cycle if they lay where they should. */
  readonly gain: number;
  /** Ships that would be worth their price and are missing, and the seas to build them in. */
  readonly missing: readonly Berth[];
}

let last: { readonly sight: Sight; readonly fleet: Fleet } | undefined;

/** Where its ships should lie; worked out once a moment. */
export function fleetOf(sight: Sight): Fleet {
  if (last?.sight !== sight) last = { sight, fleet: reckon(sight) };
  return last.fleet;
}

function reckon(sight: Sight): Fleet {
  const idle = shipsBySea(sight);
  let ships = 0;
  for (const number of idle.values()) ships += number;
  const haven = havens(sight)[0] ?? 'mid-pacific';
  const wanted = new Map<Sea, number>();
  const missing = new Map<Sea, number>();
  let gain = 0;
  const jobs = jobsOf(sight);
  jobs.forEach(({ sea, worth }, i) => {
    if (i >= ships) {
      if (worth >= WORTH_A_SHIP) addTo(missing, sea ?? haven, 1);
      return;
    }
    // Any safe dark blue sea is as good as another.
    const place = sea ?? DARK_SEAS.find((dark) => isSafe(sight, dark) && (idle.get(dark) ?? 0) > 0) ?? haven;
    addTo(wanted, place, 1);
    if ((idle.get(place) ?? 0) > 0) addTo(idle, place, -1);
    else gain += worth;
  });
  // A ship without work waits where it is, unless navies threaten.
  let rest = ships - jobs.length;
  for (const [sea, number] of idle) {
    if (rest <= 0) break;
    addTo(wanted, isSafe(sight, sea) ? sea : haven, Math.min(rest, number));
    rest -= number;
  }
  return { ships, wanted, gain, missing: [...missing].map(([sea, number]) => ({ sea, ships: number })) };
}

function addTo(seas: Map<Sea, number>, sea: Sea, ships: number): void {
  seas.set(sea, (seas.get(sea) ?? 0) + ships);
}

/** What a further ship must bring in a cycle to be built. */
const WORTH_A_SHIP = 250;

/** Work for ships, the best first: goods that wait in ports, and the trade of the dark blue seas, any of them. */
function jobsOf(sight: Sight): { readonly sea: Sea | undefined; readonly worth: number }[] {
  const jobs: { sea: Sea | undefined; worth: number }[] = [];
  for (const { sea, units } of freightBySea(sight))
    for (const resource of RESOURCES)
      for (let left = units[resource]; left > 0; left -= TONNAGE)
        jobs.push({ sea, worth: Math.min(TONNAGE, left) * UNIT_OF_PRODUCTION * throughAt(sight, sea) });
  for (const worth of DARK_WORTH) jobs.push({ sea: undefined, worth });
  return jobs.sort((a, b) => b.worth - a.worth);
}

/** Production abroad by the sea from which it is best fetched: one that serves many companies, and is safe. */
function freightBySea(sight: Sight): { readonly sea: Sea; readonly units: Record<Resource, number> }[] {
  const found = new Map<Sea, Record<Resource, number>>();
  const abroad = companiesAbroad(sight);
  for (const { land, resource, units } of abroad) {
    const sea = bestPort(sight, land);
    if (sea === undefined) continue;
    const there = found.get(sea) ?? { grain: 0, oil: 0, minerals: 0 };
    there[resource] += units;
    found.set(sea, there);
  }
  return [...found].map(([sea, units]) => ({ sea, units }));
}

/** The port sea of a land from which ships serve it best. */
export function bestPort(sight: Sight, land: Territory): Sea | undefined {
  const abroad = companiesAbroad(sight);
  let found: Sea | undefined;
  let most = -1;
  for (const sea of ports(land)) {
    const served = abroad.filter((each) => ports(each.land).includes(sea)).length;
    const score = (served + 1) * throughAt(sight, sea);
    if (score <= most) continue;
    most = score;
    found = sea;
  }
  return found;
}

/** Its open companies that no home of its own holds. */
function companiesAbroad(
  sight: Sight,
): { readonly land: Territory; readonly resource: Resource; readonly units: number }[] {
  const found: { land: Territory; resource: Resource; units: number }[] = [];
  for (const { card, face } of sight.own.holdings) {
    if (card === undefined || face === 'closed') continue;
    const { location, resource, units } = companyOf(card);
    if (isTerritory(location) && homePower(location) !== sight.own.power)
      found.push({ land: location, resource, units });
  }
  return found;
}

/** The part of a cargo that is expected to come out of a sea. */
export function throughAt(sight: Sight, sea: Sea): number {
  const marine = sight.view.sets.marine;
  const pirates = marine?.pirates[sea] ?? 0;
  const foe = hostileNavies(sight, sea);
  const blocked = foe > 0 && marine?.announced.some(({ against }) => against === sight.seat) === true ? foe : 0;
  return (THROUGH[Math.min(pirates, 5)] ?? 0) * (THROUGH[Math.min(blocked, 5)] ?? 0);
}

/** Dark blue seas, the safest first: where its own navies are, then those without navies of others. */
export function havens(sight: Sight): readonly DarkSea[] {
  const risk = (sea: DarkSea) => hostileNavies(sight, sea) - 0.5 * navies(sight, sea, sight.seat);
  return [...DARK_SEAS].sort((a, b) => risk(a) - risk(b));
}

/** Whether ships lie out of reach of other players' navies in a dark blue sea; in light blue ones nobody chases them for long. */
function isSafe(sight: Sight, sea: Sea): boolean {
  return !isDarkSea(sea) || hostileNavies(sight, sea) <= navies(sight, sea, sight.seat);
}

/** Navies of others in a sea. */
export function hostileNavies(sight: Sight, sea: Zone): number {
  let sum = 0;
  for (const force of sight.at(sea)) if (force.seat !== sight.seat) sum += force.units.navy ?? 0;
  return sum;
}

export function navies(sight: Sight, sea: Zone, seat: Seat): number {
  for (const force of sight.at(sea)) if (force.seat === seat) return force.units.navy ?? 0;
  return 0;
}

export function shipsOf(sight: Sight, sea: Zone, seat: Seat): number {
  for (const force of sight.at(sea)) if (force.seat === seat) return force.units.ship ?? 0;
  return 0;
}

function shipsBySea(sight: Sight): Map<Sea, number> {
  const lying = new Map<Sea, number>();
  for (const { zone } of sight.view.board) {
    const ships = isTerritory(zone) ? 0 : shipsOf(sight, zone, sight.seat);
    if (ships > 0 && !isTerritory(zone)) lying.set(zone, ships);
  }
  return lying;
}

/** Units that it can still bring to the market or from it in this stage; without the set as many as it likes. */
export function hold(sight: Sight): number {
  if (!sight.options.merchantMarine) return Number.POSITIVE_INFINITY;
  const { marine } = sight.view.sets;
  const used = marine?.sailed.window === windowOf(sight) ? marine.sailed.ships[sight.seat] : undefined;
  let ships = 0;
  for (const sea of DARK_SEAS) ships += Math.max(0, shipsOf(sight, sea, sight.seat) - (used?.[sea] ?? 0));
  return TONNAGE * ships;
}

/** The name of the phase under way, in which each ship sails once (M-SELL-03). */
function windowOf({ view }: Sight): string {
  const at = view.agenda.findIndex(({ procedure }) => procedure === 'stage');
  return `${view.cycle} ${view.agenda[at + 1]?.procedure}`;
}

/** What it costs to carry so many units of one resource. */
export function freight(sight: Sight, units: number): number {
  return sight.options.merchantMarine ? FREIGHT * Math.ceil(units / TONNAGE) : 0;
}
