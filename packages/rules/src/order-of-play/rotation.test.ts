import { expect, test } from 'vitest';
import { scenario } from '../testing/index.ts';

const pass = { type: 'pass' } as const;

test('B-SELL-01, -02 the market opens for sales when bid and sequence are done', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} }, dice: [2, 1] });
  table.usa.isRefused({ type: 'sell', resource: 'oil', units: 1 }, 'B-SELL-03');
  table.usa.does({ type: 'bid', cubes: 1 });
  const events = table.ussr.does({ type: 'bid', cubes: 1 }).map((event) => event.type);
  expect(events.filter((type) => ['bids-revealed', 'sequence-set', 'market-opened', 'asked'].includes(type))).toEqual([
    'bids-revealed',
    'sequence-set',
    'market-opened',
    'asked',
  ]);
});

test('B-SELL-09 a pass is not final: the market closes when all bidders pass in one unbroken round', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    powers: { usa: {}, ussr: {} },
    bidders: ['usa', 'ussr'],
  });
  table.usa.does(pass);
  table.ussr.does({ type: 'sell', resource: 'oil', units: 1 });
  table.usa.does({ type: 'sell', resource: 'grain', units: 1 });
  table.ussr.does(pass);
  const events = table.usa.does(pass);
  expect(events).toContainEqual(expect.objectContaining({ type: 'market-closed', stage: 3 }));
});

test('B-SELL-09 a bidder who has nothing left to sell is passed over', () => {
  const nothing = { grain: 0, oil: 0, minerals: 0 };
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    powers: { china: nothing, usa: { ...nothing, oil: 1 }, ussr: nothing },
    bidders: ['china', 'usa', 'ussr'],
  });
  expect(table.state.question?.of).toEqual(['usa']);
  const events = table.usa.does({ type: 'sell', resource: 'oil', units: 1 });
  expect(events.filter((event) => event.type === 'passed')).toHaveLength(3);
  expect(events).toContainEqual(expect.objectContaining({ type: 'market-closed', stage: 3 }));
});

test('B-BUY-08 buying goes on until all bidders pass in one unbroken round', () => {
  const table = scenario({ stage: 7, phase: 'market-buys', powers: { usa: {}, ussr: {} }, bidders: ['usa', 'ussr'] });
  table.usa.does(pass);
  table.ussr.does({ type: 'buy', resource: 'oil', units: 1 });
  table.usa.does(pass);
  const events = table.ussr.does(pass);
  expect(events).toContainEqual(expect.objectContaining({ type: 'market-closed', stage: 7 }));
});
