// Stage 5: walking into what lies open, and never leaving a home bare.
import {
  type Command,
  isTerritory,
  landBorders,
  type Order,
  type Territory,
  UNIT_KINDS,
  UNIT_ROWS,
  type UnitKind,
  type Zone,
} from '@marshall/rules';
import type { Reason } from '@marshall/words';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { homeWorth, zoneWorth } from '../worth.ts';
import { wantedAt } from './builds.ts';
import { type Campaign, campaign } from './campaign.ts';

export interface Plan {
  readonly from: Territory;
  readonly to: Territory;
  readonly how: 'march' | 'airlift';
  readonly kind: UnitKind;
  readonly number: number;
  readonly gain: number;
  /** Others carry it for money, as it lacks the supplies (M-CARRIER-01). */
  readonly hired?: boolean;
}

/** The best move that needs no more than one order; undefined if none is worth it. */
export function bestMove(mind: Mind, sight: Sight): Plan | undefined {
  return plans(mind, sight)[0];
}

export function move(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  for (const plan of plans(mind, sight).slice(0, 3)) {
    const { from, to, how, kind, number } = plan;
    const orders: Order[] = [{ how, from, units: { [kind]: number } }];
    const wanted: Command = plan.hired === true ? { type: 'hire-carriers', to, orders } : { type: 'move', to, orders };
    const command = legal(moment, wanted);
    if (command === undefined) continue;
    const home = sight.size(to, sight.seat) > 0 || sight.homeOwner(to) === sight.seat;
    const why: Reason =
      kind !== 'army'
        ? { reason: 'move-shield', zone: to }
        : home
          ? { reason: 'move-guard', zone: to }
          : { reason: 'move-in', zone: to, worth: Math.round(plan.gain), hired: plan.hired === true };
    return { command, why };
  }
  return undefined;
}

/** Armies that a zone can spare. */
export function spareAt(mind: Mind, sight: Sight, zone: Zone): number {
  const there = sight.armies(zone, sight.seat);
  if (sight.homeOwner(zone) === sight.seat) {
    const guard = mind.shrewd && sight.menace(zone) > 0 ? Math.max(2, Math.ceil(0.6 * wantedAt(mind, sight, zone))) : 1;
    return there - guard;
  }
  // Abroad one army stays with the cards it guards.
  return sight.cardsIn(zone).some((card) => card.holder === sight.seat) ? there - 1 : there;
}

function plans(mind: Mind, sight: Sight): Plan[] {
  const sources: { zone: Territory; spare: number }[] = [];
  for (const { zone } of sight.view.board) {
    if (!isTerritory(zone) || sight.armies(zone, sight.seat) === 0) continue;
    const spare = spareAt(mind, sight, zone);
    if (spare > 0 && sight.view.assaults.every((assault) => assault.zone !== zone || assault.seat !== sight.seat))
      sources.push({ zone, spare });
  }
  if (sources.length === 0) return [];
  const found: Plan[] = [];
  for (const [to, gain] of prizes(mind, sight)) {
    const plan = cheapest(mind, sight, sources, to, gain);
    if (plan !== undefined && plan.gain > 0) found.push(plan);
  }
  found.push(...concentration(mind, sight, sources), ...armour(mind, sight));
  return found.sort((a, b) => b.gain - a.gain);
}

/** Idle forces go where a campaign is to start. */
function concentration(
  mind: Mind,
  sight: Sight,
  sources: readonly { readonly zone: Territory; readonly spare: number }[],
): Plan[] {
  const war = campaign(mind, sight);
  if (war === undefined) return [];
  const { grain, oil } = sight.own.supplies;
  const found: Plan[] = [];
  for (const [front, wanted] of war.fronts) {
    const lack = wanted - sight.armies(front, sight.seat);
    if (lack < 1) continue;
    for (const { zone, spare } of sources) {
      if (war.fronts.has(zone)) continue;
      const walks = landBorders(front).includes(zone);
      // Some grain and oil stay in store for the fighting.
      const number = Math.min(spare, lack, walks ? grain - 4 : Math.floor((oil - 4) / 2));
      if (number > 1)
        found.push({
          from: zone,
          to: front,
          how: walks ? 'march' : 'airlift',
          kind: 'army',
          number,
          gain: 130 * number,
        });
    }
  }
  return found;
}

/** Kinds that shield the armies beside them: it takes more than a usual roll to remove one. */
const SHIELDS = UNIT_KINDS.filter((kind) => UNIT_ROWS[kind].domain === 'land' && UNIT_ROWS[kind].killPoints > 7);

/** A shield that stands idle drives, or is flown, to a front that has none. */
function armour(mind: Mind, sight: Sight): Plan[] {
  const war = sight.options.apc ? campaign(mind, sight) : undefined;
  if (war === undefined) return [];
  const found: Plan[] = [];
  const has = (zone: Zone, kind: UnitKind) =>
    sight.at(zone).find((force) => force.seat === sight.seat)?.units[kind] ?? 0;
  for (const kind of SHIELDS) {
    for (const front of war.fronts.keys()) {
      if (has(front, kind) > 0 || sight.armies(front, sight.seat) < 3) continue;
      for (const { zone } of sight.view.board) {
        if (!isTerritory(zone) || has(zone, kind) === 0 || war.fronts.has(zone) || sight.menace(zone) > 3) continue;
        const { step, flight } = UNIT_ROWS[kind];
        const drives = landBorders(front).includes(zone);
        const oil = drives ? step.units : flight;
        if (oil > 0 && sight.own.supplies.oil >= oil + 2)
          found.push({
            from: zone,
            to: front,
            how: drives ? 'march' : 'airlift',
            kind,
            number: 1,
            gain: 300 - 40 * oil,
          });
      }
    }
  }
  return found;
}

/** Open lands, with what it is worth to stand there. */
function prizes(mind: Mind, sight: Sight): Map<Territory, number> {
  const lands = new Map<Territory, number>();
  const consider = (zone: Zone) => {
    if (!isTerritory(zone) || lands.has(zone) || sight.at(zone).length > 0 || sight.view.nuked.includes(zone)) return;
    const value = sight.homeOwner(zone) === sight.seat ? 1200 : zoneWorth(sight, zone);
    if (value > 0) lands.set(zone, value);
  };
  const war = campaign(mind, sight);
  if (war !== undefined)
    for (const [zone, reached] of war.footholds) lands.set(zone, footholdWorth(war, reached) + zoneWorth(sight, zone));
  for (const zone of sight.cardZones) consider(zone);
  for (const seat of sight.view.order) for (const home of sight.homes(seat)) consider(home);
  return lands;
}

/** How to get there with one army, or two where it is a home of somebody: on foot from next door, or by air. */
function cheapest(
  mind: Mind,
  sight: Sight,
  sources: readonly { zone: Territory; spare: number }[],
  to: Territory,
  value: number,
): Plan | undefined {
  const { grain, oil } = sight.own.supplies;
  const borders = landBorders(to);
  let found: Plan | undefined;
  for (const { zone, spare } of sources) {
    const walks = borders.includes(zone) && grain > 0;
    if (!walks && oil < 2) {
      const there = value - worthLeft(mind, sight, zone, 1);
      found = better(found, carried(sight, zone, to, borders.includes(zone), there));
      continue;
    }
    const cost = walks ? 0.4 * sight.price('grain') + 10 : 0.8 * sight.price('oil') + 20;
    const most = walks ? Math.min(spare, grain) : Math.min(spare, Math.floor(oil / 2));
    const number = Math.min(most, sight.homeOwner(to) === undefined ? 1 : 2);
    const gain = value - number * cost - worthLeft(mind, sight, zone, number);
    if (number > 0 && (found === undefined || gain > found.gain))
      found = { from: zone, to, how: walks ? 'march' : 'airlift', kind: 'army', number, gain };
  }
  return found;
}

/** What it loses where it leaves nobody: a home of somebody else, or the land from which it reaches homes of its prey. */
function worthLeft(mind: Mind, sight: Sight, zone: Territory, number: number): number {
  if (sight.size(zone, sight.seat) > number) return 0;
  const owner = sight.homeOwner(zone);
  if (owner !== undefined && owner !== sight.seat) return homeWorth(sight, owner, sight.homes(owner).length + 1);
  const war = campaign(mind, sight);
  if (war === undefined || !war.fronts.has(zone)) return 0;
  return footholdWorth(war, sight.homes(war.prey).filter((home) => landBorders(zone).includes(home)).length);
}

/** What it is worth to stand in a land that reaches so many homes of its prey. */
function footholdWorth(war: Campaign, reached: number): number {
  return Math.min(900, 0.06 * war.worth) * reached;
}

function better(one: Plan | undefined, other: Plan | undefined): Plan | undefined {
  return other !== undefined && other.gain > (one?.gain ?? 0) ? other : one;
}

/** One army, carried by others for what its supplies cost and a fee, where the set has such carriers. */
function carried(sight: Sight, from: Territory, to: Territory, walks: boolean, value: number): Plan | undefined {
  if (!sight.options.merchantMarine) return undefined;
  const price = CARRIERS_FEE + (walks ? sight.price('grain') : 2 * sight.price('oil'));
  if (sight.cash - sight.dues < 1000 + price) return undefined;
  return { from, to, how: walks ? 'march' : 'airlift', kind: 'army', number: 1, gain: value - price, hired: true };
}

/** For each army (M-CARRIER-02). */
const CARRIERS_FEE = 100;
