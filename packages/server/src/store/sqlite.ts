import { createAccounts } from './accounts.ts';
import { Changes } from './changes.ts';
import { probe } from './database.ts';
import { createGames } from './games.ts';
import { createLog } from './log.ts';
import { createMessages } from './messages.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import type { Sync } from './sqlite-file.ts';
import { loadSqlite, type SqliteLibrary } from './sqlite-library.ts';
import { lockFolder } from './sqlite-lock.ts';
import type { Store } from './store.ts';

/** Opens the embedded store in a data folder, which it makes where there is none. */
export async function openSqliteStore(options: { readonly folder: string }): Promise<Store> {
  return sqliteStore(await loadSqlite(), options.folder);
}

/** Opens the embedded store with a given library, and a given way to sync. */
export async function sqliteStore(library: SqliteLibrary, folder: string, sync?: Sync): Promise<Store> {
  const unlock = await lockFolder(library, folder);
  const changes = new Changes();
  let database: SqliteDatabase;
  try {
    database = new SqliteDatabase(library, folder, changes, sync);
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    kind: 'sqlite',
    games: createGames(database),
    log: createLog(database, (gameId, expectedSequence, entries, commandId, change) =>
      database.append({ gameId, expectedSequence, entries, commandId, change }),
    ),
    accounts: createAccounts(database),
    messages: createMessages(database),
    subscribe: (listener) => changes.subscribe(listener),
    health: () => probe(database),
    async close() {
      if (await database.close()) unlock();
    },
  };
}
