import type { Prepared } from '../position.ts';
import { by, type Decision } from './decision.ts';

/** Europe, and a Soviet Union that has nothing to fight with; nobody has said that they want to trade. */
const quiet = {
  people: ['europe'],
  traders: [],
  powers: {
    europe: { units: { greece: 2 }, grain: 6, oil: 6, cash: 3000 },
    ussr: { cash: 3000 },
  },
} as const satisfies Partial<Prepared>;

const selling = { ...quiet, stage: 3, phase: 'market-sales', bidders: ['europe'] } as const satisfies Prepared;

/** Europe has borrowed $1,000M of the Soviet Union, for $1,200M. */
const indebted = {
  ...quiet,
  stage: 3,
  phase: 'sales-to-players',
  bidders: ['europe'],
  traders: ['europe'],
  played: [
    by('europe', { type: 'offer', to: 'ussr', wantsCash: 1000, loan: true, repay: 1200, dueCycle: 5 }),
    by('ussr', { type: 'accept-offer', offer: 'europe>ussr#1' }),
  ],
} as const satisfies Prepared;

/** One of two American navies is sunk before India: what is ashore does not all find room on the other. */
const stranded = {
  people: ['usa'],
  options: { apc: true },
  stage: 4,
  phase: 'attacks',
  bidders: ['usa'],
  powers: {
    usa: {
      grain: 6,
      oil: 6,
      minerals: 6,
      laden: [
        { zone: 'bay-of-bengal', cargo: { army: 4 } },
        { zone: 'bay-of-bengal', cargo: { apc: 1, army: 2 } },
      ],
    },
    china: { units: { india: 9 } },
  },
  dice: [1, 1, 3],
} as const satisfies Prepared;

/** What a player may say beforehand or at any time, and what has a form of its own beside the map. */
export const baseDecisions: readonly Decision[] = [
  {
    name: 'bids are planned for the whole cycle, and made without asking',
    command: 'plan-bids',
    question: 'bid',
    at: { ...quiet, stage: 3 },
    reads: ['Plan bids', '2 cubes left.'],
    chooses: async (hand) => {
      await hand.press('Plan bids');
      await hand.more('Stage 5, Move');
    },
    presses: 'Seal the plan',
    next: 'move',
    byKeys: true,
  },
  {
    name: 'somebody passes for the rest of a stage',
    command: 'pass-stage',
    question: 'sell',
    at: selling,
    reads: ['Pass for the rest of this stage'],
    presses: 'Pass for the rest of this stage',
    next: 'bid',
    byKeys: true,
  },
  {
    name: 'somebody passes until a price is right',
    command: 'pass-stage',
    question: 'sell',
    at: selling,
    reads: ['Ask me again at a price of', 'At this price or better', '$600M'],
    chooses: async (hand) => {
      await hand.alsoDo('Pass until a price is reached');
      await hand.choose('until', 'Oil');
    },
    presses: 'Pass for the rest of this stage',
    next: 'bid',
  },
  {
    name: 'salaries are paid without asking from now on',
    command: 'pay-always',
    question: 'salaries',
    at: { people: ['europe'], opening: true, powers: { europe: {}, ussr: {} }, until: 'salaries' },
    reads: ['You’ll be asked only if you can’t afford them.', 'Pay without asking me'],
    chooses: (hand) => hand.alsoDo('Always pay salaries and interest'),
    presses: 'Save',
    next: 'bid',
  },
  {
    name: 'a player who wants to trade is asked for offers',
    command: 'want-to-trade',
    question: 'sell',
    at: selling,
    reads: ['Sell to the market, or pass.'],
    chooses: (hand) => hand.alsoDo('I want to trade'),
    presses: 'Pass',
    log: 'Europe wants to trade.',
    next: 'trade',
    byKeys: true,
  },
  {
    name: 'a loan of another player is paid back',
    command: 'pay-back',
    question: 'trade',
    at: indebted,
    reads: ['You owe the Soviet Union $1,200M, due by the end of cycle 5.', '$1,200M'],
    chooses: async (hand) => {
      await hand.press('Pay back');
      await hand.fill('amount', 1200);
    },
    presses: 'Pay back',
    log: /repays .* \$1,200M/,
  },
  {
    name: 'where there is not room for all, the attacker says who the navies take off',
    command: 'give-up-assault',
    question: 'assault',
    at: {
      ...stranded,
      played: [
        by('usa', {
          type: 'assault-by-sea',
          to: 'india',
          sea: 'bay-of-bengal',
          against: 'china',
          orders: [
            { how: 'convoy', from: 'bay-of-bengal', carrier: 'navy', number: 1, cargo: { army: 4 } },
            { how: 'ashore', on: 'india', units: { army: 4 } },
            { how: 'convoy', from: 'bay-of-bengal', carrier: 'navy', number: 1, cargo: { apc: 1, army: 2 } },
            { how: 'ashore', on: 'india', units: { apc: 1 } },
            { how: 'ashore', on: 'india', units: { army: 2 } },
          ],
        }),
        by('china', { type: 'defend', supplied: false }),
        by('china', { type: 'name-target', target: 'navy' }),
        by('usa', { type: 'absorb', apcs: {} }),
      ],
      until: 'assault',
    },
    reads: ['Your force hasn’t captured India yet', 'Who gets off'],
    chooses: async (hand) => {
      await hand.choose('how', 'Withdraw by sea');
      await hand.choose('load', '4 armies');
    },
    presses: 'End the assault',
    log: 'surrenders its assault force in India to China',
    board: { 'bay-of-bengal': /1 navy.*with 4 armies aboard/ },
  },
];
