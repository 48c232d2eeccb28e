// Stage 5, phase C: moving units in rotation (B-MOVE-01 to -04).

import { z } from 'zod';
import { callLastCounterattack } from '../battle/attacks.ts';
import { ZONES, type Zone } from '../board/index.ts';
import { readBlockades } from '../movement/blockade.ts';
import { carryOut } from '../movement/carry-out.ts';
import { type Cost, type Order, ordersSchema } from '../movement/order.ts';
import { canMove, costOf, destinationChoice, ordersChoice } from '../movement/orders.ts';
import type { WithLeave } from '../movement/passage.ts';
import { freeTerms, type MoveTerms } from '../movement/terms.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { Game } from '../referee/game.ts';
import { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { isOver, ROTATION, type Rotation, rotate, startRotation } from '../referee/rotation.ts';
import type { FrameOf } from '../state/agenda.ts';
import { hasFallen, homeOwner } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';

export type MovesFrame = FrameOf<'moves'> & Rotation & WithLeave;
export type MoveQuestion = 'move';

const moveSchema = z.strictObject({ type: z.literal('move'), to: z.enum(ZONES), orders: ordersSchema });
export type MoveCommand = z.infer<typeof moveSchema>;

export const moveCommand: CommandDef<MoveCommand> = {
  type: 'move',
  schema: moveSchema,
  answers: ['move'],
  clause: 'B-MOVE-03',
  nothing: (play, seat) =>
    canMove(play, seat, ZONES, terms(play, seat)) ? undefined : sumUp(refuse('nowhere', 'B-MOVE-02')),
  fields: [
    field('to', (play, seat) => destinationChoice(play, seat, ZONES, terms(play, seat))),
    fieldAfter('orders', ['to'], (play, seat, { to, orders = [] }) =>
      ordersChoice(play, seat, freeTerms(play, seat, to), orders),
    ),
  ],
  run: (play, seat, { to, orders }) => {
    moveInGo(play, seat, freeTerms(play, seat, to), orders);
  },
};

/** Carries out the move of a go; a player who loses their last home territory by it has their counterattack first. */
export function moveInGo(play: Play, seat: Seat, terms: MoveTerms, orders: readonly Order[]): void {
  const entered = carryOut(play, seat, terms, orders, 'go');
  const victims = fallen(play, seat, entered);
  if (victims.length > 0) callLastCounterattack(play, seat, victims);
}

/** What a move would cost, before it is made; a refusal if it is not legal so far. */
export function quote(game: Game, seat: Seat, to: Zone, orders: readonly Order[]): Cost | Refusal {
  const play = new Play(game);
  return costOf(play, seat, freeTerms(play, seat, to), orders);
}

export const moveQuestions: QuestionDefs<MoveQuestion> = {
  move: {
    bidders: true,
    open: true,
    clause: 'B-MOVE-03',
    facts: null,
    fallback: () => ({ type: 'pass' }),
  },
};

export const moveProcedures: ProcedureDefs<MovesFrame> = {
  moves: {
    parts: {
      ...ROTATION,
      goDone: (frame, how, next) => {
        // Leave given or refused on the spot holds for one go.
        frame.leave = [];
        ROTATION.goDone?.(frame, how, next);
      },
    },
    start: (play) => ({ procedure: 'moves', ...startRotation(play), leave: [] }),
    advance(play, frame) {
      if (isOver(play, frame)) readBlockades(play);
      rotate(play, frame, 'move', (seat) => hasUnits(play, seat));
    },
  },
};

function terms(play: Play, seat: Seat) {
  return (to: Zone) => freeTerms(play, seat, to);
}

/** Those who lost their last home territory as the player moved in; each has a counterattack first (Q-B-33, X-15). */
function fallen(play: Play, seat: Seat, entered: readonly Zone[]): Seat[] {
  const owners = new Set(entered.map((zone) => homeOwner(play, zone)));
  return play.living().filter((other) => other !== seat && owners.has(other) && hasFallen(play, other));
}

function hasUnits(play: Play, seat: Seat): boolean {
  return play.state.board.some((forces) => forces.some((force) => force.seat === seat));
}
