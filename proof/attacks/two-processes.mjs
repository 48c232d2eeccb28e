// Two servers on one PostgreSQL: one has its clock an hour ahead, and a session is ended at the other.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPostgres } from '../../packages/server/dist/testing/postgres.js';
import { begun, guest, line, must, sleep } from './lib/client.mjs';
import { attack, figure, hold, ms } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

await attack('two servers on one PostgreSQL, one with a wrong clock', async () => {
  const env = { DATABASE_URL: await (await sharedPostgres()).createDatabase() };
  const clock = join(freshFolder(), 'clock');
  writeFileSync(clock, '3600000');
  const right = await startServer({ env });
  const ahead = await startServer({ env, clock });
  const people = [await guest(right.url, 'Ann', '127.0.9.9'), await guest(right.url, 'Bob', '127.0.9.9')];
  const game = await begun(right.url, people, { clock: 1800 });
  const before = await must(right.url, people[0], 'GET', `/api/games/${game}/position`);
  // The other one looks at it as well, and sweeps.
  await must(ahead.url, people[1], 'GET', `/api/games/${game}/position`);
  await sleep(12_000);
  const after = await must(right.url, people[0], 'GET', `/api/games/${game}/position`);
  figure('a question of 30 minutes', after.feed === before.feed ? 'open after 12 s' : 'answered by its default');
  hold(after.feed === before.feed, 'a process whose clock is wrong answers for nobody');
  hold(/clock of this machine is 3\d\d\d seconds ahead/.test(ahead.stderr()), 'its host is told so');
  const socket = await line(ahead.url, people[0]);
  await socket.ask({ type: 'join', game, positions: 'none' });
  await must(right.url, people[0], 'POST', '/api/sign-out', {});
  const ended = performance.now();
  let accepted = 0;
  while (socket.closed === undefined && performance.now() - ended < 20_000) {
    const answer = await socket.ask({ type: 'options', game }, 2000);
    if (answer.type === 'options') accepted += 1;
    await sleep(5);
  }
  figure(
    'a session ended at the other process',
    `socket closed after ${ms(performance.now() - ended)} with ${socket.closed?.code}; ${accepted} requests answered meanwhile`,
  );
  hold(socket.closed?.code === 4401 && performance.now() - ended < 2000, 'a session ends on every process at once');
  await right.stop();
  await ahead.stop();
});
