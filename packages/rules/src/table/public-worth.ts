// What everybody at the table can reckon a player to be worth while the game goes on.
import { priceAt, RESOURCES } from '../board/index.ts';
import { LOAN_STEP } from '../commerce/prices.ts';
import { COMPANY_VALUE, L_STAR_VALUE, NUKE_VALUE, type Wealth } from '../endings/wealth.ts';
import type { View } from '../referee/view.ts';
import type { Seat } from '../state/seat.ts';
import { UNIT_KINDS, UNIT_ROWS } from '../unit-table.ts';

/** Wealth as far as it is public, part by part (B-WIN-06 to -12). Cash is in it only where everybody's is open (Q-B-31). */
export type PublicWorth = Omit<Wealth, 'cash' | 'extra'> & { readonly cash: number | undefined };

/**
 * The public part of a player's wealth: the same in the view of every seat and of every onlooker. Cash, overdue
 * interest and technology cards are left out while they are secret.
 */
export function publicWorth(view: View, seat: Seat): PublicWorth | undefined {
  const player = view.seats[seat];
  if (player === undefined) return undefined;
  let supplies = 0;
  for (const resource of RESOURCES) supplies += player.supplies[resource] * priceAt(view.market[resource]);
  const isOpen = isCashOpen(view);
  const cash = isOpen ? player.cash : undefined;
  const companies = COMPANY_VALUE * player.holdings.length;
  const units = valueOfUnits(view, seat);
  const nukes = NUKE_VALUE * player.nukes;
  const lStars = L_STAR_VALUE * player.lStars;
  // A viewer's own arrears are not for the others to know where cash is hidden.
  const arrears = isOpen ? (player.arrears ?? 0) : 0;
  const debts = LOAN_STEP * player.loans + player.interestDue + arrears;
  const total = (cash ?? 0) + supplies + companies + units + nukes + lStars - debts;
  return { cash, supplies, companies, units, nukes, lStars, debts, total };
}

/** One player's own cash tells a viewer nothing of the others'. */
const isCashOpen = (view: View): boolean =>
  view.order.every((seat) => view.seats[seat] === undefined || view.seats[seat].cash !== undefined);

/** What the units on a board come to for each seat, those aboard included: views of one position share their board. */
const unitValues = new WeakMap<View['board'], ReadonlyMap<Seat, number>>();

function valueOfUnits({ board }: View, seat: Seat): number {
  let values = unitValues.get(board);
  if (values === undefined) {
    values = valuesOn(board);
    unitValues.set(board, values);
  }
  return values.get(seat) ?? 0;
}

function valuesOn(board: View['board']): Map<Seat, number> {
  const values = new Map<Seat, number>();
  for (const { forces } of board)
    for (const { seat, units, laden } of forces) {
      let sum = values.get(seat) ?? 0;
      for (const kind of UNIT_KINDS) {
        let number = units[kind] ?? 0;
        for (const { cargo } of laden) number += cargo[kind] ?? 0;
        sum += number * UNIT_ROWS[kind].detenteValue;
      }
      values.set(seat, sum);
    }
  return values;
}
