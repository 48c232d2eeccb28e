import { expect, test } from 'vitest';
import { handbook } from '../en/handbook/index.ts';
import { termsIn } from './terms.ts';

const read = termsIn(handbook.terms);
const found = (text: string) =>
  read(text).flatMap(({ text: word, term }) => (term === undefined ? [] : [[word, term]]));

test('a term is found once in a text, in any of its forms, by its longest name', () => {
  expect(found('Spend a cube to play Sell? You keep 2 cubes.')).toEqual([['cube', 'cube']]);
  expect(found('One set of supplies pays for it.')).toEqual([['set of supplies', 'set']]);
  expect(found('Stage 4: an L-star Clash, or an L-star?')).toEqual([
    ['Stage', 'stage'],
    ['L-star Clash', 'clash'],
    ['L-star', 'l-star'],
  ]);
});

test('a form that means something else there is none', () => {
  expect(found('The game is still being set up. A die sets the price. With this set you build.')).toEqual([]);
  expect(found('Pay a set, or resist.')).toEqual([
    ['set', 'set'],
    ['resist', 'resist'],
  ]);
});

test('nothing is found within other words', () => {
  expect(found('The settlement of offset cubed exports.')).toEqual([]);
});

test('the parts make the text again', () => {
  const text = 'Under siege, no company produces; a blockade stops a port.';
  expect(
    read(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('every card is short', () => {
  for (const { text } of Object.values(handbook.terms)) expect(text.length).toBeLessThan(140);
});
