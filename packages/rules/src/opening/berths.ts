// Which seas the opening leaves open to a player's navies (B-OPEN-19, B-OPEN-20).
import { homeOf, LIGHT_SEAS, type LightSea, ports, portsOn, type Territory } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { unitsAt } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { writing } from './together.ts';

/** A home territory with a port, and a light blue sea it opens on. */
export type Berth = { readonly port: Territory; readonly sea: LightSea };

/** B-OPEN-19: a player's home territories with the seas their ports open on; "next to" is read as in Q-B-83. */
export function homeBerths(play: Play, seat: Seat): Berth[] {
  const { power } = play.seat(seat);
  return power === undefined ? [] : homeOf(power).flatMap((port) => ports(port).map((sea) => ({ port, sea })));
}

/** The seas in which a player may put navies now, in board order. */
export function openSeas(play: Play, seat: Seat): LightSea[] {
  const beside = new Set(homeBerths(play, seat).map(({ sea }) => sea));
  return LIGHT_SEAS.filter((sea) => beside.has(sea) && closedSea(play, seat, sea) === undefined);
}

/**
 * Why a sea is closed to a player's navies: an opponent stands in a territory with a port on it (B-OPEN-20),
 * another's navy lies there, or two wrote it down at once (B-MOVE-25, Q-B-96).
 */
export function closedSea(play: Play, seat: Seat, sea: LightSea): Refusal | undefined {
  if (writing(play)?.shut[seat]?.includes(sea) === true) {
    return refuse('clashed', 'B-MOVE-25', { sea });
  }
  const port = portsOn(sea).find((territory) =>
    play.state.order.some((other) => other !== seat && unitsAt(play.state.board, territory, other, 'army') > 0),
  );
  if (port !== undefined) return refuse('opponent-port', 'B-OPEN-20', { sea, port });
  if (heldByOther(play, seat, sea)) return refuse('opponent-navy', 'B-MOVE-25', { sea });
  return undefined;
}

/** Whether another's navy is there, or is written down for it and shown. */
function heldByOther(play: Play, seat: Seat, sea: LightSea): boolean {
  const shown = writing(play)?.kept ?? {};
  return play.state.order.some(
    (other) =>
      other !== seat && (unitsAt(play.state.board, sea, other, 'navy') > 0 || (shown[other]?.[sea]?.navy ?? 0) > 0),
  );
}
