// Offers of others, weighed by what they hold; own offers are modest: surplus for cash at a fair price.
import { companyOf, isCompany, RESOURCES, type Resource } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { cashOf, cyclesLeft, dues, price } from '../estimate.ts';
import { fill, mayDo, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';

/** Accepts what is worth more to it than it gives, by its own measure of fairness; declines the rest. */
export function answerOffers(mind: Mind, moment: Moment): Decision | undefined {
  const offer = moment.view.offers.find((each) => each.to === moment.seat);
  if (offer === undefined) return undefined;
  const gain = basketValue(moment, offer.gives);
  const cost = basketValue(moment, offer.wants);
  const affordable = offer.wants.cash === 0 || offer.wants.cash <= cashOf(moment) - dues(moment);
  const good = offer.order === undefined && offer.loan === undefined && affordable && gain > cost * mind.weights.fairness && gain > 0;
  if (good) {
    const command = fill(moment, 'accept-offer', { offer: (domain) => valuesOf(domain).find((value) => value === offer.id) });
    if (command !== undefined) return { command, why: 'takes an offer that is worth more than it costs' };
  }
  const command = fill(moment, 'decline-offer', { offer: (domain) => valuesOf(domain).find((value) => value === offer.id) });
  return command === undefined ? undefined : { command, why: 'declines an offer that does not pay' };
}

interface Basket {
  readonly cash: number;
  readonly goods: Readonly<Record<string, number>>;
}

/** What a basket is worth to the seat, in millions. */
function basketValue(moment: Moment, basket: Basket): number {
  let value = basket.cash;
  for (const [good, number] of Object.entries(basket.goods)) value += number * goodValue(moment, good);
  return value;
}

function goodValue(moment: Moment, good: string): number {
  const resource: Resource | undefined = RESOURCES.find((each) => each === good);
  if (resource !== undefined) return Math.min(600, price(moment.view, resource));
  if (isCompany(good)) {
    const company = companyOf(good);
    return 100 + company.units * Math.min(400, price(moment.view, company.resource)) * 0.5 * Math.min(6, cyclesLeft(moment));
  }
  return good === 'nuke' ? 600 : good === 'l-star' ? 1200 : 100;
}

/** Bids a little for a company that is auctioned, never more than it is worth. */
export function auction(mind: Mind, moment: Moment): Decision | undefined {
  const lot = moment.view.auction;
  const worth = lot === undefined ? 0 : 0.5 * goodValue(moment, lot.good) * mind.weights.deal;
  if (mayDo(moment, 'raise') && cashOf(moment) > dues(moment) + mind.weights.reserve) {
    const command = fill(moment, 'raise', { amount: (domain) => (domain.kind === 'range' && domain.min <= worth ? domain.min : undefined) });
    if (command !== undefined) return { command, why: 'raises, as the company is worth more' };
  }
  return { command: { type: 'pass-auction' }, why: 'lets the company go' };
}
