// The two baskets of an offer: what is in them, who must pay how much, who sees what, and whether they can be delivered.
import type { Play } from '../referee/play.ts';
import type { Viewer } from '../referee/redact.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { noUnits } from '../state/forces.ts';
import type { Basket, Goods, Offer, PlayerLoan } from '../state/offers.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import { piecesLeft } from '../state/stock.ts';
import { UNIT_KINDS } from '../unit-table.ts';
import { assetOf, isSale, type Knower, type Lot, whyNotPass } from './assets.ts';
import { whyNotCarried } from './carriage.ts';
import { unitsOf, whyNoDelivery } from './delivery.ts';
import { ownMoney, whyBanksMoney } from './loans.ts';
import { isOrder } from './traded-orders.ts';

type Seen = DeepReadonly<Offer>;

/** Everything but cash that would change hands, from either side. */
export function lotsOf(offer: Seen): Lot[] {
  return [...lots(offer.from, offer.to, offer.gives), ...lots(offer.to, offer.from, offer.wants)];
}

/** What a party pays on the spot: the cash in its basket, and orders that it pays for in advance (Q-B-28). */
export function cashDue(offer: Seen, seat: Seat): number {
  const [own, others] = seat === offer.from ? [offer.gives, offer.wants] : [offer.wants, offer.gives];
  return own.cash + ordersInAdvance(offer.order, others.goods);
}

/** What a deal moves, to the last unit: worked out once, when it is made, and kept with it. */
export interface Settlement {
  readonly paid: readonly { readonly payer: Seat; readonly payee: Seat; readonly amount: number }[];
  readonly lots: readonly Lot[];
  readonly lent?: Readonly<PlayerLoan>;
}

/** What an offer moves if it is carried out now. */
export function settlementOf(state: Position, offer: Seen): Settlement {
  const { from, to, gives, wants, loan } = offer;
  const sides = [
    { payer: from, payee: to },
    { payer: to, payee: from },
  ];
  const paid = sides
    .map((side) => ({ ...side, amount: cashDue(offer, side.payer) }))
    .filter(({ amount }) => amount > 0);
  const lots = lotsOf(offer).map((lot) => {
    const cards = assetOf(lot.good).cardsWith?.(state, lot, lot.giver === from ? gives.goods : wants.goods);
    return cards === undefined ? lot : { ...lot, cards };
  });
  if (loan === undefined) return { paid, lots };
  const lent = gives.cash > 0;
  const [lender, borrower] = lent ? [from, to] : [to, from];
  return { paid, lots, lent: { lender, borrower, amount: lent ? gives.cash : wants.cash, ...loan } };
}

/** What drop-ship orders among the goods cost on the spot. */
export function ordersInAdvance(order: Seen['order'], goods: Readonly<Goods>): number {
  if (order === undefined || order.paid !== 'in-advance') return 0;
  let units = 0;
  for (const good of Object.keys(goods)) if (isOrder(good)) units += goods[good] ?? 0;
  return units * order.price;
}

/** Why the two cannot deliver now, as far as the knower can know; undefined if they can. */
export function whyNotDeliver(play: Play, knower: Knower, offer: Seen): Refusal | undefined {
  const { from, to } = offer;
  const known = knower === 'referee' ? offer : seenOffer(play.state, offer, knower);
  const sale =
    offer.delivery !== undefined ||
    isSale(play, from, to, known.gives.goods) ||
    isSale(play, to, from, known.wants.goods);
  return (
    whyFallenPartner(play, from) ??
    whyNotPass(play, { knower, giver: from, receiver: to }, known.gives.goods, sale) ??
    whyNotPass(play, { knower, giver: to, receiver: from }, known.wants.goods, sale) ??
    whyNoDelivery(play, offer) ??
    whyNoPieces(play, offer) ??
    whyNotCarried(play, offer) ??
    whyNotPay(play, knower, offer, from) ??
    whyNotPay(play, knower, offer, to)
  );
}

/** Why nobody deals with a player: they have fallen, and may do no more than fight back. */
export function whyFallenPartner(play: Play, partner: Seat): Refusal | undefined {
  return play.rulebook.mayAct(play, partner) && refuse('fallen:partner', 'X-40', { seat: partner });
}

/** Whether a seat may know how much cash another has (Q-B-31). */
export function seesCash(play: Play, knower: Knower, seat: Seat): boolean {
  return knower === 'referee' || knower === seat || play.options.cashVisible;
}

/** An offer as one of its parties may see it: a card never face up shows its resource only, unless it was shown. */
export function seenOffer(state: Position, offer: Seen, viewer: Viewer): Seen {
  const face = (good: string) => assetOf(good).face(state, viewer, good);
  const gives = faces(offer.gives.goods, face);
  const wants = faces(offer.wants.goods, face);
  if (gives === offer.gives.goods && wants === offer.wants.goods) return offer;
  return { ...offer, gives: { ...offer.gives, goods: gives }, wants: { ...offer.wants, goods: wants } };
}

/** What marks an offer as the same as another one. */
export function fingerprint(offer: Seen): string {
  const { from, to, gives, wants, loan, order, delivery, carries, promise } = offer;
  const terms = [gives.cash, sorted(gives.goods), wants.cash, sorted(wants.goods)];
  return JSON.stringify([
    from,
    to,
    ...terms,
    loan?.repay,
    loan?.dueCycle,
    order?.price,
    order?.paid,
    delivery,
    carries,
    promise,
  ]);
}

/** Only what there is any of, in a fixed order. */
export function tidy(goods: Readonly<Goods>): Goods {
  return Object.fromEntries(sorted(goods));
}

function lots(giver: Seat, receiver: Seat, { goods }: DeepReadonly<Basket>): Lot[] {
  return Object.entries(goods).map(([good, number]) => ({ giver, receiver, good, number }));
}

function whyNotPay(play: Play, knower: Knower, offer: Seen, seat: Seat): Refusal | undefined {
  if (!seesCash(play, knower, seat)) return undefined;
  const due = cashDue(offer, seat);
  const { cash } = play.seat(seat);
  const payer = { seat, yours: knower === seat };
  if (due > cash) return refuse('too-poor:deal', 'Q-B-30', { ...payer, due, cash });
  // nobody gives away, or lends, what they owe the bank.
  if (givenForNothing(offer, seat) > ownMoney(play, seat)) return whyBanksMoney(play, seat);
  // Carriage is paid out of what is left when the two have paid each other.
  const freight = play.rulebook.carriage.freightOf(offer, seat);
  const left = cash - due + cashDue(offer, seat === offer.from ? offer.to : offer.from);
  return freight <= left ? undefined : refuse('too-poor:freight', 'Q-B-30', { ...payer, freight, left });
}

/** The cash of a party that buys nothing: a gift, or a loan. Orders that they pay in advance in the same deal are bought. */
function givenForNothing(offer: Seen, seat: Seat): number {
  const { from, gives, wants, loan, delivery } = offer;
  const [own, others] = seat === from ? [gives, wants] : [wants, gives];
  // Units that they sell themselves are no return for their cash.
  const getsUnits = delivery !== undefined && delivery.seller !== seat;
  const buys = loan === undefined && (Object.keys(others.goods).length > 0 || getsUnits);
  return buys ? 0 : own.cash;
}

/** where the box is the limit, nobody buys more units than they have pieces for. */
function whyNoPieces(play: Play, offer: Seen): Refusal | undefined {
  if (!play.options.componentLimits) return undefined;
  const bought = unitsOf(play, offer);
  for (const receiver of [offer.from, offer.to]) {
    const units = offer.delivery === undefined || offer.delivery.seller === receiver ? noUnits() : { ...bought };
    for (const lot of lotsOf(offer)) {
      const passing = lot.receiver === receiver ? assetOf(lot.good).units?.(play, lot) : undefined;
      if (passing !== undefined) for (const kind of UNIT_KINDS) units[kind] += passing[kind] ?? 0;
    }
    if (UNIT_KINDS.some((kind) => units[kind] > piecesLeft(play, receiver, kind)))
      return refuse('no-pieces:deal', 'X-06');
  }
  return undefined;
}

/** The same goods by the names that somebody may know; the very same object if they may know them all. */
export function faces(goods: Readonly<Goods>, faceOf: (good: string) => string): Readonly<Goods> {
  let seen: Goods | undefined;
  for (const [good, number] of Object.entries(goods)) {
    const face = faceOf(good);
    if (face === good) continue;
    seen ??= { ...goods };
    seen[face] = (seen[face] ?? 0) + number;
    delete seen[good];
  }
  // Sorted by what they read: the order of the cards themselves would tell their names.
  return seen === undefined ? goods : tidy(seen);
}

function sorted(goods: Readonly<Goods>): [string, number][] {
  return Object.entries(goods)
    .filter(([, number]) => number > 0)
    .sort(([a], [b]) => Number(a > b) - Number(a < b));
}
