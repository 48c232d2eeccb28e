import { z } from 'zod';
import { type Database, flag, optional, placeholders, type Statement, writes } from './database.ts';
import { StoreError } from './errors.ts';
import { listQuery, nextCursor } from './lists.ts';
import {
  type Arrangement,
  GAME_STATUSES,
  type Game,
  type Games,
  type NewGame,
  type Seat,
  type SeatRow,
} from './store.ts';

const questions = z.record(z.string(), z.string());

const gameRows = z.array(
  z.object({
    id: z.string(),
    status: z.enum(GAME_STATUSES),
    public: flag,
    owner: optional(z.string()),
    meta: z.string(),
    summary: optional(z.string()),
    created: z.number(),
    changed: z.number(),
    due: optional(z.number()),
    sequence: z.number(),
    revision: z.number(),
    asked: z.string().transform((text) => questions.parse(JSON.parse(text))),
    rank: z.number().default(0),
  }),
);

const seatRows = z.array(
  z.object({
    game: z.string(),
    seat: z.string(),
    account: optional(z.string()),
    bot: optional(z.string()),
    ready: flag,
    contribution: optional(z.string()),
  }),
);

const dueRows = z.array(z.object({ id: z.string(), due: z.number(), sequence: z.number() }));
const countRow = z.tuple([z.object({ games: z.number() })]);
const revisionRow = z.tuple([z.object({ revision: z.number() })]);

/** Games, their seats, and the lists of the lobby. */
export function createGames(database: Database): Games {
  return {
    create: (game) =>
      writes(database, [...gameInserts(game, database.clock), ...seatInserts(game.id, game.seats)], game.id),

    async get(gameId) {
      const rows = gameRows.parse(
        await database.read('select * from games join arrangements on game = id where id = $1', [gameId]),
      );
      const [game] = await seated(database, rows);
      return game;
    },

    async arrange(gameId, expectedRevision, arrangement) {
      const statements = arrangeStatements(gameId, expectedRevision, arrangement, database.clock);
      const [changed] = await database.write(statements, gameId);
      const arranged = revisionRow.safeParse(changed);
      if (arranged.success) return { revision: arranged.data[0].revision };
      const current = revisionRow.safeParse(await database.read('select revision from games where id = $1', [gameId]));
      if (!current.success) throw new StoreError('unknown');
      return { conflict: current.data[0].revision };
    },

    remove: (gameId) =>
      writes(database, [
        { sql: 'delete from games where id = $1 returning id', params: [gameId], guard: true },
        { sql: 'delete from entries where game = $1', params: [gameId] },
        { sql: 'delete from commands where game = $1', params: [gameId] },
      ]),

    async list(query) {
      const { sql, params } = listQuery(query);
      const rows = gameRows.parse(await database.read(sql, params));
      return { games: await seated(database, rows), next: nextCursor(query, rows) };
    },

    async due(by, limit) {
      return dueRows.parse(
        await database.read(
          "select id, due, sequence from games where due <= $1 and status = 'running' order by due, id limit $2",
          [by, limit],
        ),
      );
    },

    async unattended(owner) {
      const rows = await database.read(
        `select count(*) as games from games where owner = $1 and status = 'running'
          and not exists (select 1 from seats where game = id and account is not null)`,
        [owner],
      );
      return countRow.parse(rows)[0].games;
    },

    async postpone({ id, due, sequence }) {
      await database.write([
        { sql: 'update games set due = $2 where id = $1 and sequence = $3', params: [id, due, sequence] },
      ]);
    },
  };
}

function gameInserts(game: NewGame, clock: string): Statement[] {
  return [
    {
      sql: `insert into games (id, status, public, owner, created, changed, sequence, revision)
        values ($1, 'open', $2, $3, ${clock}, ${clock}, 0, 0) on conflict do nothing returning id`,
      params: [game.id, game.public ? 1 : 0, game.owner ?? null],
      guard: true,
    },
    { sql: 'insert into arrangements (game, meta) values ($1, $2)', params: [game.id, game.meta] },
  ];
}

function seatInserts(gameId: string, seats: readonly Seat[]): Statement[] {
  return seats.map((seat, position) => ({
    sql: `insert into seats (game, seat, position, account, bot, ready, contribution)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (game, seat) do update set position = excluded.position, account = excluded.account,
        bot = excluded.bot, ready = excluded.ready, contribution = excluded.contribution`,
    params: [
      gameId,
      seat.seat,
      position,
      seat.account ?? null,
      seat.bot ?? null,
      seat.ready ? 1 : 0,
      seat.contribution ?? null,
    ],
  }));
}

function arrangeStatements(
  gameId: string,
  expectedRevision: number,
  { status, public: isPublic, meta, seats }: Arrangement,
  clock: string,
): Statement[] {
  const game: Statement = {
    sql: `update games set revision = revision + 1, changed = ${clock}, status = coalesce($3, status),
        public = coalesce($4, public)
      where id = $1 and revision = $2 returning revision`,
    params: [gameId, expectedRevision, status ?? null, isPublic === undefined ? null : Number(isPublic)],
    guard: true,
  };
  const arranged: Statement[] =
    meta === undefined ? [] : [{ sql: 'update arrangements set meta = $2 where game = $1', params: [gameId, meta] }];
  if (seats === undefined) return [game, ...arranged];
  const kept = seats.length === 0 ? '' : ` and seat not in ${placeholders(2, seats.length)}`;
  const left: Statement = {
    sql: `delete from seats where game = $1${kept}`,
    params: [gameId, ...seats.map((seat) => seat.seat)],
  };
  return [game, ...arranged, left, ...seatInserts(gameId, seats)];
}

async function seated(database: Database, games: z.infer<typeof gameRows>): Promise<Game[]> {
  if (games.length === 0) return [];
  const rows = seatRows.parse(
    await database.read(
      `select game, seat, account, bot, ready, contribution from seats
        where game in ${placeholders(1, games.length)} order by game, position`,
      games.map((game) => game.id),
    ),
  );
  const seats = new Map<string, Seat[]>(games.map((game) => [game.id, []]));
  for (const { game, ...seat } of rows) seats.get(game)?.push(seat);
  return games.map(({ rank: _, asked, ...game }) => ({
    ...game,
    seats: (seats.get(game.id) ?? []).map((seat): SeatRow => ({ ...seat, asked: asked[seat.seat] })),
  }));
}
