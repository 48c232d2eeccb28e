// Offers, deals and units sold, in English.
import { type GameEvent, type Seat, thingOf, UNIT_KINDS } from '@marshall/rules';
import { type Group, isGift, isOrder, orderedIn, soldIn } from '../facts.ts';
import type { English } from './phrases.ts';
import { things } from './things.ts';

type Told<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Offer = Told<'offer-made'>['offer'];

/** `the USA offers China 3 oil for $500M.` */
export function offered(offer: Offer, w: English): string {
  return w.fit(
    () => inWords(offer, w, 'by name'),
    () => inWords(offer, w, 'by number'),
    () => `${w.seat(offer.from)} makes ${w.seat(offer.to)} a large offer.`,
  );
}

function inWords(offer: Offer, w: English, cards: Cards): string {
  const [from, to] = [w.seat(offer.from), w.seat(offer.to)];
  const { given, asked } = baskets(offer, w, cards);
  const what =
    given === undefined
      ? `${from} asks ${to} for ${asked ?? 'nothing'}`
      : asked !== undefined
        ? `${from} offers ${to} ${given} for ${asked}`
        : `${from} offers ${to} ${given}${isGift(offer) ? ' as a gift' : ''}`;
  return `${what}${carried(offer, w)}.${offer.promise === '' ? '' : ` Message: “${offer.promise}”`}`;
}

/** The same as one of the two reads it: `You offer China 3 oil for $500M.` A message is left out, to stand by itself. */
export function offeredTo(offer: Offer, reader: Seat | undefined, w: English): string {
  const { given, asked } = baskets(offer, w, 'by name');
  const mine = offer.from === reader;
  const from = mine ? 'you' : w.seat(offer.from);
  const to = offer.to === reader ? 'you' : w.seat(offer.to);
  const what =
    given === undefined
      ? `${from} ${mine ? 'ask' : 'asks'} ${to} for ${asked ?? 'nothing'}`
      : `${from} ${mine ? 'offer' : 'offers'} ${to} ${given}${asked !== undefined ? ` for ${asked}` : isGift(offer) ? ' as a gift' : ''}`;
  return `${what}${carried(offer, w, reader)}.`;
}

/** What the parties read: all of it. */
export function agreed(offer: Offer, w: English): string {
  return w.fit(
    () => agreedInWords(offer, w, 'by name'),
    () => agreedInWords(offer, w, 'by number'),
    () => `${w.seat(offer.from)} and ${w.seat(offer.to)} agree on a large deal.`,
  );
}

function agreedInWords(offer: Offer, w: English, cards: Cards): string {
  const [from, to] = [w.seat(offer.from), w.seat(offer.to)];
  const { given, asked } = baskets(offer, w, cards);
  const what =
    given === undefined
      ? `${to} gives ${from} ${asked ?? 'nothing'}`
      : `${from} gives ${to} ${given}${asked === undefined ? '' : ` for ${asked}`}`;
  return `Agreed: ${what}${carried(offer, w)}.`;
}

/** What everybody else reads: what was seen to change hands. */
export function seenDeal({ parties: [a, b], passed }: Told<'deal-made'>, w: English): string {
  const given = (seat: Seat) =>
    passed.filter(({ giver }) => giver === seat).map(({ good, number }) => things(good, number, w));
  const both = [a, b].flatMap((seat) => {
    const list = given(seat);
    return list.length === 0 ? [] : [`${w.seat(seat)} gives ${w.and(list)}`];
  });
  const deal = `${w.seat(a)} and ${w.seat(b)} make a deal`;
  return w.fit(
    () => `${deal}${both.length === 0 ? '' : `: ${both.join('; ')}`}.`,
    () => `${deal}, and ${passed.length} kinds of goods change hands.`,
  );
}

/** `the USA delivers 2 armies and 1 navy with 1 army aboard to China in Nanling.` */
export function delivered({ seller, buyer, zone, units, laden }: Told<'units-sold'>, w: English): string {
  const group = {
    plain: units,
    laden: laden.map(({ carrier, cargo }) => ({ kind: carrier, number: 1, aboard: cargo })),
  };
  return `${w.seat(seller)} delivers ${sold(group, w)} to ${w.seat(buyer)} in ${w.zone(zone)}.`;
}

/** What is sold, carriers with what is aboard. */
function sold({ plain, laden }: Group, w: English): string {
  const alone = UNIT_KINDS.flatMap((kind) => {
    const number = plain[kind] ?? 0;
    return number === 0 ? [] : [w.units(number, kind)];
  });
  return w.and([
    ...alone,
    ...laden.map(({ kind, number, aboard }) => `${w.units(number, kind)} with ${w.force(aboard)} aboard`),
  ]);
}

/** Whether companies are named one by one. */
type Cards = 'by name' | 'by number';

/** What each side puts in; undefined for nothing. */
function baskets(offer: Offer, w: English, cards: Cards): { given: string | undefined; asked: string | undefined } {
  const { from, to, gives, wants } = offer;
  return { given: basket(offer, from, gives, w, cards), asked: basket(offer, to, wants, w, cards) };
}

function basket(
  offer: Offer,
  seat: Seat,
  { cash, goods }: Offer['gives'],
  w: English,
  cards: Cards,
): string | undefined {
  const { delivery } = offer;
  const companies = cards === 'by name' ? [] : Object.keys(goods).filter((good) => thingOf(good).kind === 'company');
  const list = Object.keys(goods).flatMap((good) =>
    isOrder(good) || companies.includes(good) ? [] : [things(good, goods[good] ?? 0, w)],
  );
  if (companies.length > 0)
    list.unshift(w.plural(companies.length, { one: '1 company', other: `${companies.length} companies` }));
  list.push(...orders(offer, goods, w));
  if (delivery?.seller === seat)
    list.push(
      `${sold(soldIn(delivery), w)} delivered to ${w.zone(delivery.zone)} (${w.seat(delivery.payer)} pays for the move)`,
    );
  if (cash > 0) list.push(money(offer, cash, w));
  return list.length === 0 ? undefined : w.and(list);
}

/** Drop-ship orders name their price, which is the same for all; everything else is paid for by the other basket. */
function orders({ order }: Offer, goods: Offer['gives']['goods'], w: English): string[] {
  const ordered = orderedIn(goods);
  if (order === undefined || Object.keys(ordered).length === 0) return [];
  const paid = order.paid === 'in-advance' ? 'in advance' : 'on delivery';
  const price = order.price === 0 ? 'free' : `${w.money(order.price)} each, paid ${paid}`;
  return [`a drop-ship order of ${w.supplies(ordered)} (${price})`];
}

function money({ loan }: Offer, cash: number, w: English): string {
  if (loan === undefined) return w.money(cash);
  return `a loan of ${w.money(cash)} (${w.money(loan.repay)} to be repaid by the end of cycle ${loan.dueCycle})`;
}

function carried({ from, to, carries }: Offer, w: English, reader?: Seat): string {
  if (carries === undefined) return '';
  const carrier = (seat: Seat): string => (seat === reader ? 'you carry' : `${w.seat(seat)} carries`);
  if (carries === 0) return `; ${carrier(to)} the goods`;
  return `; ${carrier(from)} ${carries} ${w.plural(carries, { one: 'shipload', other: 'shiploads' })}`;
}
