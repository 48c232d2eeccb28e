// Face-down cards on their way from hand to hand tell nobody more than the table could see (B-DIPLO-04, X-29).

import { sayEvent, sayQuestion } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { GameEvent } from '../game.ts';
import { explain } from '../referee/explain.ts';
import { cloneGame } from '../referee/game.ts';
import { options } from '../referee/options.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seatOf } from '../state/ledger.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, scenario, Table } from '../testing/index.ts';

const OILS = ['baqa-oil', 'taranaki-oil'] as const;
type Position = ReturnType<typeof scenario>;
type Oil = (typeof OILS)[number];

/** Every byte that a seat gets after some events. */
function bytes({ game }: Table, viewer: string, events: readonly GameEvent[] = []): string {
  const heard = events.flatMap((event) => redact(event, seat(viewer)) ?? []);
  return JSON.stringify([
    view(game, seat(viewer)),
    options(game, seat(viewer)),
    sayQuestion(game, seat(viewer)) ?? '',
    heard,
    heard.map((event) => sayEvent(game, event) ?? ''),
  ]);
}

function handOf({ game }: Table, viewer: string, holder: string): readonly (string | undefined)[] {
  return (view(game, seat(viewer)).seats[seat(holder)]?.holdings ?? []).map(({ card }) => card);
}

/** The USA may sell; it has shown China its Baqa card, which China did not want. */
function shownToChina(usa: PowerSketch['cards'], show = true): Position {
  const t = scenario({
    stage: 3,
    phase: 'sales-to-players',
    powers: { usa: { cards: usa ?? {} }, ussr: {}, china: {} },
    bidders: ['usa', 'ussr'],
  });
  t.usa.does({ type: 'offer', to: 'china', gives: { 'baqa-oil': 1 }, wantsCash: 5000, show });
  t.china.does({ type: 'decline-offer', offer: 'usa>china#1' });
  return t;
}

function sells(t: Position, oil: Oil, how: 'deal' | 'auction'): readonly GameEvent[] {
  if (how === 'deal') {
    t.usa.does({ type: 'offer', to: 'ussr', gives: { [oil]: 1 }, wantsCash: 100 });
    return t.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  }
  t.usa.does({ type: 'auction-company', company: oil, reserve: 10 });
  t.ussr.does({ type: 'raise', amount: 20 });
  return t.china.does({ type: 'pass-auction' });
}

test.each(['deal', 'auction'] as const)(
  'B-DIPLO-04 Q-B-29 after a sale by %s, nobody who had seen one of two face-down cards can tell which was sold',
  (how) => {
    const heard = OILS.map((oil) => {
      const t = shownToChina({ 'baqa-oil': 'secret', 'palliser-grain': 'secret', 'taranaki-oil': 'secret' });
      expect(handOf(t, 'china', 'usa')).toContain('baqa-oil');
      return bytes(t, 'china', sells(t, oil, how));
    });
    expect(heard[0]).toBe(heard[1]);
    expect(heard[0]).not.toContain('baqa-oil"');
  },
);

test('B-DIPLO-04 Q-B-29 a card that passes as the only one of its kind is still known to those who had seen it', () => {
  const t = shownToChina({ 'baqa-oil': 'secret', 'palliser-grain': 'secret' });
  sells(t, 'baqa-oil', 'deal');
  expect(handOf(t, 'china', 'ussr')).toEqual(['baqa-oil']);
  // The buyer cannot tell that China knows it; they know that the seller does.
  expect(t.ussr.has.holdings[0]).toMatchObject({ knownTo: ['usa'], seenBefore: ['china'] });
});

test('B-DIPLO-04 Q-B-29 both of two face-down cards pass in one deal, and those who had seen one still know where it is', () => {
  const t = shownToChina({ 'baqa-oil': 'secret', 'taranaki-oil': 'secret' });
  t.usa.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1, 'taranaki-oil': 1 }, wantsCash: 100 });
  t.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(handOf(t, 'china', 'ussr')).toEqual(['baqa-oil', undefined]);
});

test('B-DIPLO-04 the buyer, who sees the card they get, still knows the one that they had been shown', () => {
  const t = shownToChina({ 'baqa-oil': 'secret', 'taranaki-oil': 'secret' });
  t.usa.does({ type: 'offer', to: 'china', gives: { 'taranaki-oil': 1 }, wantsCash: 100 });
  t.china.does({ type: 'accept-offer', offer: 'usa>china#2' });
  expect(handOf(t, 'china', 'usa')).toEqual(['baqa-oil']);
  expect(handOf(t, 'ussr', 'usa')).toEqual([undefined]);
});

test.each(['deal', 'auction'] as const)(
  'B-DIPLO-04 a player who gets a card by %s cannot tell to whom it had been shown',
  (how) => {
    const hands = [true, false].map((show) => {
      const t = shownToChina({ 'baqa-oil': 'secret' }, show);
      const heard = bytes(t, 'ussr', sells(t, 'baqa-oil', how));
      // Nor when they offer it themselves, shown or not, to one who had seen it.
      t.usa.does({ type: 'done-trading' });
      const offered = [true, false].map((shows) => {
        const u = new Table(cloneGame(t.game, quickStream('nothing is drawn')));
        const events = u
          .player('ussr')
          .does({ type: 'offer', to: 'china', gives: { 'baqa-oil': 1 }, wantsCash: 1, show: shows });
        return bytes(u, 'ussr', events);
      });
      return [heard, ...offered];
    });
    expect(hands[0]).toEqual(hands[1]);
  },
);

test.each([
  { gives: { 'baqa-oil': 1 }, unseen: { 'secret-oil': 1 } },
  { gives: { 'baqa-oil': 1, 'taranaki-oil': 1 }, unseen: { 'secret-oil': 2 } },
])('B-DIPLO-04 the author of an offer of $gives reads the same, whatever his partner had seen', ({ gives, unseen }) => {
  const offered = [true, false].map((show) => {
    const t = scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: { cards: { 'baqa-oil': 'secret' } }, ussr: { cards: { 'taranaki-oil': 'secret' } }, china: {} },
      bidders: ['usa', 'ussr'],
    });
    t.usa.does({ type: 'offer', to: 'china', gives: { 'baqa-oil': 1 }, wantsCash: 5000, show });
    t.china.does({ type: 'decline-offer', offer: 'usa>china#1' });
    sells(t, 'baqa-oil', 'deal');
    const events = t.ussr.does({ type: 'offer', to: 'china', gives, wantsCash: 10 });
    expect(t.state.offers.open[0]?.gives.goods).toEqual(gives);
    const [made] = events;
    const read = (viewer: string) => made && redact(made, seat(viewer));
    expect(read('ussr')).toMatchObject({ offer: { gives: { goods: unseen } }, secret: { ussr: { gives } } });
    const rest = 'taranaki-oil' in gives ? { 'secret-oil': 1 } : {};
    expect(read('china')).toMatchObject({
      offer: { gives: { goods: unseen } },
      secret: { china: { gives: show ? { 'baqa-oil': 1, ...rest } : unseen } },
    });
    return bytes(t, 'ussr', events);
  });
  expect(offered[0]).toBe(offered[1]);
});

test('B-DIPLO-04 Q-B-34 a squatter cannot tell to whom a card had been shown, and those who had seen it know who has it', () => {
  const hands = [true, false].map((show) => {
    const t = scenario({
      stage: 5,
      powers: {
        usa: { cards: { 'baqa-oil': 'secret', 'taranaki-oil': 'secret' } },
        ussr: { units: { iraq: 1 }, grain: 9, oil: 9 },
        china: {},
      },
      bidders: ['ussr'],
      phase: 'moves',
    });
    const player = seatOf(t.state, seat('usa'));
    player.holdings = player.holdings.map((holding) =>
      show && holding.card === 'baqa-oil' ? { ...holding, knownTo: [seat('china')] } : holding,
    );
    const events = t.ussr.does({
      type: 'move',
      to: 'arabia',
      orders: [{ how: 'march', from: 'iraq', units: { army: 1 } }],
    });
    if (show) expect(handOf(t, 'china', 'ussr')).toEqual(['baqa-oil']);
    return bytes(t, 'ussr', events);
  });
  expect(hands[0]).toBe(hands[1]);
});

test('B-DIPLO-04 Q-B-30 the order of the goods in a deal betrays no card that lies face down', () => {
  const heard = OILS.map((oil) => {
    const other = oil === 'baqa-oil' ? 'taranaki-oil' : 'baqa-oil';
    const t = scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: { cards: { [oil]: 'secret', 'palliser-grain': 'secret' } }, ussr: {}, china: {} },
      bidders: ['usa'],
      deck: [other],
    });
    const made = t.usa.does({
      type: 'offer',
      to: 'ussr',
      gives: { [oil]: 1, 'palliser-grain': 1 },
      wantsCash: 100,
    });
    const partner = bytes(t, 'ussr', made);
    const struck = t.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
    return [partner, bytes(t, 'china', struck)];
  });
  expect(heard[0]).toEqual(heard[1]);
});

test('B-DIPLO-04 Q-B-30 nor do the clauses of a deal, whatever passes with the card', () => {
  const heard = OILS.map((oil) => {
    const other = oil === 'baqa-oil' ? 'taranaki-oil' : 'baqa-oil';
    const t = scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: { cards: { [oil]: 'secret' } }, ussr: {}, china: {} },
      bidders: ['usa'],
      deck: [other],
    });
    t.usa.does({ type: 'offer', to: 'ussr', gives: { [oil]: 1, grain: 1 }, wantsCash: 100 });
    return bytes(t, 'china', t.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' }));
  });
  expect(heard[0]).toBe(heard[1]);
});

test('B-DIPLO-03 a player who asks for a card that lies face down hears the same, no matter who holds it', () => {
  const heard = (['ussr', 'china', undefined] as const).map((holder) => {
    const cards = (who: string) => (holder === who ? { cards: { 'baqa-oil': 'secret' } as const } : {});
    const table = scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: {}, ussr: cards('ussr'), china: cards('china') },
      bidders: ['usa', 'ussr'],
    });
    return explain(table.game, seat('usa'), { type: 'offer', to: 'ussr', givesCash: 100, wants: { 'baqa-oil': 1 } });
  });
  expect(heard[0]).toBeDefined();
  expect(heard[1]).toEqual(heard[0]);
  expect(heard[2]).toEqual(heard[0]);
});

test('X-29, B-DIPLO-01 a gift, a loan or offers between two others change not a byte of what a third reads', () => {
  const read = (acts: (table: ReturnType<typeof scenario>) => void): string => {
    const table = scenario({ stage: 5, powers: { usa: {}, ussr: {}, china: {} } });
    acts(table);
    return JSON.stringify([view(table.game, seat('china')), options(table.game, seat('china'))]);
  };
  const quiet = read(() => undefined);
  expect(read((table) => table.usa.does({ type: 'give-cash', to: 'ussr', amount: 5_000 }))).toBe(quiet);
  const lent = read((table) => {
    table.usa.does({ type: 'offer', to: 'ussr', givesCash: 400, loan: true, repay: 500, dueCycle: 3 });
    table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  });
  expect(lent).toBe(quiet);
  const haggled = read((table) => {
    table.usa.does({ type: 'offer', to: 'ussr', wantsCash: 400 });
    table.ussr.does({ type: 'counter-offer', offer: 'usa>ussr#1', wantsCash: 1 });
  });
  expect(haggled).toBe(quiet);
});

test('X-29 other cash, another hidden card and another sealed bid make the same bytes for everybody else', () => {
  const read = (cash: number, card: 'baqa-oil' | 'hassi-oil', cubes: number): string => {
    const table = scenario({
      stage: 7,
      powers: { usa: { cash, cards: { [card]: 'secret' } }, ussr: {}, china: { cards: 'home' } },
      deck: [card === 'baqa-oil' ? 'hassi-oil' : 'baqa-oil'],
    });
    const events = table.usa.does({ type: 'bid', cubes });
    const told = events.map((event) => redact(event, seat('china')) ?? null);
    return JSON.stringify([view(table.game, seat('china')), options(table.game, seat('china')), told]);
  };
  expect(read(3, 'hassi-oil', 1)).toBe(read(7_000, 'baqa-oil', 0));
});
