import { z } from 'zod';
import { type Append, type AppliedCommand, duplicateOf, type Settled } from './append.ts';
import { optional } from './database.ts';
import { StoreError } from './errors.ts';
import type { SqliteStatement } from './sqlite-library.ts';
import type { CommandId, GameChange } from './store.ts';

/** The present instant. */
export const SQLITE_CLOCK = "cast(round(unixepoch('subsec') * 1000) as integer)";

interface Compiled {
  prepare(sql: string): SqliteStatement;
}

const sequenceRow = z.object({ sequence: z.number() }).optional();
const commandRow = z.object({ sequence: z.number(), body: optional(z.string()) });

/** Settles one append inside the transaction of its group: what is not accepted has written nothing. */
export function writeAppend(database: Compiled, append: Append): Settled {
  const { gameId, expectedSequence, entries, commandId, change } = append;
  const last = expectedSequence + entries.length;
  const noted = commandId !== undefined && entries.length > 0 && noteCommand(database, gameId, commandId, last);
  if (commandId !== undefined && !noted) {
    const applied = appliedCommand(database, gameId, commandId);
    if (applied !== undefined) return duplicateOf(applied, commandId);
  }
  if (!moveOn(database, gameId, expectedSequence, last, change)) {
    if (commandId !== undefined && noted) forgetCommand(database, gameId, commandId);
    const sequence = sequenceOf(database, gameId);
    return sequence === undefined ? new StoreError('unknown') : { conflict: sequence };
  }
  const insert = database.prepare('insert into entries (game, sequence, body) values (?, ?, ?)');
  let sequence = expectedSequence;
  for (const { body } of entries) {
    sequence += 1;
    insert.run(gameId, sequence, body);
  }
  return { sequence };
}

/** Notes a command that is carried out now; false where it was carried out before. */
function noteCommand(database: Compiled, gameId: string, { seat, id, body }: CommandId, last: number): boolean {
  const noted = database
    .prepare('insert into commands (game, seat, id, sequence, body) values (?, ?, ?, ?, ?) on conflict do nothing')
    .run(gameId, seat, id, last, body ?? null);
  return noted.changes > 0;
}

function forgetCommand(database: Compiled, gameId: string, { seat, id }: CommandId): void {
  database.prepare('delete from commands where game = ? and seat = ? and id = ?').run(gameId, seat, id);
}

/** Moves a game on from the sequence that is expected; false where it has another, or where there is no such game. */
function moveOn(
  database: Compiled,
  gameId: string,
  expected: number,
  last: number,
  change: GameChange | undefined,
): boolean {
  const { status, summary = null, waiting, acted = false } = change ?? {};
  const asked = waiting === undefined ? null : JSON.stringify(waiting.asked);
  const values = [last, summary, asked, waiting?.due ?? null, gameId, expected, acted ? 1 : 0];
  const result =
    status === undefined
      ? database.prepare(MOVE_ON).run(...values)
      : database.prepare(MOVE_ON_TO_STATUS).run(...values, status);
  return result.changes > 0;
}

// The lists of the lobby are kept by status: to write it where it stays would write them as well.
const MOVE_ON = moveOnSql('');
const MOVE_ON_TO_STATUS = moveOnSql(', status = ?8');

function moveOnSql(more: string): string {
  return `update games set sequence = ?1, changed = ${SQLITE_CLOCK}, summary = coalesce(?2, summary),
      asked = coalesce(?3, asked), due = case when ?3 is null then due else ?4 end,
      acted = case when ?7 then ${SQLITE_CLOCK} else acted end${more}
    where id = ?5 and sequence = ?6`;
}

function sequenceOf(database: Compiled, gameId: string): number | undefined {
  return sequenceRow.parse(database.prepare('select sequence from games where id = ?').get(gameId))?.sequence;
}

function appliedCommand(database: Compiled, gameId: string, { seat, id }: CommandId): AppliedCommand | undefined {
  const row = database
    .prepare('select sequence, body from commands where game = ? and seat = ? and id = ?')
    .get(gameId, seat, id);
  return row === undefined ? undefined : commandRow.parse(row);
}
