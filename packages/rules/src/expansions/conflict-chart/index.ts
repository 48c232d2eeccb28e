// The Military Conflict Chart in a game of Supremacy: the chart in place of Steps C and D, and retaliation after result D.
import type { DrillStepName, Expansion } from '../../game.ts';
import { refuse } from '../../referee/refusal.ts';
import type { Amendment } from '../../rulebook.ts';
import { retaliationOf } from './battle/retaliation.ts';

const amend: Amendment = (table) => {
  const drill = withChart(table.drill());
  return {
    drill: () => drill,
    // C-MAP-03: no points are counted, so nothing is decided about them.
    spendsPoints: false,
    // C-MAP-10: a retaliation strikes units of the loser, nobody else's and no militia.
    mayTarget: (play, seat, other) => {
      const against = retaliationOf(play, seat)?.against ?? other;
      return against === other
        ? table.mayTarget(play, seat, other)
        : refuse('not-the-loser:retaliation', 'C-MAP-10', { against });
    },
    meetsMilitia: (play, seat, zone) => retaliationOf(play, seat) === undefined && table.meetsMilitia(play, seat, zone),
    // who is struck by a retaliation has no Step F for that alone.
    earnsCounterattack: (play, attacker, seat) =>
      retaliationOf(play, attacker) === undefined && table.earnsCounterattack(play, attacker, seat),
  };
};

export const conflictChart: Expansion = {
  name: 'Military Conflict Chart',
  option: 'combatResolution',
  value: 'chart',
  absent: 'C-MAP-01',
  units: [],
  amend,
};

/** Where its steps stand: targets are not named, the chart comes before the dice, retaliation before Step E. */
function withChart(steps: readonly DrillStepName[]): readonly DrillStepName[] {
  return [
    'retaliation-begins',
    ...steps.flatMap((step): DrillStepName[] => {
      if (step === 'dice') return ['chart', step];
      return step === 'occupation' ? [step, 'retaliation'] : [step];
    }),
  ];
}
