// The network of the judgment, with the way back: rows of players, pairs of them, and the mean of all make a score for each player,
// and the scores make the chances. Plain numbers in flat arrays, trained by Adam; what is kept is the average of the last steps.
import { PAIR_WIDTH, WIDTH } from '@marshall/bots';
import { quickStream } from '@marshall/rules';

/** Leaky cells. */
const LEAK = 0.1;
/** Sums over the other players are scaled by this. */
const PART = 0.2;
const MOST = 6;

/** The parts of the network: how many numbers go in and come out. `judge.ts` reads them in this order. */
export function shapeOf({ hidden, sides, mix }) {
  return [
    { name: 'row', inputs: WIDTH, outputs: hidden },
    { name: 'side', inputs: hidden, outputs: 2 * sides },
    { name: 'pair', inputs: PAIR_WIDTH, outputs: sides },
    { name: 'mix', inputs: 2 * hidden + 2 * sides, outputs: mix },
    { name: 'score', inputs: mix + WIDTH, outputs: 1 },
  ];
}

/** Parts from a list of sizes; the same seed gives the same ones. Weights stand by input, then output. */
export function network(sizes, seed) {
  const chance = quickStream(seed);
  const normal = () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += chance.below(1 << 24) / (1 << 24);
    return sum;
  };
  return shapeOf(sizes).map(({ name, inputs, outputs }) => {
    const strength = name === 'side' ? 0.5 : 0.8;
    const weights = Float32Array.from({ length: inputs * outputs }, () => (normal() * strength) / Math.sqrt(inputs));
    // The way straight from a row to the score begins with nothing.
    if (name === 'score') weights.fill(0, sizes.mix);
    return { name, inputs, outputs, weights, bias: new Float32Array(outputs) };
  });
}

/** Parts as they were written to a file of weights. */
export function layersIn(text) {
  const found = text.matchAll(
    /name: '(\w+)',\s+inputs: (\d+),\s+outputs: (\d+),\s+scale: ([\d.e-]+),\s+numbers:\s+'([^']+)'/g,
  );
  const layers = [...found].map(([, name, ...rest]) => {
    const [inputs, outputs, scale] = rest.slice(0, 3).map(Number);
    const bytes = Buffer.from(rest[3], 'base64');
    const all = Float32Array.from({ length: bytes.length / 2 }, (_, i) => scale * bytes.readInt16LE(2 * i));
    const size = inputs * outputs;
    return { name, inputs, outputs, weights: all.slice(0, size), bias: all.slice(size) };
  });
  if (layers.length === 0) throw new Error('This is no file of weights as `fit` writes them now.');
  return layers;
}

/** A place to work in: what the cells of one position hold, and their slopes on the way back. */
export class Desk {
  constructor(layers) {
    const [row, side, pair, mix] = layers.map(({ outputs }) => outputs);
    this.sizes = { row, side, pair, mix };
    this.layers = layers;
    const room = (width, number = MOST) => new Float32Array(number * width);
    this.hidden = room(row);
    this.sides = room(side);
    this.pairs = room(pair, MOST * MOST);
    this.joined = room(2 * row + 2 * pair);
    this.mixed = room(mix);
    this.scores = new Float32Array(MOST);
    this.chances = new Float64Array(MOST);
    this.slopes = {
      hidden: room(row),
      sides: room(side),
      pairs: room(pair, MOST * MOST),
      joined: room(2 * row + 2 * pair),
      mixed: room(mix),
    };
  }

  /** The chances in a position: rows and pairs as they stand one after the other from some place on. */
  look(rows, at, pairs, pairAt, number) {
    const { hidden, sides, joined, mixed, scores, chances, layers, sizes } = this;
    const [row, side, pair, mix, score] = layers;
    const { row: H, pair: Q, mix: M } = sizes;
    for (let k = 0; k < number; k++) {
      forward(row, rows, at + k * WIDTH, hidden, k * H, true);
      forward(side, hidden, k * H, sides, k * 2 * Q, false);
    }
    const J = 2 * H + 2 * Q;
    joined.fill(0);
    for (let i = 0; i < number; i++)
      for (let j = 0; j < number; j++) {
        if (i === j) continue;
        const to = (i * MOST + j) * Q;
        forward(pair, pairs, pairAt + (i * number + j) * PAIR_WIDTH, this.pairs, to, false);
        for (let q = 0; q < Q; q++) {
          let value = this.pairs[to + q] + sides[i * 2 * Q + q] + sides[j * 2 * Q + Q + q];
          if (value < 0) value *= LEAK;
          this.pairs[to + q] = value;
          joined[i * J + 2 * H + q] += PART * value;
          joined[j * J + 2 * H + Q + q] += PART * value;
        }
      }
    for (let h = 0; h < H; h++) {
      let sum = 0;
      for (let k = 0; k < number; k++) {
        joined[k * J + h] = hidden[k * H + h];
        sum += hidden[k * H + h];
      }
      for (let k = 0; k < number; k++) joined[k * J + H + h] = sum / number;
    }
    let top = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < number; k++) {
      forward(mix, joined, k * J, mixed, k * M, true);
      let sum = score.bias[0];
      for (let m = 0; m < M; m++) sum += mixed[k * M + m] * score.weights[m];
      for (let i = 0; i < WIDTH; i++) sum += rows[at + k * WIDTH + i] * score.weights[M + i];
      scores[k] = sum;
      if (sum > top) top = sum;
    }
    let all = 0;
    for (let k = 0; k < number; k++) {
      chances[k] = Math.exp(scores[k] - top);
      all += chances[k];
    }
    for (let k = 0; k < number; k++) chances[k] /= all;
    return chances;
  }

  /** The way back from the position that was looked at last: adds the slopes of its loss to sums. */
  learn({ rows, at, pairs, pairAt, number }, won, wonAt, weight, sums) {
    const { hidden, joined, mixed, chances, layers, sizes, slopes } = this;
    const [row, side, pair, mix, score] = layers;
    const { row: H, pair: Q, mix: M } = sizes;
    const J = 2 * H + 2 * Q;
    slopes.hidden.fill(0);
    slopes.sides.fill(0);
    slopes.joined.fill(0);
    for (let k = 0; k < number; k++) {
      const slope = (chances[k] - won[wonAt + k]) * weight;
      const to = sums[4];
      to.bias[0] += slope;
      for (let m = 0; m < M; m++) {
        to.weights[m] += slope * mixed[k * M + m];
        slopes.mixed[k * M + m] = slope * score.weights[m] * (mixed[k * M + m] < 0 ? LEAK : 1);
      }
      for (let i = 0; i < WIDTH; i++) to.weights[M + i] += slope * rows[at + k * WIDTH + i];
      backward(mix, joined, k * J, slopes.mixed, k * M, sums[3], slopes.joined, k * J);
    }
    for (let i = 0; i < number; i++)
      for (let j = 0; j < number; j++) {
        if (i === j) continue;
        const to = (i * MOST + j) * Q;
        for (let q = 0; q < Q; q++) {
          let slope = PART * (slopes.joined[i * J + 2 * H + q] + slopes.joined[j * J + 2 * H + Q + q]);
          if (this.pairs[to + q] < 0) slope *= LEAK;
          slopes.pairs[to + q] = slope;
          slopes.sides[i * 2 * Q + q] += slope;
          slopes.sides[j * 2 * Q + Q + q] += slope;
        }
        backward(pair, pairs, pairAt + (i * number + j) * PAIR_WIDTH, slopes.pairs, to, sums[2]);
      }
    for (let h = 0; h < H; h++) {
      let sum = 0;
      for (let k = 0; k < number; k++) sum += slopes.joined[k * J + H + h];
      for (let k = 0; k < number; k++) slopes.hidden[k * H + h] = slopes.joined[k * J + h] + sum / number;
    }
    for (let k = 0; k < number; k++) {
      backward(side, hidden, k * H, slopes.sides, k * 2 * Q, sums[1], slopes.hidden, k * H);
      for (let h = 0; h < H; h++) if (hidden[k * H + h] < 0) slopes.hidden[k * H + h] *= LEAK;
      backward(row, rows, at + k * WIDTH, slopes.hidden, k * H, sums[0]);
    }
  }
}

/** Inputs that are not nothing: where their weights begin, and what they are. */
const places = new Int32Array(512);
const values = new Float64Array(512);

/** Four inputs at a time cost least. */
function forward({ inputs, outputs, weights, bias }, from, at, to, toAt, leaks) {
  let number = 0;
  for (let i = 0; i < inputs; i++) {
    const value = from[at + i];
    if (value === 0) continue;
    places[number] = i * outputs;
    values[number++] = value;
  }
  for (let o = 0; o < outputs; o++) to[toAt + o] = bias[o];
  let n = 0;
  for (; n + 3 < number; n += 4) {
    const a = places[n];
    const b = places[n + 1];
    const c = places[n + 2];
    const d = places[n + 3];
    const w = values[n];
    const x = values[n + 1];
    const y = values[n + 2];
    const z = values[n + 3];
    for (let o = 0; o < outputs; o++)
      to[toAt + o] += w * weights[a + o] + x * weights[b + o] + y * weights[c + o] + z * weights[d + o];
  }
  for (; n < number; n++) for (let o = 0; o < outputs; o++) to[toAt + o] += values[n] * weights[places[n] + o];
  if (leaks) for (let o = 0; o < outputs; o++) if (to[toAt + o] < 0) to[toAt + o] *= LEAK;
}

function backward({ inputs, outputs, weights }, from, at, slopes, slopesAt, sums, back, backAt) {
  for (let o = 0; o < outputs; o++) sums.bias[o] += slopes[slopesAt + o];
  for (let i = 0; i < inputs; i++) {
    const w = i * outputs;
    if (back !== undefined) {
      let sum = 0;
      for (let o = 0; o < outputs; o++) sum += slopes[slopesAt + o] * weights[w + o];
      back[backAt + i] += sum;
    }
    const value = from[at + i];
    if (value === 0) continue;
    for (let o = 0; o < outputs; o++) sums.weights[w + o] += value * slopes[slopesAt + o];
  }
}

const BATCH = 128;
/** Steps until the rate is full. */
const WARM = 200;
/** The least part of the rate at the end. */
const LEAST = 0.02;
/** How slowly the average follows. */
const SLOW = 0.999;

/** Trains on some of the positions, which count as much as their weights, in an order that follows from the seed, for so many passes. */
export class Trainer {
  constructor(layers, positions, { order, weight, epochs, rate, decay, seed }) {
    Object.assign(this, { layers, positions, weight, rate, decay, done: 0 });
    this.steps = epochs * Math.ceil(order.length / BATCH);
    this.chance = quickStream(`order ${seed}`);
    const like = () =>
      layers.map(({ weights, bias }) => ({
        weights: new Float32Array(weights.length),
        bias: new Float32Array(bias.length),
      }));
    this.sums = like();
    this.first = like();
    this.second = like();
    this.average = layers.map((layer) => ({ ...layer, weights: layer.weights.slice(), bias: layer.bias.slice() }));
    this.desk = new Desk(layers);
    this.order = Int32Array.from(order);
  }

  epoch() {
    const { order, sums, desk, weight } = this;
    const { rows, rowAt, pairs, pairAt, number, won, wonAt } = this.positions;
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.chance.below(i + 1);
      const kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
    for (let begin = 0; begin < order.length; begin += BATCH) {
      const upTo = Math.min(order.length, begin + BATCH);
      const many = upTo - begin;
      for (const { weights, bias } of sums) {
        weights.fill(0);
        bias.fill(0);
      }
      for (let n = begin; n < upTo; n++) {
        const p = order[n];
        const from = { rows: rows.all, at: rowAt[p], pairs: pairs.all, pairAt: pairAt[p], number: number[p] };
        desk.look(from.rows, from.at, from.pairs, from.pairAt, from.number);
        desk.learn(from, won.all, wonAt[p], weight[p] / many, sums);
      }
      this.step();
    }
  }

  step() {
    this.done++;
    const way = this.done / this.steps;
    const rate = this.rate * Math.min(1, this.done / WARM) * Math.max(LEAST, 0.5 * (1 + Math.cos(Math.PI * way)));
    const one = 1 - 0.9 ** this.done;
    const two = 1 - 0.999 ** this.done;
    const follow = 1 - Math.min(SLOW, (1 + this.done) / (10 + this.done));
    for (let n = 0; n < this.layers.length; n++)
      for (const key of ['weights', 'bias']) {
        const values = this.layers[n][key];
        const slopes = this.sums[n][key];
        const m = this.first[n][key];
        const v = this.second[n][key];
        const mean = this.average[n][key];
        const decay = key === 'weights' ? rate * this.decay : 0;
        for (let i = 0; i < values.length; i++) {
          const slope = slopes[i];
          m[i] += 0.1 * (slope - m[i]);
          v[i] += 0.001 * (slope * slope - v[i]);
          values[i] -= decay * values[i] + (rate * (m[i] / one)) / (Math.sqrt(v[i] / two) + 1e-8);
          mean[i] += follow * (values[i] - mean[i]);
        }
      }
  }
}
