// A process that has the rules with all sampled mutants in memory and runs tests with one of them switched on.
import { readFileSync } from 'node:fs';
import { createServer, createServerModuleRunner } from 'vite';
import { instrument } from './instrument.mjs';

const [root, plan] = process.argv.slice(2);
const { mutants, files } = JSON.parse(readFileSync(plan, 'utf8'));
const bench = new URL('bench-vitest.mjs', import.meta.url).pathname;

let on = -1;
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
  resolve: { conditions: ['source'], alias: { vitest: bench } },
  ssr: { resolve: { conditions: ['source'] } },
  optimizeDeps: { noDiscovery: true },
  plugins: [instrument(root, mutants)],
});

/** The tests of a file, in order; a file is read when it is first asked for. */
function shelf() {
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const read = new Map();
  return async (file) => {
    if (!read.has(file)) {
      const { declared } = await runner.import(bench);
      declared.tests = [];
      await runner.import(`${root}/${file}`);
      read.set(file, declared.tests);
    }
    return read.get(file);
  };
}

const unchanged = shelf();
for (const file of files) await unchanged(file);
process.send({ ready: true, atStart: ran() });

process.on('message', async ({ mutant, fresh, tests, budget }) => {
  if (tests === 'all') process.send({ measured: await measure() });
  else process.send({ mutant, ...(await judge(mutant, fresh ? shelf() : unchanged, tests, budget)) });
});
process.on('disconnect', () => process.exit());

/** Each test's time and the mutants it runs through. */
async function measure() {
  const measured = [];
  for (const file of files) {
    for (const [nth, { title, run }] of (await unchanged(file)).entries()) {
      hits = new Uint8Array(mutants.length);
      const began = spent();
      const failure = await failureOf(run);
      measured.push({ file, nth, title, ms: spent() - began, failure, hits: ran() });
      process.send({ progress: measured.length });
    }
  }
  return measured;
}

/** Runs tests until one fails or the budget is used. */
async function judge(mutant, testsOf, tests, budget) {
  on = mutant;
  const began = spent();
  let count = 0;
  try {
    for (const { file, nth } of tests) {
      if (spent() - began > budget) break;
      count += 1;
      const test = await readWith(testsOf, file, nth);
      if (test === undefined) return { killed: `${file} cannot be read with it`, ran: count, ms: spent() - began };
      if ((await failureOf(test.run)) !== undefined) return { killed: test.title, ran: count, ms: spent() - began };
    }
    return { killed: undefined, ran: count, ms: spent() - began };
  } finally {
    on = -1;
  }
}

async function readWith(testsOf, file, nth) {
  try {
    return (await testsOf(file))[nth];
  } catch {
    return undefined;
  }
}

async function failureOf(run) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function ran() {
  return [...hits.keys()].filter((id) => hits[id] === 1);
}

/** Milliseconds of work so far: other work on the machine takes nothing from a mutant's budget. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
