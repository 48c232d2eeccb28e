// What is used twice or after its end, on both stores: ids of commands, revoked tokens, deleted accounts.
import { sharedPostgres } from '../../packages/server/dist/testing/postgres.js';
import { ask, begun, guest, line, sleep } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { startServer } from './lib/server.mjs';

const SEATS = [
  { power: 'usa', player: 'open' },
  { power: 'china', player: 'open' },
];
const BOT = '127.0.3.1';

/** Twelve at once under one id, with two bodies: one is carried out, its repeats are told so, the others are errors. */
async function sameId(url, who, game) {
  const race = await Promise.all(
    Array.from({ length: 12 }, (_, i) => {
      const command = { type: 'place-armies', territories: [i % 2 === 0 ? 'alaska' : 'western-usa'] };
      return ask(url, 'POST', `/api/games/${game}/commands`, { ...who, body: { id: 'same', command } });
    }),
  );
  const count = (is) => race.filter(is).length;
  const done = count(({ status, json }) => status === 200 && json.again !== true);
  const again = count(({ status, json }) => status === 200 && json.again === true);
  const used = count(({ json }) => json?.code === 'id-used');
  figure('one id, two bodies, twelve at once', `${done} carried out, ${again} told again, ${used} refused`);
  hold(done === 1 && again === 5 && used === 6, 'a command is carried out once, and another under its id is an error');
}

async function revokedToken(url, who, game) {
  const { json: made } = await ask(url, 'POST', '/api/bot-tokens', { ...who, body: { name: 'bot' } });
  const headers = { authorization: `Bearer ${made.token}` };
  const socket = await line(url, { from: BOT, headers });
  hold((await socket.ask({ type: 'join', game, since: 0 })).type === 'joined', 'a token joins');
  await ask(url, 'DELETE', `/api/bot-tokens/${made.id}`, who);
  await Promise.race([socket.untilClosed, sleep(5000)]);
  hold(socket.closed?.code === 4401, 'a revoked one loses its socket');
  const { status } = await ask(url, 'GET', `/api/games/${game}/position`, { from: BOT, headers });
  const opened = await line(url, { from: BOT, headers }).then(
    () => true,
    () => false,
  );
  hold(status === 401 && !opened, 'and opens nothing any more');
}

/** Deleted while it opens a table, takes a token and is deleted once more. */
async function deletedAccount(url, who, other, game) {
  const [gone, twice, table, token] = await Promise.all([
    ask(url, 'DELETE', '/api/me', { ...who, body: {} }),
    ask(url, 'DELETE', '/api/me', { ...who, body: {} }),
    ask(url, 'POST', '/api/games', { ...who, body: { seats: SEATS, public: true } }),
    ask(url, 'POST', '/api/bot-tokens', { ...who, body: { name: 'late' } }),
  ]);
  const answers = [gone, twice, table, token].map(({ status }) => status);
  figure('deleted, again, a table, a token', answers.join(', '));
  hold(gone.status === 200 && answers.every((status) => status < 500), 'an account is deleted without a fault');
  if (token.status === 200) {
    const headers = { authorization: `Bearer ${token.json.token}` };
    hold((await ask(url, 'GET', '/api/session', { headers })).status === 401, 'its last token is worth nothing');
  }
  hold((await ask(url, 'GET', '/api/session', who)).json?.me === undefined, 'nor is its cookie');
  const info = await ask(url, 'GET', `/api/games/${game}`, other);
  hold(info.status === 200 && !info.text.includes(who.name), 'its name is gone from its running game');
  hold((await ask(url, 'GET', `/api/games/${game}/position`, other)).status === 200, 'which goes on');
}

await attack('what is used twice, or after its end', async () => {
  const stores = { embedded: {}, PostgreSQL: { DATABASE_URL: await (await sharedPostgres()).createDatabase() } };
  for (const [store, env] of Object.entries(stores)) {
    figure('store', store);
    const server = await startServer({ env });
    const { url } = server;
    const [ann, bob] = [await guest(url, 'Annabel', '127.0.1.1'), await guest(url, 'Bartholomew', '127.0.1.2')];
    const game = await begun(url, [ann, bob]);
    await sameId(url, ann, game);
    await revokedToken(url, ann, game);
    await deletedAccount(url, bob, ann, game);
    hold(!/\bat .*\.js:\d+/.test(server.stderr()), 'no fault is in the log');
    await server.stop();
  }
});
