// What a general offers: whatever lifts its own chances most for a price that others are known to take.
import type { Moment } from '../commander.ts';
import type { Goods } from '../estate.ts';
import { legal, mayDo } from '../fill.ts';
import { afterPassing } from '../judgement/what-if.ts';
import { cashOf } from '../memory/beliefs.ts';
import type { Decision } from '../mind.ts';
import { sightOf } from '../sight.ts';
import { type Lot, lotsOf } from './lots.ts';
import type { Outlook } from './outlook.ts';

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
    const { way, partner, goods } = lot;
    const command = legal(
      moment,
      way === 'buy'
        ? { type: 'offer', to: partner, givesCash: price, gives: {}, wants: { ...goods } }
        : { type: 'offer', to: partner, givesCash: 0, gives: { ...goods }, wants: {}, wantsCash: price },
    );
    if (command === undefined) continue;
    return { command, why: { reason: 'deal-lifts', lift: gain } };
  }
  return undefined;
}

/** What it offers or asks: what is usual, or better where that has been refused recently. */
function askingPrice({ notes, seat, view }: Moment, { way, partner, goods, usual }: Lot): number {
  let price = usual;
  for (const offer of notes?.offers ?? []) {
    const refused = offer.answer === 'declined' && view.cycle - offer.cycle <= 1;
    if (offer.from !== seat || offer.to !== partner || !refused) continue;
    const [named, cash] = way === 'buy' ? [offer.wants.goods, offer.gives.cash] : [offer.gives.goods, offer.wants.cash];
    if (!isSame(named, goods)) continue;
    const better = Math.round(cash * BETTER[way]);
    price = way === 'buy' ? Math.max(price, better) : Math.min(price, better);
  }
  return Math.max(1, price);
}

function isSame(one: Goods, other: Goods): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** By how much its chances rise by a deal; what it buys to sell again counts as the profit that it hopes for. */
function gainOf(outlook: Outlook, { seat, view }: Moment, { way, partner, goods, resale }: Lot, price: number): number {
  const [seller, buyer] = way === 'buy' ? [partner, seat] : [seat, partner];
  const passings =
    resale === undefined
      ? [
          { from: seller, to: buyer, cash: 0, goods },
          { from: buyer, to: seller, cash: price, goods: {} },
        ]
      : [{ from: partner, to: seat, cash: resale - price, goods: {} }];
  return outlook.chance(afterPassing(outlook.now, view, passings)) - outlook.chance(outlook.now);
}
