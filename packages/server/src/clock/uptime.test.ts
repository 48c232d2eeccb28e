// Time in which the server could not save counts for nobody, however soon after it somebody's time is judged.
import { type Command, seat } from '@marshall/rules';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '../store/errors.ts';
import { openPostgresStore } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { Tables } from '../table/tables.ts';
import { TestClock } from '../testing/clock.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { storeKind } from '../testing/stores.ts';
import { begun, SLOW } from '../testing/tables.ts';
import { Uptime } from './uptime.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const usa = seat('usa');
const china = seat('china');
const PLACE: Command = { type: 'place-armies', territories: [] };

/** A store that goes away and comes back, as its kind does. */
interface Unsteady {
  readonly store: Store;
  down(): Promise<void>;
  up(): Promise<void>;
  remove(): Promise<void>;
}

/** The embedded one: every request of its thread fails. */
async function failing(): Promise<Unsteady> {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const store = await kind.open(place);
  let away = false;
  const breakable = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...words: unknown[]): unknown =>
          away ? Promise.reject(new StoreError('disk-error')) : Reflect.apply(value, target, words);
      },
    });
  return {
    store: { ...store, games: breakable(store.games), log: breakable(store.log), times: breakable(store.times) },
    async down() {
      away = true;
    },
    async up() {
      away = false;
    },
    async remove() {
      await store.close();
      await kind.remove(place);
    },
  };
}

/** A PostgreSQL of its own, which is stopped and started. */
let own: TestPostgres | undefined;
afterAll(() => own?.remove());

async function stopping(): Promise<Unsteady> {
  own ??= await startPostgres();
  const postgres = own;
  const store = await openPostgresStore({ url: await postgres.createDatabase() });
  return {
    store,
    down: () => postgres.stop('fast'),
    up: () => postgres.start(),
    remove: () => store.close(),
  };
}

describe.each([
  { kind: 'sqlite', make: failing },
  { kind: 'postgres', make: stopping },
])('a store that is away, with $kind', ({ make }) => {
  let unsteady: Unsteady;
  let clock: TestClock;
  let uptime: Uptime;
  let tables: Tables;
  let table: Table;

  beforeEach(async () => {
    unsteady = await make();
    clock = new TestClock();
    const kept = clock.of(unsteady.store);
    uptime = new Uptime(kept, { fault: SLOW.fault });
    await uptime.note();
    const store = uptime.watching(kept);
    const id = await begun(store, 'game', { clock: 30, clockKind: 'bank' });
    tables = new Tables(store, { ...SLOW, outages: uptime.outages, settled: uptime.settled, fault: () => undefined });
    const opened = await tables.open(id);
    if (opened === undefined) throw new Error('no table');
    table = opened;
  });

  afterEach(async () => {
    tables.close();
    await unsteady.remove();
  });

  /** The server is at work for so many seconds, and notes it. */
  const works = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      clock.pass(5 * SECOND);
      await uptime.note();
    }
  };
  const sweep = () => tables.sweep().catch(() => undefined);
  const asked = () => table.read(({ paper }) => paper.game.state.question?.id ?? 0);

  test('nobody’s time is judged by an outage of hours, also when the sweep looks before anybody notes it', async () => {
    const first = await asked();
    await works(20);
    await unsteady.down();
    clock.pass(2 * HOUR);
    await sweep();
    await unsteady.up();
    await sweep();
    expect(await asked()).toBe(first);
    // Of 30 seconds 20 were used: ten are left, and then the time is over.
    await works(5);
    await sweep();
    expect(await asked()).toBe(first);
    await works(10);
    await sweep();
    expect(await asked()).toBeGreaterThan(first);
  });

  test('a bank is not charged for it, also where somebody answers before anybody notes it', async () => {
    await works(10);
    await unsteady.down();
    clock.pass(HOUR);
    await expect(table.command(usa, 'lost', PLACE)).rejects.toThrow(StoreError);
    await unsteady.up();
    expect(await table.command(usa, 'kept', PLACE)).toMatchObject({ kind: 'accepted' });
    expect(await table.read(({ paper }) => paper.game.state.question?.waiting)).toEqual([china]);
    const summary = JSON.parse((await unsteady.store.games.get(table.id))?.summary ?? '{}');
    expect(summary.times.spent.usa).toBe(10 * SECOND);
  });

  test('an outage of three seconds in which somebody could not answer moves their deadline too', async () => {
    const first = await asked();
    await works(25);
    clock.pass(SECOND);
    await unsteady.down();
    clock.pass(3 * SECOND);
    await expect(table.command(usa, 'lost', PLACE)).rejects.toThrow(StoreError);
    clock.pass(2 * SECOND);
    await unsteady.up();
    await sweep();
    expect(await asked()).toBe(first);
    expect(await table.command(usa, 'lost', PLACE)).toMatchObject({ kind: 'accepted' });
    expect(await unsteady.store.times.outages(0)).toHaveLength(1);
  });
});
