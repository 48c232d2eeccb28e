import { expect, test } from 'vitest';
import { POWERS } from '../../board/index.ts';
import { redact } from '../../referee/redact.ts';
import { view } from '../../referee/view.ts';
import { seat } from '../../state/seat.ts';
import { OpeningTable, plainSetup, randomOpen } from '../../testing/index.ts';
import { cardsFor, LEVELS, techFact } from './technology.ts';

/** A standard start of the first so many powers, armies placed by default. */
function started(players: number, script: readonly number[] = []): OpeningTable {
  const powers = POWERS.slice(0, players);
  const table = new OpeningTable(
    plainSetup(powers, { highTech: true }, Object.fromEntries(powers.map((power) => [power, power]))),
    script,
  );
  table.everybody('place-armies');
  return table;
}

test('T-EQP-01, T-EQP-02 each deck has 40 cards, 8 of each of five levels', () => {
  for (const id of ['T-EQP-01', 'T-EQP-02'] as const) {
    const { cards, ofEachLevel } = techFact(id);
    expect([cards, ofEachLevel, ofEachLevel * LEVELS.length]).toEqual([40, 8, 40]);
  }
});

test.each([
  [2, 10, 30],
  [4, 20, 20],
  [6, 30, 10],
])(
  'T-SET-01, -02, -03, -04 with %i players each pile has %i cards, and %i of each deck are out of the game',
  (players, cards, unused) => {
    const table = started(players);
    expect(table.all('tech-piles-set')).toMatchObject([{ cards, unused }]);
    const { piles } = table.game.state.sets.tech ?? { piles: undefined };
    for (const pile of [piles?.army, piles?.navy]) {
      expect(pile).toHaveLength(cards);
      for (const level of LEVELS) expect(pile?.filter((each) => each === level)).toHaveLength(players);
    }
  },
);

test('T-SET-01, -03 eight players would use all 40 cards', () => {
  expect(started(2).all('tech-piles-set')).toMatchObject([{ cards: cardsFor(2).length, unused: 40 - 10 }]);
  expect(cardsFor(8)).toHaveLength(techFact('T-EQP-01').cards);
});

test('T-SET-02 the piles are shuffled by two draws of their own, and nobody sees their order', () => {
  const table = started(2);
  const [army, navy] = table.all('permuted').slice(-2);
  expect([army?.name, navy?.name]).toEqual(['army technology pile', 'navy technology pile']);
  const [set] = table.all('tech-piles-set');
  for (const viewer of [seat('china'), 'spectator' as const]) {
    expect(view(table.game, viewer).sets.tech?.piles).toEqual({ army: 10, navy: 10 });
    expect(set === undefined ? '' : redact(set, viewer)).toMatchObject({ cards: 10, secret: {} });
  }
});

test('T-SET-05, T-EQP-04 nobody is dealt a card, and each has an empty chart that only they see', () => {
  const table = started(3);
  const [a, b] = table.game.state.order;
  if (a === undefined || b === undefined) throw new Error('two seats');
  const empty = { army: { level: 0, shown: 0, raises: 0 }, navy: { level: 0, shown: 0, raises: 0 } };
  expect(table.all('tech-piles-set')).toHaveLength(1);
  expect(view(table.game, a).sets.tech?.charts[a]).toEqual({ agenda: [], cards: [], rights: [], deployed: empty });
  expect(view(table.game, a).sets.tech?.charts[b]).toMatchObject({ agenda: undefined, cards: [] });
});

test('X-05 the piles are made last, after the prices', () => {
  for (const table of [started(2), randomOpen(['usa', 'ussr'], { highTech: true })]) {
    for (const kind of ['place-armies', 'place-navies', 'bonus-units', 'bonus-supplies']) table.everybody(kind);
    const types = table.events.map(({ type }) => type);
    expect(types.indexOf('tech-piles-set')).toBeGreaterThan(types.indexOf('prices-set'));
    expect(types.indexOf('tech-piles-set')).toBeLessThan(types.indexOf('cycle-began'));
  }
});

test('a game without the set has no slot, no piles and no draws for them', () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], {}, { usa: 'usa', ussr: 'ussr' }));
  table.everybody('place-armies');
  expect(table.game.state.sets).toEqual({});
  expect(view(table.game, seat('usa')).sets).toEqual({});
  expect(table.all('permuted')).toEqual([]);
});

test('T-EQP-04 without the set there is nothing to show or to deploy', () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], {}, { usa: 'usa', ussr: 'ussr' }));
  table.everybody('place-armies');
  table.isRefused('usa', { type: 'show-technology', technology: 'army' }, 'T-EQP-04');
  table.isRefused('usa', { type: 'deploy-technology', technology: 'army', level: 1 }, 'T-EQP-04');
});
