import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from '@marshall/words/en/cli';
import { told } from '@marshall/words/en/cli/told';
import { expect, test } from 'vitest';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Tables that are looked up by a name that is not written down, or said by the server for the host. */
const LOOKED_UP =
  /^(odds\.battle\.die|board\.labels|clauses\.status|host\.(does|refused|store|list\.(status|ban|names)|retention\.kept|check))\./;

/** `play.hints.range` for each text. */
function pathsOf(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null && !Array.isArray(text)
      ? pathsOf(text, `${above}${key}.`)
      : [`${above}${key}`],
  );
}

test('every text of the command line is used', () => {
  const paths = [...pathsOf(cli), ...pathsOf(told)].filter((path) => !LOOKED_UP.test(path));
  expect(paths.length).toBeGreaterThan(100);
  const unused = paths.filter((path) => !new RegExp(`\\.${path.split('.').at(-1)}\\b`).test(sources));
  expect(unused).toEqual([]);
});
