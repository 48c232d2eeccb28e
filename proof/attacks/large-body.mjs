// Bodies of nearly 4 MiB, from several addresses: read and parsed beside the event loop.
import { ask, guest } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

/** Bodies of as many bytes as may be sent. */
const BODIES = {
  'a long text': JSON.stringify({ file: 'x'.repeat(4_000_000) }),
  'a text full of escapes': JSON.stringify({ file: '"\\\n'.repeat(660_000) }),
  'many small objects': `{"file":"x","more":[${'{"a":[]},'.repeat(400_000)}0]}`,
  'deep nesting': `{"file":${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}}`,
  'no JSON': `{"file":"${'x'.repeat(3_900_000)}`,
};

await attack('bodies of 4 MB', async () => {
  const place = await scene();
  for (const [kind, raw] of Object.entries(BODIES)) {
    console.log(` ${kind}`);
    const statuses = {};
    await under(place, async () => {
      await Promise.all(
        ['/api/verify', '/api/imports'].flatMap((path, p) =>
          [1, 2, 3].map(async (i) => {
            const from = `127.0.6.${p * 10 + i}`;
            const { cookie } = await guest(place.url, 'Importer', from);
            const { status } = await ask(place.url, 'POST', path, { raw, from, cookie });
            statuses[status] = (statuses[status] ?? 0) + 1;
          }),
        ),
      );
    });
    figure('answers', JSON.stringify(statuses));
    hold(!('500' in statuses) && !('0' in statuses), 'each is told what is wrong with it');
  }
  await place.server.stop();
});
