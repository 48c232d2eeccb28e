import { expect, test } from 'vitest';
import type { Order } from '../../movement/order.ts';
import { unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { scenario } from '../../testing/index.ts';

const usa = seat('usa');

/** American ships in the Baltic, out of which the only way leads through the North Sea, where a Soviet navy lies. */
function baltic(stage: 4 | 5) {
  return scenario({
    stage,
    phase: stage === 4 ? 'attacks' : 'moves',
    options: { merchantMarine: true },
    powers: {
      usa: {
        oil: 9,
        units: { poland: 2, 'baltic-sea': { ship: 1 } },
        ...(stage === 5 ? { laden: [{ zone: 'baltic-sea', carrier: 'ship', cargo: { army: 2 } } as const] } : {}),
      },
      ussr: { units: { 'north-sea': 1 } },
      europe: { units: { iberia: 1 } },
    },
    bidders: ['usa'],
  });
}

test('X-24 an empty ship needs no permission to come into a sea that an opponent holds', () => {
  const table = baltic(5);
  const events = table.usa.does({ type: 'reroute', from: 'baltic-sea', to: 'north-sea', ships: 1 });
  expect(events.find(({ type }) => type === 'ships-rerouted')?.clauses).toContain('X-24');
  expect(unitsAt(table.state.board, 'north-sea', usa, 'ship')).toBe(1);
});

test('X-24, Q-M-47 a ship with troops aboard passes a sea that an opponent holds only by their leave, and never ends in it', () => {
  const table = baltic(5);
  const laden: Order = { how: 'convoy', from: 'baltic-sea', carrier: 'ship', number: 1, cargo: { army: 2 } };
  table.usa.isRefused({ type: 'move', to: 'barents-sea', orders: [laden] }, 'B-MOVE-24');
  table.usa.isRefused({ type: 'move', to: 'north-sea', orders: [laden] }, 'B-MOVE-25');
  // Asked on the spot, and refused: this go it cannot pass.
  table.usa.does({ type: 'ask-passage', of: seat('ussr') });
  table.ussr.does({ type: 'permit', allow: false });
  table.usa.isRefused({ type: 'move', to: 'barents-sea', orders: [laden] }, 'B-MOVE-24');
  table.ussr.does({ type: 'grant-passage', to: usa });
  const events = table.usa.does({ type: 'move', to: 'barents-sea', orders: [laden] });
  const moved = events.find(({ type }) => type === 'units-moved');
  expect(moved).toMatchObject({ cost: { grain: 0, oil: 2 } });
  expect(moved?.clauses).toContain('X-24');
  expect(unitsAt(table.state.board, 'barents-sea', usa, 'ship')).toBe(1);
});

test('Q-M-46 in a move nobody more comes aboard a ship that carries troops', () => {
  const table = baltic(5);
  const laden: Order = { how: 'convoy', from: 'baltic-sea', carrier: 'ship', number: 1, cargo: { army: 2 } };
  const more: Order = { how: 'board', from: 'poland', units: { army: 1 } };
  table.ussr.does({ type: 'grant-passage', to: usa });
  table.usa.isRefused({ type: 'move', to: 'barents-sea', orders: [laden, more] }, 'Q-M-46');
});

test('X-24 nor does an assault by ship pass it without permission', () => {
  const table = baltic(4);
  const orders: Order[] = [
    { how: 'sail', from: 'baltic-sea', units: { ship: 1 } },
    { how: 'board', from: 'poland', units: { army: 2 } },
    { how: 'by', zone: 'bay-of-biscay' },
    { how: 'ashore', on: 'iberia', units: { army: 2 } },
  ];
  const assault = { type: 'assault-by-sea', to: 'iberia', sea: 'bay-of-biscay', against: 'europe', orders } as const;
  table.usa.isRefused(assault, 'B-MOVE-24');
  table.ussr.does({ type: 'grant-passage', to: usa });
  const events = table.usa.does(assault);
  // One oil to board, two for the seas entered.
  const moved = events.find(({ type }) => type === 'units-moved');
  expect(moved).toMatchObject({ cost: { grain: 0, oil: 3 } });
  expect(moved?.clauses).toContain('X-24');
  expect(unitsAt(table.state.board, 'iberia', usa, 'army')).toBe(2);
});

test('B-MOVE-03 a player who orders a navy where only a merchant ship with troops lies is told that no navy is there', () => {
  const table = scenario({
    options: { merchantMarine: true },
    stage: 5,
    phase: 'moves',
    powers: {
      usa: { oil: 9, laden: [{ zone: 'barkley-sound', carrier: 'ship', cargo: { army: 1 } }] },
      ussr: {},
    },
    bidders: ['usa'],
  });
  const orders = [{ how: 'sail', from: 'barkley-sound', units: { navy: 1 } }] as const;
  const refusal = table.usa.isRefused({ type: 'move', to: 'north-pacific', orders: [...orders] }, 'B-MOVE-03');
  expect(refusal.code).toBe('too-few');
  expect(refusal).toMatchObject({ figures: { there: 0, unit: 'navy', laden: false } });
});
