// Stage 4, phase C: attacks in rotation, and the counterattacks that each of them calls up (B-ATK-01 to -09, X-15).

import { z } from 'zod';
import { judgeFallen } from '../endings/spoils.ts';
import type { Frame } from '../game.ts';
import type { Clause } from '../referee/cite.ts';
import type { CommandDef } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { goDone, NOBODY, type Parts } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import { rollAfterBidders } from '../referee/roll-for-order.ts';
import { ROTATION, type Rotation, rotate, startRotation } from '../referee/rotation.ts';
import { type FrameOf, nearest, top } from '../state/agenda.ts';
import { hasFallen } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { sure } from '../sure.ts';
import { OVER } from './battle.ts';
import { isAttackedAt, type StrategicFrame } from './salvo.ts';

export type AttacksFrame = FrameOf<'attacks'> & Rotation;

/** One attack of the player whose turn it is, with everything that follows from it. */
export type TurnAttackFrame = FrameOf<'turn-attack'> & {
  seat: Seat;
  /** Who has used their one counterattack (Q-B-53). */
  countered: Seat[];
  /** Whether anybody spent or lost anything; if not, the go counts as a pass. */
  spent: boolean;
};

/** Step F: those attacked may counterattack, one after the other. */
export type CounterattacksFrame = FrameOf<'counterattacks'> & {
  attacked: Seat[];
  /** The order in which they are asked; undefined until it is settled (Q-B-54). */
  queue: Seat[] | undefined;
  /** Who has said "later" once. */
  later: Seat[];
};

export type AttacksQuestion = 'attack' | 'counterattack';

const declineSchema = z.strictObject({ type: z.literal('no-counterattack') });
const laterSchema = z.strictObject({ type: z.literal('counterattack-later') });
export type DeclineCounterattackCommand = z.infer<typeof declineSchema>;
export type LaterCommand = z.infer<typeof laterSchema>;

export type AttacksEvent = CounterattackOpened | CounterattackDeclined | CounterattackPutOff | AttackOver;
interface CounterattackOpened extends EventBase {
  readonly type: 'counterattack-opened';
  readonly seat: Seat;
}
interface CounterattackDeclined extends EventBase {
  readonly type: 'counterattack-declined';
  readonly seat: Seat;
}
interface CounterattackPutOff extends EventBase {
  readonly type: 'counterattack-put-off';
  readonly seat: Seat;
}
/** The attack and all its counterattacks are over. */
interface AttackOver extends EventBase {
  readonly type: 'attack-over';
  readonly seat: Seat;
  readonly spent: boolean;
}

const OPENED: readonly Clause[] = [
  'B-ATK-05',
  'B-ATK-06',
  'B-ATK-54',
  'B-ATK-55',
  'B-STRAT-31',
  'Q-B-53',
  'Q-B-55',
  'X-15',
];

export const attacksEvents: EventDefs<AttacksEvent> = {
  'counterattack-opened': {
    clauses: OPENED,
    evolve: (state, { seat }) => {
      leaveQueue(state, seat);
      nearest(state.agenda, 'turn-attack')?.countered.push(seat);
    },
  },
  'counterattack-declined': {
    clauses: ['B-ATK-54'],
    evolve: (state, { seat }) => leaveQueue(state, seat),
  },
  'counterattack-put-off': {
    clauses: ['Q-B-54', 'B-TAC-24'],
    evolve: (state, { seat }) => {
      const frame = top(state.agenda, 'counterattacks');
      frame.later.push(seat);
      frame.queue = [...sure(frame.queue).filter((other) => other !== seat), seat];
    },
  },
  'attack-over': {
    clauses: ['B-ATK-07', 'B-ATK-08'],
    evolve: (state, { seat, spent }) => {
      if (state.sequence.includes(seat)) goDone(state, seat, spent ? 'acted' : 'passed');
      // A player who left the game in their own go has passed it on; what it cost still breaks the row of passes.
      else if (spent) top(state.agenda, 'attacks').passes = 0;
    },
  },
};

export const declineCounterattackCommand: CommandDef<DeclineCounterattackCommand> = {
  type: 'no-counterattack',
  schema: declineSchema,
  answers: ['counterattack'],
  clause: 'B-ATK-54',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'counterattack-declined', seat });
  },
};

export const laterCommand: CommandDef<LaterCommand> = {
  type: 'counterattack-later',
  schema: laterSchema,
  answers: ['counterattack'],
  clause: 'Q-B-54',
  may: (play, seat) => {
    const { later, queue } = top(play.state.agenda, 'counterattacks');
    if (later.includes(seat)) return refuse('later-once', 'Q-B-54');
    // Some who wait may have left since, or struck back in a battle between.
    const waits = sure(queue).some((other) => other !== seat && mayCounterattack(play, other));
    return waits ? undefined : refuse('nobody-else', 'Q-B-54');
  },
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'counterattack-put-off', seat });
  },
};

export const attacksQuestions: QuestionDefs<AttacksQuestion> = {
  attack: {
    bidders: true,
    open: true,
    clause: 'B-ATK-04',
    facts: (play, seat) => ({ assault: mustGoOn(play, seat) }),
    fallback: (play, seat) => play.rulebook.standingAssaultFallback(play, seat) ?? { type: 'pass' },
  },
  counterattack: {
    open: true,
    clause: 'B-ATK-54',
    facts: null,
    fallback: () => ({ type: 'no-counterattack' }),
  },
};

/** An assault that is being settled may be over with anybody who leaves: the land is taken, or the force has gone. */
const SETTLING: Pick<Parts<Frame>, 'needs'> = {
  needs: (_frame, { question, order }) => (question?.kind === 'assault' ? order : []),
};
const ATTACKS: Parts<AttacksFrame> = { ...ROTATION, ...SETTLING };

export const attacksProcedures: ProcedureDefs<AttacksFrame | TurnAttackFrame | CounterattacksFrame> = {
  attacks: {
    parts: ATTACKS,
    start: (play) => ({ procedure: 'attacks', ...startRotation(play) }),
    advance: (play, frame) => {
      // between two attacks, somebody may have given up the garrison of their last home as surplus pieces.
      if (play.state.losers.some((seat) => play.seat(seat).out === undefined && hasFallen(play, seat))) {
        judgeFallen(play);
        return;
      }
      // an assault that came to somebody who has no turn, by spoils of war, is settled at once.
      const stranded = play.state.assaults.find(({ seat }) => !play.state.sequence.includes(seat));
      // Q-B-60: the stage cannot end while an assault force stands.
      const standing = play.state.sequence.find((seat) => mustGoOn(play, seat));
      if (stranded !== undefined) play.ask('assault', [stranded.seat]);
      else if (standing !== undefined && frame.passes >= play.state.sequence.length)
        play.step<AttacksFrame>('attacks', { turn: standing, passes: 0 });
      else rotate(play, frame, 'attack', (seat) => play.rulebook.mayAttackAtAll(play, seat));
    },
  },
  'turn-attack': {
    parts: { ...NOBODY, ...SETTLING },
    advance(play, frame) {
      const { seat, spent } = frame;
      judgeFallen(play);
      const { agenda, assaults, ended, stage } = play.state;
      // What came to the captors may be more than they have pieces for; that is settled first.
      if (ended !== undefined || agenda[agenda.length - 1]?.procedure !== 'turn-attack') return;
      // outside Stage 4 an assault that came to a captor, by spoils of war, has no next turn.
      const [standing] = stage === 4 ? [] : assaults;
      if (standing !== undefined) {
        play.ask('assault', [standing.seat]);
        return;
      }
      play.end();
      if (play.state.agenda[play.state.agenda.length - 1]?.procedure === 'attacks') {
        const clauses = spent ? (['B-ATK-07', 'B-ATK-08'] as const) : (['B-ATK-07', 'B-ATK-08', 'X-31'] as const);
        play.emit({ type: 'attack-over', seat, spent, clauses });
      }
    },
  },
  counterattacks: {
    parts: NOBODY,
    advance(play, frame) {
      const eligible = frame.attacked.filter((seat) => mayCounterattack(play, seat));
      if (frame.queue === undefined) {
        play.step<CounterattacksFrame>('counterattacks', {
          queue: rollAfterBidders(play, eligible, 'order of counterattacks'),
        });
        return;
      }
      const next = frame.queue.find((seat) => eligible.includes(seat));
      if (next === undefined) play.end();
      else play.ask('counterattack', [next]);
    },
  },
};

/** Opens a drill for a player: on their turn it begins their one attack, in Step F it uses up their counterattack. */
export function openAttack(play: Play, seat: Seat, drill: Frame): void {
  const on = play.state.agenda[play.state.agenda.length - 1]?.procedure;
  if (on === 'attacks') play.begin({ procedure: 'turn-attack', seat, countered: [], spent: false });
  else if (on === 'counterattacks') {
    const clauses = hasFallen(play, seat) ? ([...OPENED, 'B-ATK-56', 'B-STRAT-33'] as const) : OPENED;
    play.emit({ type: 'counterattack-opened', seat, clauses });
  }
  play.begin(drill);
}

/** Step F of a drill: begins the counterattacks of those attacked in it. */
export function callCounterattacks(play: Play, attacked: readonly Seat[]): void {
  const eligible = attacked.filter((seat, i) => attacked.indexOf(seat) === i && mayCounterattack(play, seat));
  if (eligible.length > 0) play.begin({ procedure: 'counterattacks', attacked: eligible, queue: undefined, later: [] });
}

/** Opens Step F outside Stage 4, when the last home territory of players has been entered. */
export function callLastCounterattack(play: Play, mover: Seat, victims: readonly Seat[]): void {
  play.begin({ procedure: 'turn-attack', seat: mover, countered: [], spent: true });
  callCounterattacks(play, victims);
}

/** Whether a player may still counterattack within the attack under way (Q-B-53). */
export function mayCounterattack(play: Play, seat: Seat): boolean {
  const turn = nearest(play.state.agenda, 'turn-attack');
  return (
    turn !== undefined &&
    turn.seat !== seat &&
    !turn.countered.includes(seat) &&
    play.seat(seat).out === undefined &&
    play.rulebook.mayAttackAtAll(play, seat)
  );
}

/** Whether a player's counterattack is still to come: they were attacked in what is under way, and have neither used nor declined it. */
export function awaitsCounterattack(play: Play, seat: Seat): boolean {
  return mayCounterattack(play, seat) && play.state.agenda.some((frame) => isOwedTo(play, frame, seat));
}

function isOwedTo(play: Play, frame: DeepReadonly<Frame>, seat: Seat): boolean {
  switch (frame.procedure) {
    case 'counterattacks':
      return sure(frame.queue).includes(seat);
    case 'conventional':
      return frame.at !== OVER && frame.attacked.includes(seat);
    case 'strategic':
      return frame.step !== 'over' && defends(play, frame, seat);
    default:
      return false;
  }
}

/** Whether a player is under nuclear attack; until champions are known, as far as everybody can see. */
function defends(play: Play, { attacker, step, salvo, defenders }: DeepReadonly<StrategicFrame>, seat: Seat): boolean {
  if (step === 'champions' || step === 'reveal')
    return seat !== attacker && salvo.some(({ at }) => isAttackedAt(play, seat, at));
  return defenders.some((defender) => defender.seat === seat);
}

/** Whether a player's assault force stands in a contested territory, so that they must go on with it (Q-B-60). */
export function mustGoOn(play: Play, seat: Seat): boolean {
  return play.state.assaults.some((assault) => assault.seat === seat);
}

function leaveQueue(state: State, seat: Seat): void {
  const frame = top(state.agenda, 'counterattacks');
  frame.queue = sure(frame.queue).filter((other) => other !== seat);
}
