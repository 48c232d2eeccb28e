import { marineSketch } from '@marshall/rules/testing';
import type { Prepared } from '../position.ts';
import { by, type Decision } from './decision.ts';

const options = { merchantMarine: true } as const;
const dark = (ships: number) => ({ 'mid-pacific': { ship: ships } }) as const;

/** American ships before Arabia, where Baqa Oil makes five; pirates, if any, in the Red Sea. */
const transfer = (ships: number, pirates = 0) =>
  ({
    people: ['usa'],
    options,
    stage: 2,
    prices: { oil: 25 },
    powers: {
      usa: { cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: ships } }, oil: 0, cash: 1000 },
      ussr: {},
    },
    ...(pirates > 0 ? { sets: marineSketch({ pirates: { 'red-sea': pirates } }) } : {}),
  }) as const satisfies Prepared;

const loaded = by('usa', {
  type: 'load-ships',
  trips: [
    { sea: 'red-sea', cargo: { 'baqa-oil': 3 } },
    { sea: 'red-sea', cargo: { 'baqa-oil': 2 } },
  ],
});

/** Nine oil to sell, at a price and with so much cash for the freight. */
const sale = (oil: number, cash: number): Decision['at'] => ({
  people: ['usa'],
  options,
  stage: 3,
  phase: 'market-sales',
  bidders: ['usa', 'ussr'],
  prices: { oil },
  powers: { usa: { oil: 9, cash, units: dark(2) }, ussr: {} },
});

export const marineTrade: readonly Decision[] = [
  {
    name: 'ships are loaded as proposed, or otherwise',
    command: 'load-ships',
    question: 'load-ships',
    at: transfer(2),
    reads: [
      'A ship carries three units of one resource.',
      '3 oil from Baqa Oil in the Red Sea',
      'If you wait',
      '4 oil',
    ],
    chooses: async (hand) => {
      await hand.press('Take out 2 oil from Baqa Oil in the Red Sea');
      await hand.choose('trips', '1 oil from Baqa Oil in the Red Sea');
    },
    presses: 'Load 2 ships',
    log: 'loads 4 oil from Baqa Oil in the Red Sea',
    board: { 'red-sea': /2 merchant ships/ },
    byKeys: true,
  },
  {
    name: 'pirates are paid, or sink the ships',
    command: 'pay-ransom',
    question: 'pay-ransom',
    at: { ...transfer(2, 1), played: [loaded], dice: [5] },
    reads: ['Pirates in the Red Sea want $63M for the cargo from Baqa Oil', '$1,000M becomes $937M', 'If you wait'],
    presses: 'Pay $63M',
    log: 'pays the pirates $63M, and the cargo sails on',
  },
  {
    name: 'the owner says which ships are lost',
    command: 'give-up-ships',
    question: 'give-up-ships',
    at: { ...transfer(3, 1), played: [loaded], dice: [6] },
    reads: ['You lose 1 merchant ship in the Red Sea. Choose which one.', 'If you wait'],
    chooses: async (hand) => {
      await hand.fewer('Merchant ship, Red Sea');
      await hand.more('2 oil from Baqa Oil in the Red Sea');
    },
    presses: 'Give up 1 merchant ship',
    log: 'loses 1 merchant ship in the Red Sea',
    board: { 'red-sea': /2 merchant ships/ },
    byKeys: true,
  },
  {
    name: 'a sale to the market pays freight for its ships',
    command: 'sell',
    question: 'sell',
    at: sale(100, 500),
    reads: ['$100M for 2 merchant ships, three units each at most', '$500M becomes $800M'],
    chooses: async (hand) => {
      await hand.press(/^Oil/);
      await hand.more('Oil', 3);
    },
    presses: 'Sell 4 oil for $400M',
    log: 'pays $100M in freight for 2 merchant ships',
    byKeys: true,
  },
  {
    name: 'a player without cash sells as many as pay their own freight',
    command: 'sell',
    question: 'sell',
    at: sale(25, 0),
    reads: ['5 oil at $25M', '+$125M', '$100M for 2 merchant ships', '$0M becomes $25M'],
    chooses: async (hand) => {
      await hand.press(/^Oil/);
      await hand.choose('units', '5');
    },
    presses: 'Sell 5 oil for $125M',
    log: 'pays $100M in freight for 2 merchant ships',
    byKeys: true,
  },
  {
    name: 'a purchase from the market pays freight too',
    command: 'buy',
    question: 'buy',
    at: {
      people: ['usa'],
      options,
      stage: 7,
      phase: 'market-buys',
      bidders: ['usa', 'ussr'],
      prices: { oil: 100 },
      powers: { usa: { oil: 0, cash: 1000, units: dark(1) }, ussr: {} },
    },
    reads: ['$50M for 1 merchant ship', '$1,000M becomes $650M'],
    chooses: async (hand) => {
      await hand.press(/^Oil/);
      await hand.more('Oil', 2);
    },
    presses: 'Buy 3 oil for $300M',
    log: 'pays $50M in freight for 1 merchant ship',
  },
  {
    name: 'the buyer fetches goods with ships of their own',
    command: 'accept-offer',
    question: 'trade',
    at: {
      people: ['ussr'],
      options,
      stage: 3,
      phase: 'sales-to-players',
      bidders: ['usa', 'ussr'],
      powers: { usa: { oil: 6, cash: 100 }, ussr: { oil: 0, cash: 1000, units: dark(2) } },
      played: [by('usa', { type: 'offer', to: 'ussr', gives: { oil: 6 }, wantsCash: 600 })],
    },
    reads: ['This takes 2 of your merchant ships and $100M freight.'],
    presses: 'Accept',
    log: 'pays $100M in freight for 2 merchant ships',
    byKeys: true,
  },
  {
    name: 'ships are offered in the sea where they lie',
    command: 'offer',
    question: 'trade',
    at: {
      people: ['usa'],
      options,
      stage: 6,
      phase: 'arms-bazaar',
      bidders: ['usa', 'ussr'],
      powers: { usa: { cash: 500, units: { 'red-sea': { ship: 2 } } }, ussr: { cash: 500 } },
    },
    reads: ['Merchant ships in the Red Sea'],
    chooses: async (hand) => {
      await hand.press('Write an offer');
      await hand.more('Merchant ships in the Red Sea');
      await hand.fill('wantsCash', 100);
    },
    presses: 'Make the offer',
    log: '1 merchant ship in the Red Sea',
  },
  {
    name: 'ships are built in any sea for $50M',
    command: 'build',
    question: 'build',
    at: {
      people: ['usa'],
      options,
      stage: 6,
      phase: 'conventional-builds',
      bidders: ['usa'],
      powers: { usa: { cash: 1000, units: { alaska: 1 } }, ussr: {} },
    },
    reads: ['$1,000M becomes $850M'],
    chooses: async (hand) => {
      await hand.choose('kind', 'Merchant ship');
      await hand.choose('zone', 'Indian Ocean');
    },
    presses: 'Build 3 merchant ships for $150M',
    log: /builds 3 merchant ships/,
    board: { 'indian-ocean': /3 merchant ships/ },
  },
  {
    name: 'ships are rerouted free of charge beside a move',
    command: 'reroute',
    question: 'move',
    at: {
      people: ['usa'],
      options,
      stage: 5,
      phase: 'moves',
      bidders: ['usa'],
      powers: { usa: { units: { alaska: 1, 'mid-pacific': { ship: 3 } } }, ussr: {} },
    },
    reads: ['Free, once for each ship'],
    chooses: async (hand) => {
      await hand.press('Reroute ships');
      await hand.choose('to', 'Tasman Sea');
      await hand.more('Merchant ships');
    },
    presses: 'Reroute 2 merchant ships to the Tasman Sea',
    log: 'reroutes 2 merchant ships from the Mid Pacific to the Tasman Sea',
    board: { 'tasman-sea': /2 merchant ships/ },
    byKeys: true,
  },
  {
    name: 'carriers are hired at the price of the market',
    command: 'hire-carriers',
    question: 'move',
    at: {
      people: ['usa'],
      options,
      stage: 5,
      phase: 'moves',
      bidders: ['usa'],
      prices: { grain: 25 },
      powers: { usa: { cash: 1000, grain: 0, oil: 0, units: { alaska: 2 } }, ussr: {} },
    },
    reads: ['and $100M for each army', '$1,000M becomes $875M'],
    chooses: async (hand) => {
      await hand.choose('to', 'Northern Canada');
      await hand.press('Add one: Armies march from Alaska');
    },
    presses: 'Carry 1 army to Northern Canada',
    log: /pays carriers \$\d+M to move 1 army/,
    board: { 'northern-canada': /1 army/ },
    byKeys: true,
  },
  {
    name: 'navies are named as escorts',
    command: 'escort',
    question: 'move',
    at: {
      people: ['usa'],
      options,
      stage: 5,
      phase: 'moves',
      bidders: ['usa'],
      powers: { usa: { units: { 'indian-ocean': { navy: 2, ship: 3 } } }, ussr: {} },
    },
    reads: ['These navies defend your merchant ships in that dark blue sea.'],
    chooses: async (hand) => {
      await hand.alsoDo('Escort ships');
      await hand.more('Escorting navies', 2);
    },
    presses: 'Escort with 2 navies in the Indian Ocean',
    log: 'USA has 2 navies escorting its merchant ships',
    byKeys: true,
  },
];
