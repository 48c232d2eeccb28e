// The obstacles of Stage 4.
import type { Zone } from '../../board/index.ts';
import type { Command } from '../../game.ts';
import type { PowerSketch, Sketch } from '../scenario.ts';
import { type Lead, type Obstacle, obstacle as o, until } from './obstacle.ts';

const rich: PowerSketch = { grain: 12, oil: 12, minerals: 12 };
const s4 = (powers: Sketch['powers'], more: Partial<Sketch> = {}): Sketch => ({
  stage: 4,
  phase: 'attacks',
  bidders: ['ussr'],
  powers,
  ...more,
});
const attack = (from: Zone, to: Zone, against: string, army: number): Command => ({
  type: 'attack',
  from,
  to,
  against,
  units: { army },
});
const land = (from: Zone, army: number) => ({ how: 'march', from, units: { army } }) as const;
const fly = (from: Zone, army: number) => ({ how: 'airlift', from, units: { army } }) as const;
const convoy = (from: Zone, army: number) =>
  ({ how: 'convoy', from, carrier: 'navy', number: 1, cargo: { army } }) as const;
const ashore = (on: Zone, army: number) => ({ how: 'ashore', on, units: { army } }) as const;

const border = (ussr: PowerSketch = {}, europe: PowerSketch = {}, more: Partial<Sketch> = {}): Sketch =>
  s4(
    { ussr: { ...rich, units: { kola: 3 }, ...ussr }, europe: { ...rich, units: { scandinavia: 2 }, ...europe } },
    more,
  );
const onBorder = attack('kola', 'scandinavia', 'europe', 3);
const opens = (table: { readonly ussr: { does(command: Command): unknown } }) => void table.ussr.does(onBorder);
const withdraw = (to: Zone, from: Zone = 'scandinavia'): Command => ({ type: 'withdraw', to, orders: [land(from, 1)] });

const shore = (usa: PowerSketch = {}, china: PowerSketch = {}, more: Partial<Sketch> = {}): Sketch =>
  s4(
    {
      usa: { ...rich, laden: [{ zone: 'tokyo-bay', cargo: { army: 2 } }], ...usa },
      china: { ...rich, units: { japan: 1 }, ...china },
    },
    { bidders: ['usa'], ...more },
  );
const bySea: Command = {
  type: 'assault-by-sea',
  to: 'japan',
  sea: 'tokyo-bay',
  against: 'china',
  orders: [convoy('tokyo-bay', 2), ashore('japan', 2)],
};
const byAir = (to: 'japan' | 'tibet', from: Zone): Command => ({
  type: 'assault-by-air',
  to,
  against: 'china',
  orders: [fly(from, 1)],
});
/** Two American armies stand undecided in Japan, on their owner's own turn or in its Step E. */
const beach = (china: PowerSketch = {}): Sketch =>
  shore({ laden: [], units: { alaska: 3 } }, { units: { japan: 4, tibet: 2 }, ...china }, { dice: [1, 1, 1, 1, 1, 1] });
const stands =
  (kind: string): Lead =>
  (table) => {
    table.usa.does({ type: 'assault-by-air', to: 'japan', against: 'china', orders: [fly('alaska', 2)] });
    table.china.does({ type: 'defend', supplied: false });
    until('assault')(table);
    table.usa.does({ type: 'keep-assault' });
    until(kind)(table);
  };
const rocket = (powers: Sketch['powers'], more: Partial<Sketch> = {}): Sketch =>
  s4(powers, { bidders: ['usa'], ...more });
const launch = (targets: Readonly<Partial<Record<Zone, number>>>): Command => ({ type: 'launch', targets });

const salvo = rocket({ usa: { nukes: 1 }, ussr: { lStars: 2 }, china: {} }, { dice: [6, 6, 6] });
const fires: Lead = (table) => {
  table.usa.does(launch({ russia: 1 }));
  until('shoot')(table);
};
/** Two navies have emptied Scandinavia; an army in the British Isles could fly there for two oil. */
const overseas = (oil: number): Sketch =>
  s4(
    {
      usa: { oil, units: { 'north-sea': 2, 'british-isles': 1 } },
      europe: { grain: 0, units: { scandinavia: 1, iberia: 1 } },
    },
    { bidders: ['usa'], dice: [6, 6, 1] },
  );
const crosses: Lead = (table) => {
  table.usa.does({ type: 'attack', from: 'north-sea', to: 'scandinavia', against: 'europe', units: { navy: 2 } });
  table.europe.does({ type: 'defend', supplied: false });
  table.usa.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
};
const reinforced = s4(
  { ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, units: { poland: 3, greece: 2 } } },
  { dice: [1, 1, 1, 1, 1, 1] },
);
const stepE: Lead = (table) => {
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  until('reinforce')(table);
};

const champion = rocket({ usa: { nukes: 1 }, europe: { lStars: 1, cards: { 'vistula-grains': 'secret' } } });

const HOMES = ['british-isles', 'eastern-europe', 'western-europe', 'iberia'] as const;
const lastHome: Sketch = s4(
  {
    ussr: { ...rich, units: { kola: 6 } },
    europe: { grain: 0, units: { scandinavia: 1, egypt: 2 } },
    china: { units: { tibet: 1 } },
  },
  { nuked: [...HOMES], dice: [6, 6, 1, 1] },
);
const twoChampions = rocket({ usa: { nukes: 2 }, ussr: {}, china: { lStars: 2 } }, { dice: [6, 6] });
const three = rocket({ usa: { nukes: 2 }, europe: { nukes: 1 }, china: { nukes: 1 } }, { dice: [6, 1] });
const bothHit: Lead = (table) => {
  table.usa.does(launch({ iberia: 1, tibet: 1 }));
  until('counterattack')(table);
};

const dieHard = (europe: PowerSketch): Sketch =>
  s4(
    { ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, ...europe, units: { poland: 3, greece: 2 } } },
    { dice: [1, 1, 1, 1, 1, 1] },
  );
const resisted: Lead = (table) => {
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  table.europe.does({ type: 'defend', supplied: true });
  until('reinforce')(table);
};
/** A Soviet army comes aboard in Scandinavia and sails into the Baltic Sea, beside Poland, which has been emptied. */
const bySeaTo = (ussr: PowerSketch): Sketch =>
  s4(
    {
      ussr: { ...rich, units: { russia: 2, scandinavia: 1, 'north-sea': 1 }, ...ussr },
      europe: { units: { poland: 1 } },
    },
    { dice: [6, 6, 1, 1] },
  );
const emptiesPoland: Lead = (table) => {
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['poland/army'] });
};
/** Soviet navies, one with an army aboard, have emptied the North Sea. */
const emptiesSea: Lead = (table) => {
  table.ussr.does({ type: 'attack', from: 'baltic-sea', to: 'north-sea', against: 'europe', units: { navy: 3 } });
  table.europe.does({ type: 'defend', supplied: true });
  table.ussr.does({ type: 'remove-losses', losses: ['north-sea/navy'] });
};
const seaBattle = s4(
  {
    ussr: { oil: 5, units: { 'baltic-sea': 2 }, laden: [{ zone: 'baltic-sea', cargo: { army: 1 } }] },
    europe: { units: { 'north-sea': 1 } },
  },
  { dice: [6, 6, 1, 1] },
);
/** An American counterattack by air on Nigeria has failed; whether the USA has bid says whether it may go on. */
const failed = (bidders: NonNullable<Sketch['bidders']>): Sketch =>
  s4({ africa: { units: { nigeria: 3, egypt: 1 } }, usa: { oil: 9, units: { sahara: 2, alaska: 3 } } }, { bidders });
const countered: Lead = (table) => {
  table.africa.does({ type: 'attack', from: 'egypt', to: 'sahara', against: 'usa', units: { army: 1 } });
  until('counterattack')(table);
  table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('alaska', 1)] });
  table.africa.does({ type: 'defend', supplied: false });
  until('assault')(table);
};
/** An American force stands in Nigeria; Africa counterattacks it out of Zaire, or does not. */
const standing = s4(
  {
    usa: { ...rich, units: { alaska: 4, 'gulf-of-guinea': 1 } },
    africa: { ...rich, units: { nigeria: 1, zaire: 3 } },
    europe: { ...rich, units: { egypt: 5, iberia: 1 } },
  },
  { bidders: ['usa', 'europe'] },
);
const flownIn: Lead = (table) => {
  table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('alaska', 2)] });
  table.africa.does({ type: 'defend', supplied: false });
  until('assault')(table);
  table.usa.does({ type: 'keep-assault' });
};
const struckBack: Lead = (table) => {
  flownIn(table);
  table.usa.does({ type: 'end-reinforcing' });
  table.africa.does({ type: 'no-counterattack' });
  table.europe.does(attack('egypt', 'mozambique', 'militia', 1));
  table.europe.does({ type: 'no-occupation' });
  until('counterattack')(table);
  table.africa.does({ type: 'attack', from: 'zaire', to: 'nigeria', against: 'usa', units: { army: 3 } });
  table.usa.does({ type: 'defend', supplied: false });
  until('reinforce')(table);
};
/** The nuke that calls the roulette is among three. */
const ruins = [
  'brazil',
  'peru',
  'venezuela',
  'mozambique',
  'nigeria',
  'south-africa',
  'zaire',
  'iberia',
  'scandinavia',
  'greece',
  'poland',
] as const;
const firstStrike = rocket(
  {
    china: { nukes: 3, units: { tibet: 3 } },
    usa: { nukes: 2, units: { india: 4, egypt: 1 } },
    ussr: {},
  },
  { bidders: ['usa', 'china'] },
);
const retaliates: Lead = (table) => {
  table.usa.does(attack('india', 'tibet', 'china', 2));
  table.china.does(launch({ alaska: 1 }));
  until('retaliate')(table);
};
const surrendered = s4(
  {
    ussr: { units: { russia: 30, kola: 6 }, laden: [{ zone: 'barents-sea', cargo: { army: 2 } }] },
    europe: { units: { poland: 4, iberia: 1 } },
  },
  { options: { componentLimits: true } },
);

export const battleObstacles: readonly Obstacle[] = [
  o('cannot-reinforce', dieHard({ grain: 3, oil: 1 }), 'europe', { type: 'reinforce' }, { lead: resisted }, (table) => {
    resisted(table);
    table.europe.does({ type: 'reinforce', to: 'poland', orders: [land('greece', 2)] });
  }),
  o(
    'no-convoy',
    bySeaTo({ units: { russia: 2, scandinavia: 1 } }),
    'ussr',
    { type: 'occupy-by-sea' },
    { at: bySeaTo({}) },
    emptiesPoland,
  ),
  o(
    'not-that-zone',
    seaBattle,
    'ussr',
    { type: 'occupy', orders: [convoy('baltic-sea', 1), ashore('poland', 1)] },
    { tries: { orders: [convoy('baltic-sea', 1)] } },
    emptiesSea,
  ),
  o('no-next-turn', failed(['africa']), 'usa', { type: 'keep-assault' }, { at: failed(['africa', 'usa']) }, countered),
  o(
    'not-captured',
    standing,
    'usa',
    { type: 'reinforce', to: 'nigeria', orders: [fly('alaska', 1)] },
    { lead: flownIn },
    struckBack,
  ),
  o(
    'not-struck',
    rocket({ china: {}, usa: { nukes: 3 } }, { nuked: [...ruins] }),
    'usa',
    { type: 'order-strikes', zones: ['india', 'tibet', 'india'] },
    { tries: { zones: ['india', 'tibet', 'egypt'] } },
    (table) => void table.usa.does(launch({ tibet: 1, egypt: 1, india: 1 })),
  ),
  o(
    'not-the-defenders',
    firstStrike,
    'usa',
    launch({ romania: 1 }),
    { tries: { targets: { nanling: 1 } } },
    retaliates,
  ),
  o(
    'not-too-many',
    surrendered,
    'ussr',
    { type: 'return-pieces', pieces: ['barents-sea/navy'] },
    { tries: { pieces: ['kola/army', 'kola/army', 'kola/army'] } },
    (table) => {
      table.ussr.does(attack('russia', 'poland', 'europe', 1));
      table.europe.does({ type: 'surrender' });
    },
  ),
  o('no-set', border({ oil: 0, nukes: 1 }), 'ussr', onBorder, { at: border() }),
  o('no-set', border({}, { oil: 0 }), 'europe', { type: 'defend', supplied: true }, { at: border() }, opens),
  o('no-force', border(), 'ussr', attack('russia', 'scandinavia', 'europe', 1), {
    at: border({ units: { russia: 1 } }),
  }),
  o('no-such-force', border(), 'ussr', attack('kola', 'scandinavia', 'europe', 4), {
    at: border({ units: { kola: 4 } }),
  }),
  o(
    'nothing-in-reach',
    s4(
      {
        usa: { ...rich, units: { alaska: 1, 'western-canada': 1, 'northern-canada': 1, 'barkley-sound': 1 } },
        ussr: {},
      },
      { bidders: ['usa'] },
    ),
    'usa',
    { type: 'attack', from: 'alaska' },
    { at: { powers: { usa: { ...rich, units: { alaska: 1, 'western-canada': 1 } }, ussr: {} } } },
  ),
  o('out-of-reach', border(), 'ussr', attack('kola', 'iberia', 'militia', 1), { tries: { to: 'scandinavia' } }),
  o(
    'nuked',
    border({}, {}, { nuked: ['scandinavia'], powers: { ussr: { ...rich, units: { kola: 1 } }, europe: {} } }),
    'ussr',
    onBorder,
    {
      at: { nuked: [] },
    },
  ),
  o('no-target', border({ units: { kola: 3, russia: 1 } }), 'ussr', attack('kola', 'russia', 'militia', 1), {
    tries: { to: 'scandinavia' },
  }),
  o('not-there', border(), 'ussr', attack('kola', 'scandinavia', 'usa', 1), { tries: { against: 'europe' } }),
  o(
    'assault-stands',
    beach(),
    'usa',
    attack('alaska', 'western-canada', 'militia', 1),
    { lead: () => undefined },
    stands('attack'),
  ),
  o(
    'no-haven',
    border({}, { grain: 0, oil: 0 }),
    'europe',
    { type: 'withdraw' },
    {
      at: border(
        {},
        { grain: 1, units: { scandinavia: 2, 'western-europe': 1 } },
        {
          powers: {
            ussr: { ...rich, units: { kola: 3 } },
            europe: { ...rich, units: { scandinavia: 2, 'north-sea': 1 } },
          },
        },
      ),
    },
    opens,
  ),
  o('not-adjacent', border(), 'europe', withdraw('iberia'), { tries: { to: 'russia' } }, opens),
  o(
    'home',
    border(),
    'europe',
    { type: 'surrender' },
    {
      at: s4({ ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, units: { poland: 2 } } }),
      lead: (table) => void table.ussr.does(attack('russia', 'poland', 'europe', 3)),
    },
    opens,
  ),
  o(
    'flown-in',
    beach(),
    'usa',
    { type: 'give-up-assault', zone: 'japan', how: 'withdraw', sea: 'tokyo-bay' },
    { tries: { how: 'surrender' } },
    stands('attack'),
  ),
  o(
    'not-the-target',
    border({}, { units: { scandinavia: 2, 'western-europe': 1, 'eastern-europe': 1 } }),
    'europe',
    withdraw('russia', 'western-europe'),
    { tries: { orders: [land('scandinavia', 1)] } },
    opens,
  ),
  o(
    'not-in-battle',
    border({}, { grain: 0 }, { dice: [6, 6] }),
    'ussr',
    { type: 'remove-losses', losses: ['kola/army'] },
    { tries: { losses: ['scandinavia/army'] } },
    (table) => {
      opens(table);
      table.europe.does({ type: 'defend', supplied: false });
    },
  ),
  o(
    'none-left',
    border({}, { grain: 0 }, { dice: [6, 6] }),
    'ussr',
    { type: 'remove-losses', losses: ['scandinavia/army', 'scandinavia/army', 'scandinavia/army'] },
    { tries: { losses: ['scandinavia/army', 'scandinavia/army'] } },
    (table) => {
      opens(table);
      table.europe.does({ type: 'defend', supplied: false });
    },
  ),
  o(
    'not-a-loss',
    border({}, { grain: 0 }, { dice: [2, 2] }),
    'ussr',
    { type: 'remove-losses', losses: ['scandinavia/army', 'scandinavia/army'] },
    { at: border({}, { grain: 0 }, { dice: [3, 3] }) },
    (table) => {
      opens(table);
      table.europe.does({ type: 'defend', supplied: false });
    },
  ),
  // --- assaults ---
  o('no-landing', shore({ laden: [], nukes: 1 }), 'usa', { type: 'assault-by-sea' }, { at: shore() }),
  o(
    'no-drop',
    shore({ oil: 2, units: { alaska: 1 } }),
    'usa',
    { type: 'assault-by-air' },
    { at: shore({ oil: 3, units: { alaska: 1 } }) },
  ),
  o(
    'landlocked',
    shore({}, { units: { tibet: 1, japan: 1 } }),
    'usa',
    { ...bySea, to: 'tibet' },
    { tries: { to: 'japan' } },
  ),
  o(
    'sea-held',
    shore(
      { laden: [{ zone: 'north-atlantic', cargo: { army: 2 } }] },
      {},
      {
        powers: {
          usa: { ...rich, laden: [{ zone: 'north-atlantic', cargo: { army: 2 } }] },
          europe: { units: { 'british-isles': 1, 'north-sea': 1 } },
        },
      },
    ),
    'usa',
    {
      type: 'assault-by-sea',
      to: 'british-isles',
      sea: 'north-sea',
      against: 'europe',
      orders: [convoy('north-atlantic', 2)],
    },
    {
      at: {
        powers: {
          usa: { ...rich, laden: [{ zone: 'north-atlantic', cargo: { army: 2 } }] },
          europe: { units: { 'british-isles': 1 } },
        },
      },
    },
  ),
  o('dark-sea', shore(), 'usa', { ...bySea, sea: 'mid-pacific' }, { tries: { sea: 'tokyo-bay' } }),
  o('own-land', shore({ units: { japan: 1, alaska: 1 } }, { units: { tibet: 1 } }), 'usa', byAir('japan', 'alaska'), {
    at: shore({ units: { alaska: 1 } }, { units: { japan: 1 } }),
  }),
  o(
    'not-the-target',
    shore({ laden: [{ zone: 'sea-of-japan', cargo: { army: 2 } }] }),
    'usa',
    { ...bySea, sea: 'sea-of-japan', orders: [convoy('sea-of-japan', 2), ashore('nanling', 1)] },
    { tries: { orders: [convoy('sea-of-japan', 2), ashore('japan', 1)] } },
  ),
  o(
    'contested',
    s4(
      {
        usa: { ...rich, units: { alaska: 3 } },
        china: { ...rich, units: { japan: 4 } },
        ussr: { ...rich, units: { kola: 2 } },
      },
      { bidders: ['usa', 'ussr'], dice: [1, 1, 1, 1, 1, 1] },
    ),
    'ussr',
    { type: 'assault-by-air', to: 'japan', against: 'china', orders: [fly('kola', 1)] },
    { lead: (table) => void table.usa.does({ type: 'pass' }) },
    (table) => {
      stands('counterattack')(table);
      table.china.does({ type: 'no-counterattack' });
    },
  ),
  o('no-assault', beach(), 'usa', { type: 'continue-assault', zone: 'japan' }, { lead: stands('attack') }),
  // --- nukes and L-stars ---
  o('no-nukes', rocket({ usa: { ...rich, units: { alaska: 1 } }, ussr: {} }), 'usa', launch({ russia: 1 }), {
    at: rocket({ usa: { nukes: 1 }, ussr: {} }),
  }),
  o('wrong-number', rocket({ usa: { nukes: 1 }, ussr: {} }), 'usa', launch({ russia: 2 }), {
    at: rocket({ usa: { nukes: 2 }, ussr: {} }),
  }),
  o('dark-sea', rocket({ usa: { nukes: 1 }, ussr: {} }), 'usa', launch({ 'mid-pacific': 1 }), {
    tries: { targets: { russia: 1 } },
  }),
  o(
    'empty-space',
    rocket({ usa: { nukes: 1 }, ussr: {} }),
    'usa',
    { type: 'space-blast', nukes: 1 },
    { at: rocket({ usa: { nukes: 1 }, ussr: { lStars: 1 } }) },
  ),
  o(
    'no-l-star',
    rocket({ usa: { nukes: 1 }, ussr: { lStars: 1 } }),
    'usa',
    { type: 'clash', with: 'ussr' },
    { at: rocket({ usa: { lStars: 1 }, ussr: { lStars: 1 } }) },
  ),
  o(
    'nobody-to-clash',
    rocket({ usa: { lStars: 1, nukes: 1 }, ussr: {} }),
    'usa',
    { type: 'clash', with: 'ussr' },
    { at: rocket({ usa: { lStars: 1 }, ussr: { lStars: 1 } }) },
  ),
  o(
    'no-l-star-there',
    rocket({ usa: { lStars: 1 }, ussr: {}, china: { lStars: 1 } }),
    'usa',
    { type: 'clash', with: 'ussr' },
    { at: rocket({ usa: { lStars: 1 }, ussr: { lStars: 1 }, china: { lStars: 1 } }) },
  ),
  o(
    'no-l-stars',
    rocket({
      usa: { nukes: 1 },
      ussr: { lStars: 1 },
      africa: { lStars: 1 },
      china: { cards: { 'baqa-oil': 'secret' } },
    }),
    'china',
    { type: 'stand', champion: true, show: [] },
    { at: rocket({ usa: { nukes: 1 }, ussr: { lStars: 1 }, africa: { lStars: 1 }, china: { lStars: 1 } }) },
    (table) => void table.usa.does(launch({ arabia: 1 })),
  ),
  o('no-nuke', salvo, 'ussr', { type: 'shoot', at: 'tibet' }, { tries: { at: 'russia' } }, fires),
  // --- the end of an attack ---
  o('cannot-occupy', overseas(2), 'usa', { type: 'occupy' }, { at: overseas(3) }, crosses),
  o(
    'not-occupied',
    reinforced,
    'europe',
    { type: 'reinforce', to: 'romania', orders: [land('greece', 1)] },
    { tries: { to: 'poland' } },
    stepE,
  ),
  o(
    'own-zones',
    champion,
    'europe',
    { type: 'stand', champion: true, show: [] },
    {
      at: { powers: { usa: { nukes: 2 }, europe: { lStars: 1, cards: { 'vistula-grains': 'secret' } } } },
      lead: (table) => void table.usa.does(launch({ poland: 1, russia: 1 })),
    },
    (table) => {
      table.usa.does(launch({ poland: 1 }));
      table.europe.does({ type: 'open-company', company: 'vistula-grains' });
    },
  ),
  o(
    'nobody-else',
    border({}, {}, { dice: [1, 1, 1, 1] }),
    'europe',
    { type: 'counterattack-later' },
    { never: 'a lone counterattacker has nobody to let go first' },
    (table) => {
      opens(table);
      until('counterattack')(table);
    },
  ),
  o(
    'too-far',
    s4({ ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, units: { poland: 2 } } }),
    'europe',
    { type: 'withdraw', to: 'greece', orders: [land('poland', 1), { how: 'by', zone: 'eastern-europe' }] },
    { tries: { orders: [land('poland', 1)] } },
    (table) => void table.ussr.does(attack('russia', 'poland', 'europe', 3)),
  ),
  o(
    'not-this-way',
    s4({ ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, units: { poland: 2 } } }),
    'europe',
    { type: 'withdraw', to: 'greece', orders: [fly('poland', 1)] },
    { tries: { orders: [land('poland', 1)] } },
    (table) => void table.ussr.does(attack('russia', 'poland', 'europe', 3)),
  ),
  o(
    'land-first',
    shore({ units: { 'tokyo-bay': 1 } }),
    'usa',
    { ...bySea, orders: [{ how: 'sail', from: 'tokyo-bay', units: { navy: 1 } }] },
    { tries: { orders: bySea.type === 'assault-by-sea' ? bySea.orders : [] } },
  ),
  o('fallen', lastHome, 'europe', { type: 'borrow', billions: 1 }, { at: { nuked: [] } }, (table) => {
    opens(table);
    table.europe.does({ type: 'defend', supplied: false });
    table.ussr.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
    until('occupy')(table);
    table.ussr.does({ type: 'occupy', orders: [land('kola', 1)] });
  }),
  o(
    'bound',
    twoChampions,
    'china',
    { type: 'hold-fire' },
    { never: 'a champion must fire while a nuke is left; only one who defends himself may hold his fire' },
    (table) => {
      table.usa.does(launch({ russia: 1, kola: 1 }));
      table.china.does({ type: 'stand', champion: true, show: [] });
      until('shoot')(table);
    },
  ),
  o(
    'not-yours-to-shoot',
    s4({ usa: { nukes: 2 }, ussr: { lStars: 1 }, china: { units: { tibet: 1 } } }, { bidders: ['usa'], dice: [6, 6] }),
    'ussr',
    { type: 'shoot', at: 'tibet' },
    { tries: { at: 'russia' } },
    (table) => {
      table.usa.does(launch({ russia: 1, tibet: 1 }));
      until('shoot')(table);
    },
  ),
  o(
    'not-the-attackers',
    border({}, { nukes: 1 }, { bidders: ['ussr', 'europe'] }),
    'europe',
    launch({ tibet: 1 }),
    { tries: { targets: { kola: 1 } } },
    (table) => {
      opens(table);
      until('first-strike')(table);
    },
  ),
  o('later-once', three, 'europe', { type: 'counterattack-later' }, { lead: bothHit }, (table) => {
    bothHit(table);
    table.europe.does({ type: 'counterattack-later' });
    until('counterattack')(table);
    table.china.does({ type: 'no-counterattack' });
  }),
];
