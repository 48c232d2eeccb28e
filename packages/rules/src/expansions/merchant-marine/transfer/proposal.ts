// What a player's ships carry if they do not say: everything that sails without a risk.
import { type Company, companyOf } from '../../../board/index.ts';
import type { Play } from '../../../referee/play.ts';
import type { Seat } from '../../../state/seat.ts';
import { shipsToSail } from '../ships.ts';
import { perilsOf } from './perils.ts';
import { freightOf, seasServing, type Trip, tripsOpen, unitsCarried } from './trips.ts';

/** The fullest trips first; of equal ones those whose ships and companies have the fewest other uses. */
export function safeTrips(play: Play, seat: Seat): Trip[] {
  const trips: Trip[] = [];
  for (;;) {
    let best: Trip | undefined;
    for (const trip of tripsOpen(play, seat, trips))
      if (!isRisky(play, seat, trip) && (best === undefined || isBetter(play, seat, trip, best))) best = trip;
    if (best === undefined) return trips;
    trips.push(best);
  }
}

function isRisky(play: Play, seat: Seat, trip: Trip): boolean {
  return perilsOf(play, seat, [trip]).length > 0;
}

function isBetter(play: Play, seat: Seat, trip: Trip, other: Trip): boolean {
  const [units, uses] = [
    unitsCarried(trip) - unitsCarried(other),
    otherUses(play, seat, other) - otherUses(play, seat, trip),
  ];
  return units > 0 || (units === 0 && uses > 0);
}

/** Companies that the ship could serve instead, and seas from which its cargo could be fetched instead. */
function otherUses(play: Play, seat: Seat, { sea, cargo }: Trip): number {
  const served = freightOf(play, seat, []).filter(({ company }) => seasFor(company).includes(sea)).length;
  const seas = (Object.keys(cargo) as Company[]).reduce(
    (sum, company) => sum + seasFor(company).filter((each) => shipsToSail(play, seat, each) > 0).length,
    0,
  );
  return served + seas;
}

function seasFor(company: Company) {
  return seasServing(companyOf(company).location);
}
