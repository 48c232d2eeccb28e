import { expect, test } from 'vitest';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, playSilently, scenario } from '../../testing/index.ts';

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

test('Q-M-79, X-31 a reroute comes on top of the move of their turn, each ship once; alone it counts as a pass', () => {
  const table = moves({ units: { alaska: 1, 'mid-pacific': { ship: 2 } } });
  table.usa.does({ type: 'reroute', from: 'mid-pacific', to: 'red-sea', ships: 1 });
  const again = table.usa.isRefused({ type: 'reroute', from: 'red-sea', to: 'tasman-sea', ships: 1 }, 'X-31');
  expect(again.code).toBe('rerouted');
  // It is still their go.
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
    'rerouted',
  );
  expect(table.usa.asksWhyNot({ type: 'reroute' }, 'X-31').message).toBe('none-left:reroute');
  // A player who never had a ship hears of none that has gone.
  expect(moves({ units: { alaska: 1 } }).usa.asksWhyNot({ type: 'reroute' }, 'M-MOVE-01').message).toBe(
    'no-ships:fleet',
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

test('X-31, X-15 a Step E between two goes of Stage 5 gives each ship one reroute more, and those of Stage 5 stay used up', () => {
  // Tibet is the last of China's home: a player who enters it is counterattacked at once.
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: { merchantMarine: true },
    powers: {
      usa: { units: { kazakh: 2, 'mid-pacific': { ship: 2 } } },
      china: { units: { india: 3 } },
      ussr: { units: { russia: 1 } },
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['usa', 'ussr'],
  });
  table.usa.does({ type: 'reroute', from: 'mid-pacific', to: 'red-sea', ships: 1 });
  table.usa.does({ type: 'move', to: 'tibet', orders: [{ how: 'march', from: 'kazakh', units: { army: 1 } }] });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['china'] });
  table.china.does({ type: 'attack', from: 'india', to: 'tibet', against: 'usa', units: { army: 3 } });
  playSilently(table.game, ({ state }) => state.question?.kind === 'step-e');
  // The ship that was rerouted in Stage 5 goes once more in this Step E, and no second time.
  table.usa.does({ type: 'reroute', from: 'red-sea', to: 'tasman-sea', ships: 1 });
  table.usa.isRefused({ type: 'reroute', from: 'tasman-sea', to: 'red-sea', ships: 1 }, 'X-31');
  playSilently(table.game, ({ state }, asked) => state.question?.kind === 'move' && asked === seat('usa'));
  expect(table.state.stage).toBe(5);
  // Back in Stage 5 it has had its reroute; the other has not.
  table.usa.isRefused({ type: 'reroute', from: 'tasman-sea', to: 'red-sea', ships: 1 }, 'X-31');
  table.usa.does({ type: 'reroute', from: 'mid-pacific', to: 'red-sea', ships: 1 });
  expect([ships(table, 'tasman-sea'), ships(table, 'red-sea'), ships(table, 'mid-pacific')]).toEqual([1, 1, 0]);
});

test('X-31, M-SPOILS-02 a ship that was rerouted in a Stage 5 is not rerouted again by the player who captures it in that stage', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: { merchantMarine: true },
    powers: {
      ussr: { units: { kola: 3 } },
      europe: { units: { 'baltic-sea': { ship: 3 } } },
      china: { units: { tibet: 1 } },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    bidders: ['europe', 'ussr'],
  });
  table.europe.does({ type: 'reroute', from: 'baltic-sea', to: 'north-sea', ships: 2 });
  table.europe.does({ type: 'pass' });
  table.ussr.does({ type: 'move', to: 'scandinavia', orders: [{ how: 'march', from: 'kola', units: { army: 1 } }] });
  playSilently(table.game, ({ state }) => state.question?.kind === 'move');
  expect(table.europe.has.out).toBe('captured');
  table.ussr.isRefused({ type: 'reroute', from: 'north-sea', to: 'indian-ocean', ships: 1 }, 'X-31');
  table.ussr.does({ type: 'reroute', from: 'baltic-sea', to: 'indian-ocean', ships: 1 });
});
