// What a player who writes orders can get wrong, one mistake each.
import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { type PowerSketch, scenario } from '../testing/index.ts';
import type { Order } from './order.ts';

function refusedOrders(sketch: PowerSketch, to: Zone, orders: Order[], clause: string) {
  const table = scenario({ stage: 5, phase: 'moves', bidders: ['usa'], powers: { usa: sketch } });
  return table.usa.isRefused({ type: 'move', to, orders }, clause);
}

const laden: PowerSketch = { laden: [{ zone: 'north-sea', cargo: { army: 2 } }] };
const twoNavies: PowerSketch = { units: { 'north-sea': 2, 'western-europe': 1 } };

test('B-MOVE-17 armies go ashore on territories, not into a sea', () => {
  const land: Order = {
    how: 'land',
    from: 'north-sea',
    carrier: 'navy',
    cargo: { army: 2 },
    units: { army: 1 },
  };
  expect(refusedOrders(laden, 'baltic-sea', [land], 'B-MOVE-17').code).toBe('from-sea-to-land');
});

test('B-MOVE-17 no more armies land than the navy carries', () => {
  const land: Order = {
    how: 'land',
    from: 'north-sea',
    carrier: 'navy',
    cargo: { army: 2 },
    units: { army: 3 },
  };
  const refusal = refusedOrders(laden, 'scandinavia', [land], 'B-MOVE-17');
  expect(refusal).toMatchObject({ code: 'too-few-aboard', figures: { aboard: 2 } });
});

test('B-MOVE-03 each order names units of one kind', () => {
  const mixed: Order = { how: 'march', from: 'western-europe', units: { army: 1, navy: 1 } };
  expect(refusedOrders(twoNavies, 'iberia', [mixed], 'B-MOVE-03').code).toBe('one-kind');
});

test('B-MOVE-23 a voyage names seas on its way, each another than the last', () => {
  const sail: Order = { how: 'sail', from: 'north-sea', units: { navy: 1 } };
  for (const zone of ['north-sea', 'scandinavia'] as const) {
    const refusal = refusedOrders(twoNavies, 'baltic-sea', [sail, { how: 'by', zone }], 'B-MOVE-23');
    expect(refusal.code).toBe('next-sea');
  }
});

test('B-MOVE-15 navies that stay where they are take armies in one by one', () => {
  const stay: Order = { how: 'sail', from: 'north-sea', units: { navy: 2 } };
  const board: Order = { how: 'board', from: 'western-europe', units: { army: 1 } };
  expect(refusedOrders(twoNavies, 'north-sea', [stay, board], 'B-MOVE-15').code).toBe('one-by-one');
});

test('B-MOVE-03 a navy that stays where it is must have something to do there', () => {
  const alone: PowerSketch = { units: { 'north-sea': 1, tibet: 1 }, oil: 1 };
  const stay: Order = { how: 'sail', from: 'north-sea', units: { navy: 1 } };
  expect(refusedOrders(alone, 'north-sea', [stay], 'B-MOVE-03').code).toBe('nothing-to-do');
  const both: PowerSketch = { units: { 'north-sea': 1, 'baltic-sea': 1 }, oil: 1 };
  expect(refusedOrders(both, 'north-sea', [stay], 'B-MOVE-03').code).toBe('nothing-to-do');
});

test('B-MOVE-03 armies do not march to where they stand', () => {
  const stands: PowerSketch = { units: { 'western-europe': 1, iberia: 1 }, oil: 2 };
  const march: Order = { how: 'march', from: 'western-europe', units: { army: 1 } };
  expect(refusedOrders(stands, 'western-europe', [march], 'B-MOVE-03').code).toBe('there-already');
});

test('B-MOVE-03 a navy that stays does something before the next one is ordered', () => {
  const stay: Order = { how: 'sail', from: 'north-sea', units: { navy: 1 } };
  expect(refusedOrders(twoNavies, 'north-sea', [stay, stay], 'B-MOVE-03').code).toBe('idle-carrier');
});

test('B-MOVE-08 armies march from territory to territory, never into a sea', () => {
  const march: Order = { how: 'march', from: 'western-europe', units: { army: 1 } };
  expect(refusedOrders(twoNavies, 'baltic-sea', [march], 'B-MOVE-08').code).toBe('by-land');
});

test('B-MOVE-22 navies sail from sea to sea, never onto land', () => {
  const sail: Order = { how: 'sail', from: 'north-sea', units: { navy: 1 } };
  expect(refusedOrders(twoNavies, 'iberia', [sail], 'B-MOVE-22').code).toBe('by-sea');
});

test('B-MOVE-03 a navy with armies aboard, and armies inside an APC, are there, though they cannot be ordered alone', () => {
  const sail: Order = { how: 'sail', from: 'north-sea', units: { navy: 1 } };
  expect(refusedOrders(laden, 'baltic-sea', [sail], 'B-MOVE-03')).toMatchObject({
    message: 'too-few:laden',
    figures: { there: 0, unit: 'navy', zone: 'north-sea' },
  });
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: { apc: true },
    bidders: ['usa'],
    powers: { usa: { laden: [{ zone: 'alaska', carrier: 'apc', cargo: { army: 3 } }] } },
  });
  const march: Order = { how: 'march', from: 'alaska', units: { army: 1 } };
  const refusal = table.usa.isRefused({ type: 'move', to: 'western-canada', orders: [march] }, 'B-MOVE-03');
  expect(refusal).toMatchObject({ message: 'too-few:aboard', figures: { there: 0, unit: 'army', zone: 'alaska' } });
});

test('B-MOVE-03 a carrier that does nothing is named: an APC is no navy', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: { apc: true },
    bidders: ['usa'],
    powers: { usa: { units: { alaska: { army: 1, apc: 1 } } } },
  });
  const idle: Order = { how: 'march', from: 'alaska', units: { apc: 1 } };
  const refusal = table.usa.isRefused({ type: 'move', to: 'alaska', orders: [idle] }, 'B-MOVE-03');
  expect(refusal).toMatchObject({ message: 'goes-on:idle-carrier', figures: { carrier: 'apc' } });
});

test('B-MOVE-22 a navy never flies, though the armies aboard it would', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: { usa: { oil: 12, laden: [{ zone: 'barkley-sound', cargo: { army: 2 } }] }, ussr: {} },
    bidders: ['usa'],
  });
  const lift = { how: 'lift', from: 'barkley-sound', carrier: 'navy', number: 1, cargo: { army: 2 } } as const;
  expect(table.usa.isRefused({ type: 'move', to: 'alaska', orders: [lift] }, 'B-MOVE-22').code).toBe('never-flies');
});
