import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { scenario } from '../testing/index.ts';

const all: Command = { type: 'pay-salaries', pay: 'all' };
const nothing: Command = { type: 'repay', billions: 0 };

test('B-LOAN-01, Q-B-25 the bank lends at any moment, also while another player is asked', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    powers: { usa: { cash: 0 }, ussr: {} },
    bidders: ['ussr'],
  });
  table.usa.does({ type: 'borrow', billions: 2 });
  expect(table.usa.has).toMatchObject({ cash: 2000, loans: 2 });
  expect(table.state.question).toMatchObject({ kind: 'sell', waiting: ['ussr'] });
});

test('B-LOAN-01 the bank lends whole multiples of $1,000M', () => {
  const table = scenario({ powers: { usa: {}, ussr: {} } });
  table.usa.isRefused({ type: 'borrow', billions: 0.5 }, 'B-LOAN-01');
  table.usa.isRefused({ type: 'borrow', billions: 0 }, 'B-LOAN-01');
});

test('B-LOAN-02, Q-B-06 the debt stands on a loan line of 12 spots for each supply center', () => {
  const table = scenario({ powers: { usa: { loans: 10 }, ussr: { loans: 12, centers: 2 } } });
  const refusal = table.usa.isRefused({ type: 'borrow', billions: 3 }, 'B-LOAN-02');
  expect(refusal.figures).toEqual({ free: 2, limit: 12_000, step: 1000 });
  table.usa.does({ type: 'borrow', billions: 2 });
  expect(table.usa.has.loans).toBe(12);
  table.usa.isRefused({ type: 'borrow', billions: 1 }, 'B-LOAN-02');
  table.ussr.does({ type: 'borrow', billions: 12 });
  expect(table.ussr.has.loans).toBe(24);
});

test('B-PAY-06, B-LOAN-02, B-LOAN-03 each debtor pays $100M interest for each $1,000M owed', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 1000, loans: 3 }, ussr: { cash: 1000, loans: 1 }, china: { cash: 1000 } },
  });
  expect(table.state.question?.of).toEqual(['usa', 'ussr']);
  table.usa.does(nothing);
  table.ussr.does(nothing);
  expect([table.usa.has.cash, table.ussr.has.cash, table.china.has.cash]).toEqual([700, 900, 1000]);
  expect([table.usa.has.loans, table.ussr.has.loans]).toEqual([3, 1]);
});

test('B-LOAN-03, Q-B-05 interest is due on what was owed when Stage 1 opened, not on what is borrowed in it', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 0, loans: 1, units: { alaska: 2 } }, ussr: {} },
  });
  table.usa.does({ type: 'borrow', billions: 4 });
  table.usa.does(all);
  table.usa.does(nothing);
  expect(table.usa.has).toMatchObject({ cash: 4000 - 20 - 100, loans: 5 });
});

test('B-PAY-07, B-PAY-08, B-LOAN-04 a debtor may repay principal in Stage 1, in whole multiples of $1,000M', () => {
  const table = scenario({ stage: 1, powers: { usa: { cash: 3500, loans: 4 }, ussr: {} } });
  table.usa.isRefused({ type: 'repay', billions: 1.5 }, 'B-PAY-08');
  table.usa.does({ type: 'repay', billions: 3 });
  expect(table.usa.has).toMatchObject({ cash: 100, loans: 1 });
});

test('B-PAY-06 interest comes before principal', () => {
  const table = scenario({ stage: 1, powers: { usa: { cash: 3399, loans: 4 }, ussr: {} } });
  const refusal = table.usa.isRefused({ type: 'repay', billions: 3 }, 'B-PAY-06');
  expect(refusal.figures).toEqual({ interest: 400, cash: 3399, step: 1000 });
  table.usa.does({ type: 'repay', billions: 2 });
  expect(table.usa.has).toMatchObject({ cash: 999, loans: 2 });
});

test('B-PAY-07 nobody repays more than they owe', () => {
  const table = scenario({ stage: 1, powers: { usa: { cash: 9000, loans: 1 }, ussr: {} } });
  table.usa.isRefused({ type: 'repay', billions: 2 }, 'B-PAY-07');
});

test('B-LOAN-04 principal is not repaid in any other stage', () => {
  const table = scenario({ stage: 3, powers: { usa: { loans: 1 }, ussr: {} } });
  table.usa.isRefused({ type: 'repay', billions: 1 }, 'B-LOAN-04');
});

test('Q-B-25 a debtor short of cash may borrow to meet the interest', () => {
  const table = scenario({ stage: 1, powers: { usa: { cash: 50, loans: 2 }, ussr: {} } });
  table.usa.does({ type: 'borrow', billions: 1 });
  table.usa.does(nothing);
  expect(table.usa.has).toMatchObject({ cash: 850, loans: 3, arrears: 0 });
});

test('B-LOAN-05, B-PAY-06, Q-B-26 the bank takes what there is, the rest is arrears, and no more is lent', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 130, loans: 3, arrears: 40 }, ussr: {} },
  });
  const [served] = table.usa.does(nothing);
  expect(table.usa.has).toMatchObject({ cash: 0, loans: 3, arrears: 40 + 170 });
  const refusal = table.usa.isRefused({ type: 'borrow', billions: 1 }, 'B-LOAN-05');
  expect(refusal.figures).toEqual({ arrears: 210 });
  // Everybody hears of the default; how much is wanting the debtor alone knows.
  if (served === undefined) throw new Error('nothing happened');
  expect(redact(served, seat('ussr'))).toMatchObject({ type: 'loans-served', interest: 300, short: true, secret: {} });
  expect(redact(served, seat('usa'))).toMatchObject({ secret: { usa: { wanting: 170 } } });
  expect(view(table.game, seat('ussr')).seats[seat('usa')]).toMatchObject({ inDefault: true, arrears: undefined });
});

test('a defaulter may not buy from the market', () => {
  const table = scenario({
    stage: 7,
    phase: 'market-buys',
    powers: { usa: { arrears: 10 }, ussr: {} },
    bidders: ['ussr', 'usa'],
  });
  table.ussr.does({ type: 'buy', resource: 'oil', units: 1 });
  expect(table.usa.may()).not.toContain('buy');
});

test('B-LOAN-06, Q-B-26 arrears may be paid at any time, bit by bit; when all are paid the bank lends again', () => {
  const table = scenario({ stage: 3, powers: { usa: { cash: 250, loans: 2, arrears: 200 }, ussr: {} } });
  const [part] = table.usa.does({ type: 'pay-arrears', amount: 150 });
  expect(table.usa.has).toMatchObject({ cash: 100, arrears: 50 });
  table.usa.isRefused({ type: 'borrow', billions: 1 }, 'B-LOAN-05');
  table.usa.isRefused({ type: 'pay-arrears', amount: 51 }, 'B-LOAN-06');
  table.usa.does({ type: 'pay-arrears', amount: 50 });
  table.usa.does({ type: 'borrow', billions: 1 });
  expect(table.usa.has).toMatchObject({ cash: 1050, arrears: 0, loans: 3 });
  table.usa.isRefused({ type: 'pay-arrears', amount: 1 }, 'B-LOAN-06');
  if (part === undefined) throw new Error('nothing happened');
  expect(redact(part, seat('ussr'))).toMatchObject({ cleared: false, secret: {} });
});

test('B-LOAN-07 what a defaulter sells to the market clears their arrears first', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    powers: { usa: { cash: 0, oil: 3, loans: 2, arrears: 700 }, ussr: {} },
    bidders: ['usa', 'ussr'],
    prices: { oil: 500 },
  });
  table.usa.does({ type: 'sell', resource: 'oil', units: 1 });
  expect(table.usa.has).toMatchObject({ cash: 0, arrears: 200 });
  table.ussr.does({ type: 'pass' });
  table.usa.does({ type: 'sell', resource: 'oil', units: 1 });
  expect(table.usa.has).toMatchObject({ cash: 200, arrears: 0 });
});

test('the bank lends nothing before the first cycle', () => {
  const table = scenario({ powers: { usa: {}, ussr: {} } });
  table.state.cycle = 0;
  table.usa.isRefused({ type: 'borrow', billions: 1 }, 'B-FLOW-01');
});

test('a silent debtor pays their interest and repays nothing', () => {
  const table = scenario({ stage: 1, powers: { usa: { loans: 1 }, ussr: {} } });
  expect(fallbackFor(table.game, seat('usa'))).toEqual(nothing);
});

test('debtors are asked alike, whatever is in their purse', () => {
  for (const cash of [0, 100, 9000]) {
    const table = scenario({ stage: 1, powers: { usa: { cash, loans: 1 }, ussr: {} } });
    expect(table.state.question).toMatchObject({ kind: 'bank-loans', of: ['usa'] });
  }
});
