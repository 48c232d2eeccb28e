import { expect, test } from 'vitest';
import type { Zone } from '../../../board/index.ts';
import type { Command, GameEvent } from '../../../game.ts';
import type { Order } from '../../../movement/order.ts';
import { type SparseCounts, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { fallbackFor } from '../../../table/table.ts';
import { type PowerSketch, scenario } from '../../../testing/index.ts';

const [ussr, europe] = [seat('ussr'), seat('europe')];
const attack = (from: Zone, to: Zone, against: string, units: SparseCounts) =>
  ({ type: 'attack', from, to, against, units }) as const;
const march = (from: Zone, army: number): Order => ({ how: 'march', from, units: { army } });
const readIn = (events: readonly GameEvent[]) => events.find((event) => event.type === 'chart-read');

interface Sides {
  readonly ussr?: PowerSketch;
  readonly europe?: PowerSketch;
  readonly china?: PowerSketch;
}

/** Six Soviet armies out of Russia, where more stand, lose against five in Poland with result D. */
function repelled(more: Sides = {}, dice: readonly number[] = [], options: object = {}) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { combatResolution: 'chart', ...options },
    powers: {
      ussr: { units: { russia: 9 }, ...more.ussr },
      europe: { grain: 12, oil: 9, units: { poland: 5, greece: 6 }, ...more.europe },
      ...(more.china === undefined ? {} : { china: more.china }),
    },
    bidders: ['ussr'],
    dice: [1, 1, ...dice],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 6 }));
  const events = table.europe.does({ type: 'defend', supplied: true });
  expect(readIn(events)).toMatchObject({ lookedUp: [6, 5], letter: 'D' });
  return table;
}

test('C-MAP-10, C-RET-01 after D the defender may retaliate at once, before Step E; saying nothing they do not', () => {
  const table = repelled();
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(3);
  expect(table.state.question).toMatchObject({ kind: 'chart-retaliation', waiting: ['europe'] });
  expect(fallbackFor(table.game, europe)).toEqual({ type: 'end-retaliation' });
  table.europe.does({ type: 'end-retaliation' });
  // Step E and Step F of the battle follow, once.
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['europe'] });
  table.europe.does({ type: 'end-reinforcing' });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('C-MAP-10, X-19 a retaliation is up to two moves at standard cost and then one attack on the loser', () => {
  const table = repelled({}, [1, 1]);
  table.europe.does({ type: 'retaliation-move', to: 'poland', orders: [march('greece', 4)] });
  expect(table.europe.has.supplies.grain).toBe(7);
  table.europe.does({ type: 'retaliation-move', to: 'romania', orders: [march('greece', 1)] });
  table.europe.isRefused({ type: 'retaliation-move', to: 'greece', orders: [march('poland', 1)] }, 'C-MAP-10');
  const before = table.ussr.has.supplies.grain;
  table.europe.does(attack('poland', 'russia', 'ussr', { army: 9 }));
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['ussr'] });
  const events = table.ussr.does({ type: 'defend', supplied: true });
  expect(readIn(events)).toMatchObject({ lookedUp: [9, 3], letter: 'A' });
  // Both pay for this link too.
  expect([table.europe.has.supplies.grain, table.ussr.has.supplies.grain]).toEqual([5, before - 1]);
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['europe'] });
  table.europe.does({ type: 'occupy', orders: [march('poland', 2)] });
  expect(unitsAt(table.state.board, 'russia', europe, 'army')).toBe(2);
  // Neither Step E nor F of its own: those of the battle it interrupts come now.
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['europe'] });
  table.europe.does({ type: 'end-reinforcing' });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('C-MAP-10, C-RET-01 it strikes the loser only: no third player, no militia, and no second attack', () => {
  const table = repelled({ china: { units: { romania: 1 } } }, [1, 1]);
  table.europe.isRefused(attack('poland', 'romania', 'china', { army: 1 }), 'C-MAP-10');
  table.europe.isRefused(attack('poland', 'eastern-europe', 'militia', { army: 1 }), 'B-ATK-19');
  table.europe.does(attack('poland', 'russia', 'ussr', { army: 5 }));
  const events = table.ussr.does({ type: 'defend', supplied: true });
  expect(readIn(events)).toMatchObject({ lookedUp: [5, 3], letter: 'B' });
  expect(table.europe.may()).not.toContain('retaliation-move');
});

test('C-RET-04, Q-C-06, X-15 a retaliation may be answered by another, but brings the player struck no Step F', () => {
  const table = repelled({}, [1, 1]);
  table.europe.does(attack('poland', 'russia', 'ussr', { army: 2 }));
  const events = table.ussr.does({ type: 'defend', supplied: true });
  expect(readIn(events)).toMatchObject({ lookedUp: [2, 3], letter: 'D' });
  // The player whose turn it is may retaliate too.
  expect(table.state.question).toMatchObject({ kind: 'chart-retaliation', waiting: ['ussr'] });
  table.ussr.does({ type: 'end-retaliation' });
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['europe'] });
  table.europe.does({ type: 'end-reinforcing' });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('C-MAP-11, C-RET-05 during a retaliation nobody may build, buy or sell units', () => {
  const table = repelled();
  for (const player of [table.europe, table.ussr])
    expect(player.may().filter((command) => /build|buy|sell|offer-units/.test(command))).toEqual([]);
  expect(table.europe.may()).toContain('retaliation-move');
});

test('X-19 its moves ask for passage as those of Stage 5 do', () => {
  const table = repelled({ china: { units: { romania: 1 } } });
  const order: Order[] = [march('greece', 1), { how: 'by', zone: 'romania' }];
  table.europe.isRefused({ type: 'retaliation-move', to: 'kazakh', orders: order }, 'B-MOVE-06');
  table.europe.does({ type: 'ask-passage', of: seat('china') });
  table.china.does({ type: 'permit', allow: true });
  expect(table.state.question).toMatchObject({ kind: 'chart-retaliation', waiting: ['europe'] });
  // The Soviet home land beside it is empty: entering it captures it.
  const events = table.europe.does({ type: 'retaliation-move', to: 'kazakh', orders: order });
  expect(events.find(({ type }) => type === 'home-entered')).toMatchObject({ owner: 'ussr', zone: 'kazakh' });
});

test('X-19 APCs drive in a retaliation but do not fly', () => {
  const table = repelled({ europe: { oil: 9, units: { poland: 5, greece: { apc: 1 } } } }, [], { apc: true });
  const flight: Order = { how: 'airlift', from: 'greece', units: { apc: 1 } };
  table.europe.isRefused({ type: 'retaliation-move', to: 'romania', orders: [flight] }, 'A-MOV-04');
  table.europe.does({ type: 'retaliation-move', to: 'romania', orders: [{ ...flight, how: 'march' }] });
  expect(unitsAt(table.state.board, 'romania', europe, 'apc')).toBe(1);
});

test('X-19 first strike is open in a retaliation as in any attack', () => {
  const table = repelled({ ussr: { units: { russia: 9 }, nukes: 1 } });
  table.europe.does(attack('poland', 'russia', 'ussr', { army: 5 }));
  expect(table.state.question).toMatchObject({ kind: 'first-strike', waiting: ['ussr'] });
});

test('X-15 a player who loses their last home territory to a move of a retaliation may counterattack at once', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { combatResolution: 'chart' },
    powers: {
      ussr: { units: { russia: 9 } },
      europe: { units: { poland: 5, buryatsk: 1 } },
      china: { units: { india: 2 } },
    },
    nuked: ['mongolia', 'nanling', 'shantung', 'tibet'],
    bidders: ['ussr'],
    dice: [1, 1],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 6 }));
  table.europe.does({ type: 'defend', supplied: true });
  table.europe.does({ type: 'retaliation-move', to: 'manchuria', orders: [march('buryatsk', 1)] });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['china'] });
  table.china.does({ type: 'no-counterattack' });
  expect(table.state.question).toMatchObject({ kind: 'chart-retaliation', waiting: ['europe'] });
});

test('C-MAP-10 a player who retaliates against somebody else than the loser hears whom they can attack', () => {
  const table = repelled({ china: { units: { romania: 3, 'baltic-sea': { ship: 1 } } } }, [], { merchantMarine: true });
  const only = { message: 'not-the-loser:retaliation', figures: { against: 'ussr' } };
  const refused = (command: Command) => expect(table.europe.isRefused(command, 'C-MAP-10')).toMatchObject(only);
  refused(attack('poland', 'romania', 'china', { army: 1 }));
  refused({
    type: 'assault-by-air',
    to: 'romania',
    against: 'china',
    orders: [{ how: 'airlift', from: 'greece', units: { army: 1 } }],
  });
  refused({ type: 'attack-ships', from: 'poland', to: 'baltic-sea', against: 'china', units: { army: 1 } });
  table.europe.isRefused(attack('poland', 'eastern-europe', 'militia', { army: 1 }), 'B-ATK-19');
});
