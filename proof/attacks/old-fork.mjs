// A fork of an older release, with megabytes in its first entry: it is opened, joined by several from the beginning, looked at
// and asked about, and opened again after a restart.
import { ask, line, sleep } from './lib/client.mjs';
import { longGame } from './lib/long-game.mjs';
import { attack, figure, hold, mb } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const EVENTS = 20_000;
const JOINS = 3;

/** Joins from the beginning; gives how many events came under the first number, and how it went. */
async function joined(url, who, game) {
  const socket = await line(url, who);
  let events = 0;
  let position = false;
  socket.onMessage = (message) => {
    if (message.type === 'feed' && message.n === 1) events = message.events.length;
    if (message.type === 'position') position = true;
  };
  const answer = await socket.ask({ type: 'join', game, since: 0 }, 60_000);
  for (let i = 0; i < 600 && !position && socket.closed === undefined; i += 1) await sleep(100);
  return { socket, events, ok: answer.type === 'joined' && position };
}

async function used(url, { game, players: [player], last }) {
  const looks = [];
  for (const path of ['', '/position', '/record'])
    looks.push((await ask(url, 'GET', `/api/games/${game}${path}`, player)).status);
  hold(
    looks.every((status) => status === 200),
    `it is looked at: ${looks.join(', ')}`,
  );
  const all = await Promise.all(
    Array.from({ length: JOINS }, (_, i) => joined(url, { ...player, from: `127.0.6.${i + 10}` }, game)),
  );
  hold(
    all.every(({ ok, events }) => ok && events > EVENTS / 2),
    `all who join hear everything: ${all.map(({ events }) => events).join(', ')} events`,
  );
  const asked = await all[0].socket.ask({ type: 'options', game, seat: last.seat });
  hold(asked.type === 'options', `a player is told what they can do (${asked.type})`);
  for (const { socket } of all) socket.socket.terminate();
}

await attack('a fork of an older release, with everything in its first entry', async () => {
  const folder = freshFolder();
  const fork = await longGame(folder, { entries: EVENTS, inOneEntry: true });
  figure('its first entry', mb(fork.characters));
  const place = await scene({ folder });
  await under(place, () => used(place.url, fork));
  await place.server.stop();
  const again = await startServer({ folder });
  await under({ ...place, server: again }, () => used(again.url, fork));
  await again.stop();
});
