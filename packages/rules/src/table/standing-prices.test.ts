// Standing orders at the edges of their prices and numbers, and passing until a price is reached.
import { expect, test } from 'vitest';
import { priceAt } from '../board/index.ts';
import type { Command } from '../game.ts';
import type { Orders, StandingOrder } from '../state/orders.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, type Sketch, scenario } from '../testing/index.ts';
import { answerBy, followed, onlyAnswer, tableAnswer } from './orders.ts';
import { defence, staying } from './standing-battles.ts';
import { carriage, marketAnswers } from './standing-prices.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];
const rich = { grain: 9, oil: 9, minerals: 9 };
const buys = (price: number, units: number): StandingOrder => ({ reply: 'at-most', price, units });
const sells = (price: number, units: number): StandingOrder => ({ reply: 'at-least', price, units });

const OFFERS: readonly (readonly [string, object, Orders['standing'], string | undefined])[] = [
  // The USA has nine of each.
  ['oil at its price', { gives: { oil: 2 }, wantsCash: 600 }, { 'buy-oil': buys(300, 11) }, 'accept-offer'],
  ['a single unit of oil', { gives: { oil: 1 }, wantsCash: 300 }, { 'buy-oil': buys(300, 10) }, 'accept-offer'],
  ['cash for a single unit', { givesCash: 300, wants: { oil: 1 } }, { 'sell-oil': sells(300, 8) }, 'accept-offer'],
  ['oil a million dearer', { gives: { oil: 2 }, wantsCash: 601 }, { 'buy-oil': buys(300, 11) }, undefined],
  ['one more than is wanted', { gives: { oil: 2 }, wantsCash: 600 }, { 'buy-oil': buys(300, 10) }, undefined],
  ['oil for nothing', { gives: { oil: 2 } }, { 'buy-oil': buys(1, 11) }, 'accept-offer'],
  ['oil against grain', { gives: { oil: 2 }, wants: { grain: 1 } }, { 'buy-oil': buys(300, 11) }, undefined],
  ['oil and grain', { gives: { oil: 2, grain: 1 }, wantsCash: 1 }, { 'buy-oil': buys(300, 11) }, undefined],
  ['oil and cash', { givesCash: 1, gives: { oil: 2 } }, { 'buy-oil': buys(300, 11) }, undefined],
  ['another resource', { gives: { minerals: 2 }, wantsCash: 2 }, { 'buy-oil': buys(300, 11) }, undefined],
  ['cash for oil', { givesCash: 600, wants: { oil: 2 } }, { 'sell-oil': sells(300, 7) }, 'accept-offer'],
  ['a million too little', { givesCash: 599, wants: { oil: 2 } }, { 'sell-oil': sells(300, 7) }, undefined],
  ['one more than is spared', { givesCash: 600, wants: { oil: 2 } }, { 'sell-oil': sells(300, 8) }, undefined],
  ['minerals for cash', { givesCash: 2, wants: { minerals: 2 } }, { 'sell-minerals': sells(1, 0) }, 'accept-offer'],
  [
    'cash and a gift for oil',
    { givesCash: 600, gives: { grain: 1 }, wants: { oil: 2 } },
    { 'sell-oil': sells(1, 0) },
    undefined,
  ],
  ['a loan', { givesCash: 600, loan: true, repay: 1, dueCycle: 3 }, { 'sell-oil': sells(1, 0) }, undefined],
  [
    'cash for oil without a price of mine',
    { givesCash: 600, wants: { oil: 2 } },
    { 'buy-oil': buys(300, 12) },
    undefined,
  ],
  ['oil without a price of mine', { gives: { oil: 2 }, wantsCash: 2 }, { 'sell-oil': sells(1, 0) }, undefined],
  [
    'cash for oil at any price',
    { givesCash: 1, wants: { oil: 3 } },
    { 'sell-oil': { reply: 'at-least' } },
    'accept-offer',
  ],
  [
    'oil while the same is sold at any price',
    { gives: { oil: 2 }, wantsCash: 600 },
    { 'buy-oil': buys(300, 11), 'sell-oil': { reply: 'at-least' } },
    undefined,
  ],
  [
    'oil while the last of it is sold at a higher price',
    { gives: { oil: 2 }, wantsCash: 600 },
    { 'buy-oil': buys(300, 11), 'sell-oil': sells(301, 0) },
    'accept-offer',
  ],
  ['a wish for nothing', { wantsCash: 5 }, { 'buy-oil': buys(300, 12) }, undefined],
];

test.each(OFFERS)('X-38 an offer at my prices: %s', (_title, terms, standing, answer) => {
  const table = scenario({
    stage: 3,
    phase: 'sales-to-players',
    bidders: ['usa', 'ussr'],
    powers: { usa: { cash: 9000, ...rich }, ussr: { cash: 9000, ...rich }, china: {} },
    traders: ['usa', 'ussr'],
  });
  table.ussr.does({ type: 'offer', to: 'usa', ...terms } as Command);
  const by = (offers: StandingOrder) => answerBy({ changes: 0, standing: { ...standing, offers } }, table.game, usa);
  expect(by({ reply: 'at-my-prices' })?.command.type).toBe(answer);
  expect(by({ reply: 'refuse' })?.command).toMatchObject({ type: 'decline-offer', offer: 'ussr>usa#1' });
  expect(by({ reply: 'refuse', whom: ussr })?.command.type).toBe('decline-offer');
  expect(by({ reply: 'refuse', whom: seat('china') })).toBeUndefined();
});

function commandsAt(
  sketch: Partial<Sketch> & { readonly usa: PowerSketch },
  kind: 'sell' | 'buy',
  standing: Orders['standing'],
) {
  const { usa: own, ...rest } = sketch;
  const { game } = scenario({
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa'],
    ...rest,
    powers: { usa: own, ussr: {} },
  });
  return [...marketAnswers({ game, seat: usa, standing: standing ?? {} }, kind)].map(({ about, command }) =>
    'units' in command ? `${about} ${String(command.units)}` : about,
  );
}

test('X-38, B-SELL-03 the market is tried with as many as are to spare, then with fewer, resource by resource', () => {
  const standing = { 'sell-oil': sells(500, 6), 'sell-grain': sells(200, 8), 'sell-minerals': sells(201, 0) };
  const prices = { oil: 500, grain: 200, minerals: 200 };
  expect(commandsAt({ usa: rich, prices }, 'sell', standing)).toEqual([
    'sell-grain 1',
    'sell-oil 3',
    'sell-oil 2',
    'sell-oil 1',
  ]);
  expect(commandsAt({ usa: { ...rich, oil: 6, grain: 8 }, prices }, 'sell', standing)).toEqual([]);
  expect(commandsAt({ usa: { oil: 4 }, prices }, 'buy', { 'buy-oil': buys(500, 6) })).toEqual([
    'buy-oil 2',
    'buy-oil 1',
  ]);
  expect(commandsAt({ usa: { oil: 4 }, prices }, 'buy', { 'buy-oil': buys(499, 6) })).toEqual([]);
});

test('X-38 an order without a price or a number sells all at any price, and buys nothing', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    powers: { usa: { ...rich, grain: 0, minerals: 0 }, ussr: {} },
    bidders: ['usa'],
  });
  const answers = (kind: 'sell' | 'buy', order: StandingOrder) =>
    [...marketAnswers({ game: table.game, seat: usa, standing: { [`${kind}-oil`]: order } }, kind)].map(
      ({ command }) => 'units' in command && command.units,
    );
  expect(answers('sell', { reply: 'at-least' })).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(answers('buy', { reply: 'at-most' })).toEqual([]);
  expect(answers('buy', { reply: 'at-most', price: 1000 })).toEqual([]);
});

test('X-38, X-35 with a price for each unit the last one decides how many', () => {
  const each = { options: { marketPricing: 'unit' } as const, prices: { oil: { spot: 14 } } };
  const most = (units: readonly string[]) => units[0];
  const sold = (spot: number) =>
    most(commandsAt({ ...each, usa: { oil: 3 } }, 'sell', { 'sell-oil': sells(priceAt(spot), 0) }));
  expect([15, 14, 13, 12, 11].map(sold)).toEqual([undefined, 'sell-oil 1', 'sell-oil 2', 'sell-oil 3', 'sell-oil 3']);
  const bought = (spot: number) =>
    most(commandsAt({ ...each, usa: { oil: 0 } }, 'buy', { 'buy-oil': buys(priceAt(spot), 3) }));
  expect([13, 14, 15, 16, 17].map(bought)).toEqual([undefined, 'buy-oil 1', 'buy-oil 2', 'buy-oil 3', 'buy-oil 3']);
});

test.each([
  // What is asked, of whom, at what price, and what the order says.
  ['send', 2, 600, 'buy-oil', buys(300, 11), true],
  ['send', 2, 601, 'buy-oil', buys(300, 11), undefined],
  ['send', 2, 600, 'buy-oil', buys(300, 10), undefined],
  ['send', 2, 601, 'buy-oil', buys(300, 10), undefined],
  ['bring', 2, 600, 'sell-oil', sells(300, 7), true],
  ['bring', 2, 599, 'sell-oil', sells(300, 7), undefined],
  ['bring', 2, 600, 'sell-oil', sells(300, 8), undefined],
  ['bring', 2, 600, 'buy-oil', buys(300, 12), undefined],
  ['send', 2, 600, 'sell-oil', sells(300, 0), undefined],
] as const)(
  'M-REINFORCE-05, X-38 to %s %i oil for %i in a battle, by %s %o',
  (direction, units, price, about, terms, agree) => {
    const { game } = scenario({ powers: { usa: rich, ussr: rich } });
    game.state.agenda.push({
      procedure: 'carriage',
      user: ussr,
      partner: usa,
      direction,
      resource: 'oil',
      units,
      price,
      answered: false,
    });
    const at = { game, seat: usa, standing: { [about]: terms } };
    const [answer] = carriage(at, { reply: 'at-my-prices' });
    expect(answer).toEqual(agree === undefined ? undefined : { type: 'agree-carriage', agree });
    expect([...carriage(at, { reply: 'refuse' })]).toEqual([{ type: 'agree-carriage', agree: false }]);
    expect([...carriage(at, { reply: 'refuse', whom: seat('china') })]).toEqual([]);
    expect([...carriage(at, { reply: 'at-my-prices', whom: seat('china') })]).toEqual([]);
    expect([
      ...carriage({ ...at, game: scenario({ powers: { usa: rich, ussr: rich } }).game }, { reply: 'refuse' }),
    ]).toEqual([]);
  },
);

test.each([
  [{ reply: 'fight', least: 2, otherwise: 'bare' }, 2, ['defend true'], ['stay']],
  [{ reply: 'fight', least: 3, otherwise: 'bare' }, 2, ['defend false'], ['stay']],
  [{ reply: 'fight', least: 3, otherwise: 'ask' }, 2, [], ['stay']],
  [{ reply: 'fight', least: 0, otherwise: 'bare' }, 0, ['defend false'], ['stay']],
  [{ reply: 'fight' }, 1, ['defend true'], ['stay']],
  [{ reply: 'fight' }, 0, [], ['stay']],
  [{ reply: 'surrender' }, 3, ['surrender'], ['surrender', 'stay']],
  [{ reply: 'fight', least: 3, otherwise: 'withdraw' }, 3, ['defend true'], ['stay']],
  [{ reply: 'fight', least: 3, otherwise: 'withdraw' }, 2, ['none'], ['none', 'stay']],
  [{ reply: 'fight', otherwise: 'withdraw' }, 1, ['defend true'], ['stay']],
  [{ reply: 'withdraw' }, 3, ['none'], ['none', 'stay']],
] as const)('X-38, B-TAC-40 a defence by %o with %i sets', (order, sets, defends, stays) => {
  const { game } = scenario({ powers: { usa: { grain: 9, oil: sets, minerals: 9 }, ussr: {} } });
  const at = { game, seat: usa, standing: {} };
  const told = (command: Command | undefined) =>
    command === undefined ? 'none' : command.type === 'defend' ? `defend ${command.supplied}` : command.type;
  expect([...defence(at, order)].map(told)).toEqual(defends);
  expect([...staying(at, order)].map(told)).toEqual(stays);
});

// --- passing ---

function passing(stage: 3 | 7, price: number, until: { resource: 'oil'; millions: number } | undefined) {
  const { game } = scenario({
    stage,
    phase: stage === 3 ? 'market-sales' : 'market-buys',
    bidders: ['usa'],
    powers: { usa: { ...rich, cash: 9000 }, ussr: {} },
    prices: { oil: price },
  });
  const pass = until === undefined ? { stage } : { stage, until };
  return answerBy({ changes: 0, pass }, game, usa)?.command.type;
}

test('X-38 passing ends at the price waited for: one as high to sell, one as low to buy', () => {
  expect(passing(3, 500, { resource: 'oil', millions: 501 })).toBe('pass');
  expect(passing(3, 500, { resource: 'oil', millions: 500 })).toBeUndefined();
  expect(passing(7, 500, { resource: 'oil', millions: 499 })).toBe('pass');
  expect(passing(7, 500, { resource: 'oil', millions: 500 })).toBeUndefined();
  expect(passing(3, 500, undefined)).toBe('pass');
});

test('X-38 a pass for one stage is none for another, and orders answer only those who are asked', () => {
  const { game } = scenario({ stage: 3, phase: 'market-sales', bidders: ['usa'], powers: { usa: rich, ussr: rich } });
  expect(answerBy({ changes: 0, pass: { stage: 7 } }, game, usa)).toBeUndefined();
  expect(answerBy({ changes: 0, pass: { stage: 3 } }, game, ussr)).toBeUndefined();
  expect(answerBy(undefined, game, usa)).toBeUndefined();
  expect(answerBy({ changes: 0, pass: { stage: 3 } }, game, usa)).toEqual({
    seat: usa,
    command: { type: 'pass' },
    why: 'pass',
  });
  expect(onlyAnswer(game, ussr)).toBeUndefined();
  expect(tableAnswer(game)).toBeUndefined();
});

test('X-38 a player who passes is asked all the same about an offer, or if they want to trade', () => {
  const made = (traders: Sketch['traders'] = ['ussr']) =>
    scenario({
      stage: 3,
      phase: 'sales-to-players',
      bidders: ['usa', 'ussr'],
      powers: { usa: rich, ussr: rich, china: rich },
      ...(traders && { traders }),
    });
  const pass = { changes: 0, pass: { stage: 3 } } as const;
  const offered = made(['usa', 'ussr']);
  expect(answerBy(pass, offered.game, usa)).toBeUndefined();
  const wooed = made(['ussr']);
  wooed.ussr.does({ type: 'offer', to: 'usa', gives: { oil: 1 } });
  expect(answerBy(pass, wooed.game, usa)).toBeUndefined();
  const others = made(['ussr', 'china']);
  expect(answerBy(pass, others.game, ussr)).toBeUndefined();
});

test('X-38 what follows an order is told apart from what leaves no choice and from prepared offers', () => {
  expect(['only-answer', 'prepared', 'pass', 'bids'].map((why) => followed({ why } as never))).toEqual([
    undefined,
    undefined,
    'pass',
    'bids',
  ]);
});

test('X-38 a prepared offer is made in its stage if it can be, and dropped if it cannot', () => {
  const prepared = (oil: number, stage: 3 | 7) => {
    const { game } = scenario({
      stage: 3,
      phase: 'sales-to-players',
      bidders: ['usa', 'ussr'],
      powers: { usa: { oil: 2 }, ussr: {} },
    });
    const terms = { givesCash: 0, gives: { oil }, wants: {}, promise: '' };
    game.state.orders = { [usa]: { changes: 0, prepared: [{ stage, to: ussr, terms }] } };
    const { command, why } = tableAnswer(game) ?? {};
    return command === undefined ? undefined : `${String(why)} ${command.type}`;
  };
  expect(prepared(2, 3)).toBe('prepared offer');
  expect(prepared(3, 3)).toBe('prepared drop-prepared');
  expect(prepared(2, 7)).toBeUndefined();
});
