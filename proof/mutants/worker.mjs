// A process that has the rules with all sampled mutants in memory and runs tests with one of them switched on.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createServer, createServerModuleRunner } from 'vite';
import { instrument } from './instrument.mjs';

const [root, plan, switchedOn = '-1'] = process.argv.slice(2);
const { mutants, files } = JSON.parse(readFileSync(plan, 'utf8'));
const here = new URL('.', import.meta.url).pathname;

let on = Number(switchedOn);
let hits = new Uint8Array(mutants.length);
globalThis.__mutant = (id) => {
  hits[id] = 1;
  return id === on;
};

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  resolve: { conditions: ['source'], alias: { vitest: `${here}bench-vitest.mjs` } },
  ssr: { resolve: { conditions: ['source'] } },
  optimizeDeps: { noDiscovery: true },
  plugins: [instrument(root, mutants)],
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
const { declared } = await runner.import(`${here}bench-vitest.mjs`);

/** Whether a file can be read at all with the mutant that is on from the start. */
let unreadable = false;
for (const file of files) {
  declared.file = file;
  try {
    await runner.import(`${root}/${file}`);
  } catch (error) {
    if (on === -1) throw error;
    unreadable = true;
    break;
  }
}
process.send({ ready: true, unreadable, fixed: [...hits.keys()].filter((id) => hits[id] === 1) });

process.on('message', async ({ mutant, tests, budget }) => {
  if (tests === 'all') process.send({ measured: await measure() });
  else process.send({ mutant, ...(await judge(mutant, tests, budget)) });
});
process.on('disconnect', () => process.exit());

/** Each test's time and the mutants it runs through. */
async function measure() {
  const measured = [];
  for (const [index, { file, title, run }] of declared.tests.entries()) {
    hits = new Uint8Array(mutants.length);
    const began = performance.now();
    const failure = await failureOf(run);
    const ms = performance.now() - began;
    measured.push({ index, file, title, ms, failure, hits: [...hits.keys()].filter((id) => hits[id] === 1) });
    process.send({ progress: index + 1, of: declared.tests.length });
  }
  return measured;
}

/** Runs tests until one fails or the budget is used. */
async function judge(mutant, tests, budget) {
  on = mutant;
  const began = performance.now();
  let ran = 0;
  for (const index of tests) {
    if (performance.now() - began > budget) break;
    ran += 1;
    const failure = await failureOf(declared.tests[index].run);
    if (failure !== undefined) return { killed: declared.tests[index].title, ran, ms: performance.now() - began };
  }
  return { killed: undefined, ran, ms: performance.now() - began };
}

async function failureOf(run) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
