import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { options } from '../referee/options.ts';
import { addUnits } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { scenario, type Table } from '../testing/index.ts';
import type { Order } from './order.ts';

const usa = seat('usa');
const ussr = seat('ussr');
const china = seat('china');
const open = { stage: 5, phase: 'moves' } as const;
const go = (to: Zone, ...orders: Order[]) => ({ type: 'move' as const, to, orders });
const march: Order = { how: 'march', from: 'alaska', units: { army: 1 } };

/** Who a seat may ask to let it pass. */
function askable(table: Table) {
  const next = options(table.game, usa, { type: 'ask-passage' })[0]?.next;
  return next?.domain.kind === 'one-of' ? next.domain.values : [];
}

/** The way from Alaska to the south is held by the USSR; round it there is none. */
function barred() {
  return scenario({
    ...open,
    powers: {
      usa: { units: { alaska: 1 }, grain: 9, oil: 0 },
      ussr: { units: { 'western-canada': 1 } },
      china: { units: { tibet: 1 } },
    },
    bidders: ['usa'],
  });
}

test('B-MOVE-06 an army passes a territory held by another only with their permission', () => {
  const table = barred();
  table.usa.isRefused(go('western-usa', march), 'B-MOVE-06');
  table.usa.isRefused(go('northern-canada', march, { how: 'by', zone: 'western-canada' }), 'B-MOVE-06');
  table.ussr.does({ type: 'grant-passage', to: usa });
  table.usa.does(go('western-usa', march));
  expect(table.usa.has.supplies.grain).toBe(7);
});

test('B-MOVE-06, Q-B-78 a grant holds until it is revoked', () => {
  const table = barred();
  table.ussr.does({ type: 'grant-passage', to: usa });
  table.ussr.isRefused({ type: 'grant-passage', to: usa }, 'Q-B-78');
  table.ussr.does({ type: 'revoke-passage', to: usa });
  table.ussr.isRefused({ type: 'revoke-passage', to: usa }, 'Q-B-78');
  table.ussr.isRefused({ type: 'grant-passage', to: ussr }, 'Q-B-78');
  table.usa.isRefused(go('northern-canada', march, { how: 'by', zone: 'western-canada' }), 'B-MOVE-06');
});

test("Q-B-78 empty land, an opponent's home too, is passed without permission and takes no cards", () => {
  const table = scenario({
    ...open,
    powers: {
      usa: { units: { poland: 1 }, grain: 2, oil: 0 },
      ussr: { units: { kola: 1 }, cards: { 'rovno-grains': 'open' } },
    },
    bidders: ['usa'],
  });
  table.usa.does(go('buryatsk', { how: 'march', from: 'poland', units: { army: 1 } }));
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['rovno-grains']);
});

test('B-MOVE-06, Q-B-78 permission may be asked on the spot; it holds for that go alone', () => {
  const table = barred();
  table.usa.does({ type: 'ask-passage', of: ussr });
  expect(table.state.question).toMatchObject({ kind: 'permission', waiting: ['ussr'] });
  table.ussr.does({ type: 'permit', allow: true });
  expect(table.state.question).toMatchObject({ kind: 'move', waiting: ['usa'] });
  table.usa.isRefused({ type: 'ask-passage', of: ussr }, 'Q-B-78');
  table.usa.does(go('western-usa', march));
  table.usa.isRefused(go('alaska', { how: 'march', from: 'western-usa', units: { army: 1 } }), 'B-MOVE-06');
});

test('X-32 a refused permission is not asked again in that go, but in the next', () => {
  const table = barred();
  table.usa.does({ type: 'ask-passage', of: ussr });
  table.ussr.does({ type: 'permit', allow: false });
  table.usa.isRefused({ type: 'ask-passage', of: ussr }, 'X-32');
  expect(askable(table)).toEqual([china]);
  table.usa.does(go('northern-canada', march));
  expect(askable(table)).toEqual([china, ussr]);
});

test('Q-B-78 only somebody who holds a territory or a light blue sea can be asked', () => {
  const table = scenario({
    ...open,
    powers: {
      usa: { units: { alaska: 1 } },
      ussr: { units: { 'north-pacific': 1 } },
      china: { units: { 'tokyo-bay': 1 } },
    },
    bidders: ['usa'],
  });
  expect(askable(table)).toEqual([china]);
  table.usa.isRefused({ type: 'ask-passage', of: ussr }, 'Q-B-78');
  table.usa.isRefused({ type: 'ask-passage', of: usa }, 'Q-B-78');
});

test('B-MOVE-24 a navy passes a light blue sea held by an opponent only with their permission', () => {
  const sail: Order = { how: 'sail', from: 'baltic-sea', units: { navy: 1 } };
  const table = scenario({
    ...open,
    powers: { usa: { units: { 'baltic-sea': 1, 'eastern-usa': 1 }, oil: 5 }, ussr: { units: { 'north-sea': 1 } } },
    bidders: ['usa'],
  });
  table.usa.isRefused(go('north-sea', sail), 'B-MOVE-25');
  table.usa.isRefused(go('bay-of-biscay', sail), 'B-MOVE-24');
  table.usa.does({ type: 'ask-passage', of: ussr });
  table.ussr.does({ type: 'permit', allow: true });
  // Two seas: North Sea and Bay of Biscay.
  table.usa.does(go('bay-of-biscay', sail));
  expect(table.usa.has.supplies.oil).toBe(3);
  table.usa.isRefused(
    go('north-atlantic', { how: 'sail', from: 'bay-of-biscay', units: { navy: 1 } }, { how: 'by', zone: 'baltic-sea' }),
    'B-MOVE-24',
  );
});

test('B-MOVE-24 where two light seas are barred the dark sea between stays open', () => {
  const table = scenario({
    ...open,
    powers: { usa: { units: { 'bay-of-biscay': 1 }, oil: 5 }, ussr: { units: { 'north-sea': 1 } } },
    bidders: ['usa'],
  });
  table.usa.isRefused(
    go('barents-sea', { how: 'sail', from: 'bay-of-biscay', units: { navy: 1 } }, { how: 'by', zone: 'north-sea' }),
    'B-MOVE-24',
  );
  const [moved] = table.usa.does(go('barents-sea', { how: 'sail', from: 'bay-of-biscay', units: { navy: 1 } }));
  expect(moved).toMatchObject({ legs: [{ path: ['north-atlantic', 'barents-sea'] }], cost: { oil: 2 } });
});

test('a player who is silent about a permission refuses it (X-38)', () => {
  const table = barred();
  table.usa.does({ type: 'ask-passage', of: ussr });
  expect(fallbackFor(table.game, ussr)).toEqual({ type: 'permit', allow: false });
});

test.each([
  // Asked for passage: the player who is asked, the asker, a bystander.
  ['ussr', 'move', 'europe'],
  ['europe', 'move', 'china'],
  ['usa', 'permission', 'ussr'],
] as const)('X-32, X-40 passage that is asked for when %s leaves', (leaver, kind, asked) => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: {
      europe: { grain: 9, oil: 9, units: { scandinavia: 2 } },
      ussr: { grain: 9, oil: 9, units: { russia: 1, kola: 1 } },
      china: { grain: 9, oil: 9, units: { mongolia: 1 } },
      usa: { units: { alaska: 1 } },
    },
    bidders: ['europe', 'china'],
  });
  table.europe.does({ type: 'ask-passage', of: seat('ussr') });
  table[leaver].does({ type: 'resign' });
  expect(table.state.question).toMatchObject({ kind, waiting: [asked] });
  expect(table.state.passage[seat(leaver)]).toBeUndefined();
});

test('X-21 nobody marches through a land that two others fight over, though both let them pass', () => {
  const table = barred();
  addUnits(table.state, 'western-canada', china, { army: 1 });
  table.state.assaults = [{ seat: china, zone: 'western-canada', how: 'airborne' }];
  table.ussr.does({ type: 'grant-passage', to: usa });
  table.china.does({ type: 'grant-passage', to: usa });
  table.usa.isRefused(go('western-usa', march), 'B-MOVE-06');
});
