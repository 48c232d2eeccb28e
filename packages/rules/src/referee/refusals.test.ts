// What can be wrong with a command or a set-up before any rule of a stage comes to bear.
import { expect, test } from 'vitest';
import { openStream } from '../dice/index.ts';
import { scenario } from '../testing/index.ts';
import { plainSetup } from '../testing/opening.ts';
import { createGame } from './game.ts';
import { perform } from './perform.ts';

test('B-FLOW-06 an answer to a question that has been settled answers nothing', () => {
  const table = scenario({ stage: 3, phase: 'blind-bid', powers: { usa: {}, ussr: {} } });
  const asked = table.state.question?.id ?? 0;
  const stale = perform(table.game, table.usa.seat, { type: 'bid', cubes: 1 }, asked - 1);
  expect(stale).toMatchObject({ ok: false, refusal: { code: 'stale-answer', clause: 'B-FLOW-06' } });
  expect(perform(table.game, table.usa.seat, { type: 'bid', cubes: 1 }, asked).ok).toBe(true);
});

test('B-GEN-01 a game is played by options that exist', () => {
  const setup = plainSetup(['usa', 'ussr'], { tradeOffers: 0 }, { usa: 'usa', ussr: 'ussr' });
  const started = createGame(setup, openStream('00'.repeat(32)));
  expect(started).toMatchObject({ ok: false, refusal: { code: 'option', figures: { option: 'tradeOffers' } } });
});

test('B-GEN-01 a game is not played by an option of an expansion that it is played without', () => {
  const setup = plainSetup(['usa', 'ussr'], { pirates: 2 }, { usa: 'usa', ussr: 'ussr' });
  const started = createGame(setup, openStream('00'.repeat(32)));
  expect(started).toMatchObject({ ok: false, refusal: { code: 'option-needs', clause: 'B-GEN-01' } });
});
