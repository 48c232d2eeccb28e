import { z } from 'zod';
import { accountRows, alone } from './accounts.ts';
import { type Database, optional, placeholders, type Statement, writes } from './database.ts';
import { readGames } from './games.ts';
import { createMerging } from './merging.ts';
import { BAN_KINDS, type HouseBook, type HouseQuery, REMOVAL, SERVER_SAYS } from './store.ts';

const banRows = z.array(
  z.object({
    kind: z.enum(BAN_KINDS),
    subject: z.string(),
    reason: z.string(),
    created: z.number(),
    until: optional(z.number()),
  }),
);

const noticeRows = z.array(z.object({ id: z.string(), text: z.string(), created: z.number(), until: z.number() }));

const reportRows = z.array(
  z.object({
    id: z.string(),
    account: z.string(),
    about: z.string(),
    game: optional(z.string()),
    message: optional(z.number()),
    reason: z.string(),
    context: z.string(),
    created: z.number(),
    settled: optional(z.number()),
    note: optional(z.string()),
  }),
);

const idRows = z.array(z.object({ id: z.string() }));
const saidRows = z.array(z.object({ number: z.number(), conversation: z.string() }));
const countRows = z.array(z.object({ what: z.string(), number: z.number() }));

/** Messages that one note names. */
const NOTED_AT_ONCE = 500;

/** What a host and the people keep order with: bans, notices, blocks, reports, and looks at everything that is kept. */
export function createHouse(database: Database): HouseBook {
  const { clock } = database;
  const holds = `(until is null or until > ${clock})`;
  const reportsOf = async (column: 'account' | 'about', account: string, limit: number) =>
    reportRows.parse(
      await database.read(`select * from reports where ${column} = $1 order by created desc, id limit $2`, [
        account,
        limit,
      ]),
    );
  return {
    async ban({ kind, subject, reason, until }) {
      await database.write([
        {
          sql: `insert into bans (kind, subject, reason, created, until) values ($1, $2, $3, ${clock}, $4)
            on conflict (kind, subject) do update set reason = excluded.reason, until = excluded.until`,
          params: [kind, subject, reason, until ?? null],
        },
      ]);
    },

    unban: (kind, subject) =>
      writes(database, [
        { sql: 'delete from bans where kind = $1 and subject = $2 returning kind', params: [kind, subject] },
      ]),

    async bans() {
      return banRows.parse(await database.read(`select * from bans where ${holds} order by created, subject`, []));
    },

    async banned(subjects) {
      if (subjects.length === 0) return undefined;
      const pairs = subjects.map((_, at) => `(kind = $${2 * at + 1} and subject = $${2 * at + 2})`).join(' or ');
      const [ban] = banRows.parse(
        await database.read(
          `select * from bans where (${pairs}) and ${holds} order by created limit 1`,
          subjects.flatMap(({ kind, subject }) => [kind, subject]),
        ),
      );
      return ban;
    },

    async announce({ id, text, until }) {
      await database.write([
        {
          sql: `insert into notices (id, text, created, until) values ($1, $2, ${clock}, $3)
            on conflict (id) do update set text = excluded.text, until = excluded.until`,
          params: [id, text, until],
        },
        { sql: `delete from notices where until <= ${clock}`, params: [] },
      ]);
    },

    withdraw: (id) => writes(database, [{ sql: 'delete from notices where id = $1 returning id', params: [id] }]),

    async notices() {
      return noticeRows.parse(
        await database.read(`select * from notices where until > ${clock} order by created, id`, []),
      );
    },

    async block(account, blocked, most) {
      const [, kept = []] = await database.write([
        alone(account),
        {
          sql: `insert into blocks (account, blocked, created) select $1, $2, ${clock}
              where (select count(*) from blocks where account = $1 and blocked <> $2) < $3
            on conflict (account, blocked) do update set created = blocks.created returning account`,
          params: [account, blocked, most],
        },
      ]);
      return kept.length > 0;
    },

    unblock: (account, blocked) =>
      writes(database, [
        { sql: 'delete from blocks where account = $1 and blocked = $2 returning account', params: [account, blocked] },
      ]),

    async blocked(account) {
      const rows = await database.read(
        'select blocked as id from blocks where account = $1 order by created, blocked',
        [account],
      );
      return idRows.parse(rows).map(({ id }) => id);
    },

    async blockers(account, of) {
      if (of.length === 0) return [];
      const rows = await database.read(
        `select account as id from blocks where blocked = $1 and account in ${placeholders(2, of.length)}`,
        [account, ...of],
      );
      return idRows.parse(rows).map(({ id }) => id);
    },

    async report({ id, account, about, game, message, reason, context }) {
      await database.write([
        {
          sql: `insert into reports (id, account, about, game, message, reason, context, created)
            values ($1, $2, $3, $4, $5, $6, $7, ${clock})`,
          params: [id, account, about, game ?? null, message ?? null, reason, context],
        },
      ]);
    },

    async reports({ limit, skip = 0, settled }) {
      return reportRows.parse(
        await database.read(
          `select * from reports where settled is ${settled ? 'not ' : ''}null order by created, id limit $1 offset $2`,
          [limit, skip],
        ),
      );
    },

    reportsBy: (account, limit) => reportsOf('account', account, limit),
    reportsAbout: (account, limit) => reportsOf('about', account, limit),

    settle: (reportId, note) =>
      writes(database, [
        {
          sql: `update reports set settled = ${clock}, note = $2 where id = $1 and settled is null returning id`,
          params: [reportId, note],
        },
      ]),

    removeMessage: (gameId, number) =>
      writes(
        database,
        [
          {
            sql: "update messages set text = '', removed = 1 where game = $1 and number = $2 returning number",
            params: [gameId, number],
            guard: true,
          },
          ...noteOf(gameId, [number], clock),
        ],
        gameId,
      ),

    async noteRemoved(gameId, numbers) {
      for (let at = 0; at < numbers.length; at += NOTED_AT_ONCE)
        await writes(database, noteOf(gameId, numbers.slice(at, at + NOTED_AT_ONCE), clock), gameId);
    },

    async games({ limit, skip = 0, like, status }) {
      const rows = await database.read(
        `select * from games join arrangements on game = id
          where ($1 = '' or status = $1)
            and ($2 = '' or id like $2 escape '\\' or meta like $2 escape '\\' or owner in (
              select accounts.id from accounts where ${matches('$2')}))
          order by changed desc, id limit $3 offset $4`,
        [status ?? '', pattern(like), limit, skip],
      );
      return readGames(database, rows);
    },

    async accounts({ limit, skip = 0, like }: HouseQuery) {
      return accountRows.parse(
        await database.read(
          `select * from accounts where ($1 = '' or ${matches('$1')}) order by seen desc, id limit $2 offset $3`,
          [pattern(like), limit, skip],
        ),
      );
    },

    async forgetName(gameId, name) {
      const [rows] = await database.write([
        {
          // What the server says is kept as facts in JSON, a name among them.
          sql: `update messages set text = '', removed = 1
            where game = $1 and author = '${SERVER_SAYS}' and text like $2 escape '\\' returning number, conversation`,
          params: [gameId, pattern(JSON.stringify(name))],
        },
      ]);
      const said = new Map<string, number[]>();
      for (const { number, conversation } of saidRows.parse(rows))
        said.set(conversation, [...(said.get(conversation) ?? []), number]);
      return said;
    },

    removeAccount: (accountId) =>
      writes(database, [
        { sql: 'delete from accounts where id = $1 returning id', params: [accountId], guard: true },
        { sql: 'update seats set account = null where account = $1', params: [accountId] },
        { sql: 'update games set owner = null where owner = $1', params: [accountId] },
        { sql: "update messages set text = '', removed = 1, account = null where account = $1", params: [accountId] },
        { sql: "update reports set account = '' where account = $1", params: [accountId] },
      ]),

    ...createMerging(database),

    async figures() {
      const rows = countRows.parse(
        await database.read(
          `select status as what, count(*) as number from games group by status
            union all select 'accounts', count(*) from accounts where login is not null
            union all select 'guests', count(*) from accounts where login is null
            union all select 'sessions', count(*) from sessions where expires > ${clock}
            union all select 'entries', coalesce(sum(sequence), 0) from games
            union all select 'messages', coalesce(sum(messages), 0) from games
            union all select 'reports', count(*) from reports where settled is null
            union all select 'bans', count(*) from bans where ${holds}`,
          [],
        ),
      );
      const number = (what: string) => rows.find((row) => row.what === what)?.number ?? 0;
      return {
        games: { open: number('open'), running: number('running'), finished: number('finished') },
        accounts: number('accounts'),
        guests: number('guests'),
        sessions: number('sessions'),
        entries: number('entries'),
        messages: number('messages'),
        reports: number('reports'),
        bans: number('bans'),
      };
    },
  };
}

/** Whether an account's id, name or login holds what is looked for. */
function matches(parameter: string): string {
  return ['id', 'name', 'login']
    .map((column) => `lower(accounts.${column}) like lower(${parameter}) escape '\\'`)
    .join(' or ');
}

/** What is looked for, as a pattern of SQL; nothing finds everything. */
function pattern(like: string | undefined): string {
  return like === undefined || like === '' ? '' : `%${like.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The note that messages of one conversation have lost their words. */
function noteOf(gameId: string, numbers: readonly number[], clock: string): Statement[] {
  const [first = 0] = numbers;
  return [
    { sql: 'update games set messages = messages + 1 where id = $1', params: [gameId] },
    {
      // Nobody has one more to read: its place is that of the last message of the conversation.
      sql: `insert into messages (game, number, conversation, author, text, at, place)
        select m.game, g.messages, m.conversation, '${REMOVAL}', $3, ${clock}, c.messages
        from messages m join games g on g.id = m.game
          join conversations c on c.game = m.game and c.conversation = m.conversation
        where m.game = $1 and m.number = $2`,
      params: [gameId, first, numbers.join()],
    },
    {
      sql: `update conversations set last = (select messages from games where id = $1)
        where game = $1 and conversation = (select conversation from messages where game = $1 and number = $2)`,
      params: [gameId, first],
    },
  ];
}
