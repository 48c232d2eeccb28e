import { expect, test } from 'vitest';
import { SEAS } from '../../board/index.ts';
import { options } from '../../referee/options.ts';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, scenario } from '../../testing/index.ts';

const builds = (usa: PowerSketch, more: PowerSketch = {}) =>
  scenario({
    powers: { usa: { cash: 20_000, grain: 12, oil: 12, minerals: 12, ...usa }, ussr: more },
    options: { merchantMarine: true },
    stage: 6,
    phase: 'conventional-builds',
    bidders: ['usa'],
  });
const most = (table: ReturnType<typeof builds>, zone: string) => {
  const domain = options(table.game, seat('usa'), { type: 'build', kind: 'army', zone } as never)[0]?.next?.domain;
  return domain?.kind === 'range' ? domain.max : 0;
};

test('M-BUILD-01, -05, -06 EX-M-12 four home territories allow twelve pool armies, in any split over lands they occupy', () => {
  const table = builds({ units: { japan: 1 } });
  expect(most(table, 'alaska')).toBe(12);
  table.usa.isRefused({ type: 'build', kind: 'army', zone: 'alaska', number: 13 }, 'M-BUILD-05');
  table.usa.does({ type: 'build', kind: 'army', zone: 'alaska', number: 8 });
  expect(most(table, 'eastern-usa')).toBe(4);
  // Abroad too, on top of what the colony allows itself.
  expect(most(table, 'japan')).toBe(3 + 4);
  table.usa.does({ type: 'build', kind: 'army', zone: 'japan', number: 7 });
  table.usa.isRefused({ type: 'build', kind: 'army', zone: 'alaska', number: 1 }, 'M-BUILD-05');
});

test('M-BUILD-07, -08, -09 EX-M-13 the Middle East and Japan allow three armies each, there and nowhere else; later they may leave', () => {
  const table = builds({ units: { japan: 1, 'middle-east': 1 } });
  table.usa.does({ type: 'build', kind: 'army', zone: 'alaska', number: 12 });
  expect([most(table, 'japan'), most(table, 'middle-east')]).toEqual([3, 3]);
  table.usa.isRefused({ type: 'build', kind: 'army', zone: 'japan', number: 4 }, 'M-BUILD-08');
  table.usa.does({ type: 'build', kind: 'army', zone: 'japan', number: 3 });
  table.usa.isRefused({ type: 'build', kind: 'army', zone: 'japan', number: 1 }, 'M-BUILD-08');
  expect(most(table, 'middle-east')).toBe(3);
  expect(unitsAt(table.state.board, 'japan', seat('usa'), 'army')).toBe(4);
  const later = scenario({
    powers: { usa: { units: { japan: 3 }, oil: 6 }, ussr: {} },
    options: { merchantMarine: true },
    stage: 5,
    phase: 'moves',
    bidders: ['usa'],
  });
  const moved = later.usa.does({
    type: 'move',
    to: 'alaska',
    orders: [{ how: 'airlift', from: 'japan', units: { army: 3 } }],
  });
  expect(moved.find(({ type }) => type === 'units-moved')?.clauses).toContain('M-BUILD-09');
});

test('Q-M-83 a home territory that another holds allows none, an empty one that nobody has taken does', () => {
  const table = builds({}, { units: { alaska: 1 } });
  expect(most(table, 'eastern-usa')).toBe(9);
});

test('M-BUILD-03, -04 navies and ships have no cap; navies keep their places', () => {
  const table = builds({});
  table.usa.does({ type: 'build', kind: 'navy', zone: 'barkley-sound', number: 15 });
  table.usa.does({ type: 'build', kind: 'ship', zone: 'mid-pacific', number: 15 });
  expect(most(table, 'alaska')).toBe(6);
  table.usa.isRefused({ type: 'build', kind: 'navy', zone: 'tasman-sea', number: 1 }, 'B-BUILD-10');
  expect(unitsAt(table.state.board, 'mid-pacific', seat('usa'), 'ship')).toBe(15);
});

test('M-BUILD-10, -11, -12, -13, T-M-14 one set covers three ships of $50M each, as many as supplies and money give', () => {
  const table = builds({ grain: 2, oil: 2, minerals: 2, cash: 1000 });
  table.usa.isRefused({ type: 'build', kind: 'ship', zone: 'red-sea', number: 7 }, 'B-BUILD-04');
  table.usa.does({ type: 'build', kind: 'ship', zone: 'red-sea', number: 6 });
  expect(table.usa.has.cash).toBe(1000 - 6 * 50);
  expect(table.usa.has.supplies).toEqual({ grain: 0, oil: 0, minerals: 0 });
});

test('M-BUILD-14, T-M-14 EX-M-14 one set gives an army, a navy and a ship for $100M + $100M + $50M', () => {
  const table = builds({ grain: 1, oil: 1, minerals: 1, cash: 250 });
  table.usa.does({ type: 'build', kind: 'army', zone: 'alaska', number: 1 });
  table.usa.does({ type: 'build', kind: 'navy', zone: 'barkley-sound', number: 1 });
  const events = table.usa.does({ type: 'build', kind: 'ship', zone: 'arabian-sea', number: 1 });
  expect(events.find(({ type }) => type === 'units-built')?.clauses).toContain('M-BUILD-14');
  expect(table.usa.has.cash).toBe(0);
  expect(table.usa.has.supplies).toEqual({ grain: 0, oil: 0, minerals: 0 });
});

test('M-BUILD-15, Q-M-72 new ships may be put into any sea, held by another or not, and into no land', () => {
  const table = builds({}, { units: { 'arabian-sea': 1 } });
  const domain = options(table.game, seat('usa'), { type: 'build', kind: 'ship' } as never)[0]?.next?.domain;
  expect(domain).toEqual({ kind: 'one-of', values: [...SEAS] });
  table.usa.isRefused({ type: 'build', kind: 'ship', zone: 'alaska', number: 1 }, 'M-BUILD-15');
  table.usa.does({ type: 'build', kind: 'ship', zone: 'arabian-sea', number: 1 });
  expect(unitsAt(table.state.board, 'arabian-sea', seat('usa'), 'ship')).toBe(1);
});

test('M-BUILD-01, A-BLD-02 APCs count among no armies: building one takes nothing of what the homes allow', () => {
  const table = scenario({
    powers: { usa: { cash: 20_000, grain: 12, oil: 12, minerals: 12 }, ussr: {} },
    options: { merchantMarine: true, apc: true },
    stage: 6,
    phase: 'conventional-builds',
    bidders: ['usa'],
  });
  table.usa.does({ type: 'build', kind: 'apc', zone: 'alaska', number: 2 });
  expect(most(table, 'alaska')).toBe(12);
  table.usa.does({ type: 'build', kind: 'army', zone: 'alaska', number: 2 });
  expect(most(table, 'alaska')).toBe(10);
});

test('M-BUILD-05, A-BLD-01 with both sets APCs take none of the armies that home territories and colonies allow', () => {
  const table = scenario({
    powers: { usa: { cash: 20_000, grain: 12, oil: 12, minerals: 12, units: { japan: 1 } }, ussr: {} },
    options: { merchantMarine: true, apc: true },
    stage: 6,
    phase: 'conventional-builds',
    bidders: ['usa'],
  });
  expect([most(table, 'alaska'), most(table, 'japan')]).toEqual([12, 15]);
  table.usa.does({ type: 'build', kind: 'apc', zone: 'alaska', number: 2 });
  table.usa.does({ type: 'build', kind: 'apc', zone: 'japan', number: 1 });
  expect([most(table, 'alaska'), most(table, 'japan')]).toEqual([12, 15]);
});
