// A nuclear attack under way: what flies where, who defends it, and whose L-stars fire when (B-STRAT).
import { companyOf, isCompany, isDarkSea, type Territory, ZONES, type Zone, zoneName } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type FrameOf, top } from '../state/agenda.ts';
import { knowsCard } from '../state/cards.ts';
import { forceOf } from '../state/forces.ts';
import { isHome, isNuked } from '../state/occupation.ts';
import type { Holding, Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';

/** What a nuke is aimed at: a zone, or the L-stars in space (B-TAC-21). */
export type Aim = Zone | 'space';

/** The nukes aimed at one target. Those on the same target are alike. */
export interface Salvo {
  at: Aim;
  launched: number;
  /** Launched and not shot down. */
  flying: number;
}

/** An attacked player and the targets that are their to defend. */
export interface Defender {
  seat: Seat;
  at: Aim[];
}

/** A player's place in the order of fire; a defender may have a second place as champion of others. */
export interface Firing {
  seat: Seat;
  as: 'defender' | 'champion';
}

/** What a nuclear attack is made as; a first strike and its retaliation interrupt a battle (Q-B-66). */
export type Purpose = 'attack' | 'first-strike' | 'retaliation';

/** The steps of the drill after Steps A and B, which the launch itself takes (B-STRAT-09). */
export const STRATEGIC_STEPS = ['champions', 'reveal', 'screen', 'order', 'strikes', 'counterattack', 'over'] as const;
export type StrategicStep = (typeof STRATEGIC_STEPS)[number];

export type StrategicFrame = FrameOf<'strategic'> & {
  step: StrategicStep;
  attacker: Seat;
  purpose: Purpose;
  /** Both sides of the battle that an exchange interrupts; it gives them no counterattack. */
  parties: Seat[];
  /** In board order. */
  salvo: Salvo[];
  defenders: Defender[];
  champions: Seat[];
  /** Who fires, the next first; undefined until the order is settled. */
  firing: Firing[] | undefined;
  /** L-stars of each player that have not fired in this attack. */
  shots: Record<Seat, number>;
  /** The order of strikes on land, once it matters and is chosen (Q-B-76). */
  strikes: Territory[] | undefined;
};

/** The nuclear attack under way. */
export function nuclearAttack(play: Play): DeepReadonly<StrategicFrame> {
  return top(play.state.agenda, 'strategic');
}

/** The same for evolve. */
export function nuclearAttackIn(state: State): StrategicFrame {
  return top(state.agenda, 'strategic');
}

/** Targets that nukes are still flying at, in board order. */
export function inFlight({ salvo }: DeepReadonly<StrategicFrame>): Aim[] {
  return salvo.filter(({ flying }) => flying > 0).map(({ at }) => at);
}

/**
 * Whether everybody can see that a player is attacked by a nuke aimed there: by units of any kind, a card that has been
 * face up or a home territory of theirs, no matter who holds it now; in space by an L-star (Q-B-68, Q-B-74, X-16).
 */
export function isAttackedAt(play: Play, seat: Seat, at: Aim): boolean {
  if (at === 'space') return play.seat(seat).lStars > 0;
  return (
    forceOf(play.state.board, at, seat) !== undefined ||
    isHome(play, seat, at) ||
    play.seat(seat).holdings.some((holding) => holding.face !== 'secret' && liesIn(holding, at))
  );
}

/** Whether a zone holds units, a card or home land of the owner, as far as a player knows (Q-B-66). */
export function isZoneOf(play: Play, seat: Seat, owner: Seat, zone: Zone): boolean {
  return (
    forceOf(play.state.board, zone, owner) !== undefined ||
    isHome(play, owner, zone) ||
    play.seat(owner).holdings.some((card) => liesIn(card, zone) && knowsCard(card, owner, seat))
  );
}

/** Whether a player knows of any zone of another's that nukes reach. */
export function canHit(play: Play, seat: Seat, owner: Seat): boolean {
  return ZONES.some((zone) => !isDarkSea(zone) && !isNuked(play, zone) && isZoneOf(play, seat, owner, zone));
}

/** Whether a card's company is located in a zone. */
export function liesIn({ card }: DeepReadonly<Holding>, at: Aim): boolean {
  return isCompany(card) && companyOf(card).location === at;
}

/** A target in the name of a draw. */
export function aimName(at: Aim): string {
  return at === 'space' ? 'the L-stars in space' : zoneName(at);
}
