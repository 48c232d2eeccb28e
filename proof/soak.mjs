// Usage: node proof/soak.mjs [--minutes 30]: the built server under people and attacks. Memory must stay flat in all its
// threads, its event loop free, and everything that it acknowledged must stand in the store at the end.

import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, sleep } from './attacks/lib/client.mjs';
import { attack, figure, hold, mb, ms } from './attacks/lib/report.mjs';
import { freshFolder, startServer } from './attacks/lib/server.mjs';
import { attackers } from './soak/attackers.mjs';
import { acknowledged, bringer, count, counts, players, said, spectator } from './soak/people.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0.');

const PEOPLE = 8;
const SPECTATORS = 8;
const BRINGERS = 2;
const LOOK_EVERY = 5_000;
/** How much more of its memory may be in use at the end than in the second quarter, when all is warm. */
const GROWTH = 1.15;
const SLACK = 24e6;
/** Milliseconds for which the thread's own work may stall the event loop. */
const STALL = 50;

await attack(`${minutes} minutes of people and attacks`, async () => {
  const folder = freshFolder();
  const metrics = `127.0.0.1:${await freePort()}`;
  const server = await startServer({ folder, env: { MARSHALL_METRICS: metrics, MARSHALL_LOG: 'error' } });
  const { url, port } = server;
  const end = performance.now() + minutes * 60_000;
  const goesOn = () => performance.now() < end && server.alive();
  const looks = [];
  const load = [
    ...Array.from({ length: PEOPLE }, (_, n) => players(url, n, n % 2 === 1, goesOn)),
    ...Array.from({ length: SPECTATORS }, (_, n) => spectator(url, n, goesOn)),
    ...Array.from({ length: BRINGERS }, (_, n) => bringer(url, n, goesOn)),
    attackers(url, port, goesOn),
  ].map((one) => one.catch((error) => count(`broke off: ${error.message}`)));
  while (goesOn()) {
    await sleep(LOOK_EVERY);
    looks.push(await lookAt(server, `http://${metrics}`));
  }
  await Promise.race([Promise.all(load), sleep(90_000)]);
  hold(server.alive(), 'the server is there');
  const health = await ask(url, 'GET', '/api/health');
  hold(health.status === 200, 'it is healthy');
  const code = await server.stop();
  hold(code === 0, 'it stops when it is told to');
  for (const [what, n] of Object.entries(counts).sort()) figure(what, n);
  const broken = Object.keys(counts).filter((what) => /^(broke off|players|spectators):/.test(what));
  hold(broken.length === 0, 'nobody is kept from playing or watching');
  tellLooks(looks);
  await compare(folder);
  figure('said on standard error', server.stderr().trim().slice(0, 2000) || 'nothing');
});

/** One look at the memory of all threads and at the event loop. */
async function lookAt(server, metrics) {
  const { own, over, rss, heap } = await server.measure();
  const { text } = await ask(metrics, 'GET', '/metrics');
  const read = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const thread = (kind) => read(`marshall_thread_heap_bytes\\{thread="${kind}"\\}`);
  return {
    own,
    over,
    rss,
    main: heap,
    store: thread('store'),
    check: thread('check'),
    think: thread('think'),
    p99: read('nodejs_eventloop_lag_p99_seconds') * 1000,
    tables: read('marshall_tables'),
    sockets: read('marshall_sockets'),
  };
}

function tellLooks(looks) {
  const quarter = (n) => looks.slice(Math.floor((looks.length * n) / 4), Math.floor((looks.length * (n + 1)) / 4));
  const numbers = (part, what) => part.map((look) => look[what]).sort((a, b) => a - b);
  // The least of a time is what is left after garbage was collected; of the whole process the middle.
  const of = {
    rss: (part) => middle(numbers(part, 'rss')),
    main: (part) => numbers(part, 'main')[0],
    store: (part) => numbers(part, 'store')[0],
    // Threads that check files end when they have nothing to do.
    check: (part) => numbers(part, 'check').at(-1),
    think: (part) => numbers(part, 'think')[0],
  };
  for (const [what, value] of Object.entries(of)) {
    const four = [0, 1, 2, 3].map((n) => value(quarter(n)) ?? Number.NaN);
    figure(what, `by quarters ${four.map(mb).join(', ')}`);
    hold(four[3] <= four[1] * GROWTH + SLACK, `${what} is flat`);
  }
  // In the first quarter code is compiled and caches fill.
  const warm = [1, 2, 3].flatMap(quarter);
  const stalls = numbers(warm, 'own');
  const late = numbers(warm, 'p99');
  const over = warm.reduce((sum, look) => sum + look.over, 0);
  figure('delay of the event loop', `p99 ${ms(middle(late))} in the middle of all looks, ${ms(late.at(-1))} at most`);
  figure('longest stall of its own work', `${ms(stalls.at(-1))}; ${over} over ${STALL} ms`);
  hold(stalls[Math.floor(stalls.length * 0.99)] <= STALL, `99 of 100 looks see no stall over ${STALL} ms`);
  figure('tables at most', numbers(looks, 'tables').at(-1));
  figure('sockets at most', numbers(looks, 'sockets').at(-1));
}

function middle(sorted) {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Every acknowledged command and message must be in the store. */
async function compare(folder) {
  const { loadSqlite } = await import(new URL('../packages/server/dist/store/sqlite-library.js', import.meta.url).href);
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(join(folder, 'data', 'marshall.sqlite'));
  const command = database.prepare('select sequence from commands where game = ? and seat = ? and id = ?');
  const lost = acknowledged.filter(({ game, seat, id }) => command.get(game, seat, id) === undefined);
  const message = database.prepare('select number from messages where game = ? and text = ?');
  const unsaid = said.filter(({ game, text }) => message.get(game, text) === undefined);
  database.close();
  figure('acknowledged', `${acknowledged.length} commands, ${said.length} messages`);
  hold(acknowledged.length > 0 && lost.length === 0, `no acknowledged command is lost (${lost.length})`);
  hold(unsaid.length === 0, `no acknowledged message is lost (${unsaid.length})`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
