// The choices before the first cycle.
import { type Company, companyOf, isTerritory, type Sea, type Territory, type Value, type Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { best, fill, legal, valuesOf } from '../fill.ts';
import { bestPort, fleetOf, havens } from '../fleet.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';

const BONUS_UNITS = 9;
/** Units of the Merchant Marine's bonus, and the most of them that it takes as ships. */
const DOZEN = 12;
const MOST_SHIPS = 4;

/** Spreads the bonus units over the home country, so that no home is bare. */
export function bonusUnits(moment: Moment): Decision | undefined {
  const armies = spread(BONUS_UNITS, sightOf(moment).homes(moment.seat));
  const command = legal(moment, { type: 'bonus-units', armies, navies: {} });
  return command === undefined ? undefined : { command, why: { reason: 'spread-armies' } };
}

/** Six ships for the market in two safe seas, and one by each company abroad, where it serves most of them. */
export function seaLanes(moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const [one, other = one] = havens(sight);
  if (one === undefined || other === undefined) return undefined;
  const command = fill(moment, 'sea-lanes', {
    dark: () => (one === other ? { [one]: 6 } : { [one]: 3, [other]: 3 }),
    lanes: (domain) => best(valuesOf(domain), (value) => laneWorth(sight, value)),
  });
  return command === undefined ? undefined : { command, why: { reason: 'two-seas' } };
}

/** The sea from which its company is served best comes first; any other will do. */
function laneWorth(sight: Sight, value: Value): number {
  // The walk of this list offers nothing but companies with a sea each.
  const { company, sea } = value as unknown as { readonly company: Company; readonly sea: Sea };
  const { location } = companyOf(company);
  return isTerritory(location) && bestPort(sight, location) === sea ? 2 : 1;
}

/** Where its ships lie when play begins: where they earn most. */
export function firstReroutes(moment: Moment): Decision | undefined {
  const { wanted } = fleetOf(sightOf(moment));
  const command = legal(moment, { type: 'first-reroutes', ships: Object.fromEntries(wanted) });
  return command === undefined ? undefined : { command, why: { reason: 'ships-where-goods' } };
}

/** Ships that are missing, a navy or two for a commander who likes to fight, and armies in every home. */
export function bonusDozen(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const berths = mind.shrewd ? fleetOf(sight).missing : [];
  const ships: Record<string, number> = {};
  let left = MOST_SHIPS;
  for (const { sea, ships: number } of berths) {
    const some = Math.min(left, number);
    if (some > 0) ships[sea] = some;
    left -= some;
  }
  const taken = MOST_SHIPS - left;
  const fleet = mind.weights.attack >= 1.2 ? 2 : mind.shrewd && mind.weights.attack >= 0.8 ? 1 : 0;
  let navies = 0;
  const command = fill(moment, 'bonus-dozen', {
    navies: (domain) => {
      if (domain.kind !== 'counts') return undefined;
      const sea = Object.keys(domain.max).find((zone) => (domain.max[zone] ?? 0) >= fleet);
      navies = sea === undefined ? 0 : fleet;
      return sea === undefined || fleet === 0 ? {} : { [sea]: fleet };
    },
    ships: () => ships,
    armies: () => spread(DOZEN - navies - taken, sight.homes(sight.seat)),
  });
  if (command?.type !== 'bonus-dozen') return undefined;
  const [sea] = Object.keys(command.ships);
  return {
    command,
    why: sea === undefined ? { reason: 'spread-armies' } : { reason: 'bonus-ships', ships: taken },
  };
}

/** The APC goes where most armies stand for it to shield. */
export function placeApc(moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const command = fill(moment, 'place-apc', {
    at: (domain) =>
      best(valuesOf(domain) as string[], (zone) =>
        zone === 'nowhere' ? 0 : 1 + sight.armies(zone as Zone, sight.seat) + 2 * sight.menace(zone as Zone),
      ),
  });
  if (command?.type !== 'place-apc' || command.at === 'nowhere') return undefined;
  return { command, why: { reason: 'place-apc', zone: command.at } };
}

function spread(units: number, homes: readonly Territory[]): Record<string, number> {
  const armies: Record<string, number> = {};
  for (let i = 0; i < units && homes.length > 0; i++) {
    const home = homes[i % homes.length];
    if (home !== undefined) armies[home] = (armies[home] ?? 0) + 1;
  }
  return armies;
}
