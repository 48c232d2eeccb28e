// The obstacles of trade, loans, companies and gifts.
import type { PowerSketch, Sketch } from '../scenario.ts';
import { type Lead, type Obstacle, obstacle as o } from './obstacle.ts';

const trade =
  (number: 3 | 6 | 7, phase: NonNullable<Sketch['phase']>) =>
  (powers: Sketch['powers'], more: Partial<Sketch> = {}): Sketch => ({
    stage: number,
    phase,
    powers,
    ...more,
  });
const sales = trade(3, 'sales-to-players');
const buys = trade(7, 'buys-from-players');
const bazaar = trade(6, 'arms-bazaar');
const two = (usa: PowerSketch = {}, ussr: PowerSketch = {}): Sketch['powers'] => ({ usa, ussr });
const offer = (terms: object) => ({ type: 'offer', to: 'ussr', ...terms });
const oil = offer({ gives: { oil: 1 }, wantsCash: 10 });
const baqa: PowerSketch = { cards: { 'baqa-oil': 'open' } };
const hammer = { type: 'auction-company', company: 'baqa-oil', reserve: 100 };
const auctioned: Lead = (table) => void table.usa.does({ type: 'auction-company', company: 'baqa-oil', reserve: 100 });
const offered: Lead = (table) => void table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 10 });
const pays = (usa: PowerSketch): Sketch => ({ stage: 1, phase: 'bank-loans', powers: two(usa) });
const army: PowerSketch = { units: { pakistan: 2 } };
const chinese = (usa: PowerSketch = army, china: PowerSketch = {}, more: Partial<Sketch> = {}): Sketch => ({
  stage: 6,
  phase: 'arms-bazaar',
  powers: { usa, china, ussr: {} },
  ...more,
});
const march = (from: string, number = 1) => ({ how: 'march', from, units: { army: number } });
const units = (terms: object) => ({
  type: 'offer-units',
  to: 'china',
  seller: 'usa',
  payer: 'usa',
  zone: 'tibet',
  fleet: 'none',
  orders: [march('pakistan')],
  wantsCash: 10,
  ...terms,
});

/** An army goes ashore in Nanling, where it is delivered, and another navy takes it aboard again. */
const lands = [
  { how: 'convoy', from: 'south-china-sea', carrier: 'navy', number: 1, cargo: { army: 1 } },
  { how: 'ashore', on: 'nanling', units: { army: 1 } },
];
const boards = [
  { how: 'sail', from: 'south-china-sea', units: { navy: 1 } },
  { how: 'board', from: 'nanling', units: { army: 1 } },
];

export const tradeObstacles: readonly Obstacle[] = [
  o(
    'wanted-already',
    trade(3, 'market-sales')(two(), { bidders: ['usa'], traders: [] }),
    'ussr',
    { type: 'want-to-trade' },
    { lead: () => undefined },
    (table) => void table.ussr.does({ type: 'want-to-trade' }),
  ),
  o(
    'interest-first',
    { stage: 1, powers: two({ cash: 3399, loans: 4 }) },
    'usa',
    { type: 'repay', billions: 3 },
    { at: { powers: two({ cash: 3400, loans: 4 }) } },
  ),
  o(
    'highest-bid',
    sales({ usa: baqa, ussr: { cash: 60_000 }, china: { cash: 60_000 } }),
    'china',
    { type: 'raise', amount: 50_000 },
    { lead: auctioned, tries: { amount: 100 } },
    (table) => {
      auctioned(table);
      table.ussr.does({ type: 'raise', amount: 50_000 });
    },
  ),
  o(
    'sold',
    chinese({ units: { 'south-china-sea': 1 }, laden: [{ zone: 'south-china-sea', cargo: { army: 1 } }] }),
    'usa',
    units({ zone: 'nanling', fleet: 'south-china-sea', orders: [...lands, ...boards] }),
    { tries: { orders: lands } },
  ),
  o('no-such-good', sales(two()), 'usa', offer({ gives: { gold: 1 } }), { tries: { gives: { oil: 1 } } }),
  o('seller-no-bid', sales(two(), { bidders: ['ussr'] }), 'usa', oil, { at: { bidders: ['usa'] } }),
  o('buyer-no-bid', buys(two(), { bidders: ['usa'] }), 'usa', oil, { at: { bidders: ['ussr'] } }),
  o('no-trade-now', bazaar(two()), 'usa', oil, { at: sales(two()) }),
  o('no-arms-now', sales(two({ nukes: 1 })), 'usa', offer({ gives: { nuke: 1 }, wantsCash: 1 }), {
    at: bazaar(two({ nukes: 1 })),
  }),
  o('no-companies-now', bazaar(two(baqa)), 'usa', offer({ gives: { 'baqa-oil': 1 }, wantsCash: 1 }), {
    at: sales(two(baqa)),
  }),
  o('no-orders-now', sales(two(baqa)), 'usa', offer({ gives: { 'drop-ship-oil': 1 }, price: 1, paid: 'on-delivery' }), {
    at: buys(two(baqa)),
  }),
  o('no-land-now', sales(two(army)), 'usa', offer({ gives: { 'land-pakistan': 1 }, wantsCash: 1 }), {
    at: bazaar(two(army)),
  }),
  o('no-units-now', sales(two(army)), 'usa', units({ to: 'ussr' }), { at: bazaar(two(army)) }),
  o(
    'auction-on',
    sales({ usa: baqa, ussr: {}, china: {} }),
    'ussr',
    { type: 'offer', to: 'china', gives: { oil: 1 }, wantsCash: 1 },
    { lead: () => undefined },
    auctioned,
  ),
  o('too-few-stored', sales(two({ oil: 1 })), 'usa', offer({ gives: { oil: 2 }, wantsCash: 1 }), {
    at: sales(two({ oil: 2 })),
  }),
  o('row-full', sales(two({}, { oil: 12 })), 'usa', oil, { at: sales(two()) }),
  o('row-too-short', buys(two(baqa)), 'usa', offer({ gives: { 'drop-ship-oil': 13 }, price: 1, paid: 'on-delivery' }), {
    tries: { gives: { 'drop-ship-oil': 1 } },
  }),
  o('home', bazaar(two({ units: { alaska: 1 } })), 'usa', offer({ gives: { 'land-alaska': 1 }, wantsCash: 1 }), {
    at: bazaar(two(army)),
    tries: { gives: { 'land-pakistan': 1 } },
  }),
  o('not-occupied', bazaar(two()), 'usa', offer({ gives: { 'land-pakistan': 1 }, wantsCash: 1 }), {
    at: bazaar(two(army)),
  }),
  o('just-one', bazaar(two(army)), 'usa', offer({ gives: { 'land-pakistan': 2 }, wantsCash: 1 }), {
    tries: { gives: { 'land-pakistan': 1 } },
  }),
  o(
    'no-navy',
    bazaar(two({}, { units: { russia: 1 } })),
    'usa',
    offer({ gives: { 'fleet-baltic-sea': 1 }, wantsCash: 1 }),
    { at: bazaar(two({ units: { 'baltic-sea': 1 } }, { units: { russia: 1 } })) },
  ),
  o('unknown-card', sales(two()), 'usa', offer({ wants: { 'baqa-oil': 1 }, givesCash: 1 }), {
    at: sales(two({}, baqa)),
  }),
  o(
    'occupied',
    sales({ usa: baqa, ussr: {}, china: { units: { arabia: 1 } } }),
    'usa',
    offer({ gives: { 'baqa-oil': 1 }, wantsCash: 1 }),
    { at: sales({ usa: baqa, ussr: {}, china: {} }) },
  ),
  o('too-poor', sales(two({ cash: 5 })), 'usa', offer({ givesCash: 10, wants: { oil: 1 } }), { at: sales(two()) }),
  o('empty-offer', sales(two()), 'usa', offer({}), { tries: { wantsCash: 1 } }),
  o(
    'too-much-asked',
    sales(two({}, { cash: 5 }), { options: { cashVisible: true } }),
    'usa',
    offer({ gives: { oil: 1 }, wantsCash: 10 }),
    { at: sales(two(), { options: { cashVisible: true } }) },
  ),
  o('seen-already', sales(two(baqa)), 'usa', offer({ gives: { 'baqa-oil': 1 }, wantsCash: 1, show: true }), {
    at: sales(two({ cards: { 'baqa-oil': 'secret' } })),
  }),
  o('repay', sales(two()), 'usa', offer({ givesCash: 10, loan: true, dueCycle: 5 }), { tries: { repay: 20 } }),
  o('due', sales(two()), 'usa', offer({ givesCash: 10, loan: true, repay: 20, dueCycle: 1 }), {
    tries: { dueCycle: 5 },
  }),
  o('no-price', buys(two(baqa)), 'usa', offer({ gives: { 'drop-ship-oil': 1 }, paid: 'on-delivery' }), {
    tries: { price: 1 },
  }),
  o('both-ways', sales(two()), 'usa', offer({ gives: { oil: 1 }, wants: { oil: 2 } }), {
    tries: { wants: { grain: 2 } },
  }),
  o('no-such-field', sales(two()), 'usa', offer({ givesCash: 10, wantsCash: 10 }), { tries: { wantsCash: undefined } }),
  o('no-bank', sales(two()), 'usa', { ...oil, to: 'bank' }, { tries: { to: 'ussr' } }),
  o('no-partner', sales(two()), 'usa', { ...oil, to: 'nobody' }, { tries: { to: 'ussr' } }),
  o('one-open', sales({ usa: {}, ussr: {}, china: {} }), 'usa', oil, { lead: () => undefined }, offered),
  o('all-have-one', sales(two()), 'usa', { type: 'offer' }, { lead: () => undefined }, offered),
  o('none-open', sales(two({}, baqa)), 'usa', { type: 'close-company' }, { at: sales(two(baqa)) }),
  o(
    'no-offer',
    sales(two()),
    'ussr',
    { type: 'accept-offer', offer: 'usa>ussr#9' },
    { tries: { offer: 'usa>ussr#1' } },
    offered,
  ),
  o(
    'done',
    sales(two()),
    'usa',
    oil,
    { lead: () => undefined },
    (table) => void table.usa.does({ type: 'done-trading' }),
  ),
  o(
    'too-many-offers',
    sales({ usa: {}, ussr: {}, china: {} }, { options: { tradeOffers: 1 } }),
    'usa',
    { ...oil, to: 'china' },
    { lead: () => undefined },
    offered,
  ),
  // --- auctions ---
  o('not-yours', sales(two()), 'usa', hammer, { at: sales(two(baqa)) }),
  o(
    'raise-too-low',
    sales({ usa: baqa, ussr: {}, china: {} }),
    'ussr',
    { type: 'raise', amount: 99 },
    { tries: { amount: 100 } },
    auctioned,
  ),
  o(
    'too-poor',
    sales({ usa: baqa, ussr: { cash: 150 }, china: {} }),
    'ussr',
    { type: 'raise', amount: 200 },
    { tries: { amount: 150 } },
    auctioned,
  ),
  // --- companies, gifts and loans ---
  o(
    'not-open',
    sales(two({ cards: { 'baqa-oil': 'closed', 'taranaki-oil': 'open' } })),
    'usa',
    { type: 'close-company', company: 'baqa-oil' },
    { tries: { company: 'taranaki-oil' } },
  ),
  o(
    'open',
    sales(two({ cards: { 'baqa-oil': 'open', 'taranaki-oil': 'closed' } })),
    'usa',
    { type: 'open-company', company: 'baqa-oil' },
    { tries: { company: 'taranaki-oil' } },
  ),
  o(
    'none-to-open',
    sales(two(baqa)),
    'usa',
    { type: 'open-company' },
    { at: sales(two({ cards: { 'baqa-oil': 'closed' } })) },
  ),
  o('no-cash', sales(two({ cash: 0 })), 'usa', { type: 'give-cash', to: 'ussr', amount: 1 }, { at: sales(two()) }),
  o('loan-line', sales(two({ loans: 12 })), 'usa', { type: 'borrow', billions: 1 }, { at: sales(two()) }),
  o(
    'in-default',
    sales(two({ loans: 1, arrears: 100 })),
    'usa',
    { type: 'borrow', billions: 1 },
    { at: sales(two({ loans: 1 })) },
  ),
  o(
    'no-arrears',
    sales(two()),
    'usa',
    { type: 'pay-arrears', amount: 1 },
    { at: sales(two({ loans: 1, arrears: 100 })) },
  ),
  o(
    'wrong-amount',
    sales(two({ loans: 1, arrears: 100 })),
    'usa',
    { type: 'pay-arrears', amount: 101 },
    { tries: { amount: 100 } },
  ),
  o('owes-less', pays({ loans: 1 }), 'usa', { type: 'repay', billions: 2 }, { at: pays({ loans: 2 }) }),
  // --- units sold in the bazaar ---
  o('not-a-party', chinese(), 'usa', units({ payer: 'ussr' }), { tries: { payer: 'china' } }),
  o('not-his', chinese(), 'usa', units({ zone: 'egypt' }), { tries: { zone: 'tibet' } }),
  o(
    'no-way',
    chinese({ ...army, grain: 0, oil: 0 }, { grain: 0, oil: 0 }),
    'usa',
    { type: 'offer-units', to: 'china', seller: 'usa', payer: 'usa' },
    { at: chinese() },
  ),
  o('apart', chinese({ units: { pakistan: 2, egypt: 1 } }), 'usa', units({ gives: { 'land-egypt': 1 } }), {
    tries: { gives: {} },
  }),
  o('spent', chinese(), 'usa', units({ wants: { oil: 1 } }), { tries: { wants: {} } }),
  o(
    'owes-bank',
    sales(two({ cash: 1500, loans: 1 })),
    'usa',
    { type: 'give-cash', to: 'ussr', amount: 501 },
    { at: sales(two({ cash: 1500 })) },
  ),
  o(
    'owes-bank',
    sales(two({ cash: 100, loans: 1 })),
    'usa',
    { type: 'pay-back', to: 'ussr', amount: 150 },
    { at: sales(two({ cash: 100 })) },
    (table) => {
      table.ussr.does({ type: 'offer', to: 'usa', givesCash: 100, loan: true, repay: 150, dueCycle: 9 });
      table.usa.does({ type: 'accept-offer', offer: table.state.offers.open[0]?.id ?? '' });
    },
  ),
  o(
    'owes-nothing',
    sales(two()),
    'usa',
    { type: 'pay-back', to: 'ussr', amount: 10 },
    {
      lead: (table) => {
        table.ussr.does({ type: 'offer', to: 'usa', givesCash: 100, loan: true, repay: 150, dueCycle: 9 });
        table.usa.does({ type: 'accept-offer', offer: table.state.offers.open[0]?.id ?? '' });
      },
    },
  ),
];
