// What an asker takes others' secret cards to be: each card stays in one place, and what is known stays as it is.
import { expect, test } from 'vitest';
import { CARDS, type Company, isCompany } from '../board/index.ts';
import { type Holding, type Seat, seat } from '../state/seat.ts';
import { type PowerSketch, scenario } from '../testing/index.ts';
import { seenBy } from './supposed.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

/** Where every card is in the position that the USA imagine, if they suppose so. */
function supposed(powers: { ussr?: PowerSketch; china?: PowerSketch }, secretCards: Record<Seat, readonly Company[]>) {
  const { game } = scenario({ powers: { usa: {}, ussr: {}, china: {}, ...powers } });
  const { state } = seenBy(game, usa, { secretCards });
  const hands = [usa, ussr, china].map((each) => (state.seats[each]?.holdings ?? []).map(({ card }: Holding) => card));
  const all = [...state.deck, ...hands.flat()];
  // Nothing is doubled or lost by an exchange.
  expect(new Set(all).size).toBe(all.length);
  return { ussr: hands[1] ?? [], china: hands[2] ?? [], deck: state.deck, state };
}

test('X-29 a hidden card is taken to be one that was imagined in the deck, and the other goes there', () => {
  const { ussr: before } = supposed({ ussr: { cards: { 'baqa-oil': 'secret' } } }, {});
  const other = (['borneo-oil', 'hassi-oil'] as const).find((card) => !before.includes(card)) ?? 'borneo-oil';
  const after = supposed({ ussr: { cards: { 'baqa-oil': 'secret' } } }, { [ussr]: [other] });
  expect(after.ussr).toEqual([other]);
  expect(after.deck).toContain(before[0]);
  expect(after.deck).not.toContain(other);
});

test('X-29 the card on top of the deck can be supposed as well', () => {
  const powers = { ussr: { cards: { 'baqa-oil': 'secret' } } } as const;
  const oil = (['borneo-oil', 'hassi-oil', 'baqa-oil', 'basra-oil-co'] as const).filter((card) =>
    supposed(powers, {}).deck.includes(card),
  );
  for (const card of oil) expect(supposed(powers, { [ussr]: [card] }).ussr).toEqual([card]);
});

test('X-29 two holders exchange cards where the supposed one was imagined in another hand', () => {
  const powers = {
    ussr: { cards: { 'baqa-oil': 'secret' } },
    china: { cards: { 'borneo-oil': 'secret', 'hassi-oil': 'secret' } },
  } as const;
  const before = supposed(powers, {});
  const wanted = before.china.find((card) => card !== before.ussr[0]) as Company;
  const after = supposed(powers, { [ussr]: [wanted] });
  expect(after.ussr).toEqual([wanted]);
  expect(after.china).toEqual(before.china.map((card) => (card === wanted ? before.ussr[0] : card)));
  // Supposed where it is already, nothing changes.
  expect(supposed(powers, { [china]: [wanted] }).china).toEqual(before.china);
});

test('X-29 what is known is not supposed away: a card face up, and a hidden one of another resource', () => {
  const open = supposed(
    { ussr: { cards: { 'baqa-oil': 'open' } }, china: { cards: { 'borneo-oil': 'secret' } } },
    { [china]: ['baqa-oil'] },
  );
  expect(open.ussr).toEqual(['baqa-oil']);
  expect(open.china).not.toContain('baqa-oil');
  const grain = supposed({ ussr: { cards: { 'baqa-oil': 'secret' } } }, { [ussr]: ['kanto-rice-co'] });
  expect(grain.ussr).not.toContain('kanto-rice-co');
});

test('X-29 the very first card of the imagined deck is exchanged like any other', () => {
  // With the first twelve cards on the table, the next two are of one resource: one is imagined in the hand, the other on top.
  const known = Object.fromEntries(
    CARDS.filter((card) => isCompany(card))
      .slice(0, 12)
      .map((card) => [card, 'open']),
  );
  const powers = { ussr: { cards: { 'obo-mines': 'secret' } }, china: { cards: known } } as const;
  const { deck } = supposed(powers, {});
  expect(deck[0]).toBe('cordoba-mining-co');
  expect(supposed(powers, { [ussr]: ['cordoba-mining-co'] }).ussr).toEqual(['cordoba-mining-co']);
});
