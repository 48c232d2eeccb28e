// Step D, occupation, and Step E, reinforcements (B-ATK-40 to -53).
import { z } from 'zod';
import { companyOf, isCompany, isDarkSea, isTerritory, ZONES, type Zone, zoneName } from '../board/index.ts';
import { noteCapture } from '../endings/capture.ts';
import { carryOut } from '../movement/carry-out.ts';
import { afterEntry } from '../movement/entry.ts';
import { ordersSchema } from '../movement/order.ts';
import { canMove, destinationChoice, ordersChoice } from '../movement/orders.ts';

import { freeTerms, type MoveTerms, whyNotEnd } from '../movement/terms.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { forceOf } from '../state/forces.ts';
import { isVacant, occupies, otherOccupant } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { attackingPieces, battleIn, battleOf, type ConventionalFrame } from './battle.ts';
import { type DrillStep, next } from './conventional.ts';
import { judgeAssaults } from './tactics/assault.ts';

export type AftermathQuestion = 'occupy' | 'reinforce';

const occupySchema = z.strictObject({ type: z.literal('occupy'), orders: ordersSchema });
const noOccupationSchema = z.strictObject({ type: z.literal('no-occupation') });
const reinforceSchema = z.strictObject({ type: z.literal('reinforce'), to: z.enum(ZONES), orders: ordersSchema });
const doneSchema = z.strictObject({ type: z.literal('end-reinforcing') });
export type OccupyCommand = z.infer<typeof occupySchema>;
export type NoOccupationCommand = z.infer<typeof noOccupationSchema>;
export type ReinforceCommand = z.infer<typeof reinforceSchema>;
export type EndReinforcingCommand = z.infer<typeof doneSchema>;

export type AftermathEvent = OccupationSettled | ReinforcementsDone | JoinedAttacked;
/** Players who lost cards to an attack on militia count as attacked. */
interface JoinedAttacked extends EventBase {
  readonly type: 'joined-attacked';
  readonly seats: readonly Seat[];
}
interface OccupationSettled extends EventBase {
  readonly type: 'occupation-settled';
  readonly seat: Seat;
  readonly zone: Zone;
  readonly occupied: boolean;
}
interface ReinforcementsDone extends EventBase {
  readonly type: 'reinforcements-done';
  readonly seat: Seat;
}

export const aftermathEvents: EventDefs<AftermathEvent> = {
  'occupation-settled': {
    clauses: ['B-ATK-40', 'Q-B-49'],
    evolve: (state, { zone }) => {
      const battle = battleIn(state);
      battle.occupying = (battle.occupying ?? []).filter((other) => other.zone !== zone);
    },
    say: ({ seat, zone, occupied }, name) =>
      `${name(seat)} ${occupied ? 'occupies' : 'does not occupy'} ${zoneName(zone)}.`,
  },
  'joined-attacked': {
    clauses: ['B-TAC-20', 'X-15'],
    evolve: (state, { seats }) => {
      battleIn(state).attacked.push(...seats);
    },
  },
  'reinforcements-done': {
    clauses: ['B-ATK-49', 'B-ATK-50', 'Q-B-52'],
    evolve: (state, { seat }) => {
      battleIn(state).reinforced.push(seat);
    },
  },
};

export const occupyCommand: CommandDef<OccupyCommand> = {
  type: 'occupy',
  schema: occupySchema,
  answers: ['occupy'],
  clause: 'B-ATK-41',
  may: (play, seat) => {
    const zone = zoneToOccupy(play, seat);
    return canMove(play, seat, [zone], (to) => freeTerms(play, seat, to))
      ? undefined
      : refuse('cannot-occupy', 'B-ATK-42', `None of your units can pay its way to ${zoneName(zone)}.`);
  },
  fields: [
    field('orders', (play, seat, { orders = [] }) =>
      ordersChoice(play, seat, freeTerms(play, seat, zoneToOccupy(play, seat)), orders),
    ),
  ],
  run: (play, seat, { orders }) => {
    const zone = zoneToOccupy(play, seat);
    const battle = battleOf(play);
    const clauses = clausesOf(play, seat, zone);
    if (zone === battle.to) settleIn(play, battle, () => carryOut(play, seat, freeTerms(play, seat, zone), orders));
    else carryOut(play, seat, freeTerms(play, seat, zone), orders);
    if (seat !== battle.attacker) noteCapture(play, seat, zone, battle.attacker);
    play.emit({ type: 'occupation-settled', seat, zone, occupied: true, clauses });
    return undefined;
  },
};

export const noOccupationCommand: CommandDef<NoOccupationCommand> = {
  type: 'no-occupation',
  schema: noOccupationSchema,
  answers: ['occupy'],
  clause: 'Q-B-49',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'occupation-settled', seat, zone: zoneToOccupy(play, seat), occupied: false });
    return undefined;
  },
};

export const reinforceCommand: CommandDef<ReinforceCommand> = {
  type: 'reinforce',
  schema: reinforceSchema,
  answers: ['reinforce'],
  clause: 'B-ATK-50',
  may: (play, seat) =>
    canMove(play, seat, ZONES, (to) => reinforcement(play, seat, to))
      ? undefined
      : refuse('cannot-reinforce', 'B-ATK-50', 'None of your units can pay its way to a zone that you may reinforce.'),
  fields: [
    field('to', (play, seat) => destinationChoice(play, seat, ZONES, (to) => reinforcement(play, seat, to))),
    field('orders', (play, seat, { to = 'alaska', orders = [] }) =>
      ordersChoice(play, seat, reinforcement(play, seat, to), orders),
    ),
  ],
  run: (play, seat, { to, orders }) => {
    carryOut(play, seat, reinforcement(play, seat, to), orders);
    return 'open';
  },
};

export const endReinforcingCommand: CommandDef<EndReinforcingCommand> = {
  type: 'end-reinforcing',
  schema: doneSchema,
  answers: ['reinforce'],
  clause: 'B-ATK-49',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'reinforcements-done', seat });
    return undefined;
  },
};

export const aftermathQuestions: QuestionDefs<AftermathQuestion> = {
  occupy: {
    clause: 'B-ATK-41',
    say: (play, seat) =>
      `${zoneName(zoneToOccupy(play, seat))} is empty: occupy it now, at standard cost, or leave it.`,
    fallback: () => ({ type: 'no-occupation' }),
  },
  reinforce: {
    clause: 'B-ATK-50',
    say: () => 'Bring up reinforcements at standard cost, or say that you are done.',
    fallback: () => ({ type: 'end-reinforcing' }),
  },
};

export const aftermathSteps = {
  occupation(play, battle) {
    judgeAssaults(play);
    if (battle.occupying === undefined) {
      play.step<ConventionalFrame>('conventional', { occupying: openToOccupation(play, battle) });
      return;
    }
    const first = battle.occupying[0];
    if (first === undefined) next(play, battle);
    else if (play.seat(first.seat).out !== undefined || whyNotEnd(play, first.seat, first.zone) !== undefined) {
      play.emit({ type: 'occupation-settled', seat: first.seat, zone: first.zone, occupied: false });
    } else play.ask('occupy', [first.seat]);
  },
  'defender-reinforces': (play, battle) => reinforceStep(play, battle, battle.defender),
  'attacker-reinforces': (play, battle) => reinforceStep(play, battle, battle.attacker),
} satisfies Record<string, DrillStep>;

/** The zones that the battle emptied, and who may move in (B-ATK-41, -43, -45, -46; Q-B-50, Q-B-61). */
function openToOccupation(play: Play, battle: DeepReadonly<ConventionalFrame>): { seat: Seat; zone: Zone }[] {
  const { attacker, defender, from, to, ended } = battle;
  if (ended === 'called-off' || ended === 'no-force') return [];
  if (ended === 'surrendered') {
    noteCapture(play, attacker, to, defender);
    return [];
  }
  const defenderGone = defender === undefined || forceOf(play.state.board, to, defender) === undefined;
  const attackerGone = ended === undefined && isWipedOut(play, battle);
  if (defenderGone && occupies(play, attacker, to)) {
    settleIn(play, battle, () => afterEntry(play, attacker, to, false));
    return [];
  }
  if (defenderGone && !attackerGone) return [{ seat: attacker, zone: to }];
  if (defender === undefined || !attackerGone) return [];
  if (!defenderGone) return from === undefined ? [] : [{ seat: defender, zone: from }];
  return from === undefined
    ? [{ seat: attacker, zone: to }]
    : [
        { seat: attacker, zone: to },
        { seat: attacker, zone: from },
      ];
}

/** Q-B-42, X-12: nothing of the attacker is left in the zone he attacked from, nor of an assault ashore or afloat. */
function isWipedOut(play: Play, battle: DeepReadonly<ConventionalFrame>): boolean {
  if (battle.tactic === 'direct' && battle.from !== undefined)
    return forceOf(play.state.board, battle.from, battle.attacker) === undefined;
  return attackingPieces(play, battle).length === 0;
}

function clausesOf(
  play: Play,
  seat: Seat,
  zone: Zone,
): readonly (
  | 'B-ATK-41'
  | 'B-ATK-42'
  | 'B-ATK-43'
  | 'B-ATK-44'
  | 'B-ATK-45'
  | 'B-ATK-46'
  | 'B-ATK-23'
  | 'B-TAC-47'
  | 'B-TAC-48'
  | 'Q-B-49'
  | 'Q-B-50'
)[] {
  const battle = battleOf(play);
  if (seat !== battle.attacker) return ['B-ATK-23', 'B-ATK-43', 'B-ATK-44', 'Q-B-49'];
  if (battle.ended === 'left-empty') return ['B-ATK-23', 'B-TAC-47', 'B-TAC-48', 'Q-B-49'];
  if (battle.ended === undefined && isWipedOutBefore(battle))
    return zone === battle.to ? ['B-ATK-23', 'B-ATK-45', 'Q-B-50'] : ['B-ATK-46', 'Q-B-50'];
  return ['B-ATK-23', 'B-ATK-41', 'B-ATK-42', 'Q-B-49'];
}

/** Whether both sides were wiped out: then the attacker's list held two zones, or he is moving back. */
function isWipedOutBefore(battle: DeepReadonly<ConventionalFrame>): boolean {
  return (battle.occupying ?? []).some(({ seat, zone }) => seat === battle.attacker && zone === battle.from);
}

/** The attacker comes into the target; whoever loses cards to him there, though militia fought, was attacked too (B-TAC-20). */
function settleIn(play: Play, battle: DeepReadonly<ConventionalFrame>, moveIn: () => void): void {
  const { attacker, defender, to } = battle;
  const holders = play
    .living()
    .filter(
      (seat) =>
        seat !== attacker &&
        play.seat(seat).holdings.some(({ card }) => isCompany(card) && companyOf(card).location === to),
    );
  moveIn();
  noteCapture(play, attacker, to, defender);
  if (defender === undefined && holders.length > 0) play.emit({ type: 'joined-attacked', seats: holders });
}

function reinforceStep(play: Play, battle: DeepReadonly<ConventionalFrame>, seat: Seat | undefined): void {
  const skipped =
    seat === undefined ||
    battle.ended === 'called-off' ||
    play.seat(seat).out !== undefined ||
    battle.reinforced.includes(seat);
  if (skipped || !hasAnyMove(play, seat)) next(play, battle);
  else play.ask('reinforce', [seat]);
}

/** Whether a player has units and anything to move them with; being asked tells no more than the board does. */
function hasAnyMove(play: Play, seat: Seat): boolean {
  const { grain, oil } = play.seat(seat).supplies;
  return play.state.board.some((forces) =>
    forces.some((force) => force.seat === seat && (grain > 0 || oil > 0 || force.laden.length > 0)),
  );
}

/** Where and how a player may reinforce (B-ATK-51 to -53, with B-ATK-47, B-TAC-08 and B-TAC-15). */
function reinforcement(play: Play, seat: Seat, to: Zone): MoveTerms {
  const battle = battleOf(play);
  const allowed = (zone: Zone): Refusal | undefined => whyNoReinforcement(play, battle, seat, zone);
  return { ...freeTerms(play, seat, to), enter: allowed, ashore: allowed };
}

function whyNoReinforcement(
  play: Play,
  battle: DeepReadonly<ConventionalFrame>,
  seat: Seat,
  zone: Zone,
): Refusal | undefined {
  if (isDarkSea(zone)) return undefined;
  if (!isTerritory(zone)) {
    return occupies(play, seat, zone) || isVacant(play, zone)
      ? undefined
      : refuse(
          'sea-held',
          'B-ATK-52',
          `Another power's navy holds the ${zoneName(zone)}; reinforce a sea that is yours or empty.`,
        );
  }
  if (occupies(play, seat, zone)) {
    // a contested territory takes reinforcements of those who fight for it only.
    return otherOccupant(play, seat, zone) === undefined || zone === battle.to
      ? undefined
      : refuse('contested', 'B-ATK-51', `${zoneName(zone)} is fought over in another assault.`);
  }
  // B-ATK-47: a target that the attacker left empty may be filled again by its defender.
  if (seat === battle.defender && zone === battle.to && isVacant(play, zone)) return whyNotEnd(play, seat, zone);
  return refuse(
    'not-occupied',
    'B-ATK-51',
    `You do not occupy ${zoneName(zone)}; only territories you hold can be reinforced.`,
  );
}

function zoneToOccupy(play: Play, seat: Seat): Zone {
  const zone = battleOf(play).occupying?.find((other) => other.seat === seat)?.zone;
  if (zone === undefined) throw new Error(`${seat} has nothing to occupy`);
  return zone;
}
