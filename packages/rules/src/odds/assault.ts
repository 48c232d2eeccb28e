// Odds of an assault to its end, round by round. A round is counted by the referee's own procedures, once for all positions
// in which it can only go alike; so large forces take no longer than small ones.
import { diceIn } from '../battle/dice.ts';
import { givesOnlyDice, pointsBy } from '../odds-table.ts';
import type { Result } from '../referee/refusal.ts';
import { remark } from '../referee/remark.ts';
import { fullCounts, type SparseCounts, sparse, totalOf } from '../state/forces.ts';
import { UNIT_KINDS, UNIT_ROWS } from '../unit-table.ts';
import { type BattleOdds, type BattleOutcome, battleOdds, byLosses } from './battle.ts';
import { CERTAIN, type Chance, either, inLowestTerms, inTurn } from './chance.ts';
import type { Likely } from './explore.ts';
import type { Policies } from './policies.ts';
import { type BattleSketch, type ForceSketch, stagedBattle, standingAssault, USUAL_SETS } from './staged-battle.ts';

/** Where a fight stands after some rounds: what is left, and the sets of supplies. */
interface Stand {
  readonly attacker: SparseCounts;
  readonly defender: SparseCounts;
  readonly sets: { readonly attacker: number; readonly defender: number };
  readonly rounds: number;
  readonly chance: Chance;
}

/**
 * The exact odds of a sketched assault that goes on until it is decided or runs out of sets: the same as those that
 * `battleOdds` finds with the policy `to-the-end`.
 */
export function assaultOdds(sketch: BattleSketch, policies: Partial<Policies> = {}): Result<BattleOdds> {
  const staged = stagedBattle(sketch);
  if (!staged.ok) return staged;
  const { game, seat, command } = staged.value;
  const { defender } = sketch;
  // The chart decides in one round, and militia resist only once.
  if (defender === undefined || sketch.options?.combatResolution === 'chart')
    return battleOdds(game, seat, command, { policies: { ...policies, assault: 'to-the-end' } });
  const first = battleOdds(game, seat, command, { policies: { ...policies, assault: 'one-round' } });
  if (!first.ok) throw new Error(`what was staged is refused: ${first.refusal.message}`);
  const { forces } = first.value;
  const rounds = roundsOf(sketch, first.value, policies);
  const found = new Map<string, Likely<BattleOutcome>>();
  let stands: readonly Stand[] = goOn(
    { ...forces, sets: { attacker: setsOf(sketch.attacker), defender: setsOf(defender) }, rounds: 0, chance: CERTAIN },
    first.value.outcomes,
  );
  while (stands.length > 0) stands = merged(stands.flatMap((stand) => goOn(stand, rounds(stand))));
  return {
    ok: true,
    value: {
      ...first.value,
      outcomes: [...found.values()].map((each) => ({ ...each, chance: inLowestTerms(each.chance) })).sort(byLosses),
      policies: first.value.policies.map((each) =>
        each.message === 'policy' && each.figures?.policy === 'assault'
          ? remark('policy', { policy: 'assault', choice: 'to-the-end' })
          : each,
      ),
    },
  };

  /** Notes what a round decides, and gives what goes on. */
  function goOn(stand: Stand, outcomes: readonly Likely<BattleOutcome>[]): Stand[] {
    const sets = { attacker: stand.sets.attacker - 1, defender: Math.max(0, stand.sets.defender - 1) };
    return outcomes.flatMap(({ outcome, chance }) => {
      const next: Stand = {
        attacker: minus(stand.attacker, outcome.attackerLost),
        defender: minus(stand.defender, outcome.defenderLost),
        sets,
        rounds: stand.rounds + outcome.rounds,
        chance: inTurn(stand.chance, chance),
      };
      const contested = totalOf(next.defender) > 0 && ashore(next.attacker) > 0;
      if (contested && sets.attacker > 0) return [next];
      note(next, outcome);
      return [];
    });
  }

  function note({ attacker, defender: left, rounds, chance }: Stand, { emptied, captured }: BattleOutcome): void {
    const attackerLost = minus(forces.attacker, attacker);
    const outcome: BattleOutcome = {
      attackerLost,
      defenderLost: minus(forces.defender, left),
      emptied,
      captured,
      wipedOut: totalOf(attackerLost) >= totalOf(forces.attacker),
      rounds,
    };
    const key = JSON.stringify(outcome);
    const same = found.get(key);
    found.set(key, { outcome, chance: same === undefined ? chance : either(same.chance, chance) });
  }
}

/** What comes of one more round, counted once for all stands in which it goes alike. */
function roundsOf(
  sketch: BattleSketch,
  first: BattleOdds,
  policies: Partial<Policies>,
): (stand: Stand) => readonly Likely<BattleOutcome>[] {
  const known = new Map<string, readonly Likely<BattleOutcome>[]>();
  const alike = givesOnlyDice(sketch.options ?? {}) ? smallest(mostLost(first)) : nearer(first);
  return (stand) => {
    const { attacker, defender } = alike(stand);
    const force = (side: ForceSketch | undefined, units: SparseCounts, sets: number): ForceSketch => ({
      ...side,
      units,
      sets: Math.min(1, sets),
    });
    const now: BattleSketch = {
      ...sketch,
      attacker: force(sketch.attacker, attacker, stand.sets.attacker),
      defender: force(sketch.defender, defender, stand.sets.defender),
    };
    const key = JSON.stringify([attacker, defender, now.attacker.sets, now.defender?.sets]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const { game, seat, command } = standingAssault(now);
    const round = battleOdds(game, seat, command, { policies: { ...policies, assault: 'one-round' } });
    if (!round.ok) throw new Error(`an assault cannot go on: ${round.refusal.message}`);
    known.set(key, round.value.outcomes);
    return round.value.outcomes;
  };
}

/** The most units that each side can lose in a round: every die a six, and one die more for greater fire power. */
function mostLost({ dice, edge }: BattleOdds, more = 0): Stand['sets'] {
  const points = (side: 'attacker' | 'defender'): number =>
    dice === undefined
      ? Number.POSITIVE_INFINITY
      : 6 * (diceIn({ ...dice[side], firePower: 1 }) + 1) + edge[side] + more;
  const least = UNIT_ROWS.army.killPoints;
  return { attacker: Math.ceil(points('defender') / least), defender: Math.ceil(points('attacker') / least) };
}

/**
 * The smallest forces that fight a round like others: neither can be wiped out in it if the others cannot, and the same
 * side has the greater fire power. It holds where fire power gives a die and nothing else (`givesOnlyDice`).
 */
function smallest(most: Stand['sets']): (stand: Stand) => Pick<Stand, 'attacker' | 'defender'> {
  return ({ attacker, defender }) => {
    const { army: mine, navy: navies } = fullCounts(attacker);
    const { army: theirs } = fullCounts(defender);
    let armies = Math.min(mine, most.attacker + 1);
    let defending = Math.min(theirs, most.defender + 1);
    if (mine + navies > theirs) armies = Math.max(armies, defending + 1 - navies);
    else if (mine + navies < theirs) defending = Math.max(defending, armies + navies + 1);
    else {
      armies = Math.max(armies, defending - navies);
      defending = armies + navies;
    }
    return { attacker: sparse({ ...attacker, army: armies }), defender: sparse({ ...defender, army: defending }) };
  };
}

/**
 * Forces that fight a round like others where fire power adds points to the roll: both sides have so many armies fewer
 * that neither can lose all that are left, and the side that is ahead has as little more as gives it the same points.
 */
function nearer(first: BattleOdds): (stand: Stand) => Pick<Stand, 'attacker' | 'defender'> {
  return (stand) => {
    const [{ army: mine }, { army: theirs }] = [fullCounts(stand.attacker), fullCounts(stand.defender)];
    // Armies count once in the power of a side, so one of the two is never below zero.
    const ahead = Math.max(powerOf(stand.attacker) - theirs, powerOf(stand.defender) - mine);
    const most = mostLost(first, pointsBy(ahead));
    const spare = {
      attacker: Math.max(0, mine - most.attacker - 1),
      defender: Math.max(0, theirs - most.defender - 1),
    };
    const both = Math.min(spare.attacker, spare.defender);
    // Whether units with points of their own count depends on the battle; without them it is plain who is ahead, by how much.
    const plain = UNIT_KINDS.every((kind) => UNIT_ROWS[kind].firePower === 1 || !stand.defender[kind]);
    const lead = powerOf(stand.attacker) - powerOf(stand.defender);
    const needless = plain ? Math.abs(lead) - leastFor(Math.abs(lead)) : 0;
    const side = lead > 0 ? 'attacker' : 'defender';
    const fewer = (of: typeof side, armies: number): SparseCounts =>
      sparse({ ...stand[of], army: armies - both - (of === side ? Math.min(needless, spare[of] - both) : 0) });
    return { attacker: fewer('attacker', mine), defender: fewer('defender', theirs) };
  };
}

/** The least lead in fire power that gives the same die and as many points. */
function leastFor(ahead: number): number {
  let least = ahead;
  while (least > 1 && pointsBy(least - 1) === pointsBy(ahead)) least--;
  return least;
}

/** All the fire power that units can bring, whether or not it counts in this battle. */
const powerOf = (units: SparseCounts): number =>
  UNIT_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0) * UNIT_ROWS[kind].firePower, 0);

function merged(stands: readonly Stand[]): readonly Stand[] {
  const all = new Map<string, Stand>();
  for (const stand of stands) {
    const { attacker, defender, rounds } = stand;
    const key = JSON.stringify([attacker, defender, rounds]);
    const same = all.get(key);
    all.set(key, same === undefined ? stand : { ...same, chance: either(same.chance, stand.chance) });
  }
  return [...all.values()];
}

function minus(units: SparseCounts, lost: SparseCounts): SparseCounts {
  const left = fullCounts(units);
  for (const kind of UNIT_KINDS) left[kind] -= lost[kind] ?? 0;
  return sparse(left);
}

/** Navies bring the force of a landing; they do not stand on the beach. */
const ashore = (units: SparseCounts): number => totalOf(units) - (units.navy ?? 0);

const setsOf = ({ sets = USUAL_SETS }: ForceSketch): number => sets;
