import { quickStream, seat } from '@marshall/rules';
import { type PowerSketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { steady } from '../characters.ts';
import { consider, mindOf } from '../officer.ts';

const set = { grain: 6, oil: 6, minerals: 6 };

/** How a Soviet officer defends against one army, or against more. */
function answer(ussr: PowerSketch, army = 1) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: { usa: { ...set, units: { romania: army, greece: 1 } }, ussr: { ...set, ...ussr } },
    bidders: ['usa'],
  });
  table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army } });
  return consider(mindOf('officer', steady.weights), momentOf(table.game, seat('ussr'), quickStream('rest'))).command;
}

test('a defender of one unit against one keeps its one answer after the dice for striking back, where it may want to', () => {
  expect(answer({ units: { russia: 1, kazakh: 1 } })).not.toHaveProperty('afterwards');
  expect(answer({ nukes: 1, units: { russia: 1, kazakh: 1 } })).toHaveProperty('afterwards', 'stay');
  // In larger battles everybody is asked about everything.
  expect(answer({ nukes: 1, units: { russia: 1, kazakh: 1 } }, 2)).not.toHaveProperty('afterwards');
});
