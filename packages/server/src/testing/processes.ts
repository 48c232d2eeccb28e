// Servers as processes of their own.
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Limits } from '../http/limits.ts';
import type { ServerOptions } from '../server.ts';
import { bundled } from './bundle.ts';
import { storeThread } from './stores.ts';

export interface Memory {
  readonly heap: number;
  readonly tables: number;
}

export interface ServerProcess {
  readonly url: string;
  /** Bytes of its heap after its garbage is collected, and the games in it. */
  memory(): Promise<Memory>;
  /** What it complained of. */
  complaints(): string;
  /** Kills it without a word. */
  kill(): Promise<void>;
  /** Stops it as a host does. */
  stop(): Promise<void>;
  /** The signal it ends by, whenever that is. */
  readonly ended: Promise<string | null>;
}

/**
 * Starts a server on a store's place and resolves once it listens; where it is said, no file of it grows beyond a size, and a
 * game is set aside that keeps it from answering for `hang` milliseconds.
 */
export async function serverProcess(
  kind: string,
  place: string,
  port = 0,
  {
    fileKiB,
    hang,
    options = {},
  }: {
    readonly fileKiB?: number;
    readonly hang?: number;
    readonly options?: Pick<ServerOptions, 'herald' | 'notices'>;
  } = {},
): Promise<ServerProcess> {
  const [program, checker, thinker, watcher] = await Promise.all([
    bundled('serve-process'),
    bundled('../files/check-thread'),
    bundled('../table/think-thread'),
    hang === undefined ? '' : bundled('../table/watchdog-thread'),
  ]);
  const command = [process.execPath, '--expose-gc', program, kind, place, String(port), checker, thinker, watcher];
  // A shell that makes no file larger than this, and hears of it by an error instead of a signal.
  const limited = ['sh', '-c', `trap '' XFSZ; ulimit -f ${(fileKiB ?? 0) * 2}; exec "$@"`, 'sh'];
  const [first = '', ...rest] = fileKiB === undefined ? command : [...limited, ...command];
  const child = spawn(first, rest, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...(await environment()),
      ...(hang === undefined ? {} : { MARSHALL_TEST_HANG: String(hang) }),
      MARSHALL_TEST_NOTICES: JSON.stringify(options),
    },
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the server has no voice');
  children.add(child);
  let complaints = '';
  stderr.on('data', (text: Buffer) => {
    complaints += text.toString();
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    children.delete(child);
  };
  for await (const line of createInterface({ input: stdout })) {
    if (!line.startsWith('at ')) continue;
    return {
      url: line.slice(3),
      async memory() {
        const answer = once(child, 'message');
        child.send('memory');
        const [memory] = await answer;
        return memory;
      },
      complaints: () => complaints,
      ended: once(child, 'exit').then(([, signal]) => signal),
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    };
  }
  throw new Error(`the server did not start: ${complaints}`);
}

/** A server of several processes, on PostgreSQL. */
export interface SeveralProcesses {
  readonly url: string;
  /** A figure by process, from 1 on, as Prometheus reads it. */
  figure(name: string): Promise<ReadonlyMap<number, number>>;
  /** The system's number of the process of a place, from 1 on: of the last one that served there. */
  pid(place: number): number;
  /** Everything it wrote. */
  written(): string;
  stop(): Promise<number | null>;
}

/** Starts a server of several processes and resolves once all of them serve. */
export async function severalProcesses(
  place: string,
  count: number,
  limits: Partial<Limits> = {},
): Promise<SeveralProcesses> {
  const programs = ['serve-processes', '../files/check-thread', '../table/think-thread'];
  const [program = '', checker = '', thinker = ''] = await Promise.all(programs.map((name) => bundled(name)));
  const child = spawn(process.execPath, [program, String(count), checker, thinker], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...(await environment()),
      MARSHALL_TEST_PLACE: place,
      MARSHALL_TEST_LIMITS: JSON.stringify(limits),
    },
  });
  children.add(child);
  let written = '';
  child.stderr?.on('data', (text: Buffer) => {
    written += text.toString();
  });
  if (child.stdout === null) throw new Error('the server has no voice');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('at ')) continue;
    return {
      url: line.slice(3),
      async figure(name) {
        const answer = once(child, 'message');
        child.send('figures');
        const found = String(await answer).matchAll(new RegExp(`^${name}\\{process="(\\d+)"\\} (\\d+)$`, 'gm'));
        return new Map([...found].map(([, process, value]) => [Number(process), Number(value)]));
      },
      pid(process) {
        const served = [...written.matchAll(new RegExp(`"process":${process},"started":(\\d+)`, 'g'))];
        return Number(served.at(-1)?.[1]);
      },
      written: () => written,
      async stop() {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        const [code] = await gone;
        children.delete(child);
        return code;
      },
    };
  }
  throw new Error(`the server did not start: ${written}`);
}

/** Starts a writer of testing/append-loop.ts. */
export async function appendLoop(args: readonly string[]): Promise<ChildProcessByStdio<null, Readable, Readable>> {
  const program = await bundled('append-loop');
  return spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: await environment(),
  });
}

async function environment(): Promise<NodeJS.ProcessEnv> {
  return { ...process.env, MARSHALL_STORE_THREAD: await storeThread() };
}

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
