import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { newGame, STORE_KINDS, type StoreKind, storeKind } from '../testing/stores.ts';
import { backUp, move, restore, sumsOf } from './backup.ts';
import { openMoment, type Where } from './place.ts';
import { PASSED_BY, TABLES } from './tables.ts';

const MADE = '2030-01-01T00:00:00.000Z';

function whereOf({ kind }: StoreKind, place: string): Where {
  return kind === 'postgres' ? { databaseUrl: place, folder: '' } : { folder: place };
}

/** Some of everything, more than a batch of entries, and letters that languages sort in their own ways. */
async function furnish(store: Store): Promise<void> {
  await store.accounts.create({ id: 'ann', name: 'Ann' });
  await store.accounts.claim('ann', 'ann', 'hash');
  await store.accounts.setRecoveryCodes('ann', ['one', 'Two', 'über']);
  await store.accounts.openSession({ tokenHash: 's', account: 'ann', label: 'here', expires: 9e12 }, 9);
  await store.accounts.addBotToken({ id: 't', tokenHash: 'th', account: 'ann', name: 'bot' }, 5, 's');
  for (const id of ['Zebra', 'apple', 'Ärger', 'b-1', 'b_1']) {
    await store.games.create(newGame(id, { owner: 'ann', meta: '{"title":"«ß» \\u0001"}' }));
    const entries = Array.from({ length: 90 }, (_, at) => ({ body: `{"n":${at}}` }));
    await store.log.append(id, 0, entries.slice(0, 88), { seat: 'usa', id: 'c1' });
    await store.log.append(id, 88, entries.slice(88), { seat: 'usa', id: 'c2' });
    await store.log.saveSnapshot(id, { sequence: 90, body: '{}' });
    await store.messages.post({ gameId: id, conversation: 'all', author: 'usa', text: 'Hello "there"\n' });
    await store.messages.markRead('ann', id, 'all', 1);
  }
}

describe.each(STORE_KINDS)('on $kind', (kind) => {
  test('a backup of a store in use is restored on both stores with every row the same', {
    timeout: 120_000,
  }, async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    await furnish(store);
    const file = join(mkdtempSync(join(tmpdir(), 'marshall-backup-')), 'games.backup');
    const sums = await backUp(whereOf(kind, place), file, MADE);
    expect(Object.keys(sums)).toEqual(TABLES.map(({ name }) => name));
    expect(sums.entries?.rows).toBe(450);
    // Written after the moment, so not in it.
    await store.games.create(newGame('later'));
    for (const target of STORE_KINDS) {
      const fresh = await target.place();
      expect(await restore(file, whereOf(target, fresh))).toEqual(sums);
      const restored = await target.open(fresh);
      expect((await restored.log.read('Ärger', 88, 9)).map(({ body }) => body)).toEqual(['{"n":88}', '{"n":89}']);
      expect(await restored.games.get('later')).toBeUndefined();
      // And it goes on from there.
      expect(await restored.log.append('Ärger', 90, [{ body: '{}' }])).toEqual({ sequence: 91 });
      await restored.close();
      await expect(restore(file, whereOf(target, fresh))).rejects.toMatchObject({ code: 'not-empty' });
    }
    await store.close();
  });

  test('a move to the other store and back leaves every sum as it was', { timeout: 120_000 }, async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    await furnish(store);
    await store.close();
    const before = await sumsOf(whereOf(kind, place));
    const other = STORE_KINDS.find((one) => one.kind !== kind.kind) ?? kind;
    const there = whereOf(other, await other.place());
    const back = whereOf(kind, await kind.place());
    await move(whereOf(kind, place), there);
    await move(there, back);
    expect(await sumsOf(there)).toEqual(before);
    expect(await sumsOf(back)).toEqual(before);
  });

  test('the list of tables is that of the schema', async () => {
    const place = await kind.place();
    await (await kind.open(place)).close();
    const { place: moment } = await openMoment(whereOf(kind, place));
    const rows = await moment.run(
      kind.kind === 'sqlite'
        ? "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"
        : 'select table_name as name from information_schema.tables where table_schema = current_schema()',
    );
    await moment.close(false);
    const names = z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name);
    expect(names.filter((name) => !PASSED_BY.includes(name)).sort()).toEqual(TABLES.map(({ name }) => name).sort());
  });
});

describe('a data folder', () => {
  const kind = storeKind('sqlite');

  test('what a server uses is not moved: what it acknowledges next would be missing from the copy', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    await furnish(store);
    const there = await kind.place();
    await expect(move(whereOf(kind, place), whereOf(kind, there))).rejects.toMatchObject({ code: 'in-use' });
    await store.close();
    await move(whereOf(kind, place), whereOf(kind, there));
    expect(await sumsOf(whereOf(kind, there))).toEqual(await sumsOf(whereOf(kind, place)));
  });

  test('a store that is restored into a folder open to everybody is its owner’s alone', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    await furnish(store);
    const folder = mkdtempSync(join(tmpdir(), 'marshall-backup-'));
    const file = join(folder, 'games.backup');
    await backUp(whereOf(kind, place), file, MADE);
    await store.close();
    const into = mkdtempSync(join(tmpdir(), 'marshall-into-'));
    chmodSync(into, 0o755);
    await restore(file, { folder: into });
    expect(statSync(join(into, 'marshall.sqlite')).mode & 0o777).toBe(0o600);
    expect(statSync(into).mode & 0o777).toBe(0o700);
  });
});

test('a backup that is damaged, cut off or nothing of the kind is refused with a sentence, and nothing is kept', async () => {
  const [kind] = STORE_KINDS;
  if (kind === undefined) throw new Error('no store');
  const place = await kind.place();
  const store = await kind.open(place);
  await furnish(store);
  await store.close();
  const folder = mkdtempSync(join(tmpdir(), 'marshall-backup-'));
  const file = join(folder, 'games.backup');
  await backUp(whereOf(kind, place), file, MADE);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = gunzipSync(readFileSync(file)).toString();
  const damaged: Record<string, Buffer> = {
    'cut off': readFileSync(file).subarray(0, 600),
    'a line short': gzipSync(text.replace(/\{"complete":true\}\n$/, '')),
    'a row less': gzipSync(text.replace(/\{"row":\{"game":"apple","sequence":7,.*\n/, '')),
    'a changed row': gzipSync(text.replace('\\"n\\":7}', '\\"n\\":8}')),
    'no backup': Buffer.from('hello'),
    'another file': gzipSync('{"format":"other"}\n'),
  };
  for (const [name, bytes] of Object.entries(damaged)) {
    const bad = join(folder, 'bad.backup');
    writeFileSync(bad, bytes);
    const fresh = await kind.place();
    await expect(restore(bad, whereOf(kind, fresh)), name).rejects.toMatchObject({
      code: name === 'a line short' ? 'short-backup' : 'bad-backup',
    });
    const kept = await kind.open(fresh);
    expect((await kept.games.list({ list: 'open', limit: 9 })).games, name).toEqual([]);
    await kept.close();
  }
  await expect(restore(join(folder, 'none'), whereOf(kind, await kind.place()))).rejects.toMatchObject({
    code: 'no-backup',
    message: expect.stringContaining('There is no such backup.'),
  });
});
