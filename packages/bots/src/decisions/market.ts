// Selling, buying and digging: most of the money in the game is made here.
import { clampSpot, priceAt, RESOURCES, type Resource } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { cashOf, cyclesLeft, dues, mine, price, production } from '../estimate.ts';
import { best, fill, mayDo, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';

/** Units a seat wants to keep of each resource: enough for a few sets. */
export function keep(mind: Mind, moment: Moment): number {
  return cyclesLeft(moment) <= 1 ? 0 : Math.round(1 + mind.weights.attack + mind.weights.garrison * 0.4);
}

/** What selling now would bring, resource by resource: the whole surplus at today's price. */
export function saleValue(mind: Mind, moment: Moment, resource: Resource): number {
  const surplus = mine(moment).supplies[resource] - keep(mind, moment);
  const today = price(moment.view, resource);
  // Cheap stock is worth keeping while there is time for the price to rise.
  return surplus <= 0 || (today < 150 && cyclesLeft(moment) > 1) ? 0 : surplus * today;
}

export function sell(mind: Mind, moment: Moment): Decision | undefined {
  const resource = best(RESOURCES, (each) => saleValue(mind, moment, each));
  if (resource === undefined) return undefined;
  const surplus = mine(moment).supplies[resource] - keep(mind, moment);
  const command = fill(moment, 'sell', {
    resource: (domain) => valuesOf(domain).find((value) => value === resource),
    units: (domain) => (domain.kind === 'range' ? Math.min(domain.max, Math.max(1, mind.bold ? surplus : Math.ceil(surplus / 2))) : undefined),
  });
  return command === undefined ? undefined : { command, why: `sells ${surplus} ${resource} at $${price(moment.view, resource)}M while the price holds` };
}

/** Profit of buying all that fits: it is paid at today's price and sold later at what the purchase itself lifts it to. */
export function buyProfit(moment: Moment, resource: Resource, reserve: number): { units: number; profit: number } {
  const own = mine(moment);
  const today = price(moment.view, resource);
  const room = 12 * own.centers - own.supplies[resource];
  const units = Math.max(0, Math.min(room, Math.floor((cashOf(moment) - reserve) / Math.max(1, today))));
  const lifted = priceAt(clampSpot(moment.view.market[resource] + units));
  // Others sell too, and production fills the row by itself.
  const expected = cyclesLeft(moment) <= 1 ? lifted : lifted * 0.55;
  const crowding = production(moment.view, moment.seat)[resource] + own.supplies[resource] > 12 ? 0.5 : 1;
  return { units, profit: units * (expected * crowding - today) };
}

export function buy(mind: Mind, moment: Moment): Decision | undefined {
  const reserve = dues(moment) + mind.weights.reserve;
  const resource = best(RESOURCES, (each) => buyProfit(moment, each, reserve).profit);
  if (resource === undefined) return undefined;
  const { units } = buyProfit(moment, resource, reserve);
  const wanted = mind.bold ? units : Math.min(units, 3);
  if (wanted < 1) return undefined;
  const command = fill(moment, 'buy', {
    resource: (domain) => valuesOf(domain).find((value) => value === resource),
    units: (domain) => (domain.kind === 'range' ? Math.min(domain.max, wanted) : undefined),
  });
  return command === undefined ? undefined : { command, why: `buys ${wanted} ${resource} at $${price(moment.view, resource)}M to sell when it is dearer` };
}

/** Digs while money is plenty and there is time for a company to earn. */
export function prospect(mind: Mind, moment: Moment): Decision | undefined {
  if (cyclesLeft(moment) <= 2 || cashOf(moment) < dues(moment) + mind.weights.reserve + 1200) return undefined;
  const yields = production(moment.view, moment.seat);
  const resource = best(RESOURCES, (each) => mind.weights.prospect * (20 - yields[each]) + price(moment.view, each) / 100);
  const command = fill(moment, 'prospect', { resource: (domain) => valuesOf(domain).find((value) => value === resource) });
  return command === undefined ? undefined : { command, why: `looks for a ${resource} company, of which it has too few` };
}

export function turnCard(mind: Mind, moment: Moment): Decision | undefined {
  const goesOn = mayDo(moment, 'turn-card') && cashOf(moment) > dues(moment) + mind.weights.reserve;
  return goesOn ? { command: { type: 'turn-card' }, why: 'turns another card, as it can afford it' } : { command: { type: 'stop-prospecting' }, why: 'stops before the search grows too dear' };
}

/** Opens a found company as soon as it may. */
export function openCompany(moment: Moment): Decision | undefined {
  if (!mayDo(moment, 'open-company') || moment.view.stage === 1) return undefined;
  const command = fill(moment, 'open-company', { company: (domain) => valuesOf(domain).find((value) => mine(moment).holdings.some((holding) => holding.card === value && holding.face === 'secret')) });
  return command === undefined ? undefined : { command, why: 'opens a company it has found' };
}
