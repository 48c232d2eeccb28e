// Law 1: a choice offers what it accepts and nothing else, and each kind of choice says no for its own reason.
import { expect, test } from 'vitest';
import {
  anyCounts,
  type Choice,
  counts,
  listOf,
  oneOf,
  range,
  sameValue,
  someOf,
  text,
  type Value,
  withReason,
  yesOrNo,
} from './choice.ts';
import { type Refusal, refuse } from './refusal.ts';

const NO = refuse('one-kind', 'B-MOVE-03');
const STRANGER = refuse('next-sea', 'B-MOVE-03');
const code = <V>(choice: Choice<V>, value: V): string | undefined => choice.refuse(value)?.code;
const unlike = (refused: Value) => (value: Value) => (sameValue(value, refused) ? NO : undefined);

test('law 1: one of a list', () => {
  const choice = oneOf<Value>(['a', 'b', { zone: 'c', units: [1, 2] }], unlike('b'), (value) =>
    value === 'x' ? STRANGER : undefined,
  );
  expect(choice.domain()).toEqual({ kind: 'one-of', values: ['a', { zone: 'c', units: [1, 2] }] });
  expect(code(choice, 'a')).toBeUndefined();
  expect(code(choice, 'b')).toBe('one-kind');
  expect(code(choice, { units: [1, 2], zone: 'c' })).toBeUndefined();
  expect(code(choice, 'x')).toBe('next-sea');
  expect(code(choice, 'y')).toBe('not-offered');
  expect(code(oneOf(['a'], unlike('z')), 'z')).toBe('one-kind');
});

test('law 1: yes or no, either of which may be refused', () => {
  expect(yesOrNo().domain()).toEqual({ kind: 'one-of', values: [true, false] });
  expect([true, false].map((each) => code(yesOrNo(unlike(true)), each))).toEqual(['one-kind', undefined]);
});

test('law 1: a range takes whole numbers from end to end', () => {
  const choice = range(2, 4, () => NO);
  expect(choice.domain()).toEqual({ kind: 'range', min: 2, max: 4 });
  expect([1, 2, 3, 4, 5, 2.5].map((each) => code(choice, each))).toEqual([
    'one-kind',
    undefined,
    undefined,
    undefined,
    'one-kind',
    'one-kind',
  ]);
});

test('law 1: some of a list, each once, neither too few nor too many', () => {
  const choice = someOf<string>(['a', 'b', 'c', 'd'], unlike('c'), { least: 1, most: 2 }, () => STRANGER);
  expect(choice.domain()).toEqual({ kind: 'some-of', values: ['a', 'b', 'd'], least: 1, most: 2 });
  expect(code(choice, ['a'])).toBeUndefined();
  expect(code(choice, ['a', 'b'])).toBeUndefined();
  expect(code(choice, [])).toBe('next-sea');
  expect(code(choice, ['a', 'b', 'd'])).toBe('next-sea');
  expect(code(choice, ['a', 'a'])).toBe('not-offered');
  expect(code(choice, ['a', 'x'])).toBe('not-offered');
  expect(code(choice, ['a', 'c'])).toBe('one-kind');
  expect(code(choice, ['c', 'a'])).toBe('one-kind');
  expect(code(choice, ['x'])).toBe('not-offered');
  const few = someOf<string>(['a', 'c'], unlike('c'), { least: 0, most: 9 }, () => undefined);
  expect(few.domain()).toMatchObject({ values: ['a'], most: 1 });
  expect(
    code(
      someOf<string>(['a'], unlike('c'), { least: 1, most: 9 }, () => undefined),
      [],
    ),
  ).toBe('not-offered');
});

test('law 1: so many of each, and altogether', () => {
  const choice = counts({ army: 3, navy: 1 }, { least: 1, most: 3 }, () => NO);
  expect(choice.domain()).toEqual({ kind: 'counts', max: { army: 3, navy: 1 }, least: 1, most: 3 });
  for (const fine of [{ army: 1 }, { army: 3 }, { army: 2, navy: 1 }, { army: 0, navy: 1 }])
    expect(code(choice, fine)).toBeUndefined();
  const wrong = [{}, { army: 0 }, { army: 4 }, { navy: 2 }, { army: 3, navy: 1 }, { army: 1.5 }, { army: -1, navy: 1 }];
  for (const each of [...wrong, { tank: 1 }, { toString: 1 }]) expect(code(choice, each)).toBe('one-kind');
  expect(code(choice, { army: 1, tank: 0 })).toBeUndefined();
  const silent = counts({ army: 2 }, { least: 1, most: 1 }, () => undefined);
  expect([{ army: 3 }, { army: 2 }, { army: 1 }].map((each) => code(silent, each))).toEqual([
    'not-offered',
    'not-offered',
    undefined,
  ]);
  expect(
    code(
      counts({ army: 1 }, { least: 1, most: 1 }, () => undefined),
      {},
    ),
  ).toBe('not-offered');
});

test('law 1: so many of each, where only the rule can tell', () => {
  const choice = anyCounts(
    () => ({ army: 3, navy: 2 }),
    ({ army = 0 }) => (army > 2 ? NO : undefined),
    () => 1,
  );
  expect(choice.domain()).toEqual({ kind: 'counts', max: { army: 3, navy: 2 }, least: 1, most: 5 });
  expect(
    anyCounts(
      () => ({ army: 3 }),
      () => undefined,
    ).domain(),
  ).toMatchObject({ least: 0, most: 3 });
  expect(code(choice, { army: 2, tank: 9 })).toBeUndefined();
  expect(code(choice, { army: 0 })).toBeUndefined();
  expect(code(choice, { army: 3 })).toBe('one-kind');
  expect(code(choice, { army: -1 })).toBe('not-offered');
  expect(code(choice, { army: 0.5 })).toBe('not-offered');
});

test('law 1: text up to a length', () => {
  expect(text(3, () => NO).domain()).toEqual({ kind: 'text', most: 3 });
  expect(
    ['', 'abc', 'abcd'].map((each) =>
      code(
        text(3, () => NO),
        each,
      ),
    ),
  ).toEqual([undefined, undefined, 'one-kind']);
  expect(
    code(
      text(0, () => undefined),
      'a',
    ),
  ).toBe('not-offered');
});

test('law 1: a list is chosen step by step, and each step sees those before it', () => {
  const rising = (prefix: readonly number[]) =>
    prefix.length < 3 ? range((prefix[prefix.length - 1] ?? 0) + 1, 9, () => NO) : undefined;
  const mayStop = (prefix: readonly number[]): Refusal | undefined => (prefix.length > 1 ? undefined : STRANGER);
  const after = (prefix: readonly number[]) => listOf<number>(prefix, rising, mayStop);
  expect(after([]).domain()).toEqual({ kind: 'list', next: { kind: 'range', min: 1, max: 9 }, mayStop: false });
  expect(after([2, 5]).domain()).toEqual({ kind: 'list', next: { kind: 'range', min: 6, max: 9 }, mayStop: true });
  expect(after([1, 2, 3]).domain()).toMatchObject({ next: { kind: 'one-of', values: [] }, mayStop: true });
  const choice = after([]);
  expect(code(choice, [1])).toBe('next-sea');
  expect(code(choice, [1, 2])).toBeUndefined();
  expect(code(choice, [2, 1])).toBe('one-kind');
  expect(code(choice, [0, 1])).toBe('one-kind');
  expect(code(choice, [1, 2, 3])).toBeUndefined();
  expect(code(choice, [1, 2, 3, 4])).toBe('not-offered');
});

test('law 1: a quick no is told by its exact reason, any other as it is', () => {
  const choice = withReason(
    oneOf<string>(['a', 'b'], (value) => (value === 'b' ? NO : undefined)),
    NO,
    () => STRANGER,
  );
  expect(choice.domain()).toEqual({ kind: 'one-of', values: ['a'] });
  expect(['a', 'b', 'c'].map((each) => code(choice, each))).toEqual([undefined, 'next-sea', 'not-offered']);
});

test.each<[Value | undefined, Value | undefined, boolean]>([
  ['a', 'a', true],
  ['a', 'b', false],
  [1, '1', false],
  [undefined, undefined, true],
  [undefined, 'a', false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1, 2], [1, 3], false],
  [[], { length: 0 }, false],
  [{ length: 0 }, [], false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [[], {}, false],
  [{}, [], false],
  [{ 0: 1 }, [1], false],
  [[{ a: [1] }], [{ a: [1] }], true],
  [[{ a: [1] }], [{ a: [2] }], false],
  ['a', ['a'], false],
  [{ a: 1 }, 'a', false],
])('law 1: %j and %j are the same value: %s', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});

test('law 1: nothing is chosen twice, also where a stranger has no reason of its own', () => {
  const choice = someOf<Value>(
    ['a', 'b'],
    () => undefined,
    { least: 1, most: 2 },
    () => NO,
    () => undefined,
  );
  expect(code(choice, ['a', 'b'])).toBeUndefined();
  expect(code(choice, ['a', 'a'])).toBe('not-offered');
  expect(code(choice, ['x'])).toBe('not-offered');
});
