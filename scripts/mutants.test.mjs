// The proof by mutants at its smallest: one file of the rules against its own tests. At full size it is a task of the proof.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const RUN = fileURLToPath(new URL('../proof/mutants/run.mjs', import.meta.url));

test('of 40 changes of how choices are checked, the tests of choices notice nine in ten', () => {
  const given = ['--files', 'referee/choice', '--tests', 'referee/choice', '--size', '40', '--workers', '1'];
  const { status, stdout } = spawnSync(process.execPath, [RUN, ...given], { encoding: 'utf8' });
  expect(stdout).toMatch(/of 40 mutants killed/);
  expect(status, stdout).toBe(0);
});

test.each([
  [['--seconds', '8'], /^Unknown option '--seconds'\. There are: --size, --seed, .*\.\n$/],
  [['--size', 'many'], /^--size takes a number, not 'many'\.\n$/],
  [['--size'], /^Option '--size <value>' argument missing\. There are: .*\.\n$/],
])('%j is answered with a sentence', (given, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [RUN, ...given], { encoding: 'utf8' });
  expect(stderr).toMatch(sentence);
  expect(status).toBe(2);
});
