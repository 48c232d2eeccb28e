import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { seat } from '../state/seat.ts';
import { planSetup } from '../testing/index.ts';
import { fallbackFor, startTable, take, undo } from './table.ts';

test('a sealed answer can be taken back until the last one is in', () => {
  const { setup } = planSetup({ players: 2, seed: 'undo' });
  const started = startTable(setup, quickStream('undo'));
  if (!started.ok) throw new Error(started.refusal.sentence);
  const table = started.value;
  const [first = seat(''), second = seat('')] = setup.seats;
  const answer = () => fallbackFor(table.game, first) ?? { type: 'pass' as const };
  expect(take(table, first, answer()).ok).toBe(true);
  expect(undo(table, first).ok).toBe(true);
  expect(take(table, first, answer()).ok).toBe(true);
  const last = take(table, second, fallbackFor(table.game, second) ?? { type: 'pass' });
  expect(last.ok && last.value.some(({ type }) => type === 'units-placed')).toBe(true);
  expect(undo(table, second).ok).toBe(false);
});
