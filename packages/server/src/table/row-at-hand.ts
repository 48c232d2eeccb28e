// A table's row in memory: who sits where, what was arranged, and until when the open question may be answered.
import type { Viewer } from '@marshall/rules';
import { type Around, deadlineOf, latestOf } from '../clock/game-clock.ts';
import { ApiError } from '../http/errors.ts';
import type { GameChange, Game as GameRow, Instant, Store, Stretch } from '../store/store.ts';
import { type ArrangementMeta, readArrangement, readSummary, type Summary } from './arrangement.ts';
import { isAside } from './first-opening.ts';

const ATTEMPTS = 20;

export class RowAtHand {
  readonly #store: Store;
  readonly #outages: () => readonly Stretch[];
  #row: GameRow;
  #meta: ArrangementMeta;
  /** Newer than the row's own where this process has appended since it was read. */
  #summary: Summary | undefined;
  #gone = false;

  constructor(store: Store, row: GameRow, outages: () => readonly Stretch[]) {
    this.#store = store;
    this.#outages = outages;
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

  /** What its clock depends on. */
  get around(): Around {
    return { row: this.#row, meta: this.#meta, outages: this.#outages() };
  }

  /** This process has appended. */
  appended(summary: Summary, { status = this.#row.status }: GameChange): void {
    this.#summary = summary;
    if (status !== this.#row.status) this.#row = { ...this.#row, status };
  }

  /** Reads it again: another process may have written it. */
  async read(): Promise<void> {
    const row = await this.#store.games.get(this.#row.id);
    this.#gone = row === undefined;
    if (row === undefined) return;
    this.#row = row;
    this.#meta = readArrangement(row.meta);
    this.#summary = readSummary(row.summary);
  }

  /** Changes what is arranged, where that changes anything. */
  async arrange(change: (meta: ArrangementMeta) => ArrangementMeta): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.read();
      const after = change(this.#meta);
      if (after === this.#meta) return;
      const { id, revision } = this.#row;
      if ('revision' in (await this.#store.games.arrange(id, revision, { meta: JSON.stringify(after) })))
        return this.read();
    }
    throw new Error('others always change this game first');
  }

  /** Why nobody plays here any more, where the host removed the game or set it aside. */
  get over(): ApiError | undefined {
    if (this.#gone) return REMOVED;
    return this.#row.aside === undefined ? undefined : isAside(this.#row.aside);
  }

  /** Until when a viewer's seat may answer a question, or somebody may; what is known of another question tells nothing. */
  time(question: number | undefined, of: readonly string[], viewer: Viewer): { readonly deadline?: Instant } {
    const summary = this.#summary;
    if (summary === undefined || question !== summary.question) return {};
    const deadline = of.some((seat) => seat === viewer)
      ? deadlineOf(viewer, summary, this.around)
      : latestOf(of, summary, this.around);
    return deadline === undefined ? {} : { deadline };
  }

  /** The question that an undo of a seat would bring back, and until when it could be answered. */
  before(seat: string): { readonly question: number; readonly deadline: Instant } | undefined {
    const { before, leaders, out } = this.#summary ?? {};
    if (before === undefined) return undefined;
    const deadline = deadlineOf(seat, { ...before, leaders, out }, this.around);
    return deadline === undefined ? undefined : { question: before.question, deadline };
  }
}

const REMOVED = new ApiError(404, 'no-game:removed');
