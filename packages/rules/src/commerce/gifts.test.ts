import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { options, seat } from '../index.ts';
import { redact } from '../referee/redact.ts';
import { scenario } from '../testing/index.ts';

test('B-DIPLO-01, Q-B-30, X-26 cash may be handed over at any time, and only the two know', () => {
  const table = scenario({ stage: 6, powers: { usa: { cash: 500 }, ussr: { cash: 0 }, china: {} } });
  const events = table.usa.does({ type: 'give-cash', to: 'ussr', amount: 400 });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([100, 400]);
  expect(events.map((event) => redact(event, seat('china')))).toEqual([undefined]);
  expect(table.state.question?.kind).toBe('bid');
});

test('Q-B-30, B-DIPLO-01 nobody gives more cash than they have, nor to themselves', () => {
  const table = scenario({ stage: 6, powers: { usa: { cash: 500 }, ussr: { cash: 0 } } });
  expect(table.usa.isRefused({ type: 'give-cash', to: 'ussr', amount: 501 }, 'Q-B-30').figures).toEqual({ most: 500 });
  table.usa.isRefused({ type: 'give-cash', to: 'usa', amount: 1 }, 'B-DIPLO-01');
  table.ussr.isRefused({ type: 'give-cash', to: 'usa', amount: 1 }, 'Q-B-30');
});

test('X-41 nobody gives away what they owe the bank: principal, interest that is due and arrears', () => {
  const table = scenario({ stage: 6, powers: { usa: { cash: 9_500 }, ussr: { cash: 0 } } });
  table.usa.does({ type: 'borrow', billions: 12 });
  expect(table.usa.isRefused({ type: 'give-cash', to: 'ussr', amount: 9_501 }, 'X-41').figures).toEqual({
    most: 9_500,
  });
  table.usa.does({ type: 'give-cash', to: 'ussr', amount: 9_500 });
  expect(table.usa.isRefused({ type: 'give-cash', to: 'ussr', amount: 1 }, 'X-41').figures).toEqual({ most: 0 });
});

test('X-41 nobody lends what they owe the bank, nor gives it by an offer; for goods they may pay with it', () => {
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
  units.usa.isRefused({ ...beside, givesCash: 12_000 }, 'X-41');
  const bought = laid();
  bought.usa.does({ type: 'borrow', billions: 1 });
  bought.usa.does({ type: 'offer', to: 'ussr', givesCash: 500, wants: { grain: 1 } });
  bought.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(bought.usa.has.cash).toBe(600);
  // What was borrowed after the offer still fails at its acceptance.
  const late = laid();
  late.usa.does({ type: 'offer', to: 'ussr', givesCash: 100 });
  late.usa.does({ type: 'give-cash', to: 'ussr', amount: 100 });
  late.usa.does({ type: 'borrow', billions: 1 });
  expect(late.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' })[0]?.type).toBe('deal-failed');
});

test('X-41 an offer gives for nothing only what is its author’s own, and pays with borrowed money only for goods', () => {
  const laid = (...bidders: ('usa' | 'ussr')[]) =>
    scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: {
        usa: { cash: 2_500, loans: 2, grain: 3, oil: 0, minerals: 0 },
        ussr: { grain: 6, oil: 0, minerals: 0 },
      },
      bidders,
    });
  const most = (table: ReturnType<typeof laid>) => {
    const [offer] = options(table.game, seat('usa'), { type: 'offer', to: 'ussr' });
    return offer?.next?.field === 'givesCash' && offer.next.domain.kind === 'range' ? offer.next.domain.max : undefined;
  };
  // The Soviet Union has not bid and sells nothing: cash would be a gift.
  const idle = laid('usa');
  expect(most(idle)).toBe(500);
  expect(idle.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 501 }, 'X-41').figures).toEqual({ most: 500 });
  // Nor would all of their cash do, as it buys nothing here.
  expect(idle.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 2_501 }, 'Q-B-30').figures).toEqual({ most: 500 });
  // It sells grain: more than the own cash must buy some of it.
  const sells = laid('usa', 'ussr');
  expect(most(sells)).toBe(2_500);
  sells.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 501 }, 'X-41');
  const draft = { type: 'offer', to: 'ussr', givesCash: 501 } as const;
  expect(options(sells.game, seat('usa'), draft)[0]?.next?.domain).toMatchObject({ kind: 'counts', max: {} });
  expect(options(sells.game, seat('usa'), { ...draft, gives: {} })[0]?.next).toMatchObject({
    field: 'wants',
    domain: { least: 1, max: { grain: 6 } },
  });
  // Grain is all it can sell, so none of it goes the other way.
  sells.usa.isRefused({ ...draft, gives: { grain: 1 } }, 'X-41');
  sells.usa.does({ ...draft, wants: { grain: 1 } });
});

test('X-41 a player who owes the bank hears of the bank up to their last million, and beyond it that they have not so much', () => {
  const table = scenario({ stage: 6, powers: { usa: { cash: 500 }, ussr: { cash: 0 } } });
  table.usa.does({ type: 'borrow', billions: 1 });
  const gift = (amount: number) => ({ type: 'give-cash', to: 'ussr', amount }) as const;
  expect(table.usa.isRefused(gift(1_500), 'X-41').code).not.toBe('too-poor');
  expect(table.usa.isRefused(gift(1_501), 'Q-B-30')).toMatchObject({ code: 'too-poor', figures: { most: 500 } });
  table.usa.does(gift(500));
});
