import { test } from 'vitest';
import type { BattleSketch, Policies } from '../index.ts';
import { battleAgrees, LONG } from './thrown.ts';

const tactics: [string, number, BattleSketch, Partial<Policies>][] = [
  [
    'a landing of 5 armies from 3 navies',
    1_500,
    { tactic: 'amphibious', attacker: { units: { army: 5 } }, navies: 3, defender: { units: { army: 4 } } },
    { defenderPicks: 'navies-first' },
  ],
  [
    'an airborne assault to its end',
    1_500,
    { tactic: 'airborne', attacker: { units: { army: 4 }, sets: 3 }, defender: { units: { army: 3 } } },
    { assault: 'to-the-end' },
  ],
];

test.each(tactics)('%s: thrown dice agree with the odds', { timeout: LONG }, (_name, number, sketch, policies) =>
  battleAgrees(number, sketch, policies),
);
