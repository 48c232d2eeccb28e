import { Worker } from 'node:worker_threads';
import { type ArenaPlan, playMatch, type Result } from '@marshall/bots/arena';
import { loadEntrants } from './entrants.ts';

export interface Course {
  readonly plan: ArenaPlan;
  /** How many threads play; none plays here, one game after the other. */
  readonly workers: number;
  /** Games that need not be played again, by their number. */
  readonly known: ReadonlyMap<number, Result>;
  /** Told after every game. */
  readonly heard: (i: number, result: Result) => void;
  /** Asked before every game. */
  readonly stopped: () => boolean;
}

/** Plays the games of a plan that are not known yet, on several threads. */
export async function playCourse(course: Course): Promise<void> {
  const { plan, known, workers } = course;
  const left = Array.from({ length: plan.games }, (_, i) => i).filter((i) => !known.has(i));
  if (workers === 0 || left.length < 2) await playHere(course, left);
  else await Promise.all(Array.from({ length: Math.min(workers, left.length) }, () => playInThread(course, left)));
}

async function playHere({ plan, heard, stopped }: Course, left: number[]): Promise<void> {
  const entrants = await loadEntrants(plan.field);
  for (;;) {
    const i = stopped() ? undefined : left.shift();
    if (i === undefined) return;
    heard(
      i,
      playMatch(plan, i, (name) => {
        const commander = entrants.get(name);
        if (commander === undefined) throw new Error(`no entrant ${name}`);
        return commander;
      }),
    );
    // Lets a wish to stop be heard between two games.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function playInThread({ plan, heard, stopped }: Course, left: number[]): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: { readonly i: number; readonly result: Result } | { readonly ready: true }) => {
      if ('result' in message) heard(message.i, message.result);
      const i = stopped() ? undefined : left.shift();
      if (i === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(i);
    });
  });
}
