import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStream } from './chacha.ts';
import { scriptedStream } from './scripted.ts';
import { permutation, shuffled } from './shuffle.ts';
import { quickStream } from './xoshiro.ts';

describe('shuffled', () => {
  test('each draw picks the next item from those left', () => {
    const stream = scriptedStream([2, 0, 1]);
    expect(shuffled(['oil', 'grain', 'minerals', 'card'], stream)).toEqual(['minerals', 'grain', 'card', 'oil']);
    expect(stream.remaining()).toBe(0);
  });

  test('a script of zeros keeps the order', () => {
    expect(shuffled(['a', 'b', 'c', 'd'], scriptedStream([0, 0, 0]))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('none or one item takes no draw', () => {
    expect(shuffled([], scriptedStream([]))).toEqual([]);
    expect(shuffled(['a'], scriptedStream([]))).toEqual(['a']);
  });

  test('keeps every item, undefined ones and twins too, and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat({ max: 9 }), { nil: undefined })), fc.integer(), (items, seed) => {
        const before = [...items];
        const after = shuffled(items, quickStream(seed));
        expect(items).toEqual(before);
        expect(after.map(String).sort()).toEqual(before.map(String).sort());
      }),
    );
  });

  test('the 24 ways to draw for four items give the 24 orders, once each', () => {
    const orders = new Set<string>();
    for (let first = 0; first < 4; first += 1) {
      for (let second = 0; second < 3; second += 1) {
        for (let third = 0; third < 2; third += 1) {
          orders.add(shuffled(['a', 'b', 'c', 'd'], scriptedStream([first, second, third])).join(''));
        }
      }
    }
    expect(orders.size).toBe(24);
  });

  test.each([
    ['the game stream', openStream('c0de'.repeat(16))],
    ['the quick stream', quickStream('shuffle')],
  ])('all 24 orders of four are equally likely with %s', (_, stream) => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i += 1) {
      const order = permutation(4, stream).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // 23 degrees of freedom, p = 0.001
    expect(chiSquare).toBeLessThan(49.73);
  });
});

describe('permutation', () => {
  test('holds each of 0..n-1 once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.integer(), (n, seed) => {
        const order = permutation(n, quickStream(seed));
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, index) => index));
      }),
    );
  });

  test('a deck in the game stream can be shuffled again from the recorded position', () => {
    const seed = '77'.repeat(32);
    const live = openStream(seed, 1234);
    const { position } = live;
    expect(permutation(60, live)).toEqual(permutation(60, openStream(seed, position)));
  });
});
