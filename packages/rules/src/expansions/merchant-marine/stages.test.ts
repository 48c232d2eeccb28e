// What follows from the ship's row alone: salaries, spoils, nukes, Détente.
import { expect, test } from 'vitest';
import { wealth } from '../../endings/wealth.ts';
import { Play } from '../../referee/play.ts';
import { countAll, unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { fallbackFor } from '../../table/table.ts';
import { scenario } from '../../testing/index.ts';

const ON = { merchantMarine: true } as const;

test('M-PAY-01, -02, Q-M-01 each legion and each ship is paid $10M; a legion is an army and paid once', () => {
  const table = scenario({
    powers: { usa: { cash: 1000, units: { japan: 3, 'red-sea': { ship: 2 }, 'mid-pacific': { ship: 1 } } }, ussr: {} },
    options: ON,
    stage: 1,
  });
  const events = table.usa.does({ type: 'pay-salaries', pay: 'all' });
  expect(events.find(({ type }) => type === 'salaries-paid')?.clauses).toContain('M-PAY-02');
  expect(table.usa.has.cash).toBe(1000 - 3 * 10 - 3 * 10);
});

test('M-PAY-03, Q-M-15 ships whose salary is not paid leave the board at once, unit by unit as their owner says', () => {
  const table = scenario({
    powers: { usa: { cash: 20, units: { 'red-sea': { ship: 2 }, 'mid-pacific': { ship: 2 } } }, ussr: {} },
    options: ON,
    stage: 1,
  });
  table.usa.isRefused({ type: 'pay-salaries', pay: 'all' }, 'B-PAY-04');
  const events = table.usa.does({
    type: 'pay-salaries',
    pay: 'some',
    unpaidCompanies: [],
    unpaidLaden: {},
    unpaidUnits: { 'red-sea/ship': 1, 'mid-pacific/ship': 1 },
  });
  expect(events.find(({ type }) => type === 'salaries-paid')?.clauses).toContain('M-PAY-03');
  expect(unitsAt(table.state.board, 'red-sea', seat('usa'), 'ship')).toBe(1);
  expect(countAll(table.state.board, seat('usa')).ship).toBe(2);
});

test('M-PAY-04 a player who loses all ships by it gets no exemption: nothing comes from abroad, nothing is sold', () => {
  const table = scenario({
    powers: {
      usa: {
        cash: 0,
        oil: 3,
        units: { 'red-sea': { ship: 1 }, 'mid-pacific': { ship: 1 } },
        cards: { 'baqa-oil': 'open' },
      },
      ussr: { oil: 3, units: { 'mid-pacific': { ship: 1 } } },
    },
    options: ON,
    stage: 1,
    dice: [2, 1],
  });
  const answer = fallbackFor(table.game, seat('usa'));
  if (answer === undefined) throw new Error('nothing to answer');
  table.usa.does(answer);
  table.ussr.does({ type: 'pay-salaries', pay: 'all' });
  // Stage 2 has gone by.
  expect(countAll(table.state.board, seat('usa')).ship).toBe(0);
  expect(table.usa.has.supplies.oil).toBe(3);
  table.usa.does({ type: 'bid', cubes: 1 });
  const events = table.ussr.does({ type: 'bid', cubes: 1 });
  expect(
    events.filter((event) => event.type === 'passed' && event.clauses?.includes('M-PAY-04')).length,
  ).toBeGreaterThan(0);
});

test('M-WIN-01, X-10 in a Détente count each ship is worth $25M', () => {
  const with4 = scenario({ powers: { usa: { units: { 'red-sea': { ship: 4 } } }, ussr: {} }, options: ON, stage: 3 });
  const without = scenario({ powers: { usa: {}, ussr: {} }, options: ON, stage: 3 });
  expect(wealth(new Play(with4.game), seat('usa')).total - wealth(new Play(without.game), seat('usa')).total).toBe(
    4 * 25,
  );
  with4.usa.does({ type: 'propose-detente' });
  const events = with4.ussr.does({ type: 'agree-detente', agree: true });
  expect(events.find(({ type }) => type === 'game-ended')?.clauses).toContain('M-WIN-01');
});

test('M-SPOILS-01, -02 with their last home territory a player loses their ships to the victor, where they lie', () => {
  const table = scenario({
    powers: {
      usa: { units: { alaska: 1, 'red-sea': { ship: 2 }, 'mid-pacific': { ship: 1 } }, oil: 0, grain: 0, minerals: 0 },
      ussr: { units: { 'western-canada': 6 } },
      china: { units: { tibet: 1 } },
    },
    nuked: ['eastern-usa', 'midwest-usa', 'western-usa'],
    options: ON,
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'western-canada', to: 'alaska', against: 'usa', units: { army: 6 } });
  while (table.state.question !== undefined && table.state.seats[seat('usa')]?.out === undefined) {
    const [next] = table.state.question.waiting;
    if (next === undefined) break;
    const occupy = table.state.question.kind === 'occupy';
    const answer = fallbackFor(table.game, next);
    if (answer === undefined) break;
    table
      .player(next as never)
      .does(
        occupy ? { type: 'occupy', orders: [{ how: 'march', from: 'western-canada', units: { army: 1 } }] } : answer,
      );
  }
  expect(table.usa.has.out).toBe('captured');
  expect(unitsAt(table.state.board, 'red-sea', seat('ussr'), 'ship')).toBe(2);
  expect(unitsAt(table.state.board, 'mid-pacific', seat('ussr'), 'ship')).toBe(1);
  expect(countAll(table.state.board, seat('usa')).ship).toBe(0);
});

test('M-SPOILS-03 with a nuke on their last home territory all their ships are removed', () => {
  const table = scenario({
    powers: {
      usa: { units: { alaska: 1, 'red-sea': { ship: 2 }, 'mid-pacific': { ship: 1 } } },
      ussr: { nukes: 1, units: { russia: 1 } },
      china: { units: { tibet: 1 } },
    },
    nuked: ['eastern-usa', 'midwest-usa', 'western-usa'],
    options: ON,
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
  });
  table.ussr.does({ type: 'launch', targets: { alaska: 1 } });
  while (table.state.question !== undefined && table.state.seats[seat('usa')]?.out === undefined) {
    const [next] = table.state.question.waiting;
    const answer = next === undefined ? undefined : fallbackFor(table.game, next);
    if (next === undefined || answer === undefined) break;
    table.player(next as never).does(answer);
  }
  expect(table.usa.has.out).toBe('destroyed');
  expect(countAll(table.state.board, seat('usa')).ship).toBe(0);
  expect(countAll(table.state.board, seat('ussr')).ship).toBe(0);
});

test('M-SETUP-07 a mushroom cloud marks the land that a nuke struck', () => {
  const table = scenario({
    powers: { usa: { units: { alaska: 1 } }, ussr: { nukes: 1, units: { russia: 1 } }, china: { units: { tibet: 1 } } },
    options: ON,
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
  });
  table.ussr.does({ type: 'launch', targets: { alaska: 1 } });
  while (table.state.nuked.length === 0) {
    const [next] = table.state.question?.waiting ?? [];
    const answer = next === undefined ? undefined : fallbackFor(table.game, next);
    if (next === undefined || answer === undefined) break;
    table.player(next as never).does(answer);
  }
  expect(table.state.nuked).toEqual(['alaska']);
});
