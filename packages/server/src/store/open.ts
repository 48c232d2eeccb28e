import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens PostgreSQL where a database is named, else the embedded store in the data folder. */
export function openStore(where: {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
}): Promise<Store> {
  return where.databaseUrl === undefined || where.databaseUrl === ''
    ? openSqliteStore({ folder: where.folder })
    : openPostgresStore({ url: where.databaseUrl });
}
