// node proof/mutants/run.mjs [--size 1000] [--seed 7] [--budget 12] [--files battle] [--tests battle] [--goal 90]
// Breaks the rules in a random sample of places and looks which of the breaks the tests notice.
// `--files` keeps to sources whose path has it, `--tests` to tests whose path matches it: a quick look at one room.
// Survivors are listed; those with a reason in survivors.json (the same file and code) count as examined.
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { candidates } from './candidates.mjs';
import { sample } from './instrument.mjs';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '7' },
    budget: { type: 'string', default: '12' },
    files: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    goal: { type: 'string', default: '90' },
    report: { type: 'string', default: '' },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const budget = Number(values.budget) * 1000;
/** A mutant that runs this much longer than its budget hangs, which a test notices too. */
const patience = budget * 10 + 60_000;
/** Games and wars of many seconds belong to other proofs. */
const SLOW = /laws\/whole-games|laws\/wars|nuclear-war|thrown-battles|laws\/garbage|laws\/files|scratch/;

const mutants = sample(
  candidates(root).filter(({ file }) => file.includes(values.files)),
  Number(values.size),
  Number(values.seed),
);
const files = testFiles(join(root, 'packages/rules/src')).filter(
  (file) => !SLOW.test(file) && new RegExp(values.tests).test(file),
);
const plan = join(root, '.proof', 'mutants-plan.json');
mkdirSync(dirname(plan), { recursive: true });
writeFileSync(plan, JSON.stringify({ mutants, files }));

console.log(`${mutants.length} mutants, ${files.length} files of tests. Running every test once ...`);
const { measured, atStart } = await measureAll();
const broken = measured.filter(({ failure }) => failure !== undefined);
const sound = measured.filter(({ failure }) => failure === undefined);
for (const { file, title, failure } of broken) console.log(`LEFT OUT ${file}: ${title}\n  ${failure.slice(0, 300)}`);
if (broken.length > 0) console.log(`${broken.length} tests fail without any mutant: they cannot tell one.`);
console.log(`${measured.length} tests in ${Math.round(measured.reduce((sum, { ms }) => sum + ms, 0) / 1000)} s.`);

const reasons = known();
const verdicts = await judgeAll();
const survivors = verdicts.filter(({ killed }) => killed === undefined);
const examined = survivors.filter(({ mutant }) => reasonOf(mutant) !== undefined);
byFolder();
const share = (100 * (verdicts.length - survivors.length)) / Math.max(1, verdicts.length);
if (values.report !== '') {
  writeFileSync(
    values.report,
    JSON.stringify(
      verdicts.map((one) => ({ ...mutants[one.mutant], ...one })),
      undefined,
      1,
    ),
  );
}
console.log(
  `${verdicts.length - survivors.length} of ${verdicts.length} mutants killed: ${share.toFixed(1)}% (goal ${values.goal}%); ` +
    `${examined.length} of the ${survivors.length} survivors have a reason in survivors.json.`,
);
process.exit(share >= Number(values.goal) ? 0 : 1);

async function measureAll() {
  const worker = start();
  const { atStart } = await heard(worker, ({ ready }) => ready);
  worker.send({ tests: 'all' });
  let told = Date.now();
  worker.on('message', ({ progress }) => {
    if (progress === undefined || Date.now() - told < 30_000) return;
    told = Date.now();
    console.log(`  ${progress} tests`);
  });
  const { measured } = await heard(worker, ({ measured }) => measured !== undefined);
  worker.disconnect();
  return { measured, atStart: new Set(atStart) };
}

/** Two processes take mutants from one list. */
async function judgeAll() {
  const verdicts = [];
  const queue = mutants.map(({ id }) => id);
  let told = Date.now();
  const note = (verdict) => {
    verdicts.push(verdict);
    if (verdict.killed === undefined) tellSurvivor(verdict);
    if (Date.now() - told < 30_000) return;
    told = Date.now();
    const killed = verdicts.filter(({ killed }) => killed !== undefined).length;
    console.log(`  ${verdicts.length} of ${mutants.length} mutants, ${killed} killed`);
  };
  const lane = async () => {
    let worker;
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      worker ??= await ready();
      const verdict = await judged(worker, id);
      if (verdict.hung) worker = undefined;
      note(verdict);
    }
    worker?.disconnect();
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, lane));
  return verdicts.sort((one, other) => one.mutant - other.mutant);
}

/** First the tests that come by the place; what runs while the code is read may show in any test that reads it again. */
async function judged(worker, mutant) {
  const direct = testsFor(mutant);
  const first = mutants[mutant].fixed ? undefined : await asked(worker, mutant, direct, false);
  if (first?.killed !== undefined || !atStart.has(mutant)) return first;
  return asked(worker, mutant, [...direct, ...others(mutant, direct)], true);
}

async function asked(worker, mutant, tests, fresh) {
  if (tests.length === 0) return { mutant, tests: 0, killed: undefined };
  const list = tests.map(({ file, nth }) => ({ file, nth }));
  worker.send({ mutant, tests: list, fresh, budget });
  const answer = await Promise.race([heard(worker, (message) => message.mutant === mutant), late(), gone(worker)]);
  if (answer === undefined) {
    worker.kill('SIGKILL');
    return { mutant, tests: tests.length, killed: 'it hangs or falls over', hung: true };
  }
  return { mutant, tests: tests.length, killed: answer.killed, ran: answer.ran, ms: answer.ms };
}

/** The tests that run through a mutant: those of its own folder first, quick ones first. */
function testsFor(mutant) {
  return inOrder(
    mutant,
    sound.filter(({ hits }) => hits.includes(mutant)),
  );
}

function others(mutant, direct) {
  return inOrder(
    mutant,
    sound.filter((test) => !direct.includes(test)),
  );
}

function inOrder(mutant, tests) {
  const folder = dirname(mutants[mutant].file);
  return [...tests].sort((one, other) => near(other, folder) - near(one, folder) || one.ms - other.ms);
}

function near({ file, ms }, folder) {
  return dirname(file) === folder && ms < 1000 ? 1 : 0;
}

function start() {
  const worker = fork(join(root, 'proof/mutants/worker.mjs'), [root, plan], {
    execArgv: ['--max-old-space-size=3072'],
  });
  // One listener for each mutant that it is asked about.
  worker.setMaxListeners(0);
  return worker;
}

async function ready() {
  const worker = start();
  await heard(worker, ({ ready }) => ready);
  return worker;
}

function heard(worker, is) {
  return new Promise((resolve) => {
    const listen = (message) => {
      if (!is(message)) return;
      worker.off('message', listen);
      resolve(message);
    };
    worker.on('message', listen);
  });
}

function late() {
  return new Promise((resolve) => setTimeout(resolve, patience).unref());
}

function gone(worker) {
  return new Promise((resolve) =>
    worker.exitCode === null ? worker.once('exit', () => resolve(undefined)) : resolve(undefined),
  );
}

function codeOf({ file, start, end }) {
  return readFileSync(join(root, file), 'utf8').slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 90);
}

/** Why a mutant that survives is no gap: the reason for the same change of the same code in survivors.json. */
function reasonOf(mutant) {
  const { file, what } = mutants[mutant];
  const code = codeOf(mutants[mutant]);
  return reasons.find((one) => one.file === file && one.code === code && one.what === what)?.reason;
}

function tellSurvivor({ mutant, tests }) {
  const { file, line, what } = mutants[mutant];
  const reason = reasonOf(mutant);
  const why = reason === undefined ? '' : ` [${reason}]`;
  console.log(`SURVIVED ${file}:${line} ${what}: ${codeOf(mutants[mutant])} (${tests} tests)${why}`);
}

function byFolder() {
  const rooms = new Map();
  for (const { mutant, killed } of verdicts) {
    const [, , , room = '', inside = ''] = mutants[mutant].file.split('/');
    const name = room === 'expansions' ? `${room}/${inside}` : room;
    const { all = 0, dead = 0 } = rooms.get(name) ?? {};
    rooms.set(name, { all: all + 1, dead: dead + (killed === undefined ? 0 : 1) });
  }
  for (const [name, { all, dead }] of [...rooms].sort()) console.log(`  ${name}: ${dead} of ${all} killed`);
}

function known() {
  const path = join(root, 'proof/mutants/survivors.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return testFiles(path).map((file) => join(root, file));
      return entry.name.endsWith('.test.ts') ? [path] : [];
    })
    .map((path) => relative(root, path))
    .sort();
}
