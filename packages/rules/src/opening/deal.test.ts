import { expect, test } from 'vitest';
import { type Card, companyOf, isCompany } from '../board/index.ts';
import { scriptedStream } from '../dice/index.ts';
import { openTable } from '../referee/game.ts';
import { proceed } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { seatOf } from '../state/ledger.ts';
import { seat } from '../state/seat.ts';
import { emptyState } from '../state/state.ts';
import { plainSetup, randomOpen, ScriptedDeck } from '../testing/index.ts';

/** What each seat has apart from the three cards of its pile. */
const dealt = (table: ReturnType<typeof randomOpen>, id: string) =>
  table
    .has(id)
    .holdings.slice(3)
    .map(({ card }) => card);
const returns = (table: ReturnType<typeof randomOpen>) =>
  table.all('card-returned').map(({ seat, card, clauses }) => ({ seat, card, clauses }));

test('B-OPEN-11, -15, X-04 three rounds of one open card each, from the first seat to the dealer, until all have six', () => {
  const table = randomOpen(['usa', 'ussr'], {}, (deck) =>
    deck.shuffle('baqa-oil', 'taranaki-oil', 'khuzestan-oil', 'basra-oil-co', 'hassi-oil', 'borneo-oil'),
  );
  expect(table.all('card-dealt').map(({ seat, card }) => `${seat} ${card}`)).toEqual([
    'usa baqa-oil',
    'ussr taranaki-oil',
    'usa khuzestan-oil',
    'ussr basra-oil-co',
    'usa hassi-oil',
    'ussr borneo-oil',
  ]);
  for (const id of ['usa', 'ussr']) {
    expect(table.has(id).holdings).toHaveLength(6);
    expect(table.has(id).holdings.every(({ face }) => face === 'open')).toBe(true);
  }
  expect(table.all('deck-shuffled')).toHaveLength(1);
});

test('B-OPEN-12, -14 a card in an opponent’s home goes back, the deck is shuffled, and another is drawn', () => {
  const table = randomOpen(['usa', 'ussr'], {}, (deck) =>
    deck
      .shuffle('tiksi-zaliv')
      .deal(1)
      .back('tiksi-zaliv')
      .shuffle('baqa-oil', 'taranaki-oil', 'khuzestan-oil', 'basra-oil-co', 'hassi-oil', 'borneo-oil'),
  );
  expect(companyOf('tiksi-zaliv').location).toBe('yakutsk');
  expect(returns(table)).toEqual([{ seat: 'usa', card: 'tiksi-zaliv', clauses: ['B-OPEN-12'] }]);
  expect(table.all('deck-shuffled').map(({ clauses }) => clauses)).toEqual([['B-OPEN-10', 'B-OPEN-11'], ['B-OPEN-14']]);
  expect(dealt(table, 'usa')).toEqual(['baqa-oil', 'khuzestan-oil', 'hassi-oil']);
});

test('Q-B-95 a card in one’s own home is kept, and so is one in the home of a power nobody plays', () => {
  const table = randomOpen(['usa', 'ussr'], {}, (deck) =>
    deck.shuffle('kain-grain-co', 'tomsk-mining-co', 'baqa-oil', 'vardo-oil'),
  );
  expect(companyOf('kain-grain-co').home).toBe('usa');
  expect(companyOf('vardo-oil').home).toBe('europe');
  expect(dealt(table, 'usa').slice(0, 1)).toEqual(['kain-grain-co']);
  expect(dealt(table, 'ussr').slice(0, 2)).toEqual(['tomsk-mining-co', 'vardo-oil']);
  expect(returns(table)).toEqual([]);
});

test('B-OPEN-13, -14 cards in one foreign territory in the same round all go back, and their holders draw again', () => {
  expect(companyOf('mekong-oil').location).toBe('indo-china');
  expect(companyOf('tonkin-grain-co').location).toBe('indo-china');
  const table = randomOpen(['usa', 'africa', 'ussr'], {}, (deck) =>
    deck
      .shuffle('mekong-oil', 'baqa-oil', 'tonkin-grain-co')
      .deal(3)
      .back('mekong-oil', 'tonkin-grain-co')
      .shuffle('khuzestan-oil', 'basra-oil-co', 'hassi-oil', 'borneo-oil'),
  );
  expect(returns(table)).toEqual([
    { seat: 'usa', card: 'mekong-oil', clauses: ['B-OPEN-13', 'Q-B-95'] },
    { seat: 'ussr', card: 'tonkin-grain-co', clauses: ['B-OPEN-13', 'Q-B-95'] },
  ]);
  // Africa keeps what it had; the two draw again in seat order before the next round begins.
  expect(
    table
      .all('card-dealt')
      .slice(0, 6)
      .map(({ seat, card }) => `${seat} ${card}`),
  ).toEqual([
    'usa mekong-oil',
    'africa baqa-oil',
    'ussr tonkin-grain-co',
    'usa khuzestan-oil',
    'ussr basra-oil-co',
    'usa hassi-oil',
  ]);
});

test('B-OPEN-13, Q-B-95 a card drawn again may clash with one that was safe before', () => {
  // Nobody plays China, so Nanling with its two companies is foreign to all.
  const table = randomOpen(['usa', 'africa', 'ussr'], {}, (deck) =>
    deck
      .shuffle('mekong-oil', 'hoppo-oil-co', 'tonkin-grain-co')
      .deal(3)
      .back('mekong-oil', 'tonkin-grain-co')
      .shuffle('baqa-oil', 'ku-chan-li')
      .deal(2)
      .back('hoppo-oil-co', 'ku-chan-li')
      .shuffle('khuzestan-oil', 'basra-oil-co'),
  );
  expect(returns(table).map(({ seat, card }) => `${seat} ${card}`)).toEqual([
    'usa mekong-oil',
    'ussr tonkin-grain-co',
    'africa hoppo-oil-co',
    'ussr ku-chan-li',
  ]);
  expect(['usa', 'africa', 'ussr'].map((id) => dealt(table, id)[0])).toEqual([
    'baqa-oil',
    'khuzestan-oil',
    'basra-oil-co',
  ]);
});

test('B-OPEN-14 every return is followed by a shuffle of the whole deck', () => {
  for (const powers of [
    ['usa', 'ussr'],
    ['usa', 'ussr', 'china', 'europe', 'africa', 'south-america'],
  ] as const) {
    const table = randomOpen(powers, {}, nukesFirst);
    const batches = table.events.filter(
      (event, i) => event.type === 'card-returned' && table.events[i + 1]?.type !== 'card-returned',
    );
    const shuffles = table.all('deck-shuffled').filter(({ clauses }) => clauses?.includes('B-OPEN-14') === true);
    expect(shuffles).toHaveLength(batches.length);
    for (const [i, event] of table.events.entries())
      if (event.type === 'card-returned') expect(table.events[i + 1]?.type).toMatch(/card-returned|deck-shuffled/);
  }
});

test('B-OPEN-16, Q-B-95 a card where a rival has one from an earlier round goes back, in neutral and in unplayed lands', () => {
  expect(companyOf('mekong-oil').location).toBe('indo-china');
  const table = randomOpen(['usa', 'ussr'], {}, (deck) =>
    deck
      .shuffle('mekong-oil', 'baqa-oil', 'khuzestan-oil', 'tonkin-grain-co')
      .deal(4)
      .back('tonkin-grain-co')
      .shuffle('basra-oil-co'),
  );
  expect(returns(table)).toEqual([{ seat: 'ussr', card: 'tonkin-grain-co', clauses: ['B-OPEN-16'] }]);
  expect(dealt(table, 'ussr').slice(0, 2)).toEqual(['baqa-oil', 'basra-oil-co']);
});

test('a player who has a card in a land may get another one there', () => {
  const table = randomOpen(['usa', 'ussr'], {}, (deck) => deck.shuffle('mekong-oil', 'baqa-oil', 'tonkin-grain-co'));
  expect(dealt(table, 'usa').slice(0, 2)).toEqual(['mekong-oil', 'tonkin-grain-co']);
  expect(returns(table)).toEqual([]);
});

test.each(['nuke-1', 'nuke-2', 'nuke-3', 'l-star-1', 'l-star-2'] as const)('B-OPEN-17 %s goes back', (card) => {
  const table = randomOpen(['usa', 'ussr'], {}, (deck) => deck.shuffle(card).deal(1).back(card).shuffle('baqa-oil'));
  expect(returns(table)).toEqual([{ seat: 'usa', card, clauses: ['B-OPEN-17'] }]);
  expect(table.game.state.deck).toContain(card);
  for (const id of ['usa', 'ussr'])
    expect(table.has(id).holdings.every((holding) => isCompany(holding.card))).toBe(true);
});

test('Q-B-95 if no card of the deck may stay with a player, the whole deal starts again', () => {
  // Both cards of Indo-China can only go to one player; the first deal leaves the second of them to the other.
  const setup = plainSetup(['usa', 'ussr'], { opening: 'random' });
  const state = emptyState(setup.seats, setup.edition);
  for (const power of ['usa', 'ussr'] as const) seatOf(state, seat(power)).power = power;
  const deck: Card[] = ['mekong-oil', 'baqa-oil', 'hassi-oil', 'basra-oil-co', 'borneo-oil', 'tonkin-grain-co'];
  state.deck = [...deck];
  state.agenda = [{ procedure: 'opening', step: 2 }, { procedure: 'deal-cards' }];
  const returnedFirst = new ScriptedDeck([
    'tonkin-grain-co',
    'mekong-oil',
    'hassi-oil',
    'borneo-oil',
    'baqa-oil',
    'basra-oil-co',
  ]);
  const stream = scriptedStream(
    returnedFirst.shuffle('mekong-oil', 'baqa-oil', 'tonkin-grain-co', 'hassi-oil', 'borneo-oil').draws,
    { position: 0, below: () => 0 },
  );
  const play = new Play(openTable(setup, state, stream));
  proceed(play);
  const returned = play.events.flatMap((event) => (event.type === 'card-returned' ? [event] : []));
  expect(returned.map(({ card, clauses }) => [card, clauses])).toEqual(
    ['mekong-oil', 'hassi-oil', 'borneo-oil', 'baqa-oil', 'basra-oil-co'].map((card) => [card, ['Q-B-95']]),
  );
  const cards = (power: 'usa' | 'ussr') => seatOf(state, seat(power)).holdings.map(({ card }) => card);
  expect(cards('usa')).toEqual(['mekong-oil', 'tonkin-grain-co', 'borneo-oil']);
  expect(cards('ussr')).toEqual(['baqa-oil', 'hassi-oil', 'basra-oil-co']);
});

function nukesFirst(deck: ScriptedDeck): void {
  for (const card of ['nuke-1', 'l-star-1', 'nuke-2'] as const) deck.shuffle(card).deal(1).back(card);
}
