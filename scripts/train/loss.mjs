// The loss of the judgment on games that nobody learned from, beside what `prospects` loses on the same ones.
import { readFileSync } from 'node:fs';
import { chances, layersIn, scores } from './net.mjs';
import { gamePlayed, STAGE } from './play.mjs';
import { positionsIn, rowsOf } from './read.mjs';

const LEAST = 1e-4;

/** Prints the loss in nats of plain games at Stage 4, with the standard error over games; they are played first if they are in no file. */
export function tellLoss(files, { seed, games, weights }) {
  const layers = layersIn(readFileSync(weights, 'utf8'));
  const found =
    files.length > 0
      ? positionsIn(files)
      : // Every other game is of the plain kind.
        Array.from({ length: games }, (_, game) => rowsOf(gamePlayed(seed, 2 * game))).flat();
  const rows = found
    .filter(({ plain, stage, won }) => plain && stage === STAGE && won.some((share) => share > 0))
    .map(({ game, cycle, won, prospects, rows: features }) => {
      const loss = (judged) => -won.reduce((all, share, k) => all + share * Math.log(Math.max(LEAST, judged[k])), 0);
      const sum = prospects.reduce((a, b) => a + b, 0);
      return {
        game,
        cycle,
        learned: loss(chances(scores(layers, features))),
        prospects: loss(prospects.map((value) => (sum > 0 ? value / sum : 1 / won.length))),
      };
    });
  for (const name of ['prospects', 'learned']) {
    const mean = (some) => some.reduce((all, row) => all + row[name], 0) / some.length;
    const by = (from, to) => mean(rows.filter(({ cycle }) => cycle >= from && cycle <= to)).toFixed(3);
    const whole = mean(rows);
    const off = new Map();
    for (const row of rows) off.set(row.game, (off.get(row.game) ?? 0) + row[name] - whole);
    const error = Math.sqrt([...off.values()].reduce((all, part) => all + part * part, 0)) / rows.length;
    console.log(
      `${name}: ${whole.toFixed(3)}, standard error ${error.toFixed(3)} (cycles 1-4 ${by(1, 4)}, 5-8 ${by(5, 8)}, 9-12 ${by(9, 12)}), ${off.size} games`,
    );
  }
}
