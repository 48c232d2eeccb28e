// Seats change hands by consent: everyone in one of the two seats is asked before they are swapped.
import { commanderNamed } from '@marshall/bots';
import { ApiError } from '../http/errors.ts';
import { announce } from '../people/announcement.ts';
import type { Game as GameRow, Seat, Store } from '../store/store.ts';
import type { ArrangementMeta } from '../table/arrangement.ts';
import { arrangeOpen, mustOwn, plain, rowOf } from './arranging.ts';
import { newSeat, reinvited } from './fresh.ts';

type Pair = readonly [string, string];
type Asked = NonNullable<ArrangementMeta['swaps']>[number];

/** Asks for an exchange, agrees to one or takes that back; it is made when all who sit there agree. */
export async function swapSeats(
  store: Store,
  id: string,
  account: string,
  pair: Pair,
  agree: boolean,
): Promise<GameRow> {
  let swapped: readonly string[] = [];
  const row = await arrangeOpen(store, id, (row, meta) => {
    swapped = [];
    const people = peopleIn(row, pair);
    const open = openSwaps(row, meta);
    const asked = open.find((one) => isOf(one, pair));
    const others = open.filter((one) => one !== asked);
    if (!agree) {
      if (asked === undefined) throw new ApiError(409, 'no-swap');
      if (!people.includes(account) && asked.by !== account) mustOwn(row, account);
      return { meta: JSON.stringify({ ...meta, swaps: others }) };
    }
    if (asked === undefined) mustBeAllowed(row, pair, account);
    else if (!people.includes(account)) mustOwn(row, account);
    const agreed = [...new Set([...(asked?.agreed ?? []), account])];
    if (people.every((person) => agreed.includes(person))) {
      if (people.some((person) => person !== account)) swapped = people;
      const { swaps: _, ...left } = meta;
      return { seats: exchanged(row, pair), meta: JSON.stringify(reinvited(left, pair)) };
    }
    const seats: [string, string] = [pair[0], pair[1]];
    const swap = { seats, by: asked?.by ?? account, holders: holdersOf(row, seats), agreed };
    return { meta: JSON.stringify({ ...meta, swaps: [...others, swap] }) };
  });
  if (swapped.length > 0) {
    const names = await Promise.all(swapped.map(async (person) => (await store.accounts.get(person))?.name ?? ''));
    await announce(store, id, 'swap:done', { names });
  }
  return row;
}

/** The exchanges that are asked for and not answered; of seats that changed hands since there is none. */
export function openSwaps(row: GameRow, { swaps = [] }: ArrangementMeta): readonly Asked[] {
  if (row.status !== 'open') return [];
  return swaps.filter(({ seats, holders }) => JSON.stringify(holdersOf(row, seats)) === JSON.stringify(holders));
}

/** A player may ask for the seat of another, or move to a free one; the maker of the game may ask anybody. */
function mustBeAllowed(row: GameRow, pair: Pair, account: string): void {
  const seats = pair.map((seat) => rowOf(row, seat));
  const own = seats.some((seat) => seat.account === account);
  if (!own || seats.some(({ bot }) => bot !== undefined)) mustOwn(row, account);
}

function exchanged(row: GameRow, [one, other]: Pair): Seat[] {
  const [a, b] = [rowOf(row, one), rowOf(row, other)];
  return row.seats.map((seat): Seat => {
    const from = seat.seat === one ? b : seat.seat === other ? a : undefined;
    if (from === undefined) return plain(seat);
    return from.bot === undefined || commanderNamed(from.bot) === undefined
      ? { seat: seat.seat, account: from.account, ready: false }
      : newSeat(seat.seat, { bot: from.bot }, '');
  });
}

function peopleIn(row: GameRow, pair: Pair): string[] {
  return [...new Set(pair.flatMap((seat) => rowOf(row, seat).account ?? []))];
}

function holdersOf(row: GameRow, seats: readonly string[]): string[] {
  return seats.map((name) => {
    const seat = row.seats.find((each) => each.seat === name);
    return seat?.account ?? seat?.bot ?? '';
  });
}

const isOf = ({ seats }: Asked, pair: Pair): boolean => pair.every((seat) => seats.includes(seat));
