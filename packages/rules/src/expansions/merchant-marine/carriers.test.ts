import { expect, test } from 'vitest';
import { price } from '../../commerce/market.ts';
import { Play } from '../../referee/play.ts';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, scenario } from '../../testing/index.ts';

const moves = (usa: PowerSketch, more: Partial<Parameters<typeof scenario>[0]> = {}) =>
  scenario({
    powers: { 'south-america': { grain: 0, oil: 0, ...usa }, ussr: { units: { russia: 1 }, oil: 0, grain: 0 } },
    options: { merchantMarine: true },
    stage: 5,
    phase: 'moves',
    bidders: ['south-america', 'ussr'],
    prices: { oil: 25, grain: 50 },
    ...more,
  });
const fly = (from: 'brazil', army: number) => ({ how: 'airlift', from, units: { army } }) as const;

test('M-CARRIER-01, -02, -03, -04 EX-M-11 one army is flown from Brazil to Nigeria for 2 × $25M + $100M; oil then stands at $50M', () => {
  const table = moves({ cash: 1000, units: { brazil: 1 } });
  const player = table['south-america'];
  const events = player.does({ type: 'hire-carriers', to: 'nigeria', orders: [fly('brazil', 1)] });
  expect(player.has.cash).toBe(1000 - 150);
  expect(player.has.supplies.oil).toBe(0);
  expect(price(new Play(table.game), 'oil')).toBe(50);
  expect(unitsAt(table.state.board, 'nigeria', seat('south-america'), 'army')).toBe(1);
  expect(events.find(({ type }) => type === 'units-moved')).toMatchObject({ hired: true, payer: 'south-america' });
  // Paid first, moved afterwards.
  const kinds = events.map(({ type }) => type as string);
  expect(kinds.indexOf('carriers-hired')).toBeLessThan(kinds.indexOf('units-moved'));
});

test('Q-M-80, X-25 the fee is for each army; a march is priced by its grain', () => {
  const table = moves({ cash: 1000, units: { brazil: 3 } });
  table['south-america'].does({
    type: 'hire-carriers',
    to: 'peru',
    orders: [{ how: 'march', from: 'brazil', units: { army: 2 } }],
  });
  expect(table['south-america'].has.cash).toBe(1000 - 2 * 50 - 2 * 100);
});

test('X-25, X-31 a hired move is the move of that go and counts as one', () => {
  const table = moves({ cash: 1000, units: { brazil: 2 } });
  table['south-america'].does({ type: 'hire-carriers', to: 'nigeria', orders: [fly('brazil', 1)] });
  expect(table.state.question?.of).toEqual([seat('ussr')]);
  table.ussr.does({ type: 'pass' });
  // The round of passes was broken by the hired move.
  expect(table.state.question?.of).toEqual([seat('south-america')]);
});

test('M-CARRIER-02 cash for exactly the shortest way is enough to hire', () => {
  const may = (cash: number) =>
    moves({ cash, units: { brazil: 1 } })
      ['south-america'].may()
      .includes('hire-carriers');
  // One army, one territory or one flight: its fee of $100M, and $50M for a grain or two oil.
  expect([may(149), may(150)]).toEqual([false, true]);
  moves({ cash: 150, units: { brazil: 1 } })['south-america'].does({
    type: 'hire-carriers',
    to: 'nigeria',
    orders: [fly('brazil', 1)],
  });
});

test('M-CARRIER-02, Q-M-82 a player who cannot pay is refused, and a defaulter too', () => {
  const poor = moves({ cash: 149, units: { brazil: 1 } });
  poor['south-america'].isRefused({ type: 'hire-carriers', to: 'nigeria', orders: [fly('brazil', 1)] }, 'M-CARRIER-02');
  const owing = moves({ cash: 1000, arrears: 10, loans: 1, units: { brazil: 1 } });
  owing['south-america'].isRefused({ type: 'hire-carriers', to: 'nigeria', orders: [fly('brazil', 1)] }, 'B-LOAN-05');
  const none = moves({ cash: 1000, units: { 'baia-santos': 1 } });
  none['south-america'].asksWhyNot({ type: 'hire-carriers', to: 'nigeria' }, 'M-CARRIER-01');
});

test('Q-M-81 a convoy by a navy of their own is hired for its oil: two armies board in Brazil and sail to the Gulf of Guinea', () => {
  const table = moves({ cash: 1000, units: { brazil: 2, 'baia-santos': 1 } });
  const player = table['south-america'];
  const sail = { how: 'sail', from: 'baia-santos', units: { navy: 1 } } as const;
  // An empty navy is not carried about.
  player.isRefused({ type: 'hire-carriers', to: 'gulf-of-guinea', orders: [sail] }, 'M-CARRIER-01');
  const board = { how: 'board', from: 'brazil', units: { army: 2 } } as const;
  player.does({ type: 'hire-carriers', to: 'gulf-of-guinea', orders: [sail, board] });
  // One oil to board, two for the Mid Atlantic and the Gulf of Guinea; $100M for each army.
  expect(player.has.cash).toBe(1000 - 3 * 25 - 2 * 100);
  expect(unitsAt(table.state.board, 'gulf-of-guinea', seat('south-america'), 'navy')).toBe(1);
  const empty = moves({ cash: 1000, units: { 'baia-santos': 1 } });
  empty['south-america'].isRefused({ type: 'hire-carriers', to: 'gulf-of-guinea', orders: [sail] }, 'M-CARRIER-01');
});

test('M-CARRIER-01, B-MOVE-25 a sea that others hold is refused for that, though nobody could be carried there', () => {
  const table = moves({ cash: 1000, units: { brazil: 1 } }, {});
  const closed = scenario({
    powers: { 'south-america': { cash: 1000, units: { brazil: 1 } }, ussr: { units: { russia: 1, 'north-sea': 1 } } },
    options: { merchantMarine: true },
    stage: 5,
    phase: 'moves',
    bidders: ['south-america', 'ussr'],
  });
  expect(table['south-america'].asksWhyNot({ type: 'hire-carriers', to: 'north-sea' }, 'M-CARRIER-01').code).toBe(
    'nobody-to-move',
  );
  expect(closed['south-america'].asksWhyNot({ type: 'hire-carriers', to: 'north-sea' }, 'B-MOVE-25').code).toBe(
    'occupied',
  );
});
