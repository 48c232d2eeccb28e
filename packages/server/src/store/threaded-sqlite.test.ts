import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameOf, newGame, storeThread } from '../testing/stores.ts';
import { openSqliteStore } from './sqlite.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marshall-thread-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A thread that fails when it is asked something while a file named `trap` is there. */
async function treacherousThread(): Promise<string> {
  const program = join(folder, 'thread.mjs');
  const trap = join(folder, 'trap');
  writeFileSync(
    program,
    `import { existsSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    await import(${JSON.stringify(pathToFileURL(await storeThread()).href)});
    parentPort.on('message', () => { if (existsSync(${JSON.stringify(trap)})) throw new Error('trapped'); });`,
  );
  return program;
}

test('where its thread is lost, everybody who waits is told, nothing acknowledged is gone, and the next request is served', async () => {
  const store = await openSqliteStore({ folder: join(folder, 'data'), program: await treacherousThread() });
  await store.games.create(newGame('g'));
  for (let n = 0; n < 5; n += 1) await store.log.append('g', n, [{ body: `${n + 1}` }]);
  writeFileSync(join(folder, 'trap'), '');
  const lost = await Promise.allSettled([store.log.append('g', 5, [{ body: '6' }]), store.games.get('g')]);
  for (const one of lost)
    expect(one).toMatchObject({
      status: 'rejected',
      reason: { name: 'StoreError', code: 'lost', cause: { message: 'trapped' } },
    });
  rmSync(join(folder, 'trap'));
  const { sequence } = await gameOf(store, 'g');
  expect([5, 6]).toContain(sequence);
  expect(await store.log.append('g', sequence, [{ body: '"on"' }])).toEqual({ sequence: sequence + 1 });
  const entries = await store.log.read('g', 0, 100);
  expect(entries.map((entry) => entry.sequence)).toEqual(entries.map((_, i) => i + 1));
  await store.close();
});

test('errors of the file come through with their code, detail and cause', async () => {
  writeFileSync(join(folder, 'marshall.sqlite'), 'no database at all '.repeat(1000));
  const opening = openSqliteStore({ folder, program: await storeThread() });
  await expect(opening).rejects.toMatchObject({
    code: 'damaged',
    cause: { message: expect.stringContaining('not a database') },
  });
  expect(existsSync(join(folder, 'marshall.sqlite'))).toBe(true);
});

test('more writes than one group holds are all carried out, in their order, and those asked before the end are kept', async () => {
  const place = { folder, program: await storeThread() };
  const store = await openSqliteStore(place);
  await store.games.create(newGame('g'));
  const heard: number[] = [];
  store.subscribe((_, sequence) => heard.push(sequence));
  const all = Array.from({ length: 300 }, (_, n) => store.log.append('g', n, [{ body: `${n + 1}` }]));
  const closed = store.close();
  expect(await Promise.all(all)).toEqual(all.map((_, n) => ({ sequence: n + 1 })));
  await closed;
  expect(heard).toEqual(all.map((_, n) => n + 1));
  await expect(store.games.get('g')).rejects.toMatchObject({ code: 'closed' });
  const again = await openSqliteStore(place);
  expect((await gameOf(again, 'g')).sequence).toBe(300);
  await again.close();
});

test('what was not yet sent when its thread is lost is carried out by the next, and nothing else is', async () => {
  const trap = join(folder, 'trap');
  const store = await openSqliteStore({ folder: join(folder, 'data'), program: await treacherousThread() });
  await store.games.create(newGame('g'));
  writeFileSync(trap, '');
  let over = false;
  const first = store.log.append('g', 0, [{ body: '1' }]).catch(() => {
    over = true;
    rmSync(trap);
  });
  const said: Promise<string | undefined>[] = [];
  // One in each turn of the loop: the last of them waits to be sent when the loss is heard of.
  while (!over) {
    const text = `${said.length}`;
    const post = store.messages.post({ gameId: 'g', conversation: 'all', author: 'usa', text });
    said.push(
      post.then(
        () => text,
        () => undefined,
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
  }
  await first;
  const kept = (await Promise.all(said)).flatMap((text) => text ?? []);
  expect(kept.length).toBeGreaterThan(0);
  const messages = await store.messages.after('g', ['all'], 0, 10_000);
  expect(messages.map(({ text }) => text)).toEqual(kept);
  await store.close();
});

test('a thread that is lost while the store closes leaves the folder to the next', async () => {
  const place = { folder: join(folder, 'data'), program: await treacherousThread() };
  const store = await openSqliteStore(place);
  writeFileSync(join(folder, 'trap'), '');
  await expect(store.close()).rejects.toMatchObject({ code: 'lost' });
  rmSync(join(folder, 'trap'));
  const again = await openSqliteStore(place);
  expect(await again.health()).toEqual({ ok: true });
  await again.close();
});

test('a program of the thread that is not there is told, and the folder is left', async () => {
  await expect(openSqliteStore({ folder, program: join(folder, 'nothing.mjs') })).rejects.toMatchObject({
    code: 'lost',
    cause: { message: expect.stringContaining('nothing.mjs') },
  });
  const store = await openSqliteStore({ folder, program: await storeThread() });
  await store.close();
});
