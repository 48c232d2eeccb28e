import { expect, test } from 'vitest';
import type { Zone } from '../../board/index.ts';
import type { GameEvent } from '../../game.ts';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { playSilently, scenario } from '../../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const raid = (from: Zone, to: Zone, army: number) =>
  ({ type: 'attack', from, to, against: 'militia', units: { army } }) as const;
const march = (from: Zone, army: number) => ({ how: 'march', from, units: { army } }) as const;
const [ussr, usa] = [seat('ussr'), seat('usa')];
const rolls = (events: readonly GameEvent[]) => events.filter(({ type }) => type === 'rolled').length;

test('B-TAC-17, Q-B-61 an empty territory is a target: the attacker pays a set and rolls nothing, and may occupy it', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { iberia: 1 } } },
    bidders: ['ussr'],
    dice: [2],
  });
  const events = table.ussr.does(raid('russia', 'poland', 2));
  expect(rolls(events)).toBe(1);
  expect(events.some(({ type }) => type === 'fired')).toBe(false);
  expect(table.ussr.has.supplies).toEqual({ grain: 2, oil: 2, minerals: 2 });
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [march('russia', 1)] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(1);
  expect(table.ussr.has.supplies.grain).toBe(1);
});

test('B-TAC-17 an empty light blue sea is a target too', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { 'baltic-sea': 2 } }, europe: {} },
    bidders: ['ussr'],
    dice: [3],
  });
  table.ussr.does({ type: 'attack', from: 'baltic-sea', to: 'north-sea', against: 'militia', units: { navy: 2 } });
  expect(unitsAt(table.state.board, 'baltic-sea', ussr, 'navy')).toBe(1);
  table.ussr.does({ type: 'occupy', orders: [{ how: 'sail', from: 'baltic-sea', units: { navy: 1 } }] });
  expect(unitsAt(table.state.board, 'north-sea', ussr, 'navy')).toBe(1);
});

test('B-TAC-18 its one die removes an attacker for each full three points: none on 1 and 2, one on 3 to 5, two on 6', () => {
  const left = [1, 2, 3, 4, 5, 6].map((die) => {
    const table = scenario({
      ...attacks,
      powers: { ussr: { units: { russia: 5 } }, europe: {} },
      bidders: ['ussr'],
      dice: [die],
    });
    table.ussr.does(raid('russia', 'poland', 4));
    return unitsAt(table.state.board, 'russia', ussr, 'army');
  });
  expect(left).toEqual([5, 5, 4, 4, 4, 3]);
});

test('B-TAC-18, Q-B-61 if none of those who attacked survives, the zone is not captured, though others stayed behind', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { iberia: 1 } } },
    bidders: ['ussr'],
    dice: [4],
  });
  table.ussr.does(raid('russia', 'poland', 1));
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(2);
  expect(table.state.question?.kind).not.toBe('occupy');
});

test('B-TAC-19, X-17 in an amphibious assault its kills are always armies', () => {
  const table = scenario({
    ...attacks,
    powers: {
      usa: { oil: 5, laden: [{ zone: 'gulf-of-guinea', cargo: { army: 3 } }] },
      africa: { units: { zaire: 1 } },
    },
    bidders: ['usa'],
    dice: [6],
  });
  table.usa.does({
    type: 'assault-by-sea',
    to: 'nigeria',
    sea: 'gulf-of-guinea',
    against: 'militia',
    orders: [
      { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 3 } },
      { how: 'ashore', on: 'nigeria', units: { army: 3 } },
    ],
  });
  expect(unitsAt(table.state.board, 'gulf-of-guinea', usa, 'navy')).toBe(1);
  // One army is left, and as it is ashore already it has captured the land.
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(1);
  expect(table.state.lastLost).toEqual({ africa: 'nigeria' });
});

test('B-TAC-20, X-15 a player who loses cards in the captured zone hands them over and may counterattack', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 2 } },
      europe: { units: { iberia: 1 }, cards: { 'vistula-grains': 'open' } },
      china: { units: { tibet: 1 } },
    },
    bidders: ['ussr', 'china'],
    dice: [1],
  });
  table.ussr.does(raid('russia', 'poland', 2));
  table.ussr.does({ type: 'occupy', orders: [march('russia', 1)] });
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['vistula-grains']);
  playSilently(table.game, () => table.state.question?.kind === 'counterattack');
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('if the zone is not captured nobody loses cards, and nobody was attacked', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 1, units: { russia: 2 } },
      europe: { units: { iberia: 1 }, cards: { 'vistula-grains': 'open' } },
      china: { units: { tibet: 1 } },
    },
    bidders: ['ussr', 'china'],
    dice: [6],
  });
  table.ussr.does(raid('russia', 'poland', 2));
  expect(table.europe.has.holdings).toHaveLength(1);
  expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['china'] });
});

test('Q-B-61, X-15 an empty home territory is defended by militia, and its owner was attacked whatever came of it', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { grain: 1, units: { russia: 2 } }, europe: { units: { iberia: 1 } } },
    bidders: ['ussr'],
    dice: [6],
  });
  table.ussr.does(raid('russia', 'scandinavia', 2));
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});
