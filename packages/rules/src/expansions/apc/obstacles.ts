// The obstacles that Armored Personnel Carriers add.
import type { Command } from '../../game.ts';
import type { SparseCounts } from '../../state/forces.ts';
import { type Lead, type Obstacle, obstacle as o, until } from '../../testing/obstacles/obstacle.ts';
import type { PowerSketch, Sketch } from '../../testing/scenario.ts';

const on = { apc: true } as const;
const border = (russia: SparseCounts, poland: SparseCounts, more: Partial<Sketch> = {}): Sketch => ({
  stage: 4,
  phase: 'attacks',
  bidders: ['ussr'],
  options: on,
  powers: { ussr: { oil: 9, units: { russia } }, europe: { oil: 9, units: { poland } } },
  ...more,
});
const attack = (units: SparseCounts): Command => ({
  type: 'attack',
  from: 'russia',
  to: 'poland',
  against: 'europe',
  units,
});
/** The attack has been made, and the defender stays and resists. */
const struck =
  (units: SparseCounts, target?: 'army' | 'apc'): Lead =>
  (table) => {
    table.ussr.does(attack(units));
    table.europe.does({ type: 'stay' });
    table.europe.does({ type: 'defend', supplied: false });
    if (target !== undefined) table.ussr.does({ type: 'name-target', target });
  };
const absorbed =
  (target: 'army' | 'apc', apcs: number): Lead =>
  (table) => {
    struck({ army: 6 }, target)(table);
    table.europe.does({ type: 'absorb', apcs: apcs === 0 ? {} : { 'poland/apc': apcs } });
  };
const remove = (...losses: string[]) => ({ type: 'remove-losses', losses });
const mixed = border({ army: 6 }, { apc: 1, army: 2 }, { dice: [6, 6] });

/** One American army lands in India beside its navy; China's forces answer. */
const landing = (chinese: SparseCounts): Sketch => ({
  stage: 4,
  phase: 'attacks',
  bidders: ['usa'],
  options: on,
  powers: {
    usa: { oil: 9, laden: [{ zone: 'bay-of-bengal', cargo: { army: 1 } }] },
    china: { units: { india: chinese } },
  },
  dice: [1, 6, 6, 6],
});
const lands: Lead = (table) => {
  table.usa.does({
    type: 'assault-by-sea',
    to: 'india',
    sea: 'bay-of-bengal',
    against: 'china',
    orders: [
      { how: 'convoy', from: 'bay-of-bengal', carrier: 'navy', number: 1, cargo: { army: 1 } },
      { how: 'ashore', on: 'india', units: { army: 1 } },
    ],
  });
  if (table.state.question?.kind === 'stay') table.china.does({ type: 'stay' });
  table.china.does({ type: 'defend', supplied: true });
};
const beach = (ussr: SparseCounts): Sketch => ({
  ...landing({}),
  bidders: ['europe'],
  powers: {
    europe: { oil: 9, laden: [{ zone: 'north-sea', cargo: { army: 2, apc: 1 } }] },
    ussr: { oil: 9, units: { scandinavia: ussr } },
  },
});
const comesAshore: Lead = (table) => {
  table.europe.does({
    type: 'assault-by-sea',
    to: 'scandinavia',
    sea: 'north-sea',
    against: 'ussr',
    orders: [
      { how: 'convoy', from: 'north-sea', carrier: 'navy', number: 1, cargo: { army: 2, apc: 1 } },
      { how: 'ashore', on: 'scandinavia', units: { army: 2 } },
      { how: 'ashore', on: 'scandinavia', units: { apc: 1 } },
    ],
  });
  table.ussr.does({ type: 'stay' });
  table.ussr.does({ type: 'defend', supplied: false });
  until('target')(table);
  if (table.state.question?.waiting[0] === 'europe') table.europe.does({ type: 'name-target', target: 'apc' });
};
/** Poland has been emptied of its militia, and may be occupied. */
const emptied = (ussr: PowerSketch): Sketch => ({
  ...border({}, {}),
  powers: { ussr: { oil: 12, ...ussr }, europe: {} },
  dice: [1],
});
const wins: Lead = (table) =>
  void table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'militia', units: { army: 1 } });
const occupy = (order: object) => ({ type: 'occupy', orders: [order] });
const aboard = { how: 'land', from: 'baltic-sea', carrier: 'navy', cargo: { apc: 1, army: 1 } };
const passengers: Sketch = border(
  {},
  {},
  {
    powers: {
      ussr: { laden: [{ zone: 'russia', carrier: 'apc', cargo: { army: 3 } }] },
      europe: { laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 2 } }] },
    },
  },
);

/** Seven units stand in India, and the one navy that is left beside it takes four armies, or an APC and two. */
const evacuation: Sketch = {
  ...landing({ army: 9 }),
  powers: {
    usa: {
      oil: 9,
      grain: 9,
      laden: [
        { zone: 'bay-of-bengal', cargo: { army: 4 } },
        { zone: 'bay-of-bengal', cargo: { apc: 1, army: 2 } },
      ],
    },
    china: { units: { india: 9 } },
  },
  dice: [1, 1, 3],
};
const landsMany: Lead = (table) => {
  table.usa.does({
    type: 'assault-by-sea',
    to: 'india',
    sea: 'bay-of-bengal',
    against: 'china',
    orders: [
      { how: 'convoy', from: 'bay-of-bengal', carrier: 'navy', number: 1, cargo: { army: 4 } },
      { how: 'ashore', on: 'india', units: { army: 4 } },
      { how: 'convoy', from: 'bay-of-bengal', carrier: 'navy', number: 1, cargo: { apc: 1, army: 2 } },
      { how: 'ashore', on: 'india', units: { apc: 1 } },
      { how: 'ashore', on: 'india', units: { army: 2 } },
    ],
  });
  table.china.does({ type: 'defend', supplied: false });
  if (table.state.question?.kind === 'target') table.china.does({ type: 'name-target', target: 'navy' });
  until('losses')(table);
  table.china.does({ type: 'remove-losses', losses: ['bay-of-bengal/navy'] });
  until('assault')(table);
};
const takenOff = { type: 'give-up-assault', zone: 'india', how: 'withdraw', sea: 'bay-of-bengal' };

const navy = (units: SparseCounts): Sketch =>
  border({}, {}, { powers: { ussr: { oil: 9, units: { kola: units } }, europe: { units: { 'barents-sea': 1 } } } });

export const apcObstacles: readonly Obstacle[] = [
  o('no-such-load', evacuation, 'usa', { ...takenOff, load: { army: 3 } }, { tries: { load: { army: 4 } } }, landsMany),
  o(
    'cannot-fight',
    navy({ apc: 1 }),
    'ussr',
    { type: 'attack', from: 'kola', to: 'barents-sea', against: 'europe', units: { apc: 1 } },
    { at: navy({ apc: 1, army: 1 }) },
  ),
  o(
    'no-such-target',
    border({ army: 6 }, { apc: 1, army: 1 }),
    'ussr',
    { type: 'name-target', target: 'navy' },
    { tries: { target: 'apc' } },
    struck({ army: 6 }),
  ),
  o(
    'first-target',
    mixed,
    'ussr',
    remove('poland/army'),
    { tries: { losses: ['poland/apc', 'poland/army'] } },
    absorbed('apc', 0),
  ),
  o('shielded', mixed, 'ussr', remove('poland/army'), { lead: absorbed('army', 0) }, absorbed('army', 1)),
  o(
    'too-few-apcs',
    mixed,
    'europe',
    { type: 'absorb', apcs: { 'poland/apc': 2 } },
    { tries: { apcs: { 'poland/apc': 1 } } },
    struck({ army: 6 }, 'army'),
  ),
  o(
    'apcs-counted',
    landing({ apc: 2 }),
    'china',
    remove('india/army', 'bay-of-bengal/navy'),
    { tries: { losses: ['india/army'] } },
    lands,
  ),
  o(
    'apcs-alone',
    beach({ apc: 2 }),
    'ussr',
    { type: 'name-target', target: 'navy' },
    { at: beach({ apc: 2, army: 1 }) },
    comesAshore,
  ),
  o(
    'no-flight-now',
    emptied({ units: { russia: { army: 2, apc: 1 }, kola: { apc: 1 } } }),
    'ussr',
    occupy({ how: 'airlift', from: 'kola', units: { apc: 1 } }),
    { tries: occupy({ how: 'march', from: 'russia', units: { apc: 1 } }) },
    wins,
  ),
  o(
    'no-landing-now',
    emptied({ units: { russia: 1 }, laden: [{ zone: 'baltic-sea', cargo: { apc: 1, army: 1 } }] }),
    'ussr',
    occupy({ ...aboard, units: { apc: 1 } }),
    { tries: occupy({ ...aboard, units: { army: 1 } }) },
    wins,
  ),
  o(
    'not-inside',
    passengers,
    'ussr',
    { type: 'get-off', passengers: { 'russia/apc with 3 army': 4 } },
    { tries: { passengers: { 'russia/apc with 3 army': 3 } } },
    (table) => {
      table.ussr.does(attack({ apc: 1 }));
      table.europe.does({ type: 'stay' });
    },
  ),
  o(
    'stays',
    border({ army: 4 }, { apc: 1, army: 1 }),
    'europe',
    { type: 'surrender' },
    { lead: (table) => void table.ussr.does(attack({ army: 4 })) },
    (table) => {
      table.ussr.does(attack({ army: 4 }));
      table.europe.does({ type: 'stay' });
    },
  ),
  o(
    'elsewhere',
    {
      stage: 5,
      phase: 'moves',
      bidders: ['ussr'],
      options: on,
      powers: { ussr: { oil: 9, units: { kazakh: { apc: 1, army: 1 }, siberia: 1 } }, usa: {} },
    },
    'ussr',
    {
      type: 'move',
      to: 'russia',
      orders: [
        { how: 'march', from: 'kazakh', units: { apc: 1 } },
        { how: 'board', from: 'siberia', units: { army: 1 } },
      ],
    },
    {
      tries: {
        orders: [
          { how: 'march', from: 'kazakh', units: { apc: 1 } },
          { how: 'board', from: 'kazakh', units: { army: 1 } },
        ],
      },
    },
  ),
];
