// Usage: npm run proof [-- task ...]. Runs the tasks of proof/tasks.json; those that passed at this commit are not run again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { prepare } from './lib/prepare.mjs';
import { stage } from './lib/progress.mjs';
import { checkNode, inRoot, main, Trouble } from './lib/project.mjs';
import { run } from './lib/run.mjs';

await main(async () => {
  checkNode();
  const commit = await stateOfCode();
  await prepare({ web: true });
  const tasks = chosenTasks(process.argv.slice(2));
  const known = readResults(commit);
  for (const task of tasks) {
    if (known[task.id]?.passed) console.log(`${task.id}: passed before at this commit`);
    else known[task.id] = await prove(task, commit);
    writeResults(commit, known);
  }
  writeFileSync(inRoot('docs/proof.md'), report(commit, known));
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
  const { code, output } = await stage(`${id}: ${what}`, () =>
    run('sh', ['-c', command], { capture: true, echo: true, env: { NO_COLOR: '1', ...env } }),
  );
  writeFileSync(statePath(commit, `${id}.log`), output);
  return {
    id,
    what,
    command,
    env,
    passed: code === 0,
    seconds: Math.round((Date.now() - started) / 1000),
    summary: summaryOf(output),
  };
}

function statePath(commit, name) {
  const folder = inRoot('.proof', commit);
  mkdirSync(folder, { recursive: true });
  return `${folder}/${name}`;
}

function readResults(commit) {
  if (commit.endsWith('-changed')) return {};
  try {
    return JSON.parse(readFileSync(statePath(commit, 'results.json'), 'utf8'));
  } catch {
    return {};
  }
}

function writeResults(commit, results) {
  writeFileSync(statePath(commit, 'results.json'), JSON.stringify(results, undefined, 2));
}

/** The last line that counts something, or the last line of all. */
function summaryOf(output) {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /\d (passed|failed|open|unseen)\b/.test(line)) ?? lines.findLast(Boolean) ?? '';
}

function report(commit, results) {
  const rows = chosenTasks([]).map(({ id, what, command, env }) => {
    const result = results[id];
    const head = `| ${what} | \`${shown(command, env)}\``;
    if (result === undefined) return `${head} | not run at this commit | | |`;
    return `${head} | ${result.passed ? 'passed' : 'FAILED'} | ${result.seconds} s | ${cell(result.summary)} |`;
  });
  return [
    '# Proof',
    '',
    'The full-size runs of what `npm test` runs small. Made by `npm run proof`; see `proof/tasks.json` for the tasks.',
    '',
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Commit: ${commit}`,
    `- Node: ${process.versions.node}`,
    '',
    '| what | command | result | time | in a line |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function shown(command, env = {}) {
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(' ');
}

function cell(text) {
  return text.replaceAll('|', '\\|').slice(0, 120);
}
