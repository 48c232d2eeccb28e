// Where the first units may stand: armies, navies, sea lanes, bonus units, APCs, pirates (B-SETUP-09, B-OPEN-18 to -23, M-SETUP, M-LANES, A-SET).
import {
  companyOf,
  homeOf,
  isCompany,
  isDarkSea,
  isLightSea,
  isSea,
  isTerritory,
  LIGHT_SEAS,
  type LightSea,
  ports,
  portsOn,
  type Territory,
  ZONES,
  type Zone,
} from '../board/index.ts';
import type { SparseCounts } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Case, Judges } from './case.ts';
import { Change } from './change.ts';
import { KINDS, START } from './figures.ts';
import { hasCardIn } from './opening.ts';
import { isHomeOf, loose, player, presentIn } from './position.ts';

type Placement = DeepReadonly<Partial<Record<Zone, SparseCounts>>>;
type Step = (at: Case, seat: Seat, placement: Placement) => void;

/** What is placed in each step, by the name that the step has on the agenda. */
const STEPS: Readonly<Record<string, Step>> = {
  'place-armies': judgeArmies,
  'place-navies': judgePortNavies,
  'station-navies': judgeThreeNavies,
  'sea-lanes': judgeLanes,
  'bonus-units': (at, seat, placement) => judgeBonus(at, seat, placement, START.bonusUnits),
  'bonus-dozen': (at, seat, placement) => judgeBonus(at, seat, placement, START.bonusDozen),
  'place-apc': judgeApc,
};

export const placementJudges: Judges = {
  'units-placed'(at, { placements }) {
    const step = at.position.agenda.at(-1)?.procedure ?? '';
    const judge = STEPS[step];
    at.holds(`units are placed in ${step}`, judge !== undefined);
    const change = new Change();
    for (const seat of at.position.order) {
      at.count(`placed in ${step}`);
      const placement = placements[seat] ?? {};
      if (judge !== undefined) judge(at, seat, placement);
      for (const [zone, units] of placed(placement)) change.units(seat, zone, units, 1);
    }
    return change;
  },
  'placements-clashed'(at, { clashes, stands, again }) {
    at.count('clash of navies');
    for (const { sea, seats } of clashes) {
      at.holds(`${sea} is light blue`, isLightSea(sea));
      at.holds('two or more', new Set(seats).size > 1);
      // Q-B-96: none of the navies that clash stands.
      for (const seat of seats) at.same(`navies of ${seat} in ${sea}`, stands[seat]?.[sea]?.navy ?? 0, 0);
    }
    const clashing = clashes.flatMap(({ seats }) => seats);
    at.same('who writes again', Object.keys(again).sort(), [...new Set(clashing)].sort());
    // Nothing is put on the board before all is settled.
    return new Change();
  },
  'lanes-changed'(at, { lanes }) {
    const change = new Change();
    for (const seat of at.position.order) {
      at.count('first reroutes');
      let [before, after] = [0, 0];
      for (const zone of ZONES.filter(isSea)) {
        const [was, is] = [loose(at.position, zone, seat).ship ?? 0, lanes[seat]?.[zone] ?? 0];
        before += was;
        after += is;
        change.units(seat, zone, { ship: is - was }, 1);
      }
      // M-REROUTE-01, -02: any number, at no cost; none comes or goes.
      at.same(`ships of ${seat}`, after, before);
    }
    return change;
  },
  'pirates-placed'(at, { pirates }) {
    at.count('pirate seas');
    const expected: Partial<Record<LightSea, number>> = {};
    for (const sea of LIGHT_SEAS) {
      const players = at.position.order.map((seat) => portsHeld(at.position, seat, sea));
      const free = portsOn(sea).length - players.reduce((sum, number) => sum + number, 0);
      // M-SETUP-12: at least as many as every single player, and at least one.
      if (free > 0 && players.every((number) => number <= free)) expected[sea] = at.options.pirates;
    }
    at.same('pirates', pirates, expected);
    return new Change();
  },
};

/** B-SETUP-09, B-OPEN-18, M-SETUP-08: one in each home territory, and abroad where they have a card if the opening allows it. */
function judgeArmies(at: Case, seat: Seat, placement: Placement): void {
  for (const [zone, units] of placed(placement)) {
    onlyOf(at, units, ['army']);
    at.holds(`one army at most in ${zone}`, (units.army ?? 0) <= 1);
    at.holds(`${seat} may put an army in ${zone}`, takesArmies(at, seat, zone));
  }
}

function takesArmies(at: Case, seat: Seat, zone: Zone): boolean {
  if (!isTerritory(zone)) return false;
  if (isHomeOf(at.position, zone, seat)) return true;
  return (at.options.opening === 'random' || at.options.merchantMarine) && hasCardIn(at.position, seat, zone);
}

/** B-OPEN-19, Q-B-83: for each home territory with a port one navy in a light blue sea on which it opens. */
function judgePortNavies(at: Case, seat: Seat, placement: Placement): void {
  const navies: LightSea[] = [];
  for (const [zone, units] of placed(placement)) {
    onlyOf(at, units, ['navy']);
    at.holds(`${seat} may base navies in ${zone}`, isOpenSea(at.position, seat, zone));
    for (let n = 0; n < (units.navy ?? 0); n++) if (isLightSea(zone)) navies.push(zone);
  }
  at.holds(`each navy of ${seat} has a home port of its own`, canPair(navies, homePorts(at.position, seat)));
}

/** B-OPEN-19, -20: beside a home territory with a port, unless an opponent occupies a territory that has a port on it. */
function isOpenSea(position: Position, seat: Seat, zone: Zone): boolean {
  if (!isLightSea(zone)) return false;
  if (!homePorts(position, seat).some((home) => ports(home).includes(zone))) return false;
  return portsOn(zone).every((territory) => presentIn(position, territory).every((other) => other === seat));
}

function homePorts(position: Position, seat: Seat): Territory[] {
  const { power } = player(position, seat);
  return power === undefined ? [] : homeOf(power).filter((home) => ports(home).length > 0);
}

/** Whether every navy can have a territory of its own with a port on its sea. */
function canPair(navies: readonly LightSea[], homes: readonly Territory[]): boolean {
  const [first, ...rest] = navies;
  if (first === undefined) return true;
  return homes.some((home) => {
    if (!ports(home).includes(first)) return false;
    return canPair(
      rest,
      homes.filter((other) => other !== home),
    );
  });
}

/** M-SETUP-09 to -11, Q-M-05 to -08: three navies at most, where they have a home port and more ports than anybody else. */
function judgeThreeNavies(at: Case, seat: Seat, placement: Placement): void {
  let navies = 0;
  for (const [zone, units] of placed(placement)) {
    onlyOf(at, units, ['navy']);
    navies += units.navy ?? 0;
    at.holds(`${seat} may base navies in ${zone}`, isMastered(at.position, seat, zone));
  }
  at.holds('three navies at most', navies <= START.navies);
}

function isMastered(position: Position, seat: Seat, zone: Zone): boolean {
  if (!isLightSea(zone) || !homePorts(position, seat).some((home) => ports(home).includes(zone))) return false;
  const own = portsHeld(position, seat, zone);
  return position.order.every((other) => other === seat || portsHeld(position, other, zone) < own);
}

/** Q-M-07: ports of their home, and of land abroad where they have an army. */
function portsHeld(position: Position, seat: Seat, sea: LightSea): number {
  return portsOn(sea).filter(
    (territory) => isHomeOf(position, territory, seat) || (loose(position, territory, seat).army ?? 0) > 0,
  ).length;
}

/** M-LANES-02 to -06: six ships in dark blue seas, and one for each company abroad in a sea on which its land has a port. */
function judgeLanes(at: Case, seat: Seat, placement: Placement): void {
  const abroad = player(at.position, seat).holdings.flatMap(({ card }) => {
    if (!isCompany(card)) return [];
    const { location } = companyOf(card);
    return isHomeOf(at.position, location, seat) ? [] : [location];
  });
  const light: LightSea[] = [];
  let dark = 0;
  for (const [zone, units] of placed(placement)) {
    onlyOf(at, units, ['ship']);
    const ships = units.ship ?? 0;
    if (isDarkSea(zone)) dark += ships;
    for (let n = 0; n < ships; n++) if (isLightSea(zone)) light.push(zone);
  }
  // Q-M-12: for land without a port the ship goes to a dark blue sea.
  const portless = abroad.filter((zone) => isTerritory(zone) && ports(zone).length === 0).length;
  at.same(`ships of ${seat} in dark blue seas`, dark, START.ships + portless);
  at.same(`ships of ${seat} for companies`, light.length, abroad.length - portless);
  at.holds(`each ship of ${seat} serves a company`, canServe(light, abroad));
}

function canServe(ships: readonly LightSea[], companies: readonly Zone[]): boolean {
  const [first, ...rest] = ships;
  if (first === undefined) return true;
  return companies.some((zone, n) => {
    const serves = isTerritory(zone) ? ports(zone).includes(first) : zone === first;
    return serves && canServe(rest, companies.toSpliced(n, 1));
  });
}

/** B-OPEN-21 to -23, M-SETUP-13 to -15, Q-M-10: so many more, each where its kind may be placed, any number in a place. */
function judgeBonus(at: Case, seat: Seat, placement: Placement, due: number): void {
  let sum = 0;
  for (const [zone, units] of placed(placement)) {
    onlyOf(at, units, at.options.merchantMarine ? ['army', 'navy', 'ship'] : ['army', 'navy']);
    for (const kind of KINDS) sum += units[kind] ?? 0;
    if ((units.army ?? 0) > 0) at.holds(`${seat} may put armies in ${zone}`, takesArmies(at, seat, zone));
    if ((units.ship ?? 0) > 0) at.holds(`${zone} is a sea`, isSea(zone));
    if ((units.navy ?? 0) === 0) continue;
    const open = at.options.merchantMarine ? isMastered : isOpenSea;
    at.holds(`${seat} may base navies in ${zone}`, open(at.position, seat, zone));
  }
  at.same(`bonus units of ${seat}`, sum, due);
}

/** A-SET-02: one at most, on a territory they occupy. */
function judgeApc(at: Case, seat: Seat, placement: Placement): void {
  let sum = 0;
  for (const [zone, units] of placed(placement)) {
    onlyOf(at, units, ['apc']);
    sum += units.apc ?? 0;
    at.holds(`${seat} occupies ${zone}`, isTerritory(zone) && (loose(at.position, zone, seat).army ?? 0) > 0);
  }
  at.holds('one APC at most', sum <= START.apcs);
}

function onlyOf(at: Case, units: SparseCounts, kinds: readonly UnitKind[]): void {
  for (const kind of KINDS) if ((units[kind] ?? 0) !== 0) at.holds(`a ${kind} is placed now`, kinds.includes(kind));
}

function placed(placement: Placement): [Zone, SparseCounts][] {
  return ZONES.flatMap((zone) => {
    const units = placement[zone];
    return units === undefined ? [] : [[zone, units]];
  });
}
