// The obstacles of the conflict chart, at a table and on its own.

import { type Check, type Lead, type Obstacle, obstacle as o } from '../../testing/obstacles/obstacle.ts';
import { opened, refusalOf } from '../../testing/obstacles/outside.ts';
import type { Sketch } from '../../testing/scenario.ts';
import type { Conflict } from './conflict.ts';
import { retaliation } from './conflict-retaliation.ts';
import { giveUp } from './half-of-tokens.ts';
import { resolveConflict } from './resolver.ts';

const side = (name: string, ...tokens: number[]) => ({ name, tokens, die: 1 }) as const;
const war = (attacker: number[], defender: number[], more: Partial<Conflict> = {}): Conflict => ({
  attacker: side('Anna', ...attacker),
  defender: side('Ben', ...defender),
  kind: 'engagement',
  ...more,
});
const fought = (conflict: Conflict) => () => refusalOf(resolveConflict(conflict));
const given =
  (...tokens: number[]) =>
  () =>
    refusalOf(giveUp([3, 2, 1], tokens));
/** Anna has lost with result D, or won. */
const lost = war([3], [9]);
const answered = (before: Conflict, attacker: string, defender: string) => () =>
  refusalOf(retaliation(before, { ...war([5], [3]), attacker: side(attacker, 5), defender: side(defender, 3) }));

/** Six Soviet armies out of Russia have lost against five in Poland with result D. */
const repelled: Sketch = {
  stage: 4,
  phase: 'attacks',
  options: { combatResolution: 'chart' },
  powers: { ussr: { units: { russia: 9 } }, europe: { grain: 12, oil: 9, units: { poland: 5, greece: 6 } } },
  bidders: ['ussr'],
  dice: [1, 1],
};
const march = (army: number) => ({ how: 'march', from: 'greece', units: { army } }) as const;
const moved =
  (times: number): Lead =>
  (table) => {
    table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } });
    table.europe.does({ type: 'defend', supplied: true });
    for (let n = 0; n < times; n++) table.europe.does({ type: 'retaliation-move', to: 'poland', orders: [march(1)] });
  };
/** Two Soviet armies and an APC have won against two armies with result B. */
const won: Sketch = {
  ...repelled,
  options: { combatResolution: 'chart', apc: true },
  powers: { ussr: { units: { russia: { army: 2, apc: 1 } } }, europe: { units: { poland: 2 } } },
};
const wins: Lead = (table) => {
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2, apc: 1 } });
  table.europe.does({ type: 'defend', supplied: true });
};

export const chartObstacles: readonly Obstacle[] = [
  o(
    'moves-made',
    repelled,
    'europe',
    { type: 'retaliation-move', to: 'romania', orders: [march(1)] },
    { lead: moved(1) },
    moved(2),
  ),
  o(
    'not-half',
    won,
    'ussr',
    { type: 'remove-half', losses: ['russia/army', 'russia/apc'] },
    { tries: { losses: ['russia/army', 'russia/army'] } },
    wins,
  ),
];

export const chartChecks: readonly Check[] = [
  {
    code: 'option-needs',
    before: opened(['one', 'two'], { pirates: 2 }),
    after: opened(['one', 'two'], { pirates: 2, merchantMarine: true }),
  },
  {
    code: 'not-two-players',
    before: fought({ ...war([3], [4]), defender: side('Anna', 4) }),
    after: fought(war([3], [4])),
  },
  { code: 'no-such-token', before: fought(war([0.5], [4])), after: fought(war([3], [4])) },
  {
    code: 'no-such-card',
    before: fought(war([3], [4], { attacker: { ...side('Anna', 3), canals: [{ name: 'Suez', points: -1 }] } })),
    after: fought(war([3], [4])),
  },
  { code: 'no-points', before: fought(war([], [4])), after: fought(war([3], [4])) },
  { code: 'off-the-chart', before: fought(war([30], [4])), after: fought(war([30], [4], { offChart: 'clamp' })) },
  { code: 'not-used', before: given(4), after: given(3) },
  { code: 'less-than-half', before: given(1), after: given(3) },
  { code: 'more-than-half', before: given(3, 2), after: given(3) },
  { code: 'no-retaliation', before: answered(war([9], [3]), 'Ben', 'Anna'), after: answered(lost, 'Ben', 'Anna') },
  { code: 'not-the-winner', before: answered(lost, 'Carl', 'Anna'), after: answered(lost, 'Ben', 'Anna') },
  { code: 'not-the-loser', before: answered(lost, 'Ben', 'Carl'), after: answered(lost, 'Ben', 'Anna') },
];
