// Company cards that lie open. Every game holds dozens of them, so all games share one value for each.
import type { Card } from '../board/index.ts';
import type { Holding } from './seat.ts';

const unpaid = new Map<Card, Holding>();
const paidFor = new Map<Card, Holding>();

/** A card that lies open before its holder. */
export function openCard(card: Card, paid = false): Holding {
  const known = paid ? paidFor : unpaid;
  const kept = known.get(card);
  if (kept !== undefined) return kept;
  const holding: Holding = { card, face: 'open', paid, knownTo: [] };
  known.set(card, holding);
  return holding;
}

/** The same holding, as the value that all games share where it lies open. */
export function shared(holding: Holding): Holding {
  const { card, face, paid, knownTo, seenBefore } = holding;
  return face === 'open' && knownTo.length === 0 && seenBefore === undefined ? openCard(card, paid) : holding;
}
