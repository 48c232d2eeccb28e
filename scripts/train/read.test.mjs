import { featuresOf, playGame, standpointOf } from '@marshall/bots';
import { expect, test } from 'vitest';
import { gamePlayed, plainGame, STAGE, treePlayed } from './play.mjs';
import { packed, rowsOf, unpacked } from './read.mjs';

test('a position in a file has the features that it had when the game stood there', () => {
  const { setup, secret, seats } = plainGame('packed', 0);
  const then = new Map();
  const { winners } = playGame(setup, secret, seats, (_, { state, ...game }) => {
    if (state.stage !== STAGE || state.question?.kind !== 'bid' || then.has(state.cycle)) return;
    then.set(state.cycle, featuresOf(standpointOf({ state, ...game })));
  });
  const written = JSON.stringify(packed(gamePlayed('packed', 0)));
  const found = rowsOf(unpacked(JSON.parse(written))).filter(({ stage }) => stage === STAGE);
  expect(found.map(({ cycle }) => cycle)).toEqual([...then.keys()]);
  for (const { cycle, rows, won } of found) {
    expect(rows).toEqual(then.get(cycle)?.rows);
    expect(won).toEqual(then.get(cycle)?.seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  }
});

test('a game that forks tells each position how often its players won from there', () => {
  const written = JSON.stringify(packed(treePlayed('forked', 0, [12])));
  const found = rowsOf(unpacked(JSON.parse(written)));
  for (const { won } of found) expect(won.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const fork = found.filter(({ cycle, stage }) => cycle === 12 && stage === STAGE);
  expect(fork).toHaveLength(1);
  // What comes before the fork ends in both ways.
  const before = found.filter(({ cycle }) => cycle < 12);
  expect(before.length).toBeGreaterThan(10);
  for (const { seats, won } of before)
    if (won.length === seats) expect(won.every((share) => (2 * share) % 1 === 0)).toBe(true);
});
