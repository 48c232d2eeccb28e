// One game where it is played: perform, append, then tell (law 6). Any process may run it; the store refuses a second writer.
import {
  type Command,
  type Draft,
  explain,
  fallbackFor,
  type GameEvent,
  type Offer,
  options,
  type Refusal,
  type Result,
  type Seat,
  sayQuestion,
  take,
  undo,
  type Viewer,
  view,
  whyNoUndo,
} from '@marshall/rules';
import type { CommandId, Game as GameRow, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement, readSummary, type Summary } from './arrangement.ts';
import { itemsAfter } from './backlog.ts';
import { changeOf, summaryOf } from './change.ts';
import { type LogEntry, writeEntry } from './entry.ts';
import { type FeedItem, lastAfter, viewersOf } from './feed.ts';
import { Listeners } from './listeners.ts';
import { count, entriesAfter, follow, type Loaded, load, type Shown, shownOf, waitingOf } from './loading.ts';
import { writeSnapshot } from './snapshot.ts';
import { type Listener, type Outcome, type PositionOf, TableFault } from './terms.ts';
import { Turns } from './turns.ts';

const SNAPSHOT_EVERY = 50;
const ATTEMPTS = 20;
const IDS_KEPT = 64;

export class Table {
  readonly id: string;
  readonly #store: Store;
  readonly #turns = new Turns();
  readonly #listeners = new Listeners();
  /** Sequences this table appended whose news has not come back yet. */
  readonly #own = new Set<number>();
  readonly #applied = new Map<string, true>();
  #row: GameRow;
  #meta: ArrangementMeta;
  #summary: Summary | undefined;
  #loaded: Loaded | undefined;
  /** How far listeners have been told. */
  #told = 0;
  /** Where stands what could be taken back then. */
  #lastAt = 0;
  #lastUse = Date.now();
  #held = 0;
  /** Called after every change, when everybody has been told; `here` when it was made by this process. */
  onChange: (here: boolean) => void = () => undefined;

  constructor(store: Store, row: GameRow) {
    this.#store = store;
    this.id = row.id;
    this.#row = row;
    this.#meta = readArrangement(row.meta);
    this.#summary = readSummary(row.summary);
  }

  get row(): GameRow {
    return this.#row;
  }

  get meta(): ArrangementMeta {
    return this.#meta;
  }

  /** When the open question is answered by default. */
  get deadline(): number | undefined {
    return this.#summary?.deadline;
  }

  /** Since when nobody has used it; undefined while somebody does. */
  get idleSince(): number | undefined {
    return this.#listeners.size > 0 || this.#turns.busy || this.#held > 0 ? undefined : this.#lastUse;
  }

  /** Keeps the table in memory until the result is called. */
  hold(): () => void {
    this.#held += 1;
    return () => {
      this.#held -= 1;
      this.#lastUse = Date.now();
    };
  }

  /** Carries out a command of a seat: the same id twice is carried out once. */
  command(seat: Seat, id: string, command: Command, question?: number): Promise<Outcome> {
    return this.#act({ seat, id }, (loaded) => judged(loaded, seat, command, question));
  }

  /** Carries out a command that was made for one position alone: where the game has gone on, it is dropped. */
  commandAt(sequence: number, seat: Seat, command: Command, question: number): Promise<Outcome> {
    // Two processes that play for the same commander at the same position send the same command.
    const id = `bot-${question}-${sequence}`;
    return this.#act({ seat, id }, (loaded) => judged(loaded, seat, command, question), sequence);
  }

  /** Takes back a seat's last command, where the referee allows it. */
  undo(seat: Seat, id: string): Promise<Outcome> {
    return this.#act({ seat, id }, (loaded) => {
      const result = undo(loaded.paper, seat);
      if (!result.ok) return result;
      return { ok: true, value: { seat, command: { type: 'undo' }, events: [result.value] } };
    });
  }

  /** Answers for a seat by the question's default, if that question is still asked of it. */
  answerByDefault(seat: Seat, question: number): Promise<Outcome> {
    return this.#act({ seat, id: `default-${question}` }, (loaded) => {
      const command = fallbackFor(loaded.paper.game, seat);
      if (command === undefined) return { ok: false, refusal: NOT_ASKED };
      return judged(loaded, seat, command, question);
    });
  }

  /** What a seat may do now; with a draft, the next choice of that command. */
  options(seat: Seat, draft?: Draft<Command>): Promise<readonly Offer[]> {
    return this.read((loaded) => options(loaded.paper.game, seat, draft));
  }

  /** Why a command or draft would be refused; undefined if nothing speaks against it. */
  why(seat: Seat, command: Draft<Command>): Promise<Refusal | undefined> {
    return this.read((loaded) => explain(loaded.paper.game, seat, command));
  }

  /** What a viewer may know and do now. */
  position(viewer: Viewer): Promise<PositionOf> {
    return this.read(() => this.positionNow(viewer));
  }

  /** The same at once; only for listeners, while they are told. */
  positionNow(viewer: Viewer): PositionOf {
    const loaded = this.#loaded;
    if (loaded === undefined) throw new TableFault('no position is at hand');
    const { game } = loaded.paper;
    const seat = viewer === 'spectator' ? undefined : viewer;
    return {
      feed: loaded.feeds[viewer] ?? 0,
      view: view(game, viewer),
      offers: seat === undefined ? [] : options(game, seat),
      asks: seat === undefined ? undefined : sayQuestion(game, seat),
      undo: seat !== undefined && whyNoUndo(loaded.paper, seat) === undefined,
    };
  }

  /** The question that is asked; only for listeners, while they are told. */
  get question(): number | undefined {
    return this.#loaded?.paper.game.state.question?.id;
  }

  /** Whether the game is over. */
  get ended(): boolean {
    return this.#loaded?.paper.game.state.ended !== undefined;
  }

  /** Who is waited for; only for listeners, while they are told. */
  get waiting(): readonly Seat[] {
    return this.#loaded === undefined ? [] : waitingOf(this.#loaded);
  }

  /** The items of a viewer's feed after a number, and the number it has come to. */
  feed(viewer: Viewer, after: number): Promise<{ readonly items: readonly FeedItem[]; readonly feed: number }> {
    return this.read(async (loaded) => ({
      items: await itemsAfter(this.#store, this.id, loaded, viewer, after),
      feed: loaded.feeds[viewer] ?? 0,
    }));
  }

  /**
   * Lets somebody look on. `begin` runs in the same turn, after what he has missed was read: what comes later is told,
   * nothing is lost between and nothing told twice.
   */
  async listen(
    listener: Listener,
    since: number | undefined,
    begin: (missed: readonly FeedItem[], position: PositionOf) => void,
  ): Promise<() => void> {
    await this.read(async (loaded) => {
      const missed = since === undefined ? [] : await itemsAfter(this.#store, this.id, loaded, listener.viewer, since);
      begin(missed, this.positionNow(listener.viewer));
      this.#listeners.add(listener);
    });
    return () => {
      this.#listeners.delete(listener);
      this.#lastUse = Date.now();
    };
  }

  /** Reads the game as the store has it, between two commands. */
  read<T>(job: (loaded: Loaded) => Promise<T> | T): Promise<T> {
    this.#lastUse = Date.now();
    return this.#turns.run(async () => job(await this.#atHand()));
  }

  /** The store told of a change of this game. */
  news(sequence: number): void {
    if (this.#own.delete(sequence)) return;
    void this.#turns
      .run(async () => {
        if (this.#loaded !== undefined && sequence > this.#loaded.sequence) await this.#catchUp(this.#loaded);
        const row = await this.#store.games.get(this.id);
        if (row === undefined) return;
        this.#row = row;
        this.#meta = readArrangement(row.meta);
        this.#summary = readSummary(row.summary);
        this.#listeners.stir();
      })
      // What could not be read now is read with the next command or the next news.
      .catch(() => this.#forget());
  }

  // ---- a command, from the referee to the store to the listeners ----

  #act(commandId: CommandId, perform: (loaded: Loaded) => Result<LogEntry>, only?: number): Promise<Outcome> {
    this.#lastUse = Date.now();
    return this.#turns.run(async () => {
      const key = `${commandId.seat} ${commandId.id}`;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        if (this.#applied.has(key)) return { kind: 'again' };
        const loaded = await this.#atHand();
        if (only !== undefined && loaded.sequence !== only) return { kind: 'overtaken' };
        const result = this.#judge(loaded, perform);
        if (!result.ok) {
          // A command that was carried out is refused when it comes again; the store knows it by its id.
          if (await this.#wasApplied(commandId)) return { kind: 'again' };
          // Another process may have gone on, and its news be under way.
          if (await this.#movedOn(loaded)) continue;
          return { kind: 'refused', refusal: result.refusal };
        }
        const outcome = await this.#append(loaded, result.value, commandId);
        if (outcome !== undefined) {
          this.#remember(key);
          return outcome;
        }
      }
      throw new TableFault('others are always quicker');
    });
  }

  /** The referee works in place: whatever goes wrong in between, the game in memory is no longer the store's. */
  #judge(loaded: Loaded, perform: (loaded: Loaded) => Result<LogEntry>): Result<LogEntry> {
    try {
      return perform(loaded);
    } catch (error) {
      this.#forget();
      throw new TableFault('the referee failed', { cause: error });
    } finally {
      loaded.paper.entries.length = 0;
    }
  }

  /** Undefined when another process was quicker: the game is loaded anew and the command is judged again. */
  async #append(loaded: Loaded, entry: LogEntry, commandId: CommandId): Promise<Outcome | undefined> {
    const expected = loaded.sequence;
    this.#own.add(expected + 1);
    const summary = summaryOf(loaded.paper.game, this.#meta, this.#summary);
    const change = changeOf(loaded.paper.game, this.#row, summary);
    const text = JSON.stringify(entry.events);
    const appended = await this.#store.log
      .append(this.id, expected, [{ body: writeEntry(entry, text) }], commandId, change)
      .catch((error: unknown) => {
        // It may or may not be kept: the store alone knows.
        this.#own.delete(expected + 1);
        this.#forget();
        throw error;
      });
    if (!('sequence' in appended)) {
      this.#own.delete(expected + 1);
      await this.#reload();
      return 'duplicate' in appended ? { kind: 'again' } : undefined;
    }
    this.#summary = summary;
    const shown = count(loaded, appended.sequence, entry);
    this.#tell(loaded, [shown], [entry.seat], new Map([[entry.events, text]]));
    this.#keepSnapshot(loaded);
    return { kind: 'accepted', feed: loaded.feeds[commandId.seat] ?? 0 };
  }

  async #wasApplied(commandId: CommandId): Promise<boolean> {
    // No log has this sequence, so that nothing is written.
    const known = await this.#store.log.append(this.id, -1, [], commandId);
    if (!('duplicate' in known)) return false;
    this.#remember(`${commandId.seat} ${commandId.id}`);
    return true;
  }

  async #movedOn(loaded: Loaded): Promise<boolean> {
    if (this.#store.kind === 'sqlite') return false;
    const before = loaded.sequence;
    await this.#catchUp(loaded);
    return loaded.sequence !== before;
  }

  #remember(key: string): void {
    this.#applied.set(key, true);
    if (this.#applied.size <= IDS_KEPT) return;
    const [oldest] = this.#applied.keys();
    if (oldest !== undefined) this.#applied.delete(oldest);
  }

  // ---- the game in memory ----

  async #atHand(): Promise<Loaded> {
    return this.#loaded ?? this.#reload();
  }

  #forget(): void {
    this.#loaded = undefined;
  }

  /** Loads the game from the store, and tells listeners what they have not heard. */
  async #reload(): Promise<Loaded> {
    this.#forget();
    const loaded = await load(this.#store, this.id, this.#meta.secret);
    if (loaded === undefined) throw new TableFault('the game has not begun');
    this.#loaded = loaded;
    if (this.#listeners.size > 0 && loaded.sequence > this.#told) await this.#retell(loaded);
    this.#told = loaded.sequence;
    this.#lastAt = loaded.lastAt;
    return loaded;
  }

  async #catchUp(loaded: Loaded): Promise<void> {
    const shown: Shown[] = [];
    const actors: (string | undefined)[] = [];
    try {
      for await (const { sequence, entry } of entriesAfter(this.#store, this.id, loaded.sequence)) {
        shown.push(follow(loaded, sequence, entry));
        actors.push(entry.seat);
      }
    } catch (error) {
      this.#forget();
      throw error;
    }
    if (shown.length > 0) this.#tell(loaded, shown, actors);
  }

  /** What listeners missed while the game was not in memory. */
  async #retell(loaded: Loaded): Promise<void> {
    const viewers = viewersOf(loaded.paper.game.setup.seats);
    const shown: Shown[] = [];
    const actors: (string | undefined)[] = [];
    let last: LogEntry | undefined;
    // From what could be taken back when they were told last: an undo is told in that.
    for await (const { sequence, entry } of entriesAfter(this.#store, this.id, Math.max(0, this.#lastAt - 1))) {
      if (sequence > loaded.sequence) break;
      if (sequence > this.#told) {
        shown.push(shownOf(entry, last, viewers));
        actors.push(entry.seat);
      }
      last = lastAfter(last, entry);
    }
    this.#tell(loaded, shown, actors);
  }

  #tell(
    loaded: Loaded,
    all: readonly Shown[],
    actors: readonly (string | undefined)[],
    written?: Map<readonly GameEvent[], string>,
  ): void {
    this.#listeners.tell(loaded.feeds, all, actors, written);
    this.#told = loaded.sequence;
    this.#lastAt = loaded.lastAt;
    // Only what this process wrote is at hand as text.
    this.onChange(written !== undefined);
  }

  /** A snapshot is whole only where nothing can be taken back, as it does not hold the position before. */
  #keepSnapshot(loaded: Loaded): void {
    const { game, undoable } = loaded.paper;
    const ended = game.state.ended !== undefined;
    if (undoable !== undefined || (loaded.sequence - loaded.snapshotAt < SNAPSHOT_EVERY && !ended)) return;
    loaded.snapshotAt = loaded.sequence;
    const body = writeSnapshot({ setup: game.setup, state: game.state, feeds: loaded.feeds });
    // Without it the game opens more slowly, nothing else.
    this.#store.log.saveSnapshot(this.id, { sequence: loaded.sequence, body }).catch(() => undefined);
  }
}

/** What the referee says to a command, as an entry of the log. */
function judged({ paper }: Loaded, seat: Seat, command: Command, question: number | undefined): Result<LogEntry> {
  const before = paper.undoable;
  const result = take(paper, seat, command, question);
  if (!result.ok) return result;
  const entry = { seat, command, events: result.value };
  // What could be taken back before, and still can, is not this command.
  const fresh = paper.undoable !== undefined && paper.undoable !== before;
  return { ok: true, value: fresh ? { ...entry, undoable: true } : entry };
}

const NOT_ASKED: Refusal = {
  code: 'not-asked',
  clause: 'B-FLOW-06',
  sentence: 'That question has been settled; look at what is asked now.',
};
