import { featuresOf, playGame, standpointOf } from '@marshall/bots';
import { expect, test } from 'vitest';
import { gamePlayed, plainGame, STAGE } from './play.mjs';
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
