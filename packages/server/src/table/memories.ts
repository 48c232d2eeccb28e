// What the seats of a game remember, for computers that may come to sit there. Most tables never ask: until somebody does, memories stay
// the text they are kept as, with what has happened since.
import { MEMORABLE, type Memory, Recall } from '@marshall/bots';
import { type GameEvent, type Seat, standing } from '@marshall/rules';

export class Memories {
  readonly #seats: readonly Seat[];
  /** All of them as they were kept last, as JSON. */
  #kept: string;
  /** What has happened since: of what can no longer be taken back only what somebody remembers, and all of the rest. */
  #lasting: GameEvent[] = [];
  #since: (readonly GameEvent[])[] = [];
  /** Made when a commander asks. */
  #recall: Recall | undefined;

  constructor(seats: readonly Seat[], kept: Readonly<Record<Seat, Memory>> = {}) {
    this.#seats = seats;
    this.#kept = JSON.stringify(kept);
  }

  /** Something happened: events as they are in the log. `final` says that nothing up to now can be taken back any more. */
  hear(events: readonly GameEvent[], final = false): void {
    if (this.#recall === undefined) this.#since.push(events);
    else this.#recall.hear(events);
    if (!final || this.#recall !== undefined) return;
    for (const event of standing(this.#since.flat())) if (MEMORABLE.has(event.type)) this.#lasting.push(event);
    this.#since = [];
  }

  /** What a seat remembers. */
  of(seat: Seat): Memory {
    this.#recall ??= this.#recalled();
    this.#forget();
    return this.#recall.of(seat);
  }

  /** All memories as JSON, to be kept where nothing can be taken back any more. */
  keep(): string {
    const kept = JSON.stringify((this.#recall ?? this.#recalled()).keep());
    if (this.#recall !== undefined) return kept;
    this.#kept = kept;
    this.#forget();
    return kept;
  }

  #forget(): void {
    this.#lasting = [];
    this.#since = [];
  }

  #recalled(): Recall {
    // Written by `keep`, or given as what was.
    const recall = new Recall(this.#seats, JSON.parse(this.#kept) as Readonly<Record<Seat, Memory>>);
    recall.hear(this.#lasting);
    for (const events of this.#since) recall.hear(events);
    return recall;
  }
}
