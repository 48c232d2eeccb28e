// What was asked about a position before changes nothing: facts are found once for it, and none of them outlives it.
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { accepts } from '../referee/explain.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { openCommands, options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { tableAnswer } from '../table/orders.ts';
import { randomMove, randomWar, WARLIKE } from '../testing/index.ts';
import { law, wars } from './law.ts';

const WARS = process.env.MARSHALL_PROOF === '1' ? 200 : 8;
/** Every so many moves everything is asked of everybody. */
const EVERY = 3;

test(`law 1: in ${WARS} wars, a position that was asked about answers and goes on as one that nobody has looked at`, {
  timeout: 3_600_000,
}, () => {
  law(wars, WARS, ({ seed, options: chosen }) => {
    const { game: asked } = randomWar(`asked before in war ${seed}`, chosen);
    const { game: fresh } = randomWar(`asked before in war ${seed}`, chosen);
    const stream = quickStream(`players of asked before in war ${seed}`);
    for (let moves = 0; asked.state.stage === 4 && asked.state.ended === undefined; moves++) {
      if (moves % EVERY === 0) {
        const answers = everything(asked);
        expect(everything(asked)).toEqual(answers);
        expect(everything(cloneGame(asked, asked.stream))).toEqual(answers);
      }
      const { seat, command } = randomMove(asked, stream, WARLIKE);
      accepts(asked, seat, command);
      expect(perform(asked, seat, command)).toEqual(perform(fresh, seat, command));
    }
    expect(asked.state).toEqual(fresh.state);
  });
});

function everything(game: Game): unknown {
  return [
    tableAnswer(game),
    game.state.order.map((seat) => openCommands(game, seat)),
    game.state.question?.waiting.map((seat) => options(game, seat)),
  ];
}
