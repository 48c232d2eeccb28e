// One contender under load: warmed up, then at a steady rate for the times, then as fast as it goes.
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerUnderLoad } from './load-process.ts';

export const SEATS = 6;
/** Commands a second of the steady part. */
export const RATE = 500;

/** Commands after which a server's code is compiled, and the seconds that this may take. */
const WARM = 10_000;
const LONGEST_WARMING = 45;

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

/** One contender on its server; one move of each game is under way at most. */
export class Trial {
  readonly contender: Contender;
  readonly #server: ServerUnderLoad;
  readonly #games: number;
  readonly #missing: Int32Array;
  readonly #sent: Float64Array;
  readonly #times: number[] = [];
  /** What was made as fast as it goes, and what that took. */
  readonly #fast = { made: 0, seconds: 0, bytes: 0, server: 0, driver: 0 };
  #done = 0;
  /** Whether the next move follows as soon as the last was heard by all, and whether times are noted. */
  #quick = false;
  #noting = false;
  /** Games whose last move everybody has heard of, in the order of that. */
  #ready: number[] = [];

  constructor(contender: Contender, server: ServerUnderLoad, games: number) {
    this.contender = contender;
    this.#server = server;
    this.#games = games;
    this.#missing = new Int32Array(games);
    this.#sent = new Float64Array(games);
    contender.heard = (game) => this.#heard(game);
  }

  /** Plays until the server's code is compiled; gives the bytes of all six seats for one command. */
  async warm(): Promise<number> {
    const [before, done] = [this.contender.bytes(), this.#done];
    await this.#play(LONGEST_WARMING, done + WARM);
    await this.#rest();
    return (this.contender.bytes() - before) / Math.max(1, this.#done - done);
  }

  /** Plays at the steady rate and notes how long each command takes. */
  async steadily(seconds: number): Promise<void> {
    this.#noting = true;
    const start = performance.now();
    for (let made = 0, game = 0; performance.now() - start < seconds * 1000; await pause(1)) {
      const due = ((performance.now() - start) / 1000) * RATE;
      for (let tries = 0; made < due && tries < this.#games; tries += 1) {
        game = (game + 1) % this.#games;
        if (this.#send(game)) made += 1;
      }
    }
    await this.#rest();
    this.#noting = false;
  }

  /** Plays as fast as it goes. */
  async fast(seconds: number): Promise<void> {
    const { contender } = this;
    const [worked, drove, before, bytes] = [await this.#server.cpu(), own(), this.#done, contender.bytes()];
    const from = performance.now();
    await this.#play(seconds);
    this.#fast.made += this.#done - before;
    this.#fast.seconds += (performance.now() - from) / 1000;
    this.#fast.bytes += contender.bytes() - bytes;
    this.#fast.driver += own() - drove;
    this.#fast.server += (await this.#server.cpu()) - worked;
    await this.#rest();
  }

  async figures(): Promise<Figures> {
    for (const end = performance.now() + LONGEST_WAIT * 1000; this.#unheard() > 0 && performance.now() < end; )
      await pause(50);
    const times = [...this.#times].sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const { made, seconds, bytes, server, driver } = this.#fast;
    const each = (sum: number) => sum / Math.max(1, made);
    return {
      perSecond: made / seconds,
      p50: at(0.5),
      p99: at(0.99),
      bytes: each(bytes),
      server: each(server),
      driver: each(driver),
      lost: this.#unheard(),
    };
  }

  async #play(seconds: number, enough = Number.POSITIVE_INFINITY): Promise<void> {
    this.#quick = true;
    for (const end = performance.now() + seconds * 1000; performance.now() < end && this.#done < enough; await pause(5))
      // A seat that had nothing to move when it was asked is asked again.
      for (let game = 0; game < this.#games; game += 1) this.#send(game);
    this.#quick = false;
  }

  /** Lets what is under way come to its end. */
  #rest(): Promise<void> {
    return pause(700);
  }

  #send(game: number): boolean {
    if ((this.#missing[game] ?? 0) > 0) return false;
    this.#missing[game] = SEATS;
    this.#sent[game] = performance.now();
    if (this.contender.move(game)) return true;
    this.#missing[game] = 0;
    return false;
  }

  #heard(game: number): void {
    const left = (this.#missing[game] ?? 0) - 1;
    if (left < 0) return;
    this.#missing[game] = left;
    if (left > 0) return;
    this.#done += 1;
    if (this.#noting) this.#times.push(performance.now() - (this.#sent[game] ?? 0));
    else if (this.#quick && this.#ready.push(game) === 1) setImmediate(() => this.#sendReady());
  }

  #sendReady(): void {
    const games = this.#ready;
    this.#ready = [];
    if (this.#quick) for (const game of games) this.#send(game);
  }

  #unheard(): number {
    return this.#missing.reduce((sum, left) => (left > 0 ? sum + 1 : sum), 0);
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
