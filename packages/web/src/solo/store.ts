import { completeSetup, type Entry, fold, type Setup, type State } from '@marshall/rules';
import type { Kept, Plan } from './messages.ts';
import type { SavedGame } from './saved.ts';

/** Grows when the shape of what is kept changes; games of an older shape are left out of the list. */
const SHAPE = 1;
const NAME = 'marshall-games';

interface Header {
  readonly shape: typeof SHAPE;
  readonly id: string;
  readonly secret: string;
  readonly plan: Plan;
  readonly setup: Setup;
  readonly base?: State;
  readonly hints?: number;
  readonly saved: number;
  readonly cycle: number;
  readonly over: boolean;
}

/** The games kept in this browser: a header for each, and its log entry by entry. */
export interface Store {
  /** Writes down what of a game is not written yet; fails where another tab has written it, or where no room is left. */
  readonly keep: (game: SavedGame) => Promise<void>;
  /** Leaves only so many entries of a game. */
  readonly cut: (id: string, length: number) => Promise<void>;
  readonly list: () => Promise<readonly Kept[]>;
  readonly read: (id: string) => Promise<SavedGame | undefined>;
  readonly forget: (id: string) => Promise<void>;
}

export async function openStore(): Promise<Store> {
  const database = await open();
  /** How many entries of each game are written. */
  const written = new Map<string, number>();
  return {
    keep: async ({ id, secret, plan, base, hints, table }) => {
      const from = written.get(id) ?? 0;
      const entries = table.entries.slice(from);
      // A hint is noted before anything follows it.
      if (entries.length === 0 && hints === undefined) return;
      const change = database.transaction(['games', 'entries'], 'readwrite');
      const { setup, state } = table.game;
      const over = state.ended !== undefined;
      const header: Header = {
        shape: SHAPE,
        id,
        secret,
        plan,
        setup,
        ...(base === undefined ? {} : { base }),
        ...(hints === undefined ? {} : { hints }),
        saved: Date.now(),
        cycle: state.cycle,
        over,
      };
      change.objectStore('games').put(header);
      // Two tabs never write the same entry: `add` refuses the second.
      for (const [i, entry] of entries.entries()) change.objectStore('entries').add(entry, [id, from + i]);
      await completed(change);
      written.set(id, from + entries.length);
    },
    cut: async (id, length) => {
      const change = database.transaction(['entries'], 'readwrite');
      change.objectStore('entries').delete(IDBKeyRange.bound([id, length], [id, Number.MAX_SAFE_INTEGER]));
      await completed(change);
      // What was taken back before it was written is not missing.
      written.set(id, Math.min(written.get(id) ?? 0, length));
    },
    list: async () => {
      const headers = await all<Header[]>(database.transaction('games').objectStore('games').getAll());
      return headers
        .filter(({ shape }) => shape === SHAPE)
        .sort((a, b) => b.saved - a.saved)
        .map(({ id, saved, cycle, over, plan, setup }) => ({
          id,
          saved,
          cycle,
          over,
          players: plan.players,
          ...(plan.lesson === undefined ? {} : { lesson: plan.lesson }),
          ...(plan.imagined === undefined ? {} : { imagined: true as const }),
          ...(typeof setup.options.detenteCycle === 'number' ? { length: setup.options.detenteCycle } : {}),
        }));
    },
    read: async (id) => {
      const reading = database.transaction(['games', 'entries']);
      const header = await all<Header | undefined>(reading.objectStore('games').get(id));
      const entries = await all<Entry[]>(reading.objectStore('entries').getAll(entriesOf(id)));
      if (header === undefined || header.shape !== SHAPE || entries.length === 0) return undefined;
      written.set(id, entries.length);
      const { secret, plan, base, hints, cycle } = header;
      const setup = completeSetup(header.setup);
      // What a position of an earlier program lacks is as on an empty table.
      const begun = base === undefined ? {} : { base: { ...fold(setup, []), ...base } };
      const asked = hints === undefined ? {} : { hints };
      return {
        id,
        secret,
        plan,
        ...begun,
        ...asked,
        table: { entries, game: { setup, state: { cycle, ended: undefined } } },
      };
    },
    forget: async (id) => {
      const change = database.transaction(['games', 'entries'], 'readwrite');
      change.objectStore('games').delete(id);
      change.objectStore('entries').delete(entriesOf(id));
      await completed(change);
    },
  };
}

/** Keeps nothing, where the browser lends no room. */
export const forgetfulStore: Store = {
  keep: async () => undefined,
  cut: async () => undefined,
  list: async () => [],
  read: async () => undefined,
  forget: async () => undefined,
};

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('games', { keyPath: 'id' });
    request.result.createObjectStore('entries');
  };
  return all(request);
}

const all = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

const completed = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error('the browser keeps nothing'));
  });
