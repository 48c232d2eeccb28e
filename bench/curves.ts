// How cost grows with units, seats, history and games in memory: npm run bench -- curves
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  cloneGame,
  cloneState,
  createGame,
  fold,
  type Game,
  mixSeed,
  openStream,
  openTable,
  options,
  perform,
  quickStream,
  view,
} from '@marshall/rules';
import { playRandomGame, randomMove } from '@marshall/rules/testing';
import { crowded, type Size } from './crowded.ts';
import { quickest, readable } from './measure.ts';

const DICE = 'cd'.repeat(32);
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

// Everything once without counting, so that the first rows do not wait for the compiler.
for (let i = 0; i < 6; i++) performAgain(playRandomGame({ players: 2 + (i % 5), seed: `warm ${i}` }), 2);

// --- units ---
const SIZES: readonly Size[] = [
  { lands: 1, seas: 1, armies: 4, navies: 3 },
  { lands: 3, seas: 1, armies: 4, navies: 3 },
  { lands: 6, seas: 3, armies: 2, navies: 1 },
  { lands: 6, seas: 3, armies: 4, navies: 3 },
  { lands: 6, seas: 3, armies: 8, navies: 6 },
  { lands: 6, seas: 3, armies: 32, navies: 24 },
];
table(
  ['units', 'zones with units', 'options, attacks', 'options, moves', 'view, board seen first', 'clone'],
  SIZES.map((size) => {
    const [attacks, moves] = [crowded('attacks', size), crowded('moves', size)];
    const zones = attacks.state.board.filter((forces) => forces.length > 0);
    const units = zones.flat().reduce((sum, force) => sum + force.units.army + force.units.navy, 0);
    return [
      String(units),
      String(zones.length),
      fresh(attacks, (copy) => void options(copy, askedIn(copy))),
      fresh(moves, (copy) => void options(copy, askedIn(copy))),
      fresh(attacks, (copy) => void view(copy, askedIn(copy))),
      readable(quickest(40, 100, () => void cloneState(attacks.state))),
    ];
  }),
);

// --- seats ---
table(
  ['seats', 'command performed', 'options of the seat asked', 'view of it', 'commands a cycle'],
  [2, 3, 4, 5, 6].map((players) => {
    const played = playRandomGame({ players, seed: `seats ${players}` });
    const spent = performAgain(played, 5);
    const position = positionAt(played, Math.floor(played.entries.length / 2));
    return [
      String(players),
      readable(mean(spent)),
      fresh(position, (copy) => void options(copy, askedIn(copy))),
      fresh(position, (copy) => void view(copy, askedIn(copy))),
      (played.entries.length / played.game.state.cycle).toFixed(0),
    ];
  }),
);

// --- history ---
const long = playRandomGame({ players: 6, seed: 'history', options: { detenteCycle: 40 } });
const events = long.entries.flatMap((entry) => entry.events);
const spent = performAgain(long, 3);
table(
  ['events before', 'opening them', 'an event', 'a command then performed'],
  [1000, 2000, 4000, 8000, 16_000]
    .filter((number) => number <= events.length)
    .map((number) => {
      const first = events.slice(0, number);
      const opened = quickest(7, 1, () => void fold(long.setup, first));
      const at = entriesUpTo(long, number);
      return [
        String(number),
        readable(opened),
        readable(opened / number),
        readable(mean(spent.slice(Math.max(0, at - 300), at))),
      ];
    }),
);

// --- games in memory ---
const middle = playRandomGame({ players: 6, seed: 'games' });
table(
  ['games in memory', 'heap a game', 'random decision, games in turn'],
  [1, 100, 1000, 5000].map((number) => {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const games = Array.from({ length: number }, () => positionAt(middle, 400));
    collectGarbage();
    const heap = (process.memoryUsage().heapUsed - before) / number;
    const stream = quickStream('games');
    const turn = quickest(4, 5000, (i) => {
      const at = i % number;
      const game = games[at] ?? positionAt(middle, 400);
      if (game.state.ended !== undefined) games[at] = positionAt(middle, 400);
      else {
        const { seat, command } = randomMove(game, stream);
        perform(game, seat, command);
      }
    });
    return [String(number), number < 100 ? '' : `${(heap / 1024).toFixed(1)} KiB`, readable(turn)];
  }),
);

type Played = ReturnType<typeof playRandomGame>;

/** The quickest time of each command of a game, performed again in order on one state. */
function performAgain({ setup, secret, entries }: Played, passes: number): number[] {
  const best: number[] = [];
  for (let pass = 0; pass < passes; pass++) {
    const game = begin(setup, secret);
    for (const [i, { seat, command }] of entries.entries()) {
      if (seat === undefined || command === undefined) continue;
      const start = process.hrtime.bigint();
      perform(game, seat, command);
      best[i] = Math.min(best[i] ?? Number.POSITIVE_INFINITY, Number(process.hrtime.bigint() - start));
    }
  }
  return best.filter((time) => time !== undefined);
}

/** How many entries of a log hold so many events. */
function entriesUpTo({ entries }: Played, number: number): number {
  let sum = 0;
  return entries.findIndex((entry) => {
    sum += entry.events.length;
    return sum >= number;
  });
}

/** The game as it was before one of its commands: folded, so that it shares nothing with others. */
function positionAt({ setup, entries }: Played, number: number): Game {
  const events = entries.slice(0, number).flatMap((entry) => entry.events);
  return openTable(setup, fold(setup, structuredClone(events)), openStream(DICE));
}

function begin(setup: Played['setup'], secret: string): Game {
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.game;
}

function askedIn({ state }: Game) {
  const seat = state.question?.waiting[0];
  if (seat === undefined) throw new Error('nobody is asked');
  return seat;
}

/** One call on each of several copies that share nothing, the board included. */
function fresh(game: Game, run: (copy: Game) => void): string {
  let best = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < 25; batch++) {
    const copies = Array.from({ length: 20 }, () => {
      const copy = cloneGame(game, game.stream);
      copy.state.board = structuredClone(copy.state.board);
      return copy;
    });
    best = Math.min(
      best,
      quickest(1, copies.length, (i) => {
        const copy = copies[i];
        if (copy !== undefined) run(copy);
      }),
    );
  }
  return readable(best);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
