import { quickStream, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { sightOf } from '../sight.ts';
import { urgency } from './detente.ts';

const [usa, china, europe] = [seat('usa'), seat('china'), seat('europe')];

/** How much more than usual an attack of the USA is worth in a cycle of twelve, on China, which is the richest, and on Europe. */
function urgencies(cycle: number): readonly [number, number] {
  const { game } = scenario({
    stage: 4,
    cycle,
    powers: { usa: { cash: 5000 }, china: { cash: 9000 }, europe: { cash: 4000 } },
    options: { detenteCycle: 12, cashVisible: true },
  });
  const sight = sightOf(momentOf(game, usa, quickStream('late')));
  return [urgency(sight, china), urgency(sight, europe)];
}

test('attacks are worth more near the end, most in the last two cycles, and most against the richest', () => {
  expect(urgencies(9)).toEqual([1, 1]);
  const [third, last] = [urgencies(10), urgencies(11)];
  expect(third[1]).toBeGreaterThan(1);
  expect(last[1]).toBeGreaterThan(third[1]);
  expect(urgencies(12)).toEqual(last);
  for (const [leader, other] of [third, last]) expect(leader).toBeGreaterThan(other);
});
