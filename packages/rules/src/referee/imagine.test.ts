// What is drawn again where a seat cannot see: piles, cash, arrears, cards, and sealed answers.
import { expect, test } from 'vitest';
import { companyOf, isCompany, superpowerCompanies } from '../board/index.ts';
import { quickStream } from '../dice/index.ts';
import { seat } from '../state/seat.ts';
import { faults, scenario } from '../testing/index.ts';
import { imagine } from './imagine.ts';
import { view } from './view.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

const made = () =>
  scenario({
    stage: 5,
    powers: {
      usa: { cash: 100, cards: { 'baqa-oil': 'secret', 'mekong-oil': 'open' }, units: { alaska: { army: 2, apc: 1 } } },
      ussr: {
        cash: 777,
        arrears: 5,
        cards: { 'basra-oil-co': 'secret', 'kanto-rice-co': 'closed' },
        laden: [{ zone: 'black-sea', cargo: { army: 3, apc: 0 } }],
        nukes: 2,
        lStars: 1,
      },
      china: { cash: 333 },
    },
    options: { apc: true },
  });

test('law 2: the piles of powers that nobody leads are imagined with their own cards, in some order', () => {
  const { game } = made();
  const seen = { ...view(game, usa), piles: 3 };
  const { state } = imagine(game.setup, seen, quickStream('piles'));
  expect(state.piles.map((pile) => ('power' in pile ? pile.power : '')).sort()).toEqual([
    'africa',
    'europe',
    'south-america',
  ]);
  for (const pile of state.piles) {
    const { power, cards } = pile as { power: Parameters<typeof superpowerCompanies>[0]; cards: readonly string[] };
    expect([...cards].sort()).toEqual([...superpowerCompanies(power)].sort());
    expect(state.deck.some((card) => cards.includes(card))).toBe(false);
  }
  expect(imagine(game.setup, view(game, usa), quickStream('piles')).state.piles).toEqual([]);
});

test('law 2: hidden cards are of the resource that everybody sees, and no card is held twice', () => {
  const { game } = made();
  const { state } = imagine(game.setup, view(game, usa), quickStream('cards'));
  const hand = state.seats[ussr]?.holdings ?? [];
  const secret = hand.find(({ face }) => face === 'secret');
  expect(secret && isCompany(secret.card) ? companyOf(secret.card).resource : undefined).toBe('oil');
  expect(hand.find(({ card }) => card === 'kanto-rice-co')).toMatchObject({ face: 'closed', knownTo: [] });
  expect(state.seats[usa]?.holdings.map(({ card }) => card).sort()).toEqual(['baqa-oil', 'mekong-oil']);
  const all = [
    ...state.deck,
    ...state.order.flatMap((who) => state.seats[who]?.holdings.map(({ card }) => card) ?? []),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(game.state.deck.length + 4);
  expect(faults(state)).toEqual([]);
});

test('law 2: cash that is not seen is what the purse says, nothing for a defaulter, who has arrears', () => {
  const { game } = made();
  const seen = view(game, usa);
  const { state } = imagine(game.setup, seen, quickStream('cash'), () => 42);
  expect([usa, ussr, china].map((who) => state.seats[who]?.cash)).toEqual([100, 0, 42]);
  expect([100, 200, 300]).toContain(state.seats[ussr]?.arrears);
  expect([state.seats[usa]?.arrears, state.seats[china]?.arrears]).toEqual([0, 0]);
  const usual = imagine(game.setup, seen, quickStream('cash')).state.seats[china]?.cash ?? -1;
  expect(usual % 500).toBe(0);
  expect(usual >= 0 && usual <= 6_000).toBe(true);
  expect(view(imagine(game.setup, seen, quickStream('again')), usa)).toEqual(seen);
});

test('X-29 a bid that another has sealed is what is believed of them, or what a silent player says', () => {
  const table = made();
  table.ussr.does({ type: 'bid', cubes: 1 });
  table.usa.does({ type: 'bid', cubes: 0 });
  const seen = view(table.game, usa);
  const silent = imagine(table.game.setup, seen, quickStream('sealed')).state.sealed;
  expect(silent).toEqual({ usa: { type: 'bid', cubes: 0 }, ussr: { type: 'bid', cubes: 0 } });
  const believed = imagine(table.game.setup, seen, quickStream('sealed'), undefined, () => ({ type: 'bid', cubes: 1 }));
  expect(believed.state.sealed).toEqual({ usa: { type: 'bid', cubes: 0 }, ussr: { type: 'bid', cubes: 1 } });
});

test('law 2, X-38 who leads which seat is seen by everybody and stays as it is', () => {
  const { game } = made();
  game.state.leaders = { [china]: 'caretaker' };
  const { state } = imagine(game.setup, view(game, usa), quickStream('leaders'));
  expect(state.leaders).toEqual({ [china]: 'caretaker' });
  expect('leaders' in imagine(made().game.setup, view(made().game, usa), quickStream('none')).state).toBe(false);
});
