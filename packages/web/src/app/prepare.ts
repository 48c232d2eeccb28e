import { afterDrawn } from './when-drawn.ts';

// While nobody waits for it, everything a game needs is fetched, so that it can be played when the network is gone.

/** So long after the page was drawn nobody seems to be about to press anything. */
const UNTOUCHED = 8000;
const AT_THE_LATEST = 250;
const FACES = ['500 12px "Plex Cond"', '600 12px "Plex Cond"', 'italic 500 12px "Plex Cond"'];

/**
 * Does one thing after the other, each when the page has nothing to do; marks the page when all are there. A slow machine
 * draws the page and answers its first presses before that.
 */
export function prepare(things: readonly (() => Promise<unknown>)[]): () => void {
  let stopped = false;
  const run = async (): Promise<void> => {
    const all = [...things, () => Promise.all(FACES.map((face) => document.fonts.load(face)))];
    let missed = 0;
    for (const thing of all) {
      await idle();
      if (stopped) return;
      // What could not be fetched now is fetched when it is needed.
      await thing().catch(() => missed++);
    }
    if (missed === 0) document.documentElement.dataset.prepared = '';
  };
  const stop = onceWanted(() => void run());
  return () => {
    stopped = true;
    stop();
  };
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST });
    else setTimeout(resolve, 0);
  });

/** Does something once a hand is at the page, or when nobody has come for a while; returns how to prevent it. */
export function onceWanted(then: () => void): () => void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    then();
  };
  const stops = [onceTouched(once), afterDrawn(UNTOUCHED, once)];
  return () => {
    done = true;
    for (const stop of stops) stop();
  };
}

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Does something once a hand is at the page, when the page has nothing else to do; returns how to prevent it. */
export function onceTouched(then: () => void): () => void {
  const stop = (): void => {
    for (const touch of TOUCHES) removeEventListener(touch, touched);
  };
  const touched = (): void => {
    stop();
    void idle().then(then);
  };
  for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true });
  return stop;
}
