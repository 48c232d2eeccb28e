// Servers under load run in processes of their own; they tell their port, and on request their memory and processor time.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface ServerUnderLoad {
  readonly port: number;
  /** Where seats are found, for servers that reserve them. */
  readonly paths: readonly string[];
  /** Bytes of its heap after its garbage was collected. */
  heap(): Promise<number>;
  /** Microseconds of processor time so far. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** What a server says of itself. */
interface Said {
  readonly port?: number;
  readonly paths?: readonly string[];
  readonly heap?: number;
  readonly cpu?: number;
}

const children = new Set<ChildProcess>();

/** Starts a server; `LOAD_NODE_ARGS`, such as --cpu-prof, goes to its Node. */
export async function serverUnderLoad(mode: string, ...args: string[]): Promise<ServerUnderLoad> {
  const more = (process.env.LOAD_NODE_ARGS ?? '').split(' ').filter((argument) => argument !== '');
  const child = fork(join(import.meta.dirname, 'load-server.js'), [mode, ...args], {
    // As `npm start` starts Marshall; its peers are given the same.
    execArgv: ['--expose-gc', '--max-semi-space-size=64', ...more],
  });
  children.add(child);
  child.once('exit', () => {
    if (!children.delete(child)) return;
    process.stderr.write(`The ${mode} server ended by itself.\n`);
    stopAll();
    process.exit(1);
  });
  const next = () =>
    new Promise<Said>((resolve, reject) => {
      const ended = () => reject(new Error(`the ${mode} server ended`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as Said);
      });
    });
  const asked = async (wish: 'heap' | 'cpu'): Promise<number> => {
    const answer = next();
    child.send(wish);
    return (await answer)[wish] ?? 0;
  };
  const { port = 0, paths = [] } = await next();
  return {
    port,
    paths,
    heap: () => asked('heap'),
    cpu: () => asked('cpu'),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      children.delete(child);
      child.disconnect();
      await gone;
    },
  };
}

/** Ends whatever still runs. */
export function stopAll(): void {
  for (const child of children) child.kill();
  children.clear();
}
