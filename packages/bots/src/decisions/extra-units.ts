// Units besides armies, judged by their numbers in the unit table, whatever set they come from.
import { isDarkSea, isTerritory, neighbours, UNIT_ROWS, type UnitKind, type Zone, zoneName } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { best, fill, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { campaign } from './campaign.ts';

/** More points than two dice usually show: whatever takes more to be removed shields those beside it. */
const AVERAGE_ROLL = 7;
/** Freighters that keep trade going. */
const FREIGHTERS = 6;
/** Navies that a landing takes. */
const SQUADRON = 2;

interface Wish {
  readonly kind: UnitKind;
  readonly number: number;
  readonly score: (zone: Zone) => number;
  readonly why: string;
}

/** Raises a shield for a large force, a freighter for trade or a navy for landings, where it lacks one and has the money. */
export function extraUnits(mind: Mind, moment: Moment, money: number): Decision | undefined {
  const sight = sightOf(moment);
  if (!mind.shrewd || sight.left <= 2 || money < 1200 || sight.sets < 2) return undefined;
  const next = moment.walk({ type: 'build' })[0]?.next;
  if (next?.field !== 'kind') return undefined;
  for (const value of valuesOf(next.domain)) {
    // The walk offers nothing but kinds of units.
    const wish = wishFor(mind, sight, value as UnitKind);
    if (wish === undefined) continue;
    const command = fill(moment, 'build', {
      kind: () => wish.kind,
      zone: (domain) => best(valuesOf(domain) as Zone[], wish.score),
      number: (domain) =>
        domain.kind === 'range' ? Math.max(domain.min, Math.min(domain.max, wish.number)) : undefined,
    });
    if (command?.type === 'build') return { command, why: `${wish.why} ${zoneName(command.zone)}` };
  }
  return undefined;
}

function wishFor(mind: Mind, sight: Sight, kind: UnitKind): Wish | undefined {
  const { domain, firePower, killPoints, places } = UNIT_ROWS[kind];
  if (domain === 'land') return killPoints > AVERAGE_ROLL && firePower > 0 ? shield(mind, sight, kind) : undefined;
  const lack = (firePower === 0 ? FREIGHTERS : SQUADRON) - sight.count(kind);
  if (places === 0 || lack < 1) return undefined;
  if (firePower === 0)
    return {
      kind,
      number: lack,
      score: (zone) => (isDarkSea(zone) ? 2 : 1),
      why: 'builds ships to carry its goods in',
    };
  // Navies are for those who mean to land where no land of theirs leads.
  const war = campaign(mind, sight);
  if (war === undefined || mind.weights.attack < 1 || war.fronts.size > 0) return undefined;
  const shore = (zone: Zone) => neighbours(zone).reduce((sum, land) => sum + sight.armies(land, sight.seat), 0);
  return { kind, number: lack, score: shore, why: 'builds navies to land from in' };
}

/** Where it has a force worth shielding that has no shield yet. */
function shield(mind: Mind, sight: Sight, kind: UnitKind): Wish | undefined {
  const fronts = campaign(mind, sight)?.fronts;
  const score = (zone: Zone): number => {
    if (!isTerritory(zone) || sight.at(zone).some((force) => (force.units[kind] ?? 0) > 0)) return 0;
    const armies = sight.armies(zone, sight.seat);
    return armies >= 4 && (fronts?.has(zone) === true || sight.menace(zone) > 2) ? armies : 0;
  };
  return { kind, number: 1, score, why: `raises a shield for its armies in` };
}
