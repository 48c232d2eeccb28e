// Who will win: a judgement learned from games of the commanders themselves, for them, for analysis and for standings.
import type { Game, Seat, Setup, View } from '@marshall/rules';
import { cashOf } from '../memory/beliefs.ts';
import type { Notes } from '../memory/notes.ts';
import { featuresOf } from './features.ts';
import { type Standpoint, standpointOf, standpointSeen } from './standpoint.ts';
import { LAYERS } from './weights.ts';

/** One layer as it stands in the file of weights. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly scale: number;
  readonly numbers: string;
}

/** A chance to win for each seat; they add up to 1. */
export type Chances = ReadonlyMap<Seat, number>;

/** The chances in a whole position, true or imagined. */
export function judge(game: Game): Chances {
  const { ended, order } = game.state;
  if (ended === undefined) return judgeStandpoint(standpointOf(game));
  return new Map(order.map((seat) => [seat, ended.winners.includes(seat) ? 1 / ended.winners.length : 0]));
}

/** The chances as a seat or a spectator may judge them: by what it sees, and cash by its notes. */
export function judgeView(setup: Pick<Setup, 'options'>, seen: View, notes?: Notes): Chances {
  const { ended, order } = seen;
  if (ended === undefined) return judgeStandpoint(standpointSeen(setup, seen, (seat) => cashOf(seen, notes, seat)));
  return new Map(order.map((seat) => [seat, ended.winners.includes(seat) ? 1 / ended.winners.length : 0]));
}

/** The same of a standpoint; whoever is out has no chance. */
export function judgeStandpoint(at: Standpoint): Chances {
  const { seats, rows } = featuresOf(at);
  const found = chancesOf(rows);
  const chances = new Map<Seat, number>(at.order.map((seat) => [seat, 0]));
  seats.forEach((seat, k) => {
    chances.set(seat, found[k] ?? 0);
  });
  return chances;
}

/** The chances of players by their rows of features. */
export function chancesOf(rows: readonly Float32Array[]): readonly number[] {
  const scores = rows.map(scoreOf);
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - top));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

interface Ready {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

let ready: readonly Ready[] | undefined;

function scoreOf(row: Float32Array): number {
  ready ??= LAYERS.map(unpack);
  let values = row;
  ready.forEach(({ inputs, outputs, weights, bias }, n) => {
    const next = new Float32Array(outputs);
    const last = n + 1 === ready?.length;
    for (let o = 0; o < outputs; o++) {
      let sum = bias[o] ?? 0;
      const from = o * inputs;
      for (let i = 0; i < inputs; i++) sum += (weights[from + i] ?? 0) * (values[i] ?? 0);
      next[o] = last || sum > 0 ? sum : 0.1 * sum;
    }
    values = next;
  });
  return values[0] ?? 0;
}

function unpack({ inputs, outputs, scale, numbers }: Layer): Ready {
  const bytes = fromBase64(numbers);
  const at = (i: number) => {
    const whole = (bytes[2 * i] ?? 0) + 256 * (bytes[2 * i + 1] ?? 0);
    return scale * (whole < 32768 ? whole : whole - 65536);
  };
  const size = inputs * outputs;
  return {
    inputs,
    outputs,
    weights: Float32Array.from({ length: size }, (_, i) => at(i)),
    bias: Float32Array.from({ length: outputs }, (_, i) => at(size + i)),
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
