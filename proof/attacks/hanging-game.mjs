// A game on which the event loop really hangs: the server is killed while it does, and started again on the same folder.
import { ask, line, sleep } from './lib/client.mjs';
import { inStore, keepGame, keptGuest, playUntil } from './lib/kept-game.mjs';
import { attack, figure, hold, ms } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

/**
 * With so many open offers, each of which is looked up among all the others, a look at the position takes minutes. In a game
 * there is at most one from each player to each other, and no file is let in that says otherwise.
 */
const MANY = 100_000;
/** Milliseconds without an answer that make a hang. */
const HANGS = 5_000;
/** Milliseconds in which a server that has started lets somebody in. */
const PATIENCE = 30_000;

function hasOffer({ state }) {
  return (state.question?.waiting.length ?? 0) > 0 && state.offers.open.length > 0;
}

/** A position that no game comes to. */
function monstrous({ game }) {
  const state = structuredClone(game.state);
  const [offer] = state.offers.open;
  const { from, to } = offer;
  state.offers.open = Array.from({ length: MANY }, (_, i) => ({ ...offer, id: `${from}>${to}#${i + 1}` }));
  return state;
}

/** Whether the server answers within a time. */
async function answers(url, patience) {
  const answer = ask(url, 'GET', '/api/ready').then(({ status }) => status === 200);
  return Promise.race([answer, sleep(patience).then(() => false)]);
}

await attack('a game on which the event loop hangs', async () => {
  const folder = freshFolder();
  const played = playUntil({ players: 2, seed: 'hangs', options: { detenteCycle: 8 } }, hasOffer);
  const { ann, bad, good } = await inStore(folder, async (store) => {
    const person = await keptGuest(store, 'Ann', '127.0.9.9');
    const seated = (bot) => Object.fromEntries(played.setup.seats.map((seat, i) => [seat, i === 0 ? person : bot]));
    const whole = await keepGame(store, { ...played, players: seated('officer') });
    // A commander is waited for, so the server opens it by itself.
    const commanders = Object.fromEntries(played.setup.seats.map((seat) => [seat, 'officer']));
    const hanging = await keepGame(store, { ...played, players: commanders, state: monstrous(played) });
    return { ann: person, bad: hanging, good: whole };
  });
  const first = await startServer({ folder });
  let silent = false;
  for (let i = 0; i < 12 && !silent; i += 1) {
    silent = !(await answers(first.url, HANGS));
    if (!silent) await sleep(1000);
  }
  hold(silent, `the event loop hangs: nobody has an answer for ${HANGS / 1000} s`);
  first.signal('SIGKILL');
  await first.exited;
  for (let start = 1; start <= 2; start += 1) {
    const began = performance.now();
    const again = await startServer({ folder });
    const socket = await Promise.race([line(again.url, ann), sleep(PATIENCE)]);
    hold(socket !== undefined, `somebody is let in within ${PATIENCE / 1000} s`);
    if (socket === undefined) return;
    const joined = await socket.ask({ type: 'join', game: good, since: 0 });
    figure(`start ${start}`, `a player sits at their table ${ms(performance.now() - began)} after the start`);
    hold(joined.type === 'joined', 'the others play');
    let wait = 0;
    let lost = 0;
    let aside;
    // The trial in a thread may take 30 s, which is 60 of these turns.
    for (let i = 0; i < 90 && (aside?.status !== 503 || i < 30); i += 1) {
      const asked = performance.now();
      const answer = await socket.ask({ type: 'options', game: good });
      if (answer.type === 'options') wait = Math.max(wait, performance.now() - asked);
      else lost += 1;
      if (answer.type === 'silence') return hold(false, 'the server answers');
      // A person who looks at the game waits until it was tried in a thread.
      if (aside === undefined || aside.status === 0)
        aside = await Promise.race([
          ask(again.url, 'GET', `/api/games/${bad}/position`),
          sleep(250).then(() => undefined),
        ]);
      await sleep(250);
    }
    const { own } = await again.measure();
    figure('the game', `${aside?.status} ${aside?.json?.code}`);
    figure('a player', `waits ${ms(wait)} at most, longest stall ${ms(own)} of the thread's own work`);
    hold(aside?.json?.code === 'set-aside', 'it is set aside with a sentence');
    hold(lost === 0 && wait < 2000, 'and nobody else waits for it');
    again.signal('SIGKILL');
    await again.exited;
  }
});
