// Drills of a host: a played game moved there and back, and stores of every earlier schema backed up, restored and checked.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { wholeOf } from '../files/files.ts';
import { operate } from '../host/operations.ts';
import { migrations } from '../store/migrations.ts';
import { SQLITE_FILE } from '../store/sqlite-file.ts';
import { loadSqlite } from '../store/sqlite-library.ts';
import { gameOf, STORE_KINDS, type StoreKind } from '../testing/stores.ts';
import { begun, playByDefaults } from '../testing/tables.ts';
import { backUp, move, restore } from './backup.ts';
import type { Where } from './place.ts';

const VERSIONS = migrations('sqlite').map((_, index) => index + 1);

function whereOf({ kind }: StoreKind, place: string): Where {
  return kind === 'postgres' ? { databaseUrl: place, folder: '' } : { folder: place };
}

describe.each(STORE_KINDS)('a host on $kind', (kind) => {
  test('moves a game that was played to the other store and back: it replays the same and its file is the same', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    await playByDefaults(store, id, 12);
    const before = JSON.stringify(await wholeOf(store, await gameOf(store, id), true));
    await store.close();
    const other = STORE_KINDS.find((one) => one.kind !== kind.kind) ?? kind;
    const there = await other.place();
    const back = await kind.place();
    await move(whereOf(kind, place), whereOf(other, there));
    await move(whereOf(other, there), whereOf(kind, back));
    for (const [at, where] of [
      [other, there],
      [kind, back],
    ] as const) {
      const moved = await at.open(where);
      expect(JSON.stringify(await wholeOf(moved, await gameOf(moved, id), true))).toBe(before);
      expect(await operate(moved, 'check-game', { id })).toMatchObject({ ok: true, entries: 13 });
      // And it is played on.
      await playByDefaults(moved, id, 2);
      expect((await gameOf(moved, id)).sequence).toBe(15);
      await moved.close();
    }
  });

  test.each(VERSIONS)('backs up a store of schema %i, restores it by this release, and checks it', async (version) => {
    const place = await kind.place();
    const script = join(import.meta.dirname, '..', 'store', 'fixtures', `${kind.kind}-${version}.sql`);
    await runSql(kind, place, readFileSync(script, 'utf8'));
    const file = join(mkdtempSync(join(tmpdir(), 'marshall-drill-')), 'old.backup');
    const sums = await backUp(whereOf(kind, place), file, '2030-01-01T00:00:00.000Z');
    const fresh = await kind.place();
    expect(await restore(file, whereOf(kind, fresh))).toEqual(sums);
    const store = await kind.open(fresh);
    expect((await store.log.read('old', 0, 9)).map(({ body }) => body)).toEqual(['"first"', '"second"']);
    // What stands in the fixture is no game of the rules: the check names it with a sentence and goes on.
    expect(await operate(store, 'games', { status: 'running' })).toMatchObject([{ id: 'old', title: '(unreadable)' }]);
    expect(await operate(store, 'check-game', { id: 'old' })).toMatchObject({ id: 'old', ok: false });
    await store.close();
  });
});

async function runSql(kind: StoreKind, place: string, script: string): Promise<void> {
  if (kind.kind === 'sqlite') {
    const { DatabaseSync } = await loadSqlite();
    const database = new DatabaseSync(join(place, SQLITE_FILE));
    // A fixture need not survive a power cut: without this the disk is waited for after every statement.
    database.exec('pragma synchronous = off');
    database.exec(script);
    database.close();
    return;
  }
  const client = new Client({ connectionString: place });
  await client.connect();
  await client.query(script);
  await client.end();
}
