import type { Entry, Setup, State } from '@marshall/rules';
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
  readonly saved: number;
  readonly cycle: number;
  readonly over: boolean;
}

/** The games kept in this browser: a header for each, and its log entry by entry. */
export interface Store {
  /** Writes down the newest entry. */
  readonly keep: (game: SavedGame, index: number) => void;
  readonly list: () => Promise<readonly Kept[]>;
  readonly read: (id: string) => Promise<SavedGame | undefined>;
  readonly forget: (id: string) => Promise<void>;
}

export async function openStore(): Promise<Store> {
  const database = await open();
  return {
    keep: ({ id, secret, plan, base, table }, index) => {
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
        saved: Date.now(),
        cycle: state.cycle,
        over,
      };
      change.objectStore('games').put(header);
      change.objectStore('entries').put(table.entries[index], [id, index]);
    },
    list: async () => {
      const headers = await all<Header[]>(database.transaction('games').objectStore('games').getAll());
      return headers
        .filter(({ shape }) => shape === SHAPE)
        .sort((a, b) => b.saved - a.saved)
        .map(({ id, saved, cycle, over, plan }) => ({ id, saved, cycle, over, players: plan.players }));
    },
    read: async (id) => {
      const reading = database.transaction(['games', 'entries']);
      const header = await all<Header | undefined>(reading.objectStore('games').get(id));
      const entries = await all<Entry[]>(reading.objectStore('entries').getAll(entriesOf(id)));
      if (header === undefined || header.shape !== SHAPE || entries.length === 0) return undefined;
      const { secret, plan, base, setup, cycle } = header;
      const begun = base === undefined ? {} : { base };
      return { id, secret, plan, ...begun, table: { entries, game: { setup, state: { cycle, ended: undefined } } } };
    },
    forget: async (id) => {
      const change = database.transaction(['games', 'entries'], 'readwrite');
      change.objectStore('games').delete(id);
      await all(change.objectStore('entries').delete(entriesOf(id)));
    },
  };
}

/** Keeps nothing, where the browser lends no room. */
export const forgetfulStore: Store = {
  keep: () => undefined,
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
