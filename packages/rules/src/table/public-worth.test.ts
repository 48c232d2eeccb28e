import { expect, test } from 'vitest';
import { view } from '../referee/view.ts';
import { addLaden, fullCounts } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import { wealthOf } from './figures.ts';
import { publicWorth } from './public-worth.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

function table(cashVisible = false, cash = 700) {
  const laid = scenario({
    options: { cashVisible, apc: true },
    powers: {
      usa: {
        cash,
        loans: 2,
        arrears: 100,
        nukes: 1,
        lStars: 2,
        grain: 3,
        oil: 2,
        minerals: 0,
        units: { alaska: 2, 'barkley-sound': 1 },
        cards: { 'hassi-oil': 'secret', 'rovno-grains': 'open' },
      },
      ussr: { cash: 900, units: { kola: 1 } },
      china: { cash: 1100 },
    },
    prices: { oil: 400, grain: 100 },
  });
  addLaden(laid.state, 'barkley-sound', usa, { carrier: 'navy', cargo: fullCounts({ army: 2 }) });
  return laid;
}

test('B-WIN-06 public worth is wealth without what is secret: cash and overdue interest', () => {
  const { game } = table();
  const { cash, extra, debts, total, ...open } = wealthOf(game, usa);
  expect(extra).toBe(0);
  expect(publicWorth(view(game, ussr), usa)).toEqual({
    ...open,
    cash: undefined,
    debts: debts - 100,
    total: total - cash + 100,
  });
});

test('Q-B-31 everybody works out the same, whatever they hold themselves, and hidden cash makes no difference', () => {
  const poor = table(false, 0).game;
  const { game } = table();
  for (const viewer of [usa, ussr, china, 'spectator'] as const)
    for (const each of [usa, ussr, china]) {
      expect(publicWorth(view(game, viewer), each)).toEqual(publicWorth(view(game, 'spectator'), each));
      expect(publicWorth(view(poor, viewer), each)).toEqual(publicWorth(view(game, viewer), each));
    }
});

test('Q-B-31 where cash is open to all it counts, and so does overdue interest', () => {
  const { game } = table(true);
  const { debts, total } = wealthOf(game, usa);
  expect(publicWorth(view(game, ussr), usa)).toMatchObject({ cash: 700, debts, total });
});
