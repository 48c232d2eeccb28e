import { expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { type ServerProcess, serverProcess } from '../testing/processes.ts';
import { begunGame } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { playSeat } from '../testing/walker.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
const SECONDS = PROOF ? 600 : 60;
/** Until then caches fill and code is compiled. */
const WARMING = SECONDS / 4;
const LOOKS = 16;
/** A game that is not forgotten takes 16 KiB without its sockets; what is left is noise, less of it in a longer run. */
const KIB_A_GAME = PROOF ? 2 : 12;

test(`${SECONDS} seconds of games that come and go leave the memory as it was`, {
  timeout: (SECONDS + 120) * 1000,
}, async () => {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const server = await serverProcess('sqlite', place);
  const players = await Promise.all(['Ann', 'Bob'].map((name) => Player.guest(server.url, name)));
  const start = Date.now();
  const looks: Look[] = [];
  let games = 0;
  for (let elapsed = 0; elapsed < SECONDS; elapsed = (Date.now() - start) / 1000) {
    await wave(players);
    games += GAMES_AT_ONCE;
    const due = WARMING + (looks.length * (SECONDS - WARMING)) / LOOKS;
    if (elapsed >= due) looks.push(await lookAt(server, games));
  }
  looks.push(await lookAt(server, games));
  expect(looks.length).toBeGreaterThan(LOOKS / 2);
  expect(slope(looks)).toBeLessThan(KIB_A_GAME);
  expect(server.complaints()).toBe('');
  await server.kill();
  await kind.remove(place);
});

const GAMES_AT_ONCE = 4;

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
