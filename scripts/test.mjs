// Usage: npm test [-- filter ...]. Filters that begin with e2e choose browser tests, all others unit tests.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './lib/audit.mjs';
import { buildSite, compile, install } from './lib/prepare.mjs';
import { apart, stage, step } from './lib/progress.mjs';
import { cache, checkNode, inRoot, main } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const filters = process.argv.slice(2);
const browserFilters = filters.filter((filter) => filter.startsWith('e2e'));
const unitFilters = filters.filter((filter) => !filter.startsWith('e2e'));
const wantsUnits = filters.length === 0 || unitFilters.length > 0;
const wantsBrowser = filters.length === 0 || browserFilters.length > 0;
const nothing = { passed: 0, failed: 0 };

/** What the page is built from, what the programs of the tests are, and the rest: the page, which is bundled, and all tests. */
const SOURCES = ['packages/rules', 'packages/words', 'packages/bots'];
const PROGRAMS = ['packages/server', 'packages/cli'];
const REST = ['packages/web', 'tsconfig.tests.json'];

await main(async () => {
  checkNode();
  await install();
  mkdirSync(cache, { recursive: true });
  // Beside each other, because each of them waits at times; the tests need what the compiler makes.
  const beside = all([lint, ...(filters.length === 0 ? [libraries] : [])]);
  beside.catch(() => undefined);
  const sources = await compiled('Building rules, words and commanders', SOURCES);
  const site = wantsBrowser ? troubleOf(apart(buildSite)) : undefined;
  const programs = await compiled('Building the program', PROGRAMS);
  // What could not be compiled is tested from its sources.
  const isBuilt = sources.failed + programs.failed === 0;
  const tests = await all([
    () => compiled('Checking types', REST),
    ...(wantsUnits ? [() => unitTests(isBuilt)] : []),
    ...(wantsBrowser ? [() => browserTests(site)] : []),
  ]);
  const total = sum([...(await beside), sources, programs, ...tests]);
  const ran = sum(tests.slice(1));
  if (ran.passed + ran.failed === 0) console.error('No test ran: check the filter.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || ran.passed + ran.failed === 0 ? 1 : 0;
});

/** Runs all at once and waits for all of them, even where one of them throws. */
async function all(works) {
  const ended = await Promise.allSettled(works.map((work) => work()));
  for (const { reason } of ended) if (reason !== undefined) throw reason;
  return ended.map(({ value }) => value);
}

/** Waits for work without failing: gives what went wrong, if anything. */
function troubleOf(work) {
  return work.then(
    () => undefined,
    (trouble) => trouble,
  );
}

function compiled(title, projects) {
  return check(title, () => compile(projects));
}

async function lint() {
  return check('Checking style', () =>
    runNode([inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '.'], { capture: true }),
  );
}

/** Fails for known grave faults, never because there is no network. */
function libraries() {
  return apart(async (out) => {
    const { code, looked, sentence } = await step('Looking for known faults of libraries', audit, out);
    out.write(`${sentence}\n`);
    if (!looked) return nothing;
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

function check(title, work) {
  return apart(async (out) => {
    const { code, output } = await step(title, work, out);
    if (code === 0) return { passed: 1, failed: 0 };
    out.write(`${output.trimEnd()}\n`);
    return { passed: 0, failed: 1 };
  });
}

async function unitTests(isBuilt) {
  const report = fresh('vitest.json');
  return stage('Unit tests', async () => {
    const { code } = await runNode(
      [
        inRoot('node_modules/vitest/vitest.mjs'),
        'run',
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=./scripts/evidence/reporter.ts',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...unitFilters,
      ],
      { env: isBuilt ? { MARSHALL_BUILT: '1' } : {} },
    );
    return counted(code, report, countUnits);
  });
}

function countUnits({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** What they print is kept while unit tests print. They begin once the page is built. */
function browserTests(site) {
  return wantsUnits ? apart((out) => runBrowserTests(site, out)) : runBrowserTests(site);
}

function runBrowserTests(site, out) {
  const report = fresh('playwright.json');
  const run = async () => {
    const trouble = await site;
    if (trouble !== undefined) throw trouble;
    const { code, output } = await runNode(
      [
        inRoot('node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...browserFilters,
      ],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, capture: out !== undefined },
    );
    out?.write(output);
    return counted(code, report, ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }));
  };
  return stage('Browser tests', run, out);
}

/** Reads a runner's report; a runner that failed without naming a test counts as one failure. */
function counted(code, report, count) {
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function fresh(name) {
  const path = join(cache, name);
  rmSync(path, { force: true });
  return path;
}

function sum(counts) {
  return counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), nothing);
}
