// A player whose last home nobody defends any more, while an attacker can move in.
import { describe, expect, test } from 'vitest';
import type { Territory } from '../board/index.ts';
import type { Command } from '../game.ts';
import { seat } from '../state/seat.ts';
import { faults, playSilently, type Sketch, scenario } from '../testing/index.ts';

/** All homes of Europe but Scandinavia. */
const NUKED: readonly Territory[] = ['british-isles', 'eastern-europe', 'western-europe', 'iberia'];

type Table = ReturnType<typeof scenario>;
const until = (table: Table, kind: string) => playSilently(table.game, () => table.state.question?.kind === kind);

/** The USSR has beaten the last army in Scandinavia and is asked whether to move in. */
function emptied(more: Partial<Sketch> = {}, kola = 6, before: (table: Table) => void = () => {}): Table {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: { grain: 12, oil: 12, minerals: 12, cash: 500, units: { kola } },
      europe: { cash: 9_000, nukes: 4, units: { scandinavia: 1, egypt: 5 } },
      china: { cash: 9_000, units: { tibet: 1 } },
    },
    nuked: [...NUKED],
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
    ...more,
  });
  before(table);
  table.ussr.does({
    type: 'attack',
    from: 'kola',
    to: 'scandinavia',
    against: 'europe',
    units: { army: kola },
  } as Command);
  table.europe.does({ type: 'defend', supplied: false });
  table.ussr.does({ type: 'remove-losses', losses: ['scandinavia/army'] });
  until(table, 'occupy');
  return table;
}

describe('a player whose last home nobody defends any more', () => {
  test('X-40 B-SPOILS-01 does not deny their captor the spoils by resigning before they move in', () => {
    const table = emptied();
    table.europe.does({ type: 'resign' });
    expect(table.europe.has.out).toBe('captured');
    expect(table.ussr.has).toMatchObject({ cash: 9_500, nukes: 4 });
    expect(faults(table.state)).toEqual([]);
    expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  });

  const RIGHTS: readonly Command[] = [
    { type: 'borrow', billions: 12 },
    { type: 'give-cash', to: 'china', amount: 1 },
    { type: 'grant-passage', to: seat('china') },
    { type: 'propose-detente' },
  ];
  test.each(RIGHTS.map((command) => ({ command })))('X-40 gives nothing away: $command.type', ({ command }) => {
    const table = emptied();
    expect(table.europe.isRefused(command, 'X-40').code).toBe('fallen');
    expect(table.europe.may()).not.toContain(command.type);
    expect(table.china.may()).toContain(command.type);
  });

  test('X-40 has all rights again when the attacker stays out', () => {
    const table = emptied();
    table.ussr.does({ type: 'no-occupation' });
    table.europe.does({ type: 'give-cash', to: 'china', amount: 1 });
    expect(table.europe.has.cash).toBe(8_999);
  });

  test('X-40 Q-B-40 resigns like anybody else with another home left', () => {
    const table = emptied({ nuked: NUKED.slice(1) });
    table.europe.does({ type: 'give-cash', to: 'china', amount: 1 });
    table.europe.does({ type: 'resign' });
    expect(table.europe.has.out).toBe('resigned');
    expect(table.ussr.has).toMatchObject({ cash: 500, nukes: 0 });
  });
});

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
const BYSTANDER = { cash: 9_000, units: { tibet: 1 } } as const;
/** Each comes to the moment at which the USSR may move into Europe's last home, and nobody stands in it. */
const OPEN: readonly [string, () => Table][] = [
  [
    'the attack out of it was beaten',
    () => {
      const table = scenario({
        stage: 4,
        phase: 'attacks',
        powers: {
          europe: { ...rich, cash: 9_000, nukes: 4, units: { scandinavia: 1, egypt: 5 } },
          ussr: { ...rich, cash: 500, units: { kola: 8 } },
          china: BYSTANDER,
        },
        nuked: [...NUKED],
        bidders: ['europe'],
        dice: [1, 6, 6, 6],
      });
      table.europe.does({ type: 'attack', from: 'scandinavia', to: 'kola', against: 'ussr', units: { army: 1 } });
      return table;
    },
  ],
  [
    'the chart decided against the attack out of it',
    () => {
      const table = scenario({
        stage: 4,
        phase: 'attacks',
        options: { combatResolution: 'chart', apc: true, highTech: true, merchantMarine: true },
        powers: {
          europe: { ...rich, cash: 9_000, nukes: 4, units: { scandinavia: { apc: 1 }, egypt: 5 } },
          ussr: { ...rich, cash: 500, units: { kola: 9 } },
          china: BYSTANDER,
        },
        nuked: [...NUKED],
        bidders: ['europe'],
        dice: [1, 6, 6, 6],
      });
      table.europe.does({ type: 'attack', from: 'scandinavia', to: 'kola', against: 'ussr', units: { apc: 1 } });
      return table;
    },
  ],
  [
    'only APCs without oil stand in it',
    () => {
      const table = scenario({
        stage: 4,
        phase: 'attacks',
        options: { apc: true },
        powers: {
          europe: { ...rich, oil: 0, cash: 9_000, nukes: 4, units: { scandinavia: { apc: 1 }, egypt: 5 } },
          ussr: { ...rich, cash: 500, units: { kola: 9 } },
          china: BYSTANDER,
        },
        nuked: [...NUKED],
        bidders: ['ussr'],
      });
      table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 4 } });
      return table;
    },
  ],
  [
    'only militia was in it, and is beaten',
    () => {
      const table = scenario({
        stage: 4,
        phase: 'attacks',
        powers: {
          europe: { ...rich, cash: 9_000, nukes: 4, units: { egypt: 5 } },
          ussr: { ...rich, cash: 500, units: { kola: 8 } },
          china: BYSTANDER,
        },
        nuked: [...NUKED],
        bidders: ['ussr'],
        dice: [1],
      });
      table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'militia', units: { army: 4 } });
      return table;
    },
  ],
];

test('X-40 B-WIN-03 no Détente by consent saves a player whose last home is about to be taken', () => {
  const propose = (table: Table) => {
    table.europe.does({ type: 'propose-detente' });
    table.ussr.does({ type: 'agree-detente', agree: true });
  };
  const table = emptied({}, 6, propose);
  table.china.does({ type: 'agree-detente', agree: true });
  expect(table.state.ended).toBeUndefined();
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kola', units: { army: 1 } }] });
  playSilently(table.game, () => table.europe.has.out !== undefined);
  expect([table.europe.has.out, table.state.ended?.winners]).toEqual(['captured', [seat('ussr')]]);

  const spared = emptied({}, 6, propose);
  spared.china.does({ type: 'agree-detente', agree: true });
  spared.ussr.does({ type: 'no-occupation' });
  playSilently(spared.game, () => spared.state.ended !== undefined);
  expect(spared.state.ended).toMatchObject({ how: 'detente' });
  expect([spared.europe.has.out, spared.state.stage]).toEqual([undefined, undefined]);
});

/** Europe, whose last home has fallen, has emptied a home that China had taken before; China can come back to it in Step E. */
function emptiedAgain(): Table {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: { ...rich, cash: 0, units: { kola: 6 } },
      europe: { ...rich, cash: 5_000, units: { scandinavia: 1, 'bay-of-biscay': { navy: 4, army: 0 } } },
      china: { ...rich, cash: 0, units: { iberia: 1, tibet: 3 } },
      usa: { units: { alaska: 1 } },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe'],
    bidders: ['ussr'],
    dice: [6, 6, 1, 6, 6, 1],
  });
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 6 } });
  until(table, 'occupy');
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kola', units: { army: 2 } }] });
  until(table, 'counterattack');
  table.europe.does({
    type: 'attack',
    from: 'bay-of-biscay',
    to: 'iberia',
    against: 'china',
    units: { navy: 4 },
  });
  playSilently(table.game, ({ state }, asked) => state.question?.kind === 'reinforce' && asked === seat('china'));
  return table;
}

test('X-40, B-ATK-47 a fallen player who has emptied a lost home is bound while its captor can come back', () => {
  const table = emptiedAgain();
  const refused = table.europe.isRefused({ type: 'give-cash', to: 'usa', amount: 5_000 }, 'X-40');
  expect(refused).toMatchObject({ code: 'fallen', figures: { seat: 'china', zone: 'iberia' } });

  table.china.does({ type: 'end-reinforcing' });
  table.europe.does({ type: 'give-cash', to: 'usa', amount: 1 });
  playSilently(table.game, () => table.state.stage !== 4);
  expect(table.europe.has.out).toBeUndefined();
});

test.each([{ type: 'resign' }, undefined] as const)(
  'X-40, Q-B-36 the player who comes back to it is the captor, whether or not its owner resigns before: %j',
  (before) => {
    const table = emptiedAgain();
    if (before !== undefined) table.europe.does(before);
    table.china.does({
      type: 'reinforce',
      to: 'iberia',
      orders: [{ how: 'airlift', from: 'tibet', units: { army: 1 } }],
    });
    playSilently(table.game, () => table.state.stage !== 4);
    expect([table.europe.has.out, table.china.has.cash, table.ussr.has.cash]).toEqual(['captured', 5_000, 0]);
    expect(faults(table.state)).toEqual([]);
  },
);

describe.each(OPEN)('a player whose last home is open, as %s', (_title, begin) => {
  const open = (): Table => {
    const table = begin();
    until(table, 'occupy');
    expect(table.state.question?.waiting).toEqual(['ussr']);
    return table;
  };

  test('X-40 gives nothing away and borrows nothing', () => {
    const table = open();
    for (const command of [
      { type: 'give-cash', to: 'china', amount: 9_000 },
      { type: 'borrow', billions: 12 },
    ] as const) {
      const refused = table.europe.isRefused(command, 'X-40');
      expect(refused).toMatchObject({ code: 'fallen', figures: { seat: 'ussr', zone: 'scandinavia' } });
    }
    table.ussr.does({ type: 'no-occupation' });
    table.europe.does({ type: 'give-cash', to: 'china', amount: 9_000 });
  });

  test('X-40, B-SPOILS-01 does not deny the spoils by resigning', () => {
    const table = open();
    table.europe.does({ type: 'resign' });
    expect(table.europe.has.out).toBe('captured');
    expect(table.ussr.has).toMatchObject({ cash: 9_500, nukes: 4 });
    expect(faults(table.state)).toEqual([]);
    playSilently(table.game, () => table.state.stage !== 4);
  });
});
