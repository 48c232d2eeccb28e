import { expect, test } from 'vitest';
import { CERTAIN, either, fraction, inLowestTerms, inTurn, NEVER, percent, within, without } from './chance.ts';

const of = (ways: number, all: number) => ({ ways: BigInt(ways), of: BigInt(all) });

test('chances add up and follow each other exactly, whatever they are parts of', () => {
  expect(inLowestTerms(either(of(1, 6), of(1, 36)))).toEqual(of(7, 36));
  expect(inLowestTerms(either(of(1, 4), of(1, 6)))).toEqual(of(5, 12));
  expect(inLowestTerms(either(either(of(1, 3), of(1, 3)), of(1, 3)))).toEqual(CERTAIN);
  expect(inLowestTerms(inTurn(of(5, 6), of(2, 6)))).toEqual(of(5, 18));
  // One of two orders, once the six ties among 36 throws are left out.
  expect(inLowestTerms(within(of(15, 36), without(of(6, 36))))).toEqual(of(1, 2));
});

test('a chance is written as a fraction in lowest terms', () => {
  expect([of(10, 36), of(0, 36), of(36, 36)].map(fraction)).toEqual(['5/18', '0', '1']);
});

test('per cent are rounded, but never to what cannot be or must be', () => {
  expect([of(1, 2), of(1, 3), of(2, 3), of(1, 8)].map((chance) => percent(chance))).toEqual([
    '50%',
    '33%',
    '67%',
    '13%',
  ]);
  expect([of(1, 3), of(2, 3), of(1, 8)].map((chance) => percent(chance, 1))).toEqual(['33.3%', '66.7%', '12.5%']);
  expect([NEVER, CERTAIN].map((chance) => percent(chance, 1))).toEqual(['0.0%', '100.0%']);
  expect([of(1, 7776), of(7775, 7776)].map((chance) => percent(chance))).toEqual(['<1%', '>99%']);
  expect([of(1, 7776), of(7775, 7776)].map((chance) => percent(chance, 1))).toEqual(['<0.1%', '>99.9%']);
});
