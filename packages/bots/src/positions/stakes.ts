// What a player has in a zone, at what it is worth in the end.
import {
  COMPANY_VALUE,
  companyOf,
  type Game,
  isCompany,
  type Seat,
  UNIT_KINDS,
  UNIT_ROWS,
  type Zone,
  zoneIndex,
} from '@marshall/rules';

/** What a player loses where a nuke strikes: units and companies, at what they are worth in the end. */
export function stakeIn({ state }: Game, seat: Seat, zone: Zone): number {
  const companies = (state.seats[seat]?.holdings ?? []).filter(
    ({ card }) => isCompany(card) && companyOf(card).location === zone,
  );
  let sum = COMPANY_VALUE * companies.length;
  for (const force of state.board[zoneIndex(zone)] ?? []) {
    if (force.seat !== seat) continue;
    for (const counts of [force.units, ...force.laden.map(({ cargo }) => cargo)])
      for (const kind of UNIT_KINDS) sum += counts[kind] * UNIT_ROWS[kind].detenteValue;
  }
  return sum;
}
