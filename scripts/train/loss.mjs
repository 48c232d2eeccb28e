// The loss of the judgment in use on games that nobody learned from, beside what `prospects` loses on the same ones.
import { readFileSync } from 'node:fs';
import { WIDTH } from '@marshall/bots';
import { chances, layersIn, scores } from './net.mjs';
import { BEFORE, HEAD, positionsOf } from './play.mjs';

const STAGE = 4;
const LEAST = 1e-4;

/** Plays games of the plain kind and prints the loss in nats at Stage 4, with the standard error over games. */
export function tellLoss({ seed, games, weights }) {
  const layers = layersIn(readFileSync(weights, 'utf8'));
  const rows = [];
  for (let game = 0; game < games; game++)
    // Every other game is of the plain kind.
    for (const numbers of positionsOf(seed, 2 * game)) {
      const [, living, cycle, stage] = numbers;
      if (stage !== STAGE) continue;
      const players = Array.from({ length: living }, (_, k) => HEAD + k * (BEFORE + WIDTH));
      const won = players.map((at) => numbers[at]);
      const hoped = players.map((at) => numbers[at + 1]);
      const sum = hoped.reduce((a, b) => a + b, 0);
      const judged = chances(
        scores(
          layers,
          players.map((at) => numbers.subarray(at + BEFORE, at + BEFORE + WIDTH)),
        ),
      );
      const loss = (found) => -won.reduce((all, share, k) => all + share * Math.log(Math.max(LEAST, found[k])), 0);
      const prospects = hoped.map((value) => (sum > 0 ? value / sum : 1 / living));
      rows.push({ game, cycle, learned: loss(judged), prospects: loss(prospects) });
    }
  for (const name of ['prospects', 'learned']) {
    const mean = (some) => some.reduce((all, row) => all + row[name], 0) / some.length;
    const by = (from, to) => mean(rows.filter(({ cycle }) => cycle >= from && cycle <= to)).toFixed(3);
    const whole = mean(rows);
    const off = new Map();
    for (const row of rows) off.set(row.game, (off.get(row.game) ?? 0) + row[name] - whole);
    const error = Math.sqrt([...off.values()].reduce((all, part) => all + part * part, 0)) / rows.length;
    console.log(
      `${name}: ${whole.toFixed(3)}, standard error ${error.toFixed(3)} (cycles 1-4 ${by(1, 4)}, 5-8 ${by(5, 8)}, 9-12 ${by(9, 12)}), ${games} games of seed ${seed}`,
    );
  }
}
