// A refusal names the obstacle that stands in the way, and no other.
import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import type { Command } from '../game.ts';
import { playSilently, type Sketch, scenario } from '../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
const stage4 = (powers: Sketch['powers'], rest: Partial<Sketch> = {}) =>
  scenario({ stage: 4, phase: 'attacks', bidders: ['usa'], powers, ...rest });
const sail = (from: Zone, navy: number) => ({ how: 'sail', from, units: { navy } }) as const;
const convoy = (from: Zone, army: number) =>
  ({ how: 'convoy', from, carrier: 'navy', number: 1, cargo: { army } }) as const;
const ashore = (on: Zone, army: number) => ({ how: 'ashore', on, units: { army } }) as const;

test('B-MOVE-14 armies that withdraw to a sea without a port of theirs are told of the port, not of navies', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { ...rich, units: { kola: 2 } },
      europe: { ...rich, units: { scandinavia: 2, 'barents-sea': 1, 'north-sea': 1 } },
    },
  });
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 2 } });
  const orders = [sail('barents-sea', 1), { how: 'board', from: 'scandinavia', units: { army: 2 } }] as const;
  expect(
    table.europe.isRefused({ type: 'withdraw', to: 'barents-sea', orders: [...orders] }, 'B-MOVE-14'),
  ).toMatchObject({ code: 'no-port', figures: { territory: 'scandinavia', sea: 'barents-sea' } });
});

test('B-MOVE-23 an assault that lacks the oil is told of the oil on top of the set', () => {
  const table = stage4({
    usa: { oil: 1, laden: [{ zone: 'sea-of-japan', cargo: { army: 3 } }], units: { 'tokyo-bay': 1 } },
    china: { units: { japan: 1 } },
  });
  const orders = [convoy('sea-of-japan', 3), { how: 'by', zone: 'tokyo-bay' } as const, ashore('japan', 3)];
  const landing: Command = { type: 'assault-by-sea', to: 'japan', sea: 'tokyo-bay', against: 'china', orders };
  expect(table.usa.isRefused(landing, 'B-MOVE-23')).toMatchObject({
    code: 'too-dear',
    figures: { oil: 1, has: { oil: 0 }, keepsSet: true },
  });
});

test('B-MOVE-25, B-TAC-02 an enemy fleet in every sea off the coast, or no coast at all, is what keeps a landing off', () => {
  const table = stage4({
    usa: { ...rich, laden: [{ zone: 'north-atlantic', cargo: { army: 4 } }] },
    europe: { units: { 'british-isles': 1, 'north-sea': 2 } },
    china: { units: { tibet: 1 } },
  });
  const landing = (to: 'british-isles' | 'tibet', against: string): Command => ({
    type: 'assault-by-sea',
    to,
    sea: 'north-sea',
    against,
    orders: [convoy('north-atlantic', 4)],
  });
  expect(table.usa.isRefused(landing('british-isles', 'europe'), 'B-MOVE-25').code).toBe('sea-held');
  expect(table.usa.isRefused(landing('tibet', 'china'), 'B-TAC-02').code).toBe('landlocked');
});

test('B-TAC-04 an assault out of a dark blue sea, or of a sea elsewhere, is told which seas it may come from', () => {
  const table = stage4({
    usa: { ...rich, laden: [{ zone: 'mid-pacific', cargo: { army: 2 } }] },
    china: { units: { japan: 1 } },
  });
  const from = (sea: 'mid-pacific' | 'north-sea'): Command => ({
    type: 'assault-by-sea',
    to: 'japan',
    sea,
    against: 'china',
    orders: [convoy('mid-pacific', 2), ashore('japan', 2)],
  });
  expect(table.usa.isRefused(from('mid-pacific'), 'B-TAC-04').code).toBe('dark-sea');
  expect(table.usa.isRefused(from('north-sea'), 'B-TAC-04').code).toBe('not-adjacent');
});

test('B-TAC-35 a besieged player who would build in a foreign sea hears of the siege, not of another sea', () => {
  const seas = [
    'barkley-sound',
    'caribbean-sea',
    'gulf-of-st-lawrence',
    'long-island-sound',
    'santa-barbara-passage',
  ] as const;
  const table = scenario({
    stage: 6,
    phase: 'conventional-builds',
    bidders: ['usa'],
    powers: {
      usa: { ...rich, units: { egypt: 1 } },
      ussr: { units: Object.fromEntries(seas.map((sea) => [sea, 1])) },
    },
  });
  expect(table.usa.isRefused({ type: 'build', kind: 'navy', zone: 'red-sea', number: 1 }, 'B-TAC-35').code).toBe(
    'besieged',
  );
});

test('X-21 a player who would fly in where they stand is not told that nobody is there', () => {
  const table = stage4(
    { usa: { ...rich, units: { alaska: 2 } }, china: { ...rich, units: { japan: 4, tibet: 3 } } },
    { dice: [1, 1, 1, 1] },
  );
  const fly = (from: Zone, army: number) => [{ how: 'airlift', from, units: { army } } as const];
  table.usa.does({ type: 'assault-by-air', to: 'japan', against: 'china', orders: fly('alaska', 2) });
  table.china.does({ type: 'defend', supplied: false });
  playSilently(table.game, ({ state }) => state.question?.kind === 'assault');
  table.usa.does({ type: 'keep-assault' });
  playSilently(table.game, ({ state }) => state.question?.kind === 'counterattack');
  const again: Command = { type: 'assault-by-air', to: 'japan', against: 'usa', orders: fly('tibet', 1) };
  expect(table.china.isRefused(again, 'X-21').code).toBe('own-land');
});

test('B-ATK-16, B-ATK-10 a target out of reach is told by the sea it is attacked from', () => {
  const table = stage4({
    usa: { ...rich, units: { 'north-atlantic': 1, alaska: 1 } },
    europe: { units: { 'british-isles': 1, iberia: 1 } },
  });
  const attack = (from: Zone): Command => ({
    type: 'attack',
    from,
    to: 'iberia',
    against: 'europe',
    units: { navy: 1 },
  });
  expect(table.usa.isRefused(attack('north-atlantic'), 'B-ATK-16').message).toBe('out-of-reach:from-dark-sea');
  expect(table.usa.isRefused(attack('alaska'), 'B-ATK-17')).toMatchObject({
    message: 'out-of-reach:attack',
    figures: { from: 'alaska', to: 'iberia' },
  });
});

test('B-MOVE-24 only navies that bar the way are named, and asking them only where they can be asked', () => {
  const moves = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['usa'],
    powers: { usa: { ...rich, units: { 'barents-sea': 1 } }, europe: { units: { 'north-sea': 1 } } },
  });
  const to = (zone: Zone): Command => ({ type: 'move', to: zone, orders: [sail('barents-sea', 1)] });
  expect(moves.usa.isRefused(to('baltic-sea'), 'B-MOVE-24')).toMatchObject({
    message: 'not-let-through:sea',
    figures: { from: 'barents-sea', to: 'baltic-sea', ask: true },
  });
  expect(moves.usa.isRefused(to('north-sea'), 'B-MOVE-25').code).toBe('occupied');
});
