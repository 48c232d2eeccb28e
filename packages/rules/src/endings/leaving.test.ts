import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { perform } from '../referee/perform.ts';
import { zonesOf } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { faults, playRandomGame, scenario } from '../testing/index.ts';

const resign = { type: 'resign' } as const;
const pass = { type: 'pass' } as const;

test('B-SPOILS-09 to -12 who resigns leaves as the destroyed do: money to the bank, cards to the deck, pieces and weapons gone', () => {
  const table = scenario({
    stage: 3,
    powers: {
      china: {},
      usa: {
        cash: 4321,
        loans: 3,
        arrears: 100,
        cards: { 'baqa-oil': 'open', 'shan-mines': 'secret' },
        units: { alaska: 3, 'barkley-sound': 1 },
        laden: [{ zone: 'caribbean-sea', cargo: { army: 4 } }],
        nukes: 2,
        lStars: 1,
        researched: { nuke: true },
      },
      ussr: {},
    },
  });
  const bank = table.state.outside.cash;
  const events = table.usa.does(resign);
  expect(table.state.outside.cash).toBe(bank + 4321);
  expect(table.usa.has).toMatchObject({
    out: 'resigned',
    cash: 0,
    loans: 0,
    arrears: 0,
    supplies: { grain: 0, oil: 0, minerals: 0 },
    nukes: 0,
    lStars: 0,
    holdings: [],
    cubes: 0,
    researched: { nuke: false, lStar: false },
  });
  expect(zonesOf(table.state.board, seat('usa'))).toEqual([]);
  expect(table.state.deck).toHaveLength(65);
  expect(events.map((event) => event.type)).toEqual(['left', 'deck-shuffled']);
  expect(events[0]).toMatchObject({
    goods: { grain: 3, oil: 3, minerals: 3, nukes: 2, lStars: 1 },
    secret: { usa: { cash: 4321 } },
  });
  expect(table.state.nuked).toEqual([]);
});

test('B-SPOILS-12 a player who is out has no more say', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: {}, ussr: {} } });
  table.usa.does(resign);
  expect(table.usa.may()).toEqual([]);
  table.usa.isRefused({ type: 'bid', cubes: 1 }, 'B-SPOILS-12');
});

test('B-SPOILS-12 offers, orders, loans and rights of passage that a leaver has a part in are void', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: {}, ussr: {} } });
  const [china, usa, ussr] = [seat('china'), seat('usa'), seat('ussr')];
  const { offers } = table.state;
  const order = { resource: 'oil', units: 1, price: 100, paid: 'on-delivery' } as const;
  offers.orders.push({ seller: usa, buyer: china, ...order }, { seller: china, buyer: ussr, ...order });
  offers.loans.push({ lender: china, borrower: usa, amount: 100, repay: 100, dueCycle: 4 });
  const card = { good: 'baqa-oil', face: 'baqa-oil', reserve: 0 };
  offers.auction = { seller: china, ...card, bid: 300, bidder: usa, willing: [usa, ussr] };
  table.state.passage = { [usa]: [china], [china]: [usa, ussr] };
  table.usa.does(resign);
  expect(offers.orders).toEqual([{ seller: china, buyer: ussr, ...order }]);
  expect(offers.loans).toEqual([]);
  expect(offers.auction).toMatchObject({ bid: 0, bidder: undefined, willing: [ussr] });
  expect(table.state.passage).toEqual({ [china]: [ussr] });
});

test('B-SPOILS-12 the highest bid stands when another bidder leaves', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: {}, ussr: {}, europe: {} } });
  const [china, usa, ussr, europe] = [seat('china'), seat('usa'), seat('ussr'), seat('europe')];
  const card = { good: 'baqa-oil', face: 'baqa-oil', reserve: 0 };
  table.state.offers.auction = { seller: china, ...card, bid: 300, bidder: ussr, willing: [usa, ussr, europe] };
  table.usa.does(resign);
  expect(table.state.offers.auction).toMatchObject({ bid: 300, bidder: ussr, willing: [ussr, europe] });
});

test('B-SPOILS-12 an auction ends with its seller', () => {
  const table = scenario({
    stage: 3,
    phase: 'sales-to-players',
    powers: { china: { cards: { 'baqa-oil': 'open' } }, usa: {}, ussr: {} },
    bidders: ['china'],
  });
  table.china.does({ type: 'auction-company', company: 'baqa-oil', reserve: 100 });
  expect(table.state.question).toMatchObject({ kind: 'auction', waiting: ['usa'] });
  table.china.does(resign);
  expect(table.state.offers.auction).toBeUndefined();
  expect(table.state.question?.kind).not.toBe('auction');
});

test('B-SPOILS-12 a bid that waits for a leaver goes on without them', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: {}, ussr: {} }, dice: [2, 3] });
  table.usa.does({ type: 'bid', cubes: 1 });
  table.ussr.does({ type: 'bid', cubes: 1 });
  expect(table.state.question?.waiting).toEqual(['china']);
  table.china.does(resign);
  expect(table.state.bids).toEqual({ usa: 1, ussr: 1 });
  expect(table.state.sequence).toEqual(['ussr', 'usa']);
});

test('B-SPOILS-12 a sealed bid of a leaver is not played', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: {}, ussr: {} } });
  table.usa.does({ type: 'bid', cubes: 1 });
  table.usa.does(resign);
  table.china.does({ type: 'bid', cubes: 0 });
  table.ussr.does({ type: 'bid', cubes: 1 });
  expect(table.state.bids).toEqual({ ussr: 1 });
});

const market = {
  stage: 3,
  phase: 'market-sales',
  powers: { china: {}, usa: {}, ussr: {} },
  bidders: ['china', 'usa', 'ussr'],
} as const;

test('B-SPOILS-12 the go of a leaver passes to the next bidder', () => {
  const table = scenario(market);
  table.china.does({ type: 'sell', resource: 'oil', units: 1 });
  table.usa.does(resign);
  expect(table.state.question).toMatchObject({ kind: 'sell', waiting: ['ussr'] });
  table.ussr.does({ type: 'sell', resource: 'oil', units: 1 });
  expect(table.state.question?.waiting).toEqual(['china']);
});

test('B-SPOILS-12 the pass of a leaver does not end the round for those who have not passed', () => {
  const table = scenario(market);
  table.china.does(pass);
  table.usa.does(pass);
  table.usa.does(resign);
  expect(table.state.question).toMatchObject({ kind: 'sell', waiting: ['ussr'] });
  table.ussr.does({ type: 'sell', resource: 'oil', units: 1 });
  table.china.does(pass);
  expect(table.state.question).toMatchObject({ kind: 'sell', waiting: ['ussr'] });
});

test('B-SPOILS-12 a stage whose only bidder leaves is over', () => {
  const table = scenario({ ...market, bidders: ['usa'] });
  table.usa.does(resign);
  expect(table.state.stage).toBe(4);
});

const prospecting = {
  stage: 7,
  phase: 'prospecting',
  powers: { china: { cards: { 'baqa-oil': 'secret' } }, usa: {}, ussr: {} },
  bidders: ['china', 'usa', 'ussr'],
} as const;

test('B-SPOILS-12 an attempt to prospect ends with its prospector, and their goes are gone', () => {
  const table = scenario(prospecting);
  table.china.does({ type: 'prospect', resource: 'oil' });
  table.china.does(resign);
  expect(table.state.question).toMatchObject({ kind: 'prospect', waiting: ['usa'] });
  expect(table.state.agenda.at(-1)).toMatchObject({ goes: ['usa', 'ussr', 'usa', 'ussr', 'usa', 'ussr'] });
});

test('B-SPOILS-10 while another turns cards, those of a leaver lie below them until the next shuffle', () => {
  const table = scenario({ ...prospecting, bidders: ['usa'], deck: ['palliser-grain', 'shan-mines', 'mekong-oil'] });
  table.usa.does({ type: 'prospect', resource: 'oil' });
  table.usa.does({ type: 'turn-card' });
  const events = table.china.does(resign);
  expect(events.map((event) => event.type)).toEqual(['left']);
  expect(table.state.deck.at(-1)).toBe('baqa-oil');
  table.usa.does({ type: 'turn-card' });
  expect(table.usa.does({ type: 'turn-card' })[0]).toMatchObject({ secret: { usa: { card: 'mekong-oil' } } });
});

test('B-WIN-03 a leaver who alone held out no longer stands in the way of a Détente', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: { cash: 9000 }, ussr: {} } });
  table.usa.does({ type: 'propose-detente' });
  table.china.does({ type: 'agree-detente', agree: true });
  table.ussr.does(resign);
  expect(table.state.ended).toMatchObject({ how: 'detente', winners: ['usa'] });
});

test('anybody may leave at any moment of a game, and it goes on or ends', () => {
  let left = 0;
  for (let i = 0; i < 30; i++) {
    const chance = quickStream(`leavers ${i}`);
    playRandomGame({ players: 3 + (i % 4), seed: `leaving ${i}`, options: { detenteCycle: 3 } }, (game) => {
      const leaver = game.state.order[chance.below(40)];
      if (leaver === undefined || game.state.cycle === 0 || game.state.ended !== undefined) return;
      if (game.state.seats[leaver]?.out !== undefined) return;
      expect(perform(game, leaver, resign).ok).toBe(true);
      expect(faults(game.state)).toEqual([]);
      left++;
    });
  }
  expect(left).toBeGreaterThan(60);
});
