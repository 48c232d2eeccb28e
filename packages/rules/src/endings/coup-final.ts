// Coup Final: from the 13th destroyed territory on, nuclear roulette may end the game for everybody (B-WIN-13 to -21).
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { Seat } from '../state/seat.ts';
import { endGame } from './ending.ts';

export type CoupFinalEvent = RouletteRolled;
export interface RouletteRolled extends EventBase {
  readonly type: 'roulette-rolled';
  readonly seat: Seat;
  /** How many territories have been destroyed. */
  readonly destroyed: number;
  readonly die: number;
  /** The least roll that ends the game. */
  readonly least: number;
}

export const coupFinalEvents: EventDefs<CoupFinalEvent> = {
  'roulette-rolled': {
    clauses: ['B-WIN-13', 'Q-B-76'],
    evolve: () => {},
  },
};

/** The least roll that ends the game on each destroyed territory. */
const LEAST: readonly { readonly destroyed: number; readonly least: number; readonly clause: Clause }[] = [
  { destroyed: 13, least: 6, clause: 'B-WIN-14' },
  { destroyed: 14, least: 5, clause: 'B-WIN-15' },
  { destroyed: 15, least: 4, clause: 'B-WIN-16' },
  { destroyed: 16, least: 3, clause: 'B-WIN-17' },
  { destroyed: 17, least: 2, clause: 'B-WIN-18' },
];
/** B-WIN-19 */
const LAST = 18;

/** Whether any of so many territories about to be destroyed turns the roulette. */
export function isRouletteDue(play: Play, territories: number): boolean {
  return play.state.nuked.length + territories > 12;
}

/** Rolls for the territory just destroyed, no matter who fired and for whatever reason; says whether the game ends by it. */
export function turnRoulette(play: Play, destroyer: Seat): boolean {
  const destroyed = play.state.nuked.length;
  if (destroyed >= LAST) return true;
  const row = LEAST.find((each) => each.destroyed === destroyed);
  if (row === undefined) return false;
  const die = play.roll(`${destroyer}, nuclear roulette on territory ${destroyed}`);
  const ends = die >= row.least;
  const clauses: Clause[] = ['B-WIN-13', row.clause, 'Q-B-76'];
  if (!ends) clauses.push('B-WIN-20');
  play.emit({ type: 'roulette-rolled', seat: destroyer, destroyed, die, least: row.least, clauses });
  return ends;
}

/** Ends the game without a winner. */
export function coupFinal(play: Play): void {
  endGame(play, 'coup-final', [], play.state.nuked.length >= LAST ? ['B-WIN-19', 'B-WIN-21'] : ['B-WIN-21']);
}
