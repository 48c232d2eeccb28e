import { useCallback, useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'watch' }
  | { readonly page: 'game' | 'table'; readonly id: string };

/** Where the page is, by the part of its address after the hash. */
export function useRoute(): readonly [Route, (to: string) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const go = useCallback((to: string) => {
    location.hash = to === '' ? '' : `#${to}`;
  }, []);
  return [routeOf(hash), go];
}

export function routeOf(hash: string): Route {
  const [page, id] = hash.replace(/^#/, '').split('/');
  if (page === 'watch') return { page: 'watch' };
  return (page === 'game' || page === 'table') && id !== undefined && id !== '' ? { page, id } : { page: 'front' };
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
