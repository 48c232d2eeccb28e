import { seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { consulted } from './seen.ts';

const [europe, ussr] = [seat('europe'), seat('ussr')];

/** Six armies have attacked four, and the defender is asked. */
function attacked(combatResolution: 'drill' | 'chart') {
  const table = scenario({
    options: { combatResolution },
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: { europe: { units: { greece: 6 } }, ussr: { units: { romania: 4 } } },
  });
  table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 6 } });
  return table.game;
}

test('C-MAP-16 while a battle waits, everyone at the table sees what the chart may give; the drill has no letters', () => {
  const game = attacked('chart');
  expect(consulted(game, europe).chart?.ways).toEqual({ A: 0, B: 16, C: 8, D: 12 });
  expect(consulted(game, ussr).chart).toEqual(consulted(game, europe).chart);
  expect(consulted(game, undefined)).not.toHaveProperty('chart');
  expect(consulted(attacked('drill'), europe)).not.toHaveProperty('chart');
});
