// A table's game in memory: loaded when it is needed, followed where another process went on, told to those who look on.
import type { GameEvent, Viewer } from '@marshall/rules';
import type { Language } from '@marshall/words';
import { PLAIN } from '../http/language.ts';
import type { Store } from '../store/store.ts';
import { atWork } from './at-work.ts';
import type { LogEntry } from './entry.ts';
import { lastAfter, viewersOf } from './feed.ts';
import { Listeners } from './listeners.ts';
import {
  bringBack,
  count,
  entriesAfter,
  follow,
  type Loaded,
  leaveInLog,
  load,
  type Shown,
  shownOf,
} from './loading.ts';
import { positionOf, writePosition } from './position.ts';
import { writeSnapshot } from './snapshot.ts';
import { TableFault } from './terms.ts';

const SNAPSHOT_EVERY = 100;

export class GameAtHand {
  readonly listeners: Listeners;
  readonly #store: Store;
  readonly #gameId: string;
  readonly #secret: string;
  #loaded: Loaded | undefined;
  /** Positions of the newest entry that several look at. */
  #written = { sequence: 0, texts: new Map<Language, Map<Viewer, string>>() };
  /** How far listeners have been told. */
  #told = 0;
  /** Where stands what could be taken back then. */
  #lastAt = 0;
  /** Called after every change, when everybody has been told; `here` when it was made by this process. */
  onTold: (here: boolean) => void = () => undefined;

  constructor(store: Store, gameId: string, secret: string, fault: (error: unknown) => void) {
    this.listeners = new Listeners(fault);
    this.#store = store;
    this.#gameId = gameId;
    this.#secret = secret;
  }

  /** The game, where it is in memory. */
  get now(): Loaded | undefined {
    return this.#loaded;
  }

  /** A viewer's position as text; only between two commands. What several look at with the same eyes is written once. */
  positionText(viewer: Viewer, language: Language = PLAIN): string {
    const loaded = this.#loaded;
    if (loaded === undefined) throw new TableFault('no position is at hand');
    if (this.#written.sequence !== loaded.sequence) this.#written = { sequence: loaded.sequence, texts: new Map() };
    // Spectators are asked nothing, so no word is in what they see.
    const spoken = viewer === 'spectator' ? PLAIN : language;
    const texts = this.#written.texts.get(spoken) ?? new Map<Viewer, string>();
    this.#written.texts.set(spoken, texts);
    const known = texts.get(viewer);
    if (known !== undefined) return known;
    const text = writePosition(positionOf(loaded, viewer, spoken));
    if (this.listeners.share(viewer)) texts.set(viewer, text);
    return text;
  }

  /** The game in memory is no longer the store's. */
  forget(): void {
    this.#loaded = undefined;
  }

  /** Loads the game from the store, and tells listeners what they have not heard. */
  async reload(): Promise<Loaded> {
    this.forget();
    const loaded = await load(this.#store, this.#gameId, this.#secret);
    if (loaded === undefined) throw new TableFault('the game has not begun');
    // Read whole before the game counts as loaded: where that fails, the next who loads it tells it.
    const missed = this.listeners.size > 0 && loaded.sequence > this.#told ? await this.#missed(loaded) : undefined;
    this.#loaded = loaded;
    if (missed !== undefined) this.#tell(loaded, missed.shown, missed.actors);
    this.#told = loaded.sequence;
    this.#lastAt = loaded.lastAt;
    return loaded;
  }

  /** Brings the position before what can be taken back to hand. */
  bringBack(loaded: Loaded): Promise<void> {
    return bringBack(this.#store, this.#gameId, this.#secret, loaded);
  }

  /** Follows what others have appended. */
  async catchUp(loaded: Loaded): Promise<void> {
    const shown: Shown[] = [];
    const actors: (string | undefined)[] = [];
    try {
      for await (const { sequence, entry } of entriesAfter(this.#store, this.#gameId, loaded.sequence)) {
        if (entry.command?.type === 'undo' && loaded.paper.undoable?.before === undefined) {
          await this.reload();
          return;
        }
        shown.push(atWork(this.#gameId, () => follow(loaded, sequence, entry)));
        actors.push(entry.seat);
      }
    } catch (error) {
      this.forget();
      throw error;
    }
    leaveInLog(loaded);
    if (shown.length > 0) this.#tell(loaded, shown, actors);
  }

  /** Entries of this process are durable, the last with this sequence: tells them. `text` is an entry's events as JSON. */
  appended(
    loaded: Loaded,
    sequence: number,
    written: readonly { readonly entry: LogEntry; readonly text: string }[],
  ): void {
    const before = sequence - written.length;
    const shown = written.map(({ entry }, i) => count(loaded, before + 1 + i, entry));
    const actors = written.map(({ entry }) => entry.seat);
    this.#tell(loaded, shown, actors, new Map(written.map(({ entry, text }) => [entry.events, text])));
    this.#keepSnapshot(loaded);
  }

  /** What listeners missed while the game was not in memory. */
  async #missed(loaded: Loaded): Promise<{ shown: readonly Shown[]; actors: readonly (string | undefined)[] }> {
    const viewers = viewersOf(loaded.paper.game.setup.seats);
    const shown: Shown[] = [];
    const actors: (string | undefined)[] = [];
    let last: LogEntry | undefined;
    // From what could be taken back when they were told last: an undo is told in that.
    for await (const { sequence, entry } of entriesAfter(this.#store, this.#gameId, Math.max(0, this.#lastAt - 1))) {
      if (sequence > loaded.sequence) break;
      if (sequence > this.#told) {
        shown.push(shownOf(entry, last, viewers));
        actors.push(entry.seat);
      }
      last = lastAfter(last, entry);
    }
    return { shown, actors };
  }

  #tell(
    loaded: Loaded,
    all: readonly Shown[],
    actors: readonly (string | undefined)[],
    written?: Map<readonly GameEvent[], string>,
  ): void {
    atWork(this.#gameId, () => this.listeners.tell(loaded.feeds, all, actors, written));
    this.#told = loaded.sequence;
    this.#lastAt = loaded.lastAt;
    // Only what this process wrote is at hand as text.
    this.onTold(written !== undefined);
  }

  /** A snapshot is whole only where nothing can be taken back, as it does not hold the position before. */
  #keepSnapshot(loaded: Loaded): void {
    const { game, undoable } = loaded.paper;
    const ended = game.state.ended !== undefined;
    if (undoable !== undefined || (loaded.sequence - loaded.snapshotAt < SNAPSHOT_EVERY && !ended)) return;
    loaded.snapshotAt = loaded.sequence;
    const { setup, state } = game;
    const body = writeSnapshot({ setup, state, feeds: loaded.feeds }, loaded.memories.keep());
    // Without it the game opens more slowly, nothing else.
    this.#store.log.saveSnapshot(this.#gameId, { sequence: loaded.sequence, body }).catch(() => undefined);
  }
}
