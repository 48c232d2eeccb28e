// What a general offers: whatever lifts its own chances most for a price that others are known to take.
import { companyOf, homePower, isTerritory, priceAt, type Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal, mayDo } from '../fill.ts';
import { afterPassing } from '../judgement/what-if.ts';
import type { Decision } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import type { Outlook } from './outlook.ts';

/** A thing that a rival has, and what it usually goes for. */
interface Wish {
  readonly from: Seat;
  readonly good: string;
  readonly number: number;
  readonly usual: number;
}

/** Offers in one window, at most: nobody likes to be pestered. */
const MOST_OFFERS = 8;
/** By how much its chances must rise, and what part of what a thing is worth to it it pays at most. */
const LEAST_GAIN = 0.002;
const SHARE = 0.85;
/** What a refused price is raised by. */
const RAISE = 1.3;

/** Says that it wants to trade where there is something to buy. */
export function wantToTrade(moment: Moment): Decision | undefined {
  const { view, seat } = moment;
  const window = view.stage === 3 || view.stage === 6;
  if (view.question?.kind !== 'bid' || !window || view.wanting.includes(seat)) return undefined;
  if (wishes(sightOf(moment), view.stage).length === 0 || !mayDo(moment, 'want-to-trade')) return undefined;
  return { command: { type: 'want-to-trade' }, why: 'has something to buy' };
}

/** The offer that lifts its chances most; undefined where none does, or where it has one to answer first. */
export function bargain(moment: Moment, outlook: Outlook): Decision | undefined {
  const { view, seat } = moment;
  if (view.question?.kind !== 'trade' || view.offersMade >= MOST_OFFERS) return undefined;
  if (view.offers.some(({ to }) => to === seat) || !mayDo(moment, 'offer')) return undefined;
  const sight = sightOf(moment);
  const purse = sight.cash - sight.dues - 500;
  const found: { readonly wish: Wish; readonly price: number; readonly gain: number }[] = [];
  for (const wish of wishes(sight, view.stage)) {
    if (view.offers.some(({ from, to }) => from === seat && to === wish.from)) continue;
    const price = askingPrice(moment, wish);
    if (price > purse) continue;
    const gain = gainOf(outlook, moment, wish, price / SHARE);
    if (gain > LEAST_GAIN) found.push({ wish, price, gain });
  }
  found.sort((a, b) => b.gain - a.gain);
  for (const { wish, price, gain } of found.slice(0, 4)) {
    const command = legal(moment, {
      type: 'offer',
      to: wish.from,
      givesCash: price,
      gives: {},
      wants: { [wish.good]: wish.number },
    });
    if (command !== undefined)
      return {
        command,
        why: `offers ${wish.from} $${price}M for ${wish.number} ${wish.good}, which lifts its chances by ${(100 * gain).toFixed(1)}%`,
      };
  }
  return undefined;
}

/** What may be had of others in a stage: companies in Stage 3, weapons and lands in the arms bazaar. */
function wishes(sight: Sight, stage: number | undefined): readonly Wish[] {
  const found: Wish[] = [];
  for (const from of sight.rivals) {
    const theirs = sight.view.seats[from];
    if (theirs === undefined) continue;
    if (stage === 6) {
      if (theirs.lStars > 0) found.push({ from, good: 'l-star', number: theirs.lStars, usual: 1321 * theirs.lStars });
      if (theirs.lStars > 1) found.push({ from, good: 'l-star', number: 1, usual: 1321 });
      if (theirs.nukes > 0) found.push({ from, good: 'nuke', number: theirs.nukes, usual: 661 * theirs.nukes });
      found.push(...landsOf(sight, from));
    }
    if (stage === 3 && sight.left > 3)
      for (const { card, face } of theirs.holdings)
        if (card !== undefined && face === 'open')
          found.push({ from, good: card, number: 1, usual: companyPrice(sight, from, card) });
  }
  return found;
}

/** Lands abroad in which a rival has a force worth having. */
function landsOf(sight: Sight, from: Seat): Wish[] {
  const power = sight.view.seats[from]?.power;
  return sight.view.board.flatMap(({ zone }) =>
    isTerritory(zone) && homePower(zone) !== power && sight.armies(zone, from) >= 3
      ? [{ from, good: `land-${zone}`, number: 1, usual: 2201 }]
      : [],
  );
}

/** What companies usually go for: what they yield in the time that is left, a little more for luck. */
function companyPrice(sight: Sight, from: Seat, card: Parameters<typeof companyOf>[0]): number {
  const { resource, units } = companyOf(card);
  const crowded = sight.production(from)[resource] > 6 ? 0.4 : 1;
  const yields = units * (40 + 0.12 * priceAt(sight.view.market[resource])) * Math.min(6, sight.left - 1);
  return Math.ceil(1.1 * (100 + crowded * yields)) + 1;
}

/** What it offers: what is usual, or more where that has been refused of late. */
function askingPrice({ notes, seat, view }: Moment, { from, good, number, usual }: Wish): number {
  let price = usual;
  for (const offer of notes?.offers ?? []) {
    if (offer.from !== seat || offer.to !== from || offer.answer !== 'declined' || view.cycle - offer.cycle > 1)
      continue;
    const wanted = offer.wants.goods[good];
    if (wanted === number && offer.gives.cash >= price) price = Math.ceil(offer.gives.cash * RAISE);
  }
  return price;
}

/** By how much its chances rise if it has a thing for a price. */
function gainOf(outlook: Outlook, { seat, view }: Moment, { from, good, number }: Wish, price: number): number {
  const after = afterPassing(outlook.now, view, [
    { from, to: seat, cash: 0, goods: { [good]: number } },
    { from: seat, to: from, cash: price, goods: {} },
  ]);
  return outlook.chance(after) - outlook.chance(outlook.now);
}
