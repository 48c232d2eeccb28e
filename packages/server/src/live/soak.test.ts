import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { begunGame } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { playSeat } from '../testing/walker.ts';

const SECONDS = process.env.MARSHALL_PROOF === '1' ? 600 : 10;
const open = houses(storeKind('sqlite'));

test(`${SECONDS} seconds of games that come and go leave the memory as it was`, {
  timeout: (SECONDS + 120) * 1000,
}, async () => {
  const house = await open({ idle: 100 });
  const players = await house.guests('Ann', 'Bob');
  const wave = async () => {
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const game = await begunGame(players, {}, ['fallback']);
        const lines = await Promise.all(players.map((player) => player.socket()));
        await Promise.all(lines.map((line) => playSeat(line, game)));
        await lines[0]?.ask({ type: 'say', game, to: 'all', text: 'well played' });
        for (const line of lines) line.socket.terminate();
      }),
    );
  };
  for (let i = 0; i < 3; i += 1) await wave();
  const before = await heapAtRest();
  const end = Date.now() + SECONDS * 1000;
  let games = 0;
  while (Date.now() < end) {
    await wave();
    games += 4;
  }
  await pause(400);
  expect(house.server.tables()).toBe(0);
  const grown = (await heapAtRest()) - before;
  expect(games).toBeGreaterThan(0);
  // A megabyte of noise, and far less than a kilobyte a game.
  expect(grown / 1024).toBeLessThan(4096 + games);
});

async function heapAtRest(): Promise<number> {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  for (let i = 0; i < 4; i += 1) {
    collect();
    await pause(20);
  }
  return process.memoryUsage().heapUsed;
}
