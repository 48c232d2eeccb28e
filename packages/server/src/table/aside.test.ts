// No game stops a start: one that does not open is set aside with a sentence, and the others go on.
import { en } from '@marshall/words/en';
import { describe, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { type ServerProcess, serverProcess } from '../testing/processes.ts';
import { begunGame } from '../testing/servers.ts';
import { STORE_KINDS, type StoreKind } from '../testing/stores.ts';

/** A store with three games of the same people, as a server left it that was killed. */
async function threeGames(kind: StoreKind): Promise<{ place: string; games: string[]; ann: Player }> {
  const place = await kind.place();
  const server = await serverProcess(kind.kind, place);
  const ann = await Player.guest(server.url, 'Ann');
  const games: string[] = [];
  for (let i = 0; i < 3; i += 1) games.push(await begunGame([ann], {}, ['fallback']));
  await server.kill();
  return { place, games, ann };
}

const again = (server: ServerProcess, player: Player): Player => {
  const same = new Player(server.url);
  same.cookie = player.cookie;
  return same;
};

describe.each(STORE_KINDS)('a game that does not open, in $kind', (kind) => {
  test('is set aside, after a start as before it; the others go on; it comes back when it is brought back', async () => {
    const { place, games, ann } = await threeGames(kind);
    const [broken = '', hanging = '', whole = ''] = games;
    const store = await kind.open(place);
    // One whose log does not fit, and two that no process came back from opening; one of those does not fit either.
    for (const game of [broken, hanging]) {
      const sequence = (await store.games.get(game))?.sequence ?? 0;
      const body = JSON.stringify({ events: [{ type: 'sold', seat: 'nobody', resource: 'oil', units: 1 }] });
      await store.log.append(game, sequence, [{ body }], undefined, { waiting: { asked: {}, due: 1 } });
    }
    for (const game of [hanging, whole]) expect(await store.trials.begin(game)).toEqual({ tries: 1 });
    await store.close();

    const server = await serverProcess(kind.kind, place);
    const player = again(server, ann);
    const sentence = en.speaker().server('set-aside');
    for (const game of [broken, hanging])
      for (const path of ['position', 'record'])
        expect(await player.ask('GET', `/api/games/${game}/${path}`)).toMatchObject({
          status: 503,
          body: { code: 'set-aside', sentence },
        });
    expect((await player.ask('GET', `/api/games/${whole}/position`)).status).toBe(200);
    const line = await player.socket();
    expect(await line.ask({ type: 'join', game: broken })).toMatchObject({
      type: 'error',
      code: 'set-aside',
      sentence,
    });
    for (const game of [broken, hanging])
      expect(server.complaints()).toContain(`Game ${game} does not open and was set aside; the others go on.`);
    await server.kill();

    const later = await kind.open(place);
    expect((await later.trials.aside()).map(({ game }) => game).sort()).toEqual([broken, hanging].sort());
    expect(await later.trials.begin(broken)).toEqual({
      aside: expect.stringMatching(/^This game could not be opened/),
    });
    expect(await later.trials.bringBack(whole)).toBe(false);
    expect(await later.trials.bringBack(broken)).toBe(true);
    expect(await later.trials.begin(broken)).toEqual({ tries: 1 });
    await later.trials.done(broken);
    expect(await later.trials.begin(broken)).toEqual({ tries: 1 });
    await later.close();
    await kind.remove(place);
  });
});
