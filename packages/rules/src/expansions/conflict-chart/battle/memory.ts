// What this set remembers of a battle.
import { type BeforeDice, battleIn, type Opened } from '../../../battle/battle.ts';
import type { State } from '../../../state/state.ts';
import type { Letter } from '../chart.ts';

export interface ChartBattle {
  letter?: Letter;
  /** The loser has had their retaliation. */
  retaliated?: true;
  /** The battle is itself a retaliation. */
  retaliation?: true;
}

/** What a battle knows in the steps of this set. */
export interface ChartSteps {
  'retaliation-begins': BeforeDice;
  chart: BeforeDice;
  retaliation: Opened;
}

/** The slot of the battle under way; for evolve only. */
export function chartIn(state: State): ChartBattle {
  const battle = battleIn(state);
  battle.sets ??= {};
  battle.sets.chart ??= {};
  return battle.sets.chart;
}
