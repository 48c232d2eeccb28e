// The phrases that Spanish sentences are made of.
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
import { capital, POWERS, RESOURCES, type Someone, STAGES, someone, UNITS, WEAPONS, ZONES } from './names.ts';

const NUMBER = numbers('es-ES', { useGrouping: 'always' });
const AND = new Intl.ListFormat('es', { type: 'conjunction' });
const OR = new Intl.ListFormat('es', { type: 'disjunction' });
const PLURAL = new Intl.PluralRules('es');

/** What the Spanish texts may use. */
export type Spanish = ReturnType<typeof spanish>;

/** `said` says why within another sentence. */
export function spanish(who: Who, said: (cause: Cause | Remark) => string) {
  const of = (id: Seat): Someone => {
    const { power, name } = who(id);
    return power !== undefined ? POWERS[power] : someone(name ?? seatName(id, 'asiento'));
  };
  return {
    ...plain,
    /** The sentence of another refusal or remark, within this one. */
    said,
    /** A player by the power: `la Unión Soviética`. */
    seat: (id: Seat): string => of(id).name,
    /** `a la Unión Soviética` */
    toSeat: (id: Seat): string => of(id).to,
    /** `de la Unión Soviética` */
    ofSeat: (id: Seat): string => of(id).of,
    /** Who leads a power: the player’s name, or else the seat. */
    leader: (id: Seat): string => who(id).name ?? seatName(id, 'asiento'),
    /** `China, África y Europa` */
    seats: (ids: readonly Seat[]): string => AND.format(ids.map((id) => of(id).name)),
    /** `de China y de la Unión Soviética` */
    ofSeats: (ids: readonly Seat[]): string => AND.format(ids.map((id) => of(id).of)),
    /** `China, África o Europa` */
    anyOf: (ids: readonly Seat[]): string => OR.format(ids.map((id) => of(id).name)),
  };
}

type Counts = Readonly<Partial<Record<UnitKind, number>>>;

/** `1 ejército`, `3 ejércitos` */
const units = (number: number, kind: UnitKind): string => `${NUMBER.format(number)} ${plural(number, UNITS[kind])}`;

/** `3 de grano`, `1 mineral` */
function goods(number: number, resource: Resource): string {
  if (resource === 'minerals') return `${NUMBER.format(number)} ${number === 1 ? 'mineral' : 'minerales'}`;
  return `${NUMBER.format(number)} de ${RESOURCES[resource]}`;
}

function plural(number: number, forms: { readonly one: string; readonly other: string }): string {
  return PLURAL.select(number) === 'one' ? forms.one : forms.other;
}

function money(millions: number): string {
  return `${NUMBER.format(millions)}\u00a0M$`;
}

function card(id: Card): string {
  if (isCompany(id)) return companyOf(id).name;
  return `una carta de ${WEAPONS[id.startsWith('nuke') ? 'nuke' : 'l-star'].one}`;
}

/** Phrases that need no table. */
export const plain = {
  fit,
  /** For what begins a second sentence. */
  capital,
  /** `1.200 M$` */
  money,
  /** `1.200` */
  number: (value: number): string => NUMBER.format(value),
  /** The one form or the other, by the number: `plural(n, { one: 'marcha', other: 'marchan' })`. */
  plural,
  /** A zone within a sentence: `el mar Báltico`. */
  zone: (zone: Zone): string => ZONES[zone].name,
  /** `en el mar Báltico` */
  in: (zone: Zone): string => ZONES[zone].in,
  /** `al mar Báltico`, `a Alaska` */
  to: (zone: Zone): string => ZONES[zone].to,
  /** `del mar Báltico`, `de Alaska`: of it, or from it. */
  of: (zone: Zone): string => ZONES[zone].of,
  /** A zone's name by itself: `Mar Báltico`. */
  label: (zone: Zone): string => ZONES[zone].label,
  /** The verb in the number of a zone's name, for the British Isles are many: `verb(zone, 'ha', 'han')`. */
  verb: (zone: Zone, one: string, many: string): string => (ZONES[zone].many ? many : one),
  zones: (list: readonly Zone[]): string => AND.format(list.map((zone) => ZONES[zone].name)),
  /** `en Alaska y en el mar Báltico` */
  zonesIn: (list: readonly Zone[]): string => AND.format(list.map((zone) => ZONES[zone].in)),
  /** `de Alaska y del mar Báltico` */
  zonesOf: (list: readonly Zone[]): string => AND.format(list.map((zone) => ZONES[zone].of)),
  power: (power: Power): string => POWERS[power].name,
  units,
  /** `ejército`; `ejércitos` */
  unit: (kind: UnitKind): string => UNITS[kind].one,
  unitsOf: (kind: UnitKind): string => UNITS[kind].other,
  /** `un ejército`, `una flota` */
  aUnit: (kind: UnitKind): string => `${UNITS[kind].gender === 'f' ? 'una' : 'un'} ${UNITS[kind].one}`,
  /** `ningún ejército`, `ninguna flota` */
  noUnit: (kind: UnitKind): string => `${UNITS[kind].gender === 'f' ? 'ninguna' : 'ningún'} ${UNITS[kind].one}`,
  /** `el ejército`, `la flota` */
  theUnit: (kind: UnitKind): string => `${UNITS[kind].gender === 'f' ? 'la' : 'el'} ${UNITS[kind].one}`,
  /** `del ejército`, `de la flota` */
  ofTheUnit: (kind: UnitKind): string => `${UNITS[kind].gender === 'f' ? 'de la' : 'del'} ${UNITS[kind].one}`,
  /** `los ejércitos`, `las flotas` */
  theUnits: (kind: UnitKind): string => `${UNITS[kind].gender === 'f' ? 'las' : 'los'} ${UNITS[kind].other}`,
  /** The form that a number takes: `1 ejército más`, `2 ejércitos más`. */
  unitForm: (number: number, kind: UnitKind): string => plural(number, UNITS[kind]),
  /** `1 misil nuclear`, `3 L-stars` */
  weapons: (number: number, weapon: Weapon): string => `${NUMBER.format(number)} ${plural(number, WEAPONS[weapon])}`,
  /** `L-stars`; `un L-star`; `el L-star` */
  weaponsOf: (weapon: Weapon): string => WEAPONS[weapon].other,
  aWeapon: (weapon: Weapon): string => `un ${WEAPONS[weapon].one}`,
  theWeapon: (weapon: Weapon): string => `el ${WEAPONS[weapon].one}`,
  /** The card of a weapon: `una carta de L-star` */
  weaponCard: (weapon: Weapon): string => `una carta de ${WEAPONS[weapon].one}`,
  /** The form of an adjective for a kind of unit: `gender('navy', 'hundido', 'hundida')`. */
  gender: (kind: UnitKind, masculine: string, feminine: string): string =>
    UNITS[kind].gender === 'f' ? feminine : masculine,
  /** `2 ejércitos y 1 flota`; `nada` if there are none. */
  force: (counts: Counts): string => {
    const some = UNIT_KINDS.filter((kind) => (counts[kind] ?? 0) > 0);
    return some.length === 0 ? 'nada' : AND.format(some.map((kind) => units(counts[kind] ?? 0, kind)));
  },
  /** How many units there are of all kinds. */
  total: totalOf,
  /** Whether all of them drive on oil rather than march on grain. */
  drives: (counts: Counts): boolean =>
    UNIT_KINDS.every((kind) => (counts[kind] ?? 0) === 0 || UNIT_ROWS[kind].step.resource === 'oil'),
  goods,
  resource: (resource: Resource): string => RESOURCES[resource],
  /** `el grano`, `los minerales` */
  theResource: (resource: Resource): string => `${resource === 'minerals' ? 'los' : 'el'} ${RESOURCES[resource]}`,
  /** `3 de grano y 2 de petróleo`; `nada` if there is none. */
  supplies: (counts: Readonly<Partial<Record<Resource, number>>>): string => {
    const some = RESOURCE_ORDER.filter((resource) => (counts[resource] ?? 0) > 0);
    return some.length === 0 ? 'nada' : AND.format(some.map((resource) => goods(counts[resource] ?? 0, resource)));
  },
  card,
  /** `Inca Oil y Obo Mines` */
  cards: (ids: readonly Card[]): string => AND.format(ids.map(card)),
  /** `una carta`, `3 cartas` */
  cardCount: (number: number): string => (number === 1 ? 'una carta' : `${NUMBER.format(number)} cartas`),
  stage: (number: number): string => STAGES[number - 1] ?? '',
  and: (parts: readonly string[]): string => AND.format(parts),
  or: (parts: readonly string[]): string => OR.format(parts),
};
