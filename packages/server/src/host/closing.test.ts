import { describe, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { operate } from './operations.ts';

describe.each(STORE_KINDS)('a host on $kind', (kind) => {
  test('closes, brings back and removes games at which people sit: they are told, and nothing stays in memory', {
    timeout: 60_000,
  }, async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    // The host's command is a process of its own where the store serves several.
    const desk = kind.kind === 'postgres' ? await kind.open(place) : store;
    const server = await testServer(store);
    const players = await Promise.all(['Ann', 'Bob'].map((name) => Player.guest(server.url, name)));
    const [ann, bob] = players;
    if (ann === undefined || bob === undefined) throw new Error('nobody came');
    const game = await begunGame(players);
    const late = await begunGame(players, { delay: 600 });
    const line = await ann.socket();
    const spectator = await new Player(server.url).socket();
    expect(await line.ask({ type: 'join', game })).toMatchObject({ type: 'joined' });
    expect(await spectator.ask({ type: 'join', game })).toMatchObject({ type: 'joined' });
    expect(await spectator.ask({ type: 'join', game: late })).toMatchObject({ type: 'joined' });

    await expect(operate(desk, 'bring-back', { id: game })).rejects.toThrow('is not set aside');
    await operate(desk, 'close', { id: game, reason: 'Two of you asked for it' });
    await operate(desk, 'close', { id: late, reason: '' });
    const sentence = 'The host has closed this game: Two of you asked for it.';
    const told = { type: 'error', game, code: 'set-aside', sentence };
    expect(await line.first('error')).toEqual(told);
    expect(await spectator.until((said) => said.type === 'error' && said.game === game)).toEqual(told);
    expect(await spectator.until((said) => said.type === 'error' && said.game === late)).toMatchObject({
      sentence: 'The host has closed this game.',
    });
    await expect.poll(() => server.tables()).toBe(0);
    expect(await bob.ask('GET', `/api/games/${game}/position`)).toMatchObject({ status: 503, body: { sentence } });
    expect(await line.ask({ type: 'options', game })).toMatchObject({ type: 'error', code: 'set-aside' });
    expect(await operate(desk, 'aside', {})).toMatchObject([
      { game, why: sentence },
      { game: late, why: 'The host has closed this game.' },
    ]);

    await operate(desk, 'bring-back', { id: game });
    expect(await line.ask({ type: 'join', game })).toMatchObject({ type: 'joined', game });
    const from = line.heard.length;
    await operate(desk, 'remove-game', { id: game });
    expect(await line.first('error', from)).toMatchObject({ game, sentence: 'The host has removed this game.' });
    await expect.poll(() => server.tables()).toBe(0);
    expect((await bob.ask('GET', `/api/games/${game}`)).status).toBe(404);

    // A table that has not begun goes in the same way.
    const open = await ann.info('/api/games', {
      seats: [
        { power: 'usa', player: 'me' },
        { power: 'china', player: 'open' },
      ],
    });
    await line.ask({ type: 'join', game: open.id });
    await expect(operate(desk, 'close', { id: open.id, reason: '' })).rejects.toThrow('hasn’t begun');
    await operate(desk, 'remove-game', { id: open.id });
    expect(await line.until((said) => said.type === 'error' && said.game === open.id)).toMatchObject({
      code: 'no-game',
    });

    await server.close();
    if (desk !== store) await desk.close();
    await store.close();
    await kind.remove(place);
  });
});
