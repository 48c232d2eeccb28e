import {
  createGame,
  type GameEvent,
  mixSeed,
  openStream,
  perform,
  quickStream,
  type Seat,
  seat,
  view,
} from '@marshall/rules';
import { planSetup, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { officers } from '../officer.ts';
import { anySetup } from '../testing.ts';
import { bidChance, cashRange, imagined } from './beliefs.ts';
import { blankNotes, MEMORABLE, remember } from './notes.ts';
import { Recall } from './recall.ts';

const full = process.env.MARSHALL_PROOF === '1';

/** A game of officers, with every event in order; `look` is shown it before each decision. */
function played(
  { setup, secret }: ReturnType<typeof planSetup>,
  look: (recall: Recall, cash: (seat: Seat) => number, asked: Seat) => void = () => undefined,
): { readonly seats: readonly Seat[]; readonly events: readonly GameEvent[]; readonly recall: Recall } {
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  const events = [...started.value.events];
  const recall = new Recall(setup.seats);
  recall.hear(events);
  const stream = quickStream('memory');
  while (game.state.ended === undefined) {
    const asked = game.state.question?.waiting[0];
    if (asked === undefined) throw new Error('nobody is asked');
    look(recall, (each) => game.state.seats[each]?.cash ?? 0, asked);
    const officer = officers[setup.seats.indexOf(asked) % officers.length];
    const moment = momentOf(game, asked, stream, recall);
    const decided = officer?.decide(moment) ?? moment.fallback;
    if (decided instanceof Promise) throw new Error('it takes its time');
    const result = perform(game, asked, decided);
    if (!result.ok) throw new Error(result.refusal.message);
    events.push(...result.value);
    recall.hear(result.value);
  }
  return { seats: setup.seats, events, recall };
}

test('a seat that keeps its books always knows its own cash to the last million, with every set', () => {
  for (let i = 0; i < (full ? 48 : 4); i++) {
    played(anySetup(full ? i : 5 * i, 'books', 3), (recall, cash, asked) => {
      expect(recall.of(asked).notes.cash[asked] ?? { sum: 0, doubt: 0 }).toEqual({ sum: cash(asked), doubt: 0 });
    });
  }
});

test('law 2 the cash of rivals lies within what the books say, and other secrets give the same notes', () => {
  let inside = 0;
  let all = 0;
  const plan = planSetup({ players: 6, seed: 'purses', options: { detenteCycle: 9 } });
  const { seats, events } = played(plan, (recall, cash, asked) => {
    const { notes } = recall.of(asked);
    for (const rival of notes.living) {
      const range = cashRange(notes, rival);
      if (rival === asked || range === undefined) continue;
      all++;
      if (cash(rival) >= range.low && cash(rival) <= range.high) inside++;
    }
  });
  expect(all).toBeGreaterThan(1000);
  expect(inside / all).toBeGreaterThan(0.9);
  expect(events.some(({ type }) => type === 'deal-made')).toBe(true);
  for (const each of seats) {
    const one = new Recall(seats);
    const other = new Recall(seats);
    one.hear(events);
    other.hear(events.map((event) => otherwise(event, each)));
    expect(other.of(each)).toEqual(one.of(each));
    expect(JSON.parse(JSON.stringify(one.of(each)))).toEqual(one.of(each));
  }
});

/** The same event with all facts changed that a seat may not know. */
function otherwise(event: GameEvent, known: Seat): GameEvent {
  if (event.to !== undefined && !event.to.includes(known)) return { type: 'stage-skipped', stage: 4, to: event.to };
  if (!('secret' in event) || event.secret === undefined) return event;
  const secret: Record<string, unknown> = { ...event.secret };
  for (const reader of Object.keys(secret))
    if (reader !== known) secret[reader] = JSON.parse(JSON.stringify(secret[reader]).replace(/(\d+)([,}])/g, '7$1$2'));
  // The fields are the same, and only what others may read is another.
  return { ...event, secret } as unknown as GameEvent;
}

test('notes are the same folded at once, one by one, and from what was kept on the way', () => {
  const { seats, events, recall } = played(planSetup({ players: 3, seed: 'kept', options: { detenteCycle: 3 } }));
  const half = Math.floor(events.length / 2);
  const before = new Recall(seats);
  before.hear(events.slice(0, half));
  const after = new Recall(seats, JSON.parse(JSON.stringify(before.keep())));
  after.hear(events.slice(half));
  for (const each of seats) expect(after.of(each)).toEqual(recall.of(each));
});

test('notes are the same however often they are asked for on the way, and what is taken back late is forgotten', () => {
  const { seats, events } = played(planSetup({ players: 3, seed: 'asked', options: { detenteCycle: 6 } }));
  expect(events.length).toBeGreaterThan(1300);
  const last = events.findLastIndex(({ type }) => type === 'sold');
  for (const rhythm of [1, 7, 130, 390, 401, 640]) {
    const recall = new Recall(seats);
    for (const [i, event] of events.slice(0, last + 1).entries()) {
      recall.hear([event]);
      if (i % rhythm === 0) for (const each of seats) recall.of(each);
    }
    const whole = new Recall(seats);
    whole.hear(events.slice(0, last + 1));
    for (const each of seats) expect(recall.of(each)).toEqual(whole.of(each));
    recall.hear([{ type: 'undone', seat: seats[0] ?? seat('usa'), events: 300 }]);
    const without = new Recall(seats);
    without.hear(events.slice(0, last - 299));
    for (const each of seats) expect(recall.of(each)).toEqual(without.of(each));
  }
});

test('what is taken back is forgotten', () => {
  const [usa, china] = [seat('usa'), seat('china')];
  const sale: GameEvent = { type: 'sold', seat: usa, resource: 'oil', units: 2, proceeds: 900 };
  const given: GameEvent = { type: 'supplies-given', cash: 7000, each: 9 };
  const recall = new Recall([usa, china]);
  recall.hear([given, sale]);
  expect(recall.of(china).notes.cash[usa]?.sum).toBe(7900);
  recall.hear([{ type: 'undone', seat: usa, events: 1 }]);
  expect(recall.of(china).notes.cash[usa]?.sum).toBe(7000);
  expect(recall.of(china).heard.map(({ type }) => type)).toEqual(['supplies-given']);
});

test('where entries are cut off a log, what they held was never heard', () => {
  const [usa, china] = [seat('usa'), seat('china')];
  const sale = (proceeds: number): { readonly events: readonly GameEvent[] } => ({
    events: [{ type: 'sold', seat: usa, resource: 'oil', units: 2, proceeds }],
  });
  const given: GameEvent = { type: 'supplies-given', cash: 7000, each: 9 };
  const log = [{ events: [given] }, sale(900), sale(50)];
  const recall = new Recall([usa, china]);
  expect(recall.follow(log).of(china).notes.cash[usa]?.sum).toBe(7950);
  // Two moves are taken back, and the log grows beyond its old length by others.
  const again = [...log.slice(0, 1), sale(100), sale(200), sale(300)];
  expect(recall.follow(again).of(china).notes.cash[usa]?.sum).toBe(7600);
  expect(recall.follow(again.slice(0, 1)).of(china).notes.cash[usa]?.sum).toBe(7000);
});

test('an attack on a power that lets the attacker pass is remembered as a breach, and lands taken as wrongs', () => {
  const [usa, china] = [seat('usa'), seat('china')];
  const told: GameEvent[] = [
    { type: 'passage-granted', seat: china, friend: usa },
    {
      type: 'attack-declared',
      attacker: usa,
      defender: china,
      tactic: 'direct',
      from: 'mongolia',
      target: 'manchuria',
      units: { army: 3 },
    } as GameEvent,
    { type: 'zone-captured', seat: usa, zone: 'manchuria', from: china },
  ];
  const notes = told.reduce(remember, blankNotes(china, [usa, china]));
  expect(notes.incidents.map(({ kind }) => kind)).toEqual(['let-pass', 'broke', 'took']);
  expect(notes.wrongs[usa]).toEqual({ [china]: 2 });
});

test('bids are expected by what is usual at first, and by the habits of a seat in time', () => {
  const usa = seat('usa');
  let notes = blankNotes(usa, [usa, seat('china')]);
  const usual = bidChance(notes, usa, 4);
  for (let cycle = 1; cycle <= 6; cycle++)
    for (const event of [
      { type: 'cycle-began', cycle },
      { type: 'stage-opened', stage: 4, prices: { grain: 100, oil: 100, minerals: 100 } },
      { type: 'bids-revealed', bids: { [usa]: 1 } },
    ] as const satisfies readonly GameEvent[])
      notes = remember(notes, event);
  expect(notes.habits[usa]?.[4]).toEqual({ asked: 6, bid: 6 });
  expect(bidChance(notes, usa, 4)).toBeGreaterThan(usual + 0.4);
  expect(bidChance(notes, seat('china'), 4)).toBeLessThan(usual);
});

test('every event that notes are made of is listed', () => {
  const { seats, events } = played(planSetup({ players: 3, seed: 'listed', options: { detenteCycle: 3 } }));
  const notes = seats.map((each) => blankNotes(each, seats));
  for (const event of events)
    if (!MEMORABLE.has(event.type)) for (const each of notes) expect(remember(each, event), event.type).toBe(each);
});

test('in an imagined game cash is as the books have it, and bids are sealed as often as they usually are', () => {
  const { game } = scenario({ stage: 7, cycle: 5, powers: { usa: {}, china: {}, ussr: {} } });
  const [usa, china] = [seat('usa'), seat('china')];
  const seen = view(game, usa);
  const notes = { ...blankNotes(usa, game.setup.seats), cash: { [china]: { sum: 5000, doubt: 300 } } };
  // Everybody but the USA has sealed a bid.
  const asked = { id: 9, kind: 'bid', of: [...game.setup.seats], waiting: [usa] } as const;
  const moment = { setup: game.setup, view: { ...seen, question: asked }, notes };
  let bids = 0;
  for (let i = 0; i < 200; i++) {
    const world = imagined(moment, quickStream(i));
    const cash = world.state.seats[china]?.cash ?? 0;
    expect(cash).toBeGreaterThanOrEqual(4600);
    expect(cash).toBeLessThanOrEqual(5400);
    const sealed = world.state.sealed[china];
    if (sealed?.type === 'bid' && sealed.cubes > 0) bids++;
  }
  expect(bids).toBeGreaterThan(180);
});
