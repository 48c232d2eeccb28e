import { createAccounts } from './accounts.ts';
import { Changes } from './changes.ts';
import { ClockWatch, type Warn } from './clock-watch.ts';
import type { AppendDatabase } from './database.ts';
import { createDiary } from './diary.ts';
import { createGames } from './games.ts';
import { checkup } from './health.ts';
import { createHouse } from './house.ts';
import { createLog } from './log.ts';
import { createMessages } from './messages.ts';
import { createNotices } from './notices.ts';
import { createQuotas } from './quotas.ts';
import { createRetention } from './retention.ts';
import { Revocations } from './revocations.ts';
import { warnOfCopy } from './sqlite-copy.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import type { Sync } from './sqlite-file.ts';
import { loadSqlite, type SqliteLibrary } from './sqlite-library.ts';
import { lockFolder } from './sqlite-lock.ts';
import { keepPrivate } from './sqlite-rights.ts';
import type { Store } from './store.ts';
import { ThreadedSqlite } from './threaded-sqlite.ts';
import { createTimes } from './times.ts';
import { createTrials } from './trials.ts';

/** Threads run the built files; from the sources, as some tests do, the file is opened here. */
const PROGRAM = import.meta.url.endsWith('.ts') ? undefined : new URL('./sqlite-thread.js', import.meta.url);

/** Opens the embedded store in a data folder, which it makes where there is none; `program` is the file of its thread. */
export async function openSqliteStore({
  folder,
  program = PROGRAM,
  warn,
}: {
  readonly folder: string;
  readonly program?: string | URL | undefined;
  /** Is told what the host should know. */
  readonly warn?: Warn;
}): Promise<Store> {
  const library = await loadSqlite();
  if (program === undefined) return sqliteStore(library, folder);
  return storeOn(library, folder, (changes) => ThreadedSqlite.open(folder, changes, program), warn);
}

/** Opens it in this thread, with a given library and a given way to sync. */
export async function sqliteStore(library: SqliteLibrary, folder: string, sync?: Sync): Promise<Store> {
  return storeOn(library, folder, async (changes) => new SqliteDatabase(library, folder, changes, { sync }));
}

/** The lock is this process's, whichever thread has the file. */
async function storeOn(
  library: SqliteLibrary,
  folder: string,
  open: (changes: Changes) => Promise<AppendDatabase>,
  warn: Warn = (sentence) => console.error(sentence),
): Promise<Store> {
  const unlock = await lockFolder(library, folder);
  warnOfCopy(folder, warn);
  keepPrivate(folder, warn);
  const changes = new Changes();
  let database: AppendDatabase;
  try {
    database = await open(changes);
  } catch (error) {
    unlock();
    throw error;
  }
  const revocations = new Revocations();
  const watch = new ClockWatch(warn);
  const unwatch = watch.machine();
  return {
    kind: 'sqlite',
    games: createGames(database),
    log: createLog(database, (gameId, expectedSequence, entries, commandId, change) =>
      database.append({ gameId, expectedSequence, entries, commandId, change }),
    ),
    accounts: createAccounts(database, revocations),
    messages: createMessages(database),
    quotas: createQuotas(database),
    retention: createRetention(database),
    trials: createTrials(database, true),
    house: createHouse(database),
    times: createTimes(database),
    diary: createDiary(database),
    notices: createNotices(database),
    clock: watch.clock,
    subscribe: (listener) => changes.subscribe(listener),
    onRevoked: (listener) => revocations.subscribe(listener),
    ...checkup(database),
    async close() {
      unwatch();
      let closed = true;
      try {
        closed = await database.close();
      } finally {
        if (closed) unlock();
      }
    },
  };
}
