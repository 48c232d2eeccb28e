import { sayQuestion } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { INDEPENDENT_COMPANIES, POWERS, RESEARCH_CARDS, superpowerCompanies } from '../board/index.ts';
import { quickStream } from '../dice/index.ts';
import { options } from '../referee/options.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { tableAnswer } from '../table/orders.ts';
import { dice, OpeningTable, plainSetup, randomOpen } from '../testing/index.ts';

const random = { opening: 'random' } as const;
/** Draws for six piles of six cards that stay as they are, and for their order. */
const asTheyAre = Array.from({ length: 35 }, () => 0);

test('B-OPEN-01, X-05 the steps follow each other in the order of the booklet', () => {
  const table = randomOpen(['usa', 'ussr']);
  for (const kind of ['place-armies', 'place-navies', 'bonus-units', 'bonus-supplies']) table.everybody(kind);
  const begun = table.all('begun').map(({ frame }) => frame.procedure);
  expect(begun.slice(0, 9)).toEqual([
    'opening',
    'choose-piles',
    'deal-cards',
    'place-armies',
    'place-navies',
    'bonus-units',
    'give-supplies',
    'bonus-supplies',
    'set-prices',
  ]);
  expect(begun[9]).toBe('cycle');
});

test('B-OPEN-02, -03 six piles of two mineral, two oil and two grain companies, the 29 other cards in the deck', () => {
  const { state } = new OpeningTable(plainSetup(['ann', 'ben'], random), dice(1, 2)).game;
  for (const { power, cards } of state.piles) expect(cards).toEqual(superpowerCompanies(power));
  expect(state.piles.map(({ power }) => power)).toEqual([...POWERS]);
  expect([...state.deck].sort()).toEqual([...INDEPENDENT_COMPANIES, ...RESEARCH_CARDS].sort());
});

test('B-OPEN-04, Q-B-16 the highest roll deals; only those tied for it roll again', () => {
  const table = new OpeningTable(plainSetup(['ann', 'ben', 'cyd', 'dan'], random), [
    ...dice(4, 4, 2, 2),
    ...dice(1, 3),
    ...asTheyAre,
    ...dice(6, 1, 2),
  ]);
  expect(
    table
      .all('rolled')
      .slice(0, 6)
      .map(({ name, value }) => `${name} ${value}`),
  ).toEqual(['ann, dealer 4', 'ben, dealer 4', 'cyd, dealer 2', 'dan, dealer 2', 'ann, dealer 1', 'ben, dealer 3']);
  expect(table.game.state.order.at(-1)).toBe('ben');
});

test('B-OPEN-05, -06 nobody can know whose a pile is before it is chosen', () => {
  // Two games that differ in nothing but how the piles lie.
  const [first, second] = ['a', 'b'].map((seed) => {
    const mix = quickStream(seed);
    const table = new OpeningTable(plainSetup(['ann', 'ben', 'cyd'], random), [
      ...dice(1, 2, 3),
      ...Array.from({ length: 6 }, () => [6, 5, 4, 3, 2].map((n) => mix.below(n))).flat(),
      ...[6, 5, 4, 3, 2].map((n) => mix.below(n)),
      ...dice(5, 3),
    ]);
    return table;
  });
  if (first === undefined || second === undefined) throw new Error('two games');
  expect(first.game.state.piles).not.toEqual(second.game.state.piles);
  for (const viewer of [...first.game.state.order, 'spectator' as const]) {
    expect(view(first.game, viewer)).toEqual(view(second.game, viewer));
    expect(view(first.game, viewer).piles).toBe(6);
    expect(first.events.map((event) => redact(event, viewer))).toEqual(
      second.events.map((event) => redact(event, viewer)),
    );
  }
  for (const id of first.game.state.order) {
    expect(options(first.game, id)).toEqual(options(second.game, id));
    expect(sayQuestion(first.game, id)).toEqual(sayQuestion(second.game, id));
  }
});

test('B-OPEN-06, Q-B-16, X-04 all but the dealer roll, and choose in descending order; the dealer comes last', () => {
  const table = new OpeningTable(plainSetup(['ann', 'ben', 'cyd', 'dan'], random), [
    ...dice(6, 1, 2, 3),
    ...asTheyAre,
    ...dice(2, 5, 2),
    ...dice(3, 4),
  ]);
  expect(table.game.state.order).toEqual(['cyd', 'dan', 'ben', 'ann']);
  expect(table.game.state.question?.waiting).toEqual(['cyd']);
  expect(options(table.game, seat('cyd'))).toMatchObject([
    { command: 'choose-pile', next: { field: 'pile', domain: { kind: 'range', min: 1, max: 6 } } },
  ]);
  expect(table.isRefused('cyd', { type: 'choose-pile', pile: 7 }, 'B-OPEN-06').figures).toEqual({ piles: 6 });
  table.isRefused('dan', { type: 'choose-pile', pile: 1 }, 'B-OPEN-06');
  table.does('cyd', { type: 'choose-pile', pile: 6 });
  expect(table.isRefused('dan', { type: 'choose-pile', pile: 6 }, 'B-OPEN-06').figures).toEqual({ piles: 5 });
});

test('B-OPEN-07 the chooser leads the superpower of their pile, keeps its top three cards and returns the others to the deck', () => {
  const table = new OpeningTable(plainSetup(['ann', 'ben'], random), [
    ...dice(1, 6),
    // The first pile, of South America, is turned over: its last card comes to the top.
    ...[5, 4, 3, 2, 1],
  ]);
  const [top, second, third, ...rest] = [...superpowerCompanies('south-america')];
  const pile = table.game.state.piles[0]?.cards ?? [];
  expect(pile[0]).toBe(superpowerCompanies('south-america')[5]);
  table.does('ann', { type: 'choose-pile', pile: 1 });
  expect(table.has('ann').power).toBe('south-america');
  expect(table.has('ann').holdings.map(({ card, face }) => [card, face])).toEqual(
    pile.slice(0, 3).map((card) => [card, 'open']),
  );
  expect(table.game.state.deck.slice(29)).toEqual(pile.slice(3));
  expect(table.game.state.deck).toHaveLength(32);
  expect(new Set(pile)).toEqual(new Set([top, second, third, ...rest]));
});

test('B-OPEN-08, -09 the piles left are mixed again before the dealer chooses, who keeps three cards too', () => {
  const table = new OpeningTable(plainSetup(['ann', 'ben'], random), [
    ...dice(1, 6),
    ...asTheyAre,
    // Once Ann has South America: five piles of six as they are, then the last pile comes first.
    ...Array.from({ length: 25 }, () => 0),
    ...[4, 0, 0, 0],
  ]);
  table.does('ann', { type: 'choose-pile', pile: 1 });
  expect(table.all('piles-laid').map(({ count }) => count)).toEqual([6, 5]);
  expect(table.game.state.piles.map(({ power }) => power)).toEqual(['ussr', 'europe', 'china', 'usa', 'africa']);
  // The names of the draws follow the board, not the hidden order.
  expect(
    table
      .all('permuted')
      .slice(7, 12)
      .map(({ name }) => name.slice(0, 15)),
  ).toEqual(['pile of the Fed', 'pile of the Lea', 'pile of the Peo', 'pile of the Uni', 'pile of the Uni']);
  const [taken] = table.does('ben', { type: 'choose-pile', pile: 1 });
  expect(taken).toMatchObject({ power: 'ussr', cards: superpowerCompanies('ussr').slice(0, 3) });
});

test('B-OPEN-10 piles left over go into the deck, with the three cards that nobody kept of each pile taken', () => {
  const table = randomOpen(['usa', 'ussr', 'china']);
  // 29 other cards, 3 x 3 returned, 3 x 6 left over, less 3 x 3 dealt.
  expect(table.game.state.deck).toHaveLength(29 + 9 + 18 - 9);
  expect(table.game.state.piles).toEqual([]);
});

test('with six players the last pile is the dealer’s', () => {
  const table = randomOpen(['usa', 'ussr', 'china', 'africa', 'europe', 'south-america']);
  expect(table.has('south-america').power).toBe('south-america');
  expect(table.game.state.deck).toHaveLength(65 - 36);
});

test('during the opening nothing can be done but what is asked', () => {
  const table = new OpeningTable(plainSetup(['ann', 'ben', 'cyd'], random), [
    ...dice(1, 2, 3),
    ...asTheyAre,
    ...dice(5, 4),
  ]);
  const kinds = ['choose-pile', 'place-armies', 'place-navies', 'bonus-units', 'bonus-supplies'] as const;
  for (const kind of kinds) {
    expect(table.game.state.question?.kind).toBe(kind);
    for (const id of table.game.state.order) {
      const waited = table.game.state.question?.waiting.includes(id) === true;
      expect(options(table.game, id).map(({ command }) => command)).toEqual(waited ? [kind] : []);
    }
    table.everybody(kind);
  }
  expect(table.game.state.cycle).toBe(1);
});

test('B-OPEN-09, X-38 the dealer of six players has one pile left and is not asked for it; of five they choose', () => {
  for (const players of [5, 6]) {
    const names = ['ann', 'ben', 'cyd', 'dan', 'eve', 'fay'].slice(0, players);
    const table = new OpeningTable(plainSetup(names, random), [
      ...dice(...names.map((_, i) => 6 - i)),
      ...asTheyAre,
      ...dice(...names.slice(1).map((_, i) => 6 - i)),
    ]);
    const dealer = table.game.state.order.at(-1);
    while (!table.game.state.question?.waiting.includes(dealer ?? seat(''))) {
      expect(tableAnswer(table.game)).toBeUndefined();
      const [next] = table.game.state.question?.waiting ?? [];
      table.does(next ?? '', { type: 'choose-pile', pile: 1 });
    }
    const left = { seat: dealer, command: { type: 'choose-pile', pile: 1 }, why: 'only-answer' };
    expect(tableAnswer(table.game)).toEqual(players === 6 ? left : undefined);
  }
});
