// Positions as `play.mjs` wrote them.
import { readFileSync } from 'node:fs';
import { WIDTH } from '@marshall/bots';
import { BEFORE, HEAD } from './play.mjs';

/** All positions of some files. */
export function positionsIn(files) {
  const found = [];
  for (const file of files) {
    const bytes = readFileSync(file);
    const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
    for (let at = 0; at + HEAD < numbers.length; ) {
      const [game, living, cycle, stage, seats, plain] = numbers.subarray(at, at + HEAD);
      const rows = [];
      for (let k = 0; k < living; k++) {
        const from = at + HEAD + k * (BEFORE + WIDTH);
        rows.push(numbers.subarray(from + BEFORE, from + BEFORE + WIDTH));
      }
      const start = at + HEAD;
      const column = (n) => rows.map((_, k) => numbers[start + k * (BEFORE + WIDTH) + n]);
      at += HEAD + living * (BEFORE + WIDTH);
      // A file that is still written may end in the middle of a position.
      if (at > numbers.length) break;
      found.push({ game, cycle, stage, seats, plain: plain === 1, rows, won: column(0), prospects: column(1) });
    }
  }
  return found;
}

/** Every fifth game is held out. */
export const isHeldOut = ({ game }) => Math.floor(game / 2) % 5 === 4;
