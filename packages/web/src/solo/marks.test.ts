import { type GameEvent, perform, quickStream, redact, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { boardElsewhere } from './imagined-board.ts';
import { type Mark, Marks } from './marks.ts';

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
  const now = (): Mark => ({
    question: question(),
    text: 'Sell?',
    setup: game.setup,
    view: view(game, usa),
    heard: heard.length,
  });
  const kept: Mark[] = [];
  const first = question();
  kept.push(...[marks.keep('one', now())].flatMap((mark) => mark ?? []));
  // Once is enough.
  expect(marks.keep('one', now())).toBeUndefined();
  for (const [by, units] of [
    [usa, 3],
    [seat('china'), 2],
  ] as const) {
    const result = perform(game, by, { type: 'sell', resource: 'oil', units });
    if (!result.ok) throw new Error(result.refusal.message);
    heard.push(...result.value.flatMap((event) => redact(event, usa) ?? []));
  }
  const second = question();
  kept.push(...[marks.keep('one', now())].flatMap((mark) => mark ?? []));
  const then = marks.at('one', first, heard);
  if (then === undefined) throw new Error('it was forgotten');
  expect(then.heard).toEqual([]);
  const board = boardElsewhere(then.at, then.heard, { lead: usa, players: {}, back: 'table/one' }, quickStream('then'));
  if ('sentence' in board) throw new Error(board.sentence);
  expect(board.base.seats[usa]?.supplies.oil).toBe(6);
  expect(board.base.question).toMatchObject({ kind: 'sell', waiting: [usa] });
  expect(marks.at('one', second, heard)?.heard).toHaveLength(heard.length);
  // What was kept is there again after a reload, as it was, in front of what is decided since.
  const reloaded = new Marks();
  expect(reloaded.recall('one', structuredClone(kept)).map((mark) => mark.question)).toEqual([first, second]);
  expect(reloaded.keep('one', now())).toBeUndefined();
  expect(reloaded.at('one', first, heard)).toEqual({ at: kept[0], heard: [] });
  expect(reloaded.recall('one', structuredClone(kept))).toHaveLength(2);
  // Another game has its own.
  expect(marks.at('two', first, heard)).toBeUndefined();
  marks.keep('two', now());
  expect(marks.at('one', first, heard)).toBeUndefined();
});
