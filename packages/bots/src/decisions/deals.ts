// Offers of others, weighed by what they hold, and its own: surplus that would be lost, for a fair price.
import { type Command, type Company, companyOf, isCompany, RESOURCES, type Resource, type Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { fill, legal, type Pick, valuesOf } from '../fill.ts';
import { freight } from '../fleet.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { wrongsOf } from '../trust.ts';
import { companyWorth, hope } from '../worth.ts';

/** Accepts what is worth more to it than it gives, by its own measure of fairness; declines the rest. */
export function answerOffers(mind: Mind, moment: Moment): Decision | undefined {
  const { view, seat } = moment;
  if (view.offers.length === 0) return undefined;
  const offer = view.offers.find((each) => each.to === seat);
  if (offer === undefined) return undefined;
  const sight = sightOf(moment);
  const gain = basketWorth(sight, offer.gives, 'received');
  const cost = basketWorth(sight, offer.wants, 'given') + carriage(sight, offer);
  const affordable = offer.wants.cash === 0 || offer.wants.cash <= sight.cash - sight.dues;
  const plain = offer.order === undefined && offer.loan === undefined && offer.delivery === undefined;
  // Whoever has wronged it pays more for everything.
  const terms = mind.weights.fairness * (1 + 0.25 * Math.min(4, wrongsOf(sight, offer.from)));
  if (plain && affordable && gain > 0 && gain > cost * terms) {
    const command = legal(moment, { type: 'accept-offer', offer: offer.id });
    if (command !== undefined)
      return { command, why: `takes an offer worth $${Math.round(gain)}M to it for $${Math.round(cost)}M` };
  }
  const command = legal(moment, { type: 'decline-offer', offer: offer.id });
  return command === undefined ? undefined : { command, why: 'declines an offer that does not pay' };
}

/** What it would offer to whom, and why. */
interface Plan {
  readonly to: Seat;
  readonly gives: Readonly<Record<string, number>>;
  readonly wants: Readonly<Record<string, number>>;
  /** The cash that it asks for, and that it pays. */
  readonly cash: number;
  readonly pays: number;
  readonly why: string;
}

/** Says that it wants to trade, if it has something to offer in this stage. */
export function want(mind: Mind, moment: Moment): Decision | undefined {
  const { view, seat } = moment;
  // Now and then is enough: nobody likes to be pestered.
  if (mind.weights.deal <= 0 || view.wanting.includes(seat) || moment.stream.below(100) >= 12 * mind.weights.deal)
    return undefined;
  if (planned(mind, sightOf(moment)).length === 0) return undefined;
  const command = legal(moment, { type: 'want-to-trade' });
  return command === undefined ? undefined : { command, why: 'has something to offer' };
}

/** Offers what its rows cannot hold, or a swap that fills a gap in its sets, to whoever has the most use for it. */
export function propose(mind: Mind, moment: Moment): Decision | undefined {
  if (mind.weights.deal <= 0 || moment.view.offersMade > 1) return undefined;
  for (const plan of planned(mind, sightOf(moment))) {
    const command = offer(moment, plan);
    if (command !== undefined) return { command, why: plan.why };
  }
  return undefined;
}

function planned(mind: Mind, sight: Sight): readonly Plan[] {
  if (sight.left <= 1) return [];
  return [sellSurplus(mind, sight), swap(sight), tradeCompany(mind, sight)].flatMap((plan) => plan ?? []);
}

/** A company goes to whoever has more use for it: where one has plenty of its resource and the other little. */
function tradeCompany(mind: Mind, sight: Sight): Plan | undefined {
  if (sight.left <= 3) return undefined;
  const own = sight.production(sight.seat);
  for (const rival of sight.rivals) {
    if (wrongsOf(sight, rival) > 0) continue;
    const theirs = sight.production(rival);
    for (const resource of RESOURCES) {
      const sells = own[resource] > 6 && theirs[resource] < 4;
      const buys = theirs[resource] > 6 && own[resource] < 4;
      if (!sells && !buys) continue;
      const card = openCard(sight, sells ? sight.seat : rival, resource);
      if (card === undefined) continue;
      // Halfway between what it is worth to one with plenty and to one with little.
      const price = Math.round(companyWorth(sight, resource, companyOf(card).units) * (sells ? 1.5 : 0.75));
      if (buys && price > sight.cash - sight.dues - mind.weights.reserve) continue;
      return {
        to: rival,
        gives: sells ? { [card]: 1 } : {},
        wants: sells ? {} : { [card]: 1 },
        cash: sells ? price : 0,
        pays: sells ? 0 : price,
        why: sells
          ? `offers ${rival} a ${resource} company for $${price}M, having more ${resource} than it can store`
          : `offers ${rival} $${price}M for a ${resource} company, which it lacks`,
      };
    }
  }
  return undefined;
}

/** The smallest open company of a resource that a player holds. */
function openCard(sight: Sight, holder: Seat, resource: Resource): Company | undefined {
  let found: { card: Company; units: number } | undefined;
  for (const { card, face } of sight.view.seats[holder]?.holdings ?? []) {
    if (card === undefined || face !== 'open') continue;
    const { resource: yields, units } = companyOf(card);
    if (yields === resource && (found === undefined || units < found.units)) found = { card, units };
  }
  return found?.card;
}

function sellSurplus(mind: Mind, sight: Sight): Plan | undefined {
  if (sight.view.stage !== 7) return undefined;
  const yields = sight.production(sight.seat);
  for (const resource of RESOURCES) {
    const surplus = Math.min(sight.own.supplies[resource], sight.own.supplies[resource] + yields[resource] - sight.row);
    const price = Math.round(0.8 * hope(sight, sight.view.market[resource])) * Math.min(4, surplus);
    if (surplus < 2 || price < 100 + freight(sight, Math.min(4, surplus))) continue;
    const buyer = sight.rivals.find((rival) => roomOf(sight, rival, resource) >= 4);
    if (buyer === undefined) continue;
    const units = Math.min(4, surplus);
    return {
      to: buyer,
      gives: { [resource]: units },
      wants: {},
      cash: Math.round(price / mind.weights.fairness),
      pays: 0,
      why: `offers ${buyer} ${units} ${resource} that its own row has no room for`,
    };
  }
  return undefined;
}

function swap(sight: Sight): Plan | undefined {
  const { supplies } = sight.own;
  const lack = RESOURCES.find((resource) => supplies[resource] <= 1);
  const plenty = RESOURCES.find((resource) => supplies[resource] >= 8);
  if (lack === undefined || plenty === undefined) return undefined;
  const partner = sight.rivals.find((rival) => {
    const theirs = sight.view.seats[rival]?.supplies;
    return theirs !== undefined && theirs[lack] >= 8 && theirs[plenty] <= 4;
  });
  if (partner === undefined) return undefined;
  return {
    to: partner,
    gives: { [plenty]: 3 },
    wants: { [lack]: 2 },
    cash: 0,
    pays: 0,
    why: `offers ${partner} ${plenty} for ${lack}, which both are short of`,
  };
}

/** Puts an offer together, field by field; undefined if it may not be made. */
function offer(moment: Moment, { to, gives, wants, cash, pays }: Plan): Command | undefined {
  const within = (goods: Readonly<Record<string, number>>): Pick => {
    return (domain) =>
      domain.kind === 'counts' && Object.keys(goods).every((good) => (goods[good] ?? 0) <= (domain.max[good] ?? 0))
        ? goods
        : undefined;
  };
  const command = fill(moment, 'offer', {
    to: (domain) => valuesOf(domain).find((value) => value === to),
    givesCash: (domain) => (domain.kind === 'range' && domain.max >= pays ? pays : 0),
    gives: within(gives),
    wants: within(wants),
    wantsCash: (domain) => (domain.kind === 'range' ? Math.max(domain.min, Math.min(domain.max, cash)) : undefined),
    loan: () => false,
    // Where goods are carried its own ships go, as many as there are.
    carries: (domain) => (domain.kind === 'range' ? domain.max : undefined),
  });
  // What could not be put in leaves an offer that nobody meant.
  const meant =
    command?.type === 'offer' &&
    (command.givesCash ?? 0) === pays &&
    holds(command.gives, gives) &&
    holds(command.wants, wants);
  return meant ? command : undefined;
}

function holds(basket: Readonly<Record<string, number>> = {}, goods: Readonly<Record<string, number>>): boolean {
  return Object.keys(goods).every((good) => basket[good] === goods[good]);
}

function roomOf(sight: Sight, seat: Seat, resource: Resource): number {
  const player = sight.view.seats[seat];
  return player === undefined ? 0 : 12 * player.centers - player.supplies[resource] - sight.production(seat)[resource];
}

/** What it costs whoever accepts an offer to carry what the other does not. */
function carriage(sight: Sight, offer: Moment['view']['offers'][number]): number {
  let sum = 0;
  for (const { goods } of [offer.gives, offer.wants])
    for (const resource of RESOURCES) sum += freight(sight, goods[resource] ?? 0);
  return Math.max(0, sum - freight(sight, 1) * (offer.carries ?? 0));
}

interface Basket {
  readonly cash: number;
  readonly goods: Readonly<Record<string, number>>;
}

/** What a basket is worth to the seat: what it lacks for sets counts more, what it has no room for nothing. */
function basketWorth(sight: Sight, basket: Basket, way: 'received' | 'given'): number {
  let value = basket.cash;
  for (const [good, number] of Object.entries(basket.goods)) value += goodsWorth(sight, good, number, way);
  return value;
}

function goodsWorth(sight: Sight, good: string, number: number, way: 'received' | 'given'): number {
  const resource: Resource | undefined = RESOURCES.find((each) => each === good);
  if (resource !== undefined) {
    const stored = sight.own.supplies[resource];
    const full = sight.row - (sight.left > 1 ? sight.production(sight.seat)[resource] : 0);
    const useful =
      way === 'received'
        ? Math.max(0, Math.min(number, full - stored))
        : Math.max(0, number - Math.max(0, stored - full));
    const sets =
      way === 'received' ? Math.max(0, Math.min(number, 2 - stored)) : Math.max(0, number - Math.max(0, stored - 2));
    return useful * hope(sight, sight.view.market[resource]) + 120 * sets;
  }
  if (isCompany(good)) {
    const { resource: yields, units } = companyOf(good);
    return number * companyWorth(sight, yields, units);
  }
  return number * (good === 'nuke' ? 600 : good === 'l-star' ? 1200 : way === 'given' ? 2000 : 100);
}

/** Bids a little for a company that is auctioned, never more than it is worth. */
export function auction(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const lot = moment.view.auction;
  const worth = lot === undefined ? 0 : 0.6 * mind.weights.deal * goodsWorth(sight, lot.good, 1, 'received');
  if (sight.cash > sight.dues + mind.weights.reserve) {
    const most = Math.min(worth, sight.cash - sight.dues);
    const command = fill(moment, 'raise', {
      amount: (domain) => (domain.kind === 'range' && domain.min <= most ? domain.min : undefined),
    });
    if (command !== undefined)
      return { command, why: `raises, as the company is worth about $${Math.round(worth)}M to it` };
  }
  return { command: { type: 'pass-auction' }, why: 'lets the company go' };
}

/** Lets others pass if it likes dealing and does not fear them. */
export function permit(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const frame = sight.view.agenda.at(-1);
  const asker = frame !== undefined && 'asker' in frame ? frame.asker : undefined;
  const feared =
    asker === undefined || wrongsOf(sight, asker) > 0 || sight.strength(asker) > 1.3 * sight.strength(sight.seat);
  const allow = mind.weights.deal >= 1 && !feared;
  const type = frame?.procedure === 'build-permission' ? 'permit-build' : 'permit';
  const command = legal(moment, type === 'permit' ? { type, allow } : { type, allow: false });
  return command === undefined
    ? undefined
    : { command, why: allow ? 'has nothing against it' : 'does not want them so near' };
}
