// Amphibious assaults: navies bring armies to a shore that is weakly held.
import {
  coasts,
  isTerritory,
  neighbours,
  type Order,
  TERRITORIES,
  type Territory,
  type Value,
  zoneName,
} from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { fill, type Pick, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { carries, type Sight, sightOf } from '../sight.ts';
import { setCost, UNIT } from '../worth.ts';
import { spareAt } from './moves.ts';
import { militia, oddsAgainst, prizeOf } from './war.ts';

/** No landing takes more lines than this: a navy, and who boards it. */
const MOST_ORDERS = 4;

/** A landing where the prize is worth it and the odds are good; undefined if there is none. */
export function landing(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (!canEmbark(mind, sight)) return undefined;
  const ranked = shores(sight)
    .map((to) => ({ to, prize: prizeOf(sight, to) }))
    .filter(({ prize }) => mind.weights.attack * prize > setCost(sight) + UNIT)
    .sort((a, b) => b.prize - a.prize);
  for (const { to, prize } of ranked.slice(0, 2)) {
    const picks = { sea: first, against: first, orders: mostArmies(mind, sight) };
    const command = fill(moment, 'assault-by-sea', picks, { to });
    if (command?.type !== 'assault-by-sea') continue;
    const armies = command.orders.reduce((sum, order) => sum + armiesIn(order), 0);
    const foe = sight.rivals.find((rival) => rival === command.against);
    const theirs = foe === undefined ? 0 : sight.size(to, foe);
    const odds = foe === undefined ? militia(armies) : oddsAgainst(sight, foe, armies, theirs, 3);
    const cost =
      (armies - odds.left) * UNIT + Math.max(1, odds.rounds) * setCost(sight) + 0.4 * armies * sight.price('oil');
    if (armies === 0 || odds.win < mind.weights.nerve || mind.weights.attack * odds.win * prize < cost) continue;
    return { command, why: `lands ${armies} armies in ${zoneName(to)}: it wins with ${Math.round(100 * odds.win)}%` };
  }
  return undefined;
}

/** Whether a fleet of its own has armies aboard, or some to spare beside it. */
function canEmbark(mind: Mind, sight: Sight): boolean {
  return sight.view.board.some(({ zone, forces }) =>
    forces.some(
      ({ seat, units, laden }) =>
        seat === sight.seat &&
        carries(units) &&
        (laden.length > 0 || neighbours(zone).some((land) => isTerritory(land) && spareAt(mind, sight, land) > 1)),
    ),
  );
}

/** Shores that somebody else holds weakly or not at all. */
function shores(sight: Sight): Territory[] {
  return TERRITORIES.filter(
    (zone) =>
      coasts(zone).length > 0 &&
      (sight.homeOwner(zone) !== undefined || sight.cardsIn(zone).length > 0) &&
      sight.size(zone, sight.seat) === 0 &&
      sight.at(zone).every((force) => (force.units.army ?? 0) <= 3),
  );
}

const first: Pick = (domain) => valuesOf(domain)[0];

/** Goes on with the order that brings the most armies which can be spared, as long as one brings any. */
function mostArmies(mind: Mind, sight: Sight): Pick {
  let lines = 0;
  return (domain) => {
    if (lines++ >= MOST_ORDERS) return undefined;
    let found: Value | undefined;
    let most = lines === 1 ? -1 : 0;
    for (const value of valuesOf(domain)) {
      // The walk of an order list offers nothing but orders.
      const order = value as unknown as Order;
      const armies = armiesIn(order);
      if (armies <= most || (order.how === 'board' && armies > spareAt(mind, sight, order.from))) continue;
      most = armies;
      found = value;
    }
    return found;
  };
}

function armiesIn(order: Order): number {
  if (order.how === 'convoy') return order.number * (order.cargo.army ?? 0);
  return order.how === 'land' || order.how === 'board' ? (order.units.army ?? 0) : 0;
}
