// Usage: npm test [-- filter ...]. Filters that begin with e2e choose browser tests, all others unit tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './lib/audit.mjs';
import { buildSite, compile, install } from './lib/prepare.mjs';
import { stage, step } from './lib/progress.mjs';
import { cache, checkNode, inRoot, main } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const filters = process.argv.slice(2);
const browserFilters = filters.filter((filter) => filter.startsWith('e2e'));
const unitFilters = filters.filter((filter) => !filter.startsWith('e2e'));
const nothing = { passed: 0, failed: 0 };

await main(async () => {
  checkNode();
  await install();
  mkdirSync(cache, { recursive: true });
  const checks = [await types(), await lint(), ...(filters.length === 0 ? [await libraries()] : [])];
  const tests = [await unitTests(), await browserTests()];
  const all = sum([...checks, ...tests]);
  const ran = sum(tests);
  if (ran.passed + ran.failed === 0) console.error('No test ran: check the filter.');
  console.log(`${all.passed} passed, ${all.failed} failed`);
  return all.failed > 0 || ran.passed + ran.failed === 0 ? 1 : 0;
});

async function types() {
  const packages = readdirSync(inRoot('packages')).map((name) => `packages/${name}`);
  const projects = [...packages.filter((path) => existsSync(inRoot(path, 'tsconfig.json'))), 'tsconfig.tests.json'];
  return check('Building and checking types', () => compile(projects));
}

async function lint() {
  return check('Checking style', () =>
    runNode([inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '.'], { capture: true }),
  );
}

/** Fails for known grave faults, never because there is no network. */
async function libraries() {
  const { code, looked, sentence } = await step('Looking for known faults of libraries', audit);
  console.log(sentence);
  if (!looked) return nothing;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function check(title, work) {
  const { code, output } = await step(title, work);
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output.trimEnd());
  return { passed: 0, failed: 1 };
}

async function unitTests() {
  if (filters.length > 0 && unitFilters.length === 0) return nothing;
  const report = fresh('vitest.json');
  return stage('Unit tests', async () => {
    const { code } = await runNode([
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=./scripts/evidence/reporter.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...unitFilters,
    ]);
    return counted(code, report, countUnits);
  });
}

function countUnits({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

async function browserTests() {
  if (filters.length > 0 && browserFilters.length === 0) return nothing;
  if (!readdirSync(inRoot('e2e')).some((name) => name.endsWith('.spec.ts'))) return nothing;
  const report = fresh('playwright.json');
  return stage('Browser tests', async () => {
    await buildSite();
    const { code } = await runNode(
      [
        inRoot('node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...browserFilters,
      ],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    return counted(code, report, ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }));
  });
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
