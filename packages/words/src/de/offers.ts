// Offers, deals and units sold, in German.
import { type GameEvent, type Seat, thingOf, UNIT_KINDS } from '@marshall/rules';
import { type Group, isGift, isOrder, orderedIn, soldIn } from '../facts.ts';
import type { German } from './phrases.ts';
import { things } from './things.ts';

type Told<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Offer = Told<'offer-made'>['offer'];

/** `die USA bieten China 3 Öl für 500 Mio. $.` */
export function offered(offer: Offer, w: German): string {
  return w.fit(
    () => inWords(offer, w, 'by name'),
    () => inWords(offer, w, 'by number'),
    () =>
      `${w.seat(offer.from)} ${w.verb(offer.from, 'macht', 'machen')} ${w.seat(offer.to, 'dative')} ein großes Angebot.`,
  );
}

function inWords(offer: Offer, w: German, cards: Cards): string {
  const [from, to] = [w.seat(offer.from), w.seat(offer.to, 'dative')];
  const { given, asked } = baskets(offer, w, cards);
  const offers = `${from} ${w.verb(offer.from, 'bietet', 'bieten')} ${to}`;
  const what =
    given === undefined
      ? `${from} ${w.verb(offer.from, 'will', 'wollen')} von ${to} ${asked ?? 'nichts'}`
      : asked !== undefined
        ? `${offers} ${given} für ${asked}`
        : `${offers} ${given}${isGift(offer) ? ' als Geschenk' : ''}`;
  return `${what}${carried(offer, w)}.${offer.promise === '' ? '' : ` Nachricht: „${offer.promise}“`}`;
}

/** The same as one of the two reads it: `Du bietest China 3 Öl für 500 Mio. $.` A message is left out, to stand by itself. */
export function offeredTo(offer: Offer, reader: Seat | undefined, w: German): string {
  const { given, asked } = baskets(offer, w, 'by name');
  const mine = offer.from === reader;
  const does = (you: string, one: string, many: string) =>
    mine ? `du ${you}` : `${w.seat(offer.from)} ${w.verb(offer.from, one, many)}`;
  const to = offer.to === reader ? 'dir' : w.seat(offer.to, 'dative');
  const what =
    given === undefined
      ? `${does('willst', 'will', 'wollen')} von ${to} ${asked ?? 'nichts'}`
      : `${does('bietest', 'bietet', 'bieten')} ${to} ${given}${asked !== undefined ? ` für ${asked}` : isGift(offer) ? ' als Geschenk' : ''}`;
  return `${what}${carried(offer, w, reader)}.`;
}

/** What the parties read: all of it. */
export function agreed(offer: Offer, w: German): string {
  return w.fit(
    () => agreedInWords(offer, w, 'by name'),
    () => agreedInWords(offer, w, 'by number'),
    () => `${w.seat(offer.from)} und ${w.seat(offer.to)} einigen sich auf einen großen Handel.`,
  );
}

function agreedInWords(offer: Offer, w: German, cards: Cards): string {
  const { given, asked } = baskets(offer, w, cards);
  const gives = (giver: Seat, receiver: Seat) =>
    `${w.seat(giver)} ${w.verb(giver, 'gibt', 'geben')} ${w.seat(receiver, 'dative')}`;
  const what =
    given === undefined
      ? `${gives(offer.to, offer.from)} ${asked ?? 'nichts'}`
      : `${gives(offer.from, offer.to)} ${given}${asked === undefined ? '' : ` für ${asked}`}`;
  return `Abgemacht: ${what.charAt(0).toUpperCase()}${what.slice(1)}${carried(offer, w)}.`;
}

/** What everybody else reads: what was seen to change hands. */
export function seenDeal({ parties: [a, b], passed }: Told<'deal-made'>, w: German): string {
  const given = (seat: Seat) =>
    passed.filter(({ giver }) => giver === seat).map(({ good, number }) => things(good, number, w));
  const both = [a, b].flatMap((seat) => {
    const list = given(seat);
    return list.length === 0 ? [] : [`${w.seat(seat)} ${w.verb(seat, 'gibt', 'geben')} ${w.and(list)}`];
  });
  const deal = `${w.seat(a)} und ${w.seat(b)} sind sich einig`;
  return w.fit(
    () => `${deal}${both.length === 0 ? '' : `: ${w.capital(both.join('; '))}`}.`,
    () => `${deal}, und ${passed.length} Arten von Waren wechseln den Besitzer.`,
  );
}

/** `die USA liefern China in Nanling 2 Armeen und 1 Flotte mit 1 Armee an Bord.` */
export function delivered({ seller, buyer, zone, units, laden }: Told<'units-sold'>, w: German): string {
  const group = {
    plain: units,
    laden: laden.map(({ carrier, cargo }) => ({ kind: carrier, number: 1, aboard: cargo })),
  };
  return `${w.seat(seller)} ${w.verb(seller, 'liefert', 'liefern')} ${w.seat(buyer, 'dative')} ${w.in(zone)} ${sold(group, w)}.`;
}

/** What is sold, carriers with what is aboard. */
function sold({ plain, laden }: Group, w: German): string {
  const alone = UNIT_KINDS.flatMap((kind) => {
    const number = plain[kind] ?? 0;
    return number === 0 ? [] : [w.units(number, kind)];
  });
  return w.and([
    ...alone,
    ...laden.map(({ kind, number, aboard }) => `${w.units(number, kind)} mit ${w.force(aboard, 'dative')} an Bord`),
  ]);
}

/** Whether companies are named one by one. */
type Cards = 'by name' | 'by number';

/** What each side puts in; undefined for nothing. */
function baskets(offer: Offer, w: German, cards: Cards): { given: string | undefined; asked: string | undefined } {
  const { from, to, gives, wants } = offer;
  return { given: basket(offer, from, gives, w, cards), asked: basket(offer, to, wants, w, cards) };
}

function basket(
  offer: Offer,
  seat: Seat,
  { cash, goods }: Offer['gives'],
  w: German,
  cards: Cards,
): string | undefined {
  const { delivery } = offer;
  const companies = cards === 'by name' ? [] : Object.keys(goods).filter((good) => thingOf(good).kind === 'company');
  const list = Object.keys(goods).flatMap((good) =>
    isOrder(good) || companies.includes(good) ? [] : [things(good, goods[good] ?? 0, w)],
  );
  if (companies.length > 0) list.unshift(`${companies.length} Unternehmen`);
  list.push(...orders(offer, goods, w));
  if (delivery?.seller === seat)
    list.push(
      `${sold(soldIn(delivery), w)}, geliefert ${w.to(delivery.zone)} (die Bewegung ${w.verb(delivery.payer, 'zahlt', 'zahlen')} ${w.seat(delivery.payer)})`,
    );
  if (cash > 0) list.push(money(offer, cash, w));
  return list.length === 0 ? undefined : w.and(list);
}

/** Drop-ship orders name their price, which is the same for all; everything else is paid for by the other basket. */
function orders({ order }: Offer, goods: Offer['gives']['goods'], w: German): string[] {
  const ordered = orderedIn(goods);
  if (order === undefined || Object.keys(ordered).length === 0) return [];
  const paid = order.paid === 'in-advance' ? 'im Voraus' : 'bei Lieferung';
  const price = order.price === 0 ? 'kostenlos' : `je ${w.money(order.price)}, zahlbar ${paid}`;
  return [`eine Direktlieferung von ${w.supplies(ordered)} (${price})`];
}

function money({ loan }: Offer, cash: number, w: German): string {
  if (loan === undefined) return w.money(cash);
  return `einen Kredit von ${w.money(cash)} (${w.money(loan.repay)} zurück bis zum Ende von Zyklus ${loan.dueCycle})`;
}

function carried({ from, to, carries }: Offer, w: German, reader?: Seat): string {
  if (carries === undefined) return '';
  const ships = (seat: Seat) =>
    seat === reader ? '; du beförderst' : `; ${w.seat(seat)} ${w.verb(seat, 'befördert', 'befördern')}`;
  if (carries === 0) return `${ships(to)} die Waren`;
  return `${ships(from)} ${carries} ${w.plural(carries, { one: 'Schiffsladung', other: 'Schiffsladungen' })}`;
}
