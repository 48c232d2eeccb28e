import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import { words } from '../words.ts';
import { type Evidence, readEvidence } from './evidence.ts';
import { isTest, latestChange, sourceFiles } from './sources.ts';

/** The evidence of the rules' tests, after running them when what is on disk is missing or older than the sources. */
export async function gatherEvidence(root: string): Promise<Evidence> {
  if (!isFresh(root)) await runTests(root);
  const files = Object.entries(readEvidence(root)).filter(([file]) => file.startsWith('packages/rules/'));
  return Object.fromEntries(files);
}

function isFresh(root: string): boolean {
  const files = sourceFiles(root, ['rules']);
  const changed = latestChange(files);
  const evidence = readEvidence(root);
  return files.filter(isTest).every((file) => (evidence[relative(root, file)]?.ranAt ?? 0) > changed);
}

async function runTests(root: string): Promise<void> {
  const started = performance.now();
  process.stderr.write(words.clauses.running);
  const code = await vitest(root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stderr.write(`${words.clauses.ran(code === 0, seconds)}\n`);
}

function vitest(root: string): Promise<number> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    'packages/rules',
    '--passWithNoTests',
    '--reporter=./scripts/evidence/reporter.ts',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
