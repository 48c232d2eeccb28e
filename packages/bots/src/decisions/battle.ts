// The choices of an attacker inside a battle: moving in, going on with an assault or giving it up.
import { isTerritory, neighbours, type Order, type Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { clashOdds, militia } from '../edges.ts';
import { fill, legal, type Pick, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { touching } from './campaign.ts';
import { spareAt } from './moves.ts';

/** Moves into what it has emptied: enough to hold it, without baring the land it came from. */
export function occupy(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const battle = sight.view.agenda.findLast((frame) => frame.procedure === 'conventional');
  const zone = battle?.occupying?.find(({ seat }) => seat === sight.seat)?.zone;
  if (zone === undefined || battle === undefined) return undefined;
  for (const orders of waysIn(mind, sight, zone)) {
    const command = legal(moment, { type: 'occupy', orders });
    if (command !== undefined) return { command, why: { reason: 'occupy', zone } };
  }
  const command = fill(moment, 'occupy', { orders: once((domain) => valuesOf(domain)[0]) });
  return command === undefined
    ? { command: { type: 'no-occupation' }, why: { reason: 'nobody-to-spare', zone } }
    : { command, why: { reason: 'occupy', zone } };
}

/** Ways to come into a zone, the best first: on foot from next door, by air, or with a navy. */
function waysIn(mind: Mind, sight: Sight, zone: Zone): Order[][] {
  const { grain, oil } = sight.own.supplies;
  const ways: { orders: Order[]; rank: number }[] = [];
  for (const { zone: from } of sight.view.board) {
    const armies = sight.armies(from, sight.seat);
    const units = sight.size(from, sight.seat);
    if (units === 0 || from === zone) continue;
    if (!isTerritory(zone)) {
      if (neighbours(zone).includes(from) && units > armies)
        ways.push({ orders: [{ how: 'sail', from, units: { navy: 1 } }], rank: 5 });
      continue;
    }
    const spare = Math.max(spareAt(mind, sight, from), sight.homeOwner(from) === sight.seat ? armies - 1 : armies);
    if (spare < 1) continue;
    if (neighbours(zone).includes(from) && grain > 0) {
      const number = Math.min(spare, Math.max(1, grain - 2), follow(sight, from, zone, armies));
      ways.push({ orders: [{ how: 'march', from, units: { army: number } }], rank: 10 + number });
    } else if (oil >= 2)
      ways.push({ orders: [{ how: 'airlift', from, units: { army: 1 } }], rank: Math.min(4, spare) });
  }
  return ways
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 4)
    .map(({ orders }) => orders);
}

/** How many follow into a land that was taken: most of them where the next homes lie beyond it, else a guard. */
function follow(sight: Sight, from: Zone, to: Zone, armies: number): number {
  const owner = sight.homeOwner(to);
  if (owner === undefined || owner === sight.seat) return 2;
  const homes = sight.homes(owner).filter((home) => home !== to);
  return touching(to, homes) > touching(from, homes) ? Math.ceil(0.7 * armies) : 2;
}

/** After an assault that has not taken its land: goes on while the odds hold, or takes the force off. */
export function goOnAssault(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const standing = sight.view.assaults.find((each) => each.seat === sight.seat);
  if (standing === undefined) return undefined;
  const units = sight.size(standing.zone, sight.seat);
  const foe = sight.at(standing.zone).find(({ seat }) => seat !== sight.seat)?.seat;
  const clash = { attacker: sight.seat, from: standing.zone, to: standing.zone };
  const odds =
    foe === undefined
      ? militia(units)
      : clashOdds(sight, { ...clash, defender: foe }, units, sight.size(standing.zone, foe), 3);
  const goesOn = legal(moment, { type: 'continue-assault', zone: standing.zone });
  if (goesOn !== undefined && odds.win >= 0.35 * Math.min(1, mind.weights.nerve + 0.4))
    return { command: goesOn, why: { reason: 'assault-on', zone: standing.zone, win: odds.win } };
  const off = fill(moment, 'give-up-assault', {
    zone: (domain) => valuesOf(domain)[0],
    how: (domain) => valuesOf(domain).find((value) => value === 'withdraw') ?? valuesOf(domain)[0],
    sea: (domain) => valuesOf(domain)[0],
  });
  if (off !== undefined) return { command: off, why: { reason: 'assault-off', zone: standing.zone } };
  return goesOn === undefined ? undefined : { command: goesOn, why: { reason: 'assault-stuck' } };
}

/** Takes one order of a list and stops. */
function once(pick: Pick): Pick {
  let done = false;
  return (domain, draft) => {
    if (done) return undefined;
    done = true;
    return pick(domain, draft);
  };
}
