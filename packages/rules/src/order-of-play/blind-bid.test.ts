import { expect, test } from 'vitest';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const bid = (cubes: number) => ({ type: 'bid', cubes }) as const;

test('B-BID-03, -04, -05 all are asked at once, and bids stay sealed until the last one is in', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: {}, ussr: {} }, dice: [2, 1] });
  expect(table.state.question?.waiting).toEqual(['china', 'usa', 'ussr']);
  const [sealed] = table.usa.does(bid(1));
  if (sealed === undefined) throw new Error('a bid makes an event');
  expect(redact(sealed, seat('ussr'))).toMatchObject({ type: 'sealed', seat: 'usa', secret: {} });
  expect(view(table.game, seat('ussr')).sealed).toBeUndefined();
  expect(view(table.game, seat('usa')).sealed).toEqual(bid(1));
  table.china.does(bid(1));
  expect(table.state.bids).toEqual({});
  const events = table.ussr.does(bid(0));
  expect(events).toContainEqual(expect.objectContaining({ type: 'bids-revealed', bids: { china: 1, usa: 1 } }));
});

test('B-BID-04, -05 a sealed bid may be changed until the last one is in', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} } });
  table.usa.does(bid(1));
  table.usa.does(bid(0));
  table.ussr.does(bid(1));
  expect(table.state.bids).toEqual({ ussr: 1 });
});

test('B-BID-06 only players who bid play the stage', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} } });
  table.usa.does(bid(1));
  table.ussr.does(bid(0));
  expect(table.state.sequence).toEqual(['usa']);
  expect(table.usa.may()).toContain('sell');
  expect(table.ussr.may()).not.toContain('sell');
});

test('B-BID-06 a stage for which nobody bids is not played', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} } });
  table.usa.does(bid(0));
  table.ussr.does(bid(0));
  expect(table.state.stage).toBe(4);
});

test('B-BID-07 a cube is spent even if its owner then does nothing', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} } });
  table.usa.does(bid(1));
  table.ussr.does(bid(0));
  table.usa.does({ type: 'pass' });
  expect(table.usa.has.cubes).toBe(2);
  expect(table.ussr.has.cubes).toBe(3);
});

test('B-BID-08 nobody bids more cubes than they have left, and who has none is not asked', () => {
  const table = scenario({ stage: 7, powers: { china: { cubes: 0 }, usa: { cubes: 1 }, ussr: {} } });
  expect(table.state.question?.of).toEqual(['usa', 'ussr']);
  expect(table.usa.isRefused(bid(2), 'B-BID-08').figures).toMatchObject({ cubes: 1 });
});

test('B-BID-02, -09 all cubes return at the next cycle, when everybody has three', () => {
  const table = scenario({ stage: 7, powers: { usa: { cubes: 2 }, ussr: { cubes: 1 } }, dice: [2, 1] });
  table.usa.does(bid(2));
  table.ussr.does(bid(1));
  expect([table.usa.has.cubes, table.ussr.has.cubes]).toEqual([0, 0]);
  playSilently(table.game, ({ state }) => state.cycle === 3);
  expect([table.usa.has.cubes, table.ussr.has.cubes]).toEqual([3, 3]);
});

test('B-BID-01, -10 bids are made in Stages 3 to 7 only, and again for each of them', () => {
  const table = scenario({ stage: 7, powers: { usa: {}, ussr: {} } });
  const events = playSilently(table.game, ({ state }) => state.cycle === 4);
  let stage = 7;
  const bids: number[] = [];
  for (const event of events) {
    if (event.type === 'stage-opened') stage = event.stage;
    if (event.type === 'bids-revealed') bids.push(stage);
  }
  expect(bids).toEqual([7, 3, 4, 5, 6, 7]);
});

test('B-BID-11 two cubes are taken in Stage 7 alone', () => {
  for (const stage of [3, 4, 5, 6] as const)
    scenario({ stage, powers: { usa: {}, ussr: {} } }).usa.isRefused(bid(2), 'B-BID-04');
  const table = scenario({ stage: 7, powers: { usa: {}, ussr: {} } });
  table.usa.does(bid(2));
  table.ussr.does(bid(0));
  expect(table.state.bids).toEqual({ usa: 2 });
  table.usa.does({ type: 'buy', resource: 'grain', units: 1 });
  table.usa.does({ type: 'pass' });
  playSilently(table.game, ({ state }) => state.question?.kind === 'prospect');
  expect(table.usa.may()).toContain('prospect');
});

test.each([
  [3, false],
  [7, true],
] as const)('B-BID-11, Q-B-18 that two cubes may be bid is cited where they may: Stage %i, %s', (stage, cited) => {
  const table = scenario({ stage, powers: { usa: {}, ussr: {} } });
  table.usa.does(bid(1));
  const events = table.ussr.does(bid(0));
  const revealed = events.find(({ type }) => type === 'bids-revealed');
  expect(revealed?.clauses?.includes('B-BID-11')).toBe(cited);
});
