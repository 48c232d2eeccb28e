import { expect, test, vi } from 'vitest';
import { main } from './main.ts';

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void err.push(String(line)));
  try {
    return { code: await main(['conflict', ...args]), out: out.join('\n'), err: err.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

test('without dice the odds are shown', async () => {
  const { code, out } = await run('--attack', '6', '--defend', '4');
  expect(code).toBe(0);
  expect(out).toContain('B  16/36   44.4%');
});

test('with dice the conflict is resolved', async () => {
  const { code, out } = await run('--attack', '5,2,1', '--defend', '3', '--attack-die', '4', '--defend-die', '2');
  expect(code).toBe(0);
  expect(out).toContain('Result A');
});

test('wrong input gets one sentence and exit code 2', async () => {
  for (const args of [
    [],
    ['--attack', 'x', '--defend', '1'],
    ['--attack', '1', '--defend', '1', '--attack-die', '7', '--defend-die', '1'],
    ['--attack', '30', '--defend', '1', '--attack-die', '1', '--defend-die', '1'],
  ]) {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err.split('\n')).toHaveLength(1);
  }
});

test('typical battles are compared with the drill, the same every time', async () => {
  const { code, out } = await run('--compare');
  expect(code).toBe(0);
  const lines = out.split('\n');
  expect(lines.find((line) => line.startsWith('1 army against 1'))).toMatch(/66\.7%.*22\.2%/);
  expect((await run('--compare')).out).toBe(out);
  const [first] = JSON.parse((await run('--compare', '--json')).out);
  expect(first).toMatchObject({ name: '1 army against 1', chart: { won: 0.222222 } });
});
