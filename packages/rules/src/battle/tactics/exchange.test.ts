// What an exchange of nukes, and the answers of third players to it, leave of the attack that it interrupts (Q-B-66, X-02).
import { describe, expect, test } from 'vitest';
import type { Zone } from '../../board/index.ts';
import type { Command } from '../../game.ts';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { faults, playSilently, type Sketch, scenario } from '../../testing/index.ts';

type Table = ReturnType<typeof scenario>;
const rich = { grain: 12, oil: 12, minerals: 12 } as const;
const attack = (from: Zone, to: Zone, against: string, units: Record<string, number>) =>
  ({ type: 'attack', from, to, against, units }) as Command;
const launch = (targets: Partial<Record<Zone, number>>) => ({ type: 'launch', targets }) as const;
const asked = (table: Table) => `${table.state.question?.kind} ${table.state.question?.waiting.join()}`;
const until = (table: Table, what: string) => {
  playSilently(table.game, () => asked(table) === what);
  return table;
};
const war = (powers: Sketch['powers'], dice: readonly number[] = []): Table =>
  scenario({ stage: 4, phase: 'attacks', powers, bidders: ['ussr', 'europe'], dice: [...dice, ...ONES] });
const ONES = Array.from({ length: 30 }, () => 1);
const SIXES = Array.from({ length: 9 }, () => 6);
const army = (table: Table, zone: Zone, power: string) => unitsAt(table.state.board, zone, seat(power), 'army');

describe('units that come to where the attack came from', () => {
  /** Mongolia, where Soviet armies stand, is China's: it answers the nuke there. Three more navies lie in the North Atlantic. */
  const struck = (targets: Partial<Record<Zone, number>>) => {
    const table = war({
      ussr: { ...rich, units: { 'barents-sea': 2, 'north-atlantic': 3, pakistan: 2, mongolia: 1 } },
      europe: { ...rich, nukes: 2, units: { 'north-sea': 2 } },
      china: { ...rich, units: { tibet: 4 } },
    });
    table.ussr.does(attack('barents-sea', 'north-sea', 'europe', { navy: 2 }));
    table.europe.does(launch(targets));
    until(table, 'counterattack china');
    table.china.does(attack('tibet', 'pakistan', 'ussr', { army: 4 }));
    return until(table, 'reinforce ussr');
  };
  const bring = {
    type: 'reinforce',
    to: 'barents-sea',
    orders: [{ how: 'sail', from: 'north-atlantic', units: { navy: 3 } }],
  };

  test('Q-B-66 the attack ends with those that made it, no matter who comes to their zone in a battle between', () => {
    const table = struck({ 'barents-sea': 1, mongolia: 1 });
    table.ussr.does(bring as Command);
    playSilently(table.game, () => ['go-on ussr', 'counterattack europe'].includes(asked(table)));
    expect(asked(table)).toBe('counterattack europe');
    expect(unitsAt(table.state.board, 'barents-sea', seat('ussr'), 'navy')).toBe(3);
    expect(unitsAt(table.state.board, 'north-sea', seat('europe'), 'navy')).toBe(2);
    expect(table.ussr.has.supplies.minerals).toBe(11);
  });

  test('Q-B-42, Q-B-44 it goes on with those that are left of them, and nobody else fights', () => {
    const table = struck({ mongolia: 1 });
    // One of the two sails away as reinforcement, three others come.
    table.ussr.does({
      type: 'reinforce',
      to: 'north-atlantic',
      orders: [{ how: 'sail', from: 'barents-sea', units: { navy: 1 } }],
    });
    table.ussr.does(bring as Command);
    until(table, 'go-on ussr');
    table.ussr.does({ type: 'go-on', fight: true });
    table.europe.does({ type: 'defend', supplied: false });
    // One navy against two: the defender has the die for fire power.
    expect(table.state.question).toMatchObject({ kind: 'reinforce' });
    expect(table.game.state.agenda.find((frame) => frame.procedure === 'conventional')).toMatchObject({
      dice: { attacker: { position: 1, firePower: 0 }, defender: { position: 1, firePower: 1 } },
    });
  });
});

describe('an assault that lost its force before it set out', () => {
  const BY_SEA: Command = {
    type: 'assault-by-sea',
    to: 'british-isles',
    sea: 'north-sea',
    against: 'europe',
    orders: [
      { how: 'sail', from: 'barents-sea', units: { navy: 1 } },
      { how: 'board', from: 'kola', units: { army: 3 } },
      { how: 'board', from: 'siberia', units: { army: 1 } },
      { how: 'by', zone: 'north-sea' },
      { how: 'ashore', on: 'british-isles', units: { army: 4 } },
      { how: 'sail', from: 'baltic-sea', units: { navy: 2 } },
    ],
  };
  const BY_AIR: Command = {
    type: 'assault-by-air',
    to: 'british-isles',
    against: 'europe',
    orders: [
      { how: 'airlift', from: 'kola', units: { army: 3 } },
      { how: 'airlift', from: 'siberia', units: { army: 1 } },
    ],
  };
  const named = (command: Command) => {
    const table = war({
      ussr: { ...rich, units: { kola: 3, siberia: 1, 'barents-sea': 1, 'baltic-sea': 2, russia: 1 } },
      europe: { ...rich, nukes: 3, units: { 'british-isles': 2 } },
    });
    table.ussr.does(command);
    return table;
  };

  test.each([
    ['by sea, its troops', BY_SEA, { kola: 1, siberia: 1 }],
    ['by sea, the navy that was to take them', BY_SEA, { 'barents-sea': 1 }],
    ['by air', BY_AIR, { kola: 1, siberia: 1 }],
  ] as const)('B-TAC-58 its owner is not asked whether to go on with nobody: %s', (_title, command, targets) => {
    const table = named(command);
    const events = table.europe.does(launch(targets));
    expect(asked(table)).toBe('counterattack europe');
    expect(events).toContainEqual(expect.objectContaining({ type: 'attack-foiled', seat: 'ussr' }));
    expect(table.ussr.has.supplies).toEqual(rich);
  });

  test.each([
    ['by sea', BY_SEA, 3],
    ['by air', BY_AIR, 0],
  ] as const)('X-02, B-TAC-58 what is left of it goes on %s, and pays for that alone', (_title, command, navies) => {
    const table = named(command);
    table.europe.does(launch({ kola: 1 }));
    expect(asked(table)).toBe('go-on ussr');
    table.ussr.does({ type: 'go-on', fight: true });
    expect([army(table, 'british-isles', 'ussr'), asked(table)]).toEqual([1, 'defend europe']);
    expect(unitsAt(table.state.board, 'north-sea', seat('ussr'), 'navy')).toBe(navies);
    // Boarding, one sea for one navy and one for each of the two others; or one flight.
    expect(table.ussr.has.supplies.oil).toBe(12 - (navies > 0 ? 4 : 2));
    table.europe.does({ type: 'defend', supplied: false });
    playSilently(table.game, () => table.state.stage !== 4);
    expect(faults(table.state)).toEqual([]);
  });

  test('X-02 a navy that was to join a landing that cannot be made stays where it is', () => {
    const table = named(BY_SEA);
    table.europe.does(launch({ 'barents-sea': 1 }));
    expect(unitsAt(table.state.board, 'baltic-sea', seat('ussr'), 'navy')).toBe(2);
  });
});

describe('a target that is not what it was', () => {
  test('B-TAC-58, X-21 a player whose force has captured the land meanwhile is not asked whether to go on', () => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      bidders: ['ussr', 'china', 'europe'],
      powers: {
        ussr: { ...rich, units: { siberia: 6, iberia: 1 } },
        china: { ...rich, nukes: 2, units: { india: 1, tibet: 1 } },
        europe: { ...rich, units: { 'bay-of-bengal': 5 } },
      },
      dice: [1, 1, 1, 1, ...SIXES],
    });
    table.ussr.does({
      type: 'assault-by-air',
      to: 'india',
      against: 'china',
      orders: [{ how: 'airlift', from: 'siberia', units: { army: 4 } }],
    });
    until(table, 'assault ussr');
    table.ussr.does({ type: 'keep-assault' });
    until(table, 'attack ussr');
    table.ussr.does({ type: 'continue-assault', zone: 'india' });
    table.china.does(launch({ iberia: 1 }));
    until(table, 'counterattack europe');
    table.europe.does(attack('bay-of-bengal', 'india', 'china', { navy: 5 }));
    const kinds: string[] = [];
    playSilently(table.game, ({ state }) => {
      kinds.push(state.question?.kind ?? '');
      return state.question?.kind === 'attack' || state.stage !== 4;
    });
    expect(kinds).not.toContain('go-on');
    expect([army(table, 'india', 'ussr'), table.state.assaults]).toEqual([4, []]);
  });

  /** China beats Europe in Poland, before the Soviet attack on it goes on, and moves in or not. */
  const beaten = (movesIn: boolean) => {
    const table = war(
      {
        ussr: { ...rich, units: { russia: 5, mongolia: 1 } },
        europe: { ...rich, nukes: 1, units: { poland: 1, egypt: 1 } },
        china: { ...rich, units: { romania: 5, tibet: 1 } },
      },
      SIXES,
    );
    table.ussr.does(attack('russia', 'poland', 'europe', { army: 5 }));
    table.europe.does(launch({ mongolia: 1 }));
    until(table, 'counterattack china');
    table.china.does(attack('romania', 'poland', 'europe', { army: 5 }));
    table.europe.does({ type: 'defend', supplied: false });
    until(table, 'occupy china');
    table.china.does(
      movesIn
        ? { type: 'occupy', orders: [{ how: 'march', from: 'romania', units: { army: 2 } }] }
        : { type: 'no-occupation' },
    );
    playSilently(table.game, ({ state }) => state.question?.kind === 'go-on' || state.stage !== 4);
    return table.state.question?.kind === 'go-on';
  };

  test('B-TAC-58, B-TAC-47 it is asked where the target lies open, and not where somebody else has it', () => {
    expect(beaten(false)).toBe(true);
    expect(beaten(true)).toBe(false);
  });
});
