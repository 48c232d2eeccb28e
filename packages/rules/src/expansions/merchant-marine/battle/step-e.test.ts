import { expect, test } from 'vitest';
import type { GameEvent } from '../../../game.ts';
import { unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { onlyAnswer } from '../../../table/orders.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, playSilently, type Sketch, scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';

const [ussr, europe, china] = [seat('ussr'), seat('europe'), seat('china')];
const find = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** A battle for Poland has been fought to no end; Step E begins with the defender's ships. */
function afterBattle(
  european: PowerSketch['units'],
  more: Partial<Sketch> = {},
  theirs: PowerSketch = {},
  ours: PowerSketch = {},
) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { units: { russia: 5, 'mid-pacific': { ship: 1 } }, ...ours },
      europe: { units: { poland: 5, ...european }, ...theirs },
      china: {},
    },
    bidders: ['ussr'],
    prices: { oil: 25 },
    dice: [1, 1],
    ...more,
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 5 } });
  table.europe.does({ type: 'defend', supplied: true });
  return table;
}

test('M-REINFORCE-01, -03, -04 each side uses its ships before its units, the defender first', () => {
  const table = afterBattle({ 'indian-ocean': { ship: 1 }, greece: 1 });
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['europe'] });
  expect(fallbackFor(table.game, europe)).toEqual({ type: 'ships-done' });
  table.europe.does({ type: 'ships-done' });
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['europe'] });
  table.europe.isRefused({ type: 'import-goods', resource: 'oil', units: 1 }, 'M-REINFORCE-05');
  table.europe.does({ type: 'end-reinforcing' });
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['ussr'] });
});

test('M-REINFORCE-05, -06, -07, -09, -10, -11, -12 ships in dark blue seas bring units from the market: three a ship, $500M each, and the price moves', () => {
  const table = afterBattle({ 'indian-ocean': { ship: 2 }, 'baltic-sea': { ship: 3 } }, {}, { oil: 1 });
  // One set was removed; 4 units take two ships. The light blue sea's ships carry nothing.
  table.europe.isRefused({ type: 'import-goods', resource: 'oil', units: 7 }, 'M-REINFORCE-10');
  const events = table.europe.does({ type: 'import-goods', resource: 'oil', units: 4 });
  expect(find(events, 'goods-imported')).toMatchObject({
    cost: 100,
    freight: 1000,
    sailing: [{ sea: 'indian-ocean', ships: 2 }],
  });
  expect(table.europe.has.supplies.oil).toBe(4);
  expect(table.europe.has.cash).toBe(7000 - 1100);
  // Oil stood at $25M, the fourth spot of the track; four units lift it by four, to $100M.
  expect(table.state.market.oil).toBe(3 + 4);
  // M-REINFORCE-09: both have made their trip.
  table.europe.isRefused({ type: 'import-goods', resource: 'grain', units: 1 }, 'M-REINFORCE-08');
});

/** Europe loses its last home in the battle and has not been judged yet. */
function fallenInStepE(ships: PowerSketch['units'], waiting: string) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { grain: 9, oil: 9, minerals: 9, cash: 9000, units: { kola: 6, 'mid-pacific': { ship: 1 } } },
      europe: { grain: 9, oil: 9, minerals: 9, cash: 9000, units: { scandinavia: 1, ...ships } },
      china: { grain: 9, oil: 9, minerals: 9, units: { tibet: 1 } },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    bidders: ['ussr'],
    dice: [6, 6, 1],
  });
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 6 } });
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
  const asked: string[] = [];
  playSilently(table.game, () => {
    const { question } = table.state;
    if (question?.kind === 'occupy')
      table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kola', units: { army: 1 } }] });
    if (table.state.question?.kind === 'step-e') asked.push(table.state.question.waiting.join());
    return asked.includes(waiting) || table.state.stage !== 4;
  });
  return { table, asked };
}

test('X-40 M-REINFORCE-05 the ships of one who has fallen bring them nothing, and are only rerouted', () => {
  const { table } = fallenInStepE({ 'mid-pacific': { ship: 4 } }, 'europe');
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['europe'] });
  const carry = {
    type: 'carry-goods',
    partner: china,
    direction: 'bring',
    resource: 'grain',
    units: 1,
    price: 8000,
  } as const;
  expect(table.europe.isRefused(carry, 'X-40').code).toBe('fallen');
  expect(table.europe.isRefused({ type: 'import-goods', resource: 'oil', units: 1 }, 'X-40').code).toBe('fallen');
  expect(table.europe.may()).toEqual(expect.arrayContaining(['reroute', 'ships-done']));
  expect(table.europe.may()).not.toContain('carry-goods');
  expect(table.europe.may()).not.toContain('import-goods');
});

test('X-40 M-REINFORCE-05 nobody’s ships trade with one who has fallen', () => {
  const { table } = fallenInStepE({}, 'ussr');
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['ussr'] });
  const carry = {
    type: 'carry-goods',
    partner: europe,
    direction: 'bring',
    resource: 'grain',
    units: 1,
    price: 1,
  } as const;
  expect(table.ussr.isRefused(carry, 'X-40')).toMatchObject({ code: 'fallen', figures: { seat: 'europe' } });
});

test('M-REINFORCE-08 a player who has no ship in a dark blue sea brings nothing in', () => {
  const table = afterBattle({ 'baltic-sea': { ship: 3 } });
  table.europe.isRefused({ type: 'import-goods', resource: 'oil', units: 1 }, 'M-REINFORCE-08');
});

test('M-REINFORCE-12, X-27 danger pay must be at hand, and what a row cannot hold is refused', () => {
  const poor = afterBattle({ 'indian-ocean': { ship: 1 } }, {}, { cash: 510 });
  poor.europe.isRefused({ type: 'import-goods', resource: 'oil', units: 1 }, 'M-REINFORCE-12');
  // One unit at $25M and its ship take the last million.
  const exact = afterBattle({ 'indian-ocean': { ship: 1 } }, {}, { cash: 525 });
  exact.europe.does({ type: 'import-goods', resource: 'oil', units: 1 });
  expect(exact.europe.has.cash).toBe(0);
  const full = afterBattle({ 'indian-ocean': { ship: 2 } }, {}, { oil: 12 });
  full.europe.isRefused({ type: 'import-goods', resource: 'oil', units: 2 }, 'M-REINFORCE-10');
  full.europe.does({ type: 'import-goods', resource: 'oil', units: 1 });
  expect(full.europe.has.supplies.oil).toBe(12);
});

test('M-REINFORCE-05 what nobody has is not carried', () => {
  // The battle took the last of the minerals.
  const table = afterBattle({ 'indian-ocean': { ship: 2 } }, {}, { minerals: 1 });
  const send = { type: 'carry-goods', partner: china, direction: 'send', units: 1, price: 0 } as const;
  expect(table.europe.has.supplies.minerals).toBe(0);
  table.europe.isRefused({ ...send, resource: 'minerals' }, 'M-REINFORCE-05');
  table.europe.does({ ...send, resource: 'oil' });
});

test('M-REINFORCE-05, Q-M-51 goods come from another player, or go to them, if they agree; the user of the ships pays', () => {
  const table = afterBattle({ 'indian-ocean': { ship: 2 } });
  const fetch = {
    type: 'carry-goods',
    partner: china,
    direction: 'bring',
    resource: 'oil',
    units: 2,
    price: 300,
  } as const;
  table.europe.does(fetch);
  expect(table.state.question).toMatchObject({ kind: 'carriage', waiting: ['china'] });
  expect(fallbackFor(table.game, china)).toEqual({ type: 'agree-carriage', agree: false });
  const events = table.china.does({ type: 'agree-carriage', agree: true });
  expect(find(events, 'goods-carried')).toMatchObject({ giver: 'china', receiver: 'europe', freight: 500 });
  expect([table.europe.has.cash, table.china.has.cash]).toEqual([7000 - 800, 7300]);
  expect([table.europe.has.supplies.oil, table.china.has.supplies.oil]).toEqual([4, 1]);
  // Still their step: one ship is left, and sends grain.
  table.europe.does({ ...fetch, direction: 'send', resource: 'grain', units: 1, price: 100 });
  table.china.does({ type: 'agree-carriage', agree: false });
  table.europe.isRefused({ ...fetch, units: 1 }, 'X-32');
});

test('Q-M-50 in Step E nothing is sold to the market', () => {
  const table = afterBattle({ 'indian-ocean': { ship: 2 } });
  expect(table.europe.may().filter((command) => /sell/.test(command))).toEqual([]);
  expect(table.europe.may()).toContain('import-goods');
});

test('Q-M-52 under siege nothing is brought in or sent out in Step E', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { units: { buryatsk: 5, 'sea-of-japan': 1, 'south-china-sea': 1 } },
      china: { units: { mongolia: 5, 'indian-ocean': { ship: 1 } } },
    },
    bidders: ['ussr'],
    sets: marineSketch({ announced: [{ by: ussr, against: china, grip: 'siege' }] }),
  });
  table.ussr.does({ type: 'attack', from: 'buryatsk', to: 'mongolia', against: 'china', units: { army: 5 } });
  table.china.does({ type: 'defend', supplied: true });
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['china'] });
  table.china.isRefused({ type: 'import-goods', resource: 'oil', units: 1 }, 'Q-M-52');
});

test('X-31 M-ESCORT-05 escorts may be named in Step E', () => {
  const table = afterBattle({ 'indian-ocean': { ship: 1, navy: 1 } });
  table.europe.does({ type: 'escort', sea: 'indian-ocean', navies: 1 });
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['europe'] });
});

test('M-REINFORCE-02, -13, -14, Q-M-53 EX-M-07 ships are rerouted free of charge from any sea to any other; a player who was rerouted carries nothing in this step', () => {
  const table = afterBattle({ 'mid-pacific': { ship: 1 }, 'bay-of-bengal': { ship: 2 } });
  const { cash } = table.europe.has;
  table.europe.does({ type: 'reroute', from: 'bay-of-bengal', to: 'mid-pacific', ships: 2 });
  expect(unitsAt(table.state.board, 'mid-pacific', europe, 'ship')).toBe(3);
  expect(table.europe.has.cash).toBe(cash);
  // Three ships there, nine units later; now only the one that has not moved carries three.
  table.europe.isRefused({ type: 'import-goods', resource: 'oil', units: 4 }, 'M-REINFORCE-10');
  table.europe.does({ type: 'import-goods', resource: 'oil', units: 3 });
  table.europe.isRefused({ type: 'reroute', from: 'mid-pacific', to: 'indian-ocean', ships: 1 }, 'X-31');
});

test('M-REINFORCE-01, X-38 a player whose ships can do nothing more is not asked about them, rich or poor', () => {
  const left = (table: ReturnType<typeof afterBattle>) => onlyAnswer(table.game, europe)?.command;
  const done = { type: 'ships-done' } as const;
  // The only ship has troops aboard.
  const laden = [{ zone: 'red-sea', carrier: 'ship', cargo: { army: 1 } }] as const;
  expect(left(afterBattle({}, {}, { laden }))).toEqual(done);
  for (const cash of [0, 9000]) {
    const table = afterBattle({ 'mid-pacific': { ship: 1 } }, {}, { cash });
    expect(left(table)).toBeUndefined();
    table.europe.does({ type: 'reroute', from: 'mid-pacific', to: 'indian-ocean', ships: 1 });
    // They have answered by it, also where one unit fights one.
    expect(left(table)).toEqual({ ...done, afterwards: 'ask' });
  }
  // Nobody sees whether there is the cash for danger pay, so the question goes on while a ship could carry something.
  const poor = afterBattle({ 'mid-pacific': { ship: 2 } }, {}, { cash: 0 });
  poor.europe.does({ type: 'reroute', from: 'mid-pacific', to: 'indian-ocean', ships: 1 });
  expect(left(poor)).toBeUndefined();
  // Escorts could be named.
  expect(left(afterBattle({ 'indian-ocean': { navy: 1 } }, {}, { laden }))).toBeUndefined();
});

test('Q-M-54, X-31 each Step E is a window of its own: the same ship goes once in each battle of a Stage 4', () => {
  const table = afterBattle({ 'mid-pacific': { ship: 1 } });
  const reroute = (from: 'mid-pacific' | 'red-sea', to: 'mid-pacific' | 'red-sea') =>
    ({ type: 'reroute', from, to, ships: 1 }) as const;
  table.europe.does(reroute('mid-pacific', 'red-sea'));
  table.europe.isRefused(reroute('red-sea', 'mid-pacific'), 'X-31');
  playSilently(table.game, ({ state }) => state.question?.kind === 'attack');
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 3 } });
  playSilently(table.game, ({ state }) => state.question?.kind === 'step-e');
  expect(table.state.question?.waiting).toEqual(['europe']);
  table.europe.does(reroute('red-sea', 'mid-pacific'));
  expect(unitsAt(table.state.board, 'mid-pacific', europe, 'ship')).toBe(1);
});

test('Q-M-55 after a nuclear strike ships neither carry nor are rerouted: its Step E is the counterattack', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { nukes: 1, units: { russia: 1, 'mid-pacific': { ship: 1 } } },
      europe: { units: { poland: 2, 'indian-ocean': { ship: 2 } } },
    },
    bidders: ['ussr'],
  });
  table.ussr.does({ type: 'launch', targets: { poland: 1 } });
  const asked = new Set<string | undefined>();
  playSilently(table.game, ({ state }) => {
    asked.add(state.question?.kind);
    return state.stage !== 4;
  });
  expect(table.state.nuked).toEqual(['poland']);
  expect(asked).not.toContain('step-e');
});

test('Q-M-93 ships that have just survived an attack sail or are rerouted in the Step E of that battle', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { units: { 'indian-ocean': 2 } },
      europe: { oil: 0, units: { 'indian-ocean': { ship: 3 } } },
    },
    bidders: ['ussr'],
    prices: { oil: 25 },
    dice: [1, 1],
  });
  table.ussr.does({
    type: 'attack-ships',
    from: 'indian-ocean',
    to: 'indian-ocean',
    against: 'europe',
    units: { navy: 2 },
  });
  table.ussr.does({ type: 'remove-losses', losses: ['indian-ocean/ship'] });
  // Two are left: one brings three units, the other gets away.
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['europe'] });
  table.europe.does({ type: 'import-goods', resource: 'oil', units: 3 });
  table.europe.does({ type: 'reroute', from: 'indian-ocean', to: 'red-sea', ships: 1 });
  expect(table.europe.has.supplies.oil).toBe(3);
  expect(unitsAt(table.state.board, 'red-sea', europe, 'ship')).toBe(1);
});
