import { expect, test } from 'vitest';
import { Play } from '../../referee/play.ts';
import { cloneState } from '../../state/clone.ts';
import { forceOf, type SparseCounts } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, playSilently, scenario } from '../../testing/index.ts';
import { ashore, embark, getOff, takeOff } from './evacuation.ts';

/** What American carriers would take off a beach in Japan. */
function off(power: PowerSketch, wanted: SparseCounts) {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    powers: { usa: { oil: 9, ...power }, china: { units: { japan: 1 } } },
  });
  const taken = takeOff(new Play(table.game), seat('usa'), 'japan', 'sea-of-japan', wanted);
  return taken.map(({ sea, cargo, units }) => [sea, cargo, units]);
}

test('A-MOV-09, B-TAC-09 an APC takes two of a navy’s four places: a navy takes two off a beach and leaves the third', () => {
  expect(off({ units: { 'sea-of-japan': 1 } }, { apc: 3 })).toEqual([['sea-of-japan', {}, { apc: 2 }]]);
  expect(off({ units: { 'sea-of-japan': 1 } }, { apc: 1, army: 4 })).toEqual([
    ['sea-of-japan', {}, { apc: 1, army: 2 }],
  ]);
});

test('B-TAC-09, B-FLOW-06 a player who does not say to which sea the force goes hears that it is missing, not that no navy is near', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: {
      usa: { grain: 9, oil: 9, minerals: 9, laden: [{ zone: 'arabian-sea', cargo: { army: 4 } }] },
      china: { grain: 0, units: { india: 6 } },
    },
  });
  table.usa.does({
    type: 'assault-by-sea',
    to: 'india',
    sea: 'bay-of-bengal',
    against: 'china',
    orders: [
      { how: 'convoy', from: 'arabian-sea', carrier: 'navy', number: 1, cargo: { army: 4 } },
      { how: 'by', zone: 'bay-of-bengal' },
      { how: 'ashore', on: 'india', units: { army: 4 } },
    ],
  });
  playSilently(table.game, () => table.state.question?.kind === 'assault');
  const withdraw = { type: 'give-up-assault', zone: 'india', how: 'withdraw' } as const;
  expect(table.usa.isRefused(withdraw, 'B-FLOW-06')).toMatchObject({
    code: 'field-missing',
    figures: { field: 'sea' },
  });
  // In this one there is really no navy, and that is said; another one does not border on the beach.
  expect(table.usa.isRefused({ ...withdraw, sea: 'arabian-sea' }, 'B-TAC-09').message).toBe('no-ships:sea');
  expect(table.usa.isRefused({ ...withdraw, sea: 'baltic-sea' }, 'B-TAC-09').message).toBe('not-adjacent:landing');
  table.usa.does({ ...withdraw, sea: 'bay-of-bengal' });
});

test('B-TAC-09 what a navy has aboard leaves less room, and the empty navy is filled first', () => {
  const laden = [{ zone: 'sea-of-japan', cargo: { army: 3 } }] as const;
  expect(off({ units: {}, laden }, { army: 6 })).toEqual([['sea-of-japan', { army: 3 }, { army: 1 }]]);
  expect(off({ units: {}, laden }, { apc: 1 })).toEqual([]);
  expect(off({ units: { 'sea-of-japan': 1 }, laden }, { army: 6 })).toEqual([
    ['sea-of-japan', {}, { army: 4 }],
    ['sea-of-japan', { army: 3 }, { army: 1 }],
  ]);
});

test('B-MOVE-15, B-TAC-09 every carrier that takes somebody off costs an oil; without oil for it the rest stay', () => {
  const fleet = { units: { 'sea-of-japan': 2, 'sea-of-okhotsk': 1 } };
  expect(off({ ...fleet, oil: 0 }, { army: 9 })).toEqual([]);
  expect(off({ ...fleet, oil: 1 }, { army: 9 })).toEqual([['sea-of-japan', {}, { army: 4 }]]);
  expect(off({ ...fleet, oil: 9 }, { army: 9 })).toEqual([
    ['sea-of-japan', {}, { army: 4 }],
    ['sea-of-japan', {}, { army: 4 }],
    ['sea-of-okhotsk', {}, { army: 1 }],
  ]);
});

test('A-MOV-09, B-TAC-09 armies inside an APC on the beach get off and are taken aboard as well', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { oil: 9, units: { 'sea-of-japan': 2 }, laden: [{ zone: 'japan', carrier: 'apc', cargo: { army: 2 } }] },
      china: { units: { japan: 1 } },
    },
  });
  const play = new Play(table.game);
  expect(ashore(play, seat('usa'), 'japan')).toEqual({ apc: 1, army: 2 });
  expect(ashore(play, seat('usa'), 'alaska')).toEqual({});
  const state = cloneState(table.state);
  getOff(state, seat('usa'), 'japan', [{ carrier: 'apc', cargo: { army: 2 } }]);
  expect(forceOf(state.board, 'japan', seat('usa'))).toMatchObject({ units: { apc: 1, army: 2 }, laden: [] });
  embark(state, seat('usa'), 'japan', { sea: 'sea-of-japan', carrier: 'navy', cargo: {}, units: { apc: 1, army: 1 } });
  embark(state, seat('usa'), 'japan', {
    sea: 'sea-of-japan',
    carrier: 'navy',
    cargo: { apc: 1, army: 1 },
    units: { army: 1 },
  });
  expect(forceOf(state.board, 'japan', seat('usa'))).toBeUndefined();
  expect(forceOf(state.board, 'sea-of-japan', seat('usa'))).toMatchObject({
    units: { navy: 2 },
    laden: [{ carrier: 'navy', cargo: { apc: 1, army: 2 } }],
  });
});

test('B-TAC-09 each kind of carrier has its own loads: a ship’s troops take no room of a navy', () => {
  const table = scenario({
    options: { merchantMarine: true },
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: {
        oil: 9,
        units: { 'sea-of-japan': 1 },
        laden: [{ zone: 'sea-of-japan', carrier: 'ship', cargo: { army: 2 } }],
      },
      china: { units: { japan: 1 } },
    },
  });
  const taken = takeOff(new Play(table.game), seat('usa'), 'japan', 'sea-of-japan', { army: 4 });
  expect(taken).toContainEqual({ sea: 'sea-of-japan', carrier: 'navy', cargo: {}, units: { army: 4 } });
});

test('M-AMPHIB-14, A-MOV-09 a merchant ship takes armies off a beach and leaves APCs behind', () => {
  const table = scenario({
    options: { apc: true, merchantMarine: true },
    stage: 4,
    phase: 'attacks',
    powers: { usa: { oil: 9, units: { 'sea-of-japan': { ship: 1 } } }, china: { units: { japan: 1 } } },
  });
  const taken = (wanted: SparseCounts) =>
    takeOff(new Play(table.game), seat('usa'), 'japan', 'sea-of-japan', wanted).map(({ units }) => units);
  expect(taken({ apc: 1 })).toEqual([]);
  expect(taken({ apc: 1, army: 1 })).toEqual([{ army: 1 }]);
});
