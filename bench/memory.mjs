// What games cost in memory: none, a thousand that nobody looks at, and a thousand that are open. npm run bench -- memory
import { line, sleep } from '../proof/attacks/lib/client.mjs';
import { inStore, keepGame, keptGuest, playUntil } from '../proof/attacks/lib/kept-game.mjs';
import { noLimits } from '../proof/attacks/lib/no-limits.mjs';
import { figure, mb } from '../proof/attacks/lib/report.mjs';
import { freshFolder, startServer } from '../proof/attacks/lib/server.mjs';

const GAMES = Number(process.env.GAMES ?? 1000);
/** A game of six in its second half. */
const ENTRIES = 300;
/** Milliseconds until a server that has started rests, and until one has let go of games that nobody looks at. */
const RESTS = 10_000;
const FORGETS = 100_000;
/** Games that one socket looks at: no more than a server takes from an address. */
const A_SOCKET = 20;

const played = playUntil(
  { players: 6, seed: 'memory', options: { detenteCycle: 'none' } },
  (_game, entries) => entries.length === ENTRIES,
);
if (played === undefined) throw new Error('the game was over too soon');
const folder = freshFolder();
const empty = await startServer();
await sleep(RESTS);
const before = await empty.measure('collected');
await empty.stop();
tell('no game', before);

const { people, games } = await inStore(folder, async (store) => {
  const all = [];
  for (const seat of played.setup.seats) all.push(await keptGuest(store, `Player of ${seat}`));
  const players = Object.fromEntries(played.setup.seats.map((seat, i) => [seat, all[i]]));
  const ids = [];
  for (let i = 0; i < GAMES; i += 1) ids.push(await keepGame(store, { ...played, players }));
  return { people: all, games: ids };
});
const server = await startServer({ folder, env: noLimits(folder) });
await sleep(RESTS);
tell(`${GAMES} running games of six that nobody looks at, ${ENTRIES} entries each`, await server.measure('collected'));

const lines = [];
for (const [i, game] of games.entries()) {
  if (i % A_SOCKET === 0) lines.push(await line(server.url, people[0]));
  const joined = await lines.at(-1).ask({ type: 'join', game, positions: 'none' });
  if (joined.type !== 'joined') throw new Error(JSON.stringify(joined));
}
await sleep(RESTS);
tell(`the same with somebody at each, on ${lines.length} sockets`, await server.measure('collected'));
for (const { socket } of lines) socket.close();
await sleep(FORGETS);
tell('the same when all have left', await server.measure('collected'));
await server.stop();

function tell(what, { rss, heap }) {
  figure(what, `heap of the main thread ${mb(heap)}, the whole process ${mb(rss)}`);
}
