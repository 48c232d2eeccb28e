// What the referee costs, beside boardgame.io, in one run: npm run bench
import {
  type Command,
  cloneState,
  createGame,
  type Draft,
  fold,
  type Game,
  type GameEvent,
  mixSeed,
  openCommands,
  openStream,
  options,
  perform,
  quickStream,
  type Seat,
  seat,
  view,
} from '@marshall/rules';
import { complete, playRandomGame } from '@marshall/rules/testing';
import { CROWDED_PHASES, crowded } from './crowded.ts';
import { median, nanoseconds, readable } from './measure.ts';
import { toyClient } from './toy.ts';

// `npm run bench -- bots` measures the commanders instead, `-- war` positions full of units, `-- curves` how
// cost grows, `-- load` live tables.
if (process.argv.includes('questions')) {
  await import('./questions.ts');
  process.exit();
}
if (process.argv.includes('bots')) {
  await import('./bots.ts');
  process.exit();
}
if (process.argv.includes('curves')) {
  await import('./curves.ts');
  process.exit();
}
if (process.argv.includes('war')) {
  await import('./war.ts');
  process.exit();
}
if (process.argv.includes('load')) await import('./load.ts');

const rows: [string, string, string][] = [];
const note = (what: string, figure: string, beside = '') => {
  rows.push([what, figure, beside]);
  process.stderr.write(`${what}: ${figure}${beside === '' ? '' : ` (${beside})`}\n`);
};

type Played = ReturnType<typeof playRandomGame>;

/** What one accepted command cost, and what was asked of the positions on the way, in nanoseconds. */
const spent = {
  perform: [] as number[],
  open: [] as number[],
  options: [] as number[],
  view: [] as number[],
  clone: [] as number[],
};

/** Performs the commands of a game again, in order on one state, as a table does; from the third cycle on it is measured. */
function playAgain({ setup, secret, entries }: Played, measured: boolean): void {
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  for (const [i, { seat: mover, command }] of entries.entries()) {
    if (mover === undefined || command === undefined) continue;
    const late = measured && game.state.cycle >= 3;
    if (late && i % 25 === 0) {
      spent.open.push(nanoseconds(5, 10, () => void openCommands(game, mover)));
      spent.options.push(nanoseconds(5, 10, () => void options(game, mover)));
      spent.view.push(nanoseconds(5, 10, () => void view(game, mover)));
      spent.clone.push(nanoseconds(5, 10, () => void cloneState(game.state)));
    }
    const start = process.hrtime.bigint();
    perform(game, mover, command);
    if (late) spent.perform.push(Number(process.hrtime.bigint() - start));
  }
}

/** Commands of a seat in the making, as random players put them together, order by order. */
function draftsOf(game: Game, asked: Seat): Draft<Command>[] {
  const stream = quickStream('drafts');
  const offers = options(game, asked).filter(({ next }) => next !== undefined);
  const answers = offers.filter(({ question }) => question !== undefined);
  const likely = answers.length > 0 ? answers : offers;
  return Array.from({ length: 100 }, (_, i) => likely[i % likely.length]).flatMap((offer) => {
    if (offer === undefined) return [];
    const { type, ...fields } = complete(game, asked, offer, stream);
    let draft: Draft<Command> = { type } as Draft<Command>;
    return Object.entries(fields).flatMap(([field, value]: [string, unknown]) => {
      const parts = Array.isArray(value) ? value.map((_, n) => value.slice(0, n + 1)) : [value];
      return parts.map((part) => {
        // Each part is what a player chose among the options.
        draft = { ...draft, [field]: part } as Draft<Command>;
        return draft;
      });
    });
  });
}

process.stderr.write('Playing games for positions…\n');
const played = Array.from({ length: 8 }, (_, i) => playRandomGame({ players: 6, seed: `bench ${i}` }));
// Several times to warm up: a rulebook is much more code than the peer's toy, whose first thousands of moves warm all of it.
for (const measured of [false, false, false, false, true]) for (const game of played) playAgain(game, measured);

// --- one accepted command, beside a move of boardgame.io's client ---
const toy = toyClient();
const performed = median(spent.perform);
const moved = nanoseconds(15, 200, (i) => toy.move(i));
note(
  'accepted command (perform), mid-game',
  readable(performed),
  `boardgame.io client ${readable(moved)}: ${(moved / performed).toFixed(0)} times`,
);

// --- what a seat may do, see, and copies ---
note('open commands of a seat', readable(median(spent.open)));
note('options of a seat', readable(median(spent.options)));
note('view of a seat', readable(median(spent.view)));
const cloned = median(spent.clone);
const toyState = toy.state();
const structured = nanoseconds(15, 200, () => void structuredClone(toyState));
note(
  'clone of a full state',
  readable(cloned),
  `structuredClone of the toy state ${readable(structured)}: ${(structured / cloned).toFixed(0)} times`,
);

for (const phase of CROWDED_PHASES) {
  const game = crowded(phase);
  const asked = game.state.question?.waiting[0] ?? seat('usa');
  note(`options, crowded board, ${phase}`, readable(nanoseconds(15, 100, () => void options(game, asked))));
  note(`view, crowded board, ${phase}`, readable(nanoseconds(15, 100, () => void view(game, asked))));
  const drafts = draftsOf(game, asked);
  const steps = drafts.map((draft) => nanoseconds(5, 3, () => void options(game, asked, draft)));
  const dear = steps.sort((a, b) => a - b)[Math.floor(steps.length * 0.95)] ?? 0;
  note(
    `next choice of a draft, crowded board, ${phase}`,
    `${readable(median(steps))}; 95 of 100 under ${readable(dear)}`,
  );
}

// --- whole games and decisions ---
const shares = new Map<string, number>();
let decisions = 0;
let games = 0;
const until = performance.now() + 8000;
const started = performance.now();
let longest: { setup: Parameters<typeof fold>[0]; events: GameEvent[] } | undefined;
while (performance.now() < until) {
  const { entries, setup } = playRandomGame({ players: 6, seed: `whole ${games}` });
  decisions += entries.length - 1;
  for (const { command } of entries)
    if (command !== undefined) shares.set(command.type, (shares.get(command.type) ?? 0) + 1);
  const events = entries.flatMap((entry) => entry.events);
  if (longest === undefined && events.length >= 2000) longest = { setup, events: events.slice(0, 2000) };
  games++;
}
const seconds = (performance.now() - started) / 1000;
note('random decisions (options + sample + perform)', `${Math.round(decisions / seconds)} a second`);
note('whole random games, six players, twelve cycles', `${(games / seconds).toFixed(1)} a second`);
const share = (types: readonly string[]) =>
  `${((100 * types.reduce((sum, type) => sum + (shares.get(type) ?? 0), 0)) / decisions).toFixed(1)}%`;
note(
  'shares',
  `attacks ${share(['attack', 'assault-by-sea', 'assault-by-air', 'launch', 'clash', 'space-blast'])}, moves ${share(['move', 'reinforce', 'occupy', 'withdraw'])}, builds ${share(['build', 'build-weapons'])}, deals ${share(['offer', 'accept-offer', 'counter-offer', 'decline-offer', 'give-cash'])}, bids ${share(['bid'])}`,
);

// --- opening a file ---
if (longest !== undefined) {
  const { setup, events } = longest;
  const text = JSON.stringify(events);
  const opened = nanoseconds(9, 3, () => void fold(setup, JSON.parse(text)));
  const replay = nanoseconds(3, 1, () => {
    const client = toyClient();
    for (let i = 0; i < 2000; i++) client.move(i);
  });
  note(
    'opening 2,000 events from text',
    readable(opened),
    `boardgame.io making 2,000 moves ${readable(replay)}: ${(replay / opened).toFixed(0)} times`,
  );
}

console.log('\n| what | figure | beside |\n|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
