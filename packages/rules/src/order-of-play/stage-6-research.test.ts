import { expect, test } from 'vitest';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const open = { stage: 6, phase: 'research' } as const;
const pass = { type: 'pass' } as const;
const turn = { type: 'turn-research-card' } as const;
const stop = { type: 'stop-research' } as const;
const forNuke = { type: 'research', weapon: 'nuke' } as const;
const forLStar = { type: 'research', weapon: 'l-star' } as const;
const deck = ['baqa-oil', 'l-star-2', 'shan-mines', 'nuke-3', 'palliser-grain'] as const;

test('B-RND-01, B-FLOW-11, Q-B-14 nobody researches in cycle 1', () => {
  const table = scenario({ ...open, cycle: 1, powers: { usa: {}, ussr: {} }, bidders: ['usa'] });
  table.usa.isRefused(forNuke, 'B-RND-02');
  expect(table.state.question?.kind).not.toBe('research');
});

test('B-RND-02 bidders research in sequence, each nukes, L-stars or both in one go', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['ussr', 'usa'], deck });
  expect(table.state.question).toMatchObject({ kind: 'research', waiting: ['ussr'] });
  table.ussr.does(forNuke);
  table.ussr.does(stop);
  table.ussr.isRefused(forNuke, 'B-RND-02');
  table.ussr.does(forLStar);
  table.ussr.does(stop);
  expect(table.state.question).toMatchObject({ kind: 'research', waiting: ['usa'] });
  table.usa.does(forNuke);
  table.usa.does(stop);
  table.usa.does(pass);
  expect(table.state.question?.kind).not.toBe('research');
});

test('B-RND-03, -04, -05, -06, -08 a nuke card found as the fourth card costs $1,300M and one mineral', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 2000, minerals: 2 }, ussr: {} }, bidders: ['usa'], deck });
  const began = table.usa.does(forNuke);
  expect(began.map((event) => event.type)).toEqual(['research-began', 'deck-shuffled', 'begun', 'asked']);
  for (let card = 1; card <= 3; card++) {
    table.usa.does(turn);
    expect(table.usa.has).toMatchObject({ cash: 2000 - 200 * card, nukes: 0, researched: { nuke: false } });
  }
  table.usa.does(turn);
  expect(table.usa.has).toMatchObject({ cash: 700, nukes: 1, supplies: { minerals: 1 } });
});

test('B-RND-07, -09, -10 the find completes nuke research for good, the card stays in the deck, no more nukes this turn', () => {
  const table = scenario({
    ...open,
    powers: { usa: { minerals: 9 }, ussr: {} },
    bidders: ['usa'],
    deck: ['nuke-1'],
  });
  table.usa.does(forNuke);
  const events = table.usa.does(turn);
  expect(events.find((event) => event.type === 'weapon-developed')?.clauses).toContain('B-RND-10');
  expect(table.usa.has).toMatchObject({ nukes: 1, researched: { nuke: true, lStar: false } });
  expect(table.state.deck).toContain('nuke-1');
  table.usa.isRefused(forNuke, 'B-RND-07');
  table.usa.isRefused({ type: 'build-weapons', nukes: 1, lStars: 0 }, 'B-BUILD-20');
  playSilently(table.game, (game) => game.state.stage !== 6);
  expect(table.usa.has.nukes).toBe(1);
});

test('B-RND-10 in the next Stage 6 the discoverer builds further nukes', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 9000 }, ussr: {} }, bidders: ['usa'], deck: ['nuke-1'] });
  table.usa.does(forNuke);
  table.usa.does(turn);
  playSilently(table.game, ({ state }, asked) => state.stage === 6 && state.cycle === 3 && asked === 'usa');
  table.usa.does({ type: 'bid', cubes: 1 });
  playSilently(table.game, ({ state }) => state.question?.kind === 'build-weapons');
  table.usa.does({ type: 'build-weapons', nukes: 1, lStars: 0 });
  expect(table.usa.has.nukes).toBe(2);
});

test('B-RND-11, -06 a player who stops has paid for the cards turned and has nothing', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 2000 }, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forNuke);
  table.usa.does(turn);
  table.usa.does(turn);
  table.usa.does(stop);
  expect(table.usa.has).toMatchObject({ cash: 1600, nukes: 0, researched: { nuke: false } });
});

test('B-RND-12, -13, -14, Q-B-84 an L-star card found as the second card costs $1,400M and two minerals', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 2000, minerals: 2 }, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forLStar);
  table.usa.does(turn);
  table.usa.does(turn);
  expect(table.usa.has).toMatchObject({ cash: 600, lStars: 1, supplies: { minerals: 0 }, researched: { lStar: true } });
  expect(table.state.deck).toContain('l-star-2');
});

test('B-RND-14 the L-star once found is not searched for again', () => {
  const table = scenario({
    ...open,
    powers: { usa: { researched: { lStar: true } }, ussr: {} },
    bidders: ['usa'],
  });
  table.usa.isRefused(forLStar, 'B-RND-14');
});

test('X-34, Q-B-85 a card is turned only with $200M and the whole weapon in hand', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 899, minerals: 1 }, ussr: {} }, bidders: ['usa'], deck });
  table.usa.isRefused(forLStar, 'B-BUILD-26');
  table.usa.does(forNuke);
  table.usa.does(turn);
  expect(table.usa.isRefused(turn, 'X-34').figures).toMatchObject({ needed: 700, cash: 699 });
  expect(table.usa.may()).toContain('stop-research');
  table.usa.does({ type: 'borrow', billions: 1 });
  table.usa.does(turn);
  expect(table.usa.has.cash).toBe(1499);
});

test('X-34 a player who lacks the minerals is not asked; a player who lacks the money is, and can only pass', () => {
  const table = scenario({
    ...open,
    powers: { china: { minerals: 0 }, usa: { cash: 699 }, ussr: {} },
    bidders: ['china', 'usa'],
  });
  expect(table.state.question).toMatchObject({ kind: 'research', waiting: ['usa'] });
  table.usa.isRefused(forNuke, 'X-34');
  expect(table.usa.may()).toContain('pass');
});

test('B-BUILD-24, Q-B-04 a player who has no room for a nuke does not research one', () => {
  const table = scenario({ ...open, powers: { usa: { nukes: 12 }, ussr: {} }, bidders: ['usa'] });
  table.usa.isRefused(forNuke, 'B-BUILD-24');
});

test('B-RND-05 others see that a card was turned, not which one', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forNuke);
  const [turned] = table.usa.does(turn);
  if (turned === undefined) throw new Error('no card was turned');
  expect(redact(turned, seat('usa'))).toMatchObject({ secret: { usa: { card: 'baqa-oil' } } });
  expect(redact(turned, seat('ussr'))).toMatchObject({ cost: 200, found: false, secret: {} });
  expect(JSON.stringify(view(table.game, seat('ussr')))).not.toContain('baqa-oil');
});

test('X-38 nobody researches by default, and a silent researcher stops', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'], deck });
  table.usa.does(forNuke);
  const events = playSilently(table.game, (game) => game.state.stage !== 6);
  expect(events.map((event) => event.type)).toContain('research-stopped');
  expect(table.usa.has).toMatchObject({ cash: 7000, nukes: 0 });
});

test('B-RND-02 a researcher who leaves ends their search', () => {
  const table = scenario({ ...open, powers: { china: {}, usa: {}, ussr: {} }, bidders: ['usa', 'ussr'], deck });
  table.usa.does(forNuke);
  table.usa.does({ type: 'resign' });
  expect(table.state.question).toMatchObject({ kind: 'research', waiting: ['ussr'] });
});
