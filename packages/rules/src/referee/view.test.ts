// What each viewer sees of one position, field by field (Q-B-31, X-29), and worlds that would look the same to them.
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import { COMMANDS } from '../game.ts';
import { addLaden, fullCounts } from '../state/forces.ts';
import { type Seat, seat } from '../state/seat.ts';
import { faults } from '../table/invariants.ts';
import { scenario } from '../testing/index.ts';
import { imagine } from './imagine.ts';
import type { Viewer } from './redact.ts';
import { view } from './view.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];
const VIEWERS: readonly Viewer[] = [usa, ussr, china, 'spectator'];

/** A position in which every field says something. */
function busy(cashVisible = false) {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    cycle: 4,
    options: { cashVisible },
    powers: {
      usa: {
        cash: 700,
        loans: 2,
        arrears: 100,
        nukes: 1,
        lStars: 2,
        units: { alaska: 2, 'barkley-sound': 1 },
        cards: { 'hassi-oil': 'secret', 'baqa-oil': 'secret', 'rovno-grains': 'open' },
        researched: { nuke: true },
      },
      ussr: { cash: 900, units: { kola: 1 }, cards: { 'borneo-oil': 'closed' } },
      china: { cash: 1100, units: { tibet: 1 } },
    },
    bidders: ['usa', 'ussr'],
    nuked: ['peru'],
    orders: [{ seller: 'usa', buyer: 'ussr', resource: 'grain', units: 2, price: 100 }],
  });
  const { state } = table;
  addLaden(state, 'barkley-sound', usa, { carrier: 'navy', cargo: fullCounts({ army: 2 }) });
  const [first, ...rest] = state.seats[usa]?.holdings ?? [];
  if (first === undefined) throw new Error('no card');
  Object.assign(state.seats[usa] ?? {}, { holdings: [{ ...first, knownTo: [ussr] }, ...rest], interestDue: 50 });
  state.offers.loans.push({ lender: usa, borrower: china, amount: 100, repay: 120, dueCycle: 6 });
  state.offers.made[usa] = 3;
  state.offers.open.push({
    id: 'usa>ussr#1',
    from: usa,
    to: ussr,
    gives: { cash: 5, goods: {} },
    wants: { cash: 0, goods: { grain: 1 } },
    loan: undefined,
    order: undefined,
    delivery: undefined,
    promise: '',
  });
  state.offers.auction = {
    seller: usa,
    good: first.card,
    face: 'secret-oil',
    reserve: 10,
    bid: 20,
    bidder: ussr,
    willing: [ussr, china],
  };
  state.orders[usa] = { changes: 1, pay: true };
  state.wanting = [china];
  state.doneTrading = [usa];
  state.passage = { ...state.passage, [usa]: [china] };
  state.consent = [ussr];
  state.proposers = [ussr];
  Object.assign(state, { timeCalled: true, idleCycles: 2, draws: 7, bought: [china] });
  state.lastLost = { ...state.lastLost, [china]: 'manchuria' };
  state.losers = [china];
  return table;
}

test('Q-B-31 what everybody sees of the table', () => {
  const { game, state } = busy();
  for (const viewer of VIEWERS)
    expect(view(game, viewer)).toMatchObject({
      viewer,
      edition: state.edition,
      order: state.order,
      cycle: 4,
      stage: 5,
      bids: state.bids,
      sequence: [usa, ussr],
      bought: [china],
      nuked: ['peru'],
      fates: state.fates,
      market: state.market,
      openingPrices: state.openingPrices,
      deckSize: state.deck.length,
      piles: 0,
      wanting: [china],
      passage: { usa: [china] },
      question: { kind: 'move', of: [usa], waiting: [usa] },
      consent: [ussr],
      proposers: [ussr],
      timeCalled: true,
      idleCycles: 2,
      draws: 7,
      assaults: [],
      lastLost: { china: 'manchuria' },
      losers: [china],
      ended: undefined,
    });
});

test('Q-B-31 the board shows every piece and what is aboard', () => {
  const { game } = busy();
  for (const viewer of VIEWERS)
    expect(view(game, viewer).board).toEqual([
      { zone: 'tibet', forces: [{ seat: china, units: { army: 1 }, laden: [] }] },
      { zone: 'alaska', forces: [{ seat: usa, units: { army: 2 }, laden: [] }] },
      { zone: 'kola', forces: [{ seat: ussr, units: { army: 1 }, laden: [] }] },
      {
        zone: 'barkley-sound',
        forces: [{ seat: usa, units: { navy: 2 }, laden: [{ carrier: 'navy', cargo: { army: 2 } }] }],
      },
    ]);
});

test('Q-B-31 offers, orders and loans are seen by the two who made them', () => {
  const { game } = busy();
  const seen = VIEWERS.map((viewer) => view(game, viewer));
  expect(seen.map(({ offers }) => offers.length)).toEqual([1, 1, 0, 0]);
  expect(seen.map(({ orders }) => orders.length)).toEqual([1, 1, 0, 0]);
  expect(seen.map(({ loans }) => loans.length)).toEqual([1, 0, 1, 0]);
  expect(seen.map(({ offersMade }) => offersMade)).toEqual([3, 0, 0, 0]);
  expect(seen.map(({ standingOrders }) => standingOrders)).toEqual([
    { changes: 1, pay: true },
    undefined,
    undefined,
    undefined,
  ]);
  expect(seen.map(({ doneTrading }) => doneTrading)).toEqual([true, false, false, false]);
});

test('Q-B-31 what is under the hammer is known to its seller; the bids are everybody’s', () => {
  const { game } = busy();
  const [card] = game.state.seats[usa]?.holdings ?? [];
  expect(VIEWERS.map((viewer) => view(game, viewer).auction?.good)).toEqual([
    card?.card,
    'secret-oil',
    'secret-oil',
    'secret-oil',
  ]);
  for (const viewer of VIEWERS)
    expect(view(game, viewer).auction).toMatchObject({ seller: usa, reserve: 10, bid: 20, bidder: ussr });
});

test('Q-B-31 cash and arrears are their owner’s secret, unless the table plays with open cash or the game is over', () => {
  const of = (game: ReturnType<typeof busy>['game'], viewer: Viewer) =>
    [usa, ussr, china].map((each) => view(game, viewer).seats[each]?.cash);
  expect(VIEWERS.map((viewer) => of(busy().game, viewer))).toEqual([
    [700, undefined, undefined],
    [undefined, 900, undefined],
    [undefined, undefined, 1100],
    [undefined, undefined, undefined],
  ]);
  for (const viewer of VIEWERS) expect(of(busy(true).game, viewer)).toEqual([700, 900, 1100]);
  const over = busy();
  over.state.ended = { how: 'detente', winners: [usa], table: [] };
  for (const viewer of VIEWERS) expect(of(over.game, viewer)).toEqual([700, 900, 1100]);
});

test('Q-B-31 what else a player has is open, and that they are in default', () => {
  const { game } = busy();
  for (const viewer of VIEWERS) {
    const { [usa]: owner, [china]: other } = view(game, viewer).seats;
    expect(owner).toMatchObject({
      power: 'usa',
      inDefault: true,
      interestDue: 50,
      loans: 2,
      supplies: game.state.seats[usa]?.supplies,
      nukes: 1,
      lStars: 2,
      centers: 1,
      cubes: game.state.seats[usa]?.cubes,
      researched: { nuke: true, lStar: false },
      out: undefined,
      record: game.state.seats[usa]?.record,
    });
    expect(owner?.arrears).toBe(viewer === usa ? 100 : undefined);
    expect(other).toMatchObject({ inDefault: false });
  }
});

test('B-DIPLO-03, B-DIPLO-04 a secret card is seen by its holder and by those they showed it to; others see its resource', () => {
  const { game } = busy();
  const hand = (viewer: Viewer) =>
    view(game, viewer).seats[usa]?.holdings.map((each) => each.card ?? `some ${each.resource}`);
  expect(hand(usa)).toEqual(game.state.seats[usa]?.holdings.map(({ card }) => card));
  const shown = game.state.seats[usa]?.holdings[0]?.card;
  expect(hand(ussr)?.sort()).toEqual(['rovno-grains', shown, 'some oil'].sort());
  for (const viewer of [china, 'spectator'] as const)
    expect(hand(viewer)).toEqual(['rovno-grains', 'some oil', 'some oil']);
  const knowing = (viewer: Viewer) =>
    view(game, viewer).seats[usa]?.holdings.flatMap((each) =>
      each.card !== undefined && each.card === shown ? [each.knownTo] : [],
    );
  expect(knowing(usa)).toEqual([[ussr]]);
  expect(knowing(ussr)).toEqual([[]]);
});

test('X-32 while players trade, each sees only whether they themselves are waited for', () => {
  const { game, state } = busy();
  const waits = (kind: 'trade' | 'move') => {
    state.question = { id: 9, kind, of: [usa, ussr, china], waiting: [usa] };
    return VIEWERS.map((viewer) => view(game, viewer).question?.waiting);
  };
  expect(waits('trade')).toEqual([
    [usa, ussr, china],
    [usa, china],
    [usa, ussr],
    [usa, ussr, china],
  ]);
  expect(waits('move')).toEqual([[usa], [usa], [usa], [usa]]);
});

test('law 2: a world that is imagined from a view gives that view again, and keeps every sum', () => {
  for (const viewer of VIEWERS) {
    const { game } = busy();
    const seen = view(game, viewer);
    const imagined = imagine(game.setup, seen, quickStream(`worlds of ${viewer}`));
    expect(view(imagined, viewer)).toEqual(seen);
    expect(faults(imagined.state)).toEqual([]);
    expect(imagined.state.asked).toBe(seen.question?.id);
  }
});

test('law 2: hidden cash is imagined by the purse, arrears only of those in default; a player who is out has none', () => {
  const { game, state } = busy();
  Object.assign(state.seats[china] ?? {}, { out: 'resigned' });
  const asked: Seat[] = [];
  const imagined = imagine(game.setup, view(game, ussr), quickStream(1), (who) => {
    asked.push(who);
    return 4321;
  });
  expect(asked).toEqual([]);
  expect(imagined.state.seats[usa]).toMatchObject({ cash: 0 });
  expect([100, 200, 300]).toContain(imagined.state.seats[usa]?.arrears);
  expect(imagined.state.seats[china]).toMatchObject({ cash: 0, arrears: 0 });
  expect(imagine(game.setup, view(game, usa), quickStream(1), () => 4321).state.seats[ussr]).toMatchObject({
    cash: 4321,
    arrears: 0,
  });
});

test('X-29 an own sealed answer is seen and imagined as it is, that of another as what a silent player says', () => {
  const { game, state } = busy();
  state.question = { id: 9, kind: 'bid', of: [usa, ussr, china], waiting: [china] };
  state.sealed = { [usa]: { type: 'bid', cubes: 2 }, [ussr]: { type: 'bid', cubes: 1 } };
  expect(VIEWERS.map((viewer) => view(game, viewer).sealed)).toEqual([
    { type: 'bid', cubes: 2 },
    { type: 'bid', cubes: 1 },
    undefined,
    undefined,
  ]);
  const sealedFor = (viewer: Viewer) => imagine(game.setup, view(game, viewer), quickStream(1)).state.sealed;
  expect(sealedFor(usa)).toEqual({ usa: { type: 'bid', cubes: 2 }, ussr: { type: 'bid', cubes: 0 } });
  expect(sealedFor('spectator')).toEqual({ usa: { type: 'bid', cubes: 0 }, ussr: { type: 'bid', cubes: 0 } });
  // Where answers are not sealed, nobody is taken to have sealed one; nor is somebody who has left.
  state.question = { id: 9, kind: 'move', of: [usa, ussr], waiting: [usa] };
  expect(sealedFor(usa)).toEqual({});
});

test('law 2: these answers are sealed until all have given theirs', () => {
  const sealed = COMMANDS.filter(({ sealed: hidden }) => hidden === true).map(({ type }) => type);
  expect([...sealed].sort()).toEqual([
    'bid',
    'bonus-dozen',
    'bonus-supplies',
    'bonus-units',
    'disclose',
    'first-reroutes',
    'place-apc',
    'place-armies',
    'place-navies',
    'sea-lanes',
    'stand',
    'station-navies',
    'write-agenda',
  ]);
});
