// The memories of everybody at a table: each is folded from its own redacted feed, when somebody asks for it.
import { type GameEvent, redact, type Seat, standing } from '@marshall/rules';
import { blankNotes, MEMORABLE, type Notes, remember } from './notes.ts';

/** What a seat knows of the past. */
export interface Memory {
  readonly notes: Notes;
  /** The latest events that its notes were made of, as it was told of them, the oldest first. */
  readonly heard: readonly GameEvent[];
}

/** A memory with how many events of the tail are in it. */
interface Folded {
  readonly memory: Memory;
  readonly upTo: number;
}

/** How many events a seat has at hand as they were. */
const HEARD = 16;
/** Events that can still be taken back stand among these; older ones are folded for good. */
const TAIL = 400;

export class Recall {
  readonly #seats: readonly Seat[];
  /** What is folded for good. */
  readonly #kept = new Map<Seat, Memory>();
  /** The memories as they are now, as far as each has been asked for, and how many events of the tail are in them. */
  readonly #now = new Map<Seat, Folded>();
  /** The same when they had come to the older half of the tail, so that it need not be folded again when it is kept for good. */
  readonly #halfway = new Map<Seat, Folded>();
  #tail: GameEvent[] = [];
  /** How many entries of a log have been heard, and what the last of them held. */
  #entries = 0;
  #last: readonly GameEvent[] | undefined;
  readonly #before: Readonly<Record<Seat, Memory>>;

  /** With what was kept of an earlier time, it goes on from there. */
  constructor(seats: readonly Seat[], kept: Readonly<Record<Seat, Memory>> = {}) {
    this.#seats = seats;
    this.#before = kept;
    this.#begin();
  }

  #begin(): void {
    for (const seat of this.#seats)
      this.#kept.set(seat, this.#before[seat] ?? { notes: blankNotes(seat, this.#seats), heard: [] });
    this.#forget();
    this.#tail = [];
    this.#entries = 0;
  }

  /** The tail is another: what was folded of it no longer holds. */
  #forget(): void {
    this.#now.clear();
    this.#halfway.clear();
  }

  /** Something happened: events as they are in the log. */
  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#tail.push(event);
      if (event.type !== 'undone') continue;
      this.#tail = [...standing(this.#tail)];
      this.#forget();
    }
    if (this.#tail.length > 2 * TAIL) this.#settle(TAIL);
  }

  /** Hears what a log holds beyond what was heard of it before; all of it again, where entries were cut off it since. */
  follow(entries: readonly { readonly events: readonly GameEvent[] }[]): this {
    if (this.#entries > 0 && entries[this.#entries - 1]?.events !== this.#last) this.#begin();
    for (const { events } of entries.slice(this.#entries)) this.hear(events);
    this.#entries = entries.length;
    this.#last = entries.at(-1)?.events;
    return this;
  }

  /** What a seat remembers. */
  of(seat: Seat): Memory {
    return told(this.#fold(seat));
  }

  /** The notes of what it remembers; most commanders look at nothing else. */
  notesOf(seat: Seat): Notes {
    return this.#fold(seat).notes;
  }

  /** The memory of a seat up to now; what it heard is kept as it came. */
  #fold(seat: Seat): Memory {
    const now = this.#now.get(seat);
    const from = now?.upTo ?? 0;
    const before = now?.memory ?? this.#kept.get(seat) ?? { notes: blankNotes(seat, this.#seats), heard: [] };
    const memory = from < this.#tail.length ? hearing(before, this.#tail.slice(from)) : before;
    const folded = { memory, upTo: this.#tail.length };
    this.#now.set(seat, folded);
    if (folded.upTo <= TAIL) this.#halfway.set(seat, folded);
    return memory;
  }

  /** All memories, to be kept where nothing can be taken back any more. */
  keep(): Readonly<Record<Seat, Memory>> {
    this.#settle(0);
    return Object.fromEntries([...this.#kept].map(([seat, memory]) => [seat, told(memory)]));
  }

  /** Folds all but so many of the latest events for good. */
  #settle(last: number): void {
    const old = this.#tail.slice(0, this.#tail.length - last);
    const newer = new Map<Seat, Folded>();
    for (const seat of this.#seats) {
      const now = this.#now.get(seat);
      // What was folded already need not be folded again.
      const done = now !== undefined && now.upTo <= old.length ? now : this.#halfway.get(seat);
      const known = done !== undefined && done.upTo <= old.length ? done : undefined;
      const before = known?.memory ?? this.#kept.get(seat);
      if (before !== undefined) this.#kept.set(seat, hearing(before, old.slice(known?.upTo ?? 0)));
      if (now !== undefined && now.upTo > old.length) newer.set(seat, { ...now, upTo: now.upTo - old.length });
    }
    this.#forget();
    for (const [seat, now] of newer) {
      this.#now.set(seat, now);
      this.#halfway.set(seat, now);
    }
    this.#tail = this.#tail.slice(old.length);
  }
}

/** A memory after a seat was told of events. */
function hearing({ notes, heard }: Memory, events: readonly GameEvent[]): Memory {
  let now = notes;
  const latest: GameEvent[] = [];
  for (const event of events) {
    if (!MEMORABLE.has(event.type)) continue;
    const mine = redact(event, notes.seat);
    if (mine === undefined) continue;
    now = remember(now, mine);
    latest.push(mine);
  }
  return { notes: now, heard: latest.length === 0 ? heard : [...heard, ...latest].slice(-HEARD) };
}

/** A memory as it is shown and kept. */
function told({ notes, heard }: Memory): Memory {
  return { notes, heard: heard.map(bare) };
}

const bared = new WeakMap<GameEvent, GameEvent>();

/** An event without its clauses, which are of no use to memory, and long; what is public is the same for everybody. */
function bare(event: GameEvent): GameEvent {
  let fact = bared.get(event);
  if (fact === undefined) {
    const { clauses: _, ...rest } = event;
    fact = rest as GameEvent;
    bared.set(event, fact);
  }
  return fact;
}
