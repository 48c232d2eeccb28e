import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientMessage, serverMessage } from '../live/protocol.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { begunGame } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { playSeat } from '../testing/walker.ts';
import { errorSchema } from './errors.ts';
import { describeApi } from './openapi.ts';
import { ROUTES } from './routes/index.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const open = houses(storeKind('sqlite'));

test('docs/openapi.json describes the routes there are (MARSHALL_WRITE_DOCS=1 writes it)', () => {
  const text = `${JSON.stringify(describeApi(ROUTES), undefined, 1)}\n`;
  const path = join(root, 'docs', 'openapi.json');
  if (process.env.MARSHALL_WRITE_DOCS === '1') writeFileSync(path, text);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('every route answers at its path as described, and docs/api.md names every message of the socket', async () => {
  const house = await open();
  const ann = await house.guest('Ann');
  const served = await ann.get('/api/openapi.json');
  expect(served).toEqual(JSON.parse(JSON.stringify(describeApi(ROUTES))));
  for (const { method, path, body, who, gives } of ROUTES) {
    const at = path.replace(':id', 'A'.repeat(22)).replace(':seat', 'usa');
    const answer = await ann.ask(method, at, body === undefined ? undefined : { strange: true }, {});
    // Something is there: a body or query that is refused, a game that is not; never "nothing here".
    expect([answer.body.code, method, at]).not.toEqual(['not-found', method, at]);
    expect((answer.status === 200 ? gives : errorSchema).parse(answer.body)).toEqual(answer.body);
    if (who === 'somebody') {
      const stranger = await fetch(`${house.url}${at}`, { method });
      expect([stranger.status, method, at]).toEqual([401, method, at]);
    }
    if (method === 'POST' && path === '/api/sign-out') ann.cookie = (await house.guest('Ann')).cookie;
  }
  const words = readFileSync(join(root, 'docs', 'api.md'), 'utf8');
  for (const option of clientMessage.options) expect(words).toContain(`type:"${option.shape.type.value}"`);
  for (const option of serverMessage.options) expect(words).toContain(`\`${option.shape.type.value}`);
});

test('what a game and its talk make the server say is as the description has it', async () => {
  const house = await open();
  const [ann, bob] = await house.guests('Ann', 'Bob');
  if (ann === undefined || bob === undefined) throw new Error('two players');
  const game = await begunGame([ann, bob], { clock: 60 });
  const lines = await Promise.all([ann, bob, ann, new Player(house.url)].map((player) => player.socket()));
  const [one, two, follower, watcher] = lines;
  if (one === undefined || two === undefined) throw new Error('two lines');
  await watcher?.ask({ type: 'join', game });
  await follower?.ask({ type: 'join', game, positions: 'offers' });
  const command = { type: 'place-armies', territories: ['alaska'] };
  await one.ask({ type: 'say', game, to: 'all', text: 'hello' });
  await house.store.house.removeMessage(game, 1);
  await watcher?.first('removed');
  await house.store.house.announce({ id: 'n', text: 'Soon.', until: house.store.clock.now() + 3_600_000 });
  await watcher?.first('notices');
  await two.ask({ type: 'join', game });
  await two.first('here');
  await two.ask({ type: 'leave', game });
  await one.ask({ type: 'options', game });
  await one.ask({ type: 'why', game, command: { ...command, territories: ['tibet'] } });
  await one.ask({ type: 'command', game, command: { ...command, territories: ['tibet'] } });
  await one.ask({ type: 'command', id: 'once', game, command });
  await one.ask({ type: 'command', id: 'once', game, command });
  await one.ask({ type: 'undo', game });
  await one.ask({ type: 'ping' });
  await one.ask({ type: 'leave', game });
  one.send({ type: 'nothing' });
  await Promise.all([playSeat(one, game), playSeat(two, game)]);
  await watcher?.first('opened');
  await follower?.first('opened');
  const arranged = await ann.info('/api/games', { seats: [{ power: 'usa' }, { power: 'china' }] });
  await watcher?.ask({ type: 'join', game: arranged.id });
  await bob.post(`/api/games/${arranged.id}/seats/usa/take`);
  await watcher?.first('game');
  const heard = lines.flatMap((line) => line.heard);
  for (const message of heard) expect(serverMessage.parse(message)).toEqual(message);
  expect([...new Set(heard.map(({ type }) => type))].sort()).toEqual(
    serverMessage.options.map((option) => option.shape.type.value).sort(),
  );
  for (const line of lines) line.close();
});

test('the example bot plays a game over the network to its end', async () => {
  const house = await open();
  const [ann, bob] = await house.guests('Ann', 'Bob');
  if (ann === undefined || bob === undefined) throw new Error('two players');
  const game = await begunGame([ann, bob]);
  const { token } = await bob.post('/api/bot-tokens', { name: 'example' });
  const bot = spawn(process.execPath, [join(root, 'examples', 'bot.mjs'), house.url, String(token), game], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const line = await ann.socket();
  const [[code]] = await Promise.all([once(bot, 'exit'), playSeat(line, game)]);
  expect(code).toBe(0);
  expect(await ann.get(`/api/games/${game}`)).toMatchObject({ status: 'finished' });
  line.close();
});
