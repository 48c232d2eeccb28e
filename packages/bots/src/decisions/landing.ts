// Amphibious assaults: navies bring armies to a shore that is weakly held.
import { isTerritory, type Order, type Territory, type Value, zoneName } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { fill, mayDo, type Pick, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { battleOdds } from '../odds.ts';
import { sightOf } from '../sight.ts';
import { setCost, UNIT } from '../worth.ts';
import { edge, militia, prizeOf } from './war.ts';

/** No landing takes more lines than this: a navy, and who boards it. */
const MOST_ORDERS = 4;

/** A landing where the prize is worth it and the odds are good; undefined if there is none. */
export function landing(mind: Mind, moment: Moment): Decision | undefined {
  if (!mayDo(moment, 'assault-by-sea')) return undefined;
  const sight = sightOf(moment);
  const shores = valuesOf(moment.walk({ type: 'assault-by-sea' })[0]?.next?.domain ?? NOWHERE).filter(isShore);
  const ranked = shores.map((to) => ({ to, prize: prizeOf(sight, to) })).sort((a, b) => b.prize - a.prize);
  for (const { to, prize } of ranked.slice(0, 2)) {
    const command = fill(moment, 'assault-by-sea', {
      to: () => to,
      sea: (domain) => valuesOf(domain)[0],
      against: (domain) => valuesOf(domain)[0],
      orders: mostArmies(),
    });
    if (command?.type !== 'assault-by-sea') continue;
    const armies = command.orders.reduce((sum, order) => sum + armiesIn(order), 0);
    const foe = sight.rivals.find((rival) => rival === command.against);
    const theirs = foe === undefined ? 0 : sight.size(to, foe);
    const odds =
      foe === undefined ? militia(armies) : battleOdds(armies, theirs, Math.min(3, sight.sets), edge(sight, foe));
    const cost =
      (armies - odds.left) * UNIT + Math.max(1, odds.rounds) * setCost(sight) + 0.4 * armies * sight.price('oil');
    if (armies === 0 || odds.win < mind.weights.nerve || mind.weights.attack * odds.win * prize < cost) continue;
    return { command, why: `lands ${armies} armies in ${zoneName(to)}: it wins with ${Math.round(100 * odds.win)}%` };
  }
  return undefined;
}

const NOWHERE = { kind: 'one-of', values: [] } as const;

function isShore(value: Value): value is Territory {
  return typeof value === 'string' && isTerritory(value);
}

/** Goes on with the order that brings the most armies, as long as one brings any. */
function mostArmies(): Pick {
  let lines = 0;
  return (domain) => {
    if (lines++ >= MOST_ORDERS) return undefined;
    let found: Value | undefined;
    let most = lines === 1 ? -1 : 0;
    for (const value of valuesOf(domain)) {
      // The walk of an order list offers nothing but orders.
      const armies = armiesIn(value as unknown as Order);
      if (armies <= most) continue;
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
