import type { Unkept } from '../session/session.ts';
import type { SavedGame } from './saved.ts';
import type { Store } from './store.ts';

/** What is told waits for what is written before it: law 6 at this screen. */
export interface Keeping {
  readonly keep: (game: SavedGame) => void;
  /** Forgets what of a game was taken back: only so many entries stand. */
  readonly cut: (game: SavedGame, length: number) => void;
  /** Says something once everything before it is written, or could not be. */
  readonly tell: (say: () => void) => void;
  readonly settled: () => Promise<void>;
}

/** Writes games down in their order; `onTrouble` hears why one is not kept, and of nothing once it is kept again. */
export function openKeeping(
  store: Pick<Store, 'keep' | 'cut'>,
  onTrouble: (unkept: Unkept | undefined) => void,
): Keeping {
  let chain: Promise<void> = Promise.resolve();
  let trouble: Unkept | undefined;
  const become = (now: Unkept | undefined): void => {
    if (now === trouble) return;
    trouble = now;
    onTrouble(now);
  };
  const write = (work: () => Promise<void>): void => {
    chain = chain.then(work).then(
      () => become(undefined),
      (error: unknown) => become(isTaken(error) ? 'elsewhere' : 'full'),
    );
  };
  return {
    keep: (game) => write(() => store.keep(game)),
    cut: ({ id }, length) => write(() => store.cut(id, length)),
    tell: (say) => {
      // Where another tab has written instead, what happened here did not happen.
      chain = chain.then(() => (trouble === 'elsewhere' ? undefined : say()));
    },
    settled: () => chain,
  };
}

/** The store refuses an entry whose number is there already. */
const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'ConstraintError';
