// What is sold may be paid for with goods, whatever the two agree on (Q-B-30, X-07, X-26).
import { expect, test } from 'vitest';
import { whyNot } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';

test('B-SELL-11, Q-B-30 a bidder of Stage 3 sells oil for the grain of a player who has not bid', () => {
  const table = scenario({
    stage: 3,
    phase: 'sales-to-players',
    powers: { usa: { oil: 5 }, ussr: { grain: 4 } },
    bidders: ['usa'],
  });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 2 }, wants: { grain: 3 } });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.usa.has.supplies).toMatchObject({ oil: 3, grain: 6 });
  expect(table.ussr.has.supplies).toMatchObject({ oil: 5, grain: 1 });
});

test('B-SELL-11, X-07 a player who has not bid for Stage 3 still sells nothing, for cash or as a gift', () => {
  const table = scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: {}, ussr: {} }, bidders: ['usa'] });
  table.ussr.isRefused({ type: 'offer', to: 'usa', gives: { grain: 1 }, wantsCash: 5 }, 'X-07');
  table.usa.isRefused({ type: 'offer', to: 'ussr', wants: { grain: 1 }, givesCash: 5 }, 'X-07');
});

test('B-BUY-10, Q-B-30 a bidder of Stage 7 pays with grain for the oil of a player who has not bid', () => {
  const table = scenario({
    stage: 7,
    phase: 'buys-from-players',
    powers: { usa: { grain: 4 }, ussr: { oil: 5, cards: 'home' } },
    bidders: ['usa'],
  });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { grain: 3 }, wants: { oil: 2 } });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.usa.has.supplies).toMatchObject({ grain: 1, oil: 5 });
  const refusal = table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { grain: 1 }, wantsCash: 5 }, 'X-07');
  expect(refusal).toMatchObject({ code: 'buyer-no-bid', message: 'pays-only' });
});

test('B-BAZAAR-01, Q-B-30 a nuke is paid for with minerals and a company, which nobody sells in Stage 6', () => {
  const table = scenario({
    stage: 6,
    phase: 'arms-bazaar',
    powers: { usa: { nukes: 2 }, ussr: { minerals: 5, cards: { 'baku-oil': 'open' } } },
    bidders: ['usa'],
  });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { nuke: 1 }, wants: { minerals: 3, 'baku-oil': 1 } });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.usa.has).toMatchObject({ nukes: 1, holdings: [{ card: 'baku-oil', face: 'open' }] });
  expect(table.usa.has.supplies.minerals).toBe(6);
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { 'baku-oil': 1 }, wantsCash: 5 }, 'B-COMPANY-02');
});

test('B-LAND-01, B-BAZAAR-02 what the text ties to Stage 6 alone pays for nothing in Stages 3 and 7', () => {
  const table = scenario({
    stage: 3,
    phase: 'sales-to-players',
    powers: { usa: {}, ussr: { nukes: 1, units: { iraq: 1 } } },
    bidders: ['usa'],
  });
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wants: { nuke: 1 } }, 'B-BAZAAR-02');
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wants: { 'land-iraq': 1 } }, 'B-LAND-01');
});

test('X-32, Q-B-78 passage is granted only as often as offers are made, and may always be revoked', () => {
  const table = scenario({ stage: 5, powers: { usa: {}, ussr: {} }, options: { tradeOffers: 2 } });
  const grant = { type: 'grant-passage', to: seat('ussr') } as const;
  for (let i = 0; i < 2; i++) {
    table.usa.does(grant);
    table.usa.does({ type: 'revoke-passage', to: seat('ussr') });
  }
  const refusal = table.usa.isRefused(grant, 'X-32');
  expect(refusal).toMatchObject({ code: 'too-many-offers', figures: { most: 2 } });
  // The obstacle named is the number of this stage: the next one lifts it.
  table.state.offers.made = {};
  expect(whyNot(new Play(table.game), seat('usa'), grant)).toBeUndefined();
});
