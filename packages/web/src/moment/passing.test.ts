import { view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { passMeans } from './passing.ts';

test('Q-B-17 a pass is asked about again until all others have passed, and then it ends the phase', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa', 'ussr', 'china'],
    powers: { usa: { oil: 3 }, ussr: { oil: 3 }, china: { oil: 3 } },
  });
  const means = () => passMeans(view(table.game, 'spectator'));
  expect(means()).toBe('again');
  table.usa.does({ type: 'pass' });
  table.ussr.does({ type: 'pass' });
  expect(means()).toBe('ends');
  // A sale begins another round.
  table.china.does({ type: 'sell', resource: 'oil', units: 1 });
  expect(means()).toBe('again');
});
