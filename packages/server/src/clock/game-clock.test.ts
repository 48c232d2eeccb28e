import { createGame, DEFAULT_OPTIONS, EDITION, type Game, quickStream, seat } from '@marshall/rules';
import { describe, expect, test } from 'vitest';
import { freshMeta } from '../lobby/fresh.ts';
import type { ArrangementMeta, Summary } from '../table/arrangement.ts';
import { type Around, deadlineOf, latestOf, timesAfter } from './game-clock.ts';

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

  test('what a game that was begun before had for its question stays', () => {
    const place = around({ clock: 3600 });
    const old: Summary = { cycle: 1, question: 5, deadline: NOW + 7 };
    const same: Summary = { cycle: 1, ...timesAfter(asked(opened(), 5, [USA]), place, NOW, old) };
    expect(deadlineOf(USA, same, place)).toBe(NOW + 7);
  });
});
