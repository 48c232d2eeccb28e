// Requests without end on a few connections, each sent before the one before it is answered: counted ones, and those for the page.
import { flood, sleep, wire } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

const KINDS = { 'the API': '/api/health', 'the page': '/', 'a game that is not there': `/api/games/${'x'.repeat(22)}` };
const CONNECTIONS = 30;
const SECONDS = 4;

await attack('requests without end', async () => {
  const place = await scene();
  for (const [kind, path] of Object.entries(KINDS)) {
    console.log(` for ${kind}`);
    const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(2000));
    await under(place, async () => {
      const end = performance.now() + SECONDS * 1000;
      let connections = 0;
      // A connection that is cut off comes back at once.
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async (_, i) => {
          while (performance.now() < end) {
            const one = wire(place.port, `127.0.7.${1 + (i % 10)}`);
            connections += 1;
            await one.untilConnected;
            await flood(one, bytes, end - performance.now());
            one.socket.destroy();
            await sleep(20);
          }
        }),
      );
      figure('connections', connections);
    });
  }
  hold(place.server.alive(), 'the server is there');
  await place.server.stop();
});
