// The market's price tracks (B-MKT).
import { clampSpot, priceAt, type Resource } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import type { State } from '../state/state.ts';

/** The current price at which the bank both buys and sells. */
export function price(play: Play, resource: Resource): number {
  return priceAt(play.state.market[resource]);
}

/** What a batch costs or brings: all at the price before it (B-MKT-08), or unit by unit. */
export function priceOfBatch(play: Play, resource: Resource, units: number, direction: 'up' | 'down'): number {
  const spot = play.state.market[resource];
  if (play.options.marketPricing === 'batch') return units * priceAt(spot);
  let sum = 0;
  for (let i = 0; i < units; i++) sum += priceAt(clampSpot(spot + (direction === 'up' ? i : -i)));
  return sum;
}

/** Moves a marker; it stops at the ends of the track (Q-B-02). For evolve only. */
export function moveMarker(state: State, resource: Resource, spots: number): void {
  state.market[resource] = clampSpot(state.market[resource] + spots);
}
