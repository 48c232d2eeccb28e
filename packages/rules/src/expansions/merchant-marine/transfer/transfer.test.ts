import { expect, test } from 'vitest';
import { companyOf, type Zone } from '../../../board/index.ts';
import { options } from '../../../referee/options.ts';
import { unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, scenario } from '../../../testing/index.ts';
import { TONNAGE } from '../tables.ts';
import type { seasServing } from './trips.ts';

/** The USA in Stage 2 with some companies and ships; nobody else has anything. */
const shipping = (usa: PowerSketch, more: Partial<Parameters<typeof scenario>[0]> = {}) =>
  scenario({
    powers: { usa: { oil: 0, grain: 0, minerals: 0, ...usa }, ussr: {} },
    options: { merchantMarine: true },
    stage: 2,
    ...more,
  });
type Trips = { sea: Parameters<typeof seasServing>[0] & string; cargo: Record<string, number> }[];
const load = (...trips: Trips) => ({ type: 'load-ships', trips }) as never;

test('M-XFER-02, -03 EX-M-04 the five units of Toowomba Mines take two ships, one with three and one with two', () => {
  const table = shipping({ cards: { 'toowomba-mines': 'open' }, units: { 'tasman-sea': { ship: 2 } } });
  expect(companyOf('toowomba-mines')).toMatchObject({ location: 'eastern-australia', units: 5 });
  table.usa.isRefused(load({ sea: 'tasman-sea', cargo: { 'toowomba-mines': 5 } }), 'M-XFER-02');
  const three = { sea: 'tasman-sea', cargo: { 'toowomba-mines': 3 } } as const;
  table.usa.isRefused(load(three, three), 'M-XFER-03');
  const events = table.usa.does(load(three, { sea: 'tasman-sea', cargo: { 'toowomba-mines': 2 } }));
  expect(table.usa.has.supplies.minerals).toBe(5);
  expect(events.find(({ type }) => type === 'ships-loaded')?.clauses).toContain('M-XFER-03');
});

test('M-XFER-01, -05, M-LANES-10, Q-M-18, Q-M-22 a ship makes one free trip with three units and stays where it is; the rest is lost', () => {
  expect(TONNAGE).toBe(3);
  const table = shipping({ cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 1 } }, cash: 500 });
  const three = { sea: 'red-sea', cargo: { 'baqa-oil': 3 } } as const;
  table.usa.isRefused(load(three, { sea: 'red-sea', cargo: { 'baqa-oil': 2 } }), 'M-XFER-01');
  table.usa.does(load(three));
  expect([table.usa.has.supplies.oil, table.usa.has.cash]).toEqual([3, 500]);
  expect(unitsAt(table.state.board, 'red-sea', seat('usa'), 'ship')).toBe(1);
});

test('M-XFER-04 EX-M-05 a 2-unit grain and a 1-unit oil company in one land take two ships, though three units fit one hold', () => {
  // Indo-China: Tonkin Grain Co. with 2 grain, Mekong Oil with 1 oil.
  const cards = { 'tonkin-grain-co': 'open', 'mekong-oil': 'open' } as const;
  const table = shipping({ cards, units: { 'java-sea': { ship: 2 } } });
  table.usa.isRefused(load({ sea: 'java-sea', cargo: { 'tonkin-grain-co': 2, 'mekong-oil': 1 } }), 'M-XFER-04');
  table.usa.does(
    load({ sea: 'java-sea', cargo: { 'tonkin-grain-co': 2 } }, { sea: 'java-sea', cargo: { 'mekong-oil': 1 } }),
  );
  expect(table.usa.has.supplies).toEqual({ grain: 2, oil: 1, minerals: 0 });
});

test('Q-M-17 one ship pools the same resource of several companies on its sea', () => {
  // Iran and Iraq both have ports on the Arabian Sea.
  const table = shipping({
    cards: { 'khuzestan-oil': 'open', 'basra-oil-co': 'open' },
    units: { 'arabian-sea': { ship: 1 } },
  });
  table.usa.does(load({ sea: 'arabian-sea', cargo: { 'khuzestan-oil': 2, 'basra-oil-co': 1 } }));
  expect(table.usa.has.supplies.oil).toBe(3);
});

test('M-REROUTE-04 EX-M-03 Baqa Oil is served from the Arabian Sea and the Red Sea at once', () => {
  const table = shipping({
    cards: { 'baqa-oil': 'open' },
    units: { 'arabian-sea': { ship: 1 }, 'red-sea': { ship: 1 } },
  });
  table.usa.does(load({ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }, { sea: 'red-sea', cargo: { 'baqa-oil': 2 } }));
  expect(table.usa.has.supplies.oil).toBe(5);
});

test('M-XFER-08, -09 home companies deliver without ships and before those abroad', () => {
  const table = shipping({
    cards: { 'baqa-oil': 'open', 'clark-oil-co': 'open' },
    units: { 'red-sea': { ship: 1 } },
    oil: 10,
  });
  const events = table.usa.does(load({ sea: 'red-sea', cargo: { 'baqa-oil': 3 } }));
  const [transferred] = events.filter((event) => event.type === 'transferred');
  expect(transferred).toMatchObject({
    produced: [
      { company: 'clark-oil-co', units: 3 },
      { company: 'baqa-oil', units: 3 },
    ],
    stored: { oil: 2 },
    lost: { oil: 4 },
  });
  expect(transferred?.clauses).toEqual(expect.arrayContaining(['M-XFER-08', 'M-XFER-09', 'X-27']));
});

test('M-XFER-10, Q-M-21 without a ship of its holder a company abroad delivers nothing; the transfer is their choice', () => {
  // Western Canada borders Alaska; still a ship is needed.
  const without = shipping({ cards: { 'palliser-grain': 'open' }, units: { 'mid-pacific': { ship: 6 } } });
  expect(without.usa.has.supplies.grain).toBe(0);
  expect(without.state.stage).toBe(3);
  const other = scenario({
    powers: {
      usa: { grain: 0, cards: { 'palliser-grain': 'open' } },
      ussr: { units: { 'barkley-sound': { ship: 2 } } },
    },
    options: { merchantMarine: true },
    stage: 2,
  });
  expect(other.usa.has.supplies.grain).toBe(0);
  const table = shipping({ cards: { 'palliser-grain': 'open' }, units: { 'barkley-sound': { ship: 2 } } });
  table.usa.isRefused(load({ sea: 'barkley-sound', cargo: { 'baqa-oil': 1 } }), 'M-XFER-10');
  const events = table.usa.does(load());
  expect(events.find(({ type }) => type === 'transferred')).toMatchObject({
    produced: [],
    idle: [{ company: 'palliser-grain', clause: 'M-XFER-10' }],
  });
  expect(table.usa.has.supplies.grain).toBe(0);
});

test('M-XFER-11 EX-M-06 Egypt is served from the Red Sea, where it has its port, not from the Mediterranean', () => {
  const table = shipping({
    cards: { 'nile-delta-grain': 'open' },
    units: { 'mediterranean-sea': { ship: 1 }, 'red-sea': { ship: 1 } },
  });
  table.usa.isRefused(load({ sea: 'mediterranean-sea', cargo: { 'nile-delta-grain': 3 } }), 'M-XFER-11');
  table.usa.does(load({ sea: 'red-sea', cargo: { 'nile-delta-grain': 3 } }));
  expect(table.usa.has.supplies.grain).toBe(3);
  const only = shipping({ cards: { 'nile-delta-grain': 'open' }, units: { 'mediterranean-sea': { ship: 1 } } });
  expect(only.state.stage).toBe(3);
});

test('M-XFER-12 a company in a light sea delivers only with a ship of its holder in that very sea', () => {
  // No card of the deck lies in a sea; this one is put there for the test.
  const card = companyOf('baqa-oil') as { location: Zone };
  const { location } = card;
  card.location = 'red-sea';
  try {
    const table = shipping({
      cards: { 'baqa-oil': 'open' },
      units: { 'arabian-sea': { ship: 1 }, 'red-sea': { ship: 1 } },
    });
    table.usa.isRefused(load({ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }), 'M-XFER-12');
    table.usa.does(load({ sea: 'red-sea', cargo: { 'baqa-oil': 3 } }));
    expect(table.usa.has.supplies.oil).toBe(3);
  } finally {
    card.location = location;
  }
});

test('M-PAY-04 a player who has lost all their ships gets nothing from abroad', () => {
  const table = shipping({ cards: { 'baqa-oil': 'open', 'clark-oil-co': 'open' } });
  expect(table.usa.has.supplies.oil).toBe(3);
  expect(table.state.stage).toBe(3);
});

test('X-38 the proposal carries as much as the holds take, and nothing through pirates', () => {
  const table = shipping({
    cards: { 'baqa-oil': 'open', 'taranaki-oil': 'open', 'khuzestan-oil': 'open' },
    units: { 'arabian-sea': { ship: 2 }, 'red-sea': { ship: 1 }, 'tasman-sea': { ship: 1 } },
  });
  expect(options(table.game, seat('usa'))[0]?.command).toBe('load-ships');
  const proposal = fallbackFor(table.game, seat('usa'));
  if (proposal === undefined) throw new Error('no proposal');
  table.usa.does(proposal);
  // Four full holds.
  expect(table.usa.has.supplies.oil).toBe(12);
});

test('Q-M-35, X-33 what was ordered is delivered from what has reached the seller', () => {
  const table = scenario({
    powers: {
      usa: { oil: 0, cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 1 } }, cash: 100 },
      ussr: { oil: 0, cash: 1000 },
    },
    options: { merchantMarine: true },
    stage: 2,
    orders: [{ seller: 'usa', buyer: 'ussr', resource: 'oil', units: 5, price: 50 }],
  });
  table.usa.does(load({ sea: 'red-sea', cargo: { 'baqa-oil': 3 } }));
  expect([table.ussr.has.supplies.oil, table.usa.has.supplies.oil]).toEqual([3, 0]);
  expect(table.usa.has.cash).toBe(100 + 3 * 50);
});

test('Q-M-20 a captured home territory of another is foreign forever: its companies take ships', () => {
  const iberia: PowerSketch = { cards: { 'clark-oil-co': 'open' } };
  const location = companyOf('clark-oil-co').location;
  const held = scenario({
    powers: { ussr: { oil: 0, ...iberia, units: { [location]: 1 } }, usa: {} },
    options: { merchantMarine: true },
    stage: 2,
  });
  // The same card yields three units to the USA without a ship.
  expect(held.ussr.has.supplies.oil).toBe(0);
  expect(shipping({ cards: { 'clark-oil-co': 'open' } }).usa.has.supplies.oil).toBe(3);
});

test('M-XFER-01, -02 three units are not too heavy: where no ship is, that is what is wrong', () => {
  const table = shipping({ cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 1 } } });
  table.usa.isRefused(load({ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }), 'M-XFER-01');
});
