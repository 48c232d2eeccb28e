import { expect, test } from 'vitest';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, scenario } from '../../testing/index.ts';
import { marineSketch } from './sketch.ts';

const moves = (usa: PowerSketch, ussr: PowerSketch = { units: { russia: 1 } }) =>
  scenario({
    powers: { usa, ussr },
    options: { merchantMarine: true },
    stage: 5,
    phase: 'moves',
    bidders: ['usa', 'ussr'],
  });
const ships = (table: ReturnType<typeof moves>, sea: 'tasman-sea' | 'mid-pacific' | 'red-sea') =>
  unitsAt(table.state.board, sea, seat('usa'), 'ship');

test('M-MOVE-01, -02 EX-M-10 a second ship comes to the Tasman Sea from the Mid Pacific for nothing, to fetch all of Taranaki Oil', () => {
  const table = moves({ units: { 'tasman-sea': { ship: 1 }, 'mid-pacific': { ship: 3 } } });
  const before = { ...table.usa.has.supplies, cash: table.usa.has.cash };
  table.usa.isRefused({ type: 'reroute', from: 'mid-pacific', to: 'tasman-sea', ships: 4 }, 'M-MOVE-01');
  table.usa.isRefused({ type: 'reroute', from: 'mid-pacific', to: 'mid-pacific', ships: 1 }, 'M-MOVE-01');
  table.usa.isRefused({ type: 'reroute', from: 'red-sea', to: 'mid-pacific', ships: 1 }, 'M-MOVE-01');
  table.usa.does({ type: 'reroute', from: 'mid-pacific', to: 'tasman-sea', ships: 1 });
  expect([ships(table, 'tasman-sea'), ships(table, 'mid-pacific')]).toEqual([2, 2]);
  expect({ ...table.usa.has.supplies, cash: table.usa.has.cash }).toEqual(before);
});

test('Q-M-79, X-31 a reroute comes besides the move of his go, each ship once; alone it counts as a pass', () => {
  const table = moves({ units: { alaska: 1, 'mid-pacific': { ship: 2 } } });
  table.usa.does({ type: 'reroute', from: 'mid-pacific', to: 'red-sea', ships: 1 });
  const again = table.usa.isRefused({ type: 'reroute', from: 'red-sea', to: 'tasman-sea', ships: 1 }, 'X-31');
  expect(again.code).toBe('rerouted');
  // It is still his go.
  expect(table.state.question?.of).toEqual([seat('usa')]);
  table.usa.does({ type: 'pass' });
  table.ussr.does({ type: 'pass' });
  expect(table.state.stage).not.toBe(5);
  expect(ships(table, 'red-sea')).toBe(1);
});

test('X-31 once every ship has been rerouted there is nothing left to reroute in this Stage 5', () => {
  const table = moves({ units: { alaska: 1, 'mid-pacific': { ship: 1 } } });
  table.usa.does({ type: 'reroute', from: 'mid-pacific', to: 'red-sea', ships: 1 });
  expect(table.usa.may()).not.toContain('reroute');
  expect(table.usa.isRefused({ type: 'reroute', from: 'red-sea', to: 'tasman-sea', ships: 1 }, 'X-31').code).toBe(
    'none-left',
  );
});

test('M-REROUTE-06 ships are rerouted in three windows only, and do not sail with the fleet', () => {
  const table = moves({ units: { 'mid-pacific': { ship: 2, navy: 1 } } });
  table.usa.isRefused(
    { type: 'move', to: 'java-sea', orders: [{ how: 'sail', from: 'mid-pacific', units: { ship: 1 } }] },
    'M-REROUTE-06',
  );
  const selling = scenario({
    powers: { usa: { units: { 'mid-pacific': { ship: 2 } } }, ussr: {} },
    options: { merchantMarine: true },
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa'],
  });
  selling.usa.isRefused({ type: 'reroute', from: 'mid-pacific', to: 'red-sea', ships: 1 }, 'M-REROUTE-06');
});

/** China's ships in the Red Sea, whose ports in Arabia two navies of Europe hold under an announced blockade. */
const blockaded = (dice: readonly number[], ships: number) =>
  scenario({
    stage: 5,
    phase: 'moves',
    options: { merchantMarine: true },
    powers: {
      china: { units: { arabia: 1, 'red-sea': { ship: ships } } },
      europe: { units: { 'red-sea': 2, 'arabian-sea': 2 } },
    },
    bidders: ['china', 'europe'],
    sets: marineSketch({ announced: [{ by: seat('europe'), against: seat('china'), grip: 'arabia' }] }),
    dice,
  });
const out = (ships: number) => ({ type: 'reroute', from: 'red-sea', to: 'mid-pacific', ships }) as const;

test('M-REROUTE-07, Q-M-63 ships that leave a blockaded sea face one roll of the blockade table, whatever their number', () => {
  const table = blockaded([5], 2);
  const events = table.china.does(out(2));
  expect(events.filter(({ type }) => type === 'rolled').length).toBe(1);
  // Two navies: a 5 sinks one ship.
  expect(unitsAt(table.state.board, 'mid-pacific', seat('china'), 'ship')).toBe(1);
  expect(unitsAt(table.state.board, 'red-sea', seat('china'), 'ship')).toBe(0);
});

test('M-REROUTE-08 through means that they arrive; a captured ship changes colour, and there is no cargo to win', () => {
  const through = blockaded([3], 2);
  through.china.does(out(2));
  expect(unitsAt(through.state.board, 'mid-pacific', seat('china'), 'ship')).toBe(2);
  const captured = blockaded([6], 2);
  const before = { ...captured.europe.has.supplies };
  captured.china.does(out(2));
  expect(unitsAt(captured.state.board, 'mid-pacific', seat('china'), 'ship')).toBe(1);
  expect(unitsAt(captured.state.board, 'red-sea', seat('europe'), 'ship')).toBe(1);
  expect(captured.europe.has.supplies).toEqual(before);
});
