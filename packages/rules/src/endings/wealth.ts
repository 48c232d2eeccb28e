// Wealth at Détente (B-WIN-05 to -12).
import { priceAt, RESOURCES } from '../board/index.ts';
import { LOAN_STEP } from '../commerce/prices.ts';
import type { Play } from '../referee/play.ts';
import { countAll } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { UNIT_KINDS } from '../unit-table.ts';

/** A player's wealth in millions, part by part. */
export interface Wealth {
  readonly cash: number;
  readonly supplies: number;
  readonly companies: number;
  readonly units: number;
  readonly nukes: number;
  readonly lStars: number;
  /** What expansions count in addition. */
  readonly extra: number;
  /** Bank loans with unpaid interest; the total is without it. */
  readonly debts: number;
  readonly total: number;
}

// B-WIN-08, B-WIN-10, B-WIN-11. What a unit is worth stands in its row (B-WIN-09, X-10).
export const COMPANY_VALUE = 100;
export const NUKE_VALUE = 250;
export const L_STAR_VALUE = 500;

/** What a player is worth now. Secret cards count, loans between players do not (Q-B-92). */
export function wealth(play: Play, seat: Seat): Wealth {
  const player = play.seat(seat);
  const parts = {
    cash: player.cash,
    supplies: valueOfSupplies(play, seat),
    companies: COMPANY_VALUE * player.holdings.length,
    units: valueOfUnits(play, seat),
    nukes: NUKE_VALUE * player.nukes,
    lStars: L_STAR_VALUE * player.lStars,
    extra: play.rulebook.extraWealth(play, seat),
    debts: LOAN_STEP * player.loans + player.arrears + player.interestDue,
  };
  const { cash, supplies, companies, units, nukes, lStars, extra, debts } = parts;
  return { ...parts, total: cash + supplies + companies + units + nukes + lStars + extra - debts };
}

/** B-WIN-07, X-35: stored units at the closing prices, or at those when the last Stage 7 opened. */
function valueOfSupplies(play: Play, seat: Seat): number {
  const spots = play.options.detentePrices === 'closing' ? play.state.market : play.state.openingPrices;
  const { supplies } = play.seat(seat);
  let sum = 0;
  for (const resource of RESOURCES) sum += supplies[resource] * priceAt(spots[resource]);
  return sum;
}

function valueOfUnits(play: Play, seat: Seat): number {
  const counts = countAll(play.state.board, seat);
  let sum = 0;
  for (const kind of UNIT_KINDS) sum += counts[kind] * play.rulebook.unit(kind).detenteValue;
  return sum;
}
