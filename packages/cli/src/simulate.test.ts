import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const folder = mkdtempSync(join(tmpdir(), 'marshall-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Simulated = Record<'commandCount' | 'eventCount', number> & {
  ending: string;
  winners: string[];
  hash: string;
};

const short = ['--options', 'detenteCycle=1'];
const simulated = async (...args: string[]) => {
  expect(await main(['simulate', ...args, ...short, '--json'])).toBe(0);
  return JSON.parse(printed.out());
};

test('games are given as data with their endings, winners, counts and hashes', async () => {
  const { games, totals } = await simulated('--games', '3', '--players', '2-3', '--seed', 'one');
  expect(games).toHaveLength(3);
  expect(games.map((game: { players: number }) => game.players)).toEqual([2, 3, 2]);
  expect(games[0]).toEqual({
    seed: 'one 1',
    players: 2,
    cycles: 1,
    ending: 'detente',
    winners: expect.any(Array),
    commandCount: expect.any(Number),
    eventCount: expect.any(Number),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(totals).toMatchObject({ games: 3, cycles: 3 });
  const endings: Record<string, number> = totals.endings;
  expect(Object.values(endings).reduce((a, b) => a + b, 0)).toBe(3);
});

test('the same seed gives the same games, another seed others', async () => {
  const args = ['--games', '2', '--opening', 'random'];
  const first = await simulated(...args, '--seed', 'a');
  const again = JSON.parse(await jsonOf(...args, '--seed', 'a'));
  const other = JSON.parse(await jsonOf(...args, '--seed', 'b'));
  expect(again).toEqual(first);
  expect(other.games[0].hash).not.toBe(first.games[0].hash);
});

const ENDINGS: Record<string, string> = { supremacy: 'Supremacy', detente: 'Détente', 'coup-final': 'Coup Final' };

test('in words: a line for each game with what the data say of it, and the totals', async () => {
  expect(await main(['simulate', '--games', '2', '--players', '2', ...short])).toBe(0);
  const lines = printed.out().split('\n');
  const { games, totals } = JSON.parse(await jsonOf('--games', '2', '--players', '2'));
  const cells = lines.slice(0, 2).map((line) => line.split(/ {2,}/));
  expect(cells).toEqual(
    games.map((game: Simulated, i: number) => [
      `${i + 1}`,
      '2 players',
      '1 cycle',
      ENDINGS[game.ending],
      game.winners.join(' and '),
      `${game.commandCount} commands`,
      `${game.eventCount} events`,
      game.hash.slice(0, 16),
    ]),
  );
  expect(lines[3]).toBe(`2 games, 2 cycles, ${totals.commands} commands, ${totals.events} events.`);
});

test('--save writes files that verify and replay read', async () => {
  const kept = join(folder, 'kept');
  expect(await main(['simulate', '--games', '2', '--players', '2', ...short, '--save', kept])).toBe(0);
  expect(readdirSync(kept).sort()).toEqual(['game-1.json', 'game-2.json']);
  expect(await main(['verify', join(kept, 'game-2.json')])).toBe(0);
  expect(await main(['replay', join(kept, 'game-2.json')])).toBe(0);
});

test.each([
  [['--games', '0'], "--games must be a whole number from 1 to 1000000, not '0'."],
  [['--players', '7'], "--players must be a number from 2 to 6 or a range such as 2-6, not '7'."],
  [['--players', '5-3'], "--players must be a number from 2 to 6 or a range such as 2-6, not '5-3'."],
  [['--opening', 'wild'], "The option opening must be standard or random, not 'wild'."],
  [['--options', 'detenteCycle=0'], "The option detenteCycle must be a whole number from 1 to 200 or none, not '0'."],
  [
    ['--options', 'cashVisible'],
    'Give the option cashVisible a value, as in cashVisible=VALUE. It can be true or false.',
  ],
  [['--seed', 'x'.repeat(101)], '--seed can have up to 100 characters. Yours has 101.'],
  [['ten'], "'ten' doesn’t belong here. Run ./marshall simulate --help to see the options."],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  expect(await main(['simulate', ...args])).toBe(2);
  expect(printed.err()).toBe(sentence);
});

test('an unknown option of the game is answered with the list of them', async () => {
  expect(await main(['simulate', '--options', 'dragons=yes'])).toBe(2);
  expect(printed.err()).toMatch(/^There is no option 'dragons'\. The options are powers, opening, .*\.$/);
});

test('a folder that cannot be made is one sentence', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await main(['simulate', '--games', '1', '--save', join(file, 'sub')])).toBe(2);
  expect(printed.err()).toContain('can’t be created. Choose another one for --save.');
});

async function jsonOf(...args: string[]): Promise<string> {
  const before = printed.out().length;
  expect(await main(['simulate', ...args, ...short, '--json'])).toBe(0);
  return printed.out().slice(before === 0 ? 0 : before + 1);
}

test.each([
  [
    'pirates=3',
    'The option “Pirates” needs “Colonial Legions and Merchant Marine”. Switch on both, or neither. Add --options merchantMarine=true.',
  ],
  [
    'amphibDiscloseBoth=true',
    'The option “Show both levels or neither” needs “High-Tech Edge”. Switch on both, or neither. Add --options highTech=true.',
  ],
  ['players=3', 'Set the number of players with --players, not as an option of the game.'],
  ['opening=random=x', "The option opening must be standard or random, not 'random=x'."],
])('--options %s is one sentence and exit code 2', async (option, sentence) => {
  expect(await main(['simulate', '--games', '1', '--options', option])).toBe(2);
  expect(printed.err()).toBe(sentence);
});
