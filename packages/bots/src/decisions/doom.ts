// The last blow: a hawk that has lost the game for certain would rather see nobody win it.
import { homePower, TERRITORIES, type Territory, type Zone } from '@marshall/rules';
import type { Mind } from '../mind.ts';
import type { Sight } from '../sight.ts';
import { leadOf } from './detente.ts';
import type { Strike } from './strikes.ts';

/** With less than this part of the richest rival's wealth, and so few cycles left, nothing can be won any more. */
const LOST = 0.55;
const LATE = 5;
/** B-WIN-14: the cloud from which on a die decides whether the game ends for all. */
const ROULETTE = 13;
/** Lands that the next salvo is expected to burn, where money is left for one. */
const NEXT = 3;
/** Nobody else may have more nukes: those who can answer are feared. */
const MOST_NUKES = 4;
/** Others may not have burnt more lands, unless it was one of them alone: after a nuclear war all are weary, and one striker makes no war. */
const MOST_BURNT = 2;
const MOST_BURNERS = 1;

/** Whether it has lost for certain, and is of a kind that cannot bear it. */
export function isLost(mind: Mind, sight: Sight): boolean {
  return (
    mind.shrewd && mind.weights.nukes >= 1 && sight.left <= LATE && sight.rivals.length > 1 && leadOf(sight) < LOST
  );
}

/** Nukes that it wants for its last blows: as many as its supply centers hold. */
export function nukesForDoom(mind: Mind, sight: Sight): number {
  return sight.left > 1 && isLost(mind, sight) ? 12 * sight.own.centers : 0;
}

/** One nuke at the richest, whom nobody else shields, and all others at lands without a shield. */
export function lastBlow(mind: Mind, sight: Sight): Strike | undefined {
  if (sight.own.nukes < 2 || !isLost(mind, sight)) return undefined;
  if (sight.rivals.some((rival) => (sight.view.seats[rival]?.nukes ?? 0) > MOST_NUKES)) return undefined;
  if (isWeary(sight)) return undefined;
  const [richest] = [...sight.rivals].sort((a, b) => sight.wealth(b) - sight.wealth(a));
  const [bait] = richest === undefined ? [] : sight.homes(richest);
  if (richest === undefined || bait === undefined) return undefined;
  const targets: Partial<Record<Territory, number>> = { [bait]: 1 };
  const bare = TERRITORIES.filter((land) => land !== bait && !sight.view.nuked.includes(land) && isBare(sight, land));
  const burnt = bare.slice(0, sight.own.nukes - 1);
  for (const land of burnt) targets[land] = 1;
  const clouds = sight.view.nuked.length + burnt.length;
  const more = sight.left > 1 ? Math.min(NEXT, Math.floor(sight.cash / 1000)) : 0;
  if (clouds < ROULETTE - more) return undefined;
  return { rival: richest, targets: targets as Record<Zone, number>, gain: 50_000, why: { reason: 'last-blow' } };
}

/** Whether nobody with L-stars would shoot at what comes down on a land, and it is none of its own. */
function isBare(sight: Sight, land: Territory): boolean {
  const owner = sight.homeOwner(land);
  const there = [...sight.at(land).map(({ seat }) => seat), ...sight.cardsIn(land).map(({ holder }) => holder)];
  if (owner !== undefined) there.push(owner);
  return there.every((seat) => seat !== sight.seat && (sight.view.seats[seat]?.lStars ?? 0) === 0);
}

/** Whether others have fought a nuclear war. Its own homes are no reason to stop. */
function isWeary({ view, seat, own }: Sight): boolean {
  const burnt = view.nuked.filter((land) => view.fates[land]?.by !== seat && homePower(land) !== own.power);
  const burners = new Set(burnt.map((land) => view.fates[land]?.by));
  return burnt.length > MOST_BURNT && burners.size > MOST_BURNERS;
}
