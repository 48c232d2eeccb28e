// How many turns of the event loop long work takes, on a machine so slow that each piece of it takes a whole one.
import { vi } from 'vitest';

/** Its clock only goes forward, also from one measurement to the next. */
let now = 0;

/** Does some work and counts the turns in which others are served meanwhile. */
export async function turnsOf<T>(
  work: () => T | Promise<T>,
): Promise<{ readonly result: Awaited<T>; readonly turns: number }> {
  now = Math.max(now, performance.now());
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const serve = () => {
    turns += 1;
    next = setImmediate(serve);
  };
  next = setImmediate(serve);
  try {
    return { result: await work(), turns };
  } finally {
    clearImmediate(next);
    clock.mockRestore();
  }
}
