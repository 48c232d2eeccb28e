// The zones of the board in English, and which of them take an article.
import { isSea, type Zone, zoneName } from '@marshall/rules';

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

/** Names of more than one thing: the British Isles are. */
const MANY: ReadonlySet<Zone> = new Set<Zone>(['british-isles', 'straits-of-malacca']);

/** Nobody is in a cape, only off it. */
const CAPE: Zone = 'cape-of-good-hope';

/** A zone's name by itself, as on a label: `Baltic Sea`. */
export function labelOf(zone: Zone): string {
  return WRITTEN[zone] ?? zoneName(zone);
}

/** A zone's name within a sentence: `the Baltic Sea`, `Shark Bay`. */
export function nameOf(zone: Zone): string {
  if (zone === CAPE) return `the waters off the ${labelOf(zone)}`;
  const article = isSea(zone) ? !SEAS_WITHOUT.has(zone) : LANDS_WITH.has(zone);
  return article ? `the ${labelOf(zone)}` : labelOf(zone);
}

/** The verb in the number of a zone’s name: `the British Isles are`, `Alaska is`. */
export const zoneVerb = (zone: Zone, one: string, many: string): string => (MANY.has(zone) ? many : one);

/** The same for a name that is at hand as text. */
export const verbOf = (name: string, one: string, many: string): string =>
  [...MANY].some((zone) => name.endsWith(labelOf(zone))) ? many : one;
