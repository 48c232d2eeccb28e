import { afterAll, describe, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { playSeat } from '../testing/walker.ts';

describe.each(STORE_KINDS)('play over sockets on $kind', (kind) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  async function table() {
    const place = await kind.place();
    const store = await kind.open(place);
    const server = await testServer(store);
    closing.push(
      () => store.close(),
      () => server.close(),
    );
    const players = await Promise.all(['Ann', 'Bob'].map((name) => Player.guest(server.url, name)));
    return { server, store, players };
  }

  test('two seats play a peaceful game to its end, and the secret opens', async () => {
    const { players } = await table();
    const game = await begunGame(players);
    const lines = await Promise.all(players.map((player) => player.socket()));
    await Promise.all(lines.map((line) => playSeat(line, game)));
    for (const line of lines) {
      const numbers = line.all('feed').map(({ n }) => n);
      expect(numbers).toEqual(numbers.map((_, i) => i + (numbers[0] ?? 0)));
      expect(await line.first('opened')).toMatchObject({ type: 'opened', game });
      line.close();
    }
    const ann = players[0] ?? new Player('');
    const file = await ann.get(`/api/games/${game}/file`);
    expect(await ann.post('/api/verify', { file: JSON.stringify(file) })).toMatchObject({ ok: true });
    expect(await ann.get('/api/games?list=mine')).toMatchObject({ games: [{ id: game, status: 'finished' }] });
  });
});
