// What a defender does: fights with or without a set, or gives way, as the odds say; and what they bring up afterwards.
import { isTerritory, neighbours, type Order, type Seat, type Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { clashOdds } from '../edges.ts';
import { power } from '../field.ts';
import { fill, legal, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { spareAt } from './moves.ts';

/** Below this chance to hold, units without supplies are better saved than spent. */
const HOPELESS = 0.25;

/** Gives way where standing would cost units for nothing; else fights, with a set where that is worth one. */
export function defend(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const battle = battleIn(sight);
  if (battle === undefined) return undefined;
  const { to, from, attackers, attacker } = battle;
  const own = sight.size(to, sight.seat);
  // Two rounds are what an attack usually lasts.
  const hold = 1 - clashOdds(sight, { attacker, defender: sight.seat, from, to }, attackers, own, 2).win;
  const away = mind.shrewd && own > 1 && sight.sets === 0 && hold < HOPELESS ? withdraw(moment, sight, to) : undefined;
  if (away !== undefined) return away;
  // A lone unit abroad is not worth the last set, which a home may need next. To surrender would only arm the enemy.
  const saves = mind.shrewd && sight.sets === 1 && own === 1 && sight.homeOwner(to) !== sight.seat;
  const command = fill(moment, 'defend', {
    supplied: (domain) => valuesOf(domain).find((value) => value === !saves) ?? false,
  });
  if (command?.type !== 'defend') return undefined;
  return {
    command,
    why: command.supplied ? { reason: 'stand', zone: to, hold } : { reason: 'resist', zone: to },
  };
}

interface Attacked {
  readonly from: Zone;
  readonly to: Zone;
  readonly attacker: Seat;
  readonly attackers: number;
}

function battleIn(sight: Sight): Attacked | undefined {
  const battle = sight.view.agenda.findLast((frame) => frame.procedure === 'conventional');
  if (battle?.procedure !== 'conventional') return undefined;
  let attackers = 0;
  for (const { units } of battle.committed) attackers += power(units);
  return { from: battle.from ?? battle.to, to: battle.to, attacker: battle.attacker, attackers };
}

/** Everything goes next door, to where it has most already. */
function withdraw(moment: Moment, sight: Sight, from: Zone): Decision | undefined {
  if (sight.homeOwner(from) === sight.seat && sight.homes(sight.seat).length <= 2) return undefined;
  const { grain, oil } = sight.own.supplies;
  const havens = neighbours(from)
    .filter((zone) => isTerritory(zone) === isTerritory(from) && sight.size(zone, sight.seat) > 0)
    .sort((a, b) => sight.size(b, sight.seat) - sight.size(a, sight.seat));
  const force = sight.at(from).find(({ seat }) => seat === sight.seat)?.units;
  for (const to of havens) {
    const order: Order = isTerritory(from)
      ? { how: 'march', from, units: { army: Math.min(force?.army ?? 0, grain) } }
      : { how: 'sail', from, units: { navy: Math.min(force?.navy ?? 0, oil) } };
    const command = legal(moment, { type: 'withdraw', to, orders: [order] });
    if (command !== undefined)
      return {
        command,
        why: { reason: 'withdraw', from },
      };
  }
  return undefined;
}

/** Fills a home again that the attacker has emptied and left, and brings guards to the one they strike. */
export function reinforce(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  for (const home of sight.homes(sight.seat)) {
    if (sight.size(home, sight.seat) > 0) continue;
    const command = bring(mind, moment, sight, home, 1);
    if (command !== undefined) return { command, why: { reason: 'refill', zone: home } };
  }
  const battle = battleIn(sight);
  if (battle === undefined || battle.attacker === sight.seat || sight.homeOwner(battle.to) !== sight.seat)
    return undefined;
  const lack = Math.ceil(0.8 * sight.menace(battle.to)) - sight.size(battle.to, sight.seat);
  const command = lack < 1 ? undefined : bring(mind, moment, sight, battle.to, lack);
  return command === undefined ? undefined : { command, why: { reason: 'bring-guards', zone: battle.to } };
}

function bring(mind: Mind, moment: Moment, sight: Sight, to: Zone, wanted: number) {
  const { grain, oil } = sight.own.supplies;
  for (const { zone: from } of sight.view.board) {
    if (from === to || !isTerritory(from)) continue;
    const walks = neighbours(to).includes(from) && grain > 0;
    // A set stays in store for the next round.
    const number = Math.min(
      wanted,
      spareAt(mind, sight, from),
      walks ? Math.max(1, grain - 2) : Math.floor(oil / 2) - 1,
    );
    if (number < 1) continue;
    const order: Order = { how: walks ? 'march' : 'airlift', from, units: { army: number } };
    const command = legal(moment, { type: 'reinforce', to, orders: [order] });
    if (command !== undefined) return command;
  }
  return undefined;
}
