import { expect, test } from 'vitest';
import type { LightSea, Territory, Zone } from '../../../board/index.ts';
import type { GameEvent } from '../../../game.ts';
import type { Order } from '../../../movement/order.ts';
import { options } from '../../../referee/options.ts';
import { aboardAt, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { type PowerSketch, scenario } from '../../../testing/index.ts';

const [usa, africa] = [seat('usa'), seat('africa')];
const find = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** An empty ship takes armies in at a port and puts them ashore beyond the next sea. */
const ship = (army: number, from: Territory, on: Territory): Order[] => [
  { how: 'sail', from: 'arabian-sea', units: { ship: 1 } },
  { how: 'board', from, units: { army } },
  { how: 'by', zone: 'red-sea' },
  { how: 'ashore', on, units: { army } },
];
const assault = (orders: Order[], to: Territory = 'egypt', sea: LightSea = 'red-sea', against = 'africa') =>
  ({ type: 'assault-by-sea', to, sea, against, orders }) as const;

/** American armies in Iran and ships before its port; African armies in Egypt, across the Red Sea. */
function crossing(american: PowerSketch = {}, african: PowerSketch = {}, dice: readonly number[] = [], options = {}) {
  return scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true, ...options },
    powers: {
      usa: { oil: 9, units: { iran: 4, 'arabian-sea': { ship: 3 } }, ...american },
      africa: { units: { egypt: 2 }, ...african },
    },
    bidders: ['usa'],
    dice,
  });
}

test('M-AMPHIB-01, -02, -03, -04, -05, -06, -08, -09, -10, Q-M-45 three armies take two ships and four oil: two to board, two for the next sea, none to land', () => {
  const table = crossing();
  const three = [...ship(2, 'iran', 'egypt'), ...ship(1, 'iran', 'egypt')];
  const events = table.usa.does(assault(three));
  expect(find(events, 'units-moved')).toMatchObject({ cost: { grain: 0, oil: 4 } });
  expect(table.usa.has.supplies.oil).toBe(5);
  expect(unitsAt(table.state.board, 'egypt', usa, 'army')).toBe(3);
  expect(unitsAt(table.state.board, 'red-sea', usa, 'ship')).toBe(2);
  // A ship takes two.
  crossing().usa.isRefused(assault(ship(3, 'iran', 'egypt')), 'B-MOVE-12');
});

test('M-AMPHIB-07 a ship takes its two armies from two territories on the same sea', () => {
  const table = crossing({ units: { iran: 1, iraq: 1, 'arabian-sea': { ship: 1 } } });
  const orders: Order[] = [
    { how: 'sail', from: 'arabian-sea', units: { ship: 1 } },
    { how: 'board', from: 'iran', units: { army: 1 } },
    { how: 'board', from: 'iraq', units: { army: 1 } },
    { how: 'by', zone: 'red-sea' },
    { how: 'ashore', on: 'egypt', units: { army: 2 } },
  ];
  const events = table.usa.does(assault(orders));
  expect(find(events, 'units-moved')?.clauses).toContain('M-AMPHIB-07');
  expect(unitsAt(table.state.board, 'egypt', usa, 'army')).toBe(2);
});

test('M-AMPHIB-08, Q-M-47 from a ship nobody lands where there is no port on its sea, as from a navy they might', () => {
  // Nanling lies on the Sea of Japan and has no port there.
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      usa: { oil: 9, units: { japan: 4, 'sea-of-japan': { ship: 1, navy: 1 } } },
      china: { units: { nanling: 1 } },
    },
    bidders: ['usa'],
  });
  const by = (kind: 'ship' | 'navy'): Order[] => [
    { how: 'sail', from: 'sea-of-japan', units: { [kind]: 1 } },
    { how: 'board', from: 'japan', units: { army: 2 } },
    { how: 'ashore', on: 'nanling', units: { army: 2 } },
  ];
  table.usa.isRefused(assault(by('ship'), 'nanling', 'sea-of-japan', 'china'), 'M-AMPHIB-08');
  table.usa.does(assault(by('navy'), 'nanling', 'sea-of-japan', 'china'));
  expect(unitsAt(table.state.board, 'nanling', usa, 'army')).toBe(2);
});

test('M-AMPHIB-03, -07 no ship goes back for more, in the same line or in another', () => {
  const table = crossing({ units: { iran: 4, arabia: 3, 'arabian-sea': { ship: 1 } } });
  const again: Order = { how: 'sail', from: 'red-sea', units: { ship: 1 } };
  const trip = ship(1, 'iran', 'egypt').slice(1);
  const back: Order[] = [{ how: 'by', zone: 'arabian-sea' }, ...trip];
  table.usa.isRefused(assault([...ship(2, 'iran', 'egypt'), ...back]), 'M-AMPHIB-03');
  table.usa.isRefused(assault([...ship(2, 'iran', 'egypt'), again, ...back]), 'M-AMPHIB-03');
  // Nor where it lies beside both lands.
  const beside: Order[] = [
    { how: 'board', from: 'arabia', units: { army: 1 } },
    { how: 'ashore', on: 'egypt', units: { army: 1 } },
  ];
  table.usa.isRefused(assault([...ship(2, 'iran', 'egypt'), ...beside]), 'M-AMPHIB-03');
  table.usa.isRefused(assault([...ship(2, 'iran', 'egypt'), again, ...beside]), 'M-AMPHIB-03');
  // A ship that has done nothing yet goes before one that has.
  const idle = crossing({ units: { iran: 2, arabia: 1, 'arabian-sea': { ship: 1 }, 'red-sea': { ship: 1 } } });
  idle.usa.does(assault([...ship(2, 'iran', 'egypt'), again, ...beside]));
  expect(unitsAt(idle.state.board, 'egypt', usa, 'army')).toBe(3);
});

test('M-AMPHIB-03 a ship that has landed its troops is offered again only where there is oil to sail on', () => {
  const again: Order = { how: 'sail', from: 'red-sea', units: { ship: 1 } };
  const offered = Array.from({ length: 8 }, (_, oil) => {
    const { game } = crossing({ oil, units: { iran: 2, arabia: 1, 'arabian-sea': { ship: 1 } } });
    const next = (orders: Order[]) => {
      const [offer] = options(game, usa, assault(orders));
      const domain = (offer?.next ?? offer?.more)?.domain;
      return domain?.kind === 'list' && domain.next?.kind === 'one-of' ? domain.next.values : [];
    };
    const isOffered = JSON.stringify(next(ship(2, 'iran', 'egypt'))).includes(JSON.stringify(again));
    if (isOffered) expect(next([...ship(2, 'iran', 'egypt'), again])).not.toEqual([]);
    return isOffered;
  });
  expect(offered).toEqual([false, false, false, false, false, true, true, true]);
});

test('M-AMPHIB-07 a second line is the same move: a ship with somebody aboard takes in nobody in another sea', () => {
  const first = ship(1, 'iran', 'egypt').slice(0, 3);
  const aboard: Order[] = [
    { how: 'convoy', from: 'red-sea', carrier: 'ship', number: 1, cargo: { army: 1 } },
    { how: 'board', from: 'arabia', units: { army: 1 } },
    { how: 'ashore', on: 'egypt', units: { army: 2 } },
  ];
  const others = { iran: 2, arabia: 1, 'arabian-sea': { ship: 2 } } as const;
  const table = crossing({ units: others });
  table.usa.isRefused(assault([...first, ...aboard]), 'B-TAC-02');
  table.usa.isRefused(assault([...ship(1, 'iran', 'egypt'), ...first, ...aboard]), 'M-AMPHIB-07');
});

test('B-MOVE-12 a navy carries four armies at a time, and may go back for more', () => {
  const table = crossing({ oil: 12, units: { arabia: 8, 'red-sea': 1 } });
  const trip: Order[] = [
    { how: 'board', from: 'arabia', units: { army: 4 } },
    { how: 'ashore', on: 'egypt', units: { army: 4 } },
  ];
  table.usa.does(assault([{ how: 'sail', from: 'red-sea', units: { navy: 1 } }, ...trip, ...trip]));
  expect(unitsAt(table.state.board, 'egypt', usa, 'army')).toBe(8);
});

test('M-AMPHIB-11, Q-M-91 ships give no fire power; the armies they bring and navies beside them do', () => {
  const table = crossing({}, { units: { egypt: 3 } });
  table.usa.does(assault([...ship(2, 'iran', 'egypt'), ...ship(1, 'iran', 'egypt')]));
  const events = table.africa.does({ type: 'defend', supplied: true });
  // Three against three: nobody has the die of fire power.
  expect(find(events, 'dice-counted')).toMatchObject({ attacker: { firePower: 0 }, defender: { firePower: 0 } });
});

test('M-AMPHIB-12, Q-M-44 the defender may spend two points on a ship that took part; troops ashore are not lost with it', () => {
  const table = crossing({}, { units: { egypt: 3 } }, [1, 1, 1]);
  table.usa.does(assault(ship(2, 'iran', 'egypt')));
  table.africa.does({ type: 'defend', supplied: true });
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['africa'] });
  const events = table.africa.does({ type: 'remove-losses', losses: ['red-sea/ship'] });
  expect(find(events, 'units-lost')).toMatchObject({ losses: [{ kind: 'ship', number: 1 }] });
  expect(unitsAt(table.state.board, 'egypt', usa, 'army')).toBe(2);
});

test('Q-M-49 militia takes armies of an assault by ship, never the ships', () => {
  const table = crossing({}, { units: { nigeria: 1 } }, [6]);
  const events = table.usa.does(assault(ship(2, 'iran', 'egypt'), 'egypt', 'red-sea', 'militia'));
  expect(find(events, 'units-lost')).toMatchObject({ losses: [{ kind: 'army', number: 2 }] });
  expect(unitsAt(table.state.board, 'red-sea', usa, 'ship')).toBe(1);
});

/** An assault by ship that has not captured Egypt, at the attacker's Step E. */
function undecided(american: PowerSketch = {}) {
  const table = crossing(american, { units: { egypt: 3 } }, [1, 1, 1]);
  table.usa.does(assault(ship(2, 'iran', 'egypt')));
  table.africa.does({ type: 'defend', supplied: true });
  table.africa.does({ type: 'remove-losses', losses: [] });
  if (table.state.question?.waiting[0] === 'africa') table.africa.does({ type: 'end-reinforcing' });
  expect(table.state.question).toMatchObject({ kind: 'assault', waiting: ['usa'] });
  return table;
}

test('M-AMPHIB-14, Q-M-48 the force may be taken off to a ship at a port: one oil a ship, two armies, and there they stay', () => {
  const table = undecided();
  const oil = table.usa.has.supplies.oil;
  table.usa.does({ type: 'give-up-assault', zone: 'egypt', how: 'withdraw', sea: 'red-sea' });
  expect(unitsAt(table.state.board, 'egypt', usa, 'army')).toBe(0);
  expect(aboardAt(table.state.board, 'red-sea', usa, 'army')).toBe(2);
  expect(table.usa.has.supplies.oil).toBe(oil - 1);
  expect(unitsAt(table.state.board, 'egypt', africa, 'army')).toBe(3);
});

test('M-AMPHIB-13, Q-M-46 at Step E more armies may follow though the land is not captured, but not by ship', () => {
  const table = undecided({ grain: 9, oil: 9, units: { iran: 4, 'arabian-sea': { ship: 3 } } });
  table.usa.does({ type: 'keep-assault' });
  expect(table.state.question).toMatchObject({ kind: 'step-e', waiting: ['usa'] });
  table.usa.does({ type: 'ships-done' });
  const boarded: Order[] = [
    { how: 'sail', from: 'arabian-sea', units: { ship: 1 } },
    { how: 'board', from: 'iran', units: { army: 1 } },
  ];
  table.usa.isRefused({ type: 'reinforce', to: 'red-sea', orders: boarded }, 'M-REROUTE-06');
  const events = table.usa.does({
    type: 'reinforce',
    to: 'egypt',
    orders: [{ how: 'airlift', from: 'iran', units: { army: 1 } }],
  });
  expect(find(events, 'reinforced')?.clauses).toContain('M-AMPHIB-13');
  expect(unitsAt(table.state.board, 'egypt', usa, 'army')).toBe(3);
});

test('M-AMPHIB-15, -16 a ship used in the assault carries no goods in that Step E, but may be rerouted', () => {
  const table = undecided({ units: { iran: 4, 'arabian-sea': { ship: 1 } } });
  table.usa.does({ type: 'keep-assault' });
  table.usa.isRefused({ type: 'import-goods', resource: 'oil', units: 1 }, 'M-AMPHIB-15');
  const events = table.usa.does({ type: 'reroute', from: 'red-sea', to: 'indian-ocean', ships: 1 });
  expect(find(events, 'ships-rerouted')?.clauses).toContain('M-AMPHIB-16');
  expect(unitsAt(table.state.board, 'indian-ocean', usa, 'ship')).toBe(1);
  // With another ship in a light blue sea it is not the assault that keeps the goods away.
  const another = undecided({ units: { iran: 4, 'arabian-sea': { ship: 2 } } });
  another.usa.does({ type: 'keep-assault' });
  another.usa.isRefused({ type: 'import-goods', resource: 'oil', units: 1 }, 'M-REINFORCE-08');
  // Nor with one beside those of the assault.
  const beside = undecided({ units: { iran: 4, 'arabian-sea': { ship: 1 }, 'red-sea': { ship: 1 } } });
  beside.usa.does({ type: 'keep-assault' });
  beside.usa.isRefused({ type: 'import-goods', resource: 'oil', units: 1 }, 'M-REINFORCE-08');
});

test('Q-M-46, Q-M-48 in Stage 5 a ship takes nobody aboard; one with troops sails as a convoy and lands them at a port', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: { merchantMarine: true },
    powers: {
      usa: {
        oil: 9,
        units: { iran: 2, 'arabian-sea': { ship: 1 } },
        laden: [{ zone: 'arabian-sea', carrier: 'ship', cargo: { army: 2 } }],
      },
      africa: {},
    },
    bidders: ['usa'],
  });
  const sail: Order = { how: 'sail', from: 'arabian-sea', units: { ship: 1 } };
  table.usa.isRefused({ type: 'move', to: 'red-sea', orders: [sail] }, 'M-REROUTE-06');
  table.usa.isRefused({ type: 'reroute', from: 'arabian-sea', to: 'red-sea', ships: 2 }, 'M-MOVE-01');
  const convoy: Order[] = [
    { how: 'convoy', from: 'arabian-sea', carrier: 'ship', number: 1, cargo: { army: 2 } },
    { how: 'by', zone: 'red-sea' },
    { how: 'ashore', on: 'egypt', units: { army: 2 } },
  ];
  const events = table.usa.does({ type: 'move', to: 'red-sea', orders: convoy });
  expect(find(events, 'units-moved')).toMatchObject({ cost: { grain: 0, oil: 1 } });
  expect(unitsAt(table.state.board, 'egypt', usa, 'army')).toBe(2);
});

test('X-18 under the chart results C and D take the ships of an assault too, and B is not paid with ships', () => {
  const lost = crossing({}, { units: { egypt: 3 } }, [1, 1], { combatResolution: 'chart' });
  lost.usa.does(assault(ship(2, 'iran', 'egypt')));
  const events = lost.africa.does({ type: 'defend', supplied: true });
  expect(find(events, 'chart-read')).toMatchObject({ attacker: { units: 2 }, letter: 'D' });
  expect(unitsAt(lost.state.board, 'red-sea', usa, 'ship')).toBe(0);
  const won = crossing({}, { units: { egypt: 2 } }, [1], { combatResolution: 'chart' });
  won.usa.does(assault([...ship(2, 'iran', 'egypt'), ...ship(2, 'iran', 'egypt')]));
  const half = won.africa.does({ type: 'defend', supplied: false });
  expect(find(half, 'chart-read')).toMatchObject({ attacker: { units: 4 }, letter: 'B' });
  expect(unitsAt(won.state.board, 'egypt', usa, 'army')).toBe(2);
  expect(unitsAt(won.state.board, 'red-sea', usa, 'ship')).toBe(2);
});

test('M-AMPHIB-07 a ship picks up armies in one sea only, in two territories that border it', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { oil: 9, units: { iran: 1, mozambique: 1, arabia: 1, 'arabian-sea': { ship: 1 } } },
      africa: { units: { egypt: 1 } },
    },
    bidders: ['ussr'],
  });
  const assault = (...orders: Order[]) =>
    ({ type: 'assault-by-sea', to: 'egypt', sea: 'red-sea', against: 'africa', orders }) as const;
  const sail: Order = { how: 'sail', from: 'arabian-sea', units: { ship: 1 } };
  const board = (from: Zone): Order => ({ how: 'board', from, units: { army: 1 } });
  const by: Order = { how: 'by', zone: 'red-sea' };
  const ashore: Order = { how: 'ashore', on: 'egypt', units: { army: 2 } };
  table.ussr.isRefused(assault(sail, board('iran'), by, board('mozambique'), ashore), 'M-AMPHIB-07');
  table.ussr.does(assault(sail, board('iran'), board('arabia'), by, ashore));
});

test('M-AMPHIB-08 of two shores of one sea a convoy of merchant ships can attack the one that has a port there', () => {
  const table = scenario({
    options: { merchantMarine: true },
    stage: 4,
    phase: 'attacks',
    powers: {
      // One oil for the set and one to board: Nanling’s port on the next sea is too far.
      europe: { oil: 2, units: { 'sea-of-japan': { ship: 1 }, japan: 2 } },
      china: { units: { nanling: 1, manchuria: 1, mongolia: 1, shantung: 1 } },
    },
    bidders: ['europe'],
  });
  const [offer] = options(table.game, seat('europe'), { type: 'assault-by-sea' });
  const { domain } = offer?.next ?? {};
  const shores = domain?.kind === 'one-of' ? domain.values : [];
  expect(shores).toEqual(expect.arrayContaining(['manchuria', 'shantung']));
  expect(shores).not.toContain('nanling');
});

test('B-MOVE-12 a merchant ship takes no APC, and that is said, not that it is full', () => {
  const table = scenario({
    options: { merchantMarine: true, apc: true },
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { oil: 9, units: { 'arabian-sea': { ship: 1 }, iran: { army: 1, apc: 1 } } },
      africa: { units: { egypt: 1 } },
    },
    bidders: ['usa'],
  });
  const aboard = (units: { apc: 1 } | { army: 1 }): Order[] => [
    { how: 'sail', from: 'arabian-sea', units: { ship: 1 } },
    { how: 'board', from: 'iran', units },
    { how: 'by', zone: 'red-sea' },
    { how: 'ashore', on: 'egypt', units },
  ];
  const assault = { type: 'assault-by-sea', to: 'egypt', sea: 'red-sea', against: 'africa' } as const;
  expect(table.usa.isRefused({ ...assault, orders: aboard({ apc: 1 }) }, 'B-MOVE-12')).toMatchObject({
    message: 'no-room:kind',
    figures: { unit: 'apc', carrier: 'ship' },
  });
  table.usa.does({ ...assault, orders: aboard({ army: 1 }) });
});
