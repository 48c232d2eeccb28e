// What the warlike half of this set amends: ships as targets, escorts, Step E, blockade and siege.
import type { DrillStepName } from '../../game.ts';
import type { Amendment, Phase } from '../../rulebook.ts';
import type { Stage } from '../../state/state.ts';
import { convoyDefenders, isConvoy, isEscortBeaten, whyNotYet, withoutEscorts } from './battle/convoy.ts';
import { escortsIn, trimEscorts } from './battle/escorts.ts';
import { endGrips, hasAnnounced } from './interdiction/announcements.ts';
import { siegeOf } from './interdiction/siege.ts';

export const amendWar: Amendment = (table) => {
  const drill = withConvoySteps(table.drill());
  return {
    drill: () => drill,
    phases: (stage) => withSiegeRolls(stage, table.phases(stage)),
    defenders: (play, battle, kind) =>
      isConvoy(battle) ? convoyDefenders(play, battle, kind) : table.defenders(play, battle, kind),
    fightsBack: (play, battle) =>
      isConvoy(battle) && battle.defender !== undefined
        ? escortsIn(play, battle.defender, battle.to) > 0
        : table.fightsBack(play, battle),
    battleDice: (play, battle, side) => withoutEscorts(battle, side, table.battleDice(play, battle, side)),
    mayRemove: (play, battle, roller, pieces, picks, piece) =>
      table.mayRemove(play, battle, roller, pieces, picks, piece) ?? whyNotYet(battle, roller, pieces, picks, piece),
    isBeaten: (play, battle) => (isConvoy(battle) ? isEscortBeaten(play, battle) : table.isBeaten(play, battle)),
    // nobody interdicts until he has announced it; a siege without effect is none for its stage (M-SIEGE-09).
    interdicts: (play, seat, against, grip) => {
      if (grip === 'siege' && siegeOf(play, against) === 'none') return false;
      return grip === undefined
        ? (play.state.sets.marine?.announced.some((each) => each.by === seat && each.against === against) ?? false)
        : hasAnnounced(play, seat, against, grip);
    },
    upkeep: (play) => {
      table.upkeep(play);
      trimEscorts(play);
      endGrips(play);
    },
  };
};

/** where the steps about ships stand among the others. */
function withConvoySteps(steps: readonly DrillStepName[]): readonly DrillStepName[] {
  return [
    'escorts-leave',
    ...steps.flatMap((step): DrillStepName[] => {
      switch (step) {
        case 'supplies':
          return [step, 'convoy-looked-at'];
        case 'attacker-fires':
        case 'attacker-rolls':
          return ['detection', step];
        case 'occupation':
          return ['escorts-counted', step];
        case 'defender-reinforces':
          return ['defender-ships', step];
        case 'attacker-reinforces':
          return ['attacker-ships', step];
        default:
          return [step];
      }
    }),
  ];
}

/** Q-M-66: a roll in each of Stages 2, 3, 6 and 7, before anything of the stage depends on it and after it was bid for. */
function withSiegeRolls(stage: Stage, phases: readonly Phase[]): readonly Phase[] {
  if (stage === 2) return ['siege-rolls', ...phases];
  if (stage !== 3 && stage !== 6 && stage !== 7) return phases;
  return phases.flatMap((phase): Phase[] => (phase === 'player-sequence' ? [phase, 'siege-rolls'] : [phase]));
}
