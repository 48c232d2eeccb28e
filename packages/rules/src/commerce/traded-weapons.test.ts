// Nukes and L-stars between players: as many as the seller has and the buyer has spots for (B-BAZAAR-09, X-27).
import { expect, test } from 'vitest';
import { NUKE_SPOTS } from '../board/index.ts';
import { scenario } from '../testing/index.ts';

/** The USA offer nukes to the USSR, whose row has so many spots free. */
function offered(stored: number, free: number, nukes: number) {
  const table = scenario({
    stage: 6,
    phase: 'arms-bazaar',
    powers: { usa: { nukes: stored, lStars: 1 }, ussr: { nukes: NUKE_SPOTS - free } },
    bidders: ['usa', 'ussr'],
  });
  return { table, offer: { type: 'offer', to: 'ussr', gives: { nuke: nukes }, wantsCash: 10 } as const };
}

test('B-BAZAAR-09 nobody sells more weapons than they have', () => {
  const few = offered(1, 2, 2);
  expect(few.table.usa.isRefused(few.offer, 'B-BAZAAR-09').figures).toMatchObject({
    seat: 'usa',
    yours: true,
    stored: 1,
  });
  // Where the row would hold as many as there are, it is not the row that is in the way.
  const alike = offered(2, 2, 3);
  expect(alike.table.usa.isRefused(alike.offer, 'B-BAZAAR-09').figures).toMatchObject({ weapon: 'nuke', stored: 2 });
  alike.table.usa.does({ ...alike.offer, gives: { nuke: 2 } });
  alike.table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([alike.table.usa.has.nukes, alike.table.ussr.has.nukes]).toEqual([0, NUKE_SPOTS]);
});

test('X-27 nobody buys more weapons than their row holds', () => {
  const full = offered(3, 2, 3);
  expect(full.table.usa.isRefused(full.offer, 'X-27').figures).toMatchObject({ seat: 'ussr', yours: false, free: 2 });
  full.table.usa.does({ ...full.offer, gives: { nuke: 2, 'l-star': 1 } });
  full.table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(full.table.ussr.has).toMatchObject({ nukes: NUKE_SPOTS, lStars: 1 });
});
