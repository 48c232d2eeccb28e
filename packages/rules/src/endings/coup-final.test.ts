import { expect, test } from 'vitest';
import { TERRITORIES, type Zone } from '../board/index.ts';
import { scenario } from '../testing/index.ts';

const launch = (targets: Partial<Record<Zone, number>>) => ({ type: 'launch', targets }) as const;

/** A table at which so many neutral and foreign territories lie in ashes, Egypt and India not among them. */
function ashes(destroyed: number, nukes: number, dice: readonly number[] = []) {
  const nuked = TERRITORIES.filter((territory) => territory !== 'egypt' && territory !== 'india')
    .slice(-30)
    .slice(0, destroyed);
  return scenario({
    stage: 4,
    phase: 'attacks',
    powers: { china: { nukes: 1 }, europe: {}, usa: { nukes } },
    nuked,
    bidders: ['usa'],
    dice,
  });
}

const CLAUSE_OF = { 13: 'B-WIN-14', 14: 'B-WIN-15', 15: 'B-WIN-16', 16: 'B-WIN-17', 17: 'B-WIN-18' } as const;

for (const n of [13, 14, 15, 16, 17] as const) {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const ends = die >= 19 - n;
    const clauses = ends ? `${CLAUSE_OF[n]}, B-WIN-21` : `${CLAUSE_OF[n]}, B-WIN-20`;
    test(`${clauses} on territory ${n} a roll of ${die} ${ends ? 'ends the game' : 'lets it go on'}`, () => {
      const table = ashes(n - 1, 1, [die]);
      const events = table.usa.does(launch({ egypt: 1 }));
      expect(events.find((event) => event.type === 'roulette-rolled')).toMatchObject({
        seat: 'usa',
        destroyed: n,
        die,
        least: 19 - n,
      });
      if (ends) expect(table.state.ended).toMatchObject({ how: 'coup-final', winners: [] });
      else expect(table.state.ended).toBeUndefined();
    });
  }
}

test('B-WIN-13, -14 up to the 12th destroyed territory nobody rolls', () => {
  const table = ashes(11, 2, [6]);
  const events = table.usa.does(launch({ egypt: 1 }));
  expect(table.state.nuked).toHaveLength(12);
  expect(events.some((event) => event.type === 'roulette-rolled' || event.type === 'rolled')).toBe(false);
  table.usa.does(launch({ india: 1 }));
  expect(table.state.ended?.how).toBe('coup-final');
});

test('B-WIN-19, -21 the 18th ends the game without a roll, and nobody wins', () => {
  const table = ashes(17, 1);
  const events = table.usa.does(launch({ egypt: 1 }));
  expect(events.some((event) => event.type === 'rolled')).toBe(false);
  expect(table.state.ended).toMatchObject({ how: 'coup-final', winners: [] });
  expect(events.find(({ type }) => type === 'game-ended')?.clauses).toContain('B-WIN-19');
  // One that a roll ends before is no matter of the 18th territory.
  const earlier = ashes(12, 1, [6]).usa.does(launch({ egypt: 1 }));
  expect(earlier.find(({ type }) => type === 'game-ended')?.clauses).not.toContain('B-WIN-19');
});

test('B-WIN-14, -15 each territory of a salvo has a roll of its own, before any counterattack', () => {
  const table = ashes(12, 2, [5, 5]);
  table.usa.does(launch({ egypt: 1, india: 1 }));
  const events = table.usa.does({ type: 'order-strikes', zones: ['india', 'egypt'] });
  expect(events.flatMap((event) => (event.type === 'roulette-rolled' ? [[event.destroyed, event.die]] : []))).toEqual([
    [13, 5],
    [14, 5],
  ]);
  expect(table.state.ended?.how).toBe('coup-final');
});

test('B-WIN-20 a strike on a sea never counts', () => {
  const table = ashes(12, 2, [1]);
  const events = table.usa.does(launch({ egypt: 1, 'black-sea': 1 }));
  expect(events.filter((event) => event.type === 'roulette-rolled')).toHaveLength(1);
  expect(table.state.nuked).toHaveLength(13);
});

test.each([
  [10, undefined],
  [11, 'strike-order'],
] as const)(
  'Q-B-76, B-WIN-14 with %i territories destroyed the order of two more is asked for only if it counts: %s',
  (destroyed, kind) => {
    const table = ashes(destroyed, 2, [1]);
    table.usa.does(launch({ egypt: 1, india: 1 }));
    const asked = table.state.question?.kind;
    expect(asked === 'strike-order' ? asked : undefined).toBe(kind);
  },
);
