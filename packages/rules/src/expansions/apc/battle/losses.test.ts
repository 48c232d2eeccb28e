import { expect, test } from 'vitest';
import type { GameEvent } from '../../../game.ts';
import { options } from '../../../referee/options.ts';
import { aboardAt, type SparseCounts, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { onlyAnswer } from '../../../table/orders.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, playSilently, scenario } from '../../../testing/index.ts';

const europe = seat('europe');
const ussr = seat('ussr');
const usa = seat('usa');
const remove = (...losses: string[]) => ({ type: 'remove-losses', losses }) as const;
const absorb = (apcs: Record<string, number>) => ({ type: 'absorb', apcs }) as const;

/**
 * Six Soviet armies in Russia attack Poland. The dice are position and fire power of the attacker, then the defender's;
 * the edge of fire power comes on top of them.
 */
function struck(target: 'army' | 'apc', dice: readonly number[], poland: SparseCounts, more: PowerSketch = {}) {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: 6 } }, europe: { units: { poland }, ...more } },
    dice,
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } });
  table.europe.does({ type: 'stay' });
  if (table.state.question?.kind === 'passengers') table.europe.does({ type: 'get-off', passengers: {} });
  table.europe.does({ type: 'defend', supplied: false });
  if (table.state.question?.kind === 'target') table.ussr.does({ type: 'name-target', target });
  return table;
}
const left = (table: ReturnType<typeof struck>) => ({
  army: unitsAt(table.state.board, 'poland', europe, 'army'),
  apc: unitsAt(table.state.board, 'poland', europe, 'apc'),
});

test('A-TGT-01 at Step A attacker and defender name what they destroy first, the attacker first, in the open', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: { army: 2, apc: 1 } } }, europe: { units: { poland: { army: 1, apc: 1 } } } },
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2, apc: 1 } });
  table.europe.does({ type: 'stay' });
  table.europe.does({ type: 'defend', supplied: true });
  expect(table.state.question).toMatchObject({ kind: 'target', waiting: ['ussr'] });
  table.ussr.isRefused({ type: 'name-target', target: 'navy' }, 'A-TGT-01');
  const [named] = table.ussr.does({ type: 'name-target', target: 'apc' });
  expect(named).toMatchObject({ type: 'target-named', side: 'attacker', target: 'apc', chosen: true });
  // Nobody has paid yet.
  expect(table.ussr.has.supplies.grain).toBe(3);
  expect(table.state.question).toMatchObject({ kind: 'target', waiting: ['europe'] });
  expect(fallbackFor(table.game, europe)).toEqual({ type: 'name-target', target: 'army' });
  table.europe.does({ type: 'name-target', target: 'army' });
  expect(table.ussr.has.supplies.grain).toBe(2);
});

test('A-TGT-01 where the other side has one type, the target is set without asking', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 2 } } },
    dice: [1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2 } });
  const events = table.europe.does({ type: 'defend', supplied: false });
  const named = events.filter(({ type }) => type === 'target-named');
  expect(named).toMatchObject([
    { side: 'attacker', target: 'army', chosen: false },
    { side: 'defender', target: 'army', chosen: false },
  ]);
});

test('A-KIL-01, -02, -03, -05 twelve points on an APC and three armies: the APC for 8, one army for 3, and 1 is lost', () => {
  // Fire power 6 against 5: no edge.
  const table = struck('apc', [6, 6], { apc: 1, army: 3 });
  table.europe.does(absorb({}));
  table.ussr.isRefused(remove('poland/army'), 'A-KIL-04');
  table.ussr.isRefused(remove('poland/apc', 'poland/army', 'poland/army'), 'B-ATK-34');
  table.ussr.does(remove('poland/apc', 'poland/army'));
  expect(left(table)).toEqual({ army: 2, apc: 0 });
});

test('A-KIL-04 seven points on the APC destroy nothing, and the armies are safe', () => {
  const table = struck('apc', [6, 1], { apc: 1, army: 3 });
  // Nothing could be removed, so nobody was asked.
  expect(left(table)).toEqual({ army: 3, apc: 1 });
  expect(table.state.question?.kind).not.toBe('losses');
});

test('A-KIL-05 twelve points on the armies: all three for 9, and the 3 left do not kill the APC', () => {
  const table = struck('army', [6, 6], { apc: 1, army: 3 });
  table.europe.does(absorb({}));
  table.ussr.isRefused(remove('poland/apc'), 'A-KIL-04');
  table.ussr.isRefused(remove('poland/army', 'poland/army', 'poland/army', 'poland/apc'), 'B-ATK-34');
  table.ussr.does(remove('poland/army', 'poland/army', 'poland/army'));
  expect(left(table)).toEqual({ army: 0, apc: 1 });
});

test('A-KIL-04, B-ATK-35 a named target leaves a choice once one of it is destroyed: the roller is asked', () => {
  const asked = (target: 'army' | 'apc', dice: readonly number[], poland: SparseCounts) => {
    const table = struck(target, dice, poland);
    if (table.state.question?.kind === 'absorb') table.europe.does(absorb({}));
    expect(table.state.question?.kind).toBe('losses');
    return onlyAnswer(table.game, ussr)?.command;
  };
  // Twelve points: three armies, or one army and the APC.
  expect(asked('army', [6, 6], { apc: 1, army: 3 })).toBeUndefined();
  // Ten points leave seven after the first army, too few for the APC: the armies it is.
  expect(asked('army', [6, 4], { apc: 1, army: 3 })).toEqual(remove('poland/army', 'poland/army', 'poland/army'));
  // The APC first, and then there is nothing but armies: no choice on the way.
  expect(asked('apc', [6, 6], { apc: 1, army: 3 })).toEqual(remove('poland/apc', 'poland/army'));
});

test('A-ABS-01 an APC takes seven points meant for two armies, and nothing is destroyed', () => {
  const table = struck('army', [6, 1], { apc: 1, army: 2 });
  expect(table.state.question).toMatchObject({ kind: 'absorb', waiting: ['europe'] });
  expect(fallbackFor(table.game, europe)).toEqual(absorb({ 'poland/apc': 1 }));
  table.europe.isRefused(absorb({ 'poland/apc': 2 }), 'A-ABS-01');
  table.europe.does(absorb({ 'poland/apc': 1 }));
  expect(left(table)).toEqual({ army: 2, apc: 1 });
});

test('A-ABS-01 of twelve it takes eight and falls, and the 4 left destroy one army', () => {
  const table = struck('army', [6, 6], { apc: 1, army: 2 });
  // it would fall, so a silent owner keeps it back.
  expect(fallbackFor(table.game, europe)).toEqual(absorb({}));
  table.europe.does(absorb({ 'poland/apc': 1 }));
  table.ussr.isRefused(remove('poland/army'), 'A-ABS-01');
  table.ussr.isRefused(remove('poland/apc', 'poland/army', 'poland/army'), 'B-ATK-34');
  table.ussr.does(remove('poland/apc', 'poland/army'));
  expect(left(table)).toEqual({ army: 1, apc: 0 });
});

test('A-ABS-01 an owner who declines loses two armies to seven points', () => {
  const table = struck('army', [6, 1], { apc: 1, army: 2 });
  table.europe.does(absorb({}));
  table.ussr.does(remove('poland/army', 'poland/army'));
  expect(left(table)).toEqual({ army: 0, apc: 1 });
});

test('A-ABS-01 of two APCs before one army twelve points destroy the first; the second takes the rest', () => {
  const table = struck('army', [6, 6], { apc: 2, army: 1 });
  table.europe.does(absorb({ 'poland/apc': 2 }));
  table.ussr.isRefused(remove('poland/apc', 'poland/army'), 'A-ABS-01');
  table.ussr.does(remove('poland/apc'));
  expect(left(table)).toEqual({ army: 1, apc: 1 });
});

test('A-ABS-01 the attacker’s APCs take points too', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: { army: 2, apc: 1 } } }, europe: { units: { poland: 4 } } },
    dice: [1, 3, 3],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2, apc: 1 } });
  table.europe.does({ type: 'defend', supplied: true });
  table.europe.does({ type: 'name-target', target: 'army' });
  expect(table.state.question).toMatchObject({ kind: 'absorb', waiting: ['ussr'] });
  table.ussr.does(absorb({ 'russia/apc': 1 }));
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(2);
  expect(unitsAt(table.state.board, 'russia', ussr, 'apc')).toBe(1);
});

test('A-ABS-01 no APC stands before a navy', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { laden: [{ zone: 'baltic-sea', cargo: { apc: 1, army: 1 } }] },
      europe: { units: { 'western-europe': 4 } },
    },
    dice: [1, 6, 6, 6],
  });
  table.ussr.does({
    type: 'assault-by-sea',
    to: 'western-europe',
    sea: 'baltic-sea',
    against: 'europe',
    orders: [
      { how: 'convoy', from: 'baltic-sea', carrier: 'navy', number: 1, cargo: { apc: 1, army: 1 } },
      { how: 'ashore', on: 'western-europe', units: { apc: 1 } },
      { how: 'ashore', on: 'western-europe', units: { army: 1 } },
    ],
  });
  table.europe.does({ type: 'defend', supplied: true });
  table.europe.does({ type: 'name-target', target: 'navy' });
  // Equal fire power: two position dice, 12 points.
  table.ussr.does(absorb({ 'western-europe/apc': 1 }));
  table.europe.isRefused(remove('western-europe/apc'), 'A-KIL-04');
  table.europe.isRefused(remove('baltic-sea/navy', 'western-europe/army'), 'A-ABS-01');
  const events = table.europe.does(remove('baltic-sea/navy', 'western-europe/apc'));
  expect(events.find((event) => event.type === 'units-lost')).toMatchObject({
    losses: [
      { kind: 'apc', number: 1 },
      { kind: 'navy', number: 1 },
    ],
  });
});

test('A-KIL-02 passengers do not fight, are no targets, and are lost with their APC', () => {
  const table = struck(
    'apc',
    [5, 3],
    { army: 1 },
    {
      laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 3 } }],
    },
  );
  // 6 armies against an army and an APC, whose passengers count for nothing: 6 against 3, one point.
  expect(table.state.agenda.at(-1)).toMatchObject({ points: { attacker: 9 } });
  const [offer] = options(table.game, europe, { type: 'absorb' });
  expect(offer?.next?.domain).toMatchObject({ max: { 'poland/apc with 3 army': 1 } });
  table.europe.does(absorb({}));
  const events: readonly GameEvent[] = table.ussr.does(remove('poland/apc with 3 army'));
  expect(events[0]?.clauses).toContain('Q-A-04');
  expect(aboardAt(table.state.board, 'poland', europe, 'army')).toBe(0);
  expect(left(table)).toEqual({ army: 1, apc: 0 });
});

test('A-CAR-02, -03 a player who wants their passengers to fight lets them get off at Step A, free, the attacker first', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { laden: [{ zone: 'russia', carrier: 'apc', cargo: { army: 3 } }] },
      europe: { laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 2 } }] },
    },
    dice: [1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { apc: 1 } });
  table.europe.does({ type: 'stay' });
  expect(table.state.question).toMatchObject({ kind: 'passengers', waiting: ['ussr'] });
  table.ussr.isRefused({ type: 'get-off', passengers: { 'russia/apc with 3 army': 4 } }, 'A-CAR-01');
  table.ussr.does({ type: 'get-off', passengers: { 'russia/apc with 3 army': 2 } });
  expect(table.state.question).toMatchObject({ kind: 'passengers', waiting: ['europe'] });
  table.europe.does({ type: 'get-off', passengers: {} });
  // Who stays has said so, and chooses between set and resistance alone.
  expect(table.europe.may()).toContain('defend');
  table.europe.isRefused({ type: 'surrender' }, 'X-02');
  table.europe.does({ type: 'defend', supplied: false });
  const events = table.europe.does({ type: 'name-target', target: 'army' });
  expect(events.find((event) => event.type === 'fire-power-counted')).toMatchObject({ attacker: 4, defender: 2 });
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(2);
  expect(aboardAt(table.state.board, 'russia', ussr, 'army')).toBe(1);
  expect(table.ussr.has.supplies.oil).toBe(2);
});

test('A-INH-06 militia never destroys an APC: its points go to the armies', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: { army: 3, apc: 1 } } }, europe: {} },
    dice: [6],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'militia', units: { army: 3, apc: 1 } });
  table.ussr.does(absorb({}));
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(1);
  expect(unitsAt(table.state.board, 'russia', ussr, 'apc')).toBe(1);
});

test('A-INH-06, A-ABS-01 an APC may take the points of militia, which one die cannot kill', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: { army: 3, apc: 1 } } }, europe: {} },
    dice: [6],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'militia', units: { army: 3, apc: 1 } });
  expect(fallbackFor(table.game, ussr)).toEqual(absorb({ 'russia/apc': 1 }));
  table.ussr.does(absorb({ 'russia/apc': 1 }));
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(3);
});

test('A-INH-06 APCs alone meet militia without a loss or a question', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: { apc: 1 } } }, europe: {} },
    dice: [6],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'militia', units: { apc: 1 } });
  expect(table.state.question?.kind).toBe('occupy');
  expect(unitsAt(table.state.board, 'russia', ussr, 'apc')).toBe(1);
});

test('A-INH-02 a sunk navy takes the APCs aboard it down', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { units: { 'north-sea': 2 } },
      europe: { laden: [{ zone: 'baltic-sea', cargo: { apc: 1, army: 2 } }] },
    },
    dice: [3, 1],
  });
  table.ussr.does({ type: 'attack', from: 'north-sea', to: 'baltic-sea', against: 'europe', units: { navy: 2 } });
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does(remove('baltic-sea/navy with 2 army and 1 apc'));
  expect(aboardAt(table.state.board, 'baltic-sea', europe, 'apc')).toBe(0);
});

test('A-CAR-03 before an attack armies get off their APCs, free, and attack or fly without them', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { oil: 9, laden: [{ zone: 'russia', carrier: 'apc', cargo: { army: 3 } }] },
      europe: { units: { poland: 1 } },
    },
  });
  const before = { ...table.ussr.has.supplies };
  table.ussr.isRefused({ type: 'get-off', passengers: {} }, 'A-CAR-01');
  const events = table.ussr.does({ type: 'get-off', passengers: { 'russia/apc with 3 army': 2 } });
  expect(events.map(({ type }) => type)).toEqual(['passengers-unloaded']);
  expect(table.ussr.has.supplies).toEqual(before);
  expect(table.state.question).toMatchObject({ kind: 'attack', waiting: ['ussr'] });
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(2);
  table.ussr.does({
    type: 'assault-by-air',
    to: 'poland',
    against: 'europe',
    orders: [{ how: 'airlift', from: 'russia', units: { army: 2 } }],
  });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(2);
});

test('A-CAR-03, B-TAC-09 what room there is on a failed beach its owner gives to armies or to APCs', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: {
      usa: {
        oil: 9,
        laden: [
          { zone: 'bay-of-bengal', cargo: { army: 4 } },
          { zone: 'bay-of-bengal', cargo: { apc: 1, army: 2 } },
        ],
      },
      china: { units: { india: 9 } },
    },
    dice: [1, 1, 3],
  });
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
  playSilently(table.game, ({ state }) => state.question?.kind === 'losses' || state.question?.kind === 'assault');
  if (table.state.question?.kind === 'losses')
    table.china.does({ type: 'remove-losses', losses: ['bay-of-bengal/navy'] });
  playSilently(table.game, ({ state }) => state.question?.kind === 'assault');
  expect(unitsAt(table.state.board, 'bay-of-bengal', usa, 'navy')).toBe(1);
  const off = { type: 'give-up-assault', zone: 'india', how: 'withdraw', sea: 'bay-of-bengal' } as const;
  const [offer] = options(table.game, usa, off);
  expect(offer?.next).toMatchObject({
    field: 'load',
    domain: { kind: 'one-of', values: [{ army: 2, apc: 1 }, { army: 4 }] },
  });
  table.usa.does({ ...off, load: { army: 2, apc: 1 } });
  expect(aboardAt(table.state.board, 'bay-of-bengal', usa, 'apc')).toBe(1);
  expect(unitsAt(table.state.board, 'india', seat('china'), 'army')).toBe(9 + 4);
});
