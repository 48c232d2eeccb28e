// What Stage 1 of the next cycle will ask of a player, as far as a view tells.
import { interestOn } from '../board/index.ts';
import { COMPANY_SALARY } from '../commerce/companies.ts';
import type { View } from '../referee/view.ts';
import type { Seat } from '../state/seat.ts';
import { UNIT_KINDS, UNIT_ROWS } from '../unit-table.ts';

/** Salaries of open companies and of all units, and the interest on bank loans (B-PAY-02, B-PAY-06). */
export interface Payday {
  readonly salaries: number;
  readonly interest: number;
}

/** What a player would owe if Stage 1 began with the position as it is. */
export function paydayOf(view: View, seat: Seat): Payday {
  const player = view.seats[seat];
  if (player === undefined) return { salaries: 0, interest: 0 };
  let salaries = COMPANY_SALARY * player.holdings.filter(({ face }) => face === 'open').length;
  for (const { forces } of view.board)
    for (const force of forces) {
      if (force.seat !== seat) continue;
      for (const kind of UNIT_KINDS) {
        const aboard = force.laden.reduce((all, { cargo }) => all + (cargo[kind] ?? 0), 0);
        salaries += ((force.units[kind] ?? 0) + aboard) * UNIT_ROWS[kind].salary;
      }
    }
  return { salaries, interest: interestOn(player.loans) };
}
