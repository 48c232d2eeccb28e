import { expect, test } from 'vitest';
import { forceOf, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { playSilently, scenario } from '../../../testing/index.ts';

const [ussr, europe, usa] = [seat('ussr'), seat('europe'), seat('usa')];
const attacks = { options: { apc: true }, stage: 4, phase: 'attacks', bidders: ['ussr'] } as const;
const attack = { type: 'attack', from: 'russia', to: 'poland', against: 'europe' } as const;

test('A-INH-05 an APC withdraws by driving next door for 2 oil, and does not fly', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 4 } }, europe: { oil: 4, units: { poland: { apc: 1 } } } },
  });
  table.ussr.does({ ...attack, units: { army: 4 } });
  table.europe.isRefused(
    { type: 'withdraw', to: 'eastern-europe', orders: [{ how: 'airlift', from: 'poland', units: { apc: 1 } }] },
    'B-MOVE-10',
  );
  table.europe.does({
    type: 'withdraw',
    to: 'eastern-europe',
    orders: [{ how: 'march', from: 'poland', units: { apc: 1 } }],
  });
  expect(table.europe.has.supplies.oil).toBe(2);
  expect(unitsAt(table.state.board, 'eastern-europe', europe, 'apc')).toBe(1);
  expect(table.state.question?.kind).toBe('occupy');
});

test('A-INH-05 APCs abroad are surrendered with the rest', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 4 } }, europe: { units: { poland: { apc: 2, army: 1 } } } },
  });
  table.ussr.does({ ...attack, units: { army: 4 } });
  table.europe.does({ type: 'surrender' });
  expect(forceOf(table.state.board, 'poland', ussr)?.units).toMatchObject({ apc: 2, army: 1 });
});

test('A-INH-05, A-MOV-04 an APC occupies by driving; it flies only at Step E', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { oil: 12, units: { russia: { army: 2, apc: 1 }, kola: { apc: 1 } } }, europe: {} },
    dice: [1],
  });
  table.ussr.does({ ...attack, against: 'militia', units: { army: 2 } });
  table.ussr.isRefused({ type: 'occupy', orders: [{ how: 'airlift', from: 'kola', units: { apc: 1 } }] }, 'A-MOV-04');
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'russia', units: { apc: 1 } }] });
  expect(table.ussr.has.supplies.oil).toBe(9);
  table.ussr.does({ type: 'reinforce', to: 'poland', orders: [{ how: 'airlift', from: 'kola', units: { apc: 1 } }] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'apc')).toBe(2);
  expect(table.ussr.has.supplies.oil).toBe(5);
});

test('A-MOV-08 after a battle no APC lands from a navy to occupy or reinforce, though an army does', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 1 }, laden: [{ zone: 'baltic-sea', cargo: { apc: 1, army: 1 } }] },
      europe: {},
    },
    dice: [1],
  });
  table.ussr.does({ ...attack, against: 'militia', units: { army: 1 } });
  const land = { how: 'land', from: 'baltic-sea', carrier: 'navy', cargo: { apc: 1, army: 1 } } as const;
  table.ussr.isRefused({ type: 'occupy', orders: [{ ...land, units: { apc: 1 } }] }, 'A-MOV-08');
  table.ussr.does({ type: 'occupy', orders: [{ ...land, units: { army: 1 } }] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(1);
});

test('A-INH-02 a nuke destroys the APCs in its territory', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { nukes: 1 }, europe: { units: { poland: { apc: 3 } } } },
  });
  const events = [...table.ussr.does({ type: 'launch', targets: { poland: 1 } })];
  expect(events.find((event) => event.type === 'struck')).toMatchObject({
    lost: [{ seat: 'europe', units: { apc: 3 } }],
  });
  expect(unitsAt(table.state.board, 'poland', europe, 'apc')).toBe(0);
});

test('A-SPO-01 a player who takes the last home territory of a player gets their APCs where they stand', () => {
  const table = scenario({
    ...attacks,
    nuked: ['eastern-usa', 'midwest-usa', 'western-usa'],
    powers: {
      ussr: { units: { 'northern-canada': 2 } },
      usa: { units: { japan: { apc: 2 }, 'new-zealand': { apc: 1 } } },
      europe: {},
    },
    dice: [1],
  });
  table.ussr.does({
    type: 'attack',
    from: 'northern-canada',
    to: 'alaska',
    against: 'militia',
    units: { army: 2 },
  });
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'northern-canada', units: { army: 1 } }] });
  while (table.state.question?.kind === 'reinforce') table.ussr.does({ type: 'end-reinforcing' });
  if (table.state.question?.kind === 'counterattack') table.usa.does({ type: 'no-counterattack' });
  expect(table.usa.has.out).toBe('captured');
  expect(unitsAt(table.state.board, 'japan', ussr, 'apc')).toBe(2);
  expect(unitsAt(table.state.board, 'new-zealand', ussr, 'apc')).toBe(1);
  expect(unitsAt(table.state.board, 'japan', usa, 'apc')).toBe(0);
});

test('A-INH-03 a power that is destroyed loses its APCs with its other forces', () => {
  const table = scenario({
    ...attacks,
    nuked: ['eastern-usa', 'midwest-usa', 'western-usa'],
    powers: { ussr: { nukes: 1 }, usa: { units: { japan: { apc: 2 } } }, europe: {} },
    dice: [1, 2],
  });
  table.ussr.does({ type: 'launch', targets: { alaska: 1 } });
  if (table.state.question?.kind === 'counterattack') table.usa.does({ type: 'no-counterattack' });
  expect(table.usa.has.out).toBe('destroyed');
  expect(forceOf(table.state.board, 'japan', usa)).toBeUndefined();
});

test('Q-A-21, A-MOV-04 at Step E an APC is flown to an assault that has not captured the land, and counts from the next round', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { oil: 12, units: { russia: { apc: 1 } }, laden: [{ zone: 'baltic-sea', cargo: { army: 2 } }] },
      europe: { units: { 'western-europe': 3 } },
    },
  });
  table.ussr.does({
    type: 'assault-by-sea',
    to: 'western-europe',
    sea: 'baltic-sea',
    against: 'europe',
    orders: [
      { how: 'convoy', from: 'baltic-sea', carrier: 'navy', number: 1, cargo: { army: 2 } },
      { how: 'ashore', on: 'western-europe', units: { army: 2 } },
    ],
  });
  playSilently(table.game, ({ state }) => state.question?.kind === 'assault');
  table.ussr.does({ type: 'keep-assault' });
  const { oil } = table.ussr.has.supplies;
  table.ussr.does({
    type: 'reinforce',
    to: 'western-europe',
    orders: [{ how: 'airlift', from: 'russia', units: { apc: 1 } }],
  });
  expect(unitsAt(table.state.board, 'western-europe', ussr, 'apc')).toBe(1);
  expect(table.ussr.has.supplies.oil).toBe(oil - 4);
  playSilently(table.game, ({ state }) => state.question?.kind === 'attack');
  const next = table.ussr.does({ type: 'continue-assault', zone: 'western-europe' });
  const after = [
    ...next,
    ...playSilently(
      table.game,
      ({ state }) => state.question?.kind === 'losses' || state.question?.kind === 'reinforce',
    ),
  ];
  // Two armies ashore, their navy, and the APC.
  expect(after.find((event) => event.type === 'fire-power-counted')).toMatchObject({
    attacker: 2 + 1 + 2,
    defender: 3,
  });
});
