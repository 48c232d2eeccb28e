// The phrases that English sentences are made of.
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
import { labelOf, nameOf, zoneVerb } from './names.ts';
import { POWERS, RESOURCES, STAGES, UNITS, WEAPONS } from './terms.ts';

const NUMBER = numbers('en-US');
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const PLURAL = new Intl.PluralRules('en');

/** What the English texts may use. */
export type English = ReturnType<typeof english>;

/** `said` says why within another sentence. */
export function english(who: Who, said: (cause: Cause | Remark) => string) {
  const seat = (id: Seat): string => {
    const { power, name } = who(id);
    return power !== undefined ? POWERS[power] : (name ?? seatName(id, 'seat'));
  };
  return {
    ...plain,
    /** The sentence of another refusal or remark, within this one. */
    said,
    /** A player by the power: `the Soviet Union`. */
    seat,
    /** Who leads a power: the player’s name, or else the seat. */
    leader: (id: Seat): string => who(id).name ?? seatName(id, 'seat'),
    /** `China’s`, `the USA’s` */
    possessive: (id: Seat): string => `${seat(id)}’s`,
    /** `China, Africa and the USA` */
    seats: (ids: readonly Seat[]): string => AND.format(ids.map(seat)),
    /** `China, Africa or the USA` */
    anyOf: (ids: readonly Seat[]): string => OR.format(ids.map(seat)),
  };
}

type Counts = Readonly<Partial<Record<UnitKind, number>>>;

/** `1 army`, `3 armies` */
export const units = (number: number, kind: UnitKind): string =>
  `${NUMBER.format(number)} ${plural(number, UNITS[kind])}`;

/** `3 grain`, `1 mineral` */
const goods = (number: number, resource: Resource): string =>
  `${NUMBER.format(number)} ${resource === 'minerals' && number === 1 ? 'mineral' : RESOURCES[resource]}`;

function plural(number: number, forms: { readonly one: string; readonly other: string }): string {
  return PLURAL.select(number) === 'one' ? forms.one : forms.other;
}

export function money(millions: number): string {
  return millions < 0 ? `-$${NUMBER.format(-millions)}M` : `$${NUMBER.format(millions)}M`;
}

function card(id: Card): string {
  if (isCompany(id)) return companyOf(id).name;
  return id.startsWith('nuke') ? 'a nuke card' : 'an L-star card';
}

/** Phrases that need no table. */
export const plain = {
  fit,
  /** `$1,200M` */
  money,
  /** `1,200` */
  number: (value: number): string => NUMBER.format(value),
  /** The one form or the other, by the number: `plural(n, { one: 'marches', other: 'march' })`. */
  plural,
  /** A zone within a sentence: `the Baltic Sea`. */
  zone: nameOf,
  /** A zone's name by itself: `Baltic Sea`. */
  label: labelOf,
  /** The verb in the number of a zone’s name: `the British Isles are`. */
  zoneVerb,
  zones: (list: readonly Zone[]): string => AND.format(list.map(nameOf)),
  power: (power: Power): string => POWERS[power],
  units,
  /** `army`; `armies` */
  unit: (kind: UnitKind): string => UNITS[kind].one,
  unitsOf: (kind: UnitKind): string => UNITS[kind].other,
  /** The form that a number takes: `1 more army`, `2 more armies`. */
  unitForm: (number: number, kind: UnitKind): string => plural(number, UNITS[kind]),
  /** `1 nuke`, `3 L-stars` */
  weapons: (number: number, weapon: Weapon): string => `${NUMBER.format(number)} ${plural(number, WEAPONS[weapon])}`,
  /** `L-star`; `L-stars`; `an L-star` */
  weapon: (weapon: Weapon): string => WEAPONS[weapon].one,
  weaponsOf: (weapon: Weapon): string => WEAPONS[weapon].other,
  aWeapon: (weapon: Weapon): string => WEAPONS[weapon].a,
  /** `2 armies and 1 navy`; `nothing` if there are none. */
  force: (counts: Counts): string => {
    const some = UNIT_KINDS.filter((kind) => (counts[kind] ?? 0) > 0);
    return some.length === 0 ? 'nothing' : AND.format(some.map((kind) => units(counts[kind] ?? 0, kind)));
  },
  /** How many units there are of all kinds. */
  total: totalOf,
  /** Whether all of them drive on oil rather than march on grain. */
  drives: (counts: Counts): boolean =>
    UNIT_KINDS.every((kind) => (counts[kind] ?? 0) === 0 || UNIT_ROWS[kind].step.resource === 'oil'),
  goods,
  resource: (resource: Resource): string => RESOURCES[resource],
  /** `3 grain and 2 oil`; `nothing` if there is none. */
  supplies: (counts: Readonly<Partial<Record<Resource, number>>>): string => {
    const some = RESOURCE_ORDER.filter((resource) => (counts[resource] ?? 0) > 0);
    return some.length === 0 ? 'nothing' : AND.format(some.map((resource) => goods(counts[resource] ?? 0, resource)));
  },
  card,
  /** `Inca Oil and Obo Mines` */
  cards: (ids: readonly Card[]): string => AND.format(ids.map(card)),
  /** `a card`, `3 cards` */
  cardCount: (number: number): string => (number === 1 ? 'a card' : `${number} cards`),
  stage: (number: number): string => STAGES[number - 1] ?? '',
  and: (parts: readonly string[]): string => AND.format(parts),
  or: (parts: readonly string[]): string => OR.format(parts),
};
