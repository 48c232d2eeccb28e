import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  change,
  companyName,
  companyOf,
  fact,
  homePower,
  interestOn,
  isCompany,
  isResearchCard,
  isTerritory,
  POWERS,
  RESEARCH_CARDS,
  RESOURCES,
  weaponOf,
} from './index.ts';

const kind = (card: Card) => (isCompany(card) ? companyOf(card).resource : weaponOf(card));

describe('the resource deck', () => {
  test('B-KIT-01 the deck has 65 cards: 20 grain, 20 oil, 20 mineral, 3 nuke and 2 L-star', () => {
    const deck = fact('B-KIT-01');
    const count = (wanted: string) => deck.filter((card) => kind(card) === wanted).length;
    expect(new Set(deck).size).toBe(65);
    expect(['grain', 'oil', 'minerals', 'nuke', 'l-star'].map(count)).toEqual([20, 20, 20, 3, 2]);
  });

  test('B-KIT-02 it is 36 superpower companies, 24 independent ones (8 of each resource) and 5 research cards', () => {
    const { superpowers, independent, research } = fact('B-KIT-02');
    expect(POWERS.map((power) => superpowers[power].length)).toEqual([6, 6, 6, 6, 6, 6]);
    const ofResource = RESOURCES.map((r) => independent.filter((id) => companyOf(id).resource === r).length);
    expect(ofResource).toEqual([8, 8, 8]);
    expect(research).toHaveLength(5);
    expect(36 + independent.length + research.length).toBe(65);
    expect(6 * 2 + 8).toBe(20);
  });

  test('B-KIT-03 a company card has a name, a location and one to five production units', () => {
    const cards = fact('B-KIT-03');
    expect(cards).toHaveLength(60);
    expect(new Set(cards.map((card) => card.name)).size).toBe(60);
    expect(cards.every((card) => isTerritory(card.location))).toBe(true);
    expect(new Set(cards.map((card) => card.units))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(companyName('baqa-oil')).toBe('Baqa Oil');
    expect(companyOf('baqa-oil')).toMatchObject({ location: 'arabia', units: 5 });
  });

  test('B-KIT-04 a company card tells its resource and the superpower or neutral country it belongs to', () => {
    for (const card of fact('B-KIT-04')) {
      expect(RESOURCES).toContain(card.resource);
      expect(card.home).toBe(homePower(card.location));
    }
    expect(companyOf('inca-oil')).toMatchObject({ resource: 'oil', home: 'south-america' });
    expect(companyOf('kanto-rice-co')).toMatchObject({ resource: 'grain', home: undefined });
  });

  test('B-KIT-05 a nuke or L-star card is no company, only the weapon', () => {
    expect(fact('B-KIT-05')).toEqual({
      'nuke-1': 'nuke',
      'nuke-2': 'nuke',
      'nuke-3': 'nuke',
      'l-star-1': 'l-star',
      'l-star-2': 'l-star',
    });
    for (const card of RESEARCH_CARDS) expect([isCompany(card), isResearchCard(card)]).toEqual([false, true]);
  });

  test('B-KIT-06 each superpower has six companies: two mineral, two oil, two grain', () => {
    const companies = fact('B-KIT-06');
    for (const power of POWERS) {
      const resources = companies[power].map((id) => companyOf(id).resource);
      expect(resources.toSorted()).toEqual(['grain', 'grain', 'minerals', 'minerals', 'oil', 'oil']);
      for (const id of companies[power]) expect(homePower(companyOf(id).location)).toBe(power);
    }
  });
});

describe('pieces and sheets', () => {
  test('B-KIT-07 there is one colour for each superpower; a cube is an army, an oblong a navy', () => {
    expect(fact('B-KIT-07')).toEqual({ colours: POWERS, pieces: { cube: 'army', oblong: 'navy' } });
    expect(fact('B-KIT-07').colours).toHaveLength(6);
  });

  test('B-KIT-08 each colour has 42 armies and 12 navies', () => {
    expect(fact('B-KIT-08')).toEqual({ army: 42, navy: 12 });
  });

  test('B-KIT-09 there are 18 mushroom clouds', () => {
    expect(fact('B-KIT-09').clouds).toBe(18);
  });

  test('B-KIT-10 40 meters are enough for the three of the market and six for each of six players', () => {
    const { inBox, onMarket, perPlayer } = fact('B-KIT-10');
    expect([inBox, onMarket, perPlayer]).toEqual([40, 3, 6]);
    expect(onMarket + 6 * perPlayer).toBe(39);
  });

  test('B-KIT-11 there is a supply center sheet for each superpower', () => {
    expect(fact('B-KIT-11').sheets).toBe(6);
  });

  test('B-KIT-12 a supply center has five rows of twelve spots and a loan line with the interest of each loan', () => {
    const { rows, loanLine } = fact('B-KIT-12');
    expect(rows).toEqual({ lStars: 12, nukes: 12, minerals: 12, oil: 12, grain: 12 });
    expect(loanLine.spots).toBe(12);
    expect(loanLine.interest).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200]);
  });

  test('B-KIT-12 loans on a second, captured loan line cost the same each', () => {
    const { interest } = fact('B-KIT-12').loanLine;
    expect(interestOn(3)).toBe(interest[3]);
    expect([interestOn(0), interestOn(12), interestOn(13), interestOn(25)]).toEqual([0, 1200, 1300, 2500]);
    expect(() => interestOn(-1)).toThrow(RangeError);
  });

  test('B-KIT-13 there are four dice with six sides', () => {
    expect(fact('B-KIT-13')).toEqual({ count: 4, sides: 6 });
  });
});

describe('money', () => {
  test('B-KIT-14 the box lists 255 notes of six values', () => {
    const notes = fact('B-KIT-14');
    expect(notes.map(({ note }) => note)).toEqual([1, 5, 50, 100, 500, 1000]);
    expect(notes.map(({ count }) => count)).toEqual([20, 20, 20, 40, 45, 110]);
    expect(notes.reduce((sum, { count }) => sum + count, 0)).toBe(255);
  });

  test('B-KIT-15 money is shown with a $25M note too, which the box lacks', () => {
    const { notesShown, notInBox } = fact('B-KIT-15');
    expect(notesShown).toEqual([1000, 500, 100, 50, 25, 5, 1]);
    expect(notInBox).toEqual([25]);
    expect(fact('B-KIT-14').map(({ note }) => note)).not.toContain(25);
  });

  test('B-KIT-15 $1,686M is shown as 1,000 + 500 + 100 + 50 + 25 + two fives + 1', () => {
    expect(fact('B-KIT-15').notesShown).toHaveLength(7);
    expect(change(1686)).toEqual([
      { note: 1000, count: 1 },
      { note: 500, count: 1 },
      { note: 100, count: 1 },
      { note: 50, count: 1 },
      { note: 25, count: 1 },
      { note: 5, count: 2 },
      { note: 1, count: 1 },
    ]);
    expect(change(0)).toEqual([]);
    expect(() => change(-5)).toThrow(RangeError);
    expect(() => change(0.5)).toThrow(RangeError);
  });

  test('B-KIT-15 any amount is shown whole, with no more of a note than the next one up would replace', () => {
    const most = new Map(
      [...fact('B-KIT-15').notesShown.entries()].map(([i, note]) => [note, [Infinity, 1, 4, 1, 1, 4, 4][i]]),
    );
    fc.assert(
      fc.property(fc.nat(20_000), (amount) => {
        const notes = change(amount);
        expect(notes.reduce((sum, { note, count }) => sum + note * count, 0)).toBe(amount);
        for (const { note, count } of notes) expect(count).toBeLessThanOrEqual(most.get(note) ?? 0);
      }),
    );
  });

  test('B-KIT-16 the box holds one board and one rule book', () => {
    expect(fact('B-KIT-16')).toEqual({ boards: 1, ruleBooks: 1 });
  });
});
