// The connections of a server of several processes: each is given to one of them, which confirms that it has it.
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { quiet } from './gathering.ts';
import type { ToWorker } from './messages.ts';

type Given = ToWorker & { readonly type: 'connection' | 'socket' };

interface Waiting {
  readonly message: Given;
  readonly connection: Socket;
}

/**
 * The connections on their way to one process, one at a time: what is sent to a process that hangs or dies is lost, and
 * so is at most one.
 */
export class Way {
  readonly #child: ChildProcess;
  readonly #waiting: Waiting[] = [];
  #sent: Socket | undefined;

  constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Whether nothing is on its way. */
  get isFree(): boolean {
    return this.#sent === undefined;
  }

  give(message: Given, connection: Socket): void {
    this.#waiting.push({ message, connection });
    this.#next();
  }

  /** The process has what was sent. */
  taken(): void {
    this.#sent?.destroy();
    this.#sent = undefined;
    this.#next();
  }

  /** The process is gone: what is on its way is cut, so that nobody waits for an answer, and the rest is given back. */
  gone(): readonly Waiting[] {
    this.#sent?.destroy();
    return this.#waiting.splice(0);
  }

  #next(): void {
    if (!this.isFree) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#sent = next.connection;
    quiet(next.connection);
    // Kept open until it is taken: Node itself would wait forever for a process that ended before it confirmed.
    this.#child.send(next.message, next.connection, { keepOpen: true }, () => undefined);
  }
}
