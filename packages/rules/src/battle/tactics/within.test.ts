// A garrison attacks the force ashore in its own land, and both are gone: the land was the garrison's all along.
import { expect, test } from 'vitest';
import type { Territory } from '../../board/index.ts';
import { unitsAt } from '../../state/forces.ts';
import { playSilently, scenario } from '../../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
type Table = ReturnType<typeof scenario>;
const until = (table: Table, kind: string) => playSilently(table.game, () => table.state.question?.kind === kind);

/** Soviet armies have flown into the land; Europe's garrison attacks them from within, and nobody is left of either. */
function bothGone(land: 'egypt' | 'scandinavia', nuked: Territory[] = [], ussr = {}): Table {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: { ...rich, units: { kola: 6, ...ussr } },
      europe: { ...rich, units: { [land]: 4, sahara: 2 } },
      china: { units: { tibet: 1 } },
    },
    bidders: ['ussr', 'europe'],
    nuked,
    dice: [1, 1, 1, 6, 6, 6, 6],
  });
  table.ussr.does({
    type: 'assault-by-air',
    to: land,
    against: 'europe',
    orders: [{ how: 'airlift', from: 'kola', units: { army: 3 } }],
  });
  table.europe.does({ type: 'defend', supplied: false });
  until(table, 'assault');
  table.ussr.does({ type: 'keep-assault' });
  until(table, 'counterattack');
  table.europe.does({ type: 'attack', from: land, to: land, against: 'ussr', units: { army: 4 } });
  table.ussr.does({ type: 'defend', supplied: true });
  return table;
}

test('X-21, Q-B-93 a garrison that comes back to its land has captured nothing', () => {
  const table = bothGone('egypt');
  until(table, 'occupy');
  const events = table.europe.does({
    type: 'occupy',
    orders: [{ how: 'march', from: 'sahara', units: { army: 1 } }],
  });
  expect(events.map(({ type }) => type)).not.toContain('zone-captured');
  expect(table.state.fates).toEqual({});
});

test('X-21, B-ATK-51 a force that is gone from a land it never held does not reinforce it', () => {
  const table = bothGone('scandinavia', ['eastern-europe', 'western-europe', 'iberia', 'british-isles']);
  playSilently(table.game, ({ state }, seat) => state.question?.kind === 'reinforce' && seat === table.ussr.seat);
  // It has nowhere else to go, so nobody asks.
  expect(table.state.question?.kind).not.toBe('reinforce');
  playSilently(table.game, () => table.state.stage !== 4);
  expect(table.europe.has.out).toBeUndefined();
});

test('X-21, B-ATK-51 asked about what it holds, its owner hears why it does not go back', () => {
  const table = bothGone('scandinavia', [], { iran: 1 });
  playSilently(table.game, ({ state }, seat) => state.question?.kind === 'reinforce' && seat === table.ussr.seat);
  expect(table.state.question?.waiting).toEqual([table.ussr.seat]);
  const { code } = table.ussr.isRefused(
    { type: 'reinforce', to: 'scandinavia', orders: [{ how: 'march', from: 'kola', units: { army: 1 } }] },
    'B-ATK-51',
  );
  expect(code).toBe('not-occupied');
});

test('B-ATK-46, X-21 a garrison whose other armies fall as they beat the force ashore may move back to where they came from', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: { ...rich, units: { kola: 6 } },
      europe: { ...rich, units: { egypt: 1, sahara: 1, nigeria: 2 } },
    },
    bidders: ['ussr', 'europe'],
    dice: [1, 1, 6, 6, 6],
  });
  table.ussr.does({
    type: 'assault-by-air',
    to: 'egypt',
    against: 'europe',
    orders: [{ how: 'airlift', from: 'kola', units: { army: 1 } }],
  });
  table.europe.does({ type: 'defend', supplied: false });
  until(table, 'assault');
  table.ussr.does({ type: 'keep-assault' });
  until(table, 'counterattack');
  table.europe.does({ type: 'attack', from: 'sahara', to: 'egypt', against: 'ussr', units: { army: 1 } });
  table.ussr.does({ type: 'defend', supplied: true });
  playSilently(table.game, ({ state }) => state.question?.kind !== 'losses');
  expect(table.state.assaults).toEqual([]);
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: [table.europe.seat] });
  table.europe.does({ type: 'occupy', orders: [{ how: 'march', from: 'nigeria', units: { army: 1 } }] });
  expect(unitsAt(table.state.board, 'sahara', table.europe.seat, 'army')).toBe(1);
});

test('B-TAC-45, X-21 units withdraw into a land that their garrison holds against a force ashore, and not the other way', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: { ...rich, units: { kola: 6, mozambique: 1 } },
      europe: { ...rich, units: { egypt: 2, sahara: 2 } },
      china: { ...rich, units: { nigeria: 4 } },
    },
    bidders: ['ussr', 'china'],
    dice: Array.from({ length: 12 }, () => 1),
  });
  table.ussr.does({
    type: 'assault-by-air',
    to: 'egypt',
    against: 'europe',
    orders: [{ how: 'airlift', from: 'kola', units: { army: 2 } }],
  });
  table.europe.does({ type: 'defend', supplied: false });
  until(table, 'assault');
  table.ussr.does({ type: 'keep-assault' });
  until(table, 'attack');
  table.china.does({ type: 'attack', from: 'nigeria', to: 'sahara', against: 'europe', units: { army: 1 } });
  table.europe.does({
    type: 'withdraw',
    to: 'egypt',
    orders: [{ how: 'march', from: 'sahara', units: { army: 1 } }],
  });
  expect(unitsAt(table.state.board, 'egypt', table.europe.seat, 'army')).toBe(3);
  until(table, 'counterattack');
  table.europe.does({ type: 'attack', from: 'egypt', to: 'mozambique', against: 'ussr', units: { army: 1 } });
  table.ussr.isRefused(
    { type: 'withdraw', to: 'egypt', orders: [{ how: 'march', from: 'mozambique', units: { army: 1 } }] },
    'B-MOVE-07',
  );
});
