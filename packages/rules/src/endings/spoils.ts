// Spoils of war: what becomes of a player who has lost their whole home country (B-SPOILS, Q-B-36 to -39, X-28).
import type { Territory } from '../board/index.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import { oncePerDeed } from '../referee/once.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { handOver } from '../state/cards.ts';
import { convertForce, forceOf, zonesOf } from '../state/forces.ts';
import { pay, seatOf } from '../state/ledger.ts';
import { hasFallen, holderOf, isNuked } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { noteCapture } from './capture.ts';
import { judgeConsent } from './detente.ts';
import { departAll, type Goods, goodsOf, stock } from './leaving.ts';
import { callSurplus } from './surplus.ts';

export type SpoilsEvent = SpoilsTaken;
/** The captor gets everything; how much cash and which secret cards they alone see. */
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
  },
};

/** A player who is about to take the last home of somebody who cannot defend it any more. */
export interface Taker {
  readonly captor: Seat;
  readonly home: Territory;
  /** All homes that are left and open to somebody, that one among them. */
  readonly open: readonly Territory[];
}

/**
 * Judges every player who has lost their last home territory, once the last counterattack is over or one of them resigns. All are judged on
 * the position as it is now, in the order in which their last homes fell; only then is it seen whether the game is over.
 */
export function judgeFallen(play: Play): void {
  judge(
    play,
    play.living().filter((seat) => hasFallen(play, seat)),
  );
  // What came to a captor while somebody was asked has waited until now.
  callCaptors(play);
}

/** A fallen player resigns: they are judged at once, and with them all fallen players but those whose counterattack is still to come. */
export function judgeResigning(play: Play, seat: Seat): void {
  judge(play, withAllFallen(play, seat));
  if (!isAnswering(play)) callCaptors(play);
}

/** Somebody resigns before their last home is taken, though nobody defends it any more: a player who was about to take it is their captor. */
export function judgeYielding(play: Play, seat: Seat, { captor, home }: Taker): void {
  // an assault force that is left in it alone has captured it.
  play.rulebook.settleAssaultsOn(play, seat, [home]);
  if (!hasFallen(play, seat)) noteCapture(play, captor, home, seat);
  judge(play, withAllFallen(play, seat), (other) => (other === seat ? captor : captorOf(play, other)));
  if (!isAnswering(play)) callCaptors(play);
}

/** B-ATK-48, -56: nobody loses a counterattack because somebody else resigns. */
function withAllFallen(play: Play, seat: Seat): Seat[] {
  const isDue = (other: Seat): boolean => hasFallen(play, other) && !play.rulebook.awaitsCounterattack(play, other);
  return play.living().filter((other) => other === seat || isDue(other));
}

function judge(play: Play, seats: readonly Seat[], captor = (seat: Seat) => captorOf(play, seat)): void {
  const fallen = inOrderOfLoss(play, seats);
  // A player who has won a home back is among those who agree or not again.
  if (fallen.length === 0) {
    judgeConsent(play);
    return;
  }
  const claims = new Map(fallen.map((seat) => [seat, captor(seat)]));
  const departures = fallen.map((seat) => {
    const heir = heirOf(claims, fallen.slice(0, fallen.indexOf(seat)), seat);
    const before = () => {
      if (heir !== undefined) takeSpoils(play, heir, seat);
    };
    return { seat, how: heir === undefined ? ('destroyed' as const) : ('captured' as const), before };
  });
  departAll(play, departures);
}

/** Captors, who have more than their own supply center, remove units for which they have no pieces, unless the game is over. */
function callCaptors(play: Play): void {
  if (play.state.ended !== undefined) return;
  for (const seat of play.living()) if (play.seat(seat).centers > 1) callSurplus(play, seat);
}

/** Whether what is asked is still to be answered, or to be read under its seal: nothing else can be asked before that. */
function isAnswering({ state: { question, sealed } }: Play): boolean {
  return (question !== undefined && question.waiting.length > 0) || Object.keys(sealed).length > 0;
}

/** Who holds the home that a player lost last; nobody does if it is nuked (Q-B-36, Q-B-37). */
function captorOf(play: Play, seat: Seat): Seat | undefined {
  const last = play.state.lastLost[seat];
  return last === undefined || isNuked(play, last) ? undefined : holderOf(play, last);
}

/** A captor who has left by then has passed their claim on to their own captor, if that is anybody else. */
function heirOf(claims: ReadonlyMap<Seat, Seat | undefined>, gone: readonly Seat[], seat: Seat): Seat | undefined {
  let captor = claims.get(seat);
  for (let steps = 0; captor !== undefined && gone.includes(captor); steps++)
    captor = steps > gone.length ? undefined : claims.get(captor);
  return captor === seat ? undefined : captor;
}

function takeSpoils(play: Play, captor: Seat, from: Seat): void {
  const { cash, centers } = play.seat(from);
  const goods = goodsOf(play.seat(from));
  play.emit({ type: 'spoils-taken', captor, from, centers, goods, secret: { [captor]: { cash } } });
  play.rulebook.afterSpoils(play, captor, from);
}

/** a player who lost their last home first is judged first. */
function inOrderOfLoss(play: Play, seats: readonly Seat[]): Seat[] {
  const { losers } = play.state;
  return [...seats].sort((a, b) => losers.indexOf(a) - losers.indexOf(b));
}

/** Why a player has no standing rights: they have fallen, or are about to, and may do no more than fight back (B-ATK-56, X-40). */
export const whyFallen = oncePerDeed((play: Play, seat: Seat): Refusal | undefined => {
  if (hasFallen(play, seat)) return refuse('fallen', 'X-40');
  const taker = play.rulebook.takerOfLastHome(play, seat);
  if (taker === undefined) return undefined;
  return taker.open.length > 1
    ? refuse('fallen:both-undefended', 'X-40', { zones: taker.open })
    : refuse('fallen:undefended', 'X-40', { seat: taker.captor, zone: taker.home });
});

/** An assault of theirs is the captor's now, unless it is the captor's own land that it was made on. */
function inheritAssaults(state: State, captor: Seat, from: Seat): void {
  state.assaults = state.assaults.flatMap((assault) => {
    if (assault.seat !== from) return [assault];
    return forceOf(state.board, assault.zone, captor) === undefined ? [{ ...assault, seat: captor }] : [];
  });
}
