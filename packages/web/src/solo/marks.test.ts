import { type GameEvent, perform, quickStream, redact, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { boardElsewhere } from './imagined-board.ts';
import { Marks } from './marks.ts';

const usa = seat('usa');

test('an earlier decision of a game elsewhere is imagined from what was seen and heard then', () => {
  const { game } = scenario({
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa', 'china'],
    traders: [],
    powers: { usa: { oil: 6, cards: 'home' }, china: { oil: 6, cards: 'home' } },
  });
  const marks = new Marks();
  const heard: GameEvent[] = [];
  const question = (): number => game.state.question?.id ?? 0;
  const first = question();
  marks.keep('one', first, { setup: game.setup, view: view(game, usa) }, heard.length);
  for (const [by, units] of [
    [usa, 3],
    [seat('china'), 2],
  ] as const) {
    const result = perform(game, by, { type: 'sell', resource: 'oil', units });
    if (!result.ok) throw new Error(result.refusal.message);
    heard.push(...result.value.flatMap((event) => redact(event, usa) ?? []));
  }
  marks.keep('one', question(), { setup: game.setup, view: view(game, usa) }, heard.length);
  const then = marks.at('one', first, heard);
  if (then === undefined) throw new Error('it was forgotten');
  expect(then.heard).toEqual([]);
  const board = boardElsewhere(then.at, then.heard, { lead: usa, players: {}, back: 'table/one' }, quickStream('then'));
  if ('sentence' in board) throw new Error(board.sentence);
  expect(board.base.seats[usa]?.supplies.oil).toBe(6);
  expect(board.base.question).toMatchObject({ kind: 'sell', waiting: [usa] });
  expect(marks.at('one', question(), heard)?.heard).toHaveLength(heard.length);
  // Another game has its own.
  expect(marks.at('two', first, heard)).toBeUndefined();
  marks.keep('two', first, { setup: game.setup, view: view(game, usa) }, 0);
  expect(marks.at('one', first, heard)).toBeUndefined();
});
