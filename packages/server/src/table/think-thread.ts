// A thread in which computer commanders think, one decision after the other.
import { parentPort } from 'node:worker_threads';
import type { Command } from '@marshall/rules';
import { noteHeap } from '../observed/threads.ts';
import { decide, type Thought } from './thought.ts';

/** What the thread says: a decision, or why there is none. */
export type Conclusion = { readonly command: Command } | { readonly failure: Error };

noteHeap();
// Nobody but the commanders' turns speak to it.
parentPort?.on('message', (thought: Thought) => {
  decide(thought).then(
    (command) => say({ command }),
    (error: unknown) => say({ failure: error instanceof Error ? error : new Error(String(error)) }),
  );
});

function say(conclusion: Conclusion): void {
  parentPort?.postMessage(conclusion);
}
