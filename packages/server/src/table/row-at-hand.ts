// A table's row in memory: who sits where, what was arranged, and until when the open question may be answered.
import { ApiError } from '../http/errors.ts';
import type { GameChange, Game as GameRow, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement, readSummary, type Summary } from './arrangement.ts';
import { isAside } from './first-opening.ts';

export class RowAtHand {
  readonly #store: Store;
  #row: GameRow;
  #meta: ArrangementMeta;
  /** Newer than the row's own where this process has appended since it was read. */
  #summary: Summary | undefined;
  #gone = false;

  constructor(store: Store, row: GameRow) {
    this.#store = store;
    this.#row = row;
    this.#meta = readArrangement(row.meta);
    this.#summary = readSummary(row.summary);
  }

  get now(): GameRow {
    return this.#row;
  }

  get meta(): ArrangementMeta {
    return this.#meta;
  }

  get summary(): Summary | undefined {
    return this.#summary;
  }

  /** This process has appended. */
  appended(summary: Summary, { status = this.#row.status }: GameChange): void {
    this.#summary = summary;
    if (status !== this.#row.status) this.#row = { ...this.#row, status };
  }

  /** Reads it anew: another process may have written it. */
  async read(): Promise<void> {
    const row = await this.#store.games.get(this.#row.id);
    this.#gone = row === undefined;
    if (row === undefined) return;
    this.#row = row;
    this.#meta = readArrangement(row.meta);
    this.#summary = readSummary(row.summary);
  }

  /** Why nobody plays here any more, where the host removed the game or set it aside. */
  get over(): ApiError | undefined {
    if (this.#gone) return REMOVED;
    return this.#row.aside === undefined ? undefined : isAside(this.#row.aside);
  }

  /** Until when a question may be answered; what is known of another question tells nothing. */
  time(question: number | undefined): { readonly deadline?: number } {
    const { deadline, question: open } = this.#summary ?? {};
    return deadline === undefined || question !== open ? {} : { deadline };
  }
}

const REMOVED = new ApiError(404, 'no-game:removed');
