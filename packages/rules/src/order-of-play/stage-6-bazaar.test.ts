import { expect, test } from 'vitest';
import type { OfferUnitsCommand } from '../commerce/unit-sales.ts';
import { options } from '../referee/options.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { forceOf, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const open = { stage: 6, phase: 'arms-bazaar', bidders: ['usa'] } as const;
const [usa, china, ussr] = [seat('usa'), seat('china'), seat('ussr')];
const accept = { type: 'accept-offer', offer: 'usa>china#1' } as const;
const offer = { type: 'offer', to: 'china' } as const;
/** Two of the armies in Pakistan march next door, to Tibet, which is home to China. */
const sale: OfferUnitsCommand = {
  type: 'offer-units',
  to: 'china',
  seller: usa,
  payer: china,
  zone: 'tibet',
  orders: [{ how: 'march', from: 'pakistan', units: { army: 2 } }],
};

test('B-BAZAAR-03, -04, -05 a sold army marches to a home land of the buyer, who pays the grain, and changes colour', () => {
  const table = scenario({
    ...open,
    powers: { china: { cash: 1000 }, usa: { cash: 0, units: { pakistan: 3 } }, ussr: {} },
  });
  table.usa.does({ ...sale, wantsCash: 500 });
  table.china.does(accept);
  expect(unitsAt(table.state.board, 'tibet', china, 'army')).toBe(2);
  expect(unitsAt(table.state.board, 'pakistan', usa, 'army')).toBe(1);
  expect(table.china.has).toMatchObject({ cash: 500, supplies: { grain: 1, oil: 3 } });
  expect(table.usa.has).toMatchObject({ cash: 500, supplies: { grain: 3, oil: 3 } });
});

test('B-BAZAAR-04 the seller pays the moving costs if they agree so', () => {
  const table = scenario({ ...open, powers: { china: {}, usa: { units: { alaska: 1 } }, ussr: {} } });
  table.usa.does({
    ...sale,
    payer: usa,
    orders: [{ how: 'airlift', from: 'alaska', units: { army: 1 } }],
  });
  table.china.does(accept);
  expect(unitsAt(table.state.board, 'tibet', china, 'army')).toBe(1);
  expect(table.usa.has.supplies.oil).toBe(1);
  expect(table.china.has.supplies.oil).toBe(3);
});

test('B-BAZAAR-03, Q-B-87 an army goes to a foreign land that the buyer occupies, where their own armies may stand, and nowhere else', () => {
  const table = scenario({
    ...open,
    powers: { china: { units: { iraq: 1 } }, usa: { units: { iran: 2, nanling: 1 } }, ussr: { units: { tibet: 1 } } },
  });
  const fromIran: OfferUnitsCommand = { ...sale, orders: [{ how: 'march', from: 'iran', units: { army: 1 } }] };
  table.usa.isRefused({ ...fromIran, zone: 'india' }, 'B-BAZAAR-03');
  table.usa.isRefused({ ...fromIran, zone: 'tibet' }, 'Q-B-87');
  table.usa.isRefused({ ...fromIran, zone: 'nanling' }, 'Q-B-87');
  table.usa.does({ ...fromIran, zone: 'iraq' });
  table.china.does(accept);
  expect(unitsAt(table.state.board, 'iraq', china, 'army')).toBe(2);
});

test('B-BAZAAR-04 nothing is delivered that the payer cannot move', () => {
  const table = scenario({
    ...open,
    powers: { china: { grain: 1 }, usa: { grain: 0, oil: 1, units: { pakistan: 2 } }, ussr: {} },
  });
  table.usa.isRefused(sale, 'B-MOVE-09');
  table.usa.isRefused({ ...sale, payer: usa }, 'B-MOVE-09');
  const { type, to, seller } = sale;
  table.usa.asksWhyNot({ type, to, seller, payer: usa }, 'B-BAZAAR-04');
  table.usa.isRefused({ ...sale, payer: ussr }, 'B-BAZAAR-04');
  table.usa.does({ ...sale, orders: [{ how: 'march', from: 'pakistan', units: { army: 1 } }] });
  table.china.does(accept);
  expect(table.china.has.supplies.grain).toBe(0);
});

test('B-BAZAAR-06, -07, -08 a sold navy sails to a light sea with a port of a territory that the buyer occupies', () => {
  const table = scenario({
    ...open,
    powers: {
      china: { units: { shantung: 1 } },
      usa: { units: { 'sea-of-okhotsk': 2 } },
      ussr: {},
    },
  });
  const sail = [{ how: 'sail' as const, from: 'sea-of-okhotsk' as const, units: { navy: 1 } }];
  table.usa.isRefused({ ...sale, zone: 'south-china-sea', orders: sail }, 'B-BAZAAR-06');
  table.usa.isRefused({ ...sale, zone: 'north-pacific', orders: sail }, 'B-BAZAAR-06');
  table.usa.does({ ...sale, zone: 'sea-of-japan', payer: usa, orders: sail });
  const events = table.china.does(accept);
  expect(events.find((event) => event.type === 'units-moved')).toMatchObject({ purpose: 'delivery', payer: 'usa' });
  expect(unitsAt(table.state.board, 'sea-of-japan', china, 'navy')).toBe(1);
  expect(unitsAt(table.state.board, 'sea-of-okhotsk', usa, 'navy')).toBe(1);
  expect(table.usa.has.supplies.oil).toBe(2);
});

test('Q-B-87 a navy with armies aboard is sold with them', () => {
  const table = scenario({
    ...open,
    powers: {
      china: { units: { shantung: 1 } },
      usa: { laden: [{ zone: 'sea-of-okhotsk', cargo: { army: 3 } }] },
      ussr: {},
    },
  });
  table.usa.does({
    ...sale,
    zone: 'sea-of-japan',
    payer: usa,
    orders: [{ how: 'convoy', from: 'sea-of-okhotsk', carrier: 'navy', number: 1, cargo: { army: 3 } }],
  });
  table.china.does(accept);
  expect(forceOf(table.state.board, 'sea-of-japan', china)).toMatchObject({
    units: { army: 0, navy: 1 },
    laden: [{ carrier: 'navy', cargo: { army: 3 } }],
  });
});

test("B-BAZAAR-03, -05 a fleet of the seller's may bring the armies; it stays their", () => {
  const table = scenario({
    ...open,
    powers: {
      china: {},
      usa: { oil: 6, units: { japan: 2, 'sea-of-okhotsk': 1 } },
      ussr: {},
    },
  });
  table.usa.does({
    ...sale,
    payer: usa,
    zone: 'shantung',
    fleet: 'sea-of-japan',
    orders: [
      { how: 'sail', from: 'sea-of-okhotsk', units: { navy: 1 } },
      { how: 'board', from: 'japan', units: { army: 2 } },
      { how: 'by', zone: 'sea-of-japan' },
      { how: 'ashore', on: 'shantung', units: { army: 2 } },
    ],
  });
  table.china.does(accept);
  expect(unitsAt(table.state.board, 'shantung', china, 'army')).toBe(2);
  expect(unitsAt(table.state.board, 'sea-of-japan', usa, 'navy')).toBe(1);
  expect(unitsAt(table.state.board, 'japan', usa, 'army')).toBe(0);
});

test('B-BAZAAR-05 an army that has been put ashore is sold and does not board again', () => {
  const table = scenario({
    ...open,
    powers: { china: {}, usa: { oil: 6, laden: [{ zone: 'sea-of-japan', cargo: { army: 2 } }] }, ussr: {} },
  });
  table.usa.isRefused(
    {
      ...sale,
      payer: usa,
      zone: 'shantung',
      fleet: 'sea-of-japan',
      orders: [
        { how: 'convoy', from: 'sea-of-japan', carrier: 'navy', number: 1, cargo: { army: 2 } },
        { how: 'ashore', on: 'shantung', units: { army: 2 } },
        { how: 'board', from: 'shantung', units: { army: 1 } },
      ],
    },
    'B-BAZAAR-05',
  );
});

test('B-BAZAAR-08 a navy that sails out of its new sea and back in the same move is sold once', () => {
  const table = scenario({
    ...open,
    powers: { china: { units: { shantung: 1 } }, usa: { oil: 6, units: { 'sea-of-okhotsk': 1 } }, ussr: {} },
  });
  table.usa.does({
    ...sale,
    payer: usa,
    zone: 'sea-of-japan',
    orders: [
      { how: 'sail', from: 'sea-of-okhotsk', units: { navy: 1 } },
      { how: 'sail', from: 'sea-of-japan', units: { navy: 1 } },
      { how: 'by', zone: 'sea-of-okhotsk' },
    ],
  });
  table.china.does(accept);
  expect(unitsAt(table.state.board, 'sea-of-japan', china, 'navy')).toBe(1);
  expect(table.usa.has.supplies.oil).toBe(3);
});

test('B-BAZAAR-06, -08 navies that lie where the buyer has a port are sold there, all together', () => {
  const table = scenario({
    ...open,
    powers: { china: { units: { shantung: 1 } }, usa: { units: { 'sea-of-japan': 2, 'tokyo-bay': 1 } }, ussr: {} },
  });
  table.usa.isRefused({ ...offer, gives: { 'fleet-tokyo-bay': 1 }, wantsCash: 1 }, 'B-BAZAAR-06');
  table.usa.isRefused({ ...offer, gives: { 'fleet-baltic-sea': 1 }, wantsCash: 1 }, 'B-BAZAAR-06');
  table.usa.does({ ...offer, gives: { 'fleet-sea-of-japan': 1 }, wantsCash: 100 });
  table.china.does(accept);
  expect(unitsAt(table.state.board, 'sea-of-japan', china, 'navy')).toBe(2);
  expect(unitsAt(table.state.board, 'sea-of-japan', usa, 'navy')).toBe(0);
});

test('B-BAZAAR-09, Q-B-86 nukes and L-stars pass from center to center for nothing but the price, and teach nothing', () => {
  const table = scenario({
    ...open,
    powers: { china: { cash: 900 }, usa: { cash: 0, nukes: 3, lStars: 1 }, ussr: {} },
  });
  table.usa.does({ ...offer, gives: { nuke: 2, 'l-star': 1 }, wantsCash: 900 });
  table.china.does(accept);
  expect(table.china.has).toMatchObject({ cash: 0, nukes: 2, lStars: 1, researched: { nuke: false, lStar: false } });
  expect(table.usa.has).toMatchObject({ cash: 900, nukes: 1, lStars: 0, supplies: { grain: 3, oil: 3, minerals: 3 } });
});

test('B-BAZAAR-09, Q-B-04, X-27 no more weapons than the seller has and the buyer has room for', () => {
  const table = scenario({ ...open, powers: { china: { nukes: 11 }, usa: { nukes: 3, lStars: 1 }, ussr: {} } });
  expect(table.usa.isRefused({ ...offer, gives: { nuke: 2 } }, 'X-27').figures).toMatchObject({ free: 1 });
  expect(table.usa.isRefused({ ...offer, gives: { 'l-star': 2 } }, 'B-BAZAAR-09').figures).toMatchObject({ stored: 1 });
});

test('B-BAZAAR-02, X-26 units, weapons and land change hands in the bazaar only', () => {
  const table = scenario({
    stage: 3,
    phase: 'sales-to-players',
    powers: { china: {}, usa: { nukes: 1, units: { pakistan: 2 } }, ussr: {} },
    bidders: ['usa'],
  });
  table.usa.isRefused({ ...offer, gives: { nuke: 1 }, wantsCash: 1 }, 'B-BAZAAR-02');
  table.usa.isRefused({ ...offer, gives: { 'land-pakistan': 1 }, wantsCash: 1 }, 'B-LAND-01');
  table.usa.isRefused({ ...offer, gives: { 'fleet-baltic-sea': 1 }, wantsCash: 1 }, 'B-BAZAAR-02');
  table.usa.isRefused(sale, 'B-BAZAAR-02');
  expect(table.usa.may()).not.toContain('offer-units');
});

test('B-BAZAAR-01, Q-B-20, X-07 the seller must have bid for the stage, the buyer need not', () => {
  const table = scenario({
    ...open,
    powers: { china: { nukes: 1, units: { tibet: 2 } }, usa: { units: { pakistan: 2 } }, ussr: {} },
  });
  const toUsa = { type: 'offer', to: 'usa' } as const;
  table.china.isRefused({ ...toUsa, gives: { nuke: 1 }, wantsCash: 1 }, 'X-07');
  table.china.isRefused({ ...sale, to: 'ussr', seller: china }, 'X-07');
  table.china.isRefused({ ...sale, to: 'usa', seller: china }, 'X-07');
  table.china.does({ ...sale, to: 'usa', seller: usa, givesCash: 50 });
  table.usa.does({ type: 'accept-offer', offer: 'china>usa#1' });
  expect(unitsAt(table.state.board, 'tibet', china, 'army')).toBe(4);
  expect(table.usa.has.cash).toBe(7050);
});

test('B-BAZAAR-01 units may be given for weapons, a promise or nothing', () => {
  const table = scenario({
    ...open,
    bidders: ['usa', 'china'],
    powers: { china: { nukes: 1 }, usa: { units: { pakistan: 2 } }, ussr: {} },
  });
  table.usa.does({ ...sale, wants: { nuke: 1 }, promise: 'Peace until cycle 5.' });
  table.china.does(accept);
  expect(table.usa.has.nukes).toBe(1);
});

test('Q-B-30, X-32 what has moved away meanwhile cannot be sold any more', () => {
  const table = scenario({ ...open, powers: { china: {}, europe: {}, usa: { units: { pakistan: 2 } }, ussr: {} } });
  table.usa.does({ ...sale, wantsCash: 100 });
  table.usa.does({
    ...sale,
    to: 'europe',
    payer: usa,
    zone: 'iberia',
    orders: [{ how: 'airlift', from: 'pakistan', units: { army: 1 } }],
  });
  table.europe.does({ type: 'accept-offer', offer: 'usa>europe#1' });
  table.china.isRefused(accept, 'B-MOVE-03');
  table.china.does({ type: 'decline-offer', offer: 'usa>china#1' });
});

test('B-LAND-01, -03, Q-B-91 a foreign territory is sold with the armies and cards that the seller has there', () => {
  const table = scenario({
    ...open,
    powers: {
      china: { cash: 3000 },
      usa: { cash: 0, units: { iraq: 3 }, cards: { 'basra-oil-co': 'open', 'khuzestan-oil': 'secret' } },
      ussr: {},
    },
  });
  table.usa.does({ ...offer, gives: { 'land-iraq': 1 }, wantsCash: 3000 });
  const events = table.china.does(accept);
  expect(unitsAt(table.state.board, 'iraq', china, 'army')).toBe(3);
  expect(unitsAt(table.state.board, 'iraq', usa, 'army')).toBe(0);
  expect(table.china.has.holdings).toMatchObject([{ card: 'basra-oil-co', face: 'open' }]);
  expect(table.usa.has.holdings).toMatchObject([{ card: 'khuzestan-oil' }]);
  expect(table.usa.has.cash).toBe(3000);
  const made = events.find((event) => event.type === 'deal-made');
  expect(made && redact(made, ussr)).toMatchObject({
    passed: [{ giver: 'usa', receiver: 'china', good: 'land-iraq', number: 1 }],
    secret: {},
  });
});

test('Q-B-91, Q-B-34 a secret card there goes with the land; buyer and seller alone know where it lies', () => {
  const table = scenario({
    ...open,
    powers: { china: {}, usa: { units: { iraq: 1 }, cards: { 'basra-oil-co': 'secret' } }, ussr: {} },
  });
  table.usa.does({ ...offer, gives: { 'land-iraq': 1 }, wantsCash: 1 });
  table.china.does(accept);
  expect(table.china.has.holdings).toMatchObject([{ card: 'basra-oil-co', face: 'secret', knownTo: ['usa'] }]);
  expect(JSON.stringify(view(table.game, ussr))).not.toContain('basra-oil-co');
  expect(JSON.stringify(view(table.game, usa))).toContain('basra-oil-co');
});

test('B-LAND-01, -02, Q-B-91 home is not for sale, nor what is not occupied; a captured home of others is', () => {
  const table = scenario({
    ...open,
    powers: { china: {}, usa: { units: { alaska: 1, russia: 2 } }, ussr: { units: { iran: 1 } } },
  });
  const land = (good: string) => ({ ...offer, gives: { [good]: 1 }, wantsCash: 1 });
  table.usa.isRefused(land('land-alaska'), 'B-LAND-02');
  table.usa.isRefused(land('land-iran'), 'B-LAND-01');
  table.usa.isRefused(land('land-iraq'), 'B-LAND-01');
  table.usa.isRefused({ ...offer, gives: { 'land-russia': 2 }, wantsCash: 1 }, 'Q-B-91');
  table.usa.does(land('land-russia'));
  table.china.does(accept);
  expect(unitsAt(table.state.board, 'russia', china, 'army')).toBe(2);
});

test('Q-B-91 a place and units that are moved are not sold in one deal', () => {
  const table = scenario({ ...open, powers: { china: {}, usa: { units: { pakistan: 2 } }, ussr: {} } });
  table.usa.isRefused({ ...sale, gives: { 'land-pakistan': 1 } }, 'Q-B-91');
});

test('X-06 where the box is the limit, nobody buys more units than they have pieces for', () => {
  const table = scenario({
    ...open,
    options: { componentLimits: true },
    powers: { china: { units: { mongolia: 38 } }, usa: { units: { pakistan: 2, iraq: 1, iran: 1 } }, ussr: {} },
  });
  table.usa.isRefused({ ...offer, gives: { 'land-pakistan': 1 }, wantsCash: 1 }, 'X-06');
  table.usa.does({ ...offer, gives: { 'land-iraq': 1, 'land-iran': 1 }, wantsCash: 1 });
  table.china.isRefused(accept, 'X-06');
  table.china.does({ type: 'decline-offer', offer: 'usa>china#1' });
  table.usa.does({ ...sale, wantsCash: 1 });
  table.china.isRefused({ type: 'accept-offer', offer: 'usa>china#2' }, 'X-06');
  table.china.does({ type: 'decline-offer', offer: 'usa>china#2' });
  table.usa.does({ ...sale, orders: [{ how: 'march', from: 'pakistan', units: { army: 1 } }] });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#3' });
  expect(unitsAt(table.state.board, 'tibet', china, 'army')).toBe(1);
});

test('B-SQUAT-01, Q-B-87 sold units move in as the buyer: they take cards of others there, the seller takes none', () => {
  const table = scenario({
    ...open,
    powers: {
      china: { cards: { 'chin-oil': 'open' } },
      usa: { units: { pakistan: 1 } },
      ussr: { cards: { 'pak-hoi-grains': 'open' } },
    },
  });
  table.usa.does({
    ...sale,
    payer: usa,
    zone: 'shantung',
    orders: [{ how: 'airlift', from: 'pakistan', units: { army: 1 } }],
  });
  table.china.does(accept);
  expect(table.china.has.holdings.map(({ card }) => card)).toEqual(['chin-oil', 'pak-hoi-grains']);
  expect(table.ussr.has.holdings).toEqual([]);
});

test('Q-B-63, X-11 a siege does not stop the bazaar', () => {
  const table = scenario({
    ...open,
    powers: {
      china: {},
      usa: { nukes: 1 },
      ussr: {
        units: {
          'barkley-sound': 1,
          'caribbean-sea': 1,
          'gulf-of-st-lawrence': 1,
          'long-island-sound': 1,
          'santa-barbara-passage': 1,
        },
      },
    },
  });
  table.usa.does({ ...offer, gives: { nuke: 1 }, wantsCash: 1 });
  table.china.does(accept);
  expect(table.china.has.nukes).toBe(1);
});

test('the choices of a sale lead from partner to orders, each of which can be completed', () => {
  const table = scenario({
    ...open,
    powers: { china: {}, usa: { grain: 0, oil: 0, units: { pakistan: 1 } }, ussr: {} },
  });
  const next = (draft: object) => options(table.game, usa, { type: 'offer-units', ...draft })[0]?.next;
  expect(next({})).toMatchObject({ field: 'to', domain: { values: ['china', 'ussr'] } });
  expect(next({ to: 'china' })).toMatchObject({ field: 'seller', domain: { values: ['usa'] } });
  expect(next({ to: 'china', seller: usa })).toMatchObject({ field: 'payer', domain: { values: ['china'] } });
  expect(next({ to: 'china', seller: usa, payer: china })).toMatchObject({
    field: 'zone',
    domain: { values: ['manchuria', 'mongolia', 'nanling', 'shantung', 'tibet'] },
  });
  expect(next({ to: 'china', seller: usa, payer: china, zone: 'tibet' })).toMatchObject({
    field: 'fleet',
    domain: { values: ['none'] },
  });
  expect(next({ to: 'china', seller: usa, payer: china, zone: 'tibet', fleet: 'none' })).toMatchObject({
    field: 'orders',
    domain: {
      next: {
        values: [
          { how: 'march', from: 'pakistan', units: { army: 1 } },
          { how: 'airlift', from: 'pakistan', units: { army: 1 } },
        ],
      },
    },
  });
});

test('B-BAZAAR-01, X-32, X-38 the bazaar is open to all, ends when all are done, and nobody deals by default', () => {
  const table = scenario({ ...open, powers: { china: {}, usa: { nukes: 1 }, ussr: {} } });
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['china', 'usa', 'ussr'] });
  table.usa.does({ ...offer, gives: { nuke: 1 }, wantsCash: 1 });
  playSilently(table.game, ({ state }) => state.stage !== 6);
  expect(table.usa.has.nukes).toBe(1);
  expect(table.state.stage).toBe(7);
});
