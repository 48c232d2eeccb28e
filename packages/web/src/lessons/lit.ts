// The control that a teacher speaks of is lit, and the zone of the map that does the same.
import { useEffect, useSyncExternalStore } from 'react';
import type { Light } from './guide.ts';

let zones: readonly string[] = [];
const listeners = new Set<() => void>();

function setZones(next: readonly string[]): void {
  if (next.join() === zones.join()) return;
  zones = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The zones that are lit now. */
export const useLitZones = (): readonly string[] => useSyncExternalStore(subscribe, () => zones);

const LIT = 'data-lit';

/** Lights what is meant for as long as it is meant, also where the panel is drawn again. */
export function useLit(light: Light | undefined, shown: readonly string[] = []): void {
  const all = JSON.stringify([light, shown]);
  useEffect(() => {
    const [meant, looked] = JSON.parse(all) as [Light | null, readonly string[]];
    setZones([...looked, ...(meant?.zone === undefined ? [] : [meant.zone])]);
    const put = (): void => {
      const found = first(meant?.control ?? []);
      for (const lit of document.querySelectorAll(`[${LIT}]`)) if (lit !== found) lit.removeAttribute(LIT);
      if (found === undefined || found.hasAttribute(LIT)) return;
      found.closest('details')?.setAttribute('open', '');
      found.setAttribute(LIT, found instanceof HTMLSelectElement ? (meant?.option ?? '') : '');
      found.scrollIntoView({ block: 'nearest' });
    };
    put();
    const room = document.querySelector('.room');
    const watch = new MutationObserver(put);
    if (room) watch.observe(room, { childList: true, subtree: true, attributeFilter: ['data-chosen', 'data-sure'] });
    return () => {
      watch.disconnect();
      for (const lit of document.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT);
      setZones([]);
    };
  }, [all]);
}

function first(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
    if (found) return found;
  }
  return undefined;
}
