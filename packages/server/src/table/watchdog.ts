// No game stops the server for good: a thread watches the event loop. Where that does not come back, the game it works on is set
// aside and the process ends, so that its supervisor starts it again without that game.
import { Worker } from 'node:worker_threads';
import { AT_WORK, beat } from './at-work.ts';

/** Where the games are kept. */
export type Place = { readonly folder: string } | { readonly databaseUrl: string };

export interface WatchdogOptions {
  readonly place: Place;
  /** Milliseconds without a beat after which the game is set aside, for as long as that lasts; and after which the process ends. */
  readonly aside?: number;
  readonly end?: number;
  /** Where the thread's file lies; the built one unless said. */
  readonly program?: string | URL;
}

/** What the thread is given. */
export interface WatchdogData {
  readonly memory: SharedArrayBuffer;
  readonly place: Place;
  readonly every: number;
  /** Looks without a beat. */
  readonly aside: number;
  readonly end: number;
}

const EVERY = 500;
const ASIDE = 10_000;
const END = 30_000;

/** The signal by which the process ends itself: its launcher, and a service manager, start it again. */
export const HUNG_SIGNAL = 'SIGALRM';

/** Watches until the result is called. */
export function watchLoop({
  place,
  aside = ASIDE,
  end = END,
  program = new URL('./watchdog-thread.js', import.meta.url),
}: WatchdogOptions): () => Promise<void> {
  const every = Math.min(EVERY, aside / 4);
  const workerData: WatchdogData = {
    memory: AT_WORK,
    place,
    every,
    // Looks are counted, not time: a machine that slept has not hung.
    aside: Math.ceil(aside / every),
    end: Math.ceil(end / every),
  };
  const thread = new Worker(program, { workerData });
  // Without it everything goes on as before.
  thread.on('error', () => undefined);
  thread.unref();
  const timer = setInterval(beat, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}
