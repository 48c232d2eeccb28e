import { sayRefusal, sayRemarks } from '@marshall/words/testing';
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

/** Why a text is no game file, with its figures. */
const whyNot = (written: string) => {
  const read = readGameFile(written);
  return read.ok ? undefined : [read.refusal.message, read.refusal.figures];
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
  ['', 'not-json', undefined],
  ['{"marshall":', 'not-json', undefined],
  ['null', 'no-version', undefined],
  ['{"marshall":"1"}', 'no-version', undefined],
  ['{"marshall":2.5}', 'no-version', undefined],
  ['{"marshall":1e300}', 'no-version', undefined],
  ['{"marshall":[1]}', 'no-version', undefined],
  [`{"marshall":${FILE_VERSION + 1}}`, 'version', { version: FILE_VERSION + 1, reads: FILE_VERSION }],
  ['{"marshall":0}', 'version', { version: 0, reads: FILE_VERSION }],
  [`{"marshall":${FILE_VERSION}}`, 'part', { part: 'setup', wrong: 'missing' }],
  [`{"marshall":${FILE_VERSION},"more":1}`, 'part', { part: 'setup', wrong: 'missing' }],
])('%s is no game file: %s', (written, why, figures) => {
  expect(whyNot(written)).toEqual([`no-game-file:${why}`, figures]);
});

test('parts that are empty, of the wrong kind or none of a game file are named', () => {
  expect(whyNot(changed((json) => ({ ...json, entries: [] })))).toEqual([
    'no-game-file:part',
    { part: 'entries', wrong: 'empty' },
  ]);
  expect(whyNot(changed((json) => ({ ...json, secret: 'open' })))).toEqual([
    'no-game-file:part',
    { part: 'secret', wrong: 'no-digits' },
  ]);
  expect(whyNot(changed((json) => ({ ...json, more: 1 })))).toEqual(['no-game-file:parts', undefined]);
});

test('options, events and commands that this program does not know are named', () => {
  const strange = { ...file.setup, options: { ...file.setup.options, dragons: true } };
  expect(whyNot(changed((json) => ({ ...json, setup: strange })))).toEqual([
    'no-game-file:option',
    { option: 'dragons' },
  ]);
  const entry = (value: unknown) => JSON.stringify({ ...file, entries: [file.entries[0], value] });
  expect(whyNot(entry({ seat: 'seat-1', command: { type: 'pass' }, events: [{ type: 'dragon-woke' }] }))).toEqual([
    'no-game-file:event',
    { entry: 2, event: 'dragon-woke' },
  ]);
  for (const command of [{ type: 'wake-dragon' }, { type: 'bid', cubes: -1 }])
    expect(whyNot(entry({ seat: 'seat-1', command, events: [] }))).toEqual([
      'no-game-file:command',
      { entry: 2, because: expect.anything() },
    ]);
});

test('a set-up that cannot be played is refused for its own reason', () => {
  const alone = { ...file.setup, seats: ['seat-1'] };
  expect(whyNot(changed((json) => ({ ...json, setup: alone })))).toEqual([
    'no-game-file:setup',
    { because: expect.anything() },
  ]);
});

test('an option that came after the game was played takes its default, and the hash stays', () => {
  const { tradeOffers: _, ...older } = file.setup.options;
  const read = readGameFile(JSON.stringify({ ...file, setup: { ...file.setup, options: older } }));
  if (!read.ok) throw new Error(sayRefusal(read.refusal));
  expect(verify(read.value)).toMatchObject({ ok: true, hash: verify(file).hash });
});

test('a mark of the encoding before a file, and other ends of lines in it, change nothing', () => {
  const lines = JSON.stringify(file, undefined, 1).replaceAll('\n', '\r\n');
  expect(readGameFile(`\ufeff${lines}`)).toEqual(readGameFile(text));
  expect(whyNot(`\ufeff\ufeff${lines}`)?.[0]).toBe('no-game-file:not-json');
});

test('nesting without end is refused', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(whyNot(`{"marshall":${FILE_VERSION},"setup":${deep}}`)).toEqual(['no-game-file:deep', undefined]);
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
      return sayRemarks(...verify(read.value).findings).length > 0;
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
    const said = read.ok ? sayRemarks(...verify(read.value).findings) : sayRefusal(read.refusal);
    expect(said).toMatch(/^[^\n]{10,}$/);
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
