// How people are reached, and what is to be sent to them: once, whichever process sends it.
import { z } from 'zod';
import { alone } from './accounts.ts';
import { type Database, optional, placeholders, writes } from './database.ts';
import { CHANNEL_KINDS, type Channel, type NoticeBook, SENT_OUTCOMES } from './store.ts';

const channelRows = z.array(
  z.object({
    id: z.string(),
    account: z.string(),
    kind: z.enum(CHANNEL_KINDS),
    address: z.string(),
    body: z.string(),
    created: z.number(),
    confirmed: optional(z.number()),
    trouble: z.number(),
  }),
);

const outgoingRows = z.array(
  z
    .object({
      id: z.string(),
      account: z.string(),
      channel: z.string(),
      game: optional(z.string()),
      body: z.string(),
      created: z.number(),
      due: z.number(),
      leased: z.number(),
      tries: z.number(),
      settled: optional(z.number()),
      outcome: optional(z.enum(SENT_OUTCOMES)),
    })
    .transform(({ leased: _, ...outgoing }) => outgoing),
);

const bodies = z.array(z.object({ body: z.string() }));
const ids = z.array(z.object({ id: z.string() }));

export function createNotices(database: Database): NoticeBook {
  const { clock } = database;
  return {
    async key(id, make) {
      const known = async () => bodies.parse(await database.read('select body from keys where id = $1', [id]))[0]?.body;
      const kept = await known();
      if (kept !== undefined) return kept;
      await database.write([
        { sql: 'insert into keys (id, body) values ($1, $2) on conflict do nothing', params: [id, make()] },
      ]);
      const made = await known();
      if (made === undefined) throw new Error('a key vanished while it was made');
      return made;
    },

    async addChannel({ id, account, kind, address, body, confirmed }, most) {
      const [, rows] = await database.write([
        alone(account),
        {
          sql: `insert into channels (id, account, kind, address, body, created, confirmed)
            select $1, $2, $3, $4, $5, ${clock}, ${confirmed ? clock : 'null'}
              where (select count(*) from channels where account = $2) < $6
                or exists (select 1 from channels where account = $2 and kind = $3 and address = $4)
            on conflict (account, kind, address) do update set body = excluded.body, trouble = 0
            returning *`,
          params: [id, account, kind, address, body, most],
        },
      ]);
      return channelRows.parse(rows)[0];
    },

    async channel(channelId) {
      const [channel] = channelRows.parse(await database.read('select * from channels where id = $1', [channelId]));
      return channel;
    },

    async channels(accounts): Promise<Channel[]> {
      if (accounts.length === 0) return [];
      return channelRows.parse(
        await database.read(
          `select * from channels where account in ${placeholders(1, accounts.length)} order by created, id`,
          accounts,
        ),
      );
    },

    confirmChannel: (channelId) =>
      writes(database, [
        {
          sql: `update channels set confirmed = coalesce(confirmed, ${clock}), trouble = 0 where id = $1 returning id`,
          params: [channelId],
        },
      ]),

    removeChannel: (accountId, channelId) =>
      writes(database, [
        { sql: 'delete from channels where id = $2 and account = $1 returning id', params: [accountId, channelId] },
      ]),

    async concerned(gameIds) {
      if (gameIds.length === 0) return [];
      const rows = await database.read(
        `select distinct game as id from seats join channels on channels.account = seats.account
          where confirmed is not null and game in ${placeholders(1, gameIds.length)}
        union select game as id from arrangements
          where game in ${placeholders(1, gameIds.length)} and meta like '%"standIns"%'`,
        gameIds,
      );
      return ids.parse(rows).map(({ id }) => id);
    },

    async reachable(after, endedSince, limit) {
      const rows = await database.read(
        `select games.id from games where games.id > $1 and (status <> 'finished' or changed > $2)
            and (exists (select 1 from seats join channels on channels.account = seats.account
                where seats.game = games.id and confirmed is not null)
              or exists (select 1 from arrangements where game = games.id and meta like '%"standIns"%'))
          order by games.id limit $3`,
        [after, endedSince, limit],
      );
      return ids.parse(rows).map(({ id }) => id);
    },

    async add(outgoing) {
      if (outgoing.length === 0) return;
      await database.write(
        outgoing.map(({ id, account, channel, game, body, due }) => ({
          // Of a game or a channel that is gone by now there is nothing to send.
          sql: `insert into outbox (id, account, channel, game, body, created, due)
            select $1, $2, id, $4, $5, ${clock}, $6 from channels
              where id = $3 and (cast($4 as text) is null or exists (select 1 from games where games.id = $4))
            on conflict (id) do update set due = excluded.due
              where outbox.settled is null and outbox.tries = 0 and excluded.due < outbox.due`,
          params: [id, account, channel, game ?? null, body, due],
        })),
      );
    },

    async claim(now, lease, limit) {
      // Asked again of each row that another process has just changed: it is taken once.
      const free = 'settled is null and due <= $1 and leased <= $1';
      const [rows] = await database.write([
        {
          sql: `update outbox set leased = $2 where ${free}
            and id in (select id from outbox where ${free} order by due, id limit $3) returning *`,
          params: [now, now + lease, limit],
        },
      ]);
      return outgoingRows.parse(rows);
    },

    async settle(outgoingId, now, outcome) {
      const settled = {
        sql: `update outbox set settled = $2, outcome = $3 where id = $1 and settled is null returning id`,
        params: [outgoingId, now, outcome],
        guard: true,
      };
      const ofIt = 'id = (select channel from outbox where outbox.id = $1)';
      const channel =
        outcome === 'sent'
          ? `update channels set trouble = 0 where trouble > 0 and ${ofIt}`
          : `update channels set trouble = trouble + 1 where ${ofIt}`;
      await database.write(outcome === 'dropped' ? [settled] : [settled, { sql: channel, params: [outgoingId] }]);
    },

    async postpone(outgoingId, due, tried) {
      await database.write([
        {
          sql: `update outbox set due = $2, leased = 0, tries = tries + $3 where id = $1 and settled is null`,
          params: [outgoingId, due, tried ? 1 : 0],
        },
      ]);
    },

    async of(accountId, limit) {
      return outgoingRows.parse(
        await database.read('select * from outbox where account = $1 order by created desc, id limit $2', [
          accountId,
          limit,
        ]),
      );
    },

    async forget(before, limit) {
      const [gone] = await database.write([
        {
          sql: `delete from outbox where id in
            (select id from outbox where settled < $1 order by settled limit $2) returning id`,
          params: [before, limit],
        },
        { sql: 'delete from channels where confirmed is null and created < $1', params: [before] },
      ]);
      return ids.parse(gone).length;
    },
  };
}
