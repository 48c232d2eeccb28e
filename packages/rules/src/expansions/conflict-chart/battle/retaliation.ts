// Result D: the winner may at once make two moves and one attack on the loser, before Step E (C-MAP-10, -11, C-RET, X-19).
import { z } from 'zod';
import { callCounterattacks } from '../../../battle/attacks.ts';
import { type DrillTable, goTo, next } from '../../../battle/conventional.ts';
import { judgeAssaults } from '../../../battle/tactics/assault-fate.ts';
import { ZONES, type Zone } from '../../../board/index.ts';
import { carryOut } from '../../../movement/carry-out.ts';
import { ordersSchema } from '../../../movement/order.ts';
import { canMove, destinationChoice, ordersChoice } from '../../../movement/orders.ts';
import type { WithLeave } from '../../../movement/passage.ts';
import { freeTerms } from '../../../movement/terms.ts';
import { type CommandDef, field, fieldAfter } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import { between } from '../../../referee/parts.ts';
import type { Play } from '../../../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../../../referee/procedure.ts';
import { refuse, sumUp } from '../../../referee/refusal.ts';
import { type FrameOf, nearest, top } from '../../../state/agenda.ts';
import { hasFallen, homeOwner } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { SETTINGS } from '../settings.ts';
import { chartIn } from './memory.ts';
import { letterOf } from './points.ts';

export type RetaliationFrame = FrameOf<'chart-retaliation'> &
  WithLeave & {
    seat: Seat;
    /** The loser of result D. */
    against: Seat;
    moves: number;
    attacked: boolean;
  };
export type RetaliationQuestion = 'chart-retaliation';

const moveSchema = z.strictObject({ type: z.literal('retaliation-move'), to: z.enum(ZONES), orders: ordersSchema });
const endSchema = z.strictObject({ type: z.literal('end-retaliation') });
export type RetaliationMoveCommand = z.infer<typeof moveSchema>;
export type EndRetaliationCommand = z.infer<typeof endSchema>;

export type RetaliationEvent = RetaliationOpened | RetaliationMoved | RetaliationDeclared | RetaliationEnded;
interface RetaliationOpened extends EventBase {
  readonly type: 'retaliation-opened';
  readonly seat: Seat;
  readonly against: Seat;
}
/** One of the move actions has been made. */
interface RetaliationMoved extends EventBase {
  readonly type: 'retaliation-moved';
  readonly seat: Seat;
  readonly zone: Zone;
}
/** The attack that has been named is the retaliation's. */
interface RetaliationDeclared extends EventBase {
  readonly type: 'retaliation-declared';
  readonly seat: Seat;
  readonly against: Seat;
}
interface RetaliationEnded extends EventBase {
  readonly type: 'retaliation-ended';
  readonly seat: Seat;
}

export const retaliationEvents: EventDefs<RetaliationEvent> = {
  'retaliation-opened': {
    clauses: ['C-MAP-10', 'C-MAP-11', 'C-RES-12', 'C-RET-01', 'C-RET-02', 'C-RET-05', 'Q-C-10', 'Q-C-13', 'X-19'],
    evolve: (state) => {
      chartIn(state).retaliated = true;
    },
  },
  'retaliation-moved': {
    clauses: ['C-MAP-10', 'C-RET-02', 'X-19'],
    evolve: (state) => {
      top(state.agenda, 'chart-retaliation').moves -= 1;
    },
  },
  'retaliation-declared': {
    clauses: ['C-MAP-10', 'C-RET-03', 'C-RET-04', 'Q-C-06', 'X-15', 'X-19'],
    evolve: (state) => {
      chartIn(state).retaliation = true;
      const frame = nearest(state.agenda, 'chart-retaliation');
      if (frame !== undefined) frame.attacked = true;
    },
  },
  'retaliation-ended': {
    clauses: ['C-MAP-10', 'C-RET-03'],
    evolve: (state) => {
      top(state.agenda, 'chart-retaliation').attacked = true;
    },
  },
};

/** Any number of their forces to one zone, on the terms of Stage 5. */
export const retaliationMoveCommand: CommandDef<RetaliationMoveCommand> = {
  type: 'retaliation-move',
  schema: moveSchema,
  answers: ['chart-retaliation'],
  clause: 'C-MAP-10',
  may: (play, seat) => {
    if (top(play.state.agenda, 'chart-retaliation').moves === 0)
      return refuse('moves-made', 'C-MAP-10', { moves: SETTINGS.moves });
    return canMove(play, seat, ZONES, (to) => freeTerms(play, seat, to, 'retaliation'))
      ? undefined
      : sumUp(refuse('nowhere:retaliation', 'B-MOVE-02'));
  },
  fields: [
    field('to', (play, seat) => destinationChoice(play, seat, ZONES, (to) => freeTerms(play, seat, to, 'retaliation'))),
    fieldAfter('orders', ['to'], (play, seat, { to, orders = [] }) =>
      ordersChoice(play, seat, freeTerms(play, seat, to, 'retaliation'), orders),
    ),
  ],
  run: (play, seat, { to, orders }) => {
    const entered = carryOut(play, seat, freeTerms(play, seat, to, 'retaliation'), orders, 'retaliation');
    play.emit({ type: 'retaliation-moved', seat, zone: to });
    judgeAssaults(play, () => seat);
    // a player who lost their last home territory to such a move has their counterattack at once.
    const owners = new Set(entered.map((zone) => homeOwner(play, zone)));
    callCounterattacks(
      play,
      play.living().filter((other) => other !== seat && owners.has(other) && hasFallen(play, other)),
    );
  },
};

export const endRetaliationCommand: CommandDef<EndRetaliationCommand> = {
  type: 'end-retaliation',
  schema: endSchema,
  answers: ['chart-retaliation'],
  clause: 'C-MAP-10',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'retaliation-ended', seat });
  },
};

/** Commands of the base that serve a retaliation: its attack, and the requests for passage of its moves. */
export const retaliationAnswers = {
  attack: ['chart-retaliation'],
  'assault-by-sea': ['chart-retaliation'],
  'assault-by-air': ['chart-retaliation'],
  'ask-passage': ['chart-retaliation'],
} as const;

export const retaliationQuestions: QuestionDefs<RetaliationQuestion> = {
  'chart-retaliation': {
    open: true,
    clause: 'C-MAP-10',
    facts: (play) => {
      const { against, moves } = top(play.state.agenda, 'chart-retaliation');
      return { against, moves };
    },
    fallback: () => ({ type: 'end-retaliation' }),
  },
};

export const retaliationProcedures: ProcedureDefs<RetaliationFrame> = {
  'chart-retaliation': {
    parts: between('seat', 'against'),
    advance(play, { seat, against, attacked }) {
      const gone = play.seat(seat).out !== undefined || play.seat(against).out !== undefined;
      if (attacked || gone) play.end();
      else play.ask('chart-retaliation', [seat]);
    },
  },
};

export const retaliationSteps = {
  /** Notes at the very start that an attack is a retaliation. */
  'retaliation-begins'(play, battle) {
    next(play, battle);
    const frame = nearest(play.state.agenda, 'chart-retaliation');
    if (frame === undefined || frame.attacked || frame.seat !== battle.attacker) return;
    play.emit({ type: 'retaliation-declared', seat: frame.seat, against: frame.against });
  },
  /** After the occupation and before Step E, of which a retaliation has none. */
  retaliation(play, battle) {
    const { attacker, defender, sets } = battle;
    const open = letterOf(battle) === 'D' && sets?.chart?.retaliated !== true;
    if (open && isIn(play, attacker) && defender !== undefined && isIn(play, defender)) {
      play.emit({ type: 'retaliation-opened', seat: defender, against: attacker });
      play.begin({
        procedure: 'chart-retaliation',
        seat: defender,
        against: attacker,
        moves: SETTINGS.moves,
        attacked: false,
        leave: [],
      });
    } else if (sets?.chart?.retaliation === true) goTo(play, 'counterattack');
    else next(play, battle);
  },
} satisfies DrillTable<'retaliation-begins' | 'retaliation'>;

/** The retaliation in which a player is about to attack. */
export function retaliationOf(play: Play, seat: Seat): DeepReadonly<RetaliationFrame> | undefined {
  const { agenda } = play.state;
  const frame = agenda[agenda.length - 1];
  return frame?.procedure === 'chart-retaliation' && frame.seat === seat ? frame : undefined;
}

function isIn(play: Play, seat: Seat): boolean {
  return play.seat(seat).out === undefined;
}
