// Cards that change hands face down: who knows them before and after, and what the table can tell.
import { expect, test } from 'vitest';
import { facesDown, handOver, knowsCard, type Told } from './cards.ts';
import { mayHoldFaceDown } from './face-down.ts';
import { type Holding, type Seat, seat } from './seat.ts';
import { emptyState } from './state.ts';

const [usa, ussr, china, africa] = [seat('usa'), seat('ussr'), seat('china'), seat('africa')];

const secret = (card: Holding['card'], ...knownTo: Seat[]): Holding => ({ card, face: 'secret', paid: false, knownTo });

/** Hands cards of the USA over to the USSR; gives the holdings of both. */
function handed(holdings: readonly Holding[], cards: readonly Holding['card'][], told: Told) {
  const state = emptyState([usa, ussr, china, africa], 2);
  const giver = state.seats[usa];
  if (giver === undefined) throw new Error('no seat');
  giver.holdings = [...holdings];
  handOver(state, usa, ussr, cards, told);
  return { gave: state.seats[usa]?.holdings, got: state.seats[ussr]?.holdings };
}

test('X-29 everybody knows an open or closed card, its holder and those who saw it a secret one', () => {
  const open: Holding = { card: 'baqa-oil', face: 'open', paid: true, knownTo: [] };
  const hidden = { ...secret('baqa-oil', china), seenBefore: [africa] };
  expect(knowsCard(open, usa, 'spectator')).toBe(true);
  expect(knowsCard({ ...open, face: 'closed' }, usa, ussr)).toBe(true);
  expect([usa, china, africa, ussr, 'spectator' as const].map((who) => knowsCard(hidden, usa, who))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('B-DIPLO-04 where the table can tell which cards pass, those who saw one before still know it', () => {
  const { gave, got } = handed(
    [secret('baqa-oil', china, ussr), secret('basra-oil-co', africa), secret('kanto-rice-co')],
    ['baqa-oil'],
    'which',
  );
  expect(got).toEqual([{ ...secret('baqa-oil', usa), seenBefore: [china] }]);
  expect(gave).toEqual([secret('basra-oil-co', africa), secret('kanto-rice-co')]);
});

test('B-DIPLO-04 where they see only how many, cards of that resource on both sides are known no more, but by the receiver', () => {
  const { gave, got } = handed(
    [
      secret('baqa-oil', china),
      { ...secret('basra-oil-co', africa, ussr), seenBefore: [china] },
      { ...secret('khuzestan-oil', africa), seenBefore: [ussr] },
      secret('kanto-rice-co', china),
    ],
    ['baqa-oil'],
    'how-many',
  );
  expect(got).toEqual([secret('baqa-oil', usa)]);
  expect(gave).toEqual([
    secret('basra-oil-co', ussr),
    { ...secret('khuzestan-oil'), seenBefore: [ussr] },
    secret('kanto-rice-co', china),
  ]);
});

test('B-DIPLO-04 with no other card of the resource in the hand it is clear which one passed', () => {
  const { gave, got } = handed([secret('baqa-oil', china), secret('kanto-rice-co', china)], ['baqa-oil'], 'how-many');
  expect(got).toEqual([{ ...secret('baqa-oil', usa), seenBefore: [china] }]);
  expect(gave).toEqual([secret('kanto-rice-co', china)]);
});

test('X-29 players who saw a card twice are named once when it passes, and the parties are not', () => {
  const { got } = handed(
    [{ ...secret('baqa-oil', china, ussr), seenBefore: [china, africa, usa] }],
    ['baqa-oil'],
    'which',
  );
  expect(got).toEqual([{ ...secret('baqa-oil', usa), seenBefore: [china, africa] }]);
});

test('open and closed cards keep their face and are no cover for secret ones', () => {
  const open: Holding = { card: 'basra-oil-co', face: 'open', paid: true, knownTo: [] };
  const { gave, got } = handed([secret('baqa-oil', china), open], ['baqa-oil'], 'how-many');
  expect(got).toEqual([{ ...secret('baqa-oil', usa), seenBefore: [china] }]);
  expect(gave).toEqual([open]);
  expect(handed([open], ['basra-oil-co'], 'how-many').got).toEqual([open]);
  expect(() => handed([open], ['baqa-oil'], 'which')).toThrow('usa does not hold baqa-oil');
});

test('resources of cards that lie face down are told in an order of their own', () => {
  expect(facesDown(['baqa-oil', 'kanto-rice-co', 'basra-oil-co'])).toEqual(['grain', 'oil', 'oil']);
});

test('Q-B-34 somebody may hold a card of a zone face down if one of its resource there lies open with nobody', () => {
  const state = emptyState([usa, ussr], 2);
  const [own, other] = [state.seats[usa], state.seats[ussr]];
  if (own === undefined || other === undefined) throw new Error('no seat');
  own.holdings = [secret('kanto-rice-co')];
  // Baqa Oil lies in Arabia.
  expect(mayHoldFaceDown(state, usa, ['arabia'])).toBe(false);
  own.holdings = [secret('basra-oil-co')];
  expect(mayHoldFaceDown(state, usa, ['arabia'])).toBe(true);
  expect(mayHoldFaceDown(state, usa, ['british-isles', 'arabia'])).toBe(true);
  expect(mayHoldFaceDown(state, ussr, ['arabia'])).toBe(false);
  other.holdings = [{ card: 'baqa-oil', face: 'closed', paid: false, knownTo: [] }];
  expect(mayHoldFaceDown(state, usa, ['arabia'])).toBe(false);
  other.holdings = [secret('baqa-oil')];
  expect(mayHoldFaceDown(state, usa, ['arabia'])).toBe(true);
  own.holdings = [{ card: 'basra-oil-co', face: 'open', paid: false, knownTo: [] }];
  expect(mayHoldFaceDown(state, usa, ['arabia'])).toBe(false);
});
