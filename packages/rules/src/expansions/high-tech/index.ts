// High-Tech Edge for Conventional Forces, as the box reads: two decks, research at the end of Stage 6, and what a level gives.
import type { DrillStepName, Expansion } from '../../game.ts';
import type { Amendment, Phase } from '../../rulebook.ts';
import { techDice, techPoints } from './battle/disclosure.ts';
import { techClauses } from './clauses.ts';
import { techCost } from './movement.ts';
import { techAssets } from './sales.ts';
import { captureCards, returnCards } from './spoils.ts';
import { chartOf } from './state.ts';
import { CARD_VALUE } from './technology.ts';

const amend: Amendment = (table) => {
  const drill: readonly DrillStepName[] = before(table.drill(), 'dice', 'disclosure');
  const stage6 = withResearch(table.phases(6));
  return {
    // the piles come last.
    openingSteps: (options) => [...table.openingSteps(options), 'tech-piles'],
    phases: (stage) => (stage === 6 ? stage6 : table.phases(stage)),
    assets: [...table.assets, ...techAssets],
    extraWealth: (play, seat) => table.extraWealth(play, seat) + CARD_VALUE * chartOf(play, seat).cards.length,
    moveCost: (play, seat, effort) => techCost(play, seat, effort, (rest) => table.moveCost(play, seat, rest)),
    drill: () => drill,
    battleDice: (play, battle, side) => ({ ...table.battleDice(play, battle, side), highTech: techDice(battle, side) }),
    battleEdge: (play, battle, side) => table.battleEdge(play, battle, side) + techPoints(battle, side),
    technologyEdge: (battle, side) => table.technologyEdge(battle, side) + techPoints(battle, side),
    afterSpoils: (play, captor, from) => {
      table.afterSpoils(play, captor, from);
      captureCards(play, captor, from);
    },
    afterLeaving: (play, seat, how) => {
      table.afterLeaving(play, seat, how);
      if (how !== 'captured') returnCards(play, seat);
    },
    clausesBesides: (play, event) => [...table.clausesBesides(play, event), ...techClauses(play, event)],
  };
};

export const highTech: Expansion = {
  name: 'High-Tech Edge for Conventional Forces',
  option: 'highTech',
  absent: 'T-EQP-04',
  units: [],
  amend,
};

/** agendas are sealed at the end of 6B, and technology is researched after all else of 6E. */
function withResearch(phases: readonly Phase[]): readonly Phase[] {
  return phases.flatMap((phase): Phase[] =>
    phase === 'player-sequence' ? [phase, 'tech-agenda'] : phase === 'research' ? [phase, 'tech-research'] : [phase],
  );
}

function before<T>(list: readonly T[], member: NoInfer<T>, more: NoInfer<T>): readonly T[] {
  return list.flatMap((each) => (each === member ? [more, each] : [each]));
}
