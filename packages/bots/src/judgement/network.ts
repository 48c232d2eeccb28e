// The network that judges a position: a row of numbers for each player and one for each pair of them make a score for each player.
// Players are first looked at alone, then in pairs, as who might take and who might lose, and last beside the mean of all.
import { LAYERS } from './weights.ts';

/** A part of the network as it stands in the file of weights. */
export interface Layer {
  readonly name: 'row' | 'side' | 'pair' | 'mix' | 'score';
  readonly inputs: number;
  readonly outputs: number;
  readonly scale: number;
  readonly numbers: string;
}

interface Part {
  readonly inputs: number;
  readonly outputs: number;
  /** By input, then output. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

type Parts = Readonly<Record<Layer['name'], Part>>;

/** What a cell below nothing is multiplied by. */
const LEAK = 0.1;
/** Sums over the other players count as much as this for each. */
const PART = 0.2;

let parts: Parts | undefined;

/** A score for each row. */
export function scoresOf(rows: readonly Float32Array[], pairs: Float32Array): Float64Array {
  parts ??= unpacked();
  const { row, side, pair, mix, score } = parts;
  const number = rows.length;
  const [H, Q, M] = [row.outputs, pair.outputs, mix.outputs];
  const hidden = new Float64Array(number * H);
  const sides = new Float64Array(number * 2 * Q);
  const mean = new Float64Array(H);
  for (let k = 0; k < number; k++) {
    pass(row, rows[k] ?? NOTHING, 0, hidden, k * H);
    leak(hidden, k * H, H);
    for (let h = 0; h < H; h++) mean[h] = (mean[h] ?? 0) + (hidden[k * H + h] ?? 0) / number;
    pass(side, hidden, k * H, sides, k * 2 * Q);
  }
  // What each could take from all others, and what all others could take from each.
  const takes = new Float64Array(number * 2 * Q);
  const cells = new Float64Array(Q);
  for (let i = 0; i < number; i++)
    for (let j = 0; j < number; j++) {
      if (i === j) continue;
      pass(pair, pairs, (i * number + j) * pair.inputs, cells, 0);
      const [one, other] = [i * 2 * Q, j * 2 * Q + Q];
      for (let q = 0; q < Q; q++) {
        const sum = (cells[q] ?? 0) + (sides[one + q] ?? 0) + (sides[other + q] ?? 0);
        const value = PART * (sum < 0 ? LEAK * sum : sum);
        takes[one + q] = (takes[one + q] ?? 0) + value;
        takes[other + q] = (takes[other + q] ?? 0) + value;
      }
    }
  // The mean is the same for everybody.
  const common = new Float64Array(M);
  common.set(mix.bias);
  add(mix, mean, 0, H, H, common, 0);
  const scores = new Float64Array(number);
  const mixed = new Float64Array(M);
  for (let k = 0; k < number; k++) {
    mixed.set(common);
    add(mix, hidden, k * H, H, 0, mixed, 0);
    add(mix, takes, k * 2 * Q, 2 * Q, 2 * H, mixed, 0);
    leak(mixed, 0, M);
    let sum = score.bias[0] ?? 0;
    for (let m = 0; m < M; m++) sum += (mixed[m] ?? 0) * (score.weights[m] ?? 0);
    const own = rows[k] ?? NOTHING;
    for (let i = 0; i < own.length; i++) sum += (own[i] ?? 0) * (score.weights[M + i] ?? 0);
    scores[k] = sum;
  }
  return scores;
}

const NOTHING = new Float32Array();

type Numbers = Float32Array | Float64Array;

/** What comes out of a part. */
function pass(part: Part, from: Numbers, at: number, to: Float64Array, toAt: number): void {
  const { bias, inputs, outputs } = part;
  for (let o = 0; o < outputs; o++) to[toAt + o] = bias[o] ?? 0;
  add(part, from, at, inputs, 0, to, toAt);
}

/** Inputs that are not nothing: where their weights begin, and what they are. */
const places = new Int32Array(512);
const values = new Float64Array(512);

/** Adds what some inputs of a part say. Most are nothing in most positions, and cost nothing; four at a time cost least. */
function add(
  { weights, outputs }: Part,
  from: Numbers,
  at: number,
  many: number,
  first: number,
  to: Float64Array,
  toAt: number,
): void {
  let number = 0;
  for (let i = 0; i < many; i++) {
    const value = from[at + i] ?? 0;
    if (value === 0) continue;
    places[number] = (first + i) * outputs;
    values[number++] = value;
  }
  let n = 0;
  for (; n + 3 < number; n += 4) {
    const [a, b, c, d] = [places[n] ?? 0, places[n + 1] ?? 0, places[n + 2] ?? 0, places[n + 3] ?? 0];
    const [w, x, y, z] = [values[n] ?? 0, values[n + 1] ?? 0, values[n + 2] ?? 0, values[n + 3] ?? 0];
    for (let o = 0; o < outputs; o++)
      to[toAt + o] =
        (to[toAt + o] ?? 0) +
        w * (weights[a + o] ?? 0) +
        x * (weights[b + o] ?? 0) +
        y * (weights[c + o] ?? 0) +
        z * (weights[d + o] ?? 0);
  }
  for (; n < number; n++) {
    const a = places[n] ?? 0;
    const w = values[n] ?? 0;
    for (let o = 0; o < outputs; o++) to[toAt + o] = (to[toAt + o] ?? 0) + w * (weights[a + o] ?? 0);
  }
}

function leak(cells: Float64Array, at: number, many: number): void {
  for (let i = at; i < at + many; i++) if ((cells[i] ?? 0) < 0) cells[i] = LEAK * (cells[i] ?? 0);
}

function unpacked(): Parts {
  const found = new Map(LAYERS.map((layer) => [layer.name, unpack(layer)]));
  const part = (name: Layer['name']): Part => {
    const known = found.get(name);
    if (known === undefined) throw new Error(`no part ${name} in the weights`);
    return known;
  };
  return { row: part('row'), side: part('side'), pair: part('pair'), mix: part('mix'), score: part('score') };
}

function unpack({ inputs, outputs, scale, numbers }: Layer): Part {
  const bytes = fromBase64(numbers);
  const at = (i: number) => {
    const whole = (bytes[2 * i] ?? 0) + 256 * (bytes[2 * i + 1] ?? 0);
    return scale * (whole < 32768 ? whole : whole - 65536);
  };
  const size = inputs * outputs;
  return {
    inputs,
    outputs,
    weights: Float64Array.from({ length: size }, (_, i) => at(i)),
    bias: Float64Array.from({ length: outputs }, (_, i) => at(size + i)),
  };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Every place that runs commanders has another decoder, and some have none. */
function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of text) {
    if (digit === '=') break;
    held = held * 64 + DIGITS.indexOf(digit);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = Math.floor(held / 2 ** bits);
    held %= 2 ** bits;
  }
  return bytes;
}
