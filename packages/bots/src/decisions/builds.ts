// Raising armies: first so that no home lies open, then against what rivals could send.
import { type Command, homePower, isTerritory, landBorders, type Zone } from '@marshall/rules';
import type { Reason } from '@marshall/words';
import type { Moment } from '../commander.ts';
import { best, fill, legal, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { setCost } from '../worth.ts';
import { arsenalWorth } from './arsenal.ts';
import { campaign } from './campaign.ts';
import { extraUnits, extraWorth } from './extra-units.ts';

/** Armies that a home territory should hold: any rival with oil can fly in, so none may be bare. */
export function wantedAt(mind: Mind, sight: Sight, home: Zone): number {
  if (!mind.shrewd) return Math.min(2, mind.weights.garrison);
  const last = sight.homes(sight.seat).length <= 2 && sight.homeOwner(home) === sight.seat ? 2 : 0;
  const guard = mind.weights.garrison + last + Math.min(MOST_WAYS, waysInto(home) || SAFE);
  return Math.round(Math.max(guard, Math.min(9, 0.6 * sight.menace(home) + 0.3 * guard)));
}

/** More ways into a home than these call for no more guards, and a home without any needs one fewer. */
const MOST_WAYS = 2;
const SAFE = -1;
const ways = new Map<Zone, number>();

/** Lands beyond its country from which an enemy can march into a home: the more there are, the sooner somebody comes. */
function waysInto(home: Zone): number {
  let known = ways.get(home);
  if (known === undefined) {
    const lands = isTerritory(home) ? landBorders(home) : [];
    known = lands.filter((land) => homePower(land) !== homePower(home)).length;
    ways.set(home, known);
  }
  return known;
}

/** How many armies the home country lacks. */
export function lacking(mind: Mind, sight: Sight): number {
  let sum = 0;
  for (const home of sight.homes(sight.seat))
    sum += Math.max(0, wantedAt(mind, sight, home) - sight.armies(home, sight.seat));
  return sum;
}

/** What the build stage is worth. */
export function buildWorth(mind: Mind, sight: Sight): number {
  const weapons = arsenalWorth(mind, sight);
  const { sets } = sight;
  const money = spare(mind, sight);
  if (sets < 1 || money < 100 || (sight.left <= 1 && sight.options.detentePrices === 'closing')) return weapons;
  const most = Math.min(3 * sets, Math.floor(money / 100));
  const number = Math.min(lacking(mind, sight), most);
  const bare = sight.homes(sight.seat).filter((home) => sight.size(home, sight.seat) === 0).length;
  const risk = sight.left <= 1 ? 0.3 : 1;
  const guard = Math.max(
    0,
    risk * (340 * number + 900 * Math.min(bare, number)) - (Math.ceil(number / 3) * setCost(sight)) / 2,
  );
  const recruits = Math.min(most - number, expedition(mind, sight));
  // A force that stands ready is to be used, not to be made larger.
  const eager = (campaign(mind, sight)?.ready ?? 0) > 0.6 ? 75 : 250;
  return guard + weapons + extraWorth(mind, sight) + (recruits >= 3 ? eager * mind.weights.attack * recruits : 0);
}

/** Armies that a campaign still lacks at its fronts. */
function expedition(mind: Mind, sight: Sight): number {
  const war = campaign(mind, sight);
  if (war === undefined) return 0;
  let lack = 0;
  for (const [front, wanted] of war.fronts) lack += Math.max(0, wanted - sight.armies(front, sight.seat));
  // Some sets stay in store for the defence; those for the attack are bought in Stage 7.
  return Math.min(lack + reserveOf(mind, sight), 3 * Math.max(0, sight.sets - 2));
}

/** More than it takes, for a player with money that buys nothing else: losses at the front are made good from there. */
function reserveOf(mind: Mind, sight: Sight): number {
  const money = spare(mind, sight);
  return money < 6000 || sight.left <= 1 ? 0 : Math.min(24, Math.floor((money - 6000) / 500));
}

function spare(mind: Mind, sight: Sight): number {
  return sight.cash - sight.dues - Math.min(400, mind.weights.reserve);
}

/** Raises armies where the garrison is thinnest, then where a campaign is to start. */
export function build(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const money = spare(mind, sight);
  if (money < 100) return undefined;
  const guards = lacking(mind, sight) > 0;
  const recruits = guards ? 0 : expedition(mind, sight);
  const extra = guards ? undefined : extraUnits(mind, moment, money);
  if (extra !== undefined || (!guards && recruits < 1)) return extra;
  const fronts: ReadonlyMap<Zone, number> = campaign(mind, sight)?.fronts ?? new Map();
  const lack = (zone: Zone): number => {
    if (!guards) {
      const wanted = fronts.get(zone);
      // The reserve goes to the fronts in parts.
      const more = Math.ceil(reserveOf(mind, sight) / Math.max(1, fronts.size));
      return wanted === undefined ? 0 : Math.min(recruits, wanted + more - sight.armies(zone, sight.seat));
    }
    return sight.homeOwner(zone) === sight.seat ? wantedAt(mind, sight, zone) - sight.armies(zone, sight.seat) : 0;
  };
  const command = raise(moment, sight, guards ? sight.homes(sight.seat) : [...fronts.keys()], lack, money);
  if (command?.type !== 'build') return undefined;
  const { zone } = command;
  const why: Reason = guards
    ? { reason: 'build-guards', zone, there: sight.armies(zone, sight.seat) }
    : { reason: 'build-for-war', zone };
  return { command, why };
}

/** As many armies as one of the lands lacks, the neediest first; if something stands in the way, what may be raised instead. */
function raise(
  moment: Moment,
  sight: Sight,
  lands: readonly Zone[],
  lack: (zone: Zone) => number,
  money: number,
): Command | undefined {
  const zone = best(lands, lack);
  const afford = Math.floor(money / 100);
  if (zone === undefined) return undefined;
  const whole = legal(moment, {
    type: 'build',
    kind: 'army',
    zone,
    number: Math.min(lack(zone), afford, 3 * sight.sets),
  });
  return (
    whole ??
    fill(moment, 'build', {
      kind: (domain) => valuesOf(domain).find((value) => value === 'army'),
      zone: (domain) => best(valuesOf(domain) as Zone[], lack),
      number: (domain, { zone: chosen }) =>
        domain.kind === 'range' ? Math.max(domain.min, Math.min(domain.max, afford, lack(chosen as Zone))) : undefined,
    })
  );
}
