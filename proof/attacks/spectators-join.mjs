// 100 anonymous spectators, ten each from ten addresses, join a long game from its beginning, again and again, while a player of that game plays.
import { line, sleep } from './lib/client.mjs';
import { longGame } from './lib/long-game.mjs';
import { attack, figure, hold, mb } from './lib/report.mjs';
import { under } from './lib/scene.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const SECONDS = 10;

await attack('100 spectators join a game of 7,600 entries from its beginning', async () => {
  const folder = freshFolder();
  const { game, players } = await longGame(folder, { entries: 7600 });
  const server = await startServer({ folder });
  const sockets = [];
  for (let i = 0; i < 100; i += 1) sockets.push(await line(server.url, { from: `127.0.1.${1 + (i % 10)}` }));
  let joins = 0;
  let refused = 0;
  await under({ server, game, player: { ...players[0], from: '127.0.9.9' } }, async () => {
    const end = performance.now() + SECONDS * 1000;
    await Promise.all(
      sockets.map(async (socket) => {
        while (performance.now() < end) {
          const answer = await socket.ask({ type: 'join', game, since: 0 });
          if (answer.type === 'joined') joins += 1;
          else refused += 1;
          await sleep(answer.type === 'joined' ? 50 : 200);
        }
      }),
    );
  });
  const bytes = sockets.reduce((sum, socket) => sum + socket.bytes, 0);
  figure('joins', `${joins} let in, ${refused} told to wait; ${mb(bytes / SECONDS)} a second were sent`);
  hold(joins > 0, 'spectators come in');
  await server.stop();
});
