import { z } from 'zod';
import type { Database, Statement } from './database.ts';
import type { QuotaBook, QuotaUse } from './store.ts';

const tallyRows = z.array(z.object({ until: z.number() }));
const nowRows = z.array(z.object({ now: z.number() }));

/** Longer than any statement waits for another, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** What was used of each quota since its window began: one row for each, so that nobody counts what was done. */
export function createQuotas(database: Database): QuotaBook {
  const { clock } = database;
  // A window that ends much later than one that begins now was begun under a clock that has been set back since. A little
  // later is one that was begun while this statement waited for the row: its instant is the one at which it came.
  const over = `(tallies.until <= ${clock} or tallies.until > ${clock} + $3 + ${LONGEST_WAIT})`;
  const statement = ({ key, most, window, amount }: QuotaUse): Statement => ({
    sql: `insert into tallies (key, used, until) select $1, cast($2 as bigint), ${clock} + $3 where cast($2 as bigint) <= $4
      on conflict (key) do update set
        used = case when ${over} then excluded.used else tallies.used + excluded.used end,
        until = case when ${over} then excluded.until else tallies.until end
      where ${over} or tallies.used + excluded.used <= $4
      returning until`,
    params: [key, amount, window, most],
    guard: true,
  });
  return {
    async use(uses) {
      const used = await database.write(uses.map(statement));
      const index = used.findIndex((rows) => rows.length === 0);
      if (index < 0) return { ok: true };
      const { key = '', window = 0 } = uses[index] ?? {};
      const [tally] = tallyRows.parse(await database.read('select until from tallies where key = $1', [key]));
      const [now] = nowRows.parse(await database.read(`select ${clock} as now`, []));
      return { ok: false, index, again: tally?.until ?? (now?.now ?? 0) + window };
    },
  };
}
