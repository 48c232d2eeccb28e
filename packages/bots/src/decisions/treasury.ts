// Salaries, loans and what is owed.
import type { Reason } from '@marshall/words';
import type { Moment } from '../commander.ts';
import { fill, legal, mayDo } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { sightOf } from '../sight.ts';
import { bestPurchase } from './market.ts';

/** Pays everybody; short of cash it borrows first, if it dares. */
export function salaries(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const bill = sight.dues;
  if (sight.cash >= bill || sight.own.loans >= mind.weights.debt + 2) return undefined;
  return borrow(moment, Math.ceil((bill - sight.cash) / 1000), { reason: 'borrow-for-salaries' });
}

/** Interest first; it repays what it can spare, since money in hand earns little once its rows are full. */
export function repay(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const { interestDue, loans } = sight.own;
  if (sight.cash < interestDue && loans < mind.weights.debt + 2) {
    const loan = borrow(moment, 1, { reason: 'borrow-for-interest' });
    if (loan !== undefined) return loan;
  }
  const spare = Math.floor((sight.cash - interestDue - mind.weights.reserve - 1500) / 1000);
  const command = fill(moment, 'repay', {
    billions: (domain) => (domain.kind === 'range' ? Math.max(domain.min, Math.min(domain.max, spare)) : undefined),
  });
  if (command === undefined) return undefined;
  return {
    command,
    why: { reason: spare > 0 ? 'repay-spare' : 'repay-interest' },
  };
}

/** Clears arrears as soon as it can. */
export function payArrears(moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const owed = sight.own.arrears ?? 0;
  if (owed === 0 || sight.cash < owed) return undefined;
  const command = fill(moment, 'pay-arrears', {
    amount: (domain) => (domain.kind === 'range' ? Math.min(domain.max, owed) : undefined),
  });
  return command === undefined ? undefined : { command, why: { reason: 'clear-arrears' } };
}

/** Pays players back what is due in this cycle or overdue, as far as it can beside its salaries: who does not is not lent to again. */
export function payBack(moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const { cycle, loans } = sight.view;
  const due = loans.find(({ borrower, dueCycle }) => borrower === sight.seat && dueCycle <= cycle);
  if (due === undefined) return undefined;
  const left = due.repay - (due.paid ?? 0);
  const spare = sight.cash - sight.dues;
  if (left <= 0 || spare < left) return undefined;
  const command = legal(moment, { type: 'pay-back', to: due.lender, amount: left });
  return command === undefined ? undefined : { command, why: { reason: 'pay-back', lender: due.lender } };
}

/** Borrows where a purchase out of reach earns far more than the interest. */
export function borrowToTrade(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const room = Math.floor(mind.weights.debt - sight.own.loans);
  if (!mind.shrewd || room < 1) return undefined;
  const now = bestPurchase(mind, sight, sight.cash - sight.dues).gain;
  const billions = Math.min(room, 3);
  const then = bestPurchase(mind, sight, sight.cash - sight.dues + 1000 * billions).gain;
  // A loan costs a tenth a cycle, and is to be paid back.
  if (then - now < 600 * billions || !mayDo(moment, 'buy')) return undefined;
  return borrow(moment, billions, { reason: 'borrow-to-buy' });
}

function borrow(moment: Moment, billions: number, why: Reason): Decision | undefined {
  const command = fill(moment, 'borrow', {
    billions: (domain) => (domain.kind === 'range' ? Math.min(domain.max, billions) : undefined),
  });
  return command === undefined ? undefined : { command, why };
}
