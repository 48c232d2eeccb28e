import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { seat } from '../index.ts';
import { redact } from '../referee/redact.ts';
import { scenario } from '../testing/index.ts';

test('B-DIPLO-01, Q-B-30, X-26 cash may be handed over at any time, and only the two know', () => {
  const table = scenario({ stage: 6, powers: { usa: { cash: 500 }, ussr: { cash: 0 }, china: {} } });
  const events = table.usa.does({ type: 'give-cash', to: 'ussr', amount: 400 });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([100, 400]);
  expect(events.map((event) => redact(event, seat('china')))).toEqual([undefined]);
  expect(table.state.question?.kind).toBe('bid');
});

test('Q-B-30, B-DIPLO-01 nobody gives more cash than he has, nor to himself', () => {
  const table = scenario({ stage: 6, powers: { usa: { cash: 500 }, ussr: { cash: 0 } } });
  expect(table.usa.isRefused({ type: 'give-cash', to: 'ussr', amount: 501 }, 'Q-B-30').figures).toEqual({ most: 500 });
  table.usa.isRefused({ type: 'give-cash', to: 'usa', amount: 1 }, 'B-DIPLO-01');
  table.ussr.isRefused({ type: 'give-cash', to: 'usa', amount: 1 }, 'Q-B-30');
});

test('X-41 nobody gives away what he owes the bank: principal, interest that is due and arrears', () => {
  const table = scenario({ stage: 6, powers: { usa: { cash: 9_500 }, ussr: { cash: 0 } } });
  table.usa.does({ type: 'borrow', billions: 12 });
  expect(table.usa.isRefused({ type: 'give-cash', to: 'ussr', amount: 9_501 }, 'X-41').figures).toEqual({
    most: 9_500,
  });
  table.usa.does({ type: 'give-cash', to: 'ussr', amount: 9_500 });
  expect(table.usa.isRefused({ type: 'give-cash', to: 'ussr', amount: 1 }, 'X-41').figures).toEqual({ most: 0 });
});

test('X-41 nobody lends what he owes the bank, nor gives it by an offer; for goods he may pay with it', () => {
  const laid = () =>
    scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: { cash: 100 }, ussr: { grain: 6 } },
      bidders: ['ussr'],
    });
  const lent = { type: 'offer', to: 'usa', wantsCash: 500, loan: true, repay: 600, dueCycle: 9 } as const;
  const asked = laid();
  asked.usa.does({ type: 'borrow', billions: 1 });
  asked.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 500, loan: true, repay: 600, dueCycle: 9 }, 'X-41');
  asked.ussr.does(lent);
  asked.usa.isRefused({ type: 'accept-offer', offer: 'ussr>usa#1' }, 'X-41');
  const units = scenario({
    stage: 6,
    phase: 'arms-bazaar',
    powers: {
      usa: { grain: 9, oil: 9, cash: 12_000, loans: 12, units: { alaska: 3 } },
      ussr: { units: { yakutsk: 2 } },
    },
    bidders: ['usa', 'ussr'],
  });
  const beside: Command = {
    type: 'offer-units',
    to: 'ussr',
    seller: seat('usa'),
    payer: seat('usa'),
    zone: 'yakutsk',
    fleet: 'none',
    orders: [{ how: 'airlift', from: 'alaska', units: { army: 1 } }],
  };
  units.usa.does({ ...beside, givesCash: 12_000 });
  expect(units.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' })[0]?.type).toBe('deal-failed');
  expect([units.usa.has.cash, units.ussr.has.cash]).toEqual([12_000, 7_000]);
  const gift = laid();
  gift.usa.does({ type: 'borrow', billions: 1 });
  gift.usa.does({ type: 'offer', to: 'ussr', givesCash: 500 });
  const [failed] = gift.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(failed?.type).toBe('deal-failed');
  const bought = laid();
  bought.usa.does({ type: 'borrow', billions: 1 });
  bought.usa.does({ type: 'offer', to: 'ussr', givesCash: 500, wants: { grain: 1 } });
  bought.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(bought.usa.has.cash).toBe(600);
});
