// A process that has the rules with all sampled mutants in memory and runs tests with one of them switched on.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { installProbes, spent } from './probes.mjs';

const [program, count] = process.argv.slice(2);
const at = installProbes(Number(count));
const evaluate = new Script(`(function (exports, require) {${readFileSync(program, 'utf8')}\n})`, {
  filename: program,
}).runInThisContext();
const require = createRequire(import.meta.url);
/** How much longer than usual a test may take: beyond this a mutant hangs. */
const SLOWER = 5;
const AT_LEAST = 3000;

/** The tests of a file, in order; a file is read when it is first asked for. */
function shelf() {
  const made = {};
  evaluate(made, require);
  const read = new Map();
  return async (file) => {
    if (!read.has(file)) {
      made.declared.tests = [];
      await made.files[file]();
      read.set(file, made.declared.tests);
    }
    return read.get(file);
  };
}

let unchanged = shelf();
process.on('message', async ({ measure, mutant, ...how }) => {
  if (measure !== undefined) process.send(await measured(measure));
  else process.send({ mutant, ...(await judge(mutant, how)) });
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });

/** Each test's time and the mutants that would make a difference on its way. */
async function measured(file) {
  at.met.fill(0);
  const tests = await unchanged(file);
  const atStart = met();
  const results = [];
  for (const [nth, { title, run }] of tests.entries()) {
    at.met.fill(0);
    at.files.clear();
    const began = spent();
    const failure = await failureOf(run);
    results.push({ file, nth, title, ms: spent() - began, failure, met: met(), touched: [...at.files] });
  }
  return { measured: results, atStart };
}

/**
 * Runs tests until one fails or the budget is used. `fresh`: the code is read again with the mutant on, for what runs
 * only while it is read. A test that goes on failing without the mutant met what an earlier mutant left behind: then
 * the code is read again and the test proves nothing.
 */
async function judge(mutant, { fresh, tests, budget }) {
  const began = spent();
  let ran = 0;
  const verdict = (killed) => ({ killed, ran, ms: spent() - began });
  const testsOf = fresh ? shelf() : unchanged;
  for (const { file, nth, ms } of tests) {
    // What is left of the budget may still be enough for cheaper ones.
    if (ran > 0 && spent() - began + ms > budget) continue;
    ran += 1;
    const limit = AT_LEAST + SLOWER * ms;
    const failure = await withMutant(mutant, limit, async () => {
      const [test] = await read(testsOf, file, nth, fresh ? mutant : -1);
      return test === undefined ? 'It cannot be read.' : failureOf(test.run);
    });
    if (failure === undefined) continue;
    const [test] = await read(unchanged, file, nth, -1);
    if (fresh || (await failureOf(test.run)) === undefined) return { ...verdict(test.title), killer: { file, nth } };
    unchanged = shelf();
    return judge(mutant, { fresh, tests, budget });
  }
  return verdict(undefined);
}

async function withMutant(mutant, limit, work) {
  at.on = mutant;
  at.stopAfter = spent() + limit;
  try {
    return await work();
  } finally {
    at.on = -1;
    at.stopAfter = Number.POSITIVE_INFINITY;
  }
}

/** The test, read with one mutant or none. */
async function read(testsOf, file, nth, mutant) {
  const before = at.on;
  at.on = mutant;
  try {
    return [(await testsOf(file))[nth]];
  } catch {
    return [];
  } finally {
    at.on = before;
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

function met() {
  return [...at.met.keys()].filter((id) => at.met[id] === 1);
}
