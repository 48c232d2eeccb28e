// Starts the processes of a server, starts one again that has ended, gives them connections, and carries what they say to each other.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Bucket } from '../http/limits.ts';
import type { Journal } from '../observed/journal.ts';
import { merged } from '../observed/merged.ts';
import { urlOf } from '../server.ts';
import { Way } from './connections.ts';
import { type ToWorker, toPrimary } from './messages.ts';
import { PLACE } from './worker.ts';

export interface ProcessesOptions {
  readonly count: number;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly journal: Journal;
}

export interface Processes {
  /** Where a browser on this machine finds them. */
  readonly url: string;
  /** Resolves when they end so often that there is no use in starting them again. */
  readonly givenUp: Promise<void>;
  /** The figures of all of them, as text. */
  figures(): Promise<string>;
  /** Lets them finish what is under way, and end. */
  close(): Promise<void>;
}

/** A process has ended before the server was there; it has said why. */
export class ProcessEnded extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`A process has ended with code ${code} before the server was there.`);
    this.code = code;
  }
}

/** Ends that are borne before the server is given up. */
const ENDS = { burst: 20, perSecond: 1 / 60 } as const;
/** Milliseconds after which a process counts as one that works, and the longest wait before another one is started. */
const WORKS = 60_000;
const LONGEST_WAIT = 30_000;
/** Milliseconds in which a process must tell its figures. */
const PATIENCE = 2_000;

/**
 * Runs this command again, so many times, and resolves once all of them serve. The port is taken before that, and the
 * first one alone brings the store up to date.
 */
export async function startProcesses({ count, host, port, journal }: ProcessesOptions): Promise<Processes> {
  const primary = new Primary(count, journal);
  const door = createServer({ pauseOnConnect: true, noDelay: true }, (connection) => primary.place(connection));
  door.listen({ host, port });
  await once(door, 'listening');
  const address = door.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  try {
    await primary.start(0);
    await Promise.all(Array.from({ length: count - 1 }, (_, i) => primary.start(i + 1)));
  } catch (error) {
    door.close();
    await primary.close();
    throw error;
  }
  return {
    url: urlOf(host, taken),
    givenUp: primary.givenUp,
    figures: () => primary.figures(),
    async close() {
      door.close();
      await primary.close();
    },
  };
}

/** A process that serves. */
interface Serving {
  readonly child: ChildProcess;
  readonly way: Way;
}

class Primary {
  readonly givenUp: Promise<void>;
  readonly #count: number;
  readonly #journal: Journal;
  /** Those that serve, by their places; and all that run. */
  readonly #serving = new Map<number, Serving>();
  readonly #running = new Set<ChildProcess>();
  readonly #ends = new Bucket(ENDS);
  readonly #asked = new Map<number, (figures: readonly object[]) => void>();
  readonly #closing = new AbortController();
  #turn = 0;
  #questions = 0;
  #restarts = 0;
  #giveUp: () => void = () => undefined;

  constructor(count: number, journal: Journal) {
    this.#count = count;
    this.#journal = journal;
    this.givenUp = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
  }

  /** Starts the process of a place and resolves once it serves; from then on it is started again whenever it ends. */
  async start(place: number): Promise<void> {
    const { child, serves } = this.#fork(place);
    const code = await serves;
    if (code !== undefined) throw new ProcessEnded(code);
    void this.#keep(place, child);
  }

  /** Gives a new connection to the processes in turn, first to those that have taken their last one. */
  place(connection: Socket): void {
    connection.on('error', () => connection.destroy());
    const all = [...this.#serving.values()];
    this.#turn += 1;
    const inTurn = all.map((_, i) => all[(this.#turn + i) % all.length]).filter((one) => one !== undefined);
    const serving = inTurn.find(({ way }) => way.isFree) ?? inTurn[0];
    if (serving === undefined || this.#isClosing) connection.destroy();
    else serving.way.give({ type: 'connection' }, connection);
  }

  async figures(): Promise<string> {
    const all = await Promise.all([...this.#serving.values()].map(({ child }) => this.#figuresOf(child)));
    return merged(all, { processes: this.#serving.size, restarts: this.#restarts });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const ends = [...this.#running].map((child) => once(child, 'exit'));
    for (const child of this.#running) child.kill('SIGTERM');
    await Promise.all(ends);
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  /** `serves` gives the code of a process that has ended instead. */
  #fork(place: number): { readonly child: ChildProcess; readonly serves: Promise<number | undefined> } {
    const child = fork(process.argv[1] ?? '', process.argv.slice(2), {
      env: { ...process.env, [PLACE]: `${place} ${this.#count}` },
      // A copy: Node leaves the program out of its own list where that was given as text.
      execArgv: [...process.execArgv],
    });
    this.#running.add(child);
    const way = new Way(child);
    const serves = new Promise<number | undefined>((resolve) => {
      child.on('message', (message: unknown, handle: unknown) => {
        if (this.#hear(place, { child, way }, message, handle) === 'ready') resolve(undefined);
      });
      child.on('error', () => undefined);
      child.once('exit', (code) => {
        this.#running.delete(child);
        if (this.#serving.get(place)?.child === child) this.#serving.delete(place);
        for (const { connection } of way.gone()) this.place(connection);
        this.#tell({ type: 'gone', from: place });
        resolve(code ?? 1);
      });
    });
    return { child, serves };
  }

  /** Starts the process of a place again and again, later each time if it does not last. */
  async #keep(place: number, first: ChildProcess): Promise<void> {
    let child = first;
    for (let failures = 0; ; ) {
      const started = performance.now();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (this.#isClosing) return;
      const { pid, exitCode, signalCode } = child;
      const facts = { process: place + 1, ended: pid, code: exitCode ?? undefined, signal: signalCode ?? undefined };
      if (!this.#ends.take()) {
        this.#journal.fault(new Error('The processes end too often, so the server stops.'), facts);
        this.#giveUp();
        return;
      }
      this.#journal.warn('A process has ended and is started again.', facts);
      failures = performance.now() - started > WORKS ? 0 : failures + 1;
      if (failures > 1) await this.#wait(Math.min(LONGEST_WAIT, 500 * 2 ** (failures - 1)));
      if (this.#isClosing) return;
      this.#restarts += 1;
      child = this.#fork(place).child;
    }
  }

  async #wait(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }

  #hear(place: number, from: Serving, heard: unknown, handle: unknown): string | undefined {
    const message = toPrimary.safeParse(heard).data;
    switch (message?.type) {
      case 'ready':
        this.#serving.set(place, from);
        this.#tell({ type: 'tell' }, place);
        this.#journal.info('A process serves.', { process: place + 1, started: from.child.pid });
        break;
      case 'taken':
        from.way.taken();
        break;
      case 'counts':
        this.#tell(message, place);
        break;
      case 'socket':
        if (handle instanceof Socket) this.#pass(message, handle);
        break;
      case 'figures':
        this.#asked.get(message.ask)?.(message.figures.filter(isObject));
    }
    return message?.type;
  }

  /** Where the process that a connection belongs to is away, any other one takes it. */
  #pass(message: ToWorker & { readonly type: 'socket' }, connection: Socket): void {
    connection.on('error', () => connection.destroy());
    const serving = this.#serving.get(message.to) ?? [...this.#serving.values()][0];
    if (serving === undefined) connection.destroy();
    else serving.way.give(message, connection);
  }

  /** Tells all that serve but one. */
  #tell(message: ToWorker, but?: number): void {
    for (const [place, { child }] of this.#serving)
      if (place !== but && child.connected) child.send(message, () => undefined);
  }

  /** None where a process does not answer: those of the others are worth having. */
  #figuresOf(child: ChildProcess): Promise<readonly object[]> {
    const ask = ++this.#questions;
    return new Promise<readonly object[]>((resolve) => {
      this.#asked.set(ask, resolve);
      setTimeout(() => resolve([]), PATIENCE).unref();
      if (child.connected) child.send({ type: 'figures', ask } satisfies ToWorker, () => undefined);
      else resolve([]);
    }).finally(() => this.#asked.delete(ask));
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
