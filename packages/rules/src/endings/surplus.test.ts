import { describe, expect, test } from 'vitest';
import type { Power, Territory } from '../board/index.ts';
import type { Command } from '../game.ts';
import { aboardAt, unitsAt } from '../state/forces.ts';
import { type Seat, seat } from '../state/seat.ts';
import { onlyAnswer } from '../table/orders.ts';
import { fallbackFor } from '../table/table.ts';
import { playSilently, scenario } from '../testing/index.ts';

const ussr = seat('ussr');

/** Europe surrenders Poland to the Soviet Union, which has 39 army pieces in addition to its cubes. */
function surrender(componentLimits: boolean) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { componentLimits },
    powers: {
      ussr: { units: { russia: 30, kola: 6 }, laden: [{ zone: 'barents-sea', cargo: { army: 2 } }] },
      europe: { units: { poland: 4, iberia: 1 } },
    },
    bidders: ['ussr'],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 1 } });
  table.europe.does({ type: 'surrender' });
  return table;
}

test('X-06, B-KIT-08 units surrendered beyond the pieces of the victor are removed, at their choice', () => {
  const table = surrender(true);
  // 38 of their own and four of Europe: three too many.
  expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['ussr'] });
  table.ussr.isRefused({ type: 'return-pieces', pieces: ['poland/army'] }, 'X-06');
  table.ussr.isRefused({ type: 'return-pieces', pieces: ['barents-sea/navy'] }, 'X-06');
  expect(fallbackFor(table.game, ussr)).toEqual({
    type: 'return-pieces',
    pieces: ['kola/army', 'kola/army', 'kola/army'],
  });
  table.ussr.does({ type: 'return-pieces', pieces: ['poland/army', 'barents-sea/navy with 2 army'] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(3);
  expect(aboardAt(table.state.board, 'barents-sea', ussr, 'army')).toBe(0);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('X-06, X-38 where only one sort of unit can be removed, nobody is asked', () => {
  const surrendered = (others: number) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      options: { componentLimits: true },
      powers: {
        ussr: { units: { scandinavia: 1, 'barents-sea': others } },
        europe: { units: { 'baltic-sea': 14 } },
      },
      bidders: ['ussr'],
    });
    table.ussr.does({ type: 'attack', from: 'scandinavia', to: 'baltic-sea', against: 'europe', units: { army: 1 } });
    table.europe.does({ type: 'surrender' });
    expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['ussr'] });
    return onlyAnswer(table.game, ussr)?.command;
  };
  const pieces = ['baltic-sea/navy', 'baltic-sea/navy'];
  expect(surrendered(0)).toEqual({ type: 'return-pieces', pieces });
  expect(surrendered(1)).toBeUndefined();
});

test('X-06, X-40 what comes to a captor while somebody else is asked is given back once the attack is over', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { componentLimits: true },
    bidders: ['ussr', 'china'],
    powers: {
      ussr: { units: { kola: 30, 'barents-sea': 25 } },
      europe: { nukes: 2, units: { scandinavia: 1, egypt: 3 } },
      china: { nukes: 3, units: { romania: 3 } },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    dice: [6, 6],
  });
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 6 } });
  const until = (kind: string) => playSilently(table.game, ({ state }) => state.question?.kind === kind);
  until('losses');
  table.ussr.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
  until('occupy');
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kola', units: { army: 2 } }] });
  until('counterattack');
  table.europe.does({ type: 'launch', targets: { romania: 1 } });
  // China is asked whether it strikes back, and nothing comes between.
  table.europe.does({ type: 'resign' });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['china'] });
  table.china.does({ type: 'no-counterattack' });
  expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['ussr'] });
  table.ussr.does({ type: 'return-pieces', pieces: ['barents-sea/navy'] });
  expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['china'] });
});

test('without that option the box is no limit (Q-B-11)', () => {
  const table = surrender(false);
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(4);
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('X-06, B-KIT-08 a conquered power adds its pieces to the victor’s, so that its units all fit', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { componentLimits: true },
    powers: {
      ussr: { units: { kazakh: 39 } },
      china: { minerals: 0, units: { tibet: 1, india: 38 } },
      europe: { units: { iberia: 1 } },
    },
    nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    bidders: ['ussr'],
    dice: [6, 6, 1],
  });
  table.ussr.does({ type: 'attack', from: 'kazakh', to: 'tibet', against: 'china', units: { army: 39 } });
  table.china.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['tibet/army'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kazakh', units: { army: 1 } }] });
  playSilently(table.game, () => table.china.has.out !== undefined);
  expect(table.china.has.out).toBe('captured');
  expect(unitsAt(table.state.board, 'india', ussr, 'army')).toBe(38);
  expect(table.state.question?.kind).not.toBe('surplus');
});

test('X-06, X-40 a question to others is answered first where a captor who began with too many units has a surplus', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { componentLimits: true },
    powers: {
      ussr: { units: { kola: 4, russia: 80 } },
      europe: { nukes: 1, units: { scandinavia: 1, egypt: 2 } },
      china: { lStars: 1, units: { tibet: 1 } },
      usa: { lStars: 1, units: { alaska: 1 } },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    bidders: ['ussr'],
    dice: [6, 6, 6, 1, 1, 1],
  });
  const until = (kind: string) => playSilently(table.game, () => table.state.question?.kind === kind);
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 4 } });
  until('occupy');
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kola', units: { army: 1 } }] });
  until('counterattack');
  table.europe.does({ type: 'launch', targets: { kazakh: 1 } });
  table.europe.does({ type: 'resign' });
  expect(table.europe.has.out).toBe('captured');
  expect(table.state.question).toMatchObject({ kind: 'champion', waiting: ['china', 'usa'] });
  table.china.does({ type: 'stand', champion: false, show: [] });
  until('attack');
  expect(table.state.nuked).toContain('kazakh');
});

describe('pieces in land that is fought over', () => {
  const fly = (to: Territory, from: Territory, army: number): Command => ({
    type: 'assault-by-air',
    to,
    against: 'europe',
    orders: [{ how: 'airlift', from, units: { army } }],
  });

  /** Americans in Nigeria and Soviet armies in Scandinavia fight Europe, which has no pieces left, for them; the Americans surrender. */
  function surrendered(europe: Readonly<Partial<Record<Territory, number>>>, bidders: readonly Power[]) {
    const rich = { grain: 12, oil: 12, minerals: 12 };
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      options: { componentLimits: true },
      powers: {
        usa: { ...rich, units: { alaska: 3 } },
        ussr: { ...rich, cash: 0, units: { kola: 3 } },
        europe: { ...rich, cash: 5_000, units: { nigeria: 1, scandinavia: 1, ...europe } },
        china: { ...rich, units: { tibet: 1, shantung: 1 } },
      },
      nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
      bidders,
      dice: Array.from({ length: 40 }, () => 1),
    });
    const until = (kind: string, who: Seat) =>
      playSilently(table.game, ({ state }, asked) => state.question?.kind === kind && asked === who);
    const landed = (by: 'usa' | 'ussr' | 'europe', command: Command) => {
      until('attack', table[by].seat);
      table[by].does(command);
      until('assault', table[by].seat);
      table[by].does({ type: 'keep-assault' });
    };
    for (const by of bidders)
      if (by === 'usa') landed(by, fly('nigeria', 'alaska', 2));
      else if (by === 'ussr') landed(by, fly('scandinavia', 'kola', 2));
      else if (by === 'europe') landed(by, { ...fly('shantung', 'egypt', 1), against: 'china' } as Command);
    until('attack', table.usa.seat);
    table.usa.does({ type: 'give-up-assault', zone: 'nigeria', how: 'surrender' });
    expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['europe'] });
    return { table, until };
  }

  test('X-06, X-21 a garrison that is given up has lost its land to the force ashore, and with its last home all is over', () => {
    const { table } = surrendered({ egypt: 37 }, ['usa', 'ussr']);
    table.europe.does({ type: 'return-pieces', pieces: ['scandinavia/army', 'egypt/army'] });
    expect(table.state.assaults).toEqual([]);
    expect([table.europe.has.out, table.ussr.has.cash]).toEqual(['captured', 5_000]);
    expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['ussr'] });
  });

  test('X-06, Q-B-60 nobody goes on with a landing that is given up', () => {
    const { table, until } = surrendered({ egypt: 37 }, ['usa', 'europe']);
    table.europe.does({ type: 'return-pieces', pieces: ['shantung/army', 'egypt/army'] });
    expect(table.state.assaults).toEqual([]);
    until('attack', table.europe.seat);
    expect(table.europe.may()).toContain('pass');
    expect(unitsAt(table.state.board, 'shantung', seat('china'), 'army')).toBe(1);
  });
});
