// Frames that are no messages: pongs nobody asked for, pings, empty and endless fragments, on both sockets.
import { flood, frame, rawSocket, sleep } from './lib/client.mjs';
import { attack, figure, hold, mb } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';

const KINDS = {
  'pongs nobody asked for': frame(10),
  pings: frame(9),
  'empty messages': frame(1),
  'messages of two bytes': frame(1, '{}'),
  'empty fragments': frame(0, '', false),
};
const SECONDS = 4;
const SOCKETS = 20;

await attack('frames that are no messages', async () => {
  const place = await scene();
  for (const path of ['/api/socket', '/api/watch'])
    for (const [kind, one] of Object.entries(KINDS)) {
      console.log(` ${kind} on ${path}`);
      const bytes = Buffer.concat(Array.from({ length: 8000 }, () => one));
      const { result } = await under(place, async () => {
        const sockets = [];
        for (let i = 0; i < SOCKETS; i += 1) sockets.push(await rawSocket(place.port, path, `127.0.2.${i + 1}`));
        const open = sockets.filter((socket) => socket !== undefined);
        // Fragments need a message that has begun.
        if (one[0] === 0) for (const { socket } of open) socket.write(frame(1, '', false));
        const started = performance.now();
        const taken = await Promise.all(open.map((socket) => flood(socket, bytes, SECONDS * 1000)));
        await sleep(1500);
        return { taken: taken.reduce((a, b) => a + b, 0), open, time: performance.now() - started };
      });
      const gone = result.open.filter(({ closed }) => closed).length;
      figure('taken', `${mb(result.taken)} from ${result.open.length} sockets; ${gone} were cut off`);
      hold(gone === result.open.length, 'all of them were cut off');
    }
  await place.server.stop();
});
