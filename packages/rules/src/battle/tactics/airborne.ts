// Airborne assaults: armies fly to the target in Step A, at standard cost (B-TAC-10, -11, -16, Q-B-59).
import { z } from 'zod';
import { TERRITORIES, type Territory } from '../../board/index.ts';
import { obstacleTo } from '../../movement/obstacle.ts';
import { ordersSchema } from '../../movement/order.ts';
import { canMove, ordersChoice } from '../../movement/orders.ts';
import { oneOf, withReason } from '../../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../../referee/command.ts';
import { oncePerPosition } from '../../referee/once.ts';
import { type Refusal, refuse, sumUp } from '../../referee/refusal.ts';
import { againstSchema, namesIn, whyNoAttack } from '../declare.ts';
import { whyNotNamed } from '../reach.ts';
import { canFly } from './assault-reach.ts';
import { besidesTheSet, byAir } from './assault-terms.ts';
import { openAssault, whyNoAssault } from './landing.ts';

const byAirSchema = z.strictObject({
  type: z.literal('assault-by-air'),
  to: z.enum(TERRITORIES),
  against: againstSchema,
  orders: ordersSchema,
});
export type AssaultByAirCommand = z.infer<typeof byAirSchema>;

export const assaultByAirCommand: CommandDef<AssaultByAirCommand> = {
  type: 'assault-by-air',
  schema: byAirSchema,
  answers: ['attack', 'counterattack'],
  clause: 'B-TAC-10',
  may: whyNoAttack,
  nothing: (play, seat) =>
    canFly(play, seat, besidesTheSet(play, seat).oil) &&
    TERRITORIES.some((to) => whyNoDrop(play, seat)(to) === undefined)
      ? undefined
      : NO_DROP,
  fields: [
    field('to', (play, seat) =>
      withReason(
        oneOf(TERRITORIES, whyNoDrop(play, seat)),
        NO_DROP,
        (to) => sumUp(obstacleTo(play, seat, byAir(play, seat, to))),
        (to) => whyNoAssault(play, seat, to),
      ),
    ),
    fieldAfter('against', ['to'], (play, seat, { to }) =>
      oneOf(
        namesIn(play, seat, to),
        () => undefined,
        (name) => whyNotNamed(play, seat, to, name),
      ),
    ),
    fieldAfter('orders', ['to'], (play, seat, { to, orders = [] }) =>
      ordersChoice(play, seat, byAir(play, seat, to), orders),
    ),
  ],
  run: (play, seat, { to, against, orders }) => {
    openAssault(play, seat, against, 'airborne', undefined, to, orders);
  },
};

// What the quick look says; a player who names a target is told its own obstacle.
const NO_DROP = sumUp(refuse('no-drop', 'B-TAC-11'));

/** Why no army can be flown to a territory. Nobody assaults where they stand themselves, so a player who can fly to one territory can fly to all. */
const whyNoDrop = oncePerPosition((play, seat): ((to: Territory) => Refusal | undefined) => {
  let flies: boolean | undefined;
  return (to) => {
    const refusal = whyNoAssault(play, seat, to);
    if (refusal !== undefined) return refusal;
    flies ??= canMove(play, seat, [to], () => byAir(play, seat, to));
    return flies ? undefined : NO_DROP;
  };
});
