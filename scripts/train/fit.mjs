// Fits the judgement to positions and says how good it is on games that it has not seen.
import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES, WIDTH } from '@marshall/bots';
import { chances, layersIn, network, scores, Trainer } from './net.mjs';
import { isHeldOut, positionsIn } from './read.mjs';

export function fit(files, { seed, epochs, hidden, rate, decay, start, out }) {
  const all = positionsIn(files).filter(({ won }) => won.some((share) => share > 0));
  const train = all.filter((position) => !isHeldOut(position));
  const held = all.filter(isHeldOut);
  console.log(`${train.length} positions to learn from, ${held.length} held out`);
  report('wealth alone', held, byFeature('wealthShare'));
  report('prospects', held, ({ prospects }) => normal(prospects));
  const layers = start === undefined ? network([WIDTH, ...hidden, 1], seed) : layersIn(readFileSync(start, 'utf8'));
  if (start !== undefined) report('as it was', held, (position) => chances(scores(layers, position.rows)));
  const trainer = new Trainer(layers, { rate, decay, seed });
  let best = { loss: Number.POSITIVE_INFINITY, layers };
  for (let i = 0; i < epochs; i++) {
    trainer.rate = rate * (1 - i / epochs) + rate / 20;
    trainer.epoch(train);
    const judged = (position) => chances(scores(layers, position.rows));
    const loss = lossOf(held, judged);
    console.log(
      `epoch ${i + 1}: train ${lossOf(train.slice(0, 4000), judged).toFixed(4)}, held out ${loss.toFixed(4)}`,
    );
    if (loss < best.loss) best = { loss, layers: structuredClone(layers) };
  }
  const judged = (position) => chances(scores(best.layers, position.rows));
  report('learned', held, judged);
  calibration(held, judged);
  if (out !== undefined) writeFileSync(out, weightsFile(best.layers));
}

/** The loss in nats: minus the logarithm of the chance that the winner was given. */
export function lossOf(positions, judged) {
  let sum = 0;
  for (const position of positions) {
    const found = judged(position);
    position.won.forEach((share, k) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-4, found[k]));
    });
  }
  return sum / positions.length;
}

const byFeature = (name) => {
  const at = FEATURES.indexOf(name);
  return ({ rows }) => chances(rows.map((row) => 3 * row[at]));
};
const normal = (values) => {
  const sum = values.reduce((a, b) => a + b, 0);
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length));
};

/** Losses of all, and of the plain kind (six players, twelve cycles, before Stage 4), by time. */
function report(name, held, judged) {
  const plain = held.filter((position) => position.plain && position.stage === 4);
  const by = (from, to) => plain.filter(({ cycle }) => cycle >= from && cycle <= to);
  const first = plain.filter((position) => {
    const found = judged(position);
    return position.won[found.indexOf(Math.max(...found))] > 0;
  });
  const players = [2, 3, 4, 5, 6]
    .map((n) => [n, held.filter(({ seats, plain: is }) => seats === n && !is)])
    .map(([n, some]) => `${n}: ${lossOf(some, judged).toFixed(3)}`);
  const part = (positions) => lossOf(positions, judged).toFixed(3);
  console.log(
    `${name}: six players at Stage 4 ${part(plain)} (cycles 1-4 ${part(by(1, 4))}, 5-8 ${part(by(5, 8))}, 9-12 ${part(by(9, 12))}), ` +
      `winner named first ${Math.round((100 * first.length) / plain.length)}%; all sets by players ${players.join(', ')}`,
  );
}

/** Of seats called so much per cent, how many won. */
function calibration(held, judged) {
  const bins = Array.from({ length: 10 }, () => ({ seats: 0, said: 0, won: 0 }));
  for (const position of held) {
    const found = judged(position);
    found.forEach((chance, k) => {
      const bin = bins[Math.min(9, Math.floor(chance * 10))];
      bin.seats++;
      bin.said += chance;
      bin.won += position.won[k];
    });
  }
  for (const { seats, said, won } of bins)
    if (seats > 0)
      console.log(`called ${((100 * said) / seats).toFixed(1)}%: won ${((100 * won) / seats).toFixed(1)}% of ${seats}`);
}

/** The weights as a module: whole numbers of two bytes, with a scale for each layer, as text. */
function weightsFile(layers) {
  const texts = layers.map(({ inputs, outputs, weights, bias }) => {
    const most = Math.max(...weights.map(Math.abs), ...bias.map(Math.abs));
    const scale = most / 32767;
    const whole = Int16Array.from([...weights, ...bias], (value) => Math.round(value / scale));
    const text = Buffer.from(whole.buffer).toString('base64');
    return `  { inputs: ${inputs}, outputs: ${outputs}, scale: ${scale}, numbers: '${text}' },`;
  });
  return [
    '// What self-play taught. Written by `node scripts/train.mjs fit`; never edited by hand.',
    "import type { Layer } from './judge.ts';",
    '',
    '/** Weights by output and input, then biases: whole numbers of two bytes, lowest byte first, in base64. */',
    'export const LAYERS: readonly Layer[] = [',
    ...texts,
    '];',
    '',
  ].join('\n');
}
