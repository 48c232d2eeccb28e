import { expect, test } from 'vitest';
import type { LogLine } from '../session/session.ts';
import { luckOf } from './luck.ts';

const line = (actor: string, dice: readonly number[]): LogLine =>
  ({ n: 1, cycle: 1, stage: 4, text: '', clauses: [], kind: 'fired', actor, dice }) as unknown as LogLine;

test('the luck account sets the dice of each seat against three and a half a die', () => {
  const rows = luckOf([line('china', [1, 2]), line('usa', [6, 5]), line('china', [3])]);
  expect(rows).toEqual([
    { seat: 'usa', dice: 2, rolled: 11, expected: 7 },
    { seat: 'china', dice: 3, rolled: 6, expected: 10.5 },
  ]);
});
