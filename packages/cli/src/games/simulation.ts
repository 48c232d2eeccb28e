import { FILE_VERSION, type GameFile, type GameOptions, hashOf, outcome, type Seat } from '@marshall/rules';
import { playRandomGame } from '@marshall/rules/testing';
import { words } from '../words.ts';
import { makeFolder, writeGame } from './save.ts';

export interface SimulationPlan {
  readonly games: number;
  /** Numbers of players that the games go through in turn. */
  readonly players: readonly number[];
  readonly seed: string;
  readonly options: Partial<GameOptions>;
  /** The folder that game files are written to. */
  readonly save: string | undefined;
  progress(done: number, of: number): void;
}

export interface SimulatedGame {
  readonly seed: string;
  readonly players: number;
  readonly cycles: number;
  readonly ending: string;
  /** Superpowers by id. */
  readonly winners: readonly string[];
  readonly commandCount: number;
  readonly eventCount: number;
  readonly hash: string;
}

export interface Simulation {
  readonly games: readonly SimulatedGame[];
  readonly totals: {
    readonly games: number;
    readonly cycles: number;
    readonly commands: number;
    readonly events: number;
    /** How many games ended each way. */
    readonly endings: Readonly<Record<string, number>>;
    /** How many games each superpower won, alone or shared. */
    readonly wins: Readonly<Record<string, number>>;
  };
}

/** Plays games of random players; everything follows from the seed. */
export function simulateGames(plan: SimulationPlan): Simulation {
  if (plan.save !== undefined) makeFolder(plan.save);
  const games: SimulatedGame[] = [];
  for (let i = 0; i < plan.games; i++) {
    games.push(simulateOne(plan, i));
    plan.progress(i + 1, plan.games);
  }
  return {
    games,
    totals: {
      games: games.length,
      cycles: sum(games.map(({ cycles }) => cycles)),
      commands: sum(games.map(({ commandCount }) => commandCount)),
      events: sum(games.map(({ eventCount }) => eventCount)),
      endings: tally(games.map(({ ending }) => ending)),
      wins: tally(games.flatMap(({ winners }) => winners)),
    },
  };
}

/** A line for each game and one for all. */
export function describeGames({ games, totals }: Simulation): string {
  const rows = games.map(({ players, cycles, ending, winners, commandCount, eventCount, hash }, i) => [
    `${i + 1}`,
    ...words.simulate.game(players, cycles, ending, winners, commandCount, eventCount),
    hash.slice(0, 16),
  ]);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    ...lines,
    '',
    words.simulate.totals(totals.games, totals.cycles, totals.commands, totals.events),
    words.simulate.endings(Object.entries(totals.endings), Object.entries(totals.wins)),
  ].join('\n');
}

function simulateOne(plan: SimulationPlan, i: number): SimulatedGame {
  const players = plan.players[i % plan.players.length] ?? 2;
  const seed = `${plan.seed} ${i + 1}`;
  const { game, setup, secret, entries } = playRandomGame({ players, seed, options: plan.options });
  const end = outcome(game);
  if (end === undefined) throw new Error(`the game of seed '${seed}' did not end`);
  if (plan.save !== undefined) {
    const file: GameFile = { marshall: FILE_VERSION, setup, secret, entries };
    writeGame(plan.save, i + 1, JSON.stringify(file));
  }
  const events = entries.flatMap((entry) => entry.events);
  const powerOf = (seat: Seat): string => game.state.seats[seat]?.power ?? seat;
  return {
    seed,
    players,
    cycles: end.cycles,
    ending: end.how,
    winners: end.winners.map(powerOf),
    commandCount: entries.length - 1,
    eventCount: events.length,
    hash: hashOf(setup, events),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** How often each name occurs, the most frequent first. */
function tally(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}
