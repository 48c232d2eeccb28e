import { expect, test } from 'vitest';
import { codesIn } from './unseen.ts';

test('codes of refusals are found as literals, as constants and as members', () => {
  const source = [
    "const OUT = 'out-of-reach';",
    "return refuse('no-set', 'B-ATK-24', '...');",
    "refuse(\n  'no-site',",
    "refuse(OUT, 'B-MOVE-02', '...');",
    "refuse('no-way:over-land', 'B-MOVE-02', { zone })",
    "code: 'not-offered',",
    'refuse(other.code, clause);',
  ].join('\n');
  expect(codesIn(source).map(({ code }) => code)).toEqual([
    'no-set',
    'no-site',
    'out-of-reach',
    'no-way',
    'not-offered',
  ]);
});
