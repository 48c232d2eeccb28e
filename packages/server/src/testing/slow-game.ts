// A game over weeks, hour by hour, on the real tables and a clock that the test sets: people look in when they are awake and
// free, answer what they are asked, and go again.
import {
  type Command,
  commit,
  DEFAULT_OPTIONS,
  fallbackFor,
  type GameOptions,
  type Seat,
  seat,
  view,
} from '@marshall/rules';
import { freshMeta } from '../lobby/fresh.ts';
import type { Instant, Seat as SeatRow, Store } from '../store/store.ts';
import { writeOpening } from '../table/start.ts';
import type { Table } from '../table/table.ts';
import { Tables } from '../table/tables.ts';
import { decide } from '../table/thought.ts';
import type { TestClock } from './clock.ts';
import { gameOf } from './stores.ts';
import { SLOW } from './tables.ts';

const HOUR = 3_600_000;
const SECRET = '5f'.repeat(32);
const POWERS = ['usa', 'china', 'europe', 'ussr', 'africa', 'south-america'] as const;
/** Answers of one person in one hour; nobody has more patience. */
const PATIENCE = 200;

/** Somebody who plays: when they look in, how they decide, and what they have ordered beforehand. */
export interface SlowPlayer {
  readonly name: string;
  /** Whether they look in at an hour of a day of the week, by UTC. */
  looks(hour: number, day: number): boolean;
  /** They are not seen any more from this cycle on. */
  readonly vanishes?: number;
  readonly commander: string;
  /** What they order once the first cycle has begun, and what at their first look into each cycle. */
  readonly orders: readonly Command[];
  readonly eachCycle?: readonly Command[];
}

export interface SlowTerms {
  readonly id: string;
  readonly options: Partial<GameOptions>;
  /** What the host arranges beside the options: clock, Détente at a time, quiet hours. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** After so many days it is given up. */
  readonly days: number;
}

export interface SlowReport {
  readonly ended: boolean;
  readonly days: number;
  readonly cycle: number;
  /** Answers that people gave, by names, and those that were given for them when their time was over. */
  readonly answers: Readonly<Record<string, number>>;
  readonly missed: number;
  /** How often each came back from a caretaker. */
  readonly returns: Readonly<Record<string, number>>;
  /** Hours in which the game waited for one person, by names. */
  readonly waits: Readonly<Record<string, number>>;
}

/** Plays a game until it is over, or its days are. */
export async function playSlowly(
  store: Store,
  clock: TestClock,
  terms: SlowTerms,
  players: readonly SlowPlayer[],
): Promise<SlowReport> {
  const began = clock.now();
  const tables = new Tables(store, { ...SLOW, idle: 2 ** 30, sweep: 2 ** 30 });
  await open(store, terms, players);
  const table = await tables.open(terms.id);
  if (table === undefined) throw new Error('the game has not begun');
  const people = players.map((player, i) => new Person(player, seat(POWERS[i] ?? ''), table));
  try {
    let missed = 0;
    for (let hour = 0; hour < terms.days * 24 && table.row.status === 'running'; hour += 1) {
      const now = clock.pass(HOUR);
      const waiting = await table.read(({ paper }) => paper.game.state.question?.waiting ?? []);
      for (const person of people) if (waiting.length === 1 && waiting[0] === person.seat) person.waits += 1;
      for (let moved = true; moved && table.row.status === 'running'; ) {
        const overdue = await table.overdue(now);
        missed += overdue?.seats.length ?? 0;
        const before = await sequenceOf(table);
        await tables.sweep(now);
        await settled(table);
        for (const person of people) await person.look(now);
        moved = (await sequenceOf(table)) !== before;
      }
    }
    const { cycle, ended } = await table.read(({ paper }) => paper.game.state);
    const days = Math.round(((clock.now() - began) / (24 * HOUR)) * 10) / 10;
    return {
      ended: ended !== undefined,
      days,
      cycle,
      missed,
      answers: Object.fromEntries(people.map(({ player, answers }) => [player.name, answers])),
      returns: Object.fromEntries(people.map(({ player, returns }) => [player.name, returns])),
      waits: Object.fromEntries(people.map(({ player, waits }) => [player.name, waits])),
    };
  } finally {
    tables.close();
  }
}

class Person {
  readonly player: SlowPlayer;
  readonly seat: Seat;
  readonly #table: Table;
  answers = 0;
  waits = 0;
  returns = 0;
  #ordered = false;
  #cycle = 0;
  #gone = false;

  constructor(player: SlowPlayer, name: Seat, table: Table) {
    this.player = player;
    this.seat = name;
    this.#table = table;
  }

  /** Looks in, if this is an hour at which they do. */
  async look(now: Instant): Promise<void> {
    const { looks, vanishes = Number.POSITIVE_INFINITY } = this.player;
    const cycle = await this.#table.read(({ paper }) => paper.game.state.cycle);
    this.#gone ||= cycle >= vanishes;
    const date = new Date(now);
    if (this.#gone || !looks(date.getUTCHours(), date.getUTCDay())) return;
    // One click, and they lead again.
    if (this.#table.leaders[this.seat] === 'caretaker' && (await this.#table.lead(this.seat, 'player')))
      this.returns += 1;
    if (cycle > 0 && !this.#ordered) {
      this.#ordered = true;
      for (const command of this.player.orders) await this.#send(command);
    }
    if (cycle > this.#cycle) for (const command of this.player.eachCycle ?? []) await this.#send(command);
    this.#cycle = cycle;
    for (let i = 0; i < PATIENCE; i += 1) if (!(await this.#answer())) return;
  }

  async #answer(): Promise<boolean> {
    const asked = await this.#table.read(({ paper: { game }, sequence }) => {
      const fallback = fallbackFor(game, this.seat);
      return fallback && { fallback, setup: game.setup, view: structuredClone(view(game, this.seat)), sequence };
    });
    if (asked === undefined) return false;
    const { sequence, ...moment } = asked;
    const { commander } = this.player;
    const command = await decide({ ...moment, commander, seat: this.seat, seed: `${this.player.name} ${sequence}` });
    if (!(await this.#send(command)) && !(await this.#send(asked.fallback))) return false;
    this.answers += 1;
    await settled(this.#table);
    return true;
  }

  async #send(command: Command): Promise<boolean> {
    const id = `${this.player.name} ${await sequenceOf(this.#table)} ${command.type} ${Math.random()}`;
    return (await this.#table.command(this.seat, id, command)).kind === 'accepted';
  }
}

async function open(store: Store, { id, options, meta }: SlowTerms, players: readonly SlowPlayer[]): Promise<void> {
  const names = POWERS.slice(0, players.length);
  const arranged = {
    ...freshMeta('A slow game', names),
    // The same dice each time.
    secret: SECRET,
    commitment: commit(SECRET),
    options: { ...DEFAULT_OPTIONS, ...options },
    powers: Object.fromEntries(names.map((name) => [name, name])),
    ...meta,
  };
  const seats = names.map((name, i): SeatRow => {
    const account = players[i]?.name ?? name;
    return { seat: name, account, ready: true, contribution: name };
  });
  await store.games.create({ id, public: true, meta: JSON.stringify(arranged), seats });
  await writeOpening(store, await gameOf(store, id));
}

function sequenceOf(table: Table): Promise<number> {
  return table.read(({ sequence }) => sequence);
}

/** Waits until no caretaker is waited for. */
async function settled(table: Table): Promise<void> {
  for (;;) {
    const busy = await table.read(({ paper: { game } }) =>
      (game.state.question?.waiting ?? []).some((name) => game.state.leaders?.[name] === 'caretaker'),
    );
    if (!busy) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
