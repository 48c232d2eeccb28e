import { en } from '@marshall/words/en';
import { expect, test } from 'vitest';
import { loud } from '../testing/languages.ts';
import { wordsOf } from './announcement.ts';

const facts = JSON.stringify({ message: 'caretaker:kicked', figures: { name: 'Bob' } });

test('what the server says at a table reads in the language of each reader; older ones as they were kept', () => {
  expect(wordsOf({ author: 'host', text: facts }, en)).toMatch(/^The host has taken Bob out/);
  expect(wordsOf({ author: 'host', text: facts }, loud)).toMatch(/^THE HOST HAS TAKEN BOB OUT/);
  expect(wordsOf({ author: 'host', text: 'A player has left.' }, loud)).toBe('A player has left.');
});

test('what a player writes is never taken for words of the server', () => {
  for (const text of [facts, '{', '{"message":"store"}']) expect(wordsOf({ author: 'usa', text }, loud)).toBe(text);
  expect(wordsOf({ author: 'host', text: '{"odd":1}' }, loud)).toBe('{"odd":1}');
});
