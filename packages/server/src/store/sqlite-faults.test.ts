import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  fdatasync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendLoop } from '../testing/processes.ts';
import { gameOf, newGame, storeKind } from '../testing/stores.ts';
import { sqliteStore } from './sqlite.ts';
import { SQLITE_FILE } from './sqlite-file.ts';
import { loadSqlite, type SqliteConnection, type SqliteLibrary, type SqliteStatement } from './sqlite-library.ts';
import type { Store } from './store.ts';

let folder: string;
const opened = (place: string): Promise<Store> => storeKind('sqlite').open(place);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marshall-faults-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a data folder', () => {
  test('that another process uses is refused with a sentence', async () => {
    const store = await opened(folder);
    const child = await appendLoop(['sqlite', folder, 'w', 'g']);
    const exited = once(child, 'exit');
    let said = '';
    for await (const text of child.stderr) said += String(text);
    expect(await exited).toEqual([1, null]);
    expect(said).toContain('Another Marshall is using this data folder. Stop it, or choose another folder');
    expect(await store.health()).toEqual({ ok: true });
    await store.close();
  });

  test('that cannot be made is refused', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(opened(join(folder, 'file'))).rejects.toMatchObject({ code: 'denied' });
  });

  test('with a file that is no database is refused and left as it is', async () => {
    writeFileSync(join(folder, SQLITE_FILE), 'no database at all '.repeat(1000));
    await expect(opened(folder)).rejects.toMatchObject({ code: 'damaged' });
    expect(statSync(join(folder, SQLITE_FILE)).size).toBe(19_000);
  });
});

describe('a torn write', () => {
  /** The files as a loss of power would leave them, after 50 acknowledged appends. */
  async function crashed(): Promise<string> {
    const store = await opened(folder);
    await store.games.create(newGame('g'));
    for (let n = 0; n < 50; n += 1) await store.log.append('g', n, [{ body: `${n + 1}` }]);
    const copy = join(folder, 'copy');
    mkdirSync(copy);
    for (const file of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) cpSync(join(folder, file), join(copy, file));
    await store.close();
    return copy;
  }

  /** Opens the store and expects a log without gap that goes on; gives how many entries survived. */
  async function survivors(copy: string): Promise<number> {
    const store = await opened(copy);
    const entries = await store.log.read('g', 0, 1000);
    expect(entries).toEqual(entries.map((_, index) => ({ sequence: index + 1, body: `${index + 1}` })));
    expect((await gameOf(store, 'g')).sequence).toBe(entries.length);
    const result = await store.log.append('g', entries.length, [{ body: '"on"' }]);
    expect(result).toEqual({ sequence: entries.length + 1 });
    await store.close();
    return entries.length;
  }

  test('behind what was acknowledged costs nothing', async () => {
    const copy = await crashed();
    appendFileSync(join(copy, `${SQLITE_FILE}-wal`), Buffer.alloc(6000, 0xa5));
    expect(await survivors(copy)).toBe(50);
  });

  test('that cuts the last record off costs that record alone', async () => {
    const copy = await crashed();
    const wal = join(copy, `${SQLITE_FILE}-wal`);
    truncateSync(wal, statSync(wal).size - 100);
    expect(await survivors(copy)).toBe(49);
  });

  test('that garbles the last record costs that record alone', async () => {
    const copy = await crashed();
    const wal = join(copy, `${SQLITE_FILE}-wal`);
    const file = await open(wal, 'r+');
    await file.write(Buffer.alloc(64, 0xa5), 0, 64, statSync(wal).size - 2000);
    await file.close();
    expect(await survivors(copy)).toBe(49);
  });
});

describe('a full disk', () => {
  const body = JSON.stringify('x'.repeat(10_000));

  /** Appends until it is refused; gives the sequence the log has then. */
  async function fill(store: Store): Promise<number> {
    for (let sequence = 0; ; sequence += 1) {
      try {
        await store.log.append('g', sequence, [{ body }]);
      } catch (error) {
        expect(error).toMatchObject({ name: 'StoreError', code: 'disk-full' });
        return sequence;
      }
    }
  }

  test('fails the append, keeps what was there, and is over when there is space', async () => {
    const { library, connections } = recording(await loadSqlite());
    const store = await sqliteStore(library, folder);
    await store.games.create(newGame('g'));
    connections.at(-1)?.exec('pragma max_page_count = 100');
    const full = await fill(store);
    expect((await gameOf(store, 'g')).sequence).toBe(full);
    expect(await store.health()).toMatchObject({ ok: false, code: 'disk-full' });
    expect(await store.ready()).toEqual({ ok: true });
    connections.at(-1)?.exec('pragma max_page_count = 1000000');
    expect(await store.log.append('g', full, [{ body }])).toEqual({ sequence: full + 1 });
    await expect.poll(() => store.health(), { timeout: 10_000 }).toEqual({ ok: true });
    await store.close();
  });

  test('of its own behaves the same', async ({ skip }) => {
    if (!canMount()) {
      console.warn(
        "NOT RUN: only root can mount a small disk; the limit of a file's size stands in for it (health.test.ts).",
      );
      skip();
    }
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    try {
      const ballast = join(folder, 'ballast');
      writeFileSync(ballast, Buffer.alloc(300_000));
      const store = await opened(folder);
      await store.games.create(newGame('g'));
      const full = await fill(store);
      expect((await gameOf(store, 'g')).sequence).toBe(full);
      expect(await store.health()).toMatchObject({ ok: false, code: 'disk-full' });
      rmSync(ballast);
      expect(await store.log.append('g', full, [{ body }])).toEqual({ sequence: full + 1 });
      await expect.poll(() => store.health(), { timeout: 10_000 }).toEqual({ ok: true });
      await store.close();
      const again = await opened(folder);
      expect((await again.log.read('g', 0, 1000)).length).toBe(full + 1);
      await again.close();
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });
});

test('after an error of the disk the file is opened again and nothing acknowledged is lost', async () => {
  const { library, failNext } = recording(await loadSqlite());
  const store = await sqliteStore(library, folder);
  await store.games.create(newGame('g'));
  await store.log.append('g', 0, [{ body: '1' }]);
  failNext('commit', 'disk I/O error');
  const failures = await Promise.allSettled([
    store.log.append('g', 1, [{ body: '2' }]),
    store.games.arrange('g', 0, { public: false }),
  ]);
  expect(failures).toMatchObject([{ reason: { code: 'disk-error' } }, { reason: { code: 'disk-error' } }]);
  expect(await store.log.read('g', 0, 10)).toEqual([{ sequence: 1, body: '1' }]);
  expect(await store.log.append('g', 1, [{ body: '2' }])).toEqual({ sequence: 2 });
  await store.close();
});

test('nothing is acknowledged or read before the disk has it', async () => {
  const held: (() => void)[] = [];
  const store = await sqliteStore(await loadSqlite(), folder, (file, done) => {
    held.push(() => fdatasync(file, done));
  });
  const created = store.games.create(newGame('g'));
  await vi.waitUntil(() => held.length === 1);
  held.shift()?.();
  await created;
  let told = 0;
  const append = store.log.append('g', 0, [{ body: '1' }]).finally(() => {
    told += 1;
  });
  await vi.waitUntil(() => held.length === 1);
  const reading = store.log.read('g', 0, 10).finally(() => {
    told += 1;
  });
  // Comes too late for this sync: it makes the next group.
  const next = store.log.append('g', 1, [{ body: '2' }]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([told, held.length]).toEqual([0, 1]);
  held.shift()?.();
  expect(await append).toEqual({ sequence: 1 });
  expect(await reading).toEqual([{ sequence: 1, body: '1' }]);
  await vi.waitUntil(() => held.length === 1);
  held.shift()?.();
  expect(await next).toEqual({ sequence: 2 });
  await store.close();
});

test.each([
  ['EIO', 'disk-error'],
  ['ENOSPC', 'disk-full'],
])('a sync that fails with %s is told, and what was acknowledged before stays', async (code, told) => {
  let failing = false;
  const store = await sqliteStore(await loadSqlite(), folder, (file, done) => {
    if (failing) done(Object.assign(new Error(code), { code }));
    else fdatasync(file, done);
  });
  await store.games.create(newGame('g'));
  await store.log.append('g', 0, [{ body: '1' }]);
  failing = true;
  await expect(store.log.append('g', 1, [{ body: '2' }])).rejects.toMatchObject({ name: 'StoreError', code: told });
  failing = false;
  // Whether the second is there the store alone knows; the log has no gap and goes on.
  const { sequence } = await gameOf(store, 'g');
  expect(await store.log.append('g', sequence, [{ body: 'on' }])).toEqual({ sequence: sequence + 1 });
  const kept = await store.log.read('g', 0, 10);
  expect(kept.map((entry) => entry.sequence)).toEqual(kept.map((_, i) => i + 1));
  expect(kept[0]?.body).toBe('1');
  await store.close();
});

/** The library, with its connections at hand and a failure on demand. */
function recording(library: SqliteLibrary) {
  const connections: SqliteConnection[] = [];
  let failure: { sql: string; message: string } | undefined;
  class Recorded extends library.DatabaseSync {
    constructor(path: string) {
      super(path);
      connections.push(this);
    }

    override prepare(sql: string): SqliteStatement {
      const statement = super.prepare(sql);
      return {
        run: (...params) => {
          if (failure?.sql === sql) {
            const { message } = failure;
            failure = undefined;
            throw new Error(message);
          }
          return statement.run(...params);
        },
        get: (...params) => statement.get(...params),
        all: (...params) => statement.all(...params),
      };
    }
  }
  return {
    library: { DatabaseSync: Recorded },
    connections,
    failNext: (sql: string, message: string) => {
      failure = { sql, message };
    },
  };
}

/** Only root on Linux may mount a small disk; elsewhere the page limit stands for it. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const trial = mkdtempSync(join(tmpdir(), 'marshall-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', trial], { stdio: 'ignore' });
    execFileSync('umount', [trial], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}
