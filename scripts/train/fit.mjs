// Fits the judgement to positions and says how good it is on games that it has not seen.
import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES, PAIR_WIDTH, WIDTH } from '@marshall/bots';
import { byNetwork, byProspects, lossAt, normal, tellCalibration } from './judged.mjs';
import { layersIn, network, Trainer } from './net.mjs';
import { STAGE } from './play.mjs';
import { gamesIn, isHeldOut, positionsOf } from './read.mjs';

/** How much positions of other stages than the one where the loss is measured count. */
const OTHER_STAGES = 0.4;

export function fit(files, { seed, epochs, sizes, rate, decay, start, all, out }) {
  const positions = positionsOf(gamesIn(files));
  const numbers = Array.from({ length: positions.count }, (_, p) => p);
  const held = numbers.filter((p) => isHeldOut(positions.told[p]));
  const learned = all ? numbers : numbers.filter((p) => !isHeldOut(positions.told[p]));
  console.log(
    `${learned.length} positions to learn from${all ? ', those that are told about among them' : ''}, ${held.length} to tell about`,
  );
  report('wealth alone', positions, held, byFeature(positions, 'wealthShare'));
  report('prospects', positions, held, byProspects(positions));
  const layers = start === undefined ? network(sizes, seed) : layersIn(readFileSync(start, 'utf8'));
  if (start !== undefined) report('as it was', positions, held, byNetwork(positions, layers));
  const spread = start === undefined ? spreadOf(positions, learned) : undefined;
  if (spread !== undefined) scaled(positions, spread, (value, by) => value / by);
  const weight = numbers.map((p) => (positions.told[p].stage === STAGE ? 1 : OTHER_STAGES));
  const told = held.filter((p) => positions.told[p].plain && positions.told[p].stage === STAGE);
  const trainer = new Trainer(layers, positions, { order: learned, weight, epochs, rate, decay, seed });
  for (let i = 0; i < epochs; i++) {
    trainer.epoch();
    const loss = lossByCycle(positions, told, byNetwork(positions, trainer.average));
    console.log(`pass ${i + 1}: ${loss.toFixed(4)}`);
  }
  const found = trainer.average;
  if (spread !== undefined) {
    scaled(positions, spread, (value, by) => value * by);
    fold(found, spread);
  }
  report('learned', positions, held, byNetwork(positions, found));
  tellCalibration(positions, held, byNetwork(positions, found));
  if (out !== undefined) writeFileSync(out, weightsFile(found));
}

/** How far each number of rows and pairs spreads, so that all of them can be learned from at one pace. */
function spreadOf({ rows, pairs, rowAt, pairAt, number }, learned) {
  const row = new Float64Array(WIDTH);
  const pair = new Float64Array(PAIR_WIDTH);
  let many = 0;
  let manyPairs = 0;
  for (const p of learned) {
    for (let i = 0; i < number[p] * WIDTH; i++) row[i % WIDTH] += rows.all[rowAt[p] + i] ** 2;
    for (let i = 0; i < number[p] ** 2 * PAIR_WIDTH; i++) pair[i % PAIR_WIDTH] += pairs.all[pairAt[p] + i] ** 2;
    many += number[p];
    // Nobody is a pair with themselves.
    manyPairs += number[p] * (number[p] - 1);
  }
  const LEAST_SPREAD = 0.05;
  const root = (sums, number) => sums.map((sum) => Math.max(LEAST_SPREAD, Math.sqrt(sum / Math.max(1, number))));
  return { row: root(row, many), pair: root(pair, manyPairs) };
}

function scaled({ rows, pairs }, { row, pair }, by) {
  for (let i = 0; i < rows.size; i++) rows.all[i] = by(rows.all[i], row[i % WIDTH]);
  for (let i = 0; i < pairs.size; i++) pairs.all[i] = by(pairs.all[i], pair[i % PAIR_WIDTH]);
}

/** Weights for numbers that are not scaled. */
function fold(layers, { row, pair }) {
  for (const { name, inputs, outputs, weights } of layers) {
    const by = name === 'row' ? row : name === 'pair' ? pair : undefined;
    for (let i = 0; i < inputs; i++) {
      const divisor = by?.[i] ?? (name === 'score' && i >= inputs - WIDTH ? row[i - inputs + WIDTH] : 1);
      for (let o = 0; o < outputs; o++) weights[i * outputs + o] /= divisor;
    }
  }
}

/** Each cycle counts the same, however often games were played on from there. */
function lossByCycle(positions, some, judged) {
  const cycles = groups(some, (p) => positions.told[p].cycle);
  return [...cycles.values()].reduce((sum, part) => sum + lossOf(positions, part, judged), 0) / cycles.size;
}

function groups(some, keyOf) {
  const found = new Map();
  for (const each of some) {
    const group = found.get(keyOf(each));
    if (group === undefined) found.set(keyOf(each), [each]);
    else group.push(each);
  }
  return found;
}

function lossOf(positions, some, judged) {
  let sum = 0;
  for (const p of some) sum += lossAt(positions, p, judged(p));
  return sum / some.length;
}

function byFeature({ rows, rowAt, number }, name) {
  const at = FEATURES.indexOf(name);
  return (p) => normal(Array.from({ length: number[p] }, (_, k) => Math.exp(3 * rows.all[rowAt[p] + k * WIDTH + at])));
}

/** Losses of all, and of the plain kind (six players, twelve cycles, before Stage 4), by time. */
function report(name, positions, held, judged) {
  const { told, won, wonAt } = positions;
  const plain = held.filter((p) => told[p].plain && told[p].stage === STAGE);
  const by = (from, to) => plain.filter((p) => told[p].cycle >= from && told[p].cycle <= to);
  const first = plain.filter((p) => {
    const found = judged(p);
    return won.all[wonAt[p] + found.indexOf(Math.max(...found.slice(0, positions.number[p])))] > 0;
  });
  const part = (some) => lossByCycle(positions, some, judged).toFixed(4);
  const players = [2, 3, 4, 5, 6].map(
    (n) => `${n}: ${part(held.filter((p) => told[p].seats === n && !told[p].plain))}`,
  );
  console.log(
    `${name}: six players at Stage 4 ${part(plain)} (cycles 1-4 ${part(by(1, 4))}, 5-8 ${part(by(5, 8))}, 9-12 ${part(by(9, 12))}), ` +
      `winner named first ${Math.round((100 * first.length) / plain.length)}%; all sets by players ${players.join(', ')}`,
  );
}

/** The weights as a module: whole numbers of two bytes, with a scale for each part, as text. */
function weightsFile(layers) {
  const texts = layers.map(({ name, inputs, outputs, weights, bias }) => {
    const most = Math.max(...weights.map(Math.abs), ...bias.map(Math.abs));
    const scale = most / 32767;
    const whole = Int16Array.from([...weights, ...bias], (value) => Math.round(value / scale));
    const text = Buffer.from(whole.buffer).toString('base64');
    return [
      '  {',
      `    name: '${name}',`,
      `    inputs: ${inputs},`,
      `    outputs: ${outputs},`,
      `    scale: ${scale},`,
      `    numbers:\n      '${text}',`,
      '  },',
    ].join('\n');
  });
  return [
    '// What self-play taught. Written by `node scripts/train.mjs fit`; never edited by hand.',
    "import type { Layer } from './network.ts';",
    '',
    '/** Weights by input and output, then biases: whole numbers of two bytes, lowest byte first, in base64. */',
    'export const LAYERS: readonly Layer[] = [',
    ...texts,
    '];',
    '',
  ].join('\n');
}
