import { seat } from '@marshall/rules';
import { type Sketch, scenario, techSketch } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import type { Draft } from '../session/session.ts';
import { oddsOf } from '../solo/advice.ts';
import { type ExploredBattle, type ExploredStrike, explore } from '../solo/explored.ts';
import { FIRST_SHEET, type Force, type OddsSheet, readSheet, writeSheet } from './sheet.ts';

const force = (units: Partial<Force['units']>, rest: Partial<Force> = {}): Force => ({
  units: { army: 0, navy: 0, apc: 0, ship: 0, ...units },
  lStars: 0,
  sets: 1,
  levels: { army: 0, navy: 0 },
  ...rest,
});

const SHEETS: readonly OddsSheet[] = [
  FIRST_SHEET,
  { ...FIRST_SHEET, militia: true },
  { ...FIRST_SHEET, tactic: 'airborne', toTheEnd: true },
  { ...FIRST_SHEET, attacker: force({ army: 4, navy: 2 }), tactic: 'amphibious' },
  {
    ...FIRST_SHEET,
    apc: true,
    attacker: force({ army: 3, apc: 2 }, { lStars: 1, sets: 2 }),
    defender: force({ army: 7 }, { lStars: 2, sets: 0 }),
  },
  { ...FIRST_SHEET, highTech: true, attacker: force({ army: 3 }, { levels: { army: 4, navy: 1 } }), chart: true },
  { ...FIRST_SHEET, merchantMarine: true, defender: force({ navy: 1, ship: 3 }) },
  { ...FIRST_SHEET, what: 'strike', strike: { nukes: [2, 1], lStars: 3, champion: 1, destroyed: 12 } },
  { ...FIRST_SHEET, what: 'blast', strike: { nukes: [3], lStars: 2, champion: 0, destroyed: 0 } },
  { ...FIRST_SHEET, what: 'clash' },
];

test('a battle or a strike stands in the address and comes back out of it', () => {
  for (const sheet of SHEETS) {
    const read = readSheet(writeSheet(sheet));
    expect(sheet.militia ? { ...read, defender: sheet.defender } : read).toEqual(sheet);
  }
  expect(readSheet('')).toEqual(FIRST_SHEET);
  expect(readSheet('attack=army999,tank3,<b>&defend=&tactic=magic').attacker.units.army).toBe(40);
  expect(readSheet('strike=99,x,2,1,1,1&lstars=<b>').strike).toMatchObject({ nukes: [9, 2, 1, 1], lStars: 1 });
});

function battle(sheet: OddsSheet): ExploredBattle {
  const found = explore(sheet);
  if ('sentence' in found) throw new Error(found.sentence);
  if (found.what !== 'battle') throw new Error(found.what);
  return found;
}

function strike(more: OddsSheet['strike']): ExploredStrike {
  const found = explore({ ...FIRST_SHEET, what: 'strike', strike: more });
  if ('sentence' in found) throw new Error(found.sentence);
  if (found.what !== 'strike') throw new Error(found.what);
  return found;
}

test('odds are exact: one army against one with supplies, over every fall of the dice', () => {
  const found = battle({ ...FIRST_SHEET, attacker: force({ army: 1 }), defender: force({ army: 1 }) });
  expect(found.dice).toEqual({ attacker: 1, defender: 2 });
  const sum = found.defenderLost.reduce((all, { share }) => all + share, 0);
  expect(sum).toBeCloseTo(1, 3);
  expect(found.emptied.share).toBeCloseTo(found.defenderLost.find(({ number }) => number === 1)?.share ?? 0, 6);
});

test('technology and the chart count as in a game', () => {
  const plain = { ...FIRST_SHEET, attacker: force({ army: 4 }), defender: force({ army: 4 }) };
  const better = { ...plain, highTech: true, attacker: force({ army: 4 }, { levels: { army: 5, navy: 0 } }) };
  expect(battle(better).captured.share).toBeGreaterThan(battle(plain).captured.share + 0.1);
  expect(battle(better).dice?.attacker).toBe((battle(plain).dice?.attacker ?? 0) + 1);
  const chart = battle({ ...plain, attacker: force({ army: 6 }), chart: true });
  expect(chart.letters?.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D']);
  expect(chart.letters?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
});

test('nukes, a blow at space and a clash have odds too', () => {
  const shot = strike({ nukes: [1], lStars: 1, champion: 0, destroyed: 0 });
  expect(shot.struck.map(({ number, exact }) => [number, exact])).toEqual([
    [0, '5/6'],
    [1, '1/6'],
  ]);
  expect(shot.ends).toBeUndefined();
  expect(strike({ nukes: [1], lStars: 0, champion: 1, destroyed: 12 }).ends?.exact).toBe('1/12');
  const blast = explore({
    ...FIRST_SHEET,
    what: 'blast',
    strike: { nukes: [2], lStars: 1, champion: 0, destroyed: 0 },
  });
  expect(blast).toMatchObject({ what: 'blast', blasted: { share: 1 } });
  expect(explore({ ...FIRST_SHEET, what: 'clash' })).toMatchObject({ both: { exact: '1/6' } });
});

const BATTLE = { stage: 4, phase: 'attacks', traders: [] } as const;
const LANDING: Draft = {
  type: 'assault-by-sea',
  to: 'nigeria',
  sea: 'gulf-of-guinea',
  against: 'africa',
  orders: [
    { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 4 } },
    { how: 'ashore', on: 'nigeria', units: { army: 4 } },
  ],
};

/** Attacks on a map, of every opening and set. */
const ON_THE_MAP: readonly (readonly [string, Sketch, Draft])[] = [
  [
    'across a border',
    { ...BATTLE, bidders: ['usa'], powers: { usa: { units: { venezuela: 5 } }, africa: { units: { brazil: 3 } } } },
    { type: 'attack', from: 'venezuela', to: 'brazil', against: 'africa', units: { army: 5 } },
  ],
  [
    'by sea',
    {
      ...BATTLE,
      bidders: ['usa'],
      powers: {
        usa: { laden: [{ zone: 'gulf-of-guinea', cargo: { army: 4 } }] },
        africa: { grain: 2, oil: 2, minerals: 2, units: { nigeria: 2 } },
      },
    },
    LANDING,
  ],
  [
    'by air',
    { ...BATTLE, bidders: ['usa'], powers: { usa: { oil: 9, units: { peru: 3 } }, africa: { units: { nigeria: 2 } } } },
    {
      type: 'assault-by-air',
      to: 'nigeria',
      against: 'africa',
      orders: [{ how: 'airlift', from: 'peru', units: { army: 3 } }],
    },
  ],
  [
    'with technology',
    {
      ...BATTLE,
      options: { highTech: true },
      bidders: ['usa'],
      powers: { usa: { units: { venezuela: 5 } }, africa: { units: { brazil: 3 } } },
      sets: techSketch({ usa: { shown: { army: 3 } }, africa: { shown: { army: 1 } } }),
    },
    { type: 'attack', from: 'venezuela', to: 'brazil', against: 'africa', units: { army: 5 } },
  ],
];

const SHIPS: Sketch['powers'] = {
  usa: { units: { 'arabian-sea': { navy: 3 } } },
  africa: { units: { 'red-sea': { navy: 1, ship: 2 } } },
};

test('an attack on ships on the map is explored with its escorts', () => {
  const { game } = scenario({ ...BATTLE, bidders: ['usa'], options: { merchantMarine: true }, powers: SHIPS });
  const draft: Draft = {
    type: 'attack-ships',
    from: 'arabian-sea',
    to: 'red-sea',
    against: 'africa',
    units: { navy: 3 },
  };
  const odds = oddsOf(game, seat('usa'), draft);
  const sheet = readSheet(odds?.explored ?? '');
  expect(sheet).toMatchObject({
    merchantMarine: true,
    attacker: { units: { navy: 3 } },
    defender: { units: { navy: 1, ship: 2 } },
  });
  const found = battle(sheet);
  const least = odds?.rows.find(({ about }) => about === 'remove');
  const share = found.defenderLost
    .filter(({ number }) => number >= (least?.number ?? 0))
    .reduce((sum, each) => sum + each.share, 0);
  expect(share).toBeCloseTo(least?.share ?? -1, 3);
});

test('ships without escorts are sunk as the rules count it, and armies of the defender are not in that sea', () => {
  const two = { ...FIRST_SHEET, merchantMarine: true, attacker: force({ army: 2 }) };
  const alone = battle({ ...two, defender: force({ army: 4, ship: 2 }) });
  expect(alone.ships).toMatchObject({ sunk: { exact: '11/12' } });
  expect(alone.ships?.escortsLost).toBeUndefined();
  const guarded = battle({ ...two, defender: force({ navy: 2, ship: 2 }) });
  expect(guarded.ships?.sunk.share).toBeLessThan(alone.ships?.sunk.share ?? 0);
  expect(guarded.ships?.escortsLost?.length).toBeGreaterThan(1);
  expect(battle({ ...two, defender: force({ army: 2 }) }).ships).toBeUndefined();
});

test('a battle by the chart is explored from the map too', () => {
  const { game } = scenario({
    ...BATTLE,
    bidders: ['usa'],
    options: { combatResolution: 'chart' },
    powers: { usa: { units: { venezuela: 5 } }, africa: { units: { brazil: 3 } } },
  });
  const attack: Draft = { type: 'attack', from: 'venezuela', to: 'brazil', against: 'africa', units: { army: 5 } };
  expect(readSheet(oddsOf(game, seat('usa'), attack)?.explored ?? '')).toMatchObject({
    chart: true,
    attacker: { units: { army: 5 } },
    defender: { units: { army: 3 } },
  });
});

test.each(ON_THE_MAP)('what is explored from the map is the battle on the map: %s', (_, sketch, draft) => {
  const { game } = scenario(sketch);
  const odds = oddsOf(game, seat('usa'), draft);
  const lost = odds?.rows.find(({ about }) => about === 'remove');
  const found = battle(readSheet(odds?.explored ?? ''));
  expect(lost).toBeDefined();
  const least = lost?.number ?? 0;
  const share = found.defenderLost.filter(({ number }) => number >= least).reduce((sum, each) => sum + each.share, 0);
  expect(share).toBeCloseTo(lost?.share ?? -1, 3);
});

test('what the rules know no battle for is refused with a sentence', () => {
  const none = { ...FIRST_SHEET, attacker: force({}) };
  expect(explore(none)).toMatchObject({ sentence: 'Attack with at least one unit.' });
  const mixed = { ...FIRST_SHEET, attacker: force({ army: 1, navy: 1 }) };
  expect(explore(mixed)).toHaveProperty('sentence');
  expect(explore({ ...FIRST_SHEET, attacker: force({ army: 3 }, { sets: 0 }) })).toHaveProperty('sentence');
});

test('a battle to the end is counted with any number of armies, with APCs too', () => {
  const long: OddsSheet = { ...FIRST_SHEET, tactic: 'airborne', toTheEnd: true };
  const many = { ...long, attacker: force({ army: 40 }, { sets: 6 }), defender: force({ army: 12 }, { sets: 1 }) };
  const plain = battle(many).captured.share;
  expect(plain).toBeGreaterThan(0.1);
  // So many more add points to every roll.
  expect(battle({ ...many, apc: true }).captured.share).toBeGreaterThan(plain);
});
