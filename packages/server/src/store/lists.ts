import { z } from 'zod';
import type { SqlValue } from './database.ts';
import type { GameStatus, Instant, ListQuery } from './store.ts';

const STATUS_OF: Record<'open' | 'watchable' | 'finished', GameStatus> = {
  open: 'open',
  watchable: 'running',
  finished: 'finished',
};

/** What a list is ordered by; every list goes from the greatest down. */
interface Place {
  readonly id: string;
  readonly created: Instant;
  readonly changed: Instant;
  readonly rank: number;
}

const cursor = z.tuple([z.number(), z.number(), z.string()]);

/** The statement that gives one page of a list. */
export function listQuery(query: ListQuery): { sql: string; params: SqlValue[] } {
  const after = readCursor(query.after);
  if (query.list === 'mine') {
    return {
      sql: `select * from (
          select games.*, case
              when status = 'finished' then 0
              when exists (select 1 from seats where game = id and account = $1 and asked is not null) then 2
              else 1
            end as rank
          from games
          where owner = $1 or id in (select game from seats where account = $1)
        ) as mine
        ${after === undefined ? '' : 'where (rank, changed, id) < ($3, $4, $5)'}
        order by rank desc, changed desc, id desc limit $2`,
      params: [query.account, query.limit, ...(after ?? [])],
    };
  }
  return {
    sql: `select * from games where public = 1 and status = $1
      ${after === undefined ? '' : 'and (created, id) < ($3, $4)'}
      order by created desc, id desc limit $2`,
    params: [STATUS_OF[query.list], query.limit, ...(after?.slice(1) ?? [])],
  };
}

/** The cursor of the page that follows, where this one is full. */
export function nextCursor(query: ListQuery, games: readonly Place[]): string | undefined {
  const last = games.at(-1);
  if (last === undefined || games.length < query.limit) return undefined;
  return JSON.stringify([last.rank, query.list === 'mine' ? last.changed : last.created, last.id]);
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
