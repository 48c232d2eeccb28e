// What a general thinks of buying and selling: weapons, lands, and companies by the dozen.
import { type Company, companyOf, homePower, isTerritory, type Seat, thingNamed } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import type { Goods } from '../estate.ts';
import { cashOf } from '../memory/beliefs.ts';
import type { Sight } from '../sight.ts';
import { priceOfDay } from '../worth.ts';

/** Things to be bought from a rival or sold to them, and what they usually go for. */
export interface Lot {
  readonly way: 'buy' | 'sell';
  readonly partner: Seat;
  readonly goods: Goods;
  readonly usual: number;
  /** What it expects to sell them for later in the cycle, where it buys them for that. */
  readonly resale?: number;
}

/** What may change hands in a stage: companies in Stages 3 and 7, weapons and lands in the arms bazaar. */
export function lotsOf(moment: Moment, sight: Sight): readonly Lot[] {
  const { view, seat } = moment;
  const { stage } = view;
  const found: Lot[] = [];
  for (const partner of sight.rivals) {
    // One offer to each at a time.
    if (view.offers.some(({ from, to }) => from === seat && to === partner)) continue;
    if (stage === 6) found.push(...weaponsOf(sight, partner), ...landsOf(sight, partner));
    if (stage === 3 && sight.left > 2) found.push(...cardsOf(sight, partner));
    if (stage === 3 && sight.left > 1) found.push(...toSellAgain(moment, sight, partner));
    if (stage === 7 && sight.left > 1) found.push(...ownCards(moment, sight, partner));
  }
  return found;
}

function weaponsOf(sight: Sight, partner: Seat): Lot[] {
  const { lStars = 0, nukes = 0 } = sight.view.seats[partner] ?? {};
  const lot = (good: string, number: number, each: number): Lot[] =>
    number > 0 ? [{ way: 'buy', partner, goods: { [good]: number }, usual: each * number }] : [];
  return [...lot('l-star', lStars, STAR), ...lot('l-star', lStars > 1 ? 1 : 0, STAR), ...lot('nuke', nukes, NUKE)];
}

/** What weapons and lands usually go for. */
const STAR = 1321;
const NUKE = 661;
const LAND = 2201;

/** Lands abroad in which a rival has a force worth having. */
function landsOf(sight: Sight, partner: Seat): Lot[] {
  const power = sight.view.seats[partner]?.power;
  return sight.view.board.flatMap(({ zone }): Lot[] =>
    isTerritory(zone) && homePower(zone) !== power && sight.armies(zone, partner) >= 3
      ? [{ way: 'buy', partner, goods: { [`land-${zone}`]: 1 }, usual: LAND }]
      : [],
  );
}

/** Companies of a rival, one by one. */
function cardsOf(sight: Sight, partner: Seat): Lot[] {
  return openCards(sight, partner).map((card) => ({
    way: 'buy',
    partner,
    goods: { [card]: 1 },
    usual: asked(sight, partner, card),
  }));
}

/** What a rival usually takes for one of its companies, and what it usually pays for one. */
function asked(sight: Sight, partner: Seat, card: Company): number {
  return Math.ceil(1.1 * priceOfDay(sight, partner, card)) + 1;
}
function paid(sight: Sight, partner: Seat, card: Company): number {
  return Math.floor(priceOfDay(sight, partner, card) / 1.1) - 1;
}

/** As many of its own companies as a rival can pay for, the dearest first: one, two and so on. */
function ownCards({ view, seat, notes }: Moment, sight: Sight, partner: Seat): Lot[] {
  const offered = new Set(view.offers.flatMap(({ from, gives }) => (from === seat ? Object.keys(gives.goods) : [])));
  const cards = openCards(sight, seat)
    .filter((card) => !offered.has(card))
    .map((card) => ({ card, price: paid(sight, partner, card) }))
    .sort((a, b) => b.price - a.price);
  let spare = cashOf(view, notes, partner) - sight.duesOf(partner);
  const found: Lot[] = [];
  let goods: Goods = {};
  let usual = 0;
  for (const { card, price } of cards) {
    if (price > spare || price < 1) continue;
    spare -= price;
    usual += price;
    goods = { ...goods, [card]: 1 };
    found.push({ way: 'sell', partner, goods, usual });
  }
  return found;
}

/** The part of what companies fetched that it expects again, and of its cash that it spends in that hope. */
const AGAIN = 0.75;
const HOPEFUL = 0.3;
/** What must be in it for each company. */
const MARGIN = 250;

/** Companies of a rival that it expects to sell for more at the end of the cycle, as others have paid lately. */
function toSellAgain({ view, seat, notes }: Moment, sight: Sight, partner: Seat): Lot[] {
  let [units, cash, before] = [0, 0, 0];
  for (const { from, answer, gives, wants, cycle } of notes?.offers ?? []) {
    const ago = view.cycle - cycle;
    if (from !== seat || answer !== 'accepted' || wants.cash === 0 || ago > 2) continue;
    const sold = companiesIn(gives.goods);
    if (sold.length === 0) continue;
    for (const card of sold) units += companyOf(card).units * Math.min(6, sight.left + ago - 1);
    cash += wants.cash;
    if (ago === 1) before += wants.cash;
  }
  if (units === 0) return [];
  const fetches = (card: Company) => (AGAIN * cash * companyOf(card).units * Math.min(6, sight.left - 1)) / units;
  // No more than the others can pay for beside what it has to sell already.
  let room = 0.7 * before - openCards(sight, seat).reduce((sum, card) => sum + fetches(card), 0);
  let spend = HOPEFUL * (sight.cash - sight.dues);
  let goods: Goods = {};
  let [usual, resale] = [0, 0];
  const cards = openCards(sight, partner)
    .map((card) => ({ card, price: asked(sight, partner, card), later: fetches(card) }))
    .sort((a, b) => b.later - b.price - (a.later - a.price));
  for (const { card, price, later } of cards) {
    if (later - price < MARGIN || later > room || price > spend) continue;
    room -= later;
    spend -= price;
    usual += price;
    resale += later;
    goods = { ...goods, [card]: 1 };
  }
  return usual === 0 ? [] : [{ way: 'buy', partner, goods, usual, resale }];
}

function companiesIn(goods: Goods): readonly Company[] {
  return Object.keys(goods).flatMap((good) => {
    const thing = thingNamed(good);
    return thing?.kind === 'company' ? [thing.company] : [];
  });
}

function openCards(sight: Sight, holder: Seat): readonly Company[] {
  return (sight.view.seats[holder]?.holdings ?? []).flatMap(({ card, face }) =>
    card !== undefined && face === 'open' ? [card] : [],
  );
}
