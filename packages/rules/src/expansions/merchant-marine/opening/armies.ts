// Armies at the start: at home, and in every foreign territory with a company of the player's, in either opening (M-SETUP-08).
import { companyOf, TERRITORIES, type Territory, type Zone } from '../../../board/index.ts';
import type { Play } from '../../../referee/play.ts';
import { isHome } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import { companiesAbroad } from './lanes.ts';

/** Where a player may put armies in the opening, in board order. */
export function openingTerritories(play: Play, seat: Seat): readonly Territory[] {
  const abroad: readonly Zone[] = companiesAbroad(play, seat).map((company) => companyOf(company).location);
  return TERRITORIES.filter((territory) => isHome(play, seat, territory) || abroad.includes(territory));
}
