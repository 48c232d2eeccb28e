import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { accepts } from '../referee/explain.ts';
import { options } from '../referee/options.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';
import { followed, tableAnswer } from './orders.ts';
import { type GameTable, take, whyNoUndo } from './table.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];
const rich = { grain: 9, oil: 9, minerals: 9 };
type Order = Extract<Command, { type: 'order' }>;
const order = (about: Order['about'], reply: Order['reply'], more: Partial<Order> = {}): Order => ({
  type: 'order',
  about,
  reply,
  ...more,
});
const answerOf = (table: ReturnType<typeof scenario>) => {
  const { command, why } = tableAnswer(table.game) ?? {};
  return command === undefined ? undefined : [why, command];
};

test('X-38 an order is sealed: nobody else sees it, in events, views, options or refusals', () => {
  const table = scenario({ stage: 5, powers: { usa: rich, ussr: rich } });
  const seen = () => JSON.stringify([view(table.game, ussr), view(table.game, 'spectator'), options(table.game, ussr)]);
  const before = seen();
  const [event] = table.usa.does(order('passage', 'grant', { whom: 'ussr' }));
  expect(event && redact(event, ussr)).toBeUndefined();
  expect(seen()).toBe(before);
  expect(view(table.game, usa).standingOrders?.standing).toEqual({ passage: { reply: 'grant', whom: 'ussr' } });
  table.usa.does(order('passage', 'ask'));
  expect(view(table.game, usa).standingOrders?.standing).toEqual({});
});

test('X-38 a standing bid is made in every cycle, and a plan for one cycle comes first', () => {
  const table = scenario({ cycle: 2, stage: 5, powers: { usa: {}, ussr: {} } });
  table.usa.does(order('bid-5', 'one'));
  expect(answerOf(table)).toEqual(['bid-5', { type: 'bid', cubes: 1 }]);
  table.usa.does({ type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 });
  expect(answerOf(table)).toEqual(['bids', { type: 'bid', cubes: 0 }]);
  playSilently(table.game, ({ state }) => state.cycle === 3 && state.stage === 5);
  expect(answerOf(table)).toEqual(['bid-5', { type: 'bid', cubes: 1 }]);
});

test('X-38, B-SELL-03 what is above its price is sold down to what is kept, and bought below its price', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa'],
    powers: { usa: rich, ussr: {} },
    prices: { oil: 500, grain: 200 },
  });
  table.usa.does(order('sell-oil', 'at-least', { price: 600, units: 4 }));
  expect(answerOf(table)).toBeUndefined();
  table.usa.does(order('sell-oil', 'at-least', { price: 500, units: 4 }));
  expect(answerOf(table)).toEqual(['sell-oil', { type: 'sell', resource: 'oil', units: 5 }]);
  table.usa.does(order('sell-oil', 'at-least', { price: 500, units: 9 }));
  expect(answerOf(table)).toBeUndefined();
  table.usa.does(order('sell', 'pass'));
  expect(answerOf(table)).toEqual(['sell', { type: 'pass' }]);
  const buys = scenario({
    stage: 7,
    phase: 'market-buys',
    bidders: ['usa'],
    powers: { usa: { cash: 5000, grain: 2 }, ussr: {} },
    prices: { grain: 200 },
  });
  buys.usa.does(order('buy-grain', 'at-most', { price: 199, units: 6 }));
  expect(answerOf(buys)).toBeUndefined();
  buys.usa.does(order('buy-grain', 'at-most', { price: 200, units: 6 }));
  expect(answerOf(buys)).toEqual(['buy-grain', { type: 'buy', resource: 'grain', units: 4 }]);
});

test('X-38 where every unit has its own price, only those are sold or bought whose price is right', () => {
  const options = { marketPricing: 'unit' } as const;
  const market = (prices: { oil?: number; grain?: number }) => ({ options, bidders: ['usa'] as const, prices });
  const sales = scenario({
    ...market({ oil: 500 }),
    stage: 3,
    phase: 'market-sales',
    powers: { usa: { oil: 9 }, ussr: {} },
  });
  const sold = (price: number) => {
    sales.usa.does(order('sell-oil', 'at-least', { price, units: 1 }));
    return answerOf(sales)?.[1];
  };
  expect(sold(500)).toEqual({ type: 'sell', resource: 'oil', units: 1 });
  expect(sold(501)).toBeUndefined();
  expect(sold(1)).toEqual({ type: 'sell', resource: 'oil', units: 8 });
  const buys = scenario({
    ...market({ grain: 200 }),
    stage: 7,
    phase: 'market-buys',
    powers: { usa: { cash: 20000, grain: 0 }, ussr: {} },
  });
  const bought = (price: number) => {
    buys.usa.does(order('buy-grain', 'at-most', { price, units: 8 }));
    return answerOf(buys)?.[1];
  };
  expect(bought(200)).toEqual({ type: 'buy', resource: 'grain', units: 2 });
  expect(bought(199)).toBeUndefined();
  expect(bought(1000)).toEqual({ type: 'buy', resource: 'grain', units: 8 });
});

const invaded = (sets: number) => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { iraq: 4 }, ...rich },
      ussr: { units: { arabia: 3, iran: 2, russia: 1 }, grain: sets, oil: sets, minerals: sets },
    },
    bidders: ['usa', 'ussr'],
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  table.usa.does({ type: 'attack', from: 'iraq', to: 'arabia', against: 'ussr', units: { army: 3 } });
  expect(table.state.question?.kind).toBe('defend');
  return table;
};

test('X-38, B-TAC-40 somebody pays a set while they have enough of them, and else does what they said for that', () => {
  const fight = (least: number, otherwise: Order['otherwise']) =>
    order('defence', 'fight', { least, ...(otherwise === undefined ? {} : { otherwise }) });
  const table = invaded(2);
  table.ussr.does(fight(2, 'ask'));
  expect(answerOf(table)).toEqual(['defence', { type: 'defend', supplied: true }]);
  table.ussr.does(fight(3, 'ask'));
  expect(answerOf(table)).toBeUndefined();
  table.ussr.does(fight(3, 'bare'));
  expect(answerOf(table)).toEqual(['defence', { type: 'defend', supplied: false }]);
  const able = invaded(5);
  able.ussr.does(fight(6, 'withdraw'));
  const [, withdrawal] = answerOf(able) ?? [];
  expect(withdrawal).toMatchObject({ type: 'withdraw' });
  able.ussr.does(withdrawal as Command);
  const left = view(able.game, ussr).board.find(({ zone }) => zone === 'arabia')?.forces ?? [];
  expect(left.filter((force) => force.seat === ussr)).toEqual([]);
});

test('X-38 a stage with five interrupts ends in one sitting: defence, losses, reinforcements, counterattack by orders', () => {
  const table = invaded(5);
  for (const given of [
    order('defence', 'fight', { least: 1, otherwise: 'bare' }),
    order('losses', 'most'),
    order('reinforce', 'no'),
    order('counterattack', 'no'),
  ])
    table.ussr.does(given);
  const paper: GameTable = { game: table.game, entries: [], undoable: undefined };
  const asked: string[] = [];
  for (let i = 0; i < 60 && paper.game.state.stage === 4; i += 1) {
    const answer = tableAnswer(paper.game);
    const who = answer?.seat ?? paper.game.state.question?.waiting[0];
    if (who === ussr && answer === undefined) asked.push(paper.game.state.question?.kind ?? '');
    if (answer !== undefined) {
      const result = take(paper, answer.seat, answer.command, undefined, { followed: followed(answer) });
      const told = result.ok ? result.value.filter((event) => event.type === 'order-followed') : [];
      // Its player reads which order it was; the others learn nothing of it, and nobody takes it back.
      if (followed(answer) !== undefined) {
        expect(told).toMatchObject([{ seat: answer.seat, about: answer.why, to: [answer.seat] }]);
        expect(told.map((event) => redact(event, usa))).toEqual([undefined]);
        expect(whyNoUndo(paper, answer.seat)?.code).toBe('nothing-to-undo');
      }
      continue;
    }
    if (who === undefined) break;
    if (paper.game.state.question?.kind === 'attack') take(paper, who, { type: 'pass' });
    else playSilently(paper.game, ({ state }) => state.question?.waiting[0] !== who || state.stage !== 4);
  }
  // It is their own go in which they attack or not; everything else was ordered.
  expect(new Set(asked)).toEqual(new Set(['attack']));
});

test('X-38, Q-B-78 passage is granted to the players they said, and the others are an open question', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['usa'],
    powers: { usa: { units: { iraq: 2 }, ...rich }, ussr: { units: { arabia: 1 } }, china: {} },
  });
  table.ussr.does(order('passage', 'refuse', { whom: 'china' }));
  table.usa.does({ type: 'ask-passage', of: ussr });
  expect(answerOf(table)).toBeUndefined();
  table.ussr.does(order('passage', 'grant', { whom: 'usa' }));
  expect(answerOf(table)).toEqual(['passage', { type: 'permit', allow: true }]);
  table.ussr.does(order('passage', 'refuse', { whom: 'usa' }));
  expect(answerOf(table)).toEqual(['passage', { type: 'permit', allow: false }]);
});

test.each([
  ['grant', true],
  ['refuse', false],
] as const)('X-38, B-BUILD-16 a request to build is answered as ordered: %s', (reply, allow) => {
  const table = scenario({
    stage: 6,
    phase: 'conventional-builds',
    bidders: ['ussr'],
    powers: { ussr: rich, usa: { units: { scandinavia: 1 } }, china: {} },
  });
  table.usa.does(order('build-permission', reply, { whom: 'ussr' }));
  table.ussr.does({ type: 'ask-to-build', sea: 'baltic-sea', of: table.usa.seat });
  expect(answerOf(table)).toEqual(['build-permission', { type: 'permit-build', allow }]);
});

test('X-38 offers are refused, or accepted at their own prices and no others', () => {
  const offered = (terms: object) => {
    const table = scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: { cash: 9000, ...rich }, ussr: { cash: 9000, ...rich } },
      traders: ['usa'],
    });
    table.ussr.does({ type: 'offer', to: 'usa', ...terms } as Command);
    return table;
  };
  const cheap = offered({ gives: { oil: 2 }, wantsCash: 600 });
  cheap.usa.does(order('buy-oil', 'at-most', { price: 299, units: 12 }));
  cheap.usa.does(order('offers', 'at-my-prices'));
  expect(answerOf(cheap)).toBeUndefined();
  cheap.usa.does(order('buy-oil', 'at-most', { price: 300, units: 12 }));
  expect(answerOf(cheap)?.[0]).toBe('offers');
  expect(answerOf(cheap)?.[1]).toMatchObject({ type: 'accept-offer' });
  // No more than they want to have.
  cheap.usa.does(order('buy-oil', 'at-most', { price: 300, units: 10 }));
  expect(answerOf(cheap)).toBeUndefined();
  cheap.usa.does(order('offers', 'refuse'));
  expect(answerOf(cheap)?.[1]).toMatchObject({ type: 'decline-offer' });
  // Orders that would buy for more than they sell for could be emptied by offers to and fro: they are asked instead.
  cheap.usa.does(order('offers', 'at-my-prices'));
  cheap.usa.does(order('buy-oil', 'at-most', { price: 300, units: 12 }));
  cheap.usa.does(order('sell-oil', 'at-least', { price: 299, units: 11 }));
  expect(answerOf(cheap)).toBeUndefined();
  // As long as nothing that was bought would be sold again, prices may cross; and so may equal ones.
  cheap.usa.does(order('sell-oil', 'at-least', { price: 299, units: 12 }));
  expect(answerOf(cheap)?.[1]).toMatchObject({ type: 'accept-offer' });
  cheap.usa.does(order('sell-oil', 'at-least', { price: 300, units: 11 }));
  expect(answerOf(cheap)?.[1]).toMatchObject({ type: 'accept-offer' });
  // Something else in the deal is for them to judge.
  const mixed = offered({ gives: { oil: 2, grain: 1 }, wantsCash: 1 });
  mixed.usa.does(order('buy-oil', 'at-most', { price: 900, units: 12 }));
  mixed.usa.does(order('offers', 'at-my-prices'));
  expect(answerOf(mixed)).toBeUndefined();
});

test('X-38, B-STRAT-16, -22 champions and L-stars follow orders, and never do what their player could not', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { alaska: 1 }, nukes: 2, ...rich },
      ussr: { units: { russia: 1 }, lStars: 1, ...rich },
      china: { units: { tibet: 1 }, lStars: 1, ...rich },
      europe: { units: { 'western-europe': 1 }, ...rich },
    },
    bidders: ['usa'],
    dice: [1, 1, 1, 1, 1, 1],
  });
  for (const player of [table.ussr, table.china, table.europe]) player.does(order('champion', 'yes'));
  table.ussr.does(order('screen', 'fire'));
  table.china.does(order('screen', 'hold'));
  table.usa.does({ type: 'launch', targets: { russia: 2 } });
  const kinds: string[] = [];
  while (table.state.question?.kind === 'champion' || table.state.question?.kind === 'shoot') {
    const answer = tableAnswer(table.game);
    const who = answer?.seat ?? table.state.question.waiting[0] ?? usa;
    if (answer !== undefined) expect(accepts(table.game, who, answer.command)).toBe(true);
    kinds.push(answer === undefined ? 'asked' : `${who} ${answer.command.type}`);
    if (answer === undefined) break;
    table
      .player(who === 'usa' ? 'usa' : who === 'ussr' ? 'ussr' : who === 'china' ? 'china' : 'europe')
      .does(answer.command);
  }
  expect(kinds).toContain('ussr shoot');
  expect(kinds).not.toContain('asked');
});

test('X-38, B-ATK-54 a home territory that was lost is attacked again by order, if enough armies are near', () => {
  const retaken = (least: number) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      powers: {
        usa: { units: { romania: 3 }, ...rich },
        ussr: { units: { russia: 1, kazakh: 3 }, ...rich },
      },
      bidders: ['usa'],
      dice: [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    table.ussr.does(order('counterattack', 'retake', { least }));
    table.usa.does({ type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 3 } });
    for (let i = 0; i < 20 && table.state.question?.kind !== 'counterattack'; i += 1) {
      const { question } = table.state;
      if (question?.kind === 'occupy') {
        const [offer] = options(table.game, usa, { type: 'occupy' });
        const { domain } = offer?.next ?? {};
        const first = domain?.kind === 'list' && domain.next.kind === 'one-of' ? domain.next.values.at(-1) : undefined;
        table.usa.does({ type: 'occupy', orders: [first] } as unknown as Command);
      } else playSilently(table.game, ({ state }) => state.question?.id !== question?.id);
    }
    return answerOf(table)?.[1];
  };
  expect(retaken(3)).toMatchObject({ type: 'attack', to: 'russia', units: { army: 3 } });
  expect(retaken(4)).toEqual({ type: 'no-counterattack' });
});

test('X-38, B-ATK-54 a counterattack takes the zone that was named, and nothing else', () => {
  const table = invaded(5);
  table.ussr.does(order('defence', 'surrender'));
  table.ussr.does(order('counterattack', 'take', { where: 'iraq', least: 1 }));
  expect(view(table.game, ussr).standingOrders?.standing?.counterattack).toEqual({
    reply: 'take',
    least: 1,
    where: 'iraq',
  });
  for (let i = 0; i < 20 && table.state.question?.kind !== 'counterattack'; i += 1) {
    const { question } = table.state;
    playSilently(table.game, ({ state }) => state.question?.id !== question?.id);
  }
  expect(answerOf(table)).toMatchObject(['counterattack', { type: 'attack', to: 'iraq' }]);
  table.ussr.does(order('counterattack', 'take', { where: 'alaska', least: 1 }));
  expect(answerOf(table)).toEqual(['counterattack', { type: 'no-counterattack' }]);
});
