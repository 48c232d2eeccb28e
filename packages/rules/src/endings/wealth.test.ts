import { expect, test } from 'vitest';
import { Play } from '../referee/play.ts';
import { seat } from '../state/seat.ts';
import { playSilently, type Sketch, scenario } from '../testing/index.ts';
import { wealth } from './wealth.ts';

const cards = {
  'baqa-oil': 'open',
  'taranaki-oil': 'open',
  'khuzestan-oil': 'open',
  'hassi-oil': 'closed',
  'borneo-oil': 'closed',
  'mekong-oil': 'secret',
  'shan-mines': 'secret',
} as const;

/** Lets the last cycle run out and reads the final table. */
function atDetente(sketch: Omit<Sketch, 'stage' | 'cycle' | 'powers'> & { readonly usa: Sketch['powers']['usa'] }) {
  const { usa, ...rest } = sketch;
  const table = scenario({
    ...rest,
    stage: 7,
    cycle: 5,
    powers: { usa: usa ?? {}, ussr: { cash: 0, grain: 0, oil: 0, minerals: 0 } },
    options: { detenteCycle: 5, ...rest.options },
  });
  playSilently(table.game);
  return table.state.ended?.table.find((row) => row.seat === 'usa')?.wealth;
}

test('B-WIN-05 to -12 the worked count: $2,300M, 4 grain at $200M, 7 cards, 10 armies, 2 navies, 3 nukes, 1 L-star, $2,000M owed', () => {
  const counted = atDetente({
    usa: {
      cash: 2300,
      grain: 4,
      oil: 0,
      minerals: 0,
      cards,
      units: { alaska: 6, 'eastern-usa': 4, 'barkley-sound': 2 },
      nukes: 3,
      lStars: 1,
      loans: 2,
    },
    prices: { grain: 200 },
  });
  expect(counted).toEqual({
    cash: 2300,
    supplies: 800,
    companies: 700,
    units: 600,
    nukes: 750,
    lStars: 500,
    extra: 0,
    debts: 2000,
    total: 3650,
  });
});

test('B-WIN-07 each resource counts at the price of its own kind', () => {
  const counted = atDetente({
    usa: { cash: 0, grain: 1, oil: 2, minerals: 3 },
    prices: { grain: 100, oil: 10, minerals: 1000 },
  });
  expect(counted?.supplies).toBe(100 + 20 + 3000);
});

test('B-WIN-07 stocks count at the closing prices, or by option at those when the last Stage 7 opened', () => {
  for (const [detentePrices, supplies] of [
    ['closing', 4 * 600],
    ['opening', 4 * 500],
  ] as const) {
    const table = scenario({
      stage: 7,
      cycle: 5,
      phase: 'market-buys',
      powers: { usa: { grain: 3, oil: 0, minerals: 0 }, ussr: {} },
      bidders: ['usa'],
      options: { detenteCycle: 5, detentePrices },
    });
    table.usa.does({ type: 'buy', resource: 'grain', units: 1 });
    playSilently(table.game);
    expect(table.state.ended?.table.find((row) => row.seat === 'usa')?.wealth.supplies).toBe(supplies);
  }
});

test('B-WIN-09 armies aboard count like those ashore', () => {
  const table = scenario({
    stage: 7,
    cycle: 5,
    powers: { usa: { laden: [{ zone: 'barkley-sound', cargo: { army: 3 } }] }, ussr: {} },
    options: { detenteCycle: 5 },
  });
  playSilently(table.game);
  expect(table.state.ended?.table.find((row) => row.seat === 'usa')?.wealth.units).toBe(200);
});

test('B-WIN-12 unpaid interest is owed with the loans', () => {
  expect(atDetente({ usa: { cash: 0, grain: 0, oil: 0, minerals: 0, loans: 3, arrears: 250 } })).toMatchObject({
    debts: 3250,
    total: -3250,
  });
});

test('what an expansion counts as well is added', () => {
  const table = scenario({ stage: 7, powers: { usa: { cash: 0, grain: 0, oil: 0, minerals: 0 }, ussr: {} } });
  const rulebook = { ...table.game.rulebook, extraWealth: () => 75 };
  const play = new Play({ ...table.game, rulebook });
  expect(wealth(play, seat('usa'))).toMatchObject({ extra: 75, total: 75 });
});
