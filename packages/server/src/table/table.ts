// One game where it is played: perform, append, then tell (law 6). Any process may run it; the store refuses a second writer.
import {
  type Command,
  changeLeader,
  type Draft,
  explain,
  followed,
  type Leader,
  type Led,
  type Offer,
  options,
  type Refusal,
  type Result,
  type Seat,
  seat as seatIdOf,
  tableAnswer,
  type Viewer,
} from '@marshall/rules';
import type { Language, Seated } from '@marshall/words';
import type { CommandId, Game as GameRow, Store, Stretch } from '../store/store.ts';
import { leaderAfter, withoutInvitation } from './absence.ts';
import { Applied, bodyHash, repeated } from './applied.ts';
import type { ArrangementMeta } from './arrangement.ts';
import { GameAtHand } from './at-hand.ts';
import { atWork } from './at-work.ts';
import { itemsAfter, itemsSince, type Page, pagesBetween, type Standpoint, standpointOf } from './backlog.ts';
import { changeOf, type Done, dueOf, summaryOf } from './change.ts';
import { CARETAKER, commandersIn } from './commanders-in.ts';
import { type LogEntry, writeEntry } from './entry.ts';
import type { FeedItem } from './feed.ts';
import { answeredFor, judged, takenBack } from './judging.ts';
import { type Loaded, waitingOf } from './loading.ts';
import { positionAt, sequenceAt } from './past.ts';
import { Patience } from './patience.ts';
import { askedOf, positionOf, writeAsked } from './position.ts';
import { RowAtHand } from './row-at-hand.ts';
import { type Listener, type Outcome, type PositionOf, TableFault } from './terms.ts';
import { Turns } from './turns.ts';

const ATTEMPTS = 20;

/** How a command is carried out. */
interface How {
  /** The sender's own id for it, and what they sent. */
  readonly id?: string;
  readonly sent?: Command | { readonly type: 'undo' };
  /** The one position it was made for. */
  readonly only?: number;
  /** What is done before it is judged. */
  readonly before?: (loaded: Loaded) => Promise<void> | undefined;
  /** Whether the seat's deadline went by. */
  readonly missed?: boolean;
}

export class Table {
  readonly id: string;
  readonly #store: Store;
  readonly #turns = new Turns();
  readonly #hand: GameAtHand;
  readonly #row: RowAtHand;
  /** Sequences this table appended whose news has not come back yet. */
  readonly #own = new Set<number>();
  readonly #applied: Applied;
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
    this.#applied = new Applied(store, row.id);
    this.#row = new RowAtHand(store, row, outages);
    this.#hand = new GameAtHand(store, row.id, this.#row.meta.secret, fault);
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
    return this.#act(seat, (loaded) => judged(loaded, seat, command, question, this.#isTime()), { id, sent: command });
  }

  /** Carries out a command that was made for one position alone: where the game has gone on, it is dropped. */
  commandAt(sequence: number, seat: Seat, command: Command, question: number): Promise<Outcome> {
    return this.#act(seat, (loaded) => judged(loaded, seat, command, question, this.#isTime()), { only: sequence });
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
    return this.#act(seat, (loaded) => answeredFor(loaded, seat, question, this.#isTime(), missed), {
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
    return this.#turns.run(() => this.#lead(seat, by, another));
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

  /** What a seat is asked and may do, as the members of a message; only for listeners, while they are told. */
  askedText(seat: Seat, language: Language): string {
    const loaded = this.#hand.now;
    if (loaded === undefined) throw new TableFault('no position is at hand');
    return writeAsked(askedOf(loaded, seat, language)) + this.#timeText(seat);
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
    return () => {
      this.#hand.listeners.delete(listener);
      this.#lastUse = performance.now();
    };
  }

  /** Reads the game as the store has it, between two commands. */
  read<T>(job: (loaded: Loaded) => Promise<T> | T): Promise<T> {
    this.#lastUse = performance.now();
    return this.#turns.run(async () => {
      const loaded = this.#hand.now ?? (await this.#reload());
      return atWork(this.id, () => job(loaded));
    });
  }

  /** Carries out what nobody need be asked, where a process ended before it could. */
  goOn(): Promise<void> {
    return this.#turns.run(async () => {
      await this.#leadForGone();
      await this.#answerAtOnce();
    });
  }

  /** The store told of a change of this game. */
  news(sequence: number): void {
    if (!this.#own.delete(sequence)) this.#follow(sequence);
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
      await this.#leadForGone();
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

  /** Game and row as the store has them. */
  async #reload(): Promise<Loaded> {
    await this.#row.read();
    return this.#hand.reload();
  }

  #time(loaded: Loaded | undefined, viewer: Viewer): { readonly deadline?: number } {
    const { id, of = [] } = loaded?.paper.game.state.question ?? {};
    return this.#row.time(id, of, viewer);
  }

  #timeText(viewer: Viewer): string {
    const { deadline } = this.#time(this.#hand.now, viewer);
    return deadline === undefined ? '' : `,"deadline":${deadline}`;
  }

  // ---- a command, from the referee to the store to the listeners ----

  /** What was carried out under an id is not carried out again, and nothing else is. */
  #act(
    seat: Seat,
    perform: (loaded: Loaded) => Result<LogEntry>,
    { id, sent, only, before, missed = false }: How = {},
  ): Promise<Outcome> {
    this.#lastUse = performance.now();
    const commandId = id === undefined ? undefined : { seat, id, body: bodyHash(sent) };
    return this.#turns.run(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const known = commandId === undefined ? undefined : this.#applied.get(commandId);
        if (known !== undefined) return known;
        const loaded = this.#hand.now ?? (await this.#reload());
        if (only !== undefined && loaded.sequence !== only) return { kind: 'overtaken' };
        if (before !== undefined) await before(loaded);
        const result = this.#judge(loaded, perform);
        if (!result.ok) {
          // A command that was carried out is refused when it comes again; the store knows it by its id.
          const kept = commandId === undefined ? undefined : await this.#applied.inStore(commandId);
          if (kept !== undefined) return kept;
          // Another process may have gone on, and its news be under way.
          if (await this.#movedOn(loaded)) continue;
          return { kind: 'refused', refusal: result.refusal, seated: loaded.paper.game.state };
        }
        const outcome = await this.#append(loaded, result.value, seat, commandId, missed ? { missed: seat } : {});
        if (outcome !== undefined) {
          if (commandId !== undefined && outcome.kind === 'accepted') this.#applied.add(commandId);
          // What was carried out stays so, whatever becomes of what follows from it.
          await this.#presence(seat, sent, missed).catch(() => undefined);
          await this.#answerAtOnce().catch(() => undefined);
          return outcome;
        }
      }
      throw new TableFault('others are always quicker');
    });
  }

  /** After the second deadline in a row that a person misses a caretaker leads their seat; a player who plays again leads it again. */
  async #presence(seat: Seat, sent: How['sent'], missed: boolean): Promise<void> {
    const { now: row, summary, meta } = this.#row;
    const by = leaderAfter(row, meta, summary, seat, sent, missed);
    if (by === undefined) return;
    // Before the lead changes: nobody may sit down in between by an invitation of before.
    if (by !== CARETAKER) {
      const account = row.seats.find((each) => each.seat === seat)?.account;
      await this.#row.arrange((at) => withoutInvitation(at, seat, account));
    }
    await this.#lead(seat, by);
  }

  /** A caretaker who sits down for somebody who is gone leads from then on, and the log says so. */
  async #leadForGone(): Promise<void> {
    const { now, meta } = this.#row;
    if (now.status !== 'running') return;
    for (const name of meta.gone ?? []) {
      const sits = now.seats.some(({ seat, bot }) => seat === name && bot === CARETAKER);
      if (sits && this.#row.summary?.leaders?.[name] !== CARETAKER) await this.#lead(seatIdOf(name), CARETAKER);
    }
  }

  async #lead(seat: Seat, by: Led, another = false): Promise<boolean> {
    // The log of who led what names who sits there now.
    if (by !== CARETAKER) await this.#row.read();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const loaded = this.#hand.now ?? (await this.#reload());
      const event = changeLeader(loaded.paper, seat, by, another);
      loaded.paper.entries.length = 0;
      if (event === undefined) return false;
      const outcome = await this.#append(loaded, { events: [event] }, seat, undefined, { led: { seat, by } });
      if (outcome !== undefined) return true;
    }
    throw new TableFault('others are always quicker');
  }

  /** Whether the time has come at which the players agreed to end the game with its cycle (B-WIN-03). */
  #isTime(): boolean {
    const { detenteAt } = this.#row.meta;
    return detenteAt !== undefined && this.#store.clock.now() >= detenteAt;
  }

  /** What nobody need be asked is carried out: one legal answer, or orders given beforehand. */
  async #answerAtOnce(): Promise<void> {
    for (;;) {
      const loaded = this.#hand.now;
      const answer = loaded === undefined ? undefined : atWork(this.id, () => tableAnswer(loaded.paper.game));
      if (loaded === undefined || answer === undefined) return;
      const result = this.#judge(loaded, (at) =>
        judged(at, answer.seat, answer.command, undefined, this.#isTime(), { followed: followed(answer) }),
      );
      if (!result.ok || (await this.#append(loaded, result.value, answer.seat, undefined)) === undefined) return;
    }
  }

  /** The referee works in place: whatever goes wrong in between, the game in memory is no longer the store's. */
  #judge(loaded: Loaded, perform: (loaded: Loaded) => Result<LogEntry>): Result<LogEntry> {
    try {
      return atWork(this.id, () => perform(loaded));
    } catch (error) {
      this.#hand.forget();
      throw new TableFault('the referee failed', { cause: error });
    } finally {
      loaded.paper.entries.length = 0;
    }
  }

  /** Undefined when another process was quicker: the game is loaded again and the command is judged again. */
  async #append(
    loaded: Loaded,
    entry: LogEntry,
    seat: Seat,
    commandId: CommandId | undefined,
    done: Done = {},
  ): Promise<Outcome | undefined> {
    const expected = loaded.sequence;
    this.#own.add(expected + 1);
    const now = this.#store.clock.now();
    // Commands of people have an id; those of commanders, and defaults, have none.
    const acted = commandId !== undefined;
    const { now: row, around } = this.#row;
    const { game } = loaded.paper;
    const summary = atWork(this.id, () =>
      summaryOf(game, around, now, this.#row.summary, {
        ...(acted ? { acted: seat } : done),
        events: entry.events,
        undoable: entry.undoable === true,
        sequence: expected + 1,
      }),
    );
    const change = { ...atWork(this.id, () => changeOf(game, row, summary, around, now)), acted };
    const text = JSON.stringify(entry.events);
    const appended = await this.#store.log
      .append(this.id, expected, [{ body: writeEntry(entry, text) }], commandId, change)
      .catch((error: unknown) => {
        // It may or may not be kept: the store alone knows.
        this.#own.delete(expected + 1);
        this.#hand.forget();
        throw error;
      });
    if (!('sequence' in appended)) {
      this.#own.delete(expected + 1);
      await this.#reload();
      return 'duplicate' in appended ? repeated(appended.same) : undefined;
    }
    this.#row.appended(summary, change);
    this.#hand.appended(loaded, appended.sequence, entry, text);
    return { kind: 'accepted', feed: loaded.feeds[seat] ?? 0 };
  }

  async #movedOn(loaded: Loaded): Promise<boolean> {
    if (this.#store.kind === 'sqlite') return false;
    await this.#row.read();
    if (this.#row.now.sequence <= loaded.sequence) return false;
    await this.#hand.catchUp(loaded);
    return true;
  }
}
