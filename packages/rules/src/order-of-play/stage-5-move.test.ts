import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { scenario, type Table } from '../testing/index.ts';
import { quote } from './stage-5-move.ts';

const open = { stage: 5, phase: 'moves' } as const;
const usa = seat('usa');
const armies = (table: Table, zone: Zone) => unitsAt(table.state.board, zone, usa, 'army');

test('B-MOVE-01 units move only when bid and sequence are done', () => {
  const table = scenario({
    stage: 5,
    powers: { usa: { units: { 'western-usa': 1 } }, ussr: { units: { kola: 1 } } },
    dice: [2, 5],
  });
  table.usa.isRefused(
    { type: 'move', to: 'alaska', orders: [{ how: 'airlift', from: 'western-usa', units: { army: 1 } }] },
    'B-MOVE-03',
  );
  table.usa.does({ type: 'bid', cubes: 1 });
  table.ussr.does({ type: 'bid', cubes: 1 });
  expect(table.state.sequence).toEqual(['ussr', 'usa']);
  table.ussr.does({ type: 'move', to: 'russia', orders: [{ how: 'march', from: 'kola', units: { army: 1 } }] });
  expect(table.state.question).toMatchObject({ kind: 'move', waiting: ['usa'] });
});

test('B-MOVE-02 moving uses up grain and oil, and goes on as long as they last', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { 'western-usa': 2 }, grain: 1, oil: 2 } },
    bidders: ['usa'],
  });
  table.usa.does({
    type: 'move',
    to: 'midwest-usa',
    orders: [{ how: 'march', from: 'western-usa', units: { army: 1 } }],
  });
  expect(table.usa.has.supplies).toMatchObject({ grain: 0, oil: 2 });
  table.usa.does({ type: 'move', to: 'alaska', orders: [{ how: 'airlift', from: 'western-usa', units: { army: 1 } }] });
  expect(table.usa.has.supplies).toMatchObject({ grain: 0, oil: 0 });
  expect(table.usa.may()).not.toContain('move');
  expect(table.usa.may()).toContain('pass');
  table.usa.isRefused(
    { type: 'move', to: 'western-usa', orders: [{ how: 'march', from: 'midwest-usa', units: { army: 1 } }] },
    'B-MOVE-09',
  );
  expect(table.usa.asksWhyNot({ type: 'move' }, 'B-MOVE-02').code).toBe('nowhere');
});

test('B-MOVE-03, Q-B-77 any number of units from anywhere move to one zone in a go', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { 'western-usa': 3, 'eastern-usa': 1, alaska: 2 }, grain: 5, oil: 4 } },
    bidders: ['usa'],
  });
  table.usa.does({
    type: 'move',
    to: 'midwest-usa',
    orders: [
      { how: 'march', from: 'western-usa', units: { army: 3 } },
      { how: 'march', from: 'eastern-usa', units: { army: 1 } },
      { how: 'airlift', from: 'alaska', units: { army: 2 } },
    ],
  });
  expect(armies(table, 'midwest-usa')).toBe(6);
  expect(table.usa.has.supplies).toMatchObject({ grain: 1, oil: 0 });
});

test('B-MOVE-03 a march that names more armies than there are is refused', () => {
  const table = scenario({ ...open, powers: { usa: { units: { 'western-usa': 1 } } }, bidders: ['usa'] });
  const refusal = table.usa.isRefused(
    { type: 'move', to: 'midwest-usa', orders: [{ how: 'march', from: 'western-usa', units: { army: 2 } }] },
    'B-MOVE-03',
  );
  expect(refusal.figures).toMatchObject({ there: 1 });
});

test('B-MOVE-04, Q-B-17 goes rotate until all bidders pass in one unbroken round', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { 'western-usa': 1 } }, ussr: { units: { kola: 1 } }, china: { units: { tibet: 1 } } },
    bidders: ['ussr', 'usa'],
  });
  table.ussr.does({ type: 'pass' });
  table.usa.does({
    type: 'move',
    to: 'midwest-usa',
    orders: [{ how: 'march', from: 'western-usa', units: { army: 1 } }],
  });
  expect(table.state.question?.waiting).toEqual(['ussr']);
  table.ussr.does({ type: 'move', to: 'russia', orders: [{ how: 'march', from: 'kola', units: { army: 1 } }] });
  table.usa.does({ type: 'pass' });
  expect(table.state.stage).toBe(5);
  table.ussr.does({ type: 'pass' });
  expect(table.state.stage).toBe(6);
});

test('X-31 a go that costs nothing is carried out and counts as a pass', () => {
  const table = scenario({
    ...open,
    powers: {
      usa: { laden: [{ zone: 'caribbean-sea', cargo: { army: 2 } }] },
      ussr: { units: { kola: 1 } },
    },
    bidders: ['usa', 'ussr'],
  });
  table.usa.does({
    type: 'move',
    to: 'brazil',
    orders: [{ how: 'land', from: 'caribbean-sea', carrier: 'navy', cargo: { army: 2 }, units: { army: 2 } }],
  });
  expect(armies(table, 'brazil')).toBe(2);
  table.ussr.does({ type: 'pass' });
  expect(table.state.stage).toBe(6);
});

test('a bidder without units is not asked, and one who says nothing passes (X-38)', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: { units: { kola: 1 } } }, bidders: ['usa', 'ussr'] });
  expect(table.state.question?.waiting).toEqual(['ussr']);
  expect(fallbackFor(table.game, seat('ussr'))).toEqual({ type: 'pass' });
});

test('the cost of a move is told before anybody commits themselves to it', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { 'western-usa': 3, 'santa-barbara-passage': 1 }, grain: 6, oil: 4 } },
    bidders: ['usa'],
  });
  expect(quote(table.game, usa, 'eastern-usa', [{ how: 'march', from: 'western-usa', units: { army: 3 } }])).toEqual({
    grain: 6,
    oil: 0,
  });
  expect(
    quote(table.game, usa, 'lima-bay', [
      { how: 'sail', from: 'santa-barbara-passage', units: { navy: 1 } },
      { how: 'board', from: 'western-usa', units: { army: 3 } },
    ]),
  ).toEqual({ grain: 0, oil: 3 });
  expect(quote(table.game, usa, 'eastern-usa', [{ how: 'march', from: 'alaska', units: { army: 1 } }])).toMatchObject({
    clause: 'B-MOVE-03',
  });
});
