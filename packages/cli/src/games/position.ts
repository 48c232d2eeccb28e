import type { Seat, SeatView, View } from '@marshall/rules';
import { inWords } from '../language.ts';

/** A position in words: the moment, the powers, what they owe each other, what is prepared, the market and the board. */
export function describePosition(seen: View, asked: string | undefined): string {
  return [
    moment(seen),
    ...(asked === undefined ? [] : [inWords.asked(asked)]),
    '',
    ...seen.order.flatMap((seat) => {
      const player = seen.seats[seat];
      return player === undefined ? [] : powerLines(nameOf(seen, seat), player);
    }),
    ...seen.loans.map((loan) => loanLine(seen, loan)),
    ...(seen.standingOrders?.prepared ?? []).map(({ stage, to, terms }) =>
      inWords.prepared(stage, nameOf(seen, to), terms),
    ),
    '',
    inWords.prices(seen.market, seen.deckSize),
    ...boardLines(seen),
    ...(seen.nuked.length === 0 ? [] : [inWords.nuked(seen.nuked)]),
  ].join('\n');
}

function moment({ ended, stage, cycle, question, ...seen }: View): string {
  if (ended !== undefined)
    return inWords.over(
      ended.how,
      ended.winners.map((seat) => nameOf(seen, seat)),
    );
  return inWords.moment(
    stage === undefined ? undefined : { cycle, stage },
    (question?.waiting ?? []).map((seat) => nameOf(seen, seat)),
  );
}

function powerLines(who: string, player: SeatView): string[] {
  if (player.out !== undefined) return [inWords.out(who, player.out)];
  return [inWords.power(who, player), `    ${inWords.companies(player.holdings)}`];
}

function loanLine(seen: View, { borrower, lender, repay, paid = 0, dueCycle, overdue }: View['loans'][number]): string {
  return inWords.loan(nameOf(seen, borrower), nameOf(seen, lender), repay - paid, dueCycle, overdue === true);
}

function boardLines(seen: View): string[] {
  return seen.board.map(({ zone, forces }) => {
    const armed = forces.map(({ seat, units, laden }) =>
      inWords.forces(
        nameOf(seen, seat),
        units,
        laden.map(({ cargo }) => cargo),
      ),
    );
    return `${inWords.zone(zone)}: ${armed.join('; ')}`;
  });
}

function nameOf(seen: Pick<View, 'seats'>, seat: Seat): string {
  return inWords.name(seen.seats[seat]?.power, seat);
}
