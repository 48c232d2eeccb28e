// The zones of the board by name. This order, "board order", is the order of every list of zones in the rules.

/** B-MAP-09: the land, home territories first, power by power, then the neutral ones. */
export const TERRITORIES = [
  'argentina',
  'brazil',
  'peru',
  'venezuela',
  'mozambique',
  'nigeria',
  'south-africa',
  'zaire',
  'british-isles',
  'eastern-europe',
  'iberia',
  'scandinavia',
  'western-europe',
  'manchuria',
  'mongolia',
  'nanling',
  'shantung',
  'tibet',
  'alaska',
  'eastern-usa',
  'midwest-usa',
  'western-usa',
  'buryatsk',
  'kazakh',
  'kola',
  'russia',
  'siberia',
  'yakutsk',
  'arabia',
  'burma',
  'central-america',
  'eastern-australia',
  'eastern-canada',
  'egypt',
  'greece',
  'greenland',
  'india',
  'indo-china',
  'indonesia',
  'iran',
  'iraq',
  'japan',
  'middle-east',
  'new-zealand',
  'northern-canada',
  'pakistan',
  'poland',
  'romania',
  'sahara',
  'turkey',
  'western-australia',
  'western-canada',
] as const;
export type Territory = (typeof TERRITORIES)[number];

/** B-MAP-10: territorial waters, light blue. */
export const LIGHT_SEAS = [
  'arabian-sea',
  'baia-santos',
  'baltic-sea',
  'barents-sea',
  'barkley-sound',
  'bay-of-bengal',
  'bay-of-biscay',
  'black-sea',
  'cape-of-good-hope',
  'caribbean-sea',
  'gulf-of-guinea',
  'gulf-of-panama',
  'gulf-of-st-lawrence',
  'hudson-strait',
  'java-sea',
  'lima-bay',
  'long-island-sound',
  'mediterranean-sea',
  'north-sea',
  'red-sea',
  'rio-de-plata',
  'santa-barbara-passage',
  'sea-of-crete',
  'sea-of-japan',
  'sea-of-okhotsk',
  'shark-bay',
  'south-china-sea',
  'straits-of-malacca',
  'tasman-sea',
  'timor-sea',
  'tokyo-bay',
] as const;
export type LightSea = (typeof LIGHT_SEAS)[number];

/** B-MAP-10: international waters, dark blue. */
export const DARK_SEAS = [
  'great-australian-bight',
  'indian-ocean',
  'mid-atlantic',
  'mid-pacific',
  'north-atlantic',
  'north-pacific',
  'south-atlantic',
  'south-pacific',
] as const;
export type DarkSea = (typeof DARK_SEAS)[number];

export const SEAS = [...LIGHT_SEAS, ...DARK_SEAS] as const;
export type Sea = (typeof SEAS)[number];

export const ZONES = [...TERRITORIES, ...SEAS] as const;
export type Zone = (typeof ZONES)[number];

const territories: ReadonlySet<string> = new Set(TERRITORIES);
const lightSeas: ReadonlySet<string> = new Set(LIGHT_SEAS);
const darkSeas: ReadonlySet<string> = new Set(DARK_SEAS);

/** Whether the name is that of a territory. */
export function isTerritory(zone: string): zone is Territory {
  return territories.has(zone);
}

/** Whether the name is that of a sea, light or dark. */
export function isSea(zone: string): zone is Sea {
  return lightSeas.has(zone) || darkSeas.has(zone);
}

/** Whether the name is that of a territorial sea. */
export function isLightSea(zone: string): zone is LightSea {
  return lightSeas.has(zone);
}

/** Whether the name is that of an international sea. */
export function isDarkSea(zone: string): zone is DarkSea {
  return darkSeas.has(zone);
}

/** Whether the name is that of any zone of the board. */
export function isZone(name: string): name is Zone {
  return isTerritory(name) || isSea(name);
}

/** A value for every key of a list, for tables that are read without a miss. */
export function tableOf<K extends string, V>(
  keys: readonly K[],
  value: (key: K, index: number) => V,
): Readonly<Record<K, V>> {
  // Without a prototype: nothing is found under a name that is no key, and reading is twice as fast.
  const table: Record<K, V> = Object.create(null);
  // Total by construction: one entry for each key of the list that defines K.
  for (const [index, key] of keys.entries()) table[key] = value(key, index);
  return table;
}

const indices = tableOf(ZONES, (_, index) => index);

/** Position of the zone in ZONES. */
export function zoneIndex(zone: Zone): number {
  return indices[zone];
}
