import { describe, expect, test, vi } from 'vitest';
import { STORE_KINDS } from '../testing/stores.ts';
import { ClockWatch } from './clock-watch.ts';
import { SteadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;

describe('a clock that nobody can set', () => {
  /** A clock on ticks of the test's own, which has followed a reference for a while. */
  function clockOf() {
    let ticks = 5000;
    const clock = new SteadyClock(() => ticks);
    return {
      clock,
      pass(millis: number, reference: number) {
        for (let left = millis; left > 0; left -= 1000) {
          ticks += Math.min(1000, left);
          clock.follow(reference + millis - left + Math.min(1000, left));
        }
      },
    };
  }

  test('shows what its reference does, and follows its drift', () => {
    const { clock, pass } = clockOf();
    clock.follow(1_000_000);
    expect(clock.now()).toBe(1_000_000);
    pass(60_000, 1_000_300);
    expect(clock.now()).toBe(1_060_300);
    expect(clock.differs).toBe(0);
  });

  test.each([HOUR, -HOUR, 365 * 24 * HOUR])(
    "that jumps by %i milliseconds is followed slowly: nobody's time is over at once",
    (jump) => {
      const { clock, pass } = clockOf();
      clock.follow(1_000_000);
      pass(30 * 60_000, 1_000_000 + jump);
      const shown = clock.now() - 1_000_000;
      // Half an hour, a twentieth more or less.
      expect(Math.abs(shown - 30 * 60_000)).toBeLessThanOrEqual(30 * 60_000 * 0.05 + 1);
      expect(Math.sign(clock.differs)).toBe(Math.sign(jump));
    },
  );

  test('comes to its reference in the end', () => {
    const { clock, pass } = clockOf();
    clock.follow(1_000_000);
    pass(21 * 60_000, 1_060_000);
    expect(clock.now()).toBe(1_060_000 + 21 * 60_000);
    expect(clock.differs).toBe(0);
  });
});

test("a machine whose clock is wrong is told so once, in a sentence, and the database's counts", () => {
  const said: string[] = [];
  const watch = new ClockWatch((sentence) => said.push(sentence));
  const database = Date.now() - HOUR;
  for (let i = 0; i < 3; i += 1) watch.database(database, performance.now());
  expect(Math.abs(watch.clock.now() - database)).toBeLessThan(60_000);
  expect(said).toEqual([
    expect.stringMatching(
      /^The clock of this machine is 3\d\d\d seconds ahead of the database's\. Deadlines go by the database's; set this one right\.$/,
    ),
  ]);
});

describe.each(STORE_KINDS)('the clock in $kind', (kind) => {
  test("goes on though the machine's own is set an hour ahead or back", async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const before = store.clock.now();
    expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const jump of [HOUR, -HOUR]) {
        vi.setSystemTime(before + jump);
        expect(Math.abs(store.clock.now() - before)).toBeLessThan(60_000);
      }
    } finally {
      vi.useRealTimers();
    }
    await store.close();
    await kind.remove(place);
  });
});
