// Asks a running server through its data folder, or opens the store where none runs.
import type { Where } from '@marshall/server';
import { UsageError } from '../command.ts';

/** Carries out an operation of the host. */
export async function ask(where: Where, operation: string, words: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { HostError, knock, openStore, operate, StoreError } = await import('@marshall/server');
  try {
    // PostgreSQL serves any number of processes at once: nobody has to be asked.
    const heard = where.databaseUrl === undefined ? await knock(where.folder, operation, words) : undefined;
    if (heard !== undefined) return heard.result;
    const store = await openStore(where);
    try {
      return await operate(store, operation, words);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof HostError || error instanceof StoreError ? new UsageError(error.message, 1) : error;
  }
}

/** Runs work on the stores themselves; their failures are sentences. */
export async function inSentences<T>(work: (server: typeof import('@marshall/server')) => Promise<T>): Promise<T> {
  const server = await import('@marshall/server');
  try {
    return await work(server);
  } catch (error) {
    if (error instanceof server.StoreError) throw new UsageError(error.message, 1);
    if (isFileTrouble(error)) throw new UsageError(`${error.message}.`, 1);
    throw error;
  }
}

function isFileTrouble(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^E(NOENT|ACCES|PERM|NOSPC|ROFS|ISDIR)$/.test(String(error.code));
}
