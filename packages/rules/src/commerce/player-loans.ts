// Loans between players: on record until they are paid back, due and overdue aloud, collected by nobody (B-LOAN-08, X-42).
import { z } from 'zod';
import { oneOf, range } from '../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { pay } from '../state/ledger.ts';
import type { PlayerLoan } from '../state/offers.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { ownMoney, sumLent } from './loans.ts';
import { MOST_CASH } from './prices.ts';

type Loan = DeepReadonly<PlayerLoan>;

const payBackSchema = z.strictObject({
  type: z.literal('pay-back'),
  to: z.string().max(40),
  amount: z.int().min(1).max(MOST_CASH),
});
export type PayBackCommand = z.infer<typeof payBackSchema>;

export type PlayerLoanEvent = LoanRepaid | LoanDue | LoanOverdue;
interface LoanRepaid extends EventBase {
  readonly type: 'loan-repaid';
  readonly borrower: Seat;
  readonly lender: Seat;
  readonly dueCycle: number;
  readonly amount: number;
  /** What of that loan is still owed; with nothing left it is off the record. */
  readonly left: number;
}
/** The cycle by whose end it is to come back has begun. */
interface LoanDue extends EventBase {
  readonly type: 'loan-due';
  readonly borrower: Seat;
  readonly lender: Seat;
  readonly dueCycle: number;
  readonly left: number;
}
/** That cycle is over, and it has not come back. */
interface LoanOverdue extends EventBase {
  readonly type: 'loan-overdue';
  readonly borrower: Seat;
  readonly lender: Seat;
  readonly dueCycle: number;
  readonly left: number;
}

export const playerLoanEvents: EventDefs<PlayerLoanEvent> = {
  'loan-repaid': {
    clauses: ['B-LOAN-08', 'X-42'],
    evolve: (state, event) => {
      pay(state, event.borrower, event.lender, event.amount);
      change(state, event, (loan) =>
        event.left === 0 ? undefined : { ...loan, paid: (loan.paid ?? 0) + event.amount },
      );
    },
  },
  'loan-due': {
    clauses: ['B-LOAN-08', 'X-42'],
    evolve: () => undefined,
  },
  'loan-overdue': {
    clauses: ['B-LOAN-08', 'X-42'],
    evolve: (state, event) => change(state, event, (loan) => ({ ...loan, overdue: true })),
  },
};

/** A standing right: a part or all, whenever the borrower likes; the loan that is due first is paid first. */
export const payBackCommand: CommandDef<PayBackCommand> = {
  type: 'pay-back',
  schema: payBackSchema,
  clause: 'B-LOAN-08',
  may: (play, seat) => {
    if (play.state.offers.loans.every((loan) => loan.borrower !== seat || owed(loan) === 0)) return NOTHING_OWED;
    if (play.seat(seat).cash === 0) return refuse('no-cash:pay-back', 'X-42');
    const most = Math.max(...play.living().map((lender) => mostOf(play, seat, lender)));
    return most > 0 ? undefined : refuse('owes-bank:pay-back', 'X-41', { most });
  },
  fields: [
    field('to', (play, seat) =>
      oneOf<string>(
        play.living().filter((other) => other !== seat && mostOf(play, seat, other) > 0),
        () => undefined,
        (other) =>
          owedTo(play, seat, seatId(other)) > 0 ? refuse('owes-bank:pay-back', 'X-41', { most: 0 }) : NOTHING_OWED,
      ),
    ),
    fieldAfter('amount', ['to'], (play, seat, { to }) => {
      const { cash } = play.seat(seat);
      const debt = owedTo(play, seat, seatId(to));
      const most = mostOf(play, seat, seatId(to));
      // What is bound is less than what is owed and there, so that no larger sum would do either.
      return range(1, most, () =>
        most < Math.min(cash, debt, MOST_CASH)
          ? refuse('owes-bank:pay-back', 'X-41', { most })
          : refuse('wrong-amount:pay-back', 'X-42', { debt, cash }),
      );
    }),
  ],
  run: (play, seat, { to, amount }) => {
    const lender = seatId(to);
    let rest = amount;
    for (const loan of loansBetween(play, seat, lender)) {
      const part = Math.min(rest, owed(loan));
      if (part === 0) continue;
      rest -= part;
      const { dueCycle } = loan;
      const left = owed(loan) - part;
      play.emit({ type: 'loan-repaid', borrower: seat, lender, dueCycle, amount: part, left, to: [seat, lender] });
    }
  },
};

/** What of a loan has not come back. */
export function owed({ repay, paid = 0 }: Loan): number {
  return repay - paid;
}

/** the sum that was lent is paid back out of any money; what a lender gets beyond it is a gift, out of the borrower's own. */
function mostOf(play: Play, borrower: Seat, lender: Seat): number {
  let own = ownMoney(play, borrower);
  let most = 0;
  // In the order in which they are paid: the next loan has its turn only once this one is paid off.
  for (const loan of loansBetween(play, borrower, lender)) {
    const beyond = owed(loan) - sumLent(loan);
    most += sumLent(loan) + Math.min(beyond, own);
    if (beyond > own) break;
    own -= beyond;
  }
  return Math.min(play.seat(borrower).cash, most, MOST_CASH);
}

/** Tells the parties of what comes due in the cycle that has begun. */
export function announceDue(play: Play): void {
  for (const loan of play.state.offers.loans)
    if (loan.dueCycle === play.state.cycle && owed(loan) > 0) play.emit({ type: 'loan-due', ...facts(loan) });
}

/** Tells the parties, once, of what has not come back by the end of its cycle. */
export function announceOverdue(play: Play): void {
  for (const loan of [...play.state.offers.loans])
    if (loan.dueCycle <= play.state.cycle && loan.overdue !== true && owed(loan) > 0)
      play.emit({ type: 'loan-overdue', ...facts(loan) });
}

function facts(loan: Loan) {
  const { borrower, lender, dueCycle } = loan;
  return { borrower, lender, dueCycle, left: owed(loan), to: [lender, borrower] };
}

/** The loans of one player from another that are not paid off, the next due first. */
function loansBetween(play: Play, borrower: Seat, lender: Seat): Loan[] {
  return play.state.offers.loans
    .filter((loan) => loan.borrower === borrower && loan.lender === lender && owed(loan) > 0)
    .sort((a, b) => a.dueCycle - b.dueCycle);
}

function owedTo(play: Play, borrower: Seat, lender: Seat): number {
  return loansBetween(play, borrower, lender).reduce((sum, loan) => sum + owed(loan), 0);
}

/** Replaces the first loan that an event is about, or forgets it; for evolve only. */
function change(
  { offers }: State,
  event: { readonly borrower: Seat; readonly lender: Seat; readonly dueCycle: number; readonly type: string },
  by: (loan: PlayerLoan) => PlayerLoan | undefined,
): void {
  const at = offers.loans.findIndex(
    (loan) =>
      loan.borrower === event.borrower &&
      loan.lender === event.lender &&
      loan.dueCycle === event.dueCycle &&
      owed(loan) > 0 &&
      (event.type !== 'loan-overdue' || loan.overdue !== true),
  );
  const loan = offers.loans[at];
  if (loan === undefined) return;
  const changed = by(loan);
  offers.loans.splice(at, 1, ...(changed === undefined ? [] : [changed]));
}

const NOTHING_OWED: Refusal = refuse('owes-nothing', 'X-42');
