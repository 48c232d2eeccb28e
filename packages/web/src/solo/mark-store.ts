// Decisions at tables elsewhere, kept in this browser so that they outlast a reload: what the player saw at each, no more.
import type { Mark } from './marks.ts';

const NAME = 'marshall-marks';
const STORE = 'marks';
/** All games together; the oldest go first. */
const MOST = 180;

interface Row {
  /** The game and the seat whose eyes saw it. */
  readonly of: readonly [game: string, viewer: string];
  readonly mark: Mark;
}

/** What was kept of a game for a seat, the oldest first. */
export async function keptMarks(game: string, viewer: string): Promise<readonly Mark[]> {
  const database = await open();
  const reading = database.transaction(STORE).objectStore(STORE).index('of');
  const rows: readonly Row[] = await done(reading.getAll([game, viewer]));
  database.close();
  return rows.map(({ mark }) => mark);
}

export async function keepMark(game: string, mark: Mark): Promise<void> {
  const database = await open();
  const rows = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const row: Row = { of: [game, mark.view.viewer], mark };
  await done(rows.add(row));
  const keys = await done(rows.getAllKeys());
  for (const key of keys.slice(0, -MOST)) rows.delete(key);
  database.close();
}

/** A game that is over opens: nothing of it needs to be kept any more. */
export async function forgetMarks(game: string): Promise<void> {
  const database = await open();
  const rows = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const all = IDBKeyRange.bound([game], [game, []]);
  for (const key of await done(rows.index('of').getAllKeys(all))) rows.delete(key);
  database.close();
}

/** Somebody else may be next at this browser. */
export const forgetAllMarks = (): void => {
  indexedDB.deleteDatabase(NAME);
};

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { autoIncrement: true }).createIndex('of', 'of');
  };
  return done(request);
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
