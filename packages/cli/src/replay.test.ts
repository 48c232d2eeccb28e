import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_VERSION, type GameFile } from '@marshall/rules';
import { playRandomGame } from '@marshall/rules/testing';
import { afterAll, expect, test } from 'vitest';
import { citation } from './games/citation.ts';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const folder = mkdtempSync(join(tmpdir(), 'marshall-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { setup, secret, entries } = playRandomGame({
  players: 3,
  seed: 'told',
  options: { opening: 'random', detenteCycle: 1 },
});
const file: GameFile = { marshall: FILE_VERSION, setup, secret, entries };
const path = join(folder, 'game.json');
writeFileSync(path, JSON.stringify(file));

test('the whole log is told with its clauses and every die, then the last position', async () => {
  expect(await main(['replay', path, '--clauses', '--details'])).toBe(0);
  expect(printed.out()).toMatch(/ {4}0 {2}\S.* rolls a [1-6] .*\. {2}\[B-KIT-13\]/);
  expect(printed.out()).toContain('Cycle 1 begins');
  expect(printed.out()).toContain('The game is over (Détente).');
  expect(printed.out()).toMatch(/Prices: grain \$[\d,]+M, oil \$[\d,]+M, minerals \$[\d,]+M\./);
});

test('--at stops after so many commands', async () => {
  expect(await main(['replay', path, '--at', '0'])).toBe(0);
  expect(printed.out()).toContain('The opening. Waiting for');
  expect(printed.out()).not.toContain('leads the');
  expect(await main(['replay', path, '--at', String(entries.length)])).toBe(2);
  expect(printed.err()).toBe(`--at must be a whole number from 0 to ${entries.length - 1}, not '${entries.length}'.`);
});

test('each seat reads its own cash and answers, and nobody else’s', async () => {
  const at = entries.findIndex((entry) => entry.command?.type === 'bonus-units');
  const author = entries[at]?.seat ?? '';
  expect(await main(['replay', path, '--at', String(at), '--seat', author, '--details'])).toBe(0);
  expect(printed.out()).toContain('has sealed an answer.');
  const last = String(entries.length - 2);
  expect(await main(['replay', path, '--at', last])).toBe(0);
  expect(printed.out()).toContain('cash unknown');
});

test('a seat may be named by its superpower, and a wrong name is answered with the right ones', async () => {
  expect(await main(['replay', path, '--seat', 'seat-1'])).toBe(0);
  expect(await main(['replay', path, '--seat', 'atlantis'])).toBe(2);
  expect(printed.err()).toMatch(/^Nobody sits at 'atlantis'\. The seats are .*seat-1 \(.*\.$/);
});

test('a log that does not fit is one sentence and exit code 1', async () => {
  const broken = join(folder, 'broken.json');
  const damaged = { ...file, entries: [{ ...file.entries[0], events: [{ type: 'sold', seat: 'nobody' }] }] };
  writeFileSync(broken, JSON.stringify(damaged));
  expect(await main(['replay', broken])).toBe(1);
  expect(printed.err()).toBe(
    'This game can’t be replayed, because an event doesn’t fit the position. Run ./marshall verify to see where it goes wrong.',
  );
});

test('a file that does not verify is told with a first line that says so', async () => {
  const written = (name: string, change: (json: GameFile) => unknown): string => {
    const place = join(folder, name);
    writeFileSync(place, JSON.stringify(change(JSON.parse(JSON.stringify(file)))));
    return place;
  };
  expect(await main(['replay', path])).toBe(0);
  expect(printed.out()).not.toContain('verif');
  const die = /"type":"rolled","draw":(\d+),"name":"([^"]*)","value":(\d)/;
  const edited = written('edited.json', (json) =>
    JSON.parse(JSON.stringify(json).replace(die, (all) => `${all.slice(0, -1)}${all.endsWith('6') ? 1 : 6}`)),
  );
  expect(await main(['replay', edited])).toBe(0);
  expect(printed.out()).toMatch(/^This file does not verify\. .*is written as/m);
  const running = written('running.json', ({ secret: _, ...json }) => json);
  expect(await main(['replay', running])).toBe(0);
  expect(printed.out()).toMatch(/^This file is not verified, because it doesn’t hold the secret/m);
  const lacking = written('lacking.json', ({ secret: _, ...json }) => ({
    ...json,
    entries: json.entries.filter((_, i) => i !== json.entries.length - 4),
  }));
  await main(['replay', lacking]);
  expect(`${printed.out()}${printed.err()}`).toMatch(/(does not verify\. Entry \d+ doesn’t follow|can’t be replayed)/);
});

test('B-FLOW-06 the last position of a file with a fact missing is one sentence, no stack trace', async () => {
  const damaged = join(folder, 'damaged.json');
  const shelf = join(import.meta.dirname, '..', '..', 'rules', 'shelf', 'trade-to-consent.json');
  const json = JSON.parse(readFileSync(shelf, 'utf8'));
  const bought = json.entries.flatMap((entry: { events: { type: string; units?: number }[] }) => entry.events);
  delete bought.findLast((event: { type: string }) => event.type === 'bought').units;
  writeFileSync(damaged, JSON.stringify(json));
  expect(await main(['replay', damaged])).toBe(1);
  expect(printed.err()).toMatch(/^This game can’t be replayed, [^\n]*$/);
});

test.each([
  [
    'seen by a player',
    /"type":"salaries-paid","seat":"[^"]+","amount":\d+/,
    '"type":"salaries-paid","seat":"seat-1"',
    '--seat',
  ],
  ['with details', /"type":"prices-set","spots":/, '"type":"prices-set","spot":', '--details'],
  ['with clauses', /"type":"units-placed","placements":/, '"type":"units-placed","placed":', '--clauses'],
])('B-FLOW-06 damage is one sentence however a game is shown: %s', async (_title, what, instead, how) => {
  const text = JSON.stringify(file);
  expect(text).toMatch(what);
  const damaged = join(folder, 'shown.json');
  writeFileSync(damaged, text.replace(what, instead));
  const before = printed.err().length;
  expect(await main(['replay', damaged, how, ...(how === '--seat' ? ['seat-1'] : [])])).toBe(1);
  expect(printed.err().slice(before).trim()).toMatch(/^This game can’t be replayed, [^\n]*$/);
});

test('clauses of one area are cited in short', () => {
  expect(citation(['B-SELL-03', 'B-SELL-05', 'B-MKT-02', 'Q-B-17', 'X-31'])).toBe(
    'B-SELL-03, -05, B-MKT-02, Q-B-17, X-31',
  );
});

test('the log reads as a report: what belongs together in one line, no sealed answers and no clauses', async () => {
  const shelf = join(import.meta.dirname, '..', '..', 'rules', 'shelf', 'war-of-six.json');
  expect(await main(['replay', shelf])).toBe(0);
  const told = printed.out();
  expect(told).toContain('  Everyone pays their salaries.\n');
  expect(told).toContain('  Everyone stores 5 grain, 5 oil and 5 minerals.\n');
  expect(told).not.toMatch(/sealed an answer|for the order of play|\[B-/);
  expect(told).toContain('\n\n   12  Cycle 1 begins.');
  const log = told.split('\n\nThe game is over')[0] ?? '';
  const lines = log.split('\n').flatMap((line) => /^[ \d]{5} {2}(.+)$/.exec(line)?.[1] ?? []);
  expect(lines.filter((line) => line.length > 200)).toEqual([]);
});

test('B-DIPLO-02 what players wrote moves no cursor and begins no line of its own', async () => {
  const shelf = new URL('../../rules/shelf/edition-2-trade-to-detente.json', import.meta.url);
  const game = JSON.parse(readFileSync(shelf, 'utf8'));
  const offers = game.entries.flatMap(({ events }: { events: { type: string; offer?: unknown }[] }) =>
    events.filter(({ type }) => type === 'offer-made'),
  );
  const promise = 'Peace!\u001b[2J\u202e\n    9  Everyone resigns.\r\u0007';
  for (const { offer } of offers) offer.promise = promise;
  const written = join(folder, 'written.json');
  writeFileSync(written, JSON.stringify(game));
  for (const details of [[], ['--details', '--clauses']]) {
    expect(await main(['replay', written, '--seat', offers[0].offer.to, ...details])).toBe(0);
    expect(printed.out()).toContain('Message: “Peace!?[2J? 9 Everyone resigns. ?”');
    expect(printed.out()).not.toMatch(/^ {4}9 {2}Everyone/m);
    expect(printed.out()).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  }
});
