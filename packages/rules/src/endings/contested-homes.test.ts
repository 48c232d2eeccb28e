// A last home in which an assault force stands beside the garrison: with the garrison gone, the force has it.
import { describe, expect, test } from 'vitest';
import type { Territory } from '../board/index.ts';
import type { Command } from '../game.ts';
import { faults, type PowerSketch, playSilently, type Sketch, scenario } from '../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
type Table = ReturnType<typeof scenario>;

/** Europe holds one home alone. */
function lastHome(home: Territory, powers: Sketch['powers'], more: Partial<Sketch>): Table {
  const homes: readonly Territory[] = ['british-isles', 'eastern-europe', 'western-europe', 'iberia', 'scandinavia'];
  return scenario({
    stage: 4,
    phase: 'attacks',
    nuked: homes.filter((each) => each !== home),
    powers: { usa: { units: { alaska: 1 } }, ...powers },
    ...more,
  });
}

/** Soviet armies stand in the home beside two of Europe’s, and it is the next bidder’s turn. */
function contested(
  home: Territory,
  powers: Sketch['powers'],
  dice: readonly number[],
  next: 'china' | 'europe',
): Table {
  const table = lastHome(
    home,
    { ussr: { ...rich, cash: 100, units: { kola: 6 } }, ...powers },
    { bidders: ['ussr', next], dice: [1, 1, ...dice] },
  );
  table.ussr.does({
    type: 'assault-by-air',
    to: home,
    against: 'europe',
    orders: [{ how: 'airlift', from: 'kola', units: { army: 2 } }],
  });
  table.europe.does({ type: 'defend', supplied: false });
  until(table, 'assault');
  table.ussr.does({ type: 'keep-assault' });
  until(table, 'attack');
  expect(table.state.assaults).toMatchObject([{ seat: 'ussr', zone: home }]);
  return table;
}

const until = (table: Table, kind: string) => playSilently(table.game, () => table.state.question?.kind === kind);
const captures = (events: ReturnType<typeof playSilently>) => events.filter(({ type }) => type === 'zone-captured');

function isBound(table: Table): void {
  for (const command of [
    { type: 'give-cash', to: 'usa', amount: 1 },
    { type: 'borrow', billions: 12 },
  ] as const)
    table.europe.isRefused(command, 'X-40');
}

describe('a garrison that is beaten beside the force ashore', () => {
  /** A landing has beaten the last defender; the attacker has the set of Step B and so much oil besides. */
  function landed(oil: number): Table {
    const table = lastHome(
      'british-isles',
      {
        ussr: { grain: 1, oil, minerals: 1, cash: 100, laden: [{ zone: 'north-sea', cargo: { army: 3 } }] },
        europe: { ...rich, cash: 5_000, nukes: 2, units: { 'british-isles': 1, egypt: 3 } },
      },
      { bidders: ['ussr'], dice: [3, 3, 3, 3] },
    );
    table.ussr.does({
      type: 'assault-by-sea',
      to: 'british-isles',
      sea: 'north-sea',
      against: 'europe',
      orders: [
        { how: 'convoy', from: 'north-sea', carrier: 'navy', number: 1, cargo: { army: 3 } },
        { how: 'ashore', on: 'british-isles', units: { army: 3 } },
      ],
    });
    table.europe.does({ type: 'defend', supplied: true });
    table.ussr.does({ type: 'remove-losses', losses: ['british-isles/army'] });
    expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['europe'] });
    return table;
  }

  test.each([1, 2, 9])('X-40, X-21 gives nothing away, whether or not more could move in: %i oil', (oil) => {
    const table = landed(oil);
    expect(table.europe.isRefused({ type: 'give-cash', to: 'usa', amount: 1 }, 'X-40')).toMatchObject({
      code: 'fallen',
      figures: { seat: 'ussr', zone: 'british-isles' },
    });
    isBound(table);
  });

  test.each([1, 9])('X-40, B-SPOILS-01 does not deny the spoils by resigning: %i oil', (oil) => {
    const table = landed(oil);
    const events = [...table.europe.does({ type: 'resign' }), ...playSilently(table.game, atEndOf(table))];
    expect(table.europe.has.out).toBe('captured');
    expect(table.ussr.has).toMatchObject({ cash: 5_100, nukes: 2 });
    expect(captures(events)).toMatchObject([{ seat: 'ussr', zone: 'british-isles', from: 'europe' }]);
    expect(table.state.assaults).toEqual([]);
    expect(faults(table.state)).toEqual([]);
  });

  test('X-40, X-21 where a third player has beaten it the force ashore is the captor', () => {
    const table = contested(
      'scandinavia',
      {
        europe: { ...rich, cash: 5_000, units: { scandinavia: 2, egypt: 3 } },
        china: { ...rich, cash: 0, units: { 'baltic-sea': { navy: 6, army: 0 } } },
      },
      [3, 3, 3, 3],
      'china',
    );
    table.china.does({
      type: 'attack',
      from: 'baltic-sea',
      to: 'scandinavia',
      against: 'europe',
      units: { navy: 6 },
    });
    table.europe.does({ type: 'defend', supplied: true });
    playSilently(table.game, () => table.state.question?.waiting[0] === 'europe');
    expect(table.state.question?.kind).toBe('losses');
    isBound(table);
    table.europe.does({ type: 'resign' });
    expect([table.europe.has.out, table.ussr.has.cash, table.china.has.cash]).toEqual(['captured', 5_100, 0]);
    playSilently(table.game, atEndOf(table));
    expect(table.state.assaults).toEqual([]);
  });
});

const atEndOf = (table: Table) => () => table.state.stage !== 4;

const AWAY: readonly [string, Command, PowerSketch][] = [
  [
    'by air',
    {
      type: 'assault-by-air',
      to: 'egypt',
      against: 'china',
      orders: [{ how: 'airlift', from: 'british-isles', units: { army: 2 } }],
    },
    {},
  ],
  [
    'by sea',
    {
      type: 'assault-by-sea',
      to: 'poland',
      sea: 'baltic-sea',
      against: 'china',
      orders: [
        { how: 'sail', from: 'north-sea', units: { navy: 1 } },
        { how: 'board', from: 'british-isles', units: { army: 2 } },
        { how: 'by', zone: 'baltic-sea' },
        { how: 'ashore', on: 'poland', units: { army: 2 } },
      ],
    },
    { units: { 'british-isles': 2, 'north-sea': 1 } },
  ],
];

describe.each(AWAY)('a garrison that leaves for an assault of its own, %s', (_title, command, sketch) => {
  const gone = () => {
    const table = contested(
      'british-isles',
      {
        europe: { ...rich, cash: 5_000, units: { 'british-isles': 2 }, ...sketch },
        china: { units: { egypt: 1, poland: 1 } },
      },
      [1, 1, 1],
      'europe',
    );
    return { table, events: table.europe.does(command) };
  };

  test('X-21, Q-B-36 has lost the land to the force ashore then and there, and its owner is bound', () => {
    const { table, events } = gone();
    expect(captures([...events])).toMatchObject([{ seat: 'ussr', zone: 'british-isles', from: 'europe' }]);
    expect(table.state.assaults.map(({ seat }) => seat)).not.toContain('ussr');
    isBound(table);
  });

  test('X-40, B-SPOILS-02 is judged with the land captured, and the captor has the spoils', () => {
    const { table } = gone();
    playSilently(table.game, () => table.europe.has.out !== undefined);
    expect([table.europe.has.out, table.ussr.has.cash]).toEqual(['captured', 5_100]);
    expect(faults(table.state)).toEqual([]);
  });
});

test('X-40, X-21 the spoils are those of the holder of the last home, not of a force that fights the holder for it', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    powers: {
      europe: { cash: 900, units: { egypt: 1 } },
      // The force is on the board before the holder, as when the holder has come by the land with somebody's spoils.
      china: { cash: 0, units: { scandinavia: 2 } },
      usa: { cash: 0, units: { scandinavia: 3 } },
    },
    bidders: ['china'],
  });
  Object.assign(table.state, {
    assaults: [{ seat: table.china.seat, zone: 'scandinavia', how: 'airborne' }],
    lastLost: { europe: 'scandinavia' },
    losers: [table.europe.seat],
  });
  table.europe.does({ type: 'resign' });
  expect([table.europe.has.out, table.usa.has.cash, table.china.has.cash]).toEqual(['captured', 900, 0]);
});
