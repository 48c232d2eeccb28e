import { expect, test } from 'vitest';
import { Play } from '../../referee/play.ts';
import type { SparseCounts } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, scenario } from '../../testing/index.ts';
import { takeOff } from './evacuation.ts';

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
