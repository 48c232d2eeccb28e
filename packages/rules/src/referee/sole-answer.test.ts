import { expect, test } from 'vitest';
import type { Domain } from './choice.ts';
import { onlyValue } from './sole-answer.ts';

test.each<[Domain, readonly [unknown] | undefined]>([
  [{ kind: 'one-of', values: [] }, undefined],
  [{ kind: 'one-of', values: ['a'] }, ['a']],
  [{ kind: 'one-of', values: ['a', 'b'] }, undefined],
  [{ kind: 'range', min: 2, max: 2 }, [2]],
  [{ kind: 'range', min: 2, max: 3 }, undefined],
  [{ kind: 'some-of', values: ['a', 'b'], least: 0, most: 0 }, [[]]],
  [{ kind: 'some-of', values: ['a', 'b'], least: 2, most: 2 }, [['a', 'b']]],
  [{ kind: 'some-of', values: ['a', 'b'], least: 1, most: 2 }, undefined],
  [{ kind: 'some-of', values: ['a', 'b'], least: 0, most: 1 }, undefined],
  [{ kind: 'counts', max: {}, least: 0, most: 3 }, [{}]],
  [{ kind: 'counts', max: { army: 0 }, least: 0, most: 3 }, [{}]],
  [{ kind: 'counts', max: { army: 2 }, least: 0, most: 0 }, [{}]],
  [{ kind: 'counts', max: { army: 2, navy: 1 }, least: 3, most: 3 }, [{ army: 2, navy: 1 }]],
  [{ kind: 'counts', max: { army: 2, navy: 1 }, least: 1, most: 1 }, undefined],
  [{ kind: 'counts', max: { army: 1 }, least: 0, most: 1 }, undefined],
  [{ kind: 'text', most: 0 }, undefined],
  [{ kind: 'list', next: { kind: 'one-of', values: ['a'] }, mayStop: true }, undefined],
])('nobody is asked what has one answer: %j leaves %j', (domain, only) => {
  expect(onlyValue(domain)).toEqual(only);
});
