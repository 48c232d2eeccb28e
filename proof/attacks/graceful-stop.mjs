// The server is told to stop while people play and watch: every socket hears 1001 and why, and the process ends.
import { line } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene } from './lib/scene.mjs';

await attack('a stop is told to every socket', async () => {
  const { server, people, game, url } = await scene();
  const sockets = [];
  for (let i = 0; i < 12; i += 1) {
    const watches = i % 3 === 2;
    const socket = await line(url, watches ? { path: '/api/watch' } : people[i % 2]);
    if (!watches) await socket.ask({ type: 'join', game });
    sockets.push(socket);
  }
  const started = performance.now();
  server.signal('SIGTERM');
  const closed = await Promise.all(sockets.map(({ untilClosed }) => untilClosed));
  const code = await server.exited;
  figure('heard', JSON.stringify([...new Set(closed.map(({ code, reason }) => `${code} ${reason}`))]));
  figure('time', `${(performance.now() - started).toFixed(0)} ms`);
  hold(
    closed.every(({ code, reason }) => code === 1001 && reason !== ''),
    'all 12 hear 1001 and a sentence',
  );
  hold(code === 0, 'the process ends with 0');
});
