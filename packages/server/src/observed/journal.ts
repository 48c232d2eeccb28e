// What the server tells its host: one line of JSON for each thing that happened, without secrets and without floods.
import { type DestinationStream, type Logger, pino } from 'pino';
import { StoreError } from '../store/errors.ts';

export const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type Level = (typeof LEVELS)[number];

export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Milliseconds in which the same fault is written once; what came in between is counted in the next line. */
const WINDOW = 10_000;
/** Different ones that are remembered for this. */
const REMEMBERED = 2000;

export class Journal {
  readonly #logger: Logger;
  readonly #told = new Map<string, { at: number; missed: number }>();

  /** Where the server has several processes, each line carries the number of its process. */
  constructor(
    level: Level,
    out: DestinationStream = pino.destination({ dest: 2, sync: true }),
    number: number | undefined = undefined,
  ) {
    this.#logger = pino(
      {
        level,
        base: { pid: process.pid, ...(number === undefined ? {} : { process: number }) },
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      },
      out,
    );
  }

  debug(what: string, facts: Facts = {}): void {
    this.#logger.debug(facts, what);
  }

  info(what: string, facts: Facts = {}): void {
    this.#logger.info(facts, what);
  }

  warn(what: string, facts: Facts = {}): void {
    this.#logger.warn(facts, what);
  }

  /** Something that may happen very often: written once in a while, with how often it was left out since. */
  often(what: string, key: string, facts: Facts = {}): void {
    const since = this.#since(`${what} ${key}`);
    if (since !== undefined) this.#logger.info({ ...facts, ...since }, what);
  }

  /** Something that should not have happened. A store that is away says so in a sentence; anything else with its stack. */
  fault(error: unknown, facts: Facts = {}): void {
    const known = error instanceof StoreError;
    const what = error instanceof Error ? error.message : String(error);
    const since = this.#since(`${known ? error.code : what}`);
    if (since === undefined) return;
    const stack = known || !(error instanceof Error) ? undefined : error.stack;
    this.#logger.error({ ...facts, ...(stack === undefined ? {} : { stack }), ...since }, what);
  }

  /** How often the same was left out since it was last written; undefined where it is to be left out again. */
  #since(key: string): { readonly again?: number } | undefined {
    const now = performance.now();
    const last = this.#told.get(key);
    if (last !== undefined && now - last.at < WINDOW) {
      last.missed += 1;
      return undefined;
    }
    if (this.#told.size >= REMEMBERED) this.#told.clear();
    this.#told.set(key, { at: now, missed: 0 });
    return last === undefined || last.missed === 0 ? {} : { again: last.missed };
  }
}
