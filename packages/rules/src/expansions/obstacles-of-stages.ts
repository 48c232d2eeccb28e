// The obstacles that expansions add.

import { type Obstacle, obstacle as o } from '../testing/obstacles/obstacle.ts';
import type { PowerSketch, Sketch } from '../testing/scenario.ts';
import type { ChartSketch } from './high-tech/sketch.ts';
import { marineSketch, techSketch } from './testing.ts';

const rich: PowerSketch = { grain: 12, oil: 12, minerals: 12 };
const s4 = (powers: Sketch['powers'], options: Sketch['options'] = {}, more: Partial<Sketch> = {}): Sketch => ({
  stage: 4,
  phase: 'attacks',
  bidders: ['usa'],
  powers,
  options,
  ...more,
});
const apc = { apc: true } as const;
const marine = { merchantMarine: true } as const;
const ships = (powers: Sketch['powers'], more: Partial<Sketch> = {}) =>
  s4(powers, marine, { sets: marineSketch({}), ...more });
const s5 = (powers: Sketch['powers'], more: Partial<Sketch> = {}): Sketch => ({
  stage: 5,
  phase: 'moves',
  bidders: ['usa'],
  powers,
  options: marine,
  sets: marineSketch({}),
  ...more,
});
const raid = { type: 'attack-ships', from: 'north-sea', to: 'baltic-sea', against: 'europe', units: { navy: 1 } };
const fleet = (europe: PowerSketch) => ships({ usa: { ...rich, units: { 'north-sea': 1, alaska: 1 } }, europe });
const navies = (number: number, territory: PowerSketch = { units: { arabia: 1, iran: 1 } }) =>
  ships({
    usa: { ...rich, units: number === 2 ? { 'red-sea': 1, 'arabian-sea': 1 } : { 'red-sea': 1 } },
    china: territory,
  });

const tech = (
  usa: ChartSketch,
  units: NonNullable<PowerSketch['units']> = { alaska: 1 },
  more: Partial<Sketch> = {},
): Sketch => ({
  stage: 6,
  phase: 'arms-bazaar',
  bidders: ['usa', 'ussr'],
  options: { highTech: true },
  powers: { usa: { ...rich, units }, ussr: { units: { russia: 1 } } },
  sets: techSketch({ usa, ussr: {} }),
  ...more,
});
const deploy = { type: 'deploy-technology', technology: 'army', level: 2 };

const licence = { type: 'offer', to: 'ussr', gives: { 'army-licence-2': 1 }, wantsCash: 10 };

const afloat = s5({ usa: { ...rich, units: { 'mid-pacific': { ship: 2, navy: 1 } } }, ussr: {} });
const escort = { type: 'escort', sea: 'mid-pacific', navies: 1 };
const closedByOthers = ships({
  usa: { ...rich, units: { alaska: 1, 'sea-of-japan': 1 } },
  europe: { units: { 'red-sea': 1, 'arabian-sea': 1 } },
  china: { units: { arabia: 1 } },
});
const yard: Sketch = {
  stage: 6,
  phase: 'conventional-builds',
  bidders: ['usa'],
  options: marine,
  sets: marineSketch({}),
  powers: { usa: { ...rich, cash: 50_000, units: { 'caribbean-sea': { ship: 1 } } }, ussr: {} },
};
const shipsFor = { type: 'offer', to: 'ussr', gives: { 'ships-caribbean-sea': 1 }, wantsCash: 10 };

export const expansionObstacles: readonly Obstacle[] = [
  // --- Armored Personnel Carriers ---
  o(
    'no-airborne-apc',
    s4({ usa: { ...rich, units: { alaska: { apc: 1 } } }, china: { units: { japan: 1 } } }, apc),
    'usa',
    {
      type: 'assault-by-air',
      to: 'japan',
      against: 'china',
      orders: [{ how: 'airlift', from: 'alaska', units: { apc: 1 } }],
    },
    {
      at: s4({ usa: { ...rich, units: { alaska: { army: 1 } } }, china: { units: { japan: 1 } } }, apc),
      tries: { orders: [{ how: 'airlift', from: 'alaska', units: { army: 1 } }] },
    },
  ),
  // --- Merchant Marine ---
  o(
    'no-ships-in-reach',
    fleet({}),
    'usa',
    { type: 'attack-ships', from: 'north-sea' },
    { at: fleet({ units: { 'baltic-sea': { ship: 1 } } }) },
  ),
  o('no-ships', fleet({ units: { 'arabian-sea': { ship: 1 } } }), 'usa', raid, {
    at: fleet({ units: { 'baltic-sea': { ship: 1 } } }),
  }),
  o('nothing-to-announce', navies(1), 'usa', { type: 'announce' }, { at: navies(2) }),
  o('port-free', navies(1), 'usa', { type: 'announce', against: 'china', grip: 'arabia' }, { at: navies(2) }),
  o(
    'nothing-to-lift',
    navies(2),
    'usa',
    { type: 'lift', against: 'china', grip: 'arabia' },
    { lead: (table) => void table.usa.does({ type: 'announce', against: table.china.seat, grip: 'arabia' }) },
  ),
  o(
    'announced',
    navies(2),
    'usa',
    { type: 'announce', against: 'china', grip: 'arabia' },
    { lead: () => undefined },
    (table) => void table.usa.does({ type: 'announce', against: table.china.seat, grip: 'arabia' }),
  ),
  o(
    'not-announced',
    navies(2),
    'usa',
    { type: 'lift', against: 'china', grip: 'iran' },
    { tries: { grip: 'arabia' } },
    (table) => void table.usa.does({ type: 'announce', against: table.china.seat, grip: 'arabia' }),
  ),
  o(
    'nobody-to-move',
    s5({ usa: { ...rich, units: { 'north-sea': 1 } }, ussr: {} }),
    'usa',
    { type: 'hire-carriers', to: 'nigeria' },
    { at: s5({ usa: { ...rich, units: { alaska: 1 } }, ussr: {} }) },
  ),
  o(
    'armies-only',
    s5({ usa: { ...rich, units: { 'north-sea': 1, alaska: 1 } }, ussr: {} }),
    'usa',
    { type: 'hire-carriers', to: 'baltic-sea', orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }] },
    {
      at: s5({ usa: { ...rich, units: { 'north-sea': 1, 'western-europe': 1 } }, ussr: {} }),
      tries: {
        orders: [
          { how: 'sail', from: 'north-sea', units: { navy: 1 } },
          { how: 'board', from: 'western-europe', units: { army: 1 } },
        ],
      },
    },
  ),
  // --- High-Tech Edge ---
  o('no-such-technology', tech({}), 'usa', deploy, { at: tech({ cards: { army: [2] } }) }),
  o('no-such-force', tech({ cards: { army: [2] } }, {}), 'usa', deploy, { at: tech({ cards: { army: [2] } }) }),
  o('not-higher', tech({ cards: { army: [2] }, shown: { army: 3 } }), 'usa', deploy, {
    at: tech({ cards: { army: [2] } }),
  }),
  o('no-bid', tech({ cards: { army: [2] } }, { alaska: 1 }, { bidders: ['ussr'] }), 'usa', deploy, {
    at: tech({ cards: { army: [2] } }),
  }),
  o('no-deployment-now', tech({ cards: { army: [2] } }, { alaska: 1 }, { stage: 5, phase: 'moves' }), 'usa', deploy, {
    at: tech({ cards: { army: [2] } }),
  }),
  o(
    'nothing-to-show',
    tech({}),
    'usa',
    { type: 'show-technology', technology: 'army' },
    { at: tech({ hidden: { army: 2 } }) },
  ),
  o(
    'no-technology-now',
    tech({ cards: { army: [2] } }, { alaska: 1 }, { stage: 3, phase: 'sales-to-players' }),
    'usa',
    licence,
    { at: tech({ cards: { army: [2] } }) },
  ),
  // --- merchant ships ---
  o(
    'same-sea',
    afloat,
    'usa',
    { type: 'reroute', from: 'mid-pacific', to: 'mid-pacific', ships: 1 },
    { tries: { to: 'indian-ocean' } },
  ),
  o(
    'too-few-ships',
    afloat,
    'usa',
    { type: 'reroute', from: 'mid-pacific', to: 'indian-ocean', ships: 3 },
    { tries: { ships: 2 } },
  ),
  o(
    'rerouted',
    afloat,
    'usa',
    { type: 'reroute', from: 'indian-ocean', to: 'mid-pacific', ships: 1 },
    { lead: () => undefined, tries: { from: 'mid-pacific', to: 'indian-ocean' } },
    (table) => {
      table.usa.does({ type: 'reroute', from: 'mid-pacific', to: 'indian-ocean', ships: 1 });
    },
  ),
  o('none-left', afloat, 'usa', { type: 'reroute' }, { lead: () => undefined }, (table) => {
    table.usa.does({ type: 'reroute', from: 'mid-pacific', to: 'indian-ocean', ships: 2 });
  }),
  o(
    'no-sailing',
    afloat,
    'usa',
    { type: 'move', to: 'indian-ocean', orders: [{ how: 'sail', from: 'mid-pacific', units: { ship: 1 } }] },
    { tries: { orders: [{ how: 'sail', from: 'mid-pacific', units: { navy: 1 } }] } },
  ),
  o('not-now', ships({ usa: { ...rich, units: { 'mid-pacific': 1, alaska: 1 } }, ussr: {} }), 'usa', escort, {
    at: afloat,
  }),
  o('no-escorts', s5({ usa: { ...rich, units: { alaska: 1 } }, ussr: {} }), 'usa', { type: 'escort' }, { at: afloat }),
  o('no-navy-there', afloat, 'usa', { ...escort, sea: 'indian-ocean' }, { tries: { sea: 'mid-pacific' } }),
  o('too-few-navies', afloat, 'usa', { ...escort, navies: 2 }, { tries: { navies: 1 } }),
  o(
    'once-a-stage',
    navies(2),
    'usa',
    { type: 'announce', against: 'china', grip: 'arabia' },
    { lead: () => undefined },
    (table) => {
      table.usa.does({ type: 'announce', against: table.china.seat, grip: 'arabia' });
      table.usa.does({ type: 'lift', against: table.china.seat, grip: 'arabia' });
    },
  ),
  o('not-your-navy', closedByOthers, 'usa', { type: 'announce', against: 'china', grip: 'arabia' }, { at: navies(2) }),
  o(
    'not-on-land',
    yard,
    'usa',
    { type: 'build', kind: 'ship', zone: 'alaska', number: 1 },
    { tries: { zone: 'caribbean-sea' } },
  ),
  o('army-cap', yard, 'usa', { type: 'build', kind: 'army', zone: 'alaska', number: 30 }, { tries: { number: 3 } }),
  o('no-ships-now', { ...yard, stage: 3, phase: 'sales-to-players' }, 'usa', shipsFor, {
    at: { stage: 6, phase: 'arms-bazaar' },
  }),
  o(
    'nobody-inside',
    s4({ usa: { ...rich, units: { alaska: { apc: 1, army: 1 } } }, china: {} }, apc),
    'usa',
    { type: 'get-off' },
    {
      at: s4({ usa: { ...rich, laden: [{ zone: 'alaska', carrier: 'apc', cargo: { army: 1 } }] }, china: {} }, apc),
    },
  ),
  o('no-ships', s5({ usa: { ...rich, units: { alaska: 1 } }, ussr: {} }), 'usa', { type: 'reroute' }, { at: afloat }),
  o(
    'nothing-to-announce',
    navies(2, { units: { arabia: 1 } }),
    'usa',
    { type: 'announce' },
    { lead: () => undefined },
    (table) => {
      table.usa.does({ type: 'announce', against: table.china.seat, grip: 'arabia' });
    },
  ),
];
