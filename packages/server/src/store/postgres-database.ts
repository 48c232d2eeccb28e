import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';
import { z } from 'zod';
import { type Append, checkAppend } from './append.ts';
import type { Changes } from './changes.ts';
import { checkText, type Database, ranWhole, type SqlValue, type Statement } from './database.ts';
import { StoreError } from './errors.ts';
import { migrations, SCHEMA_VERSION_TABLE } from './migrations.ts';
import { CHANNEL, REVOKED_CHANNEL, writeAppends } from './postgres-append.ts';
import { metAnother, postgresStoreError } from './postgres-errors.ts';
import type { AppendResult } from './store.ts';

/** Entries beyond this many go into the next group, so that a group stays a short transaction. */
const GROUP_SIZE = 1000;
const ATTEMPTS = 5;
const REFUSALS: ReadonlySet<string> = new Set(['unknown', 'taken', 'failed']);

/** Any number that only Marshall's migrations use. */
const MIGRATION_LOCK = 7_220_519;

const versionRows = z.array(z.object({ version: z.number() }));
const sequenceRows = z.array(z.object({ sequence: z.number() }));
const backend = z.object({ processID: z.number() });

interface Waiting {
  readonly append: Append;
  resolve(result: AppendResult): void;
  reject(error: StoreError): void;
}

/** A PostgreSQL database shared by any number of processes. */
export class PostgresDatabase implements Database {
  // One instant for a whole statement.
  readonly clock = '(extract(epoch from statement_timestamp()) * 1000)::bigint';
  readonly telling = (sql: string) =>
    `with gone as (${sql}) select token_hash, pg_notify('${REVOKED_CHANNEL}', token_hash) from gone`;
  readonly #pool: Pool;
  readonly #changes: Changes;
  readonly #inDoubt: () => void;
  readonly #own = new Set<number>();
  #waiting: Waiting[] = [];
  #draining: Promise<void> | undefined;
  #closed = false;

  /** `inDoubt` is called when a connection was lost in mid-transaction: its news may have been kept but not told. */
  constructor(config: PoolConfig, changes: Changes, inDoubt: () => void) {
    this.#changes = changes;
    this.#inDoubt = inDoubt;
    this.#pool = new Pool({ ...config, onConnect: makeDurable });
    // An idle connection that is lost is replaced when it is needed.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => {
      // One that is lost in use says so at the query under way or the next; unheard, its event would end the process.
      client.on('error', () => undefined);
      this.#own.add(backendOf(client));
    });
    this.#pool.on('remove', (client) => this.#own.delete(backendOf(client)));
  }

  /** Tells whether a connection is one of this store's, which has told its news itself. */
  owns(connection: number | undefined): boolean {
    return connection !== undefined && this.#own.has(connection);
  }

  async read(sql: string, params: readonly SqlValue[]): Promise<readonly unknown[]> {
    checkText(params);
    const attempt = async () => {
      const { rows } = await this.#pool.query<Record<string, unknown>>(sql, [...params]);
      return rows;
    };
    try {
      return await attempt();
    } catch (error) {
      this.#refuseWhenClosed();
      // A connection that died while idle says so at its next use; a new one may be had at once.
      if (postgresStoreError(error).code !== 'unreachable') throw postgresStoreError(error);
    }
    try {
      return await attempt();
    } catch (error) {
      throw postgresStoreError(error);
    }
  }

  async write(statements: readonly Statement[], changedGame?: string): Promise<readonly (readonly unknown[])[]> {
    for (const statement of statements) checkText(statement.params);
    const { results, sequence } = await this.#transaction(async (client) => {
      const rows = await runStatements(client, statements);
      const told = changedGame === undefined || !ranWhole(statements, rows) ? undefined : changedGame;
      return { results: rows, sequence: told === undefined ? undefined : await notify(client, told) };
    });
    if (changedGame !== undefined && sequence !== undefined) this.#changes.tell(changedGame, sequence);
    return results;
  }

  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.#refuseWhenClosed();
      checkAppend(append);
      this.#waiting.push({ append, resolve, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Brings the schema to this program's version; of several processes that start at once one does it. */
  async migrate(): Promise<void> {
    await this.#transaction(async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query(SCHEMA_VERSION_TABLE);
      const { rows } = await client.query('select version from schema_version');
      const version = versionRows.parse(rows)[0]?.version ?? 0;
      const steps = migrations('postgres');
      if (version > steps.length) throw new StoreError('newer-schema');
      if (version === steps.length) return;
      for (const step of steps.slice(version)) await client.query(step);
      await client.query('delete from schema_version');
      await client.query('insert into schema_version values ($1)', [steps.length]);
    });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#draining;
    await this.#pool.end();
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw new StoreError('closed');
  }

  /** Appends of this turn, and those that came while the group before was under way, make one group. */
  async #drain(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#appendOrFail(this.#waiting.splice(0, GROUP_SIZE));
    // In the same breath as the last look, so that no append is left waiting.
    this.#draining = undefined;
  }

  /** A group that is refused is tried one by one, so that one bad append fails alone; a failing database fails all. */
  async #appendOrFail(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#appendGroup(group);
    } catch (error) {
      const failure = postgresStoreError(error);
      if (group.length > 1 && REFUSALS.has(failure.code)) {
        for (const one of group) await this.#appendOrFail([one]);
        return;
      }
      for (const { reject } of group) reject(failure);
    }
  }

  async #appendGroup(group: readonly Waiting[]): Promise<void> {
    const appends = group.map(({ append }) => append);
    const { settled, told } = await this.#transaction(
      (client) => writeAppends(client, this.clock, appends),
      // Somebody wrote this sequence without the lock: another look tells the conflict.
      (error) => metAnother(error) || postgresStoreError(error).code === 'taken',
    );
    group.forEach(({ resolve, reject }, index) => {
      const result = settled[index];
      if (result === undefined) reject(new StoreError('failed', { detail: 'an append was not settled' }));
      else if (result instanceof StoreError) reject(result);
      else resolve(result);
    });
    for (const { gameId, sequence } of told) this.#changes.tell(gameId, sequence);
  }

  /** Runs work in a transaction, again where it met another transaction or a connection that died while idle. */
  async #transaction<T>(work: (client: PoolClient) => Promise<T>, mayRetry = metAnother): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      this.#refuseUnlessDraining();
      const step = { begun: false };
      let client: PoolClient | undefined;
      try {
        client = await this.#pool.connect();
        await client.query('begin');
        step.begun = true;
        const result = await work(client);
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        const failure = postgresStoreError(error);
        await leave(client, failure);
        if (step.begun && failure.code === 'unreachable') this.#inDoubt();
        const again = step.begun ? mayRetry(error) : failure.code === 'unreachable' && attempt === 1;
        if (!again || attempt === ATTEMPTS) throw failure;
      }
    }
  }

  /** What was accepted before the close is still written. */
  #refuseUnlessDraining(): void {
    if (this.#draining === undefined) this.#refuseWhenClosed();
  }
}

/** "Acknowledged" means durable, also where the database's default is to say so early. */
async function makeDurable(client: ClientBase): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
}

async function runStatements(client: ClientBase, statements: readonly Statement[]): Promise<unknown[][]> {
  const results: unknown[][] = [];
  for (const { sql, params, guard } of statements) {
    const { rows } = await client.query<Record<string, unknown>>(sql, [...params]);
    results.push(rows);
    if (guard === true && rows.length === 0) break;
  }
  return results;
}

/** Tells of a game; one that was removed has come to 0. */
async function notify(client: ClientBase, gameId: string): Promise<number | undefined> {
  const { rows } = await client.query(
    `select sequence, pg_notify('${CHANNEL}', sequence || ' ' || $1::text)
      from (select coalesce((select sequence from games where id = $1::text), 0) as sequence) as changed`,
    [gameId],
  );
  return sequenceRows.parse(rows)[0]?.sequence;
}

/** Gives a connection back after a failure, or gives it up where it is no good any more. */
async function leave(client: PoolClient | undefined, failure: StoreError): Promise<void> {
  if (client === undefined) return;
  if (failure.code === 'unreachable') {
    client.release(true);
    return;
  }
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}

function backendOf(client: PoolClient): number {
  return backend.safeParse(client).data?.processID ?? 0;
}
