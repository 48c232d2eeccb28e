import { seat, view } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { aboutTheRest, afterwardsOf, withAfterwards } from './afterwards.ts';

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

test('after the dice one answer can refuse the rest of the battle, where there is a rest', () => {
  const table = scenario({ ...DUEL, dice: [1, 1, 1, 1] });
  const [europe, ussr] = [seat('europe'), seat('ussr')];
  table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 2 } });
  table.ussr.does({ type: 'defend', supplied: true });
  const seen = view(table.game, 'spectator');
  expect(aboutTheRest(seen, ussr, ['end-reinforcing'])).toEqual({ type: 'end-reinforcing', afterwards: 'done' });
  expect(aboutTheRest(seen, europe, ['end-reinforcing'])).toBeUndefined();
  expect(aboutTheRest(seen, europe, ['no-occupation'])).toEqual({ type: 'no-occupation', afterwards: 'done' });
  expect(aboutTheRest(seen, ussr, ['pass'])).toBeUndefined();
  expect(aboutTheRest(view(scenario(DUEL).game, 'spectator'), ussr, ['end-reinforcing'])).toBeUndefined();
});

test('where one unit fought one, the first answer is the last unless the player wants to be asked again', () => {
  const table = scenario({ ...DUEL, dice: [1, 1, 1] });
  table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 1 } });
  table.ussr.does({ type: 'defend', supplied: true });
  const seen = view(table.game, 'spectator');
  expect(aboutTheRest(seen, seat('ussr'), ['end-reinforcing'])).toEqual({
    type: 'end-reinforcing',
    afterwards: 'ask-again',
  });
  const occupy = { type: 'occupy', orders: [] };
  expect(withAfterwards(seen, occupy, {})).toEqual({ ...occupy, afterwards: 'done' });
  expect(withAfterwards(seen, occupy, { afterwards: 'ask-again' })).toEqual({ ...occupy, afterwards: 'ask-again' });
});

test('where one unit fought one, a player who brings up units can keep the rest open too', () => {
  const table = scenario({ ...DUEL, dice: [1, 1, 1] });
  table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 1 } });
  table.ussr.does({ type: 'defend', supplied: true });
  const seen = view(table.game, seat('ussr'));
  const reinforce = { type: 'reinforce', to: 'romania', orders: [] };
  expect(afterwardsOf(seen, reinforce)).toEqual(['done', 'ask-again']);
  expect(afterwardsOf(view(scenario(DUEL).game, seat('ussr')), reinforce)).toEqual([]);
});

test('a player who has wished to be asked about everything is not asked for it again with each answer', () => {
  const table = scenario({ ...DUEL, dice: [1, 1, 1] });
  table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 1 } });
  table.ussr.does({ type: 'defend', supplied: true, afterwards: 'ask-again' });
  const seen = view(table.game, seat('ussr'));
  const occupy = { type: 'occupy', orders: [] };
  expect(withAfterwards(seen, occupy, {})).toEqual(occupy);
  expect(afterwardsOf(seen, { type: 'reinforce', to: 'romania', orders: [] })).toEqual([]);
  expect(aboutTheRest(seen, seat('ussr'), ['end-reinforcing'])).toEqual({
    type: 'end-reinforcing',
    afterwards: 'done',
  });
});

test('a player who moves in is asked about the rest unless they say otherwise', () => {
  const seen = view(scenario(DUEL).game, 'spectator');
  const occupy = { type: 'occupy', orders: [] };
  expect(withAfterwards(seen, occupy, {})).toEqual(occupy);
  expect(withAfterwards(seen, occupy, { afterwards: 'done' })).toEqual({ ...occupy, afterwards: 'done' });
});
