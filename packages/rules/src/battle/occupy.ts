// Step D, occupation of zones that the battle emptied (B-ATK-40 to -48).
import { z } from 'zod';
import {
  type Card,
  coasts,
  companyOf,
  isCompany,
  isTerritory,
  LIGHT_SEAS,
  type LightSea,
  type Zone,
} from '../board/index.ts';
import { noteCapture } from '../endings/capture.ts';
import { carryOut } from '../movement/carry-out.ts';
import { afterEntry } from '../movement/entry.ts';
import { type Order, ordersSchema } from '../movement/order.ts';
import { destinationChoice, ordersChoice } from '../movement/orders.ts';
import type { MoveTerms } from '../movement/terms.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import { occupies } from '../state/occupation.ts';
import { wake } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { sure } from '../sure.ts';
import { AFTER_ANSWER, sayAgain, sayLast } from './afterwards.ts';
import { attackingPieces, battleIn, battleOf, type ConventionalFrame, hear, isFromWithin } from './battle.ts';
import { type DrillTable, next } from './conventional.ts';
import { loserOf, oustingBy } from './homes-lost.ts';
import { atSea, canOccupy, convoy, occupation, whyNotBySea, whyNotOccupy, zoneToOccupy } from './moving-in.ts';
import { judgeAssaults } from './tactics/assault-fate.ts';

export type OccupyQuestion = 'occupy';

/** Whether that is all they want of this attack; always allowed, so nothing chooses among them. */
const afterwards = z.enum(AFTER_ANSWER).optional();
const occupySchema = z.strictObject({ type: z.literal('occupy'), orders: ordersSchema, afterwards });
const bySeaSchema = z.strictObject({
  type: z.literal('occupy-by-sea'),
  sea: z.enum(LIGHT_SEAS),
  orders: ordersSchema,
  afterwards,
});
const noOccupationSchema = z.strictObject({ type: z.literal('no-occupation'), afterwards });
export type OccupyCommand = z.infer<typeof occupySchema>;
export type OccupyBySeaCommand = z.infer<typeof bySeaSchema>;
export type NoOccupationCommand = z.infer<typeof noOccupationSchema>;

export type OccupyEvent = OccupationSettled | JoinedAttacked;
interface OccupationSettled extends EventBase {
  readonly type: 'occupation-settled';
  readonly seat: Seat;
  readonly zone: Zone;
  readonly occupied: boolean;
}
/** Players who lost cards to an attack on militia, or their last home to a withdrawal, count as attacked. */
interface JoinedAttacked extends EventBase {
  readonly type: 'joined-attacked';
  readonly seats: readonly Seat[];
}

export const occupyEvents: EventDefs<OccupyEvent> = {
  'occupation-settled': {
    clauses: ['B-ATK-40', 'Q-B-49'],
    evolve: (state, { seat, zone }) => {
      const battle = battleIn(state);
      battle.occupying = sure(battle.occupying).filter((other) => other.zone !== zone);
      hear(state, seat);
    },
  },
  'joined-attacked': {
    clauses: ['B-TAC-20', 'X-15'],
    evolve: (state, { seats }) => {
      battleIn(state).attacked.push(...seats);
      for (const seat of seats) wake(state, seat);
    },
  },
};

/** By land, air, or from navies beside it; a sea by sailing. */
export const occupyCommand: CommandDef<OccupyCommand> = {
  type: 'occupy',
  schema: occupySchema,
  answers: ['occupy'],
  clause: 'B-ATK-41',
  nothing: (play, seat) => whyNotOccupy(play, seat, zoneToOccupy(play, seat)),
  fields: [
    field('orders', (play, seat, { orders = [] }) =>
      ordersChoice(play, seat, occupation(play, seat, zoneToOccupy(play, seat)), orders),
    ),
  ],
  run: (play, seat, { orders, afterwards: then }) => {
    moveIn(play, seat, occupation(play, seat, zoneToOccupy(play, seat)), orders, then);
    sayLast(play, seat, then);
  },
};

/** By a convoy that ends in a light blue sea beside the territory (Q-B-49: any way of moving). */
export const occupyBySeaCommand: CommandDef<OccupyBySeaCommand> = {
  type: 'occupy-by-sea',
  schema: bySeaSchema,
  answers: ['occupy'],
  clause: 'B-ATK-41',
  may: (play, seat) => whyNotBySea(play, seat, zoneToOccupy(play, seat)),
  fields: [
    field('sea', (play, seat) => {
      const zone = zoneToOccupy(play, seat);
      return destinationChoice<LightSea>(
        play,
        seat,
        isTerritory(zone) ? coasts(zone) : [],
        (sea) => convoy(play, seat, sea),
        (sea) =>
          isTerritory(zone) ? refuse('not-adjacent:landing', 'B-ATK-42', { territory: zone, sea }) : atSea(zone),
      );
    }),
    fieldAfter('orders', ['sea'], (play, seat, { sea, orders = [] }) =>
      ordersChoice(play, seat, convoy(play, seat, sea), orders),
    ),
  ],
  run: (play, seat, { sea, orders, afterwards: then }) => {
    moveIn(play, seat, convoy(play, seat, sea), orders, then);
    sayLast(play, seat, then);
  },
};

export const noOccupationCommand: CommandDef<NoOccupationCommand> = {
  type: 'no-occupation',
  schema: noOccupationSchema,
  answers: ['occupy'],
  clause: 'Q-B-49',
  fields: [],
  run: (play, seat, { afterwards: then }) => {
    const zone = zoneToOccupy(play, seat);
    const clauses = clausesOf(battleOf(play), seat, zone);
    sayAgain(play, seat, then);
    play.emit({ type: 'occupation-settled', seat, zone, occupied: false, clauses });
    sayLast(play, seat, then);
  },
};

export const occupyQuestions: QuestionDefs<OccupyQuestion> = {
  occupy: {
    open: true,
    clause: 'B-ATK-41',
    facts: (play, seat) => ({ zone: zoneToOccupy(play, seat) }),
    fallback: () => ({ type: 'no-occupation' }),
  },
};

export const occupySteps = {
  occupation(play, battle) {
    // A player who attacked out of a land that is fought over may have lost it too.
    oustingBy(play, battle.attacker, () =>
      judgeAssaults(play, (zone) => (zone === battle.from ? battle.attacker : battle.defender)),
    );
    if (battle.occupying === undefined) {
      settleWhereWon(play, battle);
      play.step<ConventionalFrame>('conventional', { occupying: openToOccupation(play, battle) });
      return;
    }
    const [first] = battle.occupying;
    if (first === undefined) next(play, battle);
    else if (canOccupy(play, first.seat, first.zone)) play.ask('occupy', [first.seat]);
    else {
      const clauses: Clause[] = ['B-ATK-40', 'B-ATK-42', 'Q-B-49'];
      play.emit({ type: 'occupation-settled', seat: first.seat, zone: first.zone, occupied: false, clauses });
    }
  },
} satisfies DrillTable<'occupation'>;

/**
 * The attacker has the target without moving in: it was surrendered, or their assault beat the militia in it. A force that
 * beat a player's has captured the land as its assault was judged.
 */
function settleWhereWon(play: Play, battle: DeepReadonly<ConventionalFrame>): void {
  const { attacker, defender, to, ended, beachhead = false } = battle;
  if (ended === 'surrendered') {
    // a beachhead never held the land; it was the garrison's all along.
    if (!beachhead) noteCapture(play, attacker, to, defender);
  } else if (ended === undefined && defender === undefined && occupies(play, attacker, to))
    settleIn(play, battle, () => afterEntry(play, attacker, to, false));
}

/** The zones that the battle emptied, and who may move in (B-ATK-41, -43, -45, -46; Q-B-50, Q-B-61). */
function openToOccupation(play: Play, battle: DeepReadonly<ConventionalFrame>): { seat: Seat; zone: Zone }[] {
  const { attacker, defender, from, to, ended } = battle;
  if (ended === 'called-off' || ended === 'no-force' || ended === 'surrendered') return [];
  const defenderGone = defender === undefined || play.rulebook.isBeaten(play, battle);
  const attackerGone = ended === undefined && isWipedOut(play, battle);
  const origin = !attackerGone || from === undefined || from === to ? [] : [from];
  // They have the target already where forces of theirs stood in it: they may still move back to where they attacked from.
  if (defenderGone && occupies(play, attacker, to)) return origin.map((zone) => ({ seat: attacker, zone }));
  if (defenderGone && !attackerGone) return [{ seat: attacker, zone: to }];
  if (defender === undefined || !attackerGone) return [];
  if (!defenderGone) return origin.map((zone) => ({ seat: defender, zone }));
  return [to, ...origin].map((zone) => ({ seat: attacker, zone }));
}

/**
 * Q-B-42: nothing of the attacker is left in the zone they attacked from; X-12: nor of an assault, ashore or afloat;
 * Q-B-61: militia looks at those who attacked.
 */
function isWipedOut(play: Play, battle: DeepReadonly<ConventionalFrame>): boolean {
  if (battle.tactic === 'direct' && battle.from !== undefined && battle.defender !== undefined)
    return !occupies(play, battle.attacker, battle.from);
  return attackingPieces(play, battle).length === 0;
}

function moveIn(
  play: Play,
  seat: Seat,
  terms: MoveTerms,
  orders: readonly Order[],
  then: OccupyCommand['afterwards'],
): void {
  const zone = zoneToOccupy(play, seat);
  const battle = battleOf(play);
  const clauses = clausesOf(battle, seat, zone);
  oustingBy(play, seat, () => {
    if (zone === battle.to) settleIn(play, battle, () => carryOut(play, seat, terms, orders));
    else {
      const loser = loserOf(play, battle, seat, zone);
      carryOut(play, seat, terms, orders);
      noteCapture(play, seat, zone, loser);
    }
  });
  sayAgain(play, seat, then);
  play.emit({ type: 'occupation-settled', seat, zone, occupied: true, clauses });
  judgeAssaults(play, () => seat);
  play.rulebook.afterOccupation(play, battle, seat, zone);
}

/** The attacker comes into the target; a player who loses cards to them there, though militia fought, was attacked too (B-TAC-20). */
function settleIn(play: Play, battle: DeepReadonly<ConventionalFrame>, enter: () => void): void {
  const { attacker, defender, to } = battle;
  const holders = defender === undefined ? holdersIn(play, attacker, to) : [];
  const loser = loserOf(play, battle, attacker, to);
  enter();
  if (!isFromWithin(battle)) noteCapture(play, attacker, to, loser);
  if (holders.length > 0) play.emit({ type: 'joined-attacked', seats: holders });
}

/** Others who hold a card in a zone. */
function holdersIn(play: Play, attacker: Seat, zone: Zone): Seat[] {
  const isThere = ({ card }: { readonly card: Card }) => isCompany(card) && companyOf(card).location === zone;
  return play.living().filter((seat) => seat !== attacker && play.seat(seat).holdings.some(isThere));
}

function clausesOf(battle: DeepReadonly<ConventionalFrame>, seat: Seat, zone: Zone): readonly Clause[] {
  const always: readonly Clause[] = ['B-ATK-40', 'Q-B-49'];
  if (seat !== battle.attacker) return [...always, 'B-ATK-23', 'B-ATK-43', 'B-ATK-44'];
  if (battle.ended === 'left-empty') return [...always, 'B-ATK-23', 'B-TAC-47', 'B-TAC-48', 'Q-B-64'];
  if (zone === battle.from && zone !== battle.to) return [...always, 'B-ATK-46', 'Q-B-50'];
  // Both were wiped out if the zone attacked from is on the list too.
  const both = (battle.occupying ?? []).some((other) => other.zone === battle.from);
  return [...always, 'B-ATK-23', ...(both ? (['B-ATK-45', 'Q-B-50'] as const) : (['B-ATK-41', 'B-ATK-42'] as const))];
}
