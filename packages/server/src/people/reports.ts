// What a player tells the host about another: the words in question are kept with some before and after them.
import type { Seat } from '@marshall/rules';
import type { Caller } from '../accounts/desk.ts';
import { newId } from '../accounts/secrets.ts';
import { ApiError } from '../http/errors.ts';
import { PLAIN } from '../http/language.ts';
import { conversationsFor, EVERYBODY, numberOf } from '../live/conversations.ts';
import type { QuotaDesk } from '../quotas/desk.ts';
import type { Game, Message, Store } from '../store/store.ts';
import { REMOVAL, SERVER_SAYS } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import { wordsOf } from './announcement.ts';

const BEFORE = 10;
const AFTER = 5;

export interface Complaint {
  /** Who it is about; with a mark, the author of that message. */
  readonly seat: string;
  readonly mark?: string | undefined;
  readonly reason: string;
}

export class Reports {
  readonly #store: Store;
  readonly #quotas: QuotaDesk;

  constructor(store: Store, quotas: QuotaDesk) {
    this.#store = store;
    this.#quotas = quotas;
  }

  /** Keeps a report for the host; `viewer` is whose eyes the reporter has. */
  async keep(
    row: Game,
    { account, address }: Caller,
    viewer: Seat | 'spectator',
    complaint: Complaint,
  ): Promise<string> {
    const message = complaint.mark === undefined ? undefined : await this.#message(row, viewer, complaint.mark);
    const holder = row.seats.find(({ seat }) => seat === complaint.seat)?.account;
    // What the server says of somebody is not theirs.
    const writer = message?.author === SERVER_SAYS ? undefined : message?.account;
    const about = message === undefined ? holder : writer;
    if (about === undefined) throw new ApiError(409, 'no-person:report');
    if (about === account.id) throw new ApiError(409, 'yourself:report');
    await this.#quotas.report({ account: account.id, address });
    const id = newId().slice(0, 8);
    await this.#store.house.report({
      id,
      account: account.id,
      about,
      game: row.id,
      message: message?.number,
      reason: complaint.reason,
      context: JSON.stringify(await this.#context(row.id, message)),
    });
    return id;
  }

  /** A message that a viewer may read, by its mark. */
  async #message(row: Game, viewer: Seat | 'spectator', mark: string): Promise<Message> {
    const names = row.seats.map(({ seat }) => seat);
    const number = numberOf(readArrangement(row.meta).messageKey, mark);
    const [found] =
      number === undefined
        ? []
        : await this.#store.messages.after(row.id, conversationsFor(viewer, names), number - 1, 1);
    if (found === undefined || found.number !== number) throw new ApiError(404, 'no-message');
    return found;
  }

  /** A message with those around it; of a player in general, the last things said to everybody. */
  async #context(game: string, message: Message | undefined) {
    const { messages } = this.#store;
    const conversation = [message?.conversation ?? EVERYBODY];
    const before = await messages.before(game, conversation, message?.number ?? 2 ** 31 - 1, BEFORE);
    const after = message === undefined ? [] : await messages.after(game, conversation, message.number, AFTER);
    return [...before, ...(message === undefined ? [] : [message]), ...after]
      .filter(({ author }) => author !== REMOVAL)
      .map(({ number, author, text, at }) => ({
        number,
        author,
        // For the host.
        text: wordsOf({ author, text }, PLAIN),
        at,
        ...(number === message?.number ? { reported: true } : {}),
      }));
  }
}
