import { useCallback, useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'front' | 'watch' | 'lobby' | 'chart' | 'kept' }
  /** `at` is a moment of the game: after so many commands. */
  | { readonly page: 'game'; readonly id: string; readonly at?: number }
  /** All lessons, or one that is to begin; the pages on how to play. */
  | { readonly page: 'learn'; readonly lesson?: string }
  | { readonly page: 'how'; readonly at: 1 | 2 }
  /** All positions to solve, one of them, or `today`. */
  | { readonly page: 'positions'; readonly position?: string }
  /** A prepared position of this site, to be played. */
  | { readonly page: 'prepared'; readonly file: string }
  /** The odds of a battle that the address names. */
  | { readonly page: 'odds'; readonly sheet: string }
  /** The word of a link in a mail. */
  | { readonly page: 'mail'; readonly token: string }
  /** The invitation of a link leads to one seat. */
  | {
      readonly page: 'table';
      readonly id: string;
      readonly seat?: string;
      readonly token?: string;
      readonly at?: number;
    };

/** Where the page is, by the part of its address after the hash. */
export function useRoute(): readonly [Route, (to: string) => void] {
  const hash = useSyncExternalStore(subscribe, hashNow, hashNow);
  const go = useCallback((to: string) => {
    location.hash = to === '' ? '' : `#${to}`;
  }, []);
  return [routeOf(hash), go];
}

const hashNow = (): string => location.hash;

export function routeOf(hash: string): Route {
  const [page, id = '', seat = '', token = ''] = hash.replace(/^#/, '').split('/');
  if (page === 'watch' || page === 'lobby' || page === 'chart' || page === 'kept') return { page };
  if (page === 'learn') return id === '' ? { page } : { page, lesson: id };
  if (page === 'positions') return id === '' ? { page } : { page, position: id };
  if (page === 'prepared' && id !== '') return { page, file: id };
  if (page === 'odds') return { page, sheet: id };
  if (page === 'how') return { page, at: id === '2' ? 2 : 1 };
  const at = momentIn(seat);
  if ((page === 'game' || page === 'table') && id !== '' && at !== undefined) return { page, id, at };
  if (page === 'game' && id !== '') return { page, id };
  if (page === 'mail' && id !== '') return { page, token: id };
  if (page === 'table' && id !== '') return seat === '' || token === '' ? { page, id } : { page, id, seat, token };
  return { page: 'front' };
}

/** How an address names a moment of a game: `cycle-3-stage-4-move-57`. The number of the move alone finds it. */
export const momentName = (at: number, { cycle, stage }: { readonly cycle: number; readonly stage: number }): string =>
  `${cycle === 0 ? 'opening' : stage === 0 ? `cycle-${cycle}` : `cycle-${cycle}-stage-${stage}`}-move-${at}`;

function momentIn(name: string): number | undefined {
  const [, at] = /^(?:opening|cycle-\d+(?:-stage-\d)?)-move-([1-9]\d{0,6})$/.exec(name) ?? [];
  return at === undefined ? undefined : Number(at);
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
