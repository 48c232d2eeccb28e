import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStream } from './chacha.ts';
import { scriptedStream } from './scripted.ts';

test('draws the values in order and counts what remains', () => {
  const stream = scriptedStream([5, 0, 3]);
  expect([stream.below(6), stream.below(6)]).toEqual([5, 0]);
  expect([stream.position, stream.remaining()]).toEqual([2, 1]);
  expect(stream.below(6)).toBe(3);
  expect([stream.position, stream.remaining()]).toEqual([3, 0]);
});

test('gives back any script that fits', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 51 })), (values) => {
      const stream = scriptedStream(values);
      expect(values.map(() => stream.below(52))).toEqual(values);
    }),
  );
});

test('does not change when the caller changes its array', () => {
  const values = [1, 2];
  const stream = scriptedStream(values);
  values[0] = 4;
  expect(stream.below(6)).toBe(1);
});

describe('a script that does not fit', () => {
  test.each([6, -1, 2.5, Number.NaN])('the value %d is refused by below(6), naming the draw', (value) => {
    const stream = scriptedStream([2, value]);
    stream.below(6);
    expect(() => stream.below(6)).toThrow(`scripted draw 2 of 2 is ${value}, but below(6) gives 0..5`);
    expect(stream.remaining()).toBe(1);
  });

  test('running out without a fallback is refused', () => {
    const stream = scriptedStream([2]);
    stream.below(6);
    expect(() => stream.below(20)).toThrow('the script of 1 draws has run out: below(20)');
  });

  test('a range that no stream accepts is refused here too', () => {
    expect(() => scriptedStream([0]).below(0)).toThrow(/integer n from 1/);
  });
});

describe('a fallback', () => {
  const seed = '0f'.repeat(32);

  test('goes on when the script ends', () => {
    const stream = scriptedStream([1, 2], openStream(seed, 40));
    const expected = openStream(seed, 40);
    expect([stream.below(6), stream.below(6), stream.below(6), stream.below(6)]).toEqual([
      1,
      2,
      expected.below(6),
      expected.below(6),
    ]);
    expect([stream.position, stream.remaining()]).toEqual([4, 0]);
  });

  test('does not excuse a wrong value', () => {
    expect(() => scriptedStream([9], openStream(seed)).below(6)).toThrow(/scripted draw 1 of 1 is 9/);
  });
});
