import { seat, view } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { afterwardsOf, withAfterwards } from './afterwards.ts';

const set = { grain: 6, oil: 6, minerals: 6 } as const;
const DUEL = {
  stage: 4,
  phase: 'attacks',
  bidders: ['europe'],
  powers: {
    europe: { ...set, units: { greece: 2, iberia: 1 } },
    ussr: { ...set, units: { romania: 1, russia: 2 } },
  },
} as const satisfies Sketch;
const attack = (army: number) => ({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army } });

test('where one unit attacks one, it is to move in and to bring up nobody unless the player says otherwise', () => {
  const seen = view(scenario(DUEL).game, seat('europe'));
  expect(withAfterwards(seen, attack(1), {})).toEqual({ ...attack(1), afterwards: 'move-in' });
  expect(withAfterwards(seen, attack(1), { afterwards: 'stay' })).toEqual({ ...attack(1), afterwards: 'stay' });
  expect(withAfterwards(seen, attack(1), { afterwards: 'ask' })).toEqual(attack(1));
});

test('larger battles, militia and other commands are sent as they are', () => {
  const seen = view(scenario(DUEL).game, seat('europe'));
  expect(afterwardsOf(seen, attack(2))).toEqual([]);
  expect(withAfterwards(seen, attack(2), { afterwards: 'stay' })).toEqual(attack(2));
  expect(withAfterwards(seen, { ...attack(1), to: 'turkey', against: 'militia' }, {})).not.toHaveProperty('afterwards');
  expect(withAfterwards(seen, { type: 'pass' }, {})).toEqual({ type: 'pass' });
});

test('a defender of one unit against one brings up nobody unless the player says otherwise', () => {
  const table = scenario(DUEL);
  table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 1 } });
  const seen = view(table.game, seat('ussr'));
  const defend = { type: 'defend', supplied: true };
  expect(withAfterwards(seen, defend, {})).toEqual({ ...defend, afterwards: 'stay' });
  expect(withAfterwards(seen, defend, { afterwards: 'ask' })).toEqual(defend);
});
