// Usage: npm run proof [-- task ...]. Runs the tasks of proof/tasks.json; those that passed at this commit are not run again.
// The report shows the last run of each task with its own date and commit.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { prepare } from './lib/prepare.mjs';
import { stage } from './lib/progress.mjs';
import { checkNode, inRoot, main, SKIPPED, Trouble } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const OTHER_RUNS = '## Other runs';

await main(async () => {
  checkNode();
  const commit = await stateOfCode();
  await prepare({ web: true });
  const tasks = chosenTasks(process.argv.slice(2));
  const known = readResults();
  for (const task of tasks) {
    if (isProven(known[task.id], commit)) console.log(`${task.id}: passed before at this commit`);
    else known[task.id] = await prove(task, commit);
    writeFileSync(statePath('results.json'), JSON.stringify(known, undefined, 2));
    writeFileSync(inRoot('docs/proof.md'), report(known));
  }
  return tasks.every(({ id }) => known[id].passed) ? 0 : 1;
});

/** The commit, marked when the working tree differs from it: such results are never taken for the commit's. */
async function stateOfCode() {
  const { code, output } = await run('git', ['rev-parse', '--short=12', 'HEAD'], { capture: true });
  if (code !== 0) throw new Trouble('A proof is made of a commit: run this inside a git clone of the project.');
  const changes = await run('git', ['status', '--porcelain', '--', '.', ':!docs/proof.md'], { capture: true });
  return changes.output.trim() === '' ? output.trim() : `${output.trim()}-changed`;
}

function chosenTasks(names) {
  const tasks = JSON.parse(readFileSync(inRoot('proof/tasks.json'), 'utf8'));
  const unknown = names.find((name) => !tasks.some(({ id }) => id === name));
  if (unknown !== undefined) {
    throw new Trouble(`There is no proof task '${unknown}'; the tasks are ${tasks.map(({ id }) => id).join(', ')}.`);
  }
  return names.length === 0 ? tasks : tasks.filter(({ id }) => names.includes(id));
}

async function prove({ id, what, command, env }, commit) {
  const started = Date.now();
  const used = statePath(`${id}.times`);
  const timed = `(${command}); code=$?; times > '${used}'; exit $code`;
  const { code, output } = await stage(`${id}: ${what}`, () =>
    run('sh', ['-c', timed], { capture: true, echo: true, env: { NO_COLOR: '1', ...env } }),
  );
  writeFileSync(statePath(`${id}.log`), output);
  return {
    what,
    commit,
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    passed: code === 0 || code === SKIPPED,
    skipped: code === SKIPPED,
    seconds: Math.round((Date.now() - started) / 1000),
    processor: processorSeconds(readFileSync(used, 'utf8')),
    summary: summaryOf(output),
  };
}

/** The second line of a shell's `times` is what its children used, as in 1m2.50s 0m3.25s. */
function processorSeconds(times) {
  const parts = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return Math.round(parts.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0));
}

/** A working tree that differs from its commit proves nothing for another one. */
function isProven(result, commit) {
  return result?.passed === true && result.commit === commit && !commit.endsWith('-changed');
}

function statePath(name) {
  mkdirSync(inRoot('.proof'), { recursive: true });
  return inRoot('.proof', name);
}

function readResults() {
  try {
    return JSON.parse(readFileSync(statePath('results.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** The last line that counts something, or the last line of all. */
function summaryOf(output) {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /\d (passed|failed|open|unseen)\b/.test(line)) ?? lines.findLast(Boolean) ?? '';
}

function report(results) {
  const rows = chosenTasks([]).map(({ id, what, command, env }) => {
    const result = results[id];
    // Sizes change; a row tells what was run.
    const head = `| ${id} | ${result?.what ?? what} | \`${shown(command, env)}\``;
    if (result === undefined) return `${head} | not run | | | | | |`;
    const { passed, skipped, seconds, processor, date, commit, summary } = result;
    const time = `${seconds} s | ${processor === undefined ? '' : `${processor} s`}`;
    return `${head} | ${skipped ? 'not done' : passed ? 'passed' : 'FAILED'} | ${time} | ${date} | ${commit} | ${cell(summary)} |`;
  });
  const minutes = Math.ceil(Object.values(results).reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return [
    '# Proof',
    '',
    '`npm test` runs small versions of these checks. Here they run at full size. `npm run proof` writes the table, and `proof/tasks.json` lists the tasks. Each row is the last run of its task.',
    '',
    `Node ${process.versions.node}. Together these runs took ${minutes} minutes.`,
    '',
    '| task | what | command | result | time | processor | date | commit | in a line |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...otherRuns(),
  ].join('\n');
}

/** What is written by hand below the table stays. */
function otherRuns() {
  const file = inRoot('docs/proof.md');
  const [, kept] = existsSync(file) ? readFileSync(file, 'utf8').split(OTHER_RUNS) : [];
  return kept === undefined ? [] : [`${OTHER_RUNS}${kept}`];
}

function shown(command, env = {}) {
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(' ');
}

function cell(text) {
  return text.replaceAll('|', '\\|').slice(0, 260);
}
