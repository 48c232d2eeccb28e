import { describe, expect, test } from 'vitest';
import { companiesIn, companyOf, TERRITORIES, type Zone } from '../board/index.ts';
import { quickStream } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { cloneState } from '../state/clone.ts';
import { unitsAt } from '../state/forces.ts';
import { type Seat, seat } from '../state/seat.ts';
import { plainSetup, planSetup, scenario } from '../testing/index.ts';
import { tableAnswer } from './orders.ts';
import { foldOn } from './replay.ts';
import { areHiddenFrom, fallbackFor, type GameTable, startTable, take, undo, whyNoUndo } from './table.ts';

test('a sealed answer can be taken back until the last one is in', () => {
  const { setup } = planSetup({ players: 2, seed: 'undo' });
  const started = startTable(setup, quickStream('undo'));
  if (!started.ok) throw new Error(started.refusal.message);
  const table = started.value;
  const [first = seat(''), second = seat('')] = setup.seats;
  const answer = () => fallbackFor(table.game, first) ?? { type: 'pass' as const };
  expect(take(table, first, answer()).ok).toBe(true);
  expect(undo(table, first).ok).toBe(true);
  expect(take(table, first, answer()).ok).toBe(true);
  const last = take(table, second, fallbackFor(table.game, second) ?? { type: 'pass' });
  expect(last.ok && last.value.some(({ type }) => type === 'units-placed')).toBe(true);
  expect(undo(table, second).ok).toBe(false);
});

test('B-BID-04 a sealed answer is replaced some twenty times and no more, and nobody else hears of it', () => {
  const { setup } = planSetup({ players: 2, seed: 'undo' });
  const started = startTable(setup, quickStream('undo'));
  if (!started.ok) throw new Error(started.refusal.message);
  const table = started.value;
  const [first = seat(''), second = seat('')] = setup.seats;
  const answer = fallbackFor(table.game, first) ?? { type: 'pass' as const };
  for (let replaced = 0; replaced <= 20; replaced++) {
    const result = take(table, first, answer);
    if (!result.ok) throw new Error(result.refusal.message);
    const heard = result.value.filter((event) => redact(event, second) !== undefined);
    expect(heard).toHaveLength(replaced === 0 ? 1 : 0);
  }
  expect(take(table, first, answer)).toMatchObject({
    ok: false,
    refusal: { code: 'replaced-often', figures: { most: 20 } },
  });
  expect(JSON.stringify(view(table.game, second))).not.toContain('replaced');
  expect(take(table, second, fallbackFor(table.game, second) ?? { type: 'pass' }).ok).toBe(true);
});

/** Stage 3, with a sale of usa's that can be taken back, and two others who deal in the meantime. */
function afterSale(): GameTable {
  const { game } = scenario({ stage: 3, phase: 'market-sales', powers: { usa: { oil: 3 }, ussr: {}, china: {} } });
  const table: GameTable = { game, entries: [], undoable: undefined };
  const sold = take(table, seat('usa'), { type: 'sell', resource: 'oil', units: 1 });
  if (!sold.ok) throw new Error(sold.refusal.message);
  return table;
}

test('what others do in secret does not end the right to take a move back, and stays when it is taken back', () => {
  const quiet = afterSale();
  const table = afterSale();
  expect(take(table, seat('ussr'), { type: 'offer', to: 'china', givesCash: 100 }).ok).toBe(true);
  expect(whyNoUndo(table, seat('usa'))).toEqual(whyNoUndo(quiet, seat('usa')));
  const undone = undo(table, seat('usa'));
  const told = undo(quiet, seat('usa'));
  if (!undone.ok || !told.ok) throw new Error('the sale can be taken back');
  expect(table.game.state.seats[seat('usa')]?.supplies.oil).toBe(3);
  expect(table.game.state.offers.open).toMatchObject([{ from: 'ussr', to: 'china', gives: { cash: 100 } }]);
  for (const viewer of [seat('usa'), seat('ussr'), 'spectator'] as const) {
    expect(redact(undone.value, viewer)).toEqual(redact(told.value, viewer));
    // Some of what is gone may have been hidden from them, so they don't hear how much it was.
    expect(redact(undone.value, viewer)).not.toHaveProperty('events');
  }
  expect(undone.value).toHaveProperty('events');
});

test('a log in which something stayed that was done since folds to the position at the table', () => {
  const { game } = scenario({ stage: 3, phase: 'market-sales', powers: { usa: { oil: 3 }, ussr: {}, china: {} } });
  const table: GameTable = { game, entries: [], undoable: undefined };
  const before = cloneState(game.state);
  take(table, seat('usa'), { type: 'sell', resource: 'oil', units: 1 });
  take(table, seat('ussr'), { type: 'offer', to: 'china', givesCash: 100 });
  undo(table, seat('usa'));
  foldOn(
    before,
    table.entries.flatMap(({ events }) => events),
  );
  expect(before).toEqual(table.game.state);
});

test('B-ATK-41 moving into a zone that was won can be taken back, with its cost and its units', () => {
  const { game } = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { units: { romania: 2 }, grain: 9, oil: 9, minerals: 9 },
      ussr: { units: { russia: 1, kazakh: 1 }, grain: 0, oil: 0, minerals: 0 },
    },
    bidders: ['usa'],
    dice: [6, 6, 1],
  });
  const table: GameTable = { game, entries: [], undoable: undefined };
  const usa = seat('usa');
  const does = (by: Seat, command: Command) => {
    const result = take(table, by, command);
    if (!result.ok) throw new Error(result.refusal.code);
  };
  does(usa, { type: 'attack', from: 'romania', to: 'russia', against: 'ussr', units: { army: 2 } });
  does(seat('ussr'), { type: 'defend', supplied: false });
  does(usa, { type: 'remove-losses', losses: ['russia/army'] });
  const before = cloneState(table.game.state);
  does(usa, { type: 'occupy', orders: [{ how: 'march', from: 'romania', units: { army: 1 } }] });
  expect(unitsAt(table.game.state.board, 'russia', usa, 'army')).toBe(1);
  expect(undo(table, usa).ok).toBe(true);
  expect({ ...table.game.state, asked: 0 }).toEqual({ ...before, asked: 0 });
});

test('an offer between others that lapses with a move does not bar its undo', () => {
  const moving = () => {
    const { game } = scenario({
      stage: 5,
      phase: 'moves',
      powers: { usa: {}, ussr: {}, china: { units: { tibet: 1 } } },
    });
    return { game, entries: [], undoable: undefined } satisfies GameTable;
  };
  const [table, quiet]: [GameTable, GameTable] = [moving(), moving()];
  take(table, seat('usa'), { type: 'offer', to: 'ussr', givesCash: 100 });
  let events: readonly GameEvent[] = [];
  while (table.game.state.stage === 5) {
    const [next = seat('china')] = table.game.state.question?.waiting ?? [];
    const result = take(table, next, { type: 'pass' });
    if (!result.ok) throw new Error(result.refusal.message);
    events = result.value;
    take(quiet, next, { type: 'pass' });
  }
  // China, whose pass ends the stage, knows of no offer.
  expect(events.map(({ type }) => type)).toContain('offer-expired');
  expect(whyNoUndo(quiet, seat('china'))).toBeUndefined();
  expect(whyNoUndo(table, seat('china'))).toBeUndefined();
});

test('B-FLOW-06 a late answer to a question that was taken back answers no other one', () => {
  const table = afterSale();
  const late = table.game.state.question?.id;
  expect(late).toBeGreaterThan(0);
  expect(undo(table, seat('usa')).ok).toBe(true);
  expect(take(table, seat('usa'), { type: 'sell', resource: 'oil', units: 2 }).ok).toBe(true);
  const asked = table.game.state.question;
  expect(asked?.id).toBeGreaterThan(late ?? 0);
  const [next = seat('')] = asked?.waiting ?? [];
  expect(take(table, next, { type: 'pass' }, late)).toMatchObject({ ok: false, refusal: { code: 'stale-answer' } });
  expect(take(table, next, { type: 'pass' }, asked?.id).ok).toBe(true);
});

test('B-OPEN-06 a pile that was turned over is not put back', () => {
  const setup = plainSetup(['ann', 'ben', 'cyd'], { opening: 'random' });
  const started = startTable(setup, quickStream('piles'));
  if (!started.ok) throw new Error(started.refusal.message);
  const table = started.value;
  const [first = seat('')] = table.game.state.question?.waiting ?? [];
  expect(take(table, first, { type: 'choose-pile', pile: 1 }).ok).toBe(true);
  expect(table.game.state.question?.kind).toBe('choose-pile');
  expect(undo(table, first)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
});

test('B-SETUP-01 a power chosen with all its cards open can be given back', () => {
  const setup = plainSetup(['ann', 'ben', 'cyd'], { powers: 'rolled' });
  const started = startTable(setup, quickStream('powers'));
  if (!started.ok) throw new Error(started.refusal.message);
  const table = started.value;
  const [first = seat('')] = table.game.state.question?.waiting ?? [];
  expect(take(table, first, { type: 'pick-power', power: 'china' }).ok).toBe(true);
  expect(undo(table, first).ok).toBe(true);
  expect(table.game.state.question?.waiting).toEqual([first]);
});

test('Q-B-29 a pass that shows that a bidder cannot pay is not taken back; one after which nobody has bid is', () => {
  const auctioned = (raise: boolean): GameTable => {
    const { game } = scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: { cards: { 'baqa-oil': 'open' } }, ussr: { cash: 500 }, china: {} },
    });
    const table: GameTable = { game, entries: [], undoable: undefined };
    const does = (name: string, command: Command) => expect(take(table, seat(name), command).ok).toBe(true);
    does('usa', { type: 'auction-company', company: 'baqa-oil', reserve: 100 });
    does('ussr', raise ? { type: 'raise', amount: 500 } : { type: 'pass-auction' });
    if (raise) does('ussr', { type: 'give-cash', to: 'china', amount: 1 });
    does('china', { type: 'pass-auction' });
    expect(table.entries.at(-1)?.events.map(({ type }) => type)).toContain('auction-failed');
    return table;
  };
  expect(undo(auctioned(true), seat('china')).ok).toBe(false);
  expect(undo(auctioned(false), seat('china')).ok).toBe(true);
});

test('X-32 after an auction whose seller had not asked to trade, a pass is not taken back, open offers of others or not', () => {
  const passed = (isOpen: boolean): GameTable => {
    const { game } = scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: { cards: { 'baqa-oil': 'open' } }, ussr: { grain: 2 }, china: {} },
      bidders: ['usa', 'ussr'],
    });
    game.state.wanting = [];
    const table: GameTable = { game, entries: [], undoable: undefined };
    const does = (name: string, command: Command) => expect(take(table, seat(name), command).ok).toBe(true);
    does('ussr', { type: 'offer', to: 'usa', gives: { grain: 1 }, wantsCash: 100 });
    does('usa', { type: 'auction-company', company: 'baqa-oil', reserve: 100 });
    if (!isOpen) does('ussr', { type: 'withdraw-offer', offer: 'ussr>usa#1' });
    does('ussr', { type: 'pass-auction' });
    does('china', { type: 'pass-auction' });
    return table;
  };
  for (const isOpen of [true, false]) expect(undo(passed(isOpen), seat('china')).ok).toBe(false);
});

test('B-DIPLO-04 a card that is put up for auction unseen is not taken back, as its bidders have heard of it; an open one is', () => {
  const putUp = (face: 'open' | 'secret') => {
    const { game } = scenario({
      stage: 3,
      phase: 'sales-to-players',
      powers: { usa: { cards: { 'baqa-oil': face } }, ussr: {}, china: {} },
    });
    const table: GameTable = { game, entries: [], undoable: undefined };
    const command: Command = { type: 'auction-company', company: 'baqa-oil', reserve: 100 };
    expect(take(table, seat('usa'), command).ok).toBe(true);
    return undo(table, seat('usa')).ok;
  };
  expect([putUp('open'), putUp('secret')]).toEqual([true, false]);
});

test('nobody learns from a refused undo whether somebody else could take something back', () => {
  const table = afterSale();
  expect(whyNoUndo(table, seat('china'))).toMatchObject({ code: 'nothing-to-undo', clause: 'B-DIPLO-02' });
  take(table, seat('usa'), { type: 'offer', to: 'ussr', givesCash: 100 });
  expect(whyNoUndo(table, seat('china'))).toMatchObject({ code: 'nothing-to-undo', clause: 'B-DIPLO-02' });
  expect(whyNoUndo(table, seat('usa'))).toBeDefined();
});

describe('a move that could have found a card that lies face down', () => {
  /** Stage 5: usa may fly anywhere, ussr holds a grain company in Indo-China, open or face down. */
  const flying = (face: 'open' | 'secret'): GameTable => {
    const { game } = scenario({
      stage: 5,
      phase: 'moves',
      powers: { usa: { units: { alaska: 9 }, oil: 9 }, ussr: { cards: { 'tonkin-grain-co': face } }, china: {} },
      bidders: ['usa'],
    });
    return { game, entries: [], undoable: undefined };
  };
  const usa = seat('usa');
  const fly = (table: GameTable, to: Zone) =>
    take(table, usa, { type: 'move', to, orders: [{ how: 'airlift', from: 'alaska', units: { army: 1 } }] });
  const companyIn = (zone: Zone) => companiesIn(zone).map((card) => companyOf(card).resource);

  test('Q-B-34 is not taken back: nobody looks for it from zone to zone at no cost', () => {
    const probed: Zone[] = [];
    for (const zone of TERRITORIES) {
      const table = flying('secret');
      const moved = fly(table, zone);
      if (!moved.ok) continue;
      probed.push(zone);
      expect(undo(table, usa).ok, zone).toBe(!companyIn(zone).includes('grain'));
    }
    expect(probed.length).toBeGreaterThan(20);
    expect(probed).toContain('indo-china');
  });

  test('where every card is seen, a move is taken back as ever', () => {
    const table = flying('open');
    expect(fly(table, 'zaire').ok).toBe(true);
    expect(undo(table, usa).ok).toBe(true);
  });
});

test('a seat has learned of what happened as soon as it was told one of the events', () => {
  const [hidden, told] = [{ to: [seat('ussr')] }, {}].map((to) => ({
    type: 'order-followed',
    seat: seat('ussr'),
    about: 'pay',
    ...to,
  }));
  const areHidden = (...events: unknown[]) => areHiddenFrom(seat('usa'), events as GameEvent[]);
  expect([areHidden(hidden), areHidden(hidden, hidden), areHidden(hidden, told), areHidden(told), areHidden()]).toEqual(
    [true, true, false, false, false],
  );
});

test('X-32 the wish to trade is not taken back while players trade: the others may have finished since', () => {
  const wished = (sketch: Parameters<typeof scenario>[0]): GameTable => {
    const { game } = scenario(sketch);
    const table: GameTable = { game, entries: [], undoable: undefined };
    expect(take(table, seat('usa'), { type: 'want-to-trade' }).ok).toBe(true);
    return table;
  };
  const powers = { usa: {}, ussr: {}, china: {} };
  const trading = wished({ stage: 3, phase: 'sales-to-players', traders: ['ussr'], powers });
  expect(take(trading, seat('ussr'), { type: 'done-trading' }).ok).toBe(true);
  expect(undo(trading, seat('usa')).ok).toBe(false);
  expect(trading.game.state.question?.waiting).toEqual(['usa']);
  // Before a trading round nobody waits for it.
  expect(undo(wished({ stage: 5, traders: [], powers }), seat('usa')).ok).toBe(true);
});

/** Three players, of whom the USA has the last go; what follows opens another stage. */
function lastGo(sketch: Pick<Parameters<typeof scenario>[0], 'stage' | 'phase'>): GameTable {
  const powers = { usa: { units: { alaska: 1 } }, ussr: { units: { kola: 1 } }, china: { units: { nanling: 1 } } };
  const { game } = scenario({ ...sketch, powers, bidders: ['usa'], traders: [] });
  return { game, entries: [], undoable: undefined };
}

function doing(table: GameTable, name: string, command: Command): void {
  const result = take(table, seat(name), command);
  if (!result.ok) throw new Error(result.refusal.message);
}

const PLAN = { stage3: 1, stage4: 0, stage5: 0, stage6: 1, stage7: 0 } as const;
const BIDS = { 3: 1, 4: 0, 5: 0, 6: 1, 7: 0 };

test.each<[string, Command, Command | undefined]>([
  ['planned since', { type: 'plan-bids', ...PLAN }, undefined],
  ['planned before', { type: 'pay-always', on: true }, { type: 'plan-bids', ...PLAN, cycle: 'next' }],
])('X-38 bids of a cycle that were %s stand, though the move with which it began is taken back', (_, since, first) => {
  const table = lastGo({ stage: 7, phase: 'market-buys' });
  const before = cloneState(table.game.state);
  if (first !== undefined) doing(table, 'ussr', first);
  for (let go = 0; go < 4; go++) doing(table, 'usa', { type: 'pass' });
  expect(table.game.state.cycle).toBe(3);
  doing(table, 'ussr', since);
  expect(undo(table, seat('usa')).ok).toBe(true);
  expect(table.game.state.orders[seat('ussr')]).toMatchObject({ next: BIDS });
  doing(table, 'usa', { type: 'pass' });
  expect([table.game.state.cycle, table.game.state.orders[seat('ussr')]?.bids]).toEqual([3, BIDS]);
  foldOn(
    before,
    table.entries.flatMap(({ events }) => events),
  );
  expect(before).toEqual(table.game.state);
});

test('X-38 a pass for a stage holds when the move with which it opened is taken back and made again', () => {
  const table = lastGo({ stage: 5, phase: 'moves' });
  doing(table, 'usa', { type: 'pass' });
  doing(table, 'ussr', { type: 'pass-stage', until: 'nothing' });
  expect(undo(table, seat('usa')).ok).toBe(true);
  expect(table.game.state.stage).toBe(5);
  doing(table, 'usa', { type: 'pass' });
  expect(tableAnswer(table.game)).toMatchObject({ seat: 'ussr', command: { type: 'bid', cubes: 0 }, why: 'pass' });
});

test('X-38 a pass holds on though the move that ended it is taken back after another order of its player', () => {
  const powers = { ussr: { units: { kola: 1 } }, usa: { units: { alaska: 2 } }, china: {} };
  const { game } = scenario({ stage: 5, phase: 'moves', powers, bidders: ['ussr', 'usa'] });
  const table: GameTable = { game, entries: [], undoable: undefined };
  doing(table, 'ussr', { type: 'pass-stage', until: 'nothing' });
  doing(table, 'ussr', { type: 'pass' });
  doing(table, 'usa', { type: 'pass' });
  expect([table.game.state.stage, table.game.state.orders[seat('ussr')]?.pass]).toEqual([6, undefined]);
  doing(table, 'ussr', { type: 'pay-always', on: true });
  expect(undo(table, seat('usa')).ok).toBe(true);
  doing(table, 'usa', {
    type: 'move',
    to: 'midwest-usa',
    orders: [{ how: 'march', from: 'alaska', units: { army: 1 } }],
  });
  expect(tableAnswer(table.game)).toMatchObject({ seat: 'ussr', command: { type: 'pass' }, why: 'pass' });
});
