// Where sold units are said to come to is where some order leads, in positions made for the limits of that.
import { expect, test } from 'vitest';
import { coasts, isTerritory, type Zone } from '../board/index.ts';
import { MoveDraft } from '../movement/draft.ts';
import { nextOrders } from '../movement/next-orders.ts';
import type { Order } from '../movement/order.ts';
import { Play } from '../referee/play.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, type Sketch, scenario } from '../testing/index.ts';
import { deliveryTerms } from './delivery.ts';
import { deliveriesOf } from './delivery-reach.ts';
import type { OfferUnitsCommand } from './unit-sales.ts';

const [usa, china] = [seat('usa'), seat('china')];
const SETS = { apc: true, merchantMarine: true } as const;

function bazaar(seller: PowerSketch, buyer: PowerSketch = {}, rest: Partial<Sketch> = {}) {
  const table = scenario({
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    ...rest,
    powers: { ussr: {}, ...rest.powers, usa: seller, china: buyer },
  });
  return new Play(table.game);
}

interface Case {
  readonly title: string;
  readonly seller: PowerSketch;
  readonly buyer?: PowerSketch;
  readonly rest?: Partial<Sketch>;
  readonly places: readonly Zone[];
  /** Zones that the seller's units come to, if the seller or the buyer pays. */
  readonly own: readonly Zone[];
  readonly theirs: readonly Zone[];
  /** Land and the seas off which a fleet of the seller's puts armies ashore there, if the seller pays. */
  readonly landings?: readonly string[];
}

const HOMES = ['manchuria', 'mongolia', 'nanling', 'shantung', 'tibet'] as const;

const CASES: readonly Case[] = [
  {
    title: 'an army comes as far as the grain goes, or flies for two oil',
    seller: { units: { pakistan: 1 }, grain: 1, oil: 1 },
    buyer: { grain: 2, oil: 1 },
    places: HOMES,
    own: ['tibet'],
    theirs: ['mongolia', 'nanling', 'shantung', 'tibet'],
  },
  {
    title: 'with two oil it flies anywhere',
    seller: { units: { alaska: 1 }, grain: 0, oil: 2 },
    buyer: { grain: 9, oil: 1 },
    places: HOMES,
    own: HOMES,
    theirs: [],
  },
  {
    title: 'nothing is sold into a cloud, to another’s land, or out of a home that is a cloud',
    seller: { units: { alaska: 1 }, grain: 0, oil: 2 },
    buyer: { units: { iraq: 1 } },
    rest: { nuked: ['tibet', 'japan'], powers: { ussr: { units: { mongolia: 1 } } } },
    places: ['manchuria', 'nanling', 'shantung', 'iraq', 'arabian-sea'],
    own: ['manchuria', 'nanling', 'shantung', 'iraq'],
    theirs: ['manchuria', 'nanling', 'shantung', 'iraq'],
  },
  {
    title: 'a navy comes to seas with a port that the buyer occupies, as far as the oil goes',
    seller: { units: { 'tokyo-bay': 1, 'south-pacific': 1 }, grain: 9, oil: 1 },
    buyer: { units: { shantung: 1, nanling: 1 }, oil: 2 },
    rest: { powers: { ussr: { units: { 'java-sea': 1 } } } },
    places: [...HOMES, 'sea-of-japan', 'south-china-sea'],
    own: ['sea-of-japan'],
    theirs: ['sea-of-japan', 'south-china-sea'],
  },
  {
    title: 'another’s navy in the sea keeps it shut',
    seller: { units: { 'tokyo-bay': 1 }, oil: 3 },
    buyer: { units: { shantung: 1 } },
    rest: { powers: { ussr: { units: { 'sea-of-japan': 1 } } } },
    places: HOMES,
    own: [],
    theirs: [],
  },
  {
    title: 'those aboard a fleet beside the land go ashore for nothing',
    seller: { laden: [{ zone: 'sea-of-japan', cargo: { army: 2 } }], oil: 0, grain: 0 },
    buyer: { oil: 0, grain: 0 },
    places: HOMES,
    own: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    theirs: ['manchuria', 'mongolia', 'nanling', 'shantung'],
    landings: ['manchuria sea-of-japan', 'mongolia sea-of-japan', 'nanling sea-of-japan', 'shantung sea-of-japan'],
  },
  {
    title: 'a fleet fetches an army at a port for one oil and brings it over for another',
    seller: { units: { japan: 1, 'tokyo-bay': 1 }, oil: 2, grain: 0 },
    buyer: { oil: 1, grain: 0 },
    places: HOMES,
    own: HOMES,
    theirs: [],
    landings: ['manchuria sea-of-japan', 'mongolia sea-of-japan', 'nanling sea-of-japan', 'shantung sea-of-japan'],
  },
  {
    title: 'with one oil it fetches nobody',
    seller: { units: { japan: 1, 'tokyo-bay': 1 }, oil: 1, grain: 0 },
    buyer: { oil: 1, grain: 0 },
    places: HOMES,
    own: [],
    theirs: [],
    landings: [],
  },
  {
    title: 'APCs drive for two oil, to lands that the buyer occupies, and are not sold by air',
    seller: { units: { pakistan: { apc: 1 } }, oil: 3, grain: 0 },
    buyer: { oil: 5, grain: 0, units: { tibet: 1, mongolia: 1, iran: 1 } },
    rest: { options: SETS },
    places: [...HOMES, 'iran', 'arabian-sea', 'sea-of-japan'],
    own: ['tibet', 'iran'],
    theirs: ['mongolia', 'tibet', 'iran'],
    landings: [],
  },
];

test('Q-M-48 ships with troops aboard are no part of a sale: neither they nor the troops come anywhere', () => {
  const play = bazaar(
    { laden: [{ zone: 'sea-of-japan', carrier: 'ship', cargo: { army: 1 } }], oil: 0, grain: 0 },
    { units: { shantung: 1 } },
    { options: SETS },
  );
  const deliveries = deliveriesOf(play, usa);
  const reach = deliveries.reach(usa, usa);
  expect(reach.any).toBe(false);
  expect(deliveries.places(china).filter((zone) => reach.comesTo(zone, china))).toEqual([]);
  expect(reach.landsFrom('sea-of-japan', 'shantung', china)).toBe(false);
});

test('Q-M-48 a sale to where a navy can come too takes in no ship with troops aboard, and nobody off it', () => {
  const table = scenario({
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    traders: ['usa', 'china'],
    options: SETS,
    powers: {
      usa: {
        units: { 'tokyo-bay': 1 },
        laden: [
          { zone: 'sea-of-japan', carrier: 'ship', cargo: { army: 1 } },
          { zone: 'tokyo-bay', carrier: 'ship', cargo: { army: 1 } },
          { zone: 'tokyo-bay', cargo: { army: 1 } },
        ],
      },
      china: { units: { shantung: 1 } },
      ussr: {},
    },
  });
  const cargo = { army: 1 };
  const sale = (zone: Zone, orders: Order[], fleet?: 'sea-of-japan'): OfferUnitsCommand => ({
    type: 'offer-units',
    to: 'china',
    seller: usa,
    payer: usa,
    zone,
    ...(fleet === undefined ? {} : { fleet }),
    orders,
    wantsCash: 100,
  });
  const ship = { how: 'convoy', from: 'tokyo-bay', carrier: 'ship', number: 1, cargo } as const;
  const navy = { ...ship, carrier: 'navy' } as const;
  const by = { how: 'by', zone: 'sea-of-japan' } as const;
  const ashore = { how: 'ashore', on: 'shantung', units: cargo } as const;
  const land = { how: 'land', from: 'sea-of-japan', carrier: 'ship', cargo, units: cargo } as const;
  table.usa.isRefused(sale('sea-of-japan', [ship]), 'Q-M-48');
  table.usa.isRefused(sale('sea-of-japan', [navy, ship]), 'Q-M-48');
  table.usa.isRefused(sale('shantung', [navy, by, ashore, ship], 'sea-of-japan'), 'Q-M-48');
  table.usa.isRefused(sale('shantung', [ship, by, ashore], 'sea-of-japan'), 'Q-M-48');
  table.usa.isRefused(sale('shantung', [land]), 'Q-M-48');
  table.usa.does(sale('shantung', [navy, by, ashore], 'sea-of-japan'));
});

test.each(CASES)(
  'B-BAZAAR-03, -04, -06 where sold units can come to: $title',
  ({ seller, buyer, rest, places, own, theirs, landings }) => {
    const play = bazaar(seller, buyer, rest);
    const deliveries = deliveriesOf(play, usa);
    const comes = (payer: typeof usa) =>
      places.filter((zone) => {
        const said = deliveries.reach(usa, payer).comesTo(zone, china);
        expect([zone, said]).toEqual([zone, leads(play, payer, zone, undefined)]);
        return said;
      });
    expect(deliveries.places(china)).toEqual(places);
    expect(comes(usa)).toEqual(own);
    expect(comes(china)).toEqual(theirs);
    const off = places.filter(isTerritory).flatMap((land) =>
      coasts(land).flatMap((sea) => {
        const said = deliveries.reach(usa, usa).landsFrom(sea, land, china);
        expect([land, sea, said]).toEqual([land, sea, leads(play, usa, land, sea)]);
        return said ? [`${land} ${sea}`] : [];
      }),
    );
    if (landings !== undefined) expect(off).toEqual(landings);
    expect(deliveries.reach(usa, usa).any).toBe(own.length > 0 || off.length > 0 || mayComeElsewhere(play));
  },
);

/** Whether some order of the seller's leads there. */
function leads(play: Play, payer: typeof usa, zone: Zone, fleet: ReturnType<typeof coasts>[number] | undefined) {
  const terms = deliveryTerms(play, china, { seller: usa, payer, zone, fleet });
  return nextOrders(new MoveDraft(play, usa, terms)).length > 0;
}

/** Whether the seller can pay for any step at all. */
function mayComeElsewhere(play: Play): boolean {
  const { grain, oil } = play.seat(usa).supplies;
  return grain + oil > 0;
}
