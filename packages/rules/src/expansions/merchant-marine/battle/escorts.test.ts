import { expect, test } from 'vitest';
import type { Power, Zone } from '../../../board/index.ts';
import type { Command, GameEvent } from '../../../game.ts';
import { perform } from '../../../referee/perform.ts';
import { aboardAt, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { playSilently, type Sketch, scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';

const [ussr, europe] = [seat('ussr'), seat('europe')];
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);
const onShips = {
  type: 'attack-ships',
  from: 'russia',
  to: 'baltic-sea',
  against: 'europe',
  units: { army: 4 },
} as const;

/** Two European navies beside two ships in the Baltic, and four Soviet armies on its shore. */
function baltic(more: Partial<Sketch> = {}) {
  return scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { units: { russia: 4 } },
      europe: { units: { 'baltic-sea': { navy: 2, ship: 2 } } },
    },
    bidders: ['europe', 'ussr'],
    ...more,
  });
}

/** Europe attacks Russia with some of its navies, nobody is hurt, and it is the Soviet turn. */
function attackWith(navies: number, dice: readonly number[] = []) {
  const table = baltic({ dice });
  table.europe.does({ type: 'attack', from: 'baltic-sea', to: 'russia', against: 'ussr', units: { navy: navies } });
  table.ussr.does({ type: 'defend', supplied: false });
  playSilently(table.game, ({ state }, asked) => state.question?.kind === 'attack' && asked === ussr);
  expect(unitsAt(table.state.board, 'baltic-sea', europe, 'navy')).toBe(2);
  return table;
}

test('M-ESCORT-08 of two navies one attacks and the other alone still escorts in this Stage 4', () => {
  // One die for the attack and two against it; then detection, and two dice on the convoy.
  const table = attackWith(1, [1, 1, 1, 5, 6, 6]);
  table.ussr.does(onShips);
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
  const events = table.europe.does({ type: 'defend', supplied: false });
  expect(events.find(({ type }) => type === 'convoy-detected')).toMatchObject({ die: 5, first: 'escorts' });
  expect(events.find(({ type }) => type === 'fired')).toMatchObject({ points: 12 });
  // The whole escort must be gone before the ships: that is one navy, and the second is not in the battle.
  const [navy, ship] = ['baltic-sea/navy', 'baltic-sea/ship'];
  table.ussr.isRefused({ type: 'remove-losses', losses: [navy, navy] }, 'B-ATK-34');
  table.ussr.does({ type: 'remove-losses', losses: [navy, ship, ship] });
  expect(unitsAt(table.state.board, 'baltic-sea', europe, 'navy')).toBe(1);
  expect(unitsAt(table.state.board, 'baltic-sea', europe, 'ship')).toBe(0);
});

test('M-ESCORT-08 when both have attacked the ships stand alone: their owner is not asked and removes no set', () => {
  const table = attackWith(2);
  const before = { ...table.europe.has.supplies };
  const events = table.ussr.does(onShips);
  expect(types(events)).toContain('convoy-unguarded');
  expect(types(events)).not.toContain('convoy-detected');
  expect(table.europe.has.supplies).toEqual(before);
});

test('M-ESCORT-08, Q-M-92 navies that only defended still escort', () => {
  const table = baltic({ bidders: ['ussr'] });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'baltic-sea', against: 'europe', units: { army: 1 } });
  table.europe.does({ type: 'defend', supplied: false });
  playSilently(table.game, ({ state }, asked) => state.question?.kind === 'attack' && asked === ussr);
  expect(table.state.sets.marine?.engaged.navies[europe]).toBeUndefined();
  table.ussr.does(onShips);
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
});

test('M-ESCORT-08, Q-M-92 a counterattack ends an escort’s duty as an attack does', () => {
  const table = baltic({ bidders: ['ussr'] });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'baltic-sea', against: 'europe', units: { army: 1 } });
  table.europe.does({ type: 'defend', supplied: false });
  playSilently(table.game, ({ state }) => state.question?.kind === 'counterattack');
  table.europe.does({ type: 'attack', from: 'baltic-sea', to: 'russia', against: 'ussr', units: { navy: 2 } });
  playSilently(table.game, ({ state }, asked) => state.question?.kind === 'attack' && asked === ussr);
  expect(types(table.ussr.does(onShips))).toContain('convoy-unguarded');
});

test('M-ESCORT-08 in the next cycle they escort again', () => {
  const struck = (cycle: number) => {
    const table = baltic({
      bidders: ['ussr'],
      sets: marineSketch({ engaged: { cycle, navies: { [europe]: { 'baltic-sea': 2 } } } }),
    });
    return types(table.ussr.does(onShips)).includes('convoy-unguarded');
  };
  // The scenario plays cycle 2.
  expect([struck(2), struck(1)]).toEqual([true, false]);
});

test('M-ESCORT-08 an escort lost in its attack is not missed twice: of three navies two attack and one of these is sunk', () => {
  const table = baltic({
    powers: { ussr: { units: { russia: 4 } }, europe: { units: { 'baltic-sea': { navy: 3, ship: 1 } } } },
    dice: [1, 1, 6, 6],
  });
  table.europe.does({ type: 'attack', from: 'baltic-sea', to: 'russia', against: 'ussr', units: { navy: 2 } });
  playSilently(table.game, ({ state }) => state.question?.kind === 'losses');
  table.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/navy'] });
  playSilently(table.game, ({ state }, asked) => state.question?.kind === 'attack' && asked === ussr);
  expect(unitsAt(table.state.board, 'baltic-sea', europe, 'navy')).toBe(2);
  expect(table.state.sets.marine?.engaged.navies[europe]).toEqual({ 'baltic-sea': 1 });
  // Of the two that are left the one that stayed away escorts.
  table.ussr.does(onShips);
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
});

test('Q-M-77 nobody escorts the ships of another: those of China beside European navies stand alone', () => {
  const table = baltic({
    powers: {
      ussr: { units: { russia: 4 } },
      europe: { units: { 'baltic-sea': { navy: 2 } } },
      china: { units: { 'baltic-sea': { ship: 1 } } },
    },
    bidders: ['ussr'],
  });
  expect(types(table.ussr.does({ ...onShips, against: 'china' }))).toContain('convoy-unguarded');
});

test('M-ESCORT-04 escorts are named where navies are', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: { merchantMarine: true },
    powers: { europe: { units: { 'indian-ocean': { navy: 1, ship: 1 } } }, ussr: {} },
    bidders: ['europe'],
  });
  table.europe.isRefused({ type: 'escort', sea: 'mid-pacific', navies: 1 }, 'M-ESCORT-04');
  table.europe.isRefused({ type: 'escort', sea: 'indian-ocean', navies: 2 }, 'M-ESCORT-04');
  table.europe.does({ type: 'escort', sea: 'indian-ocean', navies: 1 });
});

/** Three European navies in the North Atlantic, one of them named as escort of the two ships there, and Soviet navies beside them. */
function atlantic(dice: readonly number[] = []) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { grain: 9, oil: 9, minerals: 9, units: { 'north-atlantic': 5 } },
      europe: {
        units: { 'north-atlantic': { navy: 2, ship: 2 } },
        laden: [{ zone: 'north-atlantic', cargo: { army: 4 } }],
      },
    },
    bidders: ['ussr'],
    sets: marineSketch({ escorts: { [europe]: { 'north-atlantic': 1 } } }),
    dice,
  });
  table.ussr.does(onAtlantic);
  return table;
}
const onAtlantic = {
  type: 'attack-ships',
  from: 'north-atlantic',
  to: 'north-atlantic',
  against: 'europe',
  units: { navy: 3 },
} as const;

test('Q-M-38, M-ESCORT-04 in a dark blue sea the escorts surrender, and no navies that were not attacked', () => {
  const table = atlantic();
  const events = table.europe.does({ type: 'surrender' });
  const { board, sets } = table.state;
  expect(unitsAt(board, 'north-atlantic', europe, 'navy')).toBe(2);
  expect(aboardAt(board, 'north-atlantic', europe, 'army')).toBe(4);
  expect(unitsAt(board, 'north-atlantic', ussr, 'navy')).toBe(6);
  // Those that are left are nobody's escort, so that the attack goes on against the ships alone.
  expect(types(events)).toContain('convoy-unguarded');
  expect(sets.marine?.escorts[europe]).toEqual({ 'north-atlantic': 0 });
});

test('M-ESCORT-04, Q-M-76 no other navy takes the place of an escort that is sunk beside its ships', () => {
  // A one does not slip past the escort; then four and three points more.
  const table = atlantic([1, 4, 3]);
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['north-atlantic/navy', 'north-atlantic/ship'] });
  expect(table.state.sets.marine?.escorts[europe]).toEqual({ 'north-atlantic': 0 });
  playSilently(table.game, ({ state }, asked) => state.question?.kind === 'attack' && asked === ussr);
  expect(types(table.ussr.does(onAtlantic))).toContain('convoy-unguarded');
  expect(unitsAt(table.state.board, 'north-atlantic', europe, 'navy')).toBe(2);
});

/** Answers as wished, else by default, until a player is asked to attack. */
function playTo(
  table: ReturnType<typeof scenario>,
  attacker: Power,
  wish: Partial<Record<string, readonly Command[]>>,
): void {
  const wishes = new Map(Object.entries(wish).map(([kind, commands]) => [kind, [...(commands ?? [])]]));
  for (let i = 0; i < 40; i++) {
    const { question } = table.state;
    const [asked] = question?.waiting ?? [];
    if (question === undefined || asked === undefined) throw new Error('nobody is asked');
    if (question.kind === 'attack' && asked === seat(attacker)) return;
    const wished = wishes.get(`${question.kind} ${asked}`)?.shift() ?? fallbackFor(table.game, asked);
    const done = wished && perform(table.game, asked, wished);
    if (done?.ok !== true) throw new Error(done?.refusal.message);
  }
}
const rich = { grain: 9, oil: 9, minerals: 9 } as const;
const outOf = (from: Zone, units: number): Command => ({
  type: 'occupy',
  orders: [{ how: 'sail', from, units: { navy: units } }],
});

test('M-ESCORT-03, -08 a fresh navy that comes into a sea escorts the ships there, no matter who attacked out of it before', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      europe: { ...rich, units: { 'north-sea': { navy: 1, ship: 3 }, 'bay-of-biscay': 2 } },
      ussr: { ...rich, units: { 'baltic-sea': 1, 'barents-sea': 2 } },
    },
    bidders: ['europe', 'ussr'],
    dice: [6],
  });
  table.europe.does({ type: 'attack', from: 'north-sea', to: 'baltic-sea', against: 'ussr', units: { navy: 1 } });
  playTo(table, 'ussr', {
    'defend ussr': [{ type: 'defend', supplied: false }],
    'losses europe': [{ type: 'remove-losses', losses: ['baltic-sea/navy'] }],
    'occupy europe': [outOf('north-sea', 1)],
    'reinforce europe': [
      { type: 'reinforce', to: 'north-sea', orders: [{ how: 'sail', from: 'bay-of-biscay', units: { navy: 1 } }] },
    ],
  });
  expect(table.state.sets.marine?.engaged.navies[europe]).toEqual({ 'north-sea': 0, 'baltic-sea': 1 });
  table.ussr.does({
    type: 'attack-ships',
    from: 'barents-sea',
    to: 'north-sea',
    against: 'europe',
    units: { navy: 2 },
  });
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
});

test('M-ESCORT-08 navies that attacked escort nobody for the rest of Stage 4, wherever they sail', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      europe: { ...rich, units: { 'north-sea': 2, 'baltic-sea': { ship: 3 } } },
      ussr: { ...rich, units: { 'baltic-sea': 1, russia: 3 } },
    },
    bidders: ['europe', 'ussr'],
    dice: [6],
  });
  table.europe.does({ type: 'attack', from: 'north-sea', to: 'baltic-sea', against: 'ussr', units: { navy: 2 } });
  playTo(table, 'ussr', {
    'defend ussr': [{ type: 'defend', supplied: false }],
    'losses europe': [{ type: 'remove-losses', losses: ['baltic-sea/navy'] }],
    'occupy europe': [outOf('north-sea', 2)],
  });
  const events = table.ussr.does({
    type: 'attack-ships',
    from: 'russia',
    to: 'baltic-sea',
    against: 'europe',
    units: { army: 3 },
  });
  expect(events.map(({ type }) => type)).toContain('convoy-unguarded');
});
