// One program of the rules with all sampled mutants and all their tests, to be evaluated as often as needed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { instrument } from './instrument.mjs';

const BENCH = fileURLToPath(new URL('bench-vitest.mjs', import.meta.url));
const ENTRY = 'virtual:tests';

/** Writes the program to `path`: a CommonJS module whose `files` gives for each test file what reads it. */
export async function buildProgram({ root, mutants, files, weigh, path }) {
  const entry = [
    `export { declared } from ${JSON.stringify(BENCH)};`,
    'export const files = {',
    ...files.map((file) => `  ${JSON.stringify(file)}: () => import(${JSON.stringify(`${root}/${file}`)}),`),
    '};',
  ].join('\n');
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'], alias: { vitest: BENCH } },
    ssr: { resolve: { conditions: ['source'] } },
    plugins: [
      {
        name: 'tests',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? entry : undefined),
      },
      instrument(root, mutants, { weigh }),
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: ENTRY,
        treeshake: false,
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  if (output.length !== 1) throw new Error(`One file was expected, not ${output.length}.`);
  writeFileSync(path, output[0].code);
}
