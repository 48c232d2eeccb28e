// What the table answers by itself: only where nothing is left to choose, and never in a way that tells a secret (law 2).
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { view } from '../referee/view.ts';
import type { Seat } from '../state/seat.ts';
import { onlyAnswer } from '../table/orders.ts';
import { randomMove, randomWar, WARLIKE } from '../testing/index.ts';
import { law, wars } from './law.ts';

const WARS = process.env.MARSHALL_PROOF === '1' ? 1000 : 10;
const MOST = 60;

test('X-38 the table answers where one answer is left, whatever a player hides', { timeout: 3_600_000 }, () => {
  const kinds = new Set<string>();
  const stream = quickStream('onlookers');
  law(wars, WARS, ({ seed, options: played }) => {
    const { game } = randomWar(`few questions ${seed}`, played);
    const players = quickStream(`players of few questions ${seed}`);
    for (let commands = 0; commands < MOST && game.state.ended === undefined && game.state.stage === 4; commands++) {
      for (const seat of game.state.question?.waiting ?? []) {
        const answer = onlyAnswer(game, seat);
        const imagined = imagine(game.setup, view(game, 'spectator'), stream);
        expect(onlyAnswer(imagined, seat), `${seed}: ${game.state.question?.kind}`).toEqual(answer);
        if (answer === undefined) continue;
        kinds.add(game.state.question?.kind ?? '');
        expect(accepts(game, seat, answer.command)).toBe(true);
        expect(answersOf(game, seat), `${seed}: ${game.state.question?.kind}`).toEqual([answer.command.type]);
      }
      const move = randomMove(game, players, WARLIKE);
      perform(game, move.seat, move.command);
    }
  });
  expect([...kinds]).toContain('losses');
  expect(kinds.size).toBeGreaterThan(2);
});

function answersOf(game: Game, seat: Seat): string[] {
  return options(game, seat)
    .filter(({ question, command }) => question !== undefined && command !== 'ask-passage')
    .map(({ command }) => command);
}
