// Amphibious and airborne assaults: the force moves to the target in Step A, at standard cost (B-TAC-02 to -06, -10, -11, -16).
import { z } from 'zod';
import {
  coasts,
  isTerritory,
  LIGHT_SEAS,
  type LightSea,
  TERRITORIES,
  type Territory,
  type Zone,
  zoneName,
} from '../../board/index.ts';
import { carryOut } from '../../movement/carry-out.ts';
import { MoveDraft } from '../../movement/draft.ts';
import { type Leg, type Order, ordersSchema } from '../../movement/order.ts';
import { canMove, destinationChoice, draftOf, ordersChoice, whyNotOrders } from '../../movement/orders.ts';
import { freeTerms, type MoveTerms } from '../../movement/terms.ts';
import { oneOf } from '../../referee/choice.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { SparseCounts } from '../../state/forces.ts';
import { occupies } from '../../state/occupation.ts';
import { type Seat, seat as seatId } from '../../state/seat.ts';
import type { DeepReadonly } from '../../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../../unit-table.ts';
import type { Committed, ConventionalFrame } from '../battle.ts';
import { type DrillStep, next } from '../conventional.ts';
import { againstSchema, MILITIA, namesIn, notThere, openBattle, whyNoAttack } from '../declare.ts';
import { isTarget } from '../reach.ts';
import { canFly, convoyReach } from './assault-reach.ts';

const bySeaSchema = z.strictObject({
  type: z.literal('assault-by-sea'),
  to: z.enum(TERRITORIES),
  sea: z.enum(LIGHT_SEAS),
  against: againstSchema,
  orders: ordersSchema,
});
const byAirSchema = z.strictObject({
  type: z.literal('assault-by-air'),
  to: z.enum(TERRITORIES),
  against: againstSchema,
  orders: ordersSchema,
});
export type AssaultBySeaCommand = z.infer<typeof bySeaSchema>;
export type AssaultByAirCommand = z.infer<typeof byAirSchema>;

export const assaultBySeaCommand: CommandDef<AssaultBySeaCommand> = {
  type: 'assault-by-sea',
  schema: bySeaSchema,
  answers: ['attack', 'counterattack'],
  clause: 'B-TAC-02',
  may: (play, seat) =>
    whyNoAttack(play, seat) ??
    (landings(play, seat).some((to) => whyNoLanding(play, seat, to) === undefined)
      ? undefined
      : refuse('no-landing', 'B-TAC-02', 'No navy of yours can bring an army to a shore worth attacking.')),
  fields: [
    field('to', (play, seat) => {
      const near = landings(play, seat);
      return oneOf(TERRITORIES, (to) =>
        near.includes(to) ? whyNoLanding(play, seat, to) : (whyNoAssault(play, seat, to) ?? noConvoy(to)),
      );
    }),
    field('sea', (play, seat, { to = 'alaska' }) =>
      destinationChoice(play, seat, coasts(to), (sea) => bySea(play, seat, to, sea)),
    ),
    field('against', (play, seat, { to = 'alaska' }) =>
      oneOf(
        namesIn(play, seat, to),
        () => undefined,
        () => notThere(to),
      ),
    ),
    field('orders', (play, seat, { to = 'alaska', sea = 'north-sea', orders = [] }) =>
      ordersChoice(play, seat, bySea(play, seat, to, sea), orders),
    ),
  ],
  run: (play, seat, { to, sea, against, orders }) => {
    openAssault(play, seat, against, 'amphibious', sea, to, orders);
    return undefined;
  },
};

export const assaultByAirCommand: CommandDef<AssaultByAirCommand> = {
  type: 'assault-by-air',
  schema: byAirSchema,
  answers: ['attack', 'counterattack'],
  clause: 'B-TAC-10',
  may: (play, seat) =>
    whyNoAttack(play, seat) ??
    (canFly(play, seat, besidesTheSet(play, seat).oil) &&
    TERRITORIES.some((to) => whyNoDrop(play, seat, to) === undefined)
      ? undefined
      : refuse('no-drop', 'B-TAC-11', 'You have no army to fly, or not two oil for it besides the set.')),
  fields: [
    field('to', (play, seat) => oneOf(TERRITORIES, (to) => whyNoDrop(play, seat, to))),
    field('against', (play, seat, { to = 'alaska' }) =>
      oneOf(
        namesIn(play, seat, to),
        () => undefined,
        () => notThere(to),
      ),
    ),
    field('orders', (play, seat, { to = 'alaska', orders = [] }) =>
      ordersChoice(play, seat, byAir(play, seat, to), orders),
    ),
  ],
  run: (play, seat, { to, against, orders }) => {
    openAssault(play, seat, against, 'airborne', undefined, to, orders);
    return undefined;
  },
};

export const landingSteps = {
  /** the force moves after the exchange of a first strike, if it still can. */
  'assault-moves'(play, battle) {
    if (battle.orders.length === 0) {
      next(play, battle);
      return;
    }
    const terms = termsOf(play, battle);
    const orders = battle.orders as Order[];
    if (terms === undefined || whyNotOrders(play, battle.attacker, terms, orders) !== undefined) {
      play.step<ConventionalFrame>('conventional', { ended: 'no-force', orders: [] });
      return;
    }
    carryOut(play, battle.attacker, terms, orders, 'assault');
    play.step<ConventionalFrame>('conventional', { orders: [] });
    next(play, battle);
  },
} satisfies Record<string, DrillStep>;

function openAssault(
  play: Play,
  seat: Seat,
  against: string,
  tactic: 'amphibious' | 'airborne',
  sea: LightSea | undefined,
  to: Territory,
  orders: Order[],
): void {
  const terms = sea === undefined ? byAir(play, seat, to) : bySea(play, seat, to, sea);
  const draft = draftOf(play, seat, terms, orders);
  if (!(draft instanceof MoveDraft)) throw new Error(`an assault that cannot move: ${draft.sentence}`);
  draft.finish();
  const ashore = landed(draft.legs, to);
  const committed: Committed[] = [{ zone: to, units: ashore }];
  const fleet = carriers(orders);
  if (sea !== undefined) committed.push({ zone: sea, units: fleet });
  openBattle(
    play,
    {
      attacker: seat,
      defender: against === MILITIA ? undefined : seatId(against),
      tactic,
      from: sea,
      to,
      committed,
      orders,
    },
    both(ashore, fleet),
  );
}

function termsOf(play: Play, battle: DeepReadonly<ConventionalFrame>): MoveTerms | undefined {
  if (!isTerritory(battle.to)) return undefined;
  const sea = LIGHT_SEAS.find((each) => each === battle.from);
  return battle.tactic === 'airborne'
    ? byAir(play, battle.attacker, battle.to)
    : sea === undefined
      ? undefined
      : bySea(play, battle.attacker, battle.to, sea);
}

/** B-TAC-02 to -04, Q-B-58: a convoy that ends in one light blue sea and lands in the target alone. */
function bySea(play: Play, seat: Seat, to: Territory, sea: Zone): MoveTerms {
  const free = freeTerms(play, seat, sea);
  return {
    ...free,
    ways: ['sail', 'board', 'land'],
    ashore: (territory, from) =>
      territory === to && from === sea
        ? undefined
        : refuse('not-the-target', 'B-TAC-04', `The assault lands in ${zoneName(to)} from the ${zoneName(sea)} alone.`),
    mustLand: to,
    budget: besidesTheSet(play, seat),
  };
}

/** B-TAC-10, -11, Q-B-59: armies fly in from any of their territories. */
function byAir(play: Play, seat: Seat, to: Territory): MoveTerms {
  return { ...freeTerms(play, seat, to), ways: ['airlift'], enter: () => undefined, budget: besidesTheSet(play, seat) };
}

/** the set of Step B must be left when the force has moved. */
function besidesTheSet(play: Play, seat: Seat): { grain: number; oil: number } {
  const { grain, oil } = play.seat(seat).supplies;
  return { grain: grain - 1, oil: oil - 1 };
}

/** Territories that a convoy may come to, at a quick look. */
function landings(play: Play, seat: Seat): Territory[] {
  const reach = convoyReach(play, seat, besidesTheSet(play, seat).oil);
  const seas = LIGHT_SEAS.filter(reach);
  return TERRITORIES.filter((to) => coasts(to).some((sea) => seas.includes(sea)));
}

function whyNoLanding(play: Play, seat: Seat, to: Territory): Refusal | undefined {
  return (
    whyNoAssault(play, seat, to) ??
    (canMove(play, seat, coasts(to), (sea) => bySea(play, seat, to, sea)) ? undefined : noConvoy(to))
  );
}

function noConvoy(to: Territory): Refusal {
  return refuse(
    'no-convoy',
    'B-TAC-02',
    `No navy of yours can land an army in ${zoneName(to)} with the oil you have besides the set.`,
  );
}

function whyNoDrop(play: Play, seat: Seat, to: Territory): Refusal | undefined {
  return (
    whyNoAssault(play, seat, to) ??
    (canMove(play, seat, [to], () => byAir(play, seat, to))
      ? undefined
      : refuse('no-drop', 'B-TAC-11', `You cannot fly an army to ${zoneName(to)}: it takes two oil besides the set.`))
  );
}

/** a land that somebody's assault force disputes takes no second one; a player lands where he does not stand himself. */
function whyNoAssault(play: Play, seat: Seat, to: Territory): Refusal | undefined {
  if (!isTarget(play, seat, to) || occupies(play, seat, to))
    return refuse('no-target', 'B-ATK-19', `There is nobody to assault in ${zoneName(to)}.`);
  return play.state.assaults.some(({ zone }) => zone === to)
    ? refuse('contested', 'B-TAC-02', `${zoneName(to)} is already fought over; nobody else may land there.`)
    : undefined;
}

function landed(legs: readonly Leg[], to: Territory): SparseCounts {
  return legs
    .filter((leg) => leg.to === to && leg.how !== 'board')
    .reduce<SparseCounts>((sum, leg) => both(sum, leg.units), {});
}

/** The carriers that take part, by kind. */
function carriers(orders: readonly Order[]): SparseCounts {
  return orders.reduce<SparseCounts>((sum, order) => {
    if (order.how === 'sail') return both(sum, order.units);
    return order.how === 'convoy' ? both(sum, { [order.carrier]: order.number }) : sum;
  }, {});
}

function both(a: SparseCounts, b: SparseCounts): SparseCounts {
  const sum: Partial<Record<UnitKind, number>> = {};
  for (const kind of UNIT_KINDS) if ((a[kind] ?? 0) + (b[kind] ?? 0) > 0) sum[kind] = (a[kind] ?? 0) + (b[kind] ?? 0);
  return sum;
}
