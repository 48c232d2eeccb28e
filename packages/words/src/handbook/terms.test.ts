import { expect, test } from 'vitest';
import { handbook as german } from '../de/handbook/index.ts';
import { handbook } from '../en/handbook/index.ts';
import { handbook as spanish } from '../es/handbook/index.ts';
import { TERM_IDS, termsIn } from './terms.ts';

const read = termsIn(handbook.terms);
const found = (text: string) =>
  read(text).flatMap(({ text: word, term }) => (term === undefined ? [] : [[word, term]]));

test('a term is found once in a text, in any of its forms, by its longest name', () => {
  expect(found('Spend a cube to play Sell? You keep 2 cubes.')).toEqual([['cube', 'cube']]);
  expect(found('One set of supplies pays for it.')).toEqual([['set of supplies', 'set']]);
  expect(found('Stage 4: an L-star Clash, or an L-star?')).toEqual([
    ['Stage 4', 'stage-4'],
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

/** Words that look like one of the game, in sentences in which they mean something else. */
test.each([
  ['passage', handbook, 'Nobody escorts them in the Santa Barbara Passage.'],
  ['set', handbook, 'Set it up for me'],
  ['fallen', handbook, '20 cards of each deck are out of the game.'],
  ['occupy', handbook, 'You made no move in this game.'],
  ['pass', handbook, 'You already let everyone pass.'],
  ['pass', german, 'Was nicht ins Lager passt, ist verloren.'],
  ['fallen', german, 'Öl ist von 600 auf 500 gefallen.'],
  ['pass', spanish, 'No pasa nada. El cargamento pasa.'],
  ['pass', spanish, 'Nadie escolta los buques en el paso de Santa Bárbara.'],
  ['occupy', spanish, 'Ocupar este asiento'],
  ['token', spanish, 'La ficha de la batalla muestra cada dado.'],
  ['fallen', spanish, 'La última, mientras no haya caído ningún dado.'],
] as const)('%s is not meant by a word that only looks like it', (term, { terms }, text) => {
  expect(termsIn(terms, 'every')(text).map((part) => part.term)).not.toContain(term);
});

test('everyday words are marked where newcomers are taught, and nowhere else', () => {
  const taught = termsIn(handbook.terms, 'every');
  const text = 'Sell oil at a good price, then pass. One cube is left.';
  expect(found(text)).toEqual([['cube', 'cube']]);
  expect(taught(text).flatMap(({ term }) => term ?? [])).toEqual(['oil', 'price', 'pass', 'cube']);
});

test('every word has a card in every language, with forms of its own', () => {
  for (const { terms } of [handbook, german, spanish]) {
    expect(Object.keys(terms).sort()).toEqual([...TERM_IDS].sort());
    const forms = Object.values(terms).flatMap((each) => each.forms);
    expect(new Set(forms).size).toBe(forms.length);
    for (const { text, forms: own } of Object.values(terms)) {
      expect(own.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThan(150);
    }
  }
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
