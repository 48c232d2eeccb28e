import { expect, test } from 'vitest';
import type { GameEvent } from '../game.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seatOf } from '../state/ledger.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const open = { stage: 7, phase: 'prospecting' } as const;
const pass = { type: 'pass' } as const;
const turn = { type: 'turn-card' } as const;
const stop = { type: 'stop-prospecting' } as const;
const forOil = { type: 'prospect', resource: 'oil' } as const;
// Two of grain, a research card, one of minerals, then Arabia's oil.
const deck = ['palliser-grain', 'indus-grain-co', 'nuke-1', 'shan-mines', 'baqa-oil', 'taranaki-oil'] as const;

test('B-PROSPECT-01 a player who bid one cube and bought may not prospect; a player who bid two or did not buy may', () => {
  const table = scenario({
    stage: 7,
    phase: 'market-buys',
    powers: { china: {}, usa: {}, ussr: {} },
    bidders: ['china', 'usa', 'ussr'],
    bids: { china: 2 },
  });
  table.china.does({ type: 'buy', resource: 'oil', units: 1 });
  table.usa.does({ type: 'buy', resource: 'oil', units: 1 });
  table.ussr.does(pass);
  table.china.does(pass);
  table.usa.does(pass);
  playSilently(table.game, ({ state }) => state.question?.kind === 'prospect');
  expect(table.state.agenda.at(-1)).toMatchObject({ goes: ['china', 'ussr', 'china', 'ussr', 'china', 'ussr'] });
  table.usa.isRefused(forOil, 'B-PROSPECT-01');
});

test('B-PROSPECT-02, -03, -04 attempts go round in sequence, three for each, and then the cycle ends', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['ussr', 'usa'], deck });
  const order: unknown[] = [];
  for (let go = 0; go < 6; go++) {
    const [asked] = table.state.question?.waiting ?? [];
    order.push(asked);
    const player = asked === 'usa' ? table.usa : table.ussr;
    player.does(forOil);
    player.does(stop);
  }
  expect(order).toEqual(['ussr', 'usa', 'ussr', 'usa', 'ussr', 'usa']);
  expect(table.state.cycle).toBe(3);
});

test('B-PROSPECT-04 a pass uses up one of the three attempts', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa', 'ussr'] });
  table.usa.does(pass);
  table.ussr.does(forOil);
  table.ussr.does(stop);
  expect(table.state.agenda.at(-1)).toMatchObject({ goes: ['usa', 'ussr', 'usa', 'ussr'] });
  for (let round = 0; round < 2; round++) {
    table.usa.does(pass);
    table.ussr.does(pass);
  }
  expect(table.state.cycle).toBe(3);
});

test('B-PROSPECT-05, -12 every attempt begins with the type sought and a shuffle of the deck', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'], deck });
  const first = table.usa.does(forOil);
  expect(first.slice(0, 2)).toMatchObject([
    { type: 'attempt-began', seat: 'usa', resource: 'oil' },
    { type: 'deck-shuffled', cards: 65 },
  ]);
  table.usa.does(turn);
  table.usa.does(stop);
  const second = table.usa.does({ type: 'prospect', resource: 'grain' });
  expect(second).toContainEqual(expect.objectContaining({ type: 'deck-shuffled', cards: 65 }));
});

test('B-PROSPECT-05, -06 after the shuffle cards come in the new order', () => {
  // The first draw puts the fifth card on top, the second keeps what then lies second.
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'], deck, dice: [5, 1] });
  table.usa.does(forOil);
  const [turned] = table.usa.does(turn);
  expect(turned).toMatchObject({ type: 'card-turned', find: 'kept', secret: { usa: { card: 'baqa-oil' } } });
});

test('B-PROSPECT-06, -09 a company found as the fifth card costs $1,000M', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 1500 }, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forOil);
  const finds = [1, 2, 3, 4, 5].flatMap(() =>
    table.usa.does(turn).flatMap((event) => (event.type === 'card-turned' ? [event.find] : [])),
  );
  expect(finds).toEqual(['other', 'other', 'other', 'other', 'kept']);
  expect(table.usa.has.cash).toBe(500);
  expect(table.usa.has.holdings).toEqual([{ card: 'baqa-oil', face: 'secret', paid: false, knownTo: [] }]);
  expect(table.state.question).toMatchObject({ kind: 'prospect', waiting: ['usa'] });
});

test('B-PROSPECT-07, -08 the others learn that oil was found, not where', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'], deck: ['baqa-oil'] });
  table.usa.does(forOil);
  const [found] = table.usa.does(turn);
  if (found === undefined) throw new Error('a card was turned');
  expect(redact(found, seat('ussr'))).toMatchObject({ resource: 'oil', find: 'kept', secret: {} });
  expect(JSON.stringify(redact(found, 'spectator'))).not.toContain('baqa');
  const usa = view(table.game, seat('ussr')).seats[seat('usa')];
  expect(usa?.holdings).toEqual([{ card: undefined, face: 'secret', resource: 'oil' }]);
});

test('B-PROSPECT-06 cards of other types are seen by the prospector alone', () => {
  const decks = [
    ['palliser-grain', 'baqa-oil'],
    ['l-star-1', 'taranaki-oil'],
  ] as const;
  const [one, other] = decks.map((cards) => {
    const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'], deck: cards });
    const events = [forOil, turn, turn].flatMap((command) => table.usa.does(command));
    return { seen: events.map((event) => redact(event, seat('ussr'))), view: view(table.game, seat('ussr')) };
  });
  expect(one?.seen).toEqual(other?.seen);
  expect(one?.view).toEqual(other?.view);
});

test('B-PROSPECT-09 a card is turned only when cash pays for it', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 350 }, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forOil);
  table.usa.does(turn);
  expect(table.usa.isRefused(turn, 'X-34').figures).toMatchObject({ price: 200, cash: 150 });
  expect(table.state.question).toMatchObject({ kind: 'turn-card', waiting: ['usa'] });
  table.usa.does(stop);
  table.usa.isRefused(forOil, 'X-34');
  expect(table.usa.may()).toContain('pass');
});

test('B-PROSPECT-09 a prospector may borrow between two cards', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 200 }, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forOil);
  table.usa.does(turn);
  table.usa.does({ type: 'borrow', billions: 1 });
  table.usa.does(turn);
  expect(table.usa.has.cash).toBe(800);
});

test('B-PROSPECT-10 the finder has no move before Stage 5 of the next cycle', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { 'western-usa': 2 } }, ussr: {} },
    bidders: ['usa'],
    deck: ['palliser-grain'],
  });
  table.usa.does({ type: 'prospect', resource: 'grain' });
  table.usa.does(turn);
  const moves: string[] = [];
  playSilently(table.game, ({ state }) => {
    moves.push(...table.usa.may().filter((command) => command === 'move' || command === 'attack'));
    return state.cycle === 3 && state.stage === 5;
  });
  expect(moves).toEqual([]);
  table.usa.does({ type: 'bid', cubes: 1 });
  table.ussr.does({ type: 'bid', cubes: 0 });
  expect(table.usa.may()).toContain('move');
  expect(table.usa.has.holdings.map((holding) => holding.card)).toEqual(['palliser-grain']);
});

test('B-PROSPECT-11 all other cards turned go back to the deck', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forOil);
  for (let card = 0; card < 5; card++) table.usa.does(turn);
  expect(table.state.deck).toHaveLength(64);
  expect(table.state.deck.slice(0, 4)).toEqual(['palliser-grain', 'indus-grain-co', 'nuke-1', 'shan-mines']);
});

test('B-PROSPECT-16, -18 a find where an opponent stands goes back, is paid for, and was an attempt', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 1000 }, ussr: { units: { arabia: 1 } } },
    bidders: ['usa'],
    deck: ['baqa-oil'],
  });
  table.usa.does(forOil);
  const [turned] = table.usa.does(turn);
  expect(turned).toMatchObject({ type: 'card-turned', find: 'returned', resource: 'oil' });
  expect(table.usa.has.cash).toBe(800);
  expect(table.usa.has.holdings).toEqual([]);
  expect(table.state.deck).toHaveLength(65);
  expect(table.state.agenda.at(-1)).toMatchObject({ goes: ['usa', 'usa'] });
});

test('B-PROSPECT-16 a find in an empty home territory of an opponent, or where only own units stand, is kept', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { arabia: 2 } }, ussr: {} },
    bidders: ['usa'],
    deck: ['baku-oil', 'baqa-oil'],
  });
  table.usa.does(forOil);
  table.usa.does(turn);
  table.usa.does(forOil);
  table.usa.does(turn);
  expect(table.usa.has.holdings.map((holding) => holding.card)).toEqual(['baku-oil', 'baqa-oil']);
  // And one that must go back names the same clauses whatever the reason, as the reason would tell where it lies.
  const away = scenario({
    ...open,
    powers: { usa: {}, ussr: { units: { arabia: 1 } } },
    bidders: ['usa'],
    nuked: ['new-zealand'],
    deck: ['baqa-oil', 'taranaki-oil'],
  });
  away.usa.does(forOil);
  const [occupied] = away.usa.does(turn);
  const nuked = scenario({
    ...open,
    powers: { usa: {}, ussr: {} },
    bidders: ['usa'],
    nuked: ['arabia'],
    deck: ['baqa-oil'],
  });
  nuked.usa.does(forOil);
  expect(nuked.usa.does(turn)[0]?.clauses).toEqual(occupied?.clauses);
});

test('B-PROSPECT-17, -18 a find in a nuked territory goes back and is paid for', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 1000 }, ussr: {} },
    bidders: ['usa'],
    nuked: ['arabia'],
    deck: ['baqa-oil'],
  });
  table.usa.does(forOil);
  expect(table.usa.does(turn)[0]).toMatchObject({ find: 'returned', cost: 200 });
  expect(table.usa.has.cash).toBe(800);
  expect(table.usa.has.holdings).toEqual([]);
});

test('B-PROSPECT-19 the prospector may break off at any card and pays for those turned', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 1000 }, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forOil);
  table.usa.does(turn);
  table.usa.does(turn);
  table.usa.does(stop);
  expect(table.usa.has.cash).toBe(600);
  expect(table.state.question).toMatchObject({ kind: 'prospect', waiting: ['usa'] });
  expect(table.state.agenda.at(-1)).toMatchObject({ goes: ['usa', 'usa'] });
});

test('Q-B-89 a player who finds nothing may turn the whole deck, and the attempt ends with it', () => {
  const table = scenario({
    ...open,
    powers: {
      usa: { cash: 20_000 },
      ussr: { units: { arabia: 1 } },
    },
    bidders: ['usa'],
  });
  // A deck of one card that is not sought: all others are in hand.
  const { deck } = table.state;
  const spare = deck.slice(0, 59).map((card) => ({ card, face: 'closed', paid: false, knownTo: [] }) as const);
  table.state.deck = deck.slice(59);
  const player = seatOf(table.state, seat('ussr'));
  player.holdings = [...player.holdings, ...spare];
  table.usa.does(forOil);
  const left = table.state.deck.length;
  let events: readonly GameEvent[] = [];
  for (let card = 0; card < left; card++) events = table.usa.does(turn);
  expect(events).toContainEqual(expect.objectContaining({ type: 'attempt-stopped', why: 'deck-exhausted' }));
  expect(table.usa.has.cash).toBe(20_000 - 200 * left);
});

test('B-PROSPECT-01 a buyer with one cube who would prospect is told that buying cost them the right', () => {
  const table = scenario({
    stage: 7,
    phase: 'market-buys',
    powers: { usa: {}, ussr: {} },
    bidders: ['usa', 'ussr'],
  });
  table.usa.does({ type: 'buy', resource: 'oil', units: 1 });
  const told = () => table.usa.isRefused({ type: 'prospect', resource: 'oil' }, 'B-PROSPECT-01').code;
  expect(told()).toBe('bought');
  playSilently(table.game, ({ state }) => state.question?.kind === 'prospect');
  expect(told()).toBe('bought');
});
