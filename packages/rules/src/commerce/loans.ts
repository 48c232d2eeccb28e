// Debts to the bank: borrowing, interest, repayment, default (B-LOAN, B-PAY-06 to -08).
import { z } from 'zod';
import { range } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import { settle } from '../referee/flow.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { pay, seatOf } from '../state/ledger.ts';
import type { PlayerLoan } from '../state/offers.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { LOAN_STEP } from './prices.ts';
import { freeSpots, spots } from './supply-center.ts';

export type LoanQuestion = 'bank-loans';

const borrowSchema = z.strictObject({ type: z.literal('borrow'), billions: z.int().min(1).max(99) });
export type BorrowCommand = z.infer<typeof borrowSchema>;

const repaySchema = z.strictObject({ type: z.literal('repay'), billions: z.int().min(0).max(99) });
export type RepayCommand = z.infer<typeof repaySchema>;

const arrearsSchema = z.strictObject({ type: z.literal('pay-arrears'), amount: z.int().min(1).max(1_000_000) });
export type ArrearsCommand = z.infer<typeof arrearsSchema>;

export type LoanEvent = Borrowed | LoansServed | ArrearsPaid;
interface Borrowed extends EventBase {
  readonly type: 'borrowed';
  readonly seat: Seat;
  readonly billions: number;
}
/** A debtor's Stage 1, phase B: the interest due by the table, and principal paid back. */
interface LoansServed extends EventBase {
  readonly type: 'loans-served';
  readonly seat: Seat;
  readonly interest: number;
  readonly billions: number;
  /** They could not pay all the interest; only they know how much is missing. */
  readonly short: boolean;
  readonly secret?: Secret<{ readonly wanting: number }>;
}
interface ArrearsPaid extends EventBase {
  readonly type: 'arrears-paid';
  readonly seat: Seat;
  readonly cleared: boolean;
  readonly secret: Secret<{ readonly amount: number }>;
}

export const loanEvents: EventDefs<LoanEvent> = {
  borrowed: {
    clauses: ['B-LOAN-01', 'B-LOAN-02', 'Q-B-06', 'Q-B-25'],
    evolve: (state, { seat, billions }) => {
      seatOf(state, seat).loans += billions;
      pay(state, 'bank', seat, billions * LOAN_STEP);
    },
  },
  'loans-served': {
    clauses: ['B-PAY-06', 'B-PAY-07', 'B-PAY-08', 'B-LOAN-02', 'B-LOAN-03', 'B-LOAN-04', 'Q-B-05'],
    evolve: (state, event) => {
      const wanting = event.secret === undefined ? 0 : factsOf(event.secret).wanting;
      const player = seatOf(state, event.seat);
      pay(state, event.seat, 'bank', event.interest - wanting + event.billions * LOAN_STEP);
      player.arrears += wanting;
      player.loans -= event.billions;
      player.interestDue = 0;
      settle(state, event.seat);
    },
  },
  'arrears-paid': {
    clauses: ['B-LOAN-06', 'Q-B-26'],
    evolve: (state, { seat, secret }) => {
      const { amount } = factsOf(secret);
      seatOf(state, seat).arrears -= amount;
      pay(state, seat, 'bank', amount);
    },
  },
};

export const borrowCommand: CommandDef<BorrowCommand> = {
  type: 'borrow',
  schema: borrowSchema,
  clause: 'B-LOAN-01',
  may: (play, seat) =>
    inDefault(play, seat) ?? (freeSpots(play.seat(seat), 'loans') > 0 ? undefined : lineFull(play, seat)),
  fields: [
    field('billions', (play, seat) =>
      range(1, freeSpots(play.seat(seat), 'loans'), (billions) =>
        Number.isInteger(billions) && billions > 0
          ? lineFull(play, seat)
          : refuse('whole-billions:borrow', 'B-LOAN-01', { step: LOAN_STEP }),
      ),
    ),
  ],
  run: (play, seat, { billions }) => {
    play.emit({ type: 'borrowed', seat, billions });
  },
};

export const repayCommand: CommandDef<RepayCommand> = {
  type: 'repay',
  schema: repaySchema,
  answers: ['bank-loans'],
  clause: 'B-LOAN-04',
  fields: [
    field('billions', (play, seat) => {
      const { cash, interestDue, loans } = play.seat(seat);
      const afterInterest = Math.max(0, cash - interestDue);
      return range(0, Math.min(loans, Math.floor(afterInterest / LOAN_STEP)), (billions) => {
        if (!Number.isInteger(billions) || billions < 0)
          return refuse('whole-billions:repay', 'B-PAY-08', { step: LOAN_STEP });
        return billions > loans
          ? refuse('owes-less', 'B-PAY-07', { loans, owed: loans * LOAN_STEP })
          : refuse('interest-first', 'B-PAY-06', { interest: interestDue, cash, step: LOAN_STEP });
      });
    }),
  ],
  run: (play, seat, { billions }) => {
    const { cash, interestDue: interest } = play.seat(seat);
    const wanting = Math.max(0, interest - cash);
    play.emit(
      wanting === 0
        ? { type: 'loans-served', seat, interest, billions, short: false }
        : {
            type: 'loans-served',
            seat,
            interest,
            billions,
            short: true,
            secret: { [seat]: { wanting } },
            clauses: ['B-PAY-06', 'B-LOAN-03', 'B-LOAN-05', 'Q-B-26'],
          },
    );
  },
};

export const arrearsCommand: CommandDef<ArrearsCommand> = {
  type: 'pay-arrears',
  schema: arrearsSchema,
  clause: 'B-LOAN-06',
  may: (play, seat) => {
    const { arrears, cash } = play.seat(seat);
    if (arrears === 0) return refuse('no-arrears', 'B-LOAN-06');
    return cash > 0 ? undefined : refuse('no-cash:arrears', 'B-LOAN-06');
  },
  fields: [
    field('amount', (play, seat) => {
      const { arrears, cash } = play.seat(seat);
      return range(1, Math.min(arrears, cash), () => refuse('wrong-amount:arrears', 'B-LOAN-06', { arrears, cash }));
    }),
  ],
  run: (play, seat, { amount }) => {
    const cleared = amount === play.seat(seat).arrears;
    play.emit({ type: 'arrears-paid', seat, cleared, secret: { [seat]: { amount } } });
  },
};

export const loanQuestions: QuestionDefs<LoanQuestion> = {
  'bank-loans': {
    clause: 'B-PAY-06',
    facts: (play, seat) => ({ interest: play.seat(seat).interestDue }),
    fallback: () => ({ type: 'repay', billions: 0 }),
  },
};

/**
 * What of a player's cash is their own: what they give for nothing, or lend, may not come out of money that the bank or a player
 * has lent them. Otherwise a friend could lend a sum, get it back as a gift, and be paid back with the bank's money.
 */
export function ownMoney(play: Play, seat: Seat): number {
  const { cash, loans, arrears, interestDue } = play.seat(seat);
  let lent = 0;
  for (const loan of play.state.offers.loans) if (loan.borrower === seat) lent += sumLent(loan);
  return Math.max(0, cash - loans * LOAN_STEP - arrears - interestDue - lent);
}

/** What of the sum that a player lent has yet to come back. */
export function sumLent({ amount, repay, paid = 0 }: DeepReadonly<PlayerLoan>): number {
  return Math.max(0, Math.min(amount, repay) - paid);
}

/** Why no more than that may be given away. */
export function whyBanksMoney(play: Play, seat: Seat): Refusal {
  return refuse('owes-bank', 'X-41', { most: ownMoney(play, seat) });
}

/** Why a player may neither borrow from the bank nor buy from the market: interest in arrears (B-LOAN-05). */
export function inDefault(play: Play, seat: Seat): Refusal | undefined {
  const { arrears } = play.seat(seat);
  return arrears === 0 ? undefined : refuse('in-default', 'B-LOAN-05', { arrears });
}

function lineFull(play: Play, seat: Seat): Refusal {
  const player = play.seat(seat);
  const limit = spots(player, 'loans') * LOAN_STEP;
  return refuse('loan-line', 'B-LOAN-02', { free: freeSpots(player, 'loans'), limit, step: LOAN_STEP });
}
