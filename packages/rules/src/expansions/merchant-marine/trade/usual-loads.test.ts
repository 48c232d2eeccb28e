import { expect, test } from 'vitest';
import { usualLoads } from '../../../commerce/carriage.ts';
import { Play } from '../../../referee/play.ts';
import { seat } from '../../../state/seat.ts';
import { scenario } from '../../../testing/index.ts';

test('Q-B-30, M-SELL-06 a player who gives carries what they give, and fetches what the other cannot bring', () => {
  const loads = (usa: number, ussr: number) => {
    const ships = (ship: number) => ({ units: { 'mid-pacific': { ship } } }) as const;
    const { game } = scenario({
      stage: 3,
      phase: 'sales-to-players',
      options: { merchantMarine: true },
      powers: { usa: ships(usa), ussr: ships(ussr) },
    });
    return usualLoads(new Play(game), seat('usa'), seat('ussr'), { oil: 3 }, { grain: 3 });
  };
  expect([loads(3, 1), loads(3, 0), loads(1, 0), loads(0, 2)]).toEqual([1, 2, 1, 0]);
});
