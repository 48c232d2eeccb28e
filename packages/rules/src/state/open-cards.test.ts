import { expect, test } from 'vitest';
import { RESEARCH_CARDS } from '../board/index.ts';
import { openCard, shared } from './open-cards.ts';
import { seat } from './seat.ts';

test('a card that lies open is the same value in all games; one that somebody was shown, or that lies closed, is its own', () => {
  const [card] = RESEARCH_CARDS;
  if (card === undefined) throw new Error('no card');
  const open = openCard(card);
  expect(open).toEqual({ card, face: 'open', paid: false, knownTo: [] });
  expect(shared({ ...open })).toBe(open);
  expect(shared({ ...open, paid: true })).toBe(openCard(card, true));
  expect(openCard(card, true)).toEqual({ ...open, paid: true });
  for (const other of [
    { ...open, face: 'secret' as const },
    { ...open, face: 'closed' as const },
    { ...open, knownTo: [seat('usa')] },
    { ...open, seenBefore: [seat('usa')] },
  ])
    expect(shared(other)).toBe(other);
});
