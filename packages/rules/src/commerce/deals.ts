// Dealing: an offer from one seat to another, and its answers. Only what changes hands at once is enforced (Q-B-30).
import { z } from 'zod';
import { isCompany } from '../board/index.ts';
import { type Choice, oneOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import { secretFor } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { isSome } from '../state/forces.ts';
import type { Delivery, Offer } from '../state/offers.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { assetOf, type Lot } from './assets.ts';
import { faces, fingerprint, lotsOf, seenOffer, settlementOf, whyNotDeliver } from './basket.ts';
import { deliverUnits } from './delivery.ts';
import { DEAL_CLAUSES, DECLINE_REASONS, type DeclineReason, pairOf } from './offer-events.ts';
import { offerOf, termsFields, termsShape } from './terms.ts';
import { isUnshown } from './traded-companies.ts';
import { whyNoMoreOffers, windowOf } from './trading-window.ts';

const offerSchema = z.strictObject({ type: z.literal('offer'), to: z.string().max(40), ...termsShape });
export type OfferCommand = z.infer<typeof offerSchema>;

const counterSchema = z.strictObject({ type: z.literal('counter-offer'), offer: z.string().max(100), ...termsShape });
export type CounterOfferCommand = z.infer<typeof counterSchema>;

const acceptSchema = z.strictObject({ type: z.literal('accept-offer'), offer: z.string().max(100) });
export type AcceptOfferCommand = z.infer<typeof acceptSchema>;

const declineSchema = z.strictObject({
  type: z.literal('decline-offer'),
  offer: z.string().max(100),
  /** Said to the author of the offer alone; whatever it is, it is always allowed, so nothing chooses among them. */
  reason: z.enum(DECLINE_REASONS).optional(),
});
export type DeclineOfferCommand = z.infer<typeof declineSchema>;

const withdrawSchema = z.strictObject({ type: z.literal('withdraw-offer'), offer: z.string().max(100) });
export type WithdrawOfferCommand = z.infer<typeof withdrawSchema>;

export type DealCommand =
  | OfferCommand
  | CounterOfferCommand
  | AcceptOfferCommand
  | DeclineOfferCommand
  | WithdrawOfferCommand;

export const offerCommand: CommandDef<OfferCommand> = {
  type: 'offer',
  schema: offerSchema,
  clause: 'B-DIPLO-01',
  may: (play, seat) =>
    whyNoMoreOffers(play, seat) ??
    (play.living().some((other) => other !== seat && openTo(play, seat, other) === undefined)
      ? undefined
      : refuse('all-have-one', 'X-32')),
  fields: [
    field('to', (play, seat) =>
      oneOf<string>(
        play.living().filter((other) => other !== seat),
        (other) => (openTo(play, seat, seatId(other)) === undefined ? undefined : ONE_OPEN),
        (other) => (other === 'bank' ? NO_BANK : refuse('no-partner:offer', 'B-DIPLO-01')),
      ),
    ),
    ...termsFields,
  ],
  run: (play, seat, { type: _, to, ...terms }) => {
    putOffer(play, seat, seatId(to), terms);
  },
};

export const counterOfferCommand: CommandDef<CounterOfferCommand> = {
  type: 'counter-offer',
  schema: counterSchema,
  clause: 'B-DIPLO-01',
  may: (play, seat) => {
    let why: Refusal = NONE_OPEN;
    for (const { from, to } of play.state.offers.open) {
      if (to !== seat) continue;
      if (openTo(play, seat, from) === undefined) return whyNoMoreOffers(play, seat);
      why = ONE_OPEN;
    }
    return sumUp(why);
  },
  fields: [
    field('offer', (play, seat) =>
      among(offersTo(play, seat), (offer) => (openTo(play, seat, offer.from) === undefined ? undefined : ONE_OPEN)),
    ),
    ...termsFields,
  ],
  run: (play, seat, { type: _, offer: id, ...terms }) => {
    const { from } = found(play, id);
    decline(play, seat, id);
    putOffer(play, seat, from, terms);
  },
};

export const acceptOfferCommand: CommandDef<AcceptOfferCommand> = {
  type: 'accept-offer',
  schema: acceptSchema,
  clause: 'B-DIPLO-01',
  may: (play, seat) => {
    let why: Refusal | undefined;
    for (const offer of play.state.offers.open) {
      if (offer.to !== seat) continue;
      why = whyNotDeliver(play, seat, offer);
      if (why === undefined) return undefined;
    }
    return sumUp(why ?? NONE_OPEN);
  },
  fields: [field('offer', (play, seat) => among(offersTo(play, seat), (offer) => whyNotDeliver(play, seat, offer)))],
  run: (play, _seat, { offer: id }) => {
    const offer = found(play, id);
    const parties = [offer.from, offer.to] as const;
    // What the acceptor could not know may still stand in the way: then nothing moves, and no figure is told.
    if (whyNotDeliver(play, 'referee', offer) !== undefined)
      play.emit({ type: 'deal-failed', offer: id, parties, to: parties });
    else closeDeal(play, offer);
  },
};

export const declineOfferCommand: CommandDef<DeclineOfferCommand> = {
  type: 'decline-offer',
  schema: declineSchema,
  clause: 'B-DIPLO-01',
  may: (play, seat) => (play.state.offers.open.some(({ to }) => to === seat) ? undefined : NONE_OPEN),
  fields: [field('offer', (play, seat) => among(offersTo(play, seat), () => undefined))],
  run: (play, seat, { offer, reason }) => {
    decline(play, seat, offer, reason);
  },
};

export const withdrawOfferCommand: CommandDef<WithdrawOfferCommand> = {
  type: 'withdraw-offer',
  schema: withdrawSchema,
  clause: 'B-DIPLO-01',
  may: (play, seat) => (play.state.offers.open.some(({ from }) => from === seat) ? undefined : NONE_OPEN),
  fields: [
    field('offer', (play, seat) =>
      among(
        play.state.offers.open.filter(({ from }) => from === seat),
        () => undefined,
      ),
    ),
  ],
  run: (play, seat, { offer: id }) => {
    const { from, to } = found(play, id);
    play.emit({ type: 'offer-withdrawn', offer: id, seat, to: [from, to] });
  },
};

/** Open offers to a seat. */
export function offersTo(play: Play, seat: Seat): readonly DeepReadonly<Offer>[] {
  return play.state.offers.open.filter(({ to }) => to === seat);
}

/** Refuses an offer for its receiver. */
export function decline(play: Play, seat: Seat, id: string, reason?: DeclineReason): void {
  const { from, to } = found(play, id);
  play.emit({ type: 'offer-declined', offer: id, seat, ...(reason === undefined ? {} : { reason }), to: [from, to] });
}

/** Lets every open offer lapse: its time is over. */
export function expireOffers(play: Play): void {
  for (const { id, from, to } of [...play.state.offers.open])
    play.emit({ type: 'offer-expired', offer: id, to: [from, to] });
}

/** Puts an offer to another player. */
export function putOffer(
  play: Play,
  seat: Seat,
  partner: Seat,
  terms: Parameters<typeof offerOf>[4],
  delivery?: Delivery,
): void {
  const pair = pairOf(seat, partner);
  const id = `${pair}#${(play.state.offers.numbered[pair] ?? 0) + 1}`;
  const offer = offerOf(play, seat, partner, id, terms, delivery);
  if (play.state.offers.refused.includes(fingerprint(offer))) {
    play.emit({ type: 'offer-not-repeated', author: seat, partner, to: [seat] });
    return;
  }
  const to = [seat, partner];
  if (terms.show === true) {
    for (const company of Object.keys(offer.gives.goods))
      if (isCompany(company) && isUnshown(play, seat, partner, company))
        play.emit({ type: 'card-shown', holder: seat, viewer: partner, company, to });
  }
  const hides = Object.keys(offer.gives.goods).some((good) => isUnshown(play, seat, partner, good));
  const clauses: readonly Clause[] = [...DEAL_CLAUSES, 'X-32', ...cardClauses(play, offer, hides)];
  if (!hides) {
    play.emit({ type: 'offer-made', offer, to, clauses });
    return;
  }
  // In the open stands what the author can tell: it is the same whether or not their partner had seen the cards before they
  // were theirs. What the partner knows themselves stands in their own part.
  const unshown = faces(offer.gives.goods, (good) =>
    isUnshown(play, seat, partner, good) ? assetOf(good).face(play.state, 'spectator', good) : good,
  );
  const known = seenOffer(play.state, offer, partner).gives.goods;
  play.emit({
    type: 'offer-made',
    offer: { ...offer, gives: { ...offer.gives, goods: unshown } },
    secret: { [seat]: { gives: offer.gives.goods }, [partner]: { gives: known } },
    to,
    clauses,
  });
}

function closeDeal(play: Play, offer: DeepReadonly<Offer>): void {
  const { from, to, loan } = offer;
  const clauses = new Set<Clause>(DEAL_CLAUSES);
  const lots = lotsOf(offer);
  // In the order in which everybody hears of them: the clauses are heard too.
  const shown = lots.map((lot) => publicly(play, lot)).sort(byGiverAndFace(from));
  for (const { good } of shown) for (const clause of assetOf(good).clauses(windowOf(play.state))) clauses.add(clause);
  if (lots.length > 0 && play.state.stage === 7) clauses.add('B-BUY-02').add('Q-B-19');
  // Where goods pass everybody hears of the deal, but not that cash in it is lent.
  if (loan !== undefined && lots.length === 0) clauses.add('B-LOAN-08');
  const passed = mergedLots(shown);
  const deal = {
    type: 'deal-made',
    parties: [from, to],
    passed,
    secret: secretFor([from, to], { offer, settled: settlementOf(play.state, offer) }),
    clauses: [...clauses],
  } as const;
  const carry = lots.length > 0 ? play.rulebook.carriage.carryGoods(play, offer) : undefined;
  deliverUnits(play, offer);
  // Cash alone is nobody else's business.
  play.emit(lots.length === 0 ? { ...deal, to: [from, to] } : deal);
  carry?.();
}

/** Things with the same face are one lot: how many different ones hide behind it is not for others to know. */
function mergedLots(lots: readonly Lot[]): Lot[] {
  const seen: Lot[] = [];
  for (const lot of lots) {
    const at = seen.findIndex(
      ({ giver, receiver, good }) => giver === lot.giver && receiver === lot.receiver && good === lot.good,
    );
    const before = seen[at];
    if (before === undefined) seen.push(lot);
    else if (assetOf(lot.good).uncounted !== true) seen[at] = { ...before, number: before.number + lot.number };
  }
  return seen;
}

/** The author's goods first, each side by its public names: the order of hidden cards would tell which they are. */
function byGiverAndFace(author: Seat): (a: Lot, b: Lot) => number {
  const side = ({ giver }: Lot): number => (giver === author ? 0 : 1);
  return (a, b) => side(a) - side(b) || Number(a.good > b.good) - Number(a.good < b.good);
}

/** What everybody sees of something that changes hands. */
function publicly(play: Play, lot: Lot): Lot {
  const row = assetOf(lot.good);
  const good = row.face(play.state, 'spectator', lot.good);
  return { ...lot, good, number: row.uncounted === true ? 1 : lot.number };
}

/** Cards may be named that were ever face up; of others the holder alone says what they like. */
function cardClauses(play: Play, offer: Offer, hides: boolean): readonly Clause[] {
  const closed = play
    .seat(offer.to)
    .holdings.some(({ card, face }) => face === 'closed' && isSome(offer.wants.goods[card]));
  return [...(closed ? (['B-DIPLO-03'] as const) : []), ...(hides ? (['B-DIPLO-04'] as const) : [])];
}

/** The open offer from one player to another, of which there is one at most. */
export function openTo(play: Play, from: Seat, to: Seat): DeepReadonly<Offer> | undefined {
  for (const offer of play.state.offers.open) if (offer.from === from && offer.to === to) return offer;
  return undefined;
}

function found(play: Play, id: string): DeepReadonly<Offer> {
  const offer = play.state.offers.open.find((other) => other.id === id);
  if (offer === undefined) throw new Error(`no open offer ${id}`);
  return offer;
}

/** One of these offers, by its id. */
function among(
  offers: readonly DeepReadonly<Offer>[],
  why: (offer: DeepReadonly<Offer>) => Refusal | undefined,
): Choice<string> {
  return oneOf(
    offers.map(({ id }) => id),
    (id) => {
      const offer = offers.find((other) => other.id === id);
      return offer === undefined ? NONE_OPEN : why(offer);
    },
  );
}

export const ONE_OPEN = refuse('one-open', 'X-32');
const NONE_OPEN = refuse('no-offer', 'B-DIPLO-01');
const NO_BANK = refuse('no-bank', 'B-COMPANY-04');
