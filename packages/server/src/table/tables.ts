// The tables of this process: opened when somebody looks, forgotten when nobody does.
import { ALONE, type Peers } from '../processes/peers.ts';
import { StoreError } from '../store/errors.ts';
import type { DueGame, Store, Stretch } from '../store/store.ts';
import { CommandersAtTable } from './commanders.ts';
import { viewersOf } from './feed.ts';
import { FirstOpenings, type FirstOpeningsOptions, wasSetAside } from './first-opening.ts';
import type { Loaded } from './loading.ts';
import { positionOf } from './position.ts';
import { Table } from './table.ts';
import type { ThinkProgram } from './thinker.ts';
import { Thinking, threadsFor } from './thinking.ts';

export interface TablesOptions {
  /** Milliseconds before each command of a computer commander. */
  readonly pace: number;
  /** Milliseconds after which a table nobody uses is forgotten. */
  readonly idle: number;
  /** Milliseconds between two looks for games whose answers are overdue. */
  readonly sweep: number;
  /** The other processes of the same server, which look after games of their own. */
  readonly peers?: Peers;
  /** Where the file of the threads lies in which commanders think; the built one unless said. */
  readonly thinkProgram?: ThinkProgram | undefined;
  /** When no server was at work. */
  readonly outages?: () => readonly Stretch[];
  /** Learns of outages that were noted elsewhere; false where nobody's time can be judged now. */
  readonly settled?: () => Promise<boolean>;
  /** Tries in a thread whether a game opens that did not come back when it was opened last. */
  readonly opens?: FirstOpeningsOptions['opens'];
  /** Is told when a game cannot go on. */
  fault(error: unknown): void;
}

interface Open {
  readonly table: Table;
  readonly commanders: CommandersAtTable;
}

/** Threads run the built files; from the sources, as some tests do, commanders think here. */
const THINK_PROGRAM: ThinkProgram | undefined = import.meta.url.endsWith('.ts')
  ? undefined
  : async () => new URL('./think-thread.js', import.meta.url);

const SWEPT_AT_ONCE = 100;
/** Milliseconds for which a game that is due is left to the process that it belongs to. */
const COURTESY = 10_000;
/** Milliseconds before a game that failed is tried again: it must not stand before the others until then. */
const AFTER_FAULT = 60_000;
/** Milliseconds before a game that was set aside is looked at again: a host may have brought it back. */
const AFTER_ASIDE = 3_600_000;

export class Tables {
  readonly #store: Store;
  readonly #options: TablesOptions;
  readonly #open = new Map<string, Open>();
  readonly #opening = new Map<string, Promise<Table | undefined>>();
  readonly #thinking: Thinking;
  readonly #first: FirstOpenings;
  readonly #unsubscribe: () => void;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(store: Store, options: TablesOptions) {
    this.#store = store;
    this.#options = options;
    const { processes } = options.peers ?? ALONE;
    this.#thinking = new Thinking(options.thinkProgram ?? THINK_PROGRAM, threadsFor(processes));
    this.#first = new FirstOpenings(store, options);
    this.#unsubscribe = store.subscribe((gameId, sequence) => this.#open.get(gameId)?.table.news(sequence));
    this.#timers = [
      setInterval(() => this.forgetIdle(), Math.max(50, options.idle / 2)),
      setInterval(() => void this.sweep().catch(() => undefined), options.sweep),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** The table of a game, where it is in memory. */
  atHand(gameId: string): Table | undefined {
    // One that is being opened may be one that does not open.
    return this.#opening.has(gameId) ? undefined : this.#open.get(gameId)?.table;
  }

  /** The table of a game that has begun; undefined where there is none. */
  async open(gameId: string): Promise<Table | undefined> {
    const known = this.atHand(gameId);
    if (known !== undefined) return known;
    const underWay = this.#opening.get(gameId);
    if (underWay !== undefined) return this.#whenOpened(gameId, underWay);
    const opening = this.#load(gameId);
    this.#opening.set(gameId, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(gameId);
    }
  }

  /** Where the store was away the table is there all the same: the next person there loads it. */
  async #whenOpened(gameId: string, opening: Promise<Table | undefined>): Promise<Table | undefined> {
    try {
      return await opening;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return this.#open.get(gameId)?.table;
    }
  }

  /** Plays for commanders and answers for the silent wherever that is due. */
  async sweep(now: number = this.#store.clock.now()): Promise<void> {
    const { peers = ALONE } = this.#options;
    const all = await this.#store.games.due(now, SWEPT_AT_ONCE);
    const due = all.filter(({ id, due: since }) => peers.isMine(id) || now - since > COURTESY);
    // Time in which nothing could be saved counts for nobody: what was noted of it comes before anybody's time is judged.
    if (due.length === 0 || (await this.#options.settled?.()) === false) return;
    // One that fails is no reason for the others to wait.
    for (const game of due) await this.#goOn(game.id, now).catch((error: unknown) => this.#putOff(game, now, error));
  }

  /** Lets go of tables nobody has used for a while. */
  forgetIdle(now: number = performance.now()): void {
    for (const [id, open] of this.#open) {
      const since = open.table.idleSince;
      if (since === undefined || now - since < this.#options.idle) continue;
      leave(open);
      this.#open.delete(id);
    }
  }

  close(): void {
    this.#unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    for (const open of this.#open.values()) leave(open);
    this.#open.clear();
    void this.#thinking.close();
  }

  #letGo(gameId: string): void {
    const open = this.#open.get(gameId);
    if (open !== undefined) leave(open);
    this.#open.delete(gameId);
  }

  async #goOn(id: string, now: number): Promise<void> {
    const table = await this.open(id);
    if (table !== undefined) {
      await answerOverdue(table, now);
      await this.#lookLater(table, now);
    }
    this.#open.get(id)?.commanders.wake();
  }

  /** A deadline may have moved since it was written down: pauses, votes, quiet hours and outages move it. */
  async #lookLater(table: Table, now: number): Promise<void> {
    const { due = now + AFTER_ASIDE, sequence } = await table.due(now);
    if (due > now) await this.#store.games.postpone({ id: table.id, due, sequence });
  }

  async #putOff(game: DueGame, now: number, error: unknown): Promise<void> {
    const aside = wasSetAside(error);
    if (!aside) this.#options.fault(error);
    // A store that is away gives it again with the next look.
    const due = now + (aside ? AFTER_ASIDE : AFTER_FAULT);
    await this.#store.games.postpone({ ...game, due }).catch(() => undefined);
  }

  async #load(gameId: string): Promise<Table | undefined> {
    const row = await this.#store.games.get(gameId);
    if (row === undefined || row.sequence === 0) return undefined;
    const table = new Table(this.#store, row, this.#options.fault, this.#options.outages);
    const commanders = new CommandersAtTable(table, this.#options, this.#thinking);
    table.onChange = (here) => commanders.wake(here);
    table.onOver = () => this.#letGo(gameId);
    this.#open.set(gameId, { table, commanders });
    // One that was forgotten while it is opened would be given to somebody it never tells anything.
    const release = table.hold();
    // Loads the game; commanders that are waited for go on. A table that could not be loaded stays until it is idle, as
    // others may sit at it already: the next of them loads it. One that never opens is let go.
    try {
      await this.#first.through(row, () => table.read((loaded) => lookAround(loaded)));
      // A process may have ended between a command and what follows from it without being asked.
      if (row.status === 'running') await table.goOn().catch(() => undefined);
    } catch (error) {
      if (wasSetAside(error)) this.#letGo(gameId);
      throw error;
    } finally {
      release();
    }
    commanders.wake();
    return table;
  }
}

/** What people will ask for next: a position that cannot be shown is found while the note is there. */
function lookAround(loaded: Loaded): void {
  for (const viewer of viewersOf(loaded.paper.game.setup.seats)) positionOf(loaded, viewer);
}

function leave({ table, commanders }: Open): void {
  commanders.stop();
  table.close();
}

async function answerOverdue(table: Table, now: number): Promise<void> {
  const asked = await table.overdue(now);
  if (asked === undefined) return;
  for (const seat of asked.seats) await table.answerByDefault(seat, asked.id, true);
}
