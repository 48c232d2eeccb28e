import { createGame, DEFAULT_OPTIONS, EDITION, type Game, quickStream, seat } from '@marshall/rules';
import { describe, expect, test } from 'vitest';
import { freshMeta } from '../lobby/fresh.ts';
import type { ArrangementMeta, Summary } from '../table/arrangement.ts';
import { type Around, deadlineOf, latestOf, timesAfter } from './game-clock.ts';
import type { Habits } from './habits.ts';
import { settleRests } from './rested.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 16, 12);
const USA = 'usa';
const CHINA = 'china';

/** A game at its first question, of both seats. */
function opened(): Game {
  const setup = {
    edition: EDITION,
    seats: [seat(USA), seat(CHINA)],
    powers: { usa: 'usa', china: 'china' } as const,
    options: DEFAULT_OPTIONS,
    commitment: '00'.repeat(32),
    contributions: [],
  };
  const started = createGame(setup, quickStream(1));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.game;
}

function around(meta: Partial<ArrangementMeta>): Around {
  const seats = [USA, CHINA].map((name) => ({ seat: name, account: name, ready: true, asked: undefined }));
  return { row: { seats }, meta: { ...freshMeta('clock', [USA, CHINA]), ...meta }, outages: [] };
}

/** The same game, asked something else: of whom, in which stage, and what kind of question. */
function asked(
  game: Game,
  id: number,
  waiting: readonly string[],
  stage: 3 | 4 = 3,
  kind: 'bid' | 'trade' = 'bid',
): Game {
  const of = [seat(USA), seat(CHINA)];
  const question = { id, kind, of, waiting: waiting.map((name) => seat(name)) };
  return { ...game, state: { ...game.state, stage, question } };
}

describe('the clock of a game', () => {
  test('per question: each has its own time, and an undo brings the old one back', () => {
    const place = around({ clock: 3600 });
    const game = opened();
    const first: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA]), place, NOW, undefined) };
    expect(deadlineOf(USA, first, place)).toBe(NOW + HOUR);
    const second: Summary = { cycle: 1, ...timesAfter(asked(game, 2, [CHINA]), place, NOW + 10, first) };
    expect(deadlineOf(CHINA, second, place)).toBe(NOW + 10 + HOUR);
    const back: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA]), place, NOW + 20, second) };
    expect(deadlineOf(USA, back, place)).toBe(NOW + HOUR);
  });

  test('per stage for all: every question of a stage has the same end, and late ones a tenth of the time', () => {
    const place = around({ clock: 10 * 3600, clockKind: 'stage' });
    const game = opened();
    const first: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA]), place, NOW, undefined) };
    const later: Summary = { cycle: 1, ...timesAfter(asked(game, 2, [CHINA]), place, NOW + 4 * HOUR, first) };
    expect([first, later].map((each) => deadlineOf(USA, each, place))).toEqual([NOW + 10 * HOUR, NOW + 10 * HOUR]);
    const late: Summary = { cycle: 1, ...timesAfter(asked(game, 3, [USA]), place, NOW + 9.5 * HOUR, later) };
    expect(deadlineOf(USA, late, place)).toBe(NOW + 10.5 * HOUR);
    const next: Summary = { cycle: 1, ...timesAfter(asked(game, 4, [USA], 4), place, NOW + 10 * HOUR, late) };
    expect(deadlineOf(USA, next, place)).toBe(NOW + 20 * HOUR);
    // One who rests longer keeps the stage open for all.
    const habits = { china: { zone: 'UTC', quiet: { from: 13 * 60, to: 23 * 60 }, daysOff: [], holidays: [] } };
    const rests = { ...place, meta: { ...place.meta, habits } };
    expect(deadlineOf(USA, first, rests)).toBe(NOW + 20 * HOUR);
    // Nobody waits for the hours of one for whom a caretaker answers.
    expect(deadlineOf(USA, { ...first, leaders: { china: 'caretaker' } }, rests)).toBe(NOW + 10 * HOUR);
  });

  test('a time bank: what somebody uses is gone, and each answer brings a little', () => {
    const place = around({ clock: 10 * 3600, clockKind: 'bank', increment: 3600 });
    const game = opened();
    const first: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA, CHINA]), place, NOW, undefined) };
    expect(deadlineOf(USA, first, place)).toBe(NOW + 11 * HOUR);
    // The United States answers after 4 hours, China after 6.
    const half: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [CHINA]), place, NOW + 4 * HOUR, first) };
    const next: Summary = { cycle: 1, ...timesAfter(asked(game, 2, [USA, CHINA]), place, NOW + 6 * HOUR, half) };
    expect(deadlineOf(USA, next, place)).toBe(NOW + 6 * HOUR + 8 * HOUR);
    expect(deadlineOf(CHINA, next, place)).toBe(NOW + 6 * HOUR + 6 * HOUR);
    expect(latestOf([USA, CHINA], next, place)).toBe(NOW + 14 * HOUR);
    // Taken back, the time is as it was when the question was open.
    const back: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [CHINA]), place, NOW + 7 * HOUR, next) };
    expect(deadlineOf(CHINA, back, place)).toBe(NOW + 11 * HOUR);
  });

  test('a time bank: an answer that is taken back costs nothing and brings nothing, and voted time is used first', () => {
    const place = around({ clock: 10 * 3600, clockKind: 'bank', increment: 3600 });
    const game = opened();
    let now: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA, CHINA]), place, NOW, undefined) };
    const first = deadlineOf(USA, now, place);
    for (let n = 1; n <= 3; n += 1)
      for (const waiting of [[CHINA], [USA, CHINA]])
        now = { cycle: 1, ...timesAfter(asked(game, 1, waiting), place, NOW + n * HOUR, now) };
    expect(deadlineOf(USA, now, place)).toBe(first);
    // Ten hours were added to the question: after twelve the eleven of the bank are nearly whole.
    const voted = around({ clock: 10 * 3600, clockKind: 'bank', extra: [{ at: NOW + 1, millis: 10 * HOUR }] });
    const open: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA]), voted, NOW, undefined) };
    const next: Summary = { cycle: 1, ...timesAfter(asked(game, 2, [USA]), voted, NOW + 12 * HOUR, open) };
    expect(deadlineOf(USA, next, voted)).toBe(NOW + 12 * HOUR + 8 * HOUR);
  });

  test('per stage for all: substitutes count as the people they are, players who are out do not', () => {
    const habits = { usa: { zone: 'UTC', quiet: { from: 13 * 60, to: 23 * 60 }, daysOff: [], holidays: [] } };
    const place = around({ clock: 10 * 3600, clockKind: 'stage', habits });
    const summary: Summary = { cycle: 1, ...timesAfter(asked(opened(), 1, [USA, CHINA]), place, NOW, undefined) };
    expect(deadlineOf(CHINA, summary, place)).toBe(NOW + 20 * HOUR);
    expect(deadlineOf(CHINA, { ...summary, leaders: { usa: 'substitute' } }, place)).toBe(NOW + 20 * HOUR);
    expect(deadlineOf(CHINA, { ...summary, leaders: { usa: 'substitute', china: 'substitute' } }, place)).toBe(
      NOW + 20 * HOUR,
    );
    expect(deadlineOf(CHINA, { ...summary, out: ['usa'] }, place)).toBe(NOW + 10 * HOUR);
  });

  test('a time bank: an answer that is taken back is charged once, and brings its increment once', () => {
    const place = around({ clock: 10 * 3600, clockKind: 'bank', increment: 3600 });
    const game = opened();
    let now: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA, CHINA]), place, NOW, undefined) };
    for (const hours of [4, 5, 6]) {
      now = { cycle: 1, ...timesAfter(asked(game, 1, [CHINA]), place, NOW + hours * HOUR, now) };
      now = { cycle: 1, ...timesAfter(asked(game, 1, [USA, CHINA]), place, NOW + hours * HOUR, now) };
      expect(deadlineOf(USA, now, place)).toBe(NOW + 11 * HOUR);
    }
    // Sealed after 7 hours, taken back after 9, sealed for good after 10: eight hours are used.
    const seals = [[CHINA], [USA, CHINA], [CHINA]] as const;
    for (const [i, waiting] of seals.entries())
      now = { cycle: 1, ...timesAfter(asked(game, 1, waiting), place, NOW + ([7, 9, 10][i] ?? 0) * HOUR, now) };
    const next: Summary = { cycle: 1, ...timesAfter(asked(game, 2, [USA]), place, NOW + 10.5 * HOUR, now) };
    expect(next.times?.banks).toEqual({ [USA]: 3 * HOUR, [CHINA]: 0.5 * HOUR });
    expect(deadlineOf(USA, next, place)).toBe(NOW + 10.5 * HOUR + 4 * HOUR);
  });

  test('a time bank: time that was voted for costs nobody anything', () => {
    const extra = [{ at: NOW + 1000, millis: 10 * HOUR }];
    const place = around({ clock: 10 * 3600, clockKind: 'bank', extra });
    const game = opened();
    const first: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA, CHINA]), place, NOW, undefined) };
    expect(deadlineOf(USA, first, place)).toBe(NOW + 20 * HOUR);
    const half: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [CHINA]), place, NOW + 3 * HOUR, first) };
    const next: Summary = { cycle: 1, ...timesAfter(asked(game, 2, [USA]), place, NOW + 12 * HOUR, half) };
    expect(next.times?.banks).toEqual({ [USA]: 10 * HOUR, [CHINA]: 8 * HOUR });
  });

  test('a time bank: a trading round costs everybody alike, and at most a tenth', () => {
    const place = around({ clock: 24 * 3600, clockKind: 'bank', increment: 600 });
    const game = opened();
    const open: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA, CHINA], 3, 'trade'), place, NOW, undefined) };
    const done = (hours: number): Summary => {
      const half = timesAfter(asked(game, 1, [CHINA], 3, 'trade'), place, NOW + 60_000, open);
      return { cycle: 1, ...timesAfter(asked(game, 2, [USA]), place, NOW + hours * HOUR, { cycle: 1, ...half }) };
    };
    const left = (millis: number) => ({ [USA]: 24 * HOUR + 600_000 - millis, [CHINA]: 24 * HOUR + 600_000 - millis });
    expect(done(24).times?.banks).toEqual(left(2.4 * HOUR));
    expect(done(1).times?.banks).toEqual(left(HOUR));
  });

  test('a time bank: nobody holds a trading round for longer than a quarter of a full bank, however much is in theirs', () => {
    const place = around({ clock: 24 * 3600, clockKind: 'bank', increment: 600 });
    const open = (kind: 'trade' | 'bid', banks?: Record<string, number>): Summary => {
      const summary = { cycle: 1, ...timesAfter(asked(opened(), 1, [USA, CHINA], 3, kind), place, NOW, undefined) };
      return banks === undefined
        ? summary
        : { ...summary, times: { asked: NOW, running: [], ...summary.times, banks } };
    };
    expect(deadlineOf(USA, open('bid'), place)).toBe(NOW + 24 * HOUR + 600_000);
    expect(latestOf([USA, CHINA], open('trade'), place)).toBe(NOW + 6 * HOUR);
    expect(deadlineOf(USA, open('trade', { [USA]: 48 * HOUR }), place)).toBe(NOW + 6 * HOUR);
    // Somebody with less has less.
    expect(deadlineOf(USA, open('trade', { [USA]: HOUR }), place)).toBe(NOW + HOUR + 600_000);
    // A vote adds to it as to everything.
    const voted = { ...place, meta: { ...place.meta, extra: [{ at: NOW + 1, millis: 2 * HOUR }] } };
    expect(deadlineOf(USA, open('trade'), voted)).toBe(NOW + 8 * HOUR);
  });

  test('law 2: while players trade everybody’s bank runs alike, no matter who is done', () => {
    const place = around({ clock: 10 * 3600, clockKind: 'bank' });
    const game = opened();
    const open: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA, CHINA], 3, 'trade'), place, NOW, undefined) };
    const ends = (waiting: readonly string[]) => {
      const trade = asked(game, 1, waiting, 3, 'trade');
      const done: Summary = { cycle: 1, ...timesAfter(trade, place, NOW + HOUR, open) };
      const next: Summary = { cycle: 1, ...timesAfter(asked(game, 2, [USA]), place, NOW + 2 * HOUR, done) };
      return [USA, CHINA].map((name) => deadlineOf(name, next, place));
    };
    expect(ends([CHINA])).toEqual(ends([USA]));
  });

  describe('habits that change while something is open', () => {
    const week = (habits: Partial<Habits>): Habits => ({ zone: 'UTC', daysOff: [], holidays: [], ...habits });
    const game = opened();
    /** The same table after the United States has other habits. */
    const changed = (place: Around, summary: Summary, habits: Habits | undefined, at: number): Around => ({
      ...place,
      meta: {
        ...place.meta,
        ...settleRests(place.row, place.meta, summary, USA, at),
        habits: habits === undefined ? {} : { usa: habits },
      },
    });
    const away = { from: NOW + 2 * HOUR, until: NOW + 200 * HOUR };

    test.each([['question'], ['stage'], ['bank']] as const)(
      'per %s: rests that were stay so, and those that are cancelled end',
      (clockKind) => {
        const place = around({ clock: 12 * 3600, clockKind, habits: { usa: week({ holidays: [away] }) } });
        const first: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA]), place, NOW, undefined) };
        expect(deadlineOf(USA, first, place)).toBe(NOW + 210 * HOUR);
        const back = changed(place, first, undefined, NOW + 100 * HOUR);
        expect(deadlineOf(USA, first, back)).toBe(NOW + 110 * HOUR);
        const twice = changed(back, first, week({ quiet: { from: 0, to: 60 } }), NOW + 101 * HOUR);
        expect(deadlineOf(USA, first, twice)).toBe(NOW + 110 * HOUR);
        // A question that is asked later has the new habits whole.
        const next: Summary = {
          cycle: 1,
          ...timesAfter(asked(game, 2, [USA], 4), twice, NOW + 102 * HOUR, first),
        };
        const allowed = clockKind === 'bank' ? 12 - 4 : 12;
        expect(deadlineOf(USA, next, twice)).toBe(NOW + (102 + allowed + 1) * HOUR);
      },
    );

    test('quiet hours that are over stay quiet when they are made shorter', () => {
      const night = week({ quiet: { from: 20 * 60, to: 8 * 60 } });
      const place = around({ clock: 12 * 3600, habits: { usa: night } });
      const first: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [USA]), place, NOW, undefined) };
      expect(deadlineOf(USA, first, place)).toBe(NOW + 24 * HOUR);
      const shorter = changed(place, first, week({ quiet: { from: 0, to: 60 } }), NOW + 21 * HOUR);
      expect(deadlineOf(USA, first, shorter)).toBe(NOW + 24 * HOUR);
      // In the middle of the night: what is left of it no longer is quiet.
      const up = changed(place, first, undefined, NOW + 10 * HOUR);
      expect(deadlineOf(USA, first, up)).toBe(NOW + 14 * HOUR);
    });

    test('nobody gets more time for what is open by days off or quiet hours, but by a holiday', () => {
      const place = around({ clock: 12 * 3600, clockKind: 'stage' });
      const first: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [CHINA]), place, NOW, undefined) };
      // 16 November 2026 is a Monday.
      const lazy = week({ daysOff: [0, 1, 2], quiet: { from: 18 * 60, to: 6 * 60 } });
      const off = changed(place, first, lazy, NOW + 11 * HOUR);
      expect(deadlineOf(CHINA, first, off)).toBe(NOW + 12 * HOUR);
      const twice = changed(off, first, lazy, NOW + 11.5 * HOUR);
      expect(deadlineOf(CHINA, first, twice)).toBe(NOW + 12 * HOUR);
      const later: Summary = { cycle: 1, ...timesAfter(asked(game, 2, [CHINA], 4), twice, NOW + 12 * HOUR, first) };
      expect(deadlineOf(CHINA, later, twice)).toBe(NOW + 54 * HOUR);
      const trip = changed(place, first, week({ holidays: [{ from: NOW + 10 * HOUR, until: NOW + 30 * HOUR }] }), NOW);
      expect(deadlineOf(CHINA, first, trip)).toBe(NOW + 32 * HOUR);
    });

    test('one who leaves in the middle of a rest, for a caretaker or for good, leaves the others some time', () => {
      const place = around({ clock: 12 * 3600, clockKind: 'stage', habits: { usa: week({ holidays: [away] }) } });
      const first: Summary = { cycle: 1, ...timesAfter(asked(game, 1, [CHINA]), place, NOW, undefined) };
      const open = asked(game, 1, [CHINA]);
      const seats = { ...open.state.seats, [seat(USA)]: { ...open.state.seats[seat(USA)], out: 'resigned' } };
      for (const gone of [{ leaders: { [seat(USA)]: 'caretaker' } }, { seats }] as Partial<Game['state']>[]) {
        const without = { ...open, state: { ...open.state, ...gone } };
        const said = { leaders: gone.leaders, out: gone.seats && [USA] };
        const after = (at: Around, hours: number, before: Summary): Summary => ({
          cycle: 1,
          ...timesAfter(without, at, NOW + hours * HOUR, before),
          ...said,
        });
        const left = after(place, 100, first);
        expect(deadlineOf(CHINA, left, place)).toBe(NOW + 101.2 * HOUR);
        expect(deadlineOf(CHINA, after(place, 101, left), place)).toBe(NOW + 101.2 * HOUR);
        // Without a rest of theirs it is as it was.
        const awake = around({ clock: 12 * 3600, clockKind: 'stage' });
        expect(deadlineOf(CHINA, after(awake, 11.5, first), awake)).toBe(NOW + 12 * HOUR);
      }
    });
  });

  test('what a game that was begun before had for its question stays', () => {
    const place = around({ clock: 3600 });
    const old: Summary = { cycle: 1, question: 5, deadline: NOW + 7 };
    const same: Summary = { cycle: 1, ...timesAfter(asked(opened(), 5, [USA]), place, NOW, old) };
    expect(deadlineOf(USA, same, place)).toBe(NOW + 7);
  });
});
