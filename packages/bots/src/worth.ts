// What things are worth to a seat, in millions.
import {
  type Company,
  companyOf,
  isTerritory,
  priceAt,
  RESOURCES,
  type Resource,
  type Seat,
  type Zone,
} from '@marshall/rules';
import type { Sight } from './sight.ts';

/** What a unit is worth in the field: its price, its part of a set, and the trouble of raising it. */
export const UNIT = 130;

/** What a unit in store is likely to fetch next cycle, if the price is what it is when this one ends: others sell too. */
export function hope(sight: Sight, spot: number): number {
  const price = priceAt(spot);
  // at the last Stage 7 the closing price counts as it stands.
  if (sight.left <= 1 && sight.options.detentePrices === 'closing') return price;
  if (sight.left <= 1) return 0;
  return 0.5 * price + 0.5 * Math.min(price, 120);
}

/** What a set costs a player who spends it now. */
export function setCost(sight: Sight): number {
  let sum = 0;
  for (const resource of RESOURCES) sum += 0.4 * sight.price(resource) + 20;
  return sum;
}

/** What a company yields in the time that is left, prices high and low together; much of it finds the row full, so it counts in part. */
export function companyWorth(sight: Sight, resource: Resource, units: number): number {
  const crowded = sight.production(sight.seat)[resource] > 6 ? 0.4 : 1;
  return 100 + crowded * units * YIELD * Math.min(6, sight.left - 1);
}

/** What a company seems to be worth to somebody who goes by the prices of the day. */
export function priceOfDay(sight: Sight, seat: Seat, card: Company): number {
  const { resource, units } = companyOf(card);
  const crowded = sight.production(seat)[resource] > 6 ? 0.4 : 1;
  return 100 + crowded * units * (40 + 0.12 * sight.price(resource)) * Math.min(6, sight.left - 1);
}

/** What a unit of production brings in a cycle. */
export const YIELD = 50;

/** What a second supply center earns in a cycle: nearly every game is won by a power that has one. */
const CENTER = 3500;

/** What a beaten power leaves to the captor of its last home: cash, stores, cards, a second supply center. */
export function spoils(sight: Sight, rival: Seat): number {
  const supplies = sight.view.seats[rival]?.supplies;
  const stock = supplies === undefined ? 0 : supplies.grain + supplies.oil + supplies.minerals;
  return ofTheWay(sight) * (sight.wealth(rival) + 250 * stock + CENTER * Math.min(8, sight.left - 1));
}

/** By how much another beaten power is worth more for each one that is gone, the first of them by half as much. */
const EACH_GONE = 2;
const FIRST_GONE = 0.5;
/** Cycles that it takes to beat the rest. */
const TIME = 4;

/** How much more a beaten power is worth the fewer there are left: each is a larger part of the way to Supremacy. */
function ofTheWay({ view, rivals, left }: Sight): number {
  const gone = view.order.length - 1 - rivals.length;
  return 1 + EACH_GONE * Math.max(0, gone - FIRST_GONE) * Math.min(1, (left - 1) / TIME);
}

/** What it is worth to come to hold a zone: cards of others there, and a step towards beating whose home it is. */
export function zoneWorth(sight: Sight, zone: Zone): number {
  let value = 0;
  for (const card of sight.cardsIn(zone))
    if (card.holder !== sight.seat) value += companyWorth(sight, card.resource, card.units);
  const owner = sight.homeOwner(zone);
  if (owner === undefined || !isTerritory(zone)) return value;
  if (owner === sight.seat) return value + 1200;
  const homes = sight.homes(owner);
  // Of a home that is lost already only the cards are left to take.
  return homes.includes(zone) ? value + homeWorth(sight, owner, homes.length) : value;
}

/** What one of so many homes of a rival is worth to the player who takes it: the last one brings all that they have. */
export function homeWorth(sight: Sight, rival: Seat, homes: number): number {
  return spoils(sight, rival) / homes ** 1.6;
}
