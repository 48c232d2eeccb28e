import { expect, test } from 'vitest';
import { battleOdds, stagedBattle } from '../../odds/index.ts';
import { targetBy } from './odds.ts';

/** How the navies of four armies that land from two navies fare against three armies that shoot at navies first. */
function naviesLost(apc: boolean) {
  const staged = stagedBattle({
    attacker: { units: { army: 4 }, sets: 6 },
    defender: { units: { army: 3 }, sets: 12 },
    tactic: 'amphibious',
    navies: 2,
    options: { apc },
  });
  if (!staged.ok) throw new Error(staged.refusal.message);
  const { game, seat, command } = staged.value;
  const odds = battleOdds(game, seat, command, { policies: { defenderPicks: 'navies-first' } });
  if (!odds.ok) throw new Error(odds.refusal.message);
  const ways = new Map<number, number>();
  for (const { outcome, chance } of odds.value.outcomes) {
    const lost = outcome.attackerLost.navy ?? 0;
    ways.set(lost, (ways.get(lost) ?? 0) + Number(chance.ways) / Number(chance.of));
  }
  const mean = [...ways].reduce((sum, [lost, share]) => sum + lost * share, 0);
  return { mean, policies: odds.value.policies };
}

test('A-TGT-01, A-KIL-04 a side that picks navies first names them as its first target, so the set changes nothing', () => {
  const [base, set] = [naviesLost(false), naviesLost(true)];
  expect(base.mean).toBeGreaterThan(1.5);
  expect(set.mean).toBeCloseTo(base.mean, 12);
  expect(set.policies).toContainEqual({ message: 'policy-apc' });
  expect(base.policies).not.toContainEqual({ message: 'policy-apc' });
});

test('A-TGT-01 what a side would rather remove is what it names first; without a wish it names nothing', () => {
  expect((['navies-first', 'armies-first', 'most', 'none'] as const).map((picks) => targetBy(picks))).toEqual([
    [{ type: 'name-target', target: 'navy' }],
    [{ type: 'name-target', target: 'army' }],
    [],
    [],
  ]);
});
