import { expect, test } from 'vitest';
import { ports } from '../board/index.ts';
import type { Command } from '../game.ts';
import { scenario } from '../testing/index.ts';

const all: Command = { type: 'pay-salaries', pay: 'all' };

test('B-XFER-01, -02, -03 an open, paid company of three units raises its meter by 3', () => {
  const table = scenario({
    stage: 2,
    powers: { usa: { grain: 3, oil: 3, minerals: 3, cards: { 'clark-oil-co': 'open' } }, ussr: {} },
  });
  expect(table.usa.has.supplies).toEqual({ grain: 3, oil: 6, minerals: 3 });
});

test('B-XFER-01 all six companies of a superpower fill their own rows, without anybody being asked', () => {
  const table = scenario({
    stage: 2,
    powers: { usa: { grain: 0, oil: 0, minerals: 0, cards: 'home' }, ussr: { oil: 0, cards: 'home' } },
  });
  expect(table.usa.has.supplies).toEqual({ grain: 5, oil: 5, minerals: 5 });
  expect(table.ussr.has.supplies.oil).toBe(5);
  expect(table.state).toMatchObject({ stage: 3, question: { kind: 'bid' } });
});

test('B-XFER-04, Q-B-03, X-27 a row of 12 at 11 takes one unit of three, and two are lost', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 50, oil: 11, cards: { 'clark-oil-co': 'open' } }, ussr: {} },
  });
  const events = table.usa.does(all);
  expect(table.usa.has.supplies.oil).toBe(12);
  expect(events.find(({ type }) => type === 'transferred')).toMatchObject({
    stored: { oil: 1 },
    lost: { oil: 2 },
  });
});

test('X-27 two supply centers have 24 spots a row', () => {
  const table = scenario({
    stage: 2,
    powers: { usa: { oil: 11, centers: 2, cards: { 'clark-oil-co': 'open' } }, ussr: {} },
  });
  expect(table.usa.has.supplies.oil).toBe(14);
});

test('B-XFER-05 unpaid, closed and unopened companies yield nothing', () => {
  const table = scenario({
    stage: 2,
    powers: {
      usa: {
        oil: 0,
        cards: { 'clark-oil-co': 'unpaid', 'hurren-oil': 'closed', 'baqa-oil': 'secret', 'taranaki-oil': 'open' },
      },
      ussr: {},
    },
  });
  expect(table.usa.has.supplies.oil).toBe(5);
});

test('B-XFER-05, B-TAC-30 a company under blockade yields nothing', () => {
  // New Zealand's ports all open on seas where the Soviet Union has a navy.
  const table = scenario({
    stage: 1,
    powers: {
      usa: { oil: 0, cards: { 'taranaki-oil': 'open', 'clark-oil-co': 'open' } },
      ussr: { units: Object.fromEntries(ports('new-zealand').map((sea) => [sea, 1])) },
    },
  });
  table.ussr.does(all);
  const events = table.usa.does(all);
  expect(table.usa.has.supplies.oil).toBe(3);
  expect(events.find(({ type }) => type === 'transferred')).toMatchObject({
    idle: [{ company: 'taranaki-oil', clause: 'B-TAC-30' }],
  });
});
