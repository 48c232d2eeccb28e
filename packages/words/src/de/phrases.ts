// The phrases that German sentences are made of.
import {
  type Card,
  type Cause,
  companyOf,
  isCompany,
  type Power,
  RESOURCES as RESOURCE_ORDER,
  type Remark,
  type Resource,
  type Seat,
  UNIT_KINDS,
  UNIT_ROWS,
  type UnitKind,
  type Weapon,
  type Zone,
} from '@marshall/rules';
import { seatName, totalOf } from '../facts.ts';
import { fit } from '../fit.ts';
import type { Who } from '../language.ts';
import { numbers } from '../numbers.ts';
import { type Place, ZONES } from './names.ts';
import { money, POWERS, RESOURCES, type Someone, STAGES, someone, UNITS, WEAPONS } from './terms.ts';

const NUMBER = numbers('de-DE');
const AND = new Intl.ListFormat('de-DE', { type: 'conjunction' });
const OR = new Intl.ListFormat('de-DE', { type: 'disjunction' });
const PLURAL = new Intl.PluralRules('de');

/** What the German texts may use. */
export type German = ReturnType<typeof german>;

type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/** `said` says why within another sentence. */
export function german(who: Who, said: (cause: Cause | Remark) => string) {
  const of = (id: Seat): Someone => {
    const { power, name } = who(id);
    return power !== undefined ? POWERS[power] : someone(name ?? seatName(id, 'Platz'));
  };
  const seat = (id: Seat, form: Case = 'nominative'): string => of(id)[form];
  return {
    ...plain,
    /** The sentence of another refusal or remark, within this one. */
    said,
    /** A player by the power: `die Sowjetunion`; in another case where the sentence needs it. */
    seat,
    /** Who leads a power: the player’s name, or else the seat. */
    leader: (id: Seat): string => who(id).name ?? seatName(id, 'Platz'),
    /** `der Sowjetunion`, `Chinas`: behind what belongs to them. */
    possessive: (id: Seat): string => seat(id, 'genitive'),
    /** The verb in the number of its subject, as the USA are many: `verb(seat, 'greift', 'greifen')`. */
    verb: (id: Seat, one: string, many: string): string => (of(id).many ? many : one),
    /** The verb for some players: `China zahlt`, `China und Afrika zahlen`. */
    verbs: (ids: readonly Seat[], one: string, many: string): string =>
      ids.length > 1 || ids.some((id) => of(id).many) ? many : one,
    /** `China, Afrika und die USA` */
    seats: (ids: readonly Seat[], form: Case = 'nominative'): string => AND.format(ids.map((id) => seat(id, form))),
    /** `China, Afrika oder die USA` */
    anyOf: (ids: readonly Seat[], form: Case = 'nominative'): string => OR.format(ids.map((id) => seat(id, form))),
  };
}

type Counts = Readonly<Partial<Record<UnitKind, number>>>;

const place = (zone: Zone, form: keyof Place): string => ZONES[zone][form];

/** `1 Armee`, `3 Armeen`; in the dative `mit 3 Handelsschiffen`. */
export function units(number: number, kind: UnitKind, form: 'nominative' | 'dative' = 'nominative'): string {
  const { one, other, dative } = UNITS[kind];
  return `${NUMBER.format(number)} ${number === 1 ? one : form === 'dative' ? dative : other}`;
}

/** `3 Getreide`, `1 Erz` */
const goods = (number: number, resource: Resource): string => `${NUMBER.format(number)} ${RESOURCES[resource]}`;

function plural(number: number, forms: { readonly one: string; readonly other: string }): string {
  return PLURAL.select(number) === 'one' ? forms.one : forms.other;
}

function card(id: Card): string {
  if (isCompany(id)) return companyOf(id).name;
  return id.startsWith('nuke') ? 'eine Atomraketenkarte' : 'eine L-Stern-Karte';
}

/** Phrases that need no table. */
export const plain = {
  fit,
  /** For a second sentence of one line. */
  capital: (sentence: string): string => sentence.charAt(0).toLocaleUpperCase('de') + sentence.slice(1),
  /** `1.200 Mio. $` */
  money,
  /** `1.200` */
  number: (value: number): string => NUMBER.format(value),
  /** The one form or the other, by the number: `plural(n, { one: 'marschiert', other: 'marschieren' })`. */
  plural,
  /** A zone within a sentence: `die Ostsee`; in another case where the sentence needs it. */
  zone: (zone: Zone, form: Case = 'nominative'): string => place(zone, form),
  /** `in der Ostsee`, `in Alaska` */
  in: (zone: Zone): string => place(zone, 'in'),
  /** `in die Ostsee`, `nach Alaska` */
  to: (zone: Zone): string => place(zone, 'to'),
  /** `aus der Ostsee`, `aus Alaska` */
  from: (zone: Zone): string => place(zone, 'from'),
  /** From a place on: `von der Ostsee`, `vom Schwarzen Meer`, `von Alaska`. */
  away: (zone: Zone): string => {
    const dative = place(zone, 'dative');
    return dative.startsWith('dem ') ? `vom ${dative.slice(4)}` : `von ${dative}`;
  },
  /** On the shore of a sea: `an der Ostsee`, `am Schwarzen Meer`. */
  on: (zone: Zone): string => {
    const dative = place(zone, 'dative');
    return dative.startsWith('dem ') ? `am ${dative.slice(4)}` : `an ${dative}`;
  },
  /** A zone's name by itself: `Ostsee`. */
  label: (zone: Zone): string => place(zone, 'label'),
  /** The verb in the number of a zone, as some are many: `die Britischen Inseln sind`. */
  zoneVerb: (zone: Zone, one: string, many: string): string => (place(zone, 'dative').startsWith('den ') ? many : one),
  /** `in der Ostsee und in Alaska` */
  inAll: (list: readonly Zone[]): string => AND.format(list.map((zone) => place(zone, 'in'))),
  zones: (list: readonly Zone[], form: Case = 'nominative'): string =>
    AND.format(list.map((zone) => place(zone, form))),
  power: (power: Power, form: Case = 'nominative'): string => POWERS[power][form],
  units,
  /** `Armee`; `Armeen` */
  unit: (kind: UnitKind): string => UNITS[kind].one,
  unitsOf: (kind: UnitKind, form: 'nominative' | 'dative' = 'nominative'): string =>
    form === 'dative' ? UNITS[kind].dative : UNITS[kind].other,
  /** The form that a number takes: `noch 1 weitere Armee`, `noch 2 Armeen`. */
  unitForm: (number: number, kind: UnitKind): string => plural(number, UNITS[kind]),
  /** `1 Atomrakete`, `3 L-Sterne` */
  weapons: (number: number, weapon: Weapon, form: 'nominative' | 'dative' = 'nominative'): string =>
    `${NUMBER.format(number)} ${number === 1 ? WEAPONS[weapon].one : WEAPONS[weapon][form === 'dative' ? 'dative' : 'other']}`,
  /** `L-Stern`; `L-Sterne`; `einen L-Stern` */
  weapon: (weapon: Weapon): string => WEAPONS[weapon].one,
  weaponsOf: (weapon: Weapon): string => WEAPONS[weapon].other,
  aWeapon: (weapon: Weapon, form: Exclude<Case, 'genitive'> = 'nominative'): string =>
    `${ARTICLES.ein[WEAPONS[weapon].gender][form]} ${WEAPONS[weapon].one}`,
  theWeapon: (weapon: Weapon, form: Exclude<Case, 'genitive'> = 'nominative'): string =>
    `${ARTICLES.der[WEAPONS[weapon].gender][form]} ${WEAPONS[weapon].one}`,
  /** `1 Punkt`, `3 Punkte`; in the dative `mit 3 Punkten` */
  points: (number: number, form: 'nominative' | 'dative' = 'nominative'): string =>
    `${NUMBER.format(number)} ${number === 1 ? 'Punkt' : form === 'dative' ? 'Punkten' : 'Punkte'}`,
  /** `1 Satz Vorräte`, `2 Sätze Vorräte` */
  sets: (number: number): string => `${NUMBER.format(number)} ${number === 1 ? 'Satz' : 'Sätze'} Vorräte`,
  /** `eine Armee`, `ein Panzer`; accusative `einen Panzer`, dative `einem Panzer`. */
  aUnit: (kind: UnitKind, form: Exclude<Case, 'genitive'> = 'nominative'): string =>
    `${ARTICLES.ein[UNITS[kind].gender][form]} ${UNITS[kind].one}`,
  /** `keine Armee`, `keinen Panzer` */
  noUnit: (kind: UnitKind, form: Exclude<Case, 'genitive'> = 'nominative'): string =>
    `k${ARTICLES.ein[UNITS[kind].gender][form]} ${UNITS[kind].one}`,
  /** `die`, `der`, `das`: what begins a clause about a unit that acts. */
  relative: (kind: UnitKind): string => ARTICLES.der[UNITS[kind].gender].nominative,
  /** `die Armee`, `dem Panzer` */
  theUnit: (kind: UnitKind, form: Exclude<Case, 'genitive'> = 'nominative'): string =>
    `${ARTICLES.der[UNITS[kind].gender][form]} ${UNITS[kind].one}`,
  /** `2 Armeen und 1 Flotte`; `nichts` if there are none. */
  force: (counts: Counts, form: 'nominative' | 'dative' = 'nominative'): string => {
    const some = UNIT_KINDS.filter((kind) => (counts[kind] ?? 0) > 0);
    return some.length === 0 ? 'nichts' : AND.format(some.map((kind) => units(counts[kind] ?? 0, kind, form)));
  },
  /** How many units there are of all kinds. */
  total: totalOf,
  /** Whether all of them drive on oil rather than march on grain. */
  drives: (counts: Counts): boolean =>
    UNIT_KINDS.every((kind) => (counts[kind] ?? 0) === 0 || UNIT_ROWS[kind].step.resource === 'oil'),
  goods,
  resource: (resource: Resource): string => RESOURCES[resource],
  /** `3 Getreide und 2 Öl`; `nichts` if there is none. */
  supplies: (counts: Readonly<Partial<Record<Resource, number>>>): string => {
    const some = RESOURCE_ORDER.filter((resource) => (counts[resource] ?? 0) > 0);
    return some.length === 0 ? 'nichts' : AND.format(some.map((resource) => goods(counts[resource] ?? 0, resource)));
  },
  card,
  /** `Inca Oil und Obo Mines` */
  cards: (ids: readonly Card[]): string => AND.format(ids.map(card)),
  /** `eine Karte`, `3 Karten` */
  cardCount: (number: number): string => (number === 1 ? 'eine Karte' : `${NUMBER.format(number)} Karten`),
  stage: (number: number): string => STAGES[number - 1] ?? '',
  and: (parts: readonly string[]): string => AND.format(parts),
  or: (parts: readonly string[]): string => OR.format(parts),
};

const ARTICLES = {
  ein: {
    m: { nominative: 'ein', accusative: 'einen', dative: 'einem' },
    f: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
    n: { nominative: 'ein', accusative: 'ein', dative: 'einem' },
  },
  der: {
    m: { nominative: 'der', accusative: 'den', dative: 'dem' },
    f: { nominative: 'die', accusative: 'die', dative: 'der' },
    n: { nominative: 'das', accusative: 'das', dative: 'dem' },
  },
} as const;
