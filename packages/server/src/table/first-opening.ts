// The first opening of a game in this process: noted before, so that one which does not come back holds up one start and no more.
import { type KeptGame, keptGame } from '../files/try-game.ts';
import { ApiError } from '../http/errors.ts';
import { StoreError } from '../store/errors.ts';
import type { Game as GameRow, Store } from '../store/store.ts';
import { readArrangement } from './arrangement.ts';

/** Openings from which nobody came back, after which a game is not even tried any more. */
const MOST_TRIES = 3;
const SET_ASIDE = 'set-aside';

export interface FirstOpeningsOptions {
  /** Tries in a thread whether a game opens. */
  readonly opens?: ((game: KeptGame) => Promise<boolean>) | undefined;
  /** Is told when a game is set aside. */
  fault(error: unknown): void;
}

export class FirstOpenings {
  readonly #store: Store;
  readonly #options: FirstOpeningsOptions;
  /** Games that have been opened here: their positions come from the referee in this process. */
  readonly #opened = new Set<string>();

  constructor(store: Store, options: FirstOpeningsOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** Opens a game. One that fails, or did not come back when it was opened last and fails in a thread, is set aside. */
  async through<T>(row: GameRow, open: () => Promise<T>): Promise<T> {
    if (row.aside !== undefined) {
      this.#opened.delete(row.id);
      throw isAside(row.aside);
    }
    if (this.#opened.has(row.id)) return open();
    const { trials } = this.#store;
    const note = await trials.begin(row.id);
    if ('aside' in note) throw isAside(note.aside);
    if (note.tries > 1 && !(await this.#opensInThread(row, note.tries)))
      throw await this.#setAside(row.id, new Error('it did not open when it was tried beside the tables'));
    try {
      const opened = await open();
      this.#opened.add(row.id);
      await trials.done(row.id);
      return opened;
    } catch (error) {
      if (!(error instanceof StoreError) && !(error instanceof ApiError)) throw await this.#setAside(row.id, error);
      await trials.done(row.id).catch(() => undefined);
      throw error;
    }
  }

  async #opensInThread(row: GameRow, tries: number): Promise<boolean> {
    if (tries > MOST_TRIES) return false;
    const { opens } = this.#options;
    return opens === undefined || opens(await keptGame(this.#store, row.id, readArrangement(row.meta).secret));
  }

  async #setAside(game: string, cause: unknown): Promise<ApiError> {
    this.#options.fault(new Error(`Game ${game} does not open and was set aside; the others go on.`, { cause }));
    await this.#store.trials.setAside(game, FOR_THE_HOST);
    return isAside(FOR_THE_HOST);
  }
}

/** Whether a game is not opened because it was set aside. */
export function wasSetAside(error: unknown): boolean {
  return error instanceof ApiError && error.code === SET_ASIDE;
}

/** What is kept of it, beside the game. Callers hear the same in a language of their own. */
const DID_NOT_OPEN = 'This game could not be opened';
const FOR_THE_HOST = `${DID_NOT_OPEN}, so it was set aside. The other games go on, and nothing of this one is lost.`;
const DID_NOT_COME_BACK = 'This game kept the server from answering';
/** What is kept of a game on which the event loop hung. */
export const HUNG = `${DID_NOT_COME_BACK}, so it was set aside. The other games go on, and nothing of this one is lost.`;
const CLOSED = 'The host has closed this game';

/** What is kept of a game that the host closed. */
export function closedBecause(reason: string): string {
  return `${CLOSED}${reason === '' ? '.' : `: ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`}`;
}

/** Why a game is set aside: it did not open, the server hung on it, or the host closed it with these words. */
export type Aside =
  | { readonly because: 'opening' | 'hanging' }
  | { readonly because: 'closed'; readonly reason: string };

export function readAside(why: string): Aside {
  if (why.startsWith(DID_NOT_COME_BACK)) return { because: 'hanging' };
  if (why === '' || why.startsWith(DID_NOT_OPEN)) return { because: 'opening' };
  const reason = why.startsWith(CLOSED) ? why.slice(CLOSED.length).replace(/^(\.|: )/, '') : why;
  return { because: 'closed', reason };
}

/** What everybody hears who asks for a game that was set aside. */
export function isAside(why: string): ApiError {
  const aside = readAside(why);
  if (aside.because === 'closed') return new ApiError(503, 'set-aside:closed', { reason: aside.reason });
  return new ApiError(503, aside.because === 'hanging' ? 'set-aside:hanging' : 'set-aside');
}
