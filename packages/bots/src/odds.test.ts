import { quickStream, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from './arena/play.ts';
import { clashOdds, levelOf } from './edges.ts';
import { battleOdds, chartBattle, NO_EDGES } from './odds.ts';
import { sightOf } from './sight.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];

test('with armour in play three points of fire power more are a point in every roll', () => {
  const plain = battleOdds(9, 6, 3, NO_EDGES);
  const armoured = battleOdds(9, 6, 3, { ...NO_EDGES, armoured: true });
  expect(armoured.win).toBeGreaterThan(plain.win);
  // Two more are no point yet, and none comes of it in a single round.
  expect(battleOdds(8, 6, 1, { ...NO_EDGES, armoured: true })).toEqual(battleOdds(8, 6, 1, NO_EDGES));
});

test('the higher level has a die and the difference in points', () => {
  const ours = { ...NO_EDGES, ours: { dice: 1, points: 3 } };
  const theirs = { ...NO_EDGES, theirs: { dice: 1, points: 3 } };
  expect(battleOdds(6, 6, 3, ours).win).toBeGreaterThan(battleOdds(6, 6, 3, NO_EDGES).win + 0.1);
  expect(battleOdds(6, 6, 3, theirs).win).toBeLessThan(battleOdds(6, 6, 3, NO_EDGES).win);
});

test('by the chart six against four: B in four of nine against a supplied defender, for certain against one without a set', () => {
  expect(chartBattle(6, 4, NO_EDGES, true).win).toBeCloseTo(4 / 9);
  expect(chartBattle(6, 4, NO_EDGES, false).win).toBe(1);
});

test('large totals of the chart are scaled: forty against twenty wins, twenty-two against twenty-two never', () => {
  expect(chartBattle(40, 20, NO_EDGES, false)).toMatchObject({ win: 1, left: 20 });
  expect(chartBattle(22, 22, NO_EDGES, true).win).toBe(0);
});

test('what others keep secret is guessed halfway between the least and the most that it may be, its own is known', () => {
  const chart = (level: 0 | 4, raises: number) => ({
    agenda: [],
    cards: [],
    rights: [],
    deployed: {
      army: { level, shown: 0, raises } as const,
      navy: { level: 0, shown: 0, raises: 0 } as const,
    },
  });
  const table = (own: 0 | 4) =>
    scenario({
      options: { highTech: true },
      stage: 4,
      phase: 'attacks',
      cycle: 4,
      bidders: ['usa'],
      powers: { usa: { units: { alaska: 6 } }, ussr: { units: { 'western-canada': 6 } } },
      sets: {
        tech: { piles: { army: [], navy: [] }, charts: { [usa]: chart(own, own > 0 ? 1 : 0), [ussr]: chart(4, 1) } },
      },
    });
  const looks = (own: 0 | 4) => sightOf(momentOf(table(own).game, usa, quickStream('looks')));
  const clash = { attacker: usa, defender: ussr, from: 'alaska', to: 'western-canada' } as const;
  expect(levelOf(looks(0), ussr, 'army')).toBe(3);
  expect(levelOf(looks(4), usa, 'army')).toBe(4);
  expect(clashOdds(looks(4), clash, 6, 6, 3).win).toBeGreaterThan(clashOdds(looks(0), clash, 6, 6, 3).win);
});
