// Money that was borrowed, from the bank or from players, is given away by no way round.
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { perform } from '../referee/perform.ts';
import { seat as seatId } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';

type Table = ReturnType<typeof scenario>;
type Name = 'usa' | 'ussr' | 'china';
const NAMES: readonly Name[] = ['usa', 'ussr', 'china'];

function purses(cash: Partial<Record<Name, number>>, loans: Partial<Record<Name, number>> = {}): Table {
  const power = (name: Name) => ({ cash: cash[name] ?? 0, loans: loans[name] ?? 0 });
  return scenario({
    stage: 5,
    cycle: 4,
    options: { tradeOffers: 12, detenteCycle: 9 },
    powers: { usa: power('usa'), ussr: power('ussr'), china: power('china') },
  });
}

/** One player lends another a sum, which is taken at once. */
function lend(table: Table, from: Name, to: Name, amount: number, repay = amount): void {
  table[from].does({ type: 'offer', to, givesCash: amount, loan: true, repay, dueCycle: 9 });
  const offer = table.state.offers.open.find((each) => each.from === from && each.to === to);
  table[to].does({ type: 'accept-offer', offer: offer?.id ?? '' });
}

test('X-41 a friend’s loan is not given back as a gift and then paid back with the bank’s money', () => {
  const table = purses({ usa: 1_000, ussr: 12_000 }, { ussr: 12 });
  lend(table, 'usa', 'ussr', 1_000);
  expect(table.ussr.isRefused({ type: 'give-cash', to: 'usa', amount: 1 }, 'X-41').figures).toEqual({ most: 0 });
  table.ussr.isRefused({ type: 'offer', to: 'china', givesCash: 1 }, 'X-41');
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 1_000 });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([1_000, 12_000]);
});

test('X-41 nor is it given away before the bank is asked for the money to pay it back', () => {
  const table = purses({ usa: 12_000 });
  lend(table, 'usa', 'ussr', 12_000);
  table.ussr.isRefused({ type: 'give-cash', to: 'usa', amount: 1 }, 'X-41');
  table.ussr.isRefused({ type: 'give-cash', to: 'china', amount: 1 }, 'X-41');
  table.ussr.does({ type: 'borrow', billions: 12 });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 12_000 });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([12_000, 12_000]);
});

test('X-41 what comes back beyond the sum that was lent leaves the bank’s money where it is', () => {
  const table = purses({ usa: 1_000, ussr: 12_500 }, { ussr: 12 });
  lend(table, 'usa', 'ussr', 1_000, 9_000);
  // The $1,000M that were lent, and the $500M that are the borrower's own.
  expect(table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 1_501 }, 'X-41').figures).toEqual({ most: 1_500 });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 1_500 });
  expect(table.ussr.has.cash).toBe(12_000);
});

test('X-41 a loan of which less is to come back than was lent binds only what is to come back', () => {
  const table = purses({ usa: 1_000 });
  lend(table, 'usa', 'ussr', 1_000, 400);
  expect(table.ussr.isRefused({ type: 'give-cash', to: 'china', amount: 601 }, 'X-41').figures).toEqual({ most: 600 });
  table.ussr.does({ type: 'give-cash', to: 'china', amount: 600 });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 400 });
  expect(table.state.offers.loans).toEqual([]);
});

test('X-41 a sum lent from hand to hand in a circle is nobody’s own until it is back', () => {
  const table = purses({ usa: 1_000, china: 200 });
  lend(table, 'usa', 'ussr', 1_000);
  // It is not lent on either.
  table.ussr.isRefused({ type: 'offer', to: 'china', givesCash: 1_000, loan: true, repay: 1_000, dueCycle: 9 }, 'X-41');
  lend(table, 'china', 'ussr', 200);
  expect(table.ussr.has.cash).toBe(1_200);
  table.ussr.does({ type: 'pay-back', to: 'china', amount: 200 });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 1_000 });
  expect(NAMES.map((name) => table[name].has.cash)).toEqual([1_000, 0, 200]);
});

test('X-42 B-SPOILS-08 of debts in a circle those of a leaver are void, and the others stand', () => {
  const table = purses({ usa: 2_000, ussr: 2_000, china: 2_000 });
  lend(table, 'usa', 'ussr', 1_000);
  lend(table, 'ussr', 'china', 1_000);
  lend(table, 'china', 'usa', 1_000);
  table.ussr.does({ type: 'resign' });
  expect(table.state.offers.loans).toMatchObject([{ lender: 'china', borrower: 'usa', amount: 1_000 }]);
  table.usa.does({ type: 'pay-back', to: 'china', amount: 1_000 });
  expect([table.usa.has.cash, table.china.has.cash]).toEqual([1_000, 3_000]);
});

test('X-41 of several loans each is paid off before the next: its price first, then what is lent in the next', () => {
  const table = purses({ usa: 1_000, ussr: 1_100 }, { ussr: 1 });
  lend(table, 'usa', 'ussr', 500, 900);
  lend(table, 'usa', 'ussr', 500, 500);
  // $500M, and of its price of $400M the $100M that are the borrower's own.
  expect(table.ussr.isRefused({ type: 'pay-back', to: 'usa', amount: 601 }, 'X-41').figures).toEqual({ most: 600 });
  table.ussr.does({ type: 'pay-back', to: 'usa', amount: 600 });
  expect(table.ussr.has.cash).toBe(1_500);
});

test('X-41 whatever players lend, give, borrow and pay back, nobody’s gift comes out of borrowed money', () => {
  const stream = quickStream('borrowed money');
  const seen = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const table = purses({ usa: 3_000, ussr: 1_000, china: 500 }, { ussr: game % 3 });
    for (let n = 0; n < 40; n++) {
      const actor = NAMES[stream.below(3)] ?? 'usa';
      const partner = NAMES[stream.below(3)] ?? 'usa';
      const before = NAMES.map((name) => worth(table, name));
      const command = someAct(table, partner, actor, stream.below(5), 1 + stream.below(1_500));
      if (!perform(table.game, seatId(actor), command).ok) continue;
      seen.add(command.type);
      NAMES.forEach((name, at) => {
        // Sums that are borrowed or paid back change nothing here; a player who gets poorer by more has the money to owe.
        const now = worth(table, name);
        if (now < (before[at] ?? 0)) expect(now, `${game}: ${JSON.stringify(command)}`).toBeGreaterThanOrEqual(0);
      });
    }
  }
  expect([...seen].sort()).toEqual(['accept-offer', 'borrow', 'give-cash', 'offer', 'pay-back']);
});

/** What is somebody's own: cash without what is owed to the bank, and without what players have lent. */
function worth(table: Table, name: Name): number {
  const { cash, loans, arrears, interestDue } = table[name].has;
  const lent = table.state.offers.loans
    .filter(({ borrower }) => borrower === seatId(name))
    .reduce((sum, { amount, repay, paid = 0 }) => sum + Math.max(0, Math.min(amount, repay) - paid), 0);
  return cash - 1_000 * loans - arrears - interestDue - lent;
}

function someAct(table: Table, to: Name, actor: Name, kind: number, amount: number): Command {
  const mine = table.state.offers.open.find((offer) => offer.to === seatId(actor));
  if (mine !== undefined) return { type: 'accept-offer', offer: mine.id };
  if (kind === 0) return { type: 'give-cash', to, amount };
  if (kind === 1) return { type: 'borrow', billions: 1 };
  if (kind === 2) return { type: 'pay-back', to, amount };
  const loan = { loan: true, repay: amount + 500 - 400 * (kind - 3), dueCycle: 9 } as const;
  return kind === 3
    ? { type: 'offer', to, givesCash: amount, ...loan }
    : { type: 'offer', to, wantsCash: amount, ...loan };
}
