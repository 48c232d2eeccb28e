// A lobby with many stored games, and many of them open in memory: how long its lists take. npm run bench -- lobby
import { line, sleep } from '../proof/attacks/lib/client.mjs';
import { inStore, keepGame, keptGuest, playUntil } from '../proof/attacks/lib/kept-game.mjs';
import { noLimits } from '../proof/attacks/lib/no-limits.mjs';
import { figure, mb } from '../proof/attacks/lib/report.mjs';
import { freshFolder, startServer } from '../proof/attacks/lib/server.mjs';

const STORED = Number(process.env.GAMES ?? 10_000);
const OPENED = Number(process.env.OPENED ?? 2000);
const ENTRIES = 60;
/** Of twenty stored games so many run; of the rest half have not begun and half are over. */
const RUNNING = 10;
/** Games of one group of six people. */
const A_GROUP = 20;
const AT_ONCE = 40;
const ASKED = Number(process.env.ASKED ?? 200);
const RESTS = 5000;
/** Games that one socket looks at. */
const A_SOCKET = 20;

const played = playUntil(
  { players: 6, seed: 'lobby', options: { detenteCycle: 'none' } },
  (_game, entries) => entries.length === ENTRIES,
);
if (played === undefined) throw new Error('the game was over too soon');
const folder = freshFolder();
const { groups, games } = await inStore(folder, async (store) => {
  const all = [];
  const running = [];
  for (let from = 0; from < STORED; from += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, STORED - from) }, async (_, k) => {
        const i = from + k;
        const group = Math.floor(i / A_GROUP);
        all[group] ??= Promise.all(played.setup.seats.map((seat) => keptGuest(store, `${seat} ${group}`)));
        const people = await all[group];
        const players = Object.fromEntries(played.setup.seats.map((seat, n) => [seat, people[n]]));
        const id = await keepGame(store, { ...played, players });
        const place = i % A_GROUP;
        if (place < RUNNING) running.push(id);
        else {
          const { revision } = await store.games.get(id);
          await store.games.arrange(id, revision, { status: place % 2 === 0 ? 'open' : 'finished' });
        }
      }),
    );
  }
  return { groups: await Promise.all(all), games: running };
});
const server = await startServer({ folder, env: noLimits(folder) });
await sleep(RESTS);
const closed = await server.measure('collected');
figure(`${STORED} stored games that nobody looks at`, `heap of the main thread ${mb(closed.heap)}`);
await lists('nobody plays');

const lines = [];
for (const [i, game] of games.slice(0, OPENED).entries()) {
  if (i % A_SOCKET === 0) lines.push(await line(server.url, groups[0][0]));
  const joined = await lines.at(-1).ask({ type: 'join', game, spectator: true, positions: 'none' });
  if (joined.type !== 'joined') throw new Error(JSON.stringify(joined));
}
await sleep(RESTS);
const open = await server.measure('collected');
const each = ((open.heap - closed.heap) / Math.min(OPENED, games.length) / 1024).toFixed(1);
figure(
  `${Math.min(OPENED, games.length)} of them open`,
  `heap of the main thread ${mb(open.heap)}: ${each} KiB a game`,
);
await lists('with these open');
for (const { socket } of lines) socket.close();
await server.stop();

async function lists(when) {
  const [person] = groups[0];
  for (const list of ['open', 'watchable', 'finished', 'mine']) {
    const times = [];
    for (let i = 0; i < ASKED; i += 1) {
      const start = performance.now();
      const answer = await fetch(`${server.url}/api/games?list=${list}`, { headers: { cookie: person.cookie } });
      const { games: found } = await answer.json();
      if (!answer.ok || found.length === 0) throw new Error(`${list}: ${answer.status}`);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    figure(`list of ${list}, ${when}`, `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  }
}
