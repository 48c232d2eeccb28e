// Units other than armies, judged by their numbers in the unit table, whatever set they come from.
import { isTerritory, neighbours, UNIT_KINDS, UNIT_ROWS, type UnitKind, type Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { best, fill, valuesOf } from '../fill.ts';
import { fleetOf } from '../fleet.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { campaign } from './campaign.ts';
import { naviesLacking, nearSiege } from './siege.ts';

/** More points than two dice usually show: whatever takes more to be removed shields those beside it. */
const AVERAGE_ROLL = 7;
/** Navies that a landing takes. */
const SQUADRON = 2;

/** Cash with which a squadron is no great expense. */
const PLENTY = 4000;

interface Wish {
  readonly number: number;
  readonly score: (zone: Zone) => number;
  readonly why: 'navies-for-siege' | 'navies-to-land' | 'ships-for-goods' | 'build-shield';
}

/** Raises a shield for a large force, a freighter for trade or a navy for landings, where it lacks one and has the money. */
export function extraUnits(mind: Mind, moment: Moment, money: number): Decision | undefined {
  const sight = sightOf(moment);
  if (!mind.shrewd || sight.left <= 2 || money < 1200 || sight.sets < 2) return undefined;
  for (const kind of UNIT_KINDS) {
    const wish = wishFor(mind, sight, kind);
    if (wish === undefined) continue;
    const command = fill(moment, 'build', {
      kind: (domain) => valuesOf(domain).find((value) => value === kind),
      zone: (domain) => best(valuesOf(domain) as Zone[], wish.score),
      number: (domain) =>
        domain.kind === 'range' ? Math.max(domain.min, Math.min(domain.max, wish.number)) : undefined,
    });
    if (command?.type === 'build' && command.kind === kind)
      return { command, why: { reason: wish.why, zone: command.zone } };
  }
  return undefined;
}

function wishFor(mind: Mind, sight: Sight, kind: UnitKind): Wish | undefined {
  const { domain, firePower, killPoints, places } = UNIT_ROWS[kind];
  if (domain === 'land') return sight.options.apc && killPoints > AVERAGE_ROLL ? shield(mind, sight, kind) : undefined;
  if (places === 0) return undefined;
  if (firePower === 0) return sight.options.merchantMarine ? freighters(sight) : undefined;
  const siege = naviesLacking(mind, sight);
  if (siege > 0)
    return {
      number: siege,
      score: (zone) => nearSiege(mind, sight, zone),
      why: 'navies-for-siege',
    };
  // Navies are also for those who mean to land where no land of theirs leads.
  const lack = SQUADRON - sight.count(kind);
  const war = campaign(mind, sight);
  if (lack < 1 || war === undefined || mind.weights.attack < 1) return undefined;
  // A power with fronts on land needs no fleet, unless there is money for both.
  if (war.fronts.size > 0 && sight.cash - sight.dues < PLENTY) return undefined;
  const shore = (zone: Zone) => neighbours(zone).reduce((sum, land) => sum + sight.armies(land, sight.seat), 0);
  return { number: lack, score: shore, why: 'navies-to-land' };
}

/** Ships for goods that would lie waiting, where they would lie. */
function freighters(sight: Sight): Wish | undefined {
  const [first] = fleetOf(sight).missing;
  if (first === undefined) return undefined;
  return {
    number: Math.min(3, first.ships),
    score: (zone) => (zone === first.sea ? 2 : 0),
    why: 'ships-for-goods',
  };
}

/** What such units are worth in the build stage. */
export function extraWorth(mind: Mind, sight: Sight): number {
  if (!mind.shrewd || sight.left <= 2 || sight.sets < 2) return 0;
  const ships = sight.options.merchantMarine ? fleetOf(sight).missing.reduce((sum, berth) => sum + berth.ships, 0) : 0;
  return 150 * Math.min(3, ships) + 250 * naviesLacking(mind, sight);
}

/** Where it has a force worth shielding that has no shield yet. */
function shield(mind: Mind, sight: Sight, kind: UnitKind): Wish | undefined {
  const fronts = campaign(mind, sight)?.fronts;
  const score = (zone: Zone): number => {
    if (!isTerritory(zone) || sight.at(zone).some((force) => (force.units[kind] ?? 0) > 0)) return 0;
    const armies = sight.armies(zone, sight.seat);
    return armies >= 4 && (fronts?.has(zone) === true || sight.menace(zone) > 2) ? armies : 0;
  };
  return { number: 1, score, why: 'build-shield' };
}
