import { Worker } from 'node:worker_threads';
import { Entrants } from './entrants.ts';
import { type Finished, type Outcome, playNumber, type Terms } from './game.ts';

export interface Course {
  readonly terms: Terms;
  /** How many threads play; none plays here, one game after the other. */
  readonly workers: number;
  /** Games that need not be played again, by their number. */
  readonly known: ReadonlyMap<number, Outcome>;
  /** Told after every game. */
  readonly heard: (finished: Finished) => void;
  /** Asked before every game. */
  readonly stopped: () => boolean;
}

/** Plays the games of a plan that are not known yet, on several threads. */
export async function playCourse(course: Course): Promise<void> {
  const { terms, known, workers } = course;
  const left = Array.from({ length: terms.plan.games }, (_, i) => i).filter((i) => !known.has(i));
  if (workers === 0 || left.length < 2) await playHere(course, left);
  else await Promise.all(Array.from({ length: Math.min(workers, left.length) }, () => playInThread(course, left)));
}

async function playHere({ terms, heard, stopped }: Course, left: number[]): Promise<void> {
  const entrants = await Entrants.load(terms.plan.field, terms.seconds);
  try {
    for (;;) {
      const i = stopped() ? undefined : left.shift();
      if (i === undefined) return;
      heard(await playNumber(i, terms, entrants));
      // Lets a wish to stop be heard between two games.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    await entrants.close();
  }
}

function playInThread({ terms, heard, stopped }: Course, left: number[]): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: terms });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: Finished | 'ready' | 'closed') => {
      if (message === 'closed') {
        void worker.terminate().then(() => resolve());
        return;
      }
      try {
        if (message !== 'ready') heard(message);
      } catch (error) {
        reject(error);
        left.length = 0;
      }
      const i = stopped() ? undefined : left.shift();
      worker.postMessage(i ?? 'close');
    });
  });
}
