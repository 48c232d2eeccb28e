// Amphibious and airborne assaults: the force moves to the target in Step A, at standard cost (B-TAC-02 to -06, -10, -11, -16).
import { z } from 'zod';
import {
  coasts,
  hasPort,
  isLightSea,
  isTerritory,
  LIGHT_SEAS,
  type LightSea,
  SEAS,
  type Sea,
  TERRITORIES,
  type Territory,
  zoneName,
} from '../../board/index.ts';
import { carryOut } from '../../movement/carry-out.ts';
import { plus } from '../../movement/draft.ts';
import { nearestObstacle, obstacleTo } from '../../movement/obstacle.ts';
import { type Order, ordersSchema, soleKind } from '../../movement/order.ts';
import { canMove, destinationChoice, ordersChoice, whyNotOrders } from '../../movement/orders.ts';
import type { MoveTerms } from '../../movement/terms.ts';
import { oneOf, withReason } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import { oncePerPosition } from '../../referee/once.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../../referee/refusal.ts';
import { type SparseCounts, totalOf } from '../../state/forces.ts';
import { isNuked, occupies } from '../../state/occupation.ts';
import { type Seat, seat as seatId } from '../../state/seat.ts';
import type { DeepReadonly } from '../../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../../unit-table.ts';
import type { Boat, Committed, ConventionalFrame } from '../battle.ts';
import { type DrillStep, next } from '../conventional.ts';
import { againstSchema, MILITIA, namesIn, notThere, openBattle, whyNoAttack } from '../declare.ts';
import { isTarget, opponentsIn } from '../reach.ts';
import { canFly, convoyReach } from './assault-reach.ts';
import { besidesTheSet, byAir, bySea } from './assault-terms.ts';

const bySeaSchema = z.strictObject({
  type: z.literal('assault-by-sea'),
  to: z.enum(TERRITORIES),
  sea: z.enum(SEAS),
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
    whyNoAttack(play, seat) ?? (TERRITORIES.some(isOpen(whyNoLanding(play, seat))) ? undefined : NO_CONVOY),
  fields: [
    field('to', (play, seat) =>
      withReason(oneOf(TERRITORIES, whyNoLanding(play, seat)), NO_CONVOY, (to) => whyNoConvoy(play, seat, to)),
    ),
    field('sea', (play, seat, { to = 'alaska' }) =>
      destinationChoice<Sea>(
        play,
        seat,
        coasts(to),
        (sea) => bySea(play, seat, to, sea),
        (sea) => notOff(to, sea),
      ),
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
    if (!isLightSea(sea)) throw new Error(`an assault out of the ${sea} was let through`);
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
    (canFly(play, seat, besidesTheSet(play, seat).oil) && TERRITORIES.some(isOpen(whyNoDrop(play, seat)))
      ? undefined
      : NO_DROP),
  fields: [
    field('to', (play, seat) =>
      withReason(oneOf(TERRITORIES, whyNoDrop(play, seat)), NO_DROP, (to) =>
        sumUp(obstacleTo(play, seat, byAir(play, seat, to))),
      ),
    ),
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
    const { attacker, defender, tactic, to, orders } = battle;
    const terms = termsOf(play, battle);
    if (terms === undefined || !isTerritory(to) || !isStillOpen(play, battle) || !canStillMove(play, battle, terms)) {
      play.emit({ type: 'attack-foiled', seat: attacker });
      return;
    }
    carryOut(play, attacker, terms, orders, 'assault');
    const boats = play.options.assaultTroops === 'aboard' ? boatsIn(orders) : [];
    play.step<ConventionalFrame>('conventional', { orders: [], boats });
    if (defender !== undefined)
      play.emit({
        type: 'assault-landed',
        assault: { seat: attacker, zone: to, how: tactic === 'airborne' ? 'airborne' : 'amphibious' },
        clauses: tactic === 'airborne' ? FLOWN_IN : LANDED,
      });
    next(play, battle);
  },
} satisfies Record<string, DrillStep>;

const LANDED: readonly Clause[] = ['B-TAC-01', 'B-TAC-02', 'B-TAC-03', 'B-TAC-04', 'Q-B-58', 'X-02', 'X-12', 'X-21'];
const FLOWN_IN: readonly Clause[] = ['B-TAC-01', 'B-TAC-10', 'B-TAC-11', 'B-TAC-16', 'Q-B-59', 'X-02', 'X-21'];

/** Whether the target is still what was named: an exchange, or a third player's answer to it, may have changed it. */
function isStillOpen(play: Play, { attacker, defender, to }: DeepReadonly<ConventionalFrame>): boolean {
  return isTerritory(to) && whyNoAssault(play, attacker, to) === undefined
    ? opponentsIn(play, attacker, to).every((other) => other === defender)
    : false;
}

function canStillMove(play: Play, battle: DeepReadonly<ConventionalFrame>, terms: MoveTerms): boolean {
  return whyNotOrders(play, battle.attacker, terms, battle.orders) === undefined;
}

function openAssault(
  play: Play,
  seat: Seat,
  against: string,
  tactic: 'amphibious' | 'airborne',
  sea: LightSea | undefined,
  to: Territory,
  orders: Order[],
): void {
  const ashore = landed(orders);
  const fleet = carriers(orders);
  const committed: Committed[] = [{ zone: to, units: ashore }];
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

// What the quick looks say; whoever names a target is told its own obstacle.
const NO_CONVOY = sumUp(
  refuse('no-landing', 'B-TAC-02', 'None of your navies can bring an army to any shore you may attack.'),
);
const NO_DROP = sumUp(
  refuse(
    'no-drop',
    'B-TAC-11',
    'An airborne assault takes an army on land, 2 oil to fly it on top of the set of supplies, and a target.',
  ),
);

/** Why no convoy can be brought to a territory; what it takes to know is found once for all. */
const whyNoLanding = oncePerPosition((play, seat): ((to: Territory) => Refusal | undefined) => {
  const reach = convoyReach(play, seat, besidesTheSet(play, seat).oil);
  const known = new Map<string, boolean>();
  // A convoy that lands somebody on one shore of a sea can land him on any other, or on any other with a port.
  const canLandFrom = (sea: LightSea, to: Territory): boolean => {
    const shore = `${sea} ${hasPort(to, sea)}`;
    const before = known.get(shore);
    if (before !== undefined) return before;
    const can = reach(sea) && canMove(play, seat, [sea], () => bySea(play, seat, to, sea));
    known.set(shore, can);
    return can;
  };
  return (to) => {
    const refusal = whyNoAssault(play, seat, to);
    if (refusal !== undefined) return refusal;
    return coasts(to).some((sea) => canLandFrom(sea, to)) ? undefined : NO_CONVOY;
  };
});

/** What keeps every convoy off a shore: there is none, others hold its seas, or what is nearest to being overcome. */
function whyNoConvoy(play: Play, seat: Seat, to: Territory): Refusal {
  const seas = coasts(to);
  if (seas.length === 0)
    return refuse(
      'landlocked',
      'B-TAC-02',
      `${zoneName(to)} has no light blue sea beside it; attack it by land or air.`,
    );
  const open = seas.map((sea) => bySea(play, seat, to, sea)).filter((terms) => terms.enter(terms.to) === undefined);
  const [terms] = open;
  if (terms === undefined)
    return refuse(
      'sea-held',
      'B-MOVE-25',
      `Other players' navies hold every sea beside ${zoneName(to)}; sink them or make them leave first.`,
    );
  return sumUp(nearestObstacle(play, seat, open, terms));
}

/** B-TAC-04: why an assault on a territory cannot come from a sea at all. */
function notOff(to: Territory, sea: Sea): Refusal {
  return isLightSea(sea)
    ? refuse(
        'not-adjacent',
        'B-TAC-04',
        `${zoneName(to)} does not lie on the ${zoneName(sea)}; land from a sea beside it.`,
      )
    : refuse(
        'dark-sea',
        'B-TAC-04',
        `The ${zoneName(sea)} is dark blue; an assault lands from a light blue sea beside its target.`,
      );
}

function isOpen(why: (to: Territory) => Refusal | undefined): (to: Territory) => boolean {
  return (to) => why(to) === undefined;
}

/** Why no army can be flown to a territory. Nobody assaults where he stands himself, so a player who can fly to one territory can fly to all. */
const whyNoDrop = oncePerPosition((play, seat): ((to: Territory) => Refusal | undefined) => {
  let flies: boolean | undefined;
  return (to) => {
    const refusal = whyNoAssault(play, seat, to);
    if (refusal !== undefined) return refusal;
    flies ??= canMove(play, seat, [to], () => byAir(play, seat, to));
    return flies ? undefined : NO_DROP;
  };
});

/** a land that somebody's assault force disputes takes no second one; a player lands where he does not stand himself. */
function whyNoAssault(play: Play, seat: Seat, to: Territory): Refusal | undefined {
  if (occupies(play, seat, to))
    return refuse(
      'own-land',
      'X-21',
      `You have units in ${zoneName(to)} yourself; an assault goes where you have none.`,
    );
  if (!isTarget(play, seat, to))
    return isNuked(play, to)
      ? refuse('nuked', 'B-STRAT-05', `${zoneName(to)} has been nuked; no army may enter it again.`)
      : refuse('no-target', 'B-ATK-19', `There is nobody to assault in ${zoneName(to)}.`);
  return play.state.assaults.some(({ zone }) => zone === to)
    ? refuse('contested', 'X-21', `${zoneName(to)} is already fought over; nobody else may land there.`)
    : undefined;
}

/** The troops that orders bring into the target. */
function landed(orders: readonly Order[]): SparseCounts {
  return orders.reduce<SparseCounts>(
    (sum, order) => (order.how === 'ashore' || order.how === 'airlift' ? both(sum, order.units) : sum),
    {},
  );
}

/** The carriers that take part, by kind. */
function carriers(orders: readonly Order[]): SparseCounts {
  return orders.reduce<SparseCounts>((sum, order) => {
    if (order.how === 'sail') return both(sum, order.units);
    return order.how === 'convoy' ? both(sum, { [order.carrier]: order.number }) : sum;
  }, {});
}

/** The carriers that put troops ashore, one by one. */
function boatsIn(orders: readonly Order[]): Boat[] {
  const boats: Boat[] = [];
  for (const order of orders) {
    const boat = boats[boats.length - 1];
    if (order.how === 'sail') boats.push({ carrier: soleKind(order.units) ?? 'navy', cargo: {}, troops: {} });
    else if (order.how === 'convoy') boats.push({ carrier: order.carrier, cargo: { ...order.cargo }, troops: {} });
    else if (order.how === 'board' && boat !== undefined) boat.cargo = plus(boat.cargo, order.units, 1);
    else if (order.how === 'ashore' && boat !== undefined) {
      boat.cargo = plus(boat.cargo, order.units, -1);
      boat.troops = plus(boat.troops, order.units, 1);
    }
  }
  return boats.filter(({ troops }) => totalOf(troops) > 0);
}

function both(a: SparseCounts, b: SparseCounts): SparseCounts {
  const sum: Partial<Record<UnitKind, number>> = {};
  for (const kind of UNIT_KINDS) if ((a[kind] ?? 0) + (b[kind] ?? 0) > 0) sum[kind] = (a[kind] ?? 0) + (b[kind] ?? 0);
  return sum;
}
