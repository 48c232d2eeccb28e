// Files that cannot grow any more, as on a full disk: health says so, what was kept stays, and the server goes on.
import { ask, guest, must, sleep } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

await attack('files that cannot grow', async () => {
  const folder = freshFolder();
  const server = await startServer({ folder, fileKiB: 900 });
  const { url } = server;
  hold((await ask(url, 'GET', '/api/health')).status === 200, 'health is 200 while there is room');
  const ann = await guest(url, 'Ann', '127.0.9.9');
  let made = 0;
  let status = 200;
  for (let i = 0; i < 4000 && status !== 503; i += 1) {
    ({ status } = await ask(url, 'POST', '/api/guests', {
      body: { name: `Guest ${i}` },
      from: `127.${1 + (i >> 8)}.4.${i & 255}`,
    }));
    if (status === 200) made += 1;
  }
  figure('kept before the end', made);
  hold(status === 503, 'what cannot be kept is answered 503');
  await sleep(1100);
  const sick = await ask(url, 'GET', '/api/health');
  figure('health', `${sick.status} ${sick.json?.code}: ${sick.json?.sentence}`);
  hold(sick.status === 503, 'health is 503 while nothing can be kept');
  hold((await ask(url, 'GET', '/api/ready')).status === 200, 'it still answers');
  await server.stop();
  const again = await startServer({ folder });
  const me = await must(again.url, ann, 'GET', '/api/me');
  hold(me.name === 'Ann', 'what was kept is there');
  hold((await ask(again.url, 'GET', '/api/health')).status === 200, 'health is 200 again where there is room');
  await again.stop();
});
