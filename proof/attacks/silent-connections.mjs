// Connections that say nothing and never close, with a limit of 1,024 open files: newcomers from elsewhere come in, and nothing stays.
import { readdirSync } from 'node:fs';
import { ask, sleep, wire } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { startServer } from './lib/server.mjs';

const CONNECTIONS = 4000;

await attack(`${CONNECTIONS} connections that say nothing, from one address, against 1,024 open files`, async () => {
  const server = await startServer({ files: 1024 });
  const handles = () => readdirSync(`/proc/${server.pid}/fd`).length;
  const before = handles();
  const all = [];
  for (let i = 0; i < CONNECTIONS; i += 1) {
    all.push(wire(server.port, '127.0.3.1'));
    if (i % 200 === 199) await sleep(50);
  }
  await sleep(2000);
  let served = 0;
  let tried = 0;
  let most = handles();
  const end = performance.now() + 45_000;
  while (performance.now() < end) {
    const answer = await Promise.race([
      ask(server.url, 'GET', '/api/health', { from: `127.0.4.${1 + (tried % 200)}` }),
      sleep(3000).then(() => ({ status: 0 })),
    ]);
    tried += 1;
    if (answer.status === 200) served += 1;
    most = Math.max(most, handles());
    await sleep(500);
  }
  figure('handles', `${before} before, ${most} at most, ${handles()} after 45 s`);
  figure('connections that the client holds for open', all.filter(({ closed }) => !closed).length);
  figure('newcomers from elsewhere', `${served} of ${tried} served`);
  hold(served === tried, 'every newcomer from elsewhere is served');
  hold(handles() <= before + 20, 'no silent connection is left with the server');
  const told = all.find(({ text }) => text !== '')?.text.split('\r\n')[0];
  figure('what one of them was told', told ?? 'nothing');
  for (const { socket } of all) socket.destroy();
  await server.stop();
});
