// Games and wars of fixed seeds go as they were recorded (law 6): what happens in them, what is offered and refused, and
// what is seen. `node scripts/shelf.mjs --now` writes the record again when the referee is meant to judge otherwise.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Chapter, RECORDED } from '../testing/index.ts';

const record: Readonly<Record<string, readonly Chapter[]>> = JSON.parse(
  readFileSync(new URL('../../record.json', import.meta.url), 'utf8'),
);

test.each(RECORDED)('$name: as it was recorded', ({ name, tell }) => {
  expect(tell()).toEqual(record[name]);
});

test('the record has no game that is not told', () => {
  expect(Object.keys(record)).toEqual(RECORDED.map(({ name }) => name));
});
