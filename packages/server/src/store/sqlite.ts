import { createAccounts } from './accounts.ts';
import { Changes } from './changes.ts';
import { probe } from './database.ts';
import { createGames } from './games.ts';
import { createLog } from './log.ts';
import { createMessages } from './messages.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { loadSqlite } from './sqlite-library.ts';
import type { Store } from './store.ts';

/** Opens the embedded store in a data folder, which it makes where there is none. */
export async function openSqliteStore(options: { readonly folder: string }): Promise<Store> {
  const changes = new Changes();
  return sqliteStore(new SqliteDatabase(await loadSqlite(), options.folder, changes), changes);
}

/** The store on an open database. */
export function sqliteStore(database: SqliteDatabase, changes: Changes): Store {
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
      database.close();
    },
  };
}
