// Whether the store works: whether it answers, and whether it can keep anything.
import type { Database } from './database.ts';
import { StoreError } from './errors.ts';
import type { Health } from './store.ts';

/** Milliseconds for which an answer holds: asking more often doesn't write more often. */
const HOLDS = 1000;

/** Characters of the row that is written: where a command's entries would find no room, it finds none either. */
const FILLING = 16_384;

export interface Checkup {
  health(): Promise<Health>;
  ready(): Promise<Health>;
}

/** A row is written again, and health is whether that is durable. */
export function checkup(database: Database): Checkup {
  let known: { readonly until: number; readonly health: Promise<Health> } | undefined;
  let turn = 0;
  const write = () => {
    turn += 1;
    return database.write([
      {
        sql: `insert into pulse (id, at, filling) values ('pulse', ${database.clock}, $1)
          on conflict (id) do update set at = excluded.at, filling = excluded.filling`,
        // Other letters each time, so that all of it is written.
        params: [String.fromCharCode(97 + (turn % 26)).repeat(FILLING)],
      },
    ]);
  };
  return {
    health() {
      const now = performance.now();
      if (known === undefined || known.until <= now) known = { until: now + HOLDS, health: told(write) };
      return known.health;
    },
    ready: () => told(() => database.read('select version from schema_version', [])),
  };
}

async function told(attempt: () => Promise<unknown>): Promise<Health> {
  try {
    await attempt();
    return { ok: true };
  } catch (error) {
    const failure = error instanceof StoreError ? error : new StoreError('failed', { cause: error });
    return { ok: false, code: failure.code, sentence: failure.message };
  }
}
