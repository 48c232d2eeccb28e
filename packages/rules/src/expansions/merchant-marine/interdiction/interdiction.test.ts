import { expect, test } from 'vitest';
import type { Zone } from '../../../board/index.ts';
import type { GameEvent } from '../../../game.ts';
import type { Grip } from '../../../movement/blockade.ts';
import { perform } from '../../../referee/perform.ts';
import { evolve } from '../../../referee/play.ts';
import { unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, type Sketch, scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';
import { interdiction, withDecoys } from '../tables.ts';

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
  half.europe.isRefused(announce('china', 'arabia'), 'Q-M-56');
  const table = watch({ 'red-sea': 1, 'arabian-sea': 2 });
  const [said] = table.europe.does(announce('china', 'arabia'));
  expect(said).toMatchObject({ type: 'grip-announced', by: 'europe', against: 'china', grip: 'arabia' });
  expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['europe'] });
  table.europe.isRefused(announce('china', 'arabia'), 'M-BLOCKADE-01');
  // lifted, it may not be announced again in this Stage 4.
  table.europe.does({ type: 'lift', against: china, grip: 'arabia' });
  expect(table.state.sets.marine?.announced).toEqual([]);
  table.europe.isRefused(announce('china', 'arabia'), 'X-31');
});

test('M-BLOCKADE-01, X-31 a player who has announced all that their navies allow hears that, not that ports are open', () => {
  const table = watch({ 'red-sea': 1, 'arabian-sea': 2 });
  expect(table.europe.asksWhyNot({ type: 'announce', against: seat('ussr') }, 'Q-M-56').message).toBe(
    'port-free:player',
  );
  table.europe.does(announce('china', 'arabia'));
  expect(table.europe.asksWhyNot({ type: 'announce' }, 'X-31').message).toBe('nothing-to-announce:left');
  expect(table.europe.asksWhyNot({ type: 'announce', against: china }, 'X-31').message).toBe(
    'nothing-to-announce:left',
  );
  expect(watch({ 'red-sea': 1 }).europe.asksWhyNot({ type: 'announce' }, 'M-BLOCKADE-01').message).toBe(
    'nothing-to-announce',
  );
});

test('M-BLOCKADE-01, Q-M-56, X-11, X-31 where another could be announced, each that cannot says what stands in its way', () => {
  const chinese = { units: { arabia: 1, iran: 1, indonesia: 1 } };
  const table = watch({ 'red-sea': 1, 'arabian-sea': 1 }, {}, chinese);
  const lift = { type: 'lift', against: china, grip: 'arabia' } as const;
  table.europe.isRefused(lift, 'X-11');
  table.europe.isRefused(announce('china', 'indonesia'), 'Q-M-56');
  table.europe.does(announce('china', 'arabia'));
  table.europe.isRefused(announce('china', 'arabia'), 'M-BLOCKADE-01');
  table.europe.does(lift);
  table.europe.isRefused(announce('china', 'arabia'), 'X-31');
  table.europe.does(announce('china', 'iran'));
});

test('Q-M-56, X-11 it ends when a port is free and must then be announced again', () => {
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
  alone.europe.isRefused(announce('china', 'arabia'), 'Q-M-56');
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
const captured = (ships: number) => ({ kind: 'ships', sea: 'arabian-sea', ships, how: 'captured', by: europe });
const afloat = (table: ReturnType<typeof run>, owner = china, zone: Zone = 'arabian-sea') =>
  unitsAt(table.state.board, zone, owner, 'ship');

test('M-BLOCKADE-02, -03, M-XFER-07, Q-M-57 a player who carries from a blockaded territory rolls once; a player who carries nothing does not', () => {
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
  expect(find(events, 'blockade-rolled')).toMatchObject({ navies: 2, ships: 4, die: 5, fate: 'through', demands: [] });
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
  expect(find(events, 'blockade-rolled')?.demands).toEqual([captured(1)]);
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
  const events = table.china.does({ type: 'load-ships', trips: [trip(3)] });
  expect(find(events, 'blockade-rolled')?.demands).toEqual([captured(1), captured(1)]);
  expect([afloat(table), afloat(table, europe), table.europe.has.supplies.oil]).toEqual([0, 2, 3]);
});

test('M-BLOCKADE-01, Q-M-56 a player who has no set of supplies for an attack still has their turn to announce', () => {
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

test('Q-M-58 one roll for cargo that leaves by two seas: the row of the sea with more navies, and the losses there', () => {
  const table = scenario({
    stage: 2,
    options: marine,
    powers: {
      china: {
        oil: 0,
        cards: { 'baqa-oil': 'open' },
        units: { arabia: 1, 'arabian-sea': { ship: 1 }, 'red-sea': { ship: 1 } },
      },
      europe: { oil: 0, units: { 'arabian-sea': 1, 'red-sea': 3 } },
    },
    dice: [3],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
  });
  const events = table.china.does({
    type: 'load-ships',
    trips: [trip(3), { sea: 'red-sea', cargo: { 'baqa-oil': 2 } }],
  });
  expect(events.filter(({ type }) => type === 'blockade-rolled')).toHaveLength(1);
  // A three: through past one navy, but one ship sunk by three.
  expect(find(events, 'blockade-rolled')).toMatchObject({ sea: 'red-sea', navies: 3, die: 3, fate: 'sunk' });
  expect([afloat(table), afloat(table, china, 'red-sea'), table.china.has.supplies.oil]).toEqual([1, 0, 3]);
});

test('Q-M-58, Q-M-60 of ships in two seas only those loaded in the sea of the roll are captured first', () => {
  const table = scenario({
    stage: 2,
    options: marine,
    powers: {
      china: {
        oil: 0,
        cards: { 'baqa-oil': 'open' },
        units: { arabia: 1, 'arabian-sea': { ship: 1 }, 'red-sea': { ship: 2 } },
      },
      europe: { oil: 0, units: { 'arabian-sea': 1, 'red-sea': 6 } },
    },
    dice: [6],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
  });
  const events = table.china.does({
    type: 'load-ships',
    trips: [trip(3), { sea: 'red-sea', cargo: { 'baqa-oil': 2 } }],
  });
  const one = { kind: 'ships', sea: 'red-sea', ships: 1, how: 'captured', by: europe };
  expect(find(events, 'blockade-rolled')).toMatchObject({ sea: 'red-sea', fate: 'captured', demands: [one, one] });
  expect([table.china.has.supplies.oil, table.europe.has.supplies.oil]).toEqual([3, 2]);
});

test('Q-M-64, X-27 captured cargo beyond the row of the captor is lost', () => {
  const table = scenario({
    stage: 2,
    options: marine,
    powers: {
      china: { oil: 0, cards: { 'baqa-oil': 'open' }, units: { arabia: 1, 'arabian-sea': { ship: 1 } } },
      europe: { oil: 11, units: { 'arabian-sea': 3, 'red-sea': 1 } },
    },
    dice: [6],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
  });
  const events = table.china.does({ type: 'load-ships', trips: [trip(3)] });
  expect(find(events, 'ships-lost')).toMatchObject({ how: 'captured', by: 'europe', stored: { oil: 1 } });
  expect([table.china.has.supplies.oil, table.europe.has.supplies.oil]).toEqual([0, 12]);
});

test('Q-M-62, X-11 in a blockaded territory no armies are raised, of the pool or of its own; with MM only if it was announced', () => {
  const builds = (said: boolean) =>
    scenario({
      stage: 6,
      phase: 'conventional-builds',
      options: marine,
      powers: {
        china: { units: { arabia: 1, iran: 1 } },
        europe: { units: { 'red-sea': 1, 'arabian-sea': 1 } },
      },
      bidders: ['china'],
      sets: marineSketch({ announced: said ? [{ by: europe, against: china, grip: 'arabia' }] : [] }),
    });
  const army = { type: 'build', kind: 'army', zone: 'arabia', number: 1 } as const;
  const blockaded = builds(true);
  blockaded.china.isRefused(army, 'B-TAC-31');
  blockaded.china.does({ ...army, zone: 'iran' });
  builds(false).china.does(army);
});

test('Q-M-56 of several grips those that end at once are gone, and the others stay', () => {
  const grips = (['arabia', 'siege', 'poland'] as const).map((grip) => ({ by: europe, against: china, grip }));
  const { state } = scenario({ options: marine, powers: { europe: {}, china: {} } });
  Object.assign(state.sets, marineSketch({ announced: grips }));
  evolve(state, { type: 'grip-ended', ended: grips.slice(0, 2), lifted: false, clauses: ['Q-M-56'] });
  expect(state.sets.marine?.announced).toEqual(grips.slice(2));
});

test('M-BLOCKADE-02, Q-M-57 a ship lost to the roll of one territory is not rolled for by another whose goods it carried', () => {
  const cargo = { 'baqa-oil': 2, 'khuzestan-oil': 1 } as const;
  const blockades = (dice: readonly number[]) => {
    const table = scenario({
      stage: 2,
      options: marine,
      powers: {
        china: {
          oil: 0,
          cards: { 'baqa-oil': 'open', 'khuzestan-oil': 'open' },
          units: { 'arabian-sea': { ship: 1 }, arabia: 1, iran: 1 },
        },
        europe: { units: { 'arabian-sea': 3, 'red-sea': 1 } },
      },
      dice,
      sets: marineSketch({
        announced: [
          { by: europe, against: china, grip: 'arabia' },
          { by: europe, against: china, grip: 'iran' },
        ],
      }),
    });
    const events = table.china.does({ type: 'load-ships', trips: [{ sea: 'arabian-sea', cargo }] });
    const rolls = events.flatMap((event) => (event.type === 'blockade-rolled' ? [event.territory] : []));
    return [rolls, table.state.stage, table.china.has.supplies.oil];
  };
  expect(blockades([1, 1])).toEqual([['arabia', 'iran'], 3, 3]);
  expect(blockades([3, 1])).toEqual([['arabia'], 3, 0]);
});
