import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { options } from '../referee/options.ts';
import { parseCommand } from '../referee/parse.ts';
import { aboardAt, forceOf, fullCounts, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { fallbackFor } from '../table/table.ts';
import { complete, faults, scenario } from '../testing/index.ts';

const all: Command = { type: 'pay-salaries', pay: 'all' };

function some(unpaid: Partial<Omit<Extract<Command, { type: 'pay-salaries' }>, 'type' | 'pay'>>): Command {
  return { type: 'pay-salaries', pay: 'some', unpaidCompanies: [], unpaidLaden: {}, unpaidUnits: {}, ...unpaid };
}

function unitsOf({ board }: State, zone: Zone) {
  return {
    army: unitsAt(board, zone, seat('usa'), 'army'),
    navy: unitsAt(board, zone, seat('usa'), 'navy'),
    aboard: aboardAt(board, zone, seat('usa'), 'army'),
  };
}

test('B-PAY-02, -03 six open companies, five armies and a navy cost $360M', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: { cash: 1000, cards: 'home', units: { alaska: 2, 'eastern-usa': 3, 'gulf-of-panama': 1 } },
      ussr: {},
    },
  });
  table.usa.does(all);
  expect(table.usa.has.cash).toBe(640);
  expect(table.usa.has.holdings.every((holding) => holding.paid)).toBe(true);
});

test('B-PAY-02, B-COMPANY-06, B-PROSPECT-13 closed and never opened companies are owed no salary', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: { cash: 1000, cards: { 'clark-oil-co': 'open', 'hurren-oil': 'closed', 'baqa-oil': 'secret' } },
      ussr: {},
    },
  });
  table.usa.does(all);
  expect(table.usa.has.cash).toBe(950);
});

test('B-PAY-03 armies aboard a navy are paid like any others', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 100, laden: [{ zone: 'gulf-of-panama', cargo: { army: 4 } }] }, ussr: {} },
  });
  table.usa.does(all);
  expect(table.usa.has.cash).toBe(50);
});

test('B-PAY-04, Q-B-24 units left unpaid leave the board, chosen one by one', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 100, units: { alaska: 3, 'eastern-usa': 2, 'gulf-of-panama': 2 } }, ussr: {} },
  });
  table.usa.does(some({ unpaidUnits: { 'alaska/army': 1, 'eastern-usa/army': 2, 'gulf-of-panama/navy': 1 } }));
  expect(table.usa.has.cash).toBe(70);
  expect(unitsOf(table.state, 'alaska')).toEqual({ army: 2, navy: 0, aboard: 0 });
  expect(unitsOf(table.state, 'eastern-usa')).toEqual({ army: 0, navy: 0, aboard: 0 });
  expect(unitsOf(table.state, 'gulf-of-panama')).toEqual({ army: 0, navy: 1, aboard: 0 });
});

test('B-PAY-04, Q-B-24, Q-B-48 a navy left unpaid takes the armies aboard with it', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: {
        cash: 100,
        units: { 'gulf-of-panama': 1 },
        laden: [
          { zone: 'gulf-of-panama', cargo: { army: 4 } },
          { zone: 'gulf-of-panama', cargo: { army: 1 } },
        ],
      },
      ussr: {},
    },
  });
  table.usa.does(some({ unpaidLaden: { 'gulf-of-panama/navy/4-army': 1 } }));
  // Two navies and one army are left and paid.
  expect(table.usa.has.cash).toBe(70);
  expect(unitsOf(table.state, 'gulf-of-panama')).toEqual({ army: 0, navy: 2, aboard: 1 });
});

test('B-PAY-04, Q-B-24 armies aboard can be left unpaid while their navy stays, from the emptiest navy first', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: {
        cash: 100,
        laden: [
          { zone: 'gulf-of-panama', cargo: { army: 4 } },
          { zone: 'gulf-of-panama', cargo: { army: 1 } },
        ],
      },
      ussr: {},
    },
  });
  table.usa.does(some({ unpaidUnits: { 'gulf-of-panama/army/aboard': 2 } }));
  expect(table.usa.has.cash).toBe(50);
  expect(unitsOf(table.state, 'gulf-of-panama')).toEqual({ army: 0, navy: 2, aboard: 3 });
  expect(forceOf(table.state.board, 'gulf-of-panama', seat('usa'))?.laden).toEqual([
    { carrier: 'navy', cargo: fullCounts({ army: 3 }) },
  ]);
});

test('B-PAY-05, B-XFER-05, Q-B-24 a company left unpaid yields nothing in this cycle', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: { cash: 100, oil: 0, cards: { 'clark-oil-co': 'open', 'hurren-oil': 'open' } },
      ussr: {},
    },
  });
  table.usa.does(some({ unpaidCompanies: ['hurren-oil'] }));
  expect(table.usa.has.cash).toBe(50);
  expect(table.usa.has.supplies.oil).toBe(3);
});

test('B-PAY-04, Q-B-25 a player who cannot pay all says who goes, or borrows first', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 35, units: { alaska: 5 } }, ussr: {} },
  });
  const refusal = table.usa.isRefused(all, 'B-PAY-04');
  expect(refusal.figures).toMatchObject({ bill: 50, cash: 35 });
  table.usa.isRefused(some({ unpaidUnits: { 'alaska/army': 1 } }), 'B-PAY-04');
  table.usa.does({ type: 'borrow', billions: 1 });
  table.usa.does(all);
  expect(table.usa.has.cash).toBe(985);
  expect(unitsOf(table.state, 'alaska').army).toBe(5);
});

test('B-PAY-05 what is paid never exceeds the cash: companies are counted before units', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: { cash: 70, cards: { 'clark-oil-co': 'open', 'hurren-oil': 'open' }, units: { alaska: 3 } },
      ussr: {},
    },
  });
  table.usa.isRefused(some({}), 'B-PAY-05');
  table.usa.isRefused(some({ unpaidCompanies: ['hurren-oil'] }), 'B-PAY-04');
  table.usa.does(some({ unpaidCompanies: ['hurren-oil'], unpaidUnits: { 'alaska/army': 1 } }));
  expect(table.usa.has.cash).toBe(0);
});

test('only units that are there can be left unpaid', () => {
  const table = scenario({ stage: 1, powers: { usa: { cash: 10, units: { alaska: 2 } }, ussr: {} } });
  for (const key of ['eastern-usa/army', 'constructor', '__proto__', 'alaska/navy'])
    table.usa.isRefused(some({ unpaidUnits: JSON.parse(`{ "${key}": 1 }`) }), 'B-PAY-04');
  table.usa.isRefused(some({ unpaidCompanies: ['baku-oil'], unpaidUnits: { 'alaska/army': 1 } }), 'B-PAY-05');
});

test('a player who pays all names nobody, who pays some names all three', () => {
  expect(parseCommand(all).ok).toBe(true);
  expect(parseCommand(some({})).ok).toBe(true);
  expect(parseCommand({ ...all, unpaidUnits: {} }).ok).toBe(false);
  expect(parseCommand({ type: 'pay-salaries', pay: 'some' }).ok).toBe(false);
});

test('B-PAY-01, B-FLOW-03, -07 everybody pays salaries at the same time, and all of them before anybody pays the bank', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: { loans: 1, units: { alaska: 1 } },
      china: { loans: 2, units: { tibet: 1 } },
      ussr: { units: { kola: 1 } },
    },
  });
  expect(table.game.rulebook.phases(1)).toEqual(['salaries', 'bank-loans']);
  expect(table.game.rulebook.phases(2)).toEqual(['transfer']);
  expect(table.state.question).toMatchObject({ kind: 'salaries', waiting: ['china', 'usa', 'ussr'] });
  table.usa.does(all);
  expect(table.usa.has.cash).toBe(6990);
  table.usa.isRefused({ type: 'repay', billions: 1 }, 'B-LOAN-04');
  table.ussr.does(all);
  table.china.does(all);
  expect(table.state.question).toMatchObject({ kind: 'bank-loans', waiting: ['china', 'usa'] });
});

test('B-FLOW-02, B-FLOW-03, Q-B-15 Stages 1 and 2 are played in the first cycle too, by all without a bid', () => {
  const table = scenario({
    cycle: 1,
    stage: 1,
    powers: {
      usa: { oil: 0, cards: { 'clark-oil-co': 'open' } },
      ussr: { oil: 0, cards: { 'baku-oil': 'open' } },
    },
  });
  table.ussr.does(all);
  table.usa.does(all);
  expect([table.usa.has.supplies.oil, table.ussr.has.supplies.oil]).toEqual([3, 3]);
  expect(table.state).toMatchObject({ stage: 3, question: { kind: 'bid' } });
});

test('a player who has neither card nor unit is not asked for salaries', () => {
  const table = scenario({ stage: 1, powers: { usa: { units: { alaska: 1 } }, ussr: {} } });
  expect(table.state.question?.of).toEqual(['usa']);
});

test('B-COMPANY-07, B-PAY-02 a company reopened before its owner has paid is owed its salary and produces', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 1000, oil: 0, cards: { 'clark-oil-co': 'closed' } }, ussr: {} },
  });
  table.usa.does({ type: 'open-company', company: 'clark-oil-co' });
  table.usa.does(all);
  expect(table.usa.has.cash).toBe(750);
  expect(table.usa.has.supplies.oil).toBe(3);
});

test('Q-B-90 a company reopened after its owner has paid was not paid and yields nothing this cycle', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: { cash: 1000, oil: 0, cards: { 'clark-oil-co': 'closed' } },
      ussr: { cards: 'home' },
    },
  });
  table.usa.does(all);
  table.usa.does({ type: 'open-company', company: 'clark-oil-co' });
  table.ussr.does(all);
  expect(table.usa.has.cash).toBe(800);
  expect(table.usa.has.supplies.oil).toBe(0);
});

test('Q-B-40 a player who is bankrupt at the end of Stage 1 is out before anybody produces', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: { cash: 5, loans: 1, grain: 0, oil: 0, minerals: 0, units: { alaska: 1 } },
      china: {},
      ussr: { oil: 0, cards: { 'baku-oil': 'open' } },
    },
  });
  table.usa.does(some({ unpaidUnits: { 'alaska/army': 1 } }));
  table.ussr.does(all);
  expect(table.usa.has.out).toBeUndefined();
  const events = table.usa.does({ type: 'repay', billions: 0 });
  expect(table.usa.has.out).toBe('bankrupt');
  expect(table.ussr.has.supplies.oil).toBe(3);
  const types: string[] = events.map(({ type }) => type);
  expect(types.indexOf('transferred')).toBeGreaterThan(types.indexOf('left'));
});

test('a silent player pays all they can', () => {
  const table = scenario({ stage: 1, powers: { usa: { cards: 'home', units: { alaska: 1 } }, ussr: {} } });
  expect(fallbackFor(table.game, seat('usa'))).toEqual(all);
});

test('a silent player short of cash keeps the companies of most output, then units, and sinks no laden navy', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: {
        cash: 185,
        cards: 'home',
        units: { alaska: 3 },
        laden: [{ zone: 'gulf-of-panama', cargo: { army: 2 } }],
      },
      ussr: {},
    },
  });
  // Three companies of three units for $150M; of six units the navy and the two aboard for $30M.
  expect(fallbackFor(table.game, seat('usa'))).toEqual({
    type: 'pay-salaries',
    pay: 'some',
    unpaidCompanies: ['hurren-oil', 'kain-grain-co', 'reimers-mining-co'],
    unpaidLaden: {},
    unpaidUnits: { 'alaska/army': 3 },
  });
});

test('whatever is offered for salaries is accepted, with any purse, and so is the default', () => {
  const stream = quickStream(7);
  for (let cash = 0; cash <= 460; cash += 5) {
    const sketch = {
      stage: 1,
      powers: {
        usa: {
          cash,
          cards: 'home',
          units: { alaska: 3, 'eastern-usa': 2, 'gulf-of-panama': 1 },
          laden: [
            { zone: 'gulf-of-panama', cargo: { army: 2 } },
            { zone: 'gulf-of-panama', cargo: { army: 2 } },
            { zone: 'gulf-of-st-lawrence', cargo: { army: 1 } },
          ],
        },
        ussr: {},
      },
    } as const;
    for (let i = 0; i < 5; i++) {
      const table = scenario(sketch);
      const offer = options(table.game, seat('usa')).find(({ command }) => command === 'pay-salaries');
      if (offer === undefined) throw new Error('salaries are not offered');
      table.usa.does(complete(table.game, seat('usa'), offer, stream));
      expect(faults(table.state)).toEqual([]);
    }
    const table = scenario(sketch);
    const fallback = fallbackFor(table.game, seat('usa'));
    if (fallback === undefined) throw new Error('no default');
    table.usa.does(fallback);
  }
});
