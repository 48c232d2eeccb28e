import { FILE_VERSION } from '@marshall/rules';
import { playRandomGame } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { recordIn, reviewed } from './reviewed.ts';

const { setup, secret, entries } = playRandomGame({ players: 2, seed: 'reviewed', options: { detenteCycle: 1 } });
const file = { marshall: FILE_VERSION, setup, secret, entries };

test('only a game that is over is looked at, with nothing but what its file holds', () => {
  expect(recordIn(JSON.stringify(file))?.entries).toHaveLength(entries.length);
  const { secret: _, ...open } = file;
  expect(recordIn(JSON.stringify({ ...open, entries: entries.slice(0, 20) }))).toBeUndefined();
  expect(recordIn('no game')).toBeUndefined();
});

test('a review tells the curve first, then how far it is, and can be kept as plain data', () => {
  const [seat] = setup.seats;
  if (seat === undefined) throw new Error('nobody sits there');
  const told: number[] = [];
  const curves: number[] = [];
  const review = reviewed({ setup, entries }, seat, (done, curve) => {
    told.push(done);
    if (curve !== undefined) curves.push(told.length);
  });
  expect(curves).toEqual([1]);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.length).toBeLessThanOrEqual(201);
  expect(review.seat).toBe(seat);
  expect(JSON.parse(JSON.stringify(review))).toEqual(review);
});
