import type { Sea } from './zones.ts';

/** What the board prints about a sea. The territories on its shores stand with the territories. */
export interface SeaRow {
  readonly name: string;
  /** Seas one leg of a voyage away. */
  readonly borders: readonly Sea[];
}

/** Every list in board order. */
export const SEA_ROWS = {
  'arabian-sea': { name: 'Arabian Sea', borders: ['bay-of-bengal', 'red-sea', 'indian-ocean'] },
  'baia-santos': { name: 'Baia Santos', borders: ['rio-de-plata', 'mid-atlantic', 'south-atlantic'] },
  'baltic-sea': { name: 'Baltic Sea', borders: ['north-sea'] },
  'barents-sea': { name: 'Barents Sea', borders: ['north-sea', 'north-atlantic'] },
  'barkley-sound': { name: 'Barkley Sound', borders: ['santa-barbara-passage', 'north-pacific'] },
  'bay-of-bengal': { name: 'Bay of Bengal', borders: ['arabian-sea', 'java-sea', 'timor-sea', 'indian-ocean'] },
  'bay-of-biscay': { name: 'Bay of Biscay', borders: ['mediterranean-sea', 'north-sea', 'north-atlantic'] },
  'black-sea': { name: 'Black Sea', borders: ['sea-of-crete'] },
  'cape-of-good-hope': {
    name: 'Cape of Good Hope',
    borders: ['gulf-of-guinea', 'straits-of-malacca', 'indian-ocean', 'south-atlantic'],
  },
  'caribbean-sea': { name: 'Caribbean Sea', borders: ['gulf-of-panama', 'long-island-sound', 'mid-atlantic'] },
  'gulf-of-guinea': { name: 'Gulf of Guinea', borders: ['cape-of-good-hope', 'mid-atlantic', 'south-atlantic'] },
  'gulf-of-panama': {
    name: 'Gulf of Panama',
    borders: ['caribbean-sea', 'lima-bay', 'santa-barbara-passage', 'mid-pacific'],
  },
  'gulf-of-st-lawrence': {
    name: 'Gulf of St. Lawrence',
    borders: ['hudson-strait', 'long-island-sound', 'north-atlantic'],
  },
  'hudson-strait': { name: 'Hudson Strait', borders: ['gulf-of-st-lawrence', 'north-atlantic'] },
  'java-sea': { name: 'Java Sea', borders: ['bay-of-bengal', 'south-china-sea', 'mid-pacific'] },
  'lima-bay': { name: 'Lima Bay', borders: ['gulf-of-panama', 'mid-pacific', 'south-pacific'] },
  'long-island-sound': {
    name: 'Long Island Sound',
    borders: ['caribbean-sea', 'gulf-of-st-lawrence', 'mid-atlantic', 'north-atlantic'],
  },
  'mediterranean-sea': {
    name: 'Mediterranean Sea',
    borders: ['bay-of-biscay', 'red-sea', 'sea-of-crete', 'mid-atlantic', 'north-atlantic'],
  },
  'north-sea': { name: 'North Sea', borders: ['baltic-sea', 'barents-sea', 'bay-of-biscay', 'north-atlantic'] },
  'red-sea': {
    name: 'Red Sea',
    borders: ['arabian-sea', 'mediterranean-sea', 'sea-of-crete', 'straits-of-malacca', 'indian-ocean'],
  },
  'rio-de-plata': { name: 'Rio de Plata', borders: ['baia-santos', 'south-atlantic'] },
  'santa-barbara-passage': {
    name: 'Santa Barbara Passage',
    borders: ['barkley-sound', 'gulf-of-panama', 'mid-pacific', 'north-pacific'],
  },
  'sea-of-crete': { name: 'Sea of Crete', borders: ['black-sea', 'mediterranean-sea', 'red-sea'] },
  'sea-of-japan': {
    name: 'Sea of Japan',
    borders: ['sea-of-okhotsk', 'south-china-sea', 'tokyo-bay', 'mid-pacific', 'north-pacific'],
  },
  'sea-of-okhotsk': { name: 'Sea of Okhotsk', borders: ['sea-of-japan', 'tokyo-bay', 'north-pacific'] },
  'shark-bay': { name: 'Shark Bay', borders: ['timor-sea', 'great-australian-bight', 'indian-ocean'] },
  'south-china-sea': { name: 'South China Sea', borders: ['java-sea', 'sea-of-japan', 'mid-pacific'] },
  'straits-of-malacca': { name: 'Straits of Malacca', borders: ['cape-of-good-hope', 'red-sea', 'indian-ocean'] },
  'tasman-sea': { name: 'Tasman Sea', borders: ['timor-sea', 'great-australian-bight', 'south-pacific'] },
  'timor-sea': {
    name: 'Timor Sea',
    borders: ['bay-of-bengal', 'shark-bay', 'tasman-sea', 'indian-ocean', 'mid-pacific', 'south-pacific'],
  },
  'tokyo-bay': { name: 'Tokyo Bay', borders: ['sea-of-japan', 'sea-of-okhotsk', 'north-pacific'] },
  'great-australian-bight': {
    name: 'Great Australian Bight',
    borders: ['shark-bay', 'tasman-sea', 'indian-ocean', 'south-pacific'],
  },
  'indian-ocean': {
    name: 'Indian Ocean',
    borders: [
      'arabian-sea',
      'bay-of-bengal',
      'cape-of-good-hope',
      'red-sea',
      'shark-bay',
      'straits-of-malacca',
      'timor-sea',
      'great-australian-bight',
      'south-atlantic',
    ],
  },
  'mid-atlantic': {
    name: 'Mid Atlantic',
    borders: [
      'baia-santos',
      'caribbean-sea',
      'gulf-of-guinea',
      'long-island-sound',
      'mediterranean-sea',
      'north-atlantic',
      'south-atlantic',
    ],
  },
  'mid-pacific': {
    name: 'Mid Pacific',
    borders: [
      'gulf-of-panama',
      'java-sea',
      'lima-bay',
      'santa-barbara-passage',
      'sea-of-japan',
      'south-china-sea',
      'timor-sea',
      'north-pacific',
      'south-pacific',
    ],
  },
  'north-atlantic': {
    name: 'North Atlantic',
    borders: [
      'barents-sea',
      'bay-of-biscay',
      'gulf-of-st-lawrence',
      'hudson-strait',
      'long-island-sound',
      'mediterranean-sea',
      'north-sea',
      'mid-atlantic',
    ],
  },
  'north-pacific': {
    name: 'North Pacific',
    borders: ['barkley-sound', 'santa-barbara-passage', 'sea-of-japan', 'sea-of-okhotsk', 'tokyo-bay', 'mid-pacific'],
  },
  'south-atlantic': {
    name: 'South Atlantic',
    borders: [
      'baia-santos',
      'cape-of-good-hope',
      'gulf-of-guinea',
      'rio-de-plata',
      'indian-ocean',
      'mid-atlantic',
      'south-pacific',
    ],
  },
  'south-pacific': {
    name: 'South Pacific',
    borders: ['lima-bay', 'tasman-sea', 'timor-sea', 'great-australian-bight', 'mid-pacific', 'south-atlantic'],
  },
} as const satisfies Readonly<Record<Sea, SeaRow>>;
