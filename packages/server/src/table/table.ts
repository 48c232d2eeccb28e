// One game where it is played: one thing after the other. Any process may run it; the store refuses a second writer.
import {
  answersNow,
  type Command,
  type Draft,
  explain,
  type Leader,
  type Led,
  type Offer,
  options,
  type Refusal,
  type Result,
  type Seat,
  type Viewer,
} from '@marshall/rules';
import type { Language, Seated } from '@marshall/words';
import type { Game as GameRow, Store, Stretch } from '../store/store.ts';
import type { ArrangementMeta } from './arrangement.ts';
import { GameAtHand } from './at-hand.ts';
import { atWork } from './at-work.ts';
import { itemsAfter, itemsSince, type Page, pagesBetween, type Standpoint, standpointOf } from './backlog.ts';
import { dueOf } from './change.ts';
import { commandersIn } from './commanders-in.ts';
import { Deeds, type How } from './deeds.ts';
import type { LogEntry } from './entry.ts';
import type { FeedItem } from './feed.ts';
import { answeredFor, judged, takenBack } from './judging.ts';
import { type Loaded, waitingOf } from './loading.ts';
import { positionAt, sequenceAt } from './past.ts';
import { Patience } from './patience.ts';
import { askedOf, positionOf, writeAsked } from './position.ts';
import { RowAtHand } from './row-at-hand.ts';
import { type Listener, type Outcome, type PositionOf, TableFault } from './terms.ts';
import { Turns } from './turns.ts';

export class Table {
  readonly id: string;
  readonly #store: Store;
  readonly #turns = new Turns();
  readonly #hand: GameAtHand;
  readonly #row: RowAtHand;
  readonly #deeds: Deeds;
  readonly #patience = new Patience();
  #lastUse = performance.now();
  #held = 0;
  #onOver: () => void = () => undefined;

  /** `fault` is told when a viewer fails at what they are told; `outages` is when no server was at work. */
  constructor(
    store: Store,
    row: GameRow,
    fault: (error: unknown) => void,
    outages: () => readonly Stretch[] = () => [],
  ) {
    this.#store = store;
    this.id = row.id;
    this.#row = new RowAtHand(store, row, outages);
    this.#hand = new GameAtHand(store, row.id, this.#row.meta.secret, fault);
    this.#deeds = new Deeds(row.id, store, this.#hand, this.#row);
  }

  /** Is told after every change, when everybody has been told; `here` when it was made by this process. */
  set onChange(told: (here: boolean) => void) {
    this.#hand.onTold = told;
  }

  /** Is told when nobody plays here any more. */
  set onOver(told: () => void) {
    this.#onOver = told;
  }

  get row(): GameRow {
    return this.#row.now;
  }

  get meta(): ArrangementMeta {
    return this.#row.meta;
  }

  /** Since when nobody has used it; undefined while somebody does. */
  get idleSince(): number | undefined {
    return this.#hand.listeners.size > 0 || this.#turns.busy || this.#held > 0 ? undefined : this.#lastUse;
  }

  /** Keeps the table in memory until the result is called. */
  hold(): () => void {
    this.#held += 1;
    return () => {
      this.#held -= 1;
      this.#lastUse = performance.now();
    };
  }

  /** Carries out a command of a seat: the same id twice is carried out once. */
  command(seat: Seat, id: string, command: Command, question?: number): Promise<Outcome> {
    return this.#act(seat, (loaded) => judged(loaded, seat, command, question, this.#deeds.isTime()), {
      id,
      sent: command,
    });
  }

  /** Carries out a command that was made for one position alone: where the game has gone on, it is dropped. */
  commandAt(sequence: number, seat: Seat, command: Command, question: number): Promise<Outcome> {
    return this.#act(seat, (loaded) => judged(loaded, seat, command, question, this.#deeds.isTime()), {
      only: sequence,
    });
  }

  /** Takes back a seat's last command, where the referee allows it. */
  undo(seat: Seat, id: string): Promise<Outcome> {
    const before = (loaded: Loaded) =>
      loaded.paper.undoable?.seat === seat ? this.#hand.bringBack(loaded) : undefined;
    const now = () => this.#store.clock.now();
    return this.#act(seat, (loaded) => takenBack(loaded, seat, this.#row.before(seat), now()), {
      id,
      sent: { type: 'undo' },
      before,
    });
  }

  /**
   * Answers for a seat by the question's default, if that question is still asked of it. A default has no id: an undo
   * brings the same question back, and it is answered for again when nobody does (law 8).
   */
  answerByDefault(seat: Seat, question: number, missed = false): Promise<Outcome> {
    return this.#act(seat, (loaded) => answeredFor(loaded, seat, question, this.#deeds.isTime(), missed), {
      missed,
    });
  }

  /** The open question and the seats whose time for it is over at an instant: read in one turn. */
  overdue(now: number): Promise<{ readonly id: number; readonly seats: readonly Seat[] } | undefined> {
    return this.read((loaded) => {
      const { question } = loaded.paper.game.state;
      if (question === undefined) return undefined;
      const isOver = (seat: Seat) => (this.#time(loaded, seat).deadline ?? Number.POSITIVE_INFINITY) <= now;
      return { id: question.id, seats: question.waiting.filter(isOver) };
    });
  }

  /** When somebody must look at this game again; undefined where nothing is due. */
  due(now: number): Promise<{ readonly sequence: number; readonly due: number | undefined }> {
    return this.read((loaded) => {
      const { summary, now: row, around } = this.#row;
      const due = summary === undefined ? undefined : dueOf(row, summary, around, waitingOf(loaded), now);
      return { sequence: loaded.sequence, due };
    });
  }

  /** Who leads a seat from now on; everybody is told, and the log says so. False where it is so already, and by nobody else. */
  lead(seat: Seat, by: Led, another = false): Promise<boolean> {
    return this.#turns.run(() => this.#deeds.lead(seat, by, another));
  }

  /** Who leads seats in their players' places. */
  get leaders(): Readonly<Record<Seat, Leader>> {
    return this.#hand.now?.paper.game.state.leaders ?? {};
  }

  /** What a seat may do now; with a draft, the next choice of that command. */
  options(seat: Seat, draft?: Draft<Command>): Promise<readonly Offer[]> {
    return this.read((loaded) => options(loaded.paper.game, seat, draft));
  }

  /** Why a command or draft would be refused; undefined if nothing speaks against it. */
  why(seat: Seat, command: Draft<Command>): Promise<Refusal | undefined> {
    return this.read((loaded) => explain(loaded.paper.game, seat, command));
  }

  /** Which power leads which seat, for sentences. */
  seated(): Promise<Seated> {
    return this.read((loaded) => loaded.paper.game.state);
  }

  /** What a viewer may know and do now. */
  position(viewer: Viewer, language?: Language): Promise<PositionOf> {
    return this.read((loaded) => ({ ...positionOf(loaded, viewer, language), ...this.#time(loaded, viewer) }));
  }

  /** The same at once, as the members of a message; only for listeners, while they are told. */
  positionText(viewer: Viewer, language?: Language): string {
    return this.#hand.positionText(viewer, language) + this.#timeText(viewer);
  }

  /** What a seat is asked and may do, or how it may answer, as the members of a message; only for listeners, while they are told. */
  askedText(seat: Seat, language: Language, onlyAnswers: boolean): string {
    const loaded = this.#hand.now;
    if (loaded === undefined) throw new TableFault('no position is at hand');
    return writeAsked(askedOf(loaded, seat, language, onlyAnswers ? answersNow : options)) + this.#timeText(seat);
  }

  /** The question that is asked; only for listeners, while they are told. */
  get question(): number | undefined {
    return this.#hand.now?.paper.game.state.question?.id;
  }

  /** Whether the game is over. */
  get ended(): boolean {
    return this.#hand.now?.paper.game.state.ended !== undefined;
  }

  /** How far the play had come so many milliseconds ago; undefined where that is not known. */
  earlier(delay: number): number | undefined {
    return sequenceAt(this.#row.summary?.past, this.#store.clock.now() - delay);
  }

  /** What a viewer saw after so many entries, read beside the play. */
  seenAt(sequence: number, viewer: Viewer) {
    return positionAt(this.#store, this.id, this.meta.secret, sequence, viewer);
  }

  /** Who is waited for; only for listeners, while they are told. */
  get waiting(): readonly Seat[] {
    const loaded = this.#hand.now;
    return loaded === undefined ? [] : waitingOf(loaded);
  }

  /** The moment that the game has come to, as a viewer has it. */
  standpoint(viewer: Viewer): Promise<Standpoint> {
    return this.read((loaded) => standpointOf(loaded, viewer));
  }

  /** The items of a viewer's feed after a number, and the number it has come to. The log is read beside the play. */
  async feed(
    viewer: Viewer,
    after: number,
    at?: Standpoint,
  ): Promise<{ readonly items: readonly FeedItem[]; readonly feed: number }> {
    const stand = at ?? (await this.standpoint(viewer));
    return { items: await itemsAfter(this.#store, this.id, stand, viewer, after), feed: stand.feed };
  }

  /** The items of a viewer's feed after a moment, page by page, read beside the play. */
  pages(viewer: Viewer, from: Standpoint, upTo?: number): AsyncGenerator<Page> {
    return pagesBetween(this.#store, this.id, viewer, from, upTo);
  }

  /**
   * Lets somebody look on who knows everything up to a moment. `begin` runs in a turn, with the few items that came since:
   * what comes later is told, nothing is lost between and nothing told twice.
   */
  async listen(
    listener: Listener,
    since: Standpoint | undefined,
    begin: (missed: readonly FeedItem[], feed: number) => void,
  ): Promise<() => void> {
    await this.read(async (loaded) => {
      // A table that is told to go tells nobody who comes after that.
      if (this.#row.over !== undefined) throw this.#row.over;
      const { viewer } = listener;
      const none = since === undefined || since.sequence === loaded.sequence;
      const missed = none ? [] : await itemsSince(this.#store, this.id, viewer, since);
      this.#hand.listeners.add(listener);
      begin(missed, loaded.feeds[viewer] ?? 0);
      this.#hand.listeners.greet(listener);
    });
    return this.#leaving(listener);
  }

  /** Made apart: it is kept as long as somebody looks on, and would keep all that was needed to begin. */
  #leaving(listener: Listener): () => void {
    return () => {
      this.#hand.listeners.delete(listener);
      this.#lastUse = performance.now();
    };
  }

  /** Reads the game as the store has it, between two commands. */
  read<T>(job: (loaded: Loaded) => Promise<T> | T): Promise<T> {
    this.#lastUse = performance.now();
    return this.#turns.run(async () => {
      const loaded = this.#hand.now ?? (await this.#deeds.reload());
      return atWork(this.id, () => job(loaded));
    });
  }

  /** Carries out what nobody need be asked, where a process ended before it could. */
  goOn(): Promise<void> {
    return this.#turns.run(async () => {
      await this.#deeds.leadForGone();
      await this.#deeds.answerAtOnce();
    });
  }

  /** The store told of a change of this game. */
  news(sequence: number): void {
    if (!this.#deeds.isOwn(sequence)) this.#follow(sequence);
  }

  /** Nobody comes to this table any more. */
  close(): void {
    this.#patience.close();
  }

  #follow(sequence: number): void {
    const followed = this.#turns.run(async () => {
      const commanders = commandersIn(this.#row.now).join();
      await this.#row.read();
      const { over } = this.#row;
      if (over !== undefined) {
        this.#hand.listeners.dismiss(over);
        this.#onOver();
        return;
      }
      const loaded = this.#hand.now;
      if (loaded !== undefined && sequence > loaded.sequence) await this.#hand.catchUp(loaded);
      // What was forgotten when the store was away is told as soon as it speaks again.
      if (loaded === undefined && this.#hand.listeners.size > 0) await this.#hand.reload();
      await this.#deeds.leadForGone();
      this.#hand.listeners.stir();
      // One that sat down for a person who is gone may be waited for already.
      if (commandersIn(this.#row.now).join() !== commanders) this.#hand.onTold(false);
    });
    followed.then(
      () => this.#patience.done(),
      () => {
        this.#hand.forget();
        // No other news may come: somebody who looks on may be asked already, and not know it.
        if (this.#hand.listeners.size > 0) this.#patience.failed(() => this.#follow(sequence));
      },
    );
  }

  #act(seat: Seat, perform: (loaded: Loaded) => Result<LogEntry>, how: How): Promise<Outcome> {
    this.#lastUse = performance.now();
    return this.#turns.run(() => this.#deeds.act(seat, perform, how));
  }

  #time(loaded: Loaded | undefined, viewer: Viewer): { readonly deadline?: number } {
    const { id, of = [] } = loaded?.paper.game.state.question ?? {};
    return this.#row.time(id, of, viewer);
  }

  #timeText(viewer: Viewer): string {
    const { deadline } = this.#time(this.#hand.now, viewer);
    return deadline === undefined ? '' : `,"deadline":${deadline}`;
  }
}
