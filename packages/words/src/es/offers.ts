// Offers, deals and units sold, in Spanish.
import { type GameEvent, type Seat, thingOf, UNIT_KINDS } from '@marshall/rules';
import { type Group, isGift, isOrder, orderedIn, soldIn } from '../facts.ts';
import type { Spanish } from './phrases.ts';
import { things } from './things.ts';

type Told<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Offer = Told<'offer-made'>['offer'];

/** `Estados Unidos ofrece a China 3 de petróleo a cambio de 500 M$.` */
export function offered(offer: Offer, w: Spanish): string {
  return w.fit(
    () => inWords(offer, w, 'by name'),
    () => inWords(offer, w, 'by number'),
    () => `${w.seat(offer.from)} hace ${w.toSeat(offer.to)} una oferta muy amplia.`,
  );
}

function inWords(offer: Offer, w: Spanish, cards: Cards): string {
  const [from, to] = [w.seat(offer.from), w.toSeat(offer.to)];
  const { given, asked } = baskets(offer, w, cards);
  const what =
    given === undefined
      ? asked === undefined
        ? `${from} no pide nada ${to}`
        : `${from} pide ${to} ${asked}`
      : asked !== undefined
        ? `${from} ofrece ${to} ${given} a cambio de ${asked}`
        : `${from} ofrece ${to} ${given}${isGift(offer) ? ' como regalo' : ''}`;
  return `${what}${carried(offer, w)}.${offer.promise === '' ? '' : ` Mensaje: «${offer.promise}».`}`;
}

/** The same as one of the two reads it: `Ofreces a China 3 de petróleo a cambio de 500 M$.` A message is left out, to stand by itself. */
export function offeredTo(offer: Offer, reader: Seat | undefined, w: Spanish): string {
  const { given, asked } = baskets(offer, w, 'by name');
  const mine = offer.from === reader;
  const yours = offer.to === reader;
  const does = (verb: { readonly you: string; readonly they: string }) =>
    mine
      ? `${verb.you} ${w.toSeat(offer.to)}`
      : `${w.seat(offer.from)} ${yours ? `te ${verb.they}` : `${verb.they} ${w.toSeat(offer.to)}`}`;
  const what =
    given === undefined
      ? `${does({ you: 'pides', they: 'pide' })} ${asked ?? 'un trato sin nada'}`
      : `${does({ you: 'ofreces', they: 'ofrece' })} ${given}${asked !== undefined ? ` a cambio de ${asked}` : isGift(offer) ? ' como regalo' : ''}`;
  return `${what}${carried(offer, w, reader)}.`;
}

/** What the parties read: all of it. */
export function agreed(offer: Offer, w: Spanish): string {
  return w.fit(
    () => agreedInWords(offer, w, 'by name'),
    () => agreedInWords(offer, w, 'by number'),
    () => `${w.seat(offer.from)} y ${w.seat(offer.to)} cierran un trato muy amplio.`,
  );
}

function agreedInWords(offer: Offer, w: Spanish, cards: Cards): string {
  const { given, asked } = baskets(offer, w, cards);
  const what =
    given === undefined
      ? `${w.seat(offer.to)} ${asked === undefined ? 'no da nada' : 'da'} ${w.toSeat(offer.from)}${asked === undefined ? '' : ` ${asked}`}`
      : `${w.seat(offer.from)} da ${w.toSeat(offer.to)} ${given}${asked === undefined ? '' : ` a cambio de ${asked}`}`;
  return `Trato hecho: ${what}${carried(offer, w)}.`;
}

/** What everybody else reads: what was seen to change hands. */
export function seenDeal({ parties: [a, b], passed }: Told<'deal-made'>, w: Spanish): string {
  const given = (seat: Seat) =>
    passed.filter(({ giver }) => giver === seat).map(({ good, number }) => things(good, number, w));
  const both = [a, b].flatMap((seat) => {
    const list = given(seat);
    return list.length === 0 ? [] : [`${w.seat(seat)} da ${w.and(list)}`];
  });
  const deal = `${w.and([w.seat(a), w.seat(b)])} cierran un trato`;
  return w.fit(
    () => `${deal}${both.length === 0 ? '' : `: ${both.join('; ')}`}.`,
    () => `${deal} en el que cambian de manos ${passed.length} tipos de bienes.`,
  );
}

/** `Estados Unidos entrega 2 ejércitos y 1 flota con 1 ejército a bordo a China en Nanling.` */
export function delivered({ seller, buyer, zone, units, laden }: Told<'units-sold'>, w: Spanish): string {
  const group = {
    plain: units,
    laden: laden.map(({ carrier, cargo }) => ({ kind: carrier, number: 1, aboard: cargo })),
  };
  return `${w.seat(seller)} entrega ${w.toSeat(buyer)} ${w.in(zone)} ${sold(group, w)}.`;
}

/** What is sold, carriers with what is aboard. */
function sold({ plain, laden }: Group, w: Spanish): string {
  const alone = UNIT_KINDS.flatMap((kind) => {
    const number = plain[kind] ?? 0;
    return number === 0 ? [] : [w.units(number, kind)];
  });
  return w.and([
    ...alone,
    ...laden.map(({ kind, number, aboard }) => `${w.units(number, kind)} con ${w.force(aboard)} a bordo`),
  ]);
}

/** Whether companies are named one by one. */
type Cards = 'by name' | 'by number';

/** What each side puts in; undefined for nothing. */
function baskets(offer: Offer, w: Spanish, cards: Cards): { given: string | undefined; asked: string | undefined } {
  const { from, to, gives, wants } = offer;
  return { given: basket(offer, from, gives, w, cards), asked: basket(offer, to, wants, w, cards) };
}

function basket(
  offer: Offer,
  seat: Seat,
  { cash, goods }: Offer['gives'],
  w: Spanish,
  cards: Cards,
): string | undefined {
  const { delivery } = offer;
  const companies = cards === 'by name' ? [] : Object.keys(goods).filter((good) => thingOf(good).kind === 'company');
  const list = Object.keys(goods).flatMap((good) =>
    isOrder(good) || companies.includes(good) ? [] : [things(good, goods[good] ?? 0, w)],
  );
  if (companies.length > 0)
    list.unshift(w.plural(companies.length, { one: '1 empresa', other: `${companies.length} empresas` }));
  list.push(...orders(offer, goods, w));
  if (delivery?.seller === seat)
    list.push(
      `${sold(soldIn(delivery), w)} con entrega ${w.in(delivery.zone)} (el movimiento lo paga ${w.seat(delivery.payer)})`,
    );
  if (cash > 0) list.push(money(offer, cash, w));
  return list.length === 0 ? undefined : w.and(list);
}

/** Drop-ship orders name their price, which is the same for all; everything else is paid for by the other basket. */
function orders({ order }: Offer, goods: Offer['gives']['goods'], w: Spanish): string[] {
  const ordered = orderedIn(goods);
  if (order === undefined || Object.keys(ordered).length === 0) return [];
  const paid = order.paid === 'in-advance' ? 'por adelantado' : 'a la entrega';
  const price = order.price === 0 ? 'gratis' : `${w.money(order.price)} por unidad, ${paid}`;
  return [`un pedido directo de ${w.supplies(ordered)} (${price})`];
}

function money({ loan }: Offer, cash: number, w: Spanish): string {
  if (loan === undefined) return w.money(cash);
  return `un préstamo de ${w.money(cash)} (a devolver ${w.money(loan.repay)} antes de que acabe el ciclo ${loan.dueCycle})`;
}

function carried({ from, to, carries }: Offer, w: Spanish, reader?: Seat): string {
  if (carries === undefined) return '';
  if (carries === 0) return `; el transporte corre ${to === reader ? 'de tu cuenta' : `a cargo ${w.ofSeat(to)}`}`;
  return `; ${from === reader ? 'transportas' : `${w.seat(from)} transporta`} ${carries} ${w.plural(carries, { one: 'cargamento', other: 'cargamentos' })}`;
}
