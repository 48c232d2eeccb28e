// Very long games are played on from their last moment: begun, joined by several from the beginning, played, and opened again
// after a restart.
import { ask, guest, line, must, sleep } from './lib/client.mjs';
import { inStore, keepGame, keptGuest, playUntil } from './lib/kept-game.mjs';
import { longGame } from './lib/long-game.mjs';
import { attack, figure, hold, mb, ms } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const ENTRIES = 30_000;
const RICH = 1400;
const JOINS = 3;

/** Sits down in a fork, among commanders, and says several times at once that all are ready: it is begun once. */
async function forked(url, who, { game, entries, seat: wanted }) {
  const { id } = await must(url, who, 'POST', `/api/games/${game}/fork`, { at: entries });
  const { seats } = await must(url, who, 'GET', `/api/games/${id}`);
  const seat = wanted ?? seats[0].seat;
  for (const { seat: each } of seats) {
    if (each === seat) await must(url, who, 'POST', `/api/games/${id}/seats/${each}/take`, {});
    else await must(url, who, 'POST', `/api/games/${id}/seats/${each}/bot`, { bot: 'fallback' });
  }
  const wish = { ...who, body: { ready: true, contribution: 'x' } };
  const began = performance.now();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => ask(url, 'POST', `/api/games/${id}/seats/${seat}/ready`, wish)),
  );
  figure('begun', `${ms(performance.now() - began)}, ${answers.map(({ status }) => status).join(', ')}`);
  hold(
    answers.some(({ status }) => status === 200),
    'it begins',
  );
  return { id, seat };
}

/** Joins from the beginning, and hears everything. */
async function joinedBy(url, who, game) {
  const socket = await line(url, who);
  let last = 0;
  let gaps = 0;
  let position = false;
  socket.onMessage = (message) => {
    if (message.type === 'feed') {
      if (message.n !== last + 1) gaps += 1;
      last = message.n;
    }
    if (message.type === 'position') position = true;
  };
  const joined = await socket.ask({ type: 'join', game, since: 0 }, 60_000);
  for (let i = 0; i < 600 && !position && socket.closed === undefined; i += 1) await sleep(100);
  const how = socket.closed === undefined ? joined.type : `closed with ${socket.closed.code}`;
  return { socket, ok: joined.type === 'joined' && position && gaps === 0, last, how };
}

/** What people do with a game: they look at it, join it from its beginning, and play. */
async function used(url, who, { id, seat, entries, command }) {
  const looks = [];
  for (const path of ['', '/position', '/record'])
    looks.push((await ask(url, 'GET', `/api/games/${id}${path}`, who)).status);
  hold(
    looks.every((status) => status === 200),
    `it is looked at: ${looks.join(', ')}`,
  );
  const all = await Promise.all(
    Array.from({ length: JOINS }, (_, i) => joinedBy(url, { ...who, from: `127.0.6.${i + 10}` }, id)),
  );
  figure('items that were heard', all.map(({ last, how }) => `${last} (${how})`).join(', '));
  hold(
    all.every(({ ok, last }) => ok && last > entries / 2),
    'all who join hear everything once and in order',
  );
  if (command !== undefined) {
    const [{ socket }] = all;
    const played = await socket.ask({ type: 'command', game: id, seat, command });
    hold(played.type === 'accepted', `a command is carried out (${played.type})`);
  }
  for (const { socket } of all) socket.socket.terminate();
}

/** A game of two with as many entries as anybody could make, and one of six as rich as chance makes it; both over. */
async function finishedGames(folder) {
  const { game, last } = await longGame(folder, { entries: ENTRIES });
  let played;
  for (let n = 0; played === undefined; n += 1)
    played = playUntil(
      { players: 6, seed: `rich ${n}`, options: { stages: '37', detenteCycle: 'none' } },
      (_game, entries) => entries.length >= RICH,
    );
  return inStore(folder, async (store) => {
    const players = {};
    for (const seat of played.setup.seats) players[seat] = await keptGuest(store, `Player of ${seat}`);
    const rich = await keepGame(store, { ...played, players });
    for (const id of [game, rich]) {
      const { revision } = await store.games.get(id);
      await store.games.arrange(id, revision, { status: 'finished' });
    }
    figure('the rich game', mb(played.entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0)));
    return [
      { game, entries: ENTRIES, seat: last.seat, command: last.command },
      { game: rich, entries: RICH },
    ];
  });
}

await attack('very long games are played on from their end', async () => {
  const folder = freshFolder();
  const games = await finishedGames(folder);
  const place = await scene({ folder });
  const who = await guest(place.url, 'Mallory', '127.0.6.1');
  const forks = [];
  await under(place, async () => {
    for (const source of games) {
      figure('entries', source.entries);
      const fork = { ...source, ...(await forked(place.url, who, source)) };
      await used(place.url, who, fork);
      forks.push(fork);
    }
  });
  await place.server.stop();
  const again = await startServer({ folder });
  await under({ ...place, server: again }, async () => {
    for (const fork of forks) await used(again.url, who, { ...fork, command: undefined });
  });
  await again.stop();
});
