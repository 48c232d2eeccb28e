import { z } from 'zod';
import { type Database, flag, optional, placeholders, type Statement, writes } from './database.ts';
import { StoreError } from './errors.ts';
import { listQuery, nextCursor } from './lists.ts';
import {
  type Arrangement,
  GAME_STATUSES,
  type Game,
  type Games,
  type Maker,
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
    origin: optional(z.string()),
    meta: z.string(),
    summary: optional(z.string()),
    created: z.number(),
    changed: z.number(),
    due: optional(z.number()),
    sequence: z.number(),
    revision: z.number(),
    asked: z.string().transform((text) => questions.parse(JSON.parse(text))),
    rank: z.number().default(0),
    aside: z
      .string()
      .nullish()
      .transform((why) => why ?? undefined),
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
const openRow = z.tuple([z.object({ open: z.number(), public: z.number() })]);
const revisionRow = z.tuple([z.object({ revision: z.number() })]);

/** Milliseconds: a game whose next step is due within them goes on by itself. */
const SOON = 3_600_000;

/** Games, their seats, and the lists of the lobby. */
export function createGames(database: Database): Games {
  return {
    create: (game) =>
      writes(database, [...gameInserts(game, database.clock), ...seatInserts(game.id, game.seats)], game.id),

    async get(gameId) {
      const rows = gameRows.parse(
        await database.read(
          `select games.*, meta, why as aside from games join arrangements on arrangements.game = id
            left join trials on trials.game = id where id = $1`,
          [gameId],
        ),
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
      writes(
        database,
        [
          { sql: 'delete from games where id = $1 returning id', params: [gameId], guard: true },
          { sql: 'delete from entries where game = $1', params: [gameId] },
          { sql: 'delete from commands where game = $1', params: [gameId] },
        ],
        gameId,
      ),

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

    async unattended(of, idle) {
      const { column, value } = madeBy(of);
      // One that waits for a person without a clock costs nothing; of any other the next step is due before long.
      const rows = await database.read(
        `select count(*) as games from games where ${column} = $1 and status = 'running'
          and due < ${database.clock} + $2 and (acted is null or acted < ${database.clock} - $3)`,
        [value, SOON, idle],
      );
      return countRow.parse(rows)[0].games;
    },

    async open(of) {
      const { column, value } = madeBy(of);
      const rows = await database.read(
        `select count(*) as open, coalesce(sum(public), 0) as public from games where ${column} = $1 and status = 'open'`,
        [value],
      );
      return openRow.parse(rows)[0];
    },

    async postpone({ id, due, sequence }) {
      await database.write([
        { sql: 'update games set due = $2 where id = $1 and sequence = $3', params: [id, due, sequence] },
      ]);
    },
  };
}

/** A game that is not the first open one of its maker, wherever they have their accounts, stands behind those that are. */
function gameInserts(game: NewGame, clock: string): Statement[] {
  const { column, value } = madeBy(
    game.origin === undefined ? { owner: game.owner ?? '' } : { origin: game.origin },
    'others.',
  );
  return [
    {
      sql: `insert into games (id, status, public, owner, origin, created, changed, sequence, revision, precedence)
        values ($1, 'open', $2, $3, $4, ${clock}, ${clock}, 0, 0, -(select count(*) from games as others
          where ${column} = $5 and others.status = 'open' and others.public = 1))
        on conflict do nothing returning id`,
      params: [game.id, game.public ? 1 : 0, game.owner ?? null, game.origin ?? null, value],
      guard: true,
    },
    { sql: 'insert into arrangements (game, meta) values ($1, $2)', params: [game.id, game.meta] },
  ];
}

function madeBy(of: Maker, table = ''): { readonly column: string; readonly value: string } {
  return 'owner' in of ? { column: `${table}owner`, value: of.owner } : { column: `${table}origin`, value: of.origin };
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

/** Games out of rows that hold everything of `games` and `arrangements`. */
export async function readGames(database: Database, rows: readonly unknown[]): Promise<Game[]> {
  return seated(database, gameRows.parse(rows));
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
  // Put together member by member: rows are kept and read at every command, and copies that are spread have each a shape of
  // their own where the engine is older.
  const seats = new Map<string, SeatRow[]>();
  const questions = new Map(games.map(({ id, asked }) => [id, asked]));
  for (const { game, seat, account, bot, ready, contribution } of rows) {
    const row: SeatRow = { seat, account, bot, ready, contribution, asked: questions.get(game)?.[seat] };
    const known = seats.get(game);
    if (known === undefined) seats.set(game, [row]);
    else known.push(row);
  }
  return games.map((game) => ({
    id: game.id,
    status: game.status,
    public: game.public,
    owner: game.owner,
    origin: game.origin,
    meta: game.meta,
    summary: game.summary,
    created: game.created,
    changed: game.changed,
    due: game.due,
    sequence: game.sequence,
    revision: game.revision,
    aside: game.aside,
    seats: seats.get(game.id) ?? [],
  }));
}
