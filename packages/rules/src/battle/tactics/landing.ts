// What assaults by sea and by air share: they are opened, and move to the target in Step A (B-TAC-02, -10, X-02).
import { isTerritory, LIGHT_SEAS, type LightSea, type Territory } from '../../board/index.ts';
import { carryOut } from '../../movement/carry-out.ts';
import { plus } from '../../movement/draft.ts';
import { type Order, soleKind } from '../../movement/order.ts';
import type { MoveTerms } from '../../movement/terms.ts';
import type { Clause } from '../../referee/cite.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import { added, fullCounts, noUnits, only, type SparseCounts, sparse, totalOf } from '../../state/forces.ts';
import { isNuked, occupies } from '../../state/occupation.ts';
import { type Seat, seat as seatId } from '../../state/seat.ts';
import type { Assault, DeepReadonly } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import type { Boat, Committed, ConventionalFrame } from '../battle.ts';
import { type DrillTable, next } from '../conventional.ts';
import { MILITIA, openBattle } from '../declare.ts';
import { isTarget, opponentsIn, whyNobodyIn } from '../reach.ts';
import { judgeAssaults } from './assault-fate.ts';
import { byAir, bySea } from './assault-terms.ts';
import { ordersLeft } from './force-left.ts';

/** Begins the drill of an assault whose force has its orders. */
export function openAssault(
  play: Play,
  seat: Seat,
  against: string,
  tactic: 'amphibious' | 'airborne',
  sea: LightSea | undefined,
  to: Territory,
  orders: Order[],
): void {
  openBattle(
    play,
    {
      attacker: seat,
      defender: against === MILITIA ? undefined : seatId(against),
      tactic,
      from: sea,
      to,
      committed: committedBy(orders, to, sea),
      orders,
    },
    sparse(added(fullCounts(landed(orders)), carriers(orders), 1)),
  );
}

/** Who fights by these orders: those who come into the target, and the carriers that brought them. */
function committedBy(orders: readonly Order[], to: Territory, sea: LightSea | undefined): Committed[] {
  const ashore = { zone: to, units: landed(orders) };
  return sea === undefined ? [ashore] : [ashore, { zone: sea, units: carriers(orders) }];
}

/** a land that somebody's assault force disputes takes no second one; a player lands where they do not stand themselves. */
export function whyNoAssault(play: Play, seat: Seat, to: Territory): Refusal | undefined {
  if (occupies(play, seat, to)) return refuse('own-land', 'X-21', { zone: to });
  if (!isTarget(play, seat, to))
    return isNuked(play, to) ? refuse('nuked:end', 'B-STRAT-05', { zone: to }) : whyNobodyIn(play, seat, to);
  return play.state.assaults.some(({ zone }) => zone === to)
    ? refuse('contested:assault', 'X-21', { zone: to })
    : undefined;
}

export const landingSteps = {
  /** the force moves after the exchange of a first strike, if it still can. */
  'assault-moves'(play, battle) {
    if (battle.orders.length === 0) {
      next(play, battle);
      return;
    }
    const { attacker, defender, tactic } = battle;
    const left = movesLeft(play, battle);
    if (left === undefined) {
      play.emit({ type: 'attack-foiled', seat: attacker });
      return;
    }
    const { land, sea, terms, orders } = left;
    carryOut(play, attacker, terms, orders, 'assault');
    // a player who draws their last unit out of a land that is fought over has lost it.
    judgeAssaults(play, () => attacker);
    const boats = play.options.assaultTroops === 'aboard' ? boatsIn(orders) : [];
    const committed = committedBy(orders, land, sea);
    const fewer = orders === battle.orders ? {} : { committed };
    play.step<ConventionalFrame>('conventional', { orders: [], boats, ...fewer });
    if (defender !== undefined)
      play.emit({
        type: 'assault-landed',
        assault: {
          seat: attacker,
          zone: land,
          ...(tactic === 'airborne' ? { how: 'airborne' } : bySeaWith(committed, sea)),
        },
        clauses: tactic === 'airborne' ? FLOWN_IN : LANDED,
      });
    next(play, battle);
  },
} satisfies DrillTable<'assault-moves'>;

const LANDED: readonly Clause[] = ['B-TAC-01', 'B-TAC-02', 'B-TAC-03', 'B-TAC-04', 'Q-B-58', 'X-02', 'X-12', 'X-21'];
const FLOWN_IN: readonly Clause[] = ['B-TAC-01', 'B-TAC-10', 'B-TAC-11', 'B-TAC-16', 'Q-B-59', 'X-02', 'X-21'];

/** B-TAC-07: the navies are remembered, as they fight on with those they landed. */
function bySeaWith(
  committed: readonly Committed[],
  sea: LightSea | undefined,
): Pick<DeepReadonly<Assault>, 'how' | 'fleet'> {
  const fleet = committed.find(({ zone }) => zone === sea);
  return {
    how: 'amphibious',
    ...(sea === undefined || fleet === undefined ? {} : { fleet: { zone: sea, units: fleet.units } }),
  };
}

interface MovesLeft {
  readonly land: Territory;
  readonly sea: LightSea | undefined;
  readonly terms: MoveTerms;
  readonly orders: readonly Order[];
}

/** How an assault can still come to its target; undefined if none of it can, or the target is not what was named any more. */
export function movesLeft(play: Play, battle: DeepReadonly<ConventionalFrame>): MovesLeft | undefined {
  const { attacker, tactic, from, to, orders: named } = battle;
  const sea = LIGHT_SEAS.find((each) => each === from);
  if (!isTerritory(to) || !isStillOpen(play, battle) || (tactic !== 'airborne' && sea === undefined)) return undefined;
  const terms = sea === undefined ? byAir(play, attacker, to) : bySea(play, attacker, to, sea);
  const orders = ordersLeft(play, attacker, terms, named);
  return orders && { land: to, sea, terms, orders };
}

/** Whether the target is still what was named: an exchange, or a third player's answer to it, may have changed it. */
function isStillOpen(play: Play, { attacker, defender, to }: DeepReadonly<ConventionalFrame>): boolean {
  return isTerritory(to) && whyNoAssault(play, attacker, to) === undefined
    ? opponentsIn(play, attacker, to).every((other) => other === defender)
    : false;
}

/** The troops that orders bring into the target. */
function landed(orders: readonly Order[]): SparseCounts {
  let sum = noUnits();
  for (const order of orders) if (order.how === 'ashore' || order.how === 'airlift') sum = added(sum, order.units, 1);
  return sparse(sum);
}

/** The carriers that take part, by kind. */
function carriers(orders: readonly Order[]): SparseCounts {
  let sum = noUnits();
  for (const order of orders)
    if (order.how === 'sail') sum = added(sum, order.units, 1);
    else if (order.how === 'convoy') sum = added(sum, only(order.carrier, order.number), 1);
  return sparse(sum);
}

/** The carriers that put troops ashore, one by one. */
function boatsIn(orders: readonly Order[]): Boat[] {
  const boats: Boat[] = [];
  for (const order of orders) {
    const boat = boats[boats.length - 1];
    if (order.how === 'sail') boats.push({ carrier: sure(soleKind(order.units)), cargo: {}, troops: {} });
    else if (order.how === 'convoy') boats.push({ carrier: order.carrier, cargo: { ...order.cargo }, troops: {} });
    else if (order.how === 'board' && boat !== undefined) boat.cargo = plus(boat.cargo, order.units, 1);
    else if (order.how === 'ashore' && boat !== undefined) {
      boat.cargo = plus(boat.cargo, order.units, -1);
      boat.troops = plus(boat.troops, order.units, 1);
    }
  }
  return boats.filter(({ troops }) => totalOf(troops) > 0);
}
