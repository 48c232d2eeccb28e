import { seat } from '@marshall/rules';
import { marineSketch, techSketch } from '@marshall/rules/testing';
import type { Prepared } from '../position.ts';
import { by, type Decision } from './decision.ts';

const options = { merchantMarine: true } as const;
const [china, europe] = [seat('china'), seat('europe')];

/** European navies before the ports of Arabia, which China holds. */
const watch = {
  people: ['europe'],
  options,
  stage: 4,
  phase: 'attacks',
  bidders: ['europe'],
  powers: { europe: { units: { 'red-sea': 1, 'arabian-sea': 2 } }, china: { units: { arabia: 1 } } },
} as const satisfies Prepared;

/** Soviet armies before European ships in the Baltic Sea. */
const convoy = {
  people: ['ussr'],
  options,
  stage: 4,
  phase: 'attacks',
  bidders: ['ussr'],
  powers: { ussr: { units: { russia: 3 } }, europe: { units: { 'baltic-sea': { ship: 4 } } } },
  dice: [4, 3],
} as const satisfies Prepared;

/** A battle for Poland has been fought to no end; Step E begins with the ships of Europe. */
const stepE = {
  people: ['europe'],
  options,
  stage: 4,
  phase: 'attacks',
  bidders: ['ussr'],
  prices: { oil: 25 },
  powers: {
    ussr: { units: { russia: 5, 'mid-pacific': { ship: 1 } } },
    europe: { units: { poland: 5, 'indian-ocean': { ship: 2 } } },
    china: {},
  },
  played: [
    by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 5 } }),
    by('europe', { type: 'defend', supplied: true }),
  ],
  dice: [1, 1, 1, 1],
} as const satisfies Prepared;

const proposed = by('europe', {
  type: 'carry-goods',
  partner: china,
  direction: 'bring',
  resource: 'oil',
  units: 2,
  price: 300,
});

export const marineWar: readonly Decision[] = [
  {
    name: 'merchant ships are attacked for a set, with the odds before it',
    command: 'attack-ships',
    question: 'attack',
    at: convoy,
    reads: ['1 set of supplies (2 left)', 'Odds'],
    chooses: (hand) => hand.press('Attack merchant ships'),
    presses: 'Attack the merchant ships of Europe in the Baltic Sea with 3 armies',
    log: /merchant ships/,
    byKeys: true,
  },
  {
    name: 'a player who leads by five chooses between convoy and escorts',
    command: 'strike-first',
    question: 'strike-first',
    at: {
      ...convoy,
      options: { ...options, highTech: true },
      powers: { ussr: convoy.powers.ussr, europe: { units: { 'baltic-sea': { navy: 1, ship: 1 } } } },
      sets: techSketch({ ussr: { shown: { army: 5 } }, europe: {} }),
      played: [
        by('ussr', {
          type: 'attack-ships',
          from: 'russia',
          to: 'baltic-sea',
          against: 'europe',
          units: { army: 3 },
        }),
        by('europe', { type: 'defend', supplied: true }),
        by('ussr', { type: 'disclose', show: 'army' }),
      ],
    },
    reads: ['Choose what to strike first: the convoy or its escorts.', 'If you wait', 'Odds'],
    chooses: (hand) => hand.choose('group', 'Its escorts'),
    presses: 'Strike the escorts first',
    log: 'has to fight the escorts in the Baltic Sea first',
  },
  {
    name: 'a blockade is announced',
    command: 'announce',
    question: 'attack',
    at: watch,
    reads: ['dice decide what gets through'],
    chooses: (hand) => hand.press('Announce a blockade or siege'),
    presses: 'Blockade Arabia',
    log: 'Europe announces a blockade of China’s ports in Arabia',
    board: { arabia: /under siege|blockad/ },
    byKeys: true,
  },
  {
    name: 'a blockade is lifted',
    command: 'lift',
    question: 'attack',
    at: { ...watch, sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }) },
    reads: ['It ends at once'],
    chooses: (hand) => hand.press('Lift a blockade or siege'),
    presses: 'Lift the blockade of Arabia',
    log: 'Europe lifts its blockade of Arabia',
  },
  {
    name: 'ships bring goods from the market for danger pay',
    command: 'import-goods',
    question: 'step-e',
    at: stepE,
    reads: ['$1,000M for 2 merchant ships', '$7,000M becomes $5,900M'],
    chooses: async (hand) => {
      await hand.press('Fetch goods');
      await hand.choose('resource', 'Oil');
      await hand.more('Units', 3);
    },
    presses: 'Fetch 4 oil from the market',
    log: 'brings in 4 oil for $100M and pays $1,000M in danger pay',
    byKeys: true,
  },
  {
    name: 'ships fetch goods from another player at a price',
    command: 'carry-goods',
    question: 'step-e',
    at: stepE,
    reads: ['Each ship costs $500M danger pay'],
    chooses: async (hand) => {
      await hand.press('Carry goods');
      await hand.choose('partner', 'China');
      await hand.choose('direction', 'Fetch from them');
      await hand.choose('resource', 'Oil');
      await hand.fill('price', 300);
    },
    presses: 'Propose: fetch 1 oil from China for $300M',
    log: /fetches 1 oil from China for \$300M|China turns Europe’s proposal down/,
  },
  {
    name: 'a player who is asked agrees to the price, or does not',
    command: 'agree-carriage',
    question: 'carriage',
    at: { ...stepE, people: ['china'], played: [...stepE.played, proposed] },
    reads: ['Europe wants to fetch 2 oil from you for $300M. Do you agree?', 'If you wait'],
    chooses: (hand) => hand.choose('agree', 'Agree'),
    presses: 'Give 2 oil for $300M',
    log: 'Europe fetches 2 oil from China for $300M and pays $500M in danger pay',
    byKeys: true,
  },
  {
    name: 'ships are done before the units move',
    command: 'ships-done',
    question: 'step-e',
    at: {
      ...stepE,
      powers: { ...stepE.powers, europe: { units: { poland: 5, greece: 1, 'indian-ocean': { ship: 2 } } } },
    },
    reads: ['Use your merchant ships before your units move'],
    presses: 'Done with the ships',
    next: 'reinforce',
  },
];
