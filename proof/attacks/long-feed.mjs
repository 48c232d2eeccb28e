// A game whose feed is longer than may wait for a socket is opened from its beginning, by a player on a slow line too; and its
// record and its file are asked for whole.
import { ask, line, sleep } from './lib/client.mjs';
import { inStore } from './lib/kept-game.mjs';
import { longGame } from './lib/long-game.mjs';
import { attack, figure, hold, mb } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const ENTRIES = 60_000;

async function stalled(server, when) {
  const { own, wall } = await server.measure();
  figure(`longest stall ${when}`, `${own.toFixed(0)} ms of its own work, ${wall.toFixed(0)} ms by the clock`);
  hold(own <= 50, `no stall of the event loop over 50 ms ${when}`);
}

await attack(`a game of ${ENTRIES} entries is opened from its beginning`, async () => {
  const folder = freshFolder();
  const { game, players } = await longGame(folder, { entries: ENTRIES });
  const server = await startServer({ folder });
  await server.measure();
  for (const slow of [false, true]) {
    const socket = await line(server.url, players[0]);
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
    // Somebody on a slow line reads for a moment, and then not for ten times as long.
    const pulse = slow
      ? setInterval(() => {
          socket.socket.resume();
          setTimeout(() => socket.socket.pause(), 1);
        }, 100)
      : undefined;
    const started = performance.now();
    const joined = await socket.ask({ type: 'join', game, since: 0 }, 60_000);
    for (let i = 0; i < 1200 && !position && socket.closed === undefined; i += 1) await sleep(100);
    clearInterval(pulse);
    socket.socket.resume();
    const who = slow ? 'a slow reader' : 'a reader';
    figure(who, `${last} items, ${mb(socket.bytes)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    hold(
      joined.type === 'joined' && position,
      `${who} gets in and has the position (${socket.closed?.code ?? 'open'})`,
    );
    hold(last >= joined.feed && last > ENTRIES - 10 && gaps === 0, `${who} hears every item once and in order`);
    socket.socket.terminate();
  }
  await stalled(server, 'while it was read');
  const before = performance.now();
  const { status, json, text } = await ask(server.url, 'GET', `/api/games/${game}/record`, players[0]);
  figure('its record', `${mb(text.length)} in ${((performance.now() - before) / 1000).toFixed(1)} s`);
  hold(
    status === 200 && json?.feed.length > ENTRIES - 10 && json.feed.every(({ n }, i) => n === i + 1),
    'the record of a seat is given whole',
  );
  await stalled(server, 'while it was written');
  await server.stop();
  await inStore(folder, async (store) => {
    const { revision } = await store.games.get(game);
    await store.games.arrange(game, revision, { status: 'finished' });
  });
  const again = await startServer({ folder });
  await again.measure();
  const file = await ask(again.url, 'GET', `/api/games/${game}/file`, players[0]);
  figure('its file', mb(file.text.length));
  hold(file.status === 200 && file.json?.entries.length >= ENTRIES, 'the file of the finished game is given whole');
  await stalled(again, 'while it was written');
  await again.stop();
});
