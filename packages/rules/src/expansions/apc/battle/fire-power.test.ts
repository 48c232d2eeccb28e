import { expect, test } from 'vitest';
import type { AssaultByAirCommand } from '../../../battle/tactics/airborne.ts';
import type { Power, Zone } from '../../../board/index.ts';
import type { GameEvent } from '../../../game.ts';
import { options } from '../../../referee/options.ts';
import type { SparseCounts } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { type PowerSketch, scenario } from '../../../testing/index.ts';

const attacks = { options: { apc: true }, stage: 4, phase: 'attacks', bidders: ['ussr'] } as const;
const attack = (from: Zone, to: Zone, against: Power | 'militia', units: SparseCounts) =>
  ({ type: 'attack', from, to, against, units }) as const;
const resist = { type: 'defend', supplied: false } as const;
const find = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** The Soviet Union attacks Poland with all it has in Russia; Europe stays and resists; gives what followed. */
function border(soviet: SparseCounts, europe: SparseCounts, dice: readonly number[] = [], more: PowerSketch = {}) {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: soviet } }, europe: { units: { poland: europe }, ...more } },
    dice,
  });
  const events = [...table.ussr.does(attack('russia', 'poland', 'europe', soviet))];
  const answer = () => {
    for (;;) {
      const kind = table.state.question?.kind;
      const who = table.state.question?.waiting[0] === 'ussr' ? table.ussr : table.europe;
      if (kind === 'stay') events.push(...who.does({ type: 'stay' }));
      else if (kind === 'target') events.push(...who.does({ type: 'name-target', target: 'army' }));
      else if (kind === 'defend') events.push(...who.does(resist));
      else return;
    }
  };
  answer();
  return { table, events };
}

test('A-FPR-01, -02, -03 one APC and two armies have 4 against two armies, and the Fire Power Die', () => {
  const { events } = border({ apc: 1, army: 2 }, { army: 2 });
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 4, defender: 2 });
  expect(find(events, 'dice-counted')).toMatchObject({ attacker: { firePower: 1 }, defender: { firePower: 0 } });
});

test('A-FPR-03 two armies and one APC are equal, and nobody gets the die', () => {
  const { events } = border({ army: 2 }, { apc: 1 });
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 2, defender: 2 });
  expect(find(events, 'dice-counted')).toMatchObject({ attacker: { firePower: 0 }, defender: { firePower: 0 } });
});

test('A-EDG-01 fire power of 9 against 2 adds 2 points to the roll', () => {
  const { events } = border({ apc: 2, army: 5 }, { army: 2 }, [1, 1]);
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 9, defender: 2 });
  expect(find(events, 'fired')).toMatchObject({ side: 'attacker', dice: [1, 1], edge: 2, points: 4 });
});

test.each([
  [4, 0],
  [5, 1],
  [8, 2],
  [11, 3],
])('A-EDG-01 fire power of %i against 2 adds %i, in a battle of armies alone too', (army, edge) => {
  const { events } = border({ army }, { army: 2 }, [1, 1]);
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: army, defender: 2 });
  expect(find(events, 'fired')).toMatchObject({ side: 'attacker', edge, points: 2 + edge });
});

test('A-EDG-01 the defender adds their own, by the fire power of Step C though they have lost since', () => {
  const { table, events } = border({ army: 1 }, { army: 4 }, [6, 2, 1]);
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 1, defender: 4 });
  const after = table.ussr.does({ type: 'remove-losses', losses: ['poland/army', 'poland/army'] });
  expect(find(after, 'fired')).toMatchObject({ side: 'defender', edge: 1, points: 4 });
});

test('A-ATK-01, -02 APCs attack armies and APCs in the conventional drill', () => {
  const { events } = border({ apc: 1 }, { apc: 1, army: 1 });
  expect(find(events, 'attack-declared')).toMatchObject({ units: { apc: 1 }, target: 'poland' });
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 2, defender: 3 });
});

test('A-ATK-03 APCs attack nothing at sea', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: { apc: 2, army: 1 } } }, europe: { units: { 'baltic-sea': 1 } } },
  });
  const [offer] = options(table.game, seat('ussr'), {
    type: 'attack',
    from: 'russia',
    to: 'baltic-sea',
    against: 'europe',
  });
  expect(offer?.next?.domain).toMatchObject({ kind: 'counts', max: { army: 1 } });
  table.ussr.isRefused(attack('russia', 'baltic-sea', 'europe', { apc: 1 }), 'B-ATK-20');
  table.ussr.does(attack('russia', 'baltic-sea', 'europe', { army: 1 }));
});

test('A-ATK-03 where only APCs stand nothing at sea is in reach', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: { apc: 2 }, alaska: 1 } }, europe: { units: { 'baltic-sea': 1 } } },
  });
  table.ussr.isRefused(attack('russia', 'baltic-sea', 'europe', { apc: 1 }), 'B-ATK-09');
});

test('A-ATK-04 against navies APCs alone have no dice at all, and may still be hit at 8 points', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { 'baltic-sea': 4 } }, europe: { units: { poland: { apc: 1 } } } },
    dice: [5, 4],
  });
  table.ussr.does(attack('baltic-sea', 'poland', 'europe', { navy: 4 }));
  const before = { ...table.europe.has.supplies };
  // A set would buy them nothing, and it is all the same which APC is hit: they are asked neither.
  const events = table.europe.does({ type: 'stay' });
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['ussr'] });
  expect(table.europe.has.supplies).toEqual(before);
  expect(find(events, 'dice-counted')).toMatchObject({ defender: { position: 0, firePower: 0, lStar: 0 } });
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 4, defender: 0 });
  // 9, and a third of 4.
  expect(find(events, 'fired')).toMatchObject({ points: 10 });
  const after = table.ussr.does({ type: 'remove-losses', losses: ['poland/apc'] });
  expect(find(after, 'fired')).toMatchObject({ side: 'defender', dice: [], points: 0 });
});

test('A-ATK-04 with an army beside them the defender rolls as usual, with the fire power of the army', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { 'baltic-sea': 2 } }, europe: { units: { poland: { apc: 3, army: 1 } } } },
  });
  table.ussr.does(attack('baltic-sea', 'poland', 'europe', { navy: 2 }));
  table.europe.does({ type: 'stay' });
  table.europe.does({ type: 'defend', supplied: true });
  const events = table.ussr.does({ type: 'name-target', target: 'apc' });
  expect(find(events, 'dice-counted')).toMatchObject({ attacker: { firePower: 1 }, defender: { position: 2 } });
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 2, defender: 1 });
});

/** Two armies land in Scandinavia, where an APC and an army of the Soviet Union stand. */
function landing(target: 'navy' | 'army') {
  const table = scenario({
    ...attacks,
    bidders: ['europe'],
    powers: {
      ussr: { units: { scandinavia: { apc: 1, army: 1 } } },
      europe: { laden: [{ zone: 'north-sea', cargo: { army: 2 } }] },
    },
  });
  table.europe.does({
    type: 'assault-by-sea',
    to: 'scandinavia',
    sea: 'north-sea',
    against: 'ussr',
    orders: [
      { how: 'convoy', from: 'north-sea', carrier: 'navy', number: 1, cargo: { army: 2 } },
      { how: 'ashore', on: 'scandinavia', units: { army: 2 } },
    ],
  });
  table.ussr.does({ type: 'stay' });
  table.ussr.does(resist);
  table.europe.does({ type: 'name-target', target: 'army' });
  return { table, events: table.ussr.does({ type: 'name-target', target }) };
}

test('A-AMP-01 a defender who takes the navy as their target does not count their APC: 1', () => {
  expect(find(landing('navy').events, 'fire-power-counted')).toMatchObject({ attacker: 3, defender: 1 });
});

test('A-AMP-02 against the landed armies they count it: 3', () => {
  expect(find(landing('army').events, 'fire-power-counted')).toMatchObject({ attacker: 3, defender: 3 });
});

test('A-ATK-03, A-AMP-02 APCs alone cannot take a navy as their target', () => {
  const table = scenario({
    ...attacks,
    bidders: ['europe'],
    powers: {
      ussr: { units: { scandinavia: { apc: 1 } } },
      europe: { laden: [{ zone: 'north-sea', cargo: { army: 2, apc: 1 } }] },
    },
  });
  table.europe.does({
    type: 'assault-by-sea',
    to: 'scandinavia',
    sea: 'north-sea',
    against: 'ussr',
    orders: [
      { how: 'convoy', from: 'north-sea', carrier: 'navy', number: 1, cargo: { army: 2, apc: 1 } },
      { how: 'ashore', on: 'scandinavia', units: { army: 2 } },
      { how: 'ashore', on: 'scandinavia', units: { apc: 1 } },
    ],
  });
  table.ussr.does({ type: 'stay' });
  table.ussr.does(resist);
  table.ussr.isRefused({ type: 'name-target', target: 'navy' }, 'A-ATK-03');
  const events = table.ussr.does({ type: 'name-target', target: 'apc' });
  expect(find(events, 'fire-power-counted')?.clauses).toContain('A-AMP-02');
});

test('A-AMP-03 APCs land and fight in an amphibious assault', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { oil: 4, units: { russia: { apc: 1, army: 2 }, 'baltic-sea': 1 } },
      europe: { units: { 'western-europe': 1 } },
    },
    dice: [1, 1, 1],
  });
  const events = table.ussr.does({
    type: 'assault-by-sea',
    to: 'western-europe',
    sea: 'baltic-sea',
    against: 'europe',
    orders: [
      { how: 'sail', from: 'baltic-sea', units: { navy: 1 } },
      { how: 'board', from: 'russia', units: { apc: 1 } },
      { how: 'board', from: 'russia', units: { army: 2 } },
      { how: 'ashore', on: 'western-europe', units: { apc: 1 } },
      { how: 'ashore', on: 'western-europe', units: { army: 2 } },
    ],
  });
  expect(find(events, 'units-moved')).toMatchObject({ cost: { oil: 1 } });
  table.europe.does(resist);
  // Army, APC or navy; the landing force has 2 + 2, and the navy 1.
  const [offer] = options(table.game, seat('europe'), { type: 'name-target' });
  expect(offer?.next?.domain).toEqual({ kind: 'one-of', values: ['army', 'navy', 'apc'] });
  const after = table.europe.does({ type: 'name-target', target: 'navy' });
  expect(find(after, 'fire-power-counted')).toMatchObject({ attacker: 5, defender: 1 });
});

test('A-AIR-01 APCs take no part in an airborne assault', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { oil: 12, units: { russia: { apc: 1, army: 1 } } }, europe: { units: { iberia: 1 } } },
  });
  const drop = (units: SparseCounts): AssaultByAirCommand => ({
    type: 'assault-by-air',
    to: 'iberia',
    against: 'europe',
    orders: [{ how: 'airlift', from: 'russia', units }],
  });
  table.ussr.isRefused(drop({ apc: 1 }), 'A-AIR-01');
  table.ussr.does(drop({ army: 1 }));
});

test('A-RES-01, -02 a defender may resist though they could pay, and their APCs count: 5', () => {
  const { table, events } = border({ army: 1 }, { apc: 2, army: 1 });
  expect(find(events, 'defence-chosen')).toMatchObject({ supplied: false });
  expect(find(events, 'dice-counted')).toMatchObject({ defender: { position: 1 } });
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 1, defender: 5 });
  expect(table.europe.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
});

test('A-RES-02, A-OIL-01 with one oil left and resisting, two APCs and an army have 5, and the oil stays', () => {
  const { table, events } = border({ army: 1 }, { apc: 2, army: 1 }, [], { oil: 1 });
  expect(find(events, 'apcs-dry')).toBeUndefined();
  expect(find(events, 'fire-power-counted')).toMatchObject({ defender: 5 });
  expect(table.europe.has.supplies.oil).toBe(1);
  const dry = border({ army: 1 }, { apc: 2, army: 1 }, [], { oil: 0 });
  expect(find(dry.events, 'apcs-dry')).toMatchObject({ apcs: 2, alone: false });
  expect(find(dry.events, 'fire-power-counted')).toMatchObject({ attacker: 1, defender: 1 });
});
