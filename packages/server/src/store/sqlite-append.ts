import { z } from 'zod';
import type { Append, Settled } from './append.ts';
import { StoreError } from './errors.ts';
import type { SqliteStatement } from './sqlite-library.ts';
import type { CommandId, GameChange } from './store.ts';

interface Compiled {
  readonly clock: string;
  prepare(sql: string): SqliteStatement;
}

const sequenceRow = z.object({ sequence: z.number() }).optional();

/** Settles one append inside the transaction of its group: what is not accepted has written nothing. */
export function writeAppend(database: Compiled, append: Append): Settled {
  const { gameId, expectedSequence, entries, commandId, change } = append;
  const applied = commandId === undefined ? undefined : sequenceOfCommand(database, gameId, commandId);
  if (applied !== undefined) return { duplicate: applied };
  const last = expectedSequence + entries.length;
  if (!moveOn(database, gameId, expectedSequence, last, change)) {
    const sequence = sequenceOf(database, gameId);
    return sequence === undefined ? new StoreError('unknown') : { conflict: sequence };
  }
  const insert = database.prepare('insert into entries (game, sequence, body) values (?, ?, ?)');
  for (const [i, { body }] of entries.entries()) insert.run(gameId, expectedSequence + i + 1, body);
  if (commandId !== undefined)
    database
      .prepare('insert into commands (game, seat, id, sequence) values (?, ?, ?, ?)')
      .run(gameId, commandId.seat, commandId.id, last);
  return { sequence: last };
}

/** Moves a game on from the sequence that is expected; false where it has another, or where there is no such game. */
function moveOn(
  database: Compiled,
  gameId: string,
  expected: number,
  last: number,
  change: GameChange | undefined,
): boolean {
  const { status = null, summary = null, waiting } = change ?? {};
  const asked = waiting === undefined ? null : JSON.stringify(waiting.asked);
  const result = database
    .prepare(
      `update games set sequence = ?1, changed = ${database.clock}, status = coalesce(?2, status),
        summary = coalesce(?3, summary), asked = coalesce(?4, asked), due = case when ?4 is null then due else ?5 end
      where id = ?6 and sequence = ?7`,
    )
    .run(last, status, summary, asked, waiting?.due ?? null, gameId, expected);
  return result.changes > 0;
}

function sequenceOf(database: Compiled, gameId: string): number | undefined {
  return sequenceRow.parse(database.prepare('select sequence from games where id = ?').get(gameId))?.sequence;
}

function sequenceOfCommand(database: Compiled, gameId: string, { seat, id }: CommandId): number | undefined {
  const row = database
    .prepare('select sequence from commands where game = ? and seat = ? and id = ?')
    .get(gameId, seat, id);
  return row === undefined ? undefined : sequenceRow.parse(row)?.sequence;
}
