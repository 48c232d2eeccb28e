// Offers of others, weighed by what they change for both: nothing passes that costs more than it brings, no matter who offers it.
import { type DeclineReason, RESOURCES, type Resource, type Seat, thingNamed } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { type Goods, gainOf, roomOf } from '../estate.ts';
import { fill, legal } from '../fill.ts';
import { freight } from '../fleet.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { isAhead, wrongsOf } from '../trust.ts';
import { hope } from '../worth.ts';

/** What one side puts into a deal, as far as its worth goes. */
export interface Terms {
  readonly gives: { readonly cash: number; readonly goods: Goods };
  readonly wants: { readonly cash: number; readonly goods: Goods };
  readonly loan?: { readonly repay: number; readonly dueCycle: number } | undefined;
  readonly order?: { readonly price: number; readonly paid: 'on-delivery' | 'in-advance' } | undefined;
}

/** What a deal brings a seat, what it gives for that, and what it must have beyond it to agree. */
export interface Verdict {
  readonly gain: number;
  readonly cost: number;
  readonly wanted: number;
}

/** Part of the partner's gain that it wants for itself, because everyone else who gains is ahead of it. */
const SHARE = 0.15;
const LEADERS_SHARE = 0.35;

type Offered = Moment['view']['offers'][number];

/** How a seat that is offered terms by another judges them. */
export function weigh(mind: Mind, sight: Sight, seat: Seat, from: Seat, terms: Terms): Verdict {
  const { gives, wants } = terms;
  const lent = terms.loan !== undefined;
  const given = (lent ? 0 : wants.cash) - gainOf(sight, seat, {}, wants.goods, from);
  const gain =
    gives.cash -
    wants.cash +
    gainOf(sight, seat, gives.goods, wants.goods, from) +
    orderGain(sight, seat, from, terms) +
    loanGain(mind, sight, seat, from, terms);
  const theirs = (lent ? 0 : wants.cash - gives.cash) + gainOf(sight, from, wants.goods, gives.goods, seat);
  // A player who has wronged it pays more for everything.
  const fair = mind.weights.fairness * (1 + 0.25 * Math.min(4, wrongsOf(sight, from)));
  const share = isAhead(sight, from) ? LEADERS_SHARE : SHARE;
  const wanted = (fair - 1) * Math.max(0, given) + share * Math.max(0, theirs) + 10;
  return { gain, cost: Math.max(0, given), wanted };
}

/** Accepts what is worth more to it than it gives, by its own measure of fairness; says what it would take, or declines. */
export function answerOffers(mind: Mind, moment: Moment): Decision | undefined {
  const { view, seat } = moment;
  if (view.offers.length === 0) return undefined;
  const offer = view.offers.find((each) => each.to === seat);
  if (offer === undefined) return undefined;
  const sight = sightOf(moment);
  const { gain, cost, wanted } = weigh(mind, sight, seat, offer.from, offer);
  const net = gain - carriage(sight, offer);
  if (offer.delivery === undefined && net > wanted && canPay(mind, sight, offer)) {
    const command = legal(moment, { type: 'accept-offer', offer: offer.id });
    if (command !== undefined)
      return { command, why: { reason: 'take-offer', worth: Math.round(gain + cost), cost: Math.round(cost) } };
  }
  const counter = counterTo(mind, moment, offer, wanted - net);
  if (counter !== undefined) return counter;
  const reason = whyNot(mind, sight, offer, net);
  const command = legal(moment, { type: 'decline-offer', offer: offer.id, reason });
  return command === undefined ? undefined : { command, why: { reason: 'decline', because: reason } };
}

/** What stands in the way of an offer: the first thing without which it would have been accepted. */
export function whyNot(mind: Mind, sight: Sight, offer: Offered, net: number): DeclineReason {
  const { from, gives, wants, loan, order } = offer;
  const wronged = wrongsOf(sight, from) > 0;
  const { wanted } = weigh(mind, sight, sight.seat, from, offer);
  if (offer.delivery !== undefined) return 'units';
  if (net > wanted) return 'no-cash';
  if (net <= -NO_ORDER / 2) {
    if (order?.paid === 'in-advance') return 'in-advance';
    if (loan !== undefined) return wronged ? 'wronged' : isAhead(sight, from) ? 'ahead' : 'loan-terms';
  }
  const brings = gives.cash + gainOf(sight, sight.seat, gives.goods, {}, from);
  if (brings <= 0) return 'no-use';
  // Without the grudge, and without the lead, the same would have been enough.
  const given = Math.max(0, wants.cash - gainOf(sight, sight.seat, {}, wants.goods, from));
  const grudge = mind.weights.fairness * 0.25 * Math.min(4, wrongsOf(sight, from)) * given;
  if (wronged && net > wanted - grudge) return 'wronged';
  const theirs = Math.max(0, wants.cash - gives.cash + gainOf(sight, from, wants.goods, gives.goods, sight.seat));
  if (isAhead(sight, from) && net > wanted - (LEADERS_SHARE - SHARE) * theirs) return 'ahead';
  return 'too-little';
}

/** What is paid beside salaries: no more than half of what is left, so that nobody buys it out of its market. */
function canPay(mind: Mind, sight: Sight, { wants, gives, loan }: Terms): boolean {
  if (wants.cash === 0 || wants.cash <= gives.cash) return true;
  const spare = sight.cash - sight.dues - mind.weights.reserve;
  return wants.cash <= (loan === undefined ? 0.5 : 0.1) * spare;
}

/** The same deal for the cash that is missing, where that is no great sum and the other may have it. */
function counterTo(mind: Mind, moment: Moment, offer: Offered, missing: number): Decision | undefined {
  const { gives, wants, from } = offer;
  const plain = offer.loan === undefined && offer.order === undefined && offer.delivery === undefined;
  const empty = Object.keys(gives.goods).length + Object.keys(wants.goods).length === 0;
  if (!mind.shrewd || !plain || empty || missing > MOST_HAGGLED || moment.view.offersMade > 2) return undefined;
  const sight = sightOf(moment);
  // From its own side: cash that it gets counts up, cash that it pays down.
  const net = Math.ceil((gives.cash - wants.cash + missing * (1 + SHARE) + 20) / 10) * 10;
  const terms: Terms = {
    gives: { cash: Math.max(0, net), goods: gives.goods },
    wants: { cash: Math.max(0, -net), goods: wants.goods },
  };
  const mine = weigh(mind, sight, sight.seat, from, terms);
  if (mine.gain <= mine.wanted || !canPay(mind, sight, terms)) return undefined;
  const command = legal(moment, {
    type: 'counter-offer',
    offer: offer.id,
    givesCash: terms.wants.cash,
    gives: { ...wants.goods },
    wants: { ...gives.goods },
    ...(net > 0 ? { wantsCash: net } : {}),
  });
  return command === undefined
    ? undefined
    : { command, why: { reason: net > 0 ? 'counter-ask' : 'counter-pay', amount: Math.abs(net) } };
}

/** More than this apart, haggling is a waste of breath. */
const MOST_HAGGLED = 600;

/** Orders on the next production: it pays on delivery only, for what finds room, and sells what would not. */
function orderGain(sight: Sight, seat: Seat, from: Seat, { gives, wants, order }: Terms): number {
  if (order === undefined) return 0;
  let gain = 0;
  for (const resource of RESOURCES) {
    const bought = gives.goods[`drop-ship-${resource}`] ?? 0;
    const sold = wants.goods[`drop-ship-${resource}`] ?? 0;
    // What is paid for beforehand may never come.
    if (bought > 0)
      gain += order.paid === 'in-advance' ? -NO_ORDER : boughtAhead(sight, seat, from, resource, bought, order.price);
    if (sold > 0) gain += soldAhead(sight, seat, resource, sold, order);
  }
  return gain;
}

const NO_ORDER = 100_000;

function boughtAhead(sight: Sight, seat: Seat, from: Seat, resource: Resource, units: number, price: number): number {
  const room = roomOf(sight, seat, resource) - (sight.view.seats[seat]?.supplies[resource] ?? 0);
  if (units > room || units > sight.production(from)[resource] || sight.left <= 1) return -NO_ORDER;
  return units * (Math.min(AHEAD, hope(sight, sight.view.market[resource])) - price);
}

/** What a unit of the next production is worth to its buyer. */
const AHEAD = 190;
/** And to its seller, where it would find no room. */
const LOST_ANYWAY = 120;

function soldAhead(
  sight: Sight,
  seat: Seat,
  resource: Resource,
  units: number,
  { price, paid }: NonNullable<Terms['order']>,
): number {
  const produced = sight.production(seat)[resource];
  const stored = sight.view.seats[seat]?.supplies[resource] ?? 0;
  const lost = Math.max(0, Math.min(produced, stored - roomOf(sight, seat, resource)));
  const worth = LOST_ANYWAY * Math.min(units, lost) + 320 * Math.max(0, units - lost);
  return (paid === 'in-advance' ? 1 : 0.85) * price * units - worth;
}

/** Loans: small ones, with interest, to a player who has a clean record and is not ahead; it takes money that costs little. */
function loanGain(mind: Mind, sight: Sight, seat: Seat, from: Seat, { gives, wants, loan }: Terms): number {
  if (loan === undefined) return 0;
  const cycles = loan.dueCycle - sight.view.cycle;
  if (gives.cash > 0) {
    const fee = loan.repay / gives.cash - 1;
    const poor = seat !== sight.seat || sight.cash - sight.dues < 3000;
    const useful = cycles >= 1 && sight.left > 2 && poor ? Math.min(0.25, 0.12 * cycles) : 0;
    return useful > fee || fee <= -0.1 ? (useful - fee - 1) * gives.cash : -NO_ORDER;
  }
  const known = sight.view.loans.some(({ borrower, lender }) => borrower === from && lender === seat);
  const trusted = !known && wrongsOf(sight, from) === 0 && !isAhead(sight, from) && mind.weights.deal >= 1;
  const small = wants.cash <= MOST_LENT && cycles <= 3 && sight.left > cycles + 2;
  if (!trusted || !small || loan.repay < 1.15 * wants.cash) return -NO_ORDER;
  // One loan in ten never comes back.
  return 0.95 * loan.repay;
}

const MOST_LENT = 400;

/** What it costs the player who accepts an offer to carry what the other does not. */
function carriage(sight: Sight, offer: Offered): number {
  let sum = 0;
  for (const { goods } of [offer.gives, offer.wants])
    for (const resource of RESOURCES) sum += freight(sight, goods[resource] ?? 0);
  return Math.max(0, sum - freight(sight, 1) * (offer.carries ?? 0));
}

/** Bids a little for a company that is auctioned, never more than it is worth. */
export function auction(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const lot = moment.view.auction;
  const thing = lot === undefined ? undefined : thingNamed(lot.good);
  const value =
    lot === undefined || thing?.kind !== 'company' ? 0 : gainOf(sight, sight.seat, { [lot.good]: 1 }, {}, lot.seller);
  const worth = (value / mind.weights.fairness) * Math.min(1, mind.weights.deal);
  const spare = sight.cash - sight.dues - mind.weights.reserve;
  const most = Math.min(worth, 0.5 * spare);
  const command = fill(moment, 'raise', {
    amount: (domain) => (domain.kind === 'range' && domain.min <= most ? domain.min : undefined),
  });
  if (command !== undefined) return { command, why: { reason: 'raise-bid', worth: Math.round(worth) } };
  return { command: { type: 'pass-auction' }, why: { reason: 'let-company-go' } };
}

/** Lets others pass if it likes dealing and does not fear them. */
export function permit(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const frame = sight.view.agenda.at(-1);
  const asker = frame !== undefined && 'asker' in frame ? frame.asker : undefined;
  const feared =
    asker === undefined || wrongsOf(sight, asker) > 0 || sight.strength(asker) > 1.3 * sight.strength(sight.seat);
  const allow = mind.weights.deal >= 1 && !feared;
  const type = frame?.procedure === 'build-permission' ? 'permit-build' : 'permit';
  const command = legal(moment, type === 'permit' ? { type, allow } : { type, allow: false });
  return command === undefined ? undefined : { command, why: { reason: allow ? 'no-objection' : 'too-near' } };
}
