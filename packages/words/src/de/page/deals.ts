// Offers: the form, the card that has the Accept button, and what was agreed, in German.
import type { Page } from '../../page.ts';
import { accusative, dative, does, fromZone, genitive, toZone, verb } from './cases.ts';
import { capital, count } from './text.ts';

type Who = { readonly name: string; readonly you: boolean };

const shares = (more: number, lent: number): string => {
  const percent = lent === 0 ? 0 : Math.round((more * 100) / lent);
  return percent === 0 ? '' : ` (${percent} %)`;
};

/** `aus deiner nächsten Förderung`, `aus der nächsten Förderung Chinas` */
const nextOf = ({ name, you }: Who): string =>
  you ? 'aus deiner nächsten Förderung' : `aus der nächsten Förderung ${genitive(name)}`;

const due = (cycle: number, overdue: boolean): string =>
  overdue ? `überfällig seit Zyklus ${cycle}` : `fällig bis zum Ende von Zyklus ${cycle}`;

export const dealWords: Page['deals'] = {
  gives: 'Du gibst',
  gets: 'Du bekommst',
  theyGive: (who) => `${capital(who)} ${verb(who, 'gibt', 'geben')}`,
  nothing: 'nichts',
  later: (cycle) => `bis zum Ende von Zyklus ${cycle}`,
  cash: 'Geld',
  companies: 'Unternehmen',
  addCompany: 'Unternehmen hinzufügen',
  youGet: (what) => `Du bekommst: ${what}`,
  hundred: {
    more: (what) => `100\u00a0Mio.\u00a0$ mehr: ${what}`,
    fewer: (what) => `100\u00a0Mio.\u00a0$ weniger: ${what}`,
  },
  of: (number) => `von ${number}`,
  worth: (sum) => `Wert: ${sum}`,
  worthAbout:
    'Vorräte zählen zum heutigen Marktpreis. Unternehmen, Waffen und Einheiten zählen wie am Ende der Partie.',
  empty: 'Leg etwas ins Angebot.',
  oneWay: 'Geld fließt nur in eine Richtung.',
  bothWays: 'Das geht schon in die andere Richtung.',
  notNow: 'Nicht jetzt',
  onlySupplies: 'Vorbereiten kannst du Vorräte und Geld. Alles andere bietest du an, wenn gehandelt wird.',
  kinds: {
    companies: 'Unternehmen',
    weapons: 'Waffen',
    orders: 'Bestellungen aus der nächsten Förderung',
    places: 'Gebiete und Einheiten',
  },
  waits: (question) => `Außerdem wirst du gefragt: ${question}`,
  loan: {
    repay: (borrower, lender, sum, cycle, more, lent, extra) => {
      const than = borrower.you ? 'du bekommst' : 'geliehen wurde';
      const rest =
        more > 0
          ? `: ${extra} mehr, als ${than}${shares(more, lent)}`
          : more < 0
            ? `: ${extra} weniger, als ${than}`
            : ', ohne Zinsen';
      return `${capital(borrower.name)} ${does(borrower, 'zahlst', 'zahlt', 'zahlen')} ${dative(lender.name)} bis zum Ende von Zyklus ${cycle} ${sum} zurück${rest}.`;
    },
    note: 'Der Schiedsrichter treibt das nicht ein. Wird nicht gezahlt, bleibt es als überfällig auf der Liste.',
  },
  order: {
    what: (seller, goods, each, sum, advance) =>
      `${capital(goods)} ${nextOf(seller)}, für je ${each}: zusammen ${sum}, zahlbar ${advance ? 'sofort' : 'bei Lieferung'}.`,
    free: (seller, goods) => `${capital(goods)} ${nextOf(seller)}, umsonst.`,
    note: (seller, advance) =>
      `Wird weniger gefördert, wird weniger geliefert. ${
        seller.you ? 'Bezahlst du' : `${capital(verb(seller.name, 'bezahlt', 'bezahlen'))} ${seller.name}`
      } ein Unternehmen nicht, wird nichts geliefert${advance ? ', und das Geld ist weg' : ' und nichts bezahlt'}.`,
  },
  delivery: (units, from, to, payer) =>
    `${capital(units)}, Lieferung ${from === '' ? '' : `${fromZone(from)} `}${toZone(to)}. Die Bewegung ${does(payer, 'zahlst', 'zahlt', 'zahlen')} ${payer.name}.`,
  carries: (who, loads) =>
    `${capital(who.name)} ${does(who, 'beförderst', 'befördert', 'befördern')} ${count(loads, 'Schiffsladung', 'Schiffsladungen')} der Waren.`,
  carriesRest: (who) => `${capital(who.name)} ${does(who, 'beförderst', 'befördert', 'befördern')} die Waren.`,
  change: 'Ändern',
  addMessage: 'Nachricht dazuschreiben',
  promise: 'Eine Nachricht setzt niemand durch.',
  debts: {
    heading: 'Schulden und Versprechen',
    owe: (who, sum, cycle, overdue) => `Du schuldest ${dative(who)} ${sum}, ${due(cycle, overdue)}.`,
    owes: (who, sum, cycle, overdue) =>
      `${capital(who)} ${verb(who, 'schuldet', 'schulden')} dir ${sum}, ${due(cycle, overdue)}.`,
    of: (lent, paid) => `Geliehen: ${lent}. Bisher zurückgezahlt: ${paid}.`,
    lent: (lent) => `Geliehen: ${lent}.`,
    deliver: (who, goods) => `Du lieferst ${goods} aus deiner nächsten Förderung an ${accusative(who)}.`,
    receive: (who, goods) =>
      `${capital(who)} ${verb(who, 'liefert', 'liefern')} dir ${goods} aus der nächsten Förderung.`,
    paid: 'Schon bezahlt.',
    onDelivery: (sum) => `${sum} bei Lieferung.`,
    kept: (cycle) => `in Zyklus ${cycle} abbezahlt`,
    keptLate: (cycle) => `verspätet abbezahlt, in Zyklus ${cycle}`,
    repaidBy: (borrower, lender) => `Rückzahlung: ${borrower} an ${accusative(lender)}`,
    said: (who, cycle) => `${capital(who)} in Zyklus ${cycle}:`,
    you: 'du',
    closed: (number) => count(number, 'Schuld abbezahlt', 'Schulden abbezahlt'),
  },
  news: { close: 'Schließen' },
};
