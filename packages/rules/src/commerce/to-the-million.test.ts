// Sums of money at their limits: a million more or less decides.
import { expect, test } from 'vitest';
import { Play } from '../referee/play.ts';
import type { PlayerLoan } from '../state/offers.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, scenario } from '../testing/index.ts';
import { ownMoney, sumLent } from './loans.ts';
import { announceDue, announceOverdue, owed } from './player-loans.ts';
import { mostGiven } from './terms-goods.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

function table(sketch: PowerSketch, loans: readonly Partial<PlayerLoan>[] = []) {
  const made = scenario({ stage: 5, cycle: 4, powers: { usa: sketch, ussr: { cash: 500 }, china: { cash: 500 } } });
  made.state.offers.loans = loans.map((loan) => ({
    lender: ussr,
    borrower: usa,
    amount: 10,
    repay: 10,
    dueCycle: 5,
    ...loan,
  }));
  return made;
}

test.each([
  [{ amount: 10, repay: 12 }, 12, 10],
  [{ amount: 10, repay: 12, paid: 11 }, 1, 0],
  [{ amount: 10, repay: 8 }, 8, 8],
  [{ amount: 10, repay: 8, paid: 7 }, 1, 1],
  [{ amount: 10, repay: 12, paid: 9 }, 3, 1],
])('X-41, X-42 of a loan %o there is owed %i, of which %i was lent', (loan, debt, lent) => {
  const full = { lender: ussr, borrower: usa, dueCycle: 5, ...loan };
  expect([owed(full), sumLent(full)]).toEqual([debt, lent]);
});

test('X-41 a player’s own money is what is left when bank, arrears, interest and lenders have theirs', () => {
  const made = table({ cash: 3_000, loans: 1, arrears: 200 }, [
    { amount: 100, repay: 120 },
    { borrower: china, lender: usa, amount: 70 },
  ]);
  expect(ownMoney(new Play(made.game), usa)).toBe(3_000 - 1_000 - 200 - 100);
  expect(ownMoney(new Play(table({ cash: 999, loans: 1 }).game), usa)).toBe(0);
  expect(ownMoney(new Play(table({ cash: 1_001, loans: 1 }).game), usa)).toBe(1);
});

test('X-42 a single million is owed, paid back and told of like any other sum', () => {
  const made = table({ cash: 1 }, [{ amount: 1, repay: 1, dueCycle: 4 }]);
  expect(made.usa.may()).toContain('pay-back');
  expect(made.usa.isRefused({ type: 'pay-back', to: 'ussr', amount: 2 }, 'X-42').figures).toEqual({ debt: 1, cash: 1 });
  expect(made.usa.isRefused({ type: 'pay-back', to: 'china', amount: 1 }, 'X-42').code).toBe('owes-nothing');
  expect(made.usa.does({ type: 'pay-back', to: 'ussr', amount: 1 })).toMatchObject([{ amount: 1, left: 0 }]);
  expect([made.usa.has.cash, made.ussr.has.cash, made.state.offers.loans]).toEqual([0, 501, []]);
});

test.each([
  [{ dueCycle: 4, repay: 1 }, ['loan-due', 'loan-overdue']],
  [{ dueCycle: 5, repay: 1 }, []],
  [{ dueCycle: 3, repay: 1 }, ['loan-overdue']],
  [{ dueCycle: 4, repay: 10, paid: 10 }, []],
  [{ dueCycle: 4, repay: 1, overdue: true as const }, ['loan-due']],
])('X-42 in cycle 4 the parties of a loan %o hear of %o', (loan, told) => {
  const made = table({ cash: 5 }, [loan]);
  const play = new Play(made.game);
  const heard: string[] = [];
  const emit = play.emit.bind(play);
  play.emit = (event) => {
    heard.push(event.type);
    emit(event);
  };
  announceDue(play);
  announceOverdue(play);
  expect(heard).toEqual(told);
});

test('X-42 of two loans alike that are overdue each is marked, and each is paid off by itself', () => {
  const twice = { amount: 3, repay: 3, dueCycle: 3 };
  const made = table({ cash: 4 }, [twice, twice]);
  announceOverdue(new Play(made.game));
  expect(made.state.offers.loans).toMatchObject([{ overdue: true }, { overdue: true }]);
  expect(made.usa.does({ type: 'pay-back', to: 'ussr', amount: 4 })).toMatchObject([
    { amount: 3, left: 0 },
    { amount: 1, left: 2 },
  ]);
  expect(made.state.offers.loans).toMatchObject([{ paid: 1, overdue: true }]);
  expect(made.state.offers.loans).toHaveLength(1);
});

test('X-41, X-42 what goes beyond the sums lent comes out of own money, loan after loan as they fall due', () => {
  // $30M of its own: the first loan asks for 20 beyond what was lent, the second for 15.
  const made = table({ cash: 1_150, loans: 1 }, [
    { amount: 60, repay: 75, dueCycle: 6 },
    { amount: 60, repay: 80, dueCycle: 5 },
  ]);
  expect(ownMoney(new Play(made.game), usa)).toBe(30);
  expect(made.usa.isRefused({ type: 'pay-back', to: 'ussr', amount: 151 }, 'X-41').figures).toEqual({ most: 150 });
  expect(made.usa.does({ type: 'pay-back', to: 'ussr', amount: 150 })).toMatchObject([
    { dueCycle: 5, amount: 80, left: 0 },
    { dueCycle: 6, amount: 70, left: 5 },
  ]);
});

test('X-41 a loan that asks for more than there is of own money bars those after it', () => {
  const made = table({ cash: 1_110, loans: 1 }, [
    { amount: 50, repay: 70, dueCycle: 5 },
    { amount: 50, repay: 50, dueCycle: 6 },
  ]);
  expect(ownMoney(new Play(made.game), usa)).toBe(10);
  expect(made.usa.isRefused({ type: 'pay-back', to: 'ussr', amount: 61 }, 'X-41').figures).toEqual({ most: 60 });
  made.usa.does({ type: 'pay-back', to: 'ussr', amount: 60 });
});

test('B-LOAN-01, -02 one billion is the least, and the last spot of the line can be used', () => {
  const made = table({ loans: 11 });
  expect(made.usa.isRefused({ type: 'borrow', billions: 2 }, 'B-LOAN-02').code).toBe('loan-line');
  made.usa.does({ type: 'borrow', billions: 1 });
  expect(made.usa.isRefused({ type: 'borrow', billions: 1 }, 'B-LOAN-02').code).toBe('loan-line');
  expect(made.usa.may()).not.toContain('borrow');
});

test('B-LOAN-06 arrears of a million bar the bank, and a million pays them', () => {
  const made = table({ cash: 1, arrears: 1 });
  made.usa.isRefused({ type: 'borrow', billions: 1 }, 'B-LOAN-05');
  expect(made.usa.isRefused({ type: 'pay-arrears', amount: 2 }, 'B-LOAN-06').figures).toEqual({ arrears: 1, cash: 1 });
  expect(made.usa.does({ type: 'pay-arrears', amount: 1 })).toMatchObject([{ type: 'arrears-paid', cleared: true }]);
  expect([made.usa.has.cash, made.usa.has.arrears]).toEqual([0, 0]);
  const poor = table({ cash: 0, arrears: 1 });
  expect(poor.usa.isRefused({ type: 'pay-arrears', amount: 1 }, 'B-LOAN-06').code).toBe('no-cash');
  const part = table({ cash: 5, arrears: 3 });
  expect(part.usa.does({ type: 'pay-arrears', amount: 2 })).toMatchObject([{ cleared: false }]);
  expect([part.usa.has.cash, part.usa.has.arrears]).toEqual([3, 1]);
});

test.each([
  // Cash, interest, loans; the most billions that may be repaid, and what is short.
  [1_100, 100, 2, 1, 0],
  [1_099, 100, 2, 0, 0],
  [5_000, 100, 2, 2, 0],
  [100, 100, 2, 0, 0],
  [99, 100, 2, 0, 1],
])(
  'B-PAY-06 to -08, B-LOAN-03 with $%iM and $%iM of interest on %i billion, %i can be repaid and %i is short',
  (cash, interest, loans, most, short) => {
    const made = scenario({ stage: 1, powers: { usa: { cash, loans }, ussr: {} } });
    const player = made.state.seats[usa];
    if (player === undefined || made.state.question?.kind !== 'bank-loans') throw new Error('nobody repays now');
    player.cash = cash;
    player.interestDue = interest;
    const { code, clause } = made.usa.isRefused(
      { type: 'repay', billions: most + 1 },
      most < loans ? 'B-PAY-06' : 'B-PAY-07',
    );
    expect([code, clause]).toEqual(most < loans ? ['interest-first', 'B-PAY-06'] : ['owes-less', 'B-PAY-07']);
    const [served] = made.usa.does({ type: 'repay', billions: most });
    expect(served).toMatchObject({ type: 'loans-served', interest, billions: most, short: short > 0 });
    expect(made.usa.has).toMatchObject({
      cash: Math.max(0, cash - interest - 1_000 * most),
      loans: loans - most,
      arrears: short,
      interestDue: 0,
    });
  },
);

test('X-41 an offer gives what is the bank’s only where something is bought for it', () => {
  const poor = table({ cash: 1_010, loans: 1 });
  expect(mostGiven(new Play(poor.game), usa, { type: 'offer', to: 'ussr' } as never)).toBe(10);
  const rich = table({ cash: 1_010 });
  expect(mostGiven(new Play(rich.game), usa, { type: 'offer', to: 'ussr' } as never)).toBe(1_010);
});
