import { fallbackFor, perform, quickStream, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { Host } from './host.ts';
import { boardAt, boardElsewhere } from './imagined-board.ts';
import type { Reviewable } from './review.ts';

const USA = seat('usa');
const PLAYERS = {
  usa: { name: 'Anna', person: true },
  china: { name: 'Li', person: true },
  ussr: { name: 'Mira', person: false, leader: 'hawk', level: 'general' },
} as const;
const TERMS = { lead: USA, players: PLAYERS, back: 'table/abc' };

/** Two worlds that the USA cannot tell apart: China has other cash and another secret card. */
function world(cash: number, card: 'adams-grain-co' | 'kain-grain-co'): Reviewable {
  const { game } = scenario({
    cycle: 3,
    stage: 5,
    phase: 'moves',
    bidders: ['usa', 'china'],
    powers: {
      usa: { cash: 3000, cards: 'home', units: { alaska: 3 }, oil: 9, grain: 9 },
      china: { cash, cards: { [card]: 'secret' }, units: { tibet: 2 } },
      ussr: { cash: 4000, cards: 'home', units: { russia: 2 } },
    },
  });
  const entries = [{ seat: undefined, events: [] }];
  return { setup: game.setup, base: game.state, entries, eyes: USA };
}

function boardOf(game: Reviewable) {
  const board = boardAt(game, 1, TERMS, quickStream('board'));
  if ('sentence' in board) throw new Error(board.sentence);
  return board;
}

test('a board of a game that runs is made of what its player knows, and of nothing else', () => {
  const real = world(5000, 'adams-grain-co');
  const board = boardOf(real);
  const { base } = board;
  expect(boardOf(world(999, 'kain-grain-co'))).toEqual(board);
  // What is not known was drawn again, what is known is as it was.
  expect(base.seats[USA]?.cash).toBe(3000);
  expect(base.seats[seat('china')]?.cash).not.toBe(5000);
  expect(base.seats[seat('china')]?.holdings).toHaveLength(1);
  expect(board.plan.imagined).toEqual({ back: 'table/abc', hidden: true });
});

test('standings on an imagined board count the cash that was made up, so that nobody leads for lack of it', () => {
  const board = boardOf(world(5000, 'adams-grain-co'));
  const tables: { readonly reckoned?: { readonly now: object } }[] = [];
  const host = Host.imagined(board, { onTable: (table) => tables.push(table), onEntry: () => undefined });
  host.begin();
  host.stop();
  const cash = Object.fromEntries(['usa', 'china', 'ussr'].map((each) => [each, board.base.seats[seat(each)]?.cash]));
  expect(tables.at(-1)?.reckoned?.now).toEqual(cash);
});

test('a board of a table elsewhere is made of its view, and people are led by officers', () => {
  const { base, setup } = world(5000, 'adams-grain-co');
  if (base === undefined) throw new Error('a position was laid');
  const { game } = scenario({ powers: {} });
  const seen = view({ ...game, setup, state: base }, USA);
  const board = boardElsewhere({ setup, view: seen }, [], TERMS, quickStream('board'));
  if ('sentence' in board) throw new Error(board.sentence);
  expect(board.plan.players.map(({ commander }) => commander)).toEqual(['officer', 'person', 'general:hawk']);
  expect(board.base.seats[seat('china')]?.cash).not.toBe(5000);
});

test('a game that is over is tried as it was, as any power, and goes on against computers', () => {
  const open = { ...world(5000, 'adams-grain-co'), eyes: 'open' as const };
  const board = boardAt(open, 1, { ...TERMS, lead: seat('china') }, quickStream('board'));
  if ('sentence' in board) throw new Error(board.sentence);
  expect(board.base.seats[seat('china')]?.cash).toBe(5000);
  expect(board.plan.imagined?.hidden).toBe(false);
  const tables: { readonly seat: unknown; readonly imagined?: unknown }[] = [];
  const host = Host.imagined(board, { onTable: (table) => tables.push(table), onEntry: () => undefined });
  host.begin();
  host.stop();
  expect(tables.at(-1)?.seat).toBe('china');
  expect(tables.at(-1)?.imagined).toEqual(board.plan.imagined);
});

test('no board is made of a game that is over at that moment', () => {
  const { game } = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['usa'],
    powers: { usa: { units: { alaska: 1 } }, china: {} },
  });
  const silence = fallbackFor(game, USA);
  if (silence === undefined) throw new Error('the USA is asked');
  perform(game, USA, silence);
  const ended = { how: 'detente' as const, winners: [USA], table: [] };
  const over: Reviewable = { setup: game.setup, base: { ...game.state, ended }, entries: [], eyes: 'open' };
  expect(boardAt(over, 0, TERMS, quickStream('board'))).toMatchObject({ code: 'game-over' });
});
