// Armored Personnel Carriers, as the box reads: one unit, one free piece each, and six steps in the battle drill.
import { anyBattle, battleOf } from '../../battle/battle.ts';
import { isSea } from '../../board/index.ts';
import type { DrillStepName, Expansion } from '../../game.ts';
import type { Amendment } from '../../rulebook.ts';
import { whyShielded } from './battle/absorption.ts';
import { captureWhereEntered, isOpenThroughDrought, mayDriveIn } from './battle/dry.ts';
import { countsApcs, firePowerEdge, isHelpless, whyNotAtSea, withoutDefence } from './battle/fire-power.ts';
import { isLeftDry } from './battle/sides.ts';
import { whyStays } from './battle/stay.ts';
import { asApcRule } from './building.ts';
import { apcClauses } from './clauses.ts';
import { ARMY_LEVEL, whyApcsMayNot, whyNotTo } from './movement.ts';

const amend: Amendment = (table) => {
  const drill = withApcSteps(table.drill());
  return {
    // the APC comes when all other units stand.
    openingSteps: (options) => before(table.openingSteps(options), 'give-supplies', ['place-apc']),
    mayMove: (play, seat, kind, way, how) =>
      table.mayMove(play, seat, kind, way, how) ?? (kind === 'apc' ? whyApcsMayNot(way, how) : undefined),
    mayDeliver: (play, buyer, zone, kind) =>
      table.mayDeliver(play, buyer, zone, kind) ?? (kind === 'apc' ? whyNotTo(play, buyer, zone) : undefined),
    mayBuildAt: (play, seat, zone, kind) => {
      const refusal = table.mayBuildAt(play, seat, zone, kind);
      return kind === 'apc' ? asApcRule(refusal) : refusal;
    },
    mayFight: (play, kind, zone, against) => {
      const may = table.mayFight(play, kind, zone, against);
      // A-ATK-03
      return may && !(kind === 'apc' && isSea(zone));
    },
    sharedLevel: (kind) => (kind === 'apc' ? ARMY_LEVEL : table.sharedLevel(kind)),
    drill: () => drill,
    stepsForPoints: () => [...table.stepsForPoints(), 'targets'],
    battleDice: (play, battle, side) => withoutDefence(play, battle, side, table.battleDice(play, battle, side)),
    battleEdge: (play, battle, side) => table.battleEdge(play, battle, side) + firePowerEdge(battle, side),
    isTaken: (battle, side, piece) => table.isTaken(battle, side, piece) || isLeftDry(battle, side, piece),
    firePowerOf: (play, battle, side, kind) =>
      kind === 'apc' && !countsApcs(play, battle, side) ? 0 : table.firePowerOf(play, battle, side, kind),
    mayGiveWay: (play, seat) => table.mayGiveWay(play, seat) ?? whyStays(battleOf(play)),
    mayRemove: (play, battle, roller, pieces, picks, piece) =>
      table.mayRemove(play, battle, roller, pieces, picks, piece) ??
      whyNotAtSea(play, battle, roller, piece) ??
      whyShielded(play, battle, roller, pieces, picks, piece),
    // Q-A-08: a set would buy them nothing; whether they give way was asked before.
    fightsBack: (play, battle) => table.fightsBack(play, battle) && !isHelpless(play, battle),
    isBeaten: (play, battle) => table.isBeaten(play, battle) || isOpenThroughDrought(play, battle),
    mayOccupy: (play, seat, zone) =>
      mayDriveIn(play, anyBattle(play), seat, zone) ? undefined : table.mayOccupy(play, seat, zone),
    afterOccupation: (play, battle, seat, zone) => {
      table.afterOccupation(play, battle, seat, zone);
      captureWhereEntered(play, battle, seat, zone);
    },
    clausesBesides: (play, event) => [...table.clausesBesides(play, event), ...apcClauses(play, event)],
  };
};

export const apc: Expansion = {
  name: 'Armored Personnel Carriers',
  option: 'apc',
  units: ['apc'],
  amend,
};

/** where the steps of this set stand among the others. */
function withApcSteps(steps: readonly DrillStepName[]): readonly DrillStepName[] {
  const stepA = before(before(steps, 'defence', ['stay', 'dry-apcs', 'passengers']), 'supplies', ['targets']);
  const stepC = before(stepA, 'attacker-fires', ['fire-power']);
  const stepD = instead(
    instead(stepC, 'attacker-fires', ['attacker-rolls', 'defender-absorbs', 'attacker-removes']),
    'defender-fires',
    ['defender-rolls', 'attacker-absorbs', 'defender-removes'],
  );
  return before(stepD, 'occupation', ['dry-left']);
}

function before<T>(list: readonly T[], member: NoInfer<T>, more: readonly NoInfer<T>[]): readonly T[] {
  return instead(list, member, [...more, member]);
}

function instead<T>(list: readonly T[], member: NoInfer<T>, others: readonly NoInfer<T>[]): readonly T[] {
  return list.flatMap((each) => (each === member ? others : [each]));
}
