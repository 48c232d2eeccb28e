import { z } from 'zod';
import { StoreError, type StoreErrorCode } from './errors.ts';

/** The part of the SQLite library that the store uses; the built-in one and the package offer it alike. */
export interface SqliteConnection {
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export interface SqliteStatement {
  run(...params: readonly (SqliteParams | string | number | null)[]): unknown;
  get(...params: readonly (SqliteParams | string | number | null)[]): unknown;
  all(...params: readonly (SqliteParams | string | number | null)[]): unknown[];
}

type SqliteParams = Record<string, string | number | null>;

export interface SqliteLibrary {
  readonly DatabaseSync: new (path: string) => SqliteConnection;
}

const library = z.custom<SqliteLibrary>((value) => z.object({ DatabaseSync: z.function() }).safeParse(value).success);

/** Gives the library built into the runtime, else the one of the package. */
export async function loadSqlite(): Promise<SqliteLibrary> {
  const builtIn = library.safeParse(process.getBuiltinModule('node:sqlite'));
  return builtIn.success ? builtIn.data : library.parse(await import('@photostructure/sqlite'));
}

const SQLITE_CODES: Readonly<Record<number, StoreErrorCode>> = {
  3: 'denied',
  5: 'busy',
  6: 'busy',
  8: 'denied',
  10: 'disk-error',
  11: 'damaged',
  13: 'disk-full',
  14: 'denied',
  26: 'damaged',
};

// Extended codes of a constraint: primary key, unique, rowid, foreign key.
const CONSTRAINT_CODES: Readonly<Record<number, StoreErrorCode>> = {
  1555: 'taken',
  2067: 'taken',
  2579: 'taken',
  787: 'unknown',
};

const sqliteError = z.object({ errcode: z.number() });

/** Says what an error of the library means for the store. */
export function sqliteStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = sqliteError.safeParse(error).data?.errcode;
  const meaning = code === undefined ? undefined : (CONSTRAINT_CODES[code] ?? SQLITE_CODES[code & 0xff]);
  if (meaning !== undefined) return new StoreError(meaning, { cause: error });
  return new StoreError('failed', { cause: error, detail: error instanceof Error ? error.message : String(error) });
}
