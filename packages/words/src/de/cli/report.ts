// What belongs together in a log that is read as a report, in German.
import type { Resource, Weapon } from '@marshall/rules';
import type { CliTold } from '../../cli.ts';
import { plain } from '../phrases.ts';
import { POWERS } from '../terms.ts';

type Several = Parameters<CliTold['report']['pay']>[0];

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

export const report: CliTold['report'] = {
  pay: (several) => `${who(several)} zahlen ihren Sold.`,
  store: (several, stored) => `${who(several)} lagern je ${plain.supplies(stored)} ein.`,
  pass: (several) => `${who(several)} passen.`,
  wantTrade: (several) => `${who(several)} wollen handeln.`,
  takePart: ({ names }) => `Dabei sind ${plain.and(names)}.`,
  everyoneBids: 'Alle setzen einen Bietstein ein.',
  letPass: (host, guests) =>
    `${does(host, 'lässt', 'lassen')} ${guests.all ? 'alle' : plain.and(guests.names)} von jetzt an durch.`,
  build: (builder, built, cost, sets) => {
    const units = built.map(({ zone, kind, number }) => `${plain.units(number, kind)} ${plain.in(zone)}`);
    const supplies = sets === 0 ? '' : ` und ${plain.sets(sets)}`;
    return `${does(builder, 'baut', 'bauen')} ${plain.and(units)} für ${plain.money(cost)}${supplies}.`;
  },
  turn: (searcher, cards, cost, found) =>
    `${does(searcher, 'deckt', 'decken')} für ${plain.money(cost)} ${cards} ${cards === 1 ? 'Karte' : 'Karten'} auf${found === undefined ? '' : ` und ${searcher === POWERS.usa.nominative ? 'finden' : 'findet'} ${FOUND[found]}`}.`,
  capture: (captor, zone, cards, from) =>
    `${does(captor, 'nimmt', 'nehmen')} ${dative(from)} ${plain.zone(zone, 'accusative')} und ${plain.cards(cards)} ab.`,
  withFreight: (sentence, freight) => `${sentence.replace(/\.$/, '')} (Fracht: ${plain.money(freight)}).`,
};
