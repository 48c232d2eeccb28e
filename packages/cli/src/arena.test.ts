import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playGame } from '@marshall/bots';
import { planSetup } from '@marshall/rules/testing';
import { afterAll, expect, test } from 'vitest';
import typed from '../../../examples/typescript-bot/bot.ts';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const folder = mkdtempSync(join(tmpdir(), 'marshall-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const short = ['--players', '2', '--options', 'detenteCycle=2'];
const GREEDY = fileURLToPath(new URL('../../../examples/greedy-bot.mjs', import.meta.url));

test('an arena as data: entrants with intervals and ratings, endings, seeds', async () => {
  expect(await main(['arena', '--field', 'officer,recruit', '--games', '4', '--seed', 'one', ...short, '--json'])).toBe(
    0,
  );
  const report = JSON.parse(printed.out());
  expect(Object.keys(report)).toEqual(['entrants', 'endings']);
  const { entrants, endings } = report;
  expect(entrants).toHaveLength(2);
  expect(Object.keys(entrants[0])).toEqual(['name', 'games', 'wins', 'winRate', 'low95', 'high95', 'rating']);
  expect(Object.values<number>(endings).reduce((sum, games) => sum + games, 0)).toBe(4);
});

test('details are the plan, its seeds, survival, length and refused commands', async () => {
  const args = ['arena', '--field', 'officer,recruit', '--games', '4', '--seed', 'one', ...short];
  expect(await main([...args, '--json', '--details', '--balance', '--every-set'])).toBe(0);
  const { seeds, refused, survival, balance, plan } = JSON.parse(printed.out());
  expect(seeds).toEqual(['one 1', 'one 2']);
  expect(refused).toBe(0);
  expect(Object.keys(survival).sort()).toEqual(['officer', 'recruit']);
  expect(Object.keys(balance)).toEqual(['powers', 'openings', 'expansions']);
  expect(plan.everySet).toBe(true);
});

test('a table in words, with the balance on request', async () => {
  expect(await main(['arena', '--field', 'officer,recruit', '--games', '2', ...short, '--balance'])).toBe(0);
  expect(printed.out()).toMatch(/^commander\s+games\s+wins\s+share\s+95% interval\s+rating/);
  expect(printed.out()).toContain('Endings: Détente 2. On average a game takes 2 cycles');
  expect(printed.out()).toMatch(/power \(all games\)\s+seats\s+wins/);
  expect(printed.out()).toContain('power (base game)');
});

test('a file keeps the games, and a longer run goes on from it', async () => {
  const file = join(folder, 'kept.json');
  const args = ['arena', '--field', 'officer,recruit', '--seed', 'kept', ...short, '--resume', file];
  expect(await main([...args, '--games', '1'])).toBe(0);
  const before = JSON.parse(readFileSync(file, 'utf8'));
  expect(await main([...args, '--games', '3'])).toBe(0);
  const after = JSON.parse(readFileSync(file, 'utf8'));
  expect(after.results).toHaveLength(3);
  expect(after.results[0]).toEqual(before.results[0]);
  expect(await main([...args, '--games', '3', '--options', 'cashVisible=true'])).toBe(2);
  expect(printed.err()).toContain('holds the games of another arena');
});

test('a file of games that is damaged, or is no such file, is one sentence and exit code 2', async () => {
  const file = join(folder, 'damaged.json');
  const run = (games: string) =>
    main(['arena', '--field', 'officer,recruit', '--seed', 'damaged', ...short, '--resume', file, '--games', games]);
  expect(await run('1')).toBe(0);
  const whole = JSON.parse(readFileSync(file, 'utf8'));
  const [[number, game]] = whole.results;
  const rows = (...results: unknown[]) => ({ ...whole, results });
  const damaged = [
    { ...whole, plan: null },
    { ...whole, plan: 3 },
    { ...whole, results: 5 },
    { ...whole, results: null },
    rows(null),
    rows([]),
    rows([number]),
    rows(['0', game]),
    rows([-1, game]),
    rows([number, null]),
    rows([number, { ...game, winners: 'ann' }]),
    rows([number, { ...game, winners: [7] }]),
    rows([number, { ...game, alive: undefined }]),
    rows([number, { ...game, powers: [1, 2] }]),
    rows([number, { ...game, cycles: 'many' }]),
    rows([number, { ...game, how: undefined }]),
    rows([number, { ...game, refusals: 4 }]),
    rows([number, { ...game, refusals: [{ entrant: 'officer' }] }]),
    rows([number, { ...game, troubles: [null] }]),
  ];
  for (const each of damaged) {
    writeFileSync(file, JSON.stringify(each));
    expect(await run('2'), JSON.stringify(each)).toBe(2);
    expect(printed.err()).toMatch(/isn’t an arena file\. Choose another one for --resume\.$/);
  }
  writeFileSync(file, '{"plan"');
  expect(await run('2')).toBe(2);
  writeFileSync(file, JSON.stringify(whole));
  expect(await run('2')).toBe(0);
});

test('a bot from a file plays: the example of the bot author’s guide is never refused', async () => {
  expect(existsSync(GREEDY)).toBe(true);
  expect(await main(['arena', '--field', `${GREEDY},recruit`, '--games', '2', ...short, '--json', '--details'])).toBe(
    0,
  );
  const { entrants, refused } = JSON.parse(printed.out());
  expect(entrants.map(({ name }: { name: string }) => name)).toContain(GREEDY);
  expect(refused).toBe(0);
});

test('saved games are read by verify and replay', async () => {
  const saved = join(folder, 'saved');
  expect(await main(['arena', '--field', 'officer,recruit', '--games', '2', ...short, '--save', saved])).toBe(0);
  for (const name of ['game-1.json', 'game-2.json']) {
    expect(await main(['verify', join(saved, name)])).toBe(0);
    expect(await main(['replay', join(saved, name)])).toBe(0);
  }
});

test('a bot from a file that fails or answers nonsense is told of, and the game goes on', async () => {
  const file = join(folder, 'clumsy.mjs');
  const decide = "if (question === 'bid') throw new Error('no idea'); return question === 'salaries' ? 7 : fallback;";
  writeFileSync(file, `export default { name: 'clumsy', decide({ question, fallback }) { ${decide} } };`);
  expect(await main(['arena', '--field', `${file},recruit`, '--games', '1', ...short, '--json', '--refusals'])).toBe(0);
  const kinds = JSON.parse(printed.out()).troubles.map(({ kind }: { kind: string }) => kind);
  expect(kinds.sort()).toEqual(['malformed', 'thrown']);
  expect(printed.err()).toContain('no idea');
});

test('the example in TypeScript makes offers and is never refused', () => {
  const { setup, secret } = planSetup({ players: 3, seed: 'typed', options: { detenteCycle: 3 } });
  const seats = Object.fromEntries(setup.seats.map((seat) => [seat, typed]));
  let offers = 0;
  const { refused } = playGame(setup, secret, seats, (events) => {
    offers += events.filter(({ type }) => type === 'offer-made').length;
  });
  expect(refused).toEqual([]);
  expect(offers).toBeGreaterThan(0);
});

test('TypeScript plays where Node drops the types, and otherwise a sentence says what to do', async () => {
  const file = join(folder, 'typed.ts');
  writeFileSync(file, "const name: string = 'typed';\nexport default { name, decide: (moment) => moment.fallback };\n");
  const runs = 'typescript' in process.features && process.features.typescript !== false;
  expect(await main(['arena', '--field', `${file},recruit`, '--games', '1', ...short])).toBe(runs ? 0 : 2);
  if (!runs) expect(printed.err()).toContain('22.18');
});

test.each([
  [[], 'Choose who plays, such as --field officer,recruit.'],
  [['--field', 'officer', '--games', '0'], "--games must be a whole number from 1 to 1000000, not '0'."],
  [['--field', 'officer', '--players', '7'], "--players must be a whole number from 2 to 6, not '7'."],
  [['--field', 'officer', '--opening', 'wild'], "--opening must be standard, random or both, not 'wild'."],
  [
    ['--field', './no-such-bot.mjs'],
    'There is no file ./no-such-bot.mjs. --field takes names of commanders and files.',
  ],
  [
    ['--field', 'officer', '--options', 'amphibDiscloseBoth=true'],
    'The option “Show both levels or neither” needs “High-Tech Edge”. Switch on both, or neither. Add --options highTech=true.',
  ],
  [['officer'], "'officer' doesn’t belong here. Run ./marshall arena --help to see the options."],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  expect(await main(['arena', ...args])).toBe(2);
  expect(printed.err()).toBe(sentence);
});

test('an unknown commander is answered with the levels and characters that there are', async () => {
  expect(await main(['arena', '--field', 'napoleon'])).toBe(2);
  expect(printed.err()).toBe(
    "There is no commander 'napoleon'. Choose marshal, general, officer, recruit, caretaker, random, fallback, or a file such as ./my-bot.mjs. The first four also come with a character, such as officer:hawk: trader, hawk, fortress, opportunist, diplomat, gambler, stargazer, banker.",
  );
});

test('a file that is no commander is one sentence', async () => {
  const file = join(folder, 'empty.mjs');
  writeFileSync(file, 'export const nothing = 1;\n');
  expect(await main(['arena', '--field', file])).toBe(2);
  expect(printed.err()).toContain('must export a commander by default');
});
