import { expect, test } from 'vitest';
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
