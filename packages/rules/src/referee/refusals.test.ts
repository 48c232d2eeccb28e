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

test('B-BID-06 a player who has not bid for a stage hears so, and not that their turn will come', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: { usa: { units: { alaska: 1 } }, ussr: { units: { kola: 1 } }, europe: { units: { scandinavia: 1 } } },
    bidders: ['usa', 'europe'],
  });
  const attack = { type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 1 } } as const;
  expect(table.ussr.isRefused(attack, 'B-BID-06')).toMatchObject({ code: 'no-bid', figures: { stage: 4 } });
  expect(table.europe.isRefused({ type: 'pass' }, 'Q-B-17').code).toBe('not-your-turn');
  table.usa.does({ type: 'pass' });
  table.europe.does({ type: 'attack', from: 'scandinavia', to: 'kola', against: 'ussr', units: { army: 1 } });
  // A question that no bid is needed for says nothing of bids.
  expect(table.usa.isRefused({ type: 'defend', supplied: true }, 'B-ATK-27').code).toBe('not-your-turn');
});

test('B-PAY-02 a player who has answered hears so, and not that they will be asked', () => {
  const table = scenario({ stage: 1, powers: { usa: { cards: 'home' }, ussr: { cards: 'home' } } });
  table.usa.does({ type: 'pay-salaries', pay: 'all' });
  expect(table.usa.isRefused({ type: 'pay-salaries', pay: 'all' }, 'B-PAY-02').code).toBe('answered');
});

test('B-BID-08 a player without cubes is not asked for a bid, and hears why', () => {
  const table = scenario({ stage: 3, phase: 'blind-bid', powers: { usa: { cubes: 0 }, ussr: {} } });
  expect(table.usa.isRefused({ type: 'bid', cubes: 1 }, 'B-BID-08').code).toBe('no-cube');
});

test('B-FLOW-06 a command that lacks a field hears which one', () => {
  const table = scenario({ stage: 3, phase: 'blind-bid', powers: { usa: {}, ussr: {} } });
  const order = { type: 'order', about: 'defence', reply: 'fight', least: 1 } as const;
  expect(table.usa.isRefused(order, 'B-FLOW-06')).toMatchObject({
    code: 'field-missing',
    figures: { field: 'otherwise' },
  });
  const price = { type: 'order', about: 'buy-oil', reply: 'at-most', units: 3 } as const;
  expect(table.usa.isRefused(price, 'X-38').message).toBe('no-price:trade');
});
