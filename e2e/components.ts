// The components of the page that say something, each with the texts that no other component says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lessons } from '@marshall/words/en/lessons';
import { page } from '@marshall/words/en/page';

const PAGE = fileURLToPath(new URL('../packages/web/src/', import.meta.url));

interface Source {
  readonly file: string;
  readonly source: string;
}

/** Keys of the texts that a component alone says, by its file; without any where others say all of its texts too. */
export function ownTexts(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|^testing\//.test(file))
    .map((file): Source => ({ file, source: readFileSync(join(PAGE, file), 'utf8') }))
    .filter(({ source }) => /from '[./]*(\w+\/)*words\.ts'/.test(source));
  const said = new Map(files.map(({ file }) => [file, [] as string[]]));
  for (const path of [...pathsIn(page, ['page']), ...pathsIn(lessons, ['lessons'])]) {
    const [only, ...others] = files.filter(({ source }) => says(source, path));
    if (only !== undefined && others.length === 0) said.get(only.file)?.push(path.join('.'));
  }
  return said;
}

/** A text is said by a file that has its key, and the name of what it is a part of. */
function says(source: string, path: readonly string[]): boolean {
  const [part = '', key = ''] = path.slice(-2);
  if (!/^\w+$/.test(key)) return false;
  const named = path.length <= 3 ? /[wW]ords\b|WORDS/ : new RegExp(`\\b${part}\\b`);
  return named.test(source) && new RegExp(`[.{,'"]\\s*${key}\\b`).test(source);
}

function pathsIn(texts: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (typeof texts === 'string' || typeof texts === 'function') return [path];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, text]) => pathsIn(text, [...path, key]));
}
