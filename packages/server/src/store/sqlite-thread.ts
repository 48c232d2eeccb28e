// The thread of the embedded store: it alone has the file open, so that nobody's play waits while SQLite writes.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { noteHeap } from '../observed/threads.ts';
import { Changes } from './changes.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { loadSqlite, sqliteStoreError } from './sqlite-library.ts';
import { type Answer, type Asked, isPacked, type Packed, type Request, unpacked } from './sqlite-requests.ts';
import type { AppendResult } from './store.ts';

const { folder, inDoubt } = z.object({ folder: z.string(), inDoubt: z.boolean() }).parse(workerData);
noteHeap();
const library = await loadSqlite();
const changes = new Changes();
/** Opened by the first request: where that fails, by the next. */
let database: SqliteDatabase | undefined;
let answers: Answer[] = [];

changes.subscribe((gameId, sequence) => answer({ told: gameId, sequence }));
// Nobody but the store speaks to its thread.
parentPort?.on('message', (asked: readonly Asked[]) => {
  for (const [id, request] of asked) {
    const failed = (error: unknown) => answer({ id, failure: failureOf(error) });
    if (isPacked(request))
      append(request).then(
        (result) => answer('sequence' in result ? [id, result.sequence] : { id, value: result }),
        failed,
      );
    else carryOut(request).then((value) => answer({ id, value }), failed);
  }
});

async function append(request: Packed): Promise<AppendResult> {
  return opened().append(unpacked(request));
}

function opened(): SqliteDatabase {
  database ??= new SqliteDatabase(library, folder, changes, { inDoubt });
  return database;
}

async function carryOut(request: Exclude<Request, Packed>): Promise<unknown> {
  const database = opened();
  switch (request.ask) {
    case 'open':
      return undefined;
    case 'read':
      return database.read(request.sql, request.params);
    case 'write':
      return database.write(request.statements, request.changedGame);
    case 'close':
      return database.close();
  }
}

/** Everything that is known at the end of a turn is told together. */
function answer(one: Answer): void {
  if (answers.push(one) === 1)
    process.nextTick(() => {
      const all = answers;
      answers = [];
      parentPort?.postMessage(all);
    });
}

function failureOf(error: unknown): Extract<Answer, { failure: unknown }>['failure'] {
  const { code, detail, cause } = sqliteStoreError(error);
  return { code, detail, cause: cause instanceof Error ? cause : undefined };
}
