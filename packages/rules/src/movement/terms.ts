// On what terms a rule lets units move: Stage 5 as a whole, or an occupation, a reinforcement, a withdrawal, an assault.
import { isDarkSea, isTerritory, type Territory, type Zone } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { isAssault, isNuked, otherOccupant } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import { type Cost, WAYS, type Way } from './order.ts';

/** What units move for: sets let some kinds move on some occasions only. */
export type Occasion =
  | 'go'
  | 'occupation'
  | 'reinforcement'
  | 'withdrawal'
  | 'retaliation'
  | 'amphibious'
  | 'airborne'
  | 'delivery';

/** One move to one final zone (B-MOVE-03, Q-B-77). */
export interface MoveTerms {
  readonly occasion: Occasion;
  /** Where all of it ends; armies may go ashore on the way of a fleet. */
  readonly to: Zone;
  readonly ways: readonly Way[];
  /** Why units may not end there. */
  enter(zone: Zone): Refusal | undefined;
  /** Why units may not leave a carrier in a zone for a territory; the board's own limits are checked anyway. */
  ashore(territory: Territory, from: Zone): Refusal | undefined;
  /** Why units may not start from there; a carrier that takes in units in the final zone does not start. */
  from?(zone: Zone): Refusal | undefined;
  /** The most zones a unit may enter. */
  readonly steps?: number;
  /** At least one army must go ashore here, from the final sea. */
  readonly mustLand?: Territory;
  /** Why units of a kind may not come along, whatever the way. */
  comes?(kind: UnitKind): Refusal | undefined;
  /** Whose supplies pay, and what of them may be spent; the mover and all they store if not said. */
  readonly payer?: Seat;
  readonly budget?: Cost;
  /** That budget leaves a set of supplies for the battle. */
  readonly keepsSet?: true;
  /** Others carry the units for money that has been paid: no supplies are used up. */
  readonly hired?: true;
}

/** The terms of Stage 5, which others may narrow: any way, from anywhere, to any zone that nobody else keeps. */
export function freeTerms(play: Play, seat: Seat, to: Zone, occasion: Occasion = 'go'): MoveTerms {
  const end = (zone: Zone) => whyNotEnd(play, seat, zone);
  return endingOn(play, seat, to, occasion, end, end);
}

/** The same with other reasons not to end somewhere, or not to go ashore. */
export function endingOn(
  play: Play,
  seat: Seat,
  to: Zone,
  occasion: Occasion,
  enter: MoveTerms['enter'],
  ashore: MoveTerms['ashore'],
): MoveTerms {
  const { assaults } = play.state;
  return assaults.length > 0 && assaults.some((assault) => assault.seat === seat)
    ? { occasion, to, ways: WAYS, enter, ashore, from: (zone: Zone) => whyPinned(play, seat, zone) }
    : { occasion, to, ways: WAYS, enter, ashore };
}

/** Why a force may not leave a territory that it is still fighting for (B-TAC-07, -12, -14, X-21). */
function whyPinned(play: Play, seat: Seat, zone: Zone): Refusal | undefined {
  return isAssault(play, seat, zone) ? refuse('assault-stands:pinned', 'X-21', { zone }) : undefined;
}

/** Why a player's units may not end in a zone: a cloud, another's army, another's navy in a light blue sea. */
export function whyNotEnd(play: Play, seat: Seat, zone: Zone): Refusal | undefined {
  if (isDarkSea(zone)) return undefined;
  if (isNuked(play, zone)) return refuse('nuked:end', 'B-STRAT-05', { zone });
  if (otherOccupant(play, seat, zone) === undefined) return undefined;
  return isTerritory(zone)
    ? refuse('occupied:land', 'B-MOVE-07', { zone })
    : refuse('occupied:sea', 'B-MOVE-25', { zone });
}
