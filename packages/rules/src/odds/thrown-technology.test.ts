import { test } from 'vitest';
import type { BattleSketch, Policies } from '../index.ts';
import { battleAgrees, LONG } from './thrown.ts';

const technologies: [string, number, BattleSketch, Partial<Policies>][] = [
  [
    'armies of level 4 on armies of level 1',
    3_000,
    {
      options: { highTech: true },
      attacker: { units: { army: 4 }, levels: { army: 4 } },
      defender: { units: { army: 5 }, levels: { army: 1 } },
    },
    {},
  ],
  [
    'a landing with army and navy technology against a higher level',
    1_500,
    {
      options: { highTech: true },
      tactic: 'amphibious',
      attacker: { units: { army: 4 }, levels: { army: 2, navy: 5 } },
      defender: { units: { army: 4 }, levels: { army: 3 } },
    },
    {},
  ],
];

test.each(technologies)('%s: thrown dice agree with the odds', { timeout: LONG }, (_name, number, sketch, policies) =>
  battleAgrees(number, sketch, policies),
);
