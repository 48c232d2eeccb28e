import { quickStream } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from './play.ts';

test('a commander may take walk and allows out of its moment, as it takes everything else', () => {
  const table = scenario({ stage: 3, phase: 'market-sales', powers: { usa: { oil: 2 }, ussr: {} }, bidders: ['usa'] });
  const { walk, allows, fallback } = momentOf(table.game, table.usa.seat, quickStream('moment'));
  expect(walk({ type: 'sell', resource: 'oil' })).toMatchObject([{ command: 'sell', next: { field: 'units' } }]);
  expect([allows?.(fallback), allows?.({ type: 'sell', resource: 'oil', units: 3 })]).toEqual([true, false]);
});
