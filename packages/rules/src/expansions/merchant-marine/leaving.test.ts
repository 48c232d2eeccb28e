// Somebody leaves while ships are under way, goods are carried, or a captor is waited for.
import { expect, test } from 'vitest';
import { type QuickStream, quickStream } from '../../dice/index.ts';
import { openTable } from '../../referee/game.ts';
import { perform } from '../../referee/perform.ts';
import { countAll, forceOf, unitsAt } from '../../state/forces.ts';
import { type Seat, seat } from '../../state/seat.ts';
import { faults, playSilently, randomMove, type Sketch, scenario, type Taste } from '../../testing/index.ts';
import { marineSketch } from './sketch.ts';

const resign = { type: 'resign' } as const;
const marine = { merchantMarine: true } as const;
const [china, europe, ussr] = [seat('china'), seat('europe'), seat('ussr')];

type Table = ReturnType<typeof scenario>;

/** China's ships with different loads are to run Europe's blockade of Arabia, and one of them is captured. */
function captured(options: Sketch['options'] = {}): Table {
  const table = scenario({
    stage: 2,
    options: { ...marine, ...options },
    powers: {
      china: { oil: 0, cards: { 'baqa-oil': 'open' }, units: { arabia: 1, iran: 1, 'arabian-sea': { ship: 2 } } },
      europe: { oil: 0, units: { iraq: 2, 'arabian-sea': 3, 'red-sea': 1 } },
      usa: { units: { alaska: 1 } },
    },
    dice: [6],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
  });
  table.china.does({
    type: 'load-ships',
    trips: [
      { sea: 'arabian-sea', cargo: { 'baqa-oil': 2 } },
      { sea: 'arabian-sea', cargo: { 'baqa-oil': 1 } },
    ],
  });
  expect(table.state.question).toMatchObject({ kind: 'give-up-ships', waiting: ['china'] });
  return table;
}

test('Q-M-60, X-40 ships that a blockader would capture are free when the blockader leaves', () => {
  const table = captured();
  table.europe.does(resign);
  expect(table.state.question?.kind).not.toBe('give-up-ships');
  expect(faults(table.state)).toEqual([]);
  expect(countAll(table.state.board, europe).ship).toBe(0);
  expect(unitsAt(table.state.board, 'arabian-sea', china, 'ship')).toBe(2);
  // Their oil has arrived.
  expect([table.china.has.supplies.oil, table.europe.has.supplies.oil]).toEqual([3, 0]);
});

test('M-BLOCKADE-06, X-40 they are captured all the same when somebody else leaves', () => {
  const table = captured();
  table.usa.does(resign);
  expect(table.state.question).toMatchObject({ kind: 'give-up-ships', waiting: ['china'] });
  playSilently(table.game, () => table.state.question?.kind !== 'give-up-ships');
  expect(unitsAt(table.state.board, 'arabian-sea', europe, 'ship')).toBe(1);
});

test('X-40, X-04 when their owner leaves, the next player loads', () => {
  const table = captured();
  table.china.does(resign);
  expect(faults(table.state)).toEqual([]);
  expect(countAll(table.state.board, europe).ship).toBe(0);
  expect(table.state.stage).toBe(3);
});

test('M-PIRATE-06, X-40 nobody owes a ransom any more when the owner of the ships leaves', () => {
  for (let die = 1; die <= 6; die++) {
    const table = scenario({
      stage: 2,
      options: marine,
      powers: {
        china: { oil: 0, cash: 50, cards: { 'baqa-oil': 'open' }, units: { arabia: 1, 'arabian-sea': { ship: 1 } } },
        europe: {},
        usa: {},
      },
      dice: [die],
      sets: marineSketch({ pirates: { 'arabian-sea': 3 } }),
    });
    table.china.does({ type: 'load-ships', trips: [{ sea: 'arabian-sea', cargo: { 'baqa-oil': 3 } }] });
    if (table.state.question?.kind !== 'pay-ransom') continue;
    table.china.isRefused({ type: 'pay-ransom', pay: true }, 'M-PIRATE-06');
    table.china.does(resign);
    expect(faults(table.state)).toEqual([]);
    expect(table.state.stage).toBe(3);
    return;
  }
  throw new Error('no die asks for a ransom');
});

test('X-06, X-40 a captor of a rerouted ship who leaves instead of giving pieces back leaves no ship behind', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['china', 'europe'],
    options: { ...marine, componentLimits: true },
    powers: {
      china: { oil: 0, cards: { 'baqa-oil': 'open' }, units: { arabia: 1, iran: 1, 'arabian-sea': { ship: 2 } } },
      europe: { units: { iraq: 2, 'arabian-sea': 3, 'red-sea': 1, 'north-sea': { ship: 20 } } },
      usa: { units: { alaska: 1 } },
    },
    dice: [6],
    sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
  });
  table.china.does({ type: 'reroute', from: 'arabian-sea', to: 'indian-ocean', ships: 2 });
  expect(table.state.question).toMatchObject({ kind: 'surplus', waiting: ['europe'] });
  table.europe.does(resign);
  expect(table.state.question).toMatchObject({ kind: 'move', waiting: ['china'] });
  expect(faults(table.state)).toEqual([]);
});

test.each([
  // The user of the ships leaves: their battle is over. The partner leaves: the user is asked again. A bystander changes nothing.
  ['europe', 'carriage', false],
  ['usa', 'step-e', true],
  ['africa', 'carriage', true],
] as const)('M-REINFORCE-05, X-40 goods proposed in Step E when %s leaves', (leaver, kind, asked) => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: marine,
    powers: {
      europe: { grain: 9, oil: 2, minerals: 9, units: { iraq: 2, 'mid-pacific': { ship: 2 } } },
      china: { units: { iran: 1, 'mid-pacific': { ship: 1 } } },
      usa: { oil: 9, units: { alaska: 1, 'mid-pacific': { ship: 1 } } },
      africa: { units: { egypt: 1 } },
    },
    bidders: ['europe', 'usa'],
  });
  table.europe.does({ type: 'attack', from: 'iraq', to: 'iran', against: 'china', units: { army: 2 } });
  playSilently(table.game, ({ state: { question } }) => question?.kind === 'step-e' && question.waiting[0] === europe);
  table.europe.does({
    type: 'carry-goods',
    partner: seat('usa'),
    direction: 'bring',
    resource: 'oil',
    units: 1,
    price: 10,
  });
  table[leaver].does(resign);
  expect(faults(table.state)).toEqual([]);
  expect(table.state.question?.kind === kind).toBe(asked);
  playSilently(table.game, ({ state }) => state.stage !== 4);
  expect(table.state.stage).toBe(5);
});

test('B-SPOILS-04, Q-B-38, X-08 fleets of a captured player pass with all that is aboard, ships with troops too', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { ...marine, componentLimits: true },
    powers: {
      ussr: { grain: 12, oil: 12, minerals: 12, units: { kola: 6 } },
      europe: {
        units: { scandinavia: 1, 'north-sea': { navy: 1, ship: 2 } },
        laden: [
          { zone: 'north-sea', cargo: { army: 3 } },
          { zone: 'mid-atlantic', carrier: 'ship', cargo: { army: 1 } },
        ],
      },
      china: { units: { tibet: 1 } },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 6 } });
  playSilently(table.game, ({ state }) => state.question?.kind === 'occupy');
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kola', units: { army: 2 } }] });
  playSilently(table.game, ({ state }) => state.question?.kind === 'attack');
  expect(table.europe.has.out).toBe('captured');
  expect(countAll(table.state.board, ussr)).toMatchObject({ army: 10, navy: 2, ship: 3 });
  expect(forceOf(table.state.board, 'mid-atlantic', ussr)?.laden).toMatchObject([
    { carrier: 'ship', cargo: { army: 1 } },
  ]);
  expect(faults(table.state)).toEqual([]);
});

const CYCLES = process.env.MARSHALL_PROOF === '1' ? 2_000 : 60;

test('X-40, B-SPOILS-12 nothing is left of a player who leaves at any question of a Stage 2 under blockade and siege, with pirates about', {
  timeout: 3_600_000,
}, () => {
  const met = new Set<string>();
  for (let i = 0; i < CYCLES; i++) {
    const stream = quickStream(`sailors who leave ${i}`);
    const table = convoys(stream);
    const { game } = table;
    for (let moves = 0; moves < 60 && game.state.ended === undefined && game.state.stage === 2; moves++) {
      const { question, order, seats } = game.state;
      const living = order.filter((each) => seats[each]?.out === undefined);
      const leaves = stream.below(question?.kind === 'load-ships' ? 20 : 2) === 0;
      const leaver = leaves ? living[stream.below(living.length)] : undefined;
      const { seat: mover, command } =
        leaver === undefined ? randomMove(game, stream, SAILORS) : { seat: leaver, command: resign };
      if (leaver !== undefined && question !== undefined) met.add(question.kind);
      const result = perform(game, mover, command);
      if (!result.ok)
        throw new Error(`${i}: ${JSON.stringify(command)} was offered and refused: ${result.refusal.code}`);
      expect(faults(game.state), `${i}: after ${command.type}`).toEqual([]);
      for (const seat of order)
        if (game.state.seats[seat]?.out !== undefined) expect(supplyOf(game.state, seat), `${i}: ${seat}`).toBe(0);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['give-up-ships', 'surplus']));
});

/** Nobody resigns by chance, and ships are loaded whenever they can be. */
const SAILORS: Taste = ({ command, question }) => (question === undefined || command === 'resign' ? 0 : 1);

function supplyOf({ seats }: Table['state'], seat: Seat): number {
  const { grain = 0, oil = 0, minerals = 0 } = seats[seat]?.supplies ?? {};
  return grain + oil + minerals;
}

/** China carries goods past Europe's navies and past pirates; in half of the cases it is besieged too. */
function convoys(stream: QuickStream): Table {
  const some = (most: number) => stream.below(most + 1);
  const besieged = stream.below(2) === 0;
  const table = scenario({
    stage: 2,
    phase: 'siege-rolls',
    options: { ...marine, componentLimits: stream.below(2) === 0 },
    powers: {
      china: {
        units: {
          arabia: 2,
          nanling: 1,
          'red-sea': { ship: 1 + some(3) },
          'arabian-sea': { ship: 1 + some(3) },
          'indian-ocean': { ship: some(4) },
        },
        cards: { 'baqa-oil': 'open', 'nile-delta-grain': 'open', 'basra-oil-co': 'open', 'ku-chan-li': 'open' },
      },
      europe: {
        units: {
          'red-sea': 1 + some(3),
          'arabian-sea': 1 + some(6),
          'north-sea': { ship: 18 + some(2) },
          ...(besieged ? { 'sea-of-japan': 1 + some(2), 'south-china-sea': 1 + some(2) } : {}),
        },
      },
      usa: { units: { iran: 1 } },
      africa: { units: { egypt: 1 } },
    },
    sets: marineSketch({
      announced: [
        { by: europe, against: china, grip: 'arabia' },
        ...(besieged ? [{ by: europe, against: china, grip: 'siege' } as const] : []),
      ],
      pirates: { 'red-sea': some(7), 'arabian-sea': some(1) },
    }),
  });
  const game = openTable(table.game.setup, table.state, stream);
  return Object.assign(table, { game });
}
