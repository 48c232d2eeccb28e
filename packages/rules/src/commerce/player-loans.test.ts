import { expect, test } from 'vitest';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const [usa, china] = [seat('usa'), seat('china')];

/** The USSR owes the USA $1,200M by cycle 5. */
function lent() {
  const table = scenario({
    stage: 5,
    cycle: 4,
    powers: { usa: { cash: 3_000 }, ussr: { cash: 500 }, china: {} },
    options: { detenteCycle: 9 },
  });
  table.ussr.does({ type: 'offer', to: 'usa', wantsCash: 1_000, loan: true, repay: 1_200, dueCycle: 5 });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  return table;
}

test('X-42 B-LOAN-08 a loan is paid back in parts, and off the record when it is paid off', () => {
  const table = lent();
  const [part] = table.ussr.does({ type: 'pay-back', to: 'usa', amount: 700 });
  expect(part).toMatchObject({ type: 'loan-repaid', amount: 700, left: 500, to: ['ussr', 'usa'] });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([2_700, 800]);
  expect(view(table.game, usa).loans).toEqual([
    { lender: 'usa', borrower: 'ussr', amount: 1_000, repay: 1_200, dueCycle: 5, paid: 700 },
  ]);
  expect(view(table.game, china).loans).toEqual([]);
  expect(part === undefined ? undefined : redact(part, china)).toBeUndefined();
  expect(table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 501 }, 'X-42').figures).toEqual({
    debt: 500,
    cash: 800,
  });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 500 });
  expect(table.state.offers.loans).toEqual([]);
  table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 1 }, 'X-42');
});

test('X-42 the parties alone are told when a loan is due, and once when it is overdue', () => {
  const table = lent();
  const told = playSilently(table.game, () => table.state.cycle === 7).filter(({ type }) => type.startsWith('loan-'));
  expect(told).toMatchObject([
    { type: 'loan-due', borrower: 'ussr', lender: 'usa', left: 1_200, to: ['usa', 'ussr'] },
    { type: 'loan-overdue', borrower: 'ussr', lender: 'usa', left: 1_200, to: ['usa', 'ussr'] },
  ]);
  expect(table.state.offers.loans).toMatchObject([{ overdue: true }]);
});

test('X-42 a loan that is paid back is neither due nor overdue', () => {
  const table = lent();
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 1_200 });
  const told = playSilently(table.game, () => table.state.cycle === 7).filter(({ type }) => type.startsWith('loan-'));
  expect(told).toEqual([]);
});

test('X-42 of several loans the one that is due first is paid first; the money may be the bank’s', () => {
  const table = lent();
  table.ussr.does({ type: 'offer', to: 'usa', wantsCash: 100, loan: true, repay: 100, dueCycle: 4 });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#2' });
  table.ussr.does({ type: 'borrow', billions: 1 });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 1_250 });
  expect(table.state.offers.loans).toMatchObject([{ dueCycle: 5, paid: 1_150 }]);
});

test('X-41 X-42 what a lender gets beyond the sum that they lent does not come out of the bank’s money', () => {
  const table = scenario({
    stage: 5,
    cycle: 4,
    powers: { usa: { cash: 3_000 }, ussr: { cash: 500 }, china: {} },
    options: { detenteCycle: 9 },
  });
  table.ussr.does({ type: 'offer', to: 'usa', wantsCash: 1, loan: true, repay: 12_000, dueCycle: 5 });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  table.ussr.does({ type: 'borrow', billions: 10 });
  const refusal = table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 502 }, 'X-41');
  expect(refusal).toMatchObject({ code: 'owes-bank', figures: { most: 501 } });
  // No larger sum would do either, not even one that is more than they owe.
  const more = table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 12_001 }, 'X-41');
  expect(more).toMatchObject({ message: 'owes-bank:pay-back', figures: { most: 501 } });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 501 });
  expect(table.ussr.has.cash).toBe(10_000);
  expect(table.ussr.may()).not.toContain('pay-back');
  expect(table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 1 }, 'X-41').figures).toEqual({ most: 0 });
});

test('X-42 nobody pays back what they have not borrowed, or without cash', () => {
  const table = lent();
  table.usa.isRefused({ type: 'pay-back', to: 'ussr', amount: 1 }, 'X-42');
  table.ussr.does({ type: 'give-cash', to: 'china', amount: 500 });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 1_000 });
  table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 1 }, 'X-42');
});

test('X-42 a loan of which nothing is to come back is neither due nor overdue, and cannot be paid back', () => {
  const table = scenario({
    stage: 5,
    cycle: 4,
    powers: { usa: { cash: 3_000 }, ussr: { cash: 500 }, china: {} },
    options: { detenteCycle: 9 },
  });
  table.ussr.does({ type: 'offer', to: 'usa', wantsCash: 1_000, loan: true, repay: 0, dueCycle: 5 });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect(table.state.offers.loans).toEqual([]);
  table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 1 }, 'X-42');
  const told = playSilently(table.game, () => table.state.cycle === 7).filter(({ type }) => type.startsWith('loan-'));
  expect(told).toEqual([]);
});

test('X-41 X-42 a last million beyond the sum that was lent waits for the borrower’s own money', () => {
  const table = scenario({
    stage: 5,
    cycle: 4,
    powers: { usa: { cash: 3_000 }, ussr: { cash: 0 }, china: {} },
    options: { detenteCycle: 9 },
  });
  table.ussr.does({ type: 'offer', to: 'usa', wantsCash: 100, loan: true, repay: 101, dueCycle: 9 });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  table.ussr.does({ type: 'offer', to: 'china', wantsCash: 100, loan: true, repay: 100, dueCycle: 9 });
  table.china.does({ type: 'accept-offer', offer: 'ussr>china#1' });
  table.ussr.does({ type: 'borrow', billions: 1 });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 100 });
  // One million is left of it: it is owed, but not out of what was lent.
  expect(table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 1 }, 'X-41')).toMatchObject({
    code: 'owes-bank',
    figures: { most: 0 },
  });
  table.ussr.does({ type: 'pay-back', to: 'china', amount: 100 });
  expect(table.ussr.isRefused({ type: 'pay-back', to: 'china', amount: 1 }, 'X-41').code).toBe('owes-bank');
});
