import { z } from 'zod';
import type { Database, Statement } from './database.ts';
import type { GameStatus, Retention } from './store.ts';

/** Rows that one step deletes: others write between two steps. */
const STEP = 500;

const idRows = z.array(z.object({ id: z.string() }));
const keyRows = z.array(z.object({ key: z.string() }));

// Written out, as an index of the games of one status is found by it.
const CHANGED_BEFORE: Record<GameStatus, string> = {
  open: "status = 'open' and changed < $1",
  running: "status = 'running' and changed < $1",
  finished: "status = 'finished' and changed < $1",
};

const IDLE_GUESTS = `select id from accounts where login is null and seen < $1
  and not exists (select 1 from seats join games on games.id = seats.game
    where seats.account = accounts.id and games.status <> 'finished')
  order by seen limit $2`;

/** Removes what is not kept forever, a little at a time. */
export function createRetention(database: Database): Retention {
  /** Deletes the rows of a game from a table, step by step. */
  async function empty(table: 'entries' | 'messages' | 'commands', column: string, gameId: string): Promise<void> {
    const sql = `delete from ${table} where game = $1 and ${column} in
      (select ${column} from ${table} where game = $1 limit ${STEP}) returning ${column} as key`;
    for (;;) {
      const [gone] = await database.write([{ sql, params: [gameId] }]);
      if ((gone?.length ?? 0) === 0) return;
    }
  }

  return {
    async guests(before, limit) {
      const [gone] = await database.write([
        {
          sql: `delete from accounts where id in (${IDLE_GUESTS}) returning id`,
          params: [before, limit],
        },
      ]);
      return idRows.parse(gone).map(({ id }) => id);
    },

    async idleGuests(before, limit) {
      return idRows.parse(await database.read(IDLE_GUESTS, [before, limit])).length;
    },

    async games(status, before, limit) {
      const rows = await database.read(
        `select id from games where ${CHANGED_BEFORE[status]} order by changed limit $2`,
        [before, limit],
      );
      return idRows.parse(rows).map(({ id }) => id);
    },

    async game(gameId) {
      await empty('messages', 'number', gameId);
      // From here on nobody finds it: should the program end, what is left of it is removed at the next start.
      const vanish: readonly Statement[] = [
        { sql: 'insert into removals (game) values ($1) on conflict do nothing', params: [gameId] },
        { sql: 'delete from games where id = $1', params: [gameId] },
      ];
      await database.write(vanish, gameId);
      await empty('entries', 'sequence', gameId);
      await empty('commands', 'id', gameId);
      await database.write([{ sql: 'delete from removals where game = $1', params: [gameId] }]);
    },

    async interrupted(limit) {
      return idRows.parse(await database.read('select game as id from removals limit $1', [limit])).map(({ id }) => id);
    },

    async tallies(limit) {
      const [gone] = await database.write([
        {
          sql: `delete from tallies where key in (
              select key from tallies where until < ${database.clock} order by until limit $1) returning key`,
          params: [limit],
        },
      ]);
      return keyRows.parse(gone).length;
    },
  };
}
