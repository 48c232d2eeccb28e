import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Runs a TypeScript file in a process of its own, through the test runner's transformer. */
export function runTypeScript(file: string, args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  const script = "const { runnerImport } = await import('vite'); await runnerImport(process.argv[1]);";
  return spawn(process.execPath, ['--input-type=module', '-e', script, file, ...args], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
