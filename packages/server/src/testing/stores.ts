import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '../store/postgres.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Game, NewGame, Store } from '../store/store.ts';
import { bundled } from './bundle.ts';
import { sharedPostgres } from './postgres.ts';

/** A kind of store to run a suite on: where it keeps its data, and how to open it again. */
export interface StoreKind {
  readonly kind: Store['kind'];
  /** Makes an empty place for a store. */
  place(): Promise<string>;
  open(place: string): Promise<Store>;
  remove(place: string): Promise<void>;
}

/** Both stores, for `describe.each`. */
export const STORE_KINDS: readonly StoreKind[] = [
  {
    kind: 'sqlite',
    place: async () => mkdtempSync(join(tmpdir(), 'marshall-store-')),
    open: async (folder) => openSqliteStore({ folder, program: await storeThread() }),
    remove: (folder) => rm(folder, { recursive: true, force: true }),
  },
  {
    kind: 'postgres',
    place: async () => (await sharedPostgres()).createDatabase(),
    open: (url) => openPostgresStore({ url }),
    remove: async () => undefined,
  },
];

/** The program of the embedded store's thread, for tests: a process that is itself a bundle is told where it lies. */
export async function storeThread(): Promise<string> {
  return process.env.MARSHALL_STORE_THREAD ?? (await bundled('../store/sqlite-thread'));
}

/** Gives the kind of that name. */
export function storeKind(name: string): StoreKind {
  const kind = STORE_KINDS.find((candidate) => candidate.kind === name);
  if (kind === undefined) throw new Error(`There is no store named ${name}.`);
  return kind;
}

/** A game with two seats and nobody in them. */
export function newGame(id: string, changes: Partial<NewGame> = {}): NewGame {
  const seats = [
    { seat: 'usa', ready: false },
    { seat: 'china', ready: false },
  ];
  return { id, public: true, meta: '{}', seats, ...changes };
}

/** Gives a game that must be there. */
export async function gameOf(store: Store, gameId: string): Promise<Game> {
  const game = await store.games.get(gameId);
  if (game === undefined) throw new Error(`Game ${gameId} is gone.`);
  return game;
}

/** A store whose clock shows what `Date` does, which a test may set. */
export function byDate(store: Store): Store {
  return { ...store, clock: { now: () => Date.now() } };
}
