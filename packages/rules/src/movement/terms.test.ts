import { expect, test } from 'vitest';
import type { Territory, Zone } from '../board/index.ts';
import { quickStream } from '../dice/index.ts';
import { Play } from '../referee/play.ts';
import { refuse } from '../referee/refusal.ts';
import type { Rulebook } from '../rulebook.ts';
import { aboardAt, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, type Sketch, scenario } from '../testing/index.ts';
import { carryOut } from './carry-out.ts';
import type { Order } from './order.ts';
import { canMove, costOf, ordersChoice, whyNotOrders } from './orders.ts';
import { freeTerms, type MoveTerms } from './terms.ts';

const usa = seat('usa');
const ussr = seat('ussr');

function position(sketch: PowerSketch, rest: Partial<Sketch> = {}) {
  const table = scenario({ stage: 5, phase: 'moves', ...rest, powers: { ussr: {}, ...rest.powers, usa: sketch } });
  return { table, play: new Play(table.game) };
}
const army = (n: number) => ({ army: n });
const navy = (n: number) => ({ navy: n });

/** What may come after some orders. */
function next(play: Play, terms: MoveTerms, orders: readonly Order[]): Order[] {
  const domain = ordersChoice(play, usa, terms, orders).domain();
  if (domain.kind !== 'list' || domain.next.kind !== 'one-of') throw new Error('orders are a list of choices');
  return domain.next.values as unknown as Order[];
}

// --- out of a battle ---

function withdrawal(play: Play, from: Zone, to: Zone): MoveTerms {
  return {
    ...freeTerms(play, usa, to),
    ways: ['march', 'sail', 'board', 'land'],
    steps: 1,
    from: (zone) => (zone === from ? undefined : refuse('elsewhere', 'B-TAC-44', { zone: from })),
  };
}

test('a withdrawal is one step by march, from the zone attacked alone', () => {
  const { play } = position({ units: { 'midwest-usa': 2, 'western-usa': 1 }, grain: 9, oil: 9 });
  expect(next(play, withdrawal(play, 'midwest-usa', 'eastern-usa'), [])).toEqual([
    { how: 'march', from: 'midwest-usa', units: army(1) },
    { how: 'march', from: 'midwest-usa', units: army(2) },
  ]);
  expect(next(play, withdrawal(play, 'midwest-usa', 'alaska'), [])).toEqual([]);
  expect(
    whyNotOrders(play, usa, withdrawal(play, 'midwest-usa', 'alaska'), [
      { how: 'march', from: 'midwest-usa', units: army(1) },
    ]),
  ).toMatchObject({ clause: 'Q-B-64', figures: { most: 1 } });
  expect(
    whyNotOrders(play, usa, withdrawal(play, 'midwest-usa', 'eastern-usa'), [
      { how: 'airlift', from: 'midwest-usa', units: army(1) },
    ]),
  ).toMatchObject({ clause: 'B-MOVE-10' });
});

test('a withdrawal onto a navy boards at a port of the zone attacked; the navy stays where it is', () => {
  const { play } = position({ units: { 'midwest-usa': 1, 'eastern-usa': 1, 'caribbean-sea': 1 }, oil: 9 });
  const terms = withdrawal(play, 'midwest-usa', 'caribbean-sea');
  const fleet: Order = { how: 'sail', from: 'caribbean-sea', units: navy(1) };
  expect(next(play, terms, [])).toEqual([fleet]);
  expect(next(play, terms, [fleet])).toEqual([{ how: 'board', from: 'midwest-usa', units: army(1) }]);
});

test('a navy withdraws one sea, and armies aboard may land instead', () => {
  const { play } = position({ laden: [{ zone: 'gulf-of-panama', cargo: army(1) }], oil: 9 });
  expect(canMove(play, usa, ['caribbean-sea'], (to) => withdrawal(play, 'gulf-of-panama', to))).toBe(true);
  expect(canMove(play, usa, ['long-island-sound'], (to) => withdrawal(play, 'gulf-of-panama', to))).toBe(false);
  expect(canMove(play, usa, ['venezuela'], (to) => withdrawal(play, 'gulf-of-panama', to))).toBe(true);
});

// --- an assault ---

function assault(play: Play, to: Zone, target: Territory): MoveTerms {
  return {
    ...freeTerms(play, usa, to),
    ways: ['sail', 'board', 'land'],
    ashore: (territory, from) =>
      territory === target && from === to ? undefined : refuse('elsewhere', 'B-TAC-04', { zone: target }),
    mustLand: target,
  };
}

test('a convoy that must land somewhere begins with a navy that can, and does not end before', () => {
  const { play } = position(
    { units: { 'eastern-usa': 2, 'caribbean-sea': 1, 'mid-atlantic': 1 }, oil: 4 },
    { powers: { ussr: { units: { iberia: 1 } } } },
  );
  const terms = assault(play, 'mediterranean-sea', 'iberia');
  // From the Caribbean Sea: board there, Mid Atlantic, Mediterranean Sea; 3 oil. From the Mid Atlantic: 1 + 1 + 2 = 4.
  const fleet: Order = { how: 'sail', from: 'caribbean-sea', units: navy(1) };
  expect(next(play, terms, [])).toEqual([fleet, { how: 'sail', from: 'mid-atlantic', units: navy(1) }]);
  expect(next(play, terms, [fleet])).toEqual([
    { how: 'board', from: 'eastern-usa', units: army(1) },
    { how: 'board', from: 'eastern-usa', units: army(2) },
    { how: 'by', zone: 'long-island-sound' },
  ]);
  const loaded: Order[] = [fleet, { how: 'board', from: 'eastern-usa', units: army(2) }];
  expect(whyNotOrders(play, usa, terms, loaded)).toMatchObject({ code: 'goes-on', clause: 'B-TAC-02' });
  const landed: Order[] = [
    ...loaded,
    { how: 'by', zone: 'mediterranean-sea' },
    { how: 'ashore', on: 'iberia', units: army(2) },
  ];
  expect(whyNotOrders(play, usa, terms, landed)).toBeUndefined();
  expect(costOf(play, usa, terms, landed)).toEqual({ grain: 0, oil: 3 });
});

test('an assault that is carried out leaves its armies beside the defender and settles nothing yet', () => {
  const { play, table } = position(
    { laden: [{ zone: 'mediterranean-sea', cargo: army(3) }] },
    { powers: { ussr: { units: { iberia: 1 }, cards: { 'cordoba-mining-co': 'open' } } } },
  );
  carryOut(
    play,
    usa,
    assault(play, 'mediterranean-sea', 'iberia'),
    [
      { how: 'convoy', from: 'mediterranean-sea', carrier: 'navy', number: 1, cargo: army(3) },
      { how: 'ashore', on: 'iberia', units: army(2) },
    ],
    'assault',
  );
  expect(unitsAt(table.state.board, 'iberia', usa, 'army')).toBe(2);
  expect(aboardAt(table.state.board, 'mediterranean-sea', usa, 'army')).toBe(1);
  expect(table.ussr.has.holdings).toHaveLength(1);
});

test('whatever begins a convoy that must land can be carried to its end', () => {
  for (let i = 0; i < 150; i++) {
    const stream = quickStream(`landings ${i}`);
    const seas = ['caribbean-sea', 'gulf-of-panama', 'long-island-sound', 'mid-atlantic', 'lima-bay'] as const;
    const lands = ['eastern-usa', 'venezuela', 'brazil', 'peru'] as const;
    const units: Partial<Record<Zone, number>> = {};
    for (const zone of [...seas, ...lands]) if (stream.below(3) === 0) units[zone] = 1 + stream.below(2);
    const laden = seas.filter(() => stream.below(5) === 0).map((zone) => ({ zone, cargo: army(1 + stream.below(4)) }));
    const { play } = position({ units, laden, oil: stream.below(6) });
    const terms = assault(play, 'caribbean-sea', 'central-america');
    const reached = canMove(play, usa, ['caribbean-sea'], () => terms);
    expect(reached).toBe(next(play, terms, []).length > 0);
    const orders: Order[] = [];
    while (reached && whyNotOrders(play, usa, terms, orders) !== undefined) {
      const choices = next(play, terms, orders);
      const order = choices[stream.below(Math.max(1, choices.length))];
      expect(order, `dead end ${i}: ${JSON.stringify(orders)}`).toBeDefined();
      if (order === undefined) break;
      orders.push(order);
    }
  }
});

// --- who pays ---

test('B-MOVE-02 another may pay, and only what they have counts', () => {
  const { play, table } = position({ units: { 'western-usa': 2 }, grain: 0 }, { powers: { ussr: { grain: 1 } } });
  const terms: MoveTerms = { ...freeTerms(play, usa, 'midwest-usa'), payer: ussr };
  expect(next(play, terms, [])).toContainEqual({ how: 'march', from: 'western-usa', units: army(1) });
  expect(next(play, terms, [])).not.toContainEqual({ how: 'march', from: 'western-usa', units: army(2) });
  carryOut(play, usa, terms, [{ how: 'march', from: 'western-usa', units: army(1) }], 'delivery');
  expect(table.ussr.has.supplies.grain).toBe(0);
  expect(table.usa.has.supplies.grain).toBe(0);
});

test('a budget keeps back what is needed for something else', () => {
  const { play } = position({ units: { 'western-usa': 1 }, grain: 1, oil: 3 });
  const terms: MoveTerms = { ...freeTerms(play, usa, 'midwest-usa'), budget: { grain: 0, oil: 2 } };
  expect(next(play, terms, [])).toEqual([{ how: 'airlift', from: 'western-usa', units: army(1) }]);
});

// --- what the rulebook may amend ---

test('a rulebook may price the effort of a move as a whole, and what is offered follows', () => {
  const { table } = position({ units: { 'western-usa': 3 }, grain: 2, oil: 0 });
  const shared: Rulebook = {
    ...table.game.rulebook,
    moveCost: (_play, _seat, effort) => ({ grain: Math.ceil(effort.entered.army / 3), oil: 0 }),
  };
  const play = new Play({ ...table.game, rulebook: shared });
  const terms = freeTerms(play, usa, 'eastern-usa');
  // Three armies, two territories each: six steps for two grain.
  expect(costOf(play, usa, terms, [{ how: 'march', from: 'western-usa', units: army(3) }])).toEqual({
    grain: 2,
    oil: 0,
  });
  expect(next(play, terms, [])).toContainEqual({ how: 'march', from: 'western-usa', units: army(3) });
});

test('a rulebook may bar a kind of unit from a way of moving, and what is offered follows', () => {
  const { table } = position({ units: { 'western-usa': 1 }, grain: 0, oil: 2 });
  const grounded: Rulebook = {
    ...table.game.rulebook,
    mayMove: (_play, _seat, _kind, way) => (way === 'airlift' ? refuse('never-flies', 'B-MOVE-10') : undefined),
  };
  const play = new Play({ ...table.game, rulebook: grounded });
  expect(next(play, freeTerms(play, usa, 'alaska'), [])).toEqual([]);
  expect(canMove(play, usa, ['alaska', 'midwest-usa'], (to) => freeTerms(play, usa, to))).toBe(false);
});

// --- the same orders once more ---

test('orders that were legal are judged again on any other terms, and the last answer never stands in', () => {
  const { play } = position(
    { units: { alaska: { army: 2, apc: 1 } }, grain: 2, oil: 9 },
    { options: { apc: true }, powers: { ussr: { grain: 1, oil: 1 } } },
  );
  const to = 'western-canada';
  const marches: Order[] = [{ how: 'march', from: 'alaska', units: army(2) }];
  const flight: Order[] = [{ how: 'airlift', from: 'alaska', units: { apc: 1 } }];
  const free = freeTerms(play, usa, to);
  const others: [readonly Order[], Partial<MoveTerms>, object][] = [
    [marches, { to: 'eastern-usa' }, { code: 'too-dear' }],
    [flight, { occasion: 'withdrawal' }, { code: 'no-flight-now', clause: 'A-MOV-04' }],
    [marches, { mustLand: 'central-america' }, { code: 'goes-on', clause: 'B-TAC-02' }],
    [marches, { payer: ussr }, { code: 'too-dear' }],
    [marches, { budget: { grain: 1, oil: 9 } }, { code: 'too-dear' }],
    [flight, { budget: { grain: 2, oil: 0 } }, { code: 'too-dear' }],
  ];
  for (const [orders, changed, refusal] of others) {
    expect(whyNotOrders(play, usa, free, orders)).toBeUndefined();
    expect(whyNotOrders(play, usa, { ...free, ...changed }, orders)).toMatchObject(refusal);
  }
});
