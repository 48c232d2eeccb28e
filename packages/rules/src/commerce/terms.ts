// What an offer says: its fields, each with what may stand there as far as its author can know.
import { z } from 'zod';
import { type Choice, oneOf, range, text, yesOrNo } from '../referee/choice.ts';
import { type Draft, type Field, field } from '../referee/command.ts';
import type { Play } from '../referee/play.ts';
import { refuse } from '../referee/refusal.ts';
import type { Delivery, Goods, Offer } from '../state/offers.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';
import { ordersInAdvance, seesCash, tidy } from './basket.ts';
import { usualLoads } from './carriage.ts';
import { ownMoney, whyBanksMoney } from './loans.ts';
import { MOST_CASH } from './prices.ts';
import {
  givenGoods,
  isEmpty,
  mostCash,
  mostGiven,
  partnerOf,
  sellsUnits,
  someGood,
  wantedGoods,
} from './terms-goods.ts';
import { isCompanyGood, isUnshown } from './traded-companies.ts';
import { isOrder } from './traded-orders.ts';

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

/** The terms, and to whom: by name, or as the author of the offer that is answered; `seller` where units are sold. */
const draftSchema = z.object({
  ...termsShape,
  to: z.string().optional(),
  offer: z.string().optional(),
  seller: z.string().optional(),
});
export type Terms = z.infer<typeof draftSchema>;

/** The fields of an offer after its addressee. */
export const termsFields: readonly Field<Terms>[] = [
  field<Terms, 'givesCash'>('givesCash', (play, seat, draft) => {
    const most = mostGiven(play, seat, draft);
    return orNothing(
      range(0, most, (given = 0) =>
        given <= mostCash(play, seat) ? whyBanksMoney(play, seat) : refuse('too-poor:offer', 'Q-B-30', { most }),
      ),
      0,
    );
  }),
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
    ({ state: { cycle } }) => {
      const last = cycle + MOST_CYCLES;
      return range(cycle, last, () => refuse('due', 'B-LOAN-08', { cycle, last }));
    },
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
  terms: Omit<Terms, 'to' | 'offer' | 'seller'>,
  delivery?: Delivery,
): Offer {
  const { givesCash = 0, wantsCash = 0, gives = {}, wants = {}, repay, dueCycle, price, paid } = terms;
  return {
    id,
    from,
    to,
    gives: { cash: givesCash, goods: tidy(gives) },
    wants: { cash: wantsCash, goods: tidy(wants) },
    loan: terms.loan === true && repay !== undefined ? { repay, dueCycle: sure(dueCycle) } : undefined,
    order: price === undefined ? undefined : { price, paid: sure(paid) },
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

/** What is left out is nothing. */
export function orNothing<V>(choice: Choice<V>, nothing: V): Choice<V> {
  return { domain: choice.domain, refuse: (value: V | undefined) => choice.refuse(value ?? nothing) };
}
