import { test } from 'vitest';
import type { BattleSketch, Policies } from '../index.ts';
import { battleAgrees, LONG } from './thrown.ts';

const battles: [string, number, BattleSketch, Partial<Policies>][] = [
  [
    '5 armies on 4',
    60_000,
    { attacker: { units: { army: 5 } }, defender: { units: { army: 4 } } },
    { occupation: 'no' },
  ],
  [
    '4 armies on 6 that resist with more L-stars',
    40_000,
    { attacker: { units: { army: 4 } }, defender: { units: { army: 6 }, lStars: 1 } },
    { defence: 'resist' },
  ],
  [
    'navies on laden navies',
    15_000,
    { attacker: { units: { navy: 3 }, lStars: 1 }, defender: { units: { navy: 3 }, aboard: 5 } },
    { occupation: 'no' },
  ],
  ['3 armies on 1', 3_000, { attacker: { units: { army: 3 } }, defender: { units: { army: 1 } } }, {}],
  ['armies on militia', 3_000, { attacker: { units: { army: 2 } } }, {}],
];

/** Every day a fifth of the dice are thrown. */
const PART = process.env.MARSHALL_PROOF === '1' ? 1 : 5;

test.each(battles)('%s: thrown dice agree with the odds', { timeout: LONG }, (_name, number, sketch, policies) =>
  battleAgrees(number / PART, sketch, policies),
);
