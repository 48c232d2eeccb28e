// What was asked about a position before changes nothing: facts are found once for it, and none of them outlives it.
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { accepts } from '../referee/explain.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { openCommands, options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import type { Seat } from '../state/seat.ts';
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
    // To the end without a look at any other game, as one would make it forget what it knows.
    const moves: { seat: Seat; command: Command; answers: unknown; result: unknown }[] = [];
    while (asked.state.stage === 4 && asked.state.ended === undefined) {
      const answers = moves.length % EVERY === 0 ? everything(asked) : undefined;
      if (answers !== undefined) expect(everything(asked)).toEqual(answers);
      const { seat, command } = randomMove(asked, stream, WARLIKE);
      accepts(asked, seat, command);
      moves.push({ seat, command, answers, result: perform(asked, seat, command) });
    }
    for (const { seat, command, answers, result } of moves) {
      if (answers !== undefined) expect(everything(cloneGame(fresh, fresh.stream))).toEqual(answers);
      expect(perform(fresh, seat, command)).toEqual(result);
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
