// What the games of an arena say about its entrants: wins with their intervals, ratings, endings, balance.
import type { Command, Refusal } from '@marshall/rules';
import type { Fixture } from './schedule.ts';

/** One finished game, as it is kept for resuming. */
export interface Result {
  readonly how: string;
  readonly winners: readonly number[];
  readonly cycles: number;
  readonly commands: number;
  readonly powers: readonly string[];
  /** Seats still in the game at its end. */
  readonly alive: readonly number[];
  readonly refused: number;
  /** Which commands were refused and why; missing in results of old files. */
  readonly refusals?: readonly Refusals[];
}

/** Commands of one kind by one entrant that were refused for one reason, with the first of them. */
export interface Refusals {
  readonly entrant: string;
  readonly example: Command;
  readonly refusal: Refusal;
  readonly number: number;
}

export interface Entrant {
  readonly name: string;
  readonly games: number;
  /** A win shared by several counts in parts. */
  readonly wins: number;
  readonly winRate: number;
  readonly low95: number;
  readonly high95: number;
  readonly rating: number;
}

export interface Standings {
  readonly entrants: readonly Entrant[];
  readonly endings: Readonly<Record<string, number>>;
  /** The share of an entrant's seats that were still in the game at its end. */
  readonly survival: Readonly<Record<string, number>>;
  readonly cycles: number;
  readonly commands: number;
  readonly refused: number;
}

interface Played {
  readonly fixture: Fixture;
  readonly result: Result;
}

/** The table of an arena, the best first. */
export function standings(played: readonly Played[]): Standings {
  const names = [...new Set(played.flatMap(({ fixture }) => fixture.seated))].sort();
  const ratings = bradleyTerry(names, played);
  const entrants = names.map((name) => {
    const games = played.filter(({ fixture }) => fixture.seated.includes(name)).length;
    const wins = played.reduce((sum, game) => sum + partOf(game, (i) => game.fixture.seated[i] === name), 0);
    const [low95, high95] = wilson(wins, games);
    return {
      name,
      games,
      wins: rounded(wins),
      winRate: rounded(wins / games),
      low95,
      high95,
      rating: ratings.get(name) ?? 1500,
    };
  });
  const endings: Record<string, number> = {};
  for (const { result } of played) endings[result.how] = (endings[result.how] ?? 0) + 1;
  return {
    entrants: entrants.sort((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1)),
    endings,
    survival: Object.fromEntries(names.map((name) => [name, survival(name, played)])),
    cycles: rounded(mean(played.map(({ result }) => result.cycles))),
    commands: rounded(mean(played.map(({ result }) => result.commands))),
    refused: played.reduce((sum, { result }) => sum + result.refused, 0),
  };
}

/** Refused commands that are alike as one, the most frequent first. */
export function sumRefusals(all: readonly Refusals[]): readonly Refusals[] {
  const sums = new Map<string, Refusals>();
  for (const each of all) {
    const key = JSON.stringify([each.entrant, each.example.type, each.refusal.message]);
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? each : { ...sum, number: sum.number + each.number });
  }
  return [...sums.values()].sort((a, b) => b.number - a.number);
}

/** One row of the report on balance: how often seats of a kind win. */
export interface Share {
  readonly what: string;
  readonly seats: number;
  readonly wins: number;
  readonly winRate: number;
  readonly low95: number;
  readonly high95: number;
}

/** How often each power wins: in all games, with each opening, and with each set of expansions. */
export interface Balance {
  readonly powers: readonly Share[];
  readonly openings: Readonly<Record<string, readonly Share[]>>;
  readonly expansions: Readonly<Record<string, readonly Share[]>>;
}

export function balance(played: readonly Played[]): Balance {
  return {
    powers: byPower(played),
    openings: grouped(played, ({ opening }) => opening),
    expansions: grouped(played, ({ set }) => set),
  };
}

function grouped(played: readonly Played[], group: (fixture: Fixture) => string): Record<string, readonly Share[]> {
  const names = [...new Set(played.map(({ fixture }) => group(fixture)))].sort();
  return Object.fromEntries(
    names.map((name) => [name, byPower(played.filter(({ fixture }) => group(fixture) === name))]),
  );
}

function byPower(played: readonly Played[]): Share[] {
  const powers = [...new Set(played.flatMap(({ result }) => result.powers))].sort();
  return powers.map((power) => {
    const seats = played.reduce((sum, { result }) => sum + result.powers.filter((each) => each === power).length, 0);
    const wins = played.reduce((sum, game) => sum + partOf(game, (i) => game.result.powers[i] === power), 0);
    return share(power, seats, wins);
  });
}

/** The interval in which the true rate lies with 95% (Wilson). */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [rounded(Math.max(0, (middle - spread) / scale)), rounded(Math.min(1, (middle + spread) / scale))];
}

/** Ratings of which 400 more mean ten wins to one; the mean entrant has 1500. Each pair starts with one drawn game. */
function bradleyTerry(names: readonly string[], played: readonly Played[]): Map<string, number> {
  const beaten = new Map<string, number>();
  const key = (a: string, b: string) => `${a}>${b}`;
  for (const { fixture, result } of played) {
    const part = 1 / Math.max(1, result.winners.length);
    for (const winner of result.winners) {
      fixture.seated.forEach((loser, i) => {
        const name = fixture.seated[winner];
        if (name === undefined || result.winners.includes(i) || loser === name) return;
        beaten.set(key(name, loser), (beaten.get(key(name, loser)) ?? 0) + part / (fixture.seated.length - 1));
      });
    }
  }
  const wins = (a: string, b: string) => 0.5 + (beaten.get(key(a, b)) ?? 0);
  let strengths = names.map(() => 1);
  for (let round = 0; round < 500; round++) {
    const next = names.map((a, i) => {
      let won = 0;
      let met = 0;
      names.forEach((b, j) => {
        if (i === j) return;
        won += wins(a, b);
        met += (wins(a, b) + wins(b, a)) / ((strengths[i] ?? 1) + (strengths[j] ?? 1));
      });
      return met === 0 ? 1 : won / met;
    });
    const middle = Math.exp(mean(next.map(Math.log)));
    strengths = next.map((strength) => strength / middle);
  }
  return new Map(names.map((name, i) => [name, Math.round(1500 + 400 * Math.log10(strengths[i] ?? 1))]));
}

/** How many of the seats of a name were alive at the end. */
function survival(name: string, played: readonly Played[]): number {
  let seats = 0;
  let alive = 0;
  for (const { fixture, result } of played) {
    fixture.seated.forEach((each, i) => {
      if (each !== name) return;
      seats++;
      if (result.alive.includes(i)) alive++;
    });
  }
  return rounded(seats === 0 ? 0 : alive / seats);
}

/** How much of a game's win falls on the seats that are meant. */
function partOf({ result }: Played, which: (seat: number) => boolean): number {
  return result.winners.length === 0 ? 0 : result.winners.filter(which).length / result.winners.length;
}

function share(what: string, seats: number, wins: number): Share {
  const [low95, high95] = wilson(wins, seats);
  return { what, seats, wins: rounded(wins), winRate: rounded(seats === 0 ? 0 : wins / seats), low95, high95 };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
