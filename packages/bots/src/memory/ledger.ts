// Other players' cash, worked out with a pencil: nearly every payment is made for all to see.
import { type GameEvent, LOAN_STEP, RESOURCES, type Seat } from '@marshall/rules';
import type { Notes, Purse } from './notes.ts';

type Cash = Notes['cash'];

/** The purses after an event. */
export function reckonCash(notes: Notes, event: GameEvent): Cash {
  const { cash } = notes;
  switch (event.type) {
    case 'supplies-given':
      return Object.fromEntries(notes.seats.map((seat) => [seat, { sum: event.cash, doubt: 0 }]));
    case 'sold':
      return sold(cash, event);
    case 'bought':
    case 'card-turned':
    case 'research-card-turned':
    case 'weapon-developed':
    case 'weapons-built':
    case 'units-built':
    case 'technology-deployed':
    case 'technology-researched':
      return moved(cash, event.seat, -event.cost);
    case 'salaries-paid':
    case 'ransom-paid':
      return moved(cash, event.seat, -event.amount);
    case 'company-reopened':
      return moved(cash, event.seat, -event.fee);
    case 'carriers-hired':
      return moved(cash, event.seat, -event.price);
    case 'freight-paid':
      return moved(cash, event.seat, -event.freight);
    case 'goods-imported':
      return moved(cash, event.seat, -event.cost - event.freight);
    case 'goods-carried':
      return passed(moved(cash, event.user, -event.freight), event.receiver, event.giver, event.price);
    case 'company-auctioned':
      return passed(cash, event.buyer, event.seller, event.price);
    case 'borrowed':
      return moved(cash, event.seat, event.billions * LOAN_STEP);
    case 'loans-served':
      // A player who cannot pay all their interest has nothing left.
      return event.short
        ? { ...cash, [event.seat]: { sum: 0, doubt: 0 } }
        : moved(cash, event.seat, -event.interest - event.billions * LOAN_STEP);
    case 'arrears-paid': {
      const known = event.secret[notes.seat]?.amount;
      return moved(cash, event.seat, -(known ?? 100), known === undefined ? 100 : 0);
    }
    case 'loan-repaid':
      return passed(cash, event.borrower, event.lender, event.amount);
    case 'cash-given':
      return passed(cash, event.giver, event.receiver, event.amount);
    case 'drop-shipped': {
      const known = event.secret[notes.seat]?.paid;
      const guess = 0.5 * event.units * notes.prices[event.resource];
      return passed(cash, event.buyer, event.seller, known ?? guess, known === undefined ? guess : 0);
    }
    case 'deal-made':
      return dealt(notes, event);
    case 'spoils-taken':
      return spoiled(notes, event);
    case 'left':
      return { ...cash, [event.seat]: { sum: 0, doubt: 0 } };
    default:
      return cash;
  }
}

const EMPTY: Purse = { sum: 0, doubt: 0 };

/** Nobody pays what they do not have: where the sum falls below nothing, it was underrated. */
function moved(cash: Cash, seat: Seat, amount: number, doubt = 0): Cash {
  const purse = cash[seat];
  if (purse === undefined) return cash;
  return { ...cash, [seat]: { sum: Math.max(0, purse.sum + amount), doubt: purse.doubt + doubt } };
}

function passed(cash: Cash, from: Seat, to: Seat, amount: number, doubt = 0): Cash {
  return amount === 0 && doubt === 0 ? cash : moved(moved(cash, from, -amount, doubt), to, amount, doubt);
}

/** B-LOAN-07: of a debtor's proceeds the bank keeps what is in arrears, and only the debtor knows how much. */
function sold(cash: Cash, { seat, proceeds, secret }: Extract<GameEvent, { type: 'sold' }>): Cash {
  if (secret === undefined) return moved(cash, seat, proceeds);
  const kept = secret[seat]?.kept;
  return kept === undefined ? moved(cash, seat, 0.7 * proceeds, 0.3 * proceeds) : moved(cash, seat, proceeds - kept);
}

/** A deal of its own is known to the last million; what others paid each other is guessed by what passed. */
function dealt(notes: Notes, event: Extract<GameEvent, { type: 'deal-made' }>): Cash {
  const known = event.secret[notes.seat]?.offer;
  if (known !== undefined)
    return passed(passed(notes.cash, known.from, known.to, known.gives.cash), known.to, known.from, known.wants.cash);
  const [one, other] = event.parties;
  let balance = 0;
  let all = 0;
  for (const { giver, good, number } of event.passed) {
    const value = number * worth(notes, good);
    balance += (giver === one ? 1 : -1) * value;
    all += value;
  }
  // Cash may have passed in a swap too, and a price is known no better than what was sold.
  const doubt = Math.max(LEAST_DOUBT, all);
  return balance >= 0
    ? passed(notes.cash, other, one, balance, doubt)
    : passed(notes.cash, one, other, -balance, doubt);
}

/** What others may have paid each other in any deal, in millions. */
const LEAST_DOUBT = 500;

/** What a thing goes for among players, roughly. */
function worth({ prices }: Notes, good: string): number {
  const resource = RESOURCES.find((each) => each === good);
  if (resource !== undefined) return 0.45 * prices[resource];
  if (good === 'nuke') return 600;
  if (good === 'l-star') return 1200;
  return good.startsWith('land-') ? 2000 : 900;
}

/** The captor has everything that the beaten player had, and only the captor counted it. */
function spoiled(notes: Notes, { captor, from, secret }: Extract<GameEvent, { type: 'spoils-taken' }>): Cash {
  const counted = secret[notes.seat]?.cash;
  const purse = counted === undefined ? notes.cash[from] : { sum: counted, doubt: 0 };
  if (purse === undefined) return notes.cash;
  return { ...moved(notes.cash, captor, purse.sum, purse.doubt), [from]: EMPTY };
}
