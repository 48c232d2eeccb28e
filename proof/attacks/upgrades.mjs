// Upgrades where no socket is served: 404 before any handshake, counted, and nothing stays open.
import { sleep, upgrade, wire } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { startServer } from './lib/server.mjs';

const PATHS = ['/', '/api/nothing', '/api/health', '/games/x', '/api/games'];

await attack('600 upgrades where no socket is served', async () => {
  const server = await startServer();
  const all = [];
  for (let i = 0; i < 600; i += 1) {
    const one = wire(server.port, '127.0.5.1');
    one.socket.on('connect', () => one.socket.write(upgrade(PATHS[i % PATHS.length], server.port)));
    all.push(one);
    if (i % 50 === 49) await sleep(50);
  }
  const isOpen = ({ closed, ended }) => !closed && !ended;
  for (let i = 0; i < 100 && all.some(isOpen); i += 1) await sleep(100);
  const statuses = {};
  for (const { text } of all) {
    const status = text.slice(9, 12) || 'cut off';
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const open = all.filter(isOpen).length;
  figure('answers', JSON.stringify(statuses));
  figure('still open after 10 s', open);
  hold((statuses[101] ?? 0) === 0, 'none is shaken hands with');
  hold((statuses[429] ?? 0) + (statuses['cut off'] ?? 0) > 0, 'they are counted');
  hold(open === 0, 'none stays open');
  await server.stop();
});
