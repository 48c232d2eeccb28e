import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_VERSION, type GameFile } from '@marshall/rules';
import { playRandomGame } from '@marshall/rules/testing';
import { afterAll, expect, test } from 'vitest';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const folder = mkdtempSync(join(tmpdir(), 'marshall-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a random game is reviewed: chances of every cycle, decisions with what was better, and the dice', async () => {
  const { setup, secret, entries } = playRandomGame({ players: 2, seed: 'reviewed', options: { detenteCycle: 2 } });
  const file: GameFile = { marshall: FILE_VERSION, setup, secret, entries };
  const [over, running] = [join(folder, 'over.json'), join(folder, 'running.json')];
  writeFileSync(over, JSON.stringify(file));
  writeFileSync(running, JSON.stringify({ ...file, secret: undefined, entries: entries.slice(0, 20) }));

  expect(await main(['review', over, '--seat', setup.seats[0] ?? ''])).toBe(0);
  expect(printed.out()).toMatch(/^ {2}Cycle 1: .* \d+\.\d%, .* \d+\.\d%$/m);
  expect(printed.out()).toMatch(/: \d+ decisions, \d+ of them different from a general’s\./);
  // Somebody who plays at random can always do better.
  expect(printed.out()).toMatch(
    /^1\. Cycle \d, Stage \d \(command \d+\): −\d+\.\d percentage points\n {3}Played: .+\n {3}Better: .+$/m,
  );
  // What was sealed is told by its move, and not by that it was sealed.
  expect(printed.out()).not.toMatch(/sealed|in secret|[Cc]ycle 0|Stage 0/);
  expect(printed.out()).toContain('What dice and cards gave and took');

  expect(printed.out()).not.toContain('verif');
  const edited = join(folder, 'edited.json');
  writeFileSync(edited, JSON.stringify(file).replace(/("type":"rolled",[^}]*"value":)\d/, '$10'));
  expect(await main(['review', edited])).toBe(0);
  expect(printed.out()).toMatch(/^This file does not verify\. .*is written as 0/m);

  expect(await main(['review', running])).toBe(1);
  expect(printed.err()).toContain('This game isn’t over.');
  expect(await main(['review', over, '--seat', 'atlantis'])).toBe(2);
});

test('B-FLOW-06 a game whose facts are missing or wrong is one sentence, no stack trace', async () => {
  const { setup, secret, entries } = playRandomGame({ players: 2, seed: 'reviewed', options: { detenteCycle: 1 } });
  const text = JSON.stringify({ marshall: FILE_VERSION, setup, secret, entries });
  const spoiled: readonly [RegExp, string][] = [
    [/"type":"salaries-paid","seat":"[^"]+"/, '"type":"salaries-paid","seat":"nobody"'],
    [/"type":"prices-set","spots":/, '"type":"prices-set","spot":'],
    [/"type":"units-placed","placements":/, '"type":"units-placed","placements":null,"were":'],
    [/"type":"game-ended","how":"detente"/, '"type":"game-ended","how":"peace"'],
  ];
  for (const [what, instead] of spoiled) {
    const path = join(folder, 'spoiled.json');
    writeFileSync(path, text.replace(what, instead));
    expect(text).toMatch(what);
    expect(await main(['review', path])).toBe(1);
    expect(printed.err()).toMatch(/^(This game can’t be analyzed, [^\n]*\n?)+$/);
  }
});
