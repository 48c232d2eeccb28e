// Conventional battles out of a few numbers: two forces that face each other.
import type { Zone } from '../board/index.ts';
import type { Command } from '../game.ts';
import { rulebookOf } from '../game.ts';
import type { Order } from '../movement/order.ts';
import { layLevels, type SupposedLevels, whyNoLevels } from '../odds-table.ts';
import { DEFAULT_OPTIONS, type GameOptions } from '../options.ts';
import { type Refusal, type Result, refuse } from '../referee/refusal.ts';
import type { Rulebook } from '../rulebook.ts';
import { addLaden, addUnits, fullCounts, type SparseCounts, totalOf } from '../state/forces.ts';
import { arm, store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { sure } from '../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import { ATTACKER, DEFENDER, openStage, type Staged } from './stage.ts';

/** One side of a battle. */
export interface ForceSketch {
  readonly units: SparseCounts;
  /** Armies aboard its navies, spread as evenly as can be. */
  readonly aboard?: number;
  readonly lStars?: number;
  /** Sets of supplies; 6 if not said. Of grain and oil for moving there is enough. */
  readonly sets?: number;
  /** Levels of expansions that everybody has seen. */
  readonly levels?: SupposedLevels;
}

export interface BattleSketch {
  readonly attacker: ForceSketch;
  /** Nobody: militia resists. If ships are among its units, they are the target, and its navies escort them. */
  readonly defender?: ForceSketch;
  /** Whether the militia is that of a sea. */
  readonly atSea?: boolean;
  readonly tactic?: 'direct' | 'amphibious' | 'airborne';
  /** Navies that bring the armies of an amphibious assault; as many as they need if not said. */
  readonly navies?: number;
  readonly options?: Partial<GameOptions>;
}

/** Two lands and two light blue seas of nobody's home that lie beside each other as battles need it. */
const PLACES = { origin: 'iraq', land: 'arabia', sea: 'arabian-sea', farSea: 'bay-of-bengal' } as const;

/** As many sets as a force has if nobody says. */
export const USUAL_SETS = 6;

/** The most units of a side, so that a move can be written in one line of orders. */
const MOST = 99;

/** A battle between two forces; refused where the rules know no such battle. */
export function stagedBattle(sketch: BattleSketch): Result<Staged> {
  const chosen = { ...DEFAULT_OPTIONS, ...sketch.options };
  const rulebook = rulebookOf(chosen);
  const refusal =
    whyNoLevels(chosen, sketch.attacker.levels) ??
    whyNoLevels(chosen, sketch.defender?.levels) ??
    whyNoBattle(sketch, rulebook);
  if (refusal !== undefined) return { ok: false, refusal };
  const { attacker, defender, tactic = 'direct' } = sketch;
  const from = originOf(sketch, rulebook);
  const to = targetOf(sketch, rulebook);
  const armies = totalOf(attacker.units);
  const navies = tactic === 'amphibious' ? (sketch.navies ?? neededNavies(armies, rulebook)) : 0;
  const game = openStage([ATTACKER, DEFENDER], sketch.options ?? {}, (state) => {
    supply(state, ATTACKER, attacker);
    if (tactic === 'amphibious') embark(state, from, ATTACKER, { navy: navies }, armies);
    else embark(state, from, ATTACKER, attacker.units, attacker.aboard ?? 0);
    if (defender === undefined) return;
    supply(state, DEFENDER, defender);
    embark(state, to, DEFENDER, defender.units, defender.aboard ?? 0);
  });
  const against = defender === undefined ? 'militia' : DEFENDER;
  const commands: Readonly<Record<typeof tactic, Command>> = {
    direct:
      (defender?.units.ship ?? 0) > 0
        ? { type: 'attack-ships', from, to: PLACES.sea, against, units: attacker.units }
        : { type: 'attack', from, to, against, units: attacker.units },
    amphibious: {
      type: 'assault-by-sea',
      to: PLACES.land,
      sea: PLACES.sea,
      against,
      orders: landings(from, navies, armies),
    },
    airborne: { type: 'assault-by-air', to: PLACES.land, against, orders: flights(from, attacker.units) },
  };
  return { ok: true, value: { game, seat: ATTACKER, command: commands[tactic] } };
}

/** The same battle when the force of an assault stands in the target already and goes on. */
export function standingAssault({ attacker, defender, tactic, options }: BattleSketch): Staged {
  const { navy = 0, ...ashore } = attacker.units;
  const game = openStage([ATTACKER, DEFENDER], options ?? {}, (state) => {
    supply(state, ATTACKER, attacker);
    addUnits(state, PLACES.land, ATTACKER, ashore);
    if (navy > 0) addUnits(state, PLACES.sea, ATTACKER, { navy });
    if (defender !== undefined) {
      supply(state, DEFENDER, defender);
      addUnits(state, PLACES.land, DEFENDER, defender.units);
    }
    state.assaults = [
      {
        seat: ATTACKER,
        zone: PLACES.land,
        how: tactic === 'amphibious' ? 'amphibious' : 'airborne',
        ...(navy > 0 ? { fleet: { zone: PLACES.sea, units: { navy } } } : {}),
      },
    ];
  });
  return { game, seat: ATTACKER, command: { type: 'continue-assault', zone: PLACES.land } };
}

function whyNoBattle(sketch: BattleSketch, rulebook: Rulebook): Refusal | undefined {
  const { attacker, defender, tactic = 'direct', atSea = false } = sketch;
  const mine = domainsOf(attacker.units, rulebook);
  const theirs = domainsOf(defender?.units ?? {}, rulebook);
  for (const { units } of [attacker, ...(defender === undefined ? [] : [defender])]) {
    const unknown = kindsIn(units).find((kind) => !rulebook.kinds.includes(kind));
    if (unknown !== undefined) return refuse('no-such-battle:kind', 'B-ATK-20', { unit: unknown });
    if (totalOf(units) > MOST) return refuse('no-such-battle:units', 'B-ATK-20', { most: MOST });
  }
  if (mine.length === 0) return refuse('no-such-battle:nobody', 'B-ATK-20');
  if (mine.length > 1) return refuse('no-such-battle:one-origin', 'B-ATK-20');
  if (defender !== undefined && theirs.length === 0) return refuse('no-such-battle:no-defender', 'B-TAC-17');
  if (theirs.length > 1 || (atSea && theirs.includes('land'))) return refuse('no-such-battle:one-target', 'B-ATK-19');
  if (tactic !== 'direct' && (mine.includes('sea') || theirs.includes('sea') || atSea))
    return refuse('no-such-battle:assault', 'B-TAC-02');
  return tactic === 'amphibious'
    ? whyNoConvoy(sketch, rulebook)
    : (whyNotAboard(attacker, rulebook) ?? (defender === undefined ? undefined : whyNotAboard(defender, rulebook)));
}

function whyNoConvoy({ attacker, navies }: BattleSketch, rulebook: Rulebook): Refusal | undefined {
  const armies = totalOf(attacker.units);
  if ((attacker.units.army ?? 0) < armies) return refuse('no-such-battle:landing', 'B-TAC-02');
  const needed = neededNavies(armies, rulebook);
  return navies === undefined || navies >= needed
    ? undefined
    : refuse('no-such-battle:navies', 'B-MOVE-12', { armies, needed });
}

function whyNotAboard({ units, aboard = 0 }: ForceSketch, rulebook: Rulebook): Refusal | undefined {
  const places = rulebook.unit('navy').places * (units.navy ?? 0);
  return aboard <= places ? undefined : refuse('no-such-battle:aboard', 'B-MOVE-12', { places, aboard });
}

function targetOf({ defender, atSea = false, tactic = 'direct' }: BattleSketch, rulebook: Rulebook): Zone {
  const sea = defender === undefined ? atSea : domainsOf(defender.units, rulebook).includes('sea');
  return sea && tactic === 'direct' ? PLACES.sea : PLACES.land;
}

function originOf(sketch: BattleSketch, rulebook: Rulebook): Zone {
  if (sketch.tactic === 'amphibious') return PLACES.farSea;
  if (domainsOf(sketch.attacker.units, rulebook).includes('land')) return PLACES.origin;
  return targetOf(sketch, rulebook) === PLACES.sea ? PLACES.farSea : PLACES.sea;
}

function supply(state: State, who: Seat, { lStars = 0, sets = USUAL_SETS, levels = {} }: ForceSketch): void {
  store(state, who, 'minerals', sets);
  for (const resource of ['grain', 'oil'] as const) store(state, who, resource, sets + 4 * MOST);
  arm(state, who, 'lStars', lStars);
  layLevels(state, who, levels);
}

/** Puts units into a zone, armies aboard the navies among them as evenly as can be. */
function embark(state: State, zone: Zone, who: Seat, units: SparseCounts, armies: number): void {
  const loads = spread(armies, units.navy ?? 0).filter((load) => load > 0);
  for (const load of loads) addLaden(state, zone, who, { carrier: 'navy', cargo: fullCounts({ army: load }) });
  addUnits(state, zone, who, loads.length === 0 ? units : { ...units, navy: (units.navy ?? 0) - loads.length });
}

/** Each navy comes up to the target; those with armies land them. */
function landings(from: Zone, navies: number, armies: number): Order[] {
  return spread(armies, navies).flatMap((load): Order[] =>
    load === 0
      ? [{ how: 'sail', from, units: { navy: 1 } }]
      : [
          { how: 'convoy', from, carrier: 'navy', number: 1, cargo: { army: load } },
          { how: 'by', zone: PLACES.sea },
          { how: 'ashore', on: PLACES.land, units: { army: load } },
        ],
  );
}

function flights(from: Zone, units: SparseCounts): Order[] {
  return kindsIn(units).map((kind) => ({ how: 'airlift', from, units: { [kind]: sure(units[kind]) } }));
}

/** A number in so many parts, the greater ones first. */
function spread(number: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, i) => Math.floor(number / parts) + (i < number % parts ? 1 : 0));
}

function neededNavies(armies: number, rulebook: Rulebook): number {
  return Math.ceil(armies / rulebook.unit('navy').places);
}

function domainsOf(units: SparseCounts, rulebook: Rulebook): ('land' | 'sea')[] {
  const domains = kindsIn(units).map((kind) => rulebook.unit(kind).domain);
  return (['land', 'sea'] as const).filter((domain) => domains.includes(domain));
}

function kindsIn(units: SparseCounts): UnitKind[] {
  return UNIT_KINDS.filter((kind) => (units[kind] ?? 0) > 0);
}
