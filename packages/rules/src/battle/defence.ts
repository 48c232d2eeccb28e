// Step A, the defender's answer: withdraw, surrender, or fight with or without a set (B-TAC-40 to -52).
import { z } from 'zod';
import { neighbours, ZONES, type Zone, zoneName } from '../board/index.ts';
import { carryOut } from '../movement/carry-out.ts';
import { afterEntry } from '../movement/entry.ts';
import { ordersSchema } from '../movement/order.ts';
import { canMove, destinationChoice, ordersChoice } from '../movement/orders.ts';

import { freeTerms, type MoveTerms } from '../movement/terms.ts';
import { yesOrNo } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import { convertForce, forceOf } from '../state/forces.ts';
import { isHome } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { battleIn, battleOf, type ConventionalFrame } from './battle.ts';
import { type DrillStep, next } from './conventional.ts';
import { whyNoSet } from './declare.ts';

export type DefenceQuestion = 'defend';

const defendSchema = z.strictObject({ type: z.literal('defend'), supplied: z.boolean() });
const withdrawSchema = z.strictObject({ type: z.literal('withdraw'), to: z.enum(ZONES), orders: ordersSchema });
const surrenderSchema = z.strictObject({ type: z.literal('surrender') });
export type DefendCommand = z.infer<typeof defendSchema>;
export type WithdrawCommand = z.infer<typeof withdrawSchema>;
export type SurrenderCommand = z.infer<typeof surrenderSchema>;

export type DefenceEvent = DefenceChosen | Withdrew | Surrendered;
interface DefenceChosen extends EventBase {
  readonly type: 'defence-chosen';
  readonly seat: Seat;
  readonly supplied: boolean;
}
interface Withdrew extends EventBase {
  readonly type: 'withdrew';
  readonly seat: Seat;
  readonly zone: Zone;
  readonly empty: boolean;
}
interface Surrendered extends EventBase {
  readonly type: 'surrendered';
  readonly seat: Seat;
  readonly victor: Seat;
  readonly zone: Zone;
}

export const defenceEvents: EventDefs<DefenceEvent> = {
  'defence-chosen': {
    clauses: ['B-ATK-22', 'B-ATK-27', 'B-ATK-28', 'B-TAC-40', 'B-TAC-41', 'Q-B-46', 'Q-B-57'],
    evolve: (state, { supplied }) => {
      battleIn(state).supplied = supplied;
    },
    say: ({ seat, supplied }, name) =>
      supplied
        ? `${name(seat)} will remove a set and defend with two dice.`
        : `${name(seat)} resists without supplies, with one die.`,
  },
  withdrew: {
    clauses: ['B-TAC-44', 'B-TAC-45', 'B-TAC-46', 'Q-B-64'],
    evolve: (state, { empty }) => {
      const battle = battleIn(state);
      battle.withdrew = true;
      if (empty) battle.ended = 'left-empty';
    },
    say: ({ seat, zone, empty }, name) =>
      `${name(seat)} withdraws from ${zoneName(zone)}${empty ? ' and leaves it empty' : ''}.`,
  },
  surrendered: {
    clauses: ['B-TAC-49', 'B-TAC-51', 'B-TAC-52', 'Q-B-48', 'Q-B-65'],
    evolve: (state, { seat, victor, zone }) => {
      convertForce(state, zone, seat, victor);
      battleIn(state).ended = 'surrendered';
    },
    say: ({ seat, victor, zone }, name) =>
      `${name(seat)} surrenders everything in ${zoneName(zone)} to ${name(victor)}.`,
  },
};

export const defendCommand: CommandDef<DefendCommand> = {
  type: 'defend',
  schema: defendSchema,
  answers: ['defend'],
  clause: 'B-ATK-27',
  fields: [
    field('supplied', (play, seat) =>
      yesOrNo((supplied) =>
        supplied && whyNoSet(play, seat) !== undefined
          ? refuse(
              'no-set',
              'B-ATK-28',
              'You do not have a full set of supplies; your forces fight on with one position die.',
            )
          : undefined,
      ),
    ),
  ],
  run: (play, seat, { supplied }) => {
    play.emit({ type: 'defence-chosen', seat, supplied });
    return undefined;
  },
};

export const withdrawCommand: CommandDef<WithdrawCommand> = {
  type: 'withdraw',
  schema: withdrawSchema,
  answers: ['defend'],
  clause: 'B-TAC-44',
  may: (play, seat) => {
    if (battleOf(play).withdrew)
      return refuse('withdrew', 'B-TAC-44', 'You have withdrawn what you wished; now fight or surrender.');
    return canMove(play, seat, havens(play), (to) => withdrawal(play, seat, to))
      ? undefined
      : refuse('no-haven', 'B-TAC-45', 'No adjacent zone is vacant or yours that your units could pay to reach.');
  },
  fields: [
    field('to', (play, seat) => destinationChoice(play, seat, havens(play), (to) => withdrawal(play, seat, to))),
    field('orders', (play, seat, { to = 'alaska', orders = [] }) =>
      ordersChoice(play, seat, withdrawal(play, seat, to), orders),
    ),
  ],
  run: (play, seat, { to, orders }) => {
    const battle = battleOf(play);
    carryOut(play, seat, withdrawal(play, seat, to), orders, 'withdrawal');
    play.emit({
      type: 'withdrew',
      seat,
      zone: battle.to,
      empty: forceOf(play.state.board, battle.to, seat) === undefined,
    });
    return undefined;
  },
};

export const surrenderCommand: CommandDef<SurrenderCommand> = {
  type: 'surrender',
  schema: surrenderSchema,
  answers: ['defend'],
  clause: 'B-TAC-49',
  may: (play, seat) =>
    isHome(play, seat, battleOf(play).to)
      ? refuse('home', 'B-TAC-50', 'Units in your home territories cannot be surrendered; withdraw or fight.')
      : undefined,
  fields: [],
  run: (play, seat) => {
    const { attacker, to } = battleOf(play);
    play.emit({ type: 'surrendered', seat, victor: attacker, zone: to });
    afterEntry(play, attacker, to, false);
    return undefined;
  },
};

export const defenceQuestions: QuestionDefs<DefenceQuestion> = {
  defend: {
    clause: 'B-TAC-40',
    say: (play) => `You are attacked in ${zoneName(battleOf(play).to)}: remove a set, resist, withdraw or surrender.`,
    fallback: (play, seat) => ({ type: 'defend', supplied: whyNoSet(play, seat) === undefined }),
  },
};

export const defenceSteps = {
  defence(play, battle) {
    const { defender } = battle;
    if (defender === undefined || battle.supplied !== undefined) next(play, battle);
    else if (forceOf(play.state.board, battle.to, defender) === undefined)
      play.step<ConventionalFrame>('conventional', { ended: 'left-empty' });
    else play.ask('defend', [defender]);
  },
} satisfies Record<string, DrillStep>;

/** B-TAC-45, Q-B-64: one step to an adjacent zone that is vacant or the defender's own. */
function withdrawal(play: Play, seat: Seat, to: Zone): MoveTerms {
  const free = freeTerms(play, seat, to);
  const { to: target } = battleOf(play);
  return {
    ...free,
    ways: ['march', 'sail', 'board'],
    steps: 1,
    from: (zone) =>
      zone === target
        ? undefined
        : refuse('not-the-target', 'B-TAC-44', `Only units in ${zoneName(target)} may withdraw.`),
  };
}

function havens(play: Play): readonly Zone[] {
  return neighbours(battleOf(play).to);
}
