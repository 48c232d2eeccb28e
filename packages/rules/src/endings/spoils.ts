// Spoils of war: what becomes of a player who has lost his whole home country (B-SPOILS, Q-B-36 to -39, X-28).
import { homeOf, type Territory } from '../board/index.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { handOver } from '../state/cards.ts';
import { convertForce, forceOf, zonesOf } from '../state/forces.ts';
import { pay, seatOf } from '../state/ledger.ts';
import { holdsHome, isNuked, otherOccupant } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { depart, type Goods, goodsOf, stock } from './leaving.ts';
import { callSurplus } from './surplus.ts';

export type SpoilsEvent = SpoilsTaken;
/** The captor gets everything; how much cash and which secret cards he alone sees. */
interface SpoilsTaken extends EventBase {
  readonly type: 'spoils-taken';
  readonly captor: Seat;
  readonly from: Seat;
  /** Supply centers that pass with all they hold; so there is always room for it (Q-B-38, X-27). */
  readonly centers: number;
  readonly goods: Goods;
  readonly secret: Secret<{ readonly cash: number }>;
}

export const spoilsEvents: EventDefs<SpoilsEvent> = {
  'spoils-taken': {
    clauses: [
      'B-SPOILS-01',
      'B-SPOILS-02',
      'B-SPOILS-03',
      'B-SPOILS-04',
      'B-SPOILS-05',
      'B-SPOILS-06',
      'B-SPOILS-07',
      'B-SPOILS-08',
      'B-ATK-48',
      'Q-B-36',
      'Q-B-38',
      'X-27',
      'X-28',
    ],
    evolve: (state, { captor, from, centers, goods, secret }) => {
      pay(state, from, captor, factsOf(secret).cash);
      seatOf(state, captor).centers += centers;
      stock(state, from, goods, -1);
      stock(state, captor, goods, 1);
      const cards = seatOf(state, from).holdings.map(({ card }) => card);
      handOver(state, from, captor, cards, 'which');
      inheritAssaults(state, captor, from);
      for (const zone of zonesOf(state.board, from)) convertForce(state, zone, from, captor);
    },
    say: ({ captor, from }, name) => `${name(captor)} takes everything that ${name(from)} had.`,
  },
};

/** Judges every player who has lost his last home territory, once the last counterattack is over. */
export function judgeFallen(play: Play): void {
  const captors: Seat[] = [];
  for (;;) {
    const fallen = play.living().find((seat) => hasFallen(play, seat));
    if (fallen === undefined) break;
    const last = play.state.lastLost[fallen];
    const captor = last === undefined || isNuked(play, last) ? undefined : otherOccupant(play, fallen, last);
    if (captor !== undefined) {
      const { cash, centers } = play.seat(fallen);
      const goods = goodsOf(play.seat(fallen));
      play.emit({ type: 'spoils-taken', captor, from: fallen, centers, goods, secret: { [captor]: { cash } } });
      play.rulebook.afterSpoils(play, captor, fallen);
      captors.push(captor);
    }
    if (depart(play, fallen, captor === undefined ? 'destroyed' : 'captured')) return;
  }
  for (const captor of captors) callSurplus(play, captor);
}

/** Whether every home territory of a player is nuked or in another's hands (Q-B-36). */
export function hasFallen(play: Play, seat: Seat): boolean {
  const { power } = play.seat(seat);
  return power !== undefined && homeOf(power).every((territory) => !holdsHome(play, seat, territory));
}

/** Notes that a player has lost a home territory; for evolve only. */
export function noteLoss(state: State, owner: Seat, territory: Territory): void {
  state.lastLost[owner] = territory;
}

/** An assault of his is the captor's now, unless it is the captor's own land that it was made on. */
function inheritAssaults(state: State, captor: Seat, from: Seat): void {
  state.assaults = state.assaults.flatMap((assault) => {
    if (assault.seat !== from) return [assault];
    return forceOf(state.board, assault.zone, captor) === undefined ? [{ ...assault, seat: captor }] : [];
  });
}
