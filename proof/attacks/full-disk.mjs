// Files that cannot grow any more, as on a full disk: health says so, what was kept stays, and the server goes on.
import { ask, guest, must, sleep } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

/** Answers of 503 in a row, a fifth of a second apart, that make a full disk. */
const FULL = 10;

await attack('files that cannot grow', async () => {
  const folder = freshFolder();
  const server = await startServer({ folder, fileKiB: 900 });
  const { url } = server;
  hold((await ask(url, 'GET', '/api/health')).status === 200, 'health is 200 while there is room');
  const ann = await guest(url, 'Ann', '127.0.9.9');
  let made = 0;
  let lost = 0;
  // A store that tidies up may find room once more: it is full when nothing is kept for a while.
  for (let i = 0; i < 4000 && lost < FULL; i += 1) {
    const { status } = await ask(url, 'POST', '/api/guests', {
      body: { name: `Guest ${i}` },
      from: `127.${1 + (i >> 8)}.4.${i & 255}`,
    });
    made += status === 200 ? 1 : 0;
    lost = status === 503 ? lost + 1 : 0;
    if (lost > 0) await sleep(200);
  }
  figure('kept before the end', made);
  hold(lost === FULL, 'what cannot be kept is answered 503');
  const looks = [];
  for (let i = 0; i < FULL; i += 1) {
    // An answer of health holds for a second.
    await sleep(1100);
    const health = await ask(url, 'GET', '/api/health');
    const { status } = await ask(url, 'POST', '/api/guests', { body: { name: `Late ${i}` }, from: `127.99.4.${i}` });
    looks.push({ ...health, kept: status === 200 });
  }
  const sick = looks.filter(({ status }) => status === 503);
  figure('health', `503 in ${sick.length} of ${FULL} looks: ${sick[0]?.json?.sentence}`);
  // What health itself wrote may have been the last that there was room for.
  const wrong = looks.filter(({ status, kept }) => status === 200 && !kept);
  hold(sick.length > 0 && wrong.length <= 1, 'health is 503 while nothing can be kept');
  hold((await ask(url, 'GET', '/api/ready')).status === 200, 'it still answers');
  await server.stop();
  const again = await startServer({ folder });
  const me = await must(again.url, ann, 'GET', '/api/me');
  hold(me.name === 'Ann', 'what was kept is there');
  hold((await ask(again.url, 'GET', '/api/health')).status === 200, 'health is 200 again where there is room');
  await again.stop();
});
