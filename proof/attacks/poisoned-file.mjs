// A game file with a thousand million armies, and one with nine thousand, is brought, forked and asked about.
import { readFileSync } from 'node:fs';
import { ask, guest } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

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
  const mallory = await guest(place.url, 'Mallory', '127.0.5.1');
  await under(place, async () => {
    const huge = await ask(place.url, 'POST', '/api/imports', { ...mallory, body: { file: poisoned(1_000_000_000) } });
    figure('a thousand million armies', `${huge.status} ${huge.json?.sentence ?? ''}`);
    hold(huge.status === 422, 'a position that cannot be is not taken in');
    const many = await ask(place.url, 'POST', '/api/imports', { ...mallory, body: { file: poisoned(9_000) } });
    figure('nine thousand armies', `${many.status}, sound to entry ${many.json?.imported?.sound}`);
    const fork = await ask(place.url, 'POST', `/api/games/${many.json?.id}/fork`, { ...mallory, body: { at: 13 } });
    hold(many.status === 200 && fork.status === 422, 'what does not follow from the rules is shown and not played on');
  });
  await place.server.stop();
});
