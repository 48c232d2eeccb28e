import { expect, test } from 'vitest';
import type { Zone } from '../../../board/index.ts';
import type { GameEvent } from '../../../game.ts';
import type { Order } from '../../../movement/order.ts';
import { options } from '../../../referee/options.ts';
import { type SparseCounts, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { onlyAnswer } from '../../../table/orders.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, scenario } from '../../../testing/index.ts';

const chart = { combatResolution: 'chart' } as const;
const attacks = { stage: 4, phase: 'attacks' } as const;
const ussr = seat('ussr');
const europe = seat('europe');
const usa = seat('usa');
const africa = seat('africa');
const attack = (from: Zone, to: Zone, against: string, units: SparseCounts) =>
  ({ type: 'attack', from, to, against, units }) as const;
const readIn = (events: readonly GameEvent[]) => events.find((event) => event.type === 'chart-read');
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);

/** Soviet units in Russia against European ones in Poland. */
function border(russia: SparseCounts, poland: SparseCounts, dice: readonly number[] = [], more: PowerSketch = {}) {
  return scenario({
    ...attacks,
    options: { ...chart, apc: (russia.apc ?? 0) + (poland.apc ?? 0) > 0 },
    powers: { ussr: { units: { russia } }, europe: { units: { poland }, ...more } },
    bidders: ['ussr'],
    dice,
  });
}

/** So many armies attack so many; the dice are the attacker's Generalship and the defender's. */
function fight(armies: number, defenders: number, dice: readonly number[], supplied = true) {
  const table = border({ army: armies }, { army: defenders }, dice);
  table.ussr.does(attack('russia', 'poland', 'europe', { army: armies }));
  return { table, events: table.europe.does({ type: 'defend', supplied }) };
}

const left = (table: ReturnType<typeof border>) => ({
  russia: unitsAt(table.state.board, 'russia', ussr, 'army'),
  poland: unitsAt(table.state.board, 'poland', europe, 'army'),
});

test('C-MAP-01, C-MAP-02 sets are removed as ever, then the chart is read in place of dice and points', () => {
  const { table, events } = fight(6, 4, [1, 1]);
  expect(types(events).filter((type) => type === 'set-removed')).toHaveLength(2);
  expect(table.ussr.has.supplies).toEqual({ grain: 2, oil: 2, minerals: 2 });
  expect(types(events).filter((type) => type === 'dice-counted' || type === 'fired')).toEqual([]);
  expect(readIn(events)).toMatchObject({ lookedUp: [6, 4], letter: 'B' });
});

test('C-MAP-01 the drill stays as it is where nobody chose the chart, and against militia in any game', () => {
  const plain = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 6 } }, europe: { units: { poland: 4 } } },
    bidders: ['ussr'],
  });
  plain.ussr.does(attack('russia', 'poland', 'europe', { army: 6 }));
  expect(types(plain.europe.does({ type: 'defend', supplied: true }))).toContain('dice-counted');
  const militia = scenario({
    ...attacks,
    options: chart,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { 'western-europe': 1 } } },
    bidders: ['ussr'],
    dice: [3],
  });
  const events = militia.ussr.does(attack('russia', 'romania', 'militia', { army: 2 }));
  expect(readIn(events)).toBeUndefined();
  // Three points of the militia cost one army.
  expect(unitsAt(militia.state.board, 'russia', ussr, 'army')).toBe(1);
});

test('C-MAP-02 a defender may still withdraw, and nothing is read', () => {
  const table = scenario({
    ...attacks,
    options: chart,
    powers: { ussr: { units: { russia: 6 } }, europe: { units: { poland: 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 6 }));
  const events = table.europe.does({
    type: 'withdraw',
    to: 'eastern-europe',
    orders: [{ how: 'march', from: 'poland', units: { army: 1 } }],
  });
  expect(readIn(events)).toBeUndefined();
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
});

test('C-MAP-03, Q-C-12 points are the fire power of the committed units against all at the target; APCs count 2', () => {
  const table = border({ army: 5, apc: 2 }, { army: 1, apc: 1 }, [1, 1]);
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 3, apc: 2 }));
  table.europe.does({ type: 'stay' });
  const events = table.europe.does({ type: 'defend', supplied: true });
  expect(readIn(events)).toMatchObject({
    attacker: { units: 7, support: 0, total: 7 },
    defender: { units: 3, support: 0, total: 3 },
    letter: 'A',
  });
  // No first target is named, no fire power edge counted, nobody absorbs.
  expect(types(events).filter((type) => /target|fire-power|absor/.test(type))).toEqual([]);
});

test('C-MAP-03 armies under convoy do not count, nor do APCs against navies', () => {
  const sea = scenario({
    ...attacks,
    options: chart,
    powers: {
      ussr: { laden: [{ zone: 'north-sea', cargo: { army: 4 } }], units: { 'north-sea': 2 } },
      europe: { laden: [{ zone: 'baltic-sea', cargo: { army: 3 } }] },
    },
    bidders: ['ussr'],
    dice: [1, 1],
  });
  sea.ussr.does(attack('north-sea', 'baltic-sea', 'europe', { navy: 3 }));
  expect(readIn(sea.europe.does({ type: 'defend', supplied: true }))).toMatchObject({
    attacker: { units: 3 },
    defender: { units: 1 },
    letter: 'A',
  });
  const coast = scenario({
    ...attacks,
    options: { ...chart, apc: true },
    powers: { ussr: { units: { 'baltic-sea': 3 } }, europe: { units: { scandinavia: { army: 2, apc: 2 } } } },
    bidders: ['ussr'],
    dice: [1, 1],
  });
  coast.ussr.does(attack('baltic-sea', 'scandinavia', 'europe', { navy: 3 }));
  coast.europe.does({ type: 'stay' });
  expect(readIn(coast.europe.does({ type: 'defend', supplied: true }))).toMatchObject({ defender: { units: 2 } });
});

test('C-MAP-04 the side with more L-stars adds one point; equal numbers add none', () => {
  const table = scenario({
    ...attacks,
    options: chart,
    powers: { ussr: { units: { russia: 6 }, lStars: 1 }, europe: { units: { poland: 4 }, lStars: 2 } },
    bidders: ['ussr'],
    dice: [1, 1],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 6 }));
  expect(readIn(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({
    attacker: { support: 0, total: 6 },
    defender: { support: 1, total: 5 },
    letter: 'D',
  });
  const { events } = fight(6, 4, [1, 1]);
  expect(readIn(events)).toMatchObject({ attacker: { support: 0 }, defender: { support: 0 } });
});

test('C-MAP-05, C-GEN-01, -02 each side rolls one die; a defender who resists rolls none and adds nothing', () => {
  expect(readIn(fight(6, 4, [6, 3]).events)).toMatchObject({
    attacker: { die: 6, generalship: 2, total: 8 },
    defender: { die: 3, generalship: 1, total: 5 },
    letter: 'B',
  });
  const resisting = fight(6, 4, [6, 3], false).events;
  expect(readIn(resisting)).toMatchObject({ attacker: { total: 8 }, defender: { die: undefined, total: 4 } });
  expect(resisting.filter(({ type }) => type === 'rolled')).toHaveLength(1);
});

test('C-MAP-06, Q-C-03 greater totals are scaled alike, the attacker rounded down and the defender up', () => {
  const lookedUp = (armies: number, defenders: number) => {
    const read = readIn(fight(armies, defenders, [1, 1]).events);
    return read?.type === 'chart-read' ? [...(read.lookedUp ?? []), read.letter] : [];
  };
  expect(lookedUp(40, 20)).toEqual([20, 10, 'B']);
  expect(lookedUp(25, 10)).toEqual([20, 8, 'A']);
  expect(lookedUp(60, 25)).toEqual([20, 9, 'A']);
  expect(lookedUp(22, 22)).toEqual([20, 20, 'D']);
  expect(lookedUp(20, 40)).toEqual([10, 20, 'D']);
});

test('C-MAP-07 A: the defenders are gone, the attacker loses nothing, occupies at standard cost and takes the cards', () => {
  const table = border({ army: 12 }, { army: 5 }, [1, 1], { cards: { 'vistula-grains': 'open' } });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 12 }));
  const events = table.europe.does({ type: 'defend', supplied: true });
  expect(readIn(events)).toMatchObject({ letter: 'A' });
  expect(left(table)).toEqual({ russia: 12, poland: 0 });
  expect(table.europe.has.holdings).toHaveLength(1);
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 2 } }] });
  expect(table.ussr.has.supplies).toEqual({ grain: 0, oil: 2, minerals: 2 });
  expect(table.europe.has.holdings).toEqual([]);
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['vistula-grains']);
});

test('C-MAP-08, C-HLF-01, -02 B: five armies win and three of them are lost', () => {
  const { table, events } = fight(5, 3, [1, 1]);
  expect(readIn(events)).toMatchObject({ letter: 'B' });
  expect(left(table)).toEqual({ russia: 2, poland: 0 });
});

test('C-MAP-08, Q-C-05 an APC and two armies give up the APC or both armies, and nothing that could be put back', () => {
  const won = () => {
    const table = border({ army: 2, apc: 1 }, { army: 2 }, [1, 1]);
    table.ussr.does(attack('russia', 'poland', 'europe', { army: 2, apc: 1 }));
    const events = table.europe.does({ type: 'defend', supplied: true });
    expect(readIn(events)).toMatchObject({ attacker: { units: 4 }, letter: 'B' });
    expect(table.state.question).toMatchObject({ kind: 'half-losses', waiting: ['ussr'] });
    return table;
  };
  const table = won();
  expect(fallbackFor(table.game, ussr)).toEqual({ type: 'remove-half', losses: ['russia/army', 'russia/army'] });
  table.ussr.isRefused({ type: 'remove-half', losses: ['russia/army'] }, 'C-HLF-01');
  table.ussr.isRefused({ type: 'remove-half', losses: ['russia/army', 'russia/apc'] }, 'C-MAP-08');
  table.ussr.does({ type: 'remove-half', losses: ['russia/army', 'russia/army'] });
  expect(unitsAt(table.state.board, 'russia', ussr, 'apc')).toBe(1);
  const other = won();
  other.ussr.does({ type: 'remove-half', losses: ['russia/apc'] });
  expect(left(other).russia).toBe(2);
});

test('C-MAP-08, Q-C-05 two APCs and an army give up both APCs too: neither could be put back', () => {
  const table = border({ army: 1, apc: 2 }, { army: 3 }, [1, 1]);
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 1, apc: 2 }));
  const events = table.europe.does({ type: 'defend', supplied: true });
  expect(readIn(events)).toMatchObject({ attacker: { units: 5 }, letter: 'B' });
  table.ussr.does({ type: 'remove-half', losses: ['russia/apc', 'russia/apc'] });
  expect(left(table).russia).toBe(1);
});

test('C-MAP-08 what may be given up next depends on how many of that kind are left, not on what was named before', () => {
  const table = border({ army: 3, apc: 3 }, { army: 5 }, [1, 1]);
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 3, apc: 3 }));
  table.europe.does({ type: 'defend', supplied: true });
  expect(table.state.question).toMatchObject({ kind: 'half-losses', waiting: ['ussr'] });
  const next = (...losses: string[]) => {
    const [offer] = options(table.game, ussr, { type: 'remove-half', losses } as never);
    const { domain } = offer?.next ?? offer?.more ?? {};
    return domain?.kind === 'list' && domain.next.kind === 'one-of' ? domain.next.values : [];
  };
  expect(next()).toEqual(['russia/army', 'russia/apc']);
  expect(next('russia/apc', 'russia/army', 'russia/army')).toEqual(['russia/army']);
  expect(next('russia/apc', 'russia/army', 'russia/army', 'russia/army')).toEqual([]);
});

test('C-MAP-08, X-38 where only one set of units makes up half, nobody is asked for it', () => {
  const won = (russia: SparseCounts, poland: SparseCounts, die: number) => {
    const table = border(russia, poland, [die, 1]);
    table.ussr.does(attack('russia', 'poland', 'europe', russia));
    table.europe.does({ type: 'defend', supplied: true });
    expect(table.state.question?.kind).toBe('half-losses');
    return onlyAnswer(table.game, ussr)?.command;
  };
  // The army alone is too little, and with the APC it could be put back.
  expect(won({ army: 1, apc: 1 }, { army: 2 }, 3)).toEqual({ type: 'remove-half', losses: ['russia/apc'] });
  const apcs = ['russia/apc', 'russia/apc'];
  expect(won({ army: 1, apc: 3 }, { army: 4 }, 1)).toEqual({ type: 'remove-half', losses: apcs });
  expect(won({ army: 2, apc: 1 }, { army: 2 }, 1)).toBeUndefined();
});

test('C-MAP-08 one army that wins with B is lost; both wiped out, the attacker may occupy with other forces', () => {
  const table = scenario({
    ...attacks,
    options: chart,
    powers: { ussr: { units: { russia: 1, kazakh: 1 } }, europe: { units: { poland: 1 } } },
    bidders: ['ussr'],
    dice: [3],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 1 }));
  const events = table.europe.does({ type: 'defend', supplied: false });
  expect(readIn(events)).toMatchObject({ lookedUp: [2, 1], letter: 'B' });
  expect(left(table)).toEqual({ russia: 0, poland: 0 });
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kazakh', units: { army: 1 } }] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(1);
});

test('C-MAP-09 C: all that the attacker used is gone, the rest stays; an emptied origin the defender may occupy', () => {
  const table = border({ army: 10 }, { army: 7 }, [1, 1]);
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 9 }));
  expect(readIn(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({
    lookedUp: [9, 7],
    letter: 'C',
  });
  expect(left(table)).toEqual({ russia: 1, poland: 7 });
  // Nothing is empty, nobody can bring up anything, and C brings no retaliation: Step F.
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
  const all = fight(9, 7, [1, 1]).table;
  expect(left(all)).toEqual({ russia: 0, poland: 7 });
  expect(all.state.question).toMatchObject({ kind: 'occupy', waiting: ['europe'] });
  all.europe.does({ type: 'occupy', orders: [{ how: 'march', from: 'poland', units: { army: 2 } }] });
  expect(unitsAt(all.state.board, 'russia', europe, 'army')).toBe(2);
});

test('C-MAP-09, C-MAP-15 in an amphibious assault that fails the navies are lost too, with those still aboard', () => {
  const table = scenario({
    ...attacks,
    options: chart,
    powers: {
      usa: { laden: [{ zone: 'gulf-of-guinea', cargo: { army: 4 } }] },
      africa: { units: { nigeria: 3 } },
    },
    bidders: ['usa'],
    dice: [1, 1],
  });
  const orders: Order[] = [
    { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 4 } },
    { how: 'ashore', on: 'nigeria', units: { army: 3 } },
  ];
  table.usa.does({ type: 'assault-by-sea', to: 'nigeria', sea: 'gulf-of-guinea', against: 'africa', orders });
  const events = table.africa.does({ type: 'defend', supplied: true });
  // Three ashore and the navy; the fourth is aboard.
  expect(readIn(events)).toMatchObject({ attacker: { units: 4 }, defender: { units: 3 }, letter: 'C' });
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(0);
  expect(unitsAt(table.state.board, 'gulf-of-guinea', usa, 'navy')).toBe(0);
  expect(unitsAt(table.state.board, 'nigeria', africa, 'army')).toBe(3);
  expect(table.state.assaults).toEqual([]);
});

test('X-20 an assault read from the chart is always decided: A captures the land then and there', () => {
  const table = scenario({
    ...attacks,
    options: chart,
    powers: { usa: { laden: [{ zone: 'gulf-of-guinea', cargo: { army: 4 } }] }, africa: { units: { nigeria: 2 } } },
    bidders: ['usa'],
    dice: [1],
  });
  const orders: Order[] = [
    { how: 'convoy', from: 'gulf-of-guinea', carrier: 'navy', number: 1, cargo: { army: 4 } },
    { how: 'ashore', on: 'nigeria', units: { army: 4 } },
  ];
  table.usa.does({ type: 'assault-by-sea', to: 'nigeria', sea: 'gulf-of-guinea', against: 'africa', orders });
  expect(readIn(table.africa.does({ type: 'defend', supplied: false }))).toMatchObject({ letter: 'A' });
  expect(table.state.assaults).toEqual([]);
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(4);
});

test('C-MAP-12 nothing but units is staked: supplies, cards and cash of both sides stay', () => {
  const { table, events } = fight(6, 4, [1, 1]);
  const read = readIn(events);
  expect(read?.type === 'chart-read' && [read.attacker.total, read.defender.total]).toEqual([6, 4]);
  expect([table.ussr.has.cash, table.europe.has.cash]).toEqual([7000, 7000]);
});

test('C-MAP-13 a sea that is won may be occupied, and gives no cards', () => {
  const table = scenario({
    ...attacks,
    options: chart,
    powers: { ussr: { units: { 'north-sea': 3 } }, europe: { units: { 'baltic-sea': 1 } } },
    bidders: ['ussr'],
    dice: [1, 1],
  });
  table.ussr.does(attack('north-sea', 'baltic-sea', 'europe', { navy: 3 }));
  expect(readIn(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({ letter: 'A' });
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }] });
  expect(unitsAt(table.state.board, 'baltic-sea', ussr, 'navy')).toBe(1);
  expect(table.ussr.has.holdings).toEqual([]);
});

test('C-MAP-14 against APCs that cannot answer navies nobody rolls: result A', () => {
  const table = scenario({
    ...attacks,
    options: { ...chart, apc: true },
    powers: { ussr: { units: { 'baltic-sea': 1 } }, europe: { units: { scandinavia: { apc: 2 } } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('baltic-sea', 'scandinavia', 'europe', { navy: 1 }));
  // A set would buy them nothing; they are not asked for one.
  const events = table.europe.does({ type: 'stay' });
  expect(readIn(events)).toMatchObject({ defender: { units: 0 }, lookedUp: undefined, letter: 'A' });
  expect(types(events)).not.toContain('rolled');
  expect(unitsAt(table.state.board, 'scandinavia', europe, 'apc')).toBe(0);
});

test('C-MAP-14 APCs without oil are not lost with the armies beside them but captured; alone they fall without the chart', () => {
  const table = border({ army: 6 }, { army: 1, apc: 2 }, [1], { oil: 0 });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 6 }));
  table.europe.does({ type: 'stay' });
  const events = table.europe.does({ type: 'defend', supplied: false });
  expect(readIn(events)).toMatchObject({ defender: { units: 1 }, letter: 'A' });
  expect(unitsAt(table.state.board, 'poland', europe, 'apc')).toBe(2);
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 1 } }] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'apc')).toBe(2);
  const alone = border({ army: 6 }, { apc: 2 }, [], { oil: 0 });
  alone.ussr.does(attack('russia', 'poland', 'europe', { army: 6 }));
  expect(readIn(alone.europe.does({ type: 'stay' }))).toBeUndefined();
  expect(alone.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
});

test('C-MAP-15 armies under convoy and passengers are lost with their carriers', () => {
  const table = scenario({
    ...attacks,
    options: { ...chart, apc: true },
    powers: {
      ussr: { units: { russia: 8 } },
      europe: { laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 3 } }] },
    },
    bidders: ['ussr'],
    dice: [1, 1],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 8 }));
  table.europe.does({ type: 'stay' });
  table.europe.does({ type: 'get-off', passengers: {} });
  expect(readIn(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({ defender: { units: 2 } });
  expect(table.state.board.flat().some((force) => force.seat === 'europe')).toBe(false);
});

test('X-38, C-HLF-02 of navies the silent winner gives up the empty one before one that carries troops', () => {
  const table = scenario({
    ...attacks,
    options: chart,
    powers: {
      ussr: { units: { 'baltic-sea': 1 }, laden: [{ zone: 'baltic-sea', cargo: { army: 2 } }] },
      europe: { units: { 'north-sea': 1 } },
    },
    bidders: ['ussr'],
    dice: [1, 1],
  });
  table.ussr.does(attack('baltic-sea', 'north-sea', 'europe', { navy: 2 }));
  expect(readIn(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({ letter: 'B' });
  expect(table.state.question).toMatchObject({ kind: 'half-losses', waiting: ['ussr'] });
  expect(fallbackFor(table.game, ussr)).toEqual({ type: 'remove-half', losses: ['baltic-sea/navy'] });
});
