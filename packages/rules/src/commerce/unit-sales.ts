// Offers of armies and navies in the arms bazaar: which, where to, and who pays for the move (B-BAZAAR-01 to -08).
import { z } from 'zod';
import { coasts, isTerritory, LIGHT_SEAS, type LightSea, ZONES, type Zone } from '../board/index.ts';
import { nearestObstacle, obstacleTo } from '../movement/obstacle.ts';
import { ordersSchema } from '../movement/order.ts';
import { ordersChoice } from '../movement/orders.ts';
import { oneOf, withReason } from '../referee/choice.ts';
import { type CommandDef, field, fieldAfter } from '../referee/command.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import { whyNoArms } from './arms.ts';
import { SELLER_NO_BID } from './assets.ts';
import { ONE_OPEN, openTo, putOffer } from './deals.ts';
import { type Course, deliveryTerms, whyNotThere } from './delivery.ts';
import { type Deliveries, deliveriesOf, type Reach } from './delivery-reach.ts';
import { termsFields, termsShape } from './terms.ts';
import { AUCTION_FIRST, interruptedWindow, whyNoMoreOffers, windowOf } from './trading-window.ts';

/** No fleet: the units march, fly, land from where they are aboard, or sail themselves. */
const NO_FLEET = 'none';

const seatField = z.string().min(1).max(40).transform(seatId);
const unitsSchema = z.strictObject({
  type: z.literal('offer-units'),
  to: z.string().max(40),
  /** Which of the two sells; they must have bid for the stage. */
  seller: seatField,
  /** Which of the two pays for the move. */
  payer: seatField,
  zone: z.enum(ZONES),
  /** The sea in which the seller's fleet ends if it brings the armies. */
  fleet: z.enum([NO_FLEET, ...LIGHT_SEAS]).optional(),
  orders: ordersSchema,
  ...termsShape,
});
export type OfferUnitsCommand = z.infer<typeof unitsSchema>;

export const offerUnitsCommand: CommandDef<OfferUnitsCommand> = {
  type: 'offer-units',
  schema: unitsSchema,
  clause: 'B-BAZAAR-01',
  may: (play, seat) => {
    if (interruptedWindow(play.state) === 'arms-bazaar') return AUCTION_FIRST;
    if (windowOf(play.state) !== 'arms-bazaar') return refuse('no-units-now', 'B-BAZAAR-02');
    const silent = whyNoMoreOffers(play, seat);
    if (silent !== undefined) return silent;
    let why = refuse('no-partner:nobody', 'B-BAZAAR-01');
    const deliveries = deliveriesOf(play, seat);
    for (const other of play.living()) {
      const not = other === seat ? why : whyNotWith(play, deliveries, seat, other);
      if (not === undefined) return undefined;
      why = not;
    }
    return sumUp(why);
  },
  fields: [
    field('to', (play, seat) => {
      const deliveries = deliveriesOf(play, seat);
      return oneOf<string>(
        play.living().filter((other) => other !== seat),
        (other) => whyNotWith(play, deliveries, seat, seatId(other)),
        () => refuse('no-partner:units', 'B-BAZAAR-01'),
      );
    }),
    fieldAfter('seller', ['to'], (play, seat, { to }) =>
      oneOf(
        [seat, seatId(to)],
        (seller) => whyNotSeller(play, deliveriesOf(play, seat), seller, seller === seat ? seatId(to) : seat),
        notOneOfTwo,
      ),
    ),
    fieldAfter('payer', ['to', 'seller'], (play, seat, draft) => {
      const { seller, buyer } = sides(seat, draft);
      return oneOf([seller, buyer], (payer) => whyNotPaid(deliveriesOf(play, seat), seller, buyer, payer), notOneOfTwo);
    }),
    fieldAfter('zone', ['to', 'seller', 'payer'], (play, seat, draft) => {
      const { seller, buyer } = sides(seat, draft);
      const { payer } = draft;
      const deliveries = deliveriesOf(play, seat);
      const reach = deliveries.reach(seller, payer);
      const why = (zone: Zone) => whyNotThere(play, buyer, zone) ?? whyNotTo(reach, buyer, zone);
      return withReason(oneOf(deliveries.places(buyer), why, why), OUT_OF_REACH, (zone) =>
        sumUp(whyNoWayTo(play, { seller, payer, zone, fleet: undefined }, buyer)),
      );
    }),
    fieldAfter(
      'fleet',
      ['to', 'seller', 'payer', 'zone'],
      (play, seat, draft) => {
        const { seller, buyer } = sides(seat, draft);
        const { payer, zone } = draft;
        const reach = deliveriesOf(play, seat).reach(seller, payer);
        const choice = withReason(
          oneOf<typeof NO_FLEET | LightSea>(
            [NO_FLEET, ...(isTerritory(zone) ? coasts(zone) : [])],
            (fleet) => whyNotBy(reach, buyer, zone, fleet),
            () => refuse('not-adjacent:delivery', 'B-BAZAAR-04', { zone }),
          ),
          OUT_OF_REACH,
          (fleet) =>
            sumUp(obstacleTo(play, seller, deliveryTerms(play, buyer, { seller, payer, zone, fleet: fleetOf(fleet) }))),
        );
        return { domain: choice.domain, refuse: (fleet = NO_FLEET) => choice.refuse(fleet) };
      },
      ({ zone }) => isTerritory(zone),
    ),
    fieldAfter('orders', ['to', 'seller', 'payer', 'zone'], (play, seat, draft) => {
      const { seller, buyer } = sides(seat, draft);
      const { payer, zone, fleet, orders = [] } = draft;
      return ordersChoice(
        play,
        seller,
        deliveryTerms(play, buyer, { seller, payer, zone, fleet: fleetOf(fleet) }),
        orders,
      );
    }),
    ...termsFields,
  ],
  run: (play, seat, { type: _, to, seller, payer, zone, fleet, orders, ...terms }) => {
    putOffer(play, seat, seatId(to), terms, { seller, payer, zone, fleet: fleetOf(fleet), orders });
  },
};

/** Who of the author and their partner sells, and who buys. */
function sides(seat: Seat, { to, seller }: Pick<OfferUnitsCommand, 'to' | 'seller'>): { seller: Seat; buyer: Seat } {
  return { seller, buyer: seller === seat ? seatId(to) : seat };
}

function fleetOf(fleet: typeof NO_FLEET | LightSea | undefined): LightSea | undefined {
  return fleet === NO_FLEET ? undefined : fleet;
}

function whyNotWith(play: Play, deliveries: Deliveries, seat: Seat, other: Seat): Refusal | undefined {
  if (openTo(play, seat, other) !== undefined) return ONE_OPEN;
  const selling = whyNotSeller(play, deliveries, seat, other);
  if (selling === undefined) return undefined;
  // One of the two ways is enough.
  return whyNotSeller(play, deliveries, other, seat) === undefined ? undefined : selling;
}

/** Why one cannot sell the other a unit, no matter who pays. */
function whyNotSeller(play: Play, deliveries: Deliveries, seller: Seat, buyer: Seat): Refusal | undefined {
  if ((play.state.bids[seller] ?? 0) === 0) return SELLER_NO_BID;
  return whyNoArms(play, seller, buyer) ?? whyNobodyPays(deliveries, seller, buyer);
}

/** Why neither of them can pay for the way. */
function whyNobodyPays(deliveries: Deliveries, seller: Seat, buyer: Seat): Refusal | undefined {
  if (whyNotPaid(deliveries, seller, buyer, seller) === undefined) return undefined;
  return whyNotPaid(deliveries, seller, buyer, buyer);
}

/** Why nothing can be brought to the buyer with the supplies of one who would pay. */
function whyNotPaid(deliveries: Deliveries, seller: Seat, buyer: Seat, payer: Seat): Refusal | undefined {
  const reach = deliveries.reach(seller, payer);
  if (reach.any && deliveries.places(buyer).some((zone) => whyNotTo(reach, buyer, zone) === undefined))
    return undefined;
  return sumUp(refuse('no-way:delivery', 'B-BAZAAR-04'));
}

/** What keeps the seller's units from a zone: on their own way, or off a fleet beside it. */
function whyNoWayTo(play: Play, course: Course, buyer: Seat): Refusal {
  const { zone, seller } = course;
  const fleets = isTerritory(zone) ? coasts(zone) : [];
  const others = fleets.map((fleet) => deliveryTerms(play, buyer, { ...course, fleet }));
  return nearestObstacle(
    play,
    seller,
    others.filter((terms) => terms.enter(terms.to) === undefined),
    deliveryTerms(play, buyer, course),
  );
}

function whyNotTo(reach: Reach, buyer: Seat, zone: Zone): Refusal | undefined {
  if (reach.comesTo(zone, buyer)) return undefined;
  return isTerritory(zone) && coasts(zone).some((fleet) => reach.landsFrom(fleet, zone, buyer))
    ? undefined
    : OUT_OF_REACH;
}

function whyNotBy(reach: Reach, buyer: Seat, zone: Zone, fleet: typeof NO_FLEET | LightSea): Refusal | undefined {
  const can =
    fleet === NO_FLEET ? reach.comesTo(zone, buyer) : isTerritory(zone) && reach.landsFrom(fleet, zone, buyer);
  return can ? undefined : OUT_OF_REACH;
}

/** The quick look says no more than no. */
const OUT_OF_REACH = refuse('out-of-reach:delivery', 'B-BAZAAR-04');

function notOneOfTwo(): Refusal {
  return refuse('not-a-party', 'B-BAZAAR-04');
}
