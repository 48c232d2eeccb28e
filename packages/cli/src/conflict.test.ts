import { readFileSync } from 'node:fs';
import { remark } from '@marshall/rules';
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

test('C-SOL-05 without dice the odds are shown, certificates and cards included', async () => {
  const { code, out } = await run('--attack', '6', '--defend', '4');
  expect(code).toBe(0);
  expect(out).toContain('6 points against 4 before the dice');
  expect(out).toContain('B  16/36   44.4%');
  const more = await run('--attack', '3,2', '--attack-canal', 'Suez=1', '--defend', '2', '--defend-mastermind', 'X=2');
  expect(more.out).toContain('B  16/36   44.4%');
});

test('C-SOL-02 with dice the conflict is resolved, each part of the totals by itself', async () => {
  const { code, out } = await run(
    ...['--attack', '5,2,1', '--attack-canal', 'Kiel=1', '--attack-mastermind', 'Sun Tzu = 2', '--attack-die', '4'],
    ...['--defend', '3', '--defend-canal', 'Suez=1', '--defend-canal', 'Panama=0', '--defend-die', '2'],
    ...['--attack-name', 'Anna', '--defend-name', 'Ben', '--country', 'Egypt'],
  );
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'Anna attacks Ben: an invasion of Egypt',
    'Anna: 8 from tokens + 1 from Canal certificates + 2 from Mastermind cards + 1 from Generalship = 12',
    'Ben: 3 from tokens + 1 from Canal certificates + 0 from Generalship = 4',
    'Result A: 12 against 4',
    '  Anna wins with more points. (C-RES-01)',
    '  Anna takes the Canal certificate Suez. (C-RES-02)',
    '  Anna takes the Canal certificate Panama. (C-RES-02)',
    '  Anna gets the certificate of Egypt. (C-RES-03)',
    '  Ben returns every token used to the bank. (C-RES-04)',
    '  Tokens that were not used stay where they are. (C-RES-13)',
    '  Anna keeps Sun Tzu. The chart doesn’t say whether Mastermind cards are spent, so look it up. (C-SOL-03)',
  ]);
});

const B = ['--attack', '2,2,1', '--attack-die', '1', '--defend', '3', '--defend-die', '1'];

test('C-HLF-02 after result B the winner chooses what goes', async () => {
  expect((await run(...B)).out).toContain('Give up one of these: 2 + 2; 2 + 1.');
  expect((await run(...B, '--half', '2,1')).out).toContain('Player 1 keeps 2.');
  expect(JSON.parse((await run(...B, '--half', '2,2', '--json')).out)).toMatchObject({ letter: 'B', kept: [1] });
});

const D = ['--attack', '6', '--attack-die', '1', '--defend', '5', '--defend-die', '1'];

test('C-RET-04 after result D the winner retaliates, and odds of that may be asked', async () => {
  const again = ['then', '--attack', '9', '--defend', '3', '--country', 'Egypt'];
  const { code, out } = await run(...D, ...again, '--attack-die', '1', '--defend-die', '2');
  expect(code).toBe(0);
  expect(out).toContain('Player 2 retaliates against Player 1: an invasion of Egypt');
  expect(out).toContain('Player 2 gets the certificate of Egypt. (C-RES-03)');
  expect(out).toContain('Nobody buys tokens during a retaliation. (C-RET-05)');
  expect((await run(...D, ...again)).out).toContain('attacker wins (A or B)  36/36  100.0%');
  const [first, second] = JSON.parse((await run(...D, ...again, '--roll', '--json')).out);
  expect(first).toMatchObject({ letter: 'D' });
  expect(['A', 'B']).toContain(second.letter);
});

test('wrong input gets one sentence and exit code 2', async () => {
  const sides = ['--attack', '1', '--defend', '1'];
  for (const args of [
    [],
    ['--attack', 'x', '--defend', '1'],
    ['--attack', '-1', '--defend', '1'],
    [...sides, '--attack-die', '7', '--defend-die', '1'],
    [...sides, '--attack-die', '3'],
    [...sides, '--attack-die', '3', '--roll'],
    ['--attack', '30', '--defend', '1', '--roll'],
    [...sides, '--attack-canal', 'Suez'],
    [...sides, '--attack-canal', '=1'],
    [...sides, '--defend-mastermind', 'Sun Tzu=two'],
    [...sides, '--attack-name', 'Anna', '--defend-name', 'Anna', '--roll'],
    [...sides, '--engagement', '--country', 'Egypt'],
    [...sides, '--off-chart', 'wrap'],
    [...sides, '--half', '1'],
    [...sides, 'now'],
    [...sides, '--compare'],
    [...B, '--half', '1'],
    [...D, '--half', '6'],
    [...sides, 'then', ...sides],
    [...B, 'then', ...sides],
    [...D, 'then', ...sides, '--off-chart', 'clamp'],
    [...D, 'then', ...sides, '--attack-name', 'Player 1'],
    [...D, 'then'],
  ]) {
    const { code, err } = await run(...args);
    expect([code, args]).toEqual([2, args]);
    expect(err).toMatch(/^[^\n]+\.$/);
  }
});

test('Q-C-11 typical battles are compared with the drill, as the documents tell it', async () => {
  const { code, out } = await run('--compare', '--json');
  expect(code).toBe(0);
  const compared: Compared[] = JSON.parse(out);
  expect(compared[0]).toMatchObject({ name: '1 army against 1', drill: { won: 0.666666 }, chart: { won: 0.222222 } });
  const told = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
  for (const { name, drill, chart } of compared)
    expect(told).toContain(`| ${name} | ${inDocument(drill)} | ${inDocument(chart)} |`);
});

interface Compared {
  readonly name: string;
  readonly drill: Figures;
  readonly chart: Figures;
}
type Figures = Readonly<Record<'won' | 'wipedOut' | 'attackerLost' | 'defenderLost', number>>;

/** `66.7%, 97.2%, 1.0 : 0.7` */
function inDocument({ won, wipedOut, attackerLost, defenderLost }: Figures): string {
  const share = (chance: number) => `${chance === 0 || chance === 1 ? 100 * chance : (100 * chance).toFixed(1)}%`;
  return `${share(won)}, ${share(wipedOut)}, ${attackerLost.toFixed(1)} : ${defenderLost.toFixed(1)}`;
}

test('the comparison is a table with a line for each battle', async () => {
  const { inNumbers, tellComparison } = await import('./conflict/compare.ts');
  const half = { ways: 1n, of: 2n };
  const prospect = { won: half, wipedOut: half, attackerLost: half, defenderLost: half };
  const sketch = { attack: { army: 1 }, defend: { army: 1 }, lStars: 0, tactic: 'direct', resists: false } as const;
  const battle = { battle: remark('typical-battle', sketch), drill: prospect, chart: prospect };
  expect(tellComparison([battle]).split('\n').at(-1)).toBe(
    '1 army against 1    50.0%  50.0%  0.5 :  0.5    50.0%  50.0%  0.5 :  0.5',
  );
  expect(inNumbers(battle)).toMatchObject({ drill: { won: 0.5 } });
});

test('C-SOL-01, C-SOL-04 names and totals are looked at for the odds as for the dice', async () => {
  const same = await run('--attack', '3', '--defend', '4', '--attack-name', 'Bob', '--defend-name', 'Bob');
  expect([same.code, same.err]).toEqual([2, 'A conflict is between two players. Give each a name of their own.']);
  const blank = await run(
    '--attack',
    '3',
    '--defend',
    '4',
    '--defend-name',
    ' ',
    '--attack-die',
    '1',
    '--defend-die',
    '1',
  );
  expect(blank.code).toBe(2);
  const dice = ['--attack-die', '1', '--defend-die', '2'];
  for (const more of [[], dice])
    expect((await run('--attack', '30', '--defend', '4', ...more)).err).toContain(
      'Add --off-chart clamp or --off-chart scale',
    );
});

test.each([
  ['spaces around one of two equal names', '--attack-name', 'Bob', '--defend-name', ' Bob '],
  ['no name', '--attack-name', '', '--attack-die', '1', '--defend-die', '1'],
  ['the other’s default name', '--attack-name', 'Player 2'],
])('C-SOL-01 two players need two names: %s', async (_title, ...args) => {
  const { code, err } = await run('--attack', '3', '--defend', '4', ...args);
  expect([code, err]).toEqual([2, 'A conflict is between two players. Give each a name of their own.']);
});

test('C-SOL-01 a country of nothing but spaces is none, and one with spaces around it is named without them', async () => {
  const told = async (country: string) => (await run('--attack', '3', '--defend', '4', '--country', country)).out;
  expect((await told('  ')).split('\n')[0]).toBe('Player 1 attacks Player 2: an invasion');
  expect((await told(' Egypt ')).split('\n')[0]).toBe('Player 1 attacks Player 2: an invasion of Egypt');
});

test.each([
  ['two names of spaces', '--attack-name', '  ', '--defend-name', '   '],
  ['the default name of the attacker', '--defend-name', 'Player 1', '--attack-die', '6', '--defend-die', '2'],
  ['a tab after the same name', '--attack-name', 'Ann', '--defend-name', 'Ann\t', '--engagement'],
])('C-SOL-01 two players need two names, in odds and with dice: %s', async (_title, ...args) => {
  const { code, err, out } = await run('--attack', '5,2', '--defend', '4,1', ...args);
  expect([code, err, out]).toEqual([2, 'A conflict is between two players. Give each a name of their own.', '']);
});
