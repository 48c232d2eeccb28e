// What the host tells everybody: heard on a table's line, asked for now and then elsewhere.
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './api.ts';

export interface Notice {
  readonly id: string;
  readonly text: string;
}

const KNOWN = 'marshall-server';
const DISMISSED = 'marshall-notices';
/** Milliseconds between two questions on pages that have no line to a table. */
const ASK = 10_000;
/** How many dismissed ones are remembered. */
const MOST = 50;

let told: readonly Notice[] = [];
/** What concerns this browser alone, such as a ban. */
let own: readonly Notice[] = [];
let shown: readonly Notice[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  const dismissed = recall();
  shown = [...own, ...told].filter(({ id }) => !dismissed.includes(id));
  for (const listener of listeners) listener();
}

export function hearNotices(notices: readonly Notice[]): void {
  if (JSON.stringify(notices) === JSON.stringify(told)) return;
  told = notices;
  tell();
}

/** Shows a sentence that the server said to this browser alone. */
export function warn(text: string): void {
  own = [{ id: `own ${text}`, text }];
  tell();
}

export function dismiss(id: string): void {
  // What concerns this browser alone is shown again when it is said again.
  if (own.some((notice) => notice.id === id)) own = own.filter((notice) => notice.id !== id);
  else localStorage.setItem(DISMISSED, JSON.stringify([...recall(), id].slice(-MOST)));
  tell();
}

/** A server answered behind this page: where none does, nobody asks it. */
export const rememberServer = (): void => {
  if (localStorage.getItem(KNOWN) === null) localStorage.setItem(KNOWN, 'yes');
};

/** Whether a server stands behind this page: one has answered before, or says so with the page itself. */
export async function findsServer(): Promise<boolean> {
  if (localStorage.getItem(KNOWN) !== null) return true;
  if (!location.protocol.startsWith('http')) return false;
  return (await fetch(location.pathname, { method: 'HEAD' })).headers.has('marshall-tables');
}

function recall(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DISMISSED) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** What is to be shown now; asks for it again and again while the page is looked at. */
export function useNotices(): readonly Notice[] {
  useEffect(() => {
    const ask = (): void => {
      if (document.hidden || localStorage.getItem(KNOWN) === null) return;
      call<{ notices: readonly Notice[] }>('GET', '/api/notices').then(
        ({ notices }) => hearNotices(notices),
        // Asked again in a moment.
        () => undefined,
      );
    };
    ask();
    const timer = window.setInterval(ask, ASK);
    return () => window.clearInterval(timer);
  }, []);
  return useSyncExternalStore(subscribe, shownNow, shownNow);
}

const shownNow = (): readonly Notice[] => shown;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
