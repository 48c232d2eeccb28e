// node proof/mutants/run.mjs [--size 1000] [--seed 7] [--budget 20] [--workers 2] [--files battle] [--tests battle] [--goal 90] [--report file] [--reach] [--again file] [--from 0] [--to 1000] [--measured file]
// Breaks the rules in a random sample of places and looks which of the breaks the tests notice.
// `--files` keeps to sources whose path has it, `--tests` to tests whose path matches it: a quick look at one room.
// `--reach` only lists the mutants that make no difference on the way of any test, which is quick.
// `--from` and `--to` try only these of the sample, `--measured` keeps what every test meets in a file: a large sample in pieces.
// `--again` tries once more the survivors that the output of an earlier run, kept in a file, lists.
// Survivors are listed; survivors.json holds the reasons for those that change nothing that anybody could notice.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProgram } from './build.mjs';
import { candidates } from './candidates.mjs';
import { crew } from './crew.mjs';
import { sample } from './instrument.mjs';
import { optionsIn } from './options.mjs';
import { codeOf, readReasons, reasonOf } from './survivors.mjs';
import { inOrder, testFiles } from './tests.mjs';

const { values, sentence } = optionsIn(process.argv.slice(2));
if (sentence !== undefined) {
  console.error(sentence);
  process.exit(2);
}
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const budget = Number(values.budget) * 1000;
const workers = Number(values.workers);
/** What a mutant gets that has a reason: long enough to see that the reason is wrong, where its own tests show it. */
const glance = Math.min(budget, 2000);
/** Loops stop by themselves; this is for what neither loops nor ends, by the clock: other work must not be taken for it. */
const patience = 3_600_000;

const began = Date.now();
const all = candidates(root);
const reasons = readReasons(root, all);
const told = values.again === '' ? '' : readFileSync(values.again, 'utf8');
const mutants = sample(
  all.filter((mutant) => mutant.file.includes(values.files) && (told === '' || isTold(mutant))),
  Number(values.size),
  Number(values.seed),
);
/** Those of the sample that are tried now. */
const piece = mutants.slice(Number(values.from), values.to === '' ? undefined : Number(values.to));
const files = testFiles(root, new RegExp(values.tests));
const folder = temporaryFolder();
try {
  process.exitCode = await proof();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function proof() {
  console.log(`${mutants.length} of ${all.length} mutants, seed ${values.seed}; ${files.length} files of tests.`);
  const { tests, atStart } = await measured();
  const usual = Math.round(tests.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  const failing = tests.filter(({ failure }) => failure !== undefined);
  for (const { file, title, failure } of failing) console.log(`FAILS ${file}: ${title}\n  ${failure.slice(0, 300)}`);
  console.log(`${tests.length} tests once, ${usual} s of work, ${elapsed()} after the start.`);
  if (failing.length > 0) console.log(`${failing.length} tests fail without any mutant: they prove nothing here.`);
  if (values.times !== '') writeFileSync(values.times, JSON.stringify(tests.map(timed), undefined, 1));
  const sound = tests.filter(({ failure }) => failure === undefined);
  if (values.reach) return tellUnreached(sound, atStart);
  const verdicts = await judgeAll(sound, atStart);
  return Math.max(report(verdicts), failing.length > 0 ? 1 : 0);
}

/** Whether an earlier run has told of a mutant as a survivor; its line may be another by now. */
function isTold(mutant) {
  const what = `${mutant.what}: ${codeOf(root, mutant)} (`;
  return told.split('\n').some((line) => line.startsWith(`SURVIVED ${mutant.file}:`) && line.includes(` ${what}`));
}

function timed({ file, title, ms }) {
  return { file, title, ms };
}

/** The mutants that make no difference on the way of any test: nothing has to be run to know that they survive. */
function tellUnreached(tests, atStart) {
  const reached = new Set(tests.flatMap(({ met }) => met));
  const unreached = mutants.filter(({ id, fixed }) => !fixed && !reached.has(id) && !atStart.has(id));
  for (const mutant of unreached) tellSurvivor(mutant, { tests: 0, ran: 0 });
  console.log(`${unreached.length} of ${mutants.length} mutants make no difference in any test; ${elapsed()}`);
  return 0;
}

/** What an earlier piece of the same sample has measured, or a new measurement. */
async function measured() {
  const path = values.measured;
  const hash = createHash('sha256').update(JSON.stringify(mutants));
  for (const file of files) hash.update(readFileSync(join(root, file)));
  const key = hash.digest('hex');
  if (path !== '' && existsSync(path)) {
    const kept = JSON.parse(readFileSync(path, 'utf8'));
    if (kept.key !== key) throw new Error(`${path} is of another sample, or of other code: remove it.`);
    return { tests: kept.tests, atStart: new Set(kept.atStart) };
  }
  const found = await measureAll();
  if (path !== '') writeFileSync(path, JSON.stringify({ key, tests: found.tests, atStart: [...found.atStart] }));
  return found;
}

/** Runs every test once, to see how long it takes and which mutants would make a difference on its way. */
async function measureAll() {
  const program = join(folder, 'weighing.cjs');
  await buildProgram({ root, mutants, files, weigh: true, path: program });
  const tests = [];
  const atStart = new Set();
  await crew({ program, mutants: mutants.length, workers, patience }).each(
    files,
    (file, ask) => ask({ measure: file }),
    (file, answer) => {
      if (answer === undefined) throw new Error(`${file} does not come to its end.`);
      tests.push(...answer.measured);
      for (const id of answer.atStart) atStart.add(id);
    },
  );
  return { tests, atStart };
}

async function judgeAll(tests, atStart) {
  const program = join(folder, 'switching.cjs');
  await buildProgram({ root, mutants, files, weigh: false, path: program });
  const passing = new Map();
  for (const test of tests) for (const id of test.met) passing.set(id, [...(passing.get(id) ?? []), test]);
  const verdicts = [];
  const finders = new Set();
  let told = Date.now();
  await crew({ program, mutants: mutants.length, workers, patience }).each(
    piece,
    async (mutant, ask) => {
      const allowed = reasonOf(root, reasons, mutant) === undefined ? budget : glance;
      const judge = async (some, fresh, first, most = allowed) => {
        const list = inOrder(mutant, some, finders, first).map(({ file, nth, ms }) => ({ file, nth, ms }));
        if (list.length === 0) return { ran: 0, ms: 0 };
        const asked = { mutant: mutant.id, fresh, tests: list, budget: most };
        return (await ask(asked)) ?? { killed: 'it hangs or falls over' };
      };
      const direct = passing.get(mutant.id) ?? [];
      const first = mutant.fixed ? undefined : { ...(await judge(direct, false)), tests: direct.length };
      // Code that keeps what it found may have kept it from before: then only a fresh reading tells.
      const isReadOnce = mutant.fixed || atStart.has(mutant.id);
      if (first?.killed !== undefined || !(isReadOnce || direct.length > 0)) return first;
      // What is read once may be used anywhere: first by those who come to the file.
      const touches = (test) => test.met.includes(mutant.id) || test.touched.includes(mutant.file);
      const again = isReadOnce ? tests : direct;
      return {
        ...(await judge(again, true, touches, isReadOnce ? allowed / 2 : allowed / 10)),
        tests: again.length,
        ...(first === undefined ? {} : { direct: direct.length, triedFirst: first.ran }),
        fresh: true,
      };
    },
    (mutant, verdict) => {
      verdicts.push({ ...mutant, ...verdict });
      if (verdict.killer !== undefined) finders.add(`${mutant.file} ${verdict.killer.file} ${verdict.killer.nth}`);
      if (verdict.killed === undefined) tellSurvivor(mutant, verdict);
      else if (reasonOf(root, reasons, mutant) !== undefined) tellWrongReason(mutant, verdict);
      if (Date.now() - told < 30_000) return;
      told = Date.now();
      const killed = verdicts.filter((one) => one.killed !== undefined).length;
      console.log(`  ${verdicts.length} of ${piece.length} mutants, ${killed} killed, ${elapsed()}`);
    },
  );
  return verdicts.sort((one, other) => one.id - other.id);
}

function report(verdicts) {
  const survivors = verdicts.filter(({ killed }) => killed === undefined);
  const excused = survivors.filter((mutant) => reasonOf(root, reasons, mutant) !== undefined);
  const killed = verdicts.length - survivors.length;
  byRoom(verdicts);
  if (values.report !== '') {
    const rows = verdicts.map(({ weighed, ...one }) => ({ ...one, code: codeOf(root, one) }));
    writeFileSync(values.report, JSON.stringify(rows, undefined, 1));
  }
  const share = percent(killed, verdicts.length);
  const counted = percent(killed, verdicts.length - excused.length);
  const sentence =
    `${killed} of ${verdicts.length} mutants killed: ${share.toFixed(1)}% (seed ${values.seed}); ` +
    `${excused.length} of the ${survivors.length} survivors change nothing and have a reason: ` +
    `${counted.toFixed(1)}% of those that can be killed (goal ${values.goal}%); ${elapsed()}`;
  console.log(sentence);
  return counted >= Number(values.goal) ? 0 : 1;
}

function tellSurvivor(mutant, { tests, direct = tests, ran, triedFirst: tried = ran }) {
  const reason = reasonOf(root, reasons, mutant);
  const why = reason === undefined ? '' : ` [${reason}]`;
  const { file, line, what } = mutant;
  console.log(`SURVIVED ${file}:${line} ${what}: ${codeOf(root, mutant)} (${tried} of ${direct} tests)${why}`);
}

/** A reason that a test refutes: the row is wrong and has to go. */
function tellWrongReason(mutant, { killed }) {
  const { file, line, what } = mutant;
  console.log(`NOT SO: ${file}:${line} ${what}: ${codeOf(root, mutant)} has a reason, but is killed by '${killed}'`);
}

function byRoom(verdicts) {
  const rooms = new Map();
  for (const { file, killed } of verdicts) {
    const [, , , room = '', inside = ''] = file.split('/');
    const name = room === 'expansions' ? `${room}/${inside}` : room.replace(/\.ts$/, '');
    const { all = 0, dead = 0 } = rooms.get(name) ?? {};
    rooms.set(name, { all: all + 1, dead: dead + (killed === undefined ? 0 : 1) });
  }
  for (const [name, { all, dead }] of [...rooms].sort()) console.log(`  ${name}: ${dead} of ${all} killed`);
}

function percent(part, whole) {
  return (100 * part) / Math.max(1, whole);
}

function elapsed() {
  return `${Math.round((Date.now() - began) / 1000)} s`;
}

function temporaryFolder() {
  mkdirSync(join(root, '.proof'), { recursive: true });
  return mkdtempSync(join(root, '.proof', 'mutants-'));
}
