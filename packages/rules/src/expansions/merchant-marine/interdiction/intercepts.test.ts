import { expect, test } from 'vitest';
import type { Sea } from '../../../board/index.ts';
import type { GameEvent } from '../../../game.ts';
import { unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { type PowerSketch, scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';

const [china, europe] = [seat('china'), seat('europe')];
const reroute = (from: Sea, to: Sea, ships: number) => ({ type: 'reroute', from, to, ships }) as const;
const met = (events: readonly GameEvent[]) => events.filter((event) => event.type === 'reroute-intercepted');

/** China's ships; two navies of Europe before each port of Arabia, which China holds, under an announced blockade. */
function blockade(chinese: PowerSketch['units'], dice: readonly number[]) {
  return scenario({
    stage: 5,
    phase: 'moves',
    options: { merchantMarine: true },
    powers: {
      china: { units: { arabia: 1, ...chinese } },
      europe: { units: { 'red-sea': 2, 'arabian-sea': 2 } },
      usa: { units: { 'red-sea': { ship: 1 } } },
    },
    bidders: ['china', 'usa'],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
    dice,
  });
}
const ships = (table: ReturnType<typeof blockade>, sea: Sea, owner = china) =>
  unitsAt(table.state.board, sea, owner, 'ship');

test('M-REROUTE-07, Q-M-63 ships that leave a blockaded sea face one roll, whatever their number', () => {
  const table = blockade({ 'red-sea': { ship: 2 } }, [5]);
  const events = table.china.does(reroute('red-sea', 'mid-pacific', 2));
  expect(table.state.draws).toBe(1);
  // Two navies against two ships: a five sinks one.
  expect(met(events)).toMatchObject([
    { by: 'europe', sea: 'red-sea', navies: 2, ships: 2, die: 5, fate: 'sunk', lost: 1 },
  ]);
  expect([ships(table, 'red-sea'), ships(table, 'mid-pacific')]).toEqual([0, 1]);
});

test('M-REROUTE-07, Q-M-63 so do ships that enter one', () => {
  const table = blockade({ 'mid-pacific': { ship: 3 } }, [4]);
  const events = table.china.does(reroute('mid-pacific', 'red-sea', 2));
  expect(met(events)).toMatchObject([{ sea: 'red-sea', navies: 2, ships: 2, die: 4, fate: 'sunk', lost: 1 }]);
  // The third stays where it was, out of danger.
  expect([ships(table, 'mid-pacific'), ships(table, 'red-sea')]).toEqual([1, 1]);
});

test('M-REROUTE-07, Q-M-61, Q-M-63 out of one blockaded sea into another: the origin first, then the destination with those left', () => {
  const table = blockade({ 'red-sea': { ship: 3 } }, [5, 6]);
  const events = table.china.does(reroute('red-sea', 'arabian-sea', 3));
  expect(met(events)).toMatchObject([
    // One ship more than navies: the five counts as a four.
    { sea: 'red-sea', navies: 2, ships: 3, die: 5, fate: 'sunk', lost: 1 },
    { sea: 'arabian-sea', navies: 2, ships: 2, die: 6, fate: 'captured', lost: 1 },
  ]);
  expect([ships(table, 'red-sea'), ships(table, 'arabian-sea'), ships(table, 'arabian-sea', europe)]).toEqual([
    0, 1, 1,
  ]);
});

test('M-REROUTE-07, Q-M-63 the seas of a siege are those of their home ports', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: { merchantMarine: true },
    powers: {
      china: { units: { 'sea-of-japan': { ship: 1 }, 'red-sea': { ship: 1 } } },
      europe: { units: { 'sea-of-japan': 1, 'south-china-sea': 1 } },
    },
    bidders: ['china'],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'siege' }] }),
    dice: [5],
  });
  const events = table.china.does(reroute('sea-of-japan', 'mid-pacific', 1));
  expect(met(events)).toMatchObject([{ sea: 'sea-of-japan', navies: 1, die: 5, fate: 'sunk', lost: 1 }]);
  expect(ships(table, 'mid-pacific')).toBe(0);
  expect(met(table.china.does(reroute('red-sea', 'mid-pacific', 1)))).toEqual([]);
  expect(table.state.draws).toBe(1);
});

test('M-REROUTE-07, Q-M-63 ships of others pass, and so do their between seas that are free', () => {
  const table = blockade({ 'mid-pacific': { ship: 1 } }, [6]);
  expect(met(table.china.does(reroute('mid-pacific', 'tasman-sea', 1)))).toEqual([]);
  table.china.does({ type: 'pass' });
  expect(met(table.usa.does(reroute('red-sea', 'mid-pacific', 1)))).toEqual([]);
  expect(table.state.draws).toBe(0);
});

test('M-REROUTE-08 through means that they arrive; a captured ship changes colour, and there is no cargo to win', () => {
  const through = blockade({ 'red-sea': { ship: 2 } }, [3]);
  through.china.does(reroute('red-sea', 'mid-pacific', 2));
  expect(ships(through, 'mid-pacific')).toBe(2);
  const captured = blockade({ 'red-sea': { ship: 2 } }, [6]);
  const before = { ...captured.europe.has.supplies };
  captured.china.does(reroute('red-sea', 'mid-pacific', 2));
  expect([ships(captured, 'mid-pacific'), ships(captured, 'red-sea', europe)]).toEqual([1, 1]);
  expect(captured.europe.has.supplies).toEqual(before);
});
