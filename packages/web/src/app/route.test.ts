import { expect, test } from 'vitest';
import { momentName, routeOf } from './route.ts';
import { hashOfLink } from './table-address.ts';

test('an address leads to its page, and one that cannot be read to the front', () => {
  expect(routeOf('')).toEqual({ page: 'front' });
  expect(routeOf('#lobby')).toEqual({ page: 'lobby' });
  expect(routeOf('#chart')).toEqual({ page: 'chart' });
  expect(routeOf('#game/7')).toEqual({ page: 'game', id: '7' });
  expect(routeOf('#mail/stop.a.0.b')).toEqual({ page: 'mail', token: 'stop.a.0.b' });
  expect(routeOf('#table/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('#table/abc/china/secret')).toEqual({ page: 'table', id: 'abc', seat: 'china', token: 'secret' });
  expect(routeOf('#table/abc/china')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('#prepared/position-2.json')).toEqual({ page: 'prepared', file: 'position-2.json' });
  expect(routeOf('#prepared')).toEqual({ page: 'front' });
  expect(routeOf('#table')).toEqual({ page: 'front' });
  expect(routeOf('#nowhere/1')).toEqual({ page: 'front' });
});

test('an address names a moment of a game, and leads there', () => {
  expect(momentName(57, { cycle: 3, stage: 4 })).toBe('cycle-3-stage-4-move-57');
  for (const moment of [
    { cycle: 0, stage: 0 },
    { cycle: 2, stage: 0 },
    { cycle: 12, stage: 7 },
  ]) {
    expect(routeOf(`#game/7/${momentName(9, moment)}`)).toEqual({ page: 'game', id: '7', at: 9 });
    expect(routeOf(`#table/abc/${momentName(120, moment)}`)).toEqual({ page: 'table', id: 'abc', at: 120 });
  }
  for (const other of ['cycle-3-stage-4-move-0', 'cycle-3-move-x', 'move-3', 'cycle-3-stage-4-move-3.5', 'cycle-3'])
    expect(routeOf(`#game/7/${other}`)).toEqual({ page: 'game', id: '7' });
});

test('the link of a table leads to its page, with or without an invitation', () => {
  const id = 'A'.repeat(22);
  expect(hashOfLink(`/t/${id}`)).toBe(`#table/${id}`);
  expect(routeOf(hashOfLink(`/t/${id}/china/Secret-2`) ?? '')).toEqual({
    page: 'table',
    id,
    seat: 'china',
    token: 'Secret-2',
  });
  expect(routeOf(hashOfLink(`/t/${id}/secret-1`) ?? '')).toEqual({ page: 'table', id, seat: '-', token: 'secret-1' });
  for (const other of ['/', '/t', '/t/short', `/t/${id}/a/b/c`, `/x/${id}`, `/t/${id}/<script>`])
    expect(hashOfLink(other)).toBeUndefined();
});
