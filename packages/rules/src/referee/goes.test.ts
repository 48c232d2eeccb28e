// Goes in turn, rolls for an order, answers that are replaced, and what a seat hears that may not act.
import { expect, test } from 'vitest';
import type { Command, Frame } from '../game.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import { askedOf } from './asked.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { commandsFor, perform, whyNot } from './perform.ts';
import { Play } from './play.ts';
import { redact } from './redact.ts';
import { rollForOrder } from './roll-for-order.ts';
import { isOver, ROTATION, rotate, startRotation } from './rotation.ts';

const [a, b, c, d] = [seat('usa'), seat('ussr'), seat('china'), seat('africa')];
const BIDDERS = [a, b, c, d];

test.each([
  // Whose turn it is, passes in a row, who leaves; then whose turn, and how many passes count.
  [a, 0, b, a, 0],
  [a, 0, a, b, 0],
  [d, 2, d, a, 2],
  // The last two passes were those of B and C.
  [d, 2, c, d, 1],
  [d, 2, b, d, 1],
  [d, 2, a, d, 2],
  // And before A: C and D.
  [a, 2, d, a, 1],
  [a, 2, c, a, 1],
  [a, 2, b, a, 2],
  [b, 3, a, b, 2],
  [b, 3, c, b, 2],
] as const)('Q-B-17 with %s to go after %i passes, %s leaves', (turn, passes, leaver, next, left) => {
  const frame = { procedure: 'moves', turn, passes } as unknown as Extract<Frame, { procedure: 'moves' }>;
  ROTATION.leave?.(frame, leaver, BIDDERS);
  expect([frame.turn, frame.passes]).toEqual([next, left]);
});

test('Q-B-17 the last bidder who leaves leaves no go, and who did not bid changes nothing', () => {
  const frame = { procedure: 'moves', turn: a, passes: 0 } as unknown as Extract<Frame, { procedure: 'moves' }>;
  ROTATION.leave?.(frame, b, [a]);
  expect([frame.turn, frame.passes]).toEqual([a, 0]);
  ROTATION.leave?.(frame, a, [a]);
  expect(frame.turn).toBeUndefined();
  ROTATION.leave?.(frame, a, BIDDERS);
  expect([frame.turn, frame.passes]).toEqual([undefined, 0]);
});

test('Q-B-17 an act begins the count of passes again', () => {
  const frame = { procedure: 'moves', turn: a, passes: 2 } as unknown as Extract<Frame, { procedure: 'moves' }>;
  ROTATION.goDone?.(frame, 'passed', b);
  expect([frame.turn, frame.passes]).toEqual([b, 3]);
  ROTATION.goDone?.(frame, 'acted', c);
  expect([frame.turn, frame.passes]).toEqual([c, 0]);
});

test('Q-B-17 a round of passes ends the phase; a bidder who cannot act passes without being asked', () => {
  const made = () =>
    scenario({
      stage: 5,
      phase: 'moves',
      bidders: ['usa', 'ussr'],
      powers: { usa: { units: { alaska: 1 } }, ussr: {} },
    });
  const play = new Play(made().game);
  expect(startRotation(play)).toEqual({ turn: a, passes: 0 });
  expect([0, 1, 2, 3].map((passes) => isOver(play, { turn: a, passes }))).toEqual([false, false, true, true]);
  expect(isOver(play, { turn: undefined, passes: 0 })).toBe(true);
  const told = (frame: { turn: typeof a | undefined; passes: number }, able: boolean) => {
    const asked = new Play(made().game);
    rotate(asked, frame, 'move', () => able);
    return asked.events.map(({ type }) => type);
  };
  expect(told({ turn: a, passes: 1 }, true)).toEqual(['asked']);
  expect(told({ turn: a, passes: 1 }, false)).toEqual(['passed']);
  expect(told({ turn: a, passes: 2 }, true)).toEqual(['finished']);
  expect(told({ turn: undefined, passes: 0 }, true)).toEqual(['finished']);
});

test.each([
  [[3, 6, 1, 4], [b, d, a, c], 4],
  // The two sixes roll again and stay before the others; so do the two ones.
  [[6, 1, 6, 1, 2, 5, 6, 3], [c, a, b, d], 8],
  [[4, 4, 4, 4, 1, 2, 3, 3, 5, 6], [d, c, b, a], 10],
])('Q-B-16 dice %o give the order %o after %i rolls', (dice, order, rolls) => {
  const { game } = scenario({ powers: { usa: {}, ussr: {}, china: {}, africa: {} } });
  let next = 0;
  const play = new Play({ ...game, stream: { position: 0, below: () => (dice[next++] ?? 1) - 1 } });
  expect(rollForOrder(play, BIDDERS, 'a test')).toEqual(order);
  expect(next).toBe(rolls);
  expect(rollForOrder(play, [b], 'a test')).toEqual([b]);
  expect(rollForOrder(play, [], 'a test')).toEqual([]);
  expect(next).toBe(rolls);
});

test('what is asked of a seat is asked of those who are waited for, with the facts of its kind', () => {
  const { game } = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['usa'],
    powers: { usa: { units: { alaska: 1 } }, ussr: {} },
  });
  expect(askedOf(game, a)).toMatchObject({ kind: 'move' });
  expect(askedOf(game, b)).toBeUndefined();
  const loans = scenario({ stage: 1, powers: { usa: { loans: 2, cash: 5_000 }, ussr: {} } });
  const interest = loans.usa.has.interestDue;
  expect(interest).toBeGreaterThan(0);
  expect(askedOf(loans.game, a)).toEqual({ kind: 'bank-loans', facts: { interest } });
});

test('B-BID-04 a sealed bid may be replaced twenty times and no more, and nobody hears of it', () => {
  const table = scenario({ stage: 5, powers: { usa: {}, ussr: {} } });
  const [first] = table.usa.does({ type: 'bid', cubes: 0 });
  expect(first?.to).toBeUndefined();
  for (let i = 1; i <= 20; i += 1) {
    const [again] = table.usa.does({ type: 'bid', cubes: i % 2 });
    expect(again?.to).toEqual([a]);
    expect(again && redact(again, b)).toBeUndefined();
  }
  expect(table.state.question?.replaced).toEqual({ usa: 20 });
  expect(table.usa.isRefused({ type: 'bid', cubes: 1 }, 'B-BID-04')).toMatchObject({
    code: 'replaced-often',
    figures: { most: 20 },
  });
  table.ussr.does({ type: 'bid', cubes: 1 });
});

test('B-FLOW-06 who is not asked, asked something else, out, or not at the table is told so', () => {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['usa', 'ussr'],
    powers: { usa: { units: { alaska: 1 } }, ussr: { units: { russia: 1 } }, china: {} },
  });
  const play = new Play(table.game);
  const why = (who: typeof a, command: Command, question?: number) => whyNot(play, who, command, question)?.message;
  const id = table.state.question?.id ?? 0;
  expect(why(a, { type: 'pass' }, id)).toBeUndefined();
  expect(why(a, { type: 'pass' }, id + 1)).toBe('stale-answer');
  expect(why(b, { type: 'pass' })).toBe('not-your-turn');
  expect(why(a, { type: 'bid', cubes: 1 })).toBe('not-asked:answer-first');
  expect(why(b, { type: 'bid', cubes: 1 })).toBe('not-asked:wait');
  expect(why(seat('europe'), { type: 'pass' })).toBe('no-seat:here');
  expect(why(seat('toString'), { type: 'pass' })).toBe('no-seat:here');
  expect(why(a, { type: 'nonsense' } as unknown as Command)).toBe('unknown-command');
  expect(why(a, { type: 'pass', to: 'alaska' } as unknown as Command)).toBeUndefined();
  table.china.does({ type: 'resign' });
  expect(why(c, { type: 'borrow', billions: 1 })).toBe('out');
  expect(why(a, { type: 'permit', allow: true })).toBe('not-asked:answer-first');
  table.state.cycle = 0;
  expect(why(a, { type: 'borrow', billions: 1 })).toBe('not-begun');
  table.state.cycle = 2;
  expect(outcome(table.game)).toBeUndefined();
  table.state.ended = { how: 'detente', winners: [a] } as never;
  expect(why(a, { type: 'pass' })).toBe('game-over');
  expect(outcome(table.game)).toEqual({ how: 'detente', winners: [a], cycles: 2 });
});

test('B-FLOW-06 a field that has no place beside those before it is refused', () => {
  const table = scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: {}, ussr: {} } });
  const offer = { type: 'offer', to: 'ussr', gives: { oil: 1 } } as const;
  const why = (command: Command) => whyNot(new Play(table.game), a, command);
  expect(why(offer)).toBeUndefined();
  expect(why({ ...offer, repay: 5 })).toMatchObject({ code: 'no-such-field', figures: { field: 'repay' } });
  expect(perform(table.game, a, { ...offer, price: 5 }).ok).toBe(false);
});

test('B-FLOW-06 a draft that leaves a field open is asked for it, whatever stands after it', () => {
  const table = scenario({ stage: 6, powers: { usa: { cash: 500 }, ussr: {} } });
  const next = (draft: object) => options(table.game, a, { type: 'give-cash', ...draft })[0]?.next?.field;
  expect([next({}), next({ amount: 5 }), next({ to: 'ussr' }), next({ to: 'ussr', amount: 5 })]).toEqual([
    'to',
    'to',
    'amount',
    undefined,
  ]);
});

test('the commands for a question are its answers and the standing rights', () => {
  const types = (kind: Parameters<typeof commandsFor>[0]) => commandsFor(kind).map(({ type }) => type);
  expect(types('permission')).toContain('permit');
  expect(types('permission')).toContain('borrow');
  expect(types('permission')).not.toContain('bid');
  expect(types(undefined)).not.toContain('permit');
  expect(types(undefined)).toContain('resign');
});
