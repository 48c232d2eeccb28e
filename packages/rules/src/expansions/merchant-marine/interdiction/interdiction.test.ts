import { expect, test } from 'vitest';
import type { Zone } from '../../../board/index.ts';
import type { GameEvent } from '../../../game.ts';
import type { Grip } from '../../../movement/blockade.ts';
import { perform } from '../../../referee/perform.ts';
import { unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, type Sketch, scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';
import { interdiction, siegeHolds, withDecoys } from '../tables.ts';

const [china, europe] = [seat('china'), seat('europe')];
const marine = { merchantMarine: true } as const;
const find = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
const announce = (against: string, grip: Grip) => ({ type: 'announce', against: seat(against), grip }) as const;

/** European navies before the ports of China, or of Arabia, which China holds; Europe's turn to attack. */
function watch(navies: PowerSketch['units'], more: Partial<Sketch> = {}, chinese: PowerSketch = {}) {
  return scenario({
    stage: 4,
    phase: 'attacks',
    options: marine,
    powers: {
      europe: { ...(navies === undefined ? {} : { units: navies }) },
      china: { units: { arabia: 1, shantung: 1 }, ...chinese },
      ussr: {},
    },
    bidders: ['europe', 'ussr'],
    ...more,
  });
}

test('M-BLOCKADE-01, Q-M-56, X-11 a blockade is said aloud on a turn of Stage 4, with every port covered, and leaves the attack open', () => {
  const half = watch({ 'red-sea': 1 });
  half.europe.isRefused(announce('china', 'arabia'), 'M-BLOCKADE-01');
  const table = watch({ 'red-sea': 1, 'arabian-sea': 2 });
  const [said] = table.europe.does(announce('china', 'arabia'));
  expect(said).toMatchObject({ type: 'grip-announced', by: 'europe', against: 'china', grip: 'arabia' });
  expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['europe'] });
  table.europe.isRefused(announce('china', 'arabia'), 'M-BLOCKADE-01');
  // lifted, it may not be announced again in this Stage 4.
  table.europe.does({ type: 'lift', against: china, grip: 'arabia' });
  expect(table.state.sets.marine?.announced).toEqual([]);
  table.europe.isRefused(announce('china', 'arabia'), 'M-BLOCKADE-01');
});

test('Q-M-56, X-11 it ends when a port is free and must then be announced anew', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: marine,
    powers: { europe: { units: { 'red-sea': 1, 'arabian-sea': 1 } }, china: { units: { arabia: 1 } } },
    bidders: ['europe'],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
  });
  expect(table.state.sets.marine?.announced).toHaveLength(1);
  const events = table.europe.does({
    type: 'move',
    to: 'indian-ocean',
    orders: [{ how: 'sail', from: 'arabian-sea', units: { navy: 1 } }],
  });
  expect(find(events, 'grip-ended')).toMatchObject({ ended: [{ by: 'europe', against: 'china', grip: 'arabia' }] });
  table.europe.does({
    type: 'move',
    to: 'arabian-sea',
    orders: [{ how: 'sail', from: 'indian-ocean', units: { navy: 1 } }],
  });
  expect(table.state.sets.marine?.announced).toEqual([]);
});

test('M-BLOCKADE-01, Q-M-88 two players cover the ports together: it holds once both have announced it, and lapses with Stage 4 if one has not', () => {
  const alone = watch({ 'red-sea': 1 }, {}, {});
  alone.europe.isRefused(announce('china', 'arabia'), 'M-BLOCKADE-01');
  const both = () =>
    scenario({
      stage: 4,
      phase: 'attacks',
      options: marine,
      powers: {
        europe: { units: { 'red-sea': 1 } },
        ussr: { units: { 'arabian-sea': 1 } },
        china: { units: { arabia: 1 } },
      },
      bidders: ['europe', 'ussr'],
    });
  const table = both();
  table.europe.does(announce('china', 'arabia'));
  table.europe.does({ type: 'pass' });
  table.ussr.does(announce('china', 'arabia'));
  table.ussr.does({ type: 'pass' });
  expect(table.state.stage).toBe(5);
  expect(table.state.sets.marine?.announced).toHaveLength(2);
  const lapsed = both();
  lapsed.europe.does(announce('china', 'arabia'));
  lapsed.europe.does({ type: 'pass' });
  lapsed.ussr.does({ type: 'pass' });
  expect(lapsed.state.sets.marine?.announced).toEqual([]);
});

test('M-SIEGE-01, Q-M-69 a siege is announced with every home port covered; ports lost or nuked do not count', () => {
  const open = watch({ 'sea-of-japan': 1 });
  open.europe.isRefused(announce('china', 'siege'), 'M-BLOCKADE-01');
  const table = watch({ 'sea-of-japan': 1, 'south-china-sea': 1 });
  expect(find(table.europe.does(announce('china', 'siege')), 'grip-announced')).toMatchObject({ grip: 'siege' });
  // Nanling, alone on the South China Sea, is lost.
  const nuked = watch({ 'sea-of-japan': 1 }, { nuked: ['nanling'] });
  nuked.europe.does(announce('china', 'siege'));
  expect(nuked.state.sets.marine?.announced).toHaveLength(1);
});

test('M-BLOCKADE-04, T-M-10 every face for every number of navies', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map((navies) =>
    [1, 2, 3, 4, 5, 6]
      .map((die) => {
        const result = interdiction(navies, die);
        return result.fate === 'through' ? 'T' : `${result.fate === 'sunk' ? 'S' : 'C'}${result.ships}`;
      })
      .join(' '),
  );
  expect(rows).toEqual([
    'T T T T S1 C1',
    'T T T S1 S1 C1',
    'T T S1 S1 C1 C1',
    'T S2 S2 C2 C2 C2',
    'S3 S3 S3 C3 C3 C3',
    'S4 S4 C4 C4 C4 C4',
    'S4 S4 C4 C4 C4 C4',
  ]);
});

test('M-SIEGE-06, T-M-11 every face for every number of navies', () => {
  const letter = { none: 'N', half: 'H', holds: 'S' } as const;
  const rows = [1, 2, 3, 4, 5].map((navies) =>
    [1, 2, 3, 4, 5, 6].map((die) => letter[siegeHolds(navies, die)]).join(''),
  );
  expect(rows).toEqual(['NNNNHS', 'NNNHHS', 'NNHHSS', 'HSSSSS', 'SSSSSS']);
});

/** China fetches oil from Arabia through a European blockade in Stage 2. */
function run(ships: number, navies: number, dice: readonly number[], more: PowerSketch = {}) {
  return scenario({
    stage: 2,
    options: marine,
    powers: {
      china: {
        oil: 0,
        cards: { 'baqa-oil': 'open' },
        units: { 'arabian-sea': { ship: ships }, arabia: 1 },
        ...more,
      },
      europe: { oil: 0, units: { 'arabian-sea': navies, 'red-sea': 1 } },
    },
    dice,
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
  });
}
const trip = (units: number) => ({ sea: 'arabian-sea', cargo: { 'baqa-oil': units } }) as const;
const afloat = (table: ReturnType<typeof run>, owner = china, zone: Zone = 'arabian-sea') =>
  unitsAt(table.state.board, zone, owner, 'ship');

test('M-BLOCKADE-02, -03, M-XFER-07, Q-M-57 whoever carries from a blockaded territory rolls once; who carries nothing does not', () => {
  const table = run(1, 1, [4]);
  // a silent player sends nothing through.
  expect(fallbackFor(table.game, china)).toEqual({ type: 'load-ships', trips: [] });
  const events = table.china.does({ type: 'load-ships', trips: [trip(3)] });
  expect(find(events, 'blockade-rolled')).toMatchObject({ territory: 'arabia', navies: 1, die: 4, fate: 'through' });
  expect(table.china.has.supplies.oil).toBe(3);
  const idle = run(1, 1, [6]);
  expect(find(idle.china.does({ type: 'load-ships', trips: [] }), 'blockade-rolled')).toBeUndefined();
  expect(afloat(idle)).toBe(1);
});

test('M-BLOCKADE-05, Q-M-61 EX-M-08 four ships against two navies lower a five to three: through', () => {
  const table = run(4, 2, [5]);
  const events = table.china.does({ type: 'load-ships', trips: [trip(3), trip(2)] });
  expect(find(events, 'blockade-rolled')).toMatchObject({ navies: 2, ships: 4, die: 5, fate: 'through' });
  expect(table.china.has.supplies.oil).toBe(5);
  expect([withDecoys(5, 4, 2), withDecoys(2, 9, 1), withDecoys(4, 1, 3)]).toEqual([3, 1, 4]);
});

test('M-BLOCKADE-04, Q-M-26, Q-M-60 a sunk ship may be an empty one; the cargo of the others arrives', () => {
  const table = run(2, 3, [3]);
  table.china.does({ type: 'load-ships', trips: [trip(3)] });
  expect(table.state.question).toMatchObject({ kind: 'give-up-ships', waiting: ['china'] });
  table.china.does({ type: 'give-up-ships', ships: { 'arabian-sea/ship': 1 } });
  expect([afloat(table), table.china.has.supplies.oil]).toEqual([1, 3]);
});

test('M-BLOCKADE-06, -07, -08, Q-M-60, Q-M-65 a captured ship is a loaded one: it changes colour in place, and its cargo goes to the captor', () => {
  const table = run(2, 3, [6]);
  const events = table.china.does({ type: 'load-ships', trips: [trip(3)] });
  expect(find(events, 'blockade-rolled')).toMatchObject({ fate: 'captured' });
  expect([afloat(table), afloat(table, europe)]).toEqual([1, 1]);
  expect([table.china.has.supplies.oil, table.europe.has.supplies.oil]).toEqual([0, 3]);
  // At the next window it goes where its new owner likes.
  for (let i = 0; i < 60 && table.state.question?.kind !== 'move'; i++) {
    const [asked = europe] = table.state.question?.waiting ?? [];
    const bids = table.state.question?.kind === 'bid' && table.state.stage === 5 && asked === europe;
    const command = bids ? ({ type: 'bid', cubes: 1 } as const) : fallbackFor(table.game, asked);
    if (command !== undefined) perform(table.game, asked, command);
  }
  table.europe.does({ type: 'reroute', from: 'arabian-sea', to: 'north-sea', ships: 1 });
  expect(afloat(table, europe, 'north-sea')).toBe(1);
});

test('Q-M-27, Q-M-60 with more to lose than lie there all are lost, the loaded ones first', () => {
  const table = run(2, 6, [6]);
  table.china.does({ type: 'load-ships', trips: [trip(3)] });
  expect([afloat(table), afloat(table, europe), table.europe.has.supplies.oil]).toEqual([0, 2, 3]);
});

/** China under siege by so many navies, as a stage opens. */
function siege(
  stage: 2 | 3 | 6 | 7,
  navies: number,
  dice: readonly number[],
  chinese: PowerSketch = {},
  phase?: Sketch['phase'],
) {
  return scenario({
    stage,
    ...(phase === undefined ? {} : { phase }),
    options: marine,
    powers: {
      china: { oil: 3, ...chinese },
      europe: { units: { 'sea-of-japan': navies - 1, 'south-china-sea': 1 } },
    },
    dice,
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'siege' }] }),
  });
}

test('M-SIEGE-02, -05, -07, -08, -09, M-SIEGE-03, T-M-12 in Stage 2 a besieged player rolls once: foreign companies stop only if the siege holds, home ones never', () => {
  const holding = { 'baqa-oil': 'open', 'chin-oil': 'open' } as const;
  const units = { 'arabian-sea': { ship: 1 } };
  const oil = (die: number) => {
    const table = siege(2, 2, [die], { oil: 0, cards: holding, units });
    if (table.state.question?.kind === 'load-ships') table.china.does({ type: 'load-ships', trips: [trip(3)] });
    return { oil: table.china.has.supplies.oil, result: table.state.sets.marine?.sieges[china]?.result };
  };
  const home = oil(6);
  expect(home.result).toBe('holds');
  expect(oil(3)).toEqual({ oil: home.oil + 3, result: 'none' });
  expect(oil(4)).toEqual({ oil: home.oil + 3, result: 'half' });
  // Chin Oil at home yields its three whatever the siege.
  expect(home.oil).toBe(3);
});

test('M-SIEGE-08, Q-M-59 a colony that is blockaded too yields nothing while the siege holds', () => {
  const table = scenario({
    stage: 2,
    options: marine,
    powers: {
      china: { oil: 0, cards: { 'baqa-oil': 'open' }, units: { arabia: 1, 'arabian-sea': { ship: 1 } } },
      europe: { units: { 'sea-of-japan': 4, 'south-china-sea': 1, 'red-sea': 1, 'arabian-sea': 1 } },
    },
    sets: marineSketch({
      announced: [
        { by: europe, against: china, grip: 'siege' },
        { by: europe, against: china, grip: 'arabia' },
      ],
    }),
  });
  expect(table.state.sets.marine?.sieges[china]).toMatchObject({ result: 'holds' });
  expect(table.china.has.supplies.oil).toBe(0);
  expect(table.state.question?.kind).not.toBe('load-ships');
});

test('M-SIEGE-06, Q-M-71 five or more navies make a siege that holds without a roll, whatever the decoys', () => {
  const table = siege(2, 5, [1], { units: { 'indian-ocean': { ship: 9 } } });
  expect(table.state.sets.marine?.sieges[china]).toMatchObject({ stage: 2, result: 'holds' });
  expect(table.state.draws).toBe(0);
});

test('M-SIEGE-10, Q-M-61 EX-M-09 six ships in the Indian Ocean against three navies lower a five to two: no effect', () => {
  const table = siege(2, 3, [5], { units: { 'indian-ocean': { ship: 6 } } });
  expect(table.state.sets.marine?.sieges[china]).toMatchObject({ result: 'none' });
  const plain = siege(2, 3, [5]);
  expect(plain.state.sets.marine?.sieges[china]).toMatchObject({ result: 'holds' });
});

test('M-SIEGE-04, -07, -08, Q-M-67 weapons may be traded under a half-siege, not under one that holds', () => {
  const bazaar = (result: 'half' | 'holds') =>
    scenario({
      stage: 6,
      phase: 'arms-bazaar',
      options: marine,
      powers: {
        china: { nukes: 1 },
        europe: { units: { 'sea-of-japan': 1, 'south-china-sea': 1 } },
      },
      bidders: ['china', 'europe'],
      sets: marineSketch({
        announced: [{ by: europe, against: china, grip: 'siege' }],
        sieges: { [china]: { cycle: 2, stage: 6, result } },
      }),
    });
  const offer = { type: 'offer', to: 'europe', gives: { nuke: 1 }, wantsCash: 10 } as const;
  expect(bazaar('half').china.does(offer).length).toBeGreaterThan(0);
  bazaar('holds').china.isRefused(offer, 'M-SIEGE-04');
});

test('M-REROUTE-07, -08, Q-M-63 ships rerouted out of a sea under blockade are met there, by its navies, and only by the player concerned', () => {
  const moving = (dice: readonly number[]) =>
    scenario({
      stage: 5,
      phase: 'moves',
      options: marine,
      powers: {
        china: { units: { 'arabian-sea': { ship: 2 }, arabia: 1 } },
        europe: { units: { 'arabian-sea': 2, 'red-sea': 1 } },
        usa: { units: { 'arabian-sea': { ship: 1 } } },
      },
      bidders: ['china', 'usa'],
      dice,
      sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
    });
  const order = { type: 'reroute', from: 'arabian-sea', to: 'indian-ocean', ships: 2 } as const;
  const through = moving([3]);
  expect(find(through.china.does(order), 'reroute-intercepted')).toMatchObject({
    navies: 2,
    ships: 2,
    fate: 'through',
    lost: 0,
  });
  expect(unitsAt(through.state.board, 'indian-ocean', china, 'ship')).toBe(2);
  const sunk = moving([4]);
  expect(find(sunk.china.does(order), 'reroute-intercepted')).toMatchObject({ fate: 'sunk', lost: 1 });
  expect(unitsAt(sunk.state.board, 'indian-ocean', china, 'ship')).toBe(1);
  const taken = moving([6]);
  taken.china.does(order);
  expect([
    unitsAt(taken.state.board, 'indian-ocean', china, 'ship'),
    unitsAt(taken.state.board, 'arabian-sea', europe, 'ship'),
  ]).toEqual([1, 1]);
  taken.china.does({ type: 'pass' });
  const others = taken.usa.does({ ...order, ships: 1 });
  expect(find(others, 'reroute-intercepted')).toBeUndefined();
});

test('M-BLOCKADE-01, Q-M-56 who has no set of supplies for an attack still has his turn to announce', () => {
  const table = watch(
    { 'red-sea': 1, 'arabian-sea': 1 },
    {
      powers: {
        europe: { minerals: 0, units: { 'red-sea': 1, 'arabian-sea': 1 } },
        china: { units: { arabia: 1 } },
        ussr: {},
      },
    },
  );
  expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['europe'] });
  table.europe.does(announce('china', 'arabia'));
  expect(table.state.sets.marine?.announced).toHaveLength(1);
});

test('M-SIEGE-07, -08, -09, Q-M-68, X-11 resources are traded and forces built abroad only where the siege has no effect; ships are built in any case', () => {
  const under = (stage: 3 | 6, phase: Sketch['phase'], result: 'none' | 'half' | 'holds') =>
    scenario({
      stage,
      ...(phase === undefined ? {} : { phase }),
      options: marine,
      powers: {
        china: { units: { 'indian-ocean': { ship: 2 }, arabia: 1 } },
        europe: { units: { 'sea-of-japan': 1, 'south-china-sea': 1 } },
      },
      bidders: ['china'],
      sets: marineSketch({
        announced: [{ by: europe, against: china, grip: 'siege' }],
        sieges: { [china]: { cycle: 2, stage, result } },
      }),
    });
  expect(under(3, 'market-sales', 'none').state.question).toMatchObject({ kind: 'sell', waiting: ['china'] });
  for (const result of ['half', 'holds'] as const)
    expect(under(3, 'market-sales', result).state.question?.kind).not.toBe('sell');
  const army = { type: 'build', kind: 'army', zone: 'arabia', number: 1 } as const;
  const ship = { type: 'build', kind: 'ship', zone: 'indian-ocean', number: 1 } as const;
  under(6, 'conventional-builds', 'half').china.isRefused(army, 'B-TAC-35');
  under(6, 'conventional-builds', 'holds').china.does(ship);
  under(6, 'conventional-builds', 'none').china.does(army);
});
