// What people write down: notes of their own, when they last looked at a game, and promises to each other.
import { z } from 'zod';
import { type Database, optional, placeholders, writes } from './database.ts';
import { type Diary, OUTCOMES } from './store.ts';

const noteRows = z.array(
  z
    .object({ game: z.string(), body: z.string(), changed: z.number() })
    .transform(({ game: gameId, body: text, changed }) => ({ gameId, text, changed })),
);
const lookRows = z.array(
  z
    .object({ game: z.string(), at: z.number(), body: z.string() })
    .transform(({ game: gameId, ...look }) => ({ ...look, gameId })),
);
const promiseRows = z.array(
  z
    .object({
      id: z.string(),
      game: z.string(),
      giver: z.string(),
      taker: z.string(),
      text: z.string(),
      cycle: z.number(),
      until: z.number(),
      at: z.number(),
      outcome: optional(z.enum(OUTCOMES)),
      settled: optional(z.number()),
    })
    .transform(({ game: gameId, ...promise }) => ({ ...promise, gameId })),
);

export function createDiary(database: Database): Diary {
  const { clock } = database;
  return {
    async note(accountId, gameId) {
      const rows = await database.read('select game, body, changed from notes where account = $1 and game = $2', [
        accountId,
        gameId,
      ]);
      const [note] = noteRows.parse(rows);
      return note === undefined ? undefined : { text: note.text, changed: note.changed };
    },

    async keepNote(accountId, gameId, text) {
      await database.write([
        {
          sql: `insert into notes (account, game, body, changed) values ($1, $2, $3, ${clock})
            on conflict (account, game) do update set body = excluded.body, changed = excluded.changed`,
          params: [accountId, gameId, text],
        },
      ]);
    },

    notesOf: async (accountId) =>
      noteRows.parse(
        await database.read('select game, body, changed from notes where account = $1 order by game', [accountId]),
      ),

    async looks(accountId, gameIds) {
      if (gameIds.length === 0) return [];
      return lookRows.parse(
        await database.read(
          `select game, at, body from looks where account = $1 and game in ${placeholders(2, gameIds.length)}`,
          [accountId, ...gameIds],
        ),
      );
    },

    async keepLook(accountId, gameId, body) {
      await database.write([
        {
          sql: `insert into looks (account, game, at, body) values ($1, $2, ${clock}, $3)
            on conflict (account, game) do update set at = excluded.at, body = excluded.body`,
          params: [accountId, gameId, body],
        },
      ]);
    },

    promise: ({ id, gameId, giver, taker, text, cycle, until }, most) =>
      writes(database, [
        {
          sql: `insert into promises (id, game, giver, taker, text, cycle, until, at)
            select $1, $2, $3, $4, $5, cast($6 as integer), cast($7 as integer), ${clock}
            where (select count(*) from promises where game = $2) < cast($8 as integer)
            on conflict (id) do nothing returning id`,
          params: [id, gameId, giver, taker, text, cycle, until, most],
          guard: true,
        },
      ]),

    promises: async (gameId) =>
      promiseRows.parse(await database.read('select * from promises where game = $1 order by at, id', [gameId])),

    async forgetPromises(gameId, giver) {
      await database.write([{ sql: 'delete from promises where game = $1 and giver = $2', params: [gameId, giver] }]);
    },

    settle: (gameId, id, outcome) =>
      writes(database, [
        {
          sql: `update promises set outcome = $3, settled = case when cast($4 as integer) = 0 then null else ${clock} end
            where game = $1 and id = $2 returning id`,
          params: [gameId, id, outcome ?? null, outcome === undefined ? 0 : 1],
          guard: true,
        },
      ]),
  };
}
