// What happens to offers: made, shown, answered, carried out, lapsed. Parties alone hear of them, except for what all can see.

import type { Company } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import { changeHolding, pay } from '../state/ledger.ts';
import type { Goods, Offer } from '../state/offers.ts';
import { dropPrepared, type Prepared } from '../state/orders.ts';
import { copyPlain } from '../state/plain.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { assetOf, type Lot } from './assets.ts';
import { fingerprint, type Settlement, settlementOf, tidy } from './basket.ts';
import { markBought } from './bought.ts';
import { windowOf } from './trading-window.ts';

export type OfferEvent =
  | OfferMade
  | OfferNotRepeated
  | CardShown
  | OfferDeclined
  | OfferWithdrawn
  | OfferExpired
  | DealMade
  | DealFailed
  | CashGiven;

/**
 * What may be said for a refusal: it gives too little, is of no use, helps somebody who is ahead or has done the receiver wrong,
 * costs cash that is not there, lends or pays on terms that the receiver does not take, or moves units.
 */
export const DECLINE_REASONS = [
  'too-little',
  'no-use',
  'ahead',
  'wronged',
  'no-cash',
  'loan-terms',
  'in-advance',
  'units',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** An offer as its author knows their partner to see it; in the secret of each the cards by the names that they know. */
interface OfferMade extends EventBase {
  readonly type: 'offer-made';
  readonly offer: DeepReadonly<Offer>;
  readonly secret?: Secret<{ readonly gives: Readonly<Goods> }>;
}
/** The same offer was refused before; it is not put again, and counts. */
interface OfferNotRepeated extends EventBase {
  readonly type: 'offer-not-repeated';
  readonly author: Seat;
  readonly partner: Seat;
}
interface CardShown extends EventBase {
  readonly type: 'card-shown';
  readonly holder: Seat;
  readonly viewer: Seat;
  readonly company: Company;
}
interface OfferDeclined extends EventBase {
  readonly type: 'offer-declined';
  readonly offer: string;
  readonly seat: Seat;
  /** Why, where the receiver says so. It binds nobody. */
  readonly reason?: DeclineReason;
}
interface OfferWithdrawn extends EventBase {
  readonly type: 'offer-withdrawn';
  readonly offer: string;
  readonly seat: Seat;
}
interface OfferExpired extends EventBase {
  readonly type: 'offer-expired';
  readonly offer: string;
}
/** Both sides deliver at once. Supplies and open companies are seen by all; cash and terms are the parties'. */
interface DealMade extends EventBase {
  readonly type: 'deal-made';
  readonly parties: readonly [Seat, Seat];
  readonly passed: readonly Lot[];
  readonly secret: Secret<{ readonly offer: DeepReadonly<Offer>; readonly settled?: Settlement }>;
}
/** One side could not deliver; which, and what was missing, is not told. */
interface DealFailed extends EventBase {
  readonly type: 'deal-failed';
  readonly offer: string;
  readonly parties: readonly [Seat, Seat];
}
interface CashGiven extends EventBase {
  readonly type: 'cash-given';
  readonly giver: Seat;
  readonly receiver: Seat;
  readonly amount: number;
}

/** Deals and offers of whatever kind. */
export const DEAL_CLAUSES: readonly Clause[] = ['B-DIPLO-01', 'Q-B-30'];

export const offerEvents: EventDefs<OfferEvent> = {
  'offer-made': {
    clauses: [...DEAL_CLAUSES, 'X-32'],
    evolve: (state, { offer, secret }) => {
      const copy = copyPlain(offer) as Offer; // Its own copy: what was read-only in the event is the state's to change.
      if (secret !== undefined) copy.gives.goods = { ...(secret[offer.from] ?? factsOf(secret)).gives };
      // one at a time; only an undo brings back one that had lapsed before this one was made.
      state.offers.open = state.offers.open.filter(({ from, to }) => from !== copy.from || to !== copy.to);
      state.offers.open.push(copy);
      const pair = pairOf(offer.from, offer.to);
      state.offers.numbered = { ...state.offers.numbered, [pair]: (state.offers.numbered[pair] ?? 0) + 1 };
      countOffer(state, offer.from);
      // Before players trade only the very offer: an undo may have brought back a time at which it was still to be made.
      const trading = windowOf(state) !== undefined;
      dropPrepared(state, copy.from, state.stage, copy.to, ({ terms }) => trading || isPreparedAs(terms, copy));
      waitFor(state, offer.to);
    },
  },
  'offer-not-repeated': {
    clauses: ['X-32', 'B-DIPLO-02'],
    evolve: (state, { author, partner }) => {
      countOffer(state, author);
      dropPrepared(state, author, state.stage, partner);
    },
  },
  'card-shown': {
    clauses: ['Q-B-29', 'B-DIPLO-04'],
    evolve: (state, { holder, viewer, company }) => {
      changeHolding(state, holder, company, ({ knownTo }) => ({
        knownTo: knownTo.includes(viewer) ? knownTo : [...knownTo, viewer],
      }));
    },
  },
  'offer-declined': {
    clauses: ['B-DIPLO-01', 'X-32'],
    evolve: (state, event) => {
      const offer = takeFromBook(state, event.offer);
      if (offer !== undefined) state.offers.refused.push(fingerprint(offer));
    },
  },
  'offer-withdrawn': {
    clauses: ['B-DIPLO-01'],
    evolve: (state, event) => {
      takeFromBook(state, event.offer);
    },
  },
  'offer-expired': {
    clauses: ['X-32', 'B-DIPLO-02'],
    evolve: (state, event) => {
      takeFromBook(state, event.offer);
    },
  },
  'deal-made': {
    clauses: DEAL_CLAUSES,
    evolve: (state, event) => {
      // Older logs have the terms alone, from which the rest follows.
      const { offer, settled = settlementOf(state, offer) } = factsOf(event.secret);
      takeFromBook(state, offer.id);
      settle(state, offer, settled);
    },
  },
  'deal-failed': {
    clauses: [...DEAL_CLAUSES, 'Q-B-31'],
    evolve: (state, event) => {
      takeFromBook(state, event.offer);
    },
  },
  'cash-given': {
    clauses: ['B-DIPLO-01', 'Q-B-30', 'X-26'],
    evolve: (state, { giver, receiver, amount }) => {
      pay(state, giver, receiver, amount);
      countOffer(state, giver);
    },
  },
};

/** Where offers from one player to another are counted. */
export function pairOf(from: Seat, to: Seat): string {
  return `${from}>${to}`;
}

/** While players trade, a player who has something to answer or to offer is waited for; for evolve only. */
export function waitFor(state: State, seat: Seat): void {
  const { question } = state;
  if (question?.kind === 'trade' && !question.waiting.includes(seat)) question.waiting = [...question.waiting, seat];
}

/** Counts an offer, a gift or an auction against what its maker may still start; for evolve only. */
export function countOffer(state: State, seat: Seat): void {
  state.offers.made[seat] = (state.offers.made[seat] ?? 0) + 1;
}

/** A new trading round or stage begins: everybody's offers are counted from zero again, refused ones may be made again; for evolve only. */
export function countAfresh(state: State): void {
  state.offers.made = {};
  state.offers.refused = [];
}

function settle(state: State, offer: DeepReadonly<Offer>, { paid, lots, lent }: Settlement): void {
  for (const { payer, payee, amount } of paid) pay(state, payer, payee, amount);
  // Cards first: a territory takes along those of its cards that are not named in the deal.
  for (const giver of [offer.from, offer.to])
    handTogether(
      state,
      lots.filter((lot) => lot.giver === giver),
    );
  for (const lot of lots) {
    const row = assetOf(lot.good);
    if (row.handTogether === undefined) row.hand(state, lot, offer);
    // Q-B-19: to get goods is to buy them, whatever they are paid with.
    markBought(state, lot.receiver);
  }
  // Cash of which nothing is to come back is paid off from the start.
  if (lent !== undefined && lent.repay > 0) state.offers.loans.push({ ...lent });
}

/** Whether an offer is what was prepared, to the last word. */
function isPreparedAs({ givesCash, gives, wants, wantsCash = 0, promise }: Prepared['terms'], offer: Offer): boolean {
  const prepared: Offer = {
    ...offer,
    gives: { cash: givesCash, goods: tidy(gives) },
    wants: { cash: wantsCash, goods: tidy(wants) },
    loan: undefined,
    order: undefined,
    delivery: undefined,
    promise,
  };
  return fingerprint(prepared) === fingerprint(offer);
}

/** What passes at once from one player to the other. */
function handTogether(state: State, lots: readonly Lot[]): void {
  for (const row of new Set(lots.map(({ good }) => assetOf(good))))
    row.handTogether?.(
      state,
      lots.filter(({ good }) => row.names(good)),
    );
}

function takeFromBook(state: State, id: string): Offer | undefined {
  const at = state.offers.open.findIndex((offer) => offer.id === id);
  return at < 0 ? undefined : state.offers.open.splice(at, 1)[0];
}
