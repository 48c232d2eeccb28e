import { expect } from '@playwright/test';
import type { Prepared } from '../position.ts';
import { by, type Decision } from './decision.ts';

const options = { apc: true } as const;
const rich = { grain: 6, oil: 6, minerals: 6 } as const;

/** Six Soviet armies attack Poland, where Europe has an APC with three armies beside it. */
const struck = {
  people: ['europe'],
  options,
  stage: 4,
  phase: 'attacks',
  bidders: ['ussr'],
  powers: {
    ussr: { units: { russia: 6 }, ...rich },
    europe: { units: { poland: { army: 3, apc: 1 } }, ...rich },
  },
  played: [by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } })],
} as const satisfies Prepared;

const stays = by('europe', { type: 'stay' });
const fed = by('europe', { type: 'defend', supplied: true });

/** Soviet units in Kazakh on the move. */
const moving = (units: Prepared['powers']['ussr']): Prepared => ({
  people: ['ussr'],
  options,
  stage: 5,
  phase: 'moves',
  bidders: ['ussr'],
  powers: { ussr: { grain: 0, oil: 12, ...units }, usa: {} },
});

export const apcDecisions: readonly Decision[] = [
  {
    name: 'one free APC is placed where units stand',
    command: 'place-apc',
    question: 'place-apc',
    at: { people: ['europe'], opening: true, options, powers: { europe: {}, ussr: {} }, until: 'place-apc' },
    reads: ['Put your free APC in a territory you occupy.', 'If you wait'],
    chooses: (hand) => hand.choose('at', 'Iberia'),
    presses: 'Seal: place the APC in Iberia',
    log: 'Europe 1 APC in Iberia',
    board: { iberia: /1 army, 1 APC/ },
    byKeys: true,
  },
  {
    name: 'a defender with APCs first says whether to stay',
    command: 'stay',
    question: 'stay',
    at: struck,
    reads: ['You are under attack in Poland. You can withdraw, surrender or stay.'],
    presses: 'Stay and fight',
    log: 'Europe stays in Poland',
  },
  {
    name: 'passengers get off to fight',
    command: 'get-off',
    question: 'passengers',
    at: {
      ...struck,
      powers: {
        ...struck.powers,
        europe: { laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 3 } }], ...rich },
      },
      played: [...struck.played, stays],
    },
    reads: ['Choose which armies get out of their APCs to fight for Poland.', 'APC with 3 armies, Poland'],
    chooses: (hand) => hand.more('APC with 3 armies, Poland', 2),
    presses: 'Let 2 armies get off',
    log: 'Europe unloads 2 armies from APCs to fight',
    board: { poland: /3 armies|2 armies/ },
    byKeys: true,
  },
  {
    name: 'the kind of unit that dies first is named',
    command: 'name-target',
    question: 'target',
    at: { ...struck, people: ['ussr'], played: [...struck.played, stays, fed] },
    reads: ['Choose the kind of enemy unit that your points must destroy first.', 'Odds'],
    chooses: (hand) => hand.choose('target', 'APC'),
    presses: 'Destroy APCs first',
    log: 'names APCs as its first target',
    byKeys: true,
  },
  {
    name: 'APCs stand before the others and take the points',
    command: 'absorb',
    question: 'absorb',
    at: {
      ...struck,
      played: [...struck.played, stays, fed, by('ussr', { type: 'name-target', target: 'army' })],
      dice: [6, 6, 1, 1],
    },
    reads: [
      /The enemy rolled \d+ points against you. Choose the APCs that are hit first\./,
      'takes up to 8 points',
      'Odds',
    ],
    chooses: (hand) => hand.more('APC, Poland'),
    presses: 'Shield the others with 1 APC',
    log: 'lets 1 APC take the points first',
  },
  {
    name: 'APCs without oil fall to the first player who moves in',
    command: 'occupy',
    question: 'occupy',
    at: {
      ...struck,
      people: ['ussr'],
      powers: { ussr: struck.powers.ussr, europe: { units: { poland: { apc: 2 } }, oil: 0 } },
      played: [...struck.played, stays],
    },
    reads: ['Choose which units move in.'],
    // All who fought are ready, and the map shows them on their way.
    chooses: async (hand) => {
      await hand.fewer('Armies march from Russia', 2);
      await expect(hand.page.locator('.arrow.move')).toHaveCount(1);
      await expect(hand.page.locator('.token.chosen[data-zone="poland"]')).toHaveCount(1);
    },
    presses: 'Move in with 4 armies, 4 grain',
    log: 'takes Poland and 2 APCs from Europe',
    board: { poland: /held by the Soviet Union, 4 armies and 2 APCs/ },
  },
  {
    name: 'armies get on an APC and ride for its oil',
    command: 'move',
    question: 'move',
    at: moving({ units: { kazakh: { apc: 1, army: 3 } } }),
    reads: ['3 oil from your supply center'],
    chooses: async (hand) => {
      await hand.choose('to', 'Russia');
      await hand.press('Add one: APCs drive from Kazakh');
      await hand.press('Add one: Take armies aboard in Kazakh');
      await hand.more('Take armies aboard in Kazakh', 2);
    },
    presses: 'Move 1 APC and 3 armies to Russia, 3 oil',
    log: 'from Kazakh to Russia',
    board: { russia: /1 APC.*with 3 armies aboard/ },
    byKeys: true,
  },
  {
    name: 'an APC flies with its passengers, each for oil of its own',
    command: 'move',
    question: 'move',
    at: moving({ laden: [{ zone: 'kazakh', carrier: 'apc', cargo: { army: 2 } }] }),
    reads: ['8 oil from your supply center'],
    chooses: async (hand) => {
      await hand.choose('to', 'Japan');
      await hand.press('Add one: APCs with 2 armies each fly from Kazakh, 8 oil each');
    },
    presses: 'Move 1 APC and 2 armies to Japan, 8 oil',
    log: 'from Kazakh to Japan',
    board: { japan: /1 APC.*with 2 armies aboard/ },
  },
  {
    name: 'one APC and two armies share a navy',
    command: 'move',
    question: 'move',
    at: moving({ units: { russia: { apc: 1, army: 2 }, 'baltic-sea': 1 } }),
    reads: ['2 oil from your supply center'],
    chooses: async (hand) => {
      await hand.choose('to', 'North Sea');
      await hand.press('Add one: Navies sail from the Baltic Sea');
      await hand.press('Add one: Take APCs aboard in Russia');
      await hand.press('Add one: Take armies aboard in Russia');
      await hand.more('Take armies aboard in Russia');
    },
    presses: 'Move 1 navy, 1 APC and 2 armies to the North Sea, 2 oil',
    log: 'from Russia and the Baltic Sea to the North Sea',
    board: { 'north-sea': /1 navy/ },
  },
  {
    name: 'an APC is built for $300M',
    command: 'build',
    question: 'build',
    at: {
      people: ['ussr'],
      options,
      stage: 6,
      phase: 'conventional-builds',
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 1 }, ...rich }, usa: {} },
    },
    reads: ['1 grain, 1 oil and 1 mineral from your supply center', '$7,000M becomes $6,700M'],
    chooses: async (hand) => {
      await hand.choose('kind', 'APC');
      await hand.choose('zone', 'Russia');
      await hand.fewer('How many', 2);
    },
    presses: 'Build 1 APC for $300M',
    log: /builds 1 APC/,
    board: { russia: /1 army and 1 APC/ },
  },
];
