import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStream } from './chacha.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ALL_BITS = 2 ** 31;

// RFC 8439, appendix A.1: key, block counter, keystream as words. The nonce of these vectors is zero, as ours is.
const VECTORS: readonly [string, number, string][] = [
  [
    '00'.repeat(32),
    0,
    'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  ],
  [
    '00'.repeat(32),
    1,
    'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
  ],
  [
    `${'00'.repeat(31)}01`,
    1,
    '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
  ],
  [
    `00ff${'00'.repeat(30)}`,
    2,
    'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
  ],
];

describe('the keystream of RFC 8439', () => {
  test.each(VECTORS)('key %s, block %i', (seed, block, hexWords) => {
    const words = hexWords.split(' ').map((word) => Number.parseInt(word, 16));
    const lowBits = openStream(seed, block * 16);
    expect(words.map(() => lowBits.below(ALL_BITS))).toEqual(words.map((word) => word % ALL_BITS));
    // below() shows at most 31 bits of a word; an odd range depends on the top bit too.
    const mixed = openStream(seed, block * 16);
    expect(words.map(() => mixed.below(1_000_003))).toEqual(words.map((word) => word % 1_000_003));
  });
});

describe('reopening', () => {
  test('at every position from 0 to 5000 goes on with the same words', () => {
    const whole = openStream(SEED);
    const words = Array.from({ length: 5004 }, () => whole.below(ALL_BITS));
    for (let position = 0; position <= 5000; position += 1) {
      const stream = openStream(SEED, position);
      expect(stream.position).toBe(position);
      const next = [stream.below(ALL_BITS), stream.below(ALL_BITS), stream.below(ALL_BITS)];
      expect(next).toEqual(words.slice(position, position + 3));
      expect(stream.position).toBe(position + 3);
    }
  });

  test('after draws of any kind gives the same further draws, discarded words included', () => {
    // Ranges above 2^30 discard often.
    const ranges = fc.array(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 2 ** 30, max: ALL_BITS })), {
      maxLength: 1500,
    });
    fc.assert(
      fc.property(ranges, ranges, fc.nat({ max: 10_000 }), (before, after, start) => {
        const live = openStream(SEED, start);
        for (const n of before) live.below(n);
        const reopened = openStream(SEED, live.position);
        expect(after.map((n) => reopened.below(n))).toEqual(after.map((n) => live.below(n)));
        expect(reopened.position).toBe(live.position);
      }),
    );
  });

  test('works far out, where positions no longer fit in 32 bits', () => {
    const far = 2 ** 35 + 777;
    const live = openStream(SEED, far - 600);
    for (let i = 0; i < 600; i += 1) live.below(8);
    expect(live.position).toBe(far);
    expect(openStream(SEED, far).below(ALL_BITS)).toBe(live.below(ALL_BITS));
  });

  test('works at the last position', () => {
    const last = 2 ** 36 - 513;
    expect(openStream(SEED, last).below(6)).toBeLessThan(6);
    expect(() => openStream(SEED, last + 1)).toThrow(/position from 0/);
  });
});

describe('mistakes', () => {
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('position %d is refused', (position) => {
    expect(() => openStream(SEED, position)).toThrow(/position from 0/);
  });

  test.each(['', 'ab', SEED.slice(2), `${SEED}00`, `zz${SEED.slice(2)}`])('the seed "%s" is refused', (seed) => {
    expect(() => openStream(seed)).toThrow(/64 hexadecimal digits/);
  });

  test('neither an error nor a logged stream shows the seed', () => {
    const almost = `${SEED.slice(2)}zz`;
    expect(() => openStream(almost)).not.toThrow(almost.slice(0, 8));
    const stream = openStream(SEED);
    stream.below(6);
    expect(JSON.stringify(stream)).toBe('{}');
  });
});

test('seeds that differ in one bit share no run of words', () => {
  const one = openStream(`${'00'.repeat(31)}00`);
  const other = openStream(`${'00'.repeat(31)}01`);
  const same = Array.from({ length: 1000 }, () => one.below(ALL_BITS) === other.below(ALL_BITS));
  expect(same.filter(Boolean)).toHaveLength(0);
});

test('hexadecimal digits count the same in either case', () => {
  expect(openStream(SEED.toUpperCase()).below(ALL_BITS)).toBe(openStream(SEED).below(ALL_BITS));
});
