import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import type { Command } from '../game.ts';
import { options } from '../referee/options.ts';
import { aboardAt, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, army: number) =>
  ({ type: 'attack', from, to, against, units: { army } }) as const;
const withdraw = (to: Zone, from: Zone, army: number): Command => ({
  type: 'withdraw',
  to,
  orders: [{ how: 'march', from, units: { army } }],
});
const [ussr, europe] = [seat('ussr'), seat('europe')];

test('B-ATK-22, B-TAC-01, -40 once attacked the defender may resist, withdraw or surrender in Step A', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 2 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
  expect(table.europe.may().filter((command) => ['defend', 'withdraw', 'surrender'].includes(command))).toEqual([
    'defend',
    'withdraw',
    'surrender',
  ]);
  // Offensive tactics are not for the defender, nor defensive ones for the attacker.
  table.europe.isRefused(attack('poland', 'russia', 'ussr', 1), 'B-ATK-04');
  table.ussr.isRefused({ type: 'surrender' }, 'B-TAC-49');
  table.europe.does({ type: 'defend', supplied: true });
});

test('B-ATK-27, -26, Q-B-46 a defender who can pay may choose: their set for two dice, or their set kept', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 2 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does({ type: 'defend', supplied: true });
  expect(table.europe.has.supplies).toEqual({ grain: 2, oil: 2, minerals: 2 });
});

test('B-TAC-41 a defender may decline to remove a set though they have one', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 2 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does({ type: 'defend', supplied: false });
  expect(table.europe.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
});

test('a silent defender pays their set if they have one, else resists', () => {
  for (const minerals of [1, 0]) {
    const table = scenario({
      ...attacks,
      powers: { ussr: { units: { russia: 2 } }, europe: { minerals, units: { poland: 2 } } },
      bidders: ['ussr'],
    });
    table.ussr.does(attack('russia', 'poland', 'europe', 2));
    expect(fallbackFor(table.game, europe)).toEqual({ type: 'defend', supplied: minerals === 1 });
  }
});

test('B-TAC-44, -46 the defender pulls any part of their units out before the battle, at standard moving costs', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 3 } }, europe: { grain: 3, units: { poland: 4 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  // Three grain pay for three armies; the fourth cannot come along.
  table.europe.isRefused(withdraw('greece', 'poland', 4), 'B-MOVE-09');
  table.europe.does(withdraw('greece', 'poland', 3));
  expect(table.europe.has.supplies.grain).toBe(0);
  expect(unitsAt(table.state.board, 'greece', europe, 'army')).toBe(3);
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(1);
  // What stays is still to be defended.
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
  table.europe.does({ type: 'defend', supplied: false });
});

test('B-TAC-44, -45 parts of the force may withdraw to different zones', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { poland: 3, 'baltic-sea': 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  table.europe.does(withdraw('eastern-europe', 'poland', 1));
  // Boarding at a port, one oil for the group.
  table.europe.does({
    type: 'withdraw',
    to: 'baltic-sea',
    orders: [
      { how: 'sail', from: 'baltic-sea', units: { navy: 1 } },
      { how: 'board', from: 'poland', units: { army: 1 } },
    ],
  });
  expect(table.europe.has.supplies).toEqual({ grain: 2, oil: 2, minerals: 3 });
  expect(unitsAt(table.state.board, 'eastern-europe', europe, 'army')).toBe(1);
  expect(aboardAt(table.state.board, 'baltic-sea', europe, 'army')).toBe(1);
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(1);
});

test('B-TAC-45, Q-B-64 they go one step to an adjacent zone that is vacant or theirs, never by air', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 3, romania: 1 } },
      europe: { grain: 5, oil: 5, units: { poland: 2, 'eastern-europe': 1 } },
    },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  const [offer] = options(table.game, europe, { type: 'withdraw' });
  // Greece is vacant and Eastern Europe their own; Russia and Romania are the attacker's.
  expect(offer?.next?.domain).toEqual({ kind: 'one-of', values: ['eastern-europe', 'greece'] });
  table.europe.isRefused(withdraw('western-europe', 'poland', 1), 'B-TAC-45');
  table.europe.isRefused(withdraw('romania', 'poland', 1), 'B-MOVE-07');
  table.europe.isRefused(
    { type: 'withdraw', to: 'greece', orders: [{ how: 'airlift', from: 'poland', units: { army: 1 } }] },
    'B-MOVE-10',
  );
  table.europe.isRefused(withdraw('greece', 'eastern-europe', 1), 'B-TAC-44');
  table.europe.does(withdraw('eastern-europe', 'poland', 1));
  expect(unitsAt(table.state.board, 'eastern-europe', europe, 'army')).toBe(2);
});

test('Q-B-64, B-TAC-45 navies withdraw to an adjacent sea, a dark blue one too though others are in it', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { 'baltic-sea': 2, 'north-atlantic': 1 } },
      europe: { oil: 2, units: { 'north-sea': 2 } },
    },
    bidders: ['ussr'],
  });
  table.ussr.does({ type: 'attack', from: 'baltic-sea', to: 'north-sea', against: 'europe', units: { navy: 2 } });
  table.europe.does({
    type: 'withdraw',
    to: 'north-atlantic',
    orders: [{ how: 'sail', from: 'north-sea', units: { navy: 2 } }],
  });
  expect(table.europe.has.supplies.oil).toBe(0);
  expect(unitsAt(table.state.board, 'north-atlantic', europe, 'navy')).toBe(2);
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
});

test('B-TAC-47, -48, Q-B-64 if they leave the zone empty no set is removed, and the attacker may move in and take their cards', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 3 } },
      europe: { units: { poland: 2 }, cards: { 'vistula-grains': 'open' } },
    },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  table.europe.does(withdraw('greece', 'poland', 2));
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 2 } }] });
  expect(table.ussr.has.supplies).toEqual({ grain: 1, oil: 3, minerals: 3 });
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['vistula-grains']);
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(2);
  // only Step F follows; Q-B-56: they were attacked.
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('B-TAC-47 the attacker may also leave the zone alone', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { poland: 1 }, cards: { 'vistula-grains': 'open' } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  table.europe.does(withdraw('greece', 'poland', 1));
  table.ussr.does({ type: 'no-occupation' });
  expect(table.europe.has.holdings).toHaveLength(1);
  expect(table.state.question?.kind).toBe('counterattack');
});

test('B-TAC-49, -51, -52, Q-B-65 a surrendered zone passes whole: units where they stand, armies aboard, cards', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { 'baltic-sea': 1 } },
      europe: { units: { 'north-sea': 1 }, laden: [{ zone: 'north-sea', cargo: { army: 2 } }] },
    },
    bidders: ['ussr'],
  });
  table.ussr.does({ type: 'attack', from: 'baltic-sea', to: 'north-sea', against: 'europe', units: { navy: 1 } });
  table.europe.does({ type: 'surrender' });
  expect(unitsAt(table.state.board, 'north-sea', ussr, 'navy')).toBe(2);
  expect(aboardAt(table.state.board, 'north-sea', ussr, 'army')).toBe(2);
  expect(unitsAt(table.state.board, 'north-sea', europe, 'navy')).toBe(0);
});

test('B-TAC-49, -51 a foreign territory is surrendered with the cards in it, also secret ones', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 1 } },
      europe: { units: { poland: 3, greece: 1 }, cards: { 'vistula-grains': 'secret', 'thessaly-grain': 'open' } },
    },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
  table.europe.does({ type: 'surrender' });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(3);
  expect(table.ussr.has.holdings).toMatchObject([{ card: 'vistula-grains', face: 'secret', knownTo: ['europe'] }]);
  expect(table.europe.has.holdings.map(({ card }) => card)).toEqual(['thessaly-grain']);
  // Nobody removed a set, nobody reinforces: only the counterattack follows.
  expect(table.ussr.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('B-TAC-50 units in a home territory are never surrendered', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { scandinavia: 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'scandinavia', 'europe', 3));
  expect(table.europe.may()).not.toContain('surrender');
  table.europe.isRefused({ type: 'surrender' }, 'B-TAC-50');
});

test('X-31 an attack met by surrender costs nothing, so the go counts as a pass', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 1 } }, europe: { units: { poland: 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
  table.europe.does({ type: 'surrender' });
  // Europe has no unit left to counterattack with; the round of passes is complete and the stage is over.
  expect(table.state.stage).toBe(5);
});

test('Q-B-57, B-TAC-40 withdrawal comes before surrender: what is left may be surrendered', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 2 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does(withdraw('greece', 'poland', 1));
  table.europe.does({ type: 'surrender' });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(1);
  expect(unitsAt(table.state.board, 'greece', europe, 'army')).toBe(1);
});

test('B-SPOILS-01, X-15 a player who loses their last home territory to units that withdraw has a counterattack first', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { kazakh: 3 } },
      europe: { units: { pakistan: 2 } },
      // Tibet is China's last home, empty; its armies are abroad.
      china: { units: { india: 2 } },
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['ussr'],
    dice: [5, 2],
  });
  table.ussr.does(attack('kazakh', 'pakistan', 'europe', 3));
  table.europe.does(withdraw('tibet', 'pakistan', 2));
  table.ussr.does({ type: 'no-occupation' });
  // Neither bid, so they roll for their order: Europe five, China two.
  table.europe.does({ type: 'no-counterattack' });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['china'] });
  expect(table.china.has.out).toBeUndefined();
  table.china.does({ type: 'no-counterattack' });
  expect(table.china.has.out).toBe('captured');
  expect(unitsAt(table.state.board, 'india', europe, 'army')).toBe(2);
});

test('an attacker or a defender who leaves the game in the middle of a battle leaves nobody waiting', () => {
  const setUp = () =>
    scenario({
      ...attacks,
      powers: { ussr: { units: { russia: 3 } }, europe: { units: { poland: 2 } }, china: { units: { tibet: 1 } } },
      bidders: ['ussr', 'china'],
    });
  const attacked = setUp();
  attacked.ussr.does(attack('russia', 'poland', 'europe', 3));
  attacked.europe.does({ type: 'resign' });
  expect(attacked.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  attacked.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 1 } }] });
  expect(attacked.state.question).toMatchObject({ kind: 'attack', waiting: ['china'] });

  const alone = setUp();
  alone.ussr.does(attack('russia', 'poland', 'europe', 3));
  alone.ussr.does({ type: 'resign' });
  // They have nobody to defend against any more, and is not asked how.
  expect(alone.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
  expect(alone.europe.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
  alone.europe.does({ type: 'no-counterattack' });
  expect(alone.state.question).toMatchObject({ kind: 'attack', waiting: ['china'] });
});
