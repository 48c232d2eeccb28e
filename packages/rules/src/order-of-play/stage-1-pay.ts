// Stage 1: salaries, then bank loans, all players together (B-PAY).
import { z } from 'zod';
import { COMPANIES, type Company, companyOf, interestOn } from '../board/index.ts';
import { COMPANY_SALARY } from '../commerce/companies.ts';
import { lapseOrders } from '../commerce/drop-ship.ts';
import {
  billOf,
  type Dismissed,
  dismiss,
  dismissals,
  type LadenPost,
  leastUnpaid,
  numberOf,
  type Payroll,
  type Post,
  payroll,
  sumOwed,
  withoutLaden,
} from '../commerce/payroll.ts';
import { judgeBankruptcies } from '../endings/bankruptcy.ts';
import { counts, oneOf, someOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, type Draft, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { settle } from '../referee/flow.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import type { FrameOf } from '../state/agenda.ts';
import { countAll, totalOf } from '../state/forces.ts';
import { changeHolding, pay, seatOf } from '../state/ledger.ts';
import { shared } from '../state/open-cards.ts';
import type { Seat } from '../state/seat.ts';

export type PayFrame = (FrameOf<'salaries'> | FrameOf<'bank-loans'>) & { step: 'ask' | 'answered' };
export type PayQuestion = 'salaries';

const unpaidSchema = z.record(z.string().max(99), z.int().min(0).max(999));
const salariesSchema = z
  .strictObject({
    type: z.literal('pay-salaries'),
    /** Everybody, or all but those named as unpaid. */
    pay: z.enum(['all', 'some']),
    unpaidCompanies: z.array(z.enum(COMPANIES)).max(COMPANIES.length).optional(),
    /** Carriers that go with all that is aboard, by the payroll's keys. */
    unpaidLaden: unpaidSchema.optional(),
    unpaidUnits: unpaidSchema.optional(),
  })
  .refine(
    ({ pay, unpaidCompanies, unpaidLaden, unpaidUnits }) =>
      [unpaidCompanies, unpaidLaden, unpaidUnits].every((unpaid) => (unpaid !== undefined) === (pay === 'some')),
    'unpaid-if-some',
  );
export type PaySalariesCommand = z.infer<typeof salariesSchema>;

export type PayEvent = DuesSet | SalariesPaid;
interface DuesSet extends EventBase {
  readonly type: 'dues-set';
  readonly dues: readonly { readonly seat: Seat; readonly salaries: number; readonly interest: number }[];
}
interface SalariesPaid extends EventBase {
  readonly type: 'salaries-paid';
  readonly seat: Seat;
  readonly amount: number;
  readonly companies: readonly Company[];
  readonly unpaid: readonly Company[];
  readonly dismissed: readonly Dismissed[];
}

const PAID: readonly Clause[] = ['B-PAY-01', 'B-PAY-02', 'B-PAY-03', 'B-FLOW-03', 'B-FLOW-07'];

export const payEvents: EventDefs<PayEvent> = {
  'dues-set': {
    clauses: ['B-FLOW-02', 'B-PAY-02', 'B-PAY-03', 'B-COMPANY-06', 'B-PROSPECT-13', 'B-LOAN-03', 'Q-B-05', 'Q-B-15'],
    evolve: (state, { dues }) => {
      for (const { seat, interest } of dues) {
        const player = seatOf(state, seat);
        player.interestDue = interest;
        player.holdings = player.holdings.map((holding) =>
          holding.paid ? shared({ ...holding, paid: false }) : holding,
        );
      }
    },
  },
  'salaries-paid': {
    clauses: PAID,
    evolve: (state, event) => {
      pay(state, event.seat, 'bank', event.amount);
      for (const company of event.companies) changeHolding(state, event.seat, company, () => ({ paid: true }));
      for (const dismissed of event.dismissed) dismiss(state, event.seat, dismissed);
      settle(state, event.seat);
    },
  },
};

export const salariesCommand: CommandDef<PaySalariesCommand> = {
  type: 'pay-salaries',
  schema: salariesSchema,
  answers: ['salaries'],
  clause: 'B-PAY-02',
  fields: [
    field('pay', (play, seat) =>
      oneOf(['all', 'some'], (what) => {
        const bill = billOf(payroll(play, seat));
        const { cash } = play.seat(seat);
        return what === 'all' && bill > cash ? tooPoor('B-PAY-04', bill, cash) : undefined;
      }),
    ),
    field(
      'unpaidCompanies',
      (play, seat) => {
        const { companies } = payroll(play, seat);
        const { cash } = play.seat(seat);
        const least = leastUnpaid([{ number: companies.length, salary: COMPANY_SALARY }], cash);
        return someOf(
          companies,
          () => undefined,
          { least, most: companies.length },
          () => tooPoor('B-PAY-05', companies.length * COMPANY_SALARY, cash),
          () => refuse('not-on-payroll:company', 'B-PAY-05'),
        );
      },
      paysSome,
    ),
    field(
      'unpaidLaden',
      (play, seat, { unpaidCompanies = [] }) => {
        const roll = payroll(play, seat);
        return unpaidOf(roll.laden, cashForUnits(play, seat, roll, unpaidCompanies));
      },
      paysSome,
    ),
    fieldAfter(
      'unpaidUnits',
      ['unpaidLaden'],
      (play, seat, { unpaidCompanies = [], unpaidLaden = {} }) => {
        const roll = withoutLaden(payroll(play, seat), unpaidLaden);
        return unpaidOf(roll.posts, cashForUnits(play, seat, roll, unpaidCompanies) - sumOwed(roll.laden));
      },
      paysSome,
    ),
  ],
  run: (play, seat, command) => {
    const { unpaidCompanies: unpaid = [], unpaidLaden = {}, unpaidUnits = {} } = command.pay === 'all' ? NONE : command;
    const roll = payroll(play, seat);
    const companies = roll.companies.filter((company) => !unpaid.includes(company));
    const dismissed = dismissals(roll, unpaidLaden, unpaidUnits);
    const amount = billOf(staying({ ...roll, companies }, unpaidLaden, unpaidUnits));
    const extra: Clause[] = [];
    if (dismissed.length > 0) extra.push('B-PAY-04', 'Q-B-24');
    if (dismissed.some((zone) => zone.laden.length > 0)) extra.push('Q-B-48');
    if (unpaid.length > 0) extra.push('B-PAY-05', 'Q-B-24');
    play.emit({
      type: 'salaries-paid',
      seat,
      amount,
      companies,
      unpaid,
      dismissed,
      clauses: extra.length === 0 ? PAID : [...PAID, ...extra],
    });
    if (unpaid.length > 0) lapseOrders(play, seat);
  },
};

export const payQuestions: QuestionDefs<PayQuestion> = {
  salaries: {
    clause: 'B-PAY-02',
    facts: (play, seat) => ({ bill: billOf(payroll(play, seat)) }),
    fallback: leaveTheLeast,
  },
};

export const payProcedures: ProcedureDefs<PayFrame> = {
  salaries: {
    parts: NOBODY,
    start: () => ({ procedure: 'salaries', step: 'ask' }),
    advance(play, { step }) {
      if (step === 'answered') {
        play.end();
        return;
      }
      const dues = play.living().map((seat) => ({
        seat,
        salaries: billOf(payroll(play, seat)),
        interest: interestOn(play.seat(seat).loans),
      }));
      play.emit({ type: 'dues-set', dues });
      play.step<PayFrame>('salaries', { step: 'answered' });
      // A player who has only closed or secret cards is asked too: they may open them while the answer is theirs.
      const payers = play
        .living()
        .filter((seat) => play.seat(seat).holdings.length > 0 || totalOf(countAll(play.state.board, seat)) > 0);
      if (payers.length > 0) play.ask('salaries', payers);
    },
  },
  'bank-loans': {
    parts: NOBODY,
    start: () => ({ procedure: 'bank-loans', step: 'ask' }),
    advance(play, { step }) {
      if (step === 'answered') {
        if (!judgeBankruptcies(play)) play.end();
        return;
      }
      play.step<PayFrame>('bank-loans', { step: 'answered' });
      // Every debtor is asked, as nobody may know who can pay; until they answer they may still borrow (Q-B-25).
      const debtors = play.living().filter((seat) => play.seat(seat).loans > 0);
      if (debtors.length > 0) play.ask('bank-loans', debtors);
    },
  },
};

/** How many of each sort stay unpaid: at least as many as the cash demands. */
function unpaidOf(owed: readonly (Post | LadenPost)[], cash: number) {
  const max: Record<string, number> = {};
  for (const row of owed) max[row.key] = row.number;
  const most = numberOf(owed);
  const least = leastUnpaid(owed, cash);
  return counts(max, { least, most }, (unpaid) =>
    Object.entries(unpaid).some(([key, number]) => !Object.hasOwn(max, key) || number > (max[key] ?? 0))
      ? refuse('not-on-payroll:units', 'B-PAY-04')
      : tooPoor('B-PAY-04', sumOwed(owed), cash),
  );
}

function cashForUnits(play: Play, seat: Seat, roll: Payroll, unpaid: readonly Company[]): number {
  return play.seat(seat).cash - (roll.companies.length - unpaid.length) * COMPANY_SALARY;
}

function staying(roll: Payroll, unpaidLaden: Unpaid, unpaidUnits: Unpaid): Payroll {
  const left = withoutLaden(roll, unpaidLaden);
  return {
    ...left,
    posts: left.posts.map((post) => ({ ...post, number: post.number - (unpaidUnits[post.key] ?? 0) })),
  };
}

/** all are paid; short of cash, companies by output, then units by value, none with others aboard before the rest. */
function leaveTheLeast(play: Play, seat: Seat): PaySalariesCommand {
  const roll = payroll(play, seat);
  const { cash } = play.seat(seat);
  if (billOf(roll) <= cash) return { type: 'pay-salaries', pay: 'all' };
  const fewest = leastUnpaid([{ number: roll.companies.length, salary: COMPANY_SALARY }], cash);
  const unpaidCompanies = [...roll.companies].sort((a, b) => companyOf(a).units - companyOf(b).units).slice(0, fewest);
  const left = cashForUnits(play, seat, roll, unpaidCompanies);
  const unpaidLaden = leastWorthUnpaid(roll.laden, left, (row) => totalOf(row.laden.cargo));
  const rest = withoutLaden(roll, unpaidLaden);
  const unpaidUnits = leastWorthUnpaid(rest.posts, left - sumOwed(rest.laden), (post) => {
    const value = play.rulebook.unit(post.kind).detenteValue;
    return post.aboard ? value + 1 : value;
  });
  return { type: 'pay-salaries', pay: 'some', unpaidCompanies, unpaidLaden, unpaidUnits };
}

/** The fewest that must go, those of the least worth first. */
function leastWorthUnpaid<T extends Post | LadenPost>(
  owed: readonly T[],
  cash: number,
  worth: (row: T) => number,
): Unpaid {
  const unpaid: Record<string, number> = {};
  let left = leastUnpaid(owed, cash);
  for (const row of [...owed].sort((a, b) => worth(a) - worth(b))) {
    const number = Math.min(left, row.number);
    if (number > 0) unpaid[row.key] = number;
    left -= number;
  }
  return unpaid;
}

type Unpaid = Record<string, number>;

const NONE: Pick<PaySalariesCommand, 'unpaidCompanies' | 'unpaidLaden' | 'unpaidUnits'> = {};

function paysSome({ pay }: Draft<PaySalariesCommand>): boolean {
  return pay === 'some';
}

function tooPoor(clause: Clause, bill: number, cash: number): Refusal {
  return refuse('too-few-unpaid', clause, { bill, cash: Math.max(0, cash) });
}
