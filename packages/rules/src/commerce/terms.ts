// What an offer says: its fields, each with what may stand there as far as its author can know.
import { z } from 'zod';
import { anyCounts, type Choice, notListed, oneOf, range, text, yesOrNo } from '../referee/choice.ts';
import { type Draft, type Field, field } from '../referee/command.ts';
import type { Play } from '../referee/play.ts';
import { causeOf, type Refusal, refuse, saying } from '../referee/refusal.ts';
import type { Delivery, Goods, Offer } from '../state/offers.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import { isInventory, isSale, type Passage, tradable, whyNotPass } from './assets.ts';
import { ordersInAdvance, seesCash, tidy } from './basket.ts';
import { usualLoads } from './carriage.ts';
import { ownMoney, whyBanksMoney } from './loans.ts';
import { MOST_CASH } from './prices.ts';
import { isCompanyGood, isUnshown } from './traded-companies.ts';
import { isOrder } from './traded-orders.ts';
import { isPlace } from './traded-places.ts';
import { isResource } from './traded-supplies.ts';

const MOST_GOODS = 200;
const MOST_PRICE = 10_000;
const MOST_CYCLES = 50;
export const MOST_WORDS = 280;

export const EMPTY_OFFER = refuse('empty-offer', 'B-DIPLO-01');

const cash = z.int().min(0).max(MOST_CASH);
const goods = z.record(z.string().max(60), z.int().min(0).max(MOST_GOODS));

/** What an offer may say; whatever is left out is nothing. */
export const termsShape = {
  givesCash: cash.optional(),
  gives: goods.optional(),
  wants: goods.optional(),
  wantsCash: cash.optional(),
  /** Whether cards never face up are shown to the partner. */
  show: z.boolean().optional(),
  /** Whether the cash is lent. */
  loan: z.boolean().optional(),
  repay: cash.optional(),
  dueCycle: z.int().min(1).max(10_000).optional(),
  /** For each unit of a drop-ship order. */
  price: z.int().min(0).max(MOST_PRICE).optional(),
  paid: z.enum(['on-delivery', 'in-advance']).optional(),
  /** How many loads of the goods the author carries, where goods are carried. */
  carries: z.int().min(0).max(MOST_GOODS).optional(),
  promise: z.string().max(MOST_WORDS).optional(),
};

/** The terms, and to whom: by name, or as the author of the offer that is answered. */
const draftSchema = z.object({ ...termsShape, to: z.string().optional(), offer: z.string().optional() });
type Terms = z.infer<typeof draftSchema>;

/** The fields of an offer after its addressee. */
export const termsFields: readonly Field<Terms>[] = [
  field<Terms, 'givesCash'>('givesCash', (play, seat) =>
    orNothing(
      range(0, mostCash(play, seat), () => tooPoor(play, seat)),
      0,
    ),
  ),
  field<Terms, 'gives'>('gives', (play, seat, draft) =>
    orNothing(givenGoods(play, seat, partnerOf(play, draft), draft), {}),
  ),
  field<Terms, 'wants'>('wants', (play, seat, draft) =>
    orNothing(wantedGoods(play, seat, partnerOf(play, draft), draft), {}),
  ),
  field<Terms, 'wantsCash'>(
    'wantsCash',
    (play, seat, draft) => {
      const least = isEmpty(draft.gives) && isEmpty(draft.wants) && !sellsUnits(draft) ? 1 : 0;
      const partner = partnerOf(play, draft);
      const most = seesCash(play, seat, partner) ? Math.max(least, mostCash(play, partner)) : MOST_CASH;
      return orNothing(
        range(least, most, (asked = 0) =>
          asked < least ? EMPTY_OFFER : refuse('too-much-asked:offer', 'Q-B-30', { most }),
        ),
        0,
      );
    },
    ({ givesCash = 0 }) => givesCash === 0,
  ),
  field<Terms, 'show'>(
    'show',
    (play, seat, draft) => {
      const partner = partnerOf(play, draft);
      const hidden = Object.keys(draft.gives ?? {}).some((good) => isUnshown(play, seat, partner, good));
      return orNothing(
        yesOrNo((show) => (show && !hidden ? refuse('seen-already', 'B-DIPLO-03') : undefined)),
        false,
      );
    },
    ({ gives }) => someGood(gives, isCompanyGood),
  ),
  field<Terms, 'loan'>(
    'loan',
    (play, seat, { givesCash = 0 }) =>
      orNothing(
        yesOrNo((loan) => (loan && givesCash > ownMoney(play, seat) ? whyBanksMoney(play, seat) : undefined)),
        false,
      ),
    ({ givesCash = 0, wantsCash = 0 }) => givesCash + wantsCash > 0,
  ),
  field<Terms, 'repay'>(
    'repay',
    () => range(0, MOST_CASH, () => refuse('repay', 'B-LOAN-08', { most: MOST_CASH })),
    ({ loan = false }) => loan,
  ),
  field<Terms, 'dueCycle'>(
    'dueCycle',
    ({ state: { cycle } }) => range(cycle, cycle + MOST_CYCLES, () => refuse('due', 'B-LOAN-08', { cycle })),
    ({ loan = false }) => loan,
  ),
  field<Terms, 'price'>(
    'price',
    () => range(0, MOST_PRICE, () => refuse('no-price:order', 'B-BUY-15', { most: MOST_PRICE })),
    hasOrder,
  ),
  field<Terms, 'paid'>('paid', (play, seat, draft) => waysToPay(play, seat, draft), hasOrder),
  field<Terms, 'carries'>(
    'carries',
    (play, seat, { gives = {}, wants = {} }) => {
      const most = Math.min(loadsBothWays(play, gives, wants), play.rulebook.carriage.holds(play, seat));
      return orNothing(
        range(0, most, () => refuse('carries', 'Q-B-30', { most })),
        0,
      );
    },
    ({ gives = {}, wants = {} }, play) => loadsBothWays(play, gives, wants) > 0,
  ),
  field<Terms, 'promise'>('promise', () =>
    orNothing(
      text(MOST_WORDS, () => refuse('too-long:promise', 'B-DIPLO-02', { most: MOST_WORDS })),
      '',
    ),
  ),
];

/** The offer that terms describe. */
export function offerOf(
  play: Play,
  from: Seat,
  to: Seat,
  id: string,
  terms: Omit<Terms, 'to' | 'offer'>,
  delivery?: Delivery,
): Offer {
  const { givesCash = 0, wantsCash = 0, gives = {}, wants = {}, repay, dueCycle, price, paid } = terms;
  return {
    id,
    from,
    to,
    gives: { cash: givesCash, goods: tidy(gives) },
    wants: { cash: wantsCash, goods: tidy(wants) },
    loan: terms.loan === true && repay !== undefined ? { repay, dueCycle: dueCycle ?? play.state.cycle } : undefined,
    order: price === undefined ? undefined : { price, paid: paid ?? 'on-delivery' },
    delivery,
    ...(loadsBothWays(play, gives, wants) === 0
      ? {}
      : { carries: terms.carries ?? usualLoads(play, from, to, gives, wants) }),
    promise: terms.promise ?? '',
  };
}

function loadsBothWays(play: Play, gives: Readonly<Goods>, wants: Readonly<Goods>): number {
  return play.rulebook.carriage.loads(gives) + play.rulebook.carriage.loads(wants);
}

/** The other side of an offer in the making. */
function partnerOf(play: Play, { to, offer }: Draft<Terms>): Seat {
  const author = offer === undefined ? undefined : play.state.offers.open.find(({ id }) => id === offer)?.from;
  return author ?? seatId(to ?? '');
}

/** What the author gives: what he may sell, and what pays for something that his partner sells and he could not give himself. */
function givenGoods(play: Play, author: Seat, partner: Seat, draft: Draft<Terms>): Choice<Goods> {
  const passage = { knower: author, giver: author, receiver: partner };
  const sale = sellsUnits(draft) || sellsWhatHeHasNot(play, partner, author);
  return goodsFrom(play, passage, {}, sale, false, draft);
}

/** What he wants for it: if it only pays, something must be sold to him. */
function wantedGoods(play: Play, author: Seat, partner: Seat, draft: Draft<Terms>): Choice<Goods> {
  const passage = { knower: author, giver: partner, receiver: author };
  const given = draft.gives ?? {};
  const sale = sellsUnits(draft) || isSale(play, author, partner, given);
  return goodsFrom(play, passage, given, sale, !sale && !isEmpty(given), draft);
}

/** Whether a partner can sell the author something that the author cannot give him, so that paying in kind never comes to nothing. */
function sellsWhatHeHasNot(play: Play, partner: Seat, author: Seat): boolean {
  const own = tradable(play, { knower: author, giver: author, receiver: partner }, true);
  const theirs = tradable(play, { knower: author, giver: partner, receiver: author }, false);
  return Object.keys(theirs).some((good) => (own[good] ?? 0) === 0);
}

/** How many of each thing, as far as the asker knows; nothing goes both ways in one deal. */
function goodsFrom(
  play: Play,
  passage: Passage & { readonly knower: Seat },
  back: Readonly<Goods>,
  sale: boolean,
  needed: boolean,
  draft: Draft<Terms>,
): Choice<Goods> {
  const { giver } = passage;
  const ordered = someGood(back, isOrder);
  // Units of a place that is sold must not be on their way to somebody at the same time.
  const apart = (good: string) => sellsUnits(draft) && isPlace(good);
  // Their move is paid for out of the same supplies, and cards follow units into a zone.
  const spent = (good: string) => sellsUnits(draft) && (isResource(good) || isCompanyGood(good));
  const bothWays = (good: string) => (back[good] ?? 0) > 0 || (ordered && isOrder(good));
  return anyCounts(
    () => {
      const max = tradable(play, passage, sale);
      for (const good of Object.keys(max)) if (bothWays(good) || apart(good) || spent(good)) delete max[good];
      return max;
    },
    (chosen) =>
      someGood(chosen, bothWays)
        ? refuse('both-ways:deal', 'Q-B-30')
        : someGood(chosen, apart)
          ? refuse('apart', 'Q-B-91')
          : someGood(chosen, spent)
            ? refuse('spent', 'Q-B-30')
            : (whyNotPass(play, passage, chosen, sale) ??
              (needed && isEmpty(chosen) ? whyUnpaid(play, passage, back) : undefined) ??
              // The public face of a hidden thing is not what its owner, or anybody, can name in an offer.
              (someGood(chosen, (good) => !isInventory(play, giver, good)) ? notListed() : undefined)),
    () => (needed ? 1 : 0),
  );
}

/** Why what the author gives cannot be sold, and what he may do with it instead. */
function whyUnpaid(play: Play, { giver, receiver, knower }: Passage, given: Readonly<Goods>): Refusal | undefined {
  const why = whyNotPass(play, { knower, giver: receiver, receiver: giver }, given, false);
  // To programs it is that obstacle still; only the sentence says more.
  return why && saying(why, 'pays-only', { because: causeOf(why) });
}

/** Whether the offer in the making sells units besides what its baskets hold. */
function sellsUnits(draft: Draft<Terms>): boolean {
  return 'orders' in draft;
}

/** Q-B-28: on delivery, or in advance if both choose it and the buyer, as far as is known, has the cash. */
function waysToPay(play: Play, seat: Seat, draft: Draft<Terms>): Choice<'on-delivery' | 'in-advance'> {
  const { gives = {}, wants = {}, givesCash = 0, wantsCash = 0, price = 0 } = draft;
  const order = { price, paid: 'in-advance' } as const;
  const partner = partnerOf(play, draft);
  const poor = (buyer: Seat, due: number) => seesCash(play, seat, buyer) && due > play.seat(buyer).cash;
  return oneOf<'on-delivery' | 'in-advance'>(['on-delivery', 'in-advance'], (paid) =>
    paid === 'in-advance' &&
    (poor(seat, givesCash + ordersInAdvance(order, wants)) || poor(partner, wantsCash + ordersInAdvance(order, gives)))
      ? refuse('too-poor:in-advance', 'Q-B-28')
      : undefined,
  );
}

function hasOrder({ gives, wants }: Draft<Terms>): boolean {
  return someGood(gives, isOrder) || someGood(wants, isOrder);
}

function mostCash(play: Play, seat: Seat): number {
  return Math.min(MOST_CASH, play.seat(seat).cash);
}

function tooPoor(play: Play, seat: Seat) {
  return refuse('too-poor:offer', 'Q-B-30', { most: mostCash(play, seat) });
}

function isEmpty(chosen: Readonly<Goods> | undefined): boolean {
  return !someGood(chosen, () => true);
}

function someGood(chosen: Readonly<Goods> | undefined, which: (good: string) => boolean): boolean {
  for (const good in chosen) if ((chosen[good] ?? 0) > 0 && which(good)) return true;
  return false;
}

/** What is left out is nothing. */
export function orNothing<V>(choice: Choice<V>, nothing: V): Choice<V> {
  return { domain: choice.domain, refuse: (value: V | undefined) => choice.refuse(value ?? nothing) };
}
