// Sales, purchases, freight and hired carriers (B-SELL, B-BUY, B-MKT, M-SELL, M-BUY, M-REINFORCE, M-CARRIER).
import type { Resource } from '../board/index.ts';
import type { Seat } from '../state/seat.ts';
import type { Case, Judges } from './case.ts';
import { Change } from './change.ts';
import { ROW, TRIP } from './figures.ts';
import { onTrack, player, priceAt } from './position.ts';

export const marketJudges: Judges = {
  sold(at, { seat, resource, units, proceeds }) {
    at.count('sale');
    at.same('proceeds', proceeds, dealPrice(at, resource, units, -1));
    at.memory.deal = { seat, units };
    // B-LOAN-07, Q-B-27: a defaulter's proceeds go to the bank until the arrears are cleared; Q-M-32: freight comes first.
    const { arrears, cash } = player(at.position, seat);
    const freight = at.options.merchantMarine ? trips(units) * TRIP.freight : 0;
    const taken = Math.min(arrears, proceeds - Math.max(0, freight - cash));
    if (taken > 0) at.count('sale of a defaulter');
    return moved(at, resource, -units)
      .add(seat, resource, -units)
      .add(seat, 'cash', proceeds - taken)
      .add(seat, 'arrears', -taken);
  },
  bought(at, { seat, resource, units, cost, lost }) {
    at.count('purchase');
    at.same('cost', cost, dealPrice(at, resource, units, 1));
    //
    const over = Math.max(0, units - room(at, seat, resource));
    if (over > 0) at.count('purchase that overflows');
    if (!at.options.marketOverflow) at.same('units beyond the row', over, 0);
    at.same('lost', lost, over);
    at.memory.deal = { seat, units };
    return moved(at, resource, units)
      .add(seat, resource, units - over)
      .add(seat, 'cash', -cost);
  },
  'freight-paid'(at, { seat, sailing, freight }) {
    at.count('freight');
    const ships = shipsOf(sailing);
    at.same('freight', freight, ships * TRIP.freight);
    // Q-M-31: a deal of n units uses a third of n ships, rounded up. A deal between players may split its loads.
    const { deal } = at.memory;
    if (deal !== undefined && deal.seat === seat) at.same('ships', ships, trips(deal.units));
    at.memory.deal = undefined;
    return new Change().add(seat, 'cash', -freight);
  },
  'goods-imported'(at, { seat, resource, units, cost, freight, sailing }) {
    at.count('import');
    at.same('cost', cost, dealPrice(at, resource, units, 1));
    at.same('ships', shipsOf(sailing), trips(units));
    at.same('freight', freight, trips(units) * TRIP.dangerPay);
    at.holds('room for what is brought in', units <= room(at, seat, resource));
    return moved(at, resource, units)
      .add(seat, resource, units)
      .add(seat, 'cash', -cost - freight);
  },
  'goods-carried'(at, { user, giver, receiver, resource, units, price, freight, sailing }) {
    at.count('carriage in Step E');
    at.same('ships', shipsOf(sailing), trips(units));
    at.same('freight', freight, trips(units) * TRIP.dangerPay);
    at.holds('room for what is brought in', units <= room(at, receiver, resource));
    return new Change()
      .pass(giver, receiver, resource, units)
      .pass(receiver, giver, 'cash', price)
      .add(user, 'cash', -freight);
  },
  'carriers-hired'(at, { seat, armies, bought, price }) {
    at.count('hired carriers');
    at.memory.hired = bought;
    // X-25, Q-M-80, Q-M-82: at the price before the order, and a fee for each army.
    const worth = dealPrice(at, 'grain', bought.grain, 1) + dealPrice(at, 'oil', bought.oil, 1);
    at.same('price', price, worth + armies * TRIP.carrierFee);
    const change = moved(at, 'grain', bought.grain);
    const { market } = at.position;
    change.market('oil', onTrack(market.oil + bought.oil) - market.oil);
    return change.add(seat, 'cash', -price);
  },
};

/** B-MKT-08: a batch at the price before it; X-35: or each unit at the spot where the marker stands. */
function dealPrice(at: Case, resource: Resource, units: number, direction: 1 | -1): number {
  const spot = at.position.market[resource];
  if (at.options.marketPricing === 'batch') return units * priceAt(spot);
  let sum = 0;
  for (let unit = 0; unit < units; unit++) sum += priceAt(spot + unit * direction);
  return sum;
}

/** B-MKT-03, B-MKT-05: one spot for each unit, to the end of the track. */
function moved({ position }: Case, resource: Resource, units: number): Change {
  const spot = position.market[resource];
  return new Change().market(resource, onTrack(spot + units) - spot);
}

/** Free spots of a row; a captor has the rows of all their supply centers. */
export function room({ position }: Case, seat: Seat, resource: Resource): number {
  const { centers, supplies } = player(position, seat);
  return centers * ROW - supplies[resource];
}

function trips(units: number): number {
  return Math.ceil(units / TRIP.units);
}

function shipsOf(sailing: readonly { readonly ships: number }[]): number {
  return sailing.reduce((sum, { ships }) => sum + ships, 0);
}
