// Before the play: games are made, seats taken, swapped and filled, contributions to the dice collected, and the game begun.
import { randomBytes } from 'node:crypto';
import { commanderNamed } from '@marshall/bots';
import { commit, createGame, DEFAULT_OPTIONS, quickStream } from '@marshall/rules';
import { newId, newToken } from '../accounts/secrets.ts';
import { ApiError, refused } from '../http/errors.ts';
import { habitsOfAll } from '../people/habits.ts';
import type { QuotaDesk } from '../quotas/desk.ts';
import type { Arrangement, Game as GameRow, Seat, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement } from '../table/arrangement.ts';
import { setupOf, writeOpening } from '../table/start.ts';
import { Turns } from '../table/turns.ts';
import { mustDiffer } from './differ.ts';
import type { NewGame } from './shapes.ts';

const ATTEMPTS = 20;
/** Games of an account that are not over, the newest first, in which a new name is compared with the others'. */
const TABLES_LOOKED_AT = 100;

/** Changes the seats of an open game. */
type Rearrange = (row: GameRow, meta: ArrangementMeta) => Arrangement | undefined | Promise<Arrangement | undefined>;

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
  async create({ account: owner, address }: Maker, wish: NewGame): Promise<string> {
    const options = { ...DEFAULT_OPTIONS, ...wish.options };
    const strange = Object.keys(wish.options).find((id) => !Object.hasOwn(DEFAULT_OPTIONS, id));
    if (strange !== undefined)
      throw new ApiError(422, 'option', { name: strange.slice(0, 40) }, { clause: 'B-GEN-01' });
    const byPower = options.powers === 'chosen' && options.opening === 'standard';
    const names = wish.seats.map(({ power }, i) => (byPower && power !== undefined ? power : `seat-${i + 1}`));
    const powers = byPower
      ? Object.fromEntries(wish.seats.flatMap(({ power }, i) => (power === undefined ? [] : [[names[i] ?? '', power]])))
      : undefined;
    const seats = wish.seats.map(({ player }, i) => newSeat(names[i] ?? '', player, owner));
    const meta = {
      ...freshMeta(wish.title ?? 'A game of Supremacy', names),
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
      const trial = createGame(
        setupOf({ ...BLANK, ...game, seats: seats.map((row) => ({ ...row, asked: undefined })) }, meta),
        quickStream(0),
      );
      if (!trial.ok) throw refused(trial.refusal);
    }
    await this.#counted.run(async () => {
      await this.#quotas.table(maker, isPublic);
      await this.#store.games.create(game);
    });
    return id;
  }

  /** Sits down: in a public game anybody, in any other whoever was invited to the seat. */
  take(id: string, account: string, seat: string, invitation: string | undefined): Promise<GameRow> {
    return this.#arrange(id, async (row, meta) => {
      const taken = rowOf(row, seat);
      if (taken.account === account) return undefined;
      if (taken.account !== undefined || taken.bot !== undefined) throw new ApiError(409, 'taken:seat');
      const invited = invitation !== undefined && meta.invitations[seat] === invitation;
      if (!row.public && !invited && row.owner !== account) throw new ApiError(403, 'not-invited');
      const { name = '' } = (await this.#store.accounts.get(account)) ?? {};
      await mustDiffer(this.#store, row, account, name);
      return { seats: replace(row, { seat, account, ready: false }) };
    });
  }

  /** Whether an account may take a name: not one that looks like another's at a table where both sit. */
  async mayBeCalled(account: string, name: string): Promise<void> {
    const { games } = await this.#store.games.list({ list: 'mine', account, limit: TABLES_LOOKED_AT });
    for (const row of games)
      if (row.status !== 'finished' && row.seats.some((seat) => seat.account === account))
        await mustDiffer(this.#store, row, account, name);
  }

  /** Stands up, or is asked to by the maker of the game. */
  free(id: string, account: string, seat: string): Promise<GameRow> {
    return this.#arrange(id, (row, meta) => {
      const { account: holder } = rowOf(row, seat);
      if (holder !== account) mustOwn(row, account);
      return { seats: replace(row, { seat, ready: false }), meta: reinvited(meta, [seat]) };
    });
  }

  /** Puts a computer commander into a free seat. */
  fill(id: string, account: string, seat: string, bot: string): Promise<GameRow> {
    return this.#arrange(id, (row) => {
      mustOwn(row, account);
      if (rowOf(row, seat).account !== undefined) throw new ApiError(409, 'taken:fill');
      return { seats: replace(row, newSeat(seat, { bot }, account)) };
    });
  }

  /** Exchanges who sits in two seats; both say again that they are ready. */
  swap(id: string, account: string, one: string, other: string): Promise<GameRow> {
    return this.#arrange(id, (row, meta) => {
      const [a, b] = [rowOf(row, one), rowOf(row, other)];
      const moves = [a, b].some((seat) => seat.account === account) && [a, b].some(isFree);
      if (!moves) mustOwn(row, account);
      const seats = row.seats.map((seat): Seat => {
        const from = seat.seat === one ? b : seat.seat === other ? a : undefined;
        if (from === undefined) return plain(seat);
        return from.bot === undefined
          ? { seat: seat.seat, account: from.account, ready: false }
          : newSeat(seat.seat, { bot: from.bot }, account);
      });
      return { seats, meta: reinvited(meta, [one, other]) };
    });
  }

  /** Says that a seat is ready, with its contribution to the dice; the last one begins the game. */
  async ready(id: string, account: string, seat: string, contribution: string | undefined): Promise<GameRow> {
    const row = await this.#arrange(id, (row) => {
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
      const closed = await this.#arrange(id, async (row, meta) => {
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

  /** Changes an open game; whoever is overtaken looks again. */
  async #arrange(id: string, rearrange: Rearrange): Promise<GameRow> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const row = await this.game(id);
      const meta = readArrangement(row.meta);
      if (row.status !== 'open') throw new ApiError(409, 'begun');
      // Closed for the opening, which was not written: whoever comes next writes it.
      if (meta.starting === true) {
        await writeOpening(this.#store, row);
        throw new ApiError(409, 'begun');
      }
      const arrangement = await rearrange(row, meta);
      if (arrangement === undefined) return row;
      const result = await this.#store.games.arrange(id, row.revision, arrangement);
      if ('revision' in result) return this.game(id);
    }
    throw new ApiError(503, 'busy');
  }
}

/** The secret of a new game, its hash, and an invitation for each seat. */
export function freshMeta(title: string, seats: readonly string[]): ArrangementMeta {
  const secret = randomBytes(32).toString('hex');
  return {
    title,
    options: {},
    secret,
    commitment: commit(secret),
    messageKey: randomBytes(16).toString('hex'),
    invitations: Object.fromEntries(seats.map((seat) => [seat, newToken()])),
    spectators: true,
    delay: 0,
  };
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

export function newSeat(seat: string, player: NewGame['seats'][number]['player'], owner: string): Seat {
  if (player === 'open') return { seat, ready: false };
  if (player === 'me') return { seat, account: owner, ready: false };
  if (commanderNamed(player.bot) === undefined) throw new ApiError(422, 'no-commander');
  // Law 3: a contribution that the server chose would let its host choose the dice, so commanders have a fixed one.
  return { seat, bot: player.bot, ready: true, contribution: `computer commander in ${seat}` };
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

function rowOf(row: GameRow, seat: string): GameRow['seats'][number] {
  const found = row.seats.find((candidate) => candidate.seat === seat);
  if (found === undefined) throw new ApiError(404, 'no-seat');
  return found;
}

function isFree({ account, bot }: Seat): boolean {
  return account === undefined && bot === undefined;
}

function mustOwn(row: GameRow, account: string): void {
  if (row.owner !== account) throw new ApiError(403, 'not-yours:game');
}

/** An invitation that was used, or misused, is replaced: who was asked to go does not come back by it. */
function reinvited(meta: ArrangementMeta, seats: readonly string[]): string {
  const fresh = Object.fromEntries(seats.map((seat) => [seat, newToken()]));
  return JSON.stringify({ ...meta, invitations: { ...meta.invitations, ...fresh } });
}

function replace(row: GameRow, changed: Seat): Seat[] {
  return row.seats.map((seat) => (seat.seat === changed.seat ? changed : plain(seat)));
}

function plain({ asked: _, ...seat }: GameRow['seats'][number]): Seat {
  return seat;
}
