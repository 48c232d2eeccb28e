import { z } from 'zod';
import type { Database } from './database.ts';
import type { GameLog } from './store.ts';

const entryRows = z.array(z.object({ sequence: z.number(), body: z.string() }));

/** The part of the log that both databases do alike: all but the append. */
export function createLog(database: Database, append: GameLog['append']): GameLog {
  return {
    append,

    async read(gameId, afterSequence, limit) {
      return entryRows.parse(
        await database.read(
          'select sequence, body from entries where game = $1 and sequence > $2 order by sequence limit $3',
          [gameId, afterSequence, limit],
        ),
      );
    },

    async saveSnapshot(gameId, { sequence, body }) {
      await database.write([
        {
          sql: `insert into snapshots (game, sequence, body) values ($1, $2, $3)
            on conflict (game) do update set sequence = excluded.sequence, body = excluded.body
            where excluded.sequence > snapshots.sequence`,
          params: [gameId, sequence, body],
        },
      ]);
    },

    async snapshot(gameId) {
      const [snapshot] = entryRows.parse(
        await database.read('select sequence, body from snapshots where game = $1', [gameId]),
      );
      return snapshot;
    },
  };
}
