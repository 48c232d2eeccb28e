import type { Warn } from './clock-watch.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens PostgreSQL where a database is named, else the embedded store in the data folder. */
export function openStore(where: {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
  /** Is told what the host should know; the error output unless said. */
  readonly warn?: Warn;
}): Promise<Store> {
  const told = where.warn === undefined ? {} : { warn: where.warn };
  return where.databaseUrl === undefined || where.databaseUrl === ''
    ? openSqliteStore({ folder: where.folder, ...told })
    : openPostgresStore({ url: where.databaseUrl, ...told });
}
