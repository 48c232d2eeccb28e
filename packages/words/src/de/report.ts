// What belongs together in a log that is read as a report, in German.
import type { Resource, Weapon } from '@marshall/rules';
import { alike } from '../facts.ts';
import type { Report } from '../report.ts';
import { dealt } from './opening.ts';
import { plain } from './phrases.ts';
import { POWERS } from './terms.ts';

type Several = Parameters<Report['pay']>[0];
type Built = Parameters<Report['build']>[1];
type Made = NonNullable<Parameters<Report['search']>[5]>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const who = ({ names, all }: Several): string => (all ? 'Alle' : capital(plain.and(names)));

/** One power by its name: only the USA are many. */
const does = (name: string, one: string, other: string): string =>
  `${capital(name)} ${name === POWERS.usa.nominative ? other : one}`;

const FOUND: Readonly<Record<Resource | Weapon | 'nothing', string>> = {
  grain: 'ein Getreideunternehmen',
  oil: 'ein Ölunternehmen',
  minerals: 'ein Erzunternehmen',
  nuke: 'eine Atomraketenkarte',
  'l-star': 'eine L-Stern-Karte',
  nothing: 'nichts',
};

/** The dative of a power by its name; other names keep their form. */
const dative = (name: string): string =>
  Object.values(POWERS).find(({ nominative }) => nominative === name)?.dative ?? name;

const genitive = (name: string): string =>
  Object.values(POWERS).find(({ nominative }) => nominative === name)?.genitive ?? `von ${name}`;

/** `je 3 Armeen in Peru und in Brasilien sowie 2 Flotten in der Bucht von Lima` */
function unitsIn(built: Built): string {
  const parts = alike(built, ({ kind, number }) => `${number} ${kind}`).map((same) => {
    const [{ number, kind }] = same;
    return `${same.length === 1 ? '' : 'je '}${plain.units(number, kind)} ${plain.inAll(same.map(({ zone }) => zone))}`;
  });
  const last = parts.length - 1;
  if (parts.length === built.length || last === 0) return plain.and(parts);
  return `${parts.slice(0, last).join(', ')} sowie ${parts[last]}`;
}

/** `entwickelt die Atomrakete für 1 Erz und 500 Mio. $` */
const develops = ({ weapon, minerals, cost }: Made, many: boolean): string =>
  `${many ? 'entwickeln' : 'entwickelt'} ${plain.theWeapon(weapon, 'accusative')} für ${plain.goods(minerals, 'minerals')} und ${plain.money(cost)}`;

export const report: Report = {
  pay: (several) => `${who(several)} zahlen ihren Sold.`,
  store: (several, stored) => `${who(several)} lagern je ${plain.supplies(stored)} ein.`,
  pass: (several) => `${who(several)} passen.`,
  wantTrade: (several) => `${who(several)} wollen handeln.`,
  takePart: ({ names }) => `Dabei sind ${plain.and(names)}.`,
  everyoneBids: 'Alle setzen einen Bietstein ein.',
  noWeaponsYet: 'Im ersten Zyklus baut und erforscht niemand Atomraketen oder L-Sterne.',
  letPass: (grants) => {
    const lets = grants.map(({ hosts, guests }) => {
      if (hosts.all && guests.all) return 'alle lassen einander von jetzt an durch';
      const many = hosts.all || hosts.names.length > 1 || hosts.names.includes(POWERS.usa.nominative);
      const host = hosts.all ? 'alle' : plain.and(hosts.names);
      return `${host} ${many ? 'lassen' : 'lässt'} ${guests.all ? 'alle' : plain.and(guests.names)} von jetzt an durch`;
    });
    return `${capital(lets.join('; '))}.`;
  },
  build: (builder, built, cost, sets) => {
    const supplies = sets === 0 ? '' : ` und ${plain.sets(sets)}`;
    return `${does(builder, 'baut', 'bauen')} ${unitsIn(built)} für ${plain.money(cost)}${supplies}.`;
  },
  turn: (searcher, cards, cost, found, made) => {
    const many = searcher === POWERS.usa.nominative;
    const turned = `${does(searcher, 'deckt', 'decken')} für ${plain.money(cost)} ${cards} ${cards === 1 ? 'Karte' : 'Karten'} auf`;
    if (found === undefined) return `${turned}.`;
    const finds = `${many ? 'finden' : 'findet'} ${FOUND[found]}`;
    return made === undefined ? `${turned} und ${finds}.` : `${turned}, ${finds} und ${develops(made, many)}.`;
  },
  search: (searcher, sought, cards, cost, found, made) => {
    const isCompany = sought !== 'nuke' && sought !== 'l-star';
    const many = searcher === POWERS.usa.nominative;
    const begins = isCompany
      ? `${does(searcher, 'schürft', 'schürfen')} nach ${plain.resource(sought)}`
      : `${does(searcher, 'sucht', 'suchen')} nach ${sought === 'nuke' ? 'einer Atomraketenkarte' : 'einer L-Stern-Karte'}`;
    if (cards === 0) return `${begins}, ${many ? 'brechen' : 'bricht'} aber gleich ab.`;
    const turned = `${many ? 'decken' : 'deckt'} für ${plain.money(cost)} ${cards} ${cards === 1 ? 'Karte' : 'Karten'} auf`;
    if (found === undefined) return `${begins} und ${turned}.`;
    const find = !found ? 'nichts' : isCompany ? 'ein Unternehmen' : 'eine';
    const finds = `${many ? 'finden' : 'findet'} ${find}`;
    return made === undefined
      ? `${begins}, ${turned} und ${finds}.`
      : `${begins}, ${turned}, ${finds} und ${develops(made, many)}.`;
  },
  borrow: (borrower, amount) => `${does(borrower, 'nimmt', 'nehmen')} bei der Bank ${plain.money(amount)} Kredit auf.`,
  reroute: (owner, trips) =>
    `${does(owner, 'verlegt', 'verlegen')} Handelsschiffe: ${plain.and(trips.map(({ from, into, ships }) => `${ships} ${plain.from(from)} ${plain.to(into)}`))}.`,
  passage: (asker, lets, refuses) => {
    const many = (names: readonly string[]): boolean => names.length > 1 || names[0] === POWERS.usa.nominative;
    const allows = (names: readonly string[]): string =>
      `${capital(plain.and(names))} ${many(names) ? 'lassen' : 'lässt'} ${asker} in dieser Bewegung`;
    if (lets.length === 0) return `${allows(refuses)} nicht durch.`;
    return refuses.length === 0 ? `${allows(lets)} durch.` : `${allows(lets)} durch, ${plain.and(refuses)} nicht.`;
  },
  captureHome: (captor, zone, owner, cards, from) =>
    `${does(captor, 'erobert', 'erobern')} ${plain.zone(zone, 'accusative')}, ein Heimatgebiet ${genitive(owner)}, samt ${plain.cards(cards)}${from === owner ? '' : ` (bisher bei ${dative(from)})`}.`,
  capture: (captor, zone, cards, from) =>
    `${does(captor, 'erobert', 'erobern')} ${plain.and([plain.zone(zone, 'accusative'), ...cards.map((card) => plain.card(card))])} von ${dative(from)}.`,
  deal: (name, card, returned) =>
    `${does(name, 'gibt', 'geben')} ${plain.cardCount(returned)} zurück und ${name === POWERS.usa.nominative ? 'bekommen' : 'bekommt'} ${dealt(card, plain)}.`,
  withFreight: (sentence, freight) => `${sentence.replace(/\.$/, '')} (Fracht: ${plain.money(freight)}).`,
};
