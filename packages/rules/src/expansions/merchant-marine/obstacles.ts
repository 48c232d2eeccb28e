// The obstacles that merchant ships meet on their trips, in trade and in battle.
import { companyOf, type Zone } from '../../board/index.ts';
import { explain } from '../../referee/explain.ts';
import { parseDraft } from '../../referee/parse.ts';
import { type Check, type Lead, type Obstacle, obstacle as o, until } from '../../testing/obstacles/obstacle.ts';
import { type PowerSketch, type Sketch, scenario } from '../../testing/scenario.ts';
import { marineIn } from './state.ts';

const on = { merchantMarine: true } as const;
const shipping = (usa: PowerSketch): Sketch => ({
  stage: 2,
  options: on,
  powers: { usa: { oil: 0, grain: 0, minerals: 0, ...usa }, ussr: {} },
});
const load = (sea: string, cargo: Readonly<Record<string, number>>) => ({
  type: 'load-ships',
  trips: [{ sea, cargo }],
});
const twoGoods = shipping({
  cards: { 'tonkin-grain-co': 'open', 'mekong-oil': 'open' },
  units: { 'java-sea': { ship: 2 } },
});
const mines = shipping({ cards: { 'toowomba-mines': 'open' }, units: { 'tasman-sea': { ship: 2 } } });
const baqa = (ship: number): Sketch => shipping({ cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship } } });
const twoTrips = {
  type: 'load-ships',
  trips: [
    { sea: 'red-sea', cargo: { 'baqa-oil': 3 } },
    { sea: 'red-sea', cargo: { 'baqa-oil': 2 } },
  ],
};

const stage3 = (usa: PowerSketch, price: number): Sketch => ({
  stage: 3,
  phase: 'market-sales',
  options: on,
  bidders: ['usa', 'ussr'],
  powers: { usa: { oil: 6, cash: 0, ...usa }, ussr: {} },
  prices: { oil: price },
});
const dark = (ship: number): PowerSketch['units'] & object => ({ 'mid-pacific': { ship } });
const carries = (usa: PowerSketch): Sketch => ({ ...stage3({ cash: 900, ...usa }, 100), phase: 'sales-to-players' });

/** A battle for Poland has been fought to no end; Step E begins with the defender's ships. */
const poland = (european: PowerSketch['units'] & object, europe: PowerSketch = {}): Sketch => ({
  stage: 4,
  phase: 'attacks',
  options: on,
  powers: {
    ussr: { units: { russia: 5, 'mid-pacific': { ship: 1 } } },
    europe: { units: { poland: 5, ...european }, ...europe },
    china: {},
  },
  bidders: ['ussr'],
  prices: { oil: 25 },
  dice: [1, 1],
});
const fought: Lead = (table) => {
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 5 } });
  table.europe.does({ type: 'defend', supplied: true });
};
const fetch = { type: 'carry-goods', partner: 'china', direction: 'bring', resource: 'oil', units: 1, price: 0 };
const send = { type: 'carry-goods', partner: 'china', direction: 'send', resource: 'minerals', units: 1, price: 0 };
const importOil = { type: 'import-goods', resource: 'oil', units: 1 };

/** Ships before Iran, and Africans in Egypt across the Red Sea. */
const crossing = (units: PowerSketch['units'] & object): Sketch => ({
  stage: 4,
  phase: 'attacks',
  options: on,
  powers: { usa: { oil: 9, units: { iran: 4, ...units } }, africa: { units: { egypt: 3 } } },
  bidders: ['usa'],
  dice: [1, 1, 1],
});
const sail = { how: 'sail', from: 'arabian-sea', units: { ship: 1 } } as const;
const board = (from: 'iran' | 'mozambique' | 'arabia', army = 1) => ({ how: 'board', from, units: { army } }) as const;
const by = { how: 'by', zone: 'red-sea' } as const;
const ashore = { how: 'ashore', on: 'egypt', units: { army: 2 } } as const;
const lands: Lead = (table) => {
  table.usa.does({
    type: 'assault-by-sea',
    to: 'egypt',
    sea: 'red-sea',
    against: 'africa',
    orders: [sail, board('iran', 2), by, ashore],
  });
  table.africa.does({ type: 'defend', supplied: true });
  table.africa.does({ type: 'remove-losses', losses: [] });
  until('assault')(table);
  table.usa.does({ type: 'keep-assault' });
};
const overseas = (...orders: readonly object[]) => ({
  type: 'assault-by-sea',
  to: 'egypt',
  sea: 'red-sea',
  against: 'africa',
  orders: [sail, ...orders, ashore],
});
/** The same ship goes back for more. */
const twice = [
  board('iran', 2),
  by,
  ashore,
  { how: 'sail', from: 'red-sea', units: { ship: 1 } },
  { how: 'by', zone: 'arabian-sea' },
  board('iran', 2),
  by,
];
const coasts = crossing({ iran: 1, mozambique: 1, arabia: 1, 'arabian-sea': { ship: 1 } });

/** A ship with two armies aboard in the Baltic Sea. */
const baltic: Sketch = {
  stage: 5,
  phase: 'moves',
  options: on,
  bidders: ['usa'],
  powers: {
    usa: { oil: 9, units: { poland: 2 }, laden: [{ zone: 'baltic-sea', carrier: 'ship', cargo: { army: 1 } }] },
    ussr: {},
  },
};
const laden = { how: 'convoy', from: 'baltic-sea', carrier: 'ship', number: 1, cargo: { army: 1 } };

const convoy = (die: number): Sketch => ({
  stage: 4,
  phase: 'attacks',
  options: on,
  powers: { ussr: { units: { russia: 3 } }, europe: { units: { 'baltic-sea': { navy: 1, ship: 2 } } } },
  bidders: ['ussr'],
  dice: [die, 6, 5, 1, 1],
});
const raided: Lead = (table) => {
  table.ussr.does({ type: 'attack-ships', from: 'russia', to: 'baltic-sea', against: 'europe', units: { army: 3 } });
  table.europe.does({ type: 'defend', supplied: true });
};

/** Pirates in the Red Sea want one of three ships. */
const pirates: Lead = (table) => {
  marineIn(table.state).pirates = { 'red-sea': 1 };
  const trip = (units: number) => ({ sea: 'red-sea', cargo: { 'baqa-oil': units } }) as const;
  table.usa.does({ type: 'load-ships', trips: [trip(3), trip(2)] });
};

/** The base asks nobody anything in Stage 2; ships wait to be loaded. */
const closed: PowerSketch = {
  cards: { 'toowomba-mines': 'open', 'clark-oil-co': 'closed' },
  units: { 'tasman-sea': { ship: 1 } },
};

export const shipObstacles: readonly Obstacle[] = [
  o(
    'stage-2',
    shipping(closed),
    'usa',
    { type: 'open-company', company: 'clark-oil-co' },
    { at: { ...shipping(closed), stage: 3 } },
  ),
  o(
    'no-freight',
    shipping({ cards: { 'palliser-grain': 'open' }, units: { 'barkley-sound': { ship: 2 } } }),
    'usa',
    load('barkley-sound', { 'baqa-oil': 1 }),
    { tries: load('barkley-sound', { 'palliser-grain': 1 }) },
  ),
  o('mixed-cargo', twoGoods, 'usa', load('java-sea', { 'tonkin-grain-co': 2, 'mekong-oil': 1 }), {
    tries: load('java-sea', { 'tonkin-grain-co': 2 }),
  }),
  o('too-heavy', mines, 'usa', load('tasman-sea', { 'toowomba-mines': 5 }), {
    tries: load('tasman-sea', { 'toowomba-mines': 3 }),
  }),
  o('no-ship', baqa(1), 'usa', twoTrips, { at: baqa(2) }),
  o(
    'so-many-ships',
    { ...baqa(3), dice: [6] },
    'usa',
    { type: 'give-up-ships', ships: { 'red-sea/ship': 2 } },
    { tries: { ships: { 'red-sea/ship': 1 } } },
    pirates,
  ),
  o(
    'freight',
    stage3({ units: dark(1) }, 25),
    'usa',
    { type: 'sell', resource: 'oil', units: 1 },
    { at: stage3({ units: dark(1), cash: 25 }, 25) },
  ),
  o(
    'carries',
    carries({ units: dark(1) }),
    'usa',
    { type: 'offer', to: 'ussr', gives: { oil: 6 }, wantsCash: 10, carries: 2 },
    { at: carries({ units: dark(2) }) },
  ),
  o(
    'cannot-import',
    poland({ 'indian-ocean': { ship: 1 } }, { cash: 510 }),
    'europe',
    importOil,
    { at: poland({ 'indian-ocean': { ship: 1 } }) },
    fought,
  ),
  o(
    'no-dark-ship',
    poland({ 'baltic-sea': { ship: 3 } }),
    'europe',
    importOil,
    { at: poland({ 'indian-ocean': { ship: 1 } }) },
    fought,
  ),
  o(
    'no-goods',
    poland({ 'indian-ocean': { ship: 2 } }, { minerals: 1 }),
    'europe',
    send,
    { at: poland({ 'indian-ocean': { ship: 2 } }) },
    fought,
  ),
  o('refused-before', poland({ 'indian-ocean': { ship: 2 } }), 'europe', fetch, { lead: fought }, (table) => {
    fought(table);
    table.europe.does({
      type: 'carry-goods',
      partner: table.china.seat,
      direction: 'bring',
      resource: 'oil',
      units: 1,
      price: 0,
    });
    table.china.does({ type: 'agree-carriage', agree: false });
  }),
  o(
    'assault-ships',
    crossing({ 'arabian-sea': { ship: 1 } }),
    'usa',
    importOil,
    { at: crossing({ 'arabian-sea': { ship: 1 }, 'indian-ocean': { ship: 1 } }) },
    lands,
  ),
  o('one-trip', crossing({ iran: 4, 'arabian-sea': { ship: 1 } }), 'usa', overseas(...twice), {
    at: crossing({ iran: 4, 'arabian-sea': { ship: 2 } }),
    tries: overseas(board('iran', 2), by, ashore, sail, board('iran', 2), by),
  }),
  o('one-sea', coasts, 'usa', overseas(board('iran'), by, board('mozambique')), {
    tries: overseas(board('iran'), board('arabia'), by),
  }),
  o(
    'no-troops',
    baltic,
    'usa',
    { type: 'move', to: 'north-sea', orders: [laden, { how: 'board', from: 'poland', units: { army: 1 } }] },
    { tries: { orders: [laden] } },
  ),
  o(
    'other-group-first',
    convoy(5),
    'ussr',
    { type: 'remove-losses', losses: ['baltic-sea/ship', 'baltic-sea/navy'] },
    { tries: { losses: ['baltic-sea/navy', 'baltic-sea/ship'] } },
    raided,
  ),
];

/** No card of the deck lies in a sea; one is put there while a ship is loaded. */
const offshore = (sea: Zone) => () => {
  const card = companyOf('baqa-oil') as { location: Zone };
  const { location } = card;
  card.location = 'red-sea';
  try {
    const table = scenario(
      shipping({ cards: { 'baqa-oil': 'open' }, units: { 'arabian-sea': { ship: 1 }, 'red-sea': { ship: 1 } } }),
    );
    const draft = parseDraft(load(sea, { 'baqa-oil': 3 }));
    return draft.ok ? explain(table.game, table.usa.seat, draft.value) : draft.refusal;
  } finally {
    card.location = location;
  }
};

export const shipChecks: readonly Check[] = [
  { code: 'other-sea', before: offshore('arabian-sea'), after: offshore('red-sea') },
];
