import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import type { Line } from '../testing/player.ts';
import { Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { CALM, walk } from '../testing/walker.ts';

const LONG = { options: { stages: '37', detenteCycle: 50 } };

describe.each(STORE_KINDS)('law 2 on $kind', (kind) => {
  const open = houses(kind);

  test('a deal between two seats reaches nobody else by a single byte, on any way in', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob', 'Cem');
    const [annP, bobP, cemP] = players;
    if (annP === undefined || bobP === undefined || cemP === undefined) throw new Error('three players');
    const game = await begunGame(players, LONG);
    // An older and a newer game of Cem's, so that a change of order would show.
    for (const title of ['older', 'newer']) await begunGame(players, { ...LONG, title });
    const [ann, bob, cem] = await Promise.all(players.map((player) => player.socket()));
    if (ann === undefined || bob === undefined || cem === undefined) throw new Error('three lines');
    await playUntilOffered(game, players, [ann, bob, cem]);
    for (const line of [ann, bob]) await line.ask({ type: 'join', game, positions: 'none' });

    // Cem looks on in every mode, and so does a stranger; on PostgreSQL also through another process.
    const store = kind.kind === 'postgres' ? await kind.open(house.place) : undefined;
    const other = store === undefined ? undefined : await testServer(store);
    const urls = [house.url, ...(other === undefined ? [] : [other.url])];
    const onlookers = await Promise.all(
      urls.flatMap((url) =>
        (['all', 'asked', 'offers', 'answers', 'none'] as const).flatMap((positions) =>
          [at(url, cemP), new Player(url)].map(async (one) => {
            const line = await one.socket();
            await line.ask({ type: 'join', game, positions });
            return line;
          }),
        ),
      ),
    );
    const everything = async () =>
      JSON.stringify(
        await Promise.all([
          ...['position', 'record', 'messages', 'unread'].map((what) => cemP.get(`/api/games/${game}/${what}`)),
          ...['position', 'record', 'messages'].map((what) => new Player(house.url).get(`/api/games/${game}/${what}`)),
          ...['mine', 'watchable'].map((list) => cemP.get(`/api/games?list=${list}`)),
          cemP.get(`/api/games/${game}`),
        ]),
      );
    await pause(200);
    const heard = onlookers.map((line) => line.texts.length);
    const read = await everything();

    const bobHeard = bob.texts.length;
    expect(
      await ann.ask({ type: 'command', game, command: { type: 'offer', to: 'china', givesCash: 100 } }),
    ).toMatchObject({ type: 'accepted' });
    await ann.ask({ type: 'say', game, to: ['china'], text: 'for you alone' });
    await bob.until(({ type }) => type === 'said', bobHeard);
    expect(bob.texts.slice(bobHeard).join()).toContain('"offer-made"');
    await pause(300);
    expect(onlookers.map((line) => line.texts.length)).toEqual(heard);
    expect(await everything()).toBe(read);

    for (const line of [ann, bob, cem, ...onlookers]) line.close();
    await other?.close();
    await store?.close();
  });
});

/** Everybody passes in turn until the first of them may make an offer. */
async function playUntilOffered(game: string, players: readonly Player[], lines: readonly Line[]): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    const n = i % players.length;
    const [player, line] = [players[n], lines[n]];
    if (player === undefined || line === undefined) throw new Error('a line for each player');
    const offered = await line.ask({ type: 'options', game });
    if (offered.type !== 'options') throw new Error('options were asked for');
    if (n === 0 && offered.offers.some(({ command }) => command === 'offer')) return;
    const offer = CALM.offer(offered.offers);
    const command = offer === undefined ? undefined : await walk(line, game, offer, CALM);
    if (command !== undefined) await line.ask({ type: 'command', game, command });
  }
  throw new Error('nobody may offer anything');
}

function at(url: string, player: Player): Player {
  const same = new Player(url);
  same.cookie = player.cookie;
  return same;
}
