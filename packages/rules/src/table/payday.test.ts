import { expect, test } from 'vitest';
import { billOf, payroll } from '../commerce/payroll.ts';
import { Play } from '../referee/play.ts';
import { view } from '../referee/view.ts';
import { addLaden, fullCounts } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import { paydayOf } from './payday.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];

test('B-PAY-02, B-PAY-06 a view tells what the next Stage 1 asks: open companies, all units, those aboard too, and interest', () => {
  const { game, state } = scenario({
    options: { apc: true, merchantMarine: true },
    powers: {
      usa: {
        loans: 2,
        units: { alaska: 2, 'barkley-sound': 1 },
        cards: { 'rovno-grains': 'open', 'hassi-oil': 'secret', 'baqa-oil': 'closed' },
      },
      ussr: { units: { kola: 3 } },
    },
  });
  addLaden(state, 'barkley-sound', usa, { carrier: 'navy', cargo: fullCounts({ army: 2 }) });
  expect(paydayOf(view(game, usa), usa)).toEqual({ salaries: 50 + 6 * 10, interest: 200 });
  const play = new Play(game);
  for (const each of [usa, ussr]) expect(paydayOf(view(game, each), each).salaries).toBe(billOf(payroll(play, each)));
});
