import { useState } from 'react';

/** What a reader has put away, by the number of its line: it stays away after a reload too. */
export function usePutAway(
  what: string,
  game: string,
  reader: string,
): readonly [upTo: number, (upTo: number) => void] {
  const key = `marshall:${what}:${game}:${reader}`;
  const [put, setPut] = useState<{ readonly key: string; readonly upTo: number }>();
  const upTo = put?.key === key ? put.upTo : recall(key);
  return [
    upTo,
    (next) => {
      setPut({ key, upTo: next });
      keep(key, next);
    },
  ];
}

/** A browser that keeps nothing still shows everything. */
function recall(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

function keep(key: string, upTo: number): void {
  try {
    localStorage.setItem(key, String(upTo));
  } catch {
    // It is put away for as long as the page is open.
  }
}
