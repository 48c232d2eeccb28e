// How much memory each thread of the process uses: a thread notes its heap in a cell that the main thread reads.
import { getHeapStatistics } from 'node:v8';
import { type Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';

export const THREADS = ['store', 'check', 'think'] as const;
export type ThreadKind = (typeof THREADS)[number];

const EVERY = 5_000;

const cells = new Map<Worker, { readonly kind: ThreadKind; readonly heap: Float64Array }>();

/** Starts a thread, which is given its cell as `workerData.heap`. */
export function observed(kind: ThreadKind, start: (heap: SharedArrayBuffer) => Worker): Worker {
  const memory = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const thread = start(memory);
  cells.set(thread, { kind, heap: new Float64Array(memory) });
  thread.once('exit', () => cells.delete(thread));
  return thread;
}

/** Bytes in use in the heaps of all threads of a kind. */
export function heapOf(kind: ThreadKind): number {
  let bytes = 0;
  for (const cell of cells.values()) if (cell.kind === kind) bytes += cell.heap[0] ?? 0;
  return bytes;
}

const given = z.object({ heap: z.instanceof(SharedArrayBuffer) });

/** In a thread: notes its heap now and then. */
export function noteHeap(): void {
  const found = given.safeParse(workerData);
  if (!found.success) return;
  const cell = new Float64Array(found.data.heap);
  const note = () => {
    cell[0] = getHeapStatistics().used_heap_size;
  };
  note();
  setInterval(note, EVERY).unref();
}
