// A guest's game whose spectators hear everything an hour later, 99 sockets of their own, and talk without end: the heap must stay small.
import { begun, guest, line, sleep } from './lib/client.mjs';
import { attack, figure, hold, mb } from './lib/report.mjs';
import { startServer } from './lib/server.mjs';

const SECONDS = 30;

await attack('99 delayed spectators and long talk', async () => {
  const server = await startServer({ heap: 1024 });
  const guests = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
  const game = await begun(server.url, guests, { delay: 3600 });
  const spectators = [];
  for (let i = 0; i < 95; i += 1) {
    while (spectators.length <= i) {
      const socket = await line(server.url).catch(() => undefined);
      if (socket === undefined) await sleep(500);
      else spectators.push(socket);
    }
    await spectators[i].ask({ type: 'join', game });
  }
  const talkers = [];
  for (const { cookie } of guests) talkers.push(await line(server.url, { cookie }));
  const before = await server.measure();
  const end = performance.now() + SECONDS * 1000;
  let said = 0;
  await Promise.all(
    talkers.map(async (socket) => {
      while (performance.now() < end && server.alive()) {
        const answer = await socket.ask({ type: 'say', game, to: 'all', text: 'x'.repeat(2000) });
        if (answer.type === 'done') said += 1;
        else await sleep(100);
        await sleep(25);
      }
    }),
  );
  hold(server.alive(), 'the server is there');
  const after = await server.measure();
  figure('messages', `${said} in ${SECONDS} s`);
  figure(
    'memory',
    `heap ${mb(before.heap)} before, ${mb(after.heap)} after; resident ${mb(before.rss)}, ${mb(after.rss)}`,
  );
  hold(after.heap - before.heap < 64e6, 'the heap grew by less than 64 MB');
  hold(
    spectators.every(({ closed }) => closed === undefined),
    'spectators stay',
  );
  await server.stop();
});
