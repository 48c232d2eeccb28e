import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { GameEvent } from '../game.ts';
import { evolve } from '../referee/play.ts';
import { redact } from '../referee/redact.ts';
import { cloneState } from '../state/clone.ts';
import { seat } from '../state/seat.ts';
import { planSetup, scenario } from '../testing/index.ts';
import { standing } from './replay.ts';
import { fallbackFor, type GameTable, startTable, take, undo, whyNoUndo } from './table.ts';

test('a sealed answer can be taken back until the last one is in', () => {
  const { setup } = planSetup({ players: 2, seed: 'undo' });
  const started = startTable(setup, quickStream('undo'));
  if (!started.ok) throw new Error(started.refusal.sentence);
  const table = started.value;
  const [first = seat(''), second = seat('')] = setup.seats;
  const answer = () => fallbackFor(table.game, first) ?? { type: 'pass' as const };
  expect(take(table, first, answer()).ok).toBe(true);
  expect(undo(table, first).ok).toBe(true);
  expect(take(table, first, answer()).ok).toBe(true);
  const last = take(table, second, fallbackFor(table.game, second) ?? { type: 'pass' });
  expect(last.ok && last.value.some(({ type }) => type === 'units-placed')).toBe(true);
  expect(undo(table, second).ok).toBe(false);
});

/** Stage 3, with a sale of usa's that can be taken back, and two others who deal in the meantime. */
function afterSale(): GameTable {
  const { game } = scenario({ stage: 3, phase: 'market-sales', powers: { usa: { oil: 3 }, ussr: {}, china: {} } });
  const table: GameTable = { game, entries: [], undoable: undefined };
  const sold = take(table, seat('usa'), { type: 'sell', resource: 'oil', units: 1 });
  if (!sold.ok) throw new Error(sold.refusal.sentence);
  return table;
}

test('what others do in secret does not end the right to take a move back, and stays when it is taken back', () => {
  const quiet = afterSale();
  const table = afterSale();
  expect(take(table, seat('ussr'), { type: 'offer', to: 'china', givesCash: 100 }).ok).toBe(true);
  expect(whyNoUndo(table, seat('usa'))).toEqual(whyNoUndo(quiet, seat('usa')));
  const undone = undo(table, seat('usa'));
  const told = undo(quiet, seat('usa'));
  if (!undone.ok || !told.ok) throw new Error('the sale can be taken back');
  expect(table.game.state.seats[seat('usa')]?.supplies.oil).toBe(3);
  expect(table.game.state.offers.open).toMatchObject([{ from: 'ussr', to: 'china', gives: { cash: 100 } }]);
  for (const viewer of [seat('usa'), seat('ussr'), 'spectator'] as const)
    expect(redact(undone.value, viewer)).toEqual(redact(told.value, viewer));
});

test('a log in which something stayed that was done since folds to the position at the table', () => {
  const { game } = scenario({ stage: 3, phase: 'market-sales', powers: { usa: { oil: 3 }, ussr: {}, china: {} } });
  const table: GameTable = { game, entries: [], undoable: undefined };
  const before = cloneState(game.state);
  take(table, seat('usa'), { type: 'sell', resource: 'oil', units: 1 });
  take(table, seat('ussr'), { type: 'offer', to: 'china', givesCash: 100 });
  undo(table, seat('usa'));
  for (const event of standing(table.entries.flatMap(({ events }) => events))) evolve(before, event);
  expect(before).toEqual(table.game.state);
});

test('an offer between others that lapses with a move does not bar its undo', () => {
  const moving = () => {
    const { game } = scenario({
      stage: 5,
      phase: 'moves',
      powers: { usa: {}, ussr: {}, china: { units: { tibet: 1 } } },
    });
    return { game, entries: [], undoable: undefined } satisfies GameTable;
  };
  const [table, quiet]: [GameTable, GameTable] = [moving(), moving()];
  take(table, seat('usa'), { type: 'offer', to: 'ussr', givesCash: 100 });
  let events: readonly GameEvent[] = [];
  while (table.game.state.stage === 5) {
    const [next = seat('china')] = table.game.state.question?.waiting ?? [];
    const result = take(table, next, { type: 'pass' });
    if (!result.ok) throw new Error(result.refusal.sentence);
    events = result.value;
    take(quiet, next, { type: 'pass' });
  }
  // China, whose pass ends the stage, knows of no offer.
  expect(events.map(({ type }) => type)).toContain('offer-expired');
  expect(whyNoUndo(quiet, seat('china'))).toBeUndefined();
  expect(whyNoUndo(table, seat('china'))).toBeUndefined();
});

test('nobody learns from a refused undo whether somebody else could take something back', () => {
  const table = afterSale();
  expect(whyNoUndo(table, seat('china'))).toMatchObject({ code: 'nothing-to-undo', clause: 'B-DIPLO-02' });
  take(table, seat('usa'), { type: 'offer', to: 'ussr', givesCash: 100 });
  expect(whyNoUndo(table, seat('china'))).toMatchObject({ code: 'nothing-to-undo', clause: 'B-DIPLO-02' });
  expect(whyNoUndo(table, seat('usa'))).toBeDefined();
});
