// What Spanish beginners ask finds its paragraph among the first three, and its words have their cards.
import { expect, test } from 'vitest';
import { handbook } from '../es/handbook/index.ts';
import { type Needs, OUTLINE, type ParagraphId } from './outline.ts';
import { searchIn } from './search.ts';
import { termsIn } from './terms.ts';

const QUESTIONS: readonly (readonly [string, ParagraphId])[] = [
  ['cómo se gana', 'how-to-win'],
  ['como gano la partida', 'how-to-win'],
  ['cuál es el objetivo del juego', 'how-to-win'],
  ['detente', 'detente'],
  ['Détente', 'detente'],
  ['¿se puede acabar antes?', 'detente'],
  ['cuánto dura una partida', 'detente'],
  ['cómo se cuenta la riqueza', 'wealth'],
  ['cuánto vale una empresa al final', 'wealth'],
  ['empate', 'wealth'],
  ['ruleta nuclear', 'coup-final'],
  ['qué significan las estrellas', 'stars'],
  ['qué es un ciclo', 'the-cycle'],
  ['qué fases hay', 'the-cycle'],
  ['con cuánto dinero empiezo', 'start'],
  ['cuántos jugadores', 'players'],
  ['para qué sirven los cubos', 'bids'],
  ['puja secreta', 'bids'],
  ['quién empieza', 'order'],
  ['por qué me preguntan otra vez después de pasar', 'passing'],
  ['por qué no puedo atacar en el primer ciclo', 'first-cycle'],
  ['qué pasa si no pago los sueldos', 'salaries'],
  ['cómo pido un préstamo al banco', 'loans'],
  ['me he quedado sin dinero', 'loans'],
  ['qué es estar en mora', 'default'],
  ['por qué mi empresa no produce', 'production'],
  ['cuánto puedo guardar', 'production'],
  ['cómo vendo petróleo', 'selling'],
  ['cómo gano dinero', 'selling'],
  ['por qué ha bajado el precio', 'prices'],
  ['cómo compro grano', 'buying'],
  ['cómo encuentro empresas nuevas', 'prospecting'],
  ['cómo abro una empresa', 'open-company'],
  ['cómo funciona un ataque', 'attacking'],
  ['qué puede atacar mi flota', 'reach'],
  ['qué es un lote de suministros', 'battle-cost'],
  ['cuántos dados tiro', 'dice'],
  ['quién elige las bajas', 'losses'],
  ['cómo ocupo un territorio', 'occupying'],
  ['puedo retirarme', 'defending'],
  ['puedo rendirme', 'defending'],
  ['refuerzos', 'reinforcing'],
  ['qué es un contraataque', 'counterattack'],
  ['atacar un territorio vacío', 'militia'],
  ['desembarco desde el mar', 'landing'],
  ['paracaidistas', 'airborne'],
  ['bloqueo', 'blockade'],
  ['asedio', 'siege'],
  ['qué hace un misil nuclear', 'nukes'],
  ['cómo lanzo un misil', 'launching'],
  ['qué es un L-star', 'l-stars'],
  ['cómo me defiendo de los misiles', 'l-stars'],
  ['campeón', 'champions'],
  ['primer golpe', 'first-strike'],
  ['golpe espacial', 'space-blast'],
  ['cuánto cuesta mover', 'move-costs'],
  ['cómo vuela un ejército', 'march'],
  ['llevar ejércitos en barco', 'convoy'],
  ['derecho de paso', 'passage'],
  ['me han quitado un territorio sin batalla', 'empty-home'],
  ['de quién es la empresa de un territorio conquistado', 'taking-cards'],
  ['cuánto cuesta un ejército', 'units'],
  ['dónde puedo construir una flota', 'where-to-build'],
  ['cómo consigo misiles nucleares', 'weapons'],
  ['cómo funciona la investigación', 'research'],
  ['mercado de armas', 'bazaar'],
  ['cuándo puedo comerciar con otros', 'trading'],
  ['se pueden romper los pactos', 'promises'],
  ['prestar dinero a otro jugador', 'player-loans'],
  ['pedido directo', 'drop-ship'],
  ['qué pueden ver los demás', 'secrets'],
  ['qué gano si conquisto una potencia', 'captured'],
  ['qué pasa si pierdo todos mis territorios', 'captured'],
  ['cómo abandono la partida', 'resigning'],
  ['están trucados los dados', 'fair-dice'],
  ['qué es un transporte blindado', 'apc-units'],
  ['cómo consigo tecnología', 'tech-cards'],
  ['buques mercantes', 'ships'],
  ['escolta', 'ship-battles'],
  ['legiones coloniales', 'legions'],
  ['qué significa la letra D', 'chart-results'],
];

const search = searchIn(handbook, new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']));

test.each(QUESTIONS)('“%s” finds %s', (question, paragraph) => {
  expect(search(question).slice(0, 3)).toContain(paragraph);
});

test('sixty questions and more are asked', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
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
