// Tells people who are elsewhere: looks what is to be told, keeps it, and sends what is due, once.

import { restsOf } from '../clock/habits.ts';
import type { Languages } from '../http/language.ts';
import { type Settings, settingsOf } from '../people/settings.ts';
import { StoreError } from '../store/errors.ts';
import type { Channel, ChannelKind, Instant, NewOutgoing, Outgoing, Store, Stretch } from '../store/store.ts';
import { languageFor, letterOf } from './letters.ts';
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
const BACK_OFF = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 60 * MINUTE, 180 * MINUTE, 360 * MINUTE];
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
      for (const game of await this.#store.notices.concerned(stirred)) await this.#tryToFind(game);
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
      for (const game of games) await this.#tryToFind(game);
      const last = games.at(-1);
      if (last === undefined || games.length < GAMES_AT_ONCE) return;
      after = last;
    }
  }

  /** A game, or somebody's settings, that cannot be read is no reason for the others to hear nothing. */
  async #tryToFind(gameId: string): Promise<void> {
    try {
      await this.#find(gameId);
    } catch (error) {
      if (error instanceof StoreError && error.code !== 'failed') throw error;
      if (!this.#closed) this.#options.fault(error);
    }
  }

  /** Keeps what is to be told of a game; the same is kept once, no matter who finds it. */
  async #find(gameId: string): Promise<void> {
    const row = await this.#store.games.get(gameId);
    if (row === undefined) return;
    const accounts = [...new Set(row.seats.flatMap(({ account }) => account ?? []))];
    const channels = (await this.#store.notices.channels(accounts)).filter((channel) => this.#isOpen(channel));
    const found: NewOutgoing[] = [];
    for (const account of new Set(channels.map((channel) => channel.account))) {
      const all = await settingsOf(this.#store, account);
      const settings = all.notices ?? USUAL;
      const wishes = await wishesOf(this.#store, row, account, this.#options.outages());
      for (const wish of wishes) {
        if (!wants(settings, gameId, wish.kind)) continue;
        for (const { id: channel, kind } of channels.filter((each) => each.account === account)) {
          const id = `${wish.id} ${channel}`;
          // What was put off may be due sooner: a pause ends early, a holiday is cancelled.
          const due = Math.max(this.#dueOf(wish, kind), quietUntil(all, this.#store.clock.now()));
          if ((this.#known.get(id) ?? Number.POSITIVE_INFINITY) <= due) continue;
          found.push({ id, account, channel, game: gameId, body: '{}', due });
        }
      }
    }
    await this.#store.notices.add(found);
    if (this.#known.size > REMEMBERED) this.#known.clear();
    for (const { id, due } of found) this.#known.set(id, due);
  }

  #isOpen({ confirmed, kind, trouble }: Channel): boolean {
    return confirmed !== undefined && trouble < MOST_TROUBLE && this.#senders[kind] !== undefined;
  }

  #dueOf({ since, again, from }: Wish, kind: ChannelKind): Instant {
    if (from !== undefined) return from;
    const patience = this.#options.pace?.patience ?? (again === true ? AGAIN : PATIENCE[kind]);
    return (since ?? this.#store.clock.now()) + patience;
  }

  async #send(): Promise<void> {
    for (;;) {
      const taken = await this.#store.notices.claim(
        this.#store.clock.now(),
        this.#options.pace?.lease ?? LEASE,
        AT_ONCE,
      );
      await Promise.all(taken.map((outgoing) => this.#tryToSend(outgoing)));
      if (taken.length < AT_ONCE || this.#closed) return;
    }
  }

  async #tryToSend(outgoing: Outgoing): Promise<void> {
    try {
      await this.#sendOne(outgoing);
    } catch (error) {
      if (error instanceof StoreError && error.code !== 'failed') throw error;
      if (!this.#closed) this.#options.fault(error);
      await this.#store.notices.postpone(outgoing.id, this.#store.clock.now() + AFTER_FAULT, false);
    }
  }

  async #sendOne(outgoing: Outgoing): Promise<void> {
    const { notices, clock } = this.#store;
    const { id, account, channel: channelId, game = '', tries } = outgoing;
    const [channel, row, settings] = await Promise.all([
      notices.channel(channelId),
      this.#store.games.get(game),
      settingsOf(this.#store, account),
    ]);
    const sender = channel === undefined ? undefined : this.#senders[channel.kind];
    if (channel === undefined || sender === undefined || row === undefined || !this.#isOpen(channel))
      return notices.settle(id, clock.now(), 'dropped');
    const wishes = await wishesOf(this.#store, row, account, this.#options.outages());
    const wish = wishes.find((each) => `${each.id} ${channelId}` === id);
    const wanted = settings.notices ?? USUAL;
    // Answered meanwhile, read, or no more wanted.
    if (wish === undefined || !wants(wanted, game, wish.kind)) return notices.settle(id, clock.now(), 'dropped');
    const now = clock.now();
    const later = Math.max(wish.from ?? 0, quietUntil(settings, now));
    if (later > now) {
      this.#known.set(id, later);
      return notices.postpone(id, later, false);
    }
    const language = languageFor(wanted, this.#options.languages);
    const letter = letterOf(id, wish, row, language, settings.habits?.zone ?? wanted.zone);
    const delivered = await sender.deliver(channel, letter);
    if (delivered.ok) return notices.settle(id, clock.now(), 'sent');
    const { why, again, detail } = delivered;
    this.#options.warn('A notice could not be sent.', { kind: channel.kind, why, detail: detail.slice(0, 200), tries });
    if (why === 'gone') {
      await notices.removeChannel(account, channelId);
      return;
    }
    const wait = again ? BACK_OFF[tries] : undefined;
    return wait === undefined
      ? notices.settle(id, clock.now(), 'failed')
      : notices.postpone(id, clock.now() + wait, true);
  }
}

/** When the quiet hours, days off or holidays end in which somebody is now; 0 outside of them. */
function quietUntil({ habits, notices = USUAL }: Settings, now: Instant): Instant {
  if (habits === undefined || !notices.quiet) return 0;
  let end = 0;
  for (;;) {
    const at = Math.max(now, end);
    const rest = restsOf(habits, at, at + 1).find(({ from, until }) => from <= at && at < until);
    if (rest === undefined) return end;
    end = rest.until;
  }
}
