import { expect, test } from 'vitest';
import { scenario } from '../testing/index.ts';

test('B-MOVE-09 three armies that march two territories cost 6 grain', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: { usa: { units: { 'western-usa': 3 }, grain: 6 }, ussr: { units: { kola: 1 } } },
    bidders: ['usa'],
  });
  table.usa.does({
    type: 'move',
    to: 'eastern-usa',
    orders: [{ how: 'march', from: 'western-usa', units: { army: 3 } }],
  });
  expect(table.usa.has.supplies.grain).toBe(0);
});
