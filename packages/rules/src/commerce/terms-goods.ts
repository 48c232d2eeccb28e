// The goods and the cash in an offer: what may stand on either side, as far as its author can know (Q-B-30, X-41).
import { anyCounts, type Choice, notListed } from '../referee/choice.ts';
import type { Draft } from '../referee/command.ts';
import type { Play } from '../referee/play.ts';
import { causeOf, type Refusal, refuse, saying } from '../referee/refusal.ts';
import { isSome } from '../state/forces.ts';
import type { Goods } from '../state/offers.ts';
import { type Seat, seat as seatId } from '../state/seat.ts';
import { sure } from '../sure.ts';
import { isInventory, isSale, type Passage, tradable, whyNotPass } from './assets.ts';
import { ownMoney, whyBanksMoney } from './loans.ts';
import { MOST_CASH } from './prices.ts';
import type { Terms } from './terms.ts';
import { isCompanyGood } from './traded-companies.ts';
import { isOrder } from './traded-orders.ts';
import { isPlace } from './traded-places.ts';
import { isResource } from './traded-supplies.ts';

/** The other side of an offer in the making. */
export function partnerOf(play: Play, { to, offer }: Draft<Terms>): Seat {
  const author = offer === undefined ? undefined : play.state.offers.open.find(({ id }) => id === offer)?.from;
  return author ?? seatId(sure(to));
}

/** What the author gives: what they may sell, and what pays for something that their partner sells and they could not give themselves. */
export function givenGoods(play: Play, author: Seat, partner: Seat, draft: Draft<Terms>): Choice<Goods> {
  const passage = { knower: author, giver: author, receiver: partner };
  const sale = sellsUnits(draft) || sellsWhatHeHasNot(play, partner, author);
  const kept = keptFromGiving(play, author, partner, draft);
  return goodsFrom(play, passage, {}, sale, draft, { kept });
}

/** What they want for it: if it only pays, something must be sold to them. */
export function wantedGoods(play: Play, author: Seat, partner: Seat, draft: Draft<Terms>): Choice<Goods> {
  const passage = { knower: author, giver: partner, receiver: author };
  const given = draft.gives ?? {};
  const sale = sellsUnits(draft) || isSale(play, author, partner, given);
  const needed =
    !sale && !isEmpty(given)
      ? () => whyUnpaid(play, passage, given)
      : paysWithBanksMoney(play, author, draft)
        ? () => whyBanksMoney(play, author)
        : undefined;
  return goodsFrom(play, passage, given, sale, draft, { needed });
}

/**
 * the most cash that an offer gives. What is the bank's only buys, so it is offered only where the partner can sell
 * something now.
 */
export function mostGiven(play: Play, author: Seat, draft: Draft<Terms>): number {
  const most = mostCash(play, author);
  const own = Math.min(most, ownMoney(play, author));
  if (own === most || buysUnits(author, draft)) return most;
  return wantedFor(play, author, partnerOf(play, draft), draft).length > 0 ? most : own;
}

/** Whether the cash in an offer is more than its author may give for nothing. */
function paysWithBanksMoney(play: Play, author: Seat, draft: Draft<Terms>): boolean {
  return (draft.givesCash ?? 0) > ownMoney(play, author) && !buysUnits(author, draft);
}

/** What cash alone could buy from the partner. */
function wantedFor(play: Play, author: Seat, partner: Seat, draft: Draft<Terms>): readonly string[] {
  const passage = { knower: author, giver: partner, receiver: author };
  const { max } = goodsBetween(play, passage, {}, sellsUnits(draft), draft);
  return Object.keys(max());
}

/**
 * A player who pays with the bank's money must want something, and nothing goes both ways: if they could give all that their partner
 * can sell, one thing of it is not for giving.
 */
function keptFromGiving(play: Play, author: Seat, partner: Seat, draft: Draft<Terms>): string | undefined {
  if (!paysWithBanksMoney(play, author, draft)) return undefined;
  const own = tradable(play, { knower: author, giver: author, receiver: partner }, true);
  const wanted = wantedFor(play, author, partner, draft);
  const clashes = (good: string) => isSome(own[good]) || (isOrder(good) && someGood(own, isOrder));
  return wanted.every(clashes) ? wanted[0] : undefined;
}

/** Whether a partner can sell the author something that the author cannot give them, so that paying in kind never comes to nothing. */
function sellsWhatHeHasNot(play: Play, partner: Seat, author: Seat): boolean {
  const own = tradable(play, { knower: author, giver: author, receiver: partner }, true);
  const theirs = tradable(play, { knower: author, giver: partner, receiver: author }, false);
  return Object.keys(theirs).some((good) => (own[good] ?? 0) === 0);
}

interface Demands {
  /** Why something must be chosen; undefined where nothing need be. */
  readonly needed?: (() => Refusal | undefined) | undefined;
  /** What is not for giving. */
  readonly kept?: string | undefined;
}

/** How many of each thing, as far as the asker knows; nothing goes both ways in one deal. */
function goodsFrom(
  play: Play,
  passage: Passage & { readonly knower: Seat },
  back: Readonly<Goods>,
  sale: boolean,
  draft: Draft<Terms>,
  { needed, kept }: Demands,
): Choice<Goods> {
  const { giver, knower } = passage;
  const { max, why } = goodsBetween(play, passage, back, sale, draft);
  const isKept = (good: string) => good === kept || (kept !== undefined && isOrder(kept) && isOrder(good));
  return anyCounts(
    () => {
      const most = max();
      for (const good of Object.keys(most)) if (isKept(good)) delete most[good];
      return most;
    },
    (chosen) =>
      why(chosen) ??
      (someGood(chosen, isKept) ? whyBanksMoney(play, knower) : undefined) ??
      (isEmpty(chosen) ? needed?.() : undefined) ??
      // The public face of a hidden thing is not what its owner, or anybody, can name in an offer.
      (someGood(chosen, (good) => !isInventory(play, giver, good)) ? notListed() : undefined),
    () => (needed === undefined ? 0 : 1),
  );
}

/** What can pass beside what goes the other way, and why something else cannot. */
function goodsBetween(
  play: Play,
  passage: Passage,
  back: Readonly<Goods>,
  sale: boolean,
  draft: Draft<Terms>,
): { readonly max: () => Goods; readonly why: (chosen: Readonly<Goods>) => Refusal | undefined } {
  const ordered = someGood(back, isOrder);
  // Units of a place that is sold must not be on their way to somebody at the same time.
  const apart = (good: string) => sellsUnits(draft) && isPlace(good);
  // Their move is paid for out of the same supplies, and cards follow units into a zone.
  const spent = (good: string) => sellsUnits(draft) && (isResource(good) || isCompanyGood(good));
  const bothWays = (good: string) => isSome(back[good]) || (ordered && isOrder(good));
  return {
    max: () => {
      const max = tradable(play, passage, sale);
      for (const good of Object.keys(max)) if (bothWays(good) || apart(good) || spent(good)) delete max[good];
      return max;
    },
    why: (chosen) =>
      someGood(chosen, bothWays)
        ? refuse('both-ways:deal', 'Q-B-30')
        : someGood(chosen, apart)
          ? refuse('apart', 'Q-B-91')
          : someGood(chosen, spent)
            ? refuse('spent', 'Q-B-30')
            : whyNotPass(play, passage, chosen, sale),
  };
}

/** Why what the author gives cannot be sold, and what they may do with it instead. */
function whyUnpaid(play: Play, { giver, receiver, knower }: Passage, given: Readonly<Goods>): Refusal | undefined {
  const why = whyNotPass(play, { knower, giver: receiver, receiver: giver }, given, false);
  // To programs it is that obstacle still; only the sentence says more.
  return why && saying(why, 'pays-only', { because: causeOf(why) });
}

/** Whether the offer in the making sells units in addition to what its baskets hold. */
export function sellsUnits(draft: Draft<Terms>): boolean {
  return 'orders' in draft;
}

/** Whether it buys units from the partner, in addition to what its baskets hold. */
function buysUnits(author: Seat, draft: Draft<Terms>): boolean {
  return sellsUnits(draft) && draft.seller !== author;
}

/** The most cash that anybody puts into an offer. */
export function mostCash(play: Play, seat: Seat): number {
  return Math.min(MOST_CASH, play.seat(seat).cash);
}

/** Whether nothing is chosen. */
export function isEmpty(chosen: Readonly<Goods> | undefined): boolean {
  return !someGood(chosen, () => true);
}

/** Whether some of the goods chosen are of a kind. */
export function someGood(chosen: Readonly<Goods> | undefined, which: (good: string) => boolean): boolean {
  for (const good in chosen) if (isSome(chosen[good]) && which(good)) return true;
  return false;
}
