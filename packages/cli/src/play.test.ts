import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { readGameFile, verify } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { afterAll, expect, test } from 'vitest';
import { main } from './main.ts';
import { playInWords } from './play/session.ts';
import { keptGame, newGame } from './play/start.ts';
import { terminal } from './play/terminal.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const folder = mkdtempSync(join(tmpdir(), 'marshall-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plan = { power: 'china', players: 3, against: 'recruit', seed: 'words', options: { detenteCycle: 1 } };

/** Plays with lines that are typed one after the other; gives what was written. */
async function typed(game: ReturnType<typeof newGame>, lines: readonly string[]): Promise<string> {
  const written: string[] = [];
  const output = new Writable({
    write: (chunk, _encoding, next) => {
      written.push(String(chunk));
      next();
    },
  });
  const person = terminal(Readable.from([lines.map((line) => `${line}\n`).join('')]), output);
  expect(await playInWords(game, person)).toBe(0);
  person.close();
  return written.join('');
}

const waits = (count: number): string[] => Array.from({ length: count }, () => 'wait');

test('a player who only waits comes to Détente, and the saved game verifies', async () => {
  const save = join(folder, 'waited.json');
  const told = await typed(newGame({ ...plan, save }), waits(60));
  expect(told).toContain('  Everyone pays their salaries.\n');
  expect(told).toContain('The game is over (Détente)');
  const file = readGameFile(readFileSync(save, 'utf8'));
  if (!file.ok) throw new Error(file.refusal.message);
  expect(verify(file.value)).toMatchObject({ ok: true });
});

test('moves are made field by field, by number or by name, and what is not offered is asked for again', async () => {
  const told = await typed(newGame({ ...plan, save: undefined }), [
    ...waits(2),
    'bid',
    '9',
    '1',
    'sell',
    'grain',
    'back',
    'sell',
    'oil',
    '2',
    'quit',
  ]);
  expect(told).toContain("You can’t choose '9' here. Type a number from 0 to 1.");
  expect(told).toMatch(/China sells 2 oil for \$[\d,]+M\.$/m);
  expect(told).toContain('You leave the game.');
});

test('numbers of several things are typed with the lines of the list', async () => {
  const marine = { ...plan, options: { detenteCycle: 1, merchantMarine: true } as const };
  const told = await typed(newGame({ ...marine, save: undefined }), ['wait', '1', '9:1', 'navy 3', '1:2 2:1', 'quit']);
  expect(told).toMatch(/ {4}1 Sea of Japan \(up to 3\)\n {4}2 South China Sea \(up to 3\)/);
  expect(told).toContain("You can’t choose '9:1' here. Type line and number, such as 1:2 2:1.");
  expect(told).toContain("You can’t choose 'navy 3' here.");
  expect(told).toContain('Everyone places 3 navies.');
});

test('help, rights, board, hint and undo answer; an unknown word says what to do', async () => {
  const told = await typed(newGame({ ...plan, save: undefined }), [
    ...waits(2),
    'help',
    'rights',
    'board',
    'hint',
    'nonsense',
    'undo',
  ]);
  expect(told).toContain('take back your last move');
  expect(told).toMatch(/\d Grant passage$/m);
  expect(told).toContain('You are asked: Will you spend a cube to sell in Stage 3?');
  expect(told).toMatch(/An officer would play: [A-Z].+\. [A-Z].+\./);
  expect(told).not.toContain('{"');
  expect(told).toContain("You can’t choose 'nonsense' now");
  expect(told).not.toMatch(/\[[A-Z]+-/);
});

test('a game that was kept goes on where it was left', async () => {
  const save = join(folder, 'left.json');
  await typed(newGame({ ...plan, save }), [...waits(2), 'quit']);
  const told = await typed(keptGame({ path: save, seat: 'china', against: 'recruit' }), waits(60));
  expect(told).toContain('Will you spend a cube to sell in Stage 3?');
  expect(told).toContain('The game is over (Détente)');
  const file = readGameFile(readFileSync(save, 'utf8'));
  if (!file.ok) throw new Error(file.refusal.message);
  expect(verify(file.value)).toMatchObject({ ok: true });
});

test('B-FLOW-06 a kept game whose facts leave no position is not played on', async () => {
  const save = join(folder, 'no-position.json');
  await typed(newGame({ ...plan, save }), [...waits(2), 'quit']);
  const text = readFileSync(save, 'utf8');
  const spoiled = (change: (event: { type: string; [fact: string]: unknown }) => void): string => {
    const json = JSON.parse(text);
    for (const entry of json.entries) for (const event of entry.events) change(event);
    return JSON.stringify(json);
  };
  const without = (type: string, fact: string) =>
    spoiled((event) => {
      if (event.type === type) delete event[fact];
    });
  // Nothing follows from who sealed an answer but what the log says of it.
  const nobody = spoiled((event) => {
    if (event.type === 'sealed') event.seat = 7;
  });
  const files = [
    without('salaries-paid', 'amount'),
    without('prices-set', 'spots'),
    without('cycle-began', 'cycle'),
    nobody,
  ];
  for (const file of files) {
    expect(file).not.toBe(text);
    writeFileSync(save, file);
    expect(await main(['play', '--resume', save])).toBe(2);
    expect(printed.err()).toMatch(/because an event in it doesn’t fit the position[^\n]*\n?$/);
  }
});

test('wrong input is one sentence and exit code 2', async () => {
  const save = join(folder, 'damaged.json');
  await typed(newGame({ ...plan, save }), ['quit']);
  const file = JSON.parse(readFileSync(save, 'utf8'));
  writeFileSync(save, JSON.stringify({ ...file, entries: [{ events: [{ type: 'sold', seat: 'nobody' }] }] }));
  for (const [args, sentence] of [
    [['--power', 'atlantis'], "There is no superpower 'atlantis'"],
    [['--against', 'napoleon'], "There is no commander 'napoleon'"],
    [['--players', '7'], '--players must be a whole number from 2 to 6'],
    [['--resume', join(folder, 'none.json')], 'There is no file'],
    [['--resume', save], 'because an event in it doesn’t fit the position'],
    [['--seed', 'x'.repeat(101)], '--seed can have up to 100 characters. Yours has 101.'],
    [['now'], "'now' doesn’t belong here"],
  ] as const) {
    expect(await main(['play', ...args])).toBe(2);
    expect(printed.err()).toContain(sentence);
  }
});

test('after one unit fought one, the first answer is the last unless the person types again', async () => {
  const set = { grain: 6, oil: 6, minerals: 6 };
  /** The person leads the Soviet Union, whose one army in Russia was attacked by one; neither fell. */
  const attacked = (): ReturnType<typeof newGame> => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      powers: {
        usa: { ...set, units: { romania: 1, greece: 3 } },
        ussr: { ...set, units: { russia: 1, kazakh: 3 } },
        china: {},
      },
      bidders: ['usa', 'ussr'],
      dice: [1, 1, 1],
    });
    table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 1 } });
    table.ussr.does({ type: 'defend', supplied: true });
    return {
      ...newGame({ ...plan, save: undefined }),
      table: { game: table.game, entries: [], undoable: undefined },
      mine: table.ussr.seat,
    };
  };
  const typesEnd = async (line: string) => {
    const game = attacked();
    await typed(game, [line, 'quit']);
    return game.table.game.state.question?.kind;
  };
  expect(await typesEnd('end-reinforcing again')).toBe('counterattack');
  expect(await typesEnd('end-reinforcing')).toBe('attack');
});
