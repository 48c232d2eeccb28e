import { expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { type ServerProcess, serverProcess } from '../testing/processes.ts';
import { begunGame } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { playSeat } from '../testing/walker.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
const GAMES_AT_ONCE = 4;
const WAVES = PROOF ? 1280 : 16;
const LOOKS = PROOF ? 10 : 6;
/** In the first waves caches fill and code is compiled: 22 KiB a game from the 16th game on, 4 from the 112th. */
const WARMING = PROOF ? WAVES / 4 : WAVES - 6;
/** A table that is not let go of takes 46 KiB a game. What is left is noise, less in a long run. */
const KIB_A_GAME = PROOF ? 2 : 30;

test(`${WAVES * GAMES_AT_ONCE} games that come and go leave the memory as it was`, {
  timeout: PROOF ? 2 * 3_600_000 : 20 * 60_000,
}, async () => {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const server = await serverProcess('sqlite', place);
  const players = await Promise.all(['Ann', 'Bob'].map((name) => Player.guest(server.url, name)));
  const looks: Look[] = [];
  for (let waves = 1; waves <= WAVES; waves += 1) {
    await wave(players);
    if (waves >= WARMING && (waves - WARMING) % ((WAVES - WARMING) / LOOKS) === 0)
      looks.push(await lookAt(server, waves * GAMES_AT_ONCE));
  }
  expect(looks).toHaveLength(LOOKS + 1);
  expect(slope(looks)).toBeLessThan(KIB_A_GAME);
  expect(server.complaints()).toBe('');
  await server.kill();
  await kind.remove(place);
});

/** A few games, played to their end by people and a commander, with talk, and everybody gone. */
async function wave(players: readonly Player[]): Promise<void> {
  await Promise.all(
    Array.from({ length: GAMES_AT_ONCE }, async () => {
      const game = await begunGame(players, {}, ['fallback']);
      const lines = await Promise.all(players.map((player) => player.socket()));
      await Promise.all(lines.map((line) => playSeat(line, game)));
      await lines[0]?.ask({ type: 'say', game, to: 'all', text: 'well played' });
      for (const line of lines) line.socket.terminate();
    }),
  );
}

interface Look {
  readonly games: number;
  readonly kib: number;
}

/** The server's heap once the games are out of it and its garbage is collected. */
async function lookAt(server: ServerProcess, games: number): Promise<Look> {
  for (;;) {
    const { heap, tables } = await server.memory();
    if (tables === 0) return { games, kib: heap / 1024 };
  }
}

/** KiB that a game leaves behind: the median of the slopes between any two looks, which a few odd ones do not move. */
function slope(looks: readonly Look[]): number {
  const slopes = looks
    .flatMap((a, i) => looks.slice(i + 1).map((b) => (b.kib - a.kib) / (b.games - a.games)))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? Number.POSITIVE_INFINITY;
}
