import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumsOf } from '../backup/backup.ts';
import { appendLoop } from '../testing/processes.ts';
import { newGame, storeThread } from '../testing/stores.ts';
import { openSqliteStore } from './sqlite.ts';
import { SQLITE_FILE } from './sqlite-file.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'marshall-copy-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function opened(folder: string) {
  const said: string[] = [];
  const store = await openSqliteStore({ folder, program: await storeThread(), warn: (line) => said.push(line) });
  return { store, said };
}

/** Copies nothing but the main file, as somebody would who knows no better. */
function copyOf(folder: string, name: string): string {
  const copy = join(parent, name);
  mkdirSync(copy, { mode: 0o700 });
  copyFileSync(join(folder, SQLITE_FILE), join(copy, SQLITE_FILE));
  return copy;
}

test('the main file of a store in use, copied alone, opens with a warning that says what to do; after a clean close without', async () => {
  const folder = join(parent, 'data');
  const first = await opened(folder);
  expect(first.said).toEqual([]);
  await first.store.games.create(newGame('late'));
  const copy = copyOf(folder, 'copy');
  const second = await opened(copy);
  expect(second.said).toEqual([
    expect.stringMatching(
      /copied while a server used it, .* what was written last is missing\..*marshall host backup FILE$/,
    ),
  ]);
  // The schema is in it, and whatever was taken over before.
  expect(await second.store.games.get('late')).toBeUndefined();
  expect(await second.store.games.create(newGame('new'))).toBe(true);
  await second.store.close();
  // It was told once: what is there now is a store like any other.
  const third = await opened(copy);
  expect(third.said).toEqual([]);
  await third.store.close();
  await first.store.close();

  const whole = await opened(copyOf(folder, 'whole'));
  expect(whole.said).toEqual([]);
  expect(await whole.store.games.get('late')).toBeDefined();
  await whole.store.close();
});

test('a store that was killed opens without a warning and with everything, also after a backup has read it', async () => {
  const folder = join(parent, 'data');
  const first = await opened(folder);
  await first.store.games.create(newGame('g'));
  await first.store.close();
  const child = await appendLoop(['sqlite', folder, 'writer', 'g']);
  let acknowledged = 0;
  child.stdout.on('data', (text: Buffer) => {
    acknowledged = Number(text.toString().trim().split(' ').at(-1));
  });
  await vi.waitUntil(() => acknowledged > 50, { timeout: 60_000 });
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  expect(existsSync(join(folder, `${SQLITE_FILE}-wal`))).toBe(true);
  const sums = await sumsOf({ folder });
  expect(sums.entries?.rows).toBeGreaterThanOrEqual(acknowledged);
  const { store, said } = await opened(folder);
  expect(said).toEqual([]);
  expect((await store.games.get('g'))?.sequence).toBeGreaterThanOrEqual(acknowledged);
  await store.close();
});

test('what was written is taken over into the file within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    const folder = join(parent, 'data');
    // Opened in this thread, whose clock can be turned.
    const store = await openSqliteStore({ folder, program: undefined });
    await store.games.create(newGame('early'));
    await vi.advanceTimersByTimeAsync(60_000);
    const copy = await opened(copyOf(folder, 'copy'));
    expect(await copy.store.games.get('early')).toBeDefined();
    await copy.store.close();
    await store.close();
  } finally {
    vi.useRealTimers();
  }
});
