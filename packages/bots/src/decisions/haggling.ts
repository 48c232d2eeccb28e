// Offers at what a thing fetches today rather than at what it is worth in the long run: a player who goes by today’s prices is sold
// companies when they are high, and asked for them when they are low. Somebody who has declined such a price is not asked for it again soon.
import { type Company, type Seat, thingNamed } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { type Goods, gainOf } from '../estate.ts';
import { legal } from '../fill.ts';
import { cashOf } from '../memory/beliefs.ts';
import type { Proposal } from '../memory/incidents.ts';
import type { Decision, Mind } from '../mind.ts';
import type { Sight } from '../sight.ts';
import { wrongsOf } from '../trust.ts';
import { priceOfDay } from '../worth.ts';

/** What it asks for companies, or gives for an L-star, and of whom. */
interface Quote {
  readonly to: Seat;
  readonly gives: Goods;
  readonly wants: Goods;
  /** What it is paid, or pays. */
  readonly cash: number;
  readonly profit: number;
}

/** By how much a price must beat what the thing is worth to it. */
const PROFIT = 1.4;
/** Offers in one window, at most, while they are accepted. */
const MOST = 6;
/** A player with less than so many times the price keeps it. */
const ENOUGH = 1.5;
/** Cycles after which a price that was declined may be tried again: with one player, and with anybody where most decline. */
const PATIENCE = 5;
const LONG_PATIENCE = 12;
/** The part of its spare cash that it spends on companies of one player. */
const SPENT = 0.3;
/** What an L-star goes for where one is sold at all. */
const STAR = 1380;

/** Whether there is anything to be tried in this window. */
export function mayHaggle(mind: Mind, sight: Sight): boolean {
  return quotes(mind, sight).length > 0;
}

/** The offer with the best price. */
export function haggle(mind: Mind, moment: Moment, sight: Sight): Decision | undefined {
  if (moment.view.offersMade >= MOST) return undefined;
  for (const { to, gives, wants, cash } of quotes(mind, sight)) {
    const sells = Object.keys(gives).length > 0;
    const command = legal(moment, {
      type: 'offer',
      to,
      givesCash: sells ? 0 : cash,
      gives: { ...gives },
      wants: { ...wants },
      ...(sells ? { wantsCash: cash } : {}),
    });
    if (command === undefined) continue;
    const reason = sells ? 'company-price' : wants['l-star'] === undefined ? 'company-bargain' : 'ask-l-star';
    return { command, why: { reason } };
  }
  return undefined;
}

/** The last quotes: several decisions of one moment ask for them. */
let last: { readonly sight: Sight; readonly mind: Mind; readonly found: readonly Quote[] } | undefined;

function quotes(mind: Mind, sight: Sight): readonly Quote[] {
  if (last?.sight !== sight || last.mind !== mind) last = { sight, mind, found: reckonQuotes(mind, sight) };
  return last.found;
}

function reckonQuotes(mind: Mind, sight: Sight): readonly Quote[] {
  const { stage } = sight.view;
  if (!mind.haggles || mind.weights.deal <= 0) return [];
  if (stage !== 3 && stage !== 6 && stage !== 7) return [];
  // Until somebody has taken such a price, one is enough to see whether anybody does.
  if (sight.view.offersMade > 0 && answersTo(sight).taken === 0) return [];
  const found: Quote[] = [];
  for (const to of sight.rivals) {
    if (wrongsOf(sight, to) > 0 || isAsked(sight, to) || isWeary(sight, to)) continue;
    const quote = stage === 7 ? dearest(sight, to) : stage === 3 ? cheapest(mind, sight, to) : starOf(mind, sight, to);
    if (quote !== undefined) found.push(quote);
  }
  return found.sort((a, b) => b.profit - a.profit);
}

/** The companies that bring most beyond what they are worth to it: the best one, and with it all that the other can pay for. */
function dearest(sight: Sight, to: Seat): Quote | undefined {
  if (sight.left <= 1) return undefined;
  const lone = sight.own.holdings
    .flatMap(({ card, face }) => (card === undefined || face !== 'open' || isOffered(sight, card) ? [] : [card]))
    .map((card) => ({ card, profit: profitOf(sight, to, [card]) }))
    .filter(({ profit }) => profit > 0)
    .sort((a, b) => b.profit - a.profit);
  const cash = cashOf(sight.view, sight.notes, to);
  let sold: readonly Company[] = [];
  let profit = 0;
  for (const { card } of lone) {
    const more = [...sold, card];
    const gained = profitOf(sight, to, more);
    if (gained <= profit || ENOUGH * fetch(sight, to, more) >= cash) continue;
    sold = more;
    profit = gained;
  }
  if (sold.length === 0) return undefined;
  return { to, gives: goodsOf(sold), wants: {}, cash: fetch(sight, to, sold), profit };
}

/** The companies of another that cost least beside what they are worth to it, while prices are low. */
function cheapest(mind: Mind, sight: Sight, to: Seat): Quote | undefined {
  if (sight.left <= 3) return undefined;
  const most = SPENT * (sight.cash - sight.dues - mind.weights.reserve);
  let bought: readonly Company[] = [];
  let [cash, profit] = [0, 0];
  const cards = (sight.view.seats[to]?.holdings ?? [])
    .flatMap(({ card, face }) => (card !== undefined && face === 'open' ? [card] : []))
    .map((card) => ({ card, price: Math.ceil(1.1 * priceOfDay(sight, to, card)) + 1 }))
    .sort((a, b) => a.price - b.price);
  for (const { card, price } of cards) {
    const more = [...bought, card];
    const gained = gainOf(sight, sight.seat, goodsOf(more), {}, to) - PROFIT * (cash + price);
    if (gained <= profit || cash + price > most) continue;
    bought = more;
    cash += price;
    profit = gained;
  }
  return bought.length === 0 ? undefined : { to, gives: {}, wants: goodsOf(bought), cash, profit };
}

/** What companies fetch of somebody who goes by the prices of the day. */
function fetch(sight: Sight, to: Seat, cards: readonly Company[]): number {
  return cards.reduce((sum, card) => sum + Math.floor(priceOfDay(sight, to, card) / 1.1) - 1, 0);
}

function profitOf(sight: Sight, to: Seat, cards: readonly Company[]): number {
  return fetch(sight, to, cards) + PROFIT * gainOf(sight, sight.seat, {}, goodsOf(cards), to);
}

function goodsOf(cards: readonly Company[]): Goods {
  return Object.fromEntries(cards.map((card) => [card, 1]));
}

/** An L-star of a rival, for a player with the money and fewer than others. */
function starOf(mind: Mind, sight: Sight, to: Seat): Quote | undefined {
  const theirs = sight.view.seats[to]?.lStars ?? 0;
  if (theirs === 0 || sight.left <= 2 || sight.cash - sight.dues - mind.weights.reserve < 3 * STAR) return undefined;
  const worth = gainOf(sight, sight.seat, { 'l-star': 1 }, {}, to);
  return worth > STAR
    ? { to, gives: {}, wants: { 'l-star': 1 }, cash: STAR, profit: worth - STAR + theirs }
    : undefined;
}

function isAsked({ view, seat }: Sight, to: Seat): boolean {
  return view.offers.some((offer) => offer.from === seat && offer.to === to);
}

function isOffered({ view, seat }: Sight, good: string): boolean {
  return view.offers.some((offer) => offer.from === seat && (offer.gives.goods[good] ?? 0) > 0);
}

/** How such prices went down lately: with how many, and whether with somebody recently. */
function answersTo(
  sight: Sight,
  to?: Seat,
): { readonly taken: number; readonly declined: number; readonly tired: boolean } {
  let [declined, taken, tired] = [0, 0, false];
  for (const offer of bareOffers(sight.notes?.offers ?? NO_OFFERS)) {
    const ago = sight.view.cycle - offer.cycle;
    if (offer.from !== sight.seat || ago > LONG_PATIENCE) continue;
    if (offer.answer === 'accepted') taken++;
    else if (offer.answer !== 'open') {
      tired ||= offer.to === to && ago <= PATIENCE;
      declined++;
    }
  }
  return { taken, declined, tired };
}

/** Whether somebody has declined such a price lately, or more have declined one than took it. */
function isWeary(sight: Sight, to: Seat): boolean {
  const { taken, declined, tired } = answersTo(sight, to);
  return tired || (declined > 1 && declined > taken);
}

const NO_OFFERS: readonly Proposal[] = [];
const bare = new WeakMap<readonly Proposal[], readonly Proposal[]>();

/** Those of remembered offers that were such prices; notes are values, so that it is found once. */
function bareOffers(offers: readonly Proposal[]): readonly Proposal[] {
  let found = bare.get(offers);
  if (found === undefined) {
    found = offers.filter(isBare);
    bare.set(offers, found);
  }
  return found;
}

/** Companies, or an L-star, for cash. */
function isBare({ gives, wants }: Proposal): boolean {
  const [sold, asked] = [Object.keys(gives.goods), Object.keys(wants.goods)];
  const isCompany = (good: string) => thingNamed(good)?.kind === 'company';
  if (sold.length > 0) return asked.length === 0 && wants.cash > 0 && sold.every(isCompany);
  return gives.cash > 0 && asked.length > 0 && asked.every((good) => good === 'l-star' || isCompany(good));
}
