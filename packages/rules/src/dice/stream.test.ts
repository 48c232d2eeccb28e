import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStream } from './chacha.ts';
import { LARGEST_RANGE, type Stream, WordStream } from './stream.ts';
import { quickStream } from './xoshiro.ts';

class Words extends WordStream {
  position = 0;
  readonly #words: readonly number[];

  constructor(...words: readonly number[]) {
    super();
    this.#words = words;
  }

  protected word(): number {
    const word = this.#words[this.position];
    if (word === undefined) throw new Error('out of words');
    this.position += 1;
    return word;
  }
}

describe('rejection sampling', () => {
  // 2^32 = 6 * 715827882 + 4
  test('of six, the four words left over are discarded and counted as consumed', () => {
    const stream = new Words(0, 3, 2, 1, 4);
    expect(stream.below(6)).toBe(4);
    expect(stream.position).toBe(5);
  });

  test.each([
    [6, 4, 4],
    [6, 5, 5],
    [6, 6, 0],
    [6, 0xffff_ffff, 3],
    [3 * 2 ** 29, 2 ** 30, 2 ** 30],
    [2 ** 31 - 1, 0xffff_ffff, 1],
  ])('below(%i) accepts the word %i as %i', (n, word, result) => {
    const stream = new Words(word);
    expect(stream.below(n)).toBe(result);
    expect(stream.position).toBe(1);
  });

  test.each([
    [3 * 2 ** 29, 2 ** 30 - 1],
    [2 ** 31 - 1, 1],
    [10, 5],
    [52, 47],
  ])('below(%i) discards the word %i, the last below 2^32 mod n', (n, word) => {
    const stream = new Words(word, word + 1);
    expect(stream.below(n)).toBe(word + 1);
    expect(stream.position).toBe(2);
  });

  test('a power of two discards nothing, one included', () => {
    for (let bits = 0; bits <= 31; bits += 1) {
      const stream = new Words(0, 0xffff_ffff);
      expect([stream.below(2 ** bits), stream.below(2 ** bits), stream.position]).toEqual([0, 2 ** bits - 1, 2]);
    }
  });

  test('a word counts the same whether it comes signed or unsigned', () => {
    expect(new Words(-1).below(1_000_003)).toBe(new Words(0xffff_ffff).below(1_000_003));
  });

  test('a word is discarded exactly when it is smaller than 2^32 mod n, and else taken mod n', () => {
    const range = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: LARGEST_RANGE }));
    // Small words are where the border lies.
    const word = fc.oneof(fc.nat({ max: 0xffff_ffff }), fc.nat({ max: 100 }), fc.nat({ max: 2 ** 31 }));
    fc.assert(
      fc.property(range, word, (n, first) => {
        const stream = new Words(first, 0xffff_ffff);
        const kept = BigInt(first) >= 2n ** 32n % BigInt(n) ? first : 0xffff_ffff;
        expect(stream.below(n)).toBe(Number(BigInt(kept) % BigInt(n)));
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, LARGEST_RANGE + 1, Number.POSITIVE_INFINITY])('below(%d) is refused', (n) => {
    const stream = new Words(7);
    expect(() => stream.below(n)).toThrow(/integer n from 1 to 2\^31/);
    expect(stream.position).toBe(0);
  });
});

const SOURCES: readonly [string, () => Stream][] = [
  ['the game stream', () => openStream('5eed'.repeat(16))],
  ['the quick stream', () => quickStream(20)],
];

// Seeds are fixed, so these pass always or never. Limits: chi-square at p = 0.001.
describe.each(SOURCES)('%s is unbiased', (_, open) => {
  test.each([
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
    [52, 87.97],
  ])('over 600,000 draws of %i', (n, limit) => {
    const stream = open();
    expect(chiSquare(tally(600_000, n, () => stream.below(n)))).toBeLessThan(limit);
  });

  test('where a plain remainder would favour the lower two thirds, 3 to 2', () => {
    const stream = open();
    const thirds = tally(60_000, 3, () => Math.floor(stream.below(3 * 2 ** 29) / 2 ** 29));
    expect(chiSquare(thirds)).toBeLessThan(13.82);
  });

  test('in pairs of dice that follow each other', () => {
    const stream = open();
    const pairs = tally(360_000, 36, () => stream.below(6) * 6 + stream.below(6));
    expect(chiSquare(pairs)).toBeLessThan(66.62);
  });
});

function tally(draws: number, kinds: number, draw: () => number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (let i = 0; i < draws; i += 1) {
    const kind = draw();
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  expect(counts).toHaveLength(kinds);
  return counts;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('a range may have 2^31 numbers and not one more', () => {
  expect(LARGEST_RANGE).toBe(2_147_483_648);
  expect(() => quickStream('large').below(2_147_483_648)).not.toThrow();
  expect(() => quickStream('large').below(2_147_483_649)).toThrow(RangeError);
});
