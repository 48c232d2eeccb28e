// One contender under load: warmed up, then at a steady rate for the times, then as fast as it goes.
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerUnderLoad } from './load-process.ts';

export const SEATS = 6;
/** Commands a second of the steady part. */
export const RATE = 500;

/** Commands after which a server's code is compiled, and the seconds that this may take. */
const WARM = 10_000;
const LONGEST_WARMING = 45;

/** Commands that a figure is made of at least, where a busy machine gives five times the seconds for them. */
const ENOUGH = 5000;

/** Seconds after which a move that somebody has not heard of counts as lost. */
const LONGEST_WAIT = 15;

/** Something with tables: makes a move in a game, and says whenever a seat has heard of it. */
export interface Contender {
  readonly name: string;
  /** False when that game has nothing to move. */
  move(game: number): boolean;
  heard: (game: number) => void;
  /** Bytes that came in. */
  bytes(): number;
  /** Answers that were no acceptance. */
  faults(): number;
}

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes of all six seats for one command. */
  readonly bytes: number;
  /** Microseconds of the server's processor, and of the driver's, for one command. */
  readonly server: number;
  readonly driver: number;
  /** Moves that not all six seats had heard of when the rest was long over. */
  readonly lost: number;
}

/** Measures a contender; one move of each game is under way at most. */
export async function measure(
  contender: Contender,
  server: ServerUnderLoad,
  games: number,
  seconds: number,
): Promise<Figures> {
  const missing = new Int32Array(games);
  const sent = new Float64Array(games);
  const times: number[] = [];
  let done = 0;
  let quick = true;
  /** Games whose last move everybody has heard of, in the order of that. */
  let ready: number[] = [];
  const send = (game: number): boolean => {
    if ((missing[game] ?? 0) > 0) return false;
    missing[game] = SEATS;
    sent[game] = performance.now();
    if (contender.move(game)) return true;
    missing[game] = 0;
    return false;
  };
  contender.heard = (game) => {
    const left = (missing[game] ?? 0) - 1;
    if (left < 0) return;
    missing[game] = left;
    if (left > 0) return;
    done += 1;
    if (!quick) times.push(performance.now() - (sent[game] ?? 0));
    else if (ready.push(game) === 1) setImmediate(sendReady);
  };
  const sendReady = (): void => {
    const games = ready;
    ready = [];
    if (quick) for (const game of games) send(game);
  };
  const fast = async (length: number, enough = Number.POSITIVE_INFINITY): Promise<void> => {
    quick = true;
    for (const end = performance.now() + length * 1000; performance.now() < end && done < enough; await pause(5))
      // Whoever had nothing to move when he was asked is asked again.
      for (let game = 0; game < games; game += 1) send(game);
  };
  const rest = async (): Promise<void> => {
    quick = false;
    await pause(700);
  };
  const unheard = () => missing.reduce((sum, left) => (left > 0 ? sum + 1 : sum), 0);

  await fast(LONGEST_WARMING, WARM);
  await rest();
  times.length = 0;
  await steadily(send, games, seconds);
  await rest();
  const steady = [...times].sort((a, b) => a - b);
  const at = (share: number) => steady[Math.floor(steady.length * share)] ?? 0;

  const [worked, drove, before, bytes, from] = [await server.cpu(), own(), done, contender.bytes(), performance.now()];
  await fast(seconds);
  if (done - before < ENOUGH) await fast(4 * seconds, before + ENOUGH);
  const [made, length] = [done - before, (performance.now() - from) / 1000];
  const received = contender.bytes() - bytes;
  const [working, driving] = [(await server.cpu()) - worked, own() - drove];
  await rest();
  for (const end = performance.now() + LONGEST_WAIT * 1000; unheard() > 0 && performance.now() < end; ) await pause(50);
  const each = (sum: number) => sum / Math.max(1, made);
  return {
    perSecond: made / length,
    p50: at(0.5),
    p99: at(0.99),
    bytes: each(received),
    server: each(working),
    driver: each(driving),
    lost: unheard(),
  };
}

/** Sends at the steady rate, game after game. */
async function steadily(send: (game: number) => boolean, games: number, seconds: number): Promise<void> {
  const start = performance.now();
  for (let made = 0, game = 0; performance.now() - start < seconds * 1000; await pause(1)) {
    const due = ((performance.now() - start) / 1000) * RATE;
    for (let tries = 0; made < due && tries < games; tries += 1) {
      game = (game + 1) % games;
      if (send(game)) made += 1;
    }
  }
}

/** Microseconds of this process. */
function own(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Does a job so many times, a few at a time; tells when half of it is done. */
export async function inParts<T>(
  count: number,
  width: number,
  job: (i: number) => Promise<T>,
  halfway?: () => Promise<void>,
): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < count; from += width) {
    if (from <= count / 2 && from + width > count / 2) await halfway?.();
    results.push(
      ...(await Promise.all(Array.from({ length: Math.min(width, count - from) }, (_, i) => job(from + i)))),
    );
  }
  return results;
}
