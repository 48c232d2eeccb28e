/** A source of unbiased integers; the same seed and position always give the same draws. */
export interface Stream {
  /** Words consumed so far: a stream reopened here goes on with the same draws. */
  readonly position: number;
  /** An unbiased integer 0..n-1, for n from 1 to 2^31. */
  below(n: number): number;
  /** Only where draws come from a log, which holds orders and not the draws that made them. */
  arrange?<T>(items: readonly T[]): T[];
}

export const LARGEST_RANGE = 2 ** 31;

/** Throws unless n is a range that `below` can draw from: any other n is a bug of the caller. */
export function checkRange(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > LARGEST_RANGE) {
    throw new RangeError(`below(n) needs an integer n from 1 to 2^31, got ${n}`);
  }
}

/** Turns a sequence of uniform 32-bit words into a stream. */
export abstract class WordStream implements Stream {
  abstract readonly position: number;

  /** The next 32 bits, of either sign: a signed word need not be boxed. Moves the position on by one. */
  protected abstract word(): number;

  /**
   * The rule a verifier repeats: discard words smaller than 2^32 mod n, then take the first other word mod n.
   * The words that remain are a whole multiple of n, so every result is equally likely.
   */
  below(n: number): number {
    checkRange(n);
    const range = n >>> 0;
    let word = this.word() >>> 0;
    // 2^32 mod n is smaller than n, so nearly every draw is done without computing it.
    if (word < range) {
      const discarded = (-range >>> 0) % range;
      while (word < discarded) word = this.word() >>> 0;
    }
    return word % range;
  }
}
