import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './project.mjs';

/**
 * Runs a program from the project's folder and resolves with its exit code and, when captured, its output; `echo` shows
 * that as well. With `bound` the program has a channel to us, by which it knows when we are gone. Any other that ends well
 * although we were told to stop counts as stopped, or we would go on with what comes after it.
 */
export function run(program, args, { capture = false, echo = false, bound = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [...(capture ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']), ...(bound ? ['ipc'] : [])],
    });
    const chunks = [];
    const hear = (chunk) => {
      chunks.push(chunk);
      if (echo) process.stdout.write(chunk);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const told = forwardSignals(child);
    const alone = endWithNpm();
    const release = () => {
      alone();
      return told();
    };
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      const stop = release();
      const ended = code ?? signalCode(signal);
      const wasStopped = ended === 0 && stop !== undefined && !bound;
      resolve({ code: wasStopped ? signalCode(stop) : ended, signal, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Runs a JavaScript file with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs a server with this Node: room for what many tables throw away at once costs memory and spares a fifth of the
 * processor. It stops when we end, even if we are killed: nothing is left behind that holds the port and the folder. One that
 * ended itself because a game kept it from answering has set that game aside, and is started again.
 */
export async function runServer(args, options) {
  for (;;) {
    const ended = await runNode([...SERVER_FLAGS, ...args], { ...options, bound: true });
    if (ended.signal !== HUNG_SIGNAL) return ended;
    console.error('The server starts again.');
  }
}

/** As in packages/server/src/table/watchdog.ts. */
const HUNG_SIGNAL = 'SIGALRM';

/** npm that is killed leaves what it runs running: under npm we end when npm is no longer above us. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const watch = setInterval(() => {
    if (npmAboveUs() !== NPM) process.kill(process.pid, 'SIGTERM');
  }, 1000);
  return () => clearInterval(watch);
}

/** npm's process: our parent, or its parent where that is the shell that some systems leave between. */
function npmAboveUs() {
  try {
    const [, name, above] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return /^(sh|dash|bash|busybox)$/.test(name) ? Number(above) : process.ppid;
  } catch {
    return process.ppid;
  }
}

/** Looked up at once: it may be killed while we install or build, long before there is a server. */
const NPM = npmAboveUs();

const SERVER_FLAGS = ['--max-semi-space-size=64'];

/** Runs npm, whatever it is called on this system. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return runNode([cli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** The function that ends it says which signal came last. */
function forwardSignals(child) {
  let last;
  // A terminal sends Ctrl-C to the child as well: forwarding it would count twice.
  const forward = (signal) => {
    last = signal;
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, forward);
  return () => {
    for (const signal of forwarded) process.off(signal, forward);
    return last;
  };
}

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const signalCode = (signal) => ({ SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 })[signal] ?? 1;
