import { availableParallelism } from 'node:os';
import { type ArenaPlan, balance, fixture, setupOf, standings, sumRefusals } from '@marshall/bots/arena';
import { createGame, mixSeed, openStream } from '@marshall/rules';
import { told } from '@marshall/words';
import { UsageError } from '../command.ts';
import { makeFolder, writeGame } from '../games/save.ts';
import { language } from '../language.ts';
import { words } from '../words.ts';
import {
  describeBalance,
  describeRefusals,
  describeStandings,
  describeTroubles,
  refusalRows,
  troubleRows,
} from './describe.ts';
import { Entrants } from './entrants.ts';
import type { Outcome } from './game.ts';
import { playCourse } from './pool.ts';
import { readRecord, writeRecord } from './record.ts';

interface Wishes {
  readonly plan: ArenaPlan;
  readonly workers: number | undefined;
  readonly resume: string | undefined;
  /** The folder that game files are written to. */
  readonly save: string | undefined;
  /** How long a program may take for an answer, in seconds. */
  readonly patience: number;
  readonly refusals: boolean;
  readonly balance: boolean;
  readonly json: boolean;
  readonly details: boolean;
}

/** How often a running arena is saved, in milliseconds. */
const SAVING = 10_000;

/** Plays an arena and prints its table; resolves with the exit code, 130 if it was stopped. */
export async function runArena(wishes: Wishes): Promise<number> {
  const { plan, workers, resume, save, patience } = wishes;
  checkOptions(plan);
  if (save !== undefined) makeFolder(save);
  // A program that cannot play is reported at once, and once.
  await (await Entrants.load(plan.field, patience)).close();
  const results = resume === undefined ? new Map<number, Outcome>() : readRecord(resume, plan);
  const stop = listenForStop();
  const progress = new Progress(plan.games, results.size);
  let saved = Date.now();
  try {
    await playCourse({
      terms: { plan, saved: save !== undefined, seconds: patience },
      workers: workers ?? threads(),
      known: results,
      stopped: () => stop.wanted,
      heard({ i, result, file }) {
        if (save !== undefined && file !== undefined) writeGame(save, i + 1, file);
        results.set(i, result);
        progress.show(results.size);
        if (resume === undefined || Date.now() - saved < SAVING) return;
        saved = Date.now();
        writeRecord(resume, plan, results);
      },
    });
  } finally {
    stop.close();
    progress.clear();
    if (resume !== undefined) writeRecord(resume, plan, results);
  }
  print(results, wishes);
  if (!stop.wanted) return 0;
  console.error(words.arena.stopped(results.size, plan.games, resume !== undefined));
  return 130;
}

/** Options that do not go together are said once and at the start, not by the first game that fails. */
function checkOptions(plan: ArenaPlan): void {
  for (let i = 0; i < Math.min(plan.games, MOST_SETUPS); i++) {
    const { setup, secret } = setupOf(plan, fixture(plan, i));
    const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
    if (!started.ok) throw new UsageError(told(language, started.refusal).sentence);
  }
}

/** Every opening with every set of expansions, in every seating, comes within so many games. */
const MOST_SETUPS = 200;

/** Threads run the built files; from the sources, as tests do, games are played here. */
function threads(): number {
  return import.meta.url.endsWith('.ts') ? 0 : availableParallelism();
}

function print(
  results: ReadonlyMap<number, Outcome>,
  { plan, balance: balanced, refusals, json, details }: Wishes,
): void {
  // In the order of the games, so that the table does not depend on which thread was quicker.
  const played = [...results].sort(([a], [b]) => a - b).map(([i, result]) => ({ fixture: fixture(plan, i), result }));
  const { entrants, endings, ...more } = standings(played);
  const shares = balanced ? balance(played) : undefined;
  const refused = sumRefusals(played.flatMap(({ result }) => result.refusals ?? []));
  const troubles = played.flatMap(({ result }) => result.troubles ?? []);
  if (json) {
    const seeds = [...new Set(played.map((game) => game.fixture.seed))];
    const report = {
      entrants,
      endings,
      ...(shares === undefined ? {} : { balance: shares }),
      ...(refusals ? { refusals: refusalRows(refused), troubles: troubleRows(troubles) } : {}),
      ...(details ? { ...more, plan, seeds } : {}),
    };
    console.log(JSON.stringify(report, undefined, 2));
  } else {
    console.log(describeStandings({ entrants, endings, ...more }));
    if (shares !== undefined) console.log(describeBalance(shares));
    if (refusals) console.log(`\n${describeRefusals(refused)}`);
    if (details) console.log(`\n${words.arena.seeds([...new Set(played.map((game) => game.fixture.seed))])}`);
  }
  if (troubles.length > 0) console.error(describeTroubles(troubles));
}

/** Hears the first Ctrl-C as a wish to stop after the games under way. */
function listenForStop(): { readonly wanted: boolean; close(): void } {
  const state = { wanted: false, close: () => process.off('SIGINT', hear) };
  function hear(): void {
    state.wanted = true;
    process.off('SIGINT', hear);
  }
  process.on('SIGINT', hear);
  return state;
}

/** One line on a terminal, rewritten after every game and gone at the end. */
class Progress {
  readonly #games: number;
  readonly #before: number;
  readonly #started = Date.now();

  constructor(games: number, before: number) {
    this.#games = games;
    this.#before = before;
  }

  show(done: number): void {
    if (!process.stderr.isTTY) return;
    const pace = (done - this.#before) / Math.max(0.001, (Date.now() - this.#started) / 1000);
    const left = Math.ceil((this.#games - done) / Math.max(0.001, pace));
    process.stderr.write(`\r\x1b[K${words.arena.progress(done, this.#games, pace.toFixed(1), left)}`);
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
