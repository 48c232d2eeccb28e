// Attacks where the odds say so, defence, and the choices inside a battle.
import { adjacent, type Command, isTerritory, type Seat, type Value, type Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { chanceToKill, expectedKills, forcesAt, mine, price, strength, threat, unitsAt, zoneValue } from '../estimate.ts';
import { best, fill, mayDo, type Pick, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';

const UNIT = 100;

/** What an attack with so many units on a zone's owner is worth, in millions. */
export function attackScore(mind: Mind, moment: Moment, from: Zone, to: Zone, against: string): number {
  const { view, seat } = moment;
  const own = sizeOf(moment, from, seat);
  const theirs = against === 'militia' ? 0 : sizeOf(moment, to, against as Seat);
  const foe = view.seats[against as Seat];
  const dice = 1 + (own > theirs ? 1 : 0) + (mine(moment).lStars > (foe?.lStars ?? 0) ? 1 : 0);
  const back = against === 'militia' ? 1 : 2 + (theirs > own ? 1 : 0) + ((foe?.lStars ?? 0) > mine(moment).lStars ? 1 : 0);
  const win = chanceToKill(dice, theirs);
  if (win < mind.weights.nerve) return 0;
  const losses = Math.min(own, expectedKills(back));
  if (own - losses < 1) return 0;
  const set = price(view, 'grain') + price(view, 'oil') + price(view, 'minerals');
  const prize = zoneValue(moment, to) + theirs * UNIT + 150;
  const danger = isTerritory(from) && threat(view, from, seat) > own - losses ? 300 : 0;
  return mind.weights.attack * win * prize - losses * UNIT - set - danger;
}

export function attack(mind: Mind, moment: Moment): Decision | undefined {
  const command = fill(moment, 'attack', {
    from: (domain) => best(zones(domain), (from) => bestTarget(mind, moment, from)),
    to: (domain, { from }) => best(zones(domain), (to) => Math.max(...owners(moment, to).map((owner) => attackScore(mind, moment, from as Zone, to, owner)))),
    against: (domain, { from, to }) => best(valuesOf(domain) as string[], (owner) => attackScore(mind, moment, from as Zone, to as Zone, owner)) ?? valuesOf(domain)[0],
    units: (domain) => (domain.kind === 'counts' ? domain.max : undefined),
  });
  if (command === undefined || command.type !== 'attack') return undefined;
  return { command, why: `attacks ${command.to} from ${command.from}: the odds are good and the prize is worth it` };
}

/** The best target next to a zone, by what the view shows. */
export function bestTarget(mind: Mind, moment: Moment, from: Zone): number {
  let most = 0;
  for (const { zone, forces } of moment.view.board) {
    for (const force of forces) if (force.seat !== moment.seat && near(from, zone)) most = Math.max(most, attackScore(mind, moment, from, zone, force.seat));
  }
  return most;
}

/** The best attack anywhere, for the blind bid. */
export function bestAttack(mind: Mind, moment: Moment): number {
  const own = mine(moment).supplies;
  if (own.grain < 1 || own.oil < 1 || own.minerals < 1) return 0;
  let most = 0;
  for (const { zone, forces } of moment.view.board) if (forces.some(({ seat }) => seat === moment.seat)) most = Math.max(most, bestTarget(mind, moment, zone));
  return most;
}

/** Pays the set where the fight is worth it; never gives up what could hold. */
export function defend(moment: Moment): Decision | undefined {
  const command: Command | undefined = fill(moment, 'defend', { supplied: (domain) => valuesOf(domain).find((value) => value === true) ?? false });
  return command === undefined ? undefined : { command, why: 'stands and fights' };
}

/** Removes as much as the points reach, the most valuable first where there is a choice. */
export function losses(moment: Moment): Decision | undefined {
  const command = fill(moment, 'remove-losses', { losses: (domain) => [...(valuesOf(domain) as string[])].sort((a, b) => b.length - a.length)[0] });
  return command === undefined ? undefined : { command, why: 'removes all it can' };
}

/** Moves into what it has emptied with a few armies from next door. */
export function occupy(moment: Moment): Decision | undefined {
  const command = fill(moment, 'occupy', { orders: once((domain) => cheapest(domain, 2)) });
  return command === undefined ? { command: { type: 'no-occupation' }, why: 'cannot move in' } : { command, why: 'moves in' };
}

export function champion(moment: Moment): Decision | undefined {
  return moment.fallback === undefined ? undefined : { command: moment.fallback, why: 'keeps out of it' };
}

/** Shoots at whatever flies at it. */
export function shoot(moment: Moment): Decision | undefined {
  const command = fill(moment, 'shoot', { at: (domain) => valuesOf(domain)[0] });
  return command === undefined ? undefined : { command, why: 'fires its L-stars' };
}

/** Nukes only a clear leader, late, and only by a commander who cares for them. */
export function launch(mind: Mind, moment: Moment): Decision | undefined {
  if (mind.weights.nukes < 1 || !mayDo(moment, 'launch')) return undefined;
  const leader = rivals(moment).sort((a, b) => strength(moment.view, b) - strength(moment.view, a))[0];
  if (leader === undefined || strength(moment.view, leader) < 1.6 * strength(moment.view, moment.seat) || (moment.view.seats[leader]?.lStars ?? 0) > 1) return undefined;
  const command = fill(moment, 'launch', {
    targets: (domain) => {
      if (domain.kind !== 'counts') return undefined;
      const target = best(Object.keys(domain.max) as Zone[], (zone) => sizeOf(moment, zone, leader) - 3 * sizeOf(moment, zone, moment.seat));
      return target === undefined ? undefined : { [target]: 1 };
    },
  });
  return command === undefined ? undefined : { command, why: 'strikes at the strongest power while it can' };
}

/** Takes one order of a list and stops. */
export function once(pick: Pick): Pick {
  let done = false;
  return (domain, draft) => {
    if (done) return undefined;
    done = true;
    return pick(domain, draft);
  };
}

/** A short march with about so many units; nothing dearer. */
export function cheapest(domain: Parameters<Pick>[0], number: number): Value | undefined {
  const orders = valuesOf(domain) as readonly { readonly how?: string; readonly units?: Readonly<Record<string, number>> }[];
  const size = (order: (typeof orders)[number]) => Object.values(order.units ?? {}).reduce((sum, n) => sum + n, 0);
  const rank = (order: (typeof orders)[number]) => (order.how === 'march' || order.how === 'sail' || order.how === 'land' ? 10 : 0) - Math.abs(size(order) - number);
  return [...orders].sort((a, b) => rank(b) - rank(a))[0] as Value | undefined;
}

function rivals({ view, seat }: Moment): Seat[] {
  return view.order.filter((other) => other !== seat && view.seats[other]?.out === undefined);
}

function owners({ view, seat }: Moment, zone: Zone): string[] {
  const found: string[] = forcesAt(view, zone).map((force) => force.seat).filter((other) => other !== seat);
  return found.length === 0 ? ['militia'] : found;
}

function sizeOf({ view }: Moment, zone: Zone, seat: Seat): number {
  return unitsAt(view, zone, seat, 'army') + unitsAt(view, zone, seat, 'navy');
}

function zones(domain: Parameters<Pick>[0]): Zone[] {
  return valuesOf(domain) as Zone[];
}

function near(from: Zone, to: Zone): boolean {
  return from !== to && adjacent(from, to);
}
