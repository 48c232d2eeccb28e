import type { GameEvent } from '@marshall/rules';

/** Events whose `seat` is the one that something is done to; `by` whom, where somebody does it. */
export const DONE_TO: ReadonlySet<GameEvent['type']> = new Set([
  'blockade-rolled',
  'grip-announced',
  'pirates-rolled',
  'reroute-intercepted',
  'ships-lost',
  'siege-rolled',
]);
