import { expect, test } from 'vitest';
import { playSilently, scenario } from '../testing/index.ts';

const all = { china: {}, usa: {}, ussr: {} } as const;

test('B-DPS-02, -04 each bidder rolls a die, the highest goes first, and the order holds for every round', () => {
  const table = scenario({ stage: 3, powers: all, dice: [2, 6, 4] });
  for (const player of [table.china, table.usa, table.ussr]) player.does({ type: 'bid', cubes: 1 });
  expect(table.state.sequence).toEqual(['usa', 'ussr', 'china']);
  const order: unknown[] = [];
  for (let go = 0; go < 6; go++) {
    const [turn] = table.state.question?.waiting ?? [];
    order.push(turn);
    const player = [table.china, table.usa, table.ussr].find((one) => one.seat === turn);
    player?.does({ type: 'sell', resource: go < 3 ? 'oil' : 'grain', units: 1 });
  }
  expect(order).toEqual(['usa', 'ussr', 'china', 'usa', 'ussr', 'china']);
});

test('B-DPS-02 the tied roll again among themselves and keep their places before the others', () => {
  const table = scenario({ stage: 3, powers: all, dice: [5, 2, 5, 1, 4] });
  for (const player of [table.china, table.usa, table.ussr]) player.does({ type: 'bid', cubes: 1 });
  expect(table.state.sequence).toEqual(['ussr', 'china', 'usa']);
  expect(table.state.draws).toBe(5);
});

test('B-DPS-03 a single bidder does not roll', () => {
  const table = scenario({ stage: 3, powers: all });
  table.china.does({ type: 'bid', cubes: 0 });
  table.usa.does({ type: 'bid', cubes: 0 });
  table.ussr.does({ type: 'bid', cubes: 1 });
  expect(table.state.sequence).toEqual(['ussr']);
  expect(table.state.draws).toBe(0);
});

test('B-DPS-01 the sequence is rolled for in Stages 3 to 7 only', () => {
  const table = scenario({ stage: 7, powers: all, dice: [3, 2, 1] });
  for (const player of [table.china, table.usa, table.ussr]) player.does({ type: 'bid', cubes: 1 });
  playSilently(table.game, ({ state }) => state.stage === 3);
  expect(table.state.cycle).toBe(3);
  expect(table.state.draws).toBe(3);
});
