// Bad input gets a sentence of ours, whatever the validator says of it.
import { expect, test } from 'vitest';
import { parseCommand } from './parse.ts';

test.each([
  ['a number too big', { type: 'bid', cubes: 3 }, 'bid: cubes must be at most 2.'],
  ['a number too small', { type: 'bid', cubes: -1 }, 'bid: cubes must be at least 0.'],
  ['no whole number', { type: 'bid', cubes: 1.5 }, 'bid: cubes must be a whole number.'],
  ['a wrong type', { type: 'bid', cubes: 'two' }, 'bid: cubes must be a number.'],
  ['a missing field', { type: 'bid' }, 'bid: cubes is missing.'],
  ['an unknown field', { type: 'bid', cubes: 1, now: true }, 'bid: the command has no place for now; leave it out.'],
  ['one of a few', { type: 'sell', resource: 'gold', units: 1 }, 'sell: resource must be one of grain, oil, minerals.'],
  [
    'one of many',
    { type: 'move', to: 'atlantis', orders: [{ how: 'sail', from: 'alaska', units: {} }] },
    /^move: to must be one of the \d+ names it can have, such as \w/,
  ],
  ['an empty list', { type: 'move', to: 'alaska', orders: [] }, 'move: orders must not be empty.'],
  ['no list', { type: 'move', to: 'alaska', orders: 'all' }, 'move: orders must be a list.'],
  [
    'an unknown shape',
    { type: 'move', to: 'alaska', orders: [{ how: 'swim', from: 'alaska' }] },
    'move: orders.0.how is missing or unknown.',
  ],
  [
    'a shape without a field',
    { type: 'move', to: 'alaska', orders: [{ how: 'sail', units: { navy: 1 } }] },
    'move: orders.0.from is missing.',
  ],
  [
    'an unknown key',
    { type: 'attack', from: 'alaska', to: 'alaska', against: 'usa', units: { dragon: 1 } },
    'attack: units has no place for dragon; leave it out.',
  ],
  [
    'a text too long',
    { type: 'attack', from: 'alaska', to: 'alaska', against: 'x'.repeat(99), units: {} },
    'attack: against must have at most 40 characters.',
  ],
  ['no command', 7, 'A command must have a type, and this is not one of them.'],
])('%s is told in a plain sentence', (_, input, sentence) => {
  const parsed = parseCommand(input);
  expect(parsed.ok ? 'accepted' : parsed.refusal.sentence).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});
