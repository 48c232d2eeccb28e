import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test('an address leads to its page, and one that cannot be read to the front', () => {
  expect(routeOf('')).toEqual({ page: 'front' });
  expect(routeOf('#lobby')).toEqual({ page: 'lobby' });
  expect(routeOf('#chart')).toEqual({ page: 'chart' });
  expect(routeOf('#game/7')).toEqual({ page: 'game', id: '7' });
  expect(routeOf('#table/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('#table/abc/china/secret')).toEqual({ page: 'table', id: 'abc', seat: 'china', token: 'secret' });
  expect(routeOf('#table/abc/china')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('#table')).toEqual({ page: 'front' });
  expect(routeOf('#nowhere/1')).toEqual({ page: 'front' });
});
