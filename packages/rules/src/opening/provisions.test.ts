import { expect, test } from 'vitest';
import { priceAt, RESOURCES } from '../board/index.ts';
import type { Command } from '../game.ts';
import { options } from '../referee/options.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { dice, OpeningTable, plainSetup, randomOpen } from '../testing/index.ts';
import { STARTING_NOTES } from './provisions.ts';

const supplies = (grain: number, oil: number, minerals: number): Command => ({
  type: 'bonus-supplies',
  supplies: { grain, oil, minerals },
});

/** A standard start, as it is when the first cycle begins. */
function started() {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], {}, { usa: 'usa', ussr: 'ussr' }));
  table.does('usa', { type: 'place-armies', territories: [] });
  return table;
}

/** A random open up to the bonus supplies. */
function upToBonus() {
  const table = randomOpen(['usa', 'ussr']);
  for (const kind of ['place-armies', 'place-navies', 'bonus-units']) table.everybody(kind);
  return table;
}

test('B-SETUP-11, -12, -13 everybody has one supply center with 3 grain, 3 oil, 3 minerals, no loan and no weapon', () => {
  const table = started();
  expect(table.has('usa').supplies).toEqual({ grain: 0, oil: 0, minerals: 0 });
  const events = table.does('ussr', { type: 'place-armies', territories: [] });
  expect(events.find(({ type }) => type === 'supplies-given')).toMatchObject({ cash: 7000, each: 3 });
  for (const id of ['usa', 'ussr']) {
    expect(table.has(id)).toMatchObject({
      supplies: { grain: 3, oil: 3, minerals: 3 },
      loans: 0,
      nukes: 0,
      lStars: 0,
      centers: 1,
    });
  }
});

test('B-SETUP-14, -15 everybody has $7,000M: five notes of $100M, five of $500M and four of $1,000M', () => {
  const table = started();
  table.does('ussr', { type: 'place-armies', territories: [] });
  const cash = table.all('supplies-given').map((event) => event.cash);
  expect(cash).toEqual([7000]);
  expect(STARTING_NOTES).toEqual([
    { note: 100, count: 5 },
    { note: 500, count: 5 },
    { note: 1000, count: 4 },
  ]);
  expect(5 * 100 + 5 * 500 + 4 * 1000).toBe(7000);
});

test('B-SETUP-16 all three prices start at $500M', () => {
  const table = started();
  table.does('ussr', { type: 'place-armies', territories: [] });
  for (const resource of RESOURCES) expect(priceAt(table.game.state.market[resource])).toBe(500);
});

test('B-OPEN-24, -25 the random open gives $7,000M, a supply center and 3 of each resource too', () => {
  const table = upToBonus();
  for (const id of ['usa', 'ussr']) {
    expect(table.has(id)).toMatchObject({
      cash: 7000,
      supplies: { grain: 3, oil: 3, minerals: 3 },
      loans: 0,
      nukes: 0,
      lStars: 0,
      centers: 1,
    });
  }
  expect(STARTING_NOTES.reduce((sum, { note, count }) => sum + note * count, 0)).toBe(7000);
});

test('B-OPEN-26, -27 example: with 2 grain, 3 oil and 4 minerals written down they hold 5, 6 and 7', () => {
  const table = upToBonus();
  table.does('usa', supplies(2, 3, 4));
  // Nothing is shown or stored before all have written.
  expect(table.has('usa').supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
  expect(view(table.game, seat('ussr')).sealed).toBeUndefined();
  table.does('ussr', supplies(0, 9, 0));
  expect(table.has('usa').supplies).toEqual({ grain: 5, oil: 6, minerals: 7 });
  expect(table.has('ussr').supplies).toEqual({ grain: 3, oil: 12, minerals: 3 });
});

test.each([
  [2, 3, 3],
  [4, 4, 2],
  [0, 0, 0],
])('B-OPEN-26 %i grain, %i oil and %i minerals are not nine units', (grain, oil, minerals) => {
  const table = upToBonus();
  expect(table.isRefused('usa', supplies(grain, oil, minerals), 'B-OPEN-26').figures).toEqual({ units: 9 });
  expect(options(table.game, seat('usa'))[0]?.next?.domain).toMatchObject({ kind: 'counts', least: 9, most: 9 });
});

test('B-OPEN-28, -29, Q-B-01 example: the dealer’s 4 and 2 put grain on $100M; oil and minerals have rolls of their own', () => {
  const table = upToBonus();
  table.script.push(...dice(4, 2), ...dice(1, 1), ...dice(6, 6));
  table.everybody('bonus-supplies');
  const prices = RESOURCES.map((resource) => [resource, priceAt(table.game.state.market[resource])]);
  expect(prices).toEqual([
    ['grain', 100],
    ['oil', 10],
    ['minerals', 500],
  ]);
  expect(
    table
      .all('rolled')
      .slice(-6)
      .map(({ name, value }) => `${name}: ${value}`),
  ).toEqual([
    'ussr, grain price, die 1: 4',
    'ussr, grain price, die 2: 2',
    'ussr, oil price, die 1: 1',
    'ussr, oil price, die 2: 1',
    'ussr, minerals price, die 1: 6',
    'ussr, minerals price, die 2: 6',
  ]);
});

test('X-05 bonus supplies are chosen before anybody knows the prices', () => {
  const table = upToBonus();
  expect(table.game.state.question?.kind).toBe('bonus-supplies');
  expect(table.all('prices-set')).toEqual([]);
  table.everybody('bonus-supplies');
  expect(table.all('prices-set')).toHaveLength(1);
});

test('B-OPEN-26, -27 what somebody leaves out of their bonus is none of it, and is told as such', () => {
  for (const resource of RESOURCES) {
    const table = upToBonus();
    table.does('usa', { type: 'bonus-supplies', supplies: { [resource]: 9 } });
    table.does('ussr', supplies(3, 3, 3));
    expect(table.all('bonus-supplies-revealed').map(({ bonuses }) => bonuses[seat('usa')])).toEqual([
      { grain: 0, oil: 0, minerals: 0, [resource]: 9 },
    ]);
  }
});
