// Every refusal names what stands in the way: with that gone, the refusal is gone too.
import { describe, expect, test } from 'vitest';
import { faultOf, OBSTACLES } from '../testing/obstacles/index.ts';

for (const [room, rows] of Object.entries(OBSTACLES))
  describe(room, () => {
    test.each(
      rows.map((row) => [row.code, 'before' in row ? 'outside a game' : `${row.who}, ${row.tries.type}`, row] as const),
    )('%s (%s)', (_code, _what, row) => {
      expect(faultOf(row)).toBeUndefined();
    });
  });
