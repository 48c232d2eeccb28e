import { describe, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { type ServerProcess, serverProcess } from '../testing/processes.ts';
import { mustBeWhole } from '../testing/replays.ts';
import { begunGame } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { acknowledgements, Survivor } from '../testing/survivor.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
const KILLS = PROOF ? 200 : 3;
const GAMES = 4;
const LONG = { options: { stages: '37', detenteCycle: 200 } };

describe.each(STORE_KINDS)('kill -9 while seats play on $kind', (kind) => {
  test(`${KILLS} kills lose no acknowledged command, break no game and double no number`, {
    timeout: PROOF ? 3 * 3_600_000 : 20 * 60_000,
  }, async () => {
    const place = await kind.place();
    let server: ServerProcess = await serverProcess(kind.kind, place);
    const survivors: Survivor[] = [];
    for (let i = 0; i < GAMES; i += 1) {
      const players = await Promise.all(['Ann', 'Bob'].map((name) => Player.guest(server.url, name)));
      const game = await begunGame(players, LONG, i % 2 === 0 ? ['random'] : []);
      survivors.push(...players.map((player, p) => new Survivor(player, game, ['usa', 'china'][p] ?? '')));
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const url = server.url;
      const playing = Promise.all(survivors.map((survivor) => survivor.play(url)));
      await acknowledgements(survivors, 5 + Math.floor(Math.random() * 20));
      await server.kill();
      await playing;
      expect(server.complaints()).toBe('');
      server = await serverProcess(kind.kind, place);
    }
    // A last time, so that every feed is heard to its end.
    const last = Promise.all(survivors.map((survivor) => survivor.play(server.url)));
    await acknowledgements(survivors, 20);
    await server.kill();
    await last;
    const store = await kind.open(place);
    for (const { game, seat, acknowledged, feed } of survivors) {
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      for (const id of acknowledged)
        expect(await store.log.append(game, -1, [], { seat, id })).toHaveProperty('duplicate');
      expect([...feed.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: feed.size }, (_, i) => i + 1));
      await mustBeWhole(store, game);
    }
    const total = survivors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    expect(total).toBeGreaterThan(KILLS * 5);
    await store.close();
    await kind.remove(place);
  });
});
