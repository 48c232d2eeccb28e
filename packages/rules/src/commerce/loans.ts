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
import type { Seat } from '../state/seat.ts';
import { money } from '../words.ts';
import { LOAN_STEP } from './prices.ts';
import { freeSpots } from './supply-center.ts';

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
  /** He could not pay all the interest; how much is wanting only he knows. */
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
    say: ({ seat, billions }, name) => `${name(seat)} borrows ${money(billions * LOAN_STEP)} from the bank.`,
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
    say: ({ seat, interest, billions, short }, name) => {
      const paid = short
        ? `${name(seat)} cannot pay all of ${money(interest)} interest and is in default`
        : `${name(seat)} pays ${money(interest)} interest`;
      return billions === 0 ? `${paid}.` : `${paid} and repays ${money(billions * LOAN_STEP)}.`;
    },
  },
  'arrears-paid': {
    clauses: ['B-LOAN-06', 'Q-B-26'],
    evolve: (state, { seat, secret }) => {
      const { amount } = factsOf(secret);
      seatOf(state, seat).arrears -= amount;
      pay(state, seat, 'bank', amount);
    },
    say: ({ seat, cleared }, name) =>
      cleared
        ? `${name(seat)} has paid all interest in arrears and is no longer in default.`
        : `${name(seat)} pays some interest in arrears.`,
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
          : refuse('whole-billions', 'B-LOAN-01', `The bank lends whole multiples of ${money(LOAN_STEP)}.`),
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
          return refuse('whole-billions', 'B-PAY-08', `Principal is repaid in whole multiples of ${money(LOAN_STEP)}.`);
        return billions > loans
          ? refuse('owes-less', 'B-PAY-07', `You owe the bank ${money(loans * LOAN_STEP)}.`, { loans })
          : refuse(
              'interest-first',
              'B-PAY-06',
              `Interest of ${money(interestDue)} comes first, which leaves you ${money(afterInterest)} to repay with.`,
              { interest: interestDue, cash },
            );
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
    if (arrears === 0) return refuse('no-arrears', 'B-LOAN-06', 'You have no interest in arrears.');
    return cash > 0 ? undefined : refuse('no-cash', 'B-LOAN-06', 'You have no cash to pay your arrears with.');
  },
  fields: [
    field('amount', (play, seat) => {
      const { arrears, cash } = play.seat(seat);
      return range(1, Math.min(arrears, cash), () =>
        refuse(
          'wrong-amount',
          'B-LOAN-06',
          `You have arrears of ${money(arrears)} and ${money(cash)} in cash; pay whole millions up to the lesser of them.`,
          { arrears, cash },
        ),
      );
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
    say: (play, seat) =>
      `Interest of ${money(play.seat(seat).interestDue)} is due to the bank. How many billions do you repay besides?`,
    fallback: () => ({ type: 'repay', billions: 0 }),
  },
};

/** What of a player's cash is his own: what he gives for nothing, or lends, may not come out of the bank's. */
export function ownMoney(play: Play, seat: Seat): number {
  const { cash, loans, arrears, interestDue } = play.seat(seat);
  return Math.max(0, cash - loans * LOAN_STEP - arrears - interestDue);
}

/** Why no more than that may be given away. */
export function whyBanksMoney(play: Play, seat: Seat): Refusal {
  const most = ownMoney(play, seat);
  return refuse(
    'owes-bank',
    'X-41',
    `What you give or lend may not bring your cash below what you owe the bank: you can part with ${money(most)}.`,
    { most },
  );
}

/** Why a player may neither borrow from the bank nor buy from the market: interest in arrears (B-LOAN-05). */
export function inDefault(play: Play, seat: Seat): Refusal | undefined {
  const { arrears } = play.seat(seat);
  if (arrears === 0) return undefined;
  return refuse(
    'in-default',
    'B-LOAN-05',
    `You are in default by ${money(arrears)} of interest; pay your arrears first.`,
    { arrears },
  );
}

function lineFull(play: Play, seat: Seat): Refusal {
  const free = freeSpots(play.seat(seat), 'loans');
  return refuse('loan-line', 'B-LOAN-02', `Your loan line has room for ${free} more steps of ${money(LOAN_STEP)}.`, {
    free,
  });
}
