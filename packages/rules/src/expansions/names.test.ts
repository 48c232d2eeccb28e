// The base never names an expansion: it asks, and they amend.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../', import.meta.url);
/** Where base and expansions are composed. */
const COMPOSITION = [
  'game.ts',
  'vocabulary.ts',
  'unit-table.ts',
  'unit-counts.ts',
  'option-table.ts',
  'asset-table.ts',
  'odds-table.ts',
  'index.ts',
];
/** Standing orders answer the questions of every set; what can be ordered, and how it is answered, is listed in one place. */
const ORDERS = ['state/orders.ts', 'order-of-play/standing-order.ts', 'table/standing.ts', 'table/standing-battles.ts'];
const NAMES = /apc|merchant|high-?tech|conflict-?chart/i;

test('no file of the base names an expansion, except for those that compose them', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    // Rows of obstacles and the oracle are there for tests, of every set.
    .filter(
      (file) => !/^(expansions|oracle|testing\/obstacles)\//.test(file) && ![...COMPOSITION, ...ORDERS].includes(file),
    );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => NAMES.test(readFileSync(new URL(file, SOURCE), 'utf8')));
  expect(naming).toEqual([]);
});
