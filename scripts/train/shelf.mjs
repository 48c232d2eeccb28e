// A few positions of games that nobody learned from, for the test that holds the judgement to its loss.
import { writeFileSync } from 'node:fs';
import { STAGE } from './play.mjs';
import { gamesIn, packedAt } from './read.mjs';

const SIZE = 48;

/** Picks positions of the plain kind at Stage 4, evenly over all there are, as standpoints. */
export function pickShelf(files, out) {
  const held = [...gamesIn(files)].flatMap(({ plain, winners, positions }) =>
    plain && winners.length > 0
      ? positions.flatMap(({ at }) => (at.stage === STAGE ? [{ winners, options: at.options, ...packedAt(at) }] : []))
      : [],
  );
  const picked = Array.from({ length: SIZE }, (_, k) => held[Math.floor(((k + 0.5) * held.length) / SIZE)]);
  writeFileSync(out, `[\n${picked.map((position) => JSON.stringify(position)).join(',\n')}\n]\n`);
}
