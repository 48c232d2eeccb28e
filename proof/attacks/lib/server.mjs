// The built server as a process of its own, as `./marshall serve` starts it, with a probe of its event loop.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../packages/cli/dist/main.js', import.meta.url));
const probe = new URL('./probe.mjs', import.meta.url).href;

/** A folder for games and a page, removed at the end. */
export function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'marshall-attack-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Marshall</title>');
  return folder;
}

/**
 * Starts the server on a folder. `heap` is its heap in megabytes, `files` its limit of open files, `fileKiB` that of a
 * file's size, `env` variables, and
 * `clock` a file that says by how many milliseconds its clock is wrong.
 */
export async function startServer({ folder = freshFolder(), heap, files, fileKiB, env = {}, clock, args = [] } = {}) {
  const node = [
    process.execPath,
    '--max-semi-space-size=64',
    '--disable-warning=ExperimentalWarning',
    ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
    '--import',
    probe,
    main,
    'serve',
    ...['--port', '0', '--data', join(folder, 'data'), '--site', join(folder, 'site'), ...args],
  ];
  const [program, ...rest] =
    files === undefined && fileKiB === undefined
      ? node
      : ['/bin/sh', '-c', `${bounds({ files, fileKiB })} exec "$0" "$@"`, ...node];
  const child = spawn(program, rest, {
    env: { ...process.env, ...env, ...(clock === undefined ? {} : { ATTACK_CLOCK_FILE: clock }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const said = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const exited = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
      if (found !== undefined) resolve(found);
    });
    exited.then((code) => reject(new Error(`the server ended with ${code}: ${said.join('')}`)));
  });
  let alive = true;
  exited.then(() => {
    alive = false;
  });
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid,
    folder,
    exited,
    alive: () => alive,
    stderr: () => said.join(''),
    /**
     * The longest stall since it was asked last, in milliseconds of the thread's own work and of the clock; memory, after
     * garbage was collected if `wish` is `collected`; processor.
     */
    measure: (wish = 'measure') =>
      new Promise((resolve, reject) => {
        if (!alive) return reject(new Error('the server is gone'));
        child.once('message', resolve);
        child.send(wish);
      }),
    signal: (signal) => child.kill(signal),
    async stop() {
      if (alive) child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      const code = await exited;
      clearTimeout(late);
      return code;
    },
  };
}

/** What a shell says first; a file that may not grow is told by an error, not by a signal. */
function bounds({ files, fileKiB }) {
  const open = files === undefined ? '' : `ulimit -n ${files};`;
  return fileKiB === undefined ? open : `${open} trap '' XFSZ; ulimit -f ${fileKiB * 2};`;
}
