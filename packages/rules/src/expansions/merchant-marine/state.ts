// What this set keeps in the state, all of it public: pirates, and which ships have been used in the window under way.

import { type Company, companyOf, SEAS, type Sea } from '../../board/index.ts';
import type { Play } from '../../referee/play.ts';
import { type Remark, remark } from '../../referee/remark.ts';
import type { View } from '../../referee/view.ts';
import { unitsAt } from '../../state/forces.ts';
import { copyPlain } from '../../state/plain.ts';
import type { Seat } from '../../state/seat.ts';
import type { DeepReadonly, Position, State } from '../../state/state.ts';
import { TONNAGE } from './tables.ts';
import { type MarineWar, noWar } from './war-state.ts';

export interface MarineState extends MarineWar {
  /** Pirates in each sea that has any (T-M-07). */
  pirates: Partial<Record<Sea, number>>;
  /** Ships that have made their trip in a carriage window (T-M-03), in a Step E also those rerouted instead (M-REINFORCE-02). */
  sailed: Usage;
  /** Ships that have been rerouted in a Stage 5, where they are now; a Step E between two of its goes is another window. */
  rerouted: Usage;
}

/** Ships of each player in each sea that were used in one window; in another window none has been. */
export interface Usage {
  window: string;
  ships: Record<Seat, Partial<Record<Sea, number>>>;
}

/** The slot that the set has in the state; it is absent until something is in it. */
export interface MarineSlot {
  marine?: MarineState;
}
export interface MarineSlotView {
  readonly marine?: DeepReadonly<MarineState>;
}

/** The slot; for evolve only. */
export function marineIn(state: State): MarineState {
  state.sets.marine ??= { pirates: {}, sailed: noUse(), rerouted: noUse(), ...noWar() };
  return state.sets.marine;
}

/** Notes that ships in a sea have been used in a window; for evolve only. */
export function use(
  state: State,
  what: 'sailed' | 'rerouted',
  window: string,
  seat: Seat,
  sea: Sea,
  ships: number,
): void {
  const marine = marineIn(state);
  if (marine[what].window !== window) marine[what] = { window, ships: {} };
  const seas = marine[what].ships[seat] ?? {};
  marine[what].ships[seat] = { ...seas, [sea]: Math.max(0, (seas[sea] ?? 0) + ships) };
}

/** Ships rerouted in a Step E take along that they have been rerouted in Stage 5, unless others can be those; for evolve only. */
export function takeAlong(state: State, seat: Seat, from: Sea, into: Sea, ships: number): void {
  const noted = marineIn(state).rerouted.ships[seat];
  if (noted === undefined) return;
  const before = noted[from] ?? 0;
  const staying = Math.min(before, unitsAt(state.board, from, seat, 'ship'));
  const there = Math.min(noted[into] ?? 0, unitsAt(state.board, into, seat, 'ship') - ships);
  noted[from] = staying;
  noted[into] = there + Math.min(before - staying, ships);
}

/** Ships that changed hands have made their trips in the window under way, unless ships that stayed can be those; for evolve only. */
export function passOn(state: State, from: Seat, to: Seat, sea: Sea, ships: number): void {
  const { window, ships: noted } = marineIn(state).sailed;
  const before = noted[from]?.[sea] ?? 0;
  const gone = Math.min(ships, Math.max(0, before - unitsAt(state.board, sea, from, 'ship')));
  if (gone === 0) return;
  use(state, 'sailed', window, from, sea, -gone);
  use(state, 'sailed', window, to, sea, gone);
}

/** Notes for a captor what has been noted for the player whose ships came to them; for evolve only. */
export function inheritUse(state: State, captor: Seat, from: Seat): void {
  for (const what of ['sailed', 'rerouted'] as const) {
    const { window, ships } = marineIn(state)[what];
    const noted = ships[from] ?? {};
    delete ships[from];
    for (const sea of SEAS) if ((noted[sea] ?? 0) > 0) use(state, what, window, captor, sea, noted[sea] ?? 0);
  }
}

/** How many of a player's ships in a sea have been used in a window. */
export function used(play: Play, what: 'sailed' | 'rerouted', window: string, seat: Seat, sea: Sea): number {
  const usage = play.state.sets.marine?.[what];
  return usage?.window === window ? (usage.ships[seat]?.[sea] ?? 0) : 0;
}

/** How many pirates lie in a sea. */
export function piratesIn(play: Play, sea: Sea): number {
  return play.state.sets.marine?.pirates[sea] ?? 0;
}

/** Cargo that does not fit its ship, or has none under it (law 4). */
export function marineFaults({ agenda, board }: Position): Remark[] {
  const frame = agenda[agenda.length - 1];
  if (frame?.procedure !== 'ship-transfer' || frame.go === undefined) return [];
  const { trips, go } = frame;
  const found: Remark[] = [];
  for (const { sea, cargo } of trips) {
    const companies = Object.keys(cargo) as Company[];
    const units = Object.values(cargo).reduce((sum, number) => sum + number, 0);
    if (units < 1 || units > TONNAGE) found.push(remark('fault:ship-load', { sea, units }));
    if (new Set(companies.map((company) => companyOf(company).resource)).size !== 1)
      found.push(remark('fault:ship-mixed', { sea }));
    const sailing = trips.filter((trip) => trip.sea === sea).length;
    if (sailing > unitsAt(board, sea, go, 'ship')) found.push(remark('fault:ships', { sea, ships: sailing }));
  }
  return found;
}

/** The slot as everybody sees it. */
export function marineView({ sets }: Position): MarineSlotView {
  return sets.marine === undefined ? {} : { marine: sets.marine };
}

/** There is nothing hidden in it. */
export function imagineMarine({ sets }: View): MarineSlot {
  // A copy of its own: what was read-only in the view is the new state's to change.
  return sets.marine === undefined ? {} : { marine: copyPlain(sets.marine) as MarineState };
}

function noUse(): Usage {
  return { window: '', ships: {} };
}
