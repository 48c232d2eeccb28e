/** A reload may ask for a game before the page that left it is quite gone. */
const PATIENCE = 2000;

/**
 * Holds a game so that no other tab of this browser plays it; the answer lets go of it again. Undefined where another
 * tab holds it. Browsers that know no locks let everybody in: there the store refuses what two would write.
 */
export function holdGame(id: string): Promise<(() => void) | undefined> {
  if (navigator.locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    navigator.locks
      .request(
        `marshall-game-${id}`,
        { signal: AbortSignal.timeout(PATIENCE) },
        () => new Promise<void>((letGo) => resolve(letGo)),
      )
      .catch(() => resolve(undefined));
  });
}
