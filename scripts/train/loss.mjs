// The loss of the judgment on games that nobody learned from, beside what `prospects` loses on the same ones.
import { readFileSync } from 'node:fs';
import { byNetwork, byProspects, lossAt, tellCalibration } from './judged.mjs';
import { layersIn } from './net.mjs';
import { gamePlayed, STAGE } from './play.mjs';
import { gamesIn, positionsOf } from './read.mjs';

/** Prints the loss in nats of plain games at Stage 4, with the standard error over games; they are played first if they are in no file. */
export function tellLoss(files, { seed, games, weights }) {
  const layers = layersIn(readFileSync(weights, 'utf8'));
  const positions = positionsOf(files.length > 0 ? gamesIn(files) : played(seed, games));
  const { told } = positions;
  const plain = told.flatMap(({ plain: is, stage }, p) => (is && stage === STAGE ? [p] : []));
  const judged = { prospects: byProspects(positions), learned: byNetwork(positions, layers) };
  for (const [name, by] of Object.entries(judged)) {
    const rows = plain.map((p) => ({ game: told[p].game, cycle: told[p].cycle, loss: lossAt(positions, p, by(p)) }));
    const mean = (some) => some.reduce((all, { loss }) => all + loss, 0) / some.length;
    const part = (from, to) => mean(rows.filter(({ cycle }) => cycle >= from && cycle <= to)).toFixed(3);
    const whole = mean(rows);
    const off = new Map();
    for (const { game, loss } of rows) off.set(game, (off.get(game) ?? 0) + loss - whole);
    const error = Math.sqrt([...off.values()].reduce((all, sum) => all + sum * sum, 0)) / rows.length;
    console.log(
      `${name}: ${whole.toFixed(3)}, standard error ${error.toFixed(3)} (cycles 1-4 ${part(1, 4)}, 5-8 ${part(5, 8)}, 9-12 ${part(9, 12)}), ${off.size} games`,
    );
  }
  tellCalibration(positions, plain, judged.learned);
}

/** Every other game is of the plain kind. */
function* played(seed, games) {
  for (let game = 0; game < games; game++) yield gamePlayed(seed, 2 * game);
}
