// A thread in which what comes from outside is tried, one thing after the other: game files, and games that did not open.
import { parentPort } from 'node:worker_threads';
import { ApiError, type WhyNot } from '../http/errors.ts';
import { noteHeap } from '../observed/threads.ts';
import { type FileBody, readFileBody } from './body.ts';
import { type Checked, checkFile } from './check.ts';
import { type KeptGame, tryGame } from './try-game.ts';

/** What the thread is asked: whether there is a file in the body of a request, or whether a game opens. */
export type Job = { readonly kind: FileBody; readonly body: Uint8Array } | { readonly game: KeptGame };

/** What it says: a file that can be shown, a game that opens, or why not. */
export type Finding =
  | { readonly checked: Checked; readonly title?: string | undefined }
  | { readonly opens: boolean }
  | { readonly refused: WhyNot };

noteHeap();
// Nobody but the checker speaks to it.
parentPort?.on('message', (job: Job) => {
  void findingOf(job).then((finding) => {
    parentPort?.postMessage(finding);
    // Whatever became a part of the program dies with the thread.
    if (Object.keys(Object.prototype).length > 0) parentPort?.close();
  });
});

async function findingOf(job: Job): Promise<Finding> {
  if ('game' in job) return { opens: await tryGame(job.game) };
  try {
    const { file, title } = readFileBody(job.kind, job.body);
    return { checked: checkFile(file), title };
  } catch (error) {
    // Anything else is a fault of ours, and ends the thread.
    if (error instanceof ApiError) return { refused: error.why };
    throw error;
  }
}
