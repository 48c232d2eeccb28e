// Before the play: games are made, seats taken, swapped and filled, contributions to the dice collected, and the game begun.
import { DEFAULT_OPTIONS, type Power } from '@marshall/rules';
import type { Language } from '@marshall/words';
import { newId, newToken } from '../accounts/secrets.ts';
import { ApiError, refused } from '../http/errors.ts';
import { PLAIN } from '../http/language.ts';
import { gamesOf } from '../people/departure.ts';
import { habitsOfAll } from '../people/habits.ts';
import type { QuotaDesk } from '../quotas/desk.ts';
import type { Game as GameRow, Seat, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement } from '../table/arrangement.ts';
import { writeOpening } from '../table/start.ts';
import { Turns } from '../table/turns.ts';
import { arrangeOpen, mustOwn, replace, rowOf } from './arranging.ts';
import { mustDiffer } from './differ.ts';
import { freshMeta, isInvited, newSeat, reinvited, withoutReservation } from './fresh.ts';
import { addSeat, removeSeat } from './seats.ts';
import type { NewGame, NewTerms } from './shapes.ts';
import { swapSeats } from './swaps.ts';
import { changeTerms, mustBegin, mustBeKnown, seatsByPower } from './terms.ts';

/** Who makes a game, and from where. */
export interface Maker {
  readonly account: string;
  readonly address: string;
}

export class Lobby {
  readonly #store: Store;
  readonly #quotas: QuotaDesk;
  /** One after the other: of several at once each counts those before it. */
  readonly #counted = new Turns();

  constructor(store: Store, quotas: QuotaDesk) {
    this.#store = store;
    this.#quotas = quotas;
  }

  /** The game of an id; unknown ones and those one may not know of look the same. */
  async game(id: string): Promise<GameRow> {
    const row = await this.#store.games.get(id);
    if (row === undefined) throw new ApiError(404, 'no-game');
    return row;
  }

  /** Makes a game and its secret; gives its id. */
  async create({ account: owner, address }: Maker, wish: NewGame, language: Language = PLAIN): Promise<string> {
    const options = { ...DEFAULT_OPTIONS, ...wish.options };
    mustBeKnown(wish.options);
    const byPower = seatsByPower(options);
    const names = wish.seats.map(({ power }, i) => (byPower && power !== undefined ? power : `seat-${i + 1}`));
    const powers = byPower
      ? Object.fromEntries(wish.seats.flatMap(({ power }, i) => (power === undefined ? [] : [[names[i] ?? '', power]])))
      : undefined;
    const seats = wish.seats.map(({ player }, i) => newSeat(names[i] ?? '', player, owner));
    const meta = {
      ...freshMeta(wish.title ?? language.speaker().server('title:table'), names),
      ...arranged(wish),
      ...(powers === undefined ? {} : { powers }),
    };
    return this.open({ account: owner, address }, wish.public, meta, seats);
  }

  /** Puts an arranged game into the lobby, if the referee can begin it. */
  async open(maker: Maker, isPublic: boolean, meta: ArrangementMeta, seats: readonly Seat[]): Promise<string> {
    const id = newId();
    const { account: owner, address: origin } = maker;
    const game = { id, public: isPublic, owner, origin, meta: JSON.stringify(meta), seats };
    if (meta.fork === undefined) {
      mustBegin({ ...BLANK, ...game, seats: seats.map((row) => ({ ...row, asked: undefined })) }, meta);
    }
    await this.#counted.run(async () => {
      await this.#quotas.table(maker, isPublic);
      await this.#store.games.create(game);
    });
    return id;
  }

  /** Sits down: in a public game anybody, in any other people who were invited to the seat or have the table's link. */
  take(id: string, account: string, seat: string, invitation: string | undefined): Promise<GameRow> {
    return arrangeOpen(this.#store, id, async (row, meta) => {
      const taken = rowOf(row, seat);
      if (taken.account === account) return undefined;
      if (taken.account !== undefined || taken.bot !== undefined) throw new ApiError(409, 'taken:seat');
      const keptFor = meta.reserved?.[seat];
      const isOwner = row.owner === account;
      if (keptFor !== undefined && keptFor !== account && !isOwner) throw new ApiError(409, 'taken:reserved');
      const invited = isInvited(meta, invitation, seat) || keptFor === account;
      if (!row.public && !invited && !isOwner) throw new ApiError(403, 'not-invited');
      const { name = '' } = (await this.#store.accounts.get(account)) ?? {};
      await mustDiffer(this.#store, row, account, name);
      return {
        seats: replace(row, { seat, account, ready: false }),
        ...(keptFor === undefined ? {} : { meta: JSON.stringify(withoutReservation(meta, seat)) }),
      };
    });
  }

  /** Whether an account may take a name: not one that looks like another's at a table where both sit. */
  async mayBeCalled(account: string, name: string): Promise<void> {
    for await (const row of gamesOf(this.#store, account))
      if (row.status !== 'finished' && row.seats.some((seat) => seat.account === account))
        await mustDiffer(this.#store, row, account, name);
  }

  /** Stands up, or is asked to by the maker of the game. */
  free(id: string, account: string, seat: string): Promise<GameRow> {
    return arrangeOpen(this.#store, id, (row, meta) => {
      const { account: holder } = rowOf(row, seat);
      if (holder !== account) mustOwn(row, account);
      const { invitation, ...left } = reinvited(withoutReservation(meta, seat), [seat]);
      // A person who was asked to go does not come back by the table's link.
      const link = holder === undefined || holder === account ? invitation : newToken();
      return {
        seats: replace(row, { seat, ready: false }),
        meta: JSON.stringify({ ...left, ...(link === undefined ? {} : { invitation: link }) }),
      };
    });
  }

  /** Puts a computer commander into a free seat. */
  fill(id: string, account: string, seat: string, bot: string): Promise<GameRow> {
    return arrangeOpen(this.#store, id, (row, meta) => {
      mustOwn(row, account);
      if (rowOf(row, seat).account !== undefined) throw new ApiError(409, 'taken:fill');
      const filled = { seats: replace(row, newSeat(seat, { bot }, account)) };
      if (meta.reserved?.[seat] === undefined) return filled;
      return { ...filled, meta: JSON.stringify(withoutReservation(meta, seat)) };
    });
  }

  /** Exchanges who sits in two seats, once everybody who sits there agrees; `agree` false takes that back. */
  swap(id: string, account: string, pair: readonly [string, string], agree: boolean): Promise<GameRow> {
    return swapSeats(this.#store, id, account, pair, agree);
  }

  /** Changes what the game will be played by; everybody says again that they are ready, and is told. */
  changeTerms(id: string, account: string, wish: NewTerms): Promise<GameRow> {
    return changeTerms(this.#store, id, account, wish);
  }

  /** Adds a free seat, until the game begins. */
  addSeat(id: string, account: string, power: Power | undefined): Promise<GameRow> {
    return addSeat(this.#store, id, account, power);
  }

  /** Removes a seat that nobody, or a computer, sits in. */
  removeSeat(id: string, account: string, seat: string): Promise<GameRow> {
    return removeSeat(this.#store, id, account, seat);
  }

  /** Replaces the link of a table: the one before leads to no seat any more. */
  renewLink(id: string, account: string): Promise<GameRow> {
    return arrangeOpen(this.#store, id, (row, meta) => {
      mustOwn(row, account);
      return { meta: JSON.stringify({ ...meta, invitation: newToken() }) };
    });
  }

  /** Says that a seat is ready, with its contribution to the dice; the last one begins the game. */
  async ready(id: string, account: string, seat: string, contribution: string | undefined): Promise<GameRow> {
    const row = await arrangeOpen(this.#store, id, (row) => {
      if (rowOf(row, seat).account !== account) throw new ApiError(403, 'not-yours:ready');
      return { seats: replace(row, { seat, account, ready: contribution !== undefined, contribution }) };
    });
    return row.seats.every((seat) => seat.ready) ? this.#begin(row) : row;
  }

  /** Begins a game in which all are ready. */
  async start(id: string, account: string): Promise<GameRow> {
    const row = await this.game(id);
    mustOwn(row, account);
    return this.#begin(row);
  }

  /** Takes back a game that has not begun. */
  async remove(id: string, account: string): Promise<void> {
    const row = await this.game(id);
    mustOwn(row, account);
    if (row.status !== 'open' || readArrangement(row.meta).starting === true) throw new ApiError(409, 'begun:stays');
    await this.#store.games.remove(id);
  }

  #begin({ id, owner = '', origin }: GameRow): Promise<GameRow> {
    return this.#counted.run(async () => {
      const closed = await arrangeOpen(this.#store, id, async (row, meta) => {
        if (!row.seats.every((seat) => seat.ready && (seat.account ?? seat.bot) !== undefined))
          throw new ApiError(409, 'not-ready');
        const people = row.seats.some(({ account }) => account !== undefined);
        if (row.seats.some(({ bot }) => bot !== undefined)) await this.#quotas.begin(owner, origin, people);
        const habits = await habitsOfAll(
          this.#store,
          row.seats.map(({ account }) => account),
        );
        return { meta: JSON.stringify({ ...meta, habits, starting: true }) };
      });
      const written = await writeOpening(this.#store, closed);
      if (!written.ok) throw refused(written.refusal);
      return this.game(id);
    });
  }
}

function arranged({
  options,
  spectators,
  delay,
  clock,
  clockKind,
  increment,
  detenteAt,
}: NewGame): Partial<ArrangementMeta> {
  return {
    options: { ...DEFAULT_OPTIONS, ...options },
    spectators,
    delay,
    ...(clock === undefined ? {} : { clock, clockKind }),
    ...(clock === undefined || increment === undefined ? {} : { increment }),
    ...(detenteAt === undefined ? {} : { detenteAt }),
  };
}

const BLANK = {
  status: 'open',
  summary: undefined,
  created: 0,
  changed: 0,
  due: undefined,
  sequence: 0,
  revision: 0,
} as const;
