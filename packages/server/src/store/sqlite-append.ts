import { z } from 'zod';
import { type Append, type GameRow, type Known, type Settled, settle } from './append.ts';
import type { SqliteStatement } from './sqlite-library.ts';
import type { Waiting } from './store.ts';

interface Compiled {
  readonly clock: string;
  prepare(sql: string): SqliteStatement;
}

const sequenceRow = z.object({ sequence: z.number() }).optional();
const seatRows = z.array(z.object({ seat: z.string(), asked: z.string().nullable() }));

/** Settles one append inside the transaction of its group and writes its rows. */
export function writeAppend(database: Compiled, append: Append): Settled {
  const { settled, rows } = settle([append], known(database));
  const [outcome] = settled;
  if (outcome === undefined) throw new Error('an append was not settled');
  const insertEntry = database.prepare('insert into entries (game, sequence, body) values (?, ?, ?)');
  for (const { game, sequence, body } of rows.entries) insertEntry.run(game, sequence, body);
  const insertCommand = database.prepare('insert into commands (game, seat, id, sequence) values (?, ?, ?, ?)');
  for (const { game, seat, id, sequence } of rows.commands) insertCommand.run(game, seat, id, sequence);
  for (const [id, game] of rows.games) updateGame(database, id, game);
  return outcome;
}

function known(database: Compiled): Known {
  return {
    sequence: (gameId) =>
      sequenceRow.parse(database.prepare('select sequence from games where id = ?').get(gameId))?.sequence,
    command: (gameId, { seat, id }) =>
      sequenceRow.parse(
        database.prepare('select sequence from commands where game = ? and seat = ? and id = ?').get(gameId, seat, id),
      )?.sequence,
  };
}

function updateGame(database: Compiled, gameId: string, { sequence, status, summary, waiting }: GameRow): void {
  database
    .prepare(
      `update games set sequence = ?, changed = ${database.clock}, status = coalesce(?, status),
        summary = coalesce(?, summary) where id = ?`,
    )
    .run(sequence, status ?? null, summary ?? null, gameId);
  if (waiting !== undefined) updateWaiting(database, gameId, waiting);
}

function updateWaiting(database: Compiled, gameId: string, waiting: Waiting): void {
  database.prepare('update games set due = ? where id = ?').run(waiting.due ?? null, gameId);
  const asked = new Map(Object.entries(waiting.asked));
  const seats = seatRows.parse(database.prepare('select seat, asked from seats where game = ?').all(gameId));
  const update = database.prepare('update seats set asked = ? where game = ? and seat = ?');
  for (const seat of seats) {
    const question = asked.get(seat.seat) ?? null;
    if (question !== seat.asked) update.run(question, gameId, seat.seat);
  }
}
