import { expect, test } from 'vitest';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { tableAnswer } from '../table/orders.ts';
import { type GameTable, take, undo } from '../table/table.ts';
import { playSilently, scenario, type Table } from '../testing/index.ts';

const usa = seat('usa');
const ussr = seat('ussr');
const china = seat('china');
const wish = { type: 'prepare-offer', stage: 3, to: 'ussr', gives: { oil: 2 }, wantsCash: 300 } as const;

/** Plays on without a word until somebody is asked to trade, and carries out what the table answers. */
function untilTrade(table: Table): string[] {
  playSilently(table.game, ({ state }) => state.question?.kind === 'trade' || state.stage === 4);
  const sent: string[] = [];
  for (let answer = tableAnswer(table.game); answer?.why === 'prepared'; answer = tableAnswer(table.game)) {
    sent.push(answer.command.type);
    const result = perform(table.game, answer.seat, answer.command);
    if (!result.ok) throw new Error(result.refusal.message);
  }
  return sent;
}

const before = {
  stage: 3,
  phase: 'market-sales',
  powers: { usa: { oil: 3 }, ussr: {} },
  bidders: ['usa', 'ussr'],
  traders: [],
} as const;

test('X-32 an offer prepared before players trade is put when they do, and its receiver is asked', () => {
  const table = scenario(before);
  const [event] = table.usa.does(wish);
  expect(event && redact(event, ussr)).toBeUndefined();
  expect(view(table.game, ussr).standingOrders).toBeUndefined();
  expect(view(table.game, usa).standingOrders?.prepared).toHaveLength(1);
  expect(untilTrade(table)).toEqual(['offer']);
  expect(table.state.offers.open).toMatchObject([{ from: 'usa', to: 'ussr', gives: { goods: { oil: 2 } } }]);
  expect(table.state.question?.waiting).toEqual(['ussr']);
  expect(table.state.orders[usa]?.prepared).toBeUndefined();
});

test('X-32 a prepared offer that can no longer be made is dropped, and its author alone is told', () => {
  const table = scenario({ ...before, powers: { usa: { oil: 1 }, ussr: {} } });
  table.usa.does(wish);
  expect(untilTrade(table)).toEqual(['drop-prepared']);
  expect(table.state.offers.open).toEqual([]);
  expect([table.state.stage, table.state.orders[usa]?.prepared]).toEqual([4, undefined]);
});

test('X-32, X-38 a prepared offer is changed or dropped until it is used, and waits for its own stage', () => {
  const table = scenario(before);
  table.usa.does(wish);
  table.usa.does({ ...wish, gives: { oil: 1 } });
  table.usa.does({ ...wish, stage: 7 });
  expect(table.state.orders[usa]?.prepared).toMatchObject([{ terms: { gives: { oil: 1 } } }, { stage: 7 }]);
  const [dropped] = table.usa.does({ type: 'drop-prepared', stage: 3, to: 'ussr' });
  expect(dropped).toMatchObject({ type: 'prepared-dropped', to: ['usa'] });
  expect(untilTrade(table)).toEqual([]);
  expect(table.state.orders[usa]?.prepared).toMatchObject([{ stage: 7 }]);
  table.usa.isRefused({ ...wish, wants: { oil: 1 } }, 'Q-B-30');
  table.usa.isRefused({ type: 'prepare-offer', stage: 3, to: 'ussr' }, 'B-DIPLO-01');
  table.usa.isRefused({ ...wish, to: 'usa' }, 'B-DIPLO-01');
  expect(table.usa.isRefused({ type: 'drop-prepared', stage: 3, to: 'ussr' }, 'X-32').code).toBe('nothing-prepared');
});

test('X-32 an offer prepared for Stage 7 is not put in Stage 3, though its author trades there', () => {
  const table = scenario({ ...before, traders: ['usa'] });
  table.usa.does({ ...wish, stage: 7 });
  expect(untilTrade(table)).toEqual([]);
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['usa'] });
  expect([table.state.offers.open, table.state.orders[usa]?.prepared]).toMatchObject([[], [{ stage: 7 }]]);
});

test('X-32, B-DIPLO-02 a prepared offer is put once, though somebody who knows nothing of it takes back the move that opened the round', () => {
  const put = (answer: 'accept-offer' | 'decline-offer' | undefined) => {
    const powers = { usa: {}, ussr: {}, china: { cash: 100 } };
    const { game } = scenario({ ...before, powers, bidders: ['ussr'], traders: ['ussr'] });
    const table: GameTable = { game, entries: [], undoable: undefined };
    take(table, usa, { type: 'prepare-offer', stage: 3, to: 'china', givesCash: 500 });
    take(table, usa, { type: 'prepare-offer', stage: 7, to: 'china', givesCash: 500 });
    take(table, ussr, { type: 'pass' });
    const offer = tableAnswer(table.game);
    expect(offer).toMatchObject({ seat: 'usa', command: { type: 'offer', givesCash: 500 } });
    if (offer !== undefined) take(table, offer.seat, offer.command);
    if (answer !== undefined) take(table, china, { type: answer, offer: 'usa>china#1' });
    expect(undo(table, ussr).ok).toBe(true);
    take(table, ussr, { type: 'pass' });
    expect(table.game.state.question?.kind).toBe('trade');
    expect(tableAnswer(table.game)).toBeUndefined();
    // The one for the other stage waits for its own.
    expect(table.game.state.orders[usa]?.prepared).toMatchObject([{ stage: 7 }]);
    return [table.game.state.seats[china]?.cash, table.game.state.offers.open.length];
  };
  expect(put('accept-offer')).toEqual([600, 0]);
  expect(put('decline-offer')).toEqual([100, 0]);
  expect(put(undefined)).toEqual([100, 1]);
});

test('X-32 a prepared offer stands beside another one that its author makes to the same partner before players trade', () => {
  const table = scenario(before);
  table.usa.does({ ...wish, stage: 3 });
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 300 });
  expect(table.state.orders[usa]?.prepared).toHaveLength(1);
});

test('X-32 with five offers prepared there is no room for another one, and each of the five can be replaced', () => {
  const table = scenario({ ...before, powers: { usa: { oil: 3 }, ussr: {}, china: {}, europe: {} } });
  for (const to of ['ussr', 'china'] as const)
    for (const stage of [3, 7] as const) table.usa.does({ ...wish, stage, to });
  table.usa.does({ ...wish, stage: 7, to: 'europe' });
  expect(table.usa.isRefused({ ...wish, to: 'europe' }, 'X-32').code).toBe('too-many-prepared');
  const open = (draft: object) => options(table.game, usa, { type: 'prepare-offer', ...draft })[0]?.next?.domain;
  expect(open({})).toMatchObject({ values: [3, 7] });
  expect(open({ stage: 3 })).toMatchObject({ values: ['china', 'ussr'] });
  table.usa.does({ ...wish, gives: { oil: 1 } });
  const prepared = table.state.orders[usa]?.prepared ?? [];
  expect(prepared).toHaveLength(5);
  expect(prepared.filter(({ to, stage }) => to === ussr && stage === 3)).toMatchObject([
    { terms: { gives: { oil: 1 } } },
  ]);
  table.usa.does({ type: 'drop-prepared', stage: 7, to: 'ussr' });
  table.usa.does({ ...wish, to: 'europe' });
  table.usa.does({ type: 'drop-prepared', stage: 7, to: 'china' });
  table.usa.does({ type: 'drop-prepared', stage: 7, to: 'europe' });
  expect(table.state.orders[usa]?.prepared?.map(({ stage }) => stage)).toEqual([3, 3, 3]);
});

test('X-32 with five offers prepared for one stage none can be prepared for the other', () => {
  const powers = { usa: {}, ussr: {}, china: {}, europe: {}, africa: {}, 'south-america': {} } as const;
  const table = scenario({ ...before, powers });
  for (const to of ['ussr', 'china', 'europe', 'africa', 'south-america']) table.usa.does({ ...wish, to });
  expect(options(table.game, usa, { type: 'prepare-offer' })[0]?.next?.domain).toMatchObject({ values: [3] });
  table.usa.isRefused({ ...wish, stage: 7 }, 'X-32');
});
