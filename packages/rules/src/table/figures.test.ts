import { describe, expect, it, test } from 'vitest';
import { marineSketch } from '../expansions/merchant-marine/sketch.ts';
import type { Announcement } from '../expansions/merchant-marine/war-state.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import { blockadesOf, ownersOf, wealthOf } from './figures.ts';

describe('figures of a position', () => {
  it('wealth is what a Détente would count: cash, supplies at the price of the day, units, weapons, less debts', () => {
    const { game } = scenario({
      powers: {
        usa: { cash: 1000, loans: 1, nukes: 1, grain: 0, oil: 2, minerals: 0, units: { alaska: 3 } },
        ussr: {},
      },
      prices: { oil: 400 },
    });
    expect(wealthOf(game, seat('usa'))).toMatchObject({
      cash: 1000,
      supplies: 800,
      units: 150,
      nukes: 250,
      debts: 1000,
      total: 1200,
    });
  });

  it("an empty home territory is its leader's, a taken one its occupant's", () => {
    const { game } = scenario({ powers: { usa: { units: { kola: 1 } }, ussr: {} } });
    const owners = ownersOf(game);
    expect(owners.get('alaska')).toBe('usa');
    expect(owners.get('kola')).toBe('usa');
    expect(owners.get('russia')).toBe('ussr');
    expect(owners.get('brazil')).toBeUndefined();
  });

  it('a navy before a port covers it; with every port covered a foreign territory is blockaded', () => {
    const holder = { units: { indonesia: 1 } };
    const open = scenario({ powers: { usa: holder, ussr: { units: { 'bay-of-bengal': 1, 'java-sea': 1 } } } });
    expect(blockadesOf(open.game)).toMatchObject({
      ports: [
        { territory: 'indonesia', sea: 'bay-of-bengal', against: 'usa' },
        { territory: 'indonesia', sea: 'java-sea', against: 'usa' },
      ],
      blockaded: [],
      besieged: [],
    });
    const shut = scenario({
      powers: { usa: holder, ussr: { units: { 'bay-of-bengal': 1, 'java-sea': 1, 'timor-sea': 1 } } },
    });
    expect(blockadesOf(shut.game).blockaded).toEqual([{ territory: 'indonesia', against: 'usa' }]);
  });
});

test('X-11 with merchant marines a navy covers a port only of those against whom its owner has announced a grip', () => {
  const laid = (announced: Announcement[]) =>
    blockadesOf(
      scenario({
        options: { merchantMarine: true },
        powers: {
          usa: { units: { indonesia: 1 } },
          ussr: { units: { 'bay-of-bengal': 1, 'java-sea': 1, 'timor-sea': 1 } },
          china: {},
        },
        sets: marineSketch({ announced }),
      }).game,
    );
  const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];
  expect(laid([]).ports).toEqual([]);
  expect(laid([{ by: ussr, against: china, grip: 'siege' }]).ports).toEqual([]);
  expect(laid([{ by: china, against: usa, grip: 'indonesia' }]).ports).toEqual([]);
  const held = laid([{ by: ussr, against: usa, grip: 'indonesia' }]);
  expect(held.ports.map(({ sea, against }) => [sea, against])).toEqual([
    ['bay-of-bengal', usa],
    ['java-sea', usa],
    ['timor-sea', usa],
  ]);
  expect(held.blockaded).toEqual([{ territory: 'indonesia', against: usa }]);
});
