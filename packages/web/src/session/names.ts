import { LEADERS } from '@marshall/bots/leaders';
import {
  companyName,
  companyOf,
  isCompany,
  isResearchCard,
  isZone,
  RESOURCES,
  type Resource,
  type Seat,
  thingNamed,
  type Value,
  type View,
} from '@marshall/rules';
import { type Offered, speakerOf } from '@marshall/words';
import { language } from '../language.ts';
import { isPowerId } from '../look/powers.ts';
import {
  expansionWords,
  list,
  money,
  nameWords,
  POWER_NAMES,
  RESOURCE_NAMES,
  seatNumber,
  VALUE_WORDS,
} from '../words.ts';
import type { TableState } from './session.ts';
import { unitCount, unitKind } from './units.ts';

/** A zone by its name, as on a label. */
export const zoneTitle = (id: string): string => (isZone(id) ? language.names.zone(id) : id);

/** The same within a sentence: `the Baltic Sea`, `Shark Bay`. */
export const zoneInText = (id: string): string => (isZone(id) ? language.names.zoneInText(id) : id);

/** A seat by its superpower. */
export function seatTitle(view: View, seat: string): string {
  const power = view.seats[seat as Seat]?.power;
  return power === undefined ? seatNumber(seat) : POWER_NAMES[power].name;
}

/** The same within a sentence: `the Soviet Union`. */
export function seatInText(view: View, seat: string): string {
  const power = view.seats[seat as Seat]?.power;
  return power === undefined ? seatNumber(seat) : POWER_NAMES[power].inText;
}

/** Who leads a seat, by name: a person, or a commander; undefined of one who is called like the power, and of a nameless computer. */
export function personOf({ view, players }: Pick<TableState, 'view' | 'players'>, seat: string): string | undefined {
  const leader = players[seat as Seat];
  if (leader?.leader !== undefined) return LEADERS[leader.leader];
  return leader?.person && leader.name !== seatTitle(view, seat) ? leader.name : undefined;
}

/** A player within a sentence, by name where there is one: `Anna (Soviet Union)`, `the Soviet Union`. */
export function playerInText(table: Pick<TableState, 'view' | 'players'>, seat: string): string {
  const person = personOf(table, seat);
  if (person === undefined) return seatInText(table.view, seat);
  return table.view.seats[seat as Seat]?.power === undefined
    ? person
    : nameWords.person(person, seatTitle(table.view, seat));
}

/** `2 oil`, `1 mineral` */
export const goodsCount = (number: number, resource: Resource): string => language.names.goods(number, resource);

/** A card by its name: a company with what it yields, or a weapon to research. */
export function cardTitle(card: string): string {
  if (isCompany(card)) return companyName(card);
  const weapon = card.startsWith('nuke') ? 'nuke' : 'l-star';
  return isResearchCard(card) ? (VALUE_WORDS[weapon] ?? weapon) : card;
}

/** What a company is: `3 oil in Venezuela`. */
export function companyFacts(card: string): string {
  if (!isCompany(card)) return '';
  const { units, resource, location } = companyOf(card);
  return `${goodsCount(units, resource)}, ${zoneTitle(location)}`;
}

/** A plain value of a command's field as players read it. */
export function valueTitle(view: View, field: string, value: Value): string {
  if (typeof value === 'boolean') return VALUE_WORDS[`${field}:${value}`] ?? (value ? nameWords.yes : nameWords.no);
  if (typeof value === 'number')
    return VALUE_WORDS[`${field}:${value}`] ?? (MONEY_FIELDS.has(field) ? money(value) : String(value));
  if (typeof value === 'string') return textTitle(view, field, value);
  if (isList(value))
    return value.length === 0 ? nameWords.none : list(value.map((part) => valueTitle(view, field, part)));
  if (isTrip(value))
    return expansionWords.trip(
      cargoTitle(view, value.cargo),
      zoneInText(String(value.sea)),
      perils(view, String(value.sea), value.cargo),
    );
  if (isLane(value)) return expansionWords.lane(cardTitle(String(value.company)), zoneTitle(String(value.sea)));
  if (isBerth(value)) return nameWords.berth(zoneTitle(String(value.sea)), zoneTitle(String(value.port)));
  return list(
    Object.entries(value)
      .filter(([, part]) => part !== 0)
      .map(([key, part]) => (typeof part === 'number' ? countTitle(view, key, part) : valueTitle(view, key, part))),
  );
}

/** So many of a thing that is named by a key: `3 armies`, `2 oil`, `Baqa Oil`. */
export function countTitle(view: View, key: string, number: number): string {
  const resource = RESOURCES.find((each) => each === key);
  if (resource !== undefined) return goodsCount(number, resource);
  if (unitKind(key) !== undefined) return unitCount(key, number);
  if (isZone(key)) return nameWords.in(String(number), zoneInText(key));
  // Of a company's produce there may be several units.
  if (VALUE_WORDS[key] === undefined && !isCompany(key) && thingNamed(key) !== undefined)
    return speakerOf(language, view).thing(key, number);
  const title = textTitle(view, '', key);
  return number === 1 ? title : `${number} ${title}`;
}

/** Several of a kind of unit within a sentence: `armies`, `APCs`. */
export function unitsInText(kind: string): string {
  const unit = unitKind(kind);
  return unit === undefined ? kind : language.names.unitsOf(unit);
}

/** What is counted, without its number: `Armies`, `Oil`, `Baqa Oil`. */
export function kindTitle(view: View, key: string): string {
  if (isZone(key)) return zoneTitle(key);
  const unit = unitKind(key);
  if (unit !== undefined) return capital(language.names.unitsOf(unit));
  return thingNamed(key) === undefined ? textTitle(view, '', key) : language.names.thing(key);
}

/** Units of several kinds: `3 armies and 1 navy`; empty where there are none. */
export const unitCounts = (view: View, counts: Readonly<Partial<Record<string, number>>>): string =>
  list(Object.entries(counts).flatMap(([kind, number]) => (number ? [countTitle(view, kind, number)] : [])));

/** Fields that hold millions of dollars. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'amount',
  'givesCash',
  'wantsCash',
  'repay',
  'price',
  'reserve',
]);

function textTitle(view: View, field: string, value: string): string {
  const said = VALUE_WORDS[`${field}:${value}`] ?? VALUE_WORDS[value];
  if (said !== undefined) return said;
  if (field === 'grip' && isZone(value)) return expansionWords.blockadeOf(zoneTitle(value));
  const unit = unitKind(value);
  if (unit !== undefined) return capital(language.names.unit(unit));
  if (isZone(value)) return zoneTitle(value);
  if (isCompany(value)) return companyName(value);
  if (view.seats[value as Seat] !== undefined) return seatTitle(view, value);
  if (isPowerId(value)) return POWER_NAMES[value].name;
  const resource = RESOURCES.find((each) => each === value);
  if (resource !== undefined) return RESOURCE_NAMES[resource];
  if (thingNamed(value) !== undefined) return language.names.thing(value);
  return (
    loadTitle(view, value) ?? postTitle(view, value) ?? offerTitle(view, value) ?? capital(value.replaceAll('-', ' '))
  );
}

/** The referee names like units in one place by `zone/kind`, with what they carry after it. */
function postTitle(view: View, key: string): string | undefined {
  const [place, kind, ...more] = key.split('/');
  if (place === undefined || kind === undefined || !isZone(place)) return undefined;
  const [unit = '', cargo = ''] = kind.split(' with ');
  const name = textTitle(view, '', unit);
  const load = [...cargo.matchAll(/(\d+) ([\w-]+)/g)].map(([, number, of = '']) =>
    countTitle(view, of, Number(number)),
  );
  return [load.length === 0 ? name : nameWords.laden(name, load), ...more.map((part) => part.replace('-', ' '))]
    .join(', ')
    .concat(`, ${textTitle(view, '', place)}`);
}

/** The referee names a loaded ship by its sea and its cargo: `red-sea, 3 baqa-oil`. */
function loadTitle(view: View, key: string): string | undefined {
  const [sea = '', ...loads] = key.split(', ');
  if (loads.length === 0 || !isZone(sea)) return undefined;
  const cargo = loads.map((load) => {
    const [number, ...of] = load.split(' ');
    return produceTitle(view, of.join(' '), Number(number));
  });
  return expansionWords.trip(list(cargo), zoneInText(sea), '');
}

/** What a ship carries, and from whom: `3 oil from Baqa Oil`. */
const cargoTitle = (view: View, cargo: Value): string =>
  typeof cargo === 'object' && !isList(cargo)
    ? list(Object.entries(cargo).map(([from, number]) => produceTitle(view, from, Number(number))))
    : valueTitle(view, 'cargo', cargo);

const produceTitle = (view: View, from: string, number: number): string =>
  isCompany(from)
    ? expansionWords.cargo(goodsCount(number, companyOf(from).resource), companyName(from))
    : countTitle(view, from, number);

/** What waits for a loaded ship on its way: pirates, and a blockade of the company's land. */
function perils(view: View, sea: string, cargo: Value): string {
  const { marine } = view.sets;
  const [, pirates = 0] = Object.entries(marine?.pirates ?? {}).find(([zone]) => zone === sea) ?? [];
  const cards = typeof cargo === 'object' && !Array.isArray(cargo) ? Object.keys(cargo) : [String(cargo)];
  const lands = cards.filter(isCompany).map((card) => companyOf(card).location);
  const run = lands.some((land) =>
    marine?.announced.some(({ against, grip }) => against === view.viewer && grip === land),
  );
  return list([...(pirates > 0 ? [expansionWords.pirates(pirates)] : []), ...(run ? [expansionWords.blockaded] : [])]);
}

/** An offer in words, by its id. */
function offerTitle(view: View, id: string): string | undefined {
  const offer = view.offers.find((open) => open.id === id);
  return offer === undefined ? undefined : offerText(view, offer);
}

/** An offer as the viewer reads it: `China offers you 3 oil for $500M.` */
export const offerText = (view: View, offer: Offered): string =>
  speakerOf(language, view).offer(offer, view.viewer === 'spectator' ? undefined : view.viewer);

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** A ship in a sea with its load, and a ship's place for a company. */
const isTrip = (value: { readonly [key: string]: Value }): value is { readonly sea: Value; readonly cargo: Value } =>
  'sea' in value && 'cargo' in value;

const isLane = (value: { readonly [key: string]: Value }): boolean => 'company' in value && 'sea' in value;

const isBerth = (value: { readonly [key: string]: Value }): boolean => 'port' in value && 'sea' in value;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
