// A few held-out positions, for the test that holds the judgement to its loss.
import { writeFileSync } from 'node:fs';
import { isHeldOut, positionsIn } from './read.mjs';

const SIZE = 48;

/** Picks positions of the plain kind at Stage 4, evenly over all there are. */
export function pickShelf(files, out) {
  const held = positionsIn(files).filter((position) => isHeldOut(position) && position.plain && position.stage === 4);
  const picked = Array.from({ length: SIZE }, (_, k) => held[Math.floor(((k + 0.5) * held.length) / SIZE)]);
  const written = picked.map(({ won, rows }) => ({
    won: won.map((share) => Math.round(1000 * share) / 1000),
    rows: rows.map((row) => [...row].map((value) => Math.round(1000 * value))),
  }));
  writeFileSync(out, `[\n${written.map((position) => JSON.stringify(position)).join(',\n')}\n]\n`);
}
