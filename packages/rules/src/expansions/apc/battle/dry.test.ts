import { expect, test } from 'vitest';
import { askedOf } from '../../../referee/asked.ts';
import { aboardAt, type SparseCounts, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { type PowerSketch, scenario } from '../../../testing/index.ts';

const [ussr, europe] = [seat('ussr'), seat('europe')];
const attack = { type: 'attack', from: 'russia', to: 'poland', against: 'europe' } as const;

function border(poland: SparseCounts, more: PowerSketch = {}, dice: readonly number[] = []) {
  return scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { units: { russia: 4 } },
      europe: { oil: 0, units: { poland }, ...more },
    },
    dice,
  });
}

test('A-OIL-01 without oil the APCs of a defender do not count: two and an army have 1', () => {
  const table = border({ apc: 2, army: 1 });
  table.ussr.does({ ...attack, units: { army: 4 } });
  table.europe.does({ type: 'stay' });
  table.europe.isRefused({ type: 'defend', supplied: true }, 'B-ATK-28');
  table.europe.does({ type: 'defend', supplied: false });
  const events = table.ussr.does({ type: 'name-target', target: 'army' });
  expect(events.find((event) => event.type === 'fire-power-counted')).toMatchObject({ attacker: 4, defender: 1 });
});

test('A-OIL-02 two dry APCs alone fall without supplies or dice to the attacker who moves in', () => {
  const table = border({ apc: 2 }, { nukes: 1 });
  table.ussr.does({ ...attack, units: { army: 4 } });
  const events = table.europe.does({ type: 'stay' });
  expect(events.find((event) => event.type === 'apcs-dry')).toMatchObject({ apcs: 2, alone: true });
  expect(events.some((event) => event.type === 'rolled' || event.type === 'set-removed')).toBe(false);
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 1 } }] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'apc')).toBe(2);
  expect(unitsAt(table.state.board, 'poland', europe, 'apc')).toBe(0);
  expect(table.ussr.has.supplies).toEqual({ grain: 2, oil: 3, minerals: 3 });
  // they were attacked.
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('A-OIL-02, X-06 with limits a captor gives back the APCs that there are no pieces for', () => {
  const table = scenario({
    options: { apc: true, componentLimits: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { units: { russia: 4, kola: { apc: 4 } } },
      europe: { oil: 0, units: { poland: { apc: 3 } } },
    },
  });
  table.ussr.does({ ...attack, units: { army: 4 } });
  table.europe.does({ type: 'stay' });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 1 } }] });
  expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['ussr'] });
});

test('A-OIL-02 with the land come its cards', () => {
  const table = border({ apc: 1 }, { cards: { 'vistula-grains': 'open' } });
  table.ussr.does({ ...attack, units: { army: 1 } });
  table.europe.does({ type: 'stay' });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 1 } }] });
  expect(table.ussr.has.holdings).toMatchObject([{ card: 'vistula-grains' }]);
});

test('A-OIL-02 if they do not move in, they stay', () => {
  const table = border({ apc: 2 });
  table.ussr.does({ ...attack, units: { army: 4 } });
  table.europe.does({ type: 'stay' });
  table.ussr.does({ type: 'no-occupation' });
  expect(unitsAt(table.state.board, 'poland', europe, 'apc')).toBe(2);
});

test('A-OIL-02, Q-A-12 armies inside dry APCs are armies in the territory: they get off and defend them', () => {
  const table = border({}, { units: {}, laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 3 } }] }, [6, 1, 1]);
  table.ussr.does({ ...attack, units: { army: 4 } });
  const events = table.europe.does({ type: 'stay' });
  expect(events.find(({ type }) => type === 'passengers-off')?.clauses).toContain('Q-A-12');
  expect(events.find((event) => event.type === 'apcs-dry')).toMatchObject({ apcs: 1, alone: false });
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(3);
  expect(aboardAt(table.state.board, 'poland', europe, 'army')).toBe(0);
});

test('A-OIL-02 they also fall when the last army that defended them does', () => {
  const table = border({ apc: 1, army: 1 }, {}, [4, 1, 1]);
  table.ussr.does({ ...attack, units: { army: 4 } });
  table.europe.does({ type: 'stay' });
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'name-target', target: 'army' });
  table.europe.does({ type: 'absorb', apcs: {} });
  table.ussr.does({ type: 'remove-losses', losses: ['poland/army'] });
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { army: 2 } }] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'apc')).toBe(1);
});

test('A-OIL-01, -02 the oil is looked at after a withdrawal that used it up', () => {
  const table = border({ apc: 2 }, { oil: 2 });
  table.ussr.does({ ...attack, units: { army: 4 } });
  table.europe.does({
    type: 'withdraw',
    to: 'eastern-europe',
    orders: [{ how: 'march', from: 'poland', units: { apc: 1 } }],
  });
  // It is the last oil; a player who is left cannot drive away, and gives up or stays.
  const events = table.europe.does({ type: 'stay' });
  expect(events.find((event) => event.type === 'apcs-dry')).toMatchObject({ apcs: 1, alone: true });
  expect(table.state.question?.kind).toBe('occupy');
});

test('A-OIL-02 a force that has landed beside dry APCs has them at once', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { units: { 'baltic-sea': 1, russia: 2 } },
      europe: { oil: 0, units: { 'western-europe': { apc: 2 } } },
    },
  });
  const events = table.ussr.does({
    type: 'assault-by-sea',
    to: 'western-europe',
    sea: 'baltic-sea',
    against: 'europe',
    orders: [
      { how: 'sail', from: 'baltic-sea', units: { navy: 1 } },
      { how: 'board', from: 'russia', units: { army: 1 } },
      { how: 'ashore', on: 'western-europe', units: { army: 1 } },
    ],
  });
  expect(events.find((event) => event.type === 'apcs-captured')).toMatchObject({ apcs: 2, from: 'europe' });
  expect(unitsAt(table.state.board, 'western-europe', ussr, 'apc')).toBe(2);
  expect(table.state.assaults).toEqual([]);
});

test('Q-A-13, A-OIL-01 a defender who pays their last oil as part of the set is supplied: their APC counts, 3 with the army', () => {
  const table = border({ apc: 1, army: 1 }, { oil: 1 });
  table.ussr.does({ ...attack, units: { army: 4 } });
  table.europe.does({ type: 'stay' });
  table.europe.does({ type: 'defend', supplied: true });
  const events = table.ussr.does({ type: 'name-target', target: 'army' });
  expect(table.europe.has.supplies.oil).toBe(0);
  expect(events.find((event) => event.type === 'apcs-dry')).toBeUndefined();
  expect(events.find((event) => event.type === 'fire-power-counted')).toMatchObject({ attacker: 4, defender: 3 });
});

test('A-OIL-02 a force that has landed has them when the last army that defended them falls', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { units: { 'baltic-sea': 1, russia: 2 } },
      europe: { oil: 0, units: { 'western-europe': { apc: 2, army: 1 } } },
    },
    dice: [4, 1, 1],
  });
  table.ussr.does({
    type: 'assault-by-sea',
    to: 'western-europe',
    sea: 'baltic-sea',
    against: 'europe',
    orders: [
      { how: 'sail', from: 'baltic-sea', units: { navy: 1 } },
      { how: 'board', from: 'russia', units: { army: 2 } },
      { how: 'ashore', on: 'western-europe', units: { army: 2 } },
    ],
  });
  expect(askedOf(table.game, europe)).toMatchObject({ kind: 'stay', facts: { zone: 'western-europe' } });
  table.europe.does({ type: 'stay' });
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'name-target', target: 'army' });
  table.europe.does({ type: 'name-target', target: 'army' });
  table.europe.does({ type: 'absorb', apcs: {} });
  const events = table.ussr.does({ type: 'remove-losses', losses: ['western-europe/army'] });
  expect(events.find((event) => event.type === 'apcs-captured')).toMatchObject({ apcs: 2, from: 'europe' });
  expect(unitsAt(table.state.board, 'western-europe', ussr, 'apc')).toBe(2);
});

test('X-02 before anybody gets off, the defender is told whether they could withdraw and whether they could surrender', () => {
  const facts = (europeHas: PowerSketch) => {
    const table = border({ apc: 1, army: 1 }, { oil: 3, ...europeHas });
    table.ussr.does({ ...attack, units: { army: 4 } });
    return askedOf(table.game, europe);
  };
  expect(facts({})).toEqual({ kind: 'stay', facts: { zone: 'poland', withdraw: true, surrender: true } });
  expect(facts({ grain: 0, oil: 0 })).toMatchObject({ kind: 'stay', facts: { withdraw: false, surrender: true } });
});
