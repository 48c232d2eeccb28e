import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const shelf = fileURLToPath(new URL('../../rules/shelf/', import.meta.url));
const games: readonly { file: string; hash: string }[] = JSON.parse(readFileSync(`${shelf}index.json`, 'utf8'));

test.each(games)('marshall verify accepts $file of the shelf with the hash it was put there with', async (game) => {
  expect(readdirSync(shelf)).toContain(game.file);
  expect(await main(['verify', `${shelf}${game.file}`])).toBe(0);
  expect(printed.out()).toContain(`hash ${game.hash}`);
});
