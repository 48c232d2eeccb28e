// Who is on the payroll when carriers have others aboard, who is left unpaid, and what leaves the board then.
import { expect, test } from 'vitest';
import type { Company } from '../board/index.ts';
import { Play } from '../referee/play.ts';
import { forceOf, sparse } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, scenario } from '../testing/index.ts';
import { billOf, dismiss, dismissals, leastUnpaid, numberOf, payroll, sumOwed, withoutLaden } from './payroll.ts';

const usa = seat('usa');

const FLEET: PowerSketch = {
  units: { 'north-sea': { navy: 2, ship: 1 }, alaska: { army: 2, apc: 1 } },
  laden: [
    { zone: 'north-sea', cargo: { army: 2 } },
    { zone: 'north-sea', cargo: { army: 1, apc: 1 } },
    { zone: 'north-sea', cargo: { army: 2 } },
    { zone: 'alaska', carrier: 'apc', cargo: { army: 3 } },
    { zone: 'north-sea', carrier: 'ship', cargo: { army: 2 } },
  ],
  cards: { 'clark-oil-co': 'open', 'baqa-oil': 'closed' },
};

function rolled(sketch: PowerSketch = FLEET) {
  const { state, game } = scenario({
    options: { apc: true, merchantMarine: true },
    powers: { usa: sketch, ussr: { units: { 'mid-atlantic': 3, russia: 2 } } },
  });
  return { state, roll: payroll(new Play(game), usa) };
}

test('B-PAY-02, -03 everybody is on the payroll once: those ashore, those aboard, and carriers by what they carry', () => {
  const { roll } = rolled();
  expect(roll.companies).toEqual(['clark-oil-co']);
  expect(roll.posts.map(({ key, number, salary, aboard }) => [key, number, salary, aboard])).toEqual([
    ['alaska/army', 2, 10, false],
    ['alaska/army/aboard', 3, 10, true],
    ['alaska/apc', 1, 10, false],
    ['north-sea/army/aboard', 7, 10, true],
    ['north-sea/navy', 2, 10, false],
    ['north-sea/apc/aboard', 1, 10, true],
    ['north-sea/ship', 1, 10, false],
  ]);
  expect(roll.laden.map(({ key, number, salary }) => [key, number, salary])).toEqual([
    ['alaska/apc/3-army', 1, 10],
    ['north-sea/navy/2-army', 2, 10],
    ['north-sea/navy/1-army+1-apc', 1, 10],
    ['north-sea/ship/2-army', 1, 10],
  ]);
  expect([numberOf(roll.posts), numberOf(roll.laden)]).toEqual([17, 5]);
  expect([sumOwed(roll.posts), sumOwed(roll.laden)]).toEqual([170, 50]);
  expect(billOf(roll)).toBe(270);
});

test.each([
  [100, 0],
  [99, 1],
  [91, 1],
  [90, 1],
  [89, 2],
  [61, 4],
  [60, 4],
  // The cheap ones come first: four at 10, then one at 30.
  [59, 5],
  [30, 5],
  [29, 6],
  [0, 6],
])('B-PAY-04 with $%iM for four at 10 and two at 30, %i at the least stay unpaid', (cash, least) => {
  const owed = [
    { salary: 30, number: 2 },
    { salary: 10, number: 4 },
  ];
  expect(leastUnpaid(owed, cash)).toBe(least);
});

test('Q-B-24 a carrier that is left unpaid goes with all aboard it, and they are owed nothing more', () => {
  const { roll } = rolled();
  const left = withoutLaden(roll, { 'north-sea/navy/2-army': 1, 'alaska/apc/3-army': 1 });
  expect(left.laden.map(({ number }) => number)).toEqual([0, 1, 1, 1]);
  expect(left.posts.map(({ key, number }) => [key, number])).toEqual([
    ['alaska/army', 2],
    ['alaska/army/aboard', 0],
    ['alaska/apc', 1],
    ['north-sea/army/aboard', 5],
    ['north-sea/navy', 2],
    ['north-sea/apc/aboard', 1],
    ['north-sea/ship', 1],
  ]);
  expect(left.companies).toEqual(['clark-oil-co']);
  expect(billOf(left)).toBe(270 - 2 * 10 - 5 * 10);
  const { roll: ashore } = rolled({ units: { alaska: 2 } });
  expect(withoutLaden(ashore, {})).toBe(ashore);
});

test('B-PAY-04, Q-B-24 what leaves, zone by zone: the unpaid ashore, carriers with their cargo, some from aboard the emptiest', () => {
  const { roll, state } = rolled();
  expect(dismissals(roll, {}, {})).toEqual([]);
  expect(dismissals(roll, { 'alaska/apc/3-army': 0 }, { 'alaska/army': 0 })).toEqual([]);
  const gone = dismissals(
    roll,
    { 'north-sea/navy/2-army': 1 },
    { 'alaska/army': 1, 'north-sea/army/aboard': 3, 'north-sea/apc/aboard': 1, 'north-sea/navy': 2 },
  );
  expect(gone).toEqual([
    { zone: 'alaska', units: { army: 1 }, laden: [], relieved: [] },
    {
      zone: 'north-sea',
      units: { navy: 2 },
      laden: [{ carrier: 'navy', cargo: { army: 2 } }],
      relieved: [
        { from: { carrier: 'navy', cargo: { army: 2 } }, gone: { army: 2 } },
        { from: { carrier: 'navy', cargo: { army: 1, apc: 1 } }, gone: { army: 1, apc: 1 } },
      ],
    },
  ]);
  for (const each of gone) dismiss(state, usa, each);
  expect(sparse(forceOf(state.board, 'alaska', usa)?.units ?? {})).toEqual({ army: 1, apc: 2 });
  const fleet = forceOf(state.board, 'north-sea', usa);
  expect(sparse(fleet?.units ?? {})).toEqual({ navy: 2, ship: 2 });
  expect(fleet?.laden.map(({ carrier, cargo }) => [carrier, sparse(cargo)])).toEqual([['ship', { army: 2 }]]);
});

test('B-PAY-04 a carrier from which only some leave keeps the others', () => {
  const { roll, state } = rolled({ laden: [{ zone: 'north-sea', cargo: { army: 4 } }] });
  const gone = dismissals(roll, {}, { 'north-sea/army/aboard': 1 });
  expect(gone).toEqual([
    {
      zone: 'north-sea',
      units: {},
      laden: [],
      relieved: [{ from: { carrier: 'navy', cargo: { army: 4 } }, gone: { army: 1 } }],
    },
  ]);
  for (const each of gone) dismiss(state, usa, each);
  const fleet = forceOf(state.board, 'north-sea', usa);
  expect(fleet?.laden.map(({ carrier, cargo }) => [carrier, sparse(cargo)])).toEqual([['navy', { army: 3 }]]);
  expect(sparse(fleet?.units ?? {})).toEqual({ navy: 1 });
});

test('B-PAY-04, -05 what is not on the payroll cannot be left unpaid, however much cash there is', () => {
  const table = scenario({ stage: 1, powers: { usa: { cash: 7000, cards: 'home', units: { alaska: 2 } }, ussr: {} } });
  const pay = (unpaidUnits: Record<string, number>, ...unpaidCompanies: Company[]) =>
    ({ type: 'pay-salaries', pay: 'some', unpaidCompanies, unpaidLaden: {}, unpaidUnits }) as const;
  expect(table.usa.isRefused(pay({ 'alaska/army': 3 }), 'B-PAY-04').message).toBe('not-on-payroll:units');
  expect(table.usa.isRefused(pay({ 'kola/army': 1 }), 'B-PAY-04').message).toBe('not-on-payroll:units');
  expect(table.usa.isRefused(pay({}, 'baku-oil'), 'B-PAY-05').message).toBe('not-on-payroll:company');
  const twice = table.usa.has.holdings[0]?.card as Company;
  expect(table.usa.isRefused(pay({}, twice, twice), 'B-PAY-05').message).toBe('not-on-payroll:company');
  table.usa.does(pay({ 'alaska/army': 2 }, twice));
});
