// Technology cards in players' hands: the only way from hand to hand, and who knows them then (T-SEC-02, T-SPO-01, Q-T-21, X-29).
import type { Told } from '../../state/cards.ts';
import type { Seat } from '../../state/seat.ts';
import type { State } from '../../state/state.ts';
import { chartIn, hasSeen, type TechCard } from './state.ts';
import type { Technology } from './technology.ts';

/**
 * Moves cards; for evolve only. Where the table cannot tell which of several cards of a technology have gone, all of them are
 * hidden again; otherwise everybody who had seen one still knows it.
 */
export function handCards(state: State, from: Seat, to: Seat, cards: readonly TechCard[], told: Told): void {
  const [giver, receiver] = [chartIn(state, from), chartIn(state, to)];
  const kept = giver.cards.filter((card) => !cards.includes(card));
  const unclear = told === 'which' ? [] : technologiesOf(cards).filter((each) => technologiesOf(kept).includes(each));
  const isUnclear = ({ technology }: TechCard) => unclear.includes(technology);
  giver.cards = kept.map((card) => (isUnclear(card) ? hiddenAgain(card, to) : card));
  for (const card of cards) {
    const others = isUnclear(card) ? [] : state.order.filter((seat) => seat !== to && hasSeen(card, seat));
    receiver.cards.push(arrived(card, isUnclear(card), told === 'which' ? [] : [from], others));
  }
}

/** A card with its new holder, who cannot tell to whom it had been shown; they know who gave it to them. */
function arrived(card: TechCard, unclear: boolean, knownTo: readonly Seat[], others: readonly Seat[]): TechCard {
  const { technology, level } = card;
  if (card.open && !unclear) return { technology, level, open: true, knownTo: [] };
  const seenBefore = others.filter((seat) => !knownTo.includes(seat));
  return { technology, level, open: false, knownTo, ...(seenBefore.length === 0 ? {} : { seenBefore }) };
}

/** Only the receiver, who has seen which cards they got, still knows another that they had seen. */
function hiddenAgain(card: TechCard, receiver: Seat): TechCard {
  const { technology, level, open, knownTo } = card;
  const knew = open || knownTo.includes(receiver);
  const before = !knew && hasSeen(card, receiver) ? { seenBefore: [receiver] } : {};
  return { technology, level, open: false, knownTo: knew ? [receiver] : [], ...before };
}

function technologiesOf(cards: readonly TechCard[]): Technology[] {
  return cards.map(({ technology }) => technology);
}
