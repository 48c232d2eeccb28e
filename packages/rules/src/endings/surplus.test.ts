import { expect, test } from 'vitest';
import { aboardAt, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
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
