// What the warlike half of this set amends: ships as targets, escorts, Step E, blockade and siege.

import { battleOf } from '../../battle/battle.ts';
import { companyOf } from '../../board/index.ts';
import type { DrillStepName } from '../../game.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { Amendment, Phase } from '../../rulebook.ts';
import { isHome } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import type { Stage } from '../../state/state.ts';
import { convoyDefenders, isConvoy, isEscortBeaten, whyNotYet, withoutEscorts } from './battle/convoy.ts';
import { engage, escortsIn, followNavies, loseEscorts, trimEscorts } from './battle/escorts.ts';
import { endGrips, hasAnnounced, maySpeak } from './interdiction/announcements.ts';
import { siegeOf } from './interdiction/siege.ts';
import { warClauses } from './war-clauses.ts';

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
    // Q-M-38: ships are not surrendered with their escorts, so that the attack on them goes on.
    surrenderEnds: (play, battle) => !isConvoy(battle) && table.surrenderEnds(play, battle),
    afterLosses: (play, battle, side, losses) => {
      table.afterLosses(play, battle, side, losses);
      if (side === 'defender' && isConvoy(battle)) loseEscorts(play, battle, losses);
    },
    afterMove: (play, seat, legs, purpose) => {
      table.afterMove(play, seat, legs, purpose);
      followNavies(play, seat, legs);
      if (purpose === 'assault') engage(play, battleOf(play));
    },
    isOnHolders: (battle) => !isConvoy(battle) && table.isOnHolders(battle),
    isBeaten: (play, battle) => (isConvoy(battle) ? isEscortBeaten(play, battle) : table.isBeaten(play, battle)),
    // Q-M-56: a player who has no set for an attack still has their turn to announce.
    mayAttackAtAll: (play, seat) =>
      table.mayAttackAtAll(play, seat) ||
      (play.state.agenda[play.state.agenda.length - 1]?.procedure === 'attacks' && maySpeak(play, seat)),
    // nobody interdicts until they have announced it; a siege without effect is none for its stage (M-SIEGE-09).
    interdicts: (play, seat, against, grip) => {
      if (grip === 'siege' && siegeOf(play, against) === 'none') return false;
      return grip === undefined
        ? (play.state.sets.marine?.announced.some((each) => each.by === seat && each.against === against) ?? false)
        : hasAnnounced(play, seat, against, grip);
    },
    // Stage 2: a blockade is run by its ships (M-BLOCKADE-02), a siege stops only where it holds (T-M-12).
    producesNothing: (play, seat, company) => {
      const clause = table.producesNothing(play, seat, company);
      if (clause !== 'B-TAC-30' && clause !== 'B-TAC-34') return clause;
      // Q-M-59: a siege is looked at first; where it holds no blockade is run.
      const abroad = !isHome(play, seat, companyOf(company).location);
      return abroad && siegeOf(play, seat) === 'holds' ? 'M-SIEGE-08' : undefined;
    },
    mayTradeResources: (play, seat) => asSiege(play, seat, table.mayTradeResources(play, seat)),
    mayTradeArms: (play, seat) =>
      table.mayTradeArms(play, seat) ?? (siegeOf(play, seat) === 'holds' ? NO_ARMS : undefined),
    clausesBesides: (play, event) => [...table.clausesBesides(play, event), ...warClauses(play, event)],
    upkeep: (play) => {
      table.upkeep(play);
      trimEscorts(play);
      endGrips(play);
    },
  };
};

const NO_ARMS = refuse('besieged:arms', 'M-SIEGE-04');

/** The base's reason under the clause of the roll. */
function asSiege(play: Play, seat: Seat, refusal: Refusal | undefined): Refusal | undefined {
  if (refusal?.code !== 'besieged') return refusal;
  return siegeOf(play, seat) === 'half'
    ? refuse('besieged:half', 'M-SIEGE-07')
    : refuse('besieged:holds', 'M-SIEGE-08');
}

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
