// Bad input gets a sentence of ours, whatever the validator says of it.
import { parseCommand } from '@marshall/rules';
import { expect, test } from 'vitest';
import { sayRefusal } from '../testing.ts';

test.each([
  ['a number too big', { type: 'bid', cubes: 3 }, 'The command “bid” can’t be read: cubes must be at most 2.'],
  ['a number too small', { type: 'bid', cubes: -1 }, 'The command “bid” can’t be read: cubes must be at least 0.'],
  ['no whole number', { type: 'bid', cubes: 1.5 }, 'The command “bid” can’t be read: cubes must be a whole number.'],
  ['a wrong type', { type: 'bid', cubes: 'two' }, 'The command “bid” can’t be read: cubes must be a number.'],
  ['a missing field', { type: 'bid' }, 'The command “bid” can’t be read: cubes is missing.'],
  [
    'an unknown field',
    { type: 'bid', cubes: 1, now: true },
    'The command “bid” can’t be read: it has no place for now; leave it out.',
  ],
  [
    'one of a few',
    { type: 'sell', resource: 'gold', units: 1 },
    'The command “sell” can’t be read: resource must be one of grain, oil, minerals.',
  ],
  [
    'one of many',
    { type: 'move', to: 'atlantis', orders: [{ how: 'sail', from: 'alaska', units: {} }] },
    /can’t be read: to must be one of its \d+ possible values, such as \w/,
  ],
  [
    'an empty list',
    { type: 'move', to: 'alaska', orders: [] },
    'The command “move” can’t be read: orders must not be empty.',
  ],
  [
    'no list',
    { type: 'move', to: 'alaska', orders: 'all' },
    'The command “move” can’t be read: orders must be a list.',
  ],
  [
    'an unknown shape',
    { type: 'move', to: 'alaska', orders: [{ how: 'swim', from: 'alaska' }] },
    'The command “move” can’t be read: orders.0.how is missing or unknown.',
  ],
  [
    'a shape without a field',
    { type: 'move', to: 'alaska', orders: [{ how: 'sail', units: { navy: 1 } }] },
    'The command “move” can’t be read: orders.0.from is missing.',
  ],
  [
    'an unknown key',
    { type: 'attack', from: 'alaska', to: 'alaska', against: 'usa', units: { dragon: 1 } },
    'The command “attack” can’t be read: units has no place for dragon; leave it out.',
  ],
  [
    'a text too long',
    { type: 'attack', from: 'alaska', to: 'alaska', against: 'x'.repeat(99), units: {} },
    'The command “attack” can’t be read: against must have at most 40 characters.',
  ],
  [
    'a rule of the command itself',
    { type: 'pay-salaries', pay: 'some' },
    /can’t be read: to pay some, name .*; to pay all, name none\.$/,
  ],
  ['no command', 7, 'A command needs a type, and this one has none that is known.'],
])('%s is told in a plain sentence', (_, input, sentence) => {
  const parsed = parseCommand(input);
  expect(parsed.ok ? 'accepted' : sayRefusal(parsed.refusal)).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});
