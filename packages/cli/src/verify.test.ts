import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_VERSION, type GameFile, hashOf } from '@marshall/rules';
import { playRandomGame } from '@marshall/rules/testing';
import { afterAll, expect, test } from 'vitest';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const folder = mkdtempSync(join(tmpdir(), 'marshall-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { setup, secret, entries } = playRandomGame({ players: 2, seed: 'checked', options: { detenteCycle: 1 } });
const file: GameFile = { marshall: FILE_VERSION, setup, secret, entries };
const written = (content: unknown): string => {
  const path = join(folder, 'game.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

test('a true game is confirmed with its hash', async () => {
  expect(await main(['verify', written(file)])).toBe(0);
  const hash = hashOf(
    setup,
    entries.flatMap(({ events }) => events),
  );
  expect(printed.out()).toMatch(
    /^Everything checks out: [\d,]+ commands and [\d,]+ draws\.\nfingerprint [0-9a-f]{64}$/,
  );
  expect(printed.out()).toContain(hash);
});

test('a game that claims an earlier edition, with a figure that the rules do not give, has exit code 3', async () => {
  const path = new URL('../../rules/shelf/edition-2-trade-to-detente.json', import.meta.url);
  const claimed = readFileSync(path, 'utf8').replace(/"edition":\d+,?/g, '');
  const forged = claimed.replace(/"proceeds":\d+/, '"proceeds":11501');
  expect(forged).not.toBe(claimed);
  expect(await main(['verify', written(forged)])).toBe(3);
});

test('a changed game is told with what differs, exit code 1', async () => {
  expect(await main(['verify', written({ ...file, secret: 'ab'.repeat(32) })])).toBe(1);
  expect(printed.out()).toContain('The secret doesn’t match the fingerprint that was published before the game.');
});

test.each([
  [[], 'Name one game file.'],
  [['a', 'b'], 'Name one game file.'],
  [[''], 'Name one game file.'],
  [['no-such-file'], 'There is no file no-such-file.'],
  [['.'], 'The file . can’t be read.'],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  expect(await main(['verify', ...args])).toBe(2);
  expect(printed.err()).toBe(sentence);
});

test.each(['no json', '{}', '[]', '{"marshall":99}', '{"marshall":1,"setup":{}}'])(
  'a file with %s is no game: one sentence and exit code 2',
  async (content) => {
    expect(await main(['verify', written(content)])).toBe(2);
    expect(printed.err().split('\n')).toHaveLength(1);
    expect(printed.out()).toBe('');
  },
);

test('what a file names is told without the characters that a terminal obeys', async () => {
  const [opening, ...rest] = entries;
  const strange = { type: '\u001b[2J\u202ered' };
  expect(await main(['verify', written({ ...file, entries: [{ ...opening, events: [strange] }, ...rest] })])).toBe(2);
  expect(printed.err()).toMatch(/: Entry 1 has an event that this program doesn’t know: \?\[2J\?red\.$/);
  const bell = opening?.events.map((event) => ('name' in event ? { ...event, name: 'deck\u0007' } : event));
  expect(await main(['verify', written({ ...file, entries: [{ ...opening, events: bell }, ...rest] })])).toBe(1);
  expect(printed.out()).toContain('deck');
  expect(printed.out()).not.toContain('\u0007');
});
