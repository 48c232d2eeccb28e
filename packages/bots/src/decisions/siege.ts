// Sieges and blockades: navies before a rival's ports starve that rival, and navies before one's own ports must go.
import {
  homePower,
  isLightSea,
  isTerritory,
  type LightSea,
  ports,
  portsOn,
  type Seat,
  seaBorders,
  type Territory,
  type Zone,
} from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { fill, legal, valuesOf } from '../fill.ts';
import { hostileNavies, navies } from '../fleet.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { atPeace } from '../trust.ts';
import { companyWorth, setCost } from '../worth.ts';
import { campaign } from './campaign.ts';

export interface Siege {
  readonly rival: Seat;
  /** Every sea on which their homes have ports. */
  readonly seas: readonly LightSea[];
  /** Those before which no navy of another stands yet. */
  readonly open: readonly LightSea[];
  readonly worth: number;
}

/** What a power that cannot trade misses in a cycle. */
const TRADE = 3000;
/** More navies than this are better spent otherwise. */
const MOST_NAVIES = 3;

let last: { readonly sight: Sight; readonly weights: Mind['weights']; readonly plan: Siege | undefined } | undefined;

/** The siege that is best worth laying; none for those who like peace. */
export function siege(mind: Mind, sight: Sight): Siege | undefined {
  if (mind.weights.attack < 0.8 || !mind.shrewd || sight.left <= 2 || sight.options.stages === '37') return undefined;
  if (last?.sight === sight && last.weights === mind.weights) return last.plan;
  let plan: Siege | undefined;
  for (const rival of sight.rivals) {
    const found = siegeOf(mind, sight, rival);
    if (found !== undefined && found.worth > (plan?.worth ?? 0)) plan = found;
  }
  last = { sight, weights: mind.weights, plan };
  return plan;
}

function siegeOf(mind: Mind, sight: Sight, rival: Seat): Siege | undefined {
  if (isFriend(mind, sight, rival)) return undefined;
  const seas = homePorts(sight, rival);
  if (seas.length === 0) return undefined;
  const open: LightSea[] = [];
  for (const sea of seas) {
    // Where their own navies lie a siege must be fought for first.
    if (navies(sight, sea, rival) > 0) return undefined;
    if (!isCovered(sight, sea, rival)) open.push(sea);
  }
  if (open.length > MOST_NAVIES) return undefined;
  const part =
    sight.rivals.length === 1 ? 1 : campaign(mind, sight)?.prey === rival ? 0.7 : leads(sight, rival) ? 0.4 : 0;
  const cost = open.length * (150 + setCost(sight) / 3 + 0.8 * sight.price('oil'));
  const worth = mind.weights.attack * part * TRADE * Math.min(3, sight.left - 2) - cost;
  return worth > 0 ? { rival, seas, open, worth } : undefined;
}

/** Whether it would break a promise, or means to keep peace. */
function isFriend(mind: Mind, sight: Sight, rival: Seat): boolean {
  return atPeace(sight, rival) && mind.weights.faith >= 0.3;
}

/** Whether a rival is the richest of all as far as can be seen. */
function leads(sight: Sight, rival: Seat): boolean {
  const wealth = sight.wealth(rival);
  return wealth > sight.wealth(sight.seat) && sight.rivals.every((other) => sight.wealth(other) <= wealth);
}

/** The seas on which a player's homes have ports. */
function homePorts(sight: Sight, seat: Seat): LightSea[] {
  const seas: LightSea[] = [];
  for (const home of sight.homes(seat)) for (const sea of ports(home)) if (!seas.includes(sea)) seas.push(sea);
  return seas;
}

/** Whether a navy of somebody who does not let them pass lies there. */
function isCovered(sight: Sight, sea: LightSea, against: Seat): boolean {
  return sight
    .at(sea)
    .some(
      ({ seat, units }) =>
        seat !== against && (units.navy ?? 0) > 0 && sight.view.passage[seat]?.includes(against) !== true,
    );
}

/** Sends a navy before the next port of a siege, if one can be spared. */
export function sailToSiege(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const plan = siege(mind, sight);
  if (plan === undefined || sight.own.supplies.oil < 2) return undefined;
  for (const to of plan.open) {
    for (const from of fleetsToSpare(sight, plan)) {
      const command = legal(moment, { type: 'move', to, orders: [{ how: 'sail', from, units: { navy: 1 } }] });
      if (command !== undefined) return { command, why: { reason: 'shut-ports', rival: plan.rival } };
    }
  }
  return undefined;
}

/** Seas with navies that no port of the siege needs, the nearest stacks first as the board has them. */
function fleetsToSpare(sight: Sight, plan: Siege): Zone[] {
  return sight.view.board.flatMap(({ zone }) => {
    if (isTerritory(zone)) return [];
    const there = navies(sight, zone, sight.seat);
    return there > (isLightSea(zone) && plan.seas.includes(zone) ? 1 : 0) ? [zone] : [];
  });
}

/** What a siege is worth in a stage: the navies that it can send in Stage 5, the word that it must give in Stage 4. */
export function siegeWorth(mind: Mind, sight: Sight, stage: 4 | 5): number {
  const plan = siege(mind, sight);
  if (plan === undefined) return 0;
  if (stage === 5) return plan.open.length > 0 && fleetsToSpare(sight, plan).length > 0 ? plan.worth / 2 : 0;
  const said = sight.view.sets.marine?.announced.some(({ by, against }) => by === sight.seat && against === plan.rival);
  return sight.options.merchantMarine && plan.open.length === 0 && said !== true ? plan.worth : 0;
}

/** Navies that a siege still lacks, beyond those at hand. */
export function naviesLacking(mind: Mind, sight: Sight): number {
  const plan = siege(mind, sight);
  if (plan === undefined) return 0;
  let spare = 0;
  for (const zone of fleetsToSpare(sight, plan)) {
    const kept = isLightSea(zone) && plan.seas.includes(zone) ? 1 : 0;
    spare += navies(sight, zone, sight.seat) - kept;
  }
  return Math.max(0, plan.open.length - spare);
}

/** How near a sea lies to the ports of the siege. */
export function nearSiege(mind: Mind, sight: Sight, zone: Zone): number {
  const plan = siege(mind, sight);
  if (plan === undefined || isTerritory(zone)) return 0;
  if (isLightSea(zone) && plan.open.includes(zone)) return 10;
  return plan.open.some((sea) => seaBorders(sea).includes(zone)) ? 5 : 1;
}

/** Says aloud that its navies shut somebody's ports, who is no friend (M-BLOCKADE-01). */
export function announce(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  if (!sight.options.merchantMarine || mind.weights.attack <= 0) return undefined;
  const command = fill(moment, 'announce', {
    against: (domain) =>
      valuesOf(domain).find((value) => {
        const rival = sight.rivals.find((other) => other === value);
        return rival !== undefined && !isFriend(mind, sight, rival);
      }),
    grip: (domain) => valuesOf(domain).find((value) => value === 'siege') ?? valuesOf(domain)[0],
  });
  if (command?.type !== 'announce') return undefined;
  return {
    command,
    why:
      command.grip === 'siege'
        ? { reason: 'announce-siege', rival: command.against }
        : { reason: 'announce-blockade', zone: command.grip },
  };
}

/** What it is worth to drive navies from a sea: they may besiege it, or shut in a company of its own. */
export function relief(sight: Sight, zone: Zone): number {
  if (isTerritory(zone) || !isLightSea(zone) || hostileNavies(sight, zone) === 0) return 0;
  let value = 0;
  const seas = homePorts(sight, sight.seat);
  if (seas.includes(zone) && seas.every((sea) => isShut(sight, sea))) value += TRADE * Math.min(2, sight.left);
  for (const land of portsOn(zone)) {
    if (homePower(land) === sight.own.power || !ports(land).every((sea) => isShut(sight, sea))) continue;
    value += shutIn(sight, land);
  }
  return value;
}

/** Whether a sea is shut to it: with the Merchant Marine only if that has been announced. */
function isShut(sight: Sight, sea: LightSea): boolean {
  if (!isCovered(sight, sea, sight.seat)) return false;
  if (!sight.options.merchantMarine) return true;
  return sight.view.sets.marine?.announced.some(({ against }) => against === sight.seat) === true;
}

/** What its companies in a land would yield. */
function shutIn(sight: Sight, land: Territory): number {
  let value = 0;
  for (const { holder, resource, units } of sight.cardsIn(land))
    if (holder === sight.seat) value += companyWorth(sight, resource, units);
  return value;
}
