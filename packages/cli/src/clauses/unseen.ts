import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Evidence } from './evidence.ts';
import { isTest, sourceFiles } from './sources.ts';

/** A kind of event or a code of a refusal that no test has met, and where it is made. */
export interface Unseen {
  readonly kind: 'event' | 'refusal';
  readonly name: string;
  readonly where: readonly string[];
}

/** Everything the referee can say that it said in no test. */
export async function unseen(root: string, evidence: Evidence): Promise<readonly Unseen[]> {
  const { eventTypes } = await import('@marshall/rules/testing');
  const files = Object.values(evidence);
  const events = new Set(files.flatMap(({ seen }) => seen?.event ?? []));
  const refusals = new Set(files.flatMap(({ seen }) => seen?.refusal ?? []));
  return [
    ...eventTypes()
      .filter((name) => !events.has(name))
      .map((name) => ({ kind: 'event' as const, name, where: [] })),
    ...[...refusalsInSource(root)]
      .filter(([name]) => !refusals.has(name) && !MADE_UP.includes(name))
      .map(([name, where]) => ({ kind: 'refusal' as const, name, where })),
  ];
}

/** The codes of all refusals of the rules, by name, with the places that make them as `path:line`. */
export function refusalsInSource(root: string): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const file of sourceFiles(root, ['rules']).filter((path) => isOfPlay(relative(root, path)))) {
    const text = readFileSync(file, 'utf8');
    for (const { code, at } of codesIn(text)) {
      const line = text.slice(0, at).split('\n').length;
      places.set(code, [...(places.get(code) ?? []), `${relative(root, file)}:${line}`]);
    }
  }
  return new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** No option excludes another yet; what is said then is tested with options made for it. */
const MADE_UP: readonly string[] = ['option-excludes'];

/** The odds ask about battles that are not fought: they refuse sketches, not commands. */
const isOfPlay = (path: string): boolean => !isTest(path) && !/\/odds(\/|\.ts$)/.test(path);

/** Codes as they stand in a source: a literal, or a constant of the same file, at the head of a refusal. */
export function codesIn(source: string): readonly { readonly code: string; readonly at: number }[] {
  const heads = source.matchAll(/\brefuse\(\s*(?:'([a-z0-9-]+)(?::[a-z0-9-]+)?'|([A-Z_]+),)|\bcode: '([a-z0-9-]+)'/g);
  return [...heads].flatMap(({ 0: head, 1: literal, 2: constant, 3: member, index }) => {
    const code = literal ?? member ?? new RegExp(`const ${constant} = '([a-z0-9-]+)'`).exec(source)?.[1];
    return code === undefined ? [] : [{ code, at: index + head.length }];
  });
}
