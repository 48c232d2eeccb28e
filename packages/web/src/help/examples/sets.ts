// The expansions and the Conflict Chart.
import { seat } from '@marshall/rules';
import { BATTLE, BUILDING, by, type Example, FOUGHT, MOVING } from './example.ts';

const RICH = { grain: 6, oil: 6, minerals: 6 } as const;

const APC: readonly Example[] = [
  {
    id: 'apc-build',
    paragraph: 'apc-units',
    position: {
      ...BUILDING,
      options: { apc: true },
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 3 }, ...RICH }, usa: {} },
    },
    played: [by('ussr', { type: 'build', kind: 'apc', zone: 'russia', number: 1 })],
    around: ['russia', 'kazakh', 'poland'],
    tells: ['units-built'],
  },
  {
    id: 'apc-drive',
    paragraph: 'apc-moves',
    position: {
      ...MOVING,
      options: { apc: true },
      bidders: ['ussr'],
      powers: { ussr: { oil: 12, laden: [{ zone: 'kazakh', carrier: 'apc', cargo: { army: 3 } }] }, usa: {} },
    },
    played: [
      by('ussr', {
        type: 'move',
        to: 'poland',
        orders: [{ how: 'convoy', from: 'kazakh', carrier: 'apc', number: 1, cargo: { army: 3 } }],
      }),
    ],
    around: ['kazakh', 'russia', 'poland'],
    tells: ['units-moved'],
  },
  {
    id: 'apc-battle',
    paragraph: 'apc-battle',
    position: {
      ...BATTLE,
      options: { apc: true },
      bidders: ['ussr'],
      powers: {
        ussr: { units: { russia: 6 }, ...RICH },
        europe: { units: { poland: { army: 3, apc: 1 } }, ...RICH },
      },
      dice: [6, 4, 2, 3],
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } }),
      by('europe', { type: 'stay' }),
      by('europe', { type: 'defend', supplied: true }),
      by('ussr', { type: 'name-target', target: 'apc' }),
      by('europe', { type: 'absorb', apcs: {} }),
    ],
    around: ['russia', 'poland'],
    tells: [...FOUGHT, 'target-named', 'fire-power-counted', 'absorption-chosen'],
  },
];

const HIGH_TECH: readonly Example[] = [
  {
    id: 'deploy',
    paragraph: 'tech-cards',
    position: {
      stage: 6,
      phase: 'tech-research',
      options: { highTech: true },
      bidders: ['usa'],
      traders: [],
      powers: { usa: { cash: 3000, units: { alaska: 2 } }, ussr: {} },
      dice: [2],
    },
    technology: { usa: { agenda: ['army'], cards: { army: [3] } }, ussr: {} },
    played: [by('usa', { type: 'deploy-technology', technology: 'army', level: 3 })],
    tells: ['technology-researched', 'technology-deployed'],
  },
  {
    id: 'tech-battle',
    paragraph: 'tech-battle',
    position: {
      ...BATTLE,
      options: { highTech: true },
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 4 } }, europe: { units: { poland: 3 } } },
      dice: [3, 4, 5, 2, 1, 4],
    },
    technology: { ussr: {}, europe: { hidden: { army: 4 } } },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 4 } }),
      by('europe', { type: 'defend', supplied: true }),
      by('europe', { type: 'disclose', show: 'army' }),
    ],
    around: ['russia', 'poland'],
    tells: [...FOUGHT, 'technology-disclosed', 'technology-shown'],
  },
  {
    id: 'tech-move',
    paragraph: 'tech-moves',
    position: {
      ...MOVING,
      options: { highTech: true },
      bidders: ['ussr'],
      powers: { ussr: { grain: 3, units: { russia: 3 } }, usa: {} },
    },
    technology: { ussr: { hidden: { army: 3 } }, usa: {} },
    played: [
      by('ussr', { type: 'show-technology', technology: 'army' }),
      by('ussr', { type: 'move', to: 'romania', orders: [{ how: 'march', from: 'russia', units: { army: 3 } }] }),
    ],
    around: ['russia', 'poland', 'romania'],
    tells: ['technology-shown', 'units-moved'],
  },
  {
    id: 'tech-sale',
    paragraph: 'tech-sales',
    position: {
      stage: 6,
      phase: 'arms-bazaar',
      options: { highTech: true },
      bidders: ['usa', 'ussr'],
      traders: ['usa', 'ussr'],
      powers: { usa: {}, ussr: { cash: 3000 } },
    },
    technology: { usa: { cards: { army: [4] } }, ussr: {} },
    played: [
      by('usa', { type: 'offer', to: 'ussr', gives: { 'army-licence-4': 1 }, wantsCash: 500 }),
      by('ussr', { type: 'accept-offer', offer: 'usa>ussr#1' }),
    ],
    reader: 'usa',
    tells: ['offer-made', 'deal-made', 'technology-shown'],
  },
];

const MARINE: readonly Example[] = [
  {
    id: 'ships',
    paragraph: 'ships',
    position: {
      ...BUILDING,
      options: { merchantMarine: true },
      bidders: ['usa'],
      powers: { usa: { units: { alaska: 1 } }, ussr: {} },
    },
    played: [by('usa', { type: 'build', kind: 'ship', zone: 'mid-pacific', number: 3 })],
    around: ['mid-pacific', 'western-usa'],
    tells: ['units-built'],
  },
  {
    id: 'freight',
    paragraph: 'freight',
    position: {
      stage: 3,
      phase: 'market-sales',
      options: { merchantMarine: true },
      bidders: ['usa'],
      traders: [],
      powers: { usa: { oil: 9, units: { 'mid-pacific': { ship: 2 } } }, ussr: {} },
    },
    played: [by('usa', { type: 'sell', resource: 'oil', units: 5 })],
    around: ['mid-pacific', 'western-usa'],
    tells: ['sold', 'freight-paid'],
  },
  {
    id: 'ship-battle',
    paragraph: 'ship-battles',
    position: {
      ...BATTLE,
      options: { merchantMarine: true },
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 3 } }, europe: { units: { 'baltic-sea': { ship: 4 } } } },
      dice: [4, 3],
    },
    played: [
      by('ussr', {
        type: 'attack-ships',
        from: 'russia',
        to: 'baltic-sea',
        against: 'europe',
        units: { army: 3 },
      }),
    ],
    around: ['russia', 'baltic-sea', 'scandinavia'],
    tells: FOUGHT,
  },
  {
    id: 'marine-siege',
    paragraph: 'marine-siege',
    position: {
      ...BATTLE,
      options: { merchantMarine: true },
      bidders: ['europe'],
      powers: { europe: { units: { 'red-sea': 1, 'arabian-sea': 2 } }, china: { units: { arabia: 1 } } },
    },
    played: [by('europe', { type: 'announce', against: seat('china'), grip: 'arabia' })],
    around: ['arabia', 'red-sea', 'arabian-sea'],
    tells: ['grip-announced'],
  },
  {
    id: 'legions',
    paragraph: 'legions',
    position: {
      ...BUILDING,
      options: { merchantMarine: true },
      bidders: ['europe'],
      powers: { europe: { ...RICH, units: { iberia: 1, egypt: 1 } }, ussr: {} },
    },
    played: [
      by('europe', { type: 'build', kind: 'army', zone: 'iberia', number: 3 }),
      by('europe', { type: 'build', kind: 'army', zone: 'egypt', number: 3 }),
    ],
    around: ['iberia', 'egypt', 'greece'],
    tells: ['units-built'],
  },
];

const CHARTED = [
  'attack-declared',
  'defence-chosen',
  'chart-read',
  'units-lost',
  'zone-captured',
  'retaliation-opened',
];

const CHART: readonly Example[] = [
  {
    id: 'chart',
    paragraph: 'chart-battle',
    position: {
      ...BATTLE,
      options: { combatResolution: 'chart' },
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 6 }, ...RICH }, europe: { units: { poland: 4 }, ...RICH } },
      dice: [5, 1],
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } }),
      by('europe', { type: 'defend', supplied: true }),
    ],
    around: ['russia', 'poland'],
    tells: CHARTED,
  },
  {
    id: 'chart-d',
    paragraph: 'chart-results',
    position: {
      ...BATTLE,
      options: { combatResolution: 'chart' },
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 8 }, ...RICH }, europe: { units: { poland: 5 }, ...RICH } },
      dice: [1, 1, 5, 1],
    },
    played: [
      by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } }),
      by('europe', { type: 'defend', supplied: true }),
      by('europe', { type: 'attack', from: 'poland', to: 'russia', against: 'ussr', units: { army: 5 } }),
    ],
    around: ['russia', 'poland'],
    tells: [...CHARTED, 'retaliation-declared'],
  },
];

export const SETS: readonly Example[] = [...APC, ...HIGH_TECH, ...MARINE, ...CHART];
