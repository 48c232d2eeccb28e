import { expect, test } from 'vitest';
import { options } from '../../../referee/options.ts';
import { type SparseCounts, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { faults, playSilently, scenario } from '../../../testing/index.ts';

const [ussr, europe] = [seat('ussr'), seat('europe')];
const attacks = { options: { apc: true }, stage: 4, phase: 'attacks', bidders: ['ussr'] } as const;
const resist = { type: 'defend', supplied: false } as const;

test('Q-A-10, A-KIL-04 the target is a type: once one APC of two is destroyed, points go where the roller likes', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 6 } }, europe: { units: { poland: { apc: 2, army: 1 } } } },
    dice: [6, 6],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } });
  table.europe.does({ type: 'stay' });
  table.europe.does(resist);
  table.ussr.does({ type: 'name-target', target: 'apc' });
  table.europe.does({ type: 'absorb', apcs: {} });
  table.ussr.isRefused({ type: 'remove-losses', losses: ['poland/army'] }, 'A-KIL-04');
  // Eight points for one, three for the army; the second APC stands.
  table.ussr.does({ type: 'remove-losses', losses: ['poland/apc', 'poland/army'] });
  expect(unitsAt(table.state.board, 'poland', europe, 'apc')).toBe(1);
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(0);
});

test('Q-A-23 without an APC in the battle a target is named all the same where the other side is mixed', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { laden: [{ zone: 'baltic-sea', cargo: { army: 2 } }] },
      europe: { units: { 'western-europe': 4 } },
    },
    dice: [1, 6, 6, 6],
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
  table.europe.does({ type: 'defend', supplied: true });
  // The attacker faces armies alone and is not asked.
  expect(table.state.question).toMatchObject({ kind: 'target', waiting: ['europe'] });
  const [offer] = options(table.game, europe, { type: 'name-target' });
  expect(offer?.next?.domain).toEqual({ kind: 'one-of', values: ['army', 'navy'] });
  table.europe.does({ type: 'name-target', target: 'navy' });
  table.europe.isRefused({ type: 'remove-losses', losses: ['western-europe/army'] }, 'A-KIL-04');
  table.europe.does({ type: 'remove-losses', losses: ['baltic-sea/navy', 'western-europe/army'] });
  expect(unitsAt(table.state.board, 'baltic-sea', ussr, 'navy')).toBe(0);
  expect(unitsAt(table.state.board, 'western-europe', ussr, 'army')).toBe(1);
});

test('X-02, B-SPOILS-12 a defender who leaves the game when they should name their target removes no set, and is not fought', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: { army: 2, apc: 1 } } },
      europe: { units: { poland: { army: 2, apc: 1 } } },
      usa: {},
    },
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2, apc: 1 } });
  table.europe.does({ type: 'stay' });
  table.europe.does({ type: 'defend', supplied: true });
  table.ussr.does({ type: 'name-target', target: 'army' });
  expect(table.state.question).toMatchObject({ kind: 'target', waiting: ['europe'] });
  const events = table.europe.does({ type: 'resign' });
  expect(events.filter(({ type }) => type === 'set-removed' || type === 'fired')).toEqual([]);
  expect(faults(table.state)).toEqual([]);
  expect(table.ussr.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
});

/** One American army lands in India beside its navy; China's APCs answer. */
function landing(chinese: SparseCounts, dice: readonly number[]) {
  const table = scenario({
    ...attacks,
    bidders: ['usa'],
    powers: {
      usa: { oil: 9, laden: [{ zone: 'bay-of-bengal', cargo: { army: 1 } }] },
      china: { units: { india: chinese } },
    },
    dice,
  });
  table.usa.does({
    type: 'assault-by-sea',
    to: 'india',
    sea: 'bay-of-bengal',
    against: 'china',
    orders: [
      { how: 'convoy', from: 'bay-of-bengal', carrier: 'navy', number: 1, cargo: { army: 1 } },
      { how: 'ashore', on: 'india', units: { army: 1 } },
    ],
  });
  if (table.state.question?.kind === 'stay') table.china.does({ type: 'stay' });
  table.china.does({ type: 'defend', supplied: true });
  return table;
}

test('A-ATK-03 APCs alone never sink a navy, not with points left over either', () => {
  const table = landing({ apc: 2 }, [1, 6, 6, 6]);
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['china'] });
  table.china.isRefused({ type: 'remove-losses', losses: ['india/army', 'bay-of-bengal/navy'] }, 'A-ATK-03');
  table.china.does({ type: 'remove-losses', losses: ['india/army'] });
  expect(unitsAt(table.state.board, 'bay-of-bengal', seat('usa'), 'navy')).toBe(1);
});

test('A-AMP-01, -02 a player who counts their APCs against land units spends no points on navies; a player who names the navy leaves them out', () => {
  const onLand = landing({ apc: 4, army: 1 }, [1, 6, 6, 6]);
  if (onLand.state.question?.waiting[0] === 'usa') onLand.usa.does({ type: 'name-target', target: 'army' });
  onLand.china.does({ type: 'name-target', target: 'army' });
  playSilently(onLand.game, ({ state }) => state.question?.kind === 'losses' && state.question.waiting[0] === 'china');
  onLand.china.isRefused({ type: 'remove-losses', losses: ['india/army', 'bay-of-bengal/navy'] }, 'A-ATK-03');
  const atSea = landing({ apc: 4, army: 1 }, [1, 6, 6, 6]);
  if (atSea.state.question?.waiting[0] === 'usa') atSea.usa.does({ type: 'name-target', target: 'army' });
  const events = atSea.china.does({ type: 'name-target', target: 'navy' });
  expect(events.find((event) => event.type === 'fire-power-counted')).toMatchObject({ defender: 1 });
  playSilently(atSea.game, ({ state }) => state.question?.kind === 'losses' && state.question.waiting[0] === 'china');
  atSea.china.does({ type: 'remove-losses', losses: ['bay-of-bengal/navy', 'india/army'] });
});

test.each([
  // What is named, what the other side has, and what the points remove: one of the named kind, then anything.
  ['army', { army: 3, apc: 1 }, ['poland/army', 'poland/apc'], {}],
  ['apc', { army: 3, apc: 2 }, ['poland/apc', 'poland/army'], { highTech: true }],
  ['army', { army: 1, apc: 1 }, ['poland/army', 'poland/apc'], { merchantMarine: true, componentLimits: true }],
] as const)(
  'Q-A-10, A-KIL-04 one unit of the named kind goes first, and then the points are free: %s of %j',
  (target, units, losses, options) => {
    const table = scenario({
      ...attacks,
      options: { apc: true, ...options },
      powers: { ussr: { units: { russia: 12 } }, europe: { units: { poland: units } }, usa: { units: { alaska: 1 } } },
      dice: [6, 6, 6, 6],
    });
    table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 12 } });
    table.europe.does({ type: 'stay' });
    table.europe.does(resist);
    table.ussr.does({ type: 'name-target', target });
    playSilently(table.game, ({ state }) => state.question?.kind === 'absorb');
    table.europe.does({ type: 'absorb', apcs: {} });
    expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['ussr'] });
    const late = losses.filter((loss) => loss !== `poland/${target}`).slice(0, 1);
    table.ussr.isRefused({ type: 'remove-losses', losses: late }, 'A-KIL-04');
    table.ussr.does({ type: 'remove-losses', losses: [...losses] });
    for (const kind of ['army', 'apc'] as const) {
      const lost = losses.filter((loss) => loss === `poland/${kind}`).length;
      expect(unitsAt(table.state.board, 'poland', europe, kind)).toBe(units[kind] - lost);
    }
  },
);
