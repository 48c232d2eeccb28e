import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = `process.on('disconnect', () => process.exit()); console.log('up'); setInterval(() => {}, 1e6);`;
const LAUNCHER = `
  const { runServer } = await import(${JSON.stringify(join(import.meta.dirname, 'run.mjs'))});
  await runServer(['-e', ${JSON.stringify(SERVER)}]);`;

/** What stands for npm: it runs the launcher and waits for it, with or without a shell between. */
const NPM = `
  const { spawn } = require('node:child_process');
  const launcher = [process.execPath, '--input-type=module', '-e', process.argv[1]];
  const [program, ...args] = process.argv[2] === 'sh' ? ['sh', '-c', '"$0" "$@"; exit $?', ...launcher] : launcher;
  spawn(program, args, { stdio: 'inherit' });`;

test.each(['', 'sh'])('a server does not outlive an npm that is killed, with %j between them', async (between) => {
  const npm = spawn(process.execPath, ['-e', NPM, LAUNCHER, between], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  expect(String(await new Promise((resolve) => npm.stdout.once('data', resolve)))).toBe('up\n');
  // Server and launcher hold the other end until they are gone.
  const silent = new Promise((resolve) => npm.stdout.on('end', resolve));
  npm.kill('SIGKILL');
  await silent;
});

test('a server is not started after an npm that was killed while the program was being built', async () => {
  // It ends well although it is told to stop: what comes after it must not begin all the same.
  const building = `
    process.on('SIGTERM', () => process.exit(0));
    console.log('building');
    setTimeout(() => {}, 10_000);`;
  const launcher = `
    const { runNode, runServer } = await import(${JSON.stringify(join(import.meta.dirname, 'run.mjs'))});
    const { code } = await runNode(['-e', ${JSON.stringify(building)}]);
    if (code === 0) await runServer(['-e', ${JSON.stringify(SERVER)}]);`;
  const npm = spawn(process.execPath, ['-e', NPM, launcher, 'sh'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let printed = '';
  npm.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await new Promise((resolve) => npm.stdout.once('data', resolve));
  const silent = new Promise((resolve) => npm.stdout.on('end', resolve));
  npm.kill('SIGKILL');
  await silent;
  expect(printed).toBe('building\n');
});

test('a server that ended itself because a game kept it from answering is started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marshall-run-'));
  const mark = JSON.stringify(join(folder, 'hung'));
  const server = `
    const { existsSync, writeFileSync } = require('node:fs');
    if (existsSync(${mark})) process.exit(7);
    writeFileSync(${mark}, '');
    process.kill(process.pid, 'SIGALRM');
    setInterval(() => {}, 1e6);`;
  const { runServer } = await import('./run.mjs');
  expect((await runServer(['-e', server])).code).toBe(7);
  rmSync(folder, { recursive: true });
});
