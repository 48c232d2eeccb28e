import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { gameOf, newGame } from '../testing/stores.ts';
import { openPostgresStore } from './postgres.ts';
import type { Store } from './store.ts';

async function runSql(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe('two processes on one PostgreSQL', () => {
  let url: string;
  let left: Store;
  let right: Store;

  beforeAll(async () => {
    url = await (await sharedPostgres()).createDatabase();
    left = await openPostgresStore({ url });
    right = await openPostgresStore({ url });
  });

  afterAll(async () => {
    await left.close();
    await right.close();
  });

  test('each hears of what the other keeps, once', async () => {
    const heard: string[] = [];
    left.subscribe((gameId, sequence) => heard.push(`left ${gameId} ${sequence}`));
    right.subscribe((gameId, sequence) => heard.push(`right ${gameId} ${sequence}`));
    await left.games.create(newGame('news'));
    await left.log.append('news', 0, [{ body: '1' }, { body: '2' }]);
    await expect.poll(() => heard).toContain('right news 2');
    await right.log.append('news', 2, [{ body: '3' }]);
    await expect.poll(() => heard).toContain('left news 3');
    await left.messages.post({ gameId: 'news', conversation: 'all', author: 'usa', text: 'Hello' });
    await expect.poll(() => heard).toContain('right news 3');
    await expect.poll(() => heard.filter((line) => line === 'right news 3')).toHaveLength(2);
    expect(heard.toSorted()).toEqual([
      'left news 0',
      'left news 2',
      'left news 3',
      'left news 3',
      'right news 0',
      'right news 2',
      'right news 3',
      'right news 3',
    ]);
  });

  test('of two that append after the same sequence exactly one wins', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `race-${index}`);
    for (const id of ids) await left.games.create(newGame(id));
    for (let sequence = 0; sequence < 10; sequence += 1) {
      // In opposite order, so that careless locks would wait for each other.
      const [ofLeft, ofRight] = await Promise.all([
        Promise.all(ids.map((id) => left.log.append(id, sequence, [{ body: '"left"' }]))),
        Promise.all(ids.toReversed().map((id) => right.log.append(id, sequence, [{ body: '"right"' }]))),
      ]);
      for (const [index, result] of ofLeft.entries()) {
        const pair = [result, ofRight.toReversed()[index]];
        expect(pair).toContainEqual({ sequence: sequence + 1 });
        expect(pair).toContainEqual({ conflict: sequence + 1 });
      }
    }
  });

  test('a command sent to both is applied once', async () => {
    await left.games.create(newGame('twice'));
    for (let sequence = 0; sequence < 20; sequence += 1) {
      const command = { seat: 'usa', id: `c${sequence}` };
      const results = await Promise.all([
        left.log.append('twice', sequence, [{ body: '1' }], command),
        right.log.append('twice', sequence, [{ body: '1' }], command),
      ]);
      expect(results).toContainEqual({ sequence: sequence + 1 });
      expect(results).toContainEqual({ duplicate: sequence + 1, same: true });
    }
  });

  test('a sequence that was written without the lock is refused, and its game alone', async () => {
    await left.games.create(newGame('rogue'));
    await runSql(url, "insert into entries values ('rogue', 1, '0')");
    await left.games.create(newGame('neighbour'));
    const results = await Promise.allSettled(
      ['rogue', 'neighbour'].map((id) => left.log.append(id, 0, [{ body: '1' }])),
    );
    expect(results).toMatchObject([{ reason: { code: 'taken' } }, { value: { sequence: 1 } }]);
    await runSql(url, "update games set sequence = 1 where id = 'rogue'");
    expect(await left.log.append('rogue', 0, [{ body: '1' }])).toEqual({ conflict: 1 });
  });

  test('connections that are cut are replaced, and the news of the gap are told', async () => {
    await left.games.create(newGame('cut'));
    const heard: string[] = [];
    const unsubscribe = right.subscribe((gameId, sequence) => heard.push(`${gameId} ${sequence}`));
    await runSql(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(await retried(() => left.log.append('cut', 0, [{ body: '1' }], { seat: 'usa', id: 'c' }))).toBe(1);
    expect((await gameOf(right, 'cut')).sequence).toBe(1);
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('cut 1');
    unsubscribe();
  });

  test('a full disk fails the append and is over when there is space', async () => {
    await left.games.create(newGame('full'));
    await runSql(
      url,
      `create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on entries execute function full_disk();`,
    );
    await expect(left.log.append('full', 0, [{ body: '1' }])).rejects.toMatchObject({
      name: 'StoreError',
      code: 'disk-full',
    });
    await runSql(url, 'drop trigger full_disk on entries');
    expect(await left.log.append('full', 0, [{ body: '1' }])).toEqual({ sequence: 1 });
  });
});

describe('a PostgreSQL that goes away', () => {
  let postgres: TestPostgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });

  afterAll(async () => {
    await postgres.remove();
  });

  test('at the opening is told with a sentence', async () => {
    const url = await postgres.createDatabase();
    await expect(openPostgresStore({ url: url.replace('marshall_', 'nowhere_') })).rejects.toMatchObject({
      code: 'denied',
    });
    await postgres.stop('fast');
    await expect(openPostgresStore({ url })).rejects.toMatchObject({ name: 'StoreError', code: 'unreachable' });
    await postgres.start();
    await (await openPostgresStore({ url })).close();
  });

  test.each(['fast', 'immediate'] as const)('in mid-game (%s) loses nothing, and the store goes on', async (mode) => {
    const url = await postgres.createDatabase();
    const store = await openPostgresStore({ url });
    const other = await openPostgresStore({ url });
    const games = Array.from({ length: 10 }, (_, index) => `game-${index}`);
    for (const id of games) await store.games.create(newGame(id));
    const heard: string[] = [];
    other.subscribe((gameId, sequence) => heard.push(`${gameId} ${sequence}`));

    const acknowledged = new Map<string, number>();
    const failures = Promise.all(games.map((id) => appendUntilFailure(store, id, acknowledged)));
    await expect.poll(() => acknowledged.get('game-9') ?? 0).toBeGreaterThan(20);
    await postgres.stop(mode);
    for (const failure of await failures) expect(failure).toMatchObject({ name: 'StoreError', code: 'unreachable' });
    expect(await store.health()).toMatchObject({ ok: false, code: 'unreachable' });
    await expect(store.games.get('game-0')).rejects.toMatchObject({ code: 'unreachable' });

    await postgres.start();
    for (const id of games) {
      const { sequence } = await gameOf(store, id);
      expect(sequence).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
      expect((await store.log.read(id, 0, 100_000)).map((entry) => entry.sequence)).toEqual(
        Array.from({ length: sequence }, (_, index) => index + 1),
      );
      expect(await store.log.append(id, sequence, [{ body: '"on"' }])).toEqual({ sequence: sequence + 1 });
      await expect.poll(() => heard, { timeout: 10_000 }).toContain(`${id} ${sequence + 1}`);
    }
    // What it said last is remembered for a second.
    await expect.poll(() => store.health(), { timeout: 10_000 }).toEqual({ ok: true });
    await store.close();
    await other.close();
  });
});

/** Sends a command again until the database answers; gives the sequence it was applied at. */
async function retried(send: () => ReturnType<Store['log']['append']>): Promise<number | undefined> {
  for (;;) {
    try {
      const result = await send();
      if ('sequence' in result) return result.sequence;
      return 'duplicate' in result ? result.duplicate : undefined;
    } catch (error) {
      expect(error).toMatchObject({ code: 'unreachable' });
    }
  }
}

async function appendUntilFailure(store: Store, gameId: string, acknowledged: Map<string, number>): Promise<unknown> {
  try {
    for (let sequence = 0; ; sequence += 1) {
      await store.log.append(gameId, sequence, [{ body: `${sequence}` }]);
      acknowledged.set(gameId, sequence + 1);
    }
  } catch (error) {
    return error;
  }
}
