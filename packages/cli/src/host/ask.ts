// Asks a running server through its data folder, or opens the store where none runs.
import type { StoreError, Where } from '@marshall/server';
import type { HostSaid } from '@marshall/words';
import { UsageError } from '../command.ts';
import { words } from '../words.ts';

/** Carries out an operation of the host. */
export async function ask(where: Where, operation: string, words: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { holdsStore, HostError, knock, openStore, operate, StoreError } = await import('@marshall/server');
  try {
    // PostgreSQL serves any number of processes at once: nobody has to be asked.
    const heard = where.databaseUrl === undefined ? await knock(where.folder, operation, words) : undefined;
    if (heard !== undefined) return heard.result;
    // A folder that was misspelled would become a new store, without games.
    if (where.databaseUrl === undefined && !holdsStore(where.folder))
      throw new StoreError('no-store', { detail: where.folder });
    const store = await openStore(where);
    try {
      return await operate(store, operation, words);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof HostError) throw new UsageError(refusalOf(error.said), 1);
    throw error instanceof StoreError ? storeTrouble(error) : error;
  }
}

/** Runs work on the stores themselves; their failures are sentences. */
export async function inSentences<T>(work: (server: typeof import('@marshall/server')) => Promise<T>): Promise<T> {
  const server = await import('@marshall/server');
  try {
    return await work(server);
  } catch (error) {
    if (error instanceof server.StoreError) throw storeTrouble(error);
    const trouble = fileTrouble(error);
    throw trouble === undefined ? error : new UsageError(trouble, 1);
  }
}

/** What is wrong with the place where games are kept. */
export function storeTrouble({ code, detail }: Pick<StoreError, 'code' | 'detail'>): UsageError {
  const sentence = words.host.store[code];
  return new UsageError(detail === undefined ? sentence : `${sentence} (${detail})`, 1);
}

function refusalOf<M extends HostSaid['message']>({ message, figures }: HostSaid & { readonly message: M }): string {
  // Each message comes with its own figures.
  const say = words.host.refused[message] as (figures: HostSaid['figures']) => string;
  return say(figures);
}

/** Why a file can't be read or written, as a sentence. */
function fileTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const file = 'path' in error ? String(error.path) : '';
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return words.host.noFolder(file);
    case 'EISDIR':
      return words.host.isFolder(file);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return words.host.notAllowed(file);
    case 'ENOSPC':
      return words.host.store['disk-full'];
    default:
      return undefined;
  }
}
