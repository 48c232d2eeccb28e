// Questions about merchant ships on the board: how many, where, and which of them may still sail in this window.
import { DARK_SEAS, SEAS, type Sea } from '../../board/index.ts';
import type { Play } from '../../referee/play.ts';
import { nearest } from '../../state/agenda.ts';
import { forceOf } from '../../state/forces.ts';
import type { Seat } from '../../state/seat.ts';
import { used } from './state.ts';
import { TONNAGE } from './tables.ts';

/** A player's ships in a sea, those with troops aboard too. */
export function shipsIn(play: Play, seat: Seat, sea: Sea): number {
  return forceOf(play.state.board, sea, seat)?.units.ship ?? 0;
}

/** A player's ships in a sea that have no troops aboard: only these take cargo or are rerouted (Q-M-48). */
export function emptyShipsIn(play: Play, seat: Seat, sea: Sea): number {
  const force = forceOf(play.state.board, sea, seat);
  if (force === undefined) return 0;
  return force.units.ship - force.laden.filter(({ carrier }) => carrier === 'ship').length;
}

/** Seas in which a player has ships, in board order. */
export function seasWithShips(play: Play, seat: Seat): Sea[] {
  return SEAS.filter((sea) => shipsIn(play, seat, sea) > 0);
}

/** The carriage window under way: one trip for each ship in each phase of a stage (M-XFER-01, M-SELL-03, -10, M-BUY-03, -10). */
export function tripWindow({ state }: Play): string {
  const at = state.agenda.findIndex((frame) => frame.procedure === 'stage');
  return `${state.cycle} ${state.agenda[at + 1]?.procedure}`;
}

/** The reroute window under way: a Step E has a name of its own, otherwise it is the Stage 5 of a cycle. */
export function rerouteWindow({ state }: Play): string {
  return nearest(state.agenda, 'conventional')?.sets?.marine?.stepE ?? `${state.cycle} ${STAGE_5}`;
}

/** Where the use of ships in a reroute window is noted. */
export function usedBy(window: string): 'rerouted' | 'sailed' {
  return window.endsWith(STAGE_5) ? 'rerouted' : 'sailed';
}

const STAGE_5 = 'moves';

/** A player's ships in a sea that may still make a trip in this window. */
export function shipsToSail(play: Play, seat: Seat, sea: Sea): number {
  return Math.max(0, emptyShipsIn(play, seat, sea) - used(play, 'sailed', tripWindow(play), seat, sea));
}

/** The same in all dark seas: the ships that carry goods to and from the market and other players (M-SELL-01, -07, M-BUY-01, -07). */
export function darkShipsToSail(play: Play, seat: Seat): number {
  return DARK_SEAS.reduce((sum, sea) => sum + shipsToSail(play, seat, sea), 0);
}

/** Ships that so many units of one resource take (Q-M-16). */
export function shipsFor(units: number): number {
  return Math.ceil(units / TONNAGE);
}

/** Ships by the seas that they sail from. */
export type Sailing = readonly { readonly sea: Sea; readonly ships: number }[];

/** Which ships sail when so many dark-sea ships do, in board order, of those free in each sea; they are all alike. */
export function pickDarkShips(ships: number, freeIn: (sea: Sea) => number): Sailing {
  const picked: { sea: Sea; ships: number }[] = [];
  let left = ships;
  for (const sea of DARK_SEAS) {
    const some = Math.min(left, freeIn(sea));
    if (some > 0) picked.push({ sea, ships: some });
    left -= some;
  }
  return picked;
}
