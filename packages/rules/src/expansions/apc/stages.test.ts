import { expect, test } from 'vitest';
import { Play } from '../../referee/play.ts';
import { aboardAt, countAll, unitsAt } from '../../state/forces.ts';
import { isHome } from '../../state/occupation.ts';
import { seat } from '../../state/seat.ts';
import { playSilently, type Sketch, scenario } from '../../testing/index.ts';
import { apcFact, oilToDrive } from './facts.ts';

const apc = { options: { apc: true } } as const;
const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];
const builds = { ...apc, stage: 6, phase: 'conventional-builds', bidders: ['ussr'] } as const;

test('A-EQP-01, A-BLD-02 where the box is the limit, a sixth APC of a colour is refused; else there is none', () => {
  const sketch: Sketch = {
    ...builds,
    powers: { ussr: { cash: 3000, grain: 6, oil: 6, minerals: 6, units: { russia: { apc: 3 } } }, usa: {} },
  };
  expect(apcFact('A-EQP-01').perColour).toBe(5);
  const limited = scenario({ ...sketch, options: { apc: true, componentLimits: true } });
  limited.ussr.isRefused({ type: 'build', kind: 'apc', zone: 'russia', number: 3 }, 'X-06');
  limited.ussr.does({ type: 'build', kind: 'apc', zone: 'russia', number: 2 });
  const free = scenario(sketch);
  free.ussr.does({ type: 'build', kind: 'apc', zone: 'russia', number: 6 });
  expect(unitsAt(free.state.board, 'russia', ussr, 'apc')).toBe(9);
});

test('A-SAL-01 each APC costs a salary of $10M in Stage 1, one aboard a navy too', () => {
  const table = scenario({
    ...apc,
    stage: 1,
    powers: {
      usa: {
        cash: 100,
        units: { alaska: { apc: 2, army: 1 } },
        laden: [{ zone: 'barkley-sound', cargo: { apc: 1 } }],
      },
      ussr: {},
    },
  });
  // Two APCs and an army on land, a navy and the APC aboard it.
  table.usa.does({ type: 'pay-salaries', pay: 'all' });
  expect(table.usa.has.cash).toBe(50);
});

test('A-SAL-02 an APC whose salary is not paid leaves the board, with everybody inside', () => {
  const table = scenario({
    ...apc,
    stage: 1,
    powers: {
      usa: {
        cash: 100,
        units: { alaska: { apc: 2 } },
        laden: [{ zone: 'western-usa', carrier: 'apc', cargo: { army: 2 } }],
      },
      ussr: {},
    },
  });
  table.usa.does({
    type: 'pay-salaries',
    pay: 'some',
    unpaidCompanies: [],
    unpaidLaden: { 'western-usa/apc/2-army': 1 },
    unpaidUnits: { 'alaska/apc': 1 },
  });
  expect(countAll(table.state.board, usa)).toMatchObject({ apc: 1, army: 0 });
  expect(table.usa.has.cash).toBe(90);
});

test('A-BLD-01, -02, -03 an APC takes a whole set and $300M: two of them, and a third is refused', () => {
  const table = scenario({
    ...builds,
    powers: { ussr: { cash: 1000, grain: 2, oil: 3, minerals: 2 }, usa: {} },
  });
  table.ussr.isRefused({ type: 'build', kind: 'apc', zone: 'russia', number: 3 }, 'B-BUILD-04');
  table.ussr.does({ type: 'build', kind: 'apc', zone: 'russia', number: 2 });
  expect(table.ussr.has).toMatchObject({ cash: 400, supplies: { grain: 0, oil: 1, minerals: 0 } });
  expect(unitsAt(table.state.board, 'russia', ussr, 'apc')).toBe(2);
});

test('A-BLD-03 a set spent on an APC builds nothing else, while one set gives three armies', () => {
  const table = scenario({
    ...builds,
    powers: { ussr: { cash: 1000, grain: 2, oil: 2, minerals: 2 }, usa: {} },
  });
  table.ussr.does({ type: 'build', kind: 'apc', zone: 'russia', number: 1 });
  expect(table.ussr.has.supplies.grain).toBe(1);
  table.ussr.does({ type: 'build', kind: 'army', zone: 'russia', number: 3 });
  expect(table.ussr.has).toMatchObject({ cash: 400, supplies: { grain: 0, oil: 0, minerals: 0 } });
});

test('A-BLD-04, -07 APCs are built at home, any number in one territory, even an empty one', () => {
  const table = scenario({
    ...builds,
    powers: { ussr: { cash: 2000, grain: 4, oil: 4, minerals: 4, units: { russia: { apc: 4 } } }, usa: {} },
  });
  expect(isHome(new Play(table.game), ussr, 'kazakh')).toBe(true);
  table.ussr.does({ type: 'build', kind: 'apc', zone: 'kazakh', number: 1 });
  table.ussr.does({ type: 'build', kind: 'apc', zone: 'russia', number: 3 });
  expect(unitsAt(table.state.board, 'russia', ussr, 'apc')).toBe(7);
});

test('A-BLD-04 an APC is built on land: at sea the refusal is of this set, for a navy it is no refusal', () => {
  const table = scenario({ ...builds, powers: { ussr: { cash: 2000, grain: 4, oil: 4, minerals: 4 }, usa: {} } });
  const refused = table.ussr.isRefused({ type: 'build', kind: 'apc', zone: 'barents-sea', number: 1 }, 'A-BLD-04');
  expect(refused.code).toBe('not-at-sea');
  table.ussr.does({ type: 'build', kind: 'navy', zone: 'barents-sea', number: 1 });
});

test.each([
  ['usa', 'long-island-sound', { apc: true, highTech: true }],
  ['china', 'sea-of-japan', { apc: true, combatResolution: 'chart' }],
  ['europe', 'indian-ocean', { apc: true, merchantMarine: true }],
] as const)('A-BLD-04 %s builds no APC in the %s with other sets either', (power, zone, options) => {
  const table = scenario({
    ...builds,
    options,
    bidders: [power],
    powers: { usa: {}, china: {}, europe: {}, [power]: { cash: 2000, grain: 4, oil: 4, minerals: 4 } },
  });
  const refused = table.player(power).isRefused({ type: 'build', kind: 'apc', zone, number: 1 }, 'A-BLD-04');
  expect(refused.code).toBe('not-at-sea');
});

test('A-BLD-05 abroad they are built where an army of the builder stands; an APC alone does not do', () => {
  const table = scenario({
    ...builds,
    powers: { ussr: { units: { poland: 1, romania: { apc: 1 } } }, usa: {} },
  });
  table.ussr.isRefused({ type: 'build', kind: 'apc', zone: 'romania', number: 1 }, 'A-BLD-05');
  table.ussr.isRefused({ type: 'build', kind: 'army', zone: 'romania', number: 1 }, 'B-BUILD-08');
  // nor does it open its port to navies.
  table.ussr.isRefused({ type: 'build', kind: 'navy', zone: 'sea-of-crete', number: 1 }, 'B-BUILD-10');
  table.ussr.does({ type: 'build', kind: 'apc', zone: 'poland', number: 1 });
  expect(unitsAt(table.state.board, 'poland', ussr, 'apc')).toBe(1);
});

test('A-BLD-06 never where an opponent is, though it be home', () => {
  const table = scenario({
    ...builds,
    powers: { ussr: {}, usa: { units: { russia: { apc: 1 } } } },
  });
  table.ussr.isRefused({ type: 'build', kind: 'apc', zone: 'russia', number: 1 }, 'A-BLD-06');
});

test('A-INH-04 blockade and siege forbid APCs where they forbid armies', () => {
  const blockaded = scenario({
    ...builds,
    powers: { ussr: { units: { poland: 1 } }, usa: { units: { 'baltic-sea': 1 } } },
  });
  blockaded.ussr.isRefused({ type: 'build', kind: 'apc', zone: 'poland', number: 1 }, 'A-INH-04');
  blockaded.ussr.isRefused({ type: 'build', kind: 'army', zone: 'poland', number: 1 }, 'B-TAC-31');
  blockaded.ussr.does({ type: 'build', kind: 'apc', zone: 'kazakh', number: 1 });
  const besieged = scenario({
    ...builds,
    bidders: ['china'],
    powers: { china: { units: { india: 1 } }, usa: { units: { 'sea-of-japan': 1, 'south-china-sea': 1 } } },
  });
  besieged.china.isRefused({ type: 'build', kind: 'apc', zone: 'india', number: 1 }, 'A-INH-04');
  besieged.china.does({ type: 'build', kind: 'apc', zone: 'tibet', number: 1 });
});

test('A-SEL-01, -02, -03 an APC is sold in 6F, driven at once to a land of the buyer, and changes colour', () => {
  const table = scenario({
    ...apc,
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    powers: {
      china: { cash: 1000, units: { tibet: 1 } },
      usa: { cash: 0, units: { pakistan: { apc: 2 } } },
      ussr: {},
    },
  });
  table.usa.does({
    type: 'offer-units',
    to: 'china',
    seller: usa,
    payer: usa,
    zone: 'tibet',
    orders: [{ how: 'march', from: 'pakistan', units: { apc: 1 } }],
    wantsCash: 600,
  });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  expect(unitsAt(table.state.board, 'tibet', china, 'apc')).toBe(1);
  expect(unitsAt(table.state.board, 'pakistan', usa, 'apc')).toBe(1);
  expect(table.usa.has).toMatchObject({ cash: 600, supplies: { oil: 1 } });
});

test('A-SEL-02 a sold APC goes where its buyer has units, a sold army also to a home of theirs that stands empty', () => {
  const table = scenario({
    ...apc,
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    powers: { china: {}, usa: { oil: 12, units: { pakistan: { apc: 1, army: 1 } } }, ussr: {} },
  });
  const sale = { type: 'offer-units', to: 'china', seller: usa, payer: usa, zone: 'tibet' } as const;
  table.usa.isRefused({ ...sale, orders: [{ how: 'march', from: 'pakistan', units: { apc: 1 } }] }, 'A-SEL-02');
  table.usa.does({ ...sale, orders: [{ how: 'march', from: 'pakistan', units: { army: 1 } }] });
  const onlyApcs = scenario({
    ...apc,
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    powers: { china: {}, usa: { oil: 12, units: { pakistan: { apc: 1 } } }, ussr: {} },
  });
  // Nothing is offered that could not be carried out.
  expect(onlyApcs.usa.may()).not.toContain('offer-units');
});

test('A-BLD-05, X-08 armies inside an APC are in the territory, and let their owner build there', () => {
  const table = scenario({
    ...builds,
    powers: { ussr: { laden: [{ zone: 'poland', carrier: 'apc', cargo: { army: 1 } }] }, usa: {} },
  });
  table.ussr.does({ type: 'build', kind: 'apc', zone: 'poland', number: 1 });
  const alone = scenario({ ...builds, powers: { ussr: { units: { poland: { apc: 1 } } }, usa: {} } });
  alone.ussr.isRefused({ type: 'build', kind: 'apc', zone: 'poland', number: 1 }, 'A-BLD-05');
});

test('A-SEL-02, A-MOV-04 a sold APC does not fly to its buyer, though a sold army does', () => {
  const table = scenario({
    ...apc,
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    powers: {
      china: { units: { shantung: 1 } },
      usa: { oil: 12, units: { pakistan: { apc: 1, army: 1 } } },
      ussr: {},
    },
  });
  const sale = { type: 'offer-units', to: 'china', seller: usa, payer: usa, zone: 'shantung' } as const;
  table.usa.isRefused({ ...sale, orders: [{ how: 'airlift', from: 'pakistan', units: { apc: 1 } }] }, 'A-MOV-04');
  table.usa.does({
    ...sale,
    orders: [
      { how: 'march', from: 'pakistan', units: { apc: 1 } },
      { how: 'airlift', from: 'pakistan', units: { army: 1 } },
    ],
  });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  expect(unitsAt(table.state.board, 'shantung', china, 'apc')).toBe(1);
  // Two territories at 2 oil, and one flight of an army.
  expect(table.usa.has.supplies.oil).toBe(12 - 4 - 2);
});

test('A-SEL-02 an APC with passengers is sold with them', () => {
  const table = scenario({
    ...apc,
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    powers: {
      china: { units: { tibet: 1 } },
      usa: { laden: [{ zone: 'pakistan', carrier: 'apc', cargo: { army: 3 } }] },
      ussr: {},
    },
  });
  table.usa.does({
    type: 'offer-units',
    to: 'china',
    seller: usa,
    payer: usa,
    zone: 'tibet',
    orders: [{ how: 'convoy', from: 'pakistan', carrier: 'apc', number: 1, cargo: { army: 3 } }],
  });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  expect(unitsAt(table.state.board, 'tibet', china, 'apc')).toBe(1);
  expect(aboardAt(table.state.board, 'tibet', china, 'army')).toBe(3);
});

test('A-WIN-01 an APC counts $150M at Détente', () => {
  const table = scenario({
    options: { apc: true, detenteCycle: 2 },
    stage: 7,
    phase: 'prospecting',
    bidders: ['usa'],
    powers: { usa: { cash: 100, grain: 0, oil: 0, minerals: 0, units: { alaska: { apc: 2, army: 1 } } }, ussr: {} },
  });
  playSilently(table.game);
  expect(table.state.ended?.table.find((row) => row.seat === usa)?.wealth).toMatchObject({ units: 350, total: 450 });
});

test('A-TAB-01 by army Tech Level an APC drives three territories for 6, 6, 6, 3, 2 or 1 oil, and two fly for 8, 8, 8, 6, 4 or 2', () => {
  const rows = apcFact('A-TAB-01');
  expect(rows.map((row) => oilToDrive(row, 3))).toEqual([6, 6, 6, 3, 2, 1]);
  expect(rows.map(({ level, flight }) => [level, flight])).toEqual([
    [0, 4],
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 1],
  ]);
  expect(rows.map(({ flight }) => 2 * flight)).toEqual([8, 8, 8, 6, 4, 2]);
});
