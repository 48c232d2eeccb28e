// The clock of the server's machine is set back by an hour: nobody is locked out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, begun, guest, line, sleep } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

await attack('the clock is set back by an hour', async () => {
  const folder = freshFolder();
  const clock = join(folder, 'clock');
  writeFileSync(clock, '0');
  const server = await startServer({ folder, clock });
  const guests = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
  const game = await begun(server.url, guests);
  const socket = await line(server.url, guests[0]);
  await socket.ask({ type: 'join', game });
  writeFileSync(clock, String(-3_600_000));
  await sleep(300);
  const statuses = {};
  for (let i = 0; i < 60; i += 1) {
    const { status } = await ask(server.url, 'GET', `/api/games/${game}`, guests[0]);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await sleep(60);
  }
  const answers = {};
  for (let i = 0; i < 200 && socket.closed === undefined; i += 1) {
    const { type, code } = await socket.ask({ type: 'options', game });
    const name = code ?? type;
    answers[name] = (answers[name] ?? 0) + 1;
    await sleep(30);
  }
  figure('requests', JSON.stringify(statuses));
  figure('messages', JSON.stringify(answers));
  hold(statuses[200] === 60, 'requests are answered');
  hold(answers.options === 200, 'messages are answered, and the socket stays');
  await server.stop();
});
