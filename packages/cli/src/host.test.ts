import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDoor, openStore, type Store } from '@marshall/server';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadSqlite } from '../../server/src/store/sqlite-library.ts';
import { sharedPostgres } from '../../server/src/testing/postgres.ts';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const folder = mkdtempSync(join(tmpdir(), 'marshall-host-'));
const data = join(folder, 'data');
let store: Store;
let door: Awaited<ReturnType<typeof openDoor>>;

const META = {
  title: 'Friday \u001b[31mnight',
  options: {},
  secret: 'TOP-SECRET',
  commitment: '',
  messageKey: '',
  invitations: {},
  spectators: true,
  delay: 0,
};

// A server runs on the folder: everything is asked through its door.
beforeAll(async () => {
  store = await openStore({ folder: data });
  door = await openDoor(data, store, () => undefined);
  await store.accounts.create({ id: 'ann', name: 'Ann' });
  await store.accounts.claim('ann', 'ann-login', 'hash');
  await store.accounts.openSession({ tokenHash: 's', account: 'ann', label: 'Firefox', expires: Date.now() + 1e9 }, 9);
  const seats = [{ seat: 'usa', account: 'ann', ready: true }];
  await store.games.create({ id: 'g1', public: true, owner: 'ann', meta: JSON.stringify(META), seats });
});

afterAll(async () => {
  await door.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const host = (...args: string[]) => main(['host', ...args, '--data', data]);

test('a host lists and inspects games and accounts of a server that runs, and no secret is printed', async () => {
  expect(await host('games')).toBe(0);
  expect(printed.out()).toContain('g1  open');
  expect(printed.out()).toContain('usa: Ann');
  // What moves a terminal's cursor does not reach it.
  expect(printed.out()).not.toContain('\u001b');
  expect(await host('game', 'g1')).toBe(0);
  expect(await host('find-games', 'friday')).toBe(0);
  expect(await host('account', 'ann-login')).toBe(0);
  expect(printed.out()).toContain('Firefox');
  expect(await host('accounts', '--json')).toBe(0);
  expect(printed.out()).not.toContain('TOP-SECRET');
});

test('an id that begins with a dash is an id wherever it stands, and no option', async () => {
  const seats = [{ seat: 'usa', account: 'ann', ready: true }];
  const id = `-${'a-B_'.repeat(5)}c`;
  await store.games.create({ id, public: false, owner: 'ann', meta: JSON.stringify(META), seats });
  expect(await host('game', id)).toBe(0);
  expect(printed.out()).toContain(`id: ${id}`);
  expect(await host('kick', id, 'usa')).toBe(1);
  expect(printed.err()).toContain('while the game is running');
  expect(await host('withdraw', '-Y--V150')).toBe(1);
  expect(printed.err()).not.toContain('no option');
  expect(await host('games', '--status', 'open')).toBe(0);
  expect(await host('remove-game', id, '--yes')).toBe(0);
  expect(await host('game', '--wrong')).toBe(2);
});

test.each([
  [['restart-in', 'soon'], "MINUTES must be a whole number from 1 to 1440, not 'soon'."],
  [['restart-in', '-5'], "MINUTES must be a whole number from 1 to 1440, not '-5'."],
  [['remove-message', 'g1', 'x'], "NUMBER must be a whole number from 1 to 1000000000, not 'x'."],
  [['games', '--limit', '-5'], "--limit must be a whole number from 1 to 1000, not '-5'."],
  [['announce', ''], 'Write it like this: ./marshall host announce TEXT'],
  [['announce', 'x'.repeat(501)], 'TEXT can have up to 500 characters. Yours has 501.'],
  [['mute', 'ann', '--reason', 'x'.repeat(501)], '--reason can have up to 500 characters. Yours has 501.'],
  [['close', 'g1', '--reason', 'x'.repeat(301)], '--reason can have up to 300 characters. Yours has 301.'],
  [['settle', 'r1', '--note', 'x'.repeat(501)], '--note can have up to 500 characters. Yours has 501.'],
  [['ban', 'ann', '--days', '1', '--minutes', '5'], 'Give either --days or --minutes, not both.'],
  [['mute', 'ann', '--limit', '5'], 'There is no option --limit here.'],
  [['kick', 'g1', 'usa', '--days', '2'], 'There is no option --days here.'],
  [['backup', 'file', '--to', 'there'], 'There is no option --to here.'],
  [['gmaes'], "There is no host command 'gmaes'. Did you mean games?"],
  [['zzzzzz'], "There is no host command 'zzzzzz'. Run ./marshall host --help to see them all."],
])('what is wrong with %j is said in the words that were typed', async (args, sentence) => {
  expect(await host(...args)).toBe(2);
  expect(printed.err()).toContain(sentence);
});

test('a folder that holds no games is not made into a store', async () => {
  const nowhere = join(folder, 'nowhere');
  expect(await main(['host', 'games', '--data', nowhere])).toBe(1);
  expect(printed.err()).toContain('There are no games there.');
  expect(existsSync(nowhere)).toBe(false);
});

test('a ban, a mute, a notice and a report settled take effect in the store at once', async () => {
  expect(await host('ban', 'ann-login', '--reason', 'Spam', '--days', '3')).toBe(0);
  const ban = await store.house.banned([{ kind: 'account', subject: 'ann' }]);
  expect(ban?.reason).toBe('Spam');
  // The session stays: a banned person is told why, and may come back when the ban ends.
  expect(await store.accounts.session('s')).toBeDefined();
  expect(await host('bans')).toBe(0);
  expect(printed.out()).toContain('ban of account ann until');
  expect(await host('unban', 'ann')).toBe(0);
  expect(await host('unban', 'ann')).toBe(1);
  expect(await host('mute', 'ann')).toBe(0);
  expect(await store.house.banned([{ kind: 'talk', subject: 'ann' }])).toBeDefined();
  expect(await host('restart-in', '5')).toBe(0);
  expect(printed.out()).toMatch(/To withdraw the announcement: .\/marshall host withdraw \S+$/m);
  expect(await host('notices')).toBe(0);
  expect(printed.out()).toMatch(/^\S+ {2}until .*: the server restarts at \d+:\d\d\s[AP]M \S+$/m);
  const context = JSON.stringify([{ number: 7, author: 'usa', text: 'Fool', reported: true }]);
  await store.house.report({ id: 'r1', account: 'ann', about: 'ann', game: 'g1', message: 7, reason: 'Rude', context });
  expect(await host('reports')).toBe(0);
  expect(printed.out()).toContain('r1');
  expect(printed.out()).toContain('> 7 usa: Fool');
  expect(await host('kick', 'g1', 'usa')).toBe(1);
  expect(printed.err()).toContain('while the game is running');
  expect(await host('settle', 'r1', '--note', 'Muted')).toBe(0);
});

test('a ban, a mute or a notice can last minutes as well as days', async () => {
  const minutesLeft = async (kind: 'account' | 'talk') => {
    const ban = await store.house.banned([{ kind, subject: 'ann' }]);
    return Math.round(((ban?.until ?? 0) - store.clock.now()) / 60_000);
  };
  expect(await host('ban', 'ann', '--minutes', '30')).toBe(0);
  expect(await minutesLeft('account')).toBe(30);
  expect(await host('unban', 'ann')).toBe(0);
  expect(await host('mute', 'ann', '--days', '2')).toBe(0);
  expect(await minutesLeft('talk')).toBe(2 * 1440);
  expect(await host('unmute', 'ann')).toBe(0);
  expect(await host('announce', 'A long night', '--days', '2')).toBe(0);
  const notice = (await store.house.notices()).find(({ text }) => text === 'A long night');
  expect(Math.round(((notice?.until ?? 0) - store.clock.now()) / 60_000)).toBe(2 * 1440);
});

test('a lost passphrase is replaced by one that is printed once', async () => {
  const before = (await store.accounts.get('ann'))?.passphraseHash;
  expect(await host('reset-passphrase', 'ann-login')).toBe(0);
  expect(printed.out()).toMatch(/The new passphrase is (\w{4}-){4}\w{4}\./);
  expect((await store.accounts.get('ann'))?.passphraseHash).not.toBe(before);
});

test('a backup that can’t be read is not called damaged', async () => {
  expect(await main(['host', 'restore', folder, '--data', join(folder, 'third')])).toBe(1);
  expect(printed.err()).toContain(`${folder} is a folder. Name a file in it.`);
});

test('a backup is made while the server runs, restored elsewhere, and moved on', async () => {
  const file = join(folder, 'all.backup');
  expect(await host('backup', file)).toBe(0);
  expect(printed.out()).toContain('checked by restoring it: 1 game with 0 entries, 1 account, 0 messages');
  expect(await host('backup', file)).toBe(1);
  expect(printed.err()).toContain('exists');
  const second = join(folder, 'second');
  expect(await main(['host', 'restore', file, '--data', second])).toBe(0);
  expect(await main(['host', 'restore', file, '--data', second])).toBe(1);
  expect(printed.err()).toContain('This store already has games in it.');
  expect(await main(['host', 'move', '--data', second, '--to', join(folder, 'third')])).toBe(0);
  expect(await main(['host', 'games', '--data', join(folder, 'third')])).toBe(0);
  expect(printed.out()).toContain('g1  open');
});

test('a running game is closed, listed with the reason, and brought back; what is kept for how long is shown and carried out', async () => {
  await store.games.create({ id: 'g2', public: true, meta: JSON.stringify(META), seats: [] });
  expect(await host('close', 'g2')).toBe(1);
  expect(printed.err()).toContain('hasn’t begun');
  await store.log.append('g2', 0, [{ body: '{}' }], undefined, { status: 'running' });
  expect(await host('close', 'g2', '--reason', 'Spam in its talk')).toBe(0);
  expect(await host('aside')).toBe(0);
  expect(printed.out()).toMatch(/^g2 since .*: you closed it: Spam in its talk\.$/m);
  expect(await host('bring-back', 'g2')).toBe(0);
  expect(await store.trials.aside()).toEqual([]);
  expect(await host('bring-back', 'g2')).toBe(1);
  expect(await host('retention')).toBe(0);
  expect(printed.out()).toContain('finished games: 730 days, 0 due');
  expect(printed.out()).toContain('running games without any moves: kept forever');
  expect(await host('retention', '--run')).toBe(0);
  expect(printed.out()).toContain('tables that haven’t started: 30 days, 0 removed');
  await host('remove-game', 'g2', '--yes');
});

test('a store that a newer release has written is refused with a sentence and left as it is, whatever is asked', async () => {
  const newer = 'update schema_version set version = 1000';
  const folderOfNewer = join(folder, 'newer');
  await (await openStore({ folder: folderOfNewer })).close();
  const { DatabaseSync } = await loadSqlite();
  const file = new DatabaseSync(join(folderOfNewer, 'marshall.sqlite'));
  file.exec(newer);
  file.close();
  const url = await (await sharedPostgres()).createDatabase();
  await (await openStore({ databaseUrl: url, folder: '' })).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(newer);
  await client.end();
  for (const databaseUrl of ['', url]) {
    vi.stubEnv('DATABASE_URL', databaseUrl);
    for (const what of [['check'], ['games'], ['backup', join(folder, 'newer.backup')]]) {
      expect(await main(['host', ...what, '--data', folderOfNewer])).toBe(1);
      expect(printed.err().split('\n').at(-1)).toContain(
        'The data was written by a newer Marshall. Update this program. Nothing was changed.',
      );
    }
  }
  vi.unstubAllEnvs();
});

test('a check leaves the data of an older release in its form, and what a server runs on as it is', async () => {
  const older = join(folder, 'older');
  mkdirSync(older);
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(join(older, 'marshall.sqlite'));
  database.exec(readFileSync(join(import.meta.dirname, '../../server/src/store/fixtures/sqlite-7.sql'), 'utf8'));
  const version = () => database.prepare('select version from schema_version').get();
  expect(version()).toEqual({ version: 7 });
  expect(await main(['host', 'check', '--data', older])).toBe(1);
  expect(printed.out()).toMatch(/^DIFFERENT {2}old .*\n1 of 1 running game would go differently/m);
  expect(version()).toEqual({ version: 7 });
  database.close();
  expect(await host('check')).toBe(0);
  expect(printed.out()).toContain('No games are running');
});

test('a path that cannot be written and a status that does not exist are told in a sentence', async () => {
  expect(await host('backup', join(folder, 'missing', 'all.backup'))).toBe(1);
  expect(printed.err()).toContain('there is no such file or folder. Check the path.');
  expect(await host('backup', folder, '--yes')).toBe(1);
  expect(printed.err()).toContain('is a folder. Name a file in it.');
  expect(printed.err()).not.toMatch(/ENOENT|EISDIR/);
  expect(await host('games', '--status', 'foo')).toBe(1);
  expect(printed.err()).toContain("There is no status 'foo'. Use one of these: open, running, finished.");
  expect(await host('games', '--status', 'open')).toBe(0);
});

test('what cannot be undone asks for --yes; wrong words are sentences', async () => {
  expect(await host('remove-game', 'g1')).toBe(1);
  expect(printed.err()).toContain('--yes');
  expect(await host('remove-game', 'g1', '--yes')).toBe(0);
  expect(await host('game', 'g1')).toBe(1);
  expect(await host('frobnicate')).toBe(2);
  expect(await host('ban')).toBe(2);
  expect(await host('game', 'a', 'b')).toBe(2);
  expect(await host('games', '--limit', 'many')).toBe(2);
  expect(await main(['host', 'restore', join(folder, 'nothing'), '--data', join(folder, 'fourth')])).toBe(1);
  expect(await host('export', 'nothing')).toBe(1);
  expect(printed.err()).not.toMatch(/at .*\.ts|Error:/);
});
