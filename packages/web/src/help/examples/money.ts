// Money and the market.
import { by, type Example } from './example.ts';

/** How each power begins. */
export const START: Example = {
  id: 'start',
  paragraph: 'start',
  position: {
    cycle: 1,
    stage: 3,
    powers: {
      usa: { cards: 'home', units: { alaska: 1, 'eastern-usa': 1, 'midwest-usa': 1, 'western-usa': 1 } },
      ussr: { cards: 'home', units: { buryatsk: 1, kazakh: 1, kola: 1, russia: 1, siberia: 1, yakutsk: 1 } },
      europe: {
        cards: 'home',
        units: { 'british-isles': 1, 'eastern-europe': 1, iberia: 1, scandinavia: 1, 'western-europe': 1 },
      },
      china: { cards: 'home', units: { manchuria: 1, mongolia: 1, nanling: 1, shantung: 1, tibet: 1 } },
      africa: { cards: 'home', units: { mozambique: 1, nigeria: 1, 'south-africa': 1, zaire: 1 } },
      'south-america': { cards: 'home', units: { argentina: 1, brazil: 1, peru: 1, venezuela: 1 } },
    },
  },
  played: [],
  around: [],
  tells: [],
};

export const MONEY: readonly Example[] = [
  {
    id: 'sale',
    paragraph: 'selling',
    position: {
      stage: 3,
      phase: 'market-sales',
      bidders: ['europe', 'ussr'],
      traders: [],
      powers: { europe: { oil: 9 }, ussr: { oil: 6 } },
    },
    played: [
      { by: 'europe', command: { type: 'sell', resource: 'oil', units: 5 } },
      { by: 'ussr', command: { type: 'sell', resource: 'oil', units: 5 } },
    ],
    tells: ['sold'],
  },
  {
    id: 'purchase',
    paragraph: 'buying',
    position: {
      stage: 7,
      phase: 'market-buys',
      bidders: ['europe'],
      traders: [],
      prices: { grain: 50 },
      powers: { europe: { grain: 1, cash: 2000 }, ussr: {} },
    },
    played: [{ by: 'europe', command: { type: 'buy', resource: 'grain', units: 6 } }],
    tells: ['bought'],
  },
  {
    id: 'pay',
    paragraph: 'salaries',
    position: {
      stage: 1,
      traders: [],
      powers: { europe: { cards: 'home', grain: 10, units: { iberia: 2, scandinavia: 1 } }, ussr: {} },
    },
    played: [{ by: 'europe', command: { type: 'pay-salaries', pay: 'all' } }],
    tells: ['salaries-paid', 'transferred'],
  },

  {
    id: 'bids',
    paragraph: 'bids',
    position: { stage: 3, traders: [], powers: { europe: { oil: 6 }, ussr: {}, usa: { oil: 4 } }, dice: [4, 2] },
    played: [
      by('europe', { type: 'bid', cubes: 1 }),
      by('ussr', { type: 'bid', cubes: 0 }),
      by('usa', { type: 'bid', cubes: 1 }),
    ],
    tells: ['bids-revealed'],
  },
  {
    id: 'order',
    paragraph: 'order',
    position: { stage: 3, traders: [], powers: { europe: { oil: 6 }, ussr: { oil: 6 } }, dice: [2, 5] },
    played: [by('europe', { type: 'bid', cubes: 1 }), by('ussr', { type: 'bid', cubes: 1 })],
    tells: ['bids-revealed', 'rolled', 'sequence-set'],
  },
  {
    id: 'passing',
    paragraph: 'passing',
    position: {
      stage: 3,
      phase: 'market-sales',
      bidders: ['europe', 'ussr'],
      traders: [],
      powers: { europe: { oil: 6 }, ussr: { oil: 6 } },
    },
    played: [
      by('europe', { type: 'pass' }),
      by('ussr', { type: 'sell', resource: 'oil', units: 2 }),
      by('europe', { type: 'sell', resource: 'oil', units: 2 }),
    ],
    tells: ['passed', 'sold'],
  },
  {
    id: 'loan',
    paragraph: 'loans',
    position: { stage: 1, traders: [], powers: { europe: { cash: 100, loans: 2, cards: 'home' }, ussr: {} } },
    played: [
      by('europe', { type: 'borrow', billions: 1 }),
      by('europe', { type: 'pay-salaries', pay: 'all' }),
      by('europe', { type: 'repay', billions: 0 }),
    ],
    tells: ['borrowed', 'salaries-paid', 'loans-served'],
  },
  {
    id: 'default',
    paragraph: 'default',
    position: { stage: 1, traders: [], powers: { europe: { cash: 100, loans: 12 }, ussr: {} } },
    played: [by('europe', { type: 'repay', billions: 0 })],
    tells: ['loans-served'],
  },
  {
    id: 'production',
    paragraph: 'production',
    position: {
      stage: 1,
      traders: [],
      powers: {
        usa: { cards: { 'baqa-oil': 'open', 'clark-oil-co': 'open' }, oil: 0, units: { arabia: 1 } },
        europe: { units: { 'red-sea': 1, 'arabian-sea': 1 } },
      },
    },
    played: [by('usa', { type: 'pay-salaries', pay: 'all' }), by('europe', { type: 'pay-salaries', pay: 'all' })],
    around: ['arabia', 'red-sea', 'arabian-sea', 'egypt'],
    tells: ['transferred', 'blockades-read'],
  },
  {
    id: 'prices',
    paragraph: 'prices',
    position: {
      stage: 3,
      phase: 'market-sales',
      bidders: ['europe', 'ussr'],
      traders: [],
      prices: { grain: 1000 },
      powers: { europe: { grain: 6 }, ussr: { grain: 6 } },
    },
    played: [
      by('europe', { type: 'sell', resource: 'grain', units: 1 }),
      by('ussr', { type: 'sell', resource: 'grain', units: 6 }),
      by('europe', { type: 'sell', resource: 'grain', units: 1 }),
    ],
    tells: ['sold'],
  },
  {
    id: 'prospecting',
    paragraph: 'prospecting',
    position: {
      stage: 7,
      phase: 'prospecting',
      bidders: ['europe'],
      traders: [],
      powers: { europe: {}, ussr: {} },
      deck: ['kanto-rice-co', 'shan-mines', 'hassi-oil'],
    },
    played: [
      by('europe', { type: 'prospect', resource: 'oil' }),
      by('europe', { type: 'turn-card' }),
      by('europe', { type: 'turn-card' }),
      by('europe', { type: 'turn-card' }),
    ],
    reader: 'europe',
    tells: ['attempt-began', 'card-turned'],
  },
  {
    id: 'open-company',
    paragraph: 'open-company',
    position: {
      stage: 3,
      phase: 'market-sales',
      bidders: ['europe'],
      traders: [],
      powers: { europe: { cards: { 'hassi-oil': 'secret', 'vardo-oil': 'closed' } }, ussr: {} },
    },
    played: [
      by('europe', { type: 'open-company', company: 'hassi-oil' }),
      by('europe', { type: 'open-company', company: 'vardo-oil' }),
    ],
    around: ['sahara', 'scandinavia', 'iberia'],
    tells: ['company-opened', 'company-reopened'],
  },
  {
    id: 'detente',
    paragraph: 'detente',
    position: { stage: 3, traders: [], powers: { europe: { cash: 9000 }, ussr: {}, usa: {} } },
    played: [
      by('ussr', { type: 'propose-detente' }),
      by('europe', { type: 'agree-detente', agree: true }),
      by('usa', { type: 'agree-detente', agree: true }),
    ],
    tells: ['detente-proposed', 'detente-answered', 'detente-called', 'game-ended'],
  },
];
