// The names of the board in English, and which of them take an article.
import {
  isSea,
  type Power,
  type Resource,
  type Technology,
  type UnitKind,
  type Weapon,
  type Zone,
  zoneName,
} from '@marshall/rules';

/** How powers are called within a sentence. */
export const POWERS: Readonly<Record<Power, string>> = {
  usa: 'the USA',
  ussr: 'the Soviet Union',
  europe: 'Europe',
  china: 'China',
  africa: 'Africa',
  'south-america': 'South America',
};

/** Names that the board prints in a way nobody would write. */
const WRITTEN: Readonly<Partial<Record<Zone, string>>> = {
  'eastern-usa': 'Eastern USA',
  'midwest-usa': 'Midwest USA',
  'western-usa': 'Western USA',
};

/** Lands whose names are spoken with "the", and seas whose names are spoken without it. */
const LANDS_WITH: ReadonlySet<Zone> = new Set<Zone>([
  'british-isles',
  'eastern-usa',
  'middle-east',
  'midwest-usa',
  'sahara',
  'western-usa',
]);
const SEAS_WITHOUT: ReadonlySet<Zone> = new Set<Zone>([
  'baia-santos',
  'barkley-sound',
  'hudson-strait',
  'lima-bay',
  'long-island-sound',
  'shark-bay',
  'tokyo-bay',
]);

/** A zone's name by itself, as on a label: `Baltic Sea`. */
export function labelOf(zone: Zone): string {
  return WRITTEN[zone] ?? zoneName(zone);
}

/** A zone's name within a sentence: `the Baltic Sea`, `Shark Bay`. */
export function nameOf(zone: Zone): string {
  const article = isSea(zone) ? !SEAS_WITHOUT.has(zone) : LANDS_WITH.has(zone);
  return article ? `the ${labelOf(zone)}` : labelOf(zone);
}

export const UNITS: Readonly<Record<UnitKind, { readonly one: string; readonly other: string }>> = {
  army: { one: 'army', other: 'armies' },
  navy: { one: 'navy', other: 'navies' },
  ship: { one: 'merchant ship', other: 'merchant ships' },
  apc: { one: 'APC', other: 'APCs' },
  tank: { one: 'tank', other: 'tanks' },
};

export const RESOURCES: Readonly<Record<Resource, string>> = { grain: 'grain', oil: 'oil', minerals: 'minerals' };

/** The stages of a cycle, by number. */
export const STAGES = ['Pay', 'Transfer', 'Sell', 'Attack', 'Move', 'Build', 'Buy'] as const;

export const WEAPONS: Readonly<Record<Weapon, { readonly a: string; readonly one: string; readonly other: string }>> = {
  nuke: { a: 'a nuke', one: 'nuke', other: 'nukes' },
  'l-star': { a: 'an L-star', one: 'L-star', other: 'L-stars' },
};

export const TECHNOLOGIES: Readonly<Record<Technology, string>> = { army: 'army technology', navy: 'navy technology' };
