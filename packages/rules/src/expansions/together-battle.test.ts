// Where the booklets meet in battle: ships, APCs and technology side by side (docs/rules/together.md, X-12 to ).
import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import type { GameEvent } from '../game.ts';
import type { Order } from '../movement/order.ts';
import type { GameOptions } from '../options.ts';
import { options } from '../referee/options.ts';
import { aboardAt, type SparseCounts, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, playSilently, type Sketch, scenario } from '../testing/index.ts';
import { techSketch } from './high-tech/sketch.ts';

const [ussr, europe] = [seat('ussr'), seat('europe')];
const find = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
const resist = { type: 'defend', supplied: false } as const;
const onShips = (from: Zone, units: SparseCounts) =>
  ({ type: 'attack-ships', from, to: 'baltic-sea', against: 'europe', units }) as const;

/** Soviet forces and European ones, at the Soviet turn of Stage 4. */
function war(soviet: PowerSketch, european: PowerSketch, sets: Partial<GameOptions>, more: Partial<Sketch> = {}) {
  return scenario({
    stage: 4,
    phase: 'attacks',
    options: sets,
    powers: { ussr: soviet, europe: european },
    bidders: ['ussr'],
    ...more,
  });
}
const MARINE = { merchantMarine: true } as const;
const WITH_APCS = { merchantMarine: true, apc: true } as const;

test('X-12, Q-M-48 a ship that is sunk takes down the troops still aboard: two points, two armies', () => {
  const laden = [{ zone: 'baltic-sea', carrier: 'ship', cargo: { army: 2 } }] as const;
  const table = war({ units: { russia: 2 } }, { laden }, MARINE, { dice: [1, 1] });
  expect(aboardAt(table.state.board, 'baltic-sea', europe, 'army')).toBe(2);
  table.ussr.does(onShips('russia', { army: 2 }));
  const events = table.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/ship with 2 army'] });
  expect(find(events, 'units-lost')).toMatchObject({ losses: [{ kind: 'ship', number: 1, cargo: { army: 2 } }] });
  expect(aboardAt(table.state.board, 'baltic-sea', europe, 'army')).toBe(0);
});

test('X-13 the two kinds of edge may go to different sides: 2 points of fire power here, 3 of technology there', () => {
  const table = war(
    { units: { russia: 8 } },
    { units: { poland: 2 } },
    { highTech: true, apc: true },
    { sets: techSketch({ ussr: {}, europe: { hidden: { army: 3 } } }), dice: [1, 1, 1, 1] },
  );
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 8 } });
  const events: GameEvent[] = [];
  for (let kind = table.state.question?.kind; kind === 'defend' || kind === 'disclosure'; ) {
    events.push(...table.europe.does(kind === 'defend' ? resist : { type: 'disclose', show: 'army' }));
    kind = table.state.question?.kind;
  }
  events.push(...table.ussr.does({ type: 'remove-losses', losses: ['poland/army'] }));
  expect(events.filter(({ type }) => type === 'fired')).toMatchObject([
    { side: 'attacker', dice: [1, 1], edge: 2, points: 4 },
    // Position and technology.
    { side: 'defender', dice: [1, 1], edge: 3, points: 5 },
  ]);
});

test('X-13 fire power does not help to find a convoy: eight armies against one navy still need a six', () => {
  const table = war({ units: { russia: 8 } }, { units: { 'baltic-sea': { navy: 1, ship: 1 } } }, WITH_APCS, {
    dice: [5],
  });
  table.ussr.does(onShips('russia', { army: 8 }));
  const events = table.europe.does(resist);
  expect(find(events, 'fire-power-counted')).toMatchObject({ attacker: 8, defender: 1 });
  expect(find(events, 'convoy-detected')).toMatchObject({ lead: 0, die: 5, first: 'escorts' });
});

test('X-14 against a convoy nobody names a target, as its groups are of one kind each', () => {
  const table = war(
    { units: { russia: { army: 3, apc: 1 } } },
    { units: { 'baltic-sea': { navy: 1, ship: 2 } } },
    WITH_APCS,
    { dice: [6, 6, 6] },
  );
  // APCs are not committed against a sea.
  table.ussr.isRefused(onShips('russia', { army: 3, apc: 1 }), 'B-ATK-20');
  table.ussr.does(onShips('russia', { army: 3 }));
  table.europe.does(resist);
  // There is nothing to name: the dice have been rolled.
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['ussr'] });
  // They slipped past: the ships first, both of them, then the navy.
  table.ussr.isRefused({ type: 'remove-losses', losses: ['baltic-sea/ship', 'baltic-sea/navy'] }, 'M-ESCORT-02');
  table.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/ship', 'baltic-sea/ship', 'baltic-sea/navy'] });
  expect(unitsAt(table.state.board, 'baltic-sea', europe, 'navy')).toBe(0);
});

test('X-14, A-AMP-01 in an assault by ship the defender may name the ship first, and then their APCs do not count', () => {
  const counted = (target: 'army' | 'ship') => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      options: WITH_APCS,
      powers: {
        usa: { oil: 9, units: { iran: 2, 'arabian-sea': { ship: 1 } } },
        africa: { units: { egypt: { army: 1, apc: 1 } } },
      },
      bidders: ['usa'],
    });
    const orders: Order[] = [
      { how: 'sail', from: 'arabian-sea', units: { ship: 1 } },
      { how: 'board', from: 'iran', units: { army: 2 } },
      { how: 'by', zone: 'red-sea' },
      { how: 'ashore', on: 'egypt', units: { army: 2 } },
    ];
    table.usa.does({ type: 'assault-by-sea', to: 'egypt', sea: 'red-sea', against: 'africa', orders });
    table.africa.does({ type: 'stay' });
    table.africa.does(resist);
    table.usa.does({ type: 'name-target', target: 'army' });
    const [offer] = options(table.game, seat('africa'), { type: 'name-target' });
    expect(offer?.next?.domain).toEqual({ kind: 'one-of', values: ['army', 'ship'] });
    return find(table.africa.does({ type: 'name-target', target }), 'fire-power-counted');
  };
  expect(counted('army')).toMatchObject({ attacker: 2, defender: 3 });
  expect(counted('ship')).toMatchObject({ attacker: 2, defender: 1 });
});

test('X-16, Q-M-41 a nuke on a light blue sea destroys the ships in it, and their owner has their counterattack', () => {
  const table = war({ nukes: 1, units: { russia: 1 } }, { units: { 'baltic-sea': { ship: 3 }, poland: 1 } }, MARINE);
  const events = [...table.ussr.does({ type: 'launch', targets: { 'baltic-sea': 1 } })];
  events.push(...playSilently(table.game, ({ state }) => state.question?.kind === 'counterattack'));
  expect(find(events, 'struck')).toMatchObject({ zone: 'baltic-sea', lost: [{ seat: 'europe', units: { ship: 3 } }] });
  expect(unitsAt(table.state.board, 'baltic-sea', europe, 'ship')).toBe(0);
  expect(table.state.question?.waiting).toEqual(['europe']);
});

test('X-16 ships make their owner a defender of the sea, who fires their L-stars; in a dark blue sea nothing is in reach', () => {
  const table = war(
    { nukes: 1, units: { russia: 1 } },
    { lStars: 1, units: { 'baltic-sea': { ship: 1 }, 'mid-atlantic': { ship: 1 } } },
    MARINE,
    { dice: [6] },
  );
  const [offer] = options(table.game, ussr, { type: 'launch' });
  const domain = offer?.next?.domain;
  expect(domain).toMatchObject({ max: { 'baltic-sea': 1 } });
  expect(JSON.stringify(domain)).not.toContain('mid-atlantic');
  const events = [...table.ussr.does({ type: 'launch', targets: { 'baltic-sea': 1 } })];
  events.push(...playSilently(table.game, ({ state }) => state.stage !== 4));
  expect(events.some((event) => event.type === 'rolled' && event.name.startsWith('europe'))).toBe(true);
});

test('X-16, X-02 a sea where the attacker has ships alone is a target of the first strike', () => {
  const table = war({ units: { russia: 2, 'tasman-sea': { ship: 2 } } }, { nukes: 1, units: { poland: 1 } }, MARINE, {
    bidders: ['ussr', 'europe'],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2 } });
  expect(table.state.question).toMatchObject({ kind: 'first-strike', waiting: ['europe'] });
  table.europe.does({ type: 'launch', targets: { 'tasman-sea': 1 } });
  playSilently(table.game, ({ state }) => state.question?.kind === 'go-on');
  expect(unitsAt(table.state.board, 'tasman-sea', ussr, 'ship')).toBe(0);
});

test('X-17 a sea with nothing but ships is empty: attacking it meets militia, which takes navies; attacking the ships does not', () => {
  const table = war({ units: { 'north-sea': 3 } }, { units: { 'baltic-sea': { ship: 2 } } }, MARINE, { dice: [6] });
  const events = table.ussr.does({
    type: 'attack',
    from: 'north-sea',
    to: 'baltic-sea',
    against: 'militia',
    units: { navy: 3 },
  });
  // Three points each: a six takes two navies and no ship.
  expect(find(events, 'units-lost')).toMatchObject({ seat: 'ussr', losses: [{ kind: 'navy', number: 2 }] });
  expect(unitsAt(table.state.board, 'baltic-sea', europe, 'ship')).toBe(2);
  const convoy = war({ units: { 'north-sea': 3 } }, { units: { 'baltic-sea': { ship: 2 } } }, MARINE, { dice: [6, 6] });
  convoy.ussr.does(onShips('north-sea', { navy: 3 }));
  convoy.ussr.does({ type: 'remove-losses', losses: ['baltic-sea/ship', 'baltic-sea/ship'] });
  expect(unitsAt(convoy.state.board, 'north-sea', ussr, 'navy')).toBe(3);
});

test('X-17 under the chart militia keeps its die', () => {
  const table = war({ units: { russia: 3 } }, { units: { iberia: 1 } }, { combatResolution: 'chart' }, { dice: [3] });
  const events = table.ussr.does({
    type: 'attack',
    from: 'russia',
    to: 'poland',
    against: 'militia',
    units: { army: 3 },
  });
  expect(find(events, 'chart-read')).toBeUndefined();
  expect(find(events, 'units-lost')).toMatchObject({ seat: 'ussr', losses: [{ kind: 'army', number: 1 }] });
});

test('X-22, Q-T-23 units taken over use the level of their new owner: surrendered armies that of the victor', () => {
  const table = war(
    { units: { russia: 2 } },
    { units: { poland: 3, 'eastern-europe': 1 } },
    { highTech: true },
    { sets: techSketch({ ussr: { hidden: { army: 2 } }, europe: { hidden: { army: 5 } } }) },
  );
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2 } });
  table.europe.does({ type: 'surrender' });
  // The three that were Europe’s face its counterattack at level 2.
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
  table.europe.does({ type: 'attack', from: 'eastern-europe', to: 'poland', against: 'ussr', units: { army: 1 } });
  table.ussr.does(resist);
  table.ussr.does({ type: 'disclose', show: 'army' });
  const events = table.europe.does({ type: 'disclose', show: 'none' });
  expect(find(events, 'technology-disclosed')).toMatchObject({
    shown: [{ seat: 'ussr', technology: 'army', level: 2 }],
    defender: { dice: 1, points: 2 },
  });
});

test('A-CAR-03, C-MAP-10 in a retaliation too armies get off their APCs before an attack is named', () => {
  const table = war(
    { units: { russia: 9 } },
    {
      grain: 12,
      oil: 9,
      units: { poland: 5, greece: 1 },
      laden: [{ zone: 'greece', carrier: 'apc', cargo: { army: 3 } }],
    },
    { apc: true, combatResolution: 'chart' },
    { dice: [1, 1] },
  );
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } });
  table.europe.does({ type: 'defend', supplied: true });
  if (table.state.question?.kind === 'occupy') table.europe.does({ type: 'no-occupation' });
  expect(table.state.question).toMatchObject({ kind: 'chart-retaliation', waiting: ['europe'] });
  table.europe.does({ type: 'get-off', passengers: { 'greece/apc with 3 army': 2 } });
  expect(unitsAt(table.state.board, 'greece', europe, 'army')).toBe(3);
  expect(table.state.question).toMatchObject({ kind: 'chart-retaliation', waiting: ['europe'] });
});
