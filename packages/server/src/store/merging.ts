// A guest turns out to be somebody with an account: what was theirs becomes the account's.
import { type Database, type Statement, writes } from './database.ts';
import type { HouseBook } from './store.ts';

/** How many more rows of a table the account that things are brought to may have. */
function room(table: 'blocks' | 'channels', most: string): string {
  const left = `${most} - (select count(*) from ${table} where account = $2)`;
  return `(select case when ${left} > 0 then ${left} else 0 end)`;
}

export function createMerging(database: Database): Pick<HouseBook, 'bringGame' | 'bringRest'> {
  const { clock } = database;
  return {
    bringGame: (gameId, from, into) =>
      writes(
        database,
        [
          {
            // What is arranged around a game names accounts too: ids are random, so each stands for nothing else.
            sql: `update games set revision = revision + 1, owner = case when owner = $2 then $3 else owner end,
              summary = replace(summary, $2, $3) where id = $1 returning id`,
            params: [gameId, from, into],
            guard: true,
          },
          { sql: 'update arrangements set meta = replace(meta, $2, $3) where game = $1', params: [gameId, from, into] },
          { sql: 'update seats set account = $3 where game = $1 and account = $2', params: [gameId, from, into] },
        ],
        gameId,
      ),

    async bringRest(from, into, most) {
      const both = [from, into];
      // Seats that the guest has lent are arranged around games in which they do not sit.
      const lent = `select game from arrangements join games on games.id = game
        where status = 'running' and meta like '%' || $1 || '%'`;
      const statements: Statement[] = [
        {
          sql: `update games set revision = revision + 1, summary = replace(summary, $1, $2) where id in (${lent})`,
          params: both,
        },
        { sql: `update arrangements set meta = replace(meta, $1, $2) where game in (${lent})`, params: both },
        { sql: 'update messages set account = $2 where account = $1', params: both },
        {
          sql: `insert into read_marks (account, game, conversation, number, place)
            select $2, game, conversation, number, place from read_marks where account = $1 on conflict do nothing`,
          params: both,
        },
        {
          sql: `insert into notes (account, game, body, changed)
            select $2, game, body, changed from notes where account = $1 on conflict do nothing`,
          params: both,
        },
        {
          sql: `insert into settings (account, body) select $2, body from settings where account = $1
            on conflict do nothing`,
          params: both,
        },
        {
          sql: `insert into looks (account, game, at, body)
            select $2, game, at, body from looks where account = $1 on conflict do nothing`,
          params: both,
        },
        {
          sql: `insert into blocks (account, blocked, created)
            select $2, blocked, created from blocks where account = $1 and blocked <> $2
              order by created desc limit ${room('blocks', '$3')} on conflict do nothing`,
          params: [...both, most.blocks],
        },
        {
          sql: `insert into blocks (account, blocked, created)
            select account, $2, created from blocks where blocked = $1 and account <> $2 on conflict do nothing`,
          params: both,
        },
        // Nobody becomes audible again by signing in: of two mutes the longer one holds.
        {
          sql: `insert into bans (kind, subject, reason, created, until)
            select kind, $2, reason, created, until from bans
            where kind = 'talk' and subject = $1 and (until is null or until > ${clock})
            on conflict (kind, subject) do update set reason = excluded.reason, until = excluded.until
              where bans.until < excluded.until or (bans.until is not null and excluded.until is null)`,
          params: both,
        },
        { sql: 'update reports set account = $2 where account = $1', params: both },
        {
          sql: `update channels set account = $2 where id in (select brought.id from channels as brought
            where brought.account = $1 and not exists (select 1 from channels as own
              where own.account = $2 and own.kind = brought.kind and own.address = brought.address)
            order by brought.created desc limit ${room('channels', '$3')})`,
          params: [...both, most.channels],
        },
        { sql: 'update reports set about = $2 where about = $1', params: both },
      ];
      await database.write(statements);
    },
  };
}
