// Amphibious assaults: a convoy brings armies to the target in Step A, at standard cost (B-TAC-02 to -06).
import { z } from 'zod';
import {
  coasts,
  hasPort,
  isLightSea,
  type LightSea,
  SEAS,
  type Sea,
  TERRITORIES,
  type Territory,
  zoneIndex,
} from '../../board/index.ts';
import { nearestObstacle } from '../../movement/obstacle.ts';
import { ordersSchema } from '../../movement/order.ts';
import { canMove, destinationChoice, ordersChoice } from '../../movement/orders.ts';
import { oneOf, withReason } from '../../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../../referee/command.ts';
import { oncePerPosition } from '../../referee/once.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../../referee/refusal.ts';
import { otherOccupant } from '../../state/occupation.ts';
import type { Seat } from '../../state/seat.ts';
import { againstSchema, namesIn, whyNoAttack } from '../declare.ts';
import { whyNotNamed } from '../reach.ts';
import { convoyReach } from './assault-reach.ts';
import { besidesTheSet, bySea } from './assault-terms.ts';
import { openAssault, whyNoAssault } from './landing.ts';

const bySeaSchema = z.strictObject({
  type: z.literal('assault-by-sea'),
  to: z.enum(TERRITORIES),
  sea: z.enum(SEAS),
  against: againstSchema,
  orders: ordersSchema,
});
export type AssaultBySeaCommand = z.infer<typeof bySeaSchema>;

export const assaultBySeaCommand: CommandDef<AssaultBySeaCommand> = {
  type: 'assault-by-sea',
  schema: bySeaSchema,
  answers: ['attack', 'counterattack'],
  clause: 'B-TAC-02',
  may: whyNoAttack,
  nothing: (play, seat) => (isOpenAnywhere(whyNoLanding(play, seat)) ? undefined : NO_CONVOY),
  fields: [
    field('to', (play, seat) =>
      withReason(
        oneOf(TERRITORIES, (to) => whyNoLanding(play, seat)(to)),
        NO_CONVOY,
        (to) => whyNoConvoy(play, seat, to),
        (to) => whyNoAssault(play, seat, to),
      ),
    ),
    fieldAfter('sea', ['to'], (play, seat, { to }) =>
      destinationChoice<Sea>(
        play,
        seat,
        coasts(to),
        (sea) => bySea(play, seat, to, sea),
        (sea) => notOff(to, sea),
      ),
    ),
    fieldAfter('against', ['to'], (play, seat, { to }) =>
      oneOf(
        namesIn(play, seat, to),
        () => undefined,
        (name) => whyNotNamed(play, seat, to, name),
      ),
    ),
    fieldAfter('orders', ['to', 'sea'], (play, seat, { to, sea, orders = [] }) =>
      ordersChoice(play, seat, bySea(play, seat, to, sea), orders),
    ),
  ],
  run: (play, seat, { to, sea, against, orders }) => {
    if (!isLightSea(sea)) throw new Error(`an assault out of the ${sea} was let through`);
    openAssault(play, seat, against, 'amphibious', sea, to, orders);
  },
};

// What the quick look says; a player who names a target is told its own obstacle.
const NO_CONVOY = sumUp(refuse('no-landing', 'B-TAC-02'));

/** Why no convoy can be brought to a territory; what it takes to know is found once for all. */
const whyNoLanding = oncePerPosition((play, seat): ((to: Territory) => Refusal | undefined) => {
  const reach = convoyReach(play, seat, besidesTheSet(play, seat).oil);
  const known: (boolean | undefined)[] = [];
  // A convoy that lands somebody on one shore of a sea can land them on any other, or on any other with a port.
  const canLandFrom = (sea: LightSea, to: Territory): boolean => {
    const shore = 2 * zoneIndex(sea) + (hasPort(to, sea) ? 1 : 0);
    let can = known[shore];
    if (can === undefined) {
      can = reach(sea) && isOpenTo(play, seat, sea) && canMove(play, seat, [sea], () => bySea(play, seat, to, sea));
      known[shore] = can;
    }
    return can;
  };
  return (to) => {
    const refusal = whyNoAssault(play, seat, to);
    if (refusal !== undefined) return refusal;
    return coasts(to).some((sea) => canLandFrom(sea, to)) ? undefined : NO_CONVOY;
  };
});

/** Whether the fleet may end there, asked before any terms are drawn up: most seas of a crowded board belong to others. */
function isOpenTo(play: Play, seat: Seat, sea: LightSea): boolean {
  return otherOccupant(play, seat, sea) === undefined;
}

/** What keeps every convoy off a shore: there is none, others hold its seas, or what is nearest to being overcome. */
function whyNoConvoy(play: Play, seat: Seat, to: Territory): Refusal {
  const seas = coasts(to);
  if (seas.length === 0) return refuse('landlocked', 'B-TAC-02', { zone: to });
  const open = seas.map((sea) => bySea(play, seat, to, sea)).filter((terms) => terms.enter(terms.to) === undefined);
  const [terms] = open;
  if (terms === undefined) return refuse('sea-held:landing', 'B-MOVE-25', { zone: to });
  return sumUp(nearestObstacle(play, seat, open, terms));
}

/** B-TAC-04: why an assault on a territory cannot come from a sea at all. */
function notOff(to: Territory, sea: Sea): Refusal {
  return isLightSea(sea)
    ? refuse('not-adjacent:assault', 'B-TAC-04', { territory: to, sea })
    : refuse('dark-sea:assault', 'B-TAC-04', { sea });
}

function isOpenAnywhere(why: (to: Territory) => Refusal | undefined): boolean {
  return TERRITORIES.some((to) => why(to) === undefined);
}
