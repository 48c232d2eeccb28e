// Assaults round by round: the same odds as by going through every position of the whole assault.
import { expect, test } from 'vitest';
import { assaultOdds } from './assault.ts';
import { battleOdds } from './battle.ts';
import { isSameChance } from './chance.ts';
import { chanceThat } from './distribution.ts';
import type { Policies } from './policies.ts';
import { type BattleSketch, stagedBattle } from './staged-battle.ts';

const force = (army: number, sets: number, more = {}) => ({ units: { army }, sets, ...more });

const ASSAULTS: readonly (readonly [string, BattleSketch, Partial<Policies>])[] = [
  ['a drop', { tactic: 'airborne', attacker: force(4, 3), defender: force(3, 1) }, {}],
  ['a drop on more', { tactic: 'airborne', attacker: force(3, 4), defender: force(5, 2) }, {}],
  ['a drop of many', { tactic: 'airborne', attacker: force(17, 2), defender: force(9, 2) }, {}],
  ['a drop on many', { tactic: 'airborne', attacker: force(12, 2), defender: force(12, 1) }, {}],
  ['a drop on many more', { tactic: 'airborne', attacker: force(10, 2), defender: force(16, 0) }, {}],
  [
    'a drop with L-stars',
    { tactic: 'airborne', attacker: force(11, 2, { lStars: 2 }), defender: force(10, 2, { lStars: 1 }) },
    {},
  ],
  ['a drop of far more', { tactic: 'airborne', attacker: force(40, 2), defender: force(11, 2) }, {}],
  ['a landing', { tactic: 'amphibious', attacker: force(5, 3), navies: 3, defender: force(4, 2) }, {}],
  ['a landing of many', { tactic: 'amphibious', attacker: force(9, 2), navies: 4, defender: force(13, 2) }, {}],
  [
    'a landing whose navies are shot at first',
    { tactic: 'amphibious', attacker: force(4, 3), navies: 2, defender: force(5, 2) },
    { defenderPicks: 'navies-first' },
  ],
  [
    'a drop without supplies for the defender',
    { tactic: 'airborne', attacker: force(3, 2), defender: force(2, 5) },
    { defence: 'resist' },
  ],
  [
    'a drop with technology',
    {
      tactic: 'airborne',
      attacker: force(6, 2, { levels: { army: 4, navy: 0 } }),
      defender: force(6, 2, { levels: { army: 1, navy: 0 } }),
      options: { highTech: true },
    },
    {},
  ],
  ...(
    [
      ['a drop beside APCs', { tactic: 'airborne', attacker: force(5, 2), defender: force(4, 2) }],
      ['a drop of many beside APCs', { tactic: 'airborne', attacker: force(24, 2), defender: force(12, 2) }],
      ['a drop of far more beside APCs', { tactic: 'airborne', attacker: force(30, 2), defender: force(9, 2) }],
      ['a drop of a few more beside APCs', { tactic: 'airborne', attacker: force(17, 2), defender: force(13, 2) }],
      ['a drop on many beside APCs', { tactic: 'airborne', attacker: force(13, 2), defender: force(21, 1) }],
      [
        'a landing of many beside APCs',
        { tactic: 'amphibious', attacker: force(14, 2), navies: 9, defender: force(16, 2) },
      ],
      [
        'a drop on APCs',
        { tactic: 'airborne', attacker: force(6, 3), defender: { units: { army: 3, apc: 2 }, sets: 2 } },
      ],
      [
        'a drop of many on APCs',
        { tactic: 'airborne', attacker: force(30, 2), defender: { units: { army: 9, apc: 4 }, sets: 1 } },
      ],
    ] as const
  ).map(([name, sketch]) => [name, { ...sketch, options: { apc: true } }, {}] as const),
  ['militia', { tactic: 'airborne', attacker: force(2, 3) }, {}],
  [
    'the chart',
    { tactic: 'airborne', attacker: force(4, 3), defender: force(3, 2), options: { combatResolution: 'chart' } },
    {},
  ],
];

test.each(ASSAULTS)('%s to its end has the odds of the whole', (_name, sketch, policies) => {
  const staged = stagedBattle(sketch);
  if (!staged.ok) throw new Error(staged.refusal.message);
  const { game, seat, command } = staged.value;
  const whole = battleOdds(game, seat, command, { policies: { ...policies, assault: 'to-the-end' } });
  expect(whole.ok).toBe(true);
  expect(assaultOdds(sketch, policies)).toEqual(whole);
});

test('forty against forty with twelve sets each are counted, and come to one', () => {
  const odds = assaultOdds({ tactic: 'airborne', attacker: force(40, 12), defender: force(40, 12) });
  if (!odds.ok) throw new Error(odds.refusal.message);
  expect(
    isSameChance(
      chanceThat(odds.value.outcomes, () => true),
      { ways: 1n, of: 1n },
    ),
  ).toBe(true);
  expect(Math.max(...odds.value.outcomes.map(({ outcome }) => outcome.rounds))).toBe(12);
});

test('so are they where fire power adds points', () => {
  const [attacker, defender] = [force(40, 12), force(40, 12)];
  const odds = assaultOdds({ tactic: 'airborne', attacker, defender, options: { apc: true } });
  if (!odds.ok) throw new Error(odds.refusal.message);
  expect(
    isSameChance(
      chanceThat(odds.value.outcomes, () => true),
      { ways: 1n, of: 1n },
    ),
  ).toBe(true);
});

test('an assault that there is not is refused', () => {
  expect(
    assaultOdds({ tactic: 'airborne', attacker: { units: { army: 2, apc: 1 } }, options: { apc: true } }),
  ).toMatchObject({ ok: false, refusal: { clause: 'A-AIR-01' } });
  expect(assaultOdds({ tactic: 'airborne', attacker: { units: {} } })).toMatchObject({ ok: false });
});
