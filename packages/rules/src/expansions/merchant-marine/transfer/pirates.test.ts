import { expect, test } from 'vitest';
import { askedOf } from '../../../referee/asked.ts';
import { options } from '../../../referee/options.ts';
import { forceOf, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, scenario } from '../../../testing/index.ts';
import { marineIn } from '../state.ts';
import { plunderAt } from './pirates.ts';

/** The USA with pirates in the Red Sea and the dice to come. */
const raided = (pirates: number, dice: readonly number[], usa: PowerSketch) => {
  const table = scenario({
    powers: { usa: { oil: 0, grain: 0, minerals: 0, cash: 1000, ...usa }, ussr: {} },
    options: { merchantMarine: true },
    stage: 2,
    prices: { oil: 25 },
    dice,
  });
  marineIn(table.state).pirates = { 'red-sea': pirates };
  return table;
};
const oil = (units: number) => ({ sea: 'red-sea', cargo: { 'baqa-oil': units } }) as const;
const ships = (table: ReturnType<typeof raided>) => unitsAt(table.state.board, 'red-sea', seat('usa'), 'ship');
const BAQA = { cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 2 } } } as const;

test('M-PIRATE-03 the table of Pillage and Plunder, die by die', () => {
  const name = (pirates: number, die: number) => {
    const plunder = plunderAt(pirates, die);
    if (plunder === 'through') return 'T';
    return 'pay' in plunder ? `P${plunder.pay}` : `S${plunder.sunk}`;
  };
  const row = (pirates: number) => [1, 2, 3, 4, 5, 6].map((die) => name(pirates, die)).join(' ');
  expect([1, 2, 3, 4, 5, 6, 9].map(row)).toEqual([
    'T T T T P50 S1',
    'T T T P50 P50 S1',
    'T T P50 P50 S2 S2',
    'T P100 P100 S3 S3 S3',
    'P100 P100 P100 S3 S3 S3',
    'P100 P100 S4 S4 S4 S4',
    'P100 P100 S4 S4 S4 S4',
  ]);
});

test('M-XFER-06, M-PIRATE-01, M-SETUP-03 one die of six sides is rolled where units pass a sea with pirates, none elsewhere', () => {
  const table = raided(1, [4], BAQA);
  const events = table.usa.does({ type: 'load-ships', trips: [oil(3), oil(2)] });
  expect(events.filter(({ type }) => type === 'rolled').length).toBe(1);
  expect(events.find(({ type }) => type === 'pirates-rolled')).toMatchObject({ pirates: 1, die: 4 });
  expect([table.usa.has.supplies.oil, table.usa.has.cash]).toEqual([5, 1000]);
  const elsewhere = raided(1, [6], { cards: { 'baqa-oil': 'open' }, units: { 'arabian-sea': { ship: 1 } } });
  const calm = elsewhere.usa.does({ type: 'load-ships', trips: [{ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }] });
  expect(calm.some(({ type }) => type === 'rolled')).toBe(false);
});

test('M-PIRATE-02, Q-M-25 two cards in one ship are two rolls', () => {
  // Egypt and Mozambique are served from the Red Sea, both with grain.
  const table = raided(1, [1, 4], {
    cards: { 'nile-delta-grain': 'open', 'adams-grain-co': 'open' },
    units: { 'red-sea': { ship: 1 } },
  });
  const cargo = { 'nile-delta-grain': 2, 'adams-grain-co': 1 };
  const events = table.usa.does({ type: 'load-ships', trips: [{ sea: 'red-sea', cargo }] });
  expect(events.filter(({ type }) => type === 'pirates-rolled').length).toBe(2);
  expect(table.usa.has.supplies.grain).toBe(3);
});

test('M-PIRATE-04, -05, Q-M-28 the share of the market value, rounded up on the whole, is paid to the bank, and the units arrive', () => {
  const table = raided(1, [5], BAQA);
  table.usa.does({ type: 'load-ships', trips: [oil(3), oil(2)] });
  const bank = table.state.outside.cash;
  table.usa.does({ type: 'pay-ransom', pay: true });
  // 5 × $25M × 50 % = $62.5M.
  expect(table.usa.has.cash).toBe(1000 - 63);
  expect(table.state.outside.cash).toBe(bank + 63);
  expect(table.usa.has.supplies.oil).toBe(5);
  // A ransom moves no price.
  expect(table.state.market.oil).toBe(3);
  const dear = raided(5, [3], BAQA);
  dear.usa.does({ type: 'load-ships', trips: [oil(3)] });
  dear.usa.does({ type: 'pay-ransom', pay: true });
  expect(dear.usa.has.cash).toBe(1000 - 3 * 25);
});

test('M-PIRATE-06, Q-M-29 a player who does not pay loses the ships that carry those units; a player who cannot may borrow first', () => {
  const table = raided(1, [5], { ...BAQA, units: { 'red-sea': { ship: 3 } } });
  table.usa.does({ type: 'load-ships', trips: [oil(3), oil(2)] });
  table.usa.does({ type: 'pay-ransom', pay: false });
  expect([ships(table), table.usa.has.supplies.oil, table.usa.has.cash]).toEqual([1, 0, 1000]);
  // A ship with a single unit of them is one of those.
  const single = raided(1, [5], { ...BAQA, units: { 'red-sea': { ship: 3 } } });
  single.usa.does({ type: 'load-ships', trips: [oil(3), oil(1)] });
  single.usa.does({ type: 'pay-ransom', pay: false });
  expect([ships(single), single.usa.has.supplies.oil]).toEqual([1, 0]);
  const poor = raided(1, [5], { ...BAQA, cash: 10 });
  poor.usa.does({ type: 'load-ships', trips: [oil(3)] });
  poor.usa.isRefused({ type: 'pay-ransom', pay: true }, 'M-PIRATE-06');
  expect(fallbackFor(poor.game, seat('usa'))).toEqual({ type: 'pay-ransom', pay: false });
  poor.usa.does({ type: 'borrow', billions: 1 });
  poor.usa.does({ type: 'pay-ransom', pay: true });
  expect(poor.usa.has.supplies.oil).toBe(3);
});

test('M-PIRATE-07, Q-M-26, M-REROUTE-03 the owner picks which ships are sunk, an empty one if they like; survivors deliver', () => {
  const table = raided(1, [6], { ...BAQA, units: { 'red-sea': { ship: 3 } } });
  table.usa.does({ type: 'load-ships', trips: [oil(3), oil(2)] });
  expect(table.state.question?.kind).toBe('give-up-ships');
  expect(fallbackFor(table.game, seat('usa'))).toEqual({ type: 'give-up-ships', ships: { 'red-sea/ship': 1 } });
  table.usa.isRefused({ type: 'give-up-ships', ships: { 'red-sea/ship': 2 } }, 'M-PIRATE-07');
  table.usa.does({ type: 'give-up-ships', ships: { 'red-sea/ship': 1 } });
  expect([ships(table), table.usa.has.supplies.oil]).toEqual([2, 5]);
  const other = raided(1, [6], BAQA);
  other.usa.does({ type: 'load-ships', trips: [oil(3), oil(2)] });
  other.usa.does({ type: 'give-up-ships', ships: { 'red-sea, 2 baqa-oil': 1 } });
  expect([ships(other), other.usa.has.supplies.oil]).toEqual([1, 3]);
});

test('Q-M-27 more ships to lose than lie there: all of them, and nothing elsewhere', () => {
  const table = raided(6, [6], { ...BAQA, units: { 'red-sea': { ship: 2 }, 'arabian-sea': { ship: 4 } } });
  const events = table.usa.does({ type: 'load-ships', trips: [oil(3), oil(2)] });
  expect(events.find(({ type }) => type === 'ships-lost')).toMatchObject({ ships: 2, how: 'sunk' });
  expect([ships(table), table.usa.has.supplies.oil]).toEqual([0, 0]);
  expect(unitsAt(table.state.board, 'arabian-sea', seat('usa'), 'ship')).toBe(4);
});

test('X-38 a silent player sends nothing through pirates', () => {
  const table = raided(1, [6], { ...BAQA, units: { 'red-sea': { ship: 2 }, 'arabian-sea': { ship: 1 } } });
  expect(fallbackFor(table.game, seat('usa'))).toEqual({
    type: 'load-ships',
    trips: [{ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }],
  });
});

test('M-PIRATE-07, X-38 the silent player gives up an empty ship before a loaded one, and troops are a load', () => {
  const table = raided(1, [6], {
    ...BAQA,
    units: { 'red-sea': { ship: 2 } },
    laden: [{ zone: 'red-sea', carrier: 'ship', cargo: { army: 2 } }],
  });
  table.usa.does({ type: 'load-ships', trips: [oil(3)] });
  expect(fallbackFor(table.game, seat('usa'))).toEqual({ type: 'give-up-ships', ships: { 'red-sea/ship': 1 } });
  const full = raided(1, [6], {
    ...BAQA,
    units: { 'red-sea': { ship: 1 } },
    laden: [{ zone: 'red-sea', carrier: 'ship', cargo: { army: 2 } }],
  });
  full.usa.does({ type: 'load-ships', trips: [oil(1)] });
  expect(fallbackFor(full.game, seat('usa'))).toEqual({ type: 'give-up-ships', ships: { 'red-sea, 1 baqa-oil': 1 } });
});

test('M-PIRATE-07, X-38 of two ships to lose the silent player gives up the emptiest, goods and troops alike, in any order', () => {
  const table = raided(3, [6], {
    ...BAQA,
    units: { 'red-sea': { ship: 2 } },
    laden: [
      { zone: 'red-sea', carrier: 'ship', cargo: { army: 2 } },
      { zone: 'red-sea', carrier: 'ship', cargo: { army: 1 } },
    ],
  });
  table.usa.does({ type: 'load-ships', trips: [oil(3), oil(2)] });
  const asked = askedOf(table.game, seat('usa'));
  if (asked?.kind !== 'give-up-ships' || asked.facts === undefined) throw new Error('no ships are asked for');
  const given = fallbackFor(table.game, seat('usa'));
  const emptiest = [
    'red-sea/ship with 1 army',
    'red-sea, 2 baqa-oil',
    'red-sea/ship with 2 army',
    'red-sea, 3 baqa-oil',
  ];
  const number = (key: string) => (given?.type === 'give-up-ships' ? (given.ships[key] ?? 0) : 0);
  expect(emptiest.reduce((sum, key) => sum + number(key), 0)).toBe(asked.facts.ships);
  // None is given up while one with less aboard stays.
  const [one = '', ...fuller] = emptiest;
  expect(number(one)).toBe(1);
  expect(number(fuller.at(-1) ?? '')).toBe(asked.facts.ships > 3 ? 1 : 0);
});

test('M-PIRATE-07, Q-M-26 a ship with troops may be given up, and goes down with them; navies beside it are not asked for', () => {
  const table = raided(1, [6], {
    ...BAQA,
    units: { 'red-sea': { ship: 2, navy: 1 } },
    laden: [
      { zone: 'red-sea', carrier: 'ship', cargo: { army: 2 } },
      { zone: 'red-sea', carrier: 'navy', cargo: { army: 1 } },
    ],
  });
  table.usa.does({ type: 'load-ships', trips: [oil(3)] });
  expect(askedOf(table.game, seat('usa'))).toEqual({ kind: 'give-up-ships', facts: { sea: 'red-sea', ships: 1 } });
  const next = options(table.game, seat('usa'), { type: 'give-up-ships' })[0]?.next;
  expect(next?.domain.kind === 'counts' ? next.domain.max : undefined).toEqual({
    'red-sea, 3 baqa-oil': 1,
    'red-sea/ship': 1,
    'red-sea/ship with 2 army': 1,
  });
  const before = unitsAt(table.state.board, 'red-sea', seat('usa'), 'ship');
  const events = table.usa.does({ type: 'give-up-ships', ships: { 'red-sea/ship with 2 army': 1 } });
  expect(events.find(({ type }) => type === 'ships-lost')).toMatchObject({ ships: 0, laden: [{ army: 2 }], trips: [] });
  expect(unitsAt(table.state.board, 'red-sea', seat('usa'), 'ship')).toBe(before - 1);
  expect(forceOf(table.state.board, 'red-sea', seat('usa'))?.laden).toMatchObject([{ carrier: 'navy' }]);
  expect(table.usa.has.supplies.oil).toBe(3);
});
