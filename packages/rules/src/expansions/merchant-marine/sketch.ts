// The slot of this set from a sparse description, for scenarios; what is not said is empty.
import { countAll } from '../../state/forces.ts';
import type { State } from '../../state/state.ts';
import { type MarineState, marineIn } from './state.ts';
import { noWar } from './war-state.ts';

export function marineSketch(sketch: Partial<MarineState>): { marine: MarineState } {
  const none = { window: '', ships: {} };
  return { marine: { pirates: {}, sailed: none, rerouted: none, ...noWar(), ...sketch } };
}

/** Puts pirates into some seas that many pass, if ships are in play. */
export function endowMarine(state: State): void {
  if (state.order.some((seat) => countAll(state.board, seat).ship > 0))
    marineIn(state).pirates = { 'arabian-sea': 1, 'caribbean-sea': 2, 'red-sea': 3, 'sea-of-crete': 5 };
}
