// What wars cost: positions of officers' games with a hundred units and more, quiet ones apart, beside boardgame.io in the
// same run: npm run bench -- war
import { type Commander, commanderNamed, mindOf, momentOf, playGame, playOut, steady } from '@marshall/bots';
import {
  accepts,
  type Command,
  canonical,
  cloneGame,
  cloneState,
  createGame,
  type Entry,
  type Game,
  hashPosition,
  imagine,
  mixSeed,
  openStream,
  options,
  perform,
  quickStream,
  type Seat,
  type Setup,
} from '@marshall/rules';
import { planSetup, playRandomGame } from '@marshall/rules/testing';
import { CROWDED_PHASES, crowded } from './crowded.ts';
import { median, quickest, readable } from './measure.ts';
import { toyClient } from './toy.ts';

/** Games of six officers; their middle cycles have 100 to 207 units on the board. */
const SEEDS = ['war 0', 'war 1', 'war 2', 'war 3', 'war 4', 'war 5'];
const MOST_POSITIONS = 60;
const DICE = 'ab'.repeat(32);

interface Kept {
  readonly setup: Setup;
  readonly secret: string;
  readonly entries: readonly Entry[];
}

/** A position of a war, and what was commanded in it. */
interface Position {
  readonly game: Game;
  readonly seat: Seat;
  readonly command: Command;
  readonly kind: string;
}

const rows: [string, string, string][] = [];
const note = (what: string, figure: string, beside = '') => {
  rows.push([what, figure, beside]);
  process.stderr.write(`${what}: ${figure}${beside === '' ? '' : ` (${beside})`}\n`);
};

process.stderr.write('Playing games of officers for positions…\n');
const officer = named('officer');
const kept = SEEDS.map(playOfficers);
const positions: Position[] = [];
/** The quickest time of each command over several passes, so that a busy machine disturbs little. */
const spent = { war: new Map<string, number>(), quiet: new Map<string, number>() };
const toy = toyClient();
let moved = Number.POSITIVE_INFINITY;
for (let pass = 0; pass < 8; pass++) {
  for (const [i, game] of kept.entries()) playAgain(game, i, pass > 2, pass === 0);
  moved = Math.min(
    moved,
    quickest(4, 100, (i) => toy.move(i)),
  );
}

// --- one accepted command, war and quiet apart, beside moves of boardgame.io's client made between the passes ---
for (const part of ['war', 'quiet'] as const) {
  const times = [...spent[part].values()];
  const [middle, average] = [median(times), times.reduce((sum, time) => sum + time, 0) / times.length];
  note(
    `accepted command (perform), ${part}`,
    `median ${readable(middle)}, mean ${readable(average)} of ${times.length}`,
    `boardgame.io ${readable(moved)}: ${(moved / middle).toFixed(0)} times the median, ${(moved / average).toFixed(0)} times the mean`,
  );
}

// --- copies and questions, each put to a fresh copy, as a search does ---
const copied = positions.map(({ game }) => quickest(5, 100, () => void cloneState(game.state)));
note('clone of a war position', `median ${readable(median(copied))}, dearest ${readable(Math.max(...copied))}`);
// One position after the other, as a search meets them, so that their boards differ.
const eachIn = (of: (state: Game['state']) => unknown) =>
  quickest(9, 4 * positions.length, (i) => {
    const found = positions[i % positions.length];
    if (found !== undefined) of(found.game.state);
  });
note('hash of a war position', readable(eachIn(hashPosition)), `its canonical text ${readable(eachIn(canonical))}`);
const byKind = new Map<string, number[]>();
const again: number[] = [];
for (const { game, seat, kind } of positions) {
  const first = onFreshCopies(game, (copy) => void options(copy, seat));
  byKind.set(kind, [...(byKind.get(kind) ?? []), first]);
  again.push(quickest(5, 10, () => void options(game, seat)));
}
for (const [kind, times] of [...byKind].sort(([, a], [, b]) => median(b) - median(a)))
  note(
    `options, war position, asked ${kind}`,
    `median ${readable(median(times))}, dearest ${readable(Math.max(...times))} of ${times.length}`,
  );
note('the same, asked again', `median ${readable(median(again))}, dearest ${readable(Math.max(...again))}`);
for (const phase of CROWDED_PHASES) {
  const game = crowded(phase);
  const asked = game.state.question?.waiting[0];
  if (asked === undefined) throw new Error('nobody is asked');
  note(
    `options, 200 units, ${phase}`,
    readable(onFreshCopies(game, (copy) => void options(copy, asked))),
    `asked again ${readable(quickest(9, 20, () => void options(game, asked)))}`,
  );
}
const checked = positions.map(({ game, seat, command }) => quickest(5, 200, () => void accepts(game, seat, command)));
note('accepts, war position', `median ${readable(median(checked))}, dearest ${readable(Math.max(...checked))}`);

// --- whole decisions, games and playouts, by the processor's time ---
const decided = perSecond(12, (i) => playRandomGame({ players: 6, seed: `whole ${i}` }).entries.length - 1);
note('random decisions (options + sample + perform)', `${Math.round(decided)} a second a core`);
const games = perSecond(12, (i) => {
  playOfficers(`officers ${i}`);
  return 1;
});
note('officer games, six players, twelve cycles', `${games.toFixed(1)} a second a core`);
const mind = mindOf('officer', steady.weights);
const begun = positions.filter(({ kind }) => kind === 'attack').slice(0, 8);
const playouts = perSecond(800, (i) => {
  const from = begun[i % begun.length];
  if (from === undefined) return 0;
  const stream = quickStream(`playout ${i}`);
  const world = imagine(from.game.setup, momentOf(from.game, from.seat, stream).view, stream);
  playOut(cloneGame(world, stream), stream, from.seat, mind);
  return 1;
});
note("general's playouts out of wars, to the end of the next cycle's sales", `${Math.round(playouts)} a second a core`);

console.log('\n| what | figure | beside |\n|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);

function playOfficers(seed: string): Kept {
  const { setup, secret } = planSetup({ players: 6, seed, options: { detenteCycle: 12 } });
  const entries: Entry[] = [];
  playGame(
    setup,
    secret,
    Object.fromEntries(setup.seats.map((seat) => [seat, officer])),
    undefined,
    (entry) => void entries.push(entry),
  );
  return { setup, secret, entries };
}

/** Performs the commands of a game again, in order on one state, as a table does. */
function playAgain({ setup, secret, entries }: Kept, number: number, measured: boolean, collecting: boolean): void {
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  let since = 0;
  for (const [i, { seat, command }] of entries.entries()) {
    if (seat === undefined || command === undefined || command.type === 'undo') continue;
    const { question, stage, cycle } = game.state;
    const isWar = (stage === 4 || stage === 5) && question?.kind !== 'bid' && question?.kind !== 'trade';
    const crowdedEnough = isWar && unitsOn(game) >= 100;
    if (collecting && crowdedEnough && question !== undefined && positions.length < MOST_POSITIONS && since++ % 9 === 0)
      positions.push({ game: cloneGame(game, openStream(DICE)), seat, command, kind: question.kind });
    const start = process.hrtime.bigint();
    perform(game, seat, command);
    const took = Number(process.hrtime.bigint() - start);
    if (!measured || cycle < 3 || (isWar && !crowdedEnough)) continue;
    const times = isWar ? spent.war : spent.quiet;
    const key = `${number} ${i}`;
    times.set(key, Math.min(times.get(key) ?? Number.POSITIVE_INFINITY, took));
  }
}

function unitsOn({ state }: Game): number {
  let sum = 0;
  for (const forces of state.board)
    for (const { units, laden } of forces)
      for (const counts of [units, ...laden.map(({ cargo }) => cargo)])
        for (const number of Object.values(counts)) sum += number;
  return sum;
}

/** Nanoseconds of something that is done once with each copy; the copying is not counted. */
function onFreshCopies(game: Game, run: (copy: Game) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < 12; batch++) {
    const copies = Array.from({ length: 12 }, () => cloneGame(game, game.stream));
    const once = quickest(1, copies.length, (i) => {
      const copy = copies[i];
      if (copy !== undefined) run(copy);
    });
    best = Math.min(best, once);
  }
  return best;
}

/** How much is done in a second of processor time, after a quarter as many rounds to warm up. */
function perSecond(rounds: number, work: (i: number) => number): number {
  for (let i = 0; i < rounds / 4; i++) work(rounds + i);
  const before = process.cpuUsage();
  let done = 0;
  for (let i = 0; i < rounds; i++) done += work(i);
  const { user, system } = process.cpuUsage(before);
  return done / ((user + system) / 1e6);
}

function named(name: string): Commander {
  const found = commanderNamed(name);
  if (found === undefined) throw new Error(`no commander ${name}`);
  return found;
}
