import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
/** Pages without a board, where little changes. */
const ELSEWHERE = /^online\/online\.css$/;

test('no sheet of the war room asks what an element holds: browsers would look through the whole page at every change', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  const asking = sheets.filter((path) => readFileSync(join(SOURCE, path), 'utf8').includes(':has('));
  expect(asking.filter((path) => !ELSEWHERE.test(path))).toEqual([]);
});
