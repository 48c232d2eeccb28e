import { perform, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { offerText } from '../session/names.ts';
import { offerOf, stagesAhead, tradingAhead } from './orders-ahead.ts';

test('an offer is prepared for the trading round that comes next', () => {
  expect([undefined, 1, 2, 3].map(tradingAhead)).toEqual([3, 3, 3, 3]);
  expect([4, 5, 6, 7].map(tradingAhead)).toEqual([7, 7, 7, 7]);
});

test('bids are planned for the stages to come, and for the one that asks for them', () => {
  expect(stagesAhead(5, true)).toEqual([5, 6, 7]);
  expect(stagesAhead(5, false)).toEqual([6, 7]);
});

test('a prepared offer is read as the offer it will be, and only by its author', () => {
  const { game } = scenario({ stage: 5, powers: { usa: { oil: 3 }, ussr: {} } });
  const [usa, ussr] = [seat('usa'), seat('ussr')];
  perform(game, usa, { type: 'prepare-offer', stage: 7, to: 'ussr', gives: { oil: 2 }, wantsCash: 600 });
  const seen = view(game, usa);
  const [prepared] = seen.standingOrders?.prepared ?? [];
  if (prepared === undefined) throw new Error('nothing is prepared');
  expect(offerText(seen, offerOf(seen, prepared))).toBe('You offer the Soviet Union 2 oil for $600M.');
  expect(view(game, ussr).standingOrders?.prepared).toBeUndefined();
});
