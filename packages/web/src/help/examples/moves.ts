// Moving and building.
import { seat } from '@marshall/rules';
import { BUILDING, by, type Example, MOVING } from './example.ts';

export const MOVES: readonly Example[] = [
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

  {
    id: 'flight',
    paragraph: 'move-costs',
    position: {
      ...MOVING,
      bidders: ['europe'],
      powers: { europe: { oil: 6, units: { 'western-europe': 2, 'bay-of-biscay': 1 } }, ussr: {} },
    },
    played: [
      by('europe', {
        type: 'move',
        to: 'egypt',
        orders: [{ how: 'airlift', from: 'western-europe', units: { army: 2 } }],
      }),
      by('europe', {
        type: 'move',
        to: 'sea-of-crete',
        orders: [{ how: 'sail', from: 'bay-of-biscay', units: { navy: 1 } }],
      }),
    ],
    around: ['western-europe', 'egypt', 'sea-of-crete', 'bay-of-biscay'],
    tells: ['units-moved'],
  },
  {
    id: 'passage',
    paragraph: 'passage',
    position: {
      ...MOVING,
      bidders: ['europe'],
      powers: { europe: { grain: 6, units: { romania: 2 } }, ussr: { units: { kazakh: 1 } } },
    },
    played: [
      by('ussr', { type: 'grant-passage', to: seat('europe') }),
      by('europe', { type: 'move', to: 'turkey', orders: [{ how: 'march', from: 'romania', units: { army: 2 } }] }),
    ],
    around: ['romania', 'kazakh', 'turkey'],
    tells: ['passage-granted', 'units-moved', 'permission-answered'],
  },
  {
    id: 'taking-cards',
    paragraph: 'taking-cards',
    position: {
      ...MOVING,
      bidders: ['europe'],
      powers: {
        europe: { grain: 4, units: { greece: 2 } },
        ussr: { cards: { 'wallachia-grains': 'open' } },
      },
    },
    played: [
      by('europe', { type: 'move', to: 'romania', orders: [{ how: 'march', from: 'greece', units: { army: 1 } }] }),
    ],
    around: ['greece', 'romania', 'turkey'],
    tells: ['units-moved', 'cards-taken'],
  },
  {
    id: 'navy',
    paragraph: 'where-to-build',
    position: {
      ...BUILDING,
      bidders: ['europe'],
      powers: { europe: { grain: 6, oil: 6, minerals: 6, units: { iberia: 1, egypt: 1 } }, ussr: {} },
    },
    played: [
      by('europe', { type: 'build', kind: 'navy', zone: 'bay-of-biscay', number: 2 }),
      by('europe', { type: 'build', kind: 'army', zone: 'egypt', number: 1 }),
    ],
    around: ['iberia', 'bay-of-biscay', 'western-europe', 'egypt'],
    tells: ['units-built'],
  },
  {
    id: 'weapons',
    paragraph: 'weapons',
    position: {
      stage: 6,
      phase: 'strategic-builds',
      bidders: ['europe'],
      traders: [],
      powers: { europe: { minerals: 6, researched: { nuke: true, lStar: true } }, ussr: {} },
    },
    played: [by('europe', { type: 'build-weapons', nukes: 2, lStars: 1 })],
    tells: ['weapons-built'],
  },
  {
    id: 'research',
    paragraph: 'research',
    position: {
      stage: 6,
      phase: 'research',
      bidders: ['europe'],
      traders: [],
      powers: { europe: { minerals: 3 }, ussr: {} },
      deck: ['shan-mines', 'hassi-oil', 'nuke-1'],
    },
    played: [
      by('europe', { type: 'research', weapon: 'nuke' }),
      by('europe', { type: 'turn-research-card' }),
      by('europe', { type: 'turn-research-card' }),
      by('europe', { type: 'turn-research-card' }),
    ],
    tells: ['research-began', 'research-card-turned', 'weapon-developed'],
  },
];
