// Tells people who are elsewhere: looks what is to be told, keeps it, and sends what is due, once.

import type { Languages } from '../http/language.ts';
import { type Settings, settingsOf } from '../people/settings.ts';
import { StoreError } from '../store/errors.ts';
import type { Channel, ChannelKind, Game, Instant, NewOutgoing, Outgoing, Store, Stretch } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import { languageFor, letterOf } from './letters.ts';
import { quietUntil } from './quiet.ts';
import type { Senders } from './senders.ts';
import { USUAL, wants } from './settings.ts';
import { ENDED_LATELY, type Wish, wishesOf } from './wishes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface HeraldOptions {
  /** When no server was at work. */
  readonly outages: () => readonly Stretch[];
  readonly languages: Languages;
  readonly pace?: HeraldPace | undefined;
  fault(error: unknown): void;
  /** Is told of what could not be sent. */
  warn(sentence: string, figures: Readonly<Record<string, string | number>>): void;
}

/** Other times than the usual ones, in milliseconds, for measurements and tests. */
export interface HeraldPace {
  /** Between two looks. */
  readonly every?: number;
  /** Before anybody is told. */
  readonly patience?: number;
  /** For which nobody else sends what a process has taken. */
  readonly lease?: number;
}

/** Milliseconds for which nothing is said: people at the table answer meanwhile. */
const PATIENCE: Readonly<Record<ChannelKind, number>> = { push: 20 * SECOND, webhook: MINUTE, mail: 2 * MINUTE };
/** The same after an answer that led to the next question: they have just been there. */
const AGAIN = 15 * MINUTE;
const EVERY = 2 * SECOND;
/** Milliseconds between two looks at all games: what was not heard of, as no process was there, is found. */
const EVERYTHING = 5 * MINUTE;
/** Milliseconds for which nobody else sends what one process has taken: longer than any sending lasts. */
const LEASE = MINUTE;
const AT_ONCE = 20;
const GAMES_AT_ONCE = 100;
/** How long to wait after each try. */
const FIRST_WAIT = 30 * SECOND;
const BACK_OFF = [FIRST_WAIT, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 60 * MINUTE, 180 * MINUTE, 360 * MINUTE];
/** Notices in a row after which nothing more is sent there until its owner says so. */
export const MOST_TROUBLE = 5;
const REMEMBERED = 20_000;
/** Milliseconds before something that cannot be read is tried again. */
const AFTER_FAULT = 60 * MINUTE;

export class Herald {
  readonly #store: Store;
  readonly #senders: Senders;
  readonly #options: HeraldOptions;
  readonly #stirred = new Set<string>();
  /** What this process knows to be kept, and when it was due then. */
  readonly #known = new Map<string, Instant>();
  readonly #unsubscribe: () => void;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #everything = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(store: Store, senders: Senders, options: HeraldOptions) {
    this.#store = store;
    this.#senders = senders;
    this.#options = options;
    this.#unsubscribe = store.subscribe((gameId) => this.#stirred.add(gameId));
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), this.#options.pace?.every ?? EVERY).unref();
  }

  /** Finds what is to be told, and sends what is due; two looks at once are one. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((error: unknown) => {
        // A store that is away is told of by whatever else is asked of it; the next look finds everything again.
        const away = error instanceof StoreError && error.code !== 'failed';
        if (!away && !this.#closed) this.#options.fault(error);
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Finishes what is on its way. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#unsubscribe();
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    if (performance.now() - this.#everything >= EVERYTHING) {
      const began = performance.now();
      await this.#lookAtAll();
      this.#everything = began;
    }
    const stirred = [...this.#stirred].slice(0, GAMES_AT_ONCE);
    for (const game of stirred) this.#stirred.delete(game);
    try {
      for (const game of await this.#store.notices.concerned(stirred)) await this.#isolated(() => this.#find(game));
    } catch (error) {
      for (const game of stirred) this.#stirred.add(game);
      throw error;
    }
    await this.#send();
  }

  async #lookAtAll(): Promise<void> {
    const since = this.#store.clock.now() - ENDED_LATELY;
    for (let after = ''; !this.#closed; ) {
      const games = await this.#store.notices.reachable(after, since, GAMES_AT_ONCE);
      for (const game of games) await this.#isolated(() => this.#find(game));
      const last = games.at(-1);
      if (last === undefined || games.length < GAMES_AT_ONCE) return;
      after = last;
    }
  }

  /** A game, or somebody's settings, that cannot be read is no reason for the others to hear nothing. */
  async #isolated(job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      if (error instanceof StoreError && error.code !== 'failed') throw error;
      if (!this.#closed) this.#options.fault(error);
    }
  }

  /** Keeps what is to be told of a game; the same is kept once, no matter who finds it. */
  async #find(gameId: string): Promise<void> {
    const row = await this.#store.games.get(gameId);
    if (row === undefined) return;
    const lenders = Object.values(readArrangement(row.meta).standIns ?? {}).map(({ owner }) => owner);
    const accounts = [
      ...new Set([...row.seats.map(({ account }) => account), ...lenders].flatMap((each) => each ?? [])),
    ];
    const channels = (await this.#store.notices.channels(accounts)).filter((channel) => this.#isOpen(channel));
    for (const account of new Set(channels.map((channel) => channel.account)))
      await this.#isolated(async () => {
        const own = channels.filter((channel) => channel.account === account);
        await this.#keep(row, account, own);
      });
  }

  /** Keeps what is to be told to one person. */
  async #keep(row: Game, account: string, channels: readonly Channel[]): Promise<void> {
    const settings = await settingsOf(this.#store, account);
    const wishes = await wishesOf(this.#store, row, account, this.#options.outages());
    const found: NewOutgoing[] = [];
    for (const { id: channel, kind } of channels)
      for (const wish of this.#wanted(wishes, settings, row.id, kind)) {
        const id = `${wish.id} ${channel}`;
        const due = this.#dueOf(wish, kind, settings);
        const known = this.#known.get(id);
        // What was put off may be due sooner: a pause ends early, a holiday is cancelled. Messages do not tell when they came.
        if (known === due || (known !== undefined && wish.since === undefined && wish.from === undefined)) continue;
        found.push({ id, account, channel, game: row.id, body: '{}', due });
      }
    await this.#store.notices.add(found);
    if (this.#known.size > REMEMBERED) this.#known.clear();
    for (const { id, due } of found) this.#known.set(id, due);
  }

  /**
   * What somebody wants to be told by a channel. A warning says nothing new where the notice of the same wait comes no
   * sooner: that has the deadline in it.
   */
  #wanted(wishes: readonly Wish[], settings: Settings, game: string, kind: ChannelKind): readonly Wish[] {
    const wanted = wishes.filter((wish) => wants(settings.notices ?? USUAL, game, wish.kind));
    return wanted.filter(
      ({ seat, from }) =>
        from === undefined ||
        !wanted.some((other) => other.seat === seat && isMove(other) && this.#dueOf(other, kind, settings) >= from),
    );
  }

  #isOpen({ confirmed, kind, trouble }: Channel): boolean {
    return confirmed !== undefined && trouble < MOST_TROUBLE && this.#senders[kind] !== undefined;
  }

  /** When something is to be told: not before its time, not while people at the table still answer, not in quiet hours. */
  #dueOf({ since, again, from }: Wish, kind: ChannelKind, settings: Settings): Instant {
    const patience = this.#options.pace?.patience ?? (again === true ? AGAIN : PATIENCE[kind]);
    const due = from ?? (since ?? this.#store.clock.now()) + patience;
    return Math.max(due, quietUntil(settings, due));
  }

  async #send(): Promise<void> {
    for (;;) {
      const taken = await this.#store.notices.claim(
        this.#store.clock.now(),
        this.#options.pace?.lease ?? LEASE,
        AT_ONCE,
      );
      const letters = new Map<string, Outgoing[]>();
      for (const outgoing of taken) {
        const key = letterKey(outgoing);
        letters.set(key, [...(letters.get(key) ?? []), outgoing]);
      }
      await Promise.all([...letters.values()].map((parts) => this.#sendTogether(parts)));
      if (taken.length < AT_ONCE || this.#closed) return;
    }
  }

  /**
   * Sends what belongs into one letter: where one is sent, the others are told with it. Where one cannot be sent, the others
   * are not tried now: one after the other they could take longer than they are leased for.
   */
  async #sendTogether(parts: readonly Outgoing[]): Promise<void> {
    const { notices, clock } = this.#store;
    const told = new Set<string>();
    let failed = false;
    for (const part of parts) {
      if (told.has(part.id)) continue;
      if (failed) await notices.postpone(part.id, clock.now() + FIRST_WAIT, false);
      else failed = !(await this.#tryToSend(part, told));
    }
  }

  /** Adds to what was told in the same letter; false where it could not be sent. */
  async #tryToSend(outgoing: Outgoing, told: Set<string>): Promise<boolean> {
    try {
      return await this.#sendOne(outgoing, told);
    } catch (error) {
      if (error instanceof StoreError && error.code !== 'failed') throw error;
      if (!this.#closed) this.#options.fault(error);
      await this.#store.notices.postpone(outgoing.id, this.#store.clock.now() + AFTER_FAULT, false);
      return true;
    }
  }

  async #sendOne(outgoing: Outgoing, told: Set<string>): Promise<boolean> {
    const { notices, clock } = this.#store;
    const { id, account, channel: channelId, game = '', tries } = outgoing;
    const [channel, row, settings] = await Promise.all([
      notices.channel(channelId),
      this.#store.games.get(game),
      settingsOf(this.#store, account),
    ]);
    const sender = channel === undefined ? undefined : this.#senders[channel.kind];
    if (channel === undefined || sender === undefined || row === undefined || !this.#isOpen(channel)) {
      await notices.settle(id, clock.now(), 'dropped');
      return true;
    }
    const wishes = await wishesOf(this.#store, row, account, this.#options.outages());
    const open = this.#wanted(wishes, settings, game, channel.kind);
    const wish = open.find((each) => `${each.id} ${channelId}` === id);
    const wanted = settings.notices ?? USUAL;
    // Answered meanwhile, read, or no more wanted.
    if (wish === undefined) {
      await notices.settle(id, clock.now(), 'dropped');
      return true;
    }
    const now = clock.now();
    const later = Math.max(wish.from ?? 0, quietUntil(settings, now));
    if (later > now) {
      this.#known.set(id, later);
      await notices.postpone(id, later, false);
      return true;
    }
    const language = languageFor(wanted, this.#options.languages);
    const letter = letterOf(id, wish, row, language, settings.habits?.zone ?? wanted.zone);
    const delivered = await sender.deliver(channel, letter);
    if (delivered.ok) {
      await notices.settle(id, clock.now(), 'sent');
      if (wish.kind === 'message') await this.#tellAlong(open, outgoing, told);
      return true;
    }
    const { why, again, detail } = delivered;
    this.#options.warn('A notice could not be sent.', { kind: channel.kind, why, detail: detail.slice(0, 200), tries });
    if (why === 'gone') {
      await notices.removeChannel(account, channelId);
      return false;
    }
    const wait = again ? BACK_OFF[tries] : undefined;
    if (wait === undefined) await notices.settle(id, clock.now(), 'failed');
    else await notices.postpone(id, clock.now() + wait, true);
    return false;
  }

  /** One letter tells of all messages that wait at a table: of the other conversations nothing more is said. */
  async #tellAlong(open: readonly Wish[], sent: Outgoing, told: Set<string>): Promise<void> {
    const { notices, clock } = this.#store;
    const { account, channel, game = '' } = sent;
    const now = clock.now();
    const others = open
      .filter(({ kind }) => kind === 'message')
      .map((wish) => ({ id: `${wish.id} ${channel}`, account, channel, game, body: '{}', due: now }))
      .filter(({ id }) => id !== sent.id);
    await notices.add(others);
    for (const { id } of others) {
      this.#known.set(id, now);
      told.add(id);
      await notices.settle(id, now, 'sent');
    }
  }
}

/** What goes into one letter: messages of one table to one address. */
function letterKey({ id, account, channel, game = '' }: Outgoing): string {
  return id.startsWith('message ') ? `${account} ${channel} ${game}` : id;
}

const isMove = ({ kind }: Wish): boolean => kind === 'move' || kind === 'offer';
