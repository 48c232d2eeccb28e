import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { options } from '../referee/options.ts';
import { aboardAt, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const march = (from: Zone, army: number) => ({ how: 'march', from, units: { army } }) as const;
const done = { type: 'end-reinforcing' } as const;
const [ussr, europe] = [seat('ussr'), seat('europe')];

/** A battle over Poland in which nobody falls, up to Step E. */
function stepE(more: { ussr?: PowerSketch; europe?: PowerSketch; china?: PowerSketch } = {}) {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 9, oil: 9, ...more.ussr, units: { russia: 2, ...more.ussr?.units } },
      europe: { grain: 9, oil: 9, ...more.europe, units: { poland: 2, ...more.europe?.units } },
      ...(more.china === undefined ? {} : { china: more.china }),
    },
    bidders: ['ussr'],
    dice: [1, 1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2 } });
  table.europe.does({ type: 'defend', supplied: true });
  return table;
}

test('B-ATK-49 the defender reinforces first, then the attacker, then comes Step F', () => {
  const table = stepE({ ussr: { units: { kola: 1 } }, europe: { units: { greece: 1 } } });
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['europe'] });
  table.ussr.isRefused(done, 'B-ATK-49');
  table.europe.does(done);
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['ussr'] });
  table.ussr.does(done);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('B-ATK-50, -51, Q-B-52 each side moves as many units as its supplies allow, to zones of the battle or not', () => {
  const table = stepE({ europe: { grain: 4, oil: 5, units: { greece: 5, iberia: 1 } } });
  // The set has taken one of each: three grain, four oil.
  table.europe.isRefused({ type: 'reinforce', to: 'poland', orders: [march('greece', 4)] }, 'B-MOVE-09');
  table.europe.does({ type: 'reinforce', to: 'poland', orders: [march('greece', 3)] });
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['europe'] });
  table.europe.does({
    type: 'reinforce',
    to: 'iberia',
    orders: [{ how: 'airlift', from: 'greece', units: { army: 2 } }],
  });
  expect(table.europe.has.supplies).toEqual({ grain: 0, oil: 0, minerals: 2 });
  const broke = table.europe.asksWhyNot({ type: 'reinforce' }, 'B-ATK-50');
  expect(broke.code).toBe('cannot-reinforce');
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(5);
  expect(unitsAt(table.state.board, 'iberia', europe, 'army')).toBe(3);
});

test('B-ATK-50, Q-B-52 only attacker and defender reinforce', () => {
  const table = stepE({ china: { grain: 9, units: { tibet: 3, mongolia: 1 } } });
  table.china.isRefused({ type: 'reinforce', to: 'mongolia', orders: [march('tibet', 1)] }, 'B-ATK-50');
});

test('B-ATK-51 a territory is reinforced only by a player who occupies it', () => {
  const table = stepE({ europe: { units: { greece: 2 } } });
  table.europe.isRefused({ type: 'reinforce', to: 'romania', orders: [march('greece', 1)] }, 'B-ATK-51');
  // Their own empty home is not occupied either.
  table.europe.isRefused({ type: 'reinforce', to: 'eastern-europe', orders: [march('greece', 1)] }, 'B-ATK-51');
  const [offer] = options(table.game, europe, { type: 'reinforce' });
  expect(offer?.next?.domain).toEqual({ kind: 'one-of', values: ['greece', 'poland'] });
});

test('B-ATK-52 a light blue sea is reinforced if the player occupies it or nobody does', () => {
  const table = stepE({
    ussr: { units: { 'baltic-sea': 1 } },
    europe: { units: { 'north-sea': 1, 'bay-of-biscay': 2 } },
  });
  const sail = (from: Zone) => ({ how: 'sail', from, units: { navy: 1 } }) as const;
  table.europe.isRefused({ type: 'reinforce', to: 'baltic-sea', orders: [sail('north-sea')] }, 'B-ATK-52');
  table.europe.does({ type: 'reinforce', to: 'north-sea', orders: [sail('bay-of-biscay')] });
  table.europe.does({ type: 'reinforce', to: 'barents-sea', orders: [sail('north-sea')] });
  expect(unitsAt(table.state.board, 'north-sea', europe, 'navy')).toBe(1);
  expect(unitsAt(table.state.board, 'barents-sea', europe, 'navy')).toBe(1);
});

test('B-ATK-53 any dark blue sea may be reinforced, no matter who is in it', () => {
  const table = stepE({
    ussr: { units: { 'north-atlantic': 2 } },
    europe: { units: { 'north-sea': 1 } },
  });
  table.europe.does({
    type: 'reinforce',
    to: 'north-atlantic',
    orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }],
  });
  expect(unitsAt(table.state.board, 'north-atlantic', europe, 'navy')).toBe(1);
  expect(unitsAt(table.state.board, 'north-atlantic', ussr, 'navy')).toBe(2);
});

test('B-ATK-50, -51 a fleet reinforces by convoy: armies board, sail and go ashore where their owner already is', () => {
  const table = stepE({ europe: { oil: 5, units: { scandinavia: 2, 'baltic-sea': 1 } } });
  const sail = { how: 'sail', from: 'baltic-sea', units: { navy: 1 } } as const;
  const board = { how: 'board', from: 'scandinavia', units: { army: 2 } } as const;
  table.europe.isRefused(
    {
      type: 'reinforce',
      to: 'baltic-sea',
      orders: [sail, board, { how: 'ashore', on: 'eastern-europe', units: { army: 1 } }],
    },
    'B-ATK-51',
  );
  table.europe.does({
    type: 'reinforce',
    to: 'baltic-sea',
    orders: [sail, board, { how: 'ashore', on: 'poland', units: { army: 1 } }],
  });
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(3);
  expect(aboardAt(table.state.board, 'baltic-sea', europe, 'army')).toBe(1);
  // The set and one boarding.
  expect(table.europe.has.supplies.oil).toBe(3);
});

test('a player who has nothing to move with is not asked', () => {
  const table = stepE({
    ussr: { grain: 1, oil: 1, minerals: 1 },
    europe: { grain: 1, oil: 1, minerals: 1 },
  });
  // Nobody has supplies left, neither for Step E nor for another attack: the stage is over.
  expect(table.state.stage).toBe(5);
});
