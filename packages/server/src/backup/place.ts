// A database as backups see it: one moment of it to read, or an empty one to fill.
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import type { SqlValue } from '../store/database.ts';
import { StoreError } from '../store/errors.ts';
import { migrations, SCHEMA_VERSION_TABLE } from '../store/migrations.ts';
import { clientConfig } from '../store/postgres.ts';
import { postgresStoreError } from '../store/postgres-errors.ts';
import { warnOfCopy } from '../store/sqlite-copy.ts';
import { SQLITE_FILE } from '../store/sqlite-file.ts';
import { loadSqlite, type SqliteConnection, sqliteStoreError } from '../store/sqlite-library.ts';
import { lockFolder } from '../store/sqlite-lock.ts';
import { holdsStore, keepPrivate } from '../store/sqlite-rights.ts';

/** Where games are kept: a database of PostgreSQL, or else a data folder. */
export interface Where {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
}

/** One connection, in one transaction from its opening on. */
export interface Place {
  /** How this database writes its first parameter, its second, and so on. */
  readonly mark: '$' | '?';
  run(sql: string, params?: readonly SqlValue[]): Promise<readonly unknown[]>;
  /** Ends the transaction and lets go of the database. */
  close(keep: boolean): Promise<void>;
}

const versions = z.array(z.object({ version: z.number() }));

/** Opens one moment of a store that may be in use meanwhile, and says which schema it has. */
export async function openMoment(where: Where): Promise<{ readonly place: Place; readonly schema: number }> {
  const place = isPostgres(where) ? await postgresMoment(where.databaseUrl) : await sqliteMoment(where.folder);
  try {
    const [row] = versions.parse(await place.run('select version from schema_version'));
    if (row === undefined) throw new StoreError('no-store');
    if (row.version > migrations('sqlite').length) throw new StoreError('newer-schema');
    return { place, schema: row.version };
  } catch (error) {
    await place.close(false);
    throw error;
  }
}

/** Holds a folder so that no server writes there meanwhile; a store that a server uses cannot be held. */
export async function holdStill(where: Where): Promise<() => void> {
  if (isPostgres(where) || !holdsStore(where.folder)) return () => undefined;
  return lockFolder(await loadSqlite(), where.folder);
}

/** Makes the tables of a schema in an empty store, which nobody may use meanwhile. */
export async function openEmpty(where: Where, schema: number): Promise<Place> {
  const steps = migrations(isPostgres(where) ? 'postgres' : 'sqlite');
  if (schema > steps.length) throw new StoreError('newer-schema');
  const place = isPostgres(where) ? await postgresEmpty(where.databaseUrl) : await sqliteEmpty(where.folder);
  try {
    await place.run(SCHEMA_VERSION_TABLE);
    if ((await place.run('select version from schema_version')).length > 0) throw new StoreError('not-empty');
    for (const step of steps.slice(0, schema)) await place.run(step);
    await place.run(`insert into schema_version values (${schema})`);
    return place;
  } catch (error) {
    await place.close(false);
    throw error;
  }
}

function isPostgres(where: Where): where is Where & { readonly databaseUrl: string } {
  return where.databaseUrl !== undefined && where.databaseUrl !== '';
}

// A reader of the write-ahead log sees the moment of its first read and disturbs nobody. One that only reads leaves that log
// where it is, so that a store that was killed does not look like a copy afterwards.
async function sqliteMoment(folder: string): Promise<Place> {
  if (!holdsStore(folder)) throw new StoreError('no-store', { detail: folder });
  warnOfCopy(folder, (sentence) => console.error(sentence));
  return sqlitePlace(folder, 'begin;', () => undefined, true);
}

async function sqliteEmpty(folder: string): Promise<Place> {
  const unlock = await lockFolder(await loadSqlite(), folder);
  try {
    // What is filled in holds secrets, and an existing folder may be open to everybody.
    keepPrivate(folder, (sentence) => console.error(sentence));
    return await sqlitePlace(folder, 'pragma journal_mode = wal; pragma synchronous = full; begin immediate;', unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function sqlitePlace(folder: string, opening: string, closed: () => void, readOnly = false): Promise<Place> {
  const library = await loadSqlite();
  const connection = attempt(() => {
    const opened: SqliteConnection = new library.DatabaseSync(join(folder, SQLITE_FILE), { readOnly });
    opened.exec(`pragma busy_timeout = 5000; ${opening}`);
    return opened;
  });
  return {
    mark: '?',
    async run(sql, params = []) {
      return attempt(() => {
        // Steps of the schema hold several statements and no parameter.
        if (params.length > 0 || /^\s*select\b/i.test(sql)) return connection.prepare(sql).all(...params);
        connection.exec(sql);
        return [];
      });
    },
    async close(keep) {
      try {
        attempt(() => connection.exec(keep ? 'commit' : 'rollback'));
      } finally {
        connection.close();
        closed();
      }
    },
  };
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw sqliteStoreError(error);
  }
}

const postgresMoment = (url: string) => postgresPlace(url, 'begin isolation level repeatable read read only');

const postgresEmpty = (url: string) => postgresPlace(url, 'begin');

async function postgresPlace(url: string, opening: string): Promise<Place> {
  // A large table takes longer to read than a request may.
  const client = new Client({ ...clientConfig(url), query_timeout: 0, statement_timeout: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`set idle_in_transaction_session_timeout = 0; ${opening}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw postgresStoreError(error);
  }
  return {
    mark: '$',
    async run(sql, params = []) {
      try {
        const { rows } = await client.query<Record<string, unknown>>(sql, [...params]);
        return rows ?? [];
      } catch (error) {
        throw postgresStoreError(error);
      }
    },
    async close(keep) {
      try {
        await client.query(keep ? 'commit' : 'rollback');
      } catch (error) {
        if (keep) throw postgresStoreError(error);
      } finally {
        await client.end();
      }
    },
  };
}
