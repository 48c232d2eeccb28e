// Whether computer commanders are heard on this page.
const KEY = 'voices';
const listeners = new Set<() => void>();

export const recallVoices = (): boolean => localStorage.getItem(KEY) !== 'off';

/** Remembers whether they are wanted; everything on the page follows. */
export function keepVoices(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export const onVoices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
