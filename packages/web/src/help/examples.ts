// Examples of the handbook as data: a position, what is commanded there, and which dice fall. The referee works them out.
import type { Command, Power } from '@marshall/rules';
import type { Sketch } from '@marshall/rules/testing';
import type { ParagraphId } from '@marshall/words/handbook';

export interface Example {
  readonly id: string;
  /** Where it stands in the handbook. */
  readonly paragraph: ParagraphId;
  readonly position: Sketch;
  readonly played: readonly { readonly by: Power; readonly command: Command }[];
  /** What is to be seen on the map; nothing where it is not about the map. */
  readonly around?: readonly string[];
  /** The kinds of events that it is about. */
  readonly tells: readonly string[];
}

const BATTLE = { stage: 4, phase: 'attacks', traders: [] } as const;
const FOUGHT = [
  'attack-declared',
  'units-moved',
  'dice-counted',
  'fired',
  'units-lost',
  'cards-taken',
  'zone-captured',
];
const STRUCK = ['nukes-launched', 'l-star-fired', 'struck', 'roulette-rolled', 'roulette'];

/** How each power begins. */
const START: Example = {
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

const MONEY: readonly Example[] = [
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
];

const WAR: readonly Example[] = [
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
    id: 'siege',
    paragraph: 'blockade',
    position: {
      ...BATTLE,
      bidders: ['usa'],
      powers: {
        usa: { units: { 'gulf-of-guinea': 1, 'cape-of-good-hope': 1 } },
        africa: { cards: 'home', units: { nigeria: 1, zaire: 1 } },
      },
    },
    played: [],
    around: ['nigeria', 'zaire', 'south-africa', 'gulf-of-guinea'],
    tells: [],
  },
];

const NUCLEAR: readonly Example[] = [
  {
    id: 'strike',
    paragraph: 'nukes',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { nukes: 2, units: { greece: 2 } }, ussr: { units: { romania: 4 } } },
    },
    played: [{ by: 'europe', command: { type: 'launch', targets: { romania: 1 } } }],
    around: ['greece', 'romania', 'turkey', 'poland'],
    tells: STRUCK,
  },
  {
    id: 'screen',
    paragraph: 'l-stars',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      powers: { europe: { nukes: 2, units: { greece: 2 } }, ussr: { lStars: 2, units: { romania: 4 } } },
      dice: [6, 3],
    },
    played: [
      { by: 'europe', command: { type: 'launch', targets: { romania: 2 } } },
      { by: 'ussr', command: { type: 'shoot', at: 'romania' } },
      { by: 'ussr', command: { type: 'shoot', at: 'romania' } },
    ],
    around: ['greece', 'romania', 'turkey', 'poland'],
    tells: STRUCK,
  },
  {
    id: 'thirteenth',
    paragraph: 'coup-final',
    position: {
      ...BATTLE,
      bidders: ['europe'],
      nuked: [
        'greenland',
        'iraq',
        'iran',
        'sahara',
        'india',
        'pakistan',
        'burma',
        'japan',
        'indonesia',
        'middle-east',
        'central-america',
        'egypt',
      ],
      powers: { europe: { nukes: 1, units: { greece: 2 } }, ussr: { units: { romania: 4 } } },
      dice: [5],
    },
    played: [{ by: 'europe', command: { type: 'launch', targets: { romania: 1 } } }],
    around: [],
    tells: STRUCK,
  },
];

const MOVES: readonly Example[] = [
  {
    id: 'march',
    paragraph: 'march',
    position: {
      stage: 5,
      phase: 'moves',
      bidders: ['europe'],
      traders: [],
      powers: { europe: { grain: 6, units: { 'eastern-europe': 3 } }, ussr: {} },
    },
    played: [
      {
        by: 'europe',
        command: {
          type: 'move',
          to: 'romania',
          orders: [{ how: 'march', from: 'eastern-europe', units: { army: 2 } }],
        },
      },
    ],
    around: ['eastern-europe', 'poland', 'romania', 'greece'],
    tells: ['units-moved', 'cards-taken'],
  },
  {
    id: 'empty-home',
    paragraph: 'empty-home',
    position: {
      stage: 5,
      phase: 'moves',
      bidders: ['ussr'],
      traders: [],
      powers: { europe: { cards: 'home', units: { iberia: 1 } }, ussr: { units: { poland: 2 } } },
    },
    played: [
      {
        by: 'ussr',
        command: { type: 'move', to: 'eastern-europe', orders: [{ how: 'march', from: 'poland', units: { army: 1 } }] },
      },
    ],
    around: ['eastern-europe', 'poland', 'western-europe'],
    tells: ['units-moved', 'cards-taken', 'zone-captured'],
  },
  {
    id: 'convoy',
    paragraph: 'convoy',
    position: {
      stage: 5,
      phase: 'moves',
      bidders: ['usa'],
      traders: [],
      powers: { usa: { laden: [{ zone: 'mid-atlantic', cargo: { army: 3 } }] }, ussr: {} },
    },
    played: [
      {
        by: 'usa',
        command: {
          type: 'move',
          to: 'gulf-of-guinea',
          orders: [{ how: 'convoy', from: 'mid-atlantic', carrier: 'navy', number: 1, cargo: { army: 3 } }],
        },
      },
    ],
    around: ['mid-atlantic', 'gulf-of-guinea', 'nigeria'],
    tells: ['units-moved'],
  },
  {
    id: 'build',
    paragraph: 'units',
    position: {
      stage: 6,
      phase: 'conventional-builds',
      bidders: ['europe'],
      traders: [],
      powers: { europe: { units: { iberia: 1 } }, ussr: {} },
    },
    played: [{ by: 'europe', command: { type: 'build', kind: 'army', zone: 'iberia', number: 3 } }],
    around: ['iberia', 'western-europe', 'british-isles'],
    tells: ['units-built'],
  },
];

export const EXAMPLES: readonly Example[] = [START, ...MONEY, ...WAR, ...NUCLEAR, ...MOVES];

/** The example that stands under a paragraph. */
export const exampleFor = (paragraph: ParagraphId): Example | undefined =>
  EXAMPLES.find((example) => example.paragraph === paragraph);
