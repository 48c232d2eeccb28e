// What is said about the judgement's figures is what its table shows.
import { CALIBRATION } from '@marshall/bots/review';
import { page as german } from '@marshall/words/de/page';
import { page as english } from '@marshall/words/en/page';
import { page as spanish } from '@marshall/words/es/page';
import { expect, test } from 'vitest';

/** A difference that is worth a word, in percentage points. */
const MUCH = 5;

/** The chances that are far from how often their players won, and whether more won. */
const off = CALIBRATION.flatMap(({ called, won }) => {
  const known = won.filter((each) => each !== undefined);
  const gap = known.reduce((sum, each) => sum + each, 0) / known.length - called;
  return Math.abs(gap) > MUCH ? [{ called: Math.round(called), more: gap > 0 }] : [];
});

test.each([
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
])('the text names the chances that are far off in the table, and no others (%s)', (_, { analysis }) => {
  const said = analysis.source.paragraphs.at(-1) ?? '';
  const named = [...said.matchAll(/(\d+)\s?%/g)].map(([, number]) => Number(number));
  expect(named).toEqual(off.map(({ called }) => called));
  // It says that fewer won.
  expect(off.some(({ more }) => more)).toBe(false);
});
