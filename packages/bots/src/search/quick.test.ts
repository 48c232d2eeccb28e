import {
  accepts,
  createGame,
  fallbackFor,
  type Game,
  mixSeed,
  openStream,
  perform,
  quickStream,
} from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { steady } from '../characters.ts';
import { mindOf } from '../officer.ts';
import { playOut } from './playout.ts';
import { quickly } from './quick.ts';

function begin(seed: string): Game {
  const { setup, secret } = planSetup({ players: 6, seed });
  const begun = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.value.game;
}

/** Plays a game by the cheap rules for as long as it is wanted; says how often they did what, and what was refused. */
function playByRule(game: Game, isEnough: () => boolean) {
  const stream = quickStream('rules');
  const done: Record<string, number> = {};
  const refused: unknown[] = [];
  while (game.state.ended === undefined && !isEnough()) {
    const { question } = game.state;
    const seat = question?.waiting[0];
    if (question === undefined || seat === undefined) throw new Error('nobody is asked');
    const command = quickly(game, seat, question.kind, stream, 1.4);
    const isLegal = command !== undefined && accepts(game, seat, command);
    if (command !== undefined && !isLegal) refused.push(command);
    const given = isLegal ? command : fallbackFor(game, seat);
    if (given === undefined || !perform(game, seat, given).ok) throw new Error(`nothing answers ${question.kind}`);
    if (isLegal) done[given.type] = (done[given.type] ?? 0) + 1;
  }
  return { done, refused };
}

test('the rules of a playout trade, build, attack and move in, and are hardly ever refused', () => {
  const { done, refused } = playByRule(begin('quick'), () => false);
  expect(Object.keys(done).sort()).toEqual(['attack', 'bid', 'build', 'buy', 'occupy', 'sell']);
  const all = Object.values(done).reduce((sum, number) => sum + number, 0);
  expect(refused.length).toBeLessThan(all / 50);
});

test('a playout comes to the end of the next cycle’s sales, and does the same with the same chance', () => {
  const play = () => {
    const game = begin('ahead');
    playByRule(game, () => game.state.cycle === 4 && game.state.stage === 4);
    const self = game.state.order[0];
    if (self === undefined) throw new Error('nobody plays');
    playOut(game, quickStream('chance'), self, mindOf('officer', steady.weights));
    return game.state;
  };
  const state = play();
  expect(state.ended !== undefined || (state.cycle === 5 && state.stage === 4)).toBe(true);
  expect(play()).toEqual(state);
});
