// The set at its limits: ships used, escorts counted, announcements ended, carriers paid, demands settled.
import { expect, test } from 'vitest';
import { SEAS, type Sea } from '../../board/index.ts';
import type { Command } from '../../game.ts';
import type { Leg } from '../../movement/order.ts';
import { Play } from '../../referee/play.ts';
import { addUnits, takeUnits, unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { fallbackFor } from '../../table/table.ts';
import { type PowerSketch, type Sketch, scenario } from '../../testing/index.ts';
import { reachesShips } from './battle/convoy.ts';
import { escortsIn, followNavies, trimEscorts } from './battle/escorts.ts';
import { endGrips, grippingNavies, isGripped, maySpeak } from './interdiction/announcements.ts';
import { rerouteWindow, seasWithShips, shipsFor, shipsToSail, tripWindow, usedBy } from './ships.ts';
import { marineSketch } from './sketch.ts';
import { marineFaults, marineIn, piratesIn, takeAlong, use, used } from './state.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

function table(own: PowerSketch, rest: Partial<Sketch> = {}) {
  return scenario({
    options: { merchantMarine: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    ...rest,
    powers: { ussr: {}, china: {}, ...rest.powers, usa: own },
  });
}

// --- ships that were used ---

test('X-31 ships used in a window add up by player and sea, and none is used in another window', () => {
  const { state, game } = table({ units: { 'red-sea': { ship: 3 } } });
  use(state, 'sailed', 'w1', usa, 'red-sea', 2);
  use(state, 'sailed', 'w1', usa, 'red-sea', 1);
  use(state, 'sailed', 'w1', usa, 'black-sea', 1);
  use(state, 'sailed', 'w1', ussr, 'red-sea', 1);
  const play = new Play(game);
  const count = (window: string, who = usa, sea: Sea = 'red-sea') => used(play, 'sailed', window, who, sea);
  expect([count('w1'), count('w1', usa, 'black-sea'), count('w1', ussr), count('w2'), count('w1', china)]).toEqual([
    3, 1, 1, 0, 0,
  ]);
  expect(used(play, 'rerouted', 'w1', usa, 'red-sea')).toBe(0);
  use(state, 'sailed', 'w1', usa, 'red-sea', -5);
  expect(count('w1')).toBe(0);
  use(state, 'sailed', 'w2', usa, 'black-sea', 1);
  expect([count('w1'), count('w2', usa, 'black-sea'), count('w2')]).toEqual([0, 1, 0]);
});

test.each([
  // Ships and rerouted ones where they leave, the same where they come, how many go; then what is noted in both seas.
  [3, 1, 0, 0, 1, 1, 0],
  [1, 1, 0, 0, 1, 0, 1],
  [3, 3, 0, 0, 2, 1, 2],
  [3, 2, 2, 1, 2, 1, 2],
  [3, 2, 2, 2, 1, 2, 2],
  [2, 2, 0, 0, 2, 0, 2],
])(
  'X-31 of %i ships with %i rerouted before, to %i with %i, %i go on',
  (from, noted, there, marked, ships, left, come) => {
    const { state } = table({ units: { 'red-sea': { ship: from }, 'black-sea': { ship: there } } });
    marineIn(state).rerouted = { window: 'w', ships: { [usa]: { 'red-sea': noted, 'black-sea': marked } } };
    takeUnits(state, 'red-sea', usa, { ship: ships });
    addUnits(state, 'black-sea', usa, { ship: ships });
    takeAlong(state, usa, 'red-sea', 'black-sea', ships);
    expect(marineIn(state).rerouted.ships[usa]).toEqual({ 'red-sea': left, 'black-sea': come });
    takeAlong(state, ussr, 'red-sea', 'black-sea', ships);
    expect(marineIn(state).rerouted.ships[ussr]).toBeUndefined();
  },
);

test('M-XFER-01 a ship that has sailed, or has troops aboard, sails no more in its window', () => {
  const { state, game } = table(
    { units: { 'red-sea': { ship: 2 } }, laden: [{ zone: 'red-sea', carrier: 'ship', cargo: { army: 1 } }] },
    { stage: 5, phase: 'moves' },
  );
  const play = new Play(game);
  expect([tripWindow(play), rerouteWindow(play)]).toEqual(['2 moves', '2 moves']);
  expect([usedBy('2 moves'), usedBy('2 battle 7')]).toEqual(['rerouted', 'sailed']);
  expect([shipsToSail(play, usa, 'red-sea'), seasWithShips(play, usa)]).toEqual([2, ['red-sea']]);
  use(state, 'sailed', '2 moves', usa, 'red-sea', 1);
  expect(shipsToSail(play, usa, 'red-sea')).toBe(1);
  use(state, 'sailed', '2 moves', usa, 'red-sea', 5);
  expect(shipsToSail(play, usa, 'red-sea')).toBe(0);
  expect([0, 1, 3, 4, 6, 7].map(shipsFor)).toEqual([0, 1, 1, 2, 2, 3]);
  expect(piratesIn(play, 'red-sea')).toBe(0);
});

test('law 4: cargo fits its ship, is of one resource, and has a ship under it', () => {
  const { state } = table({ units: { 'red-sea': { ship: 1 } } });
  const faults = (...trips: { sea: Sea; cargo: object }[]) => {
    state.agenda = [{ procedure: 'ship-transfer', go: usa, trips } as never];
    return marineFaults(state).map(({ message, figures }) => [message, figures]);
  };
  const red = (cargo: object) => ({ sea: 'red-sea' as const, cargo });
  expect(faults(red({ 'baqa-oil': 3 }))).toEqual([]);
  expect(faults(red({ 'baqa-oil': 1 }))).toEqual([]);
  expect(faults(red({ 'baqa-oil': 4 }))).toEqual([['fault:ship-load', { sea: 'red-sea', units: 4 }]]);
  expect(faults(red({ 'baqa-oil': 0 }))).toEqual([['fault:ship-load', { sea: 'red-sea', units: 0 }]]);
  expect(faults(red({ 'baqa-oil': 1, 'nile-delta-grain': 1 }))).toEqual([['fault:ship-mixed', { sea: 'red-sea' }]]);
  expect(faults(red({ 'baqa-oil': 1 }), red({ 'baqa-oil': 1 }))).toEqual([
    ['fault:ships', { sea: 'red-sea', ships: 2 }],
    ['fault:ships', { sea: 'red-sea', ships: 2 }],
  ]);
  state.agenda = [];
  expect(marineFaults(state)).toEqual([]);
});

// --- escorts ---

test('M-ESCORT-03, -04, -08 navies in a light sea escort, in a dark one those named, and none that has attacked', () => {
  const { state, game } = table({ units: { 'red-sea': 3, 'mid-pacific': 3 } });
  const marine = marineIn(state);
  const play = new Play(game);
  const counted = () => [
    escortsIn(play, usa, 'red-sea'),
    escortsIn(play, usa, 'mid-pacific'),
    escortsIn(play, usa, 'alaska'),
  ];
  expect(counted()).toEqual([3, 0, 0]);
  marine.escorts = { [usa]: { 'mid-pacific': 2 } };
  expect(counted()).toEqual([3, 2, 0]);
  marine.engaged = { cycle: 2, navies: { [usa]: { 'red-sea': 1, 'mid-pacific': 2 } } };
  expect(counted()).toEqual([2, 1, 0]);
  marine.engaged.navies = { [usa]: { 'red-sea': 5 } };
  expect(counted()).toEqual([0, 2, 0]);
  marine.engaged.cycle = 1;
  expect(counted()).toEqual([3, 2, 0]);
  marine.engaged.cycle = 2;
  state.stage = 5;
  expect(counted()).toEqual([3, 2, 0]);
});

test('M-ESCORT-08 navies that attacked sail first and take that along', () => {
  const { state, game } = table({ units: { 'red-sea': 3, 'sea-of-crete': 2 } });
  const marine = marineIn(state);
  marine.engaged = { cycle: 2, navies: { [usa]: { 'red-sea': 2, 'sea-of-crete': 1 } } };
  const sail = (from: Sea, to: Sea, navy: number): Leg => ({
    how: 'sail',
    from,
    to,
    path: [to],
    units: { navy },
    cargo: {},
  });
  followNavies(new Play(game), usa, [sail('red-sea', 'sea-of-crete', 1)]);
  expect(marine.engaged.navies[usa]).toEqual({ 'red-sea': 1, 'sea-of-crete': 2 });
  followNavies(new Play(game), usa, [sail('red-sea', 'sea-of-crete', 3)]);
  expect(marine.engaged.navies[usa]).toEqual({ 'red-sea': 0, 'sea-of-crete': 3 });
  const before = { ...marine.engaged.navies[usa] };
  const march: Leg = {
    how: 'march',
    from: 'alaska',
    to: 'western-canada',
    path: ['western-canada'],
    units: { army: 1 },
    cargo: {},
  };
  followNavies(new Play(game), usa, [march, sail('sea-of-crete', 'sea-of-crete', 1), sail('red-sea', 'black-sea', 1)]);
  expect(marine.engaged.navies[usa]).toEqual(before);
});

test('M-ESCORT-08 flags of navies that are gone are taken down', () => {
  const { state, game } = table({ units: { 'red-sea': 1, 'mid-pacific': 1 } });
  const marine = marineIn(state);
  marine.escorts = { [usa]: { 'mid-pacific': 3, 'indian-ocean': 1 } };
  marine.engaged = { cycle: 2, navies: { [usa]: { 'red-sea': 2, 'black-sea': 1 } } };
  trimEscorts(new Play(game));
  expect(marine.escorts[usa]).toEqual({ 'mid-pacific': 1, 'indian-ocean': 0 });
  expect(marine.engaged.navies[usa]).toEqual({ 'red-sea': 1, 'black-sea': 0 });
  const again = new Play(game);
  trimEscorts(again);
  expect(again.events).toEqual([]);
});

test.each<[Parameters<typeof reachesShips>[0], Sea, boolean]>([
  ['red-sea', 'red-sea', true],
  ['mid-pacific', 'mid-pacific', true],
  ['arabia', 'red-sea', true],
  ['red-sea', 'sea-of-crete', true],
  ['red-sea', 'indian-ocean', false],
  ['indian-ocean', 'red-sea', true],
  ['mid-pacific', 'north-pacific', false],
  ['alaska', 'red-sea', false],
])('T-M-09 which seas an attack on ships reaches: from %s to %s, %s', (from, to, reached) => {
  expect(reachesShips(from, to)).toBe(reached);
});

// --- announcements ---

/** China holds Egypt, whose one port the USA covers, and Iran and Iraq, which share a sea. */
const gripped = (announced: Parameters<typeof marineSketch>[0]['announced'], stage: 4 | 5 = 4) =>
  table(
    { units: { 'red-sea': 2, 'arabian-sea': 1, alaska: 1 }, grain: 3 },
    {
      stage,
      phase: stage === 4 ? 'attacks' : 'moves',
      powers: { china: { units: { egypt: 1, iran: 1, iraq: 1 } }, ussr: { units: { russia: 1 } } },
      sets: marineSketch(announced === undefined ? {} : { announced }),
    },
  );
const grip = (land: 'egypt' | 'iran' | 'iraq', by = usa) => ({ by, against: china, grip: land });

test('X-11 what ends is the one announcement that cannot last, and the others stay', () => {
  const { state, game } = gripped([grip('egypt'), grip('iran'), grip('iraq'), grip('egypt', ussr)]);
  expect(marineIn(state).announced).toEqual([grip('egypt'), grip('iran'), grip('iraq')]);
  takeUnits(state, 'red-sea', usa, { navy: 2 });
  endGrips(new Play(game));
  expect(marineIn(state).announced).toEqual([grip('iran'), grip('iraq')]);
  const quiet = new Play(game);
  endGrips(quiet);
  expect(quiet.events).toEqual([]);
});

test('Q-M-56 an announcer lifts one grip and keeps the others, and announces it no more in this stage', () => {
  const made = gripped([grip('iran')]);
  expect(maySpeak(new Play(made.game), usa)).toBe(true);
  made.usa.does({ type: 'announce', against: china, grip: 'egypt' });
  made.usa.isRefused({ type: 'announce', against: china, grip: 'egypt' }, 'M-BLOCKADE-01');
  made.usa.isRefused({ type: 'lift', against: china, grip: 'iraq' }, 'X-11');
  made.usa.does({ type: 'lift', against: china, grip: 'egypt' });
  expect(marineIn(made.state).announced).toEqual([grip('iran')]);
  expect(made.usa.isRefused({ type: 'announce', against: china, grip: 'egypt' }, 'X-31').code).toBe('once-a-stage');
  made.usa.does({ type: 'announce', against: china, grip: 'iraq' });
  expect(marineIn(made.state).announced).toEqual([grip('iran'), grip('iraq')]);
  expect(marineIn(made.state).spoken).toEqual({ cycle: 2, announcements: [grip('egypt'), grip('iraq')] });
});

test('X-11 navies of an announcer make the grip, and every port must have one', () => {
  const { game, state } = gripped([grip('egypt')]);
  const play = new Play(game);
  expect([grippingNavies(play, china, 'egypt', 'red-sea'), grippingNavies(play, china, 'iran', 'arabian-sea')]).toEqual(
    [2, 0],
  );
  expect([isGripped(play, china, 'egypt'), isGripped(play, china, 'iran'), isGripped(play, china, 'tibet')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isGripped(play, ussr, 'egypt')).toBe(false);
  addUnits(state, 'sahara', china, { army: 1 });
  expect(isGripped(play, china, 'sahara')).toBe(false);
});

// --- hired carriers ---

test.each([
  // Cash, and whether one army can be flown for two oil, marched for a grain.
  [150, true, true],
  [149, false, false],
])('M-CARRIER-02 with $%iM somebody is flown (%s) or marched (%s)', (cash, flown, marched) => {
  const made = () =>
    table(
      { cash, units: { alaska: 1 }, grain: 0, oil: 0 },
      { stage: 5, phase: 'moves', prices: { oil: 25, grain: 50 } },
    );
  const flight: Command = {
    type: 'hire-carriers',
    to: 'japan',
    orders: [{ how: 'airlift', from: 'alaska', units: { army: 1 } }],
  };
  const march: Command = {
    type: 'hire-carriers',
    to: 'western-canada',
    orders: [{ how: 'march', from: 'alaska', units: { army: 1 } }],
  };
  const [air, land] = [made(), made()];
  expect(air.usa.may().includes('hire-carriers')).toBe(flown || marched);
  if (flown) air.usa.does(flight);
  else expect(air.usa.isRefused(flight, 'M-CARRIER-02').figures).toEqual({ price: 150, cash });
  if (marched) land.usa.does(march);
  else expect(land.usa.isRefused(march, 'M-CARRIER-02').figures).toEqual({ price: 150, cash });
  if (!marched) return;
  // What the carriers buy moves the market.
  expect([air.state.market.oil, air.state.market.grain]).toEqual([5, 4]);
  expect([land.state.market.oil, land.state.market.grain]).toEqual([3, 5]);
  expect([air.usa.has.cash, land.usa.has.cash]).toEqual([0, 0]);
});

test('Q-M-81 carriers are not hired for troops who only have to go ashore', () => {
  const made = table(
    { cash: 5000, units: { alaska: 1 }, laden: [{ zone: 'barkley-sound', cargo: { army: 2 } }], grain: 0, oil: 0 },
    { stage: 5, phase: 'moves', prices: { oil: 25, grain: 50 } },
  );
  const land = { how: 'land', from: 'barkley-sound', carrier: 'navy', cargo: { army: 2 }, units: { army: 2 } } as const;
  const ashore: Command = { type: 'hire-carriers', to: 'western-usa', orders: [land] };
  expect(made.usa.isRefused(ashore, 'M-CARRIER-01').message).toBe('armies-only');
  made.usa.does({ type: 'move', to: 'western-usa', orders: [land] });
});

test('M-CARRIER-01, Q-M-81 carriers move armies and nothing else, and a navy only to fetch some', () => {
  const made = table(
    {
      cash: 5000,
      units: { alaska: 2, 'barkley-sound': 1, 'mid-pacific': 1 },
      laden: [{ zone: 'north-pacific', cargo: { army: 2 } }],
      grain: 0,
      oil: 0,
    },
    { stage: 5, phase: 'moves', prices: { oil: 25, grain: 50 } },
  );
  const hire = (to: Sea, ...orders: object[]) => ({ type: 'hire-carriers', to, orders }) as never;
  const navy = { how: 'sail', from: 'barkley-sound', units: { navy: 1 } };
  const code = (command: never, clause = 'M-CARRIER-01') => made.usa.isRefused(command, clause).message;
  expect(code(hire('north-pacific', navy))).toBe('goes-on:carriers');
  expect(code(hire('north-pacific', { ...navy, units: { navy: 2 } }))).toBe('armies-only');
  expect(code(hire('north-pacific', navy, { how: 'by', zone: 'santa-barbara-passage' }))).toBe('armies-only');
  expect(code(hire('north-pacific', { how: 'sail', from: 'mid-pacific', units: { navy: 1 } }))).toBe('armies-only');
  expect(code(hire('barkley-sound', navy))).toBe('armies-only');
  made.usa.does(hire('north-pacific', navy, { how: 'board', from: 'alaska', units: { army: 2 } }));
  // One oil to board, one for the sea, $100M for each army.
  expect(made.usa.has.cash).toBe(5000 - 2 * 25 - 200);
});

test('M-CARRIER-01, -02 the last money may go for the cheapest way there is', () => {
  const made = (cash: number) =>
    table(
      { cash, units: { alaska: 1 }, grain: 0, oil: 0 },
      { stage: 5, phase: 'moves', prices: { oil: 50, grain: 25 } },
    );
  const march = { how: 'march', from: 'alaska', units: { army: 1 } } as const;
  const hire: Command = { type: 'hire-carriers', to: 'western-canada', orders: [march] };
  expect(made(124).usa.may()).not.toContain('hire-carriers');
  const enough = made(125);
  expect(enough.usa.may()).toContain('hire-carriers');
  enough.usa.does(hire);
  expect(enough.usa.has.cash).toBe(0);
});

// --- armies in colonies ---

test('M-BUILD-05 to -08 what a colony takes beyond its three comes out of the pool', () => {
  const made = scenario({
    powers: { usa: { cash: 20_000, grain: 12, oil: 12, minerals: 12, units: { japan: 1, arabia: 1 } }, ussr: {} },
    options: { merchantMarine: true },
    stage: 6,
    phase: 'conventional-builds',
    bidders: ['usa'],
  });
  const build = (zone: 'japan' | 'arabia' | 'alaska', number: number) =>
    ({ type: 'build', kind: 'army', zone, number }) as const;
  made.usa.does(build('japan', 2));
  expect(made.usa.isRefused(build('japan', 14), 'M-BUILD-08').figures).toMatchObject({ most: 13, each: 3 });
  expect(made.usa.isRefused(build('alaska', 13), 'M-BUILD-05').figures).toMatchObject({ most: 12, each: 3 });
  made.usa.does(build('japan', 3));
  // Two beyond the three of Japan.
  expect(made.usa.isRefused(build('alaska', 11), 'M-BUILD-05').figures).toMatchObject({ most: 10 });
  expect(made.usa.isRefused(build('arabia', 14), 'M-BUILD-08').figures).toMatchObject({ most: 13 });
  expect(made.usa.isRefused(build('japan', 11), 'M-BUILD-08').figures).toMatchObject({ most: 10 });
});

// --- what pirates ask ---

/** Ships of the USA in the Red Sea with pirates about, and the dice to come. */
function raided(pirates: number, dice: readonly number[], own: PowerSketch) {
  const made = scenario({
    powers: { usa: { oil: 0, grain: 0, minerals: 0, cash: 1000, ...own }, ussr: {} },
    options: { merchantMarine: true },
    stage: 2,
    prices: { oil: 25, grain: 50 },
    dice,
  });
  marineIn(made.state).pirates = { 'red-sea': pirates };
  return made;
}
const load = (...cargoes: Record<string, number>[]) =>
  ({ type: 'load-ships', trips: cargoes.map((cargo) => ({ sea: 'red-sea', cargo })) }) as never;
const GRAIN_AND_OIL = { cards: { 'baqa-oil': 'open', 'nile-delta-grain': 'open' } } as const;

test('M-PIRATE-06, Q-M-29 who does not pay for one card loses the ships that carry it, and the others sail on', () => {
  const made = raided(1, [5, 1], { ...GRAIN_AND_OIL, units: { 'red-sea': { ship: 3 } } });
  made.usa.does(load({ 'baqa-oil': 3 }, { 'nile-delta-grain': 2 }));
  expect(made.state.question?.kind).toBe('pay-ransom');
  expect(fallbackFor(made.game, usa)).toEqual({ type: 'pay-ransom', pay: true });
  made.usa.does({ type: 'pay-ransom', pay: false });
  expect([unitsAt(made.state.board, 'red-sea', usa, 'ship'), made.usa.has.supplies]).toEqual([
    2,
    { grain: 2, oil: 0, minerals: 0 },
  ]);
});

test('M-PIRATE-05 a ransom to the last million', () => {
  const rich = raided(4, [2], { cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 1 } }, cash: 75 });
  rich.usa.does(load({ 'baqa-oil': 3 }));
  expect(fallbackFor(rich.game, usa)).toEqual({ type: 'pay-ransom', pay: true });
  rich.usa.does({ type: 'pay-ransom', pay: true });
  expect([rich.usa.has.cash, rich.usa.has.supplies.oil]).toEqual([0, 3]);
  const poor = raided(4, [2], { cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 1 } }, cash: 74 });
  poor.usa.does(load({ 'baqa-oil': 3 }));
  expect(poor.usa.isRefused({ type: 'pay-ransom', pay: true }, 'M-PIRATE-06').figures).toEqual({
    amount: 75,
    cash: 74,
  });
  expect(fallbackFor(poor.game, usa)).toEqual({ type: 'pay-ransom', pay: false });
});

test('M-PIRATE-07 a card whose ships were sunk before is not rolled for', () => {
  const made = raided(6, [6], { ...GRAIN_AND_OIL, units: { 'red-sea': { ship: 2 } } });
  const events = made.usa.does(load({ 'baqa-oil': 3 }, { 'nile-delta-grain': 2 }));
  expect(events.filter(({ type }) => type === 'pirates-rolled')).toHaveLength(1);
  expect(made.usa.has.supplies).toEqual({ grain: 0, oil: 0, minerals: 0 });
});

test('M-PIRATE-07, X-38 of two ships to lose the emptiest go first; all of a kind leave no choice', () => {
  const made = raided(3, [6], { ...GRAIN_AND_OIL, units: { 'red-sea': { ship: 4 } } });
  made.usa.does(load({ 'baqa-oil': 3 }, { 'baqa-oil': 2 }, { 'nile-delta-grain': 3 }));
  expect(fallbackFor(made.game, usa)).toEqual({
    type: 'give-up-ships',
    ships: { 'red-sea/ship': 1, 'red-sea, 2 baqa-oil': 1 },
  });
  made.usa.isRefused({ type: 'give-up-ships', ships: { 'red-sea/ship': 1 } }, 'M-PIRATE-07');
  made.usa.isRefused({ type: 'give-up-ships', ships: { 'red-sea/ship': 2 } }, 'M-PIRATE-07');
  made.usa.does({ type: 'give-up-ships', ships: { 'red-sea, 3 baqa-oil': 1, 'red-sea, 3 nile-delta-grain': 1 } });
  expect([unitsAt(made.state.board, 'red-sea', usa, 'ship'), made.usa.has.supplies]).toEqual([
    2,
    { grain: 0, oil: 2, minerals: 0 },
  ]);
  const alike = raided(3, [6], {
    cards: { 'baqa-oil': 'open', 'khuzestan-oil': 'open' },
    units: { 'red-sea': { ship: 3 } },
  });
  alike.usa.does(load({ 'baqa-oil': 1 }, { 'baqa-oil': 1 }, { 'baqa-oil': 1 }));
  expect(alike.state.question?.kind).not.toBe('give-up-ships');
  expect([unitsAt(alike.state.board, 'red-sea', usa, 'ship'), alike.usa.has.supplies.oil]).toEqual([1, 1]);
});

test('every sea is told from the land when ships are counted', () => {
  const { game } = table({ units: Object.fromEntries(SEAS.map((sea) => [sea, { ship: 1 }])) });
  expect(seasWithShips(new Play(game), usa)).toEqual([...SEAS]);
});
