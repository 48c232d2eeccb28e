import { expect, test } from 'vitest';
import type { Plan } from './messages.ts';
import { named, nameless } from './own-names.ts';

const plan: Plan = {
  players: [
    { power: 'ussr', name: 'Soviet Union', commander: 'person' },
    { power: 'usa', name: 'Anna', commander: 'person' },
  ],
};

test('a kept game has names of people only, so that a power is called as its reader calls it', () => {
  const kept = nameless(plan);
  expect(kept.players.map(({ name }) => name)).toEqual(['', 'Anna']);
  expect(named(kept)).toEqual(plan);
});
