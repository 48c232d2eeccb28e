import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { gameOf, STORE_KINDS, type StoreKind } from '../testing/stores.ts';
import { migrations } from './migrations.ts';
import { SQLITE_FILE } from './sqlite-file.ts';
import { loadSqlite } from './sqlite-library.ts';

const LATEST = migrations('sqlite').length;
const VERSIONS = Array.from({ length: LATEST }, (_, index) => index + 1);

describe.each(STORE_KINDS)('the schema in $kind', (kind) => {
  test('both databases have the same steps, and every version has its fixture', () => {
    expect(migrations('postgres')).toHaveLength(LATEST);
    expect(VERSIONS.filter((version) => !existsSync(fixture(kind, version)))).toEqual([]);
  });

  test.each(VERSIONS)('a store of version %i opens, keeps what it had and goes on', async (version) => {
    const place = await kind.place();
    await runSql(kind, place, readFileSync(fixture(kind, version), 'utf8'));
    const store = await kind.open(place);

    expect(await gameOf(store, 'old')).toEqual({
      id: 'old',
      status: 'running',
      public: true,
      owner: 'ada',
      origin: undefined,
      meta: '{"title":"Old"}',
      summary: '{"cycle":2}',
      created: 1700000000000,
      changed: 1700000001000,
      due: 1700000002000,
      sequence: 2,
      revision: 3,
      seats: [
        { seat: 'usa', account: 'ada', bot: undefined, ready: true, contribution: 'f00d', asked: '"bid"' },
        { seat: 'china', account: undefined, bot: 'officer', ready: true, contribution: undefined, asked: undefined },
      ],
    });
    expect(await store.log.read('old', 0, 10)).toEqual([
      { sequence: 1, body: '"first"' },
      { sequence: 2, body: '"second"' },
    ]);
    expect(await store.log.snapshot('old')).toEqual({ sequence: 2, body: '"whole"' });
    expect(await store.log.append('old', 2, [{ body: '3' }], { seat: 'usa', id: 'c1' })).toEqual({
      duplicate: 2,
      same: true,
    });
    expect(await store.log.append('old', 2, [{ body: '3' }], { seat: 'usa', id: 'c2' })).toEqual({ sequence: 3 });

    expect(await store.accounts.create({ id: 'ada', name: 'Ada' })).toBe(version < 2);
    if (version >= 2) {
      expect((await store.accounts.byLogin('ada'))?.passphraseHash).toBe('hash');
      expect((await store.accounts.session('session'))?.account).toBe('ada');
      expect((await store.accounts.botToken('bot'))?.name).toBe('Deep Red');
      expect(await store.accounts.useRecoveryCode('ada', 'code')).toBe(true);
    }
    const number = await store.messages.post({ gameId: 'old', conversation: 'all', author: 'usa', text: 'Hi' });
    expect(number).toBe(version < 3 ? 1 : 2);
    const [unread] = await store.messages.unread('ada', ['old']);
    expect(unread?.unread).toBe(1);

    expect(await store.times.settings('ada')).toBe(version < 9 ? undefined : '{"zone":"Europe/Berlin"}');
    expect(await store.times.outages(0)).toHaveLength(version < 9 ? 0 : 1);
    expect((await store.diary.note('ada', 'old'))?.text).toBe(version < 10 ? undefined : 'Trust nobody.');

    const reached = await store.notices.channels(['ada']);
    expect(reached.map(({ address }) => address)).toEqual(version < 11 ? [] : ['ada@example.org']);
    expect(await store.notices.claim(1700000000001, 1000, 10)).toHaveLength(version < 11 ? 0 : 1);
    expect(await store.notices.key('signing', () => 'new')).toBe(version < 11 ? 'new' : 'secret');

    await store.close();
    await kind.remove(place);
  });

  test('several that open an empty store in one moment all succeed, or say that it is in use', async () => {
    const place = await kind.place();
    const opened = await Promise.allSettled(Array.from({ length: 4 }, () => kind.open(place)));
    const stores = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(stores).toHaveLength(kind.kind === 'postgres' ? 4 : 1);
    for (const result of opened) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'in-use' });
    }
    await Promise.all(stores.map((store) => store.close()));
    await kind.remove(place);
  });

  test('data of a newer program is refused and left as it is', async () => {
    const place = await kind.place();
    await (await kind.open(place)).close();
    await runSql(kind, place, `update schema_version set version = ${LATEST + 1}`);
    await expect(kind.open(place)).rejects.toMatchObject({ name: 'StoreError', code: 'newer-schema' });
    await runSql(kind, place, `update schema_version set version = ${LATEST}`);
    await (await kind.open(place)).close();
    await kind.remove(place);
  });
});

function fixture(kind: StoreKind, version: number): string {
  return join(import.meta.dirname, 'fixtures', `${kind.kind}-${version}.sql`);
}

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
