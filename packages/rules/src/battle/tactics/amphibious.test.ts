import { expect, test } from 'vitest';
import type { GameEvent } from '../../game.ts';
import type { Order } from '../../movement/order.ts';
import { options } from '../../referee/options.ts';
import { Play } from '../../referee/play.ts';
import { aboardAt, unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type PowerSketch, type Sketch, scenario } from '../../testing/index.ts';
import { battleOf, piecesOf } from '../battle.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const [usa, africa] = [seat('usa'), seat('africa')];
const pay = { type: 'defend', supplied: true } as const;
const resist = { type: 'defend', supplied: false } as const;
const counted = (events: readonly GameEvent[]) => events.find(({ type }) => type === 'dice-counted');

const sail: Order = { how: 'sail', from: 'caribbean-sea', units: { navy: 1 } };
const board = (army: number): Order => ({ how: 'board', from: 'midwest-usa', units: { army } });
const ashore = (army: number): Order => ({ how: 'ashore', on: 'nigeria', units: { army } });
/** From the Midwest by the Caribbean and the Mid Atlantic to the Gulf of Guinea, and ashore in Nigeria. */
const landing = (army: number) =>
  ({
    type: 'assault-by-sea',
    to: 'nigeria',
    sea: 'gulf-of-guinea',
    against: 'africa',
    orders: [sail, board(army), { how: 'by', zone: 'gulf-of-guinea' }, ashore(army)] as Order[],
  }) as const;

function crossing(
  more: { usa?: PowerSketch; africa?: PowerSketch; options?: Sketch['options'] } = {},
  dice: number[] = [],
) {
  return scenario({
    ...attacks,
    powers: {
      usa: { oil: 9, units: { 'midwest-usa': 6, 'caribbean-sea': 1 }, ...more.usa },
      africa: { units: { nigeria: 2 }, ...more.africa },
    },
    bidders: ['usa'],
    dice,
    ...(more.options === undefined ? {} : { options: more.options }),
  });
}

test('B-TAC-02, -03, -04, Q-B-58 in Step A a whole convoy comes to the target from a light blue sea, at standard cost', () => {
  const table = crossing();
  const [offer] = options(table.game, usa, { type: 'assault-by-sea', to: 'nigeria' });
  // Of Nigeria's coasts, all light blue, one is in reach.
  expect(offer?.next).toEqual({ field: 'sea', domain: { kind: 'one-of', values: ['gulf-of-guinea'] } });
  table.usa.does(landing(4));
  // One oil for the boarding and two for the seas entered; landing is free, and the set comes later.
  expect(table.usa.has.supplies).toEqual({ grain: 3, oil: 6, minerals: 3 });
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(4);
  expect(unitsAt(table.state.board, 'gulf-of-guinea', usa, 'navy')).toBe(1);
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['africa'] });
  // the land is fought over, and still its defender's.
  const fleet = { zone: 'gulf-of-guinea', units: { navy: 1 } };
  expect(table.state.assaults).toEqual([{ seat: 'usa', zone: 'nigeria', how: 'amphibious', fleet }]);
});

test('B-TAC-02, X-02 the set must be left on top of what the convoy costs', () => {
  const table = crossing({ usa: { oil: 4 } });
  table.usa.does(landing(1));
  const poor = crossing({ usa: { oil: 3 } });
  poor.usa.isRefused(landing(1), 'B-MOVE-15');
  poor.usa.asksWhyNot({ type: 'assault-by-sea', to: 'nigeria' }, 'B-MOVE-15');
});

test('B-TAC-02, X-21 what an assault has landed goes aboard nothing again in the same move', () => {
  const table = crossing({ usa: { oil: 12, units: { 'midwest-usa': 6, 'caribbean-sea': 1, 'gulf-of-guinea': 1 } } });
  const second: Order[] = [
    { how: 'sail', from: 'gulf-of-guinea', units: { navy: 1 } },
    { how: 'board', from: 'nigeria', units: { army: 1 } },
  ];
  // Otherwise the force could be at sea again when its battle begins.
  table.usa.isRefused({ ...landing(1), orders: [...landing(1).orders, ...second] }, 'X-21');
  table.usa.isRefused({ ...landing(2), orders: [...landing(2).orders, ...second] }, 'X-21');
  table.usa.does(landing(2));
});

test('B-TAC-04 the assault lands in the target alone, and from the one sea in which the fleet ends', () => {
  const table = crossing({ usa: { oil: 12 } });
  table.usa.isRefused(
    {
      ...landing(2),
      orders: [
        sail,
        board(2),
        { how: 'by', zone: 'gulf-of-guinea' },
        ashore(1),
        { how: 'ashore', on: 'zaire', units: { army: 1 } },
      ],
    },
    'B-TAC-04',
  );
  table.usa.isRefused({ ...landing(2), orders: [sail, board(2)] }, 'B-TAC-02');
  // Armies land from no dark blue sea.
  table.usa.isRefused(
    { ...landing(2), orders: [sail, board(2), { how: 'by', zone: 'mid-atlantic' }, ashore(2)] },
    'B-MOVE-17',
  );
});

test('B-TAC-05, B-ATK-32 armies and navies of the assault both count for fire power', () => {
  const table = crossing();
  table.usa.does(landing(2));
  // Two armies and their navy against two armies.
  expect(counted(table.africa.does(pay))).toMatchObject({ attacker: { firePower: 1 }, defender: { firePower: 0 } });
});

test('B-TAC-06, X-12 the defender picks armies ashore and navies of the assault as separate losses', () => {
  const table = crossing({}, [1, 1, 4, 3]);
  table.usa.does(landing(2));
  table.africa.does(pay);
  const [offer] = options(table.game, africa, { type: 'remove-losses' });
  expect(offer?.next?.domain).toMatchObject({ next: { values: ['nigeria/army', 'gulf-of-guinea/navy'] } });
  table.africa.does({ type: 'remove-losses', losses: ['gulf-of-guinea/navy', 'nigeria/army'] });
  expect(unitsAt(table.state.board, 'gulf-of-guinea', usa, 'navy')).toBe(0);
  // The other army was ashore and did not go down with it.
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(1);
});

test('B-TAC-06, X-12 a sunk navy takes what is still aboard it', () => {
  const table = crossing({}, [1, 1, 4]);
  table.usa.does({
    ...landing(4),
    orders: [sail, board(4), { how: 'by', zone: 'gulf-of-guinea' }, ashore(3)],
  });
  table.africa.does(resist);
  table.africa.does({ type: 'remove-losses', losses: ['gulf-of-guinea/navy with 1 army'] });
  expect(unitsAt(table.state.board, 'gulf-of-guinea', usa, 'navy')).toBe(0);
  expect(aboardAt(table.state.board, 'gulf-of-guinea', usa, 'army')).toBe(0);
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(3);
});

test('X-12 with the option assaultTroops aboard, troops go down with the navy that landed them, in the first round', () => {
  const table = crossing({ options: { assaultTroops: 'aboard' } }, [1, 1, 4]);
  table.usa.does({
    ...landing(4),
    orders: [sail, board(4), { how: 'by', zone: 'gulf-of-guinea' }, ashore(2), ashore(1)],
  });
  table.africa.does(resist);
  const [offer] = options(table.game, africa, { type: 'remove-losses' });
  expect(offer?.next?.domain).toMatchObject({
    next: { values: ['nigeria/army', 'gulf-of-guinea/navy with 1 army that landed 3 army'] },
  });
  const events = table.africa.does({
    type: 'remove-losses',
    losses: ['gulf-of-guinea/navy with 1 army that landed 3 army'],
  });
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'units-lost', clauses: expect.arrayContaining(['X-12']) }),
  );
  expect(unitsAt(table.state.board, 'gulf-of-guinea', usa, 'navy')).toBe(0);
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(0);
  // Nothing of the assault is left, ashore or afloat.
  expect(table.state.assaults).toEqual([]);
});

test('X-12 with that option navies that landed as many troops are told together, each with its own', () => {
  const table = crossing({
    usa: { oil: 9, units: {}, laden: [2, 2, 3].map((army) => ({ zone: 'gulf-of-guinea', cargo: { army } }) as const) },
    options: { assaultTroops: 'aboard' },
  });
  const convoy = (army: number): Order[] => [
    { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army } },
    ashore(army),
  ];
  table.usa.does({ ...landing(0), orders: [...convoy(2), ...convoy(2), ...convoy(3)] });
  const play = new Play(table.game);
  expect(piecesOf(play, battleOf(play), 'attacker').map(({ key, number }) => [key, number])).toEqual([
    ['nigeria/army', 7],
    ['gulf-of-guinea/navy that landed 2 army', 2],
    ['gulf-of-guinea/navy that landed 3 army', 1],
  ]);
});

test('X-12 with that option a navy takes down its own troops and no others', () => {
  const table = crossing(
    {
      usa: {
        oil: 9,
        units: {},
        laden: [2, 2, 3].map((army) => ({ zone: 'gulf-of-guinea', cargo: { army } }) as const),
      },
      options: { assaultTroops: 'aboard' },
    },
    [1, 1, 4],
  );
  const convoy = (army: number): Order[] => [
    { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army } },
    ashore(army),
  ];
  table.usa.does({ ...landing(0), orders: [...convoy(2), ...convoy(2), ...convoy(3)] });
  table.africa.does(resist);
  table.africa.does({ type: 'remove-losses', losses: ['gulf-of-guinea/navy that landed 2 army'] });
  expect(unitsAt(table.state.board, 'gulf-of-guinea', usa, 'navy')).toBe(2);
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(5);
});

test('X-12 with that option an army removed on the beach does not die twice', () => {
  const table = crossing({ options: { assaultTroops: 'aboard' } }, [1, 1, 6]);
  table.usa.does(landing(2));
  table.africa.does(resist);
  const events = table.africa.does({
    type: 'remove-losses',
    losses: ['nigeria/army', 'gulf-of-guinea/navy that landed 2 army'],
  });
  expect(events.find(({ type }) => type === 'units-lost')).toMatchObject({
    losses: [
      { zone: 'nigeria', kind: 'army', number: 2 },
      { zone: 'gulf-of-guinea', kind: 'navy', number: 1 },
    ],
  });
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(0);
});

test('B-TAC-10, -11, Q-B-59 armies fly to the target from one or more territories, for two oil each', () => {
  const table = crossing({ usa: { oil: 7, units: { 'midwest-usa': 3, alaska: 2 } } });
  const fly = (from: 'midwest-usa' | 'alaska', army: number): Order => ({ how: 'airlift', from, units: { army } });
  const drop = { type: 'assault-by-air', to: 'nigeria', against: 'africa' } as const;
  // Seven oil less that of the set pay for three flights.
  table.usa.isRefused({ ...drop, orders: [fly('midwest-usa', 3), fly('alaska', 1)] }, 'B-MOVE-10');
  table.usa.does({ ...drop, orders: [fly('midwest-usa', 2), fly('alaska', 1)] });
  expect(table.usa.has.supplies.oil).toBe(1);
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(3);
  expect(table.state.assaults).toEqual([{ seat: 'usa', zone: 'nigeria', how: 'airborne' }]);
});

test('Q-B-59 the zone an airborne assault came from cannot be lost in its battle', () => {
  const table = crossing(
    { usa: { oil: 9, units: { 'midwest-usa': 1 } }, africa: { units: { nigeria: 2, zaire: 1 } } },
    [1, 6, 6],
  );
  table.usa.does({
    type: 'assault-by-air',
    to: 'nigeria',
    against: 'africa',
    orders: [{ how: 'airlift', from: 'midwest-usa', units: { army: 1 } }],
  });
  table.africa.does(pay);
  table.africa.does({ type: 'remove-losses', losses: ['nigeria/army'] });
  // Nobody is asked to occupy the Midwest; Step E follows.
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['africa'] });
});

test('B-TAC-11 without two oil on top of the set nobody flies', () => {
  const table = crossing({ usa: { oil: 2, units: { 'midwest-usa': 3 } } });
  expect(table.usa.may()).not.toContain('assault-by-air');
  table.usa.isRefused(
    {
      type: 'assault-by-air',
      to: 'nigeria',
      against: 'africa',
      orders: [{ how: 'airlift', from: 'midwest-usa', units: { army: 1 } }],
    },
    'B-MOVE-10',
  );
  expect(table.usa.asksWhyNot({ type: 'assault-by-air' }, 'B-TAC-11').code).toBe('no-drop');
});

test('B-TAC-16, B-MOVE-11 no army flies off a navy into an assault', () => {
  const table = scenario({
    ...attacks,
    powers: {
      usa: { oil: 9, units: { alaska: 1 }, laden: [{ zone: 'caribbean-sea', cargo: { army: 2 } }] },
      africa: { units: { nigeria: 1 } },
    },
    bidders: ['usa'],
  });
  const drop = { type: 'assault-by-air', to: 'nigeria', against: 'africa' } as const;
  table.usa.isRefused(
    { ...drop, orders: [{ how: 'airlift', from: 'caribbean-sea', units: { army: 1 } }] },
    'B-MOVE-11',
  );
  const [offer] = options(table.game, usa, drop);
  expect(offer?.next?.domain).toMatchObject({
    next: { values: [{ how: 'airlift', from: 'alaska', units: { army: 1 } }] },
  });
  table.usa.does({ ...drop, orders: [{ how: 'airlift', from: 'alaska', units: { army: 1 } }] });
});

test('B-ATK-41 a force that wipes out the defenders has captured the land it stands in, with the cards there', () => {
  const table = crossing({ africa: { units: { nigeria: 1 }, cards: { 'idah-oil': 'open' } } }, [6, 6, 1, 1]);
  table.usa.does(landing(3));
  table.africa.does(pay);
  table.usa.does({ type: 'remove-losses', losses: ['nigeria/army'] });
  expect(table.state.assaults).toEqual([]);
  expect(table.usa.has.holdings.map(({ card }) => card)).toEqual(['idah-oil']);
  expect(table.state.fates).toEqual({ nigeria: { by: 'usa', how: 'captured' } });
  expect(table.state.lastLost).toEqual({ africa: 'nigeria' });
});

test('X-12, B-ATK-43 the attacker is wiped out only when nothing of the assault is left, ashore or afloat', () => {
  const table = crossing(
    {
      usa: { oil: 9, units: { 'midwest-usa': 1, 'caribbean-sea': 1 } },
      africa: { oil: 9, units: { nigeria: 1, 'cape-of-good-hope': 1 } },
    },
    [1, 1, 6, 6],
  );
  table.usa.does(landing(1));
  table.africa.does(pay);
  table.africa.does({ type: 'remove-losses', losses: ['nigeria/army', 'gulf-of-guinea/navy'] });
  // The launching sea was the zone attacked from: its defender may take it.
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['africa'] });
  table.africa.does({ type: 'occupy', orders: [{ how: 'sail', from: 'cape-of-good-hope', units: { navy: 1 } }] });
  expect(unitsAt(table.state.board, 'gulf-of-guinea', africa, 'navy')).toBe(1);
});

/** Two American armies off Japan, with another navy beside the one that carries them. */
function escorted(escorts: number) {
  return scenario({
    ...attacks,
    powers: {
      usa: { oil: 9, units: { 'tokyo-bay': escorts }, laden: [{ zone: 'tokyo-bay', cargo: { army: 2 } }] },
      china: { units: { japan: 3 } },
    },
    bidders: ['usa'],
  });
}
const convoy: Order = { how: 'convoy', from: 'tokyo-bay', carrier: 'navy', number: 1, cargo: { army: 2 } };
const onJapan: Order = { how: 'ashore', on: 'japan', units: { army: 2 } };
const againstJapan = (...orders: Order[]) =>
  ({ type: 'assault-by-sea', to: 'japan', sea: 'tokyo-bay', against: 'china', orders }) as const;

test('B-TAC-05, Q-B-58 navies that lie in the launching sea take part like those that sail in, and cost nothing', () => {
  const table = escorted(2);
  const join: Order = { how: 'sail', from: 'tokyo-bay', units: { navy: 2 } };
  table.usa.does(againstJapan(convoy, onJapan, join));
  // Five units against three.
  expect(counted(table.china.does(pay))).toMatchObject({ attacker: { firePower: 1 } });
  expect(table.usa.has.supplies.oil).toBe(8);
});

test('B-TAC-02 the first navy named must land somebody; one with nobody to land joins after it', () => {
  const table = escorted(1);
  const join: Order = { how: 'sail', from: 'tokyo-bay', units: { navy: 1 } };
  table.usa.isRefused(againstJapan(join, convoy, onJapan), 'B-TAC-02');
  const [offer] = options(table.game, usa, againstJapan(convoy, onJapan));
  expect(offer?.more?.domain).toMatchObject({ next: { values: expect.arrayContaining([join]) } });
});
