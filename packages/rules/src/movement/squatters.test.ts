import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import type { Order } from './order.ts';

const usa = seat('usa');
const ussr = seat('ussr');
const china = seat('china');
const go = (to: Zone, ...orders: Order[]) => ({ type: 'move' as const, to, orders });
const fly = (from: Zone): Order => ({ how: 'airlift', from, units: { army: 1 } });

function squatting() {
  return scenario({
    stage: 5,
    phase: 'moves',
    powers: {
      usa: { units: { alaska: 2 }, oil: 4, cards: { 'palliser-grain': 'open' } },
      ussr: { cards: { 'mekong-oil': 'open', 'tonkin-grain-co': 'secret', 'mahabir-mines': 'open' } },
      china: { units: { tibet: 1 }, cards: { 'shan-mines': 'closed' } },
    },
    bidders: ['usa'],
  });
}

test('B-SQUAT-01, Q-B-34 a player who ends a move in a zone takes all cards that others hold there', () => {
  const table = squatting();
  table.usa.does(go('indo-china', fly('alaska')));
  expect(table.usa.has.holdings.map(({ card, face }) => [card, face])).toEqual([
    ['palliser-grain', 'open'],
    ['mekong-oil', 'open'],
    ['tonkin-grain-co', 'secret'],
  ]);
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['mahabir-mines']);
});

test('B-SQUAT-01 a closed card passes closed, and landed armies squat as marching ones do', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: {
      usa: { laden: [{ zone: 'java-sea', cargo: { army: 2 } }], oil: 0 },
      china: { units: { tibet: 1 }, cards: { 'shan-mines': 'closed' } },
    },
    bidders: ['usa'],
  });
  table.usa.does(
    go('burma', { how: 'land', from: 'java-sea', carrier: 'navy', cargo: { army: 2 }, units: { army: 1 } }),
  );
  expect(table.usa.has.holdings).toMatchObject([{ card: 'shan-mines', face: 'closed' }]);
});

test('B-SQUAT-01, Q-B-34 passing through takes nothing', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: {
      usa: { units: { pakistan: 1 }, grain: 2, cards: {} },
      ussr: { cards: { 'mahabir-mines': 'open', 'shan-mines': 'open' } },
    },
    bidders: ['usa'],
  });
  table.usa.does(go('burma', { how: 'march', from: 'pakistan', units: { army: 1 } }));
  expect(table.usa.has.holdings.map(({ card }) => card)).toEqual(['shan-mines']);
});

test('B-SQUAT-02 the squatter gets no card out of the deck', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: { usa: { units: { alaska: 1 }, oil: 2 }, ussr: { cards: { 'mekong-oil': 'open' } } },
    bidders: ['usa'],
  });
  const before = [...table.state.deck];
  expect(before).toContain('tonkin-grain-co');
  table.usa.does(go('indo-china', fly('alaska')));
  expect(table.state.deck).toEqual(before);
  expect(table.usa.has.holdings.map(({ card }) => card)).toEqual(['mekong-oil']);
});

test('Q-B-34, B-SQUAT-02 a secret card that passes is known to both sides and to nobody else', () => {
  const table = squatting();
  const events = table.usa.does(go('indo-china', fly('alaska')));
  const passed = events.find((event) => event.type === 'secret-cards-taken');
  if (passed === undefined) throw new Error('no secret card passed');
  expect(redact(passed, usa)).toMatchObject({ secret: { usa: { cards: ['tonkin-grain-co'] } } });
  expect(redact(passed, ussr)).toMatchObject({ secret: { ussr: { cards: ['tonkin-grain-co'] } } });
  for (const other of [china, 'spectator'] as const) {
    expect(JSON.stringify(redact(passed, other))).not.toMatch(/tonkin|indo-china/);
    expect(view(table.game, other).seats[usa]?.holdings).toContainEqual({
      card: undefined,
      face: 'secret',
      resource: 'grain',
    });
  }
  expect(view(table.game, ussr).seats[usa]?.holdings).toContainEqual({
    card: 'tonkin-grain-co',
    face: 'secret',
    paid: false,
    knownTo: [],
  });
});

test('Q-B-35 a card stays with its holder, army or not, as long as nobody else moves in', () => {
  const table = squatting();
  table.usa.does(go('india', fly('alaska')));
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['mekong-oil', 'tonkin-grain-co']);
});

test("Q-B-33 walking into an opponent's empty home territory captures it", () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: {
      usa: { units: { alaska: 1 }, oil: 2 },
      ussr: { units: { kola: 1 }, cards: { 'tiksi-zaliv': 'open' } },
    },
    bidders: ['usa'],
  });
  const events = table.usa.does(go('yakutsk', fly('alaska')));
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['units-moved', 'cards-taken', 'home-entered']),
  );
  expect(table.state.fates.yakutsk).toEqual({ by: 'usa', how: 'captured' });
  expect(table.state.lastLost[ussr]).toBe('yakutsk');
  expect(table.usa.has.holdings.map(({ card }) => card)).toEqual(['tiksi-zaliv']);
});

test('Q-B-33, X-15 a player who so loses their last home territory counterattacks before they fall', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    nuked: ['argentina', 'brazil', 'peru'],
    powers: {
      usa: { units: { 'central-america': 2 }, grain: 2, cash: 100 },
      'south-america': { units: { 'midwest-usa': 1 }, cash: 700 },
      ussr: { units: { kola: 1 } },
    },
    bidders: ['usa'],
  });
  table.usa.does(go('venezuela', { how: 'march', from: 'central-america', units: { army: 2 } }));
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['south-america'] });
  table['south-america'].does({ type: 'no-counterattack' });
  expect(table['south-america'].has.out).toBe('captured');
  expect(table.usa.has.cash).toBe(800);
  expect(table.state.question).toMatchObject({ kind: 'move', waiting: ['usa'] });
});

test('B-SQUAT-01 an army that comes to others of its colour takes the cards there too', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    powers: {
      usa: { units: { alaska: 2, 'indo-china': 1 }, oil: 4, cards: {} },
      ussr: { cards: { 'mekong-oil': 'open', 'tonkin-grain-co': 'secret' } },
    },
    bidders: ['usa'],
  });
  const events = table.usa.does(go('indo-china', fly('alaska')));
  expect(events.map(({ type }) => type)).not.toContain('home-entered');
  expect(table.usa.has.holdings.map(({ card }) => card)).toEqual(['mekong-oil', 'tonkin-grain-co']);
});
