// Merchant ships under way: reroutes, losses to pirates and blockades (M-REROUTE, M-PIRATE, M-BLOCKADE).
import type { Judges } from './case.ts';
import { Change } from './change.ts';
import { GOODS } from './figures.ts';
import { loose } from './position.ts';

export const fleetJudges: Judges = {
  'ships-rerouted'(at, { seat, from, into, ships }) {
    at.count('reroute');
    at.holds('ships to reroute', ships <= (loose(at.position, from, seat).ship ?? 0));
    return new Change().units(seat, from, { ship: ships }, -1).units(seat, into, { ship: ships }, 1);
  },
  'ships-lost'(at, { seat, sea, how, by, ships, laden, stored }) {
    at.count(`ships ${how}`);
    const change = new Change().units(seat, sea, { ship: ships }, -1);
    for (const cargo of laden) change.units(seat, sea, cargo, -1);
    // M-BLOCKADE-06: a captured ship is the captor's, where it is, with all that it carries.
    if (by !== undefined && how === 'captured') {
      change.units(by, sea, { ship: ships }, 1);
      for (const cargo of laden) change.units(by, sea, cargo, 1);
      for (const resource of GOODS) change.add(by, resource, stored?.[resource] ?? 0);
    }
    return change;
  },
  'reroute-intercepted'(at, { seat, by, sea, from, fate, lost }) {
    at.count('interception');
    at.holds('nothing is lost by ships that get through', fate !== 'through' || lost === 0);
    const change = new Change().units(seat, from, { ship: lost }, -1);
    // M-REROUTE-08: a captured ship is the captor's, where it was met.
    return fate === 'captured' ? change.units(by, sea, { ship: lost }, 1) : change;
  },
  'ransom-paid'(at, { seat, amount }) {
    at.count('ransom');
    return new Change().add(seat, 'cash', -amount);
  },
};
