// A game file with a thousand million armies, and one with nine thousand, is brought, forked and asked about.
import { readFileSync } from 'node:fs';
import { ask, guest, sleep } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';
import { startServer } from './lib/server.mjs';

const shelf = new URL('../../packages/rules/shelf/war-to-detente.json', import.meta.url);

function poisoned(armies) {
  const file = JSON.parse(readFileSync(shelf, 'utf8'));
  delete file.secret;
  file.entries = file.entries.slice(0, 13);
  for (const { events } of file.entries)
    for (const event of events)
      if (event.type === 'units-placed')
        for (const zones of Object.values(event.placements))
          for (const units of Object.values(zones)) units.army = armies;
  return JSON.stringify(file);
}

await attack('files that were made to harm', async () => {
  const place = await scene();
  let many;
  const mallory = await guest(place.url, 'Mallory', '127.0.5.1');
  await under(place, async () => {
    const huge = await ask(place.url, 'POST', '/api/imports', { ...mallory, body: { file: poisoned(1_000_000_000) } });
    figure('a thousand million armies', `${huge.status} ${huge.json?.sentence ?? ''}`);
    hold(huge.status === 422, 'a position that cannot be is not taken in');
    many = await ask(place.url, 'POST', '/api/imports', { ...mallory, body: { file: poisoned(9_000) } });
    figure('nine thousand armies', `${many.status}, sound to entry ${many.json?.imported?.sound}`);
    const fork = await ask(place.url, 'POST', `/api/games/${many.json?.id}/fork`, { ...mallory, body: { at: 13 } });
    hold(many.status === 200 && fork.status === 422, 'what does not follow from the rules is shown and not played on');
  });
  // What can be forked is played by commanders, and the server is killed and started again on the same folder.
  const { folder } = place.server;
  const sound = many.json?.imported?.sound ?? 0;
  const fork = await ask(place.url, 'POST', `/api/games/${many.json?.id}/fork`, { ...mallory, body: { at: sound } });
  if (fork.status === 200) {
    for (const { seat } of fork.json.seats)
      await ask(place.url, 'POST', `/api/games/${fork.json.id}/seats/${seat}/bot`, {
        ...mallory,
        body: { bot: 'general:hawk' },
      });
    await ask(place.url, 'POST', `/api/games/${fork.json.id}/start`, { ...mallory, body: {} });
  }
  figure('played on', `from entry ${sound} by generals: ${fork.status}`);
  place.server.signal('SIGKILL');
  await place.server.exited;
  for (let start = 1; start <= 2; start += 1) {
    const again = await startServer({ folder });
    await sleep(6000);
    const answer = await ask(again.url, 'GET', '/api/ready');
    const { own } = await again.measure();
    figure(
      `start ${start}`,
      `ready ${answer.status} after six seconds, longest stall ${own.toFixed(1)} ms of its own work`,
    );
    hold(answer.status === 200 && own < 1000, 'no game stops a start');
    again.signal('SIGKILL');
    await again.exited;
  }
});
