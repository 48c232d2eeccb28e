import { describe, expect, test, vi } from 'vitest';
import { type Habits, habitsShape, isTooMuch, isZone } from './habits.ts';
import { passed, runsOut } from './passing.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const clear = { stretches: [] };
const night: Habits = { zone: 'Europe/Berlin', quiet: { from: 22 * 60, to: 8 * 60 }, daysOff: [], holidays: [] };

test('a time zone that is written in a thousand ways is not kept a thousand times', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  try {
    const written = (n: number) =>
      [...'america/argentina/buenos_aires'].map((sign, i) => ((n >> i) & 1 ? sign.toUpperCase() : sign)).join('');
    expect(isZone(written(1)) && isZone(written(1))).toBe(true);
    expect(made).toHaveBeenCalledTimes(1);
    for (let n = 2; n < 1000; n += 1) isZone(written(n));
    isZone(written(1));
    expect(made.mock.calls.filter(([, options]) => options?.timeZone === written(1))).toHaveLength(2);
  } finally {
    made.mockRestore();
  }
});

describe('how time passes', () => {
  test('without habits it passes as the clock goes', () => {
    expect(runsOut(at('2026-11-17T12:00Z'), 5 * HOUR, clear)).toBe(at('2026-11-17T17:00Z'));
    expect(passed(at('2026-11-17T12:00Z'), at('2026-11-17T17:00Z'), clear)).toBe(5 * HOUR);
  });

  test('it stands still in quiet hours, in the time zone of the person', () => {
    // 20:00 in Berlin: two hours until 22:00, and the rest from 8:00 on.
    const end = runsOut(at('2026-11-17T19:00Z'), 5 * HOUR, { ...clear, habits: night });
    expect(end).toBe(at('2026-11-18T10:00Z'));
    expect(passed(at('2026-11-17T19:00Z'), end, { ...clear, habits: night })).toBe(5 * HOUR);
    // In the middle of the night it begins in the morning.
    expect(runsOut(at('2026-11-18T01:00Z'), HOUR, { ...clear, habits: night })).toBe(at('2026-11-18T08:00Z'));
  });

  test('it follows the clocks when they change', () => {
    // In the night to 29 March 2026 Berlin loses an hour: 8:00 is 6:00 UTC instead of 7:00.
    expect(runsOut(at('2026-03-28T20:00Z'), 2 * HOUR, { ...clear, habits: night })).toBe(at('2026-03-29T07:00Z'));
  });

  test('it follows the clocks when an hour comes twice, in zones of half hours, and where the change is half an hour', () => {
    // In the night to 25 October 2026 Berlin gains an hour: quiet from 20:00 to 7:00 UTC, eleven hours.
    expect(runsOut(at('2026-10-24T19:00Z'), 2 * HOUR, { ...clear, habits: night })).toBe(at('2026-10-25T08:00Z'));
    const inZone = (zone: string): Habits => ({ ...night, zone });
    // 22:00 in Kolkata is 16:30 UTC, and 8:00 is 2:30.
    expect(runsOut(at('2026-11-17T16:00Z'), HOUR, { ...clear, habits: inZone('Asia/Kolkata') })).toBe(
      at('2026-11-18T03:00Z'),
    );
    expect(runsOut(at('2026-11-17T16:00Z'), HOUR, { ...clear, habits: inZone('Asia/Kathmandu') })).toBe(
      at('2026-11-18T02:15Z') + 0.75 * HOUR,
    );
    // On Lord Howe Island 4 October 2026 is half an hour short: 8:00 is 21:00 UTC of the day before instead of 21:30.
    expect(runsOut(at('2026-10-03T11:00Z'), HOUR, { ...clear, habits: inZone('Australia/Lord_Howe') })).toBe(
      at('2026-10-03T21:30Z'),
    );
  });

  test('quiet hours within the hour that is skipped, or comes twice, end', () => {
    const habits: Habits = { zone: 'Europe/Berlin', quiet: { from: 130, to: 170 }, daysOff: [], holidays: [] };
    for (const day of ['2026-03-29', '2026-10-25']) {
      const [from, until] = [at(`${day}T00:00Z`), at(`${day}T06:00Z`)];
      const rested = until - from - passed(from, until, { ...clear, habits });
      expect(rested).toBeGreaterThanOrEqual(0);
      expect(rested).toBeLessThanOrEqual(100 * 60_000);
      expect(passed(from, runsOut(from, 5 * HOUR, { ...clear, habits }), { ...clear, habits })).toBe(5 * HOUR);
    }
  });

  test('a holiday and a pause that overlap stop it once', () => {
    const holidays = [{ from: at('2026-11-20T10:00Z'), until: at('2026-11-22T10:00Z') }];
    const stretches = [{ from: at('2026-11-21T10:00Z'), until: at('2026-11-23T10:00Z') }];
    const stops = { habits: { zone: 'UTC', daysOff: [], holidays }, stretches };
    expect(runsOut(at('2026-11-20T09:00Z'), 2 * HOUR, stops)).toBe(at('2026-11-23T11:00Z'));
    expect(passed(at('2026-11-20T09:00Z'), at('2026-11-23T11:00Z'), stops)).toBe(2 * HOUR);
  });

  test('holidays are at most fourteen days in any thirty', () => {
    const day = (n: number) => at('2026-11-01T00:00Z') + n * 24 * HOUR;
    const days = (...all: [from: number, until: number][]) =>
      all.map(([from, until]) => ({ from: day(from), until: day(until) }));
    expect(isTooMuch(days([0, 10], [12, 16]))).toBe(false);
    expect(isTooMuch(days([0, 10], [12, 17]))).toBe(true);
    expect(isTooMuch(days([0, 10], [30, 40]))).toBe(false);
    expect(isTooMuch(days([0, 10], [25, 35]))).toBe(true);
    // What overlaps counts once.
    expect(isTooMuch(days([0, 10], [0, 10], [5, 14]))).toBe(false);
    // A day with 25 hours is a day.
    expect(isTooMuch([{ from: day(0), until: day(14) + HOUR }])).toBe(false);
  });

  test('it stands still on days off and holidays, while the game is paused and while the server is down', () => {
    const weekend: Habits = { zone: 'UTC', daysOff: [0, 6], holidays: [] };
    // Friday, 20 November, 20:00: four hours until Saturday, the rest on Monday.
    expect(runsOut(at('2026-11-20T20:00Z'), 10 * HOUR, { ...clear, habits: weekend })).toBe(at('2026-11-23T06:00Z'));
    const away = { from: at('2026-11-20T22:00Z'), until: at('2026-11-24T00:00Z') };
    const habits = { ...weekend, holidays: [away] };
    expect(runsOut(at('2026-11-20T20:00Z'), 10 * HOUR, { ...clear, habits })).toBe(at('2026-11-24T08:00Z'));
    const stretches = [{ from: at('2026-11-20T21:00Z'), until: at('2026-11-20T22:30Z') }];
    expect(runsOut(at('2026-11-20T20:00Z'), 2 * HOUR, { stretches })).toBe(at('2026-11-20T23:30Z'));
    expect(passed(at('2026-11-20T20:00Z'), at('2026-11-20T22:00Z'), { stretches })).toBe(HOUR);
  });

  test.each([
    { zone: 'Nowhere/Land' },
    { zone: 'UTC', quiet: { from: 0, to: 800 } },
    { zone: 'UTC', daysOff: [0, 1, 2, 3] },
    { zone: 'UTC', holidays: [{ from: 0, until: 11 * 24 * HOUR }] },
    { zone: 'UTC', holidays: [{ from: 5, until: 5 }] },
  ])('habits that would stop a game are refused: %j', (habits) => {
    expect(habitsShape.safeParse(habits).success).toBe(false);
  });
});
