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

/** The same of a standpoint; a player who is out has no chance. */
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
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

let ready: readonly Ready[] | undefined;

/** Most inputs are nothing in most positions, and cost nothing. */
function scoreOf(row: Float32Array): number {
  ready ??= LAYERS.map(unpack);
  let values: Float32Array | Float64Array = row;
  for (const [n, { outputs, weights, bias }] of ready.entries()) {
    const next = Float64Array.from(bias);
    for (let i = 0; i < values.length; i++) {
      const value = values[i];
      if (value === undefined || value === 0) continue;
      const from = i * outputs;
      for (let o = 0; o < outputs; o++) next[o] = (next[o] ?? 0) + value * (weights[from + o] ?? 0);
    }
    if (n + 1 < ready.length) for (let o = 0; o < outputs; o++) if ((next[o] ?? 0) < 0) next[o] = 0.1 * (next[o] ?? 0);
    values = next;
  }
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
    outputs,
    // By input, then output.
    weights: Float64Array.from({ length: size }, (_, i) => at((i % outputs) * inputs + Math.floor(i / outputs))),
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
