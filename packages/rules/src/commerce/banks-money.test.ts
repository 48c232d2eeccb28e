// What the bank has lent buys something, and a player who pays with it keeps back what they could get for it.
import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { options } from '../referee/options.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, scenario } from '../testing/index.ts';

/** The USA has $10M of its own and $1,000M of the bank's. */
const trading = (own: PowerSketch, theirs: PowerSketch) =>
  scenario({
    stage: 7,
    phase: 'buys-from-players',
    bidders: ['usa', 'ussr'],
    powers: {
      usa: { cash: 1_010, loans: 1, grain: 0, oil: 0, minerals: 0, ...own },
      ussr: { grain: 0, oil: 0, minerals: 0, ...theirs },
    },
  });
const pays = (millions: number, more: object): Command =>
  ({ type: 'offer', to: 'ussr', givesCash: millions, ...more }) as Command;

test('X-41 money of the bank is offered only where the partner has something to sell', () => {
  const most = (theirs: PowerSketch) => {
    const made = trading({}, theirs);
    const [offer] = options(made.game, seat('usa'), { type: 'offer', to: 'ussr' });
    const domain = offer?.next?.domain;
    return domain?.kind === 'range' ? domain.max : undefined;
  };
  // An order of the next production can always be had.
  expect(most({ oil: 1 })).toBe(1_010);
  expect(trading({}, { oil: 1 }).usa.isRefused(pays(11, {}), 'X-41').figures).toEqual({ most: 10 });
  trading({}, { oil: 1 }).usa.does(pays(10, {}));
  trading({}, { oil: 1 }).usa.does(pays(1_010, { wants: { oil: 1 } }));
  expect(trading({}, { oil: 1 }).usa.isRefused(pays(1_011, { wants: { oil: 1 } }), 'Q-B-30').figures).toEqual({
    most: 1_010,
  });
});

test('X-41 what they could not give themselves may be bought with it beside goods that they give', () => {
  trading({ oil: 3 }, { oil: 3, grain: 3 }).usa.does(pays(500, { gives: { oil: 1 }, wants: { grain: 1 } }));
  trading({ oil: 3 }, { grain: 3 }).usa.does(pays(500, { gives: { oil: 1 }, wants: { grain: 1 } }));
});

test('X-41, Q-B-30 nothing goes both ways, with the bank’s money or without', () => {
  const made = trading({ oil: 3, grain: 3 }, { oil: 3, grain: 3 });
  expect(made.usa.isRefused(pays(5, { gives: { oil: 1 }, wants: { oil: 1 } }), 'Q-B-30').message).toBe(
    'both-ways:deal',
  );
  made.usa.does(pays(5, { gives: { oil: 1 }, wants: { grain: 1 } }));
});

test('X-41 a loan is given out of own money alone', () => {
  const loan = { loan: true, repay: 20, dueCycle: 3 };
  expect(trading({}, { oil: 1 }).usa.isRefused(pays(11, loan), 'X-41').figures).toEqual({ most: 10 });
  trading({}, { oil: 1 }).usa.does(pays(10, loan));
});

test('X-41 a loan of own money binds nothing that is bought in the same deal', () => {
  const order = { price: 100, paid: 'in-advance' } as const;
  const loan = { loan: true, repay: 20, dueCycle: 3 };
  const made = trading({}, {});
  // $10M are lent, and the order costs $1,000M of the bank's.
  made.usa.does(pays(10, { ...loan, wants: { 'drop-ship-oil': 10 }, ...order }));
  made.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(made.usa.has.cash).toBe(0);
  expect(made.state.offers.loans).toMatchObject([{ borrower: 'ussr', amount: 10 }]);
  const asked = trading({}, {});
  const wants = { gives: { 'drop-ship-oil': 5 }, ...order, ...loan };
  asked.ussr.does({ type: 'offer', to: 'usa', wantsCash: 11, ...wants });
  // The loan is what is too large, not the order.
  expect(asked.usa.isRefused({ type: 'accept-offer', offer: 'ussr>usa#1' }, 'X-41').figures).toEqual({ most: 10 });
  asked.ussr.does({ type: 'withdraw-offer', offer: 'ussr>usa#1' });
  asked.ussr.does({ type: 'offer', to: 'usa', wantsCash: 10, ...wants });
  asked.usa.does({ type: 'accept-offer', offer: 'ussr>usa#2' });
  expect(asked.usa.has.cash).toBe(500);
});

test('X-41 a player who offers more cash than they have hears how much they can give: where nothing is sold, only their own', () => {
  const powers = { usa: { cash: 1_010, loans: 1 }, ussr: {} };
  const { usa } = scenario({ stage: 5, phase: 'moves', powers });
  expect(usa.isRefused(pays(1_011, {}), 'Q-B-30').figures).toEqual({ most: 10 });
  usa.does(pays(10, {}));
});
