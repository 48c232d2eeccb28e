// A thread that checks one file, the text it is started with, and says what came of it.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ApiError, type ErrorBody } from '../http/errors.ts';
import { type Checked, checkFile } from './check.ts';

/** What the thread says: a file that can be shown, or why it cannot. */
export type Finding =
  | { readonly checked: Checked }
  | { readonly refused: { readonly status: number; readonly body: ErrorBody } };

parentPort?.postMessage(findingOf(z.string().parse(workerData)));

function findingOf(text: string): Finding {
  try {
    return { checked: checkFile(text) };
  } catch (error) {
    // Anything else is a fault, and ends the thread.
    if (error instanceof ApiError) return { refused: { status: error.status, body: error.body } };
    throw error;
  }
}
