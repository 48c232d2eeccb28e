import type { ClientBase } from 'pg';
import { z } from 'zod';
import {
  type Append,
  type AppendRows,
  type AppliedCommand,
  commandKey,
  type Known,
  type Settled,
  settle,
} from './append.ts';
import { optional } from './database.ts';

const sequenceRows = z.array(z.object({ id: z.string(), sequence: z.number() }));
const commandRows = z.array(
  z.object({
    game: z.string(),
    seat: z.string(),
    id: z.string(),
    sequence: z.number(),
    body: optional(z.string()),
  }),
);

/** Settles a group of appends inside an open transaction and writes its rows. */
export async function writeAppends(client: ClientBase, clock: string, appends: readonly Append[]) {
  const known = await lockGames(client, appends);
  const { settled, rows } = settle(appends, known);
  if (rows.games.size > 0) await writeRows(client, clock, rows);
  const told = [...rows.games].map(([gameId, { sequence }]) => ({ gameId, sequence }));
  return { settled, told } satisfies { settled: readonly Settled[]; told: unknown };
}

/** Games are locked in the order of their ids, so that two groups never wait for each other. */
async function lockGames(client: ClientBase, appends: readonly Append[]): Promise<Known> {
  const games = await client.query({
    name: 'append-lock',
    text: 'select id, sequence from games where id = any($1::text[]) order by id for no key update',
    values: [[...new Set(appends.map((append) => append.gameId))]],
  });
  const sequences = new Map(sequenceRows.parse(games.rows).map((row) => [row.id, row.sequence]));
  const sent = appends.filter((append) => append.commandId !== undefined);
  const commands = new Map<string, AppliedCommand>();
  if (sent.length > 0) {
    // A statement of its own after the lock: it sees the commands of the last holder of the lock.
    const found = await client.query({
      name: 'append-commands',
      text: `select game, seat, id, sequence, body from commands
        join unnest($1::text[], $2::text[], $3::text[]) as sent (game, seat, id) using (game, seat, id)`,
      values: [
        sent.map((append) => append.gameId),
        sent.map((append) => append.commandId?.seat),
        sent.map((append) => append.commandId?.id),
      ],
    });
    for (const row of commandRows.parse(found.rows)) commands.set(commandKey(row.game, row), row);
  }
  return {
    sequence: (gameId) => sequences.get(gameId),
    command: (gameId, commandId) => commands.get(commandKey(gameId, commandId)),
  };
}

/** One statement writes the rows of the whole group. */
async function writeRows(client: ClientBase, clock: string, { entries, commands, games }: AppendRows): Promise<void> {
  const rows = [...games];
  await client.query({
    name: 'append-write',
    text: writeSql(clock),
    values: [
      entries.map((entry) => entry.game),
      entries.map((entry) => entry.sequence),
      entries.map((entry) => entry.body),
      commands.map((command) => command.game),
      commands.map((command) => command.seat),
      commands.map((command) => command.id),
      commands.map((command) => command.sequence),
      commands.map((command) => command.body ?? null),
      rows.map(([id]) => id),
      rows.map(([, game]) => game.sequence),
      rows.map(([, game]) => game.status ?? null),
      rows.map(([, game]) => game.summary ?? null),
      rows.map(([, { waiting }]) => waiting?.due ?? null),
      rows.map(([, { waiting }]) => (waiting === undefined ? null : JSON.stringify(waiting.asked))),
      rows.map(([, game]) => game.acted ?? false),
    ],
  });
}

function writeSql(clock: string): string {
  return `
    with new_entries as (
      insert into entries (game, sequence, body)
      select * from unnest($1::text[], $2::int[], $3::text[])
    ), new_commands as (
      insert into commands (game, seat, id, sequence, body)
      select * from unnest($4::text[], $5::text[], $6::text[], $7::int[], $8::text[])
    ), changed_games as (
      update games set sequence = new.sequence, changed = ${clock}, status = coalesce(new.status, games.status),
        summary = coalesce(new.summary, games.summary), asked = coalesce(new.asked, games.asked),
        due = case when new.asked is null then games.due else new.due end,
        acted = case when new.acted then ${clock} else games.acted end
      from unnest($9::text[], $10::int[], $11::text[], $12::text[], $13::bigint[], $14::text[], $15::boolean[])
        as new (id, sequence, status, summary, due, asked, acted)
      where games.id = new.id
    )
    select pg_notify('${CHANNEL}', sequence || ' ' || game) from unnest($9::text[], $10::int[]) as told (game, sequence)`;
}

/** The channel of the news; a piece of news is the sequence, a space and the game's id. */
export const CHANNEL = 'marshall';

/** The channel of what was revoked; a piece of news is the hash of it. */
export const REVOKED_CHANNEL = 'marshall_revoked';
