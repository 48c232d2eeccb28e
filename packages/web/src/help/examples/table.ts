// The table as a whole: how a game ends, how a cycle goes on, and what is said and hidden.
import { words } from '../../words.ts';
import { BATTLE, by, type Example } from './example.ts';

/** Nobody wants the last stage of the last cycle, and the game is over. */
const LAST = { cycle: 3, stage: 7, traders: [], options: { detenteCycle: 3 } } as const;
const PASSED: Example['played'] = [by('europe', { type: 'bid', cubes: 0 }), by('ussr', { type: 'bid', cubes: 0 })];

export const TABLE: readonly Example[] = [
  {
    id: 'how-to-win',
    paragraph: 'how-to-win',
    position: {
      ...LAST,
      powers: { europe: { cash: 4000, units: { iberia: 1 } }, ussr: { cash: 1000, units: { russia: 9 } } },
    },
    played: PASSED,
    tells: ['bids-revealed', 'game-ended'],
  },
  {
    id: 'wealth',
    paragraph: 'wealth',
    position: {
      ...LAST,
      prices: { oil: 500 },
      powers: { europe: { cash: 1000, oil: 6 }, ussr: { cash: 3500, oil: 0, loans: 1 } },
    },
    played: PASSED,
    tells: ['game-ended'],
  },
  {
    id: 'stars',
    paragraph: 'stars',
    position: {
      ...BATTLE,
      bidders: ['usa'],
      powers: { usa: { units: { venezuela: 1, brazil: 3, peru: 1 } }, 'south-america': { units: { argentina: 1 } } },
      dice: [4, 2, 1],
    },
    played: [
      by('usa', { type: 'attack', from: 'brazil', to: 'argentina', against: 'south-america', units: { army: 3 } }),
      by('south-america', { type: 'defend', supplied: false }),
      by('usa', { type: 'occupy', orders: [{ how: 'march', from: 'brazil', units: { army: 2 } }] }),
      by('usa', { type: 'end-reinforcing' }),
    ],
    tells: ['attack-declared', 'zone-captured', 'game-ended'],
  },
  {
    id: 'the-cycle',
    paragraph: 'the-cycle',
    position: { stage: 7, traders: [], powers: { europe: {}, ussr: {} } },
    played: PASSED,
    tells: ['bids-revealed', 'cycle-began', 'stage-opened'],
  },
  {
    id: 'first-cycle',
    paragraph: 'first-cycle',
    position: { cycle: 1, stage: 3, traders: [], powers: { europe: {}, ussr: {} } },
    played: PASSED,
    tells: ['bids-revealed', 'stage-skipped', 'stage-opened'],
  },
  {
    id: 'promises',
    paragraph: 'promises',
    position: {
      stage: 3,
      phase: 'sales-to-players',
      bidders: ['europe'],
      traders: ['europe'],
      powers: { europe: { oil: 6 }, ussr: { cash: 3000 } },
    },
    played: [
      by('europe', {
        type: 'offer',
        to: 'ussr',
        gives: { oil: 4 },
        wantsCash: 1600,
        promise: words.help.example.promise,
      }),
      by('ussr', { type: 'accept-offer', offer: 'europe>ussr#1' }),
    ],
    reader: 'europe',
    tells: ['offer-made', 'deal-made'],
  },
  {
    id: 'secrets',
    paragraph: 'secrets',
    position: {
      stage: 7,
      phase: 'prospecting',
      bidders: ['europe'],
      traders: [],
      powers: { europe: {}, ussr: {} },
      deck: ['shan-mines', 'hassi-oil'],
    },
    played: [
      by('europe', { type: 'prospect', resource: 'oil' }),
      by('europe', { type: 'turn-card' }),
      by('europe', { type: 'turn-card' }),
    ],
    // What the other power hears of it.
    reader: 'ussr',
    tells: ['attempt-began', 'card-turned', 'company-opened'],
  },
];
