import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stream } from './stream.ts';
import { quickStream, Xoshiro } from './xoshiro.ts';

const draws = (stream: Stream, count: number, n = 2 ** 31) => Array.from({ length: count }, () => stream.below(n));

// Outputs of the authors' xoshiro128starstar.c (version 1.1) from the state 1, 2, 3, 4.
const REFERENCE = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804];

describe('known answers', () => {
  test('the words are those of the reference program', () => {
    expect(draws(new Xoshiro([1, 2, 3, 4]), 10)).toEqual(REFERENCE.map((word) => word % 2 ** 31));
  });

  test('the top bit counts too', () => {
    // 0 is discarded by a range that does not divide 2^32.
    const kept = REFERENCE.filter((word) => word !== 0);
    expect(draws(new Xoshiro([1, 2, 3, 4]), 9, 5003)).toEqual(kept.map((word) => word % 5003));
  });

  test('a number seeds through splitmix32', () => {
    expect(draws(quickStream(42), 12, 6)).toEqual([5, 2, 0, 3, 0, 5, 2, 2, 1, 5, 3, 4]);
    expect(draws(quickStream(0), 4)).toEqual([1789933344, 44971166, 373903396, 1701253945]);
  });

  test('texts, other numbers and labels mean the same draws in every release', () => {
    expect(draws(quickStream('war'), 4)).toEqual([1274760780, 261116486, 2100308300, 545779258]);
    expect(draws(quickStream(-1), 4)).toEqual([1722061589, 1873987285, 436328587, 966811544]);
    expect(draws(quickStream(42).fork('a'), 4)).toEqual([1829142010, 1877599152, 1918362202, 1229664057]);
    expect(draws(quickStream('war').fork(7), 4)).toEqual([933101380, 1276817992, 492853165, 1973267042]);
  });
});

describe('seeds', () => {
  test('the same seed gives the same draws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.string()), (seed) => {
        expect(draws(quickStream(seed), 20)).toEqual(draws(quickStream(seed), 20));
      }),
    );
  });

  test('neighbouring seeds give unrelated first draws', () => {
    const numbers = Array.from({ length: 10_000 }, (_, seed) => quickStream(seed).below(2 ** 31));
    const texts = Array.from({ length: 10_000 }, (_, seed) => quickStream(`game ${seed}`).below(2 ** 31));
    // 20,000 of 2^31 values: about 0.1 coincidences are expected.
    expect(new Set([...numbers, ...texts]).size).toBeGreaterThanOrEqual(19_998);
  });

  test('the first die of neighbouring seeds is fair', () => {
    const sixes = Array.from({ length: 60_000 }, (_, seed) => quickStream(`rollout ${seed}`).below(6)).filter(
      (die) => die === 5,
    );
    // 10,000 expected, standard deviation 91
    expect(Math.abs(sixes.length - 10_000)).toBeLessThan(300);
  });

  test('seeds beyond 32 bits and below zero keep all their digits', () => {
    const seeds = [5, -5, 5 + 2 ** 32, 5 + 2 ** 40, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    expect(new Set(seeds.map((seed) => quickStream(seed).below(2 ** 31))).size).toBe(seeds.length);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('the number %d is refused', (seed) => {
    expect(() => quickStream(seed)).toThrow(/safe integer/);
  });

  test('zero and empty seeds work, and the all-zero state does not stick', () => {
    for (const stream of [quickStream(0), quickStream(''), new Xoshiro([0, 0, 0, 0])]) {
      expect(new Set(draws(stream, 100)).size).toBeGreaterThan(50);
    }
    // It is left as the state of a one.
    const [none, one] = [new Xoshiro([0, 0, 0, 0]), new Xoshiro([1, 0, 0, 0])];
    for (let n = 0; n < 10; n++) expect(none.below(1000)).toBe(one.below(1000));
  });
});

describe('forks', () => {
  test('depend on the seed and the label, not on what was drawn before', () => {
    const fresh = quickStream('base');
    const used = quickStream('base');
    draws(used, 17);
    expect(draws(used.fork('usa'), 20)).toEqual(draws(fresh.fork('usa'), 20));
  });

  test('with the same label differ when the parents have different seeds', () => {
    expect(draws(quickStream(1).fork('usa'), 20)).not.toEqual(draws(quickStream(2).fork('usa'), 20));
  });

  test('leave the parent where it was', () => {
    const parent = quickStream('base');
    parent.fork('usa').below(6);
    expect(parent.position).toBe(0);
    expect(draws(parent, 20)).toEqual(draws(quickStream('base'), 20));
  });

  test('differ from the parent, from each other, and by where they were forked', () => {
    const base = quickStream('a');
    const streams = [base, base.fork(''), base.fork('b'), base.fork('bc'), base.fork('b').fork('c'), quickStream('ab')];
    const labelled = Array.from({ length: 10_000 }, (_, label) => base.fork(label));
    const firsts = [...streams, ...labelled].map((stream) => `${stream.below(2 ** 31)} ${stream.below(2 ** 31)}`);
    expect(new Set(firsts).size).toBe(10_006);
  });

  test('a number is its digits as a label', () => {
    expect(
      quickStream(1)
        .fork(12)
        .below(2 ** 31),
    ).toBe(
      quickStream(1)
        .fork('12')
        .below(2 ** 31),
    );
  });
});

test('the position counts words, discarded ones included', () => {
  const stream = new Xoshiro([1, 2, 3, 4]);
  // 11520 is kept, 0 is discarded, 5927040 is kept.
  stream.below(6);
  expect(stream.position).toBe(1);
  stream.below(6);
  expect(stream.position).toBe(3);
});
