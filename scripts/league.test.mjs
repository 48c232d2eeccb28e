// The league at its smallest: frozen commanders and scripts still play by today's rules. At full size it is a task of the proof.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const RUN = fileURLToPath(new URL('../proof/league/run.mjs', import.meta.url));

test('an officer with every trick sits among frozen officers without a refused command', () => {
  const given = ['scripts', 'hustler', '--against', 'first:officer', '--games', '1', '--cycles', '3'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, ...given], { encoding: 'utf8' });
  expect(stdout).toMatch(/\| hustler \| .* of 1 \|/);
  expect(status, stderr).toBe(0);
});
