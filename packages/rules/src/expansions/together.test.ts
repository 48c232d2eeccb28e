// Where the booklets meet: order of play, what counts as what, who must have bid, carriage (docs/rules/together.md).
import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import type { Command } from '../game.ts';
import type { Order } from '../movement/order.ts';
import { DEFAULT_OPTIONS, type GameOptions } from '../options.ts';
import { aboardAt, type SparseCounts, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, playSilently, type Sketch, scenario } from '../testing/index.ts';
import { techSketch } from './high-tech/sketch.ts';
import { marineSketch } from './merchant-marine/sketch.ts';

const ALL = { merchantMarine: true, highTech: true, apc: true } as const satisfies Partial<GameOptions>;
const SHIPS_AND_APCS = { merchantMarine: true, apc: true } as const satisfies Partial<GameOptions>;
const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

/** A table of three powers at some phase. */
const at = (
  stage: NonNullable<Sketch['stage']>,
  phase: NonNullable<Sketch['phase']>,
  powers: Sketch['powers'],
  more: Partial<Sketch> = {},
) => scenario({ stage, phase, options: SHIPS_AND_APCS, bidders: ['usa', 'ussr'], powers, ...more });

test('X-01 with every set in play each adds its phases at the named places of the base', () => {
  const { rulebook } = scenario({ powers: { usa: {}, ussr: {} }, options: ALL }).game;
  expect(([1, 2, 3, 4, 5, 6, 7] as const).map((stage) => rulebook.phases(stage))).toEqual([
    ['salaries', 'bank-loans'],
    ['siege-rolls', 'ship-transfer'],
    ['blind-bid', 'player-sequence', 'siege-rolls', 'market-sales', 'sales-to-players'],
    ['blind-bid', 'player-sequence', 'attacks'],
    ['blind-bid', 'player-sequence', 'moves'],
    [
      'blind-bid',
      'player-sequence',
      'siege-rolls',
      // Agendas are sealed at the end of 6B; High-Tech research follows the strategic.
      'tech-agenda',
      'conventional-builds',
      'strategic-builds',
      'research',
      'tech-research',
      'arms-bazaar',
    ],
    ['blind-bid', 'player-sequence', 'siege-rolls', 'market-buys', 'buys-from-players', 'prospecting'],
  ]);
});

test('X-02 with every set in play the steps of the drill stand in this order', () => {
  const { rulebook } = scenario({ powers: { usa: {}, ussr: {} }, options: ALL }).game;
  const A = ['escorts-leave', 'first-strike', 'assault-moves', 'stay', 'dry-apcs', 'passengers', 'defence', 'targets'];
  const B = ['supplies', 'convoy-looked-at'];
  const C = ['disclosure', 'dice', 'fire-power'];
  const D = [
    'detection',
    ...['attacker-rolls', 'defender-absorbs', 'attacker-removes'],
    ...['defender-rolls', 'attacker-absorbs', 'defender-removes'],
    ...['dry-left', 'escorts-counted', 'occupation'],
  ];
  const E = ['defender-ships', 'defender-reinforces', 'assault-stands', 'attacker-ships', 'attacker-reinforces'];
  expect(rulebook.drill()).toEqual([...A, ...B, ...C, ...D, ...E, 'counterattack']);
});

test('X-05 with every set in play the steps of either opening stand in this order', () => {
  const { game } = scenario({ powers: { usa: {}, ussr: {} }, options: ALL });
  const steps = (opening: GameOptions['opening']) => game.rulebook.openingSteps({ ...game.setup.options, opening });
  const units = ['place-armies', 'station-navies', 'pirate-seas', 'sea-lanes', 'first-reroutes', 'bonus-dozen'];
  expect(steps('standard')).toEqual([
    'choose-powers',
    ...units,
    'place-apc',
    'give-supplies',
    'set-prices',
    'tech-piles',
  ]);
  expect(steps('random')).toEqual([
    ...['choose-piles', 'deal-cards', ...units, 'place-apc'],
    ...['give-supplies', 'bonus-supplies', 'set-prices', 'tech-piles'],
  ]);
});

test('X-03 in cycle 1 Stage 4 is skipped whole: nobody announces, though their navies cover every port', () => {
  const table = at(
    3,
    'sales-to-players',
    { usa: { units: { 'sea-of-japan': 1, 'south-china-sea': 1 } }, ussr: {}, china: {} },
    { cycle: 1 },
  );
  const asked = new Set<string | undefined>();
  const events = playSilently(table.game, ({ state }) => {
    asked.add(state.question?.kind);
    return state.stage === 5;
  });
  expect(events.find(({ type }) => type === 'stage-skipped')).toMatchObject({ stage: 4 });
  expect(asked).not.toContain('attack');
  expect(table.state.sets.marine?.announced ?? []).toEqual([]);
});

test('X-04, Q-M-89 in Stage 2 ships are loaded seat by seat, from the first', () => {
  const oil = (card: 'baqa-oil' | 'taranaki-oil' | 'khuzestan-oil', sea: Zone): PowerSketch => ({
    cards: { [card]: 'open' },
    units: { [sea]: { ship: 1 } },
  });
  const table = scenario({
    stage: 2,
    options: SHIPS_AND_APCS,
    powers: {
      ussr: oil('taranaki-oil', 'tasman-sea'),
      china: oil('khuzestan-oil', 'arabian-sea'),
      usa: oil('baqa-oil', 'red-sea'),
    },
  });
  const asked: (string | undefined)[] = [];
  playSilently(table.game, ({ state }) => {
    if (state.stage === 2) asked.push(state.question?.waiting[0]);
    return state.stage === 3;
  });
  expect(asked).toEqual(table.state.order);
  expect(asked).toHaveLength(3);
});

test('X-07 only a player who bid for Stage 6 sells ships; anyone can buy them', () => {
  const table = at(
    6,
    'arms-bazaar',
    { usa: { units: { 'red-sea': { ship: 1 } } }, china: { units: { 'red-sea': { ship: 1 } } } },
    { bidders: ['usa'] },
  );
  const ship = { gives: { 'ships-red-sea': 1 }, wantsCash: 50 } as const;
  table.china.isRefused({ type: 'offer', to: 'usa', ...ship }, 'X-07');
  table.usa.does({ type: 'offer', to: 'china', ...ship });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  expect(unitsAt(table.state.board, 'red-sea', china, 'ship')).toBe(2);
});

test('X-07 announcing and rerouting in Stage 5 take a bid; ships in Step E do not', () => {
  const navies = { 'sea-of-japan': 1, 'south-china-sea': 1 } as const;
  const fleet = { 'mid-pacific': { ship: 1 } } as const;
  const attacks = at(
    4,
    'attacks',
    { usa: { units: { kazakh: 2 } }, ussr: { units: { ...navies, ...fleet, romania: 1 } }, china: {} },
    { bidders: ['usa'] },
  );
  attacks.ussr.isRefused({ type: 'announce', against: china, grip: 'siege' }, 'B-BID-06');
  attacks.usa.does({ type: 'attack', from: 'kazakh', to: 'romania', against: 'ussr', units: { army: 2 } });
  playSilently(attacks.game, ({ state }) => state.question?.kind === 'step-e');
  expect(attacks.state.question?.waiting).toEqual(['ussr']);
  attacks.ussr.does({ type: 'reroute', from: 'mid-pacific', to: 'red-sea', ships: 1 });
  const moves = at(5, 'moves', { usa: { units: { alaska: 1 } }, ussr: { units: fleet } }, { bidders: ['usa'] });
  moves.ussr.isRefused({ type: 'reroute', from: 'mid-pacific', to: 'red-sea', ships: 1 }, 'B-BID-06');
});

test('X-08 a navy keeps others out of a light blue sea, a ship does not', () => {
  const sail = (held: SparseCounts) => {
    const table = at(5, 'moves', { usa: { units: { 'north-sea': 1 } }, ussr: { units: { 'baltic-sea': held } } });
    const move: Command = {
      type: 'move',
      to: 'baltic-sea',
      orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }],
    };
    return { table, move };
  };
  const ship = sail({ ship: 3 });
  ship.table.usa.does(ship.move);
  expect(unitsAt(ship.table.state.board, 'baltic-sea', usa, 'navy')).toBe(1);
  expect(unitsAt(ship.table.state.board, 'baltic-sea', ussr, 'ship')).toBe(3);
  const navy = sail({ navy: 1 });
  navy.table.usa.isRefused(navy.move, 'B-MOVE-25');
});

test('X-08 the port of a territory with an APC closes its sea to navies of others, as with an army', () => {
  const build = (there: SparseCounts) => {
    const table = at(
      6,
      'conventional-builds',
      {
        usa: { units: { poland: there } },
        ussr: {},
      },
      { bidders: ['ussr'] },
    );
    return { table, navy: { type: 'build', kind: 'navy', zone: 'baltic-sea', number: 1 } as const };
  };
  for (const there of [{ army: 1 }, { apc: 1 }]) {
    const { table, navy } = build(there);
    table.ussr.isRefused(navy, 'B-BUILD-13');
  }
});

test('X-08, Q-A-03 an APC occupies a territory, but only an army lets its owner build abroad', () => {
  const build = (there: SparseCounts) =>
    at(6, 'conventional-builds', { usa: { units: { poland: there } }, ussr: {} }, { bidders: ['usa'] });
  const army = { type: 'build', kind: 'army', zone: 'poland', number: 1 } as const;
  build({ apc: 1 }).usa.isRefused(army, 'B-BUILD-08');
  build({ army: 1 }).usa.does(army);
  const march: Command = { type: 'move', to: 'poland', orders: [{ how: 'march', from: 'russia', units: { army: 1 } }] };
  const moves = at(
    5,
    'moves',
    { usa: { units: { poland: { apc: 1 } } }, ussr: { units: { russia: 1 } } },
    { bidders: ['ussr'] },
  );
  moves.ussr.isRefused(march, 'B-MOVE-07');
});

test('X-08 a ship before a port blocks nothing: there is no siege to announce', () => {
  const watch = (kind: 'navy' | 'ship') =>
    at(4, 'attacks', {
      usa: { units: { alaska: 1, 'sea-of-japan': { [kind]: 1 }, 'south-china-sea': { navy: 1 } } },
      ussr: {},
      china: {},
    });
  const siege = { type: 'announce', against: china, grip: 'siege' } as const;
  watch('ship').usa.isRefused(siege, 'Q-M-56');
  watch('navy').usa.does(siege);
});

test('X-08 a sold territory passes with its APCs', () => {
  const table = at(
    6,
    'arms-bazaar',
    { usa: { units: { iraq: { army: 1, apc: 2 } } }, china: {} },
    { bidders: ['usa'] },
  );
  table.usa.does({ type: 'offer', to: 'china', gives: { 'land-iraq': 1 }, wantsCash: 100 });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  expect(unitsAt(table.state.board, 'iraq', china, 'apc')).toBe(2);
  expect(unitsAt(table.state.board, 'iraq', china, 'army')).toBe(1);
});

test('X-08, X-28 a unit of any kind, or a technology card, saves its owner from bankruptcy', () => {
  // In default and with nothing else: $10M pay the salary of one unit.
  const stage1 = (units: PowerSketch['units'], cards: readonly (1 | 2)[] = []) => {
    const broke: PowerSketch = {
      cash: units === undefined ? 0 : 10,
      loans: 1,
      arrears: 10,
      grain: 0,
      oil: 0,
      minerals: 0,
    };
    const table = scenario({
      stage: 1,
      options: ALL,
      powers: {
        usa: { ...broke, ...(units === undefined ? {} : { units }) },
        ussr: { units: { russia: 1 } },
        china: {},
      },
      sets: { ...techSketch({ usa: { cards: { army: [...cards] } }, ussr: {}, china: {} }), ...marineSketch({}) },
    });
    playSilently(table.game, ({ state }) => state.stage === 2 || state.stage === 3);
    return table.usa.has.out;
  };
  expect(stage1(undefined)).toBe('bankrupt');
  expect(stage1({ alaska: { army: 1 } })).toBeUndefined();
  expect(stage1({ alaska: { apc: 1 } })).toBeUndefined();
  expect(stage1({ 'red-sea': { navy: 1 } })).toBeUndefined();
  expect(stage1({ 'red-sea': { ship: 1 } })).toBeUndefined();
  expect(stage1(undefined, [1])).toBeUndefined();
});

test('X-23, A-MOV-05 a navy takes an APC aboard for an assault, a merchant ship does not', () => {
  const assault = (carrier: 'navy' | 'ship', cargo: 'army' | 'apc') => {
    const table = at(4, 'attacks', {
      usa: { oil: 9, units: { iran: { army: 1, apc: 1 }, 'arabian-sea': { [carrier]: 1 } } },
      ussr: { units: { arabia: 1 } },
    });
    const orders: Order[] = [
      { how: 'sail', from: 'arabian-sea', units: { [carrier]: 1 } },
      { how: 'board', from: 'iran', units: { [cargo]: 1 } },
      { how: 'ashore', on: 'arabia', units: { [cargo]: 1 } },
    ];
    const landing = { to: 'arabia', sea: 'arabian-sea', against: 'ussr', orders } as const;
    return { table, command: { type: 'assault-by-sea', ...landing } as const };
  };
  const byShip = assault('ship', 'apc');
  byShip.table.usa.isRefused(byShip.command, 'B-MOVE-12');
  const army = assault('ship', 'army');
  army.table.usa.does(army.command);
  const byNavy = assault('navy', 'apc');
  byNavy.table.usa.does(byNavy.command);
  expect(unitsAt(byNavy.table.state.board, 'arabia', usa, 'apc')).toBe(1);
});

test('X-23, Q-M-81 hired carriers take armies, neither an APC nor those who ride in one', () => {
  const table = at(5, 'moves', {
    usa: {
      cash: 2000,
      units: { brazil: { army: 1, apc: 1 } },
      laden: [{ zone: 'brazil', carrier: 'apc', cargo: { army: 2 } }],
    },
    ussr: { units: { russia: 1 } },
  });
  const hire = (units: SparseCounts): Command => ({
    type: 'hire-carriers',
    to: 'nigeria',
    orders: [{ how: 'airlift', from: 'brazil', units }],
  });
  table.usa.isRefused(hire({ apc: 1 }), 'M-CARRIER-01');
  // One army is not aboard.
  expect(aboardAt(table.state.board, 'brazil', usa, 'army')).toBe(2);
  table.usa.isRefused(hire({ army: 2 }), 'B-MOVE-03');
  table.usa.does(hire({ army: 1 }));
  expect(unitsAt(table.state.board, 'nigeria', usa, 'army')).toBe(1);
});

test('X-23, M-BUILD-03 APCs have no cap where armies have one: three for each home territory', () => {
  const table = at(
    6,
    'conventional-builds',
    { china: { grain: 12, oil: 12, minerals: 12, cash: 20_000 }, usa: {} },
    { bidders: ['china'], nuked: ['manchuria', 'mongolia', 'nanling', 'shantung'] },
  );
  // Tibet is all that is left: three armies, and as many APCs as there are sets.
  table.china.isRefused({ type: 'build', kind: 'army', zone: 'tibet', number: 4 }, 'M-BUILD-05');
  table.china.does({ type: 'build', kind: 'army', zone: 'tibet', number: 3 });
  table.china.does({ type: 'build', kind: 'apc', zone: 'tibet', number: 6 });
  expect(unitsAt(table.state.board, 'tibet', china, 'apc')).toBe(6);
});

test('X-22, X-25 a hired move costs what it would without technology: 2 oil for a flight, whatever the level', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    options: ALL,
    powers: { usa: { cash: 1000, units: { brazil: 1 } }, ussr: { units: { russia: 1 } } },
    bidders: ['usa'],
    prices: { oil: 25 },
    sets: { ...techSketch({ usa: { shown: { army: 5 } }, ussr: {} }), ...marineSketch({}) },
  });
  const events = table.usa.does({
    type: 'hire-carriers',
    to: 'nigeria',
    orders: [{ how: 'airlift', from: 'brazil', units: { army: 1 } }],
  });
  expect(table.usa.has.cash).toBe(1000 - 2 * 25 - 100);
  expect(events.find(({ type }) => type === 'carriers-hired')?.clauses).toContain('X-25');
  expect(table.usa.has.supplies.oil).toBe(3);
});

test('X-28 announcements of a player who leaves are void, and so are those against them', () => {
  const left = (leaver: 'usa' | 'china') => {
    const table = at(
      5,
      'moves',
      { usa: { units: { 'sea-of-japan': 1, 'south-china-sea': 1 } }, china: { units: { tibet: 1 } }, ussr: {} },
      { sets: marineSketch({ announced: [{ by: usa, against: china, grip: 'siege' }] }), bidders: ['usa'] },
    );
    expect(table.state.sets.marine?.announced).toHaveLength(1);
    table[leaver].does({ type: 'resign' });
    return table.state.sets.marine?.announced;
  };
  expect([left('usa'), left('china')]).toEqual([[], []]);
});

test('X-06, X-12, X-29, X-30, X-32, X-35, X-37 what a game uses when nobody chose', () => {
  expect(DEFAULT_OPTIONS).toMatchObject({
    componentLimits: false,
    assaultTroops: 'ashore',
    cashVisible: false,
    marketOverflow: false,
    tradeOffers: 20,
    marketPricing: 'batch',
    detentePrices: 'closing',
    detenteCycle: 20,
  });
});
