// What is done in a game, from the referee to the store to the listeners (law 6). Everything here happens in the table's turn.
import {
  type Command,
  changeLeader,
  followed,
  type Led,
  type Result,
  type Seat,
  seat as seatIdOf,
  tableAnswer,
} from '@marshall/rules';
import type { CommandId, Store } from '../store/store.ts';
import { leaderAfter, withoutInvitation } from './absence.ts';
import { Applied, bodyHash, repeated } from './applied.ts';
import type { Summary } from './arrangement.ts';
import type { GameAtHand } from './at-hand.ts';
import { atWork } from './at-work.ts';
import { changeOf, type Done, summaryOf } from './change.ts';
import { CARETAKER } from './commanders-in.ts';
import { type LogEntry, writeEntry } from './entry.ts';
import { judged } from './judging.ts';
import type { Loaded } from './loading.ts';
import type { RowAtHand } from './row-at-hand.ts';
import { type Outcome, TableFault } from './terms.ts';

const ATTEMPTS = 20;

/** So many answers that nobody is asked for go with one append: others have their turn before the next ones. */
const AT_ONCE = 24;

/** An entry, and whose it is. */
interface Deed {
  readonly seat: Seat;
  readonly entry: LogEntry;
}

/** How a command is carried out. */
export interface How {
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

export class Deeds {
  readonly #id: string;
  readonly #store: Store;
  readonly #hand: GameAtHand;
  readonly #row: RowAtHand;
  /** Sequences this table appended whose news has not come back yet. */
  readonly #own = new Set<number>();
  readonly #applied: Applied;

  constructor(id: string, store: Store, hand: GameAtHand, row: RowAtHand) {
    this.#id = id;
    this.#store = store;
    this.#hand = hand;
    this.#row = row;
    this.#applied = new Applied(store, id);
  }

  /** Carries out what a seat does. What was carried out under an id is not carried out again, and nothing else is. */
  async act(
    seat: Seat,
    perform: (loaded: Loaded) => Result<LogEntry>,
    { id, sent, only, before, missed = false }: How = {},
  ): Promise<Outcome> {
    const commandId = id === undefined ? undefined : { seat, id, body: bodyHash(sent) };
    // Where what follows fails, the command is carried out without it.
    let alone = false;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const known = commandId === undefined ? undefined : this.#applied.get(commandId);
      if (known !== undefined) return known;
      const loaded = this.#hand.now ?? (await this.reload());
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
      const following = alone ? undefined : this.#following(loaded);
      if (following instanceof TableFault) {
        alone = true;
        continue;
      }
      const deeds = [{ seat, entry: result.value }, ...(following ?? [])];
      const outcome = await this.#append(loaded, deeds, commandId, missed ? { missed: seat } : {});
      if (outcome !== undefined) {
        if (commandId !== undefined && outcome.kind === 'accepted') this.#applied.add(commandId);
        // What was carried out stays so, whatever becomes of what follows from it.
        await this.#presence(seat, sent, missed).catch(() => undefined);
        if (following?.length === AT_ONCE) await this.answerAtOnce().catch(() => undefined);
        return outcome;
      }
    }
    throw new TableFault('others are always quicker');
  }

  /** Game and row as the store has them. */
  async reload(): Promise<Loaded> {
    await this.#row.read();
    return this.#hand.reload();
  }

  /** Whether this process appended what the store tells of; asked once. */
  isOwn(sequence: number): boolean {
    return this.#own.delete(sequence);
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
    await this.lead(seat, by);
  }

  /** A caretaker who sits down for somebody who is gone leads from then on, and the log says so. */
  async leadForGone(): Promise<void> {
    const { now, meta } = this.#row;
    if (now.status !== 'running') return;
    for (const name of meta.gone ?? []) {
      const sits = now.seats.some(({ seat, bot }) => seat === name && bot === CARETAKER);
      if (sits && this.#row.summary?.leaders?.[name] !== CARETAKER) await this.lead(seatIdOf(name), CARETAKER);
    }
  }

  /** Who leads a seat from now on; everybody is told, and the log says so. False where it is so already, and by nobody else. */
  async lead(seat: Seat, by: Led, another = false): Promise<boolean> {
    // The log of who led what names who sits there now.
    if (by !== CARETAKER) await this.#row.read();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const loaded = this.#hand.now ?? (await this.reload());
      const event = changeLeader(loaded.paper, seat, by, another);
      loaded.paper.entries.length = 0;
      if (event === undefined) return false;
      const deed = { seat, entry: { events: [event] } };
      const outcome = await this.#append(loaded, [deed], undefined, { led: { seat, by } });
      if (outcome !== undefined) return true;
    }
    throw new TableFault('others are always quicker');
  }

  /** Whether the time has come at which the players agreed to end the game with its cycle (B-WIN-03). */
  isTime(): boolean {
    const { detenteAt } = this.#row.meta;
    return detenteAt !== undefined && this.#store.clock.now() >= detenteAt;
  }

  /** What nobody need be asked is carried out: one legal answer, or orders given beforehand. */
  async answerAtOnce(): Promise<void> {
    for (;;) {
      const loaded = this.#hand.now;
      if (loaded === undefined) return;
      const deeds = this.#following(loaded);
      if (deeds instanceof TableFault) throw deeds;
      if (deeds.length === 0 || (await this.#append(loaded, deeds, undefined)) === undefined) return;
      if (deeds.length < AT_ONCE) return;
    }
  }

  /**
   * The answers that follow without anybody being asked, carried out on the game in memory. They are kept and told together
   * with what they follow from, so that nobody is shown a question which the table answers.
   */
  #following(loaded: Loaded): readonly Deed[] | TableFault {
    const deeds: Deed[] = [];
    try {
      while (deeds.length < AT_ONCE) {
        const answer = atWork(this.#id, () => tableAnswer(loaded.paper.game));
        if (answer === undefined) break;
        const { seat, command } = answer;
        const how = { followed: followed(answer) };
        const result = this.#judge(loaded, (at) => judged(at, seat, command, undefined, this.isTime(), how));
        if (!result.ok) break;
        deeds.push({ seat, entry: result.value });
      }
    } catch (error) {
      this.#hand.forget();
      return error instanceof TableFault ? error : new TableFault('the referee failed', { cause: error });
    }
    return deeds;
  }

  /** The referee works in place: whatever goes wrong in between, the game in memory is no longer the store's. */
  #judge(loaded: Loaded, perform: (loaded: Loaded) => Result<LogEntry>): Result<LogEntry> {
    try {
      return atWork(this.#id, () => perform(loaded));
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
    deeds: readonly Deed[],
    commandId: CommandId | undefined,
    done: Done = {},
  ): Promise<Outcome | undefined> {
    const expected = loaded.sequence;
    const last = expected + deeds.length;
    this.#own.add(last);
    const now = this.#store.clock.now();
    // Commands of people have an id; those of commanders, and defaults, have none.
    const acted = commandId !== undefined;
    const first = acted ? { acted: commandId.seat } : { missed: done.missed, led: done.led };
    const { now: row, around } = this.#row;
    const { game } = loaded.paper;
    const summary = atWork(this.#id, () =>
      deeds.reduce<Summary | undefined>(
        (before, { entry }, i) =>
          summaryOf(game, around, now, before, {
            ...(i === 0 ? first : {}),
            events: entry.events,
            undoable: entry.undoable === true,
            sequence: expected + 1 + i,
          }),
        this.#row.summary,
      ),
    );
    if (summary === undefined) throw new TableFault('nothing is to be kept');
    const change = atWork(this.#id, () => changeOf(game, row, summary, around, now, acted));
    const written = deeds.map(({ entry }) => ({ entry, text: JSON.stringify(entry.events) }));
    const bodies = written.map(({ entry, text }) => ({ body: writeEntry(entry, text) }));
    const appended = await this.#store.log
      .append(this.#id, expected, bodies, commandId, change)
      .catch((error: unknown) => {
        // It may or may not be kept: the store alone knows.
        this.#own.delete(last);
        this.#hand.forget();
        throw error;
      });
    if (!('sequence' in appended)) {
      this.#own.delete(last);
      await this.reload();
      return 'duplicate' in appended ? repeated(appended.same) : undefined;
    }
    this.#row.appended(summary, change);
    this.#hand.appended(loaded, appended.sequence, written);
    return { kind: 'accepted', feed: loaded.feeds[deeds[0]?.seat ?? ''] ?? 0 };
  }

  async #movedOn(loaded: Loaded): Promise<boolean> {
    if (this.#store.kind === 'sqlite') return false;
    await this.#row.read();
    if (this.#row.now.sequence <= loaded.sequence) return false;
    await this.#hand.catchUp(loaded);
    return true;
  }
}
