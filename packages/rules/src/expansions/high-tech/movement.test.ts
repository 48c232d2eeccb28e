import { expect, test } from 'vitest';
import type { Zone } from '../../board/index.ts';
import type { Order } from '../../movement/order.ts';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import type { Stage } from '../../state/state.ts';
import { type PowerSketch, playSilently, scenario } from '../../testing/index.ts';
import { type ChartSketch, techSketch } from './sketch.ts';
import { LEVELS, type Rank, techFact } from './technology.ts';

const on = { options: { highTech: true }, stage: 5, phase: 'moves', bidders: ['ussr'] } as const;

/** One Soviet move to a zone; gives grain and oil that it cost. */
function cost(mine: ChartSketch, power: PowerSketch, to: Zone, orders: Order[], options = {}): [number, number] {
  const table = scenario({
    ...on,
    options: { highTech: true, ...options },
    powers: { ussr: { grain: 12, oil: 12, ...power }, china: {} },
    sets: techSketch({ ussr: mine, china: {} }),
  });
  const events = table.ussr.does({ type: 'move', to, orders });
  const moved = events.find((event) => event.type === 'units-moved');
  if (moved?.type !== 'units-moved') throw new Error('nothing moved');
  return [moved.cost.grain, moved.cost.oil];
}
const march = (from: Zone, army: number): Order => ({ how: 'march', from, units: { army } });
const fly = (from: Zone, army: number): Order => ({ how: 'airlift', from, units: { army } });
const sail = (from: Zone, navy: number): Order => ({ how: 'sail', from, units: { navy } });
const army = (level: Rank): ChartSketch => (level === 0 ? {} : { shown: { army: level } });
const navy = (level: Rank): ChartSketch => (level === 0 ? {} : { shown: { navy: level } });

test('T-TAB-01 the levels of armies: what a grain marches and an oil flies', () => {
  expect(techFact('T-TAB-01').map(({ march: each, flight }) => [each, flight.oil / flight.armies])).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1 / 2],
    [5, 1 / 3],
  ]);
});

test('T-TAB-02 the levels of navies: what an oil sails, and the last row is level 5', () => {
  expect(techFact('T-TAB-02').map(({ level, sail: each }) => [level, each])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
});

test('T-MOV-07, T-MOV-03 army level 3: three armies one territory 1 grain, four 2, two armies two territories 2, one army three 1', () => {
  const from = (number: number) => ({ units: { russia: number } });
  // Siberia borders Russia, Yakutsk is two steps away, Iran three.
  expect(cost(army(3), from(3), 'siberia', [march('russia', 3)])).toEqual([1, 0]);
  expect(cost(army(3), from(4), 'siberia', [march('russia', 4)])).toEqual([2, 0]);
  expect(cost(army(3), from(2), 'yakutsk', [march('russia', 2)])).toEqual([2, 0]);
  expect(cost(army(3), from(1), 'iran', [march('russia', 1)])).toEqual([1, 0]);
});

test.each([
  [0, 6],
  [1, 6],
  [2, 6],
  [3, 3],
  [4, 2],
  [5, 1],
] as const)('T-MOV-07, T-MOV-01 at army level %i three armies fly for %i oil', (level, oil) => {
  expect(cost(army(level), { units: { russia: 3 } }, 'iran', [fly('russia', 3)])).toEqual([0, oil]);
});

test('T-MOV-07, T-MOV-04 navy level 5: one navy or five one sea for 1 oil, six for 2', () => {
  for (const [number, oil] of [
    [1, 1],
    [5, 1],
    [6, 2],
  ] as const)
    expect(
      cost(navy(5), { units: { 'barents-sea': number } }, 'north-atlantic', [sail('barents-sea', number)]),
    ).toEqual([0, oil]);
});

test('T-MOV-03 navy level 3, one oil: one navy three seas, three navies one sea, or one two seas and another one', () => {
  const [near, far, farther] = ['north-atlantic', 'mid-atlantic', 'south-atlantic'] as const;
  expect(cost(navy(3), { units: { 'barents-sea': 1 } }, farther, [sail('barents-sea', 1)])).toEqual([0, 1]);
  expect(cost(navy(3), { units: { 'barents-sea': 3 } }, near, [sail('barents-sea', 3)])).toEqual([0, 1]);
  expect(
    cost(navy(3), { units: { 'barents-sea': 1, [near]: 1 } }, far, [sail('barents-sea', 1), sail(near, 1)]),
  ).toEqual([0, 1]);
});

test('T-MOV-01, -02 each level counts for its own kind of force; level 1 saves nothing', () => {
  for (const level of LEVELS) {
    const savings = level === 1 ? 4 : Math.ceil(4 / level);
    expect(cost({ shown: { army: level } }, { units: { russia: 4 } }, 'siberia', [march('russia', 4)])).toEqual([
      savings,
      0,
    ]);
    expect(cost({ shown: { navy: level } }, { units: { russia: 4 } }, 'siberia', [march('russia', 4)])).toEqual([4, 0]);
  }
});

test('T-MOV-04 the smallest move costs a whole unit at any level', () => {
  expect(cost(army(5), { units: { russia: 1 } }, 'siberia', [march('russia', 1)])).toEqual([1, 0]);
  expect(cost(army(5), { units: { russia: 1 } }, 'siberia', [fly('russia', 1)])).toEqual([0, 1]);
});

test('Q-T-17 march, flight and sailing are separate purses, and leftovers lapse with the move', () => {
  expect(cost(army(5), { units: { russia: 2, kola: 1 } }, 'siberia', [march('russia', 1), fly('kola', 1)])).toEqual([
    1, 1,
  ]);
  const table = scenario({
    ...on,
    powers: { ussr: { grain: 12, units: { russia: 2 } }, china: {} },
    sets: techSketch({ ussr: army(5), china: {} }),
  });
  for (const left of [11, 10]) {
    const events = table.ussr.does({ type: 'move', to: 'siberia', orders: [march('russia', 1)] });
    expect(events.find(({ type }) => type === 'units-moved')?.clauses).toContain('Q-T-17');
    expect(table.ussr.has.supplies.grain).toBe(left);
  }
});

test('T-MOV-05, -06, Q-T-12 the level must have been shown: hidden it saves nothing, shown it does', () => {
  const table = scenario({
    ...on,
    powers: { ussr: { grain: 12, units: { russia: 6 } }, china: {} },
    sets: techSketch({ ussr: { hidden: { army: 3 } }, china: {} }),
  });
  table.ussr.does({ type: 'move', to: 'siberia', orders: [march('russia', 3)] });
  expect(table.ussr.has.supplies.grain).toBe(9);
  table.ussr.does({ type: 'show-technology', technology: 'army' });
  table.ussr.does({ type: 'move', to: 'siberia', orders: [march('russia', 3)] });
  expect(table.ussr.has.supplies.grain).toBe(8);
});

test('T-MOV-05 a level raised since is used once it is shown too', () => {
  expect(
    cost({ shown: { army: 2 }, hidden: { army: 5 } }, { units: { russia: 4 } }, 'siberia', [march('russia', 4)]),
  ).toEqual([2, 0]);
});

test('Q-T-18 a convoy sails by the navy level, boarding stays one oil', () => {
  const orders: Order[] = [
    { how: 'sail', from: 'barents-sea', units: { navy: 1 } },
    { how: 'board', from: 'kola', units: { army: 2 } },
  ];
  expect(cost(navy(5), { units: { kola: 2, 'barents-sea': 1 } }, 'mid-atlantic', orders)).toEqual([0, 2]);
  expect(cost({}, { units: { kola: 2, 'barents-sea': 1 } }, 'mid-atlantic', orders)).toEqual([0, 3]);
});

test('Q-T-16 savings hold wherever standard costs are charged: an airborne assault, an occupation', () => {
  const stage: Stage = 4;
  const table = scenario({
    options: { highTech: true },
    stage,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { oil: 9, units: { russia: 3 } }, europe: { units: { poland: 1 } } },
    sets: techSketch({ ussr: army(5), europe: {} }),
    dice: [6, 6, 6],
  });
  const events = [
    ...table.ussr.does({ type: 'assault-by-air', to: 'poland', against: 'europe', orders: [fly('russia', 3)] }),
  ];
  // Three armies fly for one oil.
  expect(events.find(({ type }) => type === 'units-moved')).toMatchObject({
    purpose: 'assault',
    cost: { grain: 0, oil: 1 },
    clauses: expect.arrayContaining(['Q-T-16']),
  });
  playSilently(table.game, () => table.state.question?.kind === 'attack');
});

test('A-TEC-02, A-TAB-01 one APC drives three territories: 6 oil at level 2, 3 at 3, 2 at 4, 1 at 5', () => {
  const drive: Order = { how: 'march', from: 'russia', units: { apc: 1 } };
  for (const [level, oil] of [
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 3],
    [4, 2],
    [5, 1],
  ] as const)
    expect(cost(army(level), { units: { russia: { apc: 1 } } }, 'iran', [drive], { apc: true })).toEqual([0, oil]);
});

test('A-TEC-02, A-TAB-01 two APCs airlifted: 8 oil at level 2, 6 at 3, 4 at 4, 2 at 5', () => {
  const lift: Order = { how: 'airlift', from: 'russia', units: { apc: 2 } };
  for (const [level, oil] of [
    [0, 8],
    [2, 8],
    [3, 6],
    [4, 4],
    [5, 2],
  ] as const)
    expect(cost(army(level), { units: { russia: { apc: 2 } } }, 'iran', [lift], { apc: true })).toEqual([0, oil]);
});

test('Q-A-17 APCs share what drives them at levels 4 and 5 within one move', () => {
  const drive = (apc: number): Order => ({ how: 'march', from: 'russia', units: { apc } });
  for (const [level, number, oil] of [
    [3, 2, 2],
    [4, 2, 1],
    [4, 3, 2],
    [5, 3, 1],
  ] as const)
    expect(
      cost(army(level), { units: { russia: { apc: number } } }, 'siberia', [drive(number)], { apc: true }),
    ).toEqual([0, oil]);
});

test('T-DEP-05 nothing deployed and nothing shown costs what the base says', () => {
  const table = scenario({
    ...on,
    powers: { ussr: { grain: 12, units: { russia: 2 } }, china: {} },
    sets: techSketch({ ussr: { cards: { army: [5] } }, china: {} }),
  });
  table.ussr.isRefused({ type: 'show-technology', technology: 'army' }, 'T-DEP-05');
  table.ussr.does({ type: 'move', to: 'siberia', orders: [march('russia', 2)] });
  expect(table.ussr.has.supplies.grain).toBe(10);
});

test('X-22, Q-T-16 sold units come to the buyer at the level of the seller', () => {
  for (const [level, grain] of [
    [0, 3],
    [3, 1],
  ] as const) {
    const table = scenario({
      options: { highTech: true },
      stage: 6,
      phase: 'arms-bazaar',
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 3 } }, china: { units: { kazakh: 1 } } },
      sets: techSketch({ ussr: army(level), china: army(5) }),
    });
    const [ussr, china] = [seat('ussr'), seat('china')];
    table.ussr.does({
      type: 'offer-units',
      to: 'china',
      seller: ussr,
      payer: ussr,
      zone: 'kazakh',
      orders: [march('russia', 3)],
      wantsCash: 300,
    });
    const events = table.china.does({ type: 'accept-offer', offer: 'ussr>china#1' });
    expect(events.find(({ type }) => type === 'units-moved')).toMatchObject({
      seat: ussr,
      purpose: 'delivery',
      cost: { grain, oil: 0 },
      clauses: level === 0 ? expect.anything() : expect.arrayContaining(['X-22', 'Q-T-16']),
    });
    expect(unitsAt(table.state.board, 'kazakh', china, 'army')).toBe(4);
  }
});
