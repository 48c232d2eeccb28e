// Step A, the defender's answer: withdraw, surrender, or fight with or without a set (B-TAC-40 to -52).
import { z } from 'zod';
import { isDarkSea, isTerritory, neighbours, ZONES, type Zone } from '../board/index.ts';
import { callSurplus } from '../endings/surplus.ts';
import { carryOut } from '../movement/carry-out.ts';
import { afterEntry } from '../movement/entry.ts';
import { ordersSchema } from '../movement/order.ts';
import { canMove, destinationChoice, ordersChoice } from '../movement/orders.ts';
import { endingOn, type MoveTerms, whyNotEnd } from '../movement/terms.ts';
import { yesOrNo } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { oncePerDeed } from '../referee/once.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { convertHolders } from '../state/forces.ts';
import { isAssault, isHome, occupants, occupies } from '../state/occupation.ts';
import { handPieces, type Pieces } from '../state/pieces.ts';
import type { Seat } from '../state/seat.ts';
import { AFTER_DEFENCE, sayAfterwards } from './afterwards.ts';
import { battleIn, battleOf, type ConventionalFrame, defendingPieces, isGone } from './battle.ts';
import { type DrillTable, next } from './conventional.ts';
import { whyNoSet } from './declare.ts';
import { oustingBy } from './homes-lost.ts';

export type DefenceQuestion = 'defend';

const defendSchema = z.strictObject({
  type: z.literal('defend'),
  supplied: z.boolean(),
  /** Whether the defender brings up anybody when it is over; always allowed, so nothing chooses among them. */
  afterwards: z.enum(AFTER_DEFENCE).optional(),
});
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
  /** What does not hold the zone stays, and is attacked all the same. */
  readonly goesOn?: true;
  /** In a dark blue sea, which nobody holds: those that were attacked; others there stay their owner's. */
  readonly pieces?: readonly Pieces[];
}

export const defenceEvents: EventDefs<DefenceEvent> = {
  'defence-chosen': {
    clauses: ['B-ATK-22', 'B-ATK-27', 'B-TAC-40', 'Q-B-46', 'Q-B-57'],
    evolve: (state, { supplied }) => {
      battleIn(state).supplied = supplied;
    },
  },
  withdrew: {
    clauses: ['B-ATK-22', 'B-TAC-40', 'B-TAC-44', 'B-TAC-45', 'B-TAC-46', 'Q-B-64'],
    evolve: (state, { empty }) => {
      if (empty) battleIn(state).ended = 'left-empty';
    },
  },
  surrendered: {
    clauses: ['B-ATK-22', 'B-TAC-40', 'B-TAC-49', 'B-TAC-51', 'B-TAC-52', 'Q-B-48', 'Q-B-65'],
    evolve: (state, { seat, victor, zone, goesOn = false, pieces }) => {
      if (pieces === undefined) convertHolders(state, zone, seat, victor);
      else for (const each of pieces) handPieces(state, seat, victor, each);
      if (state.assaults.some((assault) => assault.seat === seat && assault.zone === zone))
        battleIn(state).beachhead = true;
      state.assaults = state.assaults.filter((assault) => assault.zone !== zone);
      if (!goesOn) battleIn(state).ended = 'surrendered';
    },
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
        supplied && whyNoSet(play, seat) !== undefined ? refuse('no-set:defend', 'B-ATK-28') : undefined,
      ),
    ),
  ],
  run: (play, seat, { supplied, afterwards }) => {
    const clauses: Clause[] = ['B-ATK-22', 'B-ATK-27', 'B-TAC-01', 'B-TAC-40', 'Q-B-46', 'Q-B-57'];
    if (!supplied) clauses.push('B-ATK-28', 'B-TAC-41');
    play.emit({ type: 'defence-chosen', seat, supplied, clauses });
    sayAfterwards(play, seat, afterwards);
  },
};

export const withdrawCommand: CommandDef<WithdrawCommand> = {
  type: 'withdraw',
  schema: withdrawSchema,
  answers: ['defend'],
  clause: 'B-TAC-44',
  may: oncePerDeed(
    (play, seat) =>
      play.rulebook.mayGiveWay(play, seat) ??
      whyPinned(play, seat) ??
      (canMove(play, seat, havens(play), (to) => withdrawal(play, seat, to))
        ? undefined
        : sumUp(refuse('no-haven', 'B-TAC-45'))),
  ),
  fields: [
    field('to', (play, seat) =>
      destinationChoice<Zone>(
        play,
        seat,
        havens(play),
        (to) => withdrawal(play, seat, to),
        (to) => refuse('not-adjacent:withdraw', 'B-TAC-45', { from: battleOf(play).to, to }),
      ),
    ),
    fieldAfter('orders', ['to'], (play, seat, { to, orders = [] }) =>
      ordersChoice(play, seat, withdrawal(play, seat, to), orders),
    ),
  ],
  run: (play, seat, { to, orders }) => {
    const battle = battleOf(play);
    oustingBy(play, seat, () => {
      carryOut(play, seat, withdrawal(play, seat, to), orders, 'withdrawal');
      play.emit({
        type: 'withdrew',
        seat,
        zone: battle.to,
        empty: isGone(play, battleOf(play)),
      });
    });
  },
};

export const surrenderCommand: CommandDef<SurrenderCommand> = {
  type: 'surrender',
  schema: surrenderSchema,
  answers: ['defend'],
  clause: 'B-TAC-49',
  may: (play, seat) => {
    const { attacker, to } = battleOf(play);
    const stays = play.rulebook.mayGiveWay(play, seat);
    if (stays !== undefined) return stays;
    if (isHome(play, seat, to)) return refuse('home:surrender', 'B-TAC-50');
    // what is surrendered may not come to stand beside a third player's army.
    return isTerritory(to) && occupants(play, to).some((other) => other !== seat && other !== attacker)
      ? refuse('contested:surrender', 'Q-B-65', { zone: to })
      : undefined;
  },
  fields: [],
  run: (play, seat) => {
    const battle = battleOf(play);
    const { attacker, to } = battle;
    const surrendered = { type: 'surrendered', seat, victor: attacker, zone: to } as const;
    const pieces = defendingPieces(play, battle).filter(({ kind }) => play.rulebook.unit(kind).holds);
    if (play.rulebook.surrenderEnds(play, battle)) play.emit(surrendered);
    else play.emit({ ...surrendered, goesOn: true, ...(isDarkSea(to) ? { pieces } : {}) });
    play.rulebook.afterLosses(play, battle, 'defender', pieces);
    afterEntry(play, attacker, to, false);
    callSurplus(play, attacker);
  },
};

export const defenceQuestions: QuestionDefs<DefenceQuestion> = {
  defend: {
    open: true,
    clause: 'B-TAC-40',
    facts: (play, seat) => ({
      zone: battleOf(play).to,
      fight: whyNoSet(play, seat) === undefined,
      withdraw: withdrawCommand.may?.(play, seat) === undefined,
      surrender: surrenderCommand.may?.(play, seat) === undefined,
    }),
    fallback: (play, seat) => ({ type: 'defend', supplied: whyNoSet(play, seat) === undefined }),
  },
};

export const defenceSteps = {
  defence(play, battle) {
    const { defender } = battle;
    if (defender === undefined || battle.supplied !== undefined) next(play, battle);
    else if (isGone(play, battle)) play.step<ConventionalFrame>('conventional', { ended: 'left-empty' });
    else if (play.rulebook.fightsBack(play, battle)) play.ask('defend', [defender]);
    else next(play, battle);
  },
} satisfies DrillTable<'defence'>;

/** B-TAC-14: armies flown in for an assault may not withdraw, also when it is they who are attacked. */
function whyPinned(play: Play, seat: Seat): Refusal | undefined {
  const { to } = battleOf(play);
  return play.state.assaults.some((each) => each.seat === seat && each.zone === to && each.how === 'airborne')
    ? refuse('flown-in:defence', 'B-TAC-14')
    : undefined;
}

/**
 * B-TAC-45, Q-B-64: one step to an adjacent zone that is vacant or the defender's own; a land that they hold against a force
 * ashore is theirs too.
 */
function withdrawal(play: Play, seat: Seat, to: Zone): MoveTerms {
  const holds = (zone: Zone) => occupies(play, seat, zone) && !isAssault(play, seat, zone);
  const end = (zone: Zone) => (holds(zone) ? undefined : whyNotEnd(play, seat, zone));
  const { to: target } = battleOf(play);
  return {
    ...endingOn(play, seat, to, 'withdrawal', end, end),
    ways: ['march', 'sail', 'board'],
    steps: 1,
    from: (zone) => (zone === target ? undefined : refuse('not-the-target:withdraw', 'B-TAC-44', { zone: target })),
  };
}

function havens(play: Play): readonly Zone[] {
  return neighbours(battleOf(play).to);
}
