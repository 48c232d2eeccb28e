import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { playRandomGame, randomCommand, randomSeat } from '../testing/index.ts';
import { options } from './options.ts';

test('a command filled in one walk is one that options offer, field after field', () => {
  const stream = quickStream('walks');
  let walked = 0;
  playRandomGame({ players: 4, seed: 'walks', options: { detenteCycle: 4 } }, (game) => {
    const seat = game.state.ended === undefined ? randomSeat(game, stream) : undefined;
    const command = seat === undefined ? undefined : randomCommand(game, seat, stream);
    if (seat === undefined || command === undefined) return;
    const [offer] = options(game, seat, command);
    expect(offer?.command).toBe(command.type);
    expect(offer?.next).toBeUndefined();
    walked++;
  });
  expect(walked).toBeGreaterThan(300);
});
