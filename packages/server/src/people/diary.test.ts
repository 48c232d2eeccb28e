// Talk over weeks: where it was said, who has seen it, notes, search, promises, and what is new in the lobby.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Said } from '../live/protocol.ts';
import type { GameInfo } from '../lobby/shapes.ts';
import type { MarshallServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import type { PromiseTold } from './promises.ts';

describe.each(STORE_KINDS)('talk over weeks, with $kind', (kind) => {
  let place: string;
  let kept: Store;
  let server: MarshallServer;

  beforeAll(async () => {
    place = await kind.place();
    kept = await kind.open(place);
    server = await testServer(kept);
  });

  afterAll(async () => {
    await server.close();
    await kept.close();
    await kind.remove(place);
  });

  const table = async () => {
    const guests = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Player.guest(server.url, name)));
    const [ann, bob, cleo] = guests;
    if (ann === undefined || bob === undefined || cleo === undefined) throw new Error('three guests came');
    const game = await begunGame(guests, { options: { stages: '37' } });
    return { ann, bob, cleo, game, at: `/api/games/${game}` };
  };
  const seatIn = async (player: Player, at: string) =>
    ((await player.get(at)) as GameInfo).seats.find(({ you }) => you)?.seat ?? '';
  const refused = (answer: Promise<unknown>) =>
    answer.then(
      () => 'accepted',
      (error: Error) => error.message,
    );

  test('messages say where the game was, who has seen them, and are found by their words', async () => {
    const { ann, bob, cleo, at } = await table();
    const [a, b] = [await seatIn(ann, at), await seatIn(bob, at)];
    await ann.post(`${at}/messages`, { to: [b], text: 'Peace in the Baltic?' });
    await ann.post(`${at}/messages`, { to: 'all', text: 'Good evening, 100% of you_all!' });
    const { messages } = (await bob.get(`${at}/messages`)) as { messages: Said[] };
    expect(messages.map(({ text, cycle }) => [text, cycle])).toEqual([
      ['Peace in the Baltic?', 0],
      ['Good evening, 100% of you_all!', 0],
    ]);
    const unread = async (player: Player) =>
      (
        (await player.get(`${at}/unread`)) as {
          conversations: { conversation: string; unread: number; seen?: unknown }[];
        }
      ).conversations;
    const conversation = [a, b].sort().join('+');
    expect((await unread(ann)).find((each) => each.conversation === conversation)?.seen).toBeUndefined();
    const upTo = messages[0]?.mark ?? '';
    await bob.post(`${at}/read`, { conversation, upTo });
    expect((await unread(ann)).find((each) => each.conversation === conversation)).toMatchObject({
      unread: 0,
      seen: [{ seat: b, upTo }],
    });
    // Nobody else learns that anything was said there, or read.
    expect(JSON.stringify(await unread(cleo))).not.toContain(conversation);
    const find = async (player: Player, text: string) =>
      ((await player.get(`${at}/search?text=${encodeURIComponent(text)}`)) as { messages: Said[] }).messages.length;
    expect(await find(bob, 'BALTIC')).toBe(1);
    expect(await find(cleo, 'baltic')).toBe(0);
    expect(await find(cleo, '0%')).toBe(1);
    expect(await find(cleo, 'you_all')).toBe(1);
    expect(await find(cleo, 'you-all')).toBe(0);
  });

  test('notes are their writer’s alone, and in the data that person gets', async () => {
    const { ann, bob, at, game } = await table();
    await ann.must('PUT', `${at}/notes`, { text: 'Bob lies.' });
    expect(await ann.get(`${at}/notes`)).toMatchObject({ text: 'Bob lies.' });
    expect(await bob.get(`${at}/notes`)).toEqual({ text: '' });
    const data = (await ann.get('/api/me/data')) as { notes: unknown };
    expect(data.notes).toMatchObject([{ game, text: 'Bob lies.' }]);
    expect(JSON.stringify(await bob.get('/api/me/data'))).not.toContain('Bob lies.');
    const stranger = await Player.guest(server.url, 'Dora');
    expect(await refused(stranger.must('PUT', `${at}/notes`, { text: 'me too' }))).not.toBe('accepted');
  });

  test('a promise is known to two, and the one it was made to says what became of it', async () => {
    const { ann, bob, cleo, at } = await table();
    const [a, b] = [await seatIn(ann, at), await seatIn(bob, at)];
    const promises = async (player: Player) =>
      ((await player.get(`${at}/promises`)) as { promises: PromiseTold[] }).promises;
    await ann.post(`${at}/promises`, { to: b, text: 'No attack on you', until: 3 });
    const [made] = await promises(bob);
    expect(made).toMatchObject({ giver: a, taker: b, text: 'No attack on you', cycle: 0, until: 3 });
    expect(await promises(ann)).toEqual([made]);
    expect(await promises(cleo)).toEqual([]);
    const id = made?.id ?? '';
    expect(await refused(ann.post(`${at}/promises/${id}`, { outcome: 'kept' }))).toContain('Only the player');
    expect(await refused(cleo.post(`${at}/promises/${id}`, { outcome: 'kept' }))).toContain('no such promise');
    await bob.post(`${at}/promises/${id}`, { outcome: 'broken' });
    expect((await promises(ann))[0]).toMatchObject({ outcome: 'broken', settled: expect.any(Number) });
    const heard = async (player: Player) => JSON.stringify(await player.get(`${at}/messages`));
    expect(await heard(ann)).toContain('Ann promises Bob, until the end of cycle 3');
    expect(await heard(ann)).toContain('Bob says that Ann broke the promise');
    expect(await heard(cleo)).not.toContain('promise');
    expect(await refused(ann.post(`${at}/promises`, { to: a, text: 'x', until: 3 }))).toContain('yourself');
    expect(await refused(ann.post(`${at}/promises`, { to: 'nobody', text: 'x', until: 3 }))).not.toBe('accepted');
    expect(((await ann.get('/api/me/data')) as { promises: unknown[] }).promises).toHaveLength(1);
  });

  test('what was said with a deal is put on record by either party, once, and by nobody else', async () => {
    const { ann, bob, cleo, at } = await table();
    const [a, b] = [await seatIn(ann, at), await seatIn(bob, at)];
    let n = 0;
    const command = (player: Player, command: object) => player.post(`${at}/commands`, { id: `deal-${++n}`, command });
    for (const player of [ann, bob, cleo]) await command(player, { type: 'place-armies', territories: [] });
    await command(ann, { type: 'offer', to: b, givesCash: 10, promise: 'No tanks in Siberia' });
    const view = (await bob.get(`${at}/position`)) as { view: { offers: { id: string }[] } };
    const offer = view.view.offers[0]?.id ?? '';
    const record = (player: Player, deal: string, until = 3) => player.post(`${at}/deal-promises`, { deal, until });
    // It is a deal only once it is made.
    expect(await refused(record(ann, offer))).toContain('no deal');
    await command(bob, { type: 'accept-offer', offer });
    expect(await refused(record(cleo, offer))).toContain('no deal');
    expect(await refused(record(ann, 'nonsense'))).toContain('no deal');
    expect(await refused(record(ann, offer, 0))).not.toBe('accepted');
    await Promise.all([record(ann, offer), record(bob, offer, 4)]);
    await record(bob, offer);
    const { promises } = (await ann.get(`${at}/promises`)) as { promises: PromiseTold[] };
    expect(promises).toMatchObject([{ giver: a, taker: b, text: 'No tanks in Siberia', deal: offer, cycle: 1 }]);
    expect((await bob.get(`${at}/promises`)) as object).toEqual({ promises });
    expect(await cleo.get(`${at}/promises`)).toEqual({ promises: [] });
    await bob.post(`${at}/promises/${promises[0]?.id}`, { outcome: 'broken' });
    const { messages } = (await ann.get(`${at}/messages`)) as { messages: Said[] };
    expect(messages.filter(({ text }) => text.includes('promise'))).toHaveLength(2);
  });

  test('the lobby tells a player what has changed since they looked, and nobody else', async () => {
    const { ann, bob, cleo, game, at } = await table();
    const digestOf = async (player: Player) =>
      ((await player.get('/api/games?list=mine')) as { games: GameInfo[] }).games.find(({ id }) => id === game)?.digest;
    expect(await digestOf(ann)).toBeUndefined();
    await ann.post(`${at}/looked`);
    expect(await digestOf(ann)).toBeUndefined();
    for (const player of [ann, bob, cleo])
      await player.post(`${at}/commands`, { id: 'p', command: { type: 'place-armies', territories: [] } });
    expect(await digestOf(ann)).toMatchObject({ since: expect.any(Number), cycles: 1 });
    // Bob never looked: there is nothing to count from.
    expect(await digestOf(bob)).toBeUndefined();
    await ann.post(`${at}/looked`);
    expect(await digestOf(ann)).toBeUndefined();
  });

  test('promises of a blocked person are not shown', async () => {
    const { ann, bob, at, game } = await table();
    const [a, b] = [await seatIn(ann, at), await seatIn(bob, at)];
    await bob.post('/api/blocks', { game, seat: a });
    await ann.post(`${at}/promises`, { to: b, text: 'I will haunt you', until: 3 });
    expect(await bob.get(`${at}/promises`)).toEqual({ promises: [] });
    expect(JSON.stringify(await bob.get(`${at}/messages`))).not.toContain('haunt');
  });
});
