import { z } from 'zod';
import type { SqlValue } from './database.ts';
import type { GameStatus, Instant, ListQuery } from './store.ts';

const STATUS_OF: Record<'open' | 'watchable' | 'finished', GameStatus> = {
  open: 'open',
  watchable: 'running',
  finished: 'finished',
};

/**
 * What a list is ordered by; every list goes from the greatest down. When a game last changed is no part of it: that
 * would tell of commands which a seat may not know (law 2).
 */
interface Place {
  readonly id: string;
  readonly created: Instant;
  readonly rank: number;
}

/** A seat of the account is among those asked: their names stand in the JSON of the game. */
const ASKED = `select 1 from seats
  where seats.game = games.id and account = $1 and games.asked like '%"' || seat || '":%'`;

const cursor = z.tuple([z.number(), z.number(), z.string()]);

/** A game in which somebody else sits in the seat of an account for a time; they have looked at it before. */
const LENT = `(status = 'running' and id in (select game from looks where account = $1)
            and meta like '%"owner":"' || $1 || '"%')`;

/** The statement that gives one page of a list. */
export function listQuery(query: ListQuery): { sql: string; params: SqlValue[] } {
  const after = readCursor(query.after);
  if (query.list === 'mine') {
    return {
      sql: `select * from (
          select games.*, meta, case
              when status = 'finished' then 0
              when exists (${ASKED}) then 2
              else 1
            end as rank
          from games join arrangements on arrangements.game = games.id
          where owner = $1 or id in (select game from seats where account = $1) or ${LENT}
        ) as mine
        ${after === undefined ? '' : 'where (rank, created, id) < ($3, $4, $5)'}
        order by rank desc, created desc, id desc limit $2`,
      params: [query.account, query.limit, ...(after ?? [])],
    };
  }
  const crowded = query.list === 'open';
  const [from, order] = crowded
    ? ['and (precedence, created, id) < ($3, $4, $5)', 'precedence desc, created desc, id desc']
    : ['and (created, id) < ($3, $4)', 'created desc, id desc'];
  return {
    sql: `select *${crowded ? ', precedence as rank' : ''} from games join arrangements on game = id
      where public = 1 and status = $1 ${after === undefined ? '' : from} order by ${order} limit $2`,
    params: [STATUS_OF[query.list], query.limit, ...(crowded ? (after ?? []) : (after?.slice(1) ?? []))],
  };
}

/** The cursor of the page that follows, where this one is full. */
export function nextCursor(query: ListQuery, games: readonly Place[]): string | undefined {
  const last = games.at(-1);
  if (last === undefined || games.length < query.limit) return undefined;
  return JSON.stringify([last.rank, last.created, last.id]);
}

/** A cursor that nobody gave out starts the list again. */
function readCursor(text: string | undefined): z.infer<typeof cursor> | undefined {
  if (text === undefined) return undefined;
  try {
    return cursor.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
