// First strike: a defender who bid for the stage may answer the naming with nukes, and the attacker may fire back (B-TAC-53 to -58).
import { z } from 'zod';
import { yesOrNo } from '../../referee/choice.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import type { QuestionDefs } from '../../referee/procedure.ts';
import { isNuked, occupies } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import type { DeepReadonly } from '../../state/state.ts';
import {
  battleIn,
  battleOf,
  type ConventionalFrame,
  fighting,
  isGone,
  mayRetaliate,
  mayStrikeFirst,
} from '../battle.ts';
import { type DrillTable, next } from '../conventional.ts';
import { whyNoSet } from '../declare.ts';
import { canOccupy } from '../moving-in.ts';
import { movesLeft } from './landing.ts';

export type FirstStrikeQuestion = 'first-strike' | 'retaliate' | 'go-on';

const noStrikeSchema = z.strictObject({ type: z.literal('no-first-strike') });
const noRetaliationSchema = z.strictObject({ type: z.literal('no-retaliation') });
const goOnSchema = z.strictObject({ type: z.literal('go-on'), fight: z.boolean() });
export type NoFirstStrikeCommand = z.infer<typeof noStrikeSchema>;
export type NoRetaliationCommand = z.infer<typeof noRetaliationSchema>;
export type GoOnCommand = z.infer<typeof goOnSchema>;

export type FirstStrikeEvent = ExchangeOpened | ExchangeRefused | AttackResumed | AttackFoiled;
/** The defender strikes first, or the attacker fires back; the strategic drill follows. */
interface ExchangeOpened extends EventBase {
  readonly type: 'exchange-opened';
  readonly seat: Seat;
  readonly retaliation: boolean;
}
interface ExchangeRefused extends EventBase {
  readonly type: 'exchange-refused';
  readonly seat: Seat;
  readonly retaliation: boolean;
}
interface AttackResumed extends EventBase {
  readonly type: 'attack-resumed';
  readonly seat: Seat;
  readonly fight: boolean;
}

/** After the exchange the attack cannot go on: its force, its supplies or its target are gone. */
interface AttackFoiled extends EventBase {
  readonly type: 'attack-foiled';
  readonly seat: Seat;
}

export const firstStrikeEvents: EventDefs<FirstStrikeEvent> = {
  'exchange-opened': {
    clauses: ['B-TAC-53', 'B-TAC-54', 'B-TAC-55', 'B-TAC-56', 'B-TAC-57', 'Q-B-66'],
    evolve: (state, { retaliation }) => {
      battleIn(state).firstStrike = retaliation ? 'answered' : 'struck';
    },
  },
  'exchange-refused': {
    clauses: ['B-TAC-53', 'B-TAC-57'],
    evolve: (state, { retaliation }) => {
      battleIn(state).firstStrike = retaliation ? 'answered' : 'declined';
    },
  },
  'attack-resumed': {
    clauses: ['B-TAC-58', 'Q-B-66', 'X-02'],
    evolve: (state, { fight }) => {
      const battle = battleIn(state);
      battle.firstStrike = 'over';
      if (!fight) battle.ended = 'called-off';
    },
  },
  'attack-foiled': {
    clauses: ['Q-B-66', 'X-02'],
    evolve: (state) => {
      const battle = battleIn(state);
      battle.firstStrike = 'over';
      battle.ended = 'no-force';
      battle.orders = [];
    },
  },
};

export const noFirstStrikeCommand: CommandDef<NoFirstStrikeCommand> = {
  type: 'no-first-strike',
  schema: noStrikeSchema,
  answers: ['first-strike'],
  clause: 'B-TAC-53',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'exchange-refused', seat, retaliation: false });
  },
};

export const noRetaliationCommand: CommandDef<NoRetaliationCommand> = {
  type: 'no-retaliation',
  schema: noRetaliationSchema,
  answers: ['retaliate'],
  clause: 'B-TAC-57',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'exchange-refused', seat, retaliation: true });
  },
};

export const goOnCommand: CommandDef<GoOnCommand> = {
  type: 'go-on',
  schema: goOnSchema,
  answers: ['go-on'],
  clause: 'B-TAC-58',
  fields: [field('fight', () => yesOrNo())],
  run: (play, seat, { fight }) => {
    play.emit({ type: 'attack-resumed', seat, fight });
  },
};

export const firstStrikeQuestions: QuestionDefs<FirstStrikeQuestion> = {
  'first-strike': {
    clause: 'B-TAC-53',
    facts: (play) => ({ zone: battleOf(play).to }),
    fallback: () => ({ type: 'no-first-strike' }),
  },
  retaliate: {
    clause: 'B-TAC-57',
    facts: null,
    fallback: () => ({ type: 'no-retaliation' }),
  },
  'go-on': {
    clause: 'B-TAC-58',
    facts: null,
    fallback: () => ({ type: 'go-on', fight: false }),
  },
};

export const firstStrikeSteps = {
  'first-strike'(play, battle) {
    const { attacker, defender, firstStrike } = battle;
    if (firstStrike === 'open' && defender !== undefined && mayStrikeFirst(play, defender))
      play.ask('first-strike', [defender]);
    else if (firstStrike === 'struck' && mayRetaliate(play, battle)) play.ask('retaliate', [attacker]);
    else if (firstStrike === 'struck') play.emit({ type: 'exchange-refused', seat: attacker, retaliation: true });
    else if (firstStrike === 'answered' && isFoiled(play, battle)) play.emit({ type: 'attack-foiled', seat: attacker });
    else if (firstStrike === 'answered') play.ask('go-on', [attacker]);
    else next(play, battle);
  },
} satisfies DrillTable<'first-strike'>;

/** For `launch` in an exchange: notes who fires. */
export function noteExchange(play: Play, seat: Seat): void {
  const retaliation = play.state.question?.kind === 'retaliate';
  play.emit({
    type: 'exchange-opened',
    seat,
    retaliation,
    clauses: retaliation
      ? ['B-TAC-57', 'Q-B-66']
      : ['B-ATK-22', 'B-TAC-40', 'B-TAC-53', 'B-TAC-54', 'B-TAC-55', 'B-TAC-56', 'Q-B-66'],
  });
}

/**
 * Q-B-66: if the origin force is gone the attack ends; so it does without a set, which a third player's answer to the nukes
 * may have cost, or without a target. An assault has yet to come to it.
 */
function isFoiled(play: Play, battle: DeepReadonly<ConventionalFrame>): boolean {
  const { attacker, orders, to } = battle;
  if (whyNoSet(play, attacker) !== undefined || isNuked(play, to)) return true;
  if (orders.length > 0) return movesLeft(play, battle) === undefined;
  const isLost = play.rulebook.kinds.every((kind) => fighting(play, battle, 'attacker', kind) === 0);
  return isLost || (isGone(play, battle) && (occupies(play, attacker, to) || !canOccupy(play, attacker, to)));
}
