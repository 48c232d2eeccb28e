// Nine large files of one address are brought at once, and somebody else brings one.
import { readFileSync } from 'node:fs';
import { ask, guest } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

const shelf = new URL('../../packages/rules/shelf/', import.meta.url);
const large = readFileSync(new URL('all-expansions.json', shelf), 'utf8');
const small = readFileSync(new URL('idle.json', shelf), 'utf8');

await attack('nine files of one address', async () => {
  const place = await scene();
  const mallory = await guest(place.url, 'Mallory', '127.0.5.1');
  const ann = await guest(place.url, 'Ann', '127.0.5.2');
  await under(place, async () => {
    const check = (who, file) => ask(place.url, 'POST', '/api/verify', { ...who, body: { file } });
    const nine = Array.from({ length: 9 }, () => check(mallory, large));
    const started = performance.now();
    const other = await check(ann, small);
    const waited = performance.now() - started;
    const statuses = (await Promise.all(nine)).map(({ status }) => status);
    const all = performance.now() - started;
    figure(
      'somebody else',
      `${other.status} after ${waited.toFixed(0)} ms; all of the nine after ${all.toFixed(0)} ms`,
    );
    figure('the nine', statuses.join(' '));
    hold(other.status === 200 && waited < all, 'nobody waits for the files of somebody else');
    hold(statuses.filter((status) => status === 429).length === 6, 'three are checked, the others told to wait');
  });
  await place.server.stop();
});
