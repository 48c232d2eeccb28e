// Step E: reinforcements, the defender's first (B-ATK-49 to -53).
import { z } from 'zod';
import { isDarkSea, isTerritory, type Territory, ZONES, type Zone } from '../board/index.ts';
import { noteCapture } from '../endings/capture.ts';
import { carryOut } from '../movement/carry-out.ts';
import { ordersSchema } from '../movement/order.ts';
import { destinationChoice, ordersChoice } from '../movement/orders.ts';
import { isNear, reachOf } from '../movement/reach.ts';
import { endingOn, type MoveTerms, whyNotEnd } from '../movement/terms.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { oncePerDeed } from '../referee/once.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { forcesIn } from '../state/forces.ts';
import { isAssault, isVacant, occupies } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { AFTER_ANSWER, sayAgain, sayLast } from './afterwards.ts';
import { battleIn, battleOf, type ConventionalFrame, hear, isFromWithin } from './battle.ts';
import { type DrillTable, next } from './conventional.ts';
import { oustingBy } from './homes-lost.ts';
import { judgeAssaults } from './tactics/assault-fate.ts';

export type ReinforceQuestion = 'reinforce';

/** Whether that is all they want of this attack; always allowed, so nothing chooses among them. */
const afterwards = z.enum(AFTER_ANSWER).optional();
const reinforceSchema = z.strictObject({
  type: z.literal('reinforce'),
  to: z.enum(ZONES),
  orders: ordersSchema,
  afterwards,
});
const doneSchema = z.strictObject({ type: z.literal('end-reinforcing'), afterwards });
export type ReinforceCommand = z.infer<typeof reinforceSchema>;
export type EndReinforcingCommand = z.infer<typeof doneSchema>;

export type ReinforceEvent = Reinforced | ReinforcementsDone;
/** One move of reinforcements has been made. */
interface Reinforced extends EventBase {
  readonly type: 'reinforced';
  readonly seat: Seat;
  readonly zone: Zone;
}
interface ReinforcementsDone extends EventBase {
  readonly type: 'reinforcements-done';
  readonly seat: Seat;
}

export const reinforceEvents: EventDefs<ReinforceEvent> = {
  reinforced: {
    clauses: ['B-ATK-50', 'Q-B-52'],
    evolve: (state, { seat }) => hear(state, seat),
  },
  'reinforcements-done': {
    clauses: ['B-ATK-49'],
    evolve: (state, { seat }) => {
      battleIn(state).reinforced.push(seat);
      hear(state, seat);
    },
  },
};

export const reinforceCommand: CommandDef<ReinforceCommand> = {
  type: 'reinforce',
  schema: reinforceSchema,
  answers: ['reinforce'],
  clause: 'B-ATK-50',
  nothing: (play, seat) => (canReinforce(play, seat) ? undefined : sumUp(refuse('cannot-reinforce', 'B-ATK-50'))),
  fields: [
    field('to', (play, seat) => destinationChoice(play, seat, ZONES, (to) => reinforcement(play, seat, to))),
    fieldAfter('orders', ['to'], (play, seat, { to, orders = [] }) =>
      ordersChoice(play, seat, reinforcement(play, seat, to), orders),
    ),
  ],
  run: (play, seat, { to, orders, afterwards: then }) => {
    const clauses = clausesOf(play, seat, to);
    const returns = isLeftToDefender(play, battleOf(play), seat, to);
    oustingBy(play, seat, () => {
      carryOut(play, seat, reinforcement(play, seat, to), orders);
      // Q-B-32: the land had fallen back to the player whose home it is.
      if (returns) noteCapture(play, seat, to, undefined);
    });
    sayAgain(play, seat, then);
    play.emit({ type: 'reinforced', seat, zone: to, clauses });
    sayLast(play, seat, then);
    // a player who draws their last unit out of a land that is fought over has lost it.
    judgeAssaults(play, () => seat);
    return 'open';
  },
};

export const endReinforcingCommand: CommandDef<EndReinforcingCommand> = {
  type: 'end-reinforcing',
  schema: doneSchema,
  answers: ['reinforce'],
  clause: 'B-ATK-49',
  fields: [],
  run: (play, seat, { afterwards: then }) => {
    sayAgain(play, seat, then);
    play.emit({ type: 'reinforcements-done', seat });
    sayLast(play, seat, then);
  },
};

export const reinforceQuestions: QuestionDefs<ReinforceQuestion> = {
  reinforce: {
    open: true,
    clause: 'B-ATK-50',
    facts: null,
    fallback: () => ({ type: 'end-reinforcing' }),
  },
};

export const reinforceSteps = {
  'defender-reinforces': (play, battle) => reinforceStep(play, battle, battle.defender),
  'attacker-reinforces': (play, battle) => reinforceStep(play, battle, battle.attacker),
} satisfies DrillTable<'defender-reinforces' | 'attacker-reinforces'>;

function reinforceStep(play: Play, battle: DeepReadonly<ConventionalFrame>, seat: Seat | undefined): void {
  const skipped = seat === undefined || play.seat(seat).out !== undefined || battle.reinforced.includes(seat);
  if (skipped || !canReinforce(play, seat)) next(play, battle);
  else play.ask('reinforce', [seat]);
}

/** Whether a player has anything to bring up; being asked tells no more than the board does. */
const canReinforce = oncePerDeed((play, seat): boolean => {
  const battle = battleOf(play);
  // Most zones are out of the question, which is known before any terms are drawn up; of the others most have somebody beside them.
  const open: MoveTerms[] = [];
  for (const zone of ZONES) {
    if (!mayStand(play, battle, seat, zone)) continue;
    const terms = reinforcement(play, seat, zone);
    if (isNear(play, seat, terms)) return true;
    open.push(terms);
  }
  return open.some(reachOf(play, seat));
});

/** Whether a player may reinforce a zone, without the reason: the land they fill again first, then what they hold. */
function mayStand(play: Play, battle: DeepReadonly<ConventionalFrame>, seat: Seat, zone: Zone): boolean {
  if (forcesIn(play.state.board, zone).length === 0 && isTerritory(zone) && zone !== battle.to) return false;
  return whyNot(play, battle, seat, zone) === undefined;
}

/** Where and how a player may reinforce: wherever the zone rules let them, in this battle's zones or not (Q-B-52). */
function reinforcement(play: Play, seat: Seat, to: Zone): MoveTerms {
  const battle = battleOf(play);
  const allowed = (zone: Zone): Refusal | undefined => whyNot(play, battle, seat, zone);
  return endingOn(play, seat, to, 'reinforcement', allowed, allowed);
}

function whyNot(play: Play, battle: DeepReadonly<ConventionalFrame>, seat: Seat, zone: Zone): Refusal | undefined {
  if (isDarkSea(zone)) return undefined;
  if (isTerritory(zone)) return whyNotTerritory(play, battle, seat, zone);
  return occupies(play, seat, zone) || isVacant(play, zone)
    ? undefined
    : refuse('sea-held:reinforce', 'B-ATK-52', { sea: zone });
}

/** B-ATK-51 with its exceptions B-ATK-47, B-TAC-08 and -15. */
function whyNotTerritory(
  play: Play,
  battle: DeepReadonly<ConventionalFrame>,
  seat: Seat,
  zone: Territory,
): Refusal | undefined {
  if (isAssault(play, seat, zone)) {
    return goesOnIn(battle, seat, zone) ? undefined : refuse('not-captured', 'X-21', { zone });
  }
  if (occupies(play, seat, zone)) return undefined;
  if (isLeftToDefender(play, battle, seat, zone)) return whyNotEnd(play, seat, zone);
  return refuse('not-occupied:reinforce', 'B-ATK-51', { zone });
}

/** B-TAC-08, -15: an attacker who goes on reinforces their force though it has not captured the land. */
function goesOnIn(battle: DeepReadonly<ConventionalFrame>, seat: Seat, zone: Zone): boolean {
  return battle.to === zone && battle.attacker === seat && battle.goesOn === true;
}

/** B-ATK-47: a target that the attacker left empty may be filled again by its defender; a force ashore had not held it. */
function isLeftToDefender(play: Play, battle: DeepReadonly<ConventionalFrame>, seat: Seat, zone: Zone): boolean {
  return seat === battle.defender && zone === battle.to && isVacant(play, zone) && !isFromWithin(battle);
}

function clausesOf(play: Play, seat: Seat, zone: Zone): Clause[] {
  const battle = battleOf(play);
  const clauses: Clause[] = ['B-ATK-50', 'Q-B-52'];
  if (isDarkSea(zone)) clauses.push('B-ATK-53');
  else if (!isTerritory(zone)) clauses.push('B-ATK-52');
  else if (isAssault(play, seat, zone)) clauses.push('B-TAC-08', 'B-TAC-15');
  else if (isLeftToDefender(play, battle, seat, zone)) clauses.push('B-ATK-47');
  else clauses.push('B-ATK-51');
  return clauses;
}
