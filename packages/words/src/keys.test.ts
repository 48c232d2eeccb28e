// A text stands under a key that the code knows: a table that is read by its keys has no entry that nothing asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
/** The languages themselves, tests, and what is built. */
const LEFT_OUT = /(^|\/)(de|en|es|dist|node_modules)\/|\.test\.tsx?$/;

const filesIn = (folder: string, suits: (file: string) => boolean): readonly string[] =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && suits(file))
    .map((file) => readFileSync(join(PACKAGES, folder, file), 'utf8'));

/** Every word of the code apart from the languages, without comments; `card-turned` is one word. */
const KNOWN: ReadonlySet<string> = new Set(
  ['rules', 'bots', 'server', 'web', 'cli', 'words']
    .flatMap((name) => filesIn(`${name}/src`, (file) => !LEFT_OUT.test(file)))
    .flatMap((source) => source.replace(/^\s*(\/\/|\/?\*).*$/gm, '').match(/[\w-]+/g) ?? []),
);

/** Helpers of the languages, and words that readers type: neither is a text. */
const NO_TEXTS = /(^|\/)(names|phrases|terms|alike)\.ts$|\.test\.ts$/;

/** Keys at the beginning of a line, as the formatter puts those of every table: `  'goods-carried': …`, `  hint: …`. */
const keysIn = (source: string): readonly string[] =>
  [...source.matchAll(/^ +(?:'([^']+)'|([\w$]+)):/gm)].map(([, quoted, bare]) => quoted ?? bare ?? '');

test('every key of a text names something that the code knows', () => {
  const keys = new Set(filesIn('words/src/en', (file) => !NO_TEXTS.test(file)).flatMap(keysIn));
  expect(keys.size).toBeGreaterThan(1000);
  const unknown = [...keys].filter((key) => !key.split(':').every((part) => KNOWN.has(part)));
  expect(unknown).toEqual([]);
});
