// Salaries, loans and what is owed.
import type { Moment } from '../commander.ts';
import { cashOf, cyclesLeft, dues, mine, strength } from '../estimate.ts';
import { fill, mayDo } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';

/** Pays everybody; short of cash it borrows first, if it dares. */
export function salaries(mind: Mind, moment: Moment): Decision | undefined {
  const own = mine(moment);
  const bill = 50 * own.holdings.filter(({ face }) => face === 'open').length + 10 * strength(moment.view, moment.seat) + own.interestDue;
  if (cashOf(moment) >= bill || own.loans >= mind.weights.debt + 2) return undefined;
  const billions = Math.ceil((bill - cashOf(moment)) / 1000);
  const command = fill(moment, 'borrow', { billions: (domain) => (domain.kind === 'range' ? Math.min(domain.max, billions) : undefined) });
  return command === undefined ? undefined : { command, why: 'borrows to pay its people' };
}

/** Repays what it does not need. */
export function repay(mind: Mind, moment: Moment): Decision | undefined {
  const spare = Math.floor((cashOf(moment) - mine(moment).interestDue - 3 * mind.weights.reserve) / 1000);
  const last = cyclesLeft(moment) <= 2;
  const command = fill(moment, 'repay', { billions: (domain) => (domain.kind === 'range' ? Math.max(domain.min, Math.min(domain.max, last ? spare : Math.max(0, spare - 2))) : undefined) });
  return command === undefined ? undefined : { command, why: spare > 0 ? 'repays what it can spare' : 'keeps its cash for better uses' };
}

/** Clears arrears as soon as it can. */
export function payArrears(moment: Moment): Decision | undefined {
  const owed = mine(moment).arrears ?? 0;
  if (owed === 0 || cashOf(moment) < owed || !mayDo(moment, 'pay-arrears')) return undefined;
  const command = fill(moment, 'pay-arrears', { amount: (domain) => (domain.kind === 'range' ? Math.min(domain.max, owed) : undefined) });
  return command === undefined ? undefined : { command, why: 'clears its arrears to trade again' };
}

/** Early money earns more on the market than it costs in interest. */
export function borrowToTrade(mind: Mind, moment: Moment, profit: number): Decision | undefined {
  const own = mine(moment);
  if (cyclesLeft(moment) < 4 || own.loans >= mind.weights.debt || cashOf(moment) > dues(moment) + 3000 || profit < 2500) return undefined;
  const command = fill(moment, 'borrow', { billions: (domain) => (domain.kind === 'range' ? Math.min(domain.max, Math.max(1, Math.round(mind.weights.debt - own.loans))) : undefined) });
  return command === undefined ? undefined : { command, why: 'borrows to buy while prices are low' };
}
