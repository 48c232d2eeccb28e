// Ships that change hands on the way: who is lost with them, and what the captor has pieces for, twenty ships of each color.
import { expect, test } from 'vitest';
import { aboardAt, countAll, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { playSilently, type Sketch, scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';

const [china, europe] = [seat('china'), seat('europe')];

/** Europe has all its twenty ships on the board and three navies before the ships with which China serves Arabia. */
function run(stage: 2 | 4 | 5, more: Partial<Sketch> = {}, componentLimits = true) {
  return scenario({
    stage,
    options: { merchantMarine: true, componentLimits },
    powers: {
      china: {
        oil: 0,
        cards: { 'baqa-oil': 'open' },
        units: { arabia: 1, iran: 1, 'arabian-sea': { ship: 2 }, 'mid-pacific': { ship: 1 } },
      },
      europe: {
        oil: stage === 4 ? 3 : 0,
        units: { iraq: 2, 'arabian-sea': 3, 'red-sea': 1, 'north-sea': { ship: 20 } },
      },
    },
    dice: [6],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
    ...more,
  });
}
const fleet = (table: ReturnType<typeof run>) => countAll(table.state.board, europe).ship;
const trips = [{ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }] as const;

test('X-06, M-BLOCKADE-06 a ship captured on its trip beyond the twenty pieces of the captor is removed, at their choice', () => {
  const table = run(2);
  table.china.does({ type: 'load-ships', trips: [...trips] });
  expect(fleet(table)).toBe(21);
  expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['europe'] });
  table.europe.isRefused({ type: 'return-pieces', pieces: [] }, 'X-06');
  table.europe.isRefused({ type: 'return-pieces', pieces: ['north-sea/ship', 'north-sea/ship'] }, 'X-06');
  table.europe.does({ type: 'return-pieces', pieces: ['north-sea/ship'] });
  expect(fleet(table)).toBe(20);
  expect(unitsAt(table.state.board, 'arabian-sea', europe, 'ship')).toBe(1);
  // The cargo is theirs, and Stage 2 has gone on.
  expect([table.china.has.supplies.oil, table.europe.has.supplies.oil]).toEqual([0, 3]);
  expect(table.state.stage).toBe(3);
});

test('Q-M-65 a ship that is captured on its trip has sailed in this phase for its captor too', () => {
  const table = run(2, {}, false);
  table.china.does({ type: 'load-ships', trips: [...trips] });
  expect(unitsAt(table.state.board, 'arabian-sea', europe, 'ship')).toBe(1);
  expect(table.state.sets.marine?.sailed.ships[europe]).toEqual({ 'arabian-sea': 1 });
});

test('X-06 without that option they keep all twenty-one', () => {
  const table = run(2, {}, false);
  table.china.does({ type: 'load-ships', trips: [...trips] });
  expect(fleet(table)).toBe(21);
  expect(table.state.question?.kind).not.toBe('surplus');
});

test('X-06, X-38, M-REROUTE-08 so is one captured on a reroute of Stage 5; then the player whose go it is is asked again', () => {
  const table = run(5, { phase: 'moves', bidders: ['china', 'europe'] });
  table.china.does({ type: 'reroute', from: 'arabian-sea', to: 'indian-ocean', ships: 2 });
  expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['europe'] });
  const answer = fallbackFor(table.game, europe);
  expect(answer).toMatchObject({ type: 'return-pieces', pieces: [expect.stringContaining('ship')] });
  if (answer !== undefined) table.europe.does(answer);
  expect(fleet(table)).toBe(20);
  expect(unitsAt(table.state.board, 'indian-ocean', china, 'ship')).toBe(1);
  expect(table.state.question).toMatchObject({ kind: 'move', waiting: ['china'] });
  // those two have had their reroute, the third has not.
  expect(table.china.may()).toContain('reroute');
  table.china.isRefused({ type: 'reroute', from: 'indian-ocean', to: 'red-sea', ships: 1 }, 'X-31');
});

test('X-06, M-REROUTE-08 and one captured on a reroute of Step E; then the step goes on', () => {
  const table = run(4, { phase: 'attacks', bidders: ['europe'], dice: [1, 1, 1, 6] });
  table.europe.does({ type: 'attack', from: 'iraq', to: 'iran', against: 'china', units: { army: 2 } });
  playSilently(table.game, ({ state }) => state.question?.kind === 'step-e');
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['china'] });
  table.china.does({ type: 'reroute', from: 'arabian-sea', to: 'indian-ocean', ships: 2 });
  expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['europe'] });
  table.europe.does({ type: 'return-pieces', pieces: ['arabian-sea/ship'] });
  expect(fleet(table)).toBe(20);
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['china'] });
  table.china.does({ type: 'ships-done' });
  expect(table.state.question?.kind).not.toBe('step-e');
});

test('Q-M-48, Q-M-60 troops aboard a ship that a blockader captures are lost with it', () => {
  const table = scenario({
    stage: 2,
    options: { merchantMarine: true },
    powers: {
      usa: {
        cards: { 'baqa-oil': 'open' },
        units: { arabia: 1, 'arabian-sea': { ship: 1 } },
        laden: [{ zone: 'arabian-sea', carrier: 'ship', cargo: { army: 2 } }],
      },
      ussr: { oil: 3, units: { 'arabian-sea': { navy: 4 }, 'red-sea': { navy: 1 } } },
    },
    sets: marineSketch({ announced: [{ by: seat('ussr'), against: seat('usa'), grip: 'arabia' }] }),
    dice: [6],
  });
  const events = table.usa.does({ type: 'load-ships', trips: [{ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }] });
  expect(events.filter(({ type }) => type === 'ships-lost')).toMatchObject([
    { ships: 1, laden: [], stored: { oil: 3 } },
    { ships: 0, laden: [{ army: 2 }], by: 'ussr' },
  ]);
  const { board } = table.state;
  expect(unitsAt(board, 'arabian-sea', seat('ussr'), 'ship')).toBe(2);
  expect(aboardAt(board, 'arabian-sea', seat('ussr'), 'army')).toBe(0);
});
