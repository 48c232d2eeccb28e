// Everything a caller can say, read and look for at a table, whether they ask by socket or by request.
import type { Seat } from '@marshall/rules';
import type { Language } from '@marshall/words';
import type { Caller } from '../accounts/desk.ts';
import { ApiError } from '../http/errors.ts';
import { isHushed } from '../people/announcement.ts';
import type { Blocks } from '../people/blocks.ts';
import type { Bulletin } from '../people/bulletin.ts';
import type { QuotaDesk } from '../quotas/desk.ts';
import { type Game as GameRow, type Message, REMOVAL, type SeatRow, type Store } from '../store/store.ts';
import { readArrangement, readSummary } from '../table/arrangement.ts';
import { conversationOf, conversationsFor, EVERYBODY, markOf, numberOf } from './conversations.ts';
import { seatOf } from './own-seat.ts';
import type { Said } from './protocol.ts';
import { saidOf } from './said.ts';

/** How many messages are read together: where there are fewer, they are all. */
const MESSAGES_AT_ONCE = 200;
/** Messages that one search looks at. */
const SEARCHED_AT_ONCE = 2000;
const MESSAGES_TO_NEWCOMERS = 50;
const EVER = 2 ** 31 - 1;

/** Somebody who is told messages. */
export interface Ear {
  readonly viewer: Seat | 'spectator';
  /** The number of the last message that they were told. */
  readonly lastMessage: number;
  readonly left: boolean;
  /** Whose ear it is. */
  readonly account: string | undefined;
  /** A message that they do not hear. */
  passOver(number: number): void;
  tell(message: Message, key: string): void;
  /** Resolves when their socket has taken nearly all. */
  drained(): Promise<void>;
}

/** What is asked before somebody is heard. */
export interface TalkKeepers {
  readonly quotas: QuotaDesk;
  readonly bulletin: Bulletin;
  readonly blocks: Blocks;
}

export class Talk {
  readonly #store: Store;
  readonly #quotas: QuotaDesk;
  readonly #bulletin: Bulletin;
  readonly #blocks: Blocks;

  constructor(store: Store, { quotas, bulletin, blocks }: TalkKeepers) {
    this.#store = store;
    this.#quotas = quotas;
    this.#bulletin = bulletin;
    this.#blocks = blocks;
  }

  /** Says something to everybody, or to the seats named. */
  async say(
    game: string,
    { account: { id: account }, address }: Pick<Caller, 'account' | 'address'>,
    named: string | undefined,
    to: 'all' | readonly string[],
    text: string,
  ): Promise<string> {
    await this.#bulletin.letTalk(account);
    const { row, key } = await this.#talk(game);
    const seat = seatOf(row, account, named);
    const members = to === 'all' ? undefined : [seat, ...to];
    // Seats change hands until then, and their new holder reads what was said to it.
    if (members !== undefined && row.sequence === 0) throw new ApiError(409, 'not-begun:talk');
    const stranger = members?.find((member) => !row.seats.some((other) => other.seat === member));
    if (stranger !== undefined) throw new ApiError(404, 'no-seat');
    const conversation = members === undefined ? EVERYBODY : conversationOf(members);
    if (members !== undefined && !conversation.includes('+')) throw new ApiError(400, 'alone');
    const people = row.seats.flatMap((other) =>
      other.account === undefined || other.account === account ? [] : [other],
    );
    if (members !== undefined) await this.#mustHear(account, people, members);
    await this.#quotas.message({ account, address }, game, text);
    const where = whereIs(row);
    const number = await this.#store.messages.post({
      gameId: game,
      conversation,
      author: seat,
      account,
      text,
      ...where,
    });
    await this.#store.messages.markRead(account, game, conversation, number);
    await this.#blocks.passOver(
      account,
      game,
      conversation,
      number,
      people.map((other) => other.account ?? ''),
    );
    return markOf(key, number);
  }

  /** Whether somebody may give another player words to read: as for a message, and counted as one. */
  async letSay(
    row: GameRow,
    { account: { id: account }, address }: Pick<Caller, 'account' | 'address'>,
    seat: string,
    { to, text }: { readonly to: string; readonly text: string },
  ): Promise<void> {
    await this.#bulletin.letTalk(account);
    const people = row.seats.filter((other) => other.account !== undefined && other.account !== account);
    await this.#mustHear(account, people, [seat, to]);
    await this.#quotas.message({ account, address }, row.id, text);
  }

  /** Nobody talks in private with somebody they have blocked. */
  async #mustHear(account: string, people: readonly SeatRow[], members: readonly string[]): Promise<void> {
    const blocked = await this.#blocks.of(account);
    if (people.some((other) => members.includes(other.seat) && blocked.has(other.account ?? '')))
      throw new ApiError(409, 'blocked');
  }

  /** Who an account has blocked. */
  knowBlocked(account: string | undefined): Promise<ReadonlySet<string>> {
    return this.#blocks.of(account);
  }

  /** The same at once, as it was known last. */
  blockedBy(account: string | undefined): ReadonlySet<string> {
    return this.#blocks.last(account);
  }

  /** The messages a viewer may read after a number of the store's. */
  messagesAfter(row: GameRow, viewer: Seat | 'spectator', number: number): Promise<readonly Message[]> {
    const names = row.seats.map((seat) => seat.seat);
    return this.#store.messages.after(row.id, conversationsFor(viewer, names), number, MESSAGES_AT_ONCE);
  }

  /** The number of the last message that a viewer may read; 0 where there is none. */
  async lastMessage(row: GameRow, viewer: Seat | 'spectator'): Promise<number> {
    const names = row.seats.map((seat) => seat.seat);
    const [last] = await this.#store.messages.before(row.id, conversationsFor(viewer, names), EVER, 1);
    return last?.number ?? 0;
  }

  /** Tells a viewer the messages they have not heard, up to a number, as their socket takes them. */
  async tellMessages(ear: Ear, row: GameRow, upTo: number = EVER): Promise<void> {
    const { messageKey } = readArrangement(row.meta);
    for (let more = ear.lastMessage < upTo; more && !ear.left; ) {
      const messages = await this.messagesAfter(row, ear.viewer, ear.lastMessage);
      const blocked = messages.length === 0 ? undefined : await this.#blocks.of(ear.account);
      for (const message of messages)
        if (message.number <= upTo) {
          if (blocked !== undefined && isHushed(message, blocked)) ear.passOver(message.number);
          else ear.tell(message, messageKey);
        }
      more = messages.length === MESSAGES_AT_ONCE && ear.lastMessage < upTo;
      if (more) await ear.drained();
    }
  }

  /** The number after which a viewer is told messages: that of their mark, or one a few messages ago. */
  async lastHeard(row: GameRow, viewer: Seat | 'spectator', mark: string | undefined): Promise<number> {
    const number = mark === undefined ? undefined : numberOf(readArrangement(row.meta).messageKey, mark);
    if (number !== undefined) return number;
    const names = row.seats.map((seat) => seat.seat);
    const latest = await this.#store.messages.before(
      row.id,
      conversationsFor(viewer, names),
      EVER,
      MESSAGES_TO_NEWCOMERS,
    );
    return (latest[0]?.number ?? 1) - 1;
  }

  /** The last messages of the caller before a mark. */
  async messages(
    game: string,
    account: string | undefined,
    named: string | undefined,
    language: Language,
    before?: string,
  ): Promise<Said[]> {
    const { row, key } = await this.#talk(game);
    const seated = row.seats.some((seat) => seat.account === account && account !== undefined);
    const viewer = seated || named !== undefined ? seatOf(row, account, named) : 'spectator';
    const number = before === undefined ? EVER : (numberOf(key, before) ?? 0);
    const names = row.seats.map((seat) => seat.seat);
    const kept = await this.#store.messages.before(game, conversationsFor(viewer, names), number, MESSAGES_AT_ONCE);
    const blocked = await this.#blocks.of(account);
    return kept.flatMap((message) =>
      message.author === REMOVAL || isHushed(message, blocked) ? [] : [saidOf(message, key, language)],
    );
  }

  /** The last messages of the caller before a mark in which a text stands; of a long talk a part, with the mark to look on from. */
  async find(
    game: string,
    account: string,
    named: string | undefined,
    language: Language,
    { text, before }: { readonly text: string; readonly before?: string | undefined },
  ): Promise<{ messages: Said[]; earlier?: string }> {
    const { row, key } = await this.#talk(game);
    const viewer = seatOf(row, account, named);
    const names = row.seats.map((seat) => seat.seat);
    const { messages, earlier } = await this.#store.messages.find(game, conversationsFor(viewer, names), text, {
      before: before === undefined ? EVER : (numberOf(key, before) ?? 0),
      limit: MESSAGES_AT_ONCE,
      scan: SEARCHED_AT_ONCE,
    });
    const blocked = await this.#blocks.of(account);
    const found = messages.flatMap((message) =>
      message.author === REMOVAL || isHushed(message, blocked) ? [] : [saidOf(message, key, language)],
    );
    return { messages: found, ...(earlier === undefined ? {} : { earlier: markOf(key, earlier) }) };
  }

  /** Up to which message the others have read each of the caller's conversations; nothing is told about people they have blocked. */
  async #seen(row: GameRow, key: string, account: string, readable: ReadonlySet<string>) {
    const blocked = await this.#blocks.of(account);
    const seen = new Map<string, { seat: string; upTo: string }[]>();
    for (const { account: reader, conversation, number } of await this.#store.messages.readers(row.id)) {
      if (reader === account || blocked.has(reader) || number === 0 || !readable.has(conversation)) continue;
      const seat = row.seats.find((other) => other.account === reader)?.seat;
      if (seat === undefined) continue;
      seen.set(conversation, [...(seen.get(conversation) ?? []), { seat, upTo: markOf(key, number) }]);
    }
    return seen;
  }

  /** The caller's conversations, what they have not read of each, and how far the others have read. */
  async unread(
    game: string,
    account: string,
    named: string | undefined,
  ): Promise<{ conversation: string; unread: number; seen?: { seat: string; upTo: string }[] }[]> {
    const { row, key } = await this.#talk(game);
    const seat = seatOf(row, account, named);
    const readable = new Set(
      conversationsFor(
        seat,
        row.seats.map((other) => other.seat),
      ),
    );
    const all = await this.#store.messages.unread(account, [game]);
    const seen = await this.#seen(row, key, account, readable);
    return all.flatMap(({ conversation, unread, hushed }) => {
      if (!readable.has(conversation)) return [];
      const readers = seen.get(conversation);
      return [{ conversation, unread: unread - hushed, ...(readers === undefined ? {} : { seen: readers }) }];
    });
  }

  /** Notes what the caller has read. */
  async read(
    game: string,
    account: string,
    named: string | undefined,
    conversation: string,
    upTo: string,
  ): Promise<void> {
    const { row, key } = await this.#talk(game);
    const seat = seatOf(row, account, named);
    const number = numberOf(key, upTo);
    const readable = conversationsFor(
      seat,
      row.seats.map((other) => other.seat),
    );
    if (number === undefined || !readable.includes(conversation)) throw new ApiError(404, 'no-message');
    await this.#store.messages.markRead(account, game, conversation, number);
  }

  async #talk(game: string): Promise<{ row: GameRow; key: string }> {
    const row = await this.#store.games.get(game);
    if (row === undefined) throw new ApiError(404, 'no-game');
    return { row, key: readArrangement(row.meta).messageKey };
  }
}

/** Where a game is, for what is said there. */
export function whereIs(row: GameRow): { readonly cycle?: number; readonly stage?: number } {
  const { cycle, stage } = readSummary(row.summary) ?? {};
  return { ...(cycle === undefined ? {} : { cycle }), ...(stage === undefined ? {} : { stage }) };
}
