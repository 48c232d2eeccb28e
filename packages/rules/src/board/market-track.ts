/** B-MKT-09: the price of each spot in millions, from the lowest to the highest (Q-B-01). */
export const PRICE_TRACK = [1, 5, 10, 25, 50, 50, 100, 100, 200, 200, 400, 400, 500, 600, 700, 800, 900, 1000] as const;

/** B-MKT-04: the lowest spot. */
export const BULL_PEN = 0;

/** B-MKT-06: the highest spot. */
export const BEAR_PIT = 17;

/** B-SETUP-16: all three markers start at $500M. */
export const OPENING_SPOT = 12;

/** B-MKT-04, B-MKT-06: the spot itself, or the end of the track beyond which a marker cannot go. */
export function clampSpot(spot: number): number {
  return Math.max(BULL_PEN, Math.min(BEAR_PIT, spot));
}

/** B-MKT-02: the one price, in millions, at which the bank buys and sells while the marker is on the spot. */
export function priceAt(spot: number): number {
  const price = PRICE_TRACK[spot];
  if (price === undefined) throw new RangeError(`no spot ${spot} on the price track`);
  return price;
}
