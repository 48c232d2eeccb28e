import { expect, test } from 'vitest';
import { homeOf, INDEPENDENT_COMPANIES, POWERS, RESEARCH_CARDS, superpowerCompanies } from '../board/index.ts';
import { scriptedStream } from '../dice/index.ts';
import { createGame } from '../referee/game.ts';
import { options } from '../referee/options.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { countAll, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { tableAnswer } from '../table/orders.ts';
import { dice, OpeningTable, plainSetup } from '../testing/index.ts';

const NAMES = ['ann', 'ben', 'cyd', 'dan', 'eve', 'fay', 'gus'];
const twoPowers = { usa: 'usa', ussr: 'ussr' } as const;

/** Picked in the order of the seats: the first rolls 6, the next 5 and so on. */
const picking = (players: number) =>
  new OpeningTable(
    plainSetup(NAMES.slice(0, players), { powers: 'rolled' }),
    dice(...Array.from({ length: players }, (_, i) => 6 - i)),
  );

test.each([2, 3, 4, 5, 6])('%i players can play', (players) => {
  expect(createGame(plainSetup(NAMES.slice(0, players), { opening: 'random' }), quick()).ok).toBe(true);
});

test.each([0, 1, 7])('B-GEN-01 %i players cannot play', (players) => {
  const result = createGame(plainSetup(NAMES.slice(0, players), { powers: 'rolled' }), quick());
  expect(result).toMatchObject({ ok: false, refusal: { clause: 'B-GEN-01', figures: { players } } });
});

test('B-GEN-02 each player leads one superpower, and no superpower has two leaders', () => {
  const twice = createGame(plainSetup(['ann', 'ben'], {}, { ann: 'usa', ben: 'usa' }), quick());
  expect(twice).toMatchObject({ ok: false, refusal: { code: 'power-twice', clause: 'B-GEN-02' } });
  const none = createGame(plainSetup(['ann', 'ben'], {}, { ann: 'usa' }), quick());
  expect(none).toMatchObject({ ok: false, refusal: { code: 'no-power', clause: 'B-GEN-02' } });

  const table = picking(3);
  table.does('ann', { type: 'pick-power', power: 'china' });
  table.isRefused('ben', { type: 'pick-power', power: 'china' }, 'B-GEN-02');
  table.isRefused('ann', { type: 'pick-power', power: 'usa' }, 'B-SETUP-06');
  table.does('ben', { type: 'pick-power', power: 'usa' });
  table.does('cyd', { type: 'pick-power', power: 'europe' });
  expect(['ann', 'ben', 'cyd'].map((id) => table.has(id).power)).toEqual(['china', 'usa', 'europe']);
});

test.each([
  [['ann', 'ann'], 'seats-twice'],
  [['ann', 'bank'], 'seat-name'],
  [['ann', 'spectator'], 'seat-name'],
  [['ann', 'constructor'], 'seat-name'],
  [['ann', '__proto__'], 'seat-name'],
  [['ann', '2'], 'seat-name'],
])('seats cannot be called %j', (seats, code) => {
  const result = createGame(plainSetup(seats, { powers: 'rolled' }), quick());
  expect(result).toMatchObject({ ok: false, refusal: { code } });
});

test('B-SETUP-01, -02, Q-B-22 the program is Marshall and Banker: players are asked for powers and armies, nothing else', () => {
  const table = picking(2);
  table.everybody('pick-power');
  table.everybody('place-armies');
  const kinds = table.all('asked').map(({ kind }) => kind);
  expect(kinds.slice(0, 3)).toEqual(['pick-power', 'pick-power', 'place-armies']);
  expect(table.game.state.cycle).toBe(1);
});

test('B-SETUP-03 the 36 superpower companies lie in six piles, each the six of one superpower', () => {
  const { piles } = picking(2).game.state;
  expect(piles.map(({ power }) => power)).toEqual([...POWERS]);
  for (const { power, cards } of piles) expect(cards).toEqual(superpowerCompanies(power));
  expect(piles.flatMap(({ cards }) => cards)).toHaveLength(36);
});

test('B-SETUP-04 the other cards are the deck, whose order nobody sees', () => {
  const table = picking(3);
  expect([...table.game.state.deck].sort()).toEqual([...INDEPENDENT_COMPANIES, ...RESEARCH_CARDS].sort());
  expect(table.game.state.deck).toHaveLength(29);

  table.everybody('pick-power');
  for (const viewer of [...table.game.state.order, 'spectator' as const]) {
    const shuffles = table.all('deck-shuffled').map((shuffle) => redact(shuffle, viewer));
    expect(shuffles).toMatchObject([{ cards: 47, secret: {} }]);
    expect(JSON.stringify(view(table.game, viewer))).not.toContain(INDEPENDENT_COMPANIES[0]);
  }
});

test('B-SETUP-05, -06, Q-B-16, X-04 the highest roll picks first, the tied roll again among themselves', () => {
  const table = new OpeningTable(plainSetup(['ann', 'ben', 'cyd', 'dan'], { powers: 'rolled' }), [
    ...dice(3, 5, 1, 5),
    ...dice(2, 2),
    ...dice(1, 6),
  ]);
  expect(table.all('rolled').map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'ann, pick of a superpower: 3',
    'ben, pick of a superpower: 5',
    'cyd, pick of a superpower: 1',
    'dan, pick of a superpower: 5',
    'ben, pick of a superpower: 2',
    'dan, pick of a superpower: 2',
    'ben, pick of a superpower: 1',
    'dan, pick of a superpower: 6',
  ]);
  expect(table.game.state.order).toEqual(['dan', 'ben', 'ann', 'cyd']);
  table.isRefused('ben', { type: 'pick-power', power: 'usa' }, 'B-SETUP-06');
  const [taken] = table.does('dan', { type: 'pick-power', power: 'usa' });
  expect(taken).toMatchObject({ type: 'power-taken', seat: 'dan', power: 'usa', cards: superpowerCompanies('usa') });
  expect(table.has('dan').holdings.map(({ card, face }) => [card, face])).toEqual(
    superpowerCompanies('usa').map((card) => [card, 'open']),
  );
  expect(table.game.state.question?.waiting).toEqual(['ben']);
});

test.each([
  [2, 53],
  [3, 47],
  [4, 41],
  [5, 35],
  [6, 29],
])('B-SETUP-07, Q-B-09 with %i players the deck holds %i cards: what nobody picked goes into it', (players, cards) => {
  const table = picking(players);
  table.everybody('pick-power');
  const { state } = table.game;
  expect(state.deck).toHaveLength(cards);
  expect(state.piles).toEqual([]);
  const led = state.order.map((id) => table.has(id).power);
  const unled = POWERS.filter((power) => !led.includes(power)).flatMap(superpowerCompanies);
  expect([...state.deck].sort()).toEqual([...INDEPENDENT_COMPANIES, ...RESEARCH_CARDS, ...unled].sort());
});

test('B-SETUP-08, -09 each player may put one army in each home territory: six for the USSR, four for the USA', () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], {}, twoPowers));
  table.isRefused('usa', { type: 'place-armies', territories: ['alaska', 'kola'] }, 'B-SETUP-09');
  table.isRefused('usa', { type: 'place-armies', territories: ['alaska', 'western-canada'] }, 'B-SETUP-09');
  expect(options(table.game, seat('usa'), { type: 'place-armies' })[0]?.next?.domain).toEqual({
    kind: 'some-of',
    values: homeOf('usa'),
    least: 0,
    most: 4,
  });
  table.everybody('place-armies');
  expect(countAll(table.game.state.board, seat('ussr'))).toMatchObject({ army: 6 });
  expect(countAll(table.game.state.board, seat('usa'))).toMatchObject({ army: 4 });
  for (const home of homeOf('usa')) expect(unitsAt(table.game.state.board, home, seat('usa'), 'army')).toBe(1);
});

test('B-SETUP-09 a player may leave home territories empty, but puts no second army anywhere', () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], {}, twoPowers));
  const refused = table.isRefused('usa', { type: 'place-armies', territories: ['alaska', 'alaska'] }, 'B-FLOW-06');
  expect(refused.code).toBe('not-offered');
  table.does('usa', { type: 'place-armies', territories: ['alaska'] });
  table.does('ussr', { type: 'place-armies', territories: [] });
  expect(countAll(table.game.state.board, seat('usa'))).toMatchObject({ army: 1 });
  expect(countAll(table.game.state.board, seat('ussr'))).toMatchObject({ army: 0 });
});

test('B-SETUP-09, X-05 armies are written down unseen, may be changed until all have answered, and are shown together', () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], {}, twoPowers));
  const events = table.does('usa', { type: 'place-armies', territories: ['alaska'] });
  expect(events.map(({ type }) => type)).toEqual(['sealed']);
  expect(JSON.stringify(events.map((event) => redact(event, seat('ussr'))))).not.toContain('alaska');
  expect(view(table.game, seat('usa')).sealed).toEqual({ type: 'place-armies', territories: ['alaska'] });
  expect(view(table.game, seat('ussr')).sealed).toBeUndefined();
  expect(view(table.game, 'spectator').board).toEqual([]);
  table.does('usa', { type: 'place-armies', territories: ['eastern-usa'] });
  table.does('ussr', { type: 'place-armies', territories: ['kola'] });
  expect(view(table.game, 'spectator').board.map(({ zone }) => zone)).toEqual(['eastern-usa', 'kola']);
});

test('B-SETUP-10 no navy is placed', () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], {}, twoPowers));
  table.everybody('place-armies');
  for (const id of table.game.state.order) expect(countAll(table.game.state.board, id)).toMatchObject({ navy: 0 });
});

test('a silent seat puts an army in every home territory', () => {
  const table = picking(6);
  table.everybody('pick-power');
  table.everybody('place-armies');
  const armies = table.game.state.order.map((id) => countAll(table.game.state.board, id).army);
  expect(armies).toEqual([4, 4, 5, 5, 4, 6]);
});

function quick() {
  return scriptedStream([], { position: 0, below: (n) => (draw++ * 7) % n });
}
let draw = 0;

test('B-SETUP-06, X-38 the last of six players has one superpower left and is not asked for it; of five, everybody picks', () => {
  for (const players of [5, 6]) {
    const table = picking(players);
    const names = NAMES.slice(0, players);
    for (const [i, name] of names.entries()) {
      const left = { seat: name, command: { type: 'pick-power', power: POWERS[5] }, why: 'only-answer' };
      expect(tableAnswer(table.game)).toEqual(i === 5 ? left : undefined);
      table.does(name, { type: 'pick-power', power: POWERS[i] ?? 'usa' });
    }
  }
});
