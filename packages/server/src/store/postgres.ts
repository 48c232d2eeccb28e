import { type ClientConfig, types } from 'pg';
import { createAccounts } from './accounts.ts';
import { Changes } from './changes.ts';
import { ClockWatch, type Warn } from './clock-watch.ts';
import { createDiary } from './diary.ts';
import { createGames } from './games.ts';
import { checkup } from './health.ts';
import { createHouse } from './house.ts';
import { createLog } from './log.ts';
import { createMessages } from './messages.ts';
import { createNotices } from './notices.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { postgresStoreError } from './postgres-errors.ts';
import { PostgresListener } from './postgres-listener.ts';
import { createQuotas } from './quotas.ts';
import { createRetention } from './retention.ts';
import { Revocations } from './revocations.ts';
import type { Store } from './store.ts';
import { createTimes } from './times.ts';
import { createTrials } from './trials.ts';

export interface PostgresOptions {
  /** Such as `postgres://user:passphrase@host/database`. */
  readonly url: string;
  /** How many connections this process may hold beside the one that listens. */
  readonly connections?: number;
  /** Is told what the host should know. */
  readonly warn?: Warn;
}

/** Opens the store in a PostgreSQL database, which other processes may use at the same time. */
export async function openPostgresStore({ url, connections = 8, warn }: PostgresOptions): Promise<Store> {
  const changes = new Changes();
  const revocations = new Revocations();
  const watch = new ClockWatch(warn);
  const config = clientConfig(url);
  const database = new PostgresDatabase({ ...config, max: connections }, changes, () => listener.renew());
  const listener: PostgresListener = new PostgresListener({
    config,
    clock: database.clock,
    tell: (gameId, sequence, connection) => {
      if (!database.owns(connection)) changes.tell(gameId, sequence);
    },
    revoked: (proof) => revocations.tell(proof),
    time: (instant, ticks) => watch.database(instant, ticks),
  });
  try {
    await database.migrate();
    await listener.start();
  } catch (error) {
    await listener.close();
    await database.close();
    throw postgresStoreError(error);
  }
  return {
    kind: 'postgres',
    games: createGames(database),
    log: createLog(database, (gameId, expectedSequence, entries, commandId, change) =>
      database.append({ gameId, expectedSequence, entries, commandId, change }),
    ),
    accounts: createAccounts(database, revocations),
    messages: createMessages(database),
    quotas: createQuotas(database),
    retention: createRetention(database),
    trials: createTrials(database, false),
    house: createHouse(database),
    times: createTimes(database),
    diary: createDiary(database),
    notices: createNotices(database),
    clock: watch.clock,
    subscribe: (listener) => changes.subscribe(listener),
    onRevoked: (listener) => revocations.subscribe(listener),
    ...checkup(database),

    async close() {
      await listener.close();
      await database.close();
    },
  };
}

/** How this program speaks to a database. */
export function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'marshall',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    // A process that is stopped in mid-transaction must not hold a game for long.
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) },
  };
}
