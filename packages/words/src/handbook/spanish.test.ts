// What Spanish beginners ask finds its paragraph among the first three, and its words have their cards.
import { expect, test } from 'vitest';
import { handbook } from '../es/handbook/index.ts';
import { type Needs, OUTLINE, type ParagraphId } from './outline.ts';
import { searchIn } from './search.ts';
import { termsIn } from './terms.ts';

const QUESTIONS: readonly (readonly [string, ParagraphId])[] = [
  ['cómo se gana', 'how-to-win'],
  ['como gano la partida', 'how-to-win'],
  ['¿se puede acabar antes?', 'detente'],
  ['ruleta nuclear', 'coup-final'],
  ['para qué sirven los cubos', 'bids'],
  ['quién empieza', 'order'],
  ['por qué me preguntan otra vez después de pasar', 'passing'],
  ['por qué no puedo atacar en el primer ciclo', 'first-cycle'],
  ['qué pasa si no pago los sueldos', 'salaries'],
  ['cómo pido un préstamo al banco', 'loans'],
  ['me he quedado sin dinero', 'loans'],
  ['por qué mi empresa no produce', 'production'],
  ['por qué ha bajado el precio', 'prices'],
  ['cómo encuentro empresas nuevas', 'prospecting'],
  ['qué es un lote de suministros', 'battle-cost'],
  ['cuántos dados tiro', 'dice'],
  ['quién elige las bajas', 'losses'],
  ['puedo retirarme', 'defending'],
  ['paracaidistas', 'airborne'],
  ['cómo consigo misiles nucleares', 'weapons'],
  ['cuánto cuesta un ejército', 'units'],
  ['me han quitado un territorio sin batalla', 'empty-home'],
  ['se pueden romper los pactos', 'promises'],
  ['están trucados los dados', 'fair-dice'],
  ['bloqueo', 'blockade'],
  ['qué es un transporte blindado', 'apc-units'],
];

const search = searchIn(handbook, new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']));

test.each(QUESTIONS)('“%s” finds %s', (question, paragraph) => {
  expect(search(question).slice(0, 3)).toContain(paragraph);
});

test('says every paragraph once, in a few sentences, and every card in one or two', () => {
  const ids = OUTLINE.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
  expect(Object.keys(handbook.paragraphs).sort()).toEqual([...ids].sort());
  const long = Object.entries(handbook.paragraphs).filter(([, { text }]) => text.length >= 500 || !/[.?!]$/.test(text));
  expect(long.map(([id, { text }]) => [id, text.length])).toEqual([]);
  expect(Object.entries(handbook.terms).filter(([, { text }]) => text.length >= 140)).toEqual([]);
});

test('a term is found in its Spanish forms, by its longest name', () => {
  const read = termsIn(handbook.terms);
  const found = (text: string) =>
    read(text).flatMap(({ text: word, term }) => (term === undefined ? [] : [[word, term]]));
  expect(found('¿Gastas un cubo? Los préstamos y el mercado de armas.')).toEqual([
    ['cubo', 'cube'],
    ['préstamos', 'loan'],
    ['mercado de armas', 'bazaar'],
  ]);
  expect(found('Cada lote de suministros da para un L-star.')).toEqual([
    ['lote de suministros', 'set'],
    ['L-star', 'l-star'],
  ]);
});
