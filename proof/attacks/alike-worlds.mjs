// Two games that look alike to a seat and differ in everything hidden: the server answers that seat alike, letter by letter.
import { ask } from './lib/client.mjs';
import { inStore, keepGame, keptGuest, load, playUntil } from './lib/kept-game.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const { imagine, options, quickStream, tableAnswer, view } = await load('rules/dist/index.js');
const { complete, mutated, SETS } = await load('rules/dist/testing/index.js');

const GAMES = Number(process.env.GAMES ?? 16);
/** Positions of a game, and how many entries lie between them. */
const LOOKS = 4;
const EVERY = 60;
/** Choices of a command that are walked, and commands with a fault that are asked about, in each position. */
const DEPTH = 4;
const FAULTY = 12;
/** What opponents have who are made up. */
const PURSES = [() => 0, () => 60, () => 1_000_000];

await attack('two worlds that look alike', async () => {
  const folder = freshFolder();
  const stream = quickStream('alike worlds');
  const looks = [];
  for (let n = 0; n < GAMES; n += 1) {
    const plan = { players: 3, seed: `alike ${n}`, options: { ...SETS[n % SETS.length].options, detenteCycle: 6 } };
    let taken = 0;
    let next = EVERY;
    playUntil(plan, (game, entries) => {
      // What the table itself answers at once is no position that anybody is shown.
      if (entries.length > next && game.state.question !== undefined && tableAnswer(game) === undefined) {
        next = entries.length + EVERY;
        for (const seat of game.state.order) looks.push(sampled(game, entries[0], seat, plan));
        taken += 1;
      }
      return taken === LOOKS;
    });
  }
  await inStore(folder, async (store) => {
    const ann = await keptGuest(store, 'Ann');
    for (const look of looks) {
      const players = Object.fromEntries(look.setup.seats.map((seat) => [seat, ann]));
      look.who = ann;
      look.games = [];
      for (const { game, state } of look.worlds)
        look.games.push(await keepGame(store, { ...look, game, state, players }));
    }
  });
  const server = await startServer({ folder, env: noLimits(folder) });
  let compared = 0;
  const different = [];
  for (const { games, who, seat, asked } of looks) {
    const post = { who, seat };
    const all = await Promise.all(games.map((game) => everythingOf(server.url, game, post, asked)));
    for (const [i, [what, text]] of all[0].entries()) {
      compared += 1;
      if (all[1][i]?.[1] !== text) different.push(`${seat} ${what}:\n${apart(text, String(all[1][i]?.[1]))}`);
    }
  }
  figure('compared', `${compared} answers in ${looks.length} pairs of positions of ${GAMES} games`);
  for (const one of different.slice(0, 5)) console.log(`  ${one}`);
  hold(compared > looks.length * 5 && different.length === 0, `all are alike (${different.length} are not)`);
  await server.stop();

  /** A position, one that looks like it to a seat, and what is asked in both. */
  function sampled(game, opening, seat, plan) {
    const seen = view(game, seat);
    const other = imagine(game.setup, seen, stream, PURSES[stream.below(PURSES.length)]);
    const offers = options(game, seat);
    const commands = offers.map((offer) => complete(game, seat, offer, stream));
    const faulty =
      commands.length === 0
        ? []
        : Array.from({ length: FAULTY }, () => mutated(commands[stream.below(commands.length)], stream));
    return {
      setup: game.setup,
      secret: plan.secret ?? '00'.repeat(32),
      entries: [opening],
      seat,
      worlds: [game, other].map((one) => ({ game: one, state: structuredClone(one.state) })),
      asked: { drafts: commands.flatMap(partsOf), faulty },
    };
  }
});

/** Where two texts begin to differ. */
function apart(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text) => `    ...${text.slice(Math.max(0, at - 200), at + 100)}...`;
  return `${around(one)}\n${around(other)}`;
}

/** The drafts on the way to a command. */
function partsOf(command) {
  const fields = Object.entries(command);
  return fields.slice(0, DEPTH).map((_, i) => Object.fromEntries(fields.slice(0, i + 1)));
}

/** All that a seat is told: what was asked, and the answer as it came. */
async function everythingOf(url, game, { who, seat }, { drafts, faulty }) {
  const told = [];
  const position = await ask(url, 'GET', `/api/games/${game}/position?seat=${seat}`, who);
  told.push(['position', `${position.status} ${position.text}`]);
  for (const draft of drafts) {
    const { status, text } = await ask(url, 'POST', `/api/games/${game}/options`, { ...who, body: { seat, draft } });
    told.push([`options ${JSON.stringify(draft)}`, `${status} ${text}`]);
  }
  for (const command of faulty) {
    const { status, text } = await ask(url, 'POST', `/api/games/${game}/why`, { ...who, body: { seat, command } });
    told.push([`why ${JSON.stringify(command)}`, `${status} ${text}`]);
  }
  return told;
}
