import { type Stream, WordStream } from './stream.ts';

/** A quick stream that can be split into independent ones. */
export interface QuickStream extends Stream {
  /**
   * A stream of its own for this label. It depends on the parent's seed and the label only, not on the parent's
   * position, so that one more draw in one place does not change the dice of all others.
   */
  fork(label: string | number): QuickStream;
}

/**
 * xoshiro128** for rollouts, tests and bots. Never for the dice of a real game: its state can be recovered from a few
 * visible dice.
 */
export function quickStream(seed: number | string): QuickStream {
  return new Xoshiro(typeof seed === 'number' ? lanesOfNumber(seed) : absorb(NO_SEED, seed));
}

type Lanes = readonly [number, number, number, number];

/** The generator itself, exported for its known-answer test; elsewhere use `quickStream`. */
export class Xoshiro extends WordStream implements QuickStream {
  readonly #origin: Lanes;
  #a: number;
  #b: number;
  #c: number;
  #d: number;
  #position = 0;

  constructor(origin: Lanes) {
    super();
    this.#origin = origin;
    [this.#a, this.#b, this.#c, this.#d] = origin;
    // All zeros is the one state that the generator never leaves.
    if ((this.#a | this.#b | this.#c | this.#d) === 0) this.#a = 1;
  }

  get position(): number {
    return this.#position;
  }

  fork(label: string | number): QuickStream {
    return new Xoshiro(absorb(this.#origin, String(label)));
  }

  // Blackman and Vigna, xoshiro128starstar.c
  protected word(): number {
    const b = this.#b;
    const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9);
    const c = this.#c ^ this.#a;
    const d = this.#d ^ b;
    this.#b = b ^ c;
    this.#a ^= d;
    this.#c = c ^ (b << 9);
    this.#d = rotateLeft(d, 11);
    this.#position += 1;
    return word;
  }
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

const GOLDEN = 0x9e3779b9;
const NO_SEED: Lanes = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]; // digits of pi: nothing up the sleeve

function lanesOfNumber(seed: number): Lanes {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a quick stream's seed is a safe integer or text, got ${seed}`);
  // A splitmix32 counter holds 32 bits; a larger or negative seed keeps all its digits as text.
  if (seed !== seed >>> 0) return absorb(NO_SEED, String(seed));
  return [
    scramble(seed + GOLDEN),
    scramble(seed + 2 * GOLDEN),
    scramble(seed + 3 * GOLDEN),
    scramble(seed + 4 * GOLDEN),
  ];
}

/** The output function of splitmix32. */
function scramble(counter: number): number {
  let word = counter | 0;
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return word ^ (word >>> 15);
}

/** Hashes text into the lanes; all 128 bits count, so that millions of forks do not meet. */
function absorb(lanes: Lanes, text: string): Lanes {
  let [a, b, c, d] = lanes;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 0x239b961b);
    b = c ^ Math.imul(b ^ unit, 0xab0e9789);
    c = d ^ Math.imul(c ^ unit, 0x38b34ae5);
    d = a ^ Math.imul(d ^ unit, 0xa1e38b93);
  }
  // Products carry upwards only; scrambling twice around lets every bit reach every lane. Each step can be undone, so
  // different lanes stay different.
  for (let round = 1; round <= 2; round += 1) {
    a ^= scramble(d + GOLDEN * round);
    b ^= scramble(a + GOLDEN * round);
    c ^= scramble(b + GOLDEN * round);
    d ^= scramble(c + GOLDEN * round);
  }
  return [a, b, c, d];
}
