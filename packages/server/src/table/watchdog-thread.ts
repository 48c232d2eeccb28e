// The thread that watches the event loop. It has a way to the store of its own, as the loop's answers nobody when it is needed.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { Client } from 'pg';
import { clientConfig } from '../store/postgres.ts';
import { SQLITE_FILE } from '../store/sqlite-file.ts';
import { loadSqlite } from '../store/sqlite-library.ts';
import { lookAt } from './at-work.ts';
import { HUNG } from './first-opening.ts';
import { HUNG_SIGNAL, type WatchdogData } from './watchdog.ts';

// Nobody but the watchdog starts it.
const { memory, place, every, aside, end } = workerData as WatchdogData;

/** Milliseconds that a database has to take the note. */
const PATIENCE = 5_000;

let beats = -1;
let looks = 0;
/** The game that was set aside while the loop is silent. */
let suspect: string | undefined;

for (;;) {
  await pause(every);
  const now = lookAt(memory);
  if (now.beats !== beats) {
    beats = now.beats;
    looks = 0;
    if (suspect !== undefined) await bringBack(suspect).catch(() => undefined);
    suspect = undefined;
    continue;
  }
  looks += 1;
  if (looks === aside && now.game !== undefined) {
    suspect = now.game;
    const kept = await setAside(now.game).then(
      () => true,
      () => false,
    );
    tell(
      kept
        ? `Game ${now.game} keeps the server from answering and was set aside. If it does not come back, the server ends and can be started again without it.`
        : `Game ${now.game} keeps the server from answering, and could not be set aside because the store does not answer.`,
      now.game,
    );
  }
  if (looks < end) continue;
  tell('The server has not come back and ends. Start it again: nothing that was acknowledged is lost.', now.game);
  process.kill(process.pid, HUNG_SIGNAL);
}

/** A line like those of the journal, written past the loop. */
function tell(msg: string, game: string | undefined): void {
  const line = { level: 'error', time: new Date().toISOString(), pid: process.pid, game, msg };
  writeSync(2, `${JSON.stringify(line)}\n`);
}

/** What the host closed stays closed with the host's words. */
async function setAside(game: string): Promise<void> {
  await write(
    `insert into trials (game, at, tries, why) values ($1, $2, 1, $3)
      on conflict (game) do update set at = excluded.at, why = excluded.why where trials.why is null`,
    [game, Date.now(), HUNG],
  );
}

async function bringBack(game: string): Promise<void> {
  await write('delete from trials where game = $1 and why = $2', [game, HUNG]);
}

async function write(sql: string, params: readonly (string | number)[]): Promise<void> {
  if ('databaseUrl' in place) {
    const client = new Client({ ...clientConfig(place.databaseUrl), query_timeout: PATIENCE });
    await client.connect();
    await client.query(sql, [...params]).finally(() => client.end());
    return;
  }
  const library = await loadSqlite();
  const connection = new library.DatabaseSync(join(place.folder, SQLITE_FILE));
  try {
    connection.exec(`pragma busy_timeout = ${PATIENCE}`);
    connection.prepare(sql.replaceAll(/\$\d/g, '?')).run(...params);
  } finally {
    connection.close();
  }
}
