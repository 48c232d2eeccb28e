// Which games wait for the reader, as far as this browser knows: the lobby knows all of them, a table knows its own.
const KEY = 'marshall-waiting';

/** The lobby says which games wait; gives how many. */
export function keepWaiting(games: readonly string[]): number {
  const waiting = new Set(games);
  try {
    localStorage.setItem(KEY, [...waiting].join(' '));
  } catch {
    // A browser that keeps nothing counts what this page knows.
  }
  return waiting.size;
}

/** A table says whether it waits; the others stay as the lobby said last. Gives how many. */
export function keepTable(game: string, waits: boolean): number {
  const waiting = new Set(recalled());
  if (waits) waiting.add(game);
  else waiting.delete(game);
  return keepWaiting([...waiting]);
}

function recalled(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((game) => game !== '');
  } catch {
    return [];
  }
}
