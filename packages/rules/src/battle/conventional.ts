// The conventional drill, Steps A to F, as a list of small steps in a visible order (B-ATK-18, X-02).

import type { DrillStepName } from '../game.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { between } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
import { markSpent } from '../state/goes.ts';
import { store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { callCounterattacks } from './attacks.ts';
import { type BattleAt, type ConventionalFrame, OVER } from './battle.ts';

/** One step: asks, begins something, or goes on to the next. It is called again until it goes on. */
export type DrillStep<S extends DrillStepName> = (play: Play, battle: DeepReadonly<BattleAt<S>>) => void;

/** What each of some steps does. */
export type DrillTable<S extends DrillStepName> = { readonly [N in S]: DrillStep<N> };

/** The base game's steps in their order; expansions put theirs between them. */
export const DRILL_STEPS = [
  'first-strike',
  'assault-moves',
  'defence',
  'supplies',
  'dice',
  'attacker-fires',
  'defender-fires',
  'occupation',
  'defender-reinforces',
  'assault-stands',
  'attacker-reinforces',
  'counterattack',
] as const;

export type ConventionalEvent = SetRemoved;
interface SetRemoved extends EventBase {
  readonly type: 'set-removed';
  readonly seat: Seat;
}

export const conventionalEvents: EventDefs<ConventionalEvent> = {
  'set-removed': {
    clauses: ['B-ATK-24', 'B-ATK-26'],
    evolve: (state, { seat }) => {
      for (const resource of ['grain', 'oil', 'minerals'] as const) store(state, seat, resource, -1);
      markSpent(state);
    },
  },
};

export const conventionalProcedures: ProcedureDefs<ConventionalFrame> = {
  conventional: {
    parts: between('attacker', 'defender'),
    advance(play, battle) {
      const { at } = battle;
      const fought = at !== OVER && isBefore(play.rulebook.drill(), at, 'occupation');
      if (at === OVER) play.end();
      // An attacker who has left the game attacks nobody any more; those they attacked keep Step F.
      else if (battle.ended === undefined && fought && play.seat(battle.attacker).out !== undefined)
        play.step<ConventionalFrame>('conventional', { ended: 'no-force', orders: [] });
      // after an attack that ended before the dice only occupation and Step F follow.
      else if (battle.ended !== undefined && at !== 'occupation' && at !== 'counterattack') next(play, battle);
      else play.drill(at, battle);
    },
  },
};

/** Goes on to the next step. */
export function next(play: Play, { at }: Pick<DeepReadonly<ConventionalFrame>, 'at'>): void {
  goTo(play, at === OVER ? OVER : stepAfter(play.rulebook.drill(), at));
}

/** Goes on to a step further on. */
export function goTo(play: Play, at: ConventionalFrame['at']): void {
  play.step<ConventionalFrame>('conventional', { at });
}

export function stepAfter(steps: readonly DrillStepName[], step: DrillStepName): ConventionalFrame['at'] {
  return steps[steps.indexOf(step) + 1] ?? OVER;
}

export function isBefore(steps: readonly DrillStepName[], step: DrillStepName, other: DrillStepName): boolean {
  return steps.indexOf(step) < steps.indexOf(other);
}

export const conventionalSteps = {
  /** Step B: attacker, then defender; a defender who resists keeps their set (B-ATK-24, -27). */
  supplies(play, battle) {
    const { attacker, defender, supplied } = battle;
    // They may leave the game after they have said how they fight: nobody is left to fight then.
    if (defender !== undefined && play.seat(defender).out !== undefined) {
      play.step<ConventionalFrame>('conventional', { ended: 'left-empty' });
      return;
    }
    play.emit({ type: 'set-removed', seat: attacker });
    if (defender !== undefined && supplied === true)
      play.emit({ type: 'set-removed', seat: defender, clauses: ['B-ATK-26', 'B-ATK-27', 'Q-B-46'] });
    next(play, battle);
  },
  /** Step F. */
  counterattack(play, battle) {
    next(play, battle);
    callCounterattacks(play, battle.attacked);
  },
} satisfies DrillTable<'supplies' | 'counterattack'>;
