// Game files as bad disks, bad programs and bad people make them: random edits of what an honest file holds.

import type { QuickStream } from '../dice/index.ts';
import { copyPlain } from '../state/plain.ts';

type Json = Record<string, unknown> | unknown[];

const ODD: readonly unknown[] = [
  0,
  -1,
  -5,
  0.5,
  7,
  99,
  1_000,
  20_000,
  999_999_999,
  1e15,
  2 ** 53,
  '',
  'many',
  '__proto__',
  'constructor',
  'toString',
  'bank',
  'spectator',
  'x'.repeat(5_000),
  null,
  true,
  [],
  {},
  [[]],
  { type: 'pass' },
];

const STEPS = [-1, 1, 10, 1_000];

/** A copy of a file's JSON with a few random edits: values changed, swapped, lost, doubled, and entries moved or cut off. */
export function damagedFile(text: string, stream: QuickStream): string {
  const file: Record<string, unknown> = JSON.parse(text);
  const { entries } = file;
  if (stream.below(2) === 0) delete file.secret;
  // Most games are cut: what a damage does shows at the end of what is left.
  if (Array.isArray(entries) && stream.below(3) > 0) entries.length = 1 + stream.below(entries.length);
  for (let edits = 1 + stream.below(3); edits > 0; edits--) {
    const place = Array.isArray(entries) && stream.below(20) > 0 ? placeIn(entries, stream) : placeIn(file, stream);
    if (place !== undefined) edit(place.parent, place.key, stream, entries);
  }
  return JSON.stringify(file);
}

/** A random member at a random depth. */
function placeIn(root: Json, stream: QuickStream): { parent: Json; key: string } | undefined {
  let parent = root;
  for (;;) {
    const keys = Object.keys(parent);
    const key = keys[stream.below(Math.max(1, keys.length))];
    if (key === undefined) return undefined;
    const member = memberOf(parent, key);
    if (!isJson(member) || stream.below(12) === 0) return { parent, key };
    parent = member;
  }
}

function edit(parent: Json, key: string, stream: QuickStream, entries: unknown): void {
  const value = memberOf(parent, key);
  const kind = stream.below(10);
  if (kind === 0) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else if (kind === 1 && Array.isArray(parent)) parent.splice(Number(key), 0, copyPlain(value));
  else if (kind === 2 && Array.isArray(entries)) {
    // A value from elsewhere in the same game is of the right kind as often as not.
    const other = placeIn(entries, stream);
    if (other !== undefined) put(parent, key, copyPlain(memberOf(other.parent, other.key)));
  } else if (kind === 3 && typeof value === 'number')
    put(parent, key, value + (STEPS[stream.below(STEPS.length)] ?? 0));
  else put(parent, key, copyPlain(ODD[stream.below(ODD.length)]));
}

function put(parent: Json, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else parent[key] = value;
}

function memberOf(parent: Json, key: string): unknown {
  return Array.isArray(parent) ? parent[Number(key)] : parent[key];
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
