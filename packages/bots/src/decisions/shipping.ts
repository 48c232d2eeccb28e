// What its merchant ships do: carry production home, lie where they earn, keep out of danger, and feed a battle.
import {
  type Company,
  companyOf,
  DARK_SEAS,
  isCompany,
  isDarkSea,
  isLightSea,
  isSea,
  RESOURCES,
  type Resource,
  type Sea,
  seaBorders,
  type Value,
} from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { best, fill, legal, valuesOf } from '../fill.ts';
import { fleetOf, hostileNavies, navies, shipsOf, throughAt } from '../fleet.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { hope } from '../worth.ts';
import { campaign } from './campaign.ts';

/** What a ship is worth to its owner, and what it pays for one that sails into a battle (M-REINFORCE-12). */
const SHIP = 250;
const DANGER_PAY = 500;
/** The least part of a cargo that must be expected to come through. */
const WORTH_THE_RISK = 0.45;

/** Fetches what waits abroad: all that is safe, and what is likely enough to come through. */
export function loadShips(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const safe = moment.fallback;
  if (!mind.shrewd || safe.type !== 'load-ships') return undefined;
  // A trip is plain data, as the walk of the list offers it.
  const trips = [...safe.trips] as unknown as Value[];
  const command = fill(
    moment,
    'load-ships',
    { trips: (domain) => best(valuesOf(domain), (value) => riskWorth(sight, value)) },
    { trips },
  );
  if (command?.type !== 'load-ships') return undefined;
  const risks = command.trips.length - trips.length;
  return {
    command,
    why: risks > 0 ? { reason: 'risk-cargo', ships: risks } : { reason: 'fetch-goods' },
  };
}

/** What a trip through danger is worth: the fuller and the safer, the better; nothing if it is too rash. */
function riskWorth(sight: Sight, value: Value): number {
  // The walk of this list offers nothing but trips.
  const { sea, cargo } = value as unknown as { readonly sea: Sea; readonly cargo: Readonly<Record<string, number>> };
  const through = throughAt(sight, sea);
  const units = Object.values(cargo).reduce((sum, number) => sum + number, 0);
  return through >= WORTH_THE_RISK ? units * through : 0;
}

/** Pays pirates where the cargo that it can store, and the ships, are worth more than they ask. */
export function payRansom(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const frame = sight.view.agenda.findLast(({ procedure }) => procedure === 'ship-transfer');
  if (!mind.shrewd || frame?.procedure !== 'ship-transfer') return undefined;
  const [demand] = frame.demands;
  if (demand?.kind !== 'ransom') return undefined;
  const { sea, company } = demand;
  const { resource } = companyOf(company);
  const taken = frame.trips.filter((trip) => trip.sea === sea && (trip.cargo[company] ?? 0) > 0);
  const room = sight.row - sight.own.supplies[resource];
  // What the other ships bring of it is stored first.
  const others = frame.trips.filter((trip) => !taken.includes(trip));
  const units = Math.max(0, Math.min(unitsOf(taken, resource), room - unitsOf(others, resource)));
  const worth = units * hope(sight, sight.view.market[resource]) + SHIP * taken.length;
  const pay = demand.amount <= worth;
  const command = legal(moment, { type: 'pay-ransom', pay });
  if (command === undefined) return undefined;
  return {
    command,
    why: { reason: pay ? 'pay-ransom' : 'no-ransom', amount: demand.amount },
  };
}

/** So many units of a resource are aboard. */
function unitsOf(
  trips: readonly { readonly cargo: Readonly<Partial<Record<Company, number>>> }[],
  resource: Resource,
): number {
  let sum = 0;
  for (const { cargo } of trips)
    for (const [company, units] of Object.entries(cargo))
      if (isCompany(company) && companyOf(company).resource === resource) sum += units;
  return sum;
}

/** Sends ships where they earn more, or out of reach of navies; one order at a time, as they are free. */
export function reroute(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (!sight.options.merchantMarine || !mind.shrewd) return undefined;
  const { wanted } = fleetOf(sight);
  const lack = (sea: Sea) => (wanted.get(sea) ?? 0) - shipsOf(sight, sea, sight.seat);
  const goals = [...wanted.keys()].filter((sea) => lack(sea) > 0).sort((a, b) => lack(b) - lack(a));
  for (const to of goals) {
    for (const { zone: from } of sight.view.board) {
      if (!isSea(from) || lack(from) >= 0) continue;
      const ships = Math.min(lack(to), -lack(from));
      const command = legal(moment, { type: 'reroute', from, to, ships });
      if (command === undefined) continue;
      const flees = isDarkSea(from) && hostileNavies(sight, from) > 0;
      return {
        command,
        why: flees ? { reason: 'flee-navies' } : { reason: 'more-to-carry', sea: to },
      };
    }
  }
  return undefined;
}

/** Sends an idle navy from next door to ships in a dark blue sea, where others have navies near or it likes to be sure. */
export function guardShips(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (!sight.options.merchantMarine || !mind.shrewd || sight.own.supplies.oil < 3) return undefined;
  for (const to of DARK_SEAS) {
    if (shipsOf(sight, to, sight.seat) < 3 || navies(sight, to, sight.seat) > 0) continue;
    const near = seaBorders(to);
    if (mind.weights.garrison < CAREFUL && near.every((sea) => hostileNavies(sight, sea) === 0)) continue;
    const from = near.find((sea) => navies(sight, sea, sight.seat) > (isLightSea(sea) ? 1 : 0));
    if (from === undefined) continue;
    const command = legal(moment, { type: 'move', to, orders: [{ how: 'sail', from, units: { navy: 1 } }] });
    if (command !== undefined) return { command, why: { reason: 'guard-ships', sea: to } };
  }
  return undefined;
}

/** A commander that wants so many armies in each home guards its ships before anybody comes near. */
const CAREFUL = 6;

/** Navies beside its ships in a dark blue sea guard them: to say so costs nothing. */
export function escort(moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (!sight.options.merchantMarine) return undefined;
  for (const sea of DARK_SEAS) {
    const there = navies(sight, sea, sight.seat);
    const named = sight.view.sets.marine?.escorts[sight.seat]?.[sea] ?? 0;
    if (there === 0 || named >= there || shipsOf(sight, sea, sight.seat) === 0) continue;
    const command = legal(moment, { type: 'escort', sea, navies: there });
    if (command !== undefined) return { command, why: { reason: 'escort', sea } };
  }
  return undefined;
}

/** In a battle that matters, brings in the one resource without which it has no set; else its ships stay where they are. */
export function stepE(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const lack = matters(mind, sight) ? lacking(sight) : undefined;
  if (!mind.shrewd || lack === undefined || sight.cash - sight.dues < mind.weights.reserve + 3 * DANGER_PAY)
    return undefined;
  const command = fill(moment, 'import-goods', {
    resource: (domain) => valuesOf(domain).find((value) => value === lack),
    units: (domain) => (domain.kind === 'range' ? Math.min(3, domain.max) : undefined),
  });
  if (command?.type !== 'import-goods') return undefined;
  return { command, why: { reason: 'import-for-war', resource: command.resource } };
}

/** A home is at stake, or the power that it means to beat. */
function matters(mind: Mind, sight: Sight): boolean {
  const battle = sight.view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (battle?.procedure !== 'conventional') return false;
  if (battle.attacker !== sight.seat) return sight.homeOwner(battle.to) === sight.seat;
  return battle.defender !== undefined && campaign(mind, sight)?.prey === battle.defender;
}

/** The only resource that keeps it from having a set, where it has a battle to go on with. */
function lacking(sight: Sight): Resource | undefined {
  const none = RESOURCES.filter((resource) => sight.own.supplies[resource] === 0);
  return none.length === 1 ? none[0] : undefined;
}

/** What the reroutes of Stage 5 are worth. */
export function rerouteWorth(mind: Mind, sight: Sight): number {
  if (!sight.options.merchantMarine || !mind.shrewd || sight.left <= 1) return 0;
  return 0.6 * fleetOf(sight).gain * Math.min(3, sight.left - 1);
}
