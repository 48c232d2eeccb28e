import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/** Runs a program from the project's folder and resolves with its exit code and, when captured, its output; `echo` shows that as well. */
export function run(program, args, { capture = false, echo = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const chunks = [];
    const hear = (chunk) => {
      chunks.push(chunk);
      if (echo) process.stdout.write(chunk);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const release = forwardSignals(child);
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      release();
      resolve({ code: code ?? signalCode(signal), output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Runs a JavaScript file with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a server with this Node: room for what many tables throw away at once costs memory and spares a fifth of the processor. */
export const runServer = (args, options) => runNode([...SERVER_FLAGS, ...args], options);

/** Where SQLite is built into Node it calls itself experimental, which is no news for a host. */
const SERVER_FLAGS = ['--max-semi-space-size=64', '--disable-warning=ExperimentalWarning'];

/** Runs npm, whatever it is called on this system. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return runNode([cli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

function forwardSignals(child) {
  // A terminal sends Ctrl-C to the child as well: forwarding it would count twice.
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, forward);
  return () => {
    for (const signal of forwarded) process.off(signal, forward);
  };
}

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const signalCode = (signal) => ({ SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 })[signal] ?? 1;
