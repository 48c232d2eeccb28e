// Offers of its own: what both gain by, at a price between what it takes and what the other may pay.
import {
  type Command,
  type Company,
  companyOf,
  RESOURCES,
  type Resource,
  type Seat,
  TERRITORIES,
} from '@marshall/rules';
import type { Reason } from '@marshall/words';
import type { Moment } from '../commander.ts';
import { type Goods, gainOf, roomOf } from '../estate.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { isAhead, wrongsOf } from '../trust.ts';
import { campaign } from './campaign.ts';
import { weigh } from './deals.ts';
import { haggle, mayHaggle } from './haggling.ts';

/** What it would offer to whom, and why; the cash is settled afterwards. */
interface Plan {
  readonly to: Seat;
  readonly gives: Goods;
  readonly wants: Goods;
  readonly why: Reason;
}

/** What two must gain together for one to speak of it. */
const WORTH_AN_OFFER = 100;

/** Says that it wants to trade, if it has something to offer in this stage. */
export function want(mind: Mind, moment: Moment): Decision | undefined {
  const { view, seat } = moment;
  // Now and then is enough: nobody likes to be pestered.
  if (mind.weights.deal <= 0 || view.wanting.includes(seat)) return undefined;
  const often = moment.stream.below(100) < 60 * mind.weights.deal;
  const sight = sightOf(moment);
  if (!often && !mayHaggle(mind, sight)) return undefined;
  const something =
    view.stage === 6 ||
    mayHaggle(mind, sight) ||
    plans(mind, sight).length > 0 ||
    loanWanted(mind, sight) !== undefined;
  if (!something) return undefined;
  const command = legal(moment, { type: 'want-to-trade' });
  return command === undefined ? undefined : { command, why: { reason: 'has-a-deal' } };
}

/** One offer a window and partner: goods, companies, lands, orders, loans, an auction; whatever both gain by. */
export function propose(mind: Mind, moment: Moment): Decision | undefined {
  const { view, seat } = moment;
  if (mind.weights.deal <= 0) return undefined;
  const sight = sightOf(moment);
  const dear = haggle(mind, moment, sight);
  if (dear !== undefined || view.offersMade > 1) return dear;
  if (sight.left <= 1) return undefined;
  const found = plans(mind, sight);
  // It isn't always the same player who is asked first.
  const start = found.length === 0 ? 0 : moment.stream.below(found.length);
  for (let i = 0; i < found.length; i++) {
    const plan = found[(start + i) % found.length];
    if (plan === undefined || view.offers.some(({ from, to }) => from === seat && to === plan.to)) continue;
    const command = priced(mind, moment, sight, plan);
    if (command !== undefined) return { command, why: plan.why };
  }
  return orderAhead(mind, moment, sight) ?? borrow(mind, moment, sight) ?? putUp(mind, moment, sight);
}

/** The plan with a price between its own and the other's: it asks for a good part of what it believes the other gains. */
function priced(mind: Mind, moment: Moment, sight: Sight, { to, gives, wants }: Plan): Command | undefined {
  const own = gainOf(sight, sight.seat, wants, gives, to);
  const theirs = gainOf(sight, to, gives, wants, sight.seat);
  if (own + theirs < WORTH_AN_OFFER) return undefined;
  // From 10 to 55 per cent of the way to what the other can pay: now and then it asks for too much.
  const part = (10 + moment.stream.below(46)) / 100;
  const net = Math.round((part * (own + theirs) - own) / 10) * 10;
  const cash = { given: Math.max(0, -net), asked: Math.max(0, net) };
  if (cash.given > 0.4 * (sight.cash - sight.dues - mind.weights.reserve) || own + net < 10) return undefined;
  const offer: Command = {
    type: 'offer',
    to,
    givesCash: cash.given,
    gives: { ...gives },
    wants: { ...wants },
    ...(cash.asked > 0 ? { wantsCash: cash.asked } : {}),
  };
  // Where goods are carried its own ships go, as many as are asked for.
  return legal(moment, offer) ?? carried(moment, offer);
}

/** With Merchant Marine the author says how many loads they carry. */
function carried(moment: Moment, offer: Command): Command | undefined {
  if (moment.view.sets.marine === undefined) return undefined;
  for (const carries of [4, 3, 2, 1]) {
    const command = legal(moment, { ...offer, carries } as Command);
    if (command !== undefined) return command;
  }
  return undefined;
}

/** Everything that both may gain by, in this window. */
function plans(mind: Mind, sight: Sight): Plan[] {
  const partners = sight.rivals.filter((rival) => wrongsOf(sight, rival) === 0 && !isAhead(sight, rival));
  const prey = campaign(mind, sight)?.prey;
  const found: Plan[] = [];
  for (const to of partners) {
    if (sight.view.stage === 6) found.push(...lands(sight, to, prey));
    else found.push(...supplies(sight, to), ...(to === prey ? [] : companies(sight, to)));
  }
  return found.filter(({ to, gives, wants }) => {
    const own = gainOf(sight, sight.seat, wants, gives, to);
    return own + gainOf(sight, to, gives, wants, sight.seat) >= WORTH_AN_OFFER;
  });
}

/** Surplus for cash, and swaps that fill a gap of both. */
function supplies(sight: Sight, to: Seat): Plan[] {
  const theirs = sight.view.seats[to]?.supplies;
  if (theirs === undefined) return [];
  const found: Plan[] = [];
  const own = sight.own.supplies;
  for (const lack of RESOURCES) {
    for (const plenty of RESOURCES) {
      if (lack === plenty || own[plenty] - own[lack] < 4 || theirs[lack] - theirs[plenty] < 3) continue;
      found.push({
        to,
        gives: { [plenty]: 2 },
        wants: { [lack]: 2 },
        why: { reason: 'swap-goods', to, gives: plenty, wants: lack },
      });
    }
  }
  for (const resource of RESOURCES) {
    const surplus = own[resource] - roomOf(sight, sight.seat, resource);
    const units = Math.min(4, surplus, roomOf(sight, to, resource) - theirs[resource]);
    if (units >= 2 && sight.view.stage === 7)
      found.push({
        to,
        gives: { [resource]: units },
        wants: {},
        why: { reason: 'sell-surplus', resource },
      });
  }
  return found;
}

/** A company goes to the player with more use for it. */
function companies(sight: Sight, to: Seat): Plan[] {
  if (sight.left <= 3) return [];
  const own = sight.production(sight.seat);
  const theirs = sight.production(to);
  const found: Plan[] = [];
  for (const resource of RESOURCES) {
    const mine = own[resource] > 7 && theirs[resource] < 5 ? openCard(sight, sight.seat, resource) : undefined;
    const card = theirs[resource] > 7 && own[resource] < 5 ? openCard(sight, to, resource) : undefined;
    if (mine !== undefined) {
      const other = RESOURCES.find((each) => each !== resource && theirs[each] > 7 && own[each] < 7);
      const back = other === undefined ? undefined : openCard(sight, to, other);
      if (back !== undefined)
        found.push({ to, gives: { [mine]: 1 }, wants: { [back]: 1 }, why: { reason: 'swap-companies', to } });
      found.push({
        to,
        gives: { [mine]: 1 },
        wants: {},
        why: { reason: 'sell-company', resource },
      });
    }
    if (card !== undefined)
      found.push({ to, gives: {}, wants: { [card]: 1 }, why: { reason: 'want-company', resource } });
  }
  return found;
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

/** A foothold at the other's door that serves nobody, and one at its own. */
function lands(sight: Sight, to: Seat, prey: Seat | undefined): Plan[] {
  const found: Plan[] = [];
  for (const land of TERRITORIES) {
    if (to !== prey && sight.armies(land, sight.seat) > 0 && sight.homeOwner(land) === undefined)
      found.push({ to, gives: { [`land-${land}`]: 1 }, wants: {}, why: { reason: 'sell-land', to } });
    if (sight.armies(land, to) > 0 && sight.homeOwner(land) === undefined)
      found.push({ to, gives: {}, wants: { [`land-${land}`]: 1 }, why: { reason: 'buy-land' } });
  }
  return found;
}

/** Sells what its next production has no room for, paid when it comes; or orders what it will lack. */
function orderAhead(mind: Mind, moment: Moment, sight: Sight): Decision | undefined {
  if (sight.view.stage !== 7 || moment.stream.below(100) >= 40 * mind.weights.deal) return undefined;
  for (const to of sight.rivals) {
    if (wrongsOf(sight, to) > 0) continue;
    for (const resource of RESOURCES) {
      const spare = sight.own.supplies[resource] - roomOf(sight, sight.seat, resource);
      const units = Math.min(3, spare, sight.production(sight.seat)[resource]);
      const theirs = roomOf(sight, to, resource) - (sight.view.seats[to]?.supplies[resource] ?? 0);
      if (units < 1 || theirs < units) continue;
      const price = 145 + moment.stream.below(40);
      const terms = { gives: { cash: 0, goods: { [`drop-ship-${resource}`]: units } }, wants: { cash: 0, goods: {} } };
      if (weigh(mind, sight, to, sight.seat, { ...terms, order: { price, paid: 'on-delivery' } }).gain <= 0) continue;
      const command = legal(moment, {
        type: 'offer',
        to,
        givesCash: 0,
        gives: { ...terms.gives.goods },
        wants: {},
        price,
        paid: 'on-delivery',
      });
      if (command !== undefined) return { command, why: { reason: 'sell-ahead', resource } };
    }
  }
  return undefined;
}

/** A small loan that tides it over, from the player who seems to have most. */
function borrow(mind: Mind, moment: Moment, sight: Sight): Decision | undefined {
  const cash = loanWanted(mind, sight);
  if (cash === undefined || moment.stream.below(100) >= 50) return undefined;
  const lenders = [...sight.rivals]
    .filter((rival) => wrongsOf(sight, rival) === 0)
    .sort((a, b) => sight.wealth(b) - sight.wealth(a));
  for (const to of lenders.slice(0, 2)) {
    const command = legal(moment, {
      type: 'offer',
      to,
      givesCash: 0,
      gives: {},
      wants: {},
      wantsCash: cash,
      loan: true,
      repay: Math.round(1.2 * cash),
      dueCycle: sight.view.cycle + 2,
    });
    if (command !== undefined) return { command, why: { reason: 'ask-loan', to } };
  }
  return undefined;
}

/** What it would borrow of others: a little, when it has nothing to buy with. */
function loanWanted(mind: Mind, sight: Sight): number | undefined {
  const owes = sight.view.loans.some(({ borrower }) => borrower === sight.seat);
  const short = sight.cash - sight.dues < mind.weights.reserve + 700;
  return mind.shrewd && short && !owes && sight.left > 4 && sight.view.cycle > 1 ? 400 : undefined;
}

/** A company that it has too many of goes to the highest bidder. */
function putUp(mind: Mind, moment: Moment, sight: Sight): Decision | undefined {
  if (sight.left <= 3 || sight.view.stage === 6 || moment.stream.below(100) >= 25 * mind.weights.deal) return undefined;
  const own = sight.production(sight.seat);
  for (const resource of RESOURCES) {
    const company = own[resource] > 8 ? openCard(sight, sight.seat, resource) : undefined;
    if (company === undefined) continue;
    const worth = -gainOf(sight, sight.seat, {}, { [company]: 1 }, sight.seat);
    const reserve = Math.max(100, Math.ceil((mind.weights.fairness * worth) / 100) * 100);
    const command = legal(moment, { type: 'auction-company', company, reserve });
    if (command !== undefined) return { command, why: { reason: 'auction-company', resource } };
  }
  return undefined;
}
