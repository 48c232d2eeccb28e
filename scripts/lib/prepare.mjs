import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { cache, diskSentence, inRoot, root, sha256, Trouble } from './project.mjs';
import { runNode, runNpm } from './run.mjs';

/** Installs what is missing or stale, then builds it; prints a line only for work that is done. */
export async function prepare({ web = false, out = process.stdout } = {}) {
  await install(out);
  await buildProgram(out);
  if (web) await buildSite(out);
}

/** Installs the locked dependencies unless they are already there. */
export async function install(out = process.stdout) {
  if (isInstalled()) return;
  accessSync(root, constants.W_OK);
  const { code, output } = await step(
    'Installing dependencies',
    () => runNpm(['ci', '--no-audit', '--no-fund'], { capture: true }),
    out,
  );
  if (code !== 0) throw new Trouble(installSentence(output));
  writeFileSync(installStamp(), sha256(inRoot('package-lock.json')));
}

/** Compiles the packages that the command line needs. */
export async function buildProgram(out = process.stdout) {
  await build('program', programSources(), inRoot('packages/cli/dist/main.js'), out, 'Building the program', () =>
    compile(['packages/cli']),
  );
}

/** Bundles the page, once there is one. */
export async function buildSite(out = process.stdout) {
  if (!existsSync(inRoot('packages/web/index.html'))) return;
  const site = inRoot('packages/web/dist/site');
  await build('site', siteSources(), join(site, 'index.html'), out, 'Building the page', () =>
    runNode([vite(), 'build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'], {
      capture: true,
      cwd: inRoot('packages/web'),
    }),
  );
}

/**
 * Runs the compiler over project folders in build mode. Several checkers at once would each work out the types that all of
 * them need, and the compiler collects its garbage far too often for so short a life: together that is half of its work.
 */
export const compile = (projects) =>
  runNode([inRoot('node_modules/typescript/bin/tsc'), '-b', '--checkers', '1', ...projects], {
    capture: true,
    env: { GOGC: process.env.GOGC ?? '400' },
  });

async function build(name, sources, product, out, title, work) {
  const stamp = join(cache, `${name}.stamp`);
  if (existsSync(product) && !isNewer(sources, stamp)) return;
  const started = new Date();
  const { code, output } = await step(title, work, out);
  if (code !== 0) throw new Trouble(buildSentence(output));
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, String(started.getTime()));
}

const programSources = () => [
  ...['rules', 'words', 'bots', 'server', 'cli'].flatMap(packageSources),
  inRoot('tsconfig.base.json'),
  installStamp(),
];

const siteSources = () => [
  ...['rules', 'words', 'bots', 'web'].flatMap(packageSources),
  inRoot('packages/web/index.html'),
  inRoot('packages/web/public'),
  ...[
    'vite.config.ts',
    'chunks.ts',
    'clauses-plugin.ts',
    'compress-plugin.ts',
    'early-plugin.ts',
    'first-screens.ts',
    'proofs-plugin.ts',
  ].map((file) => inRoot('packages/web', file)),
  installStamp(),
];

const packageSources = (name) => ['src', 'package.json', 'tsconfig.json'].map((part) => inRoot('packages', name, part));

const installStamp = () => inRoot('node_modules/.marshall-install');

function vite() {
  const nested = inRoot('packages/web/node_modules/vite/bin/vite.js');
  return existsSync(nested) ? nested : inRoot('node_modules/vite/bin/vite.js');
}

/** Whether anything under the paths changed after the moment written in the stamp. Folders count too: they show what was removed. */
function isNewer(paths, stamp) {
  if (!existsSync(stamp)) return true;
  const moment = Number(readFileSync(stamp, 'utf8'));
  return paths.some((path) => changedAfter(path, moment));
}

function changedAfter(path, moment) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if (stats.mtimeMs > moment && !isTest(path)) return true;
  return stats.isDirectory() && readdirSync(path).some((entry) => changedAfter(join(path, entry), moment));
}

const isTest = (path) => /\.test\.tsx?$/.test(path);

function isInstalled() {
  const lock = inRoot('package-lock.json');
  if (existsSync(installStamp()) && readFileSync(installStamp(), 'utf8') === sha256(lock)) return true;
  const installed = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installed) || !holdsAll(lock, installed)) return false;
  writeFileSync(installStamp(), sha256(lock));
  return true;
}

/** Whether npm's own record of node_modules has every locked package: `npm install` made it by hand, or the lock changed in its words alone. */
function holdsAll(lock, installed) {
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => !path.includes('node_modules/') || entry.optional || present[path]?.version === entry.version,
  );
}

function installSentence(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The dependencies could not be downloaded: check the network connection (or the proxy set for npm) and run the same command again.';
  }
  return diskSentence(output) ?? `Installing the dependencies failed; npm said:\n${tail(output)}`;
}

const buildSentence = (output) => diskSentence(output) ?? `The build failed; the compiler said:\n${tail(output)}`;

const tail = (output) => output.trimEnd().split('\n').slice(-40).join('\n');
