import { expect, test } from 'vitest';
import { options } from '../../referee/options.ts';
import { redact } from '../../referee/redact.ts';
import { view } from '../../referee/view.ts';
import type { Goods } from '../../state/offers.ts';
import { seat } from '../../state/seat.ts';
import { playSilently, scenario } from '../../testing/index.ts';
import { type ChartSketch, techSketch } from './sketch.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

/** The arms bazaar of a Stage 6 that the United States plays. */
function bazaar(charts: { usa?: ChartSketch; ussr?: ChartSketch; china?: ChartSketch } = {}, dice: number[] = []) {
  return scenario({
    options: { highTech: true },
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa', 'ussr'],
    powers: {
      usa: { units: { alaska: 1 } },
      ussr: { cash: 3000, units: { russia: 1 } },
      china: { units: { tibet: 1 } },
    },
    sets: techSketch({ china: {}, usa: {}, ussr: {}, ...charts }),
    dice,
  });
}
type Table = ReturnType<typeof bazaar>;
const sell = (to: string, gives: Goods, wantsCash: number) => ({ type: 'offer', to, gives, wantsCash }) as const;
/** The only open offer is taken up. */
function accept(table: Table, buyer: 'ussr' | 'china') {
  const [offer] = table.state.offers.open;
  return table[buyer].does({ type: 'accept-offer', offer: offer?.id ?? '' });
}
const chart = (table: Table, of: string) => table.state.sets.tech?.charts[seat(of)];
const card = (level: number) => expect.objectContaining({ technology: 'army', level });

test('T-SEL-01 technology changes hands in phase F of Stage 6 only', () => {
  for (const [stage, phase] of [
    [3, 'sales-to-players'],
    [6, 'tech-research'],
  ] as const) {
    const table = scenario({
      options: { highTech: true },
      stage,
      phase,
      bidders: ['usa'],
      powers: { usa: {}, ussr: {} },
      sets: techSketch({ usa: { cards: { army: [3] } }, ussr: {} }),
    });
    table.usa.isRefused(sell('ussr', { 'army-card-3': 1 }, 100), 'T-SEL-01');
    table.usa.isRefused(sell('ussr', { 'army-licence-3': 1 }, 100), 'T-SEL-01');
  }
});

test('T-SEL-02 there are two forms of sale: the card, or a licence to what it shows', () => {
  const table = bazaar({ usa: { cards: { army: [3], navy: [2] } } });
  const [offer] = options(table.game, usa, { type: 'offer', to: 'ussr', givesCash: 0 });
  expect(offer?.next).toMatchObject({ field: 'gives', domain: { kind: 'counts' } });
  const max = offer?.next?.domain.kind === 'counts' ? offer.next.domain.max : {};
  expect(Object.keys(max).filter((good) => /card|licence/.test(good))).toEqual([
    'army-card-3',
    'navy-card-2',
    'army-licence-3',
    'navy-licence-2',
  ]);
  table.usa.isRefused(sell('ussr', { 'army-card-4': 1 }, 100), 'T-SEL-02');
});

test('Q-T-02, X-07 the seller must have bid for Stage 6, the buyer need not', () => {
  const table = bazaar({ usa: { cards: { army: [3] } }, china: { cards: { army: [4] } } });
  table.china.isRefused(sell('usa', { 'army-card-4': 1 }, 100), 'X-07');
  table.usa.does(sell('china', { 'army-card-3': 1 }, 100));
  accept(table, 'china');
  expect(chart(table, 'china')?.cards).toHaveLength(2);
  // They deploy only in a Stage 6 that they play.
  table.china.isRefused({ type: 'deploy-technology', technology: 'army', level: 3 }, 'X-07');
});

test('T-PUB-01, -02 a Public Record sale shows the card to all and leaves it with the seller', () => {
  const table = bazaar({ usa: { cards: { army: [4] } } });
  table.usa.does(sell('ussr', { 'army-licence-4': 1 }, 500));
  // Before the sale is made nobody but the two hears of it.
  expect(view(table.game, china).sets.tech?.charts[usa]?.cards).toMatchObject([{ level: undefined }]);
  const events = accept(table, 'ussr');
  expect(chart(table, 'usa')?.cards).toEqual([{ technology: 'army', level: 4, open: true, knownTo: [] }]);
  expect(view(table.game, china).sets.tech?.charts[usa]?.cards).toMatchObject([{ level: 4, open: true }]);
  expect(view(table.game, china).sets.tech?.charts[ussr]?.rights).toEqual([{ technology: 'army', level: 4, dice: 2 }]);
  const made = events.find(({ type }) => type === 'deal-made');
  expect(made === undefined ? '' : redact(made, china)).toMatchObject({
    passed: [{ giver: 'usa', receiver: 'ussr', good: 'army-licence-4', number: 1 }],
    secret: {},
  });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([7500, 2500]);
});

test('T-PUB-03, -04 the buyer deploys level 4 by a 3 and a 5 for $800M, has no card, and cannot sell it on', () => {
  const table = bazaar({ usa: { cards: { army: [4] } } }, [3, 5]);
  table.usa.does(sell('ussr', { 'army-licence-4': 1 }, 0));
  accept(table, 'ussr');
  table.ussr.does({ type: 'deploy-technology', technology: 'army', level: 4 });
  expect(table.ussr.has.cash).toBe(2200);
  expect(chart(table, 'ussr')).toMatchObject({ cards: [], deployed: { army: { level: 4 } } });
  table.ussr.isRefused(sell('china', { 'army-licence-4': 1 }, 100), 'T-PUB-04');
  table.ussr.isRefused(sell('china', { 'army-card-4': 1 }, 100), 'T-PUB-04');
});

test('T-PUB-03 a licence is sold to each buyer once, and to several', () => {
  const table = bazaar({ usa: { cards: { army: [4] } } });
  for (const buyer of ['ussr', 'china'] as const) {
    table.usa.does(sell(buyer, { 'army-licence-4': 1 }, 100));
    accept(table, buyer);
  }
  table.usa.isRefused(sell('ussr', { 'army-licence-4': 1 }, 100), 'T-PUB-03');
  expect([chart(table, 'ussr')?.rights, chart(table, 'china')?.rights]).toMatchObject([[{ dice: 2 }], [{ dice: 2 }]]);
});

test('T-PUB-01 everybody who has seen a card may ask for it', () => {
  const table = bazaar({ usa: { cards: { army: [4, 2] } } });
  table.china.isRefused({ type: 'offer', to: 'usa', givesCash: 100, wants: { 'army-licence-4': 1 } }, 'T-SEL-02');
  table.usa.does(sell('ussr', { 'army-licence-4': 1 }, 100));
  accept(table, 'ussr');
  table.china.does({ type: 'offer', to: 'usa', givesCash: 100, wants: { 'army-licence-4': 1 } });
  table.china.isRefused({ type: 'counter-offer', offer: 'no', givesCash: 1 }, 'B-DIPLO-01');
});

test('T-SEC-01, -02, X-29 a Top Secret sale: the card passes, and others see only that one did', () => {
  const table = bazaar({ usa: { cards: { army: [1, 3] } } });
  const offered = table.usa.does(sell('ussr', { 'army-card-1': 1 }, 300));
  expect(offered.map((event) => redact(event, china))).toEqual([undefined]);
  // Q-T-21: the buyer sees the card before they accept.
  expect(view(table.game, ussr).offers).toMatchObject([{ gives: { goods: { 'army-card-1': 1 } } }]);
  const events = accept(table, 'ussr');
  expect(chart(table, 'usa')?.cards).toEqual([card(3)]);
  expect(chart(table, 'ussr')?.cards).toEqual([card(1)]);
  const made = events.find(({ type }) => type === 'deal-made');
  expect(made === undefined ? '' : redact(made, china)).toMatchObject({
    parties: ['usa', 'ussr'],
    passed: [{ giver: 'usa', receiver: 'ussr', good: 'secret-army-card', number: 1 }],
    secret: {},
  });
  const seen = view(table.game, china).sets.tech?.charts;
  expect([seen?.[usa]?.cards, seen?.[ussr]?.cards]).toMatchObject([[{ level: undefined }], [{ level: undefined }]]);
  expect(seen?.[usa]?.rights).toEqual([{ technology: 'army', level: undefined, dice: 1 }]);
});

test('T-SEC-01, X-29 of several cards sold at once nobody else learns whether their levels are the same', () => {
  const heard = (other: 1 | 3, goods: Readonly<Record<string, number>>) => {
    const table = bazaar({ usa: { cards: { army: [3, other] } } });
    table.usa.does(sell('ussr', goods, 300));
    return accept(table, 'ussr').map((event) => redact(event, china));
  };
  expect(heard(3, { 'army-card-3': 2 })).toEqual(heard(1, { 'army-card-3': 1, 'army-card-1': 1 }));
});

test('Q-T-21 the money of a Top Secret sale moves without a public entry', () => {
  const table = bazaar({ usa: { cards: { army: [1] } } });
  table.usa.does(sell('ussr', { 'army-card-1': 1 }, 1234));
  const heard = accept(table, 'ussr').map((event) => JSON.stringify(redact(event, china)));
  expect(heard.join()).not.toContain('1234');
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([8234, 1766]);
});

test('T-SEC-03, -04 seller and buyer each deploy it for one die of their own', () => {
  const table = bazaar({ usa: { cards: { army: [2] } } }, [5, 3]);
  table.usa.does(sell('ussr', { 'army-card-2': 1 }, 0));
  accept(table, 'ussr');
  table.usa.does({ type: 'deploy-technology', technology: 'army', level: 2 });
  table.ussr.does({ type: 'deploy-technology', technology: 'army', level: 2 });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([6500, 2700]);
  expect([chart(table, 'usa')?.deployed.army.level, chart(table, 'ussr')?.deployed.army.level]).toEqual([2, 2]);
});

test('T-SEC-05 P has sold navy level 2 to Q: P cannot sell it again unless they have another, Q can', () => {
  const table = bazaar({ usa: { cards: { navy: [2] } } });
  table.usa.does(sell('ussr', { 'navy-card-2': 1 }, 100));
  accept(table, 'ussr');
  table.usa.isRefused(sell('china', { 'navy-card-2': 1 }, 100), 'T-SEC-05');
  table.usa.isRefused(sell('china', { 'navy-licence-2': 1 }, 100), 'T-SEC-05');
  table.ussr.does(sell('china', { 'navy-card-2': 1 }, 100));
  accept(table, 'china');
  expect(chart(table, 'china')?.cards).toMatchObject([{ technology: 'navy', level: 2 }]);
  const another = bazaar({ usa: { cards: { navy: [2, 2] } } });
  another.usa.does(sell('ussr', { 'navy-card-2': 1 }, 100));
  accept(another, 'ussr');
  another.usa.does(sell('china', { 'navy-card-2': 1 }, 100));
});

test('T-SEC-01, Q-T-21 a player who is offered a card may ask for it on other terms; nobody else knows of it', () => {
  const table = bazaar({ usa: { cards: { army: [3] } } });
  const wants = { type: 'offer', to: 'usa', givesCash: 10, wants: { 'army-card-3': 1 } } as const;
  table.ussr.isRefused(wants, 'T-SEL-02');
  table.usa.does(sell('ussr', { 'army-card-3': 1 }, 900));
  table.china.isRefused(wants, 'T-SEL-02');
  const [offer] = table.state.offers.open;
  table.ussr.does({ type: 'counter-offer', offer: offer?.id ?? '', givesCash: 500, wants: { 'army-card-3': 1 } });
  const [counter] = table.state.offers.open;
  table.usa.does({ type: 'accept-offer', offer: counter?.id ?? '' });
  expect([table.usa.has.cash, chart(table, 'ussr')?.cards.length]).toEqual([7500, 1]);
});

test.each([
  ['without a card of that technology left, it is known that it is gone', { army: [3], navy: [2] }, false],
  ['with another card of it left, nobody can tell, and the deal fails', { army: [3, 5] }, true],
] as const)('Q-T-21, T-SEC-05 a card that was offered and then sold to another: %s', (_title, cards, accepted) => {
  const table = bazaar({ usa: { cards } });
  table.usa.does(sell('ussr', { 'army-card-3': 1 }, 100));
  table.usa.does(sell('china', { 'army-card-3': 1 }, 100));
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  const late = { type: 'accept-offer', offer: 'usa>ussr#1' } as const;
  if (accepted) expect(table.ussr.does(late).map(({ type }) => type)).toContain('deal-failed');
  else expect(table.ussr.isRefused(late, 'T-SEL-02').code).toBe('unknown-card');
  expect([table.ussr.has.cash, chart(table, 'ussr')?.cards]).toEqual([3000, []]);
});

test('X-29 after a secret sale nobody can tell which of the seller’s cards, once shown, has gone', () => {
  const table = bazaar({ usa: { cards: { army: [4, 2] } } });
  table.usa.does(sell('china', { 'army-licence-4': 1 }, 100));
  accept(table, 'china');
  table.usa.does(sell('ussr', { 'army-card-4': 1 }, 100));
  accept(table, 'ussr');
  const seen = view(table.game, china).sets.tech?.charts;
  expect([seen?.[usa]?.cards, seen?.[ussr]?.cards]).toMatchObject([[{ level: undefined }], [{ level: undefined }]]);
  // The parties know which one it was.
  expect(view(table.game, usa).sets.tech?.charts[ussr]?.cards).toMatchObject([{ level: 4 }]);
});

test('Q-T-21 a player who had seen the only card that a seller has of a technology knows who has it now, and the new holder cannot tell', () => {
  const table = bazaar({ usa: { cards: { army: [4], navy: [1] } } });
  table.usa.does(sell('ussr', { 'army-card-4': 1 }, 100));
  accept(table, 'ussr');
  table.ussr.does({ type: 'offer', to: 'china', gives: { 'army-card-4': 1 }, wantsCash: 50 });
  accept(table, 'china');
  expect(view(table.game, usa).sets.tech?.charts[china]?.cards).toMatchObject([{ level: 4, open: false }]);
  expect(view(table.game, china).sets.tech?.charts[china]?.cards).toMatchObject([{ knownTo: ['ussr'] }]);
});

test('Q-T-21 cards that everybody has seen stay open if all of a technology pass in one deal', () => {
  const table = bazaar({ usa: { cards: { army: [4, 2], navy: [1] } } });
  table.usa.does(sell('china', { 'army-licence-2': 1, 'army-licence-4': 1 }, 100));
  accept(table, 'china');
  table.usa.does(sell('ussr', { 'army-card-2': 1, 'army-card-4': 1 }, 100));
  accept(table, 'ussr');
  const seen = view(table.game, china).sets.tech?.charts[ussr]?.cards;
  expect(seen).toMatchObject([
    { level: 2, open: true },
    { level: 4, open: true },
  ]);
  expect(chart(table, 'usa')?.rights).toHaveLength(2);
});

test('T-SEC-01 card and licence in one deal: the card passes, and everybody has seen it', () => {
  const table = bazaar({ usa: { cards: { army: [4] } } });
  table.usa.does(sell('ussr', { 'army-card-4': 1, 'army-licence-4': 1 }, 100));
  accept(table, 'ussr');
  expect(chart(table, 'ussr')).toMatchObject({ cards: [{ level: 4, open: true }], rights: [{ level: 4, dice: 2 }] });
});

test('T-SEL-01 a player who says nothing sells and buys nothing', () => {
  const table = bazaar({ usa: { cards: { army: [4] } } });
  table.usa.does(sell('ussr', { 'army-card-4': 1 }, 100));
  const events = playSilently(table.game, () => table.state.stage !== 6);
  expect(events.some(({ type }) => type === 'deal-made')).toBe(false);
  expect(chart(table, 'usa')?.cards).toHaveLength(1);
  table.usa.isRefused(sell('ussr', { 'army-card-4': 1 }, 101), 'T-SEL-01');
});
