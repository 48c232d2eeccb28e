import { sayRefusal } from '@marshall/words/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/index.ts';
import { FILE_VERSION, type GameFile, hashOf } from './game-file.ts';
import { readGameFile } from './read-file.ts';
import { fold } from './replay.ts';
import { verify } from './verify.ts';

const THOROUGH = process.env.MARSHALL_PROOF === '1' ? 30 : 1;

const played = playRandomGame({ players: 3, seed: 'a file', options: { opening: 'random', detenteCycle: 1 } });
const file: GameFile = {
  marshall: FILE_VERSION,
  setup: played.setup,
  secret: played.secret,
  entries: played.entries,
};
const text = JSON.stringify(file);

const sentenceOf = (written: string): string => {
  const read = readGameFile(written);
  return read.ok ? '' : sayRefusal(read.refusal);
};

/** The file with one part of it replaced. */
const changed = (change: (json: Record<string, unknown>) => unknown): string => {
  const json: Record<string, unknown> = JSON.parse(text);
  return JSON.stringify(change(json) ?? json);
};

test('a file of a played game is read, verified and folded back to its last position', () => {
  const read = readGameFile(text);
  if (!read.ok) throw new Error(sayRefusal(read.refusal));
  expect(verify(read.value)).toMatchObject({ ok: true, hash: hashOf(played.setup, events(file)) });
  expect(fold(read.value.setup, events(read.value))).toEqual(played.game.state);
});

test('a file of a running game has no secret and is read as well', () => {
  const { secret: _, ...running } = file;
  const read = readGameFile(JSON.stringify({ ...running, entries: running.entries.slice(0, 5) }));
  expect(read).toMatchObject({ ok: true });
});

test.each([
  ['', 'This is not JSON, so it is no game file.'],
  ['{"marshall":', 'This is not JSON, so it is no game file.'],
  ['null', 'This is no game file: a game file begins with its version, under "marshall".'],
  ['{"marshall":"1"}', 'This is no game file: a game file begins with its version, under "marshall".'],
  [
    `{"marshall":${FILE_VERSION + 1}}`,
    `This file is of version ${FILE_VERSION + 1}, and this program reads version ${FILE_VERSION}; get a newer Marshall.`,
  ],
  [
    '{"marshall":0}',
    `This file is of version 0, and this program reads version ${FILE_VERSION}. No Marshall ever wrote such a file; export the game again.`,
  ],
])('%s is answered with one sentence', (written, sentence) => {
  expect(sentenceOf(written)).toBe(sentence);
});

test('options, events and commands that this program does not know are named', () => {
  const strange = { ...file.setup, options: { ...file.setup.options, dragons: true } };
  expect(sentenceOf(changed((json) => ({ ...json, setup: strange })))).toBe(
    'The game uses the option dragons, which this program does not know.',
  );
  const entry = (value: unknown) => JSON.stringify({ ...file, entries: [file.entries[0], value] });
  expect(sentenceOf(entry({ seat: 'seat-1', command: { type: 'pass' }, events: [{ type: 'dragon-woke' }] }))).toBe(
    'Entry 2 holds an event called dragon-woke, which this program does not know.',
  );
  expect(sentenceOf(entry({ seat: 'seat-1', command: { type: 'wake-dragon' }, events: [] }))).toContain('Entry 2');
  expect(sentenceOf(entry({ seat: 'seat-1', command: { type: 'bid', cubes: -1 }, events: [] }))).toContain(
    '“bid” can’t be read: cubes',
  );
});

test('a set-up that cannot be played is refused by its own sentence', () => {
  const alone = { ...file.setup, seats: ['seat-1'] };
  expect(sentenceOf(changed((json) => ({ ...json, setup: alone })))).toContain('2 to 6 players');
});

test('an option that came after the game was played takes its default, and the hash stays', () => {
  const { tradeOffers: _, ...older } = file.setup.options;
  const read = readGameFile(JSON.stringify({ ...file, setup: { ...file.setup, options: older } }));
  if (!read.ok) throw new Error(sayRefusal(read.refusal));
  expect(verify(read.value)).toMatchObject({ ok: true, hash: verify(file).hash });
});

test('nesting without end is refused', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(sentenceOf(`{"marshall":${FILE_VERSION},"setup":${deep}}`)).toBe(
    'This is no game file: it is nested too deeply.',
  );
});

test('no mutation of a file makes reading or verifying fail other than by a sentence', { timeout: 3_600_000 }, () => {
  const bytes = fc.array(fc.tuple(fc.nat(text.length - 1), fc.constantFrom(...'{}[]",:0a-_ \u0000')), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(bytes, (edits) => {
      const letters = [...text];
      for (const [at, letter] of edits) letters[at] = letter;
      const read = readGameFile(letters.join(''));
      if (!read.ok) return sayRefusal(read.refusal).length > 0;
      return verify(read.value).sentence.length > 0;
    }),
    { numRuns: 60 * THOROUGH, seed: 7 },
  );
});

test('no replaced value of a file makes reading or verifying fail other than by a sentence', {
  timeout: 3_600_000,
}, () => {
  const all = pathsOf(JSON.parse(text));
  const values = [null, -1, 'x', [], {}, 1e300];
  for (let i = 0; i < 90 * THOROUGH; i++) {
    const json: unknown = JSON.parse(text);
    put(json, all[(i * 7919) % all.length] ?? [], values[i % values.length]);
    const read = readGameFile(JSON.stringify(json));
    expect((read.ok ? verify(read.value).sentence : sayRefusal(read.refusal)).length).toBeGreaterThan(0);
  }
});

function events(of: GameFile) {
  return of.entries.flatMap((entry) => entry.events);
}

/** The paths to all members of plain data. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

function put(json: unknown, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined || typeof json !== 'object' || json === null) return;
  const members = json as Record<string, unknown>;
  if (rest.length === 0) members[key] = value;
  else put(members[key], rest, value);
}
