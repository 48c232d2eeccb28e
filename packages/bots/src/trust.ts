// Whom a seat trusts, read off what lies open: who took its lands, who owes it, who lets it pass.
import { homePower, isTerritory, type Seat } from '@marshall/rules';
import type { Sight } from './sight.ts';

/** How many wrongs a rival has done it: homes taken or burnt, and loans that have not come back in time. */
export function wrongsOf(sight: Sight, rival: Seat): number {
  let wrongs = 0;
  for (const [land, fate] of Object.entries(sight.view.fates))
    if (fate.by === rival && isTerritory(land) && homePower(land) === sight.own.power) wrongs++;
  // A loan that was paid back, late or not, is off the record.
  for (const loan of sight.view.loans)
    if (loan.lender === sight.seat && loan.borrower === rival && loan.overdue === true) wrongs++;
  return wrongs;
}

/** Whether a rival lets it pass, which is a promise of peace between the two. */
export function trusts(sight: Sight, rival: Seat): boolean {
  return sight.view.passage[rival]?.includes(sight.seat) === true;
}

/** Whether it lets a rival pass. */
export function hasGranted(sight: Sight, rival: Seat): boolean {
  return sight.view.passage[sight.seat]?.includes(rival) === true;
}
