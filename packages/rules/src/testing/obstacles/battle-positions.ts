// Positions and orders of Stage 4 from which its obstacles are met.
import type { Zone } from '../../board/index.ts';
import type { Command } from '../../game.ts';
import type { PowerSketch, Sketch } from '../scenario.ts';
import { type Lead, until } from './obstacle.ts';

export const rich: PowerSketch = { grain: 12, oil: 12, minerals: 12 };
export const s4 = (powers: Sketch['powers'], more: Partial<Sketch> = {}): Sketch => ({
  stage: 4,
  phase: 'attacks',
  bidders: ['ussr'],
  powers,
  ...more,
});
export const attack = (from: Zone, to: Zone, against: string, army: number): Command => ({
  type: 'attack',
  from,
  to,
  against,
  units: { army },
});
export const land = (from: Zone, army: number) => ({ how: 'march', from, units: { army } }) as const;
export const fly = (from: Zone, army: number) => ({ how: 'airlift', from, units: { army } }) as const;
export const convoy = (from: Zone, army: number) =>
  ({ how: 'convoy', from, carrier: 'navy', number: 1, cargo: { army } }) as const;
export const ashore = (on: Zone, army: number) => ({ how: 'ashore', on, units: { army } }) as const;

export const border = (ussr: PowerSketch = {}, europe: PowerSketch = {}, more: Partial<Sketch> = {}): Sketch =>
  s4(
    { ussr: { ...rich, units: { kola: 3 }, ...ussr }, europe: { ...rich, units: { scandinavia: 2 }, ...europe } },
    more,
  );
export const onBorder = attack('kola', 'scandinavia', 'europe', 3);
export const opens = (table: { readonly ussr: { does(command: Command): unknown } }) => void table.ussr.does(onBorder);
export const withdraw = (to: Zone, from: Zone = 'scandinavia'): Command => ({
  type: 'withdraw',
  to,
  orders: [land(from, 1)],
});

export const shore = (usa: PowerSketch = {}, china: PowerSketch = {}, more: Partial<Sketch> = {}): Sketch =>
  s4(
    {
      usa: { ...rich, laden: [{ zone: 'tokyo-bay', cargo: { army: 2 } }], ...usa },
      china: { ...rich, units: { japan: 1 }, ...china },
    },
    { bidders: ['usa'], ...more },
  );
export const bySea: Command = {
  type: 'assault-by-sea',
  to: 'japan',
  sea: 'tokyo-bay',
  against: 'china',
  orders: [convoy('tokyo-bay', 2), ashore('japan', 2)],
};
export const byAir = (to: 'japan' | 'tibet', from: Zone): Command => ({
  type: 'assault-by-air',
  to,
  against: 'china',
  orders: [fly(from, 1)],
});
/** Two American armies stand undecided in Japan, on their owner's own turn or in its Step E. */
export const beach = (china: PowerSketch = {}): Sketch =>
  shore({ laden: [], units: { alaska: 3 } }, { units: { japan: 4, tibet: 2 }, ...china }, { dice: [1, 1, 1, 1, 1, 1] });
export const stands =
  (kind: string): Lead =>
  (table) => {
    table.usa.does({ type: 'assault-by-air', to: 'japan', against: 'china', orders: [fly('alaska', 2)] });
    table.china.does({ type: 'defend', supplied: false });
    until('assault')(table);
    table.usa.does({ type: 'keep-assault' });
    until(kind)(table);
  };
export const rocket = (powers: Sketch['powers'], more: Partial<Sketch> = {}): Sketch =>
  s4(powers, { bidders: ['usa'], ...more });
export const launch = (targets: Readonly<Partial<Record<Zone, number>>>): Command => ({ type: 'launch', targets });

export const salvo = rocket({ usa: { nukes: 1 }, ussr: { lStars: 2 }, china: {} }, { dice: [6, 6, 6] });
export const fires: Lead = (table) => {
  table.usa.does(launch({ russia: 1 }));
  until('shoot')(table);
};
/** Two navies have emptied Scandinavia; an army in the British Isles could fly there for two oil. */
export const overseas = (oil: number): Sketch =>
  s4(
    {
      usa: { oil, units: { 'north-sea': 2, 'british-isles': 1 } },
      europe: { grain: 0, units: { scandinavia: 1, iberia: 1 } },
    },
    { bidders: ['usa'], dice: [6, 6, 1] },
  );
export const crosses: Lead = (table) => {
  table.usa.does({ type: 'attack', from: 'north-sea', to: 'scandinavia', against: 'europe', units: { navy: 2 } });
  table.europe.does({ type: 'defend', supplied: false });
  table.usa.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
};
export const reinforced = s4(
  { ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, units: { poland: 3, greece: 2 } } },
  { dice: [1, 1, 1, 1, 1, 1] },
);
export const stepE: Lead = (table) => {
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  until('reinforce')(table);
};

export const champion = rocket({ usa: { nukes: 1 }, europe: { lStars: 1, cards: { 'vistula-grains': 'secret' } } });

export const HOMES = ['british-isles', 'eastern-europe', 'western-europe', 'iberia'] as const;
export const lastHome: Sketch = s4(
  {
    ussr: { ...rich, units: { kola: 6 } },
    europe: { grain: 0, units: { scandinavia: 1, egypt: 2 } },
    china: { units: { tibet: 1 } },
  },
  { nuked: [...HOMES], dice: [6, 6, 1, 1] },
);
export const twoChampions = rocket({ usa: { nukes: 2 }, ussr: {}, china: { lStars: 2 } }, { dice: [6, 6] });
export const three = rocket({ usa: { nukes: 2 }, europe: { nukes: 1 }, china: { nukes: 1 } }, { dice: [6, 1] });
export const bothHit: Lead = (table) => {
  table.usa.does(launch({ iberia: 1, tibet: 1 }));
  until('counterattack')(table);
};

export const dieHard = (europe: PowerSketch): Sketch =>
  s4(
    { ussr: { ...rich, units: { russia: 3 } }, europe: { ...rich, ...europe, units: { poland: 3, greece: 2 } } },
    { dice: [1, 1, 1, 1, 1, 1] },
  );
export const resisted: Lead = (table) => {
  table.ussr.does(attack('russia', 'poland', 'europe', 3));
  table.europe.does({ type: 'defend', supplied: true });
  until('reinforce')(table);
};
/** A Soviet army comes aboard in Scandinavia and sails into the Baltic Sea, beside Poland, which has been emptied. */
export const bySeaTo = (ussr: PowerSketch): Sketch =>
  s4(
    {
      ussr: { ...rich, units: { russia: 2, scandinavia: 1, 'north-sea': 1 }, ...ussr },
      europe: { units: { poland: 1 } },
    },
    { dice: [6, 6, 1, 1] },
  );
export const emptiesPoland: Lead = (table) => {
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['poland/army'] });
};
/** Soviet navies, one with an army aboard, have emptied the North Sea. */
export const emptiesSea: Lead = (table) => {
  table.ussr.does({ type: 'attack', from: 'baltic-sea', to: 'north-sea', against: 'europe', units: { navy: 3 } });
  table.europe.does({ type: 'defend', supplied: true });
  table.ussr.does({ type: 'remove-losses', losses: ['north-sea/navy'] });
};
export const seaBattle = s4(
  {
    ussr: { oil: 5, units: { 'baltic-sea': 2 }, laden: [{ zone: 'baltic-sea', cargo: { army: 1 } }] },
    europe: { units: { 'north-sea': 1 } },
  },
  { dice: [6, 6, 1, 1] },
);
/** An American counterattack by air on Nigeria has failed; whether the USA has bid says whether it may go on. */
export const failed = (bidders: NonNullable<Sketch['bidders']>): Sketch =>
  s4({ africa: { units: { nigeria: 3, egypt: 1 } }, usa: { oil: 9, units: { sahara: 2, alaska: 3 } } }, { bidders });
export const countered: Lead = (table) => {
  table.africa.does({ type: 'attack', from: 'egypt', to: 'sahara', against: 'usa', units: { army: 1 } });
  until('counterattack')(table);
  table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('alaska', 1)] });
  table.africa.does({ type: 'defend', supplied: false });
  until('assault')(table);
};
/** An American force stands in Nigeria; Africa counterattacks it out of Zaire, or does not. */
export const standing = s4(
  {
    usa: { ...rich, units: { alaska: 4, 'gulf-of-guinea': 1 } },
    africa: { ...rich, units: { nigeria: 1, zaire: 3 } },
    europe: { ...rich, units: { egypt: 5, iberia: 1 } },
  },
  { bidders: ['usa', 'europe'] },
);
export const flownIn: Lead = (table) => {
  table.usa.does({ type: 'assault-by-air', to: 'nigeria', against: 'africa', orders: [fly('alaska', 2)] });
  table.africa.does({ type: 'defend', supplied: false });
  until('assault')(table);
  table.usa.does({ type: 'keep-assault' });
};
export const struckBack: Lead = (table) => {
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
export const ruins = [
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
export const firstStrike = rocket(
  {
    china: { nukes: 3, units: { tibet: 3 } },
    usa: { nukes: 2, units: { india: 4, egypt: 1 } },
    ussr: {},
  },
  { bidders: ['usa', 'china'] },
);
export const retaliates: Lead = (table) => {
  table.usa.does(attack('india', 'tibet', 'china', 2));
  table.china.does(launch({ alaska: 1 }));
  until('retaliate')(table);
};
export const surrendered = s4(
  {
    ussr: { units: { russia: 30, kola: 6 }, laden: [{ zone: 'barents-sea', cargo: { army: 2 } }] },
    europe: { units: { poland: 4, iberia: 1 } },
  },
  { options: { componentLimits: true } },
);
