// Offers at what a thing fetches today rather than at what it is worth in the long run: who pays by the prices of the day is sold
// companies when they are high. Somebody who has declined such a price is not asked for it again soon.
import { type Company, companyOf, priceAt, type Seat, thingNamed } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { gainOf } from '../estate.ts';
import { legal } from '../fill.ts';
import { cashOf } from '../memory/beliefs.ts';
import type { Proposal } from '../memory/incidents.ts';
import type { Decision, Mind } from '../mind.ts';
import type { Sight } from '../sight.ts';
import { wrongsOf } from '../trust.ts';

/** What it asks for a company, and of whom. */
interface Quote {
  readonly to: Seat;
  readonly gives: string | undefined;
  readonly wants: string | undefined;
  readonly cash: number;
  readonly profit: number;
}

/** By how much a price must beat what the thing is worth to it. */
const PROFIT = 1.4;
/** Offers in one window, at most, while they are accepted. */
const MOST = 6;
/** A player with less than so many times the price keeps it. */
const ENOUGH = 1.5;
/** Cycles after which a price that was declined may be tried again. */
const PATIENCE = 5;
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
    const command = legal(moment, {
      type: 'offer',
      to,
      givesCash: wants === undefined ? 0 : cash,
      gives: gives === undefined ? {} : { [gives]: 1 },
      wants: wants === undefined ? {} : { [wants]: 1 },
      ...(gives === undefined ? {} : { wantsCash: cash }),
    });
    if (command === undefined) continue;
    return { command, why: { reason: gives === undefined ? 'ask-l-star' : 'company-price' } };
  }
  return undefined;
}

function quotes(mind: Mind, sight: Sight): readonly Quote[] {
  const { stage } = sight.view;
  if (!mind.ventures || mind.weights.deal <= 0 || (stage !== 7 && stage !== 6)) return [];
  const found: Quote[] = [];
  for (const to of sight.rivals) {
    if (wrongsOf(sight, to) > 0 || isAsked(sight, to) || isWeary(sight, to)) continue;
    const quote = stage === 7 ? dearest(sight, to) : starOf(mind, sight, to);
    if (quote !== undefined) found.push(quote);
  }
  return found.sort((a, b) => b.profit - a.profit);
}

/** The company that brings most beyond what it is worth to it. */
function dearest(sight: Sight, to: Seat): Quote | undefined {
  if (sight.left <= 1) return undefined;
  let best: Quote | undefined;
  for (const { card, face } of sight.own.holdings) {
    if (card === undefined || face !== 'open' || isOffered(sight, card)) continue;
    const cash = Math.floor(fetches(sight, to, card) / 1.1) - 1;
    const worth = -gainOf(sight, sight.seat, {}, { [card]: 1 }, to);
    const profit = cash - PROFIT * worth;
    if (profit > (best?.profit ?? 0) && ENOUGH * cash < cashOf(sight.view, sight.notes, to))
      best = { to, gives: card, wants: undefined, cash, profit };
  }
  return best;
}

/** What a company seems to be worth to somebody who goes by the prices of the day. */
function fetches(sight: Sight, to: Seat, card: Company): number {
  const { resource, units } = companyOf(card);
  const crowded = sight.production(to)[resource] > 6 ? 0.4 : 1;
  return 100 + crowded * units * (40 + 0.12 * priceAt(sight.view.market[resource])) * Math.min(6, sight.left - 1);
}

/** An L-star of a rival, for a player with the money and fewer than others. */
function starOf(mind: Mind, sight: Sight, to: Seat): Quote | undefined {
  const theirs = sight.view.seats[to]?.lStars ?? 0;
  if (theirs === 0 || sight.left <= 2 || sight.cash - sight.dues - mind.weights.reserve < 3 * STAR) return undefined;
  const worth = gainOf(sight, sight.seat, { 'l-star': 1 }, {}, to);
  return worth > STAR
    ? { to, gives: undefined, wants: 'l-star', cash: STAR, profit: worth - STAR + theirs }
    : undefined;
}

function isAsked({ view, seat }: Sight, to: Seat): boolean {
  return view.offers.some((offer) => offer.from === seat && offer.to === to);
}

function isOffered({ view, seat }: Sight, good: string): boolean {
  return view.offers.some((offer) => offer.from === seat && (offer.gives.goods[good] ?? 0) > 0);
}

/** Whether somebody has declined such a price lately, or several have and nobody took it. */
function isWeary(sight: Sight, to: Seat): boolean {
  let [declined, taken] = [0, 0];
  for (const offer of sight.notes?.offers ?? []) {
    if (offer.from !== sight.seat || !isBare(offer) || sight.view.cycle - offer.cycle > PATIENCE) continue;
    if (offer.answer === 'accepted') taken++;
    else if (offer.answer !== 'open') {
      if (offer.to === to) return true;
      declined++;
    }
  }
  return declined > 1 && taken === 0;
}

/** One company or L-star for cash. */
function isBare({ gives, wants }: Proposal): boolean {
  const [sold, ...more] = [...Object.keys(gives.goods), ...Object.keys(wants.goods)];
  if (sold === undefined || more.length > 0) return false;
  return sold === 'l-star' ? gives.cash > 0 : wants.cash > 0 && thingNamed(sold)?.kind === 'company';
}
