// A thread that checks one file, in the body of a request it is started with, and says what came of it.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ApiError, type ErrorBody } from '../http/errors.ts';
import { type FileBody, readFileBody } from './body.ts';
import { type Checked, checkFile } from './check.ts';

/** What the thread says: a file that can be shown, or why it cannot. */
export type Finding =
  | { readonly checked: Checked; readonly title?: string | undefined }
  | { readonly refused: { readonly status: number; readonly body: ErrorBody } };

const order = z.object({ kind: z.enum(['verify', 'import']), body: z.instanceof(Uint8Array) }).parse(workerData);
parentPort?.postMessage(findingOf(order.kind, order.body));

function findingOf(kind: FileBody, body: Uint8Array): Finding {
  try {
    const { file, title } = readFileBody(kind, body);
    return { checked: checkFile(file), title };
  } catch (error) {
    // Anything else is a fault, and ends the thread.
    if (error instanceof ApiError) return { refused: { status: error.status, body: error.body } };
    throw error;
  }
}
