// What a general offers: whatever lifts its own chances most for a price that others are known to take.
import { type Company, homePower, isTerritory, type Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal, mayDo } from '../fill.ts';
import { afterPassing } from '../judgement/what-if.ts';
import { cashOf } from '../memory/beliefs.ts';
import type { Decision } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { priceOfDay } from '../worth.ts';
import type { Outlook } from './outlook.ts';

/** A thing to be bought from a rival or sold to them, and what it usually goes for. */
interface Lot {
  readonly way: 'buy' | 'sell';
  readonly partner: Seat;
  readonly good: string;
  readonly number: number;
  readonly usual: number;
}

/** Offers in one window, at most: nobody likes to be pestered. */
const MOST_OFFERS = 14;
/** By how much its chances must rise. */
const LEAST_GAIN = 0.0015;
/** How a refused price is bettered, for what it buys and for what it sells. */
const BETTER = { buy: 1.3, sell: 0.8 } as const;

/** Says that it wants to trade where there is something to buy or to sell. */
export function wantToTrade(moment: Moment): Decision | undefined {
  const { view, seat } = moment;
  if (view.question?.kind !== 'bid' || view.wanting.includes(seat) || !mayDo(moment, 'want-to-trade')) return undefined;
  if (lotsOf(moment, sightOf(moment)).length === 0) return undefined;
  return { command: { type: 'want-to-trade' }, why: { reason: 'has-a-deal' } };
}

/** The offer that lifts its chances most; undefined where none does, or where it has one to answer first. */
export function bargain(moment: Moment, outlook: Outlook): Decision | undefined {
  const { view, seat } = moment;
  if (view.question?.kind !== 'trade' || view.offersMade >= MOST_OFFERS) return undefined;
  if (view.offers.some(({ to }) => to === seat) || !mayDo(moment, 'offer')) return undefined;
  const sight = sightOf(moment);
  const promised = view.offers.reduce((sum, { from, gives }) => sum + (from === seat ? gives.cash : 0), 0);
  const purse = sight.cash - sight.dues - promised - 500;
  const found: { readonly lot: Lot; readonly price: number; readonly gain: number }[] = [];
  for (const lot of lotsOf(moment, sight)) {
    if (outlook.isSpent) break;
    const price = askingPrice(moment, lot);
    if (price > (lot.way === 'buy' ? purse : cashOf(view, moment.notes, lot.partner))) continue;
    const gain = gainOf(outlook, moment, lot, price);
    if (gain > LEAST_GAIN) found.push({ lot, price, gain });
  }
  found.sort((a, b) => b.gain - a.gain);
  for (const { lot, price, gain } of found.slice(0, 4)) {
    const { way, partner, good, number } = lot;
    const goods = { [good]: number };
    const command = legal(
      moment,
      way === 'buy'
        ? { type: 'offer', to: partner, givesCash: price, gives: {}, wants: goods }
        : { type: 'offer', to: partner, givesCash: 0, gives: goods, wants: {}, wantsCash: price },
    );
    if (command === undefined) continue;
    return { command, why: { reason: 'deal-lifts', lift: gain } };
  }
  return undefined;
}

/** What may change hands in a stage: companies in Stages 3 and 7, weapons and lands in the arms bazaar. */
function lotsOf({ view, seat }: Moment, sight: Sight): readonly Lot[] {
  const found: Lot[] = [];
  const { stage } = view;
  const offered = new Set(view.offers.flatMap(({ from, gives }) => (from === seat ? Object.keys(gives.goods) : [])));
  for (const partner of sight.rivals) {
    const theirs = view.seats[partner];
    // One offer to each at a time.
    if (theirs === undefined || view.offers.some(({ from, to }) => from === seat && to === partner)) continue;
    if (stage === 6) {
      const { lStars, nukes } = theirs;
      if (lStars > 0) found.push({ way: 'buy', partner, good: 'l-star', number: lStars, usual: 1321 * lStars });
      if (lStars > 1) found.push({ way: 'buy', partner, good: 'l-star', number: 1, usual: 1321 });
      if (nukes > 0) found.push({ way: 'buy', partner, good: 'nuke', number: nukes, usual: 661 * nukes });
      found.push(...landsOf(sight, partner));
    }
    if (stage === 3 && sight.left > 2)
      for (const card of openCards(sight, partner))
        found.push({
          way: 'buy',
          partner,
          good: card,
          number: 1,
          usual: Math.ceil(1.1 * priceOfDay(sight, partner, card)) + 1,
        });
    if (stage === 7 && sight.left > 1)
      for (const card of openCards(sight, seat))
        if (!offered.has(card))
          found.push({
            way: 'sell',
            partner,
            good: card,
            number: 1,
            usual: Math.floor(priceOfDay(sight, partner, card) / 1.1) - 1,
          });
  }
  return found;
}

/** Lands abroad in which a rival has a force worth having. */
function landsOf(sight: Sight, partner: Seat): Lot[] {
  const power = sight.view.seats[partner]?.power;
  return sight.view.board.flatMap(({ zone }): Lot[] =>
    isTerritory(zone) && homePower(zone) !== power && sight.armies(zone, partner) >= 3
      ? [{ way: 'buy', partner, good: `land-${zone}`, number: 1, usual: 2201 }]
      : [],
  );
}

function openCards(sight: Sight, holder: Seat): readonly Company[] {
  return (sight.view.seats[holder]?.holdings ?? []).flatMap(({ card, face }) =>
    card !== undefined && face === 'open' ? [card] : [],
  );
}

/** What it offers or asks: what is usual, or better where that has been refused recently. */
function askingPrice({ notes, seat, view }: Moment, { way, partner, good, number, usual }: Lot): number {
  let price = usual;
  for (const offer of notes?.offers ?? []) {
    const refused = offer.answer === 'declined' && view.cycle - offer.cycle <= 1;
    if (offer.from !== seat || offer.to !== partner || !refused) continue;
    const [goods, cash] = way === 'buy' ? [offer.wants.goods, offer.gives.cash] : [offer.gives.goods, offer.wants.cash];
    if (goods[good] !== number) continue;
    const better = Math.round(cash * BETTER[way]);
    price = way === 'buy' ? Math.max(price, better) : Math.min(price, better);
  }
  return Math.max(1, price);
}

/** By how much its chances rise by a deal. */
function gainOf(outlook: Outlook, { seat, view }: Moment, lot: Lot, price: number): number {
  const [seller, buyer] = lot.way === 'buy' ? [lot.partner, seat] : [seat, lot.partner];
  const after = afterPassing(outlook.now, view, [
    { from: seller, to: buyer, cash: 0, goods: { [lot.good]: lot.number } },
    { from: buyer, to: seller, cash: price, goods: {} },
  ]);
  return outlook.chance(after) - outlook.chance(outlook.now);
}
