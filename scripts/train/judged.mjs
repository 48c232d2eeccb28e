// Chances in positions, by the network and by `prospects`, and how good they are.
import { Desk } from './net.mjs';

const LEAST = 1e-4;
const BINS = 10;

/** Chances by the network; what it gives holds until the next position. */
export function byNetwork(positions, layers) {
  const desk = new Desk(layers);
  const { rows, rowAt, pairs, pairAt, number } = positions;
  return (p) => desk.look(rows.all, rowAt[p], pairs.all, pairAt[p], number[p]);
}

export function byProspects({ prospects, wonAt, number }) {
  return (p) => normal(prospects.all.slice(wonAt[p], wonAt[p] + number[p]));
}

/** The loss in nats: minus the logarithm of the chance that the winner was given. */
export function lossAt({ won, wonAt, number }, p, found) {
  let sum = 0;
  for (let k = 0; k < number[p]; k++) sum -= won.all[wonAt[p] + k] * Math.log(Math.max(LEAST, found[k]));
  return sum;
}

export const normal = (values) => {
  const sum = values.reduce((a, b) => a + b, 0);
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length));
};

/** Of seats called so much per cent, how many won. */
export function tellCalibration(positions, some, judged) {
  const bins = Array.from({ length: BINS }, () => ({ seats: 0, said: 0, won: 0 }));
  for (const p of some) {
    const found = judged(p);
    for (let k = 0; k < positions.number[p]; k++) {
      const bin = bins[Math.min(BINS - 1, Math.floor(found[k] * BINS))];
      bin.seats++;
      bin.said += found[k];
      bin.won += positions.won.all[positions.wonAt[p] + k];
    }
  }
  for (const { seats, said, won } of bins)
    if (seats > 0)
      console.log(`called ${((100 * said) / seats).toFixed(1)}%: won ${((100 * won) / seats).toFixed(1)}% of ${seats}`);
}
