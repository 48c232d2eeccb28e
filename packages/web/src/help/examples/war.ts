// Battles on land and at sea.
import { BATTLE, by, type Example, FOUGHT } from './example.ts';

export const WAR: readonly Example[] = [
  {
    id: 'battle',
    paragraph: 'dice',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { units: { 'eastern-europe': 4 } }, ussr: { units: { poland: 1 } } },
      dice: [4, 2, 4],
    },
    played: [
      {
        by: 'europe',
        command: { type: 'attack', from: 'eastern-europe', to: 'poland', against: 'ussr', units: { army: 3 } },
      },
      { by: 'ussr', command: { type: 'defend', supplied: false } },
      {
        by: 'europe',
        command: { type: 'occupy', orders: [{ how: 'march', from: 'eastern-europe', units: { army: 2 } }] },
      },
    ],
    around: ['eastern-europe', 'poland', 'western-europe'],
    tells: FOUGHT,
  },
  {
    id: 'militia',
    paragraph: 'militia',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { units: { greece: 3 } }, ussr: {} },
      dice: [3],
    },
    played: [
      {
        by: 'europe',
        command: { type: 'attack', from: 'greece', to: 'romania', against: 'militia', units: { army: 3 } },
      },
      { by: 'europe', command: { type: 'occupy', orders: [{ how: 'march', from: 'greece', units: { army: 2 } }] } },
    ],
    around: ['greece', 'romania', 'turkey'],
    tells: [...FOUGHT, 'rolled'],
  },
  {
    id: 'landing',
    paragraph: 'landing',
    position: {
      ...BATTLE,
      bidders: ['usa'],
      powers: {
        usa: { laden: [{ zone: 'gulf-of-guinea', cargo: { army: 4 } }] },
        africa: { units: { nigeria: 2 } },
      },
      dice: [5, 1, 6, 2],
    },
    played: [
      {
        by: 'usa',
        command: {
          type: 'assault-by-sea',
          to: 'nigeria',
          sea: 'gulf-of-guinea',
          against: 'africa',
          orders: [
            { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 4 } },
            { how: 'ashore', on: 'nigeria', units: { army: 4 } },
          ],
        },
      },
      { by: 'africa', command: { type: 'defend', supplied: true } },
    ],
    around: ['nigeria', 'gulf-of-guinea', 'zaire'],
    tells: FOUGHT,
  },
  {
    id: 'airborne',
    paragraph: 'airborne',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { oil: 8, units: { 'western-europe': 3 } }, ussr: { units: { turkey: 1 } } },
      dice: [5, 3, 2],
    },
    played: [
      {
        by: 'europe',
        command: {
          type: 'assault-by-air',
          to: 'turkey',
          against: 'ussr',
          orders: [{ how: 'airlift', from: 'western-europe', units: { army: 3 } }],
        },
      },
      { by: 'ussr', command: { type: 'defend', supplied: false } },
    ],
    around: ['western-europe', 'turkey', 'greece'],
    tells: FOUGHT,
  },
  {
    id: 'blockade',
    paragraph: 'blockade',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: {
        europe: { units: { 'red-sea': 1, 'arabian-sea': 1 } },
        usa: { cards: { 'baqa-oil': 'open' }, units: { arabia: 1 } },
      },
    },
    played: [],
    around: ['arabia', 'red-sea', 'arabian-sea'],
    tells: [],
  },

  {
    id: 'attack',
    paragraph: 'attacking',
    position: {
      ...BATTLE,
      bidders: ['china'],
      powers: { china: { units: { tibet: 4 } }, ussr: { units: { india: 3 } } },
      dice: [5, 2, 3, 4],
    },
    played: [
      by('china', { type: 'attack', from: 'tibet', to: 'india', against: 'ussr', units: { army: 4 } }),
      by('ussr', { type: 'defend', supplied: true }),
    ],
    around: ['tibet', 'india', 'burma'],
    tells: [...FOUGHT, 'set-removed', 'defence-chosen'],
  },
  {
    id: 'reach',
    paragraph: 'reach',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { units: { 'sea-of-crete': 2 } }, ussr: { units: { 'black-sea': 1 } } },
      dice: [6, 4, 1],
    },
    played: [
      by('europe', { type: 'attack', from: 'sea-of-crete', to: 'black-sea', against: 'ussr', units: { navy: 2 } }),
      by('ussr', { type: 'defend', supplied: false }),
    ],
    around: ['sea-of-crete', 'black-sea', 'turkey', 'greece'],
    tells: FOUGHT,
  },
  {
    id: 'battle-cost',
    paragraph: 'battle-cost',
    position: {
      ...BATTLE,
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 3 } }, europe: { grain: 0, units: { poland: 3 } } },
      dice: [2, 5],
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 3 } }),
      by('europe', { type: 'defend', supplied: false }),
    ],
    around: ['russia', 'poland'],
    tells: ['set-removed', 'defence-chosen', 'dice-counted', 'fired', 'units-lost'],
  },
  {
    id: 'losses',
    paragraph: 'losses',
    position: {
      ...BATTLE,
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 6 } }, europe: { units: { poland: 5 } } },
      dice: [6, 5, 2, 3],
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } }),
      by('europe', { type: 'defend', supplied: true }),
    ],
    around: ['russia', 'poland'],
    tells: ['dice-counted', 'fired', 'units-lost'],
  },
  {
    id: 'occupying',
    paragraph: 'occupying',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: {
        europe: { units: { greece: 3 } },
        ussr: { cards: { 'wallachia-grains': 'open' }, units: { romania: 1 } },
      },
      dice: [4, 1, 2],
    },
    played: [
      by('europe', { type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 3 } }),
      by('ussr', { type: 'defend', supplied: false }),
      by('europe', { type: 'occupy', orders: [{ how: 'march', from: 'greece', units: { army: 1 } }] }),
    ],
    around: ['greece', 'romania', 'turkey'],
    tells: FOUGHT,
  },
  {
    id: 'withdrawal',
    paragraph: 'defending',
    position: {
      ...BATTLE,
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 5 } }, europe: { units: { poland: 2, 'eastern-europe': 1 } } },
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 5 } }),
      by('europe', {
        type: 'withdraw',
        to: 'eastern-europe',
        orders: [{ how: 'march', from: 'poland', units: { army: 2 } }],
      }),
      by('ussr', { type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 2 } }] }),
    ],
    around: ['russia', 'poland', 'eastern-europe'],
    tells: ['attack-declared', 'withdrew', 'units-moved', 'zone-captured'],
  },
  {
    id: 'reinforcing',
    paragraph: 'reinforcing',
    position: {
      ...BATTLE,
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 4 } }, europe: { units: { poland: 3, 'eastern-europe': 3 } } },
      dice: [4, 2, 1, 2],
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 4 } }),
      by('europe', { type: 'defend', supplied: true }),
      by('europe', {
        type: 'reinforce',
        to: 'poland',
        orders: [{ how: 'march', from: 'eastern-europe', units: { army: 2 } }],
      }),
      by('europe', { type: 'end-reinforcing' }),
    ],
    around: ['russia', 'poland', 'eastern-europe'],
    tells: ['units-lost', 'units-moved'],
  },
  {
    id: 'counterattack',
    paragraph: 'counterattack',
    position: {
      ...BATTLE,
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 3, romania: 1 } }, europe: { units: { poland: 3, greece: 4 } } },
      dice: [1, 2, 1, 1, 5, 3, 2],
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 3 } }),
      by('europe', { type: 'defend', supplied: true }),
      by('europe', { type: 'end-reinforcing' }),
      by('ussr', { type: 'end-reinforcing' }),
      by('europe', { type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 4 } }),
      by('ussr', { type: 'defend', supplied: false }),
      by('europe', { type: 'occupy', orders: [{ how: 'march', from: 'greece', units: { army: 1 } }] }),
    ],
    around: ['russia', 'poland', 'greece', 'romania'],
    tells: [...FOUGHT, 'counterattack-opened'],
  },
  {
    id: 'siege',
    paragraph: 'siege',
    position: {
      ...BATTLE,
      bidders: ['usa'],
      powers: {
        usa: { units: { 'gulf-of-guinea': 1, 'cape-of-good-hope': 1, 'straits-of-malacca': 1, 'red-sea': 1 } },
        africa: { cards: 'home', units: { nigeria: 1, zaire: 1, mozambique: 1, 'south-africa': 1 } },
      },
    },
    played: [],
    around: ['nigeria', 'zaire', 'south-africa', 'mozambique', 'gulf-of-guinea', 'straits-of-malacca'],
    tells: [],
  },
  {
    id: 'supremacy',
    paragraph: 'supremacy',
    position: {
      ...BATTLE,
      bidders: ['usa'],
      powers: {
        usa: { units: { venezuela: 1, brazil: 3, peru: 1 } },
        'south-america': { units: { argentina: 1 } },
      },
      dice: [4, 2, 1],
    },
    played: [
      by('usa', { type: 'attack', from: 'brazil', to: 'argentina', against: 'south-america', units: { army: 3 } }),
      by('south-america', { type: 'defend', supplied: false }),
      by('usa', { type: 'occupy', orders: [{ how: 'march', from: 'brazil', units: { army: 2 } }] }),
      by('usa', { type: 'end-reinforcing' }),
    ],
    around: ['argentina', 'brazil', 'peru', 'venezuela'],
    tells: ['attack-declared', 'fired', 'units-lost', 'zone-captured', 'left', 'spoils-taken', 'game-ended'],
  },
  {
    id: 'captured',
    paragraph: 'captured',
    position: {
      ...BATTLE,
      bidders: ['usa'],
      powers: {
        usa: { units: { venezuela: 1, brazil: 3, peru: 1 } },
        'south-america': {
          cash: 900,
          grain: 2,
          nukes: 1,
          cards: { 'buchardo-young': 'open' },
          units: { argentina: 1, 'south-africa': 1 },
        },
        china: {},
      },
      dice: [4, 2, 1],
    },
    played: [
      by('usa', { type: 'attack', from: 'brazil', to: 'argentina', against: 'south-america', units: { army: 3 } }),
      by('south-america', { type: 'defend', supplied: false }),
      by('usa', { type: 'occupy', orders: [{ how: 'march', from: 'brazil', units: { army: 2 } }] }),
      by('usa', { type: 'end-reinforcing' }),
      by('south-america', { type: 'no-counterattack' }),
    ],
    around: ['argentina', 'brazil', 'south-africa'],
    tells: ['zone-captured', 'counterattack-declined', 'spoils-taken', 'left', 'cards-taken'],
  },
];
