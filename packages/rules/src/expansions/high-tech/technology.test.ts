// What the booklet's tables fix, row by row.
import { expect, test } from 'vitest';
import { CARD_VALUE, LEVELS, PIP_PRICE, RESEARCH_PRICE, techFact } from './technology.ts';

test('T-TAB-01, T-TAB-02 what each level moves for a grain and an oil', () => {
  expect(techFact('T-TAB-01').map(({ level, march, flight }) => [level, march, flight.oil, flight.armies])).toEqual([
    [0, 1, 2, 1],
    [1, 1, 2, 1],
    [2, 2, 2, 1],
    [3, 3, 1, 1],
    [4, 4, 1, 2],
    [5, 5, 1, 3],
  ]);
  expect(techFact('T-TAB-02').map(({ level, sail }) => [level, sail])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
});

test('T-EQP-01, T-EQP-02, T-DRW-01, T-DEP-03, T-WIN-01 forty cards of five levels, and what they cost and count', () => {
  expect(LEVELS).toEqual([1, 2, 3, 4, 5]);
  for (const id of ['T-EQP-01', 'T-EQP-02'] as const) {
    const { cards, ofEachLevel } = techFact(id);
    expect([cards, ofEachLevel * LEVELS.length]).toEqual([40, 40]);
  }
  expect([RESEARCH_PRICE, PIP_PRICE, CARD_VALUE]).toEqual([200, 100, 100]);
  expect(techFact('T-AGD-02')).toEqual({ lines: 6, technologies: ['army', 'navy'] });
});
