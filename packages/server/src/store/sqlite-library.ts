import { z } from 'zod';
import { StoreError, type StoreErrorCode } from './errors.ts';

/** The part of the SQLite library that the store uses; the built-in one and the package offer it alike. */
export interface SqliteConnection {
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export interface SqliteStatement {
  run(...params: readonly (SqliteParams | string | number | null)[]): { readonly changes: number | bigint };
  get(...params: readonly (SqliteParams | string | number | null)[]): unknown;
  all(...params: readonly (SqliteParams | string | number | null)[]): unknown[];
}

type SqliteParams = Record<string, string | number | null>;

export interface SqliteLibrary {
  readonly DatabaseSync: new (path: string, options?: { readonly readOnly?: boolean }) => SqliteConnection;
}

const library = z.custom<SqliteLibrary>((value) => z.object({ DatabaseSync: z.function() }).safeParse(value).success);

/** Gives the library built into the runtime, else the one of the package. */
export async function loadSqlite(): Promise<SqliteLibrary> {
  const builtIn = library.safeParse(quietly(() => process.getBuiltinModule('node:sqlite')));
  return builtIn.success ? builtIn.data : library.parse(await import('@photostructure/sqlite'));
}

/** Where SQLite is built into Node it calls itself experimental when it is loaded, which is no news for a host. */
function quietly<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** SQLite's own words, as the package gives its number with some errors only. */
const MEANINGS: readonly (readonly [words: string, meaning: StoreErrorCode])[] = [
  ['UNIQUE constraint failed', 'taken'],
  ['FOREIGN KEY constraint failed', 'unknown'],
  ['database or disk is full', 'disk-full'],
  ['disk I/O error', 'disk-error'],
  ['database disk image is malformed', 'damaged'],
  ['malformed database schema', 'damaged'],
  ['file is not a database', 'damaged'],
  ['is locked', 'busy'],
  ['unable to open database', 'denied'],
  ['readonly database', 'denied'],
  ['access permission denied', 'denied'],
];

/** Says what an error of the library means for the store. */
export function sqliteStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const meaning = MEANINGS.find(([words]) => message.includes(words))?.[1];
  if (meaning !== undefined) return new StoreError(meaning, { cause: error });
  return new StoreError('failed', { cause: error, detail: message });
}
