import { seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { Chronicle } from '../solo/lines.ts';
import { dealNews, dealsTold } from './debts.ts';

test('X-42 debts that were paid off and words that went with a deal are found in the log of either party', () => {
  const table = scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: {}, ussr: {}, china: {} } });
  const chronicle = new Chronicle({ cycle: 2, stage: 3 });
  const add = (events: ReturnType<typeof table.usa.does>) => chronicle.add(events);
  add(
    table.usa.does({
      type: 'offer',
      to: 'ussr',
      givesCash: 500,
      loan: true,
      repay: 550,
      dueCycle: 3,
      promise: 'Peace until cycle 4.',
    }),
  );
  add(table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' }));
  add(table.ussr.does({ type: 'pay-back', to: 'usa', amount: 550 }));
  const told = (who: string) => {
    chronicle.rewind();
    return chronicle.tell(table.game, seat(who));
  };
  for (const who of ['usa', 'ussr']) {
    const log = told(who);
    expect(dealsTold(log)).toMatchObject({
      paidOff: [{ borrower: 'ussr', lender: 'usa', cycle: 2, late: false }],
      promises: [{ by: 'usa', to: 'ussr', words: 'Peace until cycle 4.' }],
    });
    expect(dealNews(log, seat(who), 0)?.kind).toBe('loan-repaid');
    expect(dealNews(log, seat(who), log.at(-1)?.n ?? 0)).toBe(undefined);
  }
  expect(dealsTold(told('china'))).toEqual({ paidOff: [], promises: [] });
});
