// Who a seat trusts, read off what lies open: who took its lands, who owes it, who keeps the peace.
import { homePower, isTerritory, landBorders, type Power, type Seat } from '@marshall/rules';
import { isShunned } from './resolve.ts';
import type { Sight } from './sight.ts';

/** What was found out about rivals in one look; many judgements of a moment ask for it. */
interface Found {
  readonly sight: Sight;
  readonly wrongs: Map<Seat, number>;
  readonly keepers: Map<Seat, boolean>;
  friends: readonly Seat[] | undefined;
  taken: readonly Taken[] | undefined;
}

/** A home territory of some power that somebody took or burnt. */
interface Taken {
  readonly by: Seat;
  readonly power: Power;
}
let last: Found | undefined;

function foundIn(sight: Sight): Found {
  if (last?.sight !== sight)
    last = { sight, wrongs: new Map(), keepers: new Map(), friends: undefined, taken: undefined };
  return last;
}

/** The homes that somebody took, whose last fate that is. */
function takenHomes(sight: Sight): readonly Taken[] {
  const found = foundIn(sight);
  if (found.taken === undefined) {
    const taken: Taken[] = [];
    for (const [land, { by }] of Object.entries(sight.view.fates)) {
      const power = isTerritory(land) ? homePower(land) : undefined;
      if (power !== undefined) taken.push({ by, power });
    }
    found.taken = taken;
  }
  return found.taken;
}

/** How many wrongs a rival has done it: homes taken or burnt, a peace broken, and loans that have not come back in time. */
export function wrongsOf(sight: Sight, rival: Seat): number {
  const { wrongs } = foundIn(sight);
  let known = wrongs.get(rival);
  if (known === undefined) {
    known = countWrongs(sight, rival);
    wrongs.set(rival, known);
  }
  return known;
}

function countWrongs(sight: Sight, rival: Seat): number {
  let wrongs = 0;
  for (const { by, power } of takenHomes(sight)) if (by === rival && power === sight.own.power) wrongs++;
  // A loan that was paid back, late or not, is off the record.
  for (const loan of sight.view.loans)
    if (loan.lender === sight.seat && loan.borrower === rival && loan.overdue === true) wrongs++;
  for (const { kind, by, against } of sight.notes?.incidents ?? [])
    if (kind === 'broke' && by === rival && against === sight.seat) wrongs++;
  return wrongs;
}

/** Whether a rival lets it pass. That alone binds nobody. */
export function letsPass(sight: Sight, rival: Seat): boolean {
  return sight.view.passage[rival]?.includes(sight.seat) === true;
}

/** Whether it lets a rival pass. */
export function hasGranted(sight: Sight, rival: Seat): boolean {
  return sight.view.passage[sight.seat]?.includes(rival) === true;
}

/**
 * Whether there is peace between the two: each lets the other pass, they keep its terms, and they are one of the two neighbours
 * with whom peace is worth most. It holds until the last cycles, when everybody knows that it ends.
 */
export function atPeace(sight: Sight, rival: Seat): boolean {
  return sight.left > LAST_CYCLES && isFriend(sight, rival) && friendsOf(sight).includes(rival);
}

/** More friends than this, or than half of all rivals, leave nobody to beat. */
const MOST_FRIENDS = 2;

/** The strongest of those who keep a peace that both sides have given. */
function friendsOf(sight: Sight): readonly Seat[] {
  const found = foundIn(sight);
  found.friends ??= sight.rivals
    .filter((rival) => isFriend(sight, rival))
    .sort((a, b) => sight.strength(b) - sight.strength(a))
    .slice(0, Math.max(1, Math.min(MOST_FRIENDS, Math.floor(sight.rivals.length / 2))));
  return found.friends;
}

function isFriend(sight: Sight, rival: Seat): boolean {
  return hasGranted(sight, rival) && letsPass(sight, rival) && keepsTerms(sight, rival);
}

/** Nobody keeps a promise into the last cycles. */
const LAST_CYCLES = 3;

/** The terms of a peace: nothing of the other's taken, no great force at its borders, no loan overdue, and no race for the win. */
export function keepsTerms(sight: Sight, rival: Seat): boolean {
  const { keepers } = foundIn(sight);
  let known = keepers.get(rival);
  if (known === undefined) {
    known = reckonTerms(sight, rival);
    keepers.set(rival, known);
  }
  return known;
}

function reckonTerms(sight: Sight, rival: Seat): boolean {
  return (
    wrongsOf(sight, rival) === 0 &&
    !isMassed(sight, rival) &&
    !isAhead(sight, rival) &&
    !isConqueror(sight, rival) &&
    !isShunned(sight, rival)
  );
}

/** Whether a rival has more at its border than a guard needs: more than stands there against them. */
function isMassed(sight: Sight, rival: Seat): boolean {
  return sight.homes(sight.seat).some((home) => {
    const guard = sight.size(home, sight.seat);
    return landBorders(home).some((zone) => sight.size(zone, rival) > Math.max(5, 1.5 * guard));
  });
}

/** Whether a rival is about to win: clearly ahead of everybody, or with a second power already theirs. */
export function isAhead(sight: Sight, rival: Seat): boolean {
  if ((sight.view.seats[rival]?.centers ?? 1) > sight.own.centers) return true;
  const riches = sight.wealth(rival);
  return (
    sight.rivals.every((other) => other === rival || 1.1 * sight.wealth(other) <= riches) &&
    1.1 * sight.wealth(sight.seat) <= riches
  );
}

/** Whether a rival lives by taking homes, no matter whose. */
function isConqueror(sight: Sight, rival: Seat): boolean {
  let taken = 0;
  for (const { by } of takenHomes(sight)) if (by === rival) taken++;
  return taken >= 2;
}
