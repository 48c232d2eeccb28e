import { capital } from './names.ts';

const shares = (more: number, lent: number): string => {
  const percent = lent === 0 ? 0 : Math.round((more * 100) / lent);
  return percent === 0 ? '' : ` (${percent}%)`;
};

/** Who does something, within a sentence: `you`, `China`. */
type Who = { readonly name: string; readonly you: boolean };

const verb = ({ you }: Who, plain: string): string => (you ? plain : `${plain}s`);
const whose = ({ name, you }: Who): string => (you ? 'your' : `${name}’s`);

const due = (cycle: number, overdue: boolean): string =>
  overdue ? `overdue since cycle ${cycle}` : `due by the end of cycle ${cycle}`;

/** The texts of offers: the form, the card that has the Accept button, and what was agreed. */
export const dealWords = {
  gives: 'You give',
  gets: 'You get',
  theyGive: (who: string) => `${capital(who)} gives`,
  nothing: 'nothing',
  later: (cycle: number) => `by the end of cycle ${cycle}`,
  cash: 'Cash',
  companies: 'Companies',
  addCompany: 'Add a company',
  /** The name of a counter on the side that the player gets. */
  youGet: (what: string) => `${what} you get`,
  hundred: { more: (what: string) => `$100M more: ${what}`, fewer: (what: string) => `$100M less: ${what}` },
  of: (number: number) => `of ${number}`,
  worth: (sum: string) => `Worth ${sum}`,
  worthAbout:
    'Supplies count at today’s market price. Companies, weapons and units count as they do at the end of the game.',
  empty: 'Put something in the offer.',
  oneWay: 'Cash goes one way only.',
  bothWays: 'It already goes the other way.',
  notNow: 'Not now',
  onlySupplies: 'You can prepare supplies and cash. Offer everything else when players trade.',
  kinds: {
    companies: 'Companies',
    weapons: 'Weapons',
    orders: 'Orders from the next production',
    places: 'Territories and units',
  },
  waits: (question: string) => `You are also asked: ${question}`,
  loan: {
    repay: (borrower: Who, lender: Who, sum: string, cycle: number, more: number, lent: number, extra: string) =>
      `${capital(borrower.name)} ${verb(borrower, 'repay')} ${lender.name} ${sum} by the end of cycle ${cycle}${
        more > 0
          ? `: ${extra} more than ${borrower.you ? 'you get' : 'was lent'}${shares(more, lent)}`
          : more < 0
            ? `: ${extra} less than ${borrower.you ? 'you get' : 'was lent'}`
            : ', without interest'
      }.`,
    note: 'The referee doesn’t collect it. If it isn’t paid, it stays on the list as overdue.',
  },
  order: {
    what: (seller: Who, goods: string, each: string, sum: string, advance: boolean) =>
      `${capital(goods)} from ${whose(seller)} next production, at ${each} each: ${sum} in all, paid ${
        advance ? 'now' : 'on delivery'
      }.`,
    free: (seller: Who, goods: string) => `${capital(goods)} from ${whose(seller)} next production, for nothing.`,
    note: (seller: Who, advance: boolean) =>
      `If less is produced, less is delivered. If ${seller.name} ${verb(seller, 'leave')} a company unpaid, nothing is delivered${
        advance ? ' and the money is gone' : ' and nothing is paid'
      }.`,
  },
  delivery: (units: string, from: string, to: string, payer: Who) =>
    `${capital(units)}${from === '' ? '' : ` from ${from}`}, delivered to ${to}. ${capital(payer.name)} ${verb(payer, 'pay')} for the move.`,
  carries: (who: Who, loads: number) =>
    `${capital(who.name)} ${who.you ? 'carry' : 'carries'} ${loads === 1 ? '1 shipload' : `${loads} shiploads`} of the goods.`,
  carriesRest: (who: Who) => `${capital(who.name)} ${who.you ? 'carry' : 'carries'} the goods.`,
  change: 'Change it',
  addMessage: 'Add a message',
  promise: 'Nobody enforces a message.',
  debts: {
    heading: 'Debts and promises',
    owe: (who: string, sum: string, cycle: number, overdue: boolean) =>
      `You owe ${who} ${sum}, ${due(cycle, overdue)}.`,
    owes: (who: string, sum: string, cycle: number, overdue: boolean) =>
      `${capital(who)} owes you ${sum}, ${due(cycle, overdue)}.`,
    of: (lent: string, paid: string) => `Lent: ${lent}. Repaid so far: ${paid}.`,
    lent: (lent: string) => `Lent: ${lent}.`,
    deliver: (who: string, goods: string) => `You deliver ${goods} to ${who} from your next production.`,
    receive: (who: string, goods: string) => `${capital(who)} delivers ${goods} to you from the next production.`,
    paid: 'Already paid.',
    onDelivery: (sum: string) => `${sum} on delivery.`,
    kept: (cycle: number) => `paid off in cycle ${cycle}`,
    keptLate: (cycle: number) => `paid off late, in cycle ${cycle}`,
    repaidBy: (borrower: string, lender: string) => `${capital(borrower)} repaid ${lender}`,
    said: (who: string, cycle: number) => `${capital(who)} in cycle ${cycle}:`,
    you: 'you',
    closed: (number: number) => (number === 1 ? '1 debt paid off' : `${number} debts paid off`),
  },
  news: { close: 'Close' },
} as const;
