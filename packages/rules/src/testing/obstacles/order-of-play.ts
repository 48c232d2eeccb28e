// The obstacles of the stages in which money, units and weapons are made.
import type { Power } from '../../board/index.ts';
import type { PrepareOfferCommand } from '../../order-of-play/prepared-offers.ts';
import type { PowerSketch, Sketch } from '../scenario.ts';
import { type Lead, type Obstacle, obstacle as o, until } from './obstacle.ts';

const rich: PowerSketch = { grain: 12, oil: 12, minerals: 12 };
const stage =
  (number: 3 | 6 | 7, phase: NonNullable<Sketch['phase']>) =>
  (usa: PowerSketch, more: Partial<Sketch> = {}): Sketch => ({
    stage: number,
    phase,
    bidders: ['usa'],
    powers: { usa, ussr: {} },
    ...more,
  });
const bids = (number: 3 | 7, usa: PowerSketch): Sketch => ({
  stage: number,
  phase: 'blind-bid',
  powers: { usa, ussr: {} },
});
const sales = stage(3, 'market-sales');
const builds = stage(6, 'conventional-builds');
const weapons = stage(6, 'strategic-builds');
const research = stage(6, 'research');
const buys = stage(7, 'market-buys');
const prospects = stage(7, 'prospecting');
const build = (kind: string, zone: string, number = 1) => ({ type: 'build', kind, zone, number });
const known = { researched: { nuke: true, lStar: true } } as const;
const baltic: Sketch = {
  stage: 6,
  phase: 'conventional-builds',
  bidders: ['ussr'],
  powers: { ussr: rich, europe: { units: { 'western-europe': 1, scandinavia: 1 } }, china: {} },
};
/** Navies before every port of the USA. */
const ring = {
  'barkley-sound': 1,
  'caribbean-sea': 1,
  'gulf-of-st-lawrence': 1,
  'long-island-sound': 1,
  'santa-barbara-passage': 1,
};
const askBaltic = { type: 'ask-to-build', sea: 'baltic-sea', of: 'europe' };

const wages = (cash: number): Sketch => ({
  stage: 1,
  phase: 'salaries',
  powers: { usa: { cash, cards: 'home', units: { alaska: 9 } }, ussr: {} },
});

const searched: Sketch = {
  ...research(rich),
  deck: ['baqa-oil', 'l-star-2', 'shan-mines', 'nuke-3', 'palliser-grain'],
};

/** Somebody who has changed their standing orders so many times. */
const ordered =
  (times: number): Lead =>
  (table) => {
    for (let n = 0; n < times; n++) table.usa.does({ type: 'pay-always', on: n % 2 === 0 });
  };

const prepare = (to: Power, number: 3 | 7): PrepareOfferCommand => ({
  type: 'prepare-offer',
  stage: number,
  to,
  wantsCash: 1,
});
const five: Sketch = { ...sales({}), powers: { usa: {}, ussr: {}, china: {}, europe: {} } };

/** Somebody who has prepared so many offers. */
const prepared =
  (number: number): Lead =>
  (table) => {
    const partners = (['ussr', 'china', 'europe'] as const).flatMap((to) => [prepare(to, 7), prepare(to, 3)]);
    for (const offer of partners.slice(0, number)) table.usa.does(offer);
  };

export const stageObstacles: readonly Obstacle[] = [
  o(
    'no-prices-now',
    { stage: 6, phase: 'conventional-builds', bidders: ['usa'], powers: { usa: rich, ussr: {} } },
    'usa',
    { type: 'pass-stage', until: 'oil', price: 10 },
    { at: sales({}) },
  ),
  o('ordered-already', sales({}), 'usa', { type: 'pay-always', on: true }, { tries: { on: false } }, ordered(1)),
  o('too-many-prepared', five, 'usa', prepare('europe', 3), { lead: prepared(4) }, prepared(5)),
  o('nothing-prepared', sales({}), 'usa', { type: 'drop-prepared', stage: 7, to: 'ussr' }, { lead: prepared(1) }),
  o('too-many-changes', sales({}), 'usa', { type: 'pay-always', on: true }, { lead: ordered(2) }, ordered(60)),
  o('searched', searched, 'usa', { type: 'research', weapon: 'nuke' }, { tries: { weapon: 'l-star' } }, (table) => {
    table.usa.does({ type: 'research', weapon: 'nuke' });
    table.usa.does({ type: 'stop-research' });
  }),
  o('no-cube', bids(7, { cubes: 1 }), 'usa', { type: 'bid', cubes: 2 }, { at: bids(7, { cubes: 3 }) }),
  o('one-cube', bids(3, {}), 'usa', { type: 'bid', cubes: 2 }, { at: bids(7, {}) }),
  o('nothing-stored', sales({ oil: 0 }), 'usa', { type: 'sell', resource: 'oil', units: 1 }, { at: sales({}) }),
  o('too-few-stored', sales({ oil: 1 }), 'usa', { type: 'sell', resource: 'oil', units: 2 }, { at: sales({ oil: 2 }) }),
  o('too-little-cash', builds({ cash: 50 }), 'usa', build('army', 'alaska'), { at: builds({}) }),
  o('too-few-sets', builds({ grain: 1, oil: 1, minerals: 1 }), 'usa', build('army', 'alaska', 4), { at: builds({}) }),
  o('not-at-sea', builds({}), 'usa', build('army', 'caribbean-sea'), { tries: { zone: 'alaska' } }),
  o('not-a-port-sea', builds({}), 'usa', build('navy', 'mid-pacific'), { tries: { zone: 'caribbean-sea' } }),
  o('nuked', builds({}, { nuked: ['alaska'] }), 'usa', build('army', 'alaska'), { at: { nuked: [] } }),
  o('occupied', builds({}, { powers: { usa: {}, ussr: { units: { alaska: 1 } } } }), 'usa', build('army', 'alaska'), {
    at: builds({}),
  }),
  o('no-army-there', builds({}), 'usa', build('army', 'egypt'), { at: builds({ units: { egypt: 1 } }) }),
  o('no-port', builds({}), 'usa', build('navy', 'red-sea'), { at: builds({ units: { egypt: 1 } }) }),
  o('closed', baltic, 'ussr', build('navy', 'baltic-sea'), {
    at: { powers: { ussr: { ...rich, units: { 'baltic-sea': 1 } }, europe: { units: { 'western-europe': 1 } } } },
  }),
  o(
    'no-site',
    {
      stage: 6,
      phase: 'conventional-builds',
      bidders: ['china'],
      powers: { china: {}, usa: { units: { manchuria: 1, mongolia: 1, nanling: 1, shantung: 1 } } },
    },
    'china',
    { type: 'build', kind: 'navy' },
    {
      at: { powers: { china: {}, usa: {} } },
    },
  ),
  o(
    'blockaded',
    builds({ units: { egypt: 1 } }, {
      powers: {
        usa: { units: { egypt: 1 } },
        ussr: { units: { 'red-sea': 1 } },
      },
    } as Partial<Sketch>),
    'usa',
    build('army', 'egypt'),
    { at: builds({ units: { egypt: 1 } }) },
  ),
  o('not-closed', baltic, 'ussr', { ...askBaltic, of: 'china' }, { tries: { of: 'europe' } }),
  o('open', baltic, 'ussr', { ...askBaltic, sea: 'barents-sea' }, { tries: { sea: 'baltic-sea' } }),
  o('asked-before', baltic, 'ussr', askBaltic, { lead: () => undefined }, (table) => {
    table.ussr.does({ type: 'ask-to-build', sea: 'baltic-sea', of: table.europe.seat });
    table.europe.does({ type: 'permit-build', allow: false });
  }),
  o(
    'not-researched',
    weapons({ ...rich, researched: { nuke: true } }),
    'usa',
    { type: 'build-weapons', nukes: 0, lStars: 1 },
    { at: weapons({ ...rich, ...known }) },
  ),
  o(
    'nothing',
    weapons({ ...rich, ...known }),
    'usa',
    { type: 'build-weapons', nukes: 0, lStars: 0 },
    { tries: { lStars: 1 } },
  ),
  o(
    'too-many',
    weapons({ ...known, minerals: 1 }),
    'usa',
    { type: 'build-weapons', nukes: 2, lStars: 0 },
    { at: weapons({ ...known, minerals: 4 }) },
  ),
  o(
    'researched',
    research({ ...rich, researched: { nuke: true } }),
    'usa',
    { type: 'research', weapon: 'nuke' },
    { at: research(rich) },
  ),
  o(
    'too-few-minerals',
    research({ minerals: 1 }),
    'usa',
    { type: 'research', weapon: 'l-star' },
    { at: research(rich) },
  ),
  o('too-little-cash', buys({ cash: 0 }), 'usa', { type: 'buy', resource: 'oil', units: 1 }, { at: buys({}) }),
  o(
    'row-full',
    buys({ oil: 12 }, { options: { marketOverflow: false } }),
    'usa',
    { type: 'buy', resource: 'oil', units: 1 },
    { at: buys({ oil: 11 }, { options: { marketOverflow: false } }) },
  ),
  o('too-little-cash', prospects({ cash: 100 }), 'usa', { type: 'prospect', resource: 'oil' }, { at: prospects({}) }),
  o('bought', buys({}), 'usa', { type: 'prospect', resource: 'oil' }, { lead: until('prospect') }, (table) => {
    table.usa.does({ type: 'buy', resource: 'oil', units: 1 });
  }),
  o(
    'besieged',
    builds({}, { powers: { usa: { ...rich, units: { egypt: 1 } }, ussr: { units: ring } } }),
    'usa',
    build('navy', 'red-sea'),
    {
      at: builds({ units: { egypt: 1 } }),
    },
  ),
  // --- endings ---
  o(
    'not-proposed',
    sales({}),
    'usa',
    { type: 'agree-detente' },
    { lead: (table) => void table.ussr.does({ type: 'propose-detente' }) },
  ),
  o(
    'already-proposed',
    sales({}),
    'usa',
    { type: 'propose-detente' },
    { lead: () => undefined },
    (table) => void table.ussr.does({ type: 'propose-detente' }),
  ),
  o(
    'agreed-before',
    sales({}),
    'ussr',
    { type: 'agree-detente', agree: true },
    { lead: (table) => void table.usa.does({ type: 'propose-detente' }) },
    (table) => void table.ussr.does({ type: 'propose-detente' }),
  ),
  o('proposed-before', sales({}), 'ussr', { type: 'propose-detente' }, { lead: () => undefined }, (table) => {
    table.ussr.does({ type: 'propose-detente' });
    table.ussr.does({ type: 'agree-detente', agree: false });
  }),
  o('no-such-unit', builds(rich), 'usa', build('apc', 'alaska'), { at: { options: { apc: true } } }),
  o(
    'not-on-payroll',
    wages(7000),
    'usa',
    { type: 'pay-salaries', pay: 'some', unpaidCompanies: [], unpaidLaden: { 'alaska/army': 1 }, unpaidUnits: {} },
    { tries: { unpaidLaden: {} } },
  ),
  o('too-few-unpaid', wages(100), 'usa', { type: 'pay-salaries', pay: 'all' }, { at: wages(7000) }),
  o(
    'no-pieces',
    builds({ ...rich, units: { alaska: 23 } }, { options: { componentLimits: true } }),
    'usa',
    build('army', 'alaska', 30),
    { at: { options: {} } },
  ),
];
