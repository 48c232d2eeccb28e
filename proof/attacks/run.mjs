// Usage: node proof/attacks/run.mjs [name...]: attacks the built server, each in a process of its own; all of them unless some are named.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Milliseconds after which an attack that has not ended is not held; the longest takes a minute. */
const LONGEST = 300_000;

const folder = fileURLToPath(new URL('.', import.meta.url));
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs') && name !== 'run.mjs')
  .map((name) => name.slice(0, -4))
  .sort();
const named = process.argv.slice(2);
const unknown = named.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`There is no attack called ${unknown}; there are ${all.join(', ')}.`);
  process.exit(2);
}
const failed = [];
for (const name of named.length === 0 ? all : named) {
  const started = performance.now();
  const code = await run(name);
  console.log(
    `${name}: ${code === 0 ? 'held' : 'NOT HELD'} after ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  );
  if (code !== 0) failed.push(name);
}
const attacks = named.length === 0 ? all.length : named.length;
console.log(
  `${attacks - failed.length} held, ${failed.length} not held${failed.length === 0 ? '' : `: ${failed.join(', ')}`}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function run(name) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${folder}${name}.mjs`], { stdio: 'inherit' });
    // A server that answers nobody any more leaves its attacker waiting.
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST);
    child.on('exit', (code) => {
      clearTimeout(late);
      resolve(code ?? 1);
    });
  });
}
