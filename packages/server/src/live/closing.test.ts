// Sockets that close, or are closed, while something of theirs is under way.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { begunGame, WIDE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';

const SOON = { timeout: 10_000 };
const sqlite = storeKind('sqlite');
const games = new Gate();
const posts = new Gate();
const open = houses({
  ...sqlite,
  open: async (place) => {
    const store = await sqlite.open(place);
    return {
      ...store,
      games: { ...store.games, get: games.before(store.games.get) },
      messages: { ...store.messages, post: posts.before(store.messages.post) },
    };
  },
});

/** Whether somebody is let in: a socket that is gone has given its place back. */
const letIn = (player: Player) =>
  player.socket().then(
    (line) => {
      line.close();
      return true;
    },
    () => false,
  );

test('a reader who goes while joining leaves nobody at the table, which is forgotten', async () => {
  const house = await open({ idle: 50, limits: { ...WIDE, sockets: 2 } });
  const players = await house.guests('Ann', 'Bob');
  const [annP = new Player(''), bobP = new Player('')] = players;
  const game = await begunGame(players);
  const bob = await bobP.socket();
  await bob.ask({ type: 'join', game });
  const ann = await annP.socket();
  games.shut();
  ann.send({ type: 'join', id: 'x', game });
  await expect.poll(() => games.waiting, SOON).toBe(1);
  ann.socket.terminate();
  await expect.poll(() => letIn(annP), SOON).toBe(true);
  games.open();
  await bob.ask({ type: 'leave', game });
  await expect.poll(() => house.server.tables(), SOON).toBe(0);
  bob.close();
});

/** A program in a seat of Ann's, and a way to end its token. */
async function program(limits = WIDE) {
  const house = await open({ limits });
  const [ann, bob] = (await house.guests('Ann', 'Bob')) as [Player, Player];
  const game = await begunGame([ann, bob]);
  const bot = new Player(house.url);
  bot.token = String((await ann.post('/api/bot-tokens', { name: 'mine' })).token);
  const line = await bot.socket();
  const revoke = async () => {
    const { tokens } = await ann.get('/api/bot-tokens');
    const [{ id }] = tokens as [{ id: string }];
    await ann.must('DELETE', `/api/bot-tokens/${id}`);
  };
  const said = async () => {
    const { messages } = await ann.get(`/api/games/${game}/messages`);
    return (messages as { text: string }[]).map(({ text }) => text);
  };
  return { ann, game, line, revoke, said };
}

test('a caller whose proof has ended is heard no more, and soon cut off even without an answer', async () => {
  const { ann, game, line, revoke, said } = await program({ ...WIDE, sockets: 1 });
  // They do not read that their socket is closed.
  line.socket.pause();
  await revoke();
  line.send({ type: 'say', id: 'late', game, to: 'all', text: 'too late' });
  await expect.poll(() => letIn(ann), SOON).toBe(true);
  expect(await said()).toEqual([]);
  line.socket.terminate();
});

test('what waited for its turn when the socket was closed is not carried out', async () => {
  const { game, line, revoke, said } = await program();
  posts.shut();
  for (const text of ['one', 'two']) line.send({ type: 'say', id: text, game, to: 'all', text });
  await expect.poll(() => posts.waiting, SOON).toBe(1);
  // Answered after both were heard.
  line.socket.ping();
  await once(line.socket, 'pong');
  const closed = once(line.socket, 'close');
  await revoke();
  await closed;
  posts.open();
  await expect.poll(said, SOON).toContain('one');
  await pause(50);
  expect(await said()).toEqual(['one']);
});
