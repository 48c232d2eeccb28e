// What spectators of a delayed game hear later. Everything but positions is in the store already: here stands only up to
// where they may hear it, and when, once for all spectators of a game.
import type { ApiError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { BEGINNING, type Standpoint, standpointOf } from '../table/backlog.ts';
import type { FeedItem } from '../table/feed.ts';
import type { Table } from '../table/table.ts';
import type { Listener } from '../table/terms.ts';
import { Turns } from '../table/turns.ts';
import type { Join } from './join.ts';
import type { Talk } from './talk.ts';

/** Milliseconds of play that are told together. */
const GRAIN = 200;
/** Milliseconds after which what could not be read is tried again. */
const AGAIN = 1000;

/** How far the play had come at an instant. */
interface Mark {
  /** By a clock that only goes forward; `first` is when the same was noted first. */
  at: number;
  readonly first: number;
  readonly stand: Standpoint;
  /** The number of the last message that spectators may read. */
  readonly message: number;
  readonly ended: boolean;
  /** The position as text; undefined where too much would wait, or a newer one comes soon. */
  position: string | undefined;
}

/** Items that all who were told up to a moment are told with a mark. */
interface Fresh {
  readonly mark: Mark;
  readonly from: number;
  readonly items: readonly FeedItem[];
}

/** Positions of long ago are read one after the other in the whole process: each may go through a whole log. */
const bases = new Turns();

/** The delayed games of a process that somebody watches. */
export class DelayedGames {
  readonly #talk: Talk;
  readonly #limits: Pick<Limits, 'delayed' | 'delayedInAll'>;
  readonly #games = new Map<string, DelayedGame>();
  readonly #held = { bytes: 0 };

  constructor(talk: Talk, limits: Pick<Limits, 'delayed' | 'delayedInAll'>) {
    this.#talk = talk;
    this.#limits = limits;
  }

  /** Lets somebody watch from now on, as late as their game says; the result ends it. */
  async enter(table: Table, join: Join): Promise<() => void> {
    const game = this.#games.get(table.id) ?? new DelayedGame(table, join.delay, this.#talk, this.#limits, this.#held);
    this.#games.set(table.id, game);
    const eyes = game.add(join);
    const leave = () => {
      if (game.remove(eyes)) this.#games.delete(table.id);
    };
    try {
      await game.look();
      // A newcomer hears everything up to this moment first.
      await game.mark();
      // What stood a while ago may be seen at once; where it cannot be read, the mark tells it later.
      void game.begin(eyes).catch(() => undefined);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }
}

/** One game, for all its spectators. */
class DelayedGame implements Listener {
  readonly viewer = 'spectator';
  readonly #table: Table;
  readonly #delay: number;
  readonly #talk: Talk;
  readonly #limits: Pick<Limits, 'delayed' | 'delayedInAll'>;
  /** Bytes of positions of all games, and of this one. */
  readonly #heldInAll: { bytes: number };
  #held = 0;
  readonly #eyes = new Set<LateEyes>();
  readonly #marks: Mark[] = [];
  readonly #telling = new Turns();
  /** How far those who keep up have been told. */
  #told: Standpoint | undefined;
  #listening: Promise<() => void> | undefined;
  /** The position that was read last for those who come. */
  #base: { readonly sequence: number; readonly seen: ReturnType<Table['seenAt']> } | undefined;
  #soon: NodeJS.Timeout | undefined;
  #due: NodeJS.Timeout | undefined;

  constructor(
    table: Table,
    delay: number,
    talk: Talk,
    limits: Pick<Limits, 'delayed' | 'delayedInAll'>,
    held: { bytes: number },
  ) {
    this.#table = table;
    this.#delay = delay;
    this.#talk = talk;
    this.#limits = limits;
    this.#heldInAll = held;
  }

  add(join: Join): LateEyes {
    const eyes = new LateEyes(join, this.#table, this.#talk);
    this.#eyes.add(eyes);
    return eyes;
  }

  /** Whether nobody watches any more. */
  remove(eyes: LateEyes): boolean {
    this.#eyes.delete(eyes);
    if (this.#eyes.size > 0) return false;
    clearTimeout(this.#soon);
    clearTimeout(this.#due);
    for (const mark of this.#marks.splice(0)) this.#drop(mark);
    void this.#listening?.then((stop) => stop()).catch(() => undefined);
    return true;
  }

  /** Those who only watch are not told who is here. */
  present(): void {}

  /** Looks on at the table, once. */
  async look(): Promise<void> {
    this.#listening ??= this.#table.listen(this, undefined, () => undefined);
    const listening = this.#listening;
    await listening.catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
  }

  /** Shows somebody who comes the position of that long ago. */
  async begin(eyes: LateEyes): Promise<void> {
    const sequence = this.#table.earlier(this.#delay);
    if (sequence === undefined) return;
    if (this.#base?.sequence !== sequence)
      this.#base = { sequence, seen: bases.run(() => this.#table.seenAt(sequence, this.viewer)) };
    const seen = await this.#base.seen;
    if (seen !== undefined) eyes.begin(seen);
  }

  // ---- what the table tells: that there is something to be told later ----

  fed(): void {
    this.#stir();
  }

  changed(): void {
    this.#stir();
  }

  stirred(): void {
    this.#stir();
  }

  over(why: ApiError): void {
    for (const eyes of [...this.#eyes]) eyes.over(why);
  }

  #stir(after = GRAIN): void {
    if (this.#eyes.size > 0) this.#soon ??= setTimeout(() => void this.mark().catch(() => this.#stir(AGAIN)), after);
  }

  /** Notes how far the play has come. */
  async mark(): Promise<void> {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    const message = await this.#talk.lastMessage(this.#table.row, this.viewer);
    await this.#table.read((loaded) => {
      if (this.#eyes.size === 0) return;
      const stand = standpointOf(loaded, this.viewer);
      const now = performance.now();
      const before = this.#marks.at(-1);
      const same = before?.stand.sequence === stand.sequence;
      // However many come and go, there are only a few marks a second.
      if (before !== undefined && same && before.message === message && now - before.first < GRAIN) {
        before.at = now;
        return;
      }
      // Only the newest position of a moment counts.
      if (before !== undefined && same) this.#drop(before);
      const position = this.#hold(this.#table.positionText(this.viewer));
      this.#marks.push({ at: now, first: now, stand, message, ended: this.#table.ended, position });
      this.#wait();
    });
  }

  /** Keeps a position, if there is room: every second one that waits makes some. */
  #hold(text: string): string | undefined {
    if (this.#isFull(text.length)) {
      const kept = this.#marks.filter(({ position }) => position !== undefined).reverse();
      for (const [i, mark] of kept.entries()) if (i % 2 === 1) this.#drop(mark);
    }
    if (this.#isFull(text.length)) return undefined;
    this.#held += text.length;
    this.#heldInAll.bytes += text.length;
    return text;
  }

  #isFull(more: number): boolean {
    return this.#held + more > this.#limits.delayed || this.#heldInAll.bytes + more > this.#limits.delayedInAll;
  }

  #drop(mark: Mark): void {
    const bytes = mark.position?.length ?? 0;
    this.#held -= bytes;
    this.#heldInAll.bytes -= bytes;
    mark.position = undefined;
  }

  // ---- when its time has come ----

  #wait(after = 0): void {
    const [first] = this.#marks;
    if (first === undefined || this.#due !== undefined) return;
    const left = Math.max(after, first.at + this.#delay - performance.now());
    this.#due = setTimeout(() => {
      this.#due = undefined;
      this.#telling
        .run(() => this.#tell())
        .then(
          () => this.#wait(),
          () => this.#wait(AGAIN),
        );
    }, Math.ceil(left));
  }

  async #tell(): Promise<void> {
    const [mark] = this.#marks;
    // It may have been noted again since it was waited for.
    if (mark === undefined || mark.at + this.#delay > performance.now()) return;
    const position = mark.position ?? (await this.#present(mark));
    const from = this.#told;
    const items: FeedItem[] = [];
    if (from !== undefined && from.sequence < mark.stand.sequence)
      for await (const page of this.#table.pages(this.viewer, from, mark.stand.sequence)) items.push(...page.items);
    if (this.#marks[0] !== mark) return;
    this.#marks.shift();
    this.#drop(mark);
    this.#told = mark.stand;
    const told = { ...mark, position };
    for (const eyes of this.#eyes) eyes.reach({ mark: told, from: from?.sequence ?? -1, items });
  }

  /** The position of the newest mark, where it was not kept and nothing has happened since. */
  async #present(mark: Mark): Promise<string | undefined> {
    if (this.#marks.at(-1) !== mark) return undefined;
    return this.#table.read((loaded) =>
      loaded.sequence === mark.stand.sequence ? this.#table.positionText(this.viewer) : undefined,
    );
  }
}

/** Somebody who watches late: told up to a mark, as their socket takes it. */
class LateEyes {
  readonly #join: Join;
  readonly #table: Table;
  readonly #talk: Talk;
  readonly #since = performance.now();
  /** How far they were told; undefined before their first mark. */
  #at: Standpoint | undefined;
  #target: Mark | undefined;
  #busy = false;

  constructor(join: Join, table: Table, talk: Talk) {
    this.#join = join;
    this.#table = table;
    this.#talk = talk;
  }

  over(why: ApiError): void {
    this.#join.over(why);
  }

  /** Begins with a position that may be seen already, unless they were told more. */
  begin({ stand, position }: { readonly stand: Standpoint; readonly position: string }): void {
    if (this.#at !== undefined || this.#target !== undefined) return;
    const now = performance.now();
    this.reach({ mark: { at: now, first: now, stand, message: 0, ended: false, position }, from: -1, items: [] });
  }

  /** The time of a mark has come. */
  reach(fresh: Fresh): void {
    const { mark } = fresh;
    // What was before they came they hear with the mark that was made for them.
    if (mark.at < this.#since) return;
    this.#target = mark;
    if (this.#busy) return;
    this.#busy = true;
    this.#follow(fresh)
      // The store was away: the next mark tells it.
      .catch(() => undefined)
      .finally(() => {
        this.#busy = false;
      });
  }

  async #follow(fresh: Fresh): Promise<void> {
    const { since } = this.#join;
    this.#at ??= since === undefined ? this.#target?.stand : BEGINNING;
    for (let mark = this.#target; mark !== undefined; mark = this.#target === mark ? undefined : this.#target) {
      if (mark === fresh.mark && this.#at?.sequence === fresh.from) await this.#join.feedPage(fresh.items, since ?? 0);
      else await this.#readUpTo(mark);
      if (this.#join.left) return;
      this.#at = mark.stand;
      const { positions } = this.#join;
      const wanted = positions === 'all' || (positions !== 'none' && mark.ended);
      if (wanted && mark.position !== undefined) this.#join.showPosition(mark.position);
      if (mark.ended) this.#join.open(this.#table);
      await this.#talk.tellMessages(this.#join, this.#table.row, mark.message);
    }
  }

  async #readUpTo({ stand }: Mark): Promise<void> {
    const from = this.#at ?? BEGINNING;
    if (from.sequence >= stand.sequence) return;
    for await (const page of this.#table.pages('spectator', from, stand.sequence)) {
      await this.#join.feedPage(page.items, this.#join.since ?? 0);
      this.#at = page.at;
      if (this.#join.left) return;
    }
  }
}
