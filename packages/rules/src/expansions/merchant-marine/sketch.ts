// The slot of this set from a sparse description, for scenarios; what is not said is empty.
import type { MarineState } from './state.ts';
import { noWar } from './war-state.ts';

export function marineSketch(sketch: Partial<MarineState>): { marine: MarineState } {
  const none = { window: '', ships: {} };
  return { marine: { pirates: {}, sailed: none, rerouted: none, ...noWar(), ...sketch } };
}
