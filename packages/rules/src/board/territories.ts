import type { LightSea, Territory } from './zones.ts';

/** What the board prints about a territory. Whose home it is stands with the powers (B-MAP-02 to -07). */
export interface TerritoryRow {
  readonly name: string;
  /** Territories one march away. */
  readonly borders: readonly Territory[];
  /** Seas that wash it. */
  readonly coasts: readonly LightSea[];
  /** B-MAP-11: seas on which it has a port; always among its coasts. */
  readonly ports: readonly LightSea[];
}

/** Every list in board order. */
export const TERRITORY_ROWS = {
  argentina: {
    name: 'Argentina',
    borders: ['brazil', 'peru'],
    coasts: ['baia-santos', 'lima-bay', 'rio-de-plata'],
    ports: ['baia-santos', 'lima-bay', 'rio-de-plata'],
  },
  brazil: {
    name: 'Brazil',
    borders: ['argentina', 'peru', 'venezuela'],
    coasts: ['baia-santos', 'caribbean-sea'],
    ports: ['baia-santos', 'caribbean-sea'],
  },
  peru: { name: 'Peru', borders: ['argentina', 'brazil', 'venezuela'], coasts: ['lima-bay'], ports: ['lima-bay'] },
  venezuela: {
    name: 'Venezuela',
    borders: ['brazil', 'peru', 'central-america'],
    coasts: ['caribbean-sea', 'gulf-of-panama', 'lima-bay'],
    ports: ['caribbean-sea', 'gulf-of-panama', 'lima-bay'],
  },
  mozambique: {
    name: 'Mozambique',
    borders: ['nigeria', 'south-africa', 'zaire', 'egypt'],
    coasts: ['red-sea', 'straits-of-malacca'],
    ports: ['red-sea', 'straits-of-malacca'],
  },
  nigeria: {
    name: 'Nigeria',
    borders: ['mozambique', 'zaire', 'egypt', 'sahara'],
    coasts: ['gulf-of-guinea'],
    ports: ['gulf-of-guinea'],
  },
  'south-africa': {
    name: 'South Africa',
    borders: ['mozambique', 'zaire'],
    coasts: ['cape-of-good-hope', 'straits-of-malacca'],
    ports: ['cape-of-good-hope', 'straits-of-malacca'],
  },
  zaire: {
    name: 'Zaire',
    borders: ['mozambique', 'nigeria', 'south-africa'],
    coasts: ['cape-of-good-hope', 'gulf-of-guinea'],
    ports: ['cape-of-good-hope', 'gulf-of-guinea'],
  },
  'british-isles': { name: 'British Isles', borders: [], coasts: ['north-sea'], ports: ['north-sea'] },
  'eastern-europe': {
    name: 'Eastern Europe',
    borders: ['western-europe', 'greece', 'poland'],
    coasts: ['baltic-sea', 'mediterranean-sea', 'sea-of-crete'],
    ports: ['baltic-sea', 'mediterranean-sea', 'sea-of-crete'],
  },
  iberia: {
    name: 'Iberia',
    borders: ['western-europe'],
    coasts: ['bay-of-biscay', 'mediterranean-sea'],
    ports: ['bay-of-biscay', 'mediterranean-sea'],
  },
  scandinavia: {
    name: 'Scandinavia',
    borders: ['kola', 'russia'],
    coasts: ['baltic-sea', 'barents-sea', 'north-sea'],
    ports: ['baltic-sea', 'north-sea'],
  },
  'western-europe': {
    name: 'Western Europe',
    borders: ['eastern-europe', 'iberia'],
    coasts: ['baltic-sea', 'bay-of-biscay', 'mediterranean-sea', 'north-sea'],
    ports: ['baltic-sea', 'bay-of-biscay', 'mediterranean-sea', 'north-sea'],
  },
  manchuria: {
    name: 'Manchuria',
    borders: ['mongolia', 'buryatsk'],
    coasts: ['sea-of-japan'],
    ports: ['sea-of-japan'],
  },
  mongolia: {
    name: 'Mongolia',
    borders: ['manchuria', 'shantung', 'tibet', 'buryatsk', 'kazakh'],
    coasts: ['sea-of-japan'],
    ports: ['sea-of-japan'],
  },
  nanling: {
    name: 'Nanling',
    borders: ['shantung', 'tibet', 'burma', 'india', 'indo-china'],
    coasts: ['sea-of-japan', 'south-china-sea'],
    ports: ['south-china-sea'],
  },
  shantung: {
    name: 'Shantung',
    borders: ['mongolia', 'nanling', 'tibet'],
    coasts: ['sea-of-japan'],
    ports: ['sea-of-japan'],
  },
  tibet: {
    name: 'Tibet',
    borders: ['mongolia', 'nanling', 'shantung', 'kazakh', 'india', 'pakistan'],
    coasts: [],
    ports: [],
  },
  alaska: {
    name: 'Alaska',
    borders: ['northern-canada', 'western-canada'],
    coasts: ['barkley-sound'],
    ports: ['barkley-sound'],
  },
  'eastern-usa': {
    name: 'Eastern U.S.A.',
    borders: ['midwest-usa', 'eastern-canada'],
    coasts: ['caribbean-sea', 'gulf-of-st-lawrence', 'long-island-sound'],
    ports: ['caribbean-sea', 'gulf-of-st-lawrence', 'long-island-sound'],
  },
  'midwest-usa': {
    name: 'Midwest U.S.A.',
    borders: ['eastern-usa', 'western-usa', 'central-america', 'eastern-canada', 'western-canada'],
    coasts: ['caribbean-sea'],
    ports: ['caribbean-sea'],
  },
  'western-usa': {
    name: 'Western U.S.A.',
    borders: ['midwest-usa', 'central-america', 'western-canada'],
    coasts: ['barkley-sound', 'santa-barbara-passage'],
    ports: ['barkley-sound', 'santa-barbara-passage'],
  },
  buryatsk: {
    name: 'Buryatsk',
    borders: ['manchuria', 'mongolia', 'kazakh', 'russia', 'siberia', 'yakutsk'],
    coasts: ['sea-of-japan', 'sea-of-okhotsk'],
    ports: ['sea-of-japan', 'sea-of-okhotsk'],
  },
  kazakh: {
    name: 'Kazakh',
    borders: ['mongolia', 'tibet', 'buryatsk', 'russia', 'pakistan', 'romania', 'turkey'],
    coasts: ['black-sea'],
    ports: ['black-sea'],
  },
  kola: {
    name: 'Kola',
    borders: ['scandinavia', 'russia', 'siberia'],
    coasts: ['barents-sea'],
    ports: ['barents-sea'],
  },
  russia: {
    name: 'Russia',
    borders: ['scandinavia', 'buryatsk', 'kazakh', 'kola', 'siberia', 'poland', 'romania'],
    coasts: ['baltic-sea'],
    ports: ['baltic-sea'],
  },
  siberia: {
    name: 'Siberia',
    borders: ['buryatsk', 'kola', 'russia', 'yakutsk'],
    coasts: ['barents-sea'],
    ports: ['barents-sea'],
  },
  yakutsk: { name: 'Yakutsk', borders: ['buryatsk', 'siberia'], coasts: ['sea-of-okhotsk'], ports: ['sea-of-okhotsk'] },
  arabia: {
    name: 'Arabia',
    borders: ['iraq', 'middle-east'],
    coasts: ['arabian-sea', 'red-sea'],
    ports: ['arabian-sea', 'red-sea'],
  },
  burma: {
    name: 'Burma',
    borders: ['nanling', 'india', 'indo-china'],
    coasts: ['bay-of-bengal', 'java-sea'],
    ports: ['bay-of-bengal', 'java-sea'],
  },
  'central-america': {
    name: 'Central America',
    borders: ['venezuela', 'midwest-usa', 'western-usa'],
    coasts: ['caribbean-sea', 'gulf-of-panama', 'santa-barbara-passage'],
    ports: ['caribbean-sea', 'gulf-of-panama'],
  },
  'eastern-australia': {
    name: 'Eastern Australia',
    borders: ['western-australia'],
    coasts: ['tasman-sea', 'timor-sea'],
    ports: ['tasman-sea', 'timor-sea'],
  },
  'eastern-canada': {
    name: 'Eastern Canada',
    borders: ['eastern-usa', 'midwest-usa', 'western-canada'],
    coasts: ['gulf-of-st-lawrence', 'hudson-strait'],
    ports: ['gulf-of-st-lawrence', 'hudson-strait'],
  },
  egypt: { name: 'Egypt', borders: ['mozambique', 'nigeria', 'sahara'], coasts: ['red-sea'], ports: ['red-sea'] },
  greece: {
    name: 'Greece',
    borders: ['eastern-europe', 'poland', 'romania'],
    coasts: ['black-sea', 'sea-of-crete'],
    ports: ['black-sea', 'sea-of-crete'],
  },
  greenland: { name: 'Greenland', borders: ['northern-canada'], coasts: ['hudson-strait'], ports: ['hudson-strait'] },
  india: {
    name: 'India',
    borders: ['nanling', 'tibet', 'burma', 'pakistan'],
    coasts: ['arabian-sea', 'bay-of-bengal'],
    ports: ['arabian-sea', 'bay-of-bengal'],
  },
  'indo-china': {
    name: 'Indo-China',
    borders: ['nanling', 'burma'],
    coasts: ['java-sea', 'south-china-sea'],
    ports: ['java-sea', 'south-china-sea'],
  },
  indonesia: {
    name: 'Indonesia',
    borders: [],
    coasts: ['bay-of-bengal', 'java-sea', 'timor-sea'],
    ports: ['bay-of-bengal', 'java-sea', 'timor-sea'],
  },
  iran: { name: 'Iran', borders: ['iraq', 'pakistan', 'turkey'], coasts: ['arabian-sea'], ports: ['arabian-sea'] },
  iraq: {
    name: 'Iraq',
    borders: ['arabia', 'iran', 'middle-east', 'turkey'],
    coasts: ['arabian-sea'],
    ports: ['arabian-sea'],
  },
  japan: {
    name: 'Japan',
    borders: [],
    coasts: ['sea-of-japan', 'sea-of-okhotsk', 'tokyo-bay'],
    ports: ['sea-of-japan', 'sea-of-okhotsk', 'tokyo-bay'],
  },
  'middle-east': {
    name: 'Middle East',
    borders: ['arabia', 'iraq', 'turkey'],
    coasts: ['red-sea', 'sea-of-crete'],
    ports: ['red-sea', 'sea-of-crete'],
  },
  'new-zealand': { name: 'New Zealand', borders: [], coasts: ['tasman-sea'], ports: ['tasman-sea'] },
  'northern-canada': {
    name: 'Northern Canada',
    borders: ['alaska', 'greenland', 'western-canada'],
    coasts: ['hudson-strait'],
    ports: ['hudson-strait'],
  },
  pakistan: {
    name: 'Pakistan',
    borders: ['tibet', 'kazakh', 'india', 'iran', 'turkey'],
    coasts: ['arabian-sea'],
    ports: ['arabian-sea'],
  },
  poland: {
    name: 'Poland',
    borders: ['eastern-europe', 'russia', 'greece', 'romania'],
    coasts: ['baltic-sea'],
    ports: ['baltic-sea'],
  },
  romania: {
    name: 'Romania',
    borders: ['kazakh', 'russia', 'greece', 'poland'],
    coasts: ['black-sea'],
    ports: ['black-sea'],
  },
  sahara: {
    name: 'Sahara',
    borders: ['nigeria', 'egypt'],
    coasts: ['mediterranean-sea'],
    ports: ['mediterranean-sea'],
  },
  turkey: {
    name: 'Turkey',
    borders: ['kazakh', 'iran', 'iraq', 'middle-east', 'pakistan'],
    coasts: ['black-sea', 'sea-of-crete'],
    ports: ['black-sea', 'sea-of-crete'],
  },
  'western-australia': {
    name: 'Western Australia',
    borders: ['eastern-australia'],
    coasts: ['shark-bay', 'timor-sea'],
    ports: ['shark-bay', 'timor-sea'],
  },
  'western-canada': {
    name: 'Western Canada',
    borders: ['alaska', 'midwest-usa', 'western-usa', 'eastern-canada', 'northern-canada'],
    coasts: ['barkley-sound', 'hudson-strait'],
    ports: ['barkley-sound', 'hudson-strait'],
  },
} as const satisfies Readonly<Record<Territory, TerritoryRow>>;
