// Selling, buying and digging: most of the money in the game is made here.
import { BEAR_PIT, clampSpot, priceAt, RESOURCES, type Resource } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { fill, legal, valuesOf } from '../fill.ts';
import { freight, hold } from '../fleet.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { hope } from '../worth.ts';
import { campaign } from './campaign.ts';
import { isDesperate } from './detente.ts';
import { nukesForDoom } from './doom.ts';

interface Trade {
  readonly resource: Resource;
  readonly units: number;
  /** What it brings beyond doing nothing, in millions. */
  readonly gain: number;
}

/** A sale that brings less is not worth the breath. */
const WORTH_A_SALE = 60;

const NOTHING: Trade = { resource: 'grain', units: 0, gain: 0 };

/** Sets that it keeps to raise a force with, at most. */
const MUSTER = 6;

/** Units of each resource that stay in store for attacks, builds and defence. */
export function keep(mind: Mind, sight: Sight): number {
  if (sight.options.stages === '37' || (sight.left <= 1 && !(mind.shrewd && isDesperate(sight)))) return 0;
  // A beginner keeps a few sets for whatever comes.
  if (!mind.shrewd) return Math.max(3, mind.weights.stock);
  return Math.max(mind.weights.stock, setsForWar(mind, sight), Math.min(4, threatened(sight)));
}

/** Sets for the fighting once the force stands ready; before that, those that raise it, and two for its first rounds. */
function setsForWar(mind: Mind, sight: Sight): number {
  const war = campaign(mind, sight);
  if (war === undefined) return 0;
  const sets = war.ready > 0.4 ? war.rounds : Math.min(MUSTER, Math.ceil(war.missing / 3) + 2);
  return Math.min(mind.warChest, sets);
}

/** Rounds that rivals at its borders could force on it. */
function threatened(sight: Sight): number {
  let sum = 0;
  for (const home of sight.homes(sight.seat)) sum += sight.menace(home) > sight.armies(home, sight.seat) ? 1 : 0;
  return sum;
}

/** The best sale now: a batch is paid at the price before it, so all goes at once, if the price is worth it. */
export function bestSale(mind: Mind, sight: Sight): Trade {
  const worth = keptWorth(mind, sight);
  const most = hold(sight);
  let stays: number | undefined;
  let found = NOTHING;
  for (const resource of RESOURCES) {
    const stored = sight.own.supplies[resource];
    const overflow = overflowOf(sight, resource);
    if (stored === 0 || (overflow <= 0 && sight.price(resource) <= worth)) continue;
    // What is to be kept takes long to work out, and few prices make anybody ask.
    stays ??= keep(mind, sight);
    const ore = resource === 'minerals' ? nukesForDoom(mind, sight) : 0;
    const surplus = Math.min(stored - Math.max(stays, ore), most);
    if (surplus < 1) continue;
    for (const units of batches(sight, surplus, overflow)) {
      // What the next production would push out of the row is worth nothing kept.
      const kept = worth * Math.max(0, units - Math.max(0, overflow));
      const gain = proceeds(sight, resource, units, -1) - kept - freight(sight, units);
      if (gain > found.gain) found = { resource, units, gain };
    }
  }
  return found;
}

/** How much of what is stored now the next production would push out of the row; below zero, the room that is left then. */
const overflowOf = (sight: Sight, resource: Resource): number =>
  sight.left <= 1 ? 0 : sight.own.supplies[resource] + sight.production(sight.seat)[resource] - sight.row;

/** Batches worth a thought: everything or what would be lost; any number where each unit has its own price. */
function batches(sight: Sight, surplus: number, overflow: number): readonly number[] {
  if (sight.options.marketPricing === 'unit') return Array.from({ length: surplus }, (_, i) => i + 1);
  return overflow > 0 && overflow < surplus ? [surplus, overflow] : [surplus];
}

/** What a unit not sold now is expected to bring. */
function keptWorth(mind: Mind, sight: Sight): number {
  // Where every unit has its price nobody lifts the market, and what is not sold now brings no more later.
  if (sight.left > 1) return sight.options.marketPricing === 'unit' ? Math.min(120, mind.holdOut) : mind.holdOut;
  return sight.options.detentePrices === 'opening' ? 40 : mind.lastHoldOut;
}

export function sell(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const sale = bestSale(mind, sight);
  // A beginner sells by halves, and so gets the high price for half of it.
  const units = mind.shrewd ? sale.units : Math.ceil(sale.units / 2);
  if (units < 1 || sale.gain < WORTH_A_SALE) return undefined;
  const { resource } = sale;
  const fall = priceAt(clampSpot(sight.view.market[resource] - units));
  const command = tradeOf(moment, 'sell', resource, units);
  return command === undefined
    ? undefined
    : {
        command,
        why:
          units <= overflowOf(sight, resource)
            ? { reason: 'sell-ahead', resource }
            : { reason: 'sell', resource, price: sight.price(resource), after: fall },
      };
}

/** What it pays at most beyond the price for a unit that a war needs, and the cash from which on it pays more. */
const DEAR_SET = 400;
const PLENTY = 30_000;

/** The best purchase now: it is paid at the price before it, and lifts what all of its kind in store is worth. */
export function bestPurchase(mind: Mind, sight: Sight, spend: number): Trade {
  let found = NOTHING;
  const most = hold(sight);
  const sets = mind.shrewd && sight.left > 1 ? setsForWar(mind, sight) : 0;
  // A player who means to win much by a war does not lose it for lack of a set.
  const dear = DEAR_SET * Math.max(1, sight.cash / PLENTY);
  const forWar = sets === 0 ? 0 : Math.min(dear, (campaign(mind, sight)?.worth ?? 0) / 40);
  for (const resource of RESOURCES) {
    const spot = sight.view.market[resource];
    const price = priceAt(spot);
    const stored = sight.own.supplies[resource];
    const room = Math.max(0, sight.row - stored - (sight.left > 1 ? nextYield(sight, resource) : 0));
    const afford = affordable(sight, resource, Math.floor(spend / price), spend);
    const lift = sight.options.marketOverflow ? BEAR_PIT - spot : 0;
    const need = Math.min(room, Math.max(0, sets - stored));
    // A beginner fills their store, and does not think of the price.
    for (const wish of mind.shrewd ? [need, room, Math.max(room, lift)] : [Math.min(8, room)]) {
      const units = Math.min(wish, afford, most, sight.options.marketOverflow ? 99 : sight.row - stored);
      if (units < 1) continue;
      const after = clampSpot(spot + units);
      const held = Math.min(sight.row, stored + units);
      const gain =
        stockWorth(sight, held, after) -
        stockWorth(sight, stored, spot) -
        proceeds(sight, resource, units, 1) -
        freight(sight, units) +
        forWar * Math.min(units, need) -
        others(mind, sight, resource, after);
      if (gain > found.gain) found = { resource, units, gain };
    }
  }
  return found;
}

/** What a stock is likely to fetch next cycle: all of it at one price, or unit by unit at falling ones. */
function stockWorth(sight: Sight, units: number, spot: number): number {
  if (sight.options.marketPricing === 'batch' || sight.left <= 1) return units * hope(sight, spot);
  let sum = 0;
  for (let i = 0; i < units; i++) sum += hope(sight, clampSpot(spot - i));
  return sum;
}

/** As many as the money reaches for; unit by unit they grow dearer. */
function affordable(sight: Sight, resource: Resource, most: number, spend: number): number {
  let units = Math.min(99, most);
  while (units > 0 && proceeds(sight, resource, units, 1) + freight(sight, units) > spend) units--;
  return units;
}

/** Part of the next production that is expected to find room anyway. */
function nextYield(sight: Sight, resource: Resource): number {
  return Math.min(3, Math.floor(sight.production(sight.seat)[resource] / 2));
}

/** What a lifted price gives to the rivals who count, at the end. */
function others(mind: Mind, sight: Sight, resource: Resource, after: number): number {
  if (!mind.shrewd || sight.left > 1) return 0;
  const rise = priceAt(after) - sight.price(resource);
  const most = Math.max(0, ...sight.rivals.map((rival) => sight.view.seats[rival]?.supplies[resource] ?? 0));
  return 0.5 * most * rise;
}

export function buy(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const { resource, units, gain } = bestPurchase(mind, sight, purse(mind, sight));
  if (units < 1 || gain < 50) return undefined;
  const rise = priceAt(clampSpot(sight.view.market[resource] + units));
  const command = tradeOf(moment, 'buy', resource, units);
  return command === undefined
    ? undefined
    : {
        command,
        why: { reason: 'buy', resource, price: sight.price(resource), after: rise },
      };
}

/** Cash that may be spent at the end of a cycle: salaries are due next. */
export function purse(mind: Mind, sight: Sight): number {
  if (sight.left <= 1) return sight.cash;
  return sight.cash - sight.dues - (mind.shrewd ? 100 : mind.weights.reserve);
}

/** As many of a resource as may be traded at once, where ships or anything else set a limit. */
function tradeOf(moment: Moment, type: 'sell' | 'buy', resource: Resource, units: number) {
  const whole = legal(moment, { type, resource, units });
  if (whole !== undefined) return whole;
  const part = fill(moment, type, {
    resource: (domain) => valuesOf(domain).find((value) => value === resource),
    units: (domain) => (domain.kind === 'range' && domain.min <= units ? Math.min(units, domain.max) : undefined),
  });
  return part?.type === type ? part : undefined;
}

/** Digs while money is plenty and there is time for a company to earn. */
export function prospect(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const { resource, gain } = bestDig(mind, sight);
  const command = gain > 0 ? legal(moment, { type: 'prospect', resource }) : undefined;
  return command === undefined ? undefined : { command, why: { reason: 'prospect', resource } };
}

/** What an attempt to find a company is worth, after what it costs. */
export function bestDig(mind: Mind, sight: Sight): Trade {
  if (sight.left <= 3 || sight.cash < sight.dues + mind.weights.reserve + 1500) return NOTHING;
  const yields = sight.production(sight.seat);
  let found = NOTHING;
  for (const resource of RESOURCES) {
    // About one card in four is of the kind that is sought, at $200M a card.
    const earns = Math.max(0, 7 - yields[resource]) * 60 * Math.min(6, sight.left - 2);
    const gain = mind.weights.prospect * Math.min(1800, earns) - 900;
    if (gain > found.gain) found = { resource, units: 1, gain };
  }
  return found;
}

export function turnCard(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const rich = sight.cash > sight.dues + mind.weights.reserve + 200;
  const command = rich ? legal(moment, { type: 'turn-card' }) : undefined;
  return command !== undefined
    ? { command, why: { reason: 'turn-card' } }
    : { command: { type: 'stop-prospecting' }, why: { reason: 'stop-search' } };
}

/** Opens a found company as soon as it may. */
export function openCompany(moment: Moment): Decision | undefined {
  if (moment.view.stage === 2) return undefined;
  const found = sightOf(moment).own.holdings.find(({ face }) => face === 'secret')?.card;
  if (found === undefined || sightOf(moment).left <= 1) return undefined;
  const command = legal(moment, { type: 'open-company', company: found });
  return command === undefined ? undefined : { command, why: { reason: 'open-company' } };
}

/** What a batch fetches or costs: all at one price, or unit by unit as the marker moves. */
function proceeds(sight: Sight, resource: Resource, units: number, direction: 1 | -1): number {
  const spot = sight.view.market[resource];
  if (sight.options.marketPricing === 'batch') return units * priceAt(spot);
  let sum = 0;
  for (let i = 0; i < units; i++) sum += priceAt(clampSpot(spot + direction * i));
  return sum;
}
