import { z } from 'zod';
import { type Database, optional, writes } from './database.ts';
import type { Trials } from './store.ts';

const triesRows = z.array(z.object({ tries: z.number() }));
const asideRows = z.array(z.object({ game: z.string(), at: z.number(), why: optional(z.string()) }));

/** `alone` where no other process has the store: then the process that left a note is gone. */
export function createTrials(database: Database, alone: boolean): Trials {
  const { clock } = database;
  const left = alone ? 'true' : `trials.at < ${clock} - 10000`;
  return {
    async begin(gameId) {
      const [rows = []] = await database.write([
        {
          sql: `insert into trials (game, at, tries) values ($1, ${clock}, 1)
            on conflict (game) do update set at = excluded.at,
              tries = case when ${left} then trials.tries + 1 else trials.tries end
            where trials.why is null
            returning tries`,
          params: [gameId],
        },
      ]);
      const [row] = triesRows.parse(rows);
      if (row !== undefined) return { tries: row.tries };
      const [kept] = asideRows.parse(await database.read('select game, at, why from trials where game = $1', [gameId]));
      return { aside: kept?.why ?? '' };
    },

    async done(gameId) {
      await database.write([{ sql: 'delete from trials where game = $1 and why is null', params: [gameId] }]);
    },

    async setAside(gameId, why) {
      const sql = `insert into trials (game, at, tries, why) values ($1, ${clock}, 1, $2)
        on conflict (game) do update set at = excluded.at, why = excluded.why`;
      await database.write([{ sql, params: [gameId, why] }], gameId);
    },

    async aside() {
      const rows = await database.read('select game, at, why from trials where why is not null order by at, game', []);
      return asideRows.parse(rows).map(({ game, at, why }) => ({ game, at, why: why ?? '' }));
    },

    bringBack: (gameId) =>
      writes(database, [
        { sql: 'delete from trials where game = $1 and why is not null returning game', params: [gameId], guard: true },
        { sql: `update games set due = ${clock} where id = $1 and due is not null`, params: [gameId] },
      ]),
  };
}
