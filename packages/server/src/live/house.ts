// Everything a caller can do in the play of a game, whether they ask by socket or by request.
import { type Offer, parseCommand, parseDraft } from '@marshall/rules';
import { type Language, type ToldRefusal, told } from '@marshall/words';
import type { Caller } from '../accounts/desk.ts';
import { ApiError, refused } from '../http/errors.ts';
import type { Bulletin } from '../people/bulletin.ts';
import type { QuotaDesk } from '../quotas/desk.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { Outcome } from '../table/terms.ts';
import { seatOf } from './own-seat.ts';

/** What is asked before somebody acts. */
export interface HouseKeepers {
  readonly bulletin: Bulletin;
  readonly quotas: QuotaDesk;
}

export class House {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #bulletin: Bulletin;
  readonly #quotas: QuotaDesk;

  constructor(store: Store, tables: Tables, { bulletin, quotas }: HouseKeepers) {
    this.#store = store;
    this.#tables = tables;
    this.#bulletin = bulletin;
    this.#quotas = quotas;
  }

  /** The table of a game that has begun. */
  async table(game: string): Promise<Table> {
    const table = await this.#tables.open(game);
    if (table !== undefined) return table;
    if ((await this.#store.games.get(game)) === undefined) throw new ApiError(404, 'no-game');
    throw new ApiError(409, 'not-begun');
  }

  async command(
    game: string,
    caller: Caller,
    named: string | undefined,
    id: string,
    input: unknown,
    question?: number,
  ): Promise<Outcome> {
    // A command, unlike what is asked for once, does not wait for a turn to find a table that is there.
    const table = this.#tables.atHand(game) ?? (await this.table(game));
    const seat = seatOf(table.row, caller.account.id, named);
    const command = parseCommand(input);
    if (!command.ok) return { kind: 'refused', refusal: command.refusal };
    // The words of an offer are talk too.
    if ('promise' in command.value && command.value.promise) {
      await this.#bulletin.letTalk(caller.account.id);
      await this.#quotas.message({ account: caller.account.id, address: caller.address }, game, command.value.promise);
    }
    return this.#counted(caller, () => table.command(seat, id, command.value, question));
  }

  async undo(game: string, caller: Caller, named: string | undefined, id: string): Promise<Outcome> {
    const table = await this.table(game);
    const seat = seatOf(table.row, caller.account.id, named);
    return this.#counted(caller, () => table.undo(seat, id));
  }

  /** What is carried out is counted: it stays in the log of the game. */
  async #counted(caller: Caller, act: () => Promise<Outcome>): Promise<Outcome> {
    const mayMove = this.#quotas.move(caller);
    if (mayMove !== undefined) await mayMove;
    const outcome = await act();
    if (outcome.kind === 'accepted') this.#quotas.moved(caller);
    return outcome;
  }

  async options(
    game: string,
    account: string,
    named: string | undefined,
    draft?: Record<string, unknown>,
  ): Promise<readonly Offer[]> {
    const table = await this.table(game);
    const seat = seatOf(table.row, account, named);
    if (draft === undefined) return table.options(seat);
    const read = parseDraft(draft);
    if (!read.ok) throw new ApiError(400, 'refused', { refusal: read.refusal }, { code: read.refusal.code });
    return table.options(seat, read.value);
  }

  async why(
    game: string,
    account: string,
    named: string | undefined,
    command: Record<string, unknown>,
    language: Language,
  ): Promise<ToldRefusal | undefined> {
    const table = await this.table(game);
    const seat = seatOf(table.row, account, named);
    const read = parseDraft(command);
    const refusal = read.ok ? await table.why(seat, read.value) : read.refusal;
    return refusal && told(language, refusal, await table.seated());
  }

  /** The time by which deadlines are set. */
  now(): number {
    return this.#store.clock.now();
  }
}

/** An outcome as an answer, a refusal as an error. */
export function mustAccept(outcome: Outcome): {
  readonly type: 'accepted' | 'again';
  readonly again: boolean;
  readonly feed?: number;
} {
  if (outcome.kind === 'refused') throw refused(outcome.refusal, outcome.seated);
  return outcome.kind === 'accepted'
    ? { type: 'accepted', again: false, feed: outcome.feed }
    : { type: 'again', again: true };
}
