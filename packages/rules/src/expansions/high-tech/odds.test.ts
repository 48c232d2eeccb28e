import { expect, test } from 'vitest';
import {
  type BattleSketch,
  battleOdds,
  chanceThat,
  fraction,
  type Policies,
  spreadOf,
  stagedBattle,
} from '../../index.ts';
import { totalOf } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { scenario } from '../../testing/index.ts';
import type { SupposedLevels } from './odds.ts';
import { techSketch } from './sketch.ts';

const on = { options: { highTech: true } } as const;

function oddsOf(sketch: BattleSketch, policies: Partial<Policies> = {}) {
  const staged = stagedBattle({ ...on, ...sketch });
  if (!staged.ok) throw new Error(staged.refusal.message);
  const { game, seat: attacker, command } = staged.value;
  const odds = battleOdds(game, attacker, command, { policies });
  if (!odds.ok) throw new Error(odds.refusal.message);
  return odds.value;
}
const armies = (army: number, levels: SupposedLevels = {}) => ({ units: { army }, levels });
const killed = (odds: ReturnType<typeof oddsOf>) =>
  spreadOf(odds.outcomes, ({ defenderLost }) => totalOf(defenderLost)).map(
    ({ number, exactly }) => `${number}: ${fraction(exactly)}`,
  );

test('T-ATK-05, T-EDG-01 odds with levels: two dice and 3 points instead of one die', () => {
  const odds = oddsOf({ attacker: armies(3, { army: 4 }), defender: armies(3, { army: 1 }) });
  expect(odds.dice?.attacker).toEqual({ position: 1, firePower: 0, lStar: 0, highTech: 1 });
  expect(odds.dice?.defender).toEqual({ position: 2, firePower: 0, lStar: 0, highTech: 0 });
  expect(odds.edge).toEqual({ attacker: 3, defender: 0 });
  // Two dice and 3: a sum of 2 is 5 points, one army; 3 to 5 two armies; 6 and more three.
  expect(killed(odds)).toEqual(['1: 1/36', '2: 1/4', '3: 13/18']);
  expect(odds.policies).toContainEqual({ message: 'policy', figures: { policy: 'technology', choice: 'shown' } });
});

test('T-ATK-04 with the policy hidden nobody shows anything', () => {
  const odds = oddsOf({ attacker: armies(3, { army: 4 }), defender: armies(3) }, { technology: 'hidden' });
  expect([odds.dice?.attacker.highTech, odds.edge.attacker]).toEqual([0, 0]);
  expect(killed(odds)).toEqual(['0: 1/3', '1: 1/2', '2: 1/6']);
});

test('T-AMP-02, Q-T-13 an amphibious assault has both comparisons in its odds', () => {
  const odds = oddsOf({
    attacker: { units: { army: 3 }, levels: { army: 4, navy: 3 } },
    defender: armies(3, { army: 2 }),
    tactic: 'amphibious',
  });
  expect([odds.dice?.attacker.highTech, odds.edge]).toEqual([2, { attacker: 3, defender: 0 }]);
});

test('T-EDG-01, T-ATK-05 the defender’s level serves them at sea as on land', () => {
  const navies = (navy: number, levels: SupposedLevels) => ({ units: { navy }, levels });
  const odds = oddsOf({ attacker: navies(2, { navy: 1 }), defender: navies(2, { navy: 5 }) });
  expect([odds.dice?.defender.highTech, odds.edge]).toEqual([1, { attacker: 0, defender: 4 }]);
  expect(fraction(chanceThat(odds.outcomes, ({ wipedOut }) => wipedOut))).toBe('1');
});

test('a staged battle names levels only where the set is on, and only those there are', () => {
  const sketch = { attacker: armies(3, { army: 4 }), defender: armies(3) };
  const off = stagedBattle(sketch);
  expect(off.ok ? '' : off.refusal.message).toBe('no-such-battle:no-technology');
  for (const levels of [{ army: 6 }, { army: 1.5 }, { tanks: 1 }] as SupposedLevels[]) {
    const wrong = stagedBattle({ ...on, ...sketch, attacker: armies(3, levels) });
    expect(wrong.ok ? '' : wrong.refusal.message).toBe('no-such-battle:levels');
  }
});

test('T-ATK-04 odds tell nobody a hidden level: it is the least it can be, or what the asker takes it for', () => {
  const ask = (real: 1 | 5, levels?: Record<string, SupposedLevels>) => {
    const table = scenario({
      ...on,
      stage: 4,
      phase: 'attacks',
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 3 } }, europe: { units: { poland: 2 } } },
      sets: techSketch({ ussr: { hidden: { army: 3 } }, europe: { hidden: { army: real } } }),
    });
    const command = { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 3 } } as const;
    const odds = battleOdds(table.game, seat('ussr'), command, levels === undefined ? {} : { levels });
    return odds.ok ? { edge: odds.value.edge, dice: odds.value.dice } : undefined;
  };
  // Three of their own, which they know, against at least one.
  expect(ask(5)?.edge).toEqual({ attacker: 2, defender: 0 });
  expect(ask(5)).toEqual(ask(1));
  expect(ask(1, { europe: { army: 5 } })?.edge).toEqual({ attacker: 0, defender: 2 });
  expect(ask(5, { europe: { army: 5 } })).toEqual(ask(1, { europe: { army: 5 } }));
});
