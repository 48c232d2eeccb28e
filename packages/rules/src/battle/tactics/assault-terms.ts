// On what terms an assault moves in Step A (B-TAC-02 to -04, -10, -11, X-02).
import type { Territory, Zone } from '../../board/index.ts';
import type { Cost, Way } from '../../movement/order.ts';
import { freeTerms, type MoveTerms, type Occasion } from '../../movement/terms.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { Seat } from '../../state/seat.ts';

/** B-TAC-02 to -04, Q-B-58: such a convoy, with what is left after the set. */
export function bySea(play: Play, seat: Seat, to: Territory, sea: Zone): MoveTerms {
  return { ...convoyTerms(play, seat, to, sea, 'amphibious', besidesTheSet(play, seat)), keepsSet: true };
}

/** A convoy that ends in one light blue sea and lands in one territory alone. */
export function convoyTerms(
  play: Play,
  seat: Seat,
  to: Territory,
  sea: Zone,
  occasion: Occasion,
  budget?: Cost,
): MoveTerms {
  const { enter, from } = freeTerms(play, seat, sea);
  return {
    occasion,
    to: sea,
    ways: CONVOY,
    enter,
    from: (zone) => (zone === to ? stays(to) : from?.(zone)),
    ...(budget === undefined ? {} : { budget }),
    ashore: (territory, from) =>
      territory === to && from === sea ? undefined : refuse('not-the-target:landing', 'B-TAC-04', { zone: to, sea }),
    mustLand: to,
  };
}

/** what has landed fights for the land; nobody takes it aboard again on the way. */
function stays(to: Territory): Refusal {
  return refuse('assault-stands:landed', 'X-21', { zone: to });
}

const CONVOY: readonly Way[] = ['sail', 'board', 'land'];

/** B-TAC-10, -11, Q-B-59: armies fly in from any of their territories. */
export function byAir(play: Play, seat: Seat, to: Territory): MoveTerms {
  return {
    ...freeTerms(play, seat, to, 'airborne'),
    ways: ['airlift'],
    enter: () => undefined,
    budget: besidesTheSet(play, seat),
    keepsSet: true,
  };
}

/** the set of Step B must be left when the force has moved. */
export function besidesTheSet(play: Play, seat: Seat): Cost {
  const { grain, oil } = play.seat(seat).supplies;
  return { grain: grain - 1, oil: oil - 1 };
}
