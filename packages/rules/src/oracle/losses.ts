// What points may destroy, and what a chart takes (B-ATK-34 to -39, B-TAC-18, B-TAC-19, A-KIL, A-ABS-01, X-14, X-17, C-MAP-07 to -10).
import type { GameEvent } from '../game.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Case, Judges, Side } from './case.ts';
import { Change } from './change.ts';
import { KINDS, UNITS } from './figures.ts';
import { attackers, battleAt, defenders, isConvoy, isDry } from './forces.ts';
import { sumOf, weigh } from './position.ts';

type Lost = Extract<GameEvent, { type: 'units-lost' }>;
type Counts = Partial<Record<UnitKind, number>>;

export const lossJudges: Judges = {
  'absorption-chosen'(at, { side, apcs }) {
    at.count('absorption');
    const { battle, notes } = battleAt(at);
    const shields = apcs.reduce((sum, { number }) => sum + number, 0);
    const own = side === 'attacker' ? attackers(at, battle) : defenders(at, battle);
    at.holds('no more APCs than there are', shields <= (own.apc ?? 0));
    notes.shields[side] = shields;
    return new Change();
  },
  'units-lost'(at, event) {
    const { battle, notes } = battleAt(at);
    const { side, seat, losses } = event;
    const own = side === 'attacker' ? attackers(at, battle) : defenders(at, battle);
    const killed: Counts = {};
    const drowned: Counts = {};
    const change = new Change();
    for (const { zone, kind, cargo, troops, number } of losses) {
      killed[kind] = (killed[kind] ?? 0) + number;
      change.units(seat, zone, { [kind]: number }, -1).units(seat, zone, cargo, -number);
      // with the option, troops that a carrier landed go down with it, and cost no points.
      for (const each of KINDS)
        if (troops !== undefined) drowned[each] = (drowned[each] ?? 0) + (troops[each] ?? 0) * number;
      if (side === 'defender') at.same('zone', zone, battle.to);
      else
        at.holds(
          `${zone} is of the attack`,
          battle.committed.some((each) => each.zone === zone),
        );
    }
    at.same('seat', seat, side === 'attacker' ? battle.attacker : battle.defender);
    for (const kind of KINDS) at.holds(`no more ${kind} lost than fought`, (killed[kind] ?? 0) <= (own[kind] ?? 0));
    if (sumOf(drowned) > 0) at.count('troops drowned');
    const paid: Counts = {};
    for (const kind of KINDS) paid[kind] = (killed[kind] ?? 0) - (drowned[kind] ?? 0);
    if (notes.letter !== undefined) judgeChart(at, side, own, killed, paid);
    else if (battle.defender === undefined) judgeMilitia(at, event, own, killed);
    else {
      judgePoints(at, side, own, paid);
      if (at.options.apc && !isConvoy(battle) && notes.shields[side] === 0) judgeTarget(at, side, own, killed);
    }
    return change;
  },
};

function judgePoints(at: Case, side: Side, own: Counts, killed: Counts): void {
  const { battle, notes } = battleAt(at);
  const shooter: Side = side === 'attacker' ? 'defender' : 'attacker';
  const points = notes.points[shooter] ?? 0;
  at.count('losses by dice');
  const shields = notes.shields[side];
  const afloat = weigh({ navy: killed.navy ?? 0, ship: killed.ship ?? 0 }, killPoints);
  const others = weigh({ army: killed.army ?? 0, apc: Math.max(0, (killed.apc ?? 0) - shields) }, killPoints);
  // Q-A-11: each APC that absorbs takes up to eight before another unit on land is hit; navies it cannot shield.
  const fallen = weigh({ apc: others > 0 ? shields : Math.min(shields, killed.apc ?? 0) }, killPoints);
  const spent = afloat + others + fallen;
  if (spent > points) at.same('points spent', spent, `at most ${points}`);
  if (shields > 0) {
    at.count('points absorbed');
    // The roller may remove fewer, but no other unit on land before those APCs.
    if (others > 0) at.holds('the APCs that absorb fall first', (killed.apc ?? 0) >= shields);
  }
  if (isConvoy(battle) && side === 'defender') judgeGroups(at, own, killed);
}

const killPoints = (kind: UnitKind) => UNITS[kind].killPoints;

/** A-KIL-04: nothing else dies unless one of the primary target does. */
function judgeTarget(at: Case, side: Side, own: Counts, killed: Counts): void {
  const target = battleAt(at).notes.targets[side === 'attacker' ? 'defender' : 'attacker'];
  if (target === undefined || sumOf(killed) === 0 || (own[target] ?? 0) === 0) return;
  at.count('primary target');
  at.holds(`a ${target} falls first`, (killed[target] ?? 0) > 0);
}

/** Q-M-74: the whole group that is struck first must be gone before points go on. */
function judgeGroups(at: Case, own: Counts, killed: Counts): void {
  const { first } = battleAt(at).notes;
  if (first === undefined) return;
  const [before, after]: UnitKind[] = first === 'convoy' ? ['ship', 'navy'] : ['navy', 'ship'];
  if (before === undefined || after === undefined) return;
  at.count('convoy struck in order');
  if ((killed[after] ?? 0) > 0) at.same(`${before} lost`, killed[before] ?? 0, own[before] ?? 0);
}

/** B-TAC-18, B-TAC-19, X-17: armies or navies, one for three points; never ships, never APCs. */
function judgeMilitia(at: Case, { losses }: Lost, own: Counts, killed: Counts): void {
  at.count('losses to militia');
  const { battle, notes } = battleAt(at);
  // Without APCs nobody has anything to say between the die and the losses, and the die stands alone.
  const points = notes.militia ?? at.memory.dice.at(-1) ?? Number.NaN;
  const amphibious = battle.tactic === 'amphibious';
  const targets = (own.army ?? 0) + (amphibious ? 0 : (own.navy ?? 0));
  const number = losses.reduce((sum, lost) => sum + lost.number, 0);
  if (amphibious) at.same('navies lost', killed.navy ?? 0, 0);
  at.same('ships and APCs lost', (killed.ship ?? 0) + (killed.apc ?? 0), 0);
  const due = Math.min(targets, Math.floor(points / UNITS.army.killPoints));
  at.same('units lost', number, notes.shields.attacker > 0 ? 0 : due);
}

/** C-MAP-07 to -10, C-HLF-01, Q-C-05, X-18. */
function judgeChart(at: Case, side: Side, own: Counts, killed: Counts, paid: Counts): void {
  at.count('losses by chart');
  const { letter } = battleAt(at).notes;
  const attackerWins = letter === 'A' || letter === 'B';
  if (side === 'defender' || letter !== 'B') {
    const all = side === 'defender' ? attackerWins : !attackerWins;
    const { battle } = battleAt(at);
    // C-MAP-14: APCs without oil are captured.
    const dry = side === 'defender' && battle.defender !== undefined && isDry(at, battle.defender);
    for (const kind of KINDS)
      at.same(`${kind} lost`, killed[kind] ?? 0, all && !(dry && kind === 'apc') ? (own[kind] ?? 0) : 0);
    return;
  }
  const power = (counts: Counts) => weigh(counts, (kind) => UNITS[kind].firePower);
  at.same('ships paid with', killed.ship ?? 0, 0);
  at.holds('half of the fire power is gone', power(killed) * 2 >= power(own));
  for (const kind of KINDS) {
    if ((paid[kind] ?? 0) === 0) continue;
    const fewer = power(paid) - UNITS[kind].firePower;
    at.holds(`no ${kind} could be put back`, fewer * 2 < power(own));
  }
}
