// The position before anything has happened.
import { expect, test } from 'vitest';
import { ZONES } from '../board/index.ts';
import { noUnits } from './forces.ts';
import { seat } from './seat.ts';
import { emptyState } from './state.ts';

const none = { grain: 0, oil: 0, minerals: 0 };

test('B-KIT-01 a player begins with one supply center and nothing in it, and has researched nothing', () => {
  const usa = seat('usa');
  expect(emptyState([usa], 2).seats[usa]).toEqual({
    power: undefined,
    cash: 0,
    loans: 0,
    arrears: 0,
    interestDue: 0,
    supplies: none,
    nukes: 0,
    lStars: 0,
    centers: 1,
    holdings: [],
    cubes: 0,
    researched: { nuke: false, lStar: false },
    out: undefined,
    record: { nukesFired: 0, lostToNukes: 0 },
  });
});

test('an empty table has nobody on its board, no prices, no questions and no draws', () => {
  const { seats, ...rest } = emptyState([seat('usa'), seat('ussr')], 1);
  expect(Object.keys(seats)).toEqual(['usa', 'ussr']);
  expect(rest).toEqual({
    edition: 1,
    order: ['usa', 'ussr'],
    cycle: 0,
    stage: undefined,
    bids: {},
    sequence: [],
    bought: [],
    board: ZONES.map(() => []),
    nuked: [],
    fates: {},
    market: none,
    deck: [],
    piles: [],
    offers: { numbered: {}, open: [], made: {}, refused: [], orders: [], loans: [], auction: undefined },
    orders: {},
    wanting: [],
    doneTrading: [],
    passage: {},
    sealed: {},
    agenda: [],
    question: undefined,
    asked: 0,
    draws: 0,
    drawn: 0,
    idleCycles: 0,
    openingPrices: none,
    consent: [],
    proposers: [],
    timeCalled: false,
    assaults: [],
    lastLost: {},
    losers: [],
    sets: {},
    ended: undefined,
    outside: { cash: 0, supplies: none, nukes: 0, lStars: 0, units: noUnits() },
  });
  expect(Object.values(noUnits()).every((number) => number === 0)).toBe(true);
});
