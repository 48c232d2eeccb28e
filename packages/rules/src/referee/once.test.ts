import { expect, test } from 'vitest';
import type { Seat } from '../state/seat.ts';
import { randomWar } from '../testing/index.ts';
import { cloneGame } from './game.ts';
import { oncePerDeed, oncePerPosition } from './once.ts';
import { Play } from './play.ts';

function counting(once: typeof oncePerPosition) {
  let times = 0;
  return once(() => ++times);
}

test('law 1: what was found out about a position is known to everybody who asks, until an event changes it', () => {
  const { game } = randomWar('facts', {});
  const [one, other] = game.state.order as [Seat, Seat];
  const fact = counting(oncePerPosition);
  expect(fact(new Play(game), one)).toBe(1);
  expect(fact(new Play(game), one)).toBe(1);
  expect(fact(new Play(game), other)).toBe(2);
  expect(fact(new Play(cloneGame(game, game.stream)), one)).toBe(3);
  const play = new Play(game);
  expect(fact(play, one)).toBe(4);
  play.roll('a die');
  expect(fact(play, one)).toBe(5);
  expect(fact(new Play(game), one)).toBe(5);
});

test('law 1: a question that is put leaves what does not depend on it as it was; whatever else happens does not', () => {
  const { game } = randomWar('facts', {});
  const [seat] = game.state.order as [Seat];
  const [deed, position] = [counting(oncePerDeed), counting(oncePerPosition)];
  const play = new Play(game);
  expect([deed(play, seat), position(play, seat)]).toEqual([1, 1]);
  play.ask('bid', [seat]);
  expect([deed(play, seat), position(play, seat)]).toEqual([1, 2]);
  play.roll('a die');
  expect([deed(play, seat), position(play, seat)]).toEqual([2, 3]);
});
