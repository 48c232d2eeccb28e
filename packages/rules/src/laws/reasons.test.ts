// A reason is the referee's own: anyone who asks why hears what they would hear if they tried (law 1).

import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { decide } from '../referee/decide.ts';
import { explain } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import type { Seat } from '../state/seat.ts';
import { bent, SETS, type Walk, walk } from '../testing/index.ts';

const { MARSHALL_PROOF: proof } = process.env;
/** Walks through each set. */
const ROUNDS = proof === '1' ? 25 : 1;
const CYCLES = proof === '1' ? 3 : 1;
/** One position out of so many is looked at. */
const SOME = 8;
const PER_POSITION = 16;

test('explain and perform agree on legal and illegal commands, by code, clause and sentence', {
  timeout: 3_600_000,
}, () => {
  const stream = quickStream('reasons');
  const pool: Command[] = [];
  const tally = { refused: 0, accepted: 0, shortened: 0 };
  for (const plan of plans()) {
    walk(plan, ({ game, seat, command }) => {
      if (pool.length < 300) pool.push(command);
      else pool[stream.below(pool.length)] = command;
      if (stream.below(SOME) > 0) return;
      for (let n = 0; n < PER_POSITION; n++) {
        const sender = stream.below(6) > 0 ? seat : (game.state.order[stream.below(game.state.order.length)] ?? seat);
        const model = n % 4 === 3 ? (pool[stream.below(pool.length)] ?? command) : command;
        const tried = n === 0 ? command : bent(model, stream);
        if (tried === undefined) continue;
        tally[agree(game, sender, tried, plan.seed)] += 1;
        if (Object.keys(tried).length < Object.keys(model).length) tally.shortened += 1;
      }
    });
  }
  const walks = ROUNDS * SETS.length;
  // The law is worth something only if all of these happen.
  expect(tally.refused).toBeGreaterThan(50 * walks);
  expect(tally.accepted).toBeGreaterThan(50 * walks);
  expect(tally.shortened).toBeGreaterThan(walks);
});

function* plans(): Generator<Walk> {
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { options, name }] of SETS.entries())
      yield {
        seed: `reasons ${round} ${name}`,
        players: 2 + ((i + round) % 5),
        opening: (i + round) % 3 === 0 ? 'random' : 'standard',
        cycles: CYCLES,
        rich: (i + round) % 4 > 0,
        sets: { ...options, tradeOffers: 20 },
      };
}

function agree(game: Game, seat: Seat, command: Command, seed: string): 'refused' | 'accepted' {
  const why = explain(game, seat, command);
  const done = decide(game, seat, command, quickStream('tried'));
  const refusal = done.ok ? undefined : done.refusal;
  if (JSON.stringify(why) !== JSON.stringify(refusal))
    throw new Error(
      `${seed}, ${game.state.question?.kind}, ${seat}: ${JSON.stringify(command)}: explain says ${JSON.stringify(why)}, perform ${JSON.stringify(refusal)}`,
    );
  return done.ok ? 'accepted' : 'refused';
}
