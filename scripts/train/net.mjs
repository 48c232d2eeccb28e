// A small network that gives each player of a position a score; the scores of all make the chances. Plain numbers, trained by Adam.
import { quickStream } from '@marshall/rules';

/** Layers from a list of sizes; the same seed gives the same ones. */
export function network(sizes, seed) {
  const chance = quickStream(seed);
  const normal = () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += chance.below(1 << 24) / (1 << 24);
    return sum;
  };
  const layers = [];
  for (let i = 1; i < sizes.length; i++) {
    const [inputs, outputs] = [sizes[i - 1], sizes[i]];
    const weights = Float32Array.from({ length: inputs * outputs }, () => (normal() * 0.8) / Math.sqrt(inputs));
    layers.push({ inputs, outputs, weights, bias: new Float32Array(outputs) });
  }
  return layers;
}

/** Layers as they were written to a file of weights, to learn on from there. */
export function layersIn(text) {
  return [...text.matchAll(/inputs: (\d+),\s+outputs: (\d+),\s+scale: ([\d.e-]+),\s+numbers:\s+'([^']+)'/g)].map(
    (found) => {
      const [inputs, outputs, scale] = found.slice(1, 4).map(Number);
      const bytes = Buffer.from(found[4], 'base64');
      const all = Float32Array.from({ length: bytes.length / 2 }, (_, i) => scale * bytes.readInt16LE(2 * i));
      const size = inputs * outputs;
      return { inputs, outputs, weights: all.slice(0, size), bias: all.slice(size) };
    },
  );
}

const leaky = (x) => (x > 0 ? x : 0.1 * x);

/** The scores of rows; with `kept` the values of all layers are left there for the way back. */
export function scores(layers, rows, kept) {
  return rows.map((row, k) => {
    let values = row;
    const all = [values];
    layers.forEach(({ inputs, outputs, weights, bias }, n) => {
      const next = new Float32Array(outputs);
      for (let o = 0; o < outputs; o++) {
        let sum = bias[o];
        const from = o * inputs;
        for (let i = 0; i < inputs; i++) sum += weights[from + i] * values[i];
        next[o] = n === layers.length - 1 ? sum : leaky(sum);
      }
      values = next;
      all.push(values);
    });
    if (kept !== undefined) kept[k] = all;
    return values[0];
  });
}

export function chances(found, heat = 1) {
  const top = Math.max(...found);
  const weights = found.map((score) => Math.exp((score - top) / heat));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** Trains on positions, in an order that follows from the seed. */
export class Trainer {
  constructor(layers, { rate, decay, seed }) {
    Object.assign(this, { layers, rate, decay, steps: 0 });
    this.chance = quickStream(`order ${seed}`);
    this.sums = layers.map(({ weights, bias }) => ({
      weights: new Float32Array(weights.length),
      bias: new Float32Array(bias.length),
    }));
    this.first = layers.map(({ weights, bias }) => [new Float32Array(weights.length), new Float32Array(bias.length)]);
    this.second = layers.map(({ weights, bias }) => [new Float32Array(weights.length), new Float32Array(bias.length)]);
  }

  epoch(positions, batch = 48) {
    const order = positions.map((_, i) => i);
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.chance.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let from = 0; from < order.length; from += batch) {
      const part = order.slice(from, from + batch);
      for (const { weights, bias } of this.sums) {
        weights.fill(0);
        bias.fill(0);
      }
      for (const i of part) this.learn(positions[i], 1 / part.length);
      this.step();
    }
  }

  learn({ rows, won }, weight) {
    const kept = [];
    const found = chances(scores(this.layers, rows, kept));
    rows.forEach((_, k) => {
      let slope = Float32Array.of((found[k] - won[k]) * weight);
      for (let n = this.layers.length - 1; n >= 0; n--) {
        const { inputs, outputs, weights } = this.layers[n];
        const values = kept[k][n];
        const sums = this.sums[n];
        const back = new Float32Array(inputs);
        for (let o = 0; o < outputs; o++) {
          const d = slope[o];
          if (d === 0) continue;
          sums.bias[o] += d;
          const from = o * inputs;
          for (let i = 0; i < inputs; i++) {
            sums.weights[from + i] += d * values[i];
            back[i] += d * weights[from + i];
          }
        }
        if (n > 0) for (let i = 0; i < inputs; i++) if (values[i] < 0) back[i] *= 0.1;
        slope = back;
      }
    });
  }

  step() {
    this.steps++;
    const rate = (this.rate * Math.sqrt(1 - 0.999 ** this.steps)) / (1 - 0.9 ** this.steps);
    this.layers.forEach(({ weights, bias }, n) => {
      [
        [weights, this.sums[n].weights, this.first[n][0], this.second[n][0], this.decay],
        [bias, this.sums[n].bias, this.first[n][1], this.second[n][1], 0],
      ].forEach(([values, slopes, m, v, decay]) => {
        for (let i = 0; i < values.length; i++) {
          const slope = slopes[i];
          m[i] = 0.9 * m[i] + 0.1 * slope;
          v[i] = 0.999 * v[i] + 0.001 * slope * slope;
          values[i] -= rate * (m[i] / (Math.sqrt(v[i]) + 1e-8)) + this.rate * decay * values[i];
        }
      });
    });
  }
}
